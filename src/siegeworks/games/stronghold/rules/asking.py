"""How this game asks: one of the two sides decides, and whatever is not offered has a reason."""

from typing import ClassVar, Final

from siegeworks.core.steps import Dilemma, Refusal
from siegeworks.games.stronghold.rules.pieces import INVADER
from siegeworks.games.stronghold.rules.state import Castle


class Reason:
    """Why something cannot be done, with its paragraph, and for some what it needs."""

    def __init__(self, key: str, rule: str, need: int = 0, have: int = 0) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.need: Final = need
        self.have: Final = have

    def refuse(self, option: int) -> Refusal:
        """Say it of an option."""
        return Refusal(option, self.key, self.rule, self.need, self.have)


class Question(Dilemma[Castle]):
    """One side decides about open things; one way alone is taken unasked, and none is nothing.

    A step declares its ``universe`` and says with ``why_not`` which part of it is offered, and
    why the rest is not. Steps that are asked often write ``options`` as well, for speed.
    """

    who: ClassVar[int] = INVADER  # the side that is asked

    def seat(self, g: Castle) -> int:
        return self.who

    def why_not(self, g: Castle, option: int) -> Reason | None:
        """What forbids an option of the universe, or None."""
        return None

    def options(self, g: Castle) -> list[int]:
        return [o for o in self.universe(g, self.who) if self.why_not(g, o) is None]

    def refusals(self, g: Castle, seat: int) -> list[Refusal]:
        return list_refusals(self, g, seat)


class QuietQuestion(Question):
    """As a question, but its reasons are told only when somebody tries what is not offered."""

    def refusals(self, g: Castle, seat: int) -> list[Refusal]:
        return []

    def quiet_refusals(self, g: Castle, seat: int) -> list[Refusal]:
        return list_refusals(self, g, seat)


class SecretQuestion(QuietQuestion):
    """Asked even if there is one way alone: not being asked would tell the other side something."""

    def advance(self, g: Castle) -> bool:
        return False


def find_obstacle(step: Question, g: Castle) -> Reason | None:
    """Why a question would have no answer, or None."""
    why: Reason | None = None
    for option in step.universe(g, step.who):
        why = step.why_not(g, option)
        if why is None:
            return None
    return why


def list_refusals(step: Question, g: Castle, seat: int) -> list[Refusal]:
    """All of the universe that is not offered, and why."""
    found: list[Refusal] = []
    for option in step.universe(g, seat):
        why = step.why_not(g, option)
        if why is not None:
            found.append(why.refuse(option))
    return found
