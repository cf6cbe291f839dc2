"""How this game asks: one of the two sides decides, and whatever is not offered has a reason."""

from typing import ClassVar, Final

from siegeworks.core import steps
from siegeworks.core.steps import Reason
from siegeworks.games.stronghold.rules.pieces import DEFENDER, INVADER
from siegeworks.games.stronghold.rules.state import Castle

NO_TILE: Final = Reason("no-tile", "3.4", 1, 0)
ONLY_INVADER: Final = 1 << INVADER  # who hears of it
ONLY_DEFENDER: Final = 1 << DEFENDER


class Question(steps.Question[Castle]):
    """One side decides about open things; one way alone is taken unasked, and none is nothing."""

    who: ClassVar[int] = INVADER  # the side that is asked

    def seat(self, g: Castle) -> int:
        return self.who


class QuietQuestion(Question):
    """As a question, but its reasons are told only when somebody tries what is not offered."""

    is_quiet = True


class SecretQuestion(QuietQuestion):
    """Asked even if there is one way alone: not being asked would tell the other side something."""

    def advance(self, g: Castle) -> bool:
        return False
