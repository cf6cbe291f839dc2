"""Real dice at a real table: the player says how luck fell."""

from collections.abc import Sequence
from typing import Final

from siegeworks.core.decision import Possible
from siegeworks.core.engine import find_waiting
from siegeworks.core.game import Line
from siegeworks.core.match import Match
from siegeworks.text import painting
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Thing, find

FEW: Final = 9  # as many outcomes are listed in words; more only by their names


def make_things(outcomes: Sequence[Possible], language: str) -> list[Thing]:
    """The outcomes as things to choose from."""
    return [Thing(str(outcome), outcome.words(language)) for outcome in outcomes]


def draw_question(match: Match, speaker: Speaker) -> list[Line]:
    """What luck decides now, and what it may be."""
    step = find_waiting(match.state)
    assert step is not None
    outcomes = match.outcomes()
    name = f"luck-{type(step).__name__}"
    facts = match.lexicon.facts(speaker.language, step.kinds(), step.numbers())
    asked = match.lexicon.say(speaker.language, name, facts)
    if asked == name:
        asked = speaker.say("luck")
    return [
        *painting.draw_question(asked, step.rule),
        *list_things(make_things(outcomes, speaker.language)),
    ]


def list_things(found: Sequence[Thing]) -> list[Line]:
    """A list to pick from: with words if it is short."""
    if len(found) > FEW:
        return painting.draw_choices([Thing(thing.text, thing.text) for thing in found])
    named = [thing if thing.words == thing.text else show_both(thing) for thing in found]
    return painting.draw_choices(named)


def show_both(thing: Thing) -> Thing:
    """A thing shown by its name and its words."""
    return Thing(thing.text, f"{thing.text}: {thing.words}")


def find_meant(typed: str, match: Match, language: str) -> list[Possible]:
    """The outcomes that may have been meant."""
    outcomes = match.outcomes()
    return [outcomes[place] for place in find(typed, make_things(outcomes, language))]


def list_found(found: Sequence[Possible], match: Match, language: str) -> list[Line]:
    """Several outcomes that fit, each under the number it has in the whole list."""
    places = {str(outcome): place for place, outcome in enumerate(match.outcomes(), start=1)}
    return [
        [(f" {places[str(outcome)]:>2} ", "number"), (f"{outcome}: {outcome.words(language)}", "")]
        for outcome in found
    ]
