"""The assault, as a list: ranged combat (20), melee (21), with the windows for plans (18.1)."""

from typing import Final

from siegeworks.core.steps import Rule, Steps
from siegeworks.games.stronghold.rules import melee, plans, ranged, vocabulary
from siegeworks.games.stronghold.rules.pieces import ASSAULT_SLOT, SECTIONS
from siegeworks.games.stronghold.rules.state import Castle


class Assault(Rule[Castle]):
    """Cannons, machines and marksmen, then the melee at all sections, step by step (23.65)."""

    rule = "20.1"

    def run(self, g: Castle) -> Steps:
        g.slot = ASSAULT_SLOT
        g.struck = [0] * SECTIONS
        g.tell(vocabulary.ASSAULT_BEGINS, g.round)
        return SEQUENCE


ASSAULT: Final = Assault()
SEQUENCE: Final[Steps] = (
    plans.WINDOW_RANGED,
    ranged.AIM_CANNONS,
    ranged.AIM_MACHINES,
    ranged.AIM_MARKSMEN,
    plans.WINDOW_MELEE,
    melee.POISON_STEP,
    melee.CAULDRONS,
    melee.POLES,
    melee.WORK_ORDERS,
    plans.WINDOW_STRENGTH,
    *melee.STRENGTHS,
)
