"""20 and 21: the assault."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.stronghold.rules.state import Castle


class Assault(Rule[Castle]):
    """SEAM: chapters 20 and 21 replace this; until then nothing happens."""

    rule = "20.1"

    def run(self, g: Castle) -> Steps:
        g.slot = 9
        return DONE


ASSAULT: Final = Assault()
