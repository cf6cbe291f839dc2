"""The value of a position: how likely strong play wins from it, one steady figure for all uses."""

from collections.abc import Mapping, Sequence
from math import exp, log
from statistics import fmean
from typing import Final

from siegeworks.analysis.figures import EVALUATE, SEARCH, Figures
from siegeworks.analysis.rollouts import Habit, Policy
from siegeworks.bots.rollout import Dice
from siegeworks.bots.tree import Plan, Tree, find_asked_first
from siegeworks.core.judge import Judge
from siegeworks.core.start import Start
from siegeworks.core.steps import State

EDGE: Final = 0.005  # a look never says that a game is surely won or lost
REDRAWS: Final = 8  # ways that hidden things may lie where a position is only looked at
LOOKS: Final = 6  # the stream of luck that looks take theirs from
FLAT: Final = 30.0  # beyond it the curve is as good as 0 or 1


class Look:
    """A way to look at positions: a worth from 0 to 1, always the same for the same luck."""

    def __init__(
        self,
        start: Start,
        judge: Judge,
        method: str,
        effort: int,
        depth: int,
        policy: Policy | None = None,
    ) -> None:
        self.judge = judge
        self.method = method
        self.effort = effort
        self.policy = policy or Habit(judge, start.game.limit)
        self.secrets = start.game.has_secrets
        self.plan = Plan(True, depth, 1.0, self.secrets, start.game.limit)

    def measure(self, g: State, seat: int, dice: Dice) -> float:
        """What is seen of a position at which somebody must choose."""
        if self.method == SEARCH:
            return self._search(g, dice)
        if self.method == EVALUATE:
            return self._evaluate(g, seat, dice)
        return self._play_on(g, seat, dice)

    def _search(self, g: State, dice: Dice) -> float:
        """What all simulations of a small tree brought; only where all win or lose as one.

        The best option alone says no more, and less steadily.
        """
        tree = Tree(g, find_asked_first(g), self.judge, dice, self.plan)
        tree.grow(self.effort)
        return tree.sum / tree.simulations

    def _evaluate(self, g: State, seat: int, dice: Dice) -> float:
        count = REDRAWS if self.secrets else 1
        copies = (dice.copy_of(g, number, seat, redraw=True) for number in range(count))
        return sum(self.judge.evaluate(twin, seat) for twin in copies) / count

    def _play_on(self, g: State, seat: int, dice: Dice) -> float:
        total = 0.0
        for number in range(self.effort):
            twin = dice.copy_of(g, number, seat, redraw=True)
            self.policy.finish(twin, dice.bits(number))
            total += self.judge.evaluate(twin, seat)
        return total / self.effort


class Value:
    """How likely a seat wins if it is played strongly from here on."""

    def __init__(
        self, start: Start, figures: Figures, dice: Dice, policy: Policy | None = None
    ) -> None:
        self.judge = start.game.judge()
        self.figures = figures
        self.dice = dice
        self.looks = [Look(start, self.judge, *way, policy) for way in figures.ways]
        self.place = place_start(start, figures)

    def weigh(self, g: State, seat: int, number: int) -> float:
        """The chance of a seat to win, from 0 to 1; ``number`` is the luck of this look.

        Every look needs luck of its own: with the same luck for all of them, what one look errs
        by all others would as well, turn after turn, and the errors would add up.
        """
        if g.ending or not g.agenda:
            return self.judge.evaluate(g, seat)
        dice = Dice(self.dice.bits(number, LOOKS), self.dice.high)
        worths = [look.measure(g, seat, dice) for look in self.looks]
        if not self.figures.curve:
            return fmean(worths)
        inputs = list_inputs(worths, self.figures.clock.to_go(g), self.place)
        return weigh_inputs(self.figures.curve, inputs)

    def glance(self, g: State, seat: int) -> float:
        """The chance of a seat to win as the game's own judge sees it: rough, always the same."""
        seen = self.judge.evaluate(g, seat)
        if g.ending or not g.agenda:
            return seen
        inputs = list_inputs([seen], self.figures.clock.to_go(g), self.place)
        return weigh_inputs(self.figures.draws, inputs)


def place_start(start: Start, figures: Figures) -> list[float]:
    """What sets the games of a start apart from others, as numbers for the curve."""
    return place_settings(start.game.name_settings(start.settings), figures)


def place_settings(chosen: Mapping[str, str], figures: Figures) -> list[float]:
    """A number for each value of a setting that has one of its own."""
    return [1.0 if chosen.get(name) == value else 0.0 for name, value in figures.varied]


def list_inputs(worths: Sequence[float], to_go: float, place: Sequence[float]) -> list[float]:
    """The numbers that the curve weighs."""
    return [1.0, to_go, *map(measure_odds, worths), *place]


def measure_odds(share: float) -> float:
    """The logarithm of the odds of a share, which may not be certain."""
    kept = EDGE + (1 - 2 * EDGE) * share
    return log(kept / (1 - kept))


def weigh_inputs(curve: Sequence[float], inputs: Sequence[float]) -> float:
    """The logistic curve."""
    total = sum(weight * number for weight, number in zip(curve, inputs, strict=True))
    return 1.0 / (1.0 + exp(-min(FLAT, max(-FLAT, total))))
