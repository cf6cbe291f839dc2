"""Situations of Stronghold, with luck in the test's hands, and looking at them."""

from typing import Any, Unpack

import siegeworks
from siegeworks import CHANCE, Match
from siegeworks.games.stronghold.situations import Facts, situation
from tests.games import helping
from tests.games.helping import play as play
from tests.games.helping import prompt as prompt
from tests.games.helping import refusal as refusal
from tests.games.helping import texts as texts
from tests.games.helping import told as told

GAME = siegeworks.game("stronghold")
INVADER, DEFENDER = 0, 1
HORDE = ("goblin", "orc", "troll")
GARRISON = ("marksman", "soldier", "veteran")
RICH = {"goblin": 6, "orc": 6, "troll": 6}  # a supply that can pay for anything


def castle(**facts: Unpack[Facts]) -> Match:
    """A situation in which the test names what luck does."""
    facts.setdefault("luck", "given")
    return situation(**facts)


def rich(**facts: Unpack[Facts]) -> Match:
    """A situation in which the invader can pay for any card."""
    facts.setdefault("horde", {"supply": RICH})
    facts.setdefault("wood", 12)
    return castle(**facts)


def start(secrets: str = "drawn") -> Match:
    """A new game."""
    return helping.start(GAME, {"secrets": secrets})


def deal(match: Match) -> Match:
    """Let the first of what is possible happen until somebody is asked."""
    while match.to_move == CHANCE:
        match.happen(match.outcomes()[0])
    return match


def set_up(match: Match) -> Match:
    """Answer all questions of the set-up by the first that is offered, and draw the first units."""
    while match.view(None)["zones"]["round"] == 0:  # type: ignore[index]
        deal(match)
        if match.to_move is not None and match.to_move != CHANCE:
            match.choose(match.options()[0])
    return deal(match)


# Looking


def zones(match: Match) -> Any:
    """All zones, secrets too."""
    return match.dump()["zones"]


def seen(match: Match, seat: int | None) -> Any:
    """The zones as a seat sees them; None is a spectator."""
    return match.view(seat)["zones"]


def horde(match: Match, camp: str) -> tuple[int, ...]:
    """Goblins, orcs and trolls at a place."""
    return tuple(zones(match)["horde"][f"{camp}-{kind}"] for kind in HORDE)


def garrison(match: Match, post: str) -> tuple[int, ...]:
    """Marksmen, soldiers and veterans at a place."""
    return tuple(zones(match)["garrison"][f"{post}-{kind}"] for kind in GARRISON)


def given(match: Match) -> int:
    """How many hourglasses the defender has got so far."""
    return sum(int(str(event.about["count"])) for event in told(match, "sand-given"))


def heard(match: Match, seat: int | None) -> list[str]:
    """The kinds of all events a seat has heard."""
    return [event.kind for event in match.log(seat)]


def built(match: Match, card: str) -> list[str]:
    """Where machines of a kind stand."""
    return [place for place, kind in zones(match)["barrage"].items() if kind == card]
