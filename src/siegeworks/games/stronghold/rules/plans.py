"""18 Defence plans."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.stronghold.rules.pieces import LEVY_OF_THE_TOWN
from siegeworks.games.stronghold.rules.state import Castle


def is_played(g: Castle, plan: int) -> bool:
    """18.2: whether a plan was played, so that its drawback holds."""
    return g.plans_played >> plan & 1 == 1


def count_levy(g: Castle) -> int:
    """18.3, Levy of the Town: hourglasses fewer each round."""
    if is_played(g, LEVY_OF_THE_TOWN):
        return g.tables.plan_take[LEVY_OF_THE_TOWN]
    return 0


class Window(Rule[Castle]):
    """SEAM: chapter 18 replaces this; until then no plan is played in the assault."""

    rule = "18.1"

    def run(self, g: Castle) -> Steps:
        return DONE


WINDOW_RANGED: Final = Window()
WINDOW_MELEE: Final = Window()
WINDOW_STRENGTH: Final = Window()
