"""Luck and decisions, stretch by stretch, as differences of one value: they add up exactly.

What a decision is worth: the mean of the value under fresh falls of luck, with the answers that
were given, less the value before it. What luck was worth: the value after it, less that mean. No
best option is looked for, so nothing is gained by chance.

Where luck falls between the answers of a stretch, answers to what it brought do not fit what else
it could have brought. There each draw is weighed by itself: how the game looks after it, less how
it would look on average after drawing anew. That is nothing on average, whoever plays and however
roughly it is looked. What is left of the stretch its decisions brought.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from statistics import fmean

from siegeworks.analysis.figures import Figures
from siegeworks.analysis.statistics import Interval, mean
from siegeworks.analysis.stretches import Player, Stretch, Unit, find_stretches
from siegeworks.analysis.value import Value
from siegeworks.bots.rollout import Dice
from siegeworks.core import engine
from siegeworks.core.journal import Entry, give
from siegeworks.core.match import Match, make_first_state
from siegeworks.core.steps import Chance, State

OPENINGS = 2  # times as many falls of luck say what the opening is worth
STEADY = 3  # looks at the beginning of a stretch: it counts for two of them
EVEN = 4  # times as much is looked at where a game stands even: there looks differ most
ROOM = 4096  # numbers of luck that each stretch has for itself
ANEW = 32  # times that something else is drawn, where each draw is weighed by itself


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
        # Where draws are weighed by themselves nothing is played again: all looks are at the value.
        self.steady = (STEADY + falls if figures.draws else STEADY) * effort
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

    def glance(self, number: int, seat: int) -> float:
        """Roughly the value at the beginning of a stretch."""
        return self.value.weigh(self.stretches[number].state, seat, self.first_number(number))

    def count_times(self, chance: float) -> int:
        """How many times as much is looked at where a glance saw this chance.

        The glance itself counts for nothing: chances that chose how often they are looked at
        would be too high on average, or too low.
        """
        if not self.value.figures.is_calibrated:
            return 1  # its doubt is told by how many games were played on
        return max(1, round(EVEN * 4 * chance * (1 - chance)))

    def weigh_before(self, number: int, seat: int, times: int = 1) -> float:
        """The value at the beginning of a stretch."""
        first = self.first_number(number) + 1
        return self._weigh_often(self.stretches[number].state, seat, first, times)

    def _weigh_often(self, g: State, seat: int, first: int, times: int) -> float:
        looks = range(first, first + self.steady * times)
        return fmean(self.value.weigh(g, seat, look) for look in looks)

    def first_number(self, number: int) -> int:
        """Where the numbers of luck begin that a stretch has for itself."""
        return (number + 1) * ROOM

    def weigh_end(self, seat: int) -> float:
        """How the game ended, or what it is worth as it stands."""
        g, first = self.stretches[-1].after, self.first_number(len(self.stretches))
        if isinstance(engine.find_waiting(g), Chance):  # luck that the caller was to give
            return self.weigh_falls(g, seat, first, self.falls)
        return self._weigh_often(g, seat, first, EVEN)

    def weigh_falls(self, g: State, seat: int, first: int, falls: int) -> float:
        """The mean of the value at the next choice, over falls of luck."""
        found: list[float] = []
        for number in range(first, first + falls):
            twin = self.luck.copy_of(g, number, seat, redraw=True)
            engine.advance(twin)
            found.append(self.value.weigh(twin, seat, number))
        return fmean(found)

    def weigh_answers(self, number: int, seat: int, times: int = 1) -> Interval:
        """The value of the answers that were given in a stretch, over fresh falls of luck."""
        stretch = self.stretches[number]
        first = self.first_number(number) + 1 + self.steady * times
        found: list[float] = []
        for fall in range(first, first + self.falls * times):
            twin = self.luck.copy_of(stretch.state, fall, seat, redraw=True)
            self.player.play(twin, stretch.answers, self.luck, fall)
            found.append(self.value.weigh(twin, seat, fall))
        return mean(found)

    def weigh_draws(self, number: int, seat: int) -> float:
        """What luck brought in a stretch, draw by draw; those without a choice between are one."""
        stretch, first = self.stretches[number], self.first_number(number) + ROOM // 4
        brought, expected = 0.0, None
        for _, _, g in self.replay(stretch):
            if isinstance(engine.find_waiting(g), Chance):
                if expected is None:
                    expected = self._foresee(g, seat, first)
                    first += ANEW
            elif expected is not None:
                brought += self.value.glance(g, seat) - expected
                expected = None
        if expected is None:
            return brought
        return brought + self._foresee(stretch.after, seat, first) - expected

    def _foresee(self, g: State, seat: int, first: int) -> float:
        """How the game looks at the next choice, on average; a choice that waits is the next."""
        if not isinstance(engine.find_waiting(g), Chance):
            return self.value.glance(g, seat)
        found: list[float] = []
        for number in range(first, first + ANEW):
            twin = self.luck.copy_of(g, number, seat, redraw=True)
            engine.advance(twin)
            found.append(self.value.glance(twin, seat))
        return fmean(found)

    def replay(self, stretch: Stretch) -> Iterator[tuple[int, Entry, State]]:
        """The journal of a stretch with its own luck: each entry, and how things were before."""
        g = stretch.state.clone()
        g.given = True
        journal = self.match.journal
        following = [s.place for s in self.stretches if s.place > stretch.place]
        for place in range(stretch.place, min(following, default=len(journal))):
            yield place, journal[place], g
            give(g, journal[place])

    def judge(self, number: int, seat: int, before: float, after: float, times: int = 1) -> Judged:
        """Tell luck from decisions in a stretch; without a choice all of it was luck."""
        stretch = self.stretches[number]
        if not stretch.is_free:
            return Judged(stretch, before, 0.0, after - before, 0.0)
        if self.value.figures.draws:
            luck = self.weigh_draws(number, seat)
            return Judged(stretch, before, after - before - luck, luck, 0.0)
        answered = self.weigh_answers(number, seat, times)
        decision = answered.value - before
        unsure = self.value.figures.measure_doubt(before, self.steady)
        doubt = hypot((answered.high - answered.low) / 2, unsure)
        return Judged(stretch, before, decision, after - answered.value, doubt)
