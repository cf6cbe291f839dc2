"""The analysis of one game: how the chances went, what cost most, and how much of it was luck."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from siegeworks.analysis.errors import AnalysisError
from siegeworks.analysis.rollouts import HABIT, Moment, Rollouts, Script, moments, policy, share
from siegeworks.analysis.statistics import Interval, mean, wilson
from siegeworks.bots.rollout import Dice
from siegeworks.core import luck
from siegeworks.core.decision import Option
from siegeworks.core.match import Match

WORST = 5
SIFTED = 4  # times as many decisions are looked at closely as are shown
GLANCE = 5  # a first look takes this part of the rollouts


@dataclass(frozen=True)
class Point:
    """The chance to win just before a decision."""

    place: int  # in the journal
    seat: int  # whose decision it was
    chosen: Option
    chance: Interval


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something, and what was better."""

    place: int
    seat: int
    rule: str
    chosen: Option
    better: Option
    cost: Interval  # of the chance to win


@dataclass(frozen=True)
class Analysis:
    """What was found out about a game, for one seat."""

    game: str
    seat: int
    rollouts: int
    curve: list[Point]
    worst: list[Mistake]
    result: float  # 1 won, 0 lost; of a game that goes on, the chance to win now
    opening: Interval  # the chance to win before the first decision
    again: Interval  # the same decisions under other luck
    repeated: float  # the share of the decisions that could be taken again then

    @property
    def skill(self) -> float:
        """What the decisions were worth, whatever the luck."""
        return self.again.value - self.opening.value

    @property
    def luck(self) -> float:
        """What luck did to them."""
        return self.result - self.again.value

    def facts(self, language: str = "en") -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "game": self.game,
            "seat": self.seat,
            "rollouts": self.rollouts,
            "curve": [_point(point) for point in self.curve],
            "worst": [_mistake(mistake, language) for mistake in self.worst],
            "result": round(self.result, 6),
            "opening": self.opening.facts(),
            "same_decisions_other_luck": self.again.facts(),
            "repeated": round(self.repeated, 4),
            "skill": round(self.skill, 6),
            "luck": round(self.luck, 6),
        }


def _point(point: Point) -> dict[str, Any]:
    chosen = str(point.chosen)
    return {"entry": point.place, "seat": point.seat, "chosen": chosen, **point.chance.facts()}


def _mistake(mistake: Mistake, language: str) -> dict[str, Any]:
    return {
        "entry": mistake.place,
        "seat": mistake.seat,
        "rule": mistake.rule,
        "chosen": str(mistake.chosen),
        "chosen_words": mistake.chosen.words(language),
        "better": str(mistake.better),
        "better_words": mistake.better.words(language),
        "cost": mistake.cost.facts(),
    }


def analyse(
    match: Match,
    bot: str = HABIT,
    rollouts: int = 100,
    seed: int = 0,
    seat: int = 0,
    worst: int = WORST,
    show: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look at every decision of a match by games played on from it.

    ``bot`` plays these games: ``"habit"`` (the game's own habits) and ``"random"`` are fast, any
    other bot is asked for every choice. ``rollouts`` is how many games say how good a position
    is. The curve is for ``seat``; what a decision cost is for the seat that made it. ``show`` is
    told how many of how many decisions are done.
    """
    if not 0 <= seat < match.start.seats:
        raise AnalysisError("lab-seat", found=seat + 1, seats=match.start.seats)
    found, script = moments(match)
    if not found:
        raise AnalysisError("lab-no-decisions")
    low, high = luck.keys(seed)
    play = Rollouts(match.game, match.game.judge(), policy(bot, match.start), Dice(low, high))
    study = _Study(match, play, max(GLANCE, rollouts))
    tell = show or (lambda done, total: None)
    curve: list[Point] = []
    for done, moment in enumerate(found, 1):
        curve.append(study.point(moment, seat))
        tell(done, len(found))
    again, repeated = study.under_other_luck(script, seat)
    return Analysis(
        game=match.game.key,
        seat=seat,
        rollouts=study.rollouts,
        curve=curve,
        worst=study.worst(worst),
        result=study.result(seat),
        opening=study.opening(seat),
        again=again,
        repeated=repeated,
    )


class _Study:
    """The games played on for one analysis."""

    def __init__(self, match: Match, play: Rollouts, rollouts: int) -> None:
        self.match, self.play, self.rollouts = match, play, rollouts
        self.suspects: list[tuple[float, Moment]] = []
        self.start = match.start.state()

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
        return share(self._results(moment, code, first, count))

    def _results(self, moment: Moment, code: int, first: int, count: int) -> Sequence[float]:
        play, taken = self.play, (moment.seat, code)
        numbers = range(first, first + count)
        return [play.worth(moment.state, moment.seat, n, taken) for n in numbers]

    def worst(self, count: int) -> list[Mistake]:
        """The decisions that cost most, after a closer look at all suspects."""
        self.suspects.sort(key=lambda suspect: (-suspect[0], suspect[1].place))
        mistakes = [self._closer(moment) for _, moment in self.suspects[: count * SIFTED]]
        real = [mistake for mistake in mistakes if mistake.cost.value > 0]
        return sorted(real, key=lambda mistake: (-mistake.cost.value, mistake.place))[:count]

    def _closer(self, moment: Moment) -> Mistake:
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
        n = self.rollouts
        results = [self.play.worth(self.start, seat, number, None) for number in range(n)]
        return wilson(sum(results), n)

    def under_other_luck(self, script: Script, seat: int) -> tuple[Interval, float]:
        """The same decisions under re-drawn luck."""
        n = self.rollouts
        games = [self.play.again(self.start, script, seat, number) for number in range(n)]
        return wilson(sum(worth for worth, _ in games), n), share(part for _, part in games)

    def result(self, seat: int) -> float:
        """How it ended, or how it stands."""
        g = self.match.state
        if g.ending:
            return self.play.judge.evaluate(g, seat)
        n = self.rollouts
        return share(self.play.worth(g, seat, number, None) for number in range(n))
