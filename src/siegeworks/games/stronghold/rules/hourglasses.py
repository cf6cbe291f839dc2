"""14 Hourglasses: what the defender gets, and his phase."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.stronghold.rules import vocabulary
from siegeworks.games.stronghold.rules.state import Castle


def give(g: Castle, count: int) -> None:
    """6.2: the defender gets hourglasses; told with how many he has now."""
    if count:
        g.sand += count
        g.tell(vocabulary.SAND_GIVEN, count, g.sand)


class DefenderPhase(Rule[Castle]):
    """SEAM: chapter 14 replaces this; until then hourglasses are thrown away."""

    rule = "14.1"

    def run(self, g: Castle) -> Steps:
        g.sand = 0
        return DONE


DEFENDER_PHASE: Final = DefenderPhase()
