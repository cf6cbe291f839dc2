"""1 The turn: roll or hold."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Chance, Choice, Rule, Steps
from siegeworks.games.pig.rules.state import Sty
from siegeworks.games.pig.rules.vocabulary import BANKED, HOLD, ROLL, ROLLED

GOAL: Final = 100
REACHED: Final = 1
SIDES: Final = 6
DICE: Final = 0


@mypyc_attr(free_list_len=1)
class Turn(Rule[Sty]):
    """A player rolls or holds until the turn is over, then the next one does."""

    rule = "1.1"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def run(self, g: Sty) -> Steps:
        g.pot = 0
        return (RollOrHold(self.who), Turn((self.who + 1) % g.seats))


@mypyc_attr(free_list_len=1)
class RollOrHold(Choice[Sty]):
    """Roll for more, or hold and bank the pot."""

    rule = "1.2"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Sty) -> int:
        return self.who

    def options(self, g: Sty) -> list[int]:
        return [ROLL, HOLD]

    def universe(self, g: Sty, seat: int) -> list[int]:
        return self.options(g)

    def choose(self, g: Sty, option: int) -> Steps:
        if option == ROLL:
            return (Roll(self.who),)
        return (Bank(self.who),)


@mypyc_attr(free_list_len=1)
class Roll(Chance[Sty]):
    """A one loses the pot and the turn; any other face goes into the pot."""

    rule = "1.3"
    takes = ("who:seat",)
    stream = DICE
    noun = "face"

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def outcomes(self, g: Sty) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(SIDES)]

    def draw(self, g: Sty) -> int:
        return g.roll(DICE, SIDES)

    def resolve(self, g: Sty, outcome: int) -> Steps:
        g.tell(ROLLED, self.who, outcome)
        if outcome == 0:
            return DONE
        g.pot += outcome + 1
        if g.scores[self.who] + g.pot >= GOAL:
            return (Bank(self.who),)
        return (RollOrHold(self.who),)


@mypyc_attr(free_list_len=1)
class Bank(Rule[Sty]):
    """The pot is added to the score; whoever reaches a hundred wins."""

    rule = "1.4"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def run(self, g: Sty) -> Steps:
        g.tell(BANKED, self.who, g.pot)
        g.scores[self.who] += g.pot
        g.pot = 0
        if g.scores[self.who] >= GOAL:
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
