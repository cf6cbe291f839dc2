"""What a typed line comes to, at a terminal or in a browser."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from siegeworks.core.decision import Option, Refused
from siegeworks.core.game import Line
from siegeworks.core.match import Match
from siegeworks.text import about, painting
from siegeworks.text.explain import Explainer
from siegeworks.text.lines import set_sentence
from siegeworks.text.refusals import Forbidden, group_refusals, set_forbidden
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import (
    COMMANDS as COMMAND_WORDS,
)
from siegeworks.text.typed import (
    Command,
    Thing,
    find,
    find_near,
    find_word,
    fold,
    list_numbers,
)

COMMANDS: Final = (
    "pick", "several", "ask", "rule", "about", "look", "undo", "log", "news", "save", "odds", "why",
    "board", "quit",
)  # fmt: skip
FEW: Final = 6  # answers that are named where several may be meant


@dataclass(frozen=True)
class Meant:
    """An option that was picked, or else why none was: lines to read."""

    option: Option | None = None
    lines: list[Line] = field(default_factory=list)


def make_things(
    match: Match, seat: int | None, language: str, numbers: Sequence[int] = ()
) -> list[Thing]:
    """The options of a seat as things to choose from, by place or by numbers of their own.

    Without a seat there are none: a spectator does not know what others may choose.
    """
    options = [] if seat is None else match.options(seat)
    own = numbers or range(1, len(options) + 1)
    return [Thing(str(o), o.words(language), n) for o, n in zip(options, own, strict=True)]


def pick(
    typed: str,
    match: Match,
    seat: int | None,
    speaker: Speaker,
    things: Sequence[Thing] | None = None,
) -> Meant:
    """The option that was meant, by its number, its text or its words."""
    offered = make_things(match, seat, speaker.language) if things is None else things
    found = find(typed, offered)
    if len(found) == 1:
        return Meant(match.options(seat)[found[0]])
    if found:
        told = speaker.say("ambiguous", typed=typed[:40], found=name_things(found, offered))
    else:
        told = _tell_refusal(typed, match, seat, speaker, offered)
    return Meant(None, set_sentence(told, "warn"))


def name_things(found: Sequence[int], things: Sequence[Thing]) -> str:
    """Some things with their numbers; of many only the first."""
    numbers = list_numbers(things)
    listed = [f"{numbers[place]} {things[place].words}" for place in found[:FEW]]
    return ", ".join([*listed, "…"] if len(found) > FEW else listed)


def _tell_refusal(
    typed: str, match: Match, seat: int | None, speaker: Speaker, offered: Sequence[Thing]
) -> str:
    """Why the typed words are no answer: a rule, if they name something that is refused."""
    refused = find_refused(typed, match, seat, speaker)
    if refused:
        return refused
    near = [] if typed.isdecimal() else find_near(typed, offered)
    if near:
        return speaker.say("near", typed=typed[:40], found=name_things(near, offered))
    commands = [name for name in COMMAND_WORDS if len(name) > 1]
    command = find_word(fold(typed), commands) if " " not in typed else ""
    if command in commands:
        return speaker.say("near", typed=typed[:40], found=command)
    if about.find_named(typed, about.list_told(match, seat, speaker.language)):
        return speaker.say("nonsense-about", typed=typed[:40])
    return speaker.say("nonsense", typed=typed[:40], numbers=tell_numbers(offered))


def find_refused(typed: str, match: Match, seat: int | None, speaker: Speaker) -> str:
    """Why an option that was typed is not offered; empty if none is meant."""
    if typed.isdecimal() or seat is None:
        return ""
    refusals = [*match.refusals(seat), *match.quiet_refusals(seat)]
    named = [Thing(str(r.option), r.option.words(speaker.language)) for r in refusals]
    for place in find(typed, named)[:1]:
        words = refusals[place].words(speaker.language).rstrip(".")
        return painting.tell_sentence(f"{named[place].words}: {words}", refusals[place].rule)
    return ""


def tell_numbers(things: Sequence[Thing]) -> str:
    """The numbers that can be typed, shortly: 1-4, 7."""
    runs: list[list[int]] = []
    for number in sorted(list_numbers(things)):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{r[0]}-{r[-1]}" if len(r) > 1 else str(r[0]) for r in runs)


def tell_odds(
    typed: str, explainer: Explainer, things: Sequence[Thing] | None = None
) -> list[Line]:
    """What luck may bring next or, if an option was typed, what comes of that."""
    if not typed:
        return explainer.odds()
    meant = pick(typed, explainer.match, explainer.seat, explainer.speaker, things)
    return meant.lines if meant.option is None else explainer.consequences(meant.option)


def tell_asked(
    typed: str, explainer: Explainer, things: Sequence[Thing] | None = None
) -> list[Line]:
    """What comes of a choice, if one was typed before the question mark; else what explains it."""
    match, seat, speaker = explainer.match, explainer.seat, explainer.speaker
    offered = make_things(match, seat, speaker.language) if things is None else things
    found = find(typed, offered)
    if len(found) == 1:
        named = offered[found[0]].words.partition(painting.HALVES)[0]
        return [*tell_odds(typed, explainer, things), *explainer.explain_thing(named)]
    is_number = not any(letter.isalpha() for letter in typed)
    told = [] if is_number else explainer.explain(typed)
    return told or pick(typed, match, seat, speaker, things).lines


def tell_why(typed: str, explainer: Explainer, things: Sequence[Thing] | None = None) -> list[Line]:
    """What cannot be done now; if something was typed, only that, or that it can be done."""
    if not typed:
        return explainer.why()
    match, seat, speaker = explainer.match, explainer.seat, explainer.speaker
    offered = make_things(match, seat, speaker.language) if things is None else things
    possible = find(typed, offered)
    kinds = [match.refusals(seat)]
    if not possible:  # else what goes without saying does
        kinds.append(match.quiet_refusals(seat))
    refused = [] if typed.isdecimal() else group_found(typed, kinds, speaker.language)
    lines = [line for one in refused for line in set_forbidden(one)]
    if possible:
        found = name_things(possible, offered)
        lines = [*set_sentence(speaker.say("why-possible", found=found)), *lines]
    return lines or set_sentence(speaker.say("why-unknown", typed=typed[:40]), "warn")


def group_found(typed: str, kinds: Iterable[Sequence[Refused]], language: str) -> list[Forbidden]:
    """What is refused of what was typed, by reason, of the first kind that has any of it."""
    for refusals in kinds:
        named = [Thing(str(r.option), r.option.words(language)) for r in refusals]
        found = find(typed, named) or find_near(typed, named)
        if found:
            return group_refusals([refusals[place] for place in found], language)
    return []


def answer(
    order: Command,
    explainer: Explainer,
    commands: Iterable[str] = COMMANDS,
    things: Sequence[Thing] | None = None,
) -> list[Line] | None:
    """What is told at a command that only asks; None if it is one that does something."""
    match order.name:
        case "ask":
            return tell_asked(order.rest, explainer, things)
        case "rule":
            return explainer.rule(order.rest)
        case "log":
            return explainer.log(order.rest)
        case "why":
            return tell_why(order.rest, explainer, things)
        case "look":
            return explainer.look(order.rest)
        case "odds":
            return tell_odds(order.rest, explainer, things)
        case "help":
            return explainer.help(commands)
    return None
