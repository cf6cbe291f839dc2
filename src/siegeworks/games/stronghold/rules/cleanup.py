"""22 The end of the round."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.stronghold.rules import objectives, rituals
from siegeworks.games.stronghold.rules.pieces import DEAD, KINDS, PAID
from siegeworks.games.stronghold.rules.state import HELD, Castle


class EndOfRound(Rule[Castle]):
    """SEAM: chapter 22 completes this; until then only what the next round needs."""

    rule = "22.1"

    def run(self, g: Castle) -> Steps:
        steps = objectives.check_all(g, objectives.AFTER_ASSAULT)
        rituals.bring_home(g)
        for kind in range(KINDS):
            g.horde[DEAD * KINDS + kind] += g.horde[PAID * KINDS + kind]
            g.horde[PAID * KINDS + kind] = 0
        g.wood_paid = 0
        g.used = g.maneuvers = g.finished = g.hero_used = g.heroic_used = 0
        if g.round == g.tables.rounds:
            g.ending = HELD
            return DONE
        return steps


END_OF_ROUND: Final = EndOfRound()
