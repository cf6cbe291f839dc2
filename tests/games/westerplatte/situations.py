"""Situations that several chapters begin with, and short questions about what came of them."""

from typing import Any

from siegeworks import Match
from tests.games.helping import prompt as prompt
from tests.games.westerplatte.table import Lane, end_of_day, end_turn, fort, zone

LEVELS = ("easy", "medium", "hard")
LOSS = "1-morale-1"  # moves D and E, where no troop stands in these tests
BARE = {"mines": 0, "grenades": 0, "bricks": 0}
FULL_LANES: dict[str, Lane] = {
    "A": "1-A1",
    "B": "1-B1",
    "C": "1-C1",
    "D": ("1-D3", "I"),
    "E": ("1-E3", "I"),
}


def rise(**situation: Any) -> Match:
    """Officer 1 uses the morale tile, which lies on G3."""
    match = fort(officers={"1": "G3"}, **situation)
    match.choose("raise-morale")
    return match


def fall(**situation: Any) -> Match:
    """Officer 1 ends the turn, and a loss of morale is drawn."""
    match = fort(**situation)
    end_turn(match, LOSS)
    return match


def event(name: str, level: str = "medium", day: int = 1, **situation: Any) -> Match:
    """A day has ended, and this event is drawn."""
    match = end_of_day(day, level, **situation)
    match.happen(name)
    return match


def ending(match: Match) -> str:
    """How the game ended, or nothing while it goes on."""
    return "" if match.result is None else match.result.ending


def damaged(match: Match) -> dict[str, int]:
    """The walls that are not whole."""
    return {field: bricks for field, bricks in zone(match, "walls").items() if bricks < 6}
