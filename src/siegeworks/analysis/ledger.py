"""Luck and decisions, stretch by stretch, as differences of one value: they add up exactly.

What a decision is worth: the mean of the value under fresh falls of luck, with the answers that
were given, less the value before it. What luck was worth: the value after it, less that mean. No
best option is looked for, so nothing is gained by chance.
"""

from dataclasses import dataclass
from math import hypot
from statistics import fmean

from siegeworks.analysis.figures import Figures
from siegeworks.analysis.statistics import Interval, mean
from siegeworks.analysis.stretches import Player, Stretch, Unit, find_stretches
from siegeworks.analysis.value import Value
from siegeworks.bots.rollout import Dice
from siegeworks.core import engine
from siegeworks.core.match import Match, make_first_state
from siegeworks.core.steps import Chance, State

OPENINGS = 2  # times as many falls of luck say what the opening is worth
STEADY = 3  # looks at the beginning of a stretch: it counts for two of them
ROOM = 4096  # numbers of luck that each stretch has for itself


@dataclass(frozen=True)
class Judged:
    """A stretch, and what its decisions and its luck did to a seat's chance to win."""

    stretch: Stretch
    before: float
    decision: float
    luck: float
    doubt: float  # half the width of the decision's interval

    @property
    def after(self) -> float:
        """The chance at its end."""
        return self.before + self.decision + self.luck


class Ledger:
    """The books of one game, for one seat."""

    def __init__(
        self, match: Match, figures: Figures, value: Value, luck: Dice, falls: int, effort: int = 1
    ) -> None:
        self.match, self.value, self.falls = match, value, falls * effort
        self.steady = STEADY * effort
        self.luck = luck  # of what is played again: not that of the value's own looks
        self.stretches = find_stretches(match, figures)
        self.player = Player(value.judge, Unit(figures.unit))

    def open(self, seat: int) -> Interval:
        """The value before anything was drawn or decided."""
        start = make_first_state(self.match.start)
        found: list[float] = []
        for number in range(OPENINGS * self.falls):
            twin = self.luck.copy_of(start, number, seat, redraw=False)
            engine.advance(twin)
            found.append(self.value.weigh(twin, seat, number))
        return mean(found)

    def weigh_before(self, number: int, seat: int) -> float:
        """The value at the beginning of a stretch."""
        return self._weigh_often(self.stretches[number].state, seat, self.first_number(number))

    def _weigh_often(self, g: State, seat: int, first: int) -> float:
        return fmean(self.value.weigh(g, seat, first + look) for look in range(self.steady))

    def first_number(self, number: int) -> int:
        """Where the numbers of luck begin that a stretch has for itself."""
        return (number + 1) * ROOM

    def weigh_end(self, seat: int) -> float:
        """How the game ended, or what it is worth as it stands."""
        g, first = self.stretches[-1].after, self.first_number(len(self.stretches))
        if isinstance(engine.find_waiting(g), Chance):  # luck that the caller was to give
            return self.weigh_falls(g, seat, first, self.falls)
        return self._weigh_often(g, seat, first)

    def weigh_falls(self, g: State, seat: int, first: int, falls: int) -> float:
        """The mean of the value at the next choice, over falls of luck."""
        found: list[float] = []
        for number in range(first, first + falls):
            twin = self.luck.copy_of(g, number, seat, redraw=True)
            engine.advance(twin)
            found.append(self.value.weigh(twin, seat, number))
        return fmean(found)

    def weigh_answers(self, number: int, seat: int) -> Interval:
        """The value of the answers that were given in a stretch, over fresh falls of luck."""
        stretch, first = self.stretches[number], self.first_number(number) + self.steady
        found: list[float] = []
        for fall in range(first, first + self.falls):
            twin = self.luck.copy_of(stretch.state, fall, seat, redraw=True)
            self.player.play(twin, stretch.answers, self.luck, fall)
            found.append(self.value.weigh(twin, seat, fall))
        return mean(found)

    def judge(self, number: int, seat: int, before: float, after: float) -> Judged:
        """Tell luck from decisions in a stretch; without a choice all of it was luck."""
        stretch = self.stretches[number]
        if not stretch.is_free:
            return Judged(stretch, before, 0.0, after - before, 0.0)
        answered = self.weigh_answers(number, seat)
        decision = answered.value - before
        unsure = self.value.figures.measure_doubt(before, self.steady)
        doubt = hypot((answered.high - answered.low) / 2, unsure)
        return Judged(stretch, before, decision, after - answered.value, doubt)
