"""What both sides do by habit, and who is winning."""

from typing import ClassVar, Final

from siegeworks.core.judge import Judge
from siegeworks.core.steps import Choice, State
from siegeworks.games.stronghold.bot import defender, invader
from siegeworks.games.stronghold.bot.fronts import Fronts
from siegeworks.games.stronghold.rules.pieces import INVADER
from siegeworks.games.stronghold.rules.state import BREACHED, Castle

BASE: Final = 0.5
SLOPE: Final = 0.04  # what a point of the smallest gap is worth
TIME: Final = 0.05  # what a round is worth


class Siege(Judge):
    """Both sides look at what each section lacks for a breach."""

    habits: ClassVar[bool] = True

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Castle)
        if g.ending:
            won = g.ending == BREACHED
            return 1.0 if won == (seat == INVADER) else 0.0
        f = Fronts(g, 2)
        gap = f.count_gap(f.find_weakest())
        value = BASE - SLOPE * (gap - 3) - TIME * (g.round - 4)
        value = min(0.95, max(0.05, value))
        return value if seat == INVADER else 1.0 - value

    def pick(self, g: State, options: list[int], number: int) -> int:
        assert isinstance(g, Castle)
        step = g.agenda[len(g.agenda) - 1]
        assert isinstance(step, Choice)
        is_invader = step.seat(g) == INVADER
        left = invader.count_steps_left(g) if is_invader else defender.count_steps_left(g)
        f = Fronts(g, left)
        best = 0
        most = -1_000_000
        for place in range(len(options)):
            option = options[place]
            if is_invader:
                worth = invader.weigh(g, f, step, option, number)
            else:
                worth = defender.weigh(g, f, step, option)
            # Equal ones are told apart by chance, so that nobody is easy to read.
            worth = 16 * worth + (number >> place % 16 & 15)
            if worth > most:
                best, most = place, worth
        return best
