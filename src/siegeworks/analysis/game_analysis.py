"""The analysis of one game: how the chances went, what cost most, and how much of it was luck."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from siegeworks.analysis.findings import Analysis, AnalysisError, Mistake, Point
from siegeworks.analysis.rollouts import (
    HABIT,
    Moment,
    Rollouts,
    Script,
    average,
    find_moments,
    make_policy,
)
from siegeworks.analysis.statistics import Interval, mean, wilson
from siegeworks.bots.rollout import Dice
from siegeworks.core import luck
from siegeworks.core.decision import Option
from siegeworks.core.match import Match, make_first_state

WORST = 5
SIFTED = 4  # times as many decisions are looked at closely as are shown
GLANCE = 5  # a first look takes this part of the rollouts
STEADY = 4  # times as many rollouts say what luck did: there are only two such figures
STEPS = (16, 8, 4, 2, 1)  # every so many decisions are looked at, one round after the other


Show = Callable[[int, int, Analysis], None]


def analyse(
    match: Match,
    bot: str = HABIT,
    rollouts: int = 100,
    seed: int = 0,
    seat: int = 0,
    worst: int = WORST,
    show: Show | None = None,
) -> Analysis:
    """Look at every decision of a match by games played on from it.

    ``bot`` plays these games: ``"habit"`` (the game's own habits) and ``"random"`` are fast, any
    other bot is asked for every choice. ``rollouts`` is how many games say how good a position
    is. The curve is for ``seat``; what a decision cost is for the seat that made it. ``show`` is
    told how many of how many looks are done, with what is known by then: the whole game roughly
    at first, then between.
    """
    if not 0 <= seat < match.start.seats:
        raise AnalysisError("lab-seat", found=seat + 1, seats=match.start.seats)
    found, script = find_moments(match)
    if not found:
        raise AnalysisError("lab-no-decisions")
    low, high = luck.make_keys(seed)
    play = Rollouts(match.game, match.game.judge(), make_policy(bot, match.start), Dice(low, high))
    study = _Study(match, play, max(GLANCE, rollouts))
    tell = show or (lambda done, total, known: None)
    total = len(found) + worst * SIFTED
    known = study.whole(script, seat)
    points: dict[int, Point] = {}
    for done, moment in enumerate(order_roughly(found), 1):
        points[moment.place] = study.point(moment, seat)
        known = replace(known, curve=[points[place] for place in sorted(points)])
        tell(done, total, known)
    mistakes: list[Mistake] = []
    for done, moment in enumerate(study.suspected(worst * SIFTED), len(found) + 1):
        mistakes.append(study.closer(moment))
        tell(done, total, known)
    known = replace(known, worst=find_costliest(mistakes, worst))
    tell(total, total, known)
    return known


def order_roughly(found: Sequence[Moment]) -> Iterator[Moment]:
    """All moments: the first and the last, then a few between them, and so on."""
    ends = (0, len(found) - 1)
    rough = (number for step in STEPS for number in range(0, len(found), step))
    for number in dict.fromkeys((*ends, *rough)):
        yield found[number]


def find_costliest(mistakes: Sequence[Mistake], count: int) -> list[Mistake]:
    """Those that really cost something, the worst first."""
    real = [mistake for mistake in mistakes if mistake.cost.value > 0]
    return sorted(real, key=lambda mistake: (-mistake.cost.value, mistake.place))[:count]


class _Study:
    """The games played on for one analysis."""

    def __init__(self, match: Match, play: Rollouts, rollouts: int) -> None:
        self.match, self.play, self.rollouts = match, play, rollouts
        self.suspects: list[tuple[float, Moment]] = []
        self.start = make_first_state(match.start)

    def whole(self, script: Script, seat: int) -> Analysis:
        """What can be said of the game before its decisions are looked at."""
        again, repeated = self.under_other_luck(script, seat)
        return Analysis(
            game=self.match.game.key,
            seat=seat,
            rollouts=self.rollouts,
            curve=[],
            worst=[],
            result=self.result(seat),
            opening=self.opening(seat),
            same_luck=self.under_same_luck(seat),
            again=again,
            repeated=repeated,
        )

    def point(self, moment: Moment, seat: int) -> Point:
        """The chance to win before a decision; a glance at its options tells whom to suspect."""
        chance = self._chance(moment, seat)
        glance = max(2, self.rollouts // GLANCE)
        worths = {code: self._worth(moment, code, 0, glance) for code in moment.options}
        loss = max(worths.values()) - worths[moment.taken]
        if loss > 0:
            self.suspects.append((loss, moment))
        return Point(moment.place, moment.seat, self._option(moment.taken), chance)

    def _chance(self, moment: Moment, seat: int) -> Interval:
        results = [self.play.worth(moment.state, seat, n, None) for n in range(self.rollouts)]
        return wilson(sum(results), len(results))

    def _worth(self, moment: Moment, code: int, first: int, count: int) -> float:
        return average(self._results(moment, code, first, count))

    def _results(self, moment: Moment, code: int, first: int, count: int) -> Sequence[float]:
        play, taken = self.play, (moment.seat, code)
        numbers = range(first, first + count)
        return [play.worth(moment.state, moment.seat, n, taken) for n in numbers]

    def suspected(self, count: int) -> list[Moment]:
        """The decisions that seem to have cost most."""
        self.suspects.sort(key=lambda suspect: (-suspect[0], suspect[1].place))
        return [moment for _, moment in self.suspects[:count]]

    def closer(self, moment: Moment) -> Mistake:
        """What was better is found by some games and measured by others: no winner's curse."""
        others = [code for code in moment.options if code != moment.taken]
        n = self.rollouts
        better = max(others, key=lambda code: self._worth(moment, code, n, n))
        pairs = zip(
            self._results(moment, better, 2 * n, 2 * n),
            self._results(moment, moment.taken, 2 * n, 2 * n),
            strict=True,
        )
        cost = mean([one - other for one, other in pairs])
        chosen, best = self._option(moment.taken), self._option(better)
        return Mistake(moment.place, moment.seat, moment.step.rule, chosen, best, cost)

    def _option(self, code: int) -> Option:
        lexicon = self.match.lexicon
        return Option(code, lexicon.option(code), lexicon)

    def opening(self, seat: int) -> Interval:
        """The chance to win before anything was decided, luck's first draws included."""
        n = self.rollouts * STEADY
        results = [self.play.worth(self.start, seat, number, None) for number in range(n)]
        return wilson(sum(results), n)

    def under_same_luck(self, seat: int) -> Interval | None:
        """Other decisions under the luck of this game; None where luck was given from outside."""
        if self.match.start.seed is None or self.match.state.given:
            return None
        n = self.rollouts * STEADY
        results = [self.play.same_luck(self.start, seat, number) for number in range(n)]
        return wilson(sum(results), n)

    def under_other_luck(self, script: Script, seat: int) -> tuple[Interval, float]:
        """The same decisions under re-drawn luck."""
        n = self.rollouts
        games = [self.play.again(self.start, script, seat, number) for number in range(n)]
        return wilson(sum(worth for worth, _ in games), n), average(part for _, part in games)

    def result(self, seat: int) -> float:
        """How it ended, or how it stands."""
        g = self.match.state
        if g.ending:
            return self.play.judge.evaluate(g, seat)
        n = self.rollouts
        return average(self.play.worth(g, seat, number, None) for number in range(n))
