"""Situations of Ante Portas, with luck in the test's hands, and looking at them."""

from collections.abc import Mapping
from typing import Any, Unpack

import siegeworks
from siegeworks import CHANCE, Match
from siegeworks.games.ante_portas.situations import Facts, situation
from tests.games import helping
from tests.games.helping import play as play
from tests.games.helping import prompt as prompt
from tests.games.helping import refusal as refusal
from tests.games.helping import texts as texts
from tests.games.helping import told as told

GAME = siegeworks.game("ante-portas")


def realm(**facts: Unpack[Facts]) -> Match:
    """A situation in which the test names what luck does."""
    facts.setdefault("luck", "given")
    return situation(**facts)


def second(**facts: Unpack[Facts]) -> Match:
    """A situation in Era II."""
    facts.setdefault("options", {"eras": "2"})
    facts.setdefault("era", 2)
    return realm(**facts)


def start(seats: int = 1, options: Mapping[str, str] | None = None) -> Match:
    """A new game."""
    return helping.start(GAME, options, seats)


def deal(match: Match) -> Match:
    """Let the first of what is possible happen until somebody is asked."""
    while match.to_move == CHANCE:
        match.happen(match.outcomes()[0])
    return match


def begin(seats: int = 1, options: Mapping[str, str] | None = None) -> Match:
    """A new game, up to its first question."""
    return deal(start(seats, options))


def answer(match: Match, seat: int, option: str) -> Match:
    """One of those who are asked answers."""
    match.choose(option, seat)
    return match


# Looking


def zones(match: Match) -> Any:
    """All zones."""
    return match.dump()["zones"]


def agenda(match: Match) -> list[str]:
    """What is still to be done, next step first."""
    steps: Any = match.dump()["agenda"]
    return list(steps)


def filled(match: Match, zone: str) -> dict[str, int]:
    """The places of a zone where something lies."""
    return {place: count for place, count in zones(match)[zone].items() if count}


def outcomes(match: Match) -> set[str]:
    """What luck may do now."""
    return {str(outcome) for outcome in match.outcomes()}


def goals(match: Match) -> set[str]:
    """The Places where the Steward may go."""
    return {text.removeprefix("go ") for text in texts(match) if text.startswith("go ")}
