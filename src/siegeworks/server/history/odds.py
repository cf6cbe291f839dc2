"""What luck may do if an option is taken: counted where everything is seen, else simulated.

That may take a while, so it is done in another process, which answers with text.
"""

from dataclasses import dataclass
from typing import Final

import msgspec

from siegeworks import registry
from siegeworks.core.decision import CHANCE
from siegeworks.core.match import Match
from siegeworks.core.steps import Chance, Choice
from siegeworks.server import wire
from siegeworks.text.foretelling import foretell

SAMPLES: Final = 60  # ways that hidden things may lie
ENCODER: Final = msgspec.json.Encoder()
MOST_TOLD: Final = 40  # outcomes whose consequences are told, at most


@dataclass(frozen=True)
class OddsQuestion:
    """What is asked: all that a seat knows, as plain data, and an option of it."""

    game: str
    position: str
    seat: int
    option: str
    language: str


def ask_odds(match: Match, seat: int, option: str, language: str) -> OddsQuestion:
    """The question about an option; IllegalChoice if it is not on offer."""
    match.find_option(option, seat)
    copy = match.imagine(seat)
    return OddsQuestion(match.game.key, copy.position(), seat, option, language)


def show_odds(question: OddsQuestion) -> bytes:
    """The answer, ready to be sent."""
    copy = registry.game(question.game).from_position(question.position)
    return ENCODER.encode(weigh_odds(copy, question.seat, question.option, question.language))


def weigh_odds(copy: Match, seat: int, option: str, language: str) -> wire.Odds:
    """The odds of an option for a seat, from a copy that holds only what the seat knows."""
    foretold = foretell(copy, seat, option, language)
    weigh = _simulate_odds if copy.game.has_secrets else _count_odds
    return msgspec.structs.replace(
        weigh(copy, seat, option, language),
        effects=list(foretold.certain),
        results=[
            wire.Consequence(list(r.words), r.share, r.rule, r.percent) for r in foretold.results
        ],
        defeat=foretold.defeat,
    )


def _take_option(match: Match, seat: int, option: str) -> Match:
    """The moment after an option is taken, before luck falls."""
    match.state.given = True
    match.scribe.listening = True
    match.choose(option, seat)
    return match


def _count_odds(copy: Match, seat: int, option: str, language: str) -> wire.Odds:
    ends_turn = any(o.is_end_of_turn for o in copy.options(seat) if o.text == option)
    held = 0 if ends_turn else len(copy.state.agenda) - 1
    after = _go_to_luck(_take_option(copy, seat, option), held)
    if after is None:
        return wire.Odds(option, "certain", 0, [])
    rule = after.state.agenda[-1].rule
    possible = after.outcomes()
    whole = sum(outcome.weight for outcome in possible)
    told = len(possible) <= MOST_TOLD
    chances = [
        wire.Chance(
            str(outcome),
            outcome.words(language),
            outcome.weight / whole,
            rule,
            _foretell(after, str(outcome), seat, language) if told else [],
        )
        for outcome in possible
    ]
    return wire.Odds(option, "exact", 0, chances)


def _go_to_luck(after: Match, held: int) -> Match | None:
    """Pass over choices that the option asks for first: the luck it brings comes all the same.

    ``held`` is how many steps were due already before; their luck is none of this option's.
    """
    agenda = after.state.agenda
    if after.to_move in (CHANCE, None):
        return after if after.to_move == CHANCE and len(agenda) > held else None
    place = len(agenda)
    while place > held and isinstance(agenda[place - 1], Choice):
        place -= 1
    if place <= held or not isinstance(agenda[place - 1], Chance):
        return None
    del agenda[place:]
    return after


def _foretell(after: Match, outcome: str, seat: int, language: str) -> list[str]:
    """What would be told if luck fell so."""
    twin = after.clone()
    before = len(twin.log(seat))
    twin.happen(outcome)
    return [event.words(language) for event in twin.log(seat, before)]


def _simulate_odds(copy: Match, seat: int, option: str, language: str) -> wire.Odds:
    """Over many ways that what the seat cannot see may lie."""
    chances: dict[tuple[str, str, str], float] = {}
    for number in range(SAMPLES):
        after = _take_option(copy.clone(for_seat=seat, seed=number), seat, option)
        if after.to_move == CHANCE:
            rule = after.state.agenda[-1].rule
            possible = after.outcomes()
            whole = sum(outcome.weight for outcome in possible)
            for outcome in possible:
                name = (rule, str(outcome), outcome.words(language))
                chances[name] = chances.get(name, 0.0) + outcome.weight / whole / SAMPLES
    outcomes = [
        wire.Chance(text, words, share, rule, []) for (rule, text, words), share in chances.items()
    ]
    return wire.Odds(option, "simulated" if outcomes else "certain", SAMPLES, outcomes)
