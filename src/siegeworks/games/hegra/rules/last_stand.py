"""19 The Last Stand."""

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.hegra.rules import infantry, surrender, vocabulary
from siegeworks.games.hegra.rules.events import LAST_EVENT
from siegeworks.games.hegra.rules.state import Fortress


class LastStand(Rule[Fortress]):
    """A last event of the siege, resolved as usual; then the infantry press on."""

    rule = "19.1"

    def run(self, g: Fortress) -> Steps:
        return (*LAST_EVENT, FinalAdvance(), Outcome())


class FinalAdvance(Rule[Fortress]):
    """All infantry go one sector further, or two if nobody holds a position; then they charge."""

    rule = "19.2"

    def run(self, g: Fortress) -> Steps:
        steps = 1 if g.manned() else 2
        g.tell(vocabulary.FINAL_ADVANCE, steps)
        infantry.stand_up(g)
        for _ in range(steps):
            infantry.advance(g, g.standing[:])
        return (infantry.CHARGE,) if g.charging else DONE


class Outcome(Rule[Fortress]):
    """After the Last Stand the defenders are counted, and the Surrender track names the outcome."""

    rule = "19.3"

    def run(self, g: Fortress) -> Steps:
        if g.healthy() < g.needed():
            return (surrender.TooFew(),)
        g.ending = 1 + g.surrender
        g.tell(vocabulary.HELD, g.surrender)
        return DONE
