"""What a typed line comes to, at a terminal or in a browser."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from siegeworks.core.decision import Option
from siegeworks.core.game import Line
from siegeworks.core.match import Match
from siegeworks.text import painting
from siegeworks.text.explain import Explainer
from siegeworks.text.lines import set_sentence
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Command, Thing, find

COMMANDS: Final = (
    "pick", "rule", "about", "look", "undo", "log", "save", "odds", "why", "board", "quit",
)  # fmt: skip


@dataclass(frozen=True)
class Meant:
    """An option that was picked, or else why none was: lines to read."""

    option: Option | None = None
    lines: list[Line] = field(default_factory=list)


def make_things(match: Match, seat: int | None, language: str) -> list[Thing]:
    """The options of a seat as things to choose from."""
    return [Thing(str(o), o.words(language)) for o in match.options(seat)]


def pick(typed: str, match: Match, seat: int | None, speaker: Speaker) -> Meant:
    """The option that was meant, by its number, its text or its words."""
    offered = make_things(match, seat, speaker.language)
    found = find(typed, offered)
    if len(found) == 1:
        return Meant(match.options(seat)[found[0]])
    if found:
        listed = ", ".join(f"{place + 1} {offered[place].words}" for place in found)
        return Meant(
            None, set_sentence(speaker.say("ambiguous", typed=typed[:40], found=listed), "warn")
        )
    return Meant(
        None, set_sentence(_tell_refusal(typed, match, seat, speaker, len(offered)), "warn")
    )


def _tell_refusal(typed: str, match: Match, seat: int | None, speaker: Speaker, count: int) -> str:
    """Why the typed words are no answer: a rule, if they name something that is refused."""
    refusals = [*match.refusals(seat), *match.quiet_refusals(seat)]
    named = [Thing(str(r.option), r.option.words(speaker.language)) for r in refusals]
    if not typed.isdecimal():
        for place in find(typed, named)[:1]:
            words = refusals[place].words(speaker.language).rstrip(".")
            return painting.tell_sentence(f"{named[place].words}: {words}", refusals[place].rule)
    return speaker.say("nonsense", typed=typed[:40], count=count)


def tell_odds(typed: str, explainer: Explainer) -> list[Line]:
    """What luck may bring next or, if an option was typed, what comes of that."""
    if not typed:
        return explainer.odds()
    meant = pick(typed, explainer.match, explainer.seat, explainer.speaker)
    return meant.lines if meant.option is None else explainer.consequences(meant.option)


def answer(
    order: Command, explainer: Explainer, commands: Iterable[str] = COMMANDS
) -> list[Line] | None:
    """What is told at a command that only asks; None if it is one that does something."""
    match order.name:
        case "rule":
            return explainer.rule(order.rest)
        case "log":
            return explainer.log(order.rest)
        case "why":
            return explainer.why()
        case "look":
            return explainer.look(order.rest)
        case "odds":
            return tell_odds(order.rest, explainer)
        case "help":
            return explainer.help(commands)
    return None
