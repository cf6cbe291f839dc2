"""Situations of Gatehouse, with luck in the test's hands."""

from typing import Any

import siegeworks
from siegeworks import Match
from siegeworks.games.gatehouse.situations import situation
from tests.games import helping
from tests.games.helping import texts as texts

GATEHOUSE = siegeworks.game("gatehouse")
INVADER, DEFENDER = 0, 1


def start(card: str = "stones") -> Match:
    """The first round, the defender's card drawn."""
    return helping.play(helping.start(GATEHOUSE), card)


def orders(match: Match, storm: str = "left", guard: str = "right") -> Match:
    """Both orders given."""
    match.choose(f"name {storm}", INVADER)
    match.choose(f"name {guard}", DEFENDER)
    return match


def answering(
    hand: tuple[str, ...] = ("oil", "stones"),
    token: str = "ram",
    storm: str = "left",
    guard: str = "right",
    shields: int = 1,
    gate: int = 4,
    last: bool = False,
) -> Match:
    """The defender is asked for an answer to a token at a gate."""
    match = situation(
        hand=hand, gates={storm: gate}, shields=shields, round=4 if last else 1, luck="given"
    )
    return helping.play(orders(match, storm, guard), f"place {token}")


def without_rams() -> Match:
    """The third round; both rams are spent."""
    hand = ("stones",)
    return situation(hand=hand, stock=("feint", "ladder", "ladder"), round=3, luck="given")


def zones(match: Match) -> Any:
    """All zones, secrets too."""
    return match.dump()["zones"]


def seen(match: Match, seat: int | None) -> Any:
    """The zones as a seat sees them."""
    return match.view(seat)["zones"]


def heard(match: Match, seat: int | None) -> list[str]:
    """The kinds of all events a seat has heard."""
    return [event.kind for event in match.log(seat)]


def asked(match: Match) -> tuple[str, int]:
    """The question, and whom it is put to."""
    assert match.decision is not None
    return match.decision.prompt, match.decision.seat
