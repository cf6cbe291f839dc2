"""What both sides of Gatehouse do by habit, and who is winning: for bots, never for the rules."""

from typing import ClassVar, Final

from siegeworks.core.judge import Judge
from siegeworks.core.steps import NOUN, State
from siegeworks.games.gatehouse.rules import vocabulary
from siegeworks.games.gatehouse.rules.state import (
    BREACHED,
    DEFENDER,
    FULL_GATE,
    GATES,
    INVADER,
    ROUNDS,
    RUMOUR,
    Gatehouse,
)

DAMAGE: Final = 0.5  # what a gate all but breached is worth, with all rounds to come
BASE: Final = 0.4  # what the invader begins with
HABIT: Final = 24  # of 32: how often the obvious is done; else anything, to be hard to read


class Captain(Judge):
    """Storms and guards the weakest gate, mostly, with the strongest that is at hand."""

    habits: ClassVar[bool] = True

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Gatehouse)
        if g.ending:
            won = INVADER if g.ending == BREACHED else DEFENDER
            return 1.0 if seat == won else 0.0
        left = (ROUNDS - g.round + 1) / ROUNDS
        missing = (FULL_GATE - g.gate[find_weakest(g)]) / FULL_GATE
        invader = (BASE + DAMAGE * missing) * left
        return invader if seat == INVADER else 1.0 - invader

    def pick(self, g: State, options: list[int], number: int) -> int:
        assert isinstance(g, Gatehouse)
        any_other = number * len(options) >> 32
        if number & 31 >= HABIT:
            return any_other
        verb = options[len(options) - 1] & ~NOUN
        if verb == vocabulary.NAME:
            return find_weakest(g)
        if verb == vocabulary.PLACE:
            return len(options) - 1
        if verb == vocabulary.SHIELD:
            return 1
        return answer(g, options)


def find_weakest(g: Gatehouse) -> int:
    """The gate with the least strength left."""
    best = 0
    for gate in range(1, GATES):
        if g.gate[gate] < g.gate[best]:
            best = gate
    return best


def answer(g: Gatehouse, options: list[int]) -> int:
    """Play what helps until the assault is hopeless; a rumour never does."""
    for place in range(len(options)):
        if options[place] & ~NOUN == vocabulary.PLAY and options[place] & NOUN != RUMOUR:
            return place if g.weight < 2 else 0
    return 0
