"""19.3 and 17.2, 17.3: how a game ends."""

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.hegra.rules import log
from siegeworks.games.hegra.rules.state import TOO_FEW, UNCONDITIONAL, Fortress


class Skull(Rule[Fortress]):
    """The Surrender marker reaches the skull: the game is lost at once."""

    rule = "17.2"

    def run(self, g: Fortress) -> Steps:
        g.ending = UNCONDITIONAL
        g.tell(log.DEFEATED, g.day)
        return DONE


class TooFew(Rule[Fortress]):
    """Fewer healthy defenders than the Surrender track asks for: the game is lost."""

    rule = "17.3"

    def run(self, g: Fortress) -> Steps:
        g.ending = TOO_FEW
        g.tell(log.TOO_FEW, g.healthy(), g.tables.needs[g.surrender])
        return DONE


class Outcome(Rule[Fortress]):
    """After the Last Stand the defenders are counted, and the Surrender track names the outcome."""

    rule = "19.3"

    def run(self, g: Fortress) -> Steps:
        if g.healthy() < g.tables.needs[g.surrender]:
            return (TooFew(),)
        g.ending = 1 + g.surrender
        g.tell(log.HELD, g.surrender)
        return DONE
