"""What both sides do by habit, and who is winning."""

from typing import ClassVar, Final

from siegeworks.core.judge import Judge
from siegeworks.core.steps import Choice, State
from siegeworks.games.stronghold.bot import defender, features, invader
from siegeworks.games.stronghold.bot.fronts import Fronts
from siegeworks.games.stronghold.rules.pieces import INVADER
from siegeworks.games.stronghold.rules.state import BREACHED, Castle

WORST: Final = -10_000_000


class Siege(Judge):
    """Both sides look at what each section lacks for a breach."""

    habits: ClassVar[bool] = True

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Castle)
        if g.ending:
            won = g.ending == BREACHED
            return 1.0 if won == (seat == INVADER) else 0.0
        value = features.judge(g)
        return value if seat == INVADER else 1.0 - value

    def pick(self, g: State, options: list[int], number: int) -> int:
        worths = weigh_all(g, options, number)
        best = 0
        for place in range(len(options)):
            if worths[place] > worths[best]:
                best = place
        return best

    def lines(self, g: State, options: list[int], number: int, most: int) -> list[list[int]]:
        """What habit likes best, the best first."""
        worths = weigh_all(g, options, number)
        found: list[list[int]] = []
        while len(found) < min(most, len(options)):
            best = 0
            for place in range(len(options)):
                if worths[place] > worths[best]:
                    best = place
            found.append([options[best]])
            worths[best] = WORST
        return found


def weigh_all(g: State, options: list[int], number: int) -> list[int]:
    """How much whoever is asked wants each option."""
    assert isinstance(g, Castle)
    step = g.agenda[len(g.agenda) - 1]
    assert isinstance(step, Choice)
    is_invader = step.seat(g) == INVADER
    left = invader.count_steps_left(g) if is_invader else defender.count_steps_left(g)
    f = Fronts(g, left)
    worths: list[int] = []
    for place in range(len(options)):
        if is_invader:
            worth = invader.weigh(g, f, step, options[place], number)
        else:
            worth = defender.weigh(g, f, step, options[place])
        # Equal ones are told apart by chance, so that nobody is easy to read.
        worths.append(16 * worth + (number >> place % 16 & 15))
    return worths
