"""13 The end."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.westerplatte.rules.state import FALLEN, HELD, STARVED, Fort
from siegeworks.games.westerplatte.rules.vocabulary import (
    GARRISON_FALLS,
    GARRISON_HOLDS,
    GARRISON_STARVES,
)
from siegeworks.parts.counting import total

FATAL: Final = 2  # guardhouses without a brick


def is_lost(g: Fort) -> bool:
    """13.1: whether so many guardhouses are without a brick that the garrison falls."""
    return g.fallen_guardhouses() >= FATAL


class Defeat(Rule[Fort]):
    """Two guardhouses without a brick: the garrison falls at that very moment."""

    rule = "13.1"

    def run(self, g: Fort) -> Steps:
        g.ending = FALLEN
        g.tell(GARRISON_FALLS, g.day)
        return DONE


class Victory(Rule[Fort]):
    """Alive at the end of the turn that completes the last day: the garrison has held (14.13)."""

    rule = "13.2"

    def run(self, g: Fort) -> Steps:
        g.ending = HELD
        g.tell(GARRISON_HOLDS, g.turn)
        return DONE


class StarvedOut(Rule[Fort]):
    """At the turn cap the garrison is starved out, so that no game goes on for ever (14.44)."""

    rule = "13.3"

    def run(self, g: Fort) -> Steps:
        g.ending = STARVED
        g.tell(GARRISON_STARVES, g.turn)
        return DONE


def score(g: Fort) -> int:
    """13.4: a point for each filed card, and for each standing brick of a garrison that held.

    Cards after the last day do not count (14.48).
    """
    cards = min(g.filed, g.tables.days * g.tables.day_cards)
    return cards + total(g.walls) if g.ending == HELD else cards
