"""13 The end."""

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.westerplatte.rules.log import GARRISON_FALLS, GARRISON_HOLDS, GARRISON_STARVES
from siegeworks.games.westerplatte.rules.state import FALLEN, HELD, STARVED, Fort


class Defeat(Rule[Fort]):
    """Two guardhouses without a brick: the garrison falls at that very moment."""

    rule = "13.1"

    def run(self, g: Fort) -> Steps:
        g.ending = FALLEN
        g.tell(GARRISON_FALLS, g.day)
        return DONE


class Victory(Rule[Fort]):
    """Alive at the end of the turn that completes the last day: the garrison has held."""

    rule = "13.2"

    def run(self, g: Fort) -> Steps:
        g.ending = HELD
        g.tell(GARRISON_HOLDS, g.turn)
        return DONE


class StarvedOut(Rule[Fort]):
    """At the turn cap the garrison is starved out, so that no game goes on for ever."""

    rule = "13.3"

    def run(self, g: Fort) -> Steps:
        g.ending = STARVED
        g.tell(GARRISON_STARVES, g.turn)
        return DONE
