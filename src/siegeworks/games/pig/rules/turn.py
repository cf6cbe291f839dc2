"""1 The turn: roll or hold."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Chance, Choice, Rule, Steps
from siegeworks.games.pig.rules.state import Sty

GOAL: Final = 100
ROLL: Final = 1 << 8
HOLD: Final = 2 << 8
ROLLED: Final = 1
BANKED: Final = 2
REACHED: Final = 1
SIDES: Final = 6
DICE: Final = 0


@mypyc_attr(free_list_len=1)
class Turn(Rule[Sty]):
    """A player rolls or holds until the turn is over, then the next one does."""

    rule: ClassVar[str] = "1.1"
    takes: ClassVar[tuple[str, ...]] = ("seat",)

    def run(self, g: Sty) -> Steps:
        g.pot = 0
        return (RollOrHold(self.a), Turn((self.a + 1) % g.seats))


@mypyc_attr(free_list_len=1)
class RollOrHold(Choice[Sty]):
    """Roll for more, or hold and bank the pot."""

    rule: ClassVar[str] = "1.2"
    takes: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, g: Sty) -> list[int]:
        return [ROLL, HOLD]

    def choose(self, g: Sty, option: int) -> Steps:
        if option == ROLL:
            return (Roll(self.a),)
        return (Bank(self.a),)


@mypyc_attr(free_list_len=1)
class Roll(Chance[Sty]):
    """A one loses the pot and the turn; any other face goes into the pot."""

    rule: ClassVar[str] = "1.3"
    takes: ClassVar[tuple[str, ...]] = ("seat",)
    stream: ClassVar[int] = DICE
    noun: ClassVar[str] = "face"

    def outcomes(self, g: Sty) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(SIDES)]

    def draw(self, g: Sty) -> int:
        return g.roll(DICE, SIDES)

    def resolve(self, g: Sty, outcome: int) -> Steps:
        g.tell(ROLLED, self.a, outcome)
        if outcome == 0:
            return DONE
        g.pot += outcome + 1
        if g.scores[self.a] + g.pot >= GOAL:
            return (Bank(self.a),)
        return (RollOrHold(self.a),)


@mypyc_attr(free_list_len=1)
class Bank(Rule[Sty]):
    """The pot is added to the score; whoever reaches a hundred wins."""

    rule: ClassVar[str] = "1.4"
    takes: ClassVar[tuple[str, ...]] = ("seat",)

    def run(self, g: Sty) -> Steps:
        g.tell(BANKED, self.a, g.pot)
        g.scores[self.a] += g.pot
        g.pot = 0
        if g.scores[self.a] >= GOAL:
            g.ending = REACHED
        return DONE


def set_up(seats: int) -> Sty:
    """A game before its first roll."""
    g = Sty()
    g.begin(seats, 1)
    g.scores = [0] * seats
    g.pot = 0
    g.agenda = [Turn(0)]
    return g
