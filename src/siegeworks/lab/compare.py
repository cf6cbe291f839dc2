"""Two ways to play, on the same luck: how far apart are they, and is it certain yet?"""

from collections.abc import Iterable
from contextlib import nullcontext
from dataclasses import dataclass, replace
from math import ceil
from pathlib import Path
from statistics import fmean, pvariance
from typing import TYPE_CHECKING, Any

from siegeworks import registry
from siegeworks.analysis.statistics import Interval, compare_matched, mean, wilson
from siegeworks.lab import sprt
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import Arrangement, Experiment
from siegeworks.lab.rows import PARTS, connect
from siegeworks.lab.run_folder import Show, count_kept, find_missing_parts, prepare, save
from siegeworks.lab.workers import Workers, start_workers

if TYPE_CHECKING:
    import duckdb

MEASURES = {  # what is compared of a game, for a seat
    "win": "list_contains(winners, {seat})::INTEGER",
    "score": "score[{seat} + 1]",
    "decisions": "decisions",
}
SHARE = "CASE WHEN len(winners) IN (0, 2) THEN 0.5 ELSE list_contains(winners, {seat})::INTEGER END"
Pair = tuple[float, float]
FEWEST = 20  # pairs before anything is called sure: what few of them seem to show, luck shows too


@dataclass(frozen=True)
class Comparison:
    """Two sides on the same games."""

    a: str
    b: str
    measure: str
    versus: bool  # whether they sat at the same table; then both values are A's
    pairs: list[Pair]
    test: sprt.Test | None = None

    @property
    def differences(self) -> list[float]:
        """What A is ahead in each pair; at one table, A's score in both games together."""
        return [(x + y) / 2 if self.versus else x - y for x, y in self.pairs]

    @property
    def is_win_or_not(self) -> bool:
        """Whether each side wins or does not."""
        return self.measure == "win" and not self.versus

    @property
    def is_share(self) -> bool:
        """Whether shares of games are compared, not numbers."""
        return self.measure == "win" or self.versus

    def side(self, place: int) -> Interval:
        """The mean of one side with its interval."""
        values = [pair[place] for pair in self.pairs]
        return wilson(sum(values), len(values)) if self.is_win_or_not else mean(values)

    def difference(self) -> Interval:
        """How far A is ahead; at one table, A's score, where a half is no difference."""
        found = self.differences
        if self.versus:
            return _average(found)
        if not self.is_win_or_not:
            return mean(found)
        return compare_matched(found.count(1), found.count(-1), len(found))

    def ahead(self) -> Interval:
        """How far A is ahead, where 0 is no difference; at one table, of its share of the games."""
        found = self.difference()
        if not self.versus:
            return found
        return Interval(found.value - 0.5, found.low - 0.5, found.high - 0.5)

    def is_sure(self) -> bool:
        """Whether it is clear which side is ahead."""
        found = self.ahead()
        return len(self.pairs) >= FEWEST and (found.low > 0 or found.high < 0)

    def count_missing(self) -> int | None:
        """About how many more pairs would tell, if the difference is what it seems.

        None: there is no telling, because no difference is seen.
        """
        found = self.ahead()
        if self.is_sure() or not found.value or found.high == float("inf"):
            return 0 if self.is_sure() else None
        # An interval shrinks with the root of the pairs, until it does not reach back to 0.
        wide = found.value - found.low if found.value > 0 else found.high - found.value
        needed = len(self.pairs) * (wide / abs(found.value)) ** 2
        return max(2, FEWEST - len(self.pairs), ceil(needed - len(self.pairs)))

    def gain(self) -> float | None:
        """How many times as many games without common luck would say as much; None: no telling."""
        apart = sum(pvariance([pair[place] for pair in self.pairs]) for place in (0, 1))
        paired = pvariance(self.differences)
        if self.versus:
            apart /= 4
        return apart / paired if paired else None

    def ratio(self) -> float:
        """The log-likelihood ratio of the sequential test."""
        assert self.test is not None
        return sprt.measure_ratio(self._scores(), self.test)

    def _scores(self) -> dict[float, float]:
        possible = (0.0, 0.25, 0.5, 0.75, 1.0) if self.versus else (0.0, 0.5, 1.0)
        counts = dict.fromkeys(possible, 0.0)
        for difference in self.differences:
            counts[difference if self.versus else (difference + 1) / 2] += 1
        return counts

    def verdict(self) -> str:
        """Which hypothesis the test has decided for, if any."""
        return "" if self.test is None else self.test.verdict(self.ratio())

    def facts(self) -> dict[str, Any]:
        """All of it as plain data."""
        gain = self.gain()
        found: dict[str, Any] = {
            "a": self.a,
            "b": self.b,
            "measure": self.measure,
            "versus": self.versus,
            "pairs": len(self.pairs),
            "a_mean": self.side(0).facts(),
            "b_mean": self.side(1).facts(),
            "difference": self.difference().facts(),
            "games_saved_factor": None if gain is None else round(gain, 3),
            "sure": self.is_sure(),
            "more_pairs": self.count_missing(),
        }
        if self.versus:
            score = fmean(self.differences)
            found |= {
                "a_mean": {"value": round(score, 6)},
                "b_mean": {"value": round(1 - score, 6)},
            }
        if self.test is not None:
            found["test"] = {
                "llr": round(self.ratio(), 4),
                "bounds": [round(bound, 3) for bound in self.test.bounds],
                "verdict": self.verdict(),
            }
        return found


def _average(scores: list[float]) -> Interval:
    """A mean of scores from 0 to 1; a pair lost and a pair won are added for the bounds, so that
    a few pairs that ended alike do not seem certain."""
    wide = mean([*scores, 0.0, 1.0])
    value = fmean(scores) if scores else 0.5
    return Interval(value, max(0.0, wide.low), min(1.0, wide.high))


def seat_at_one_table(a: Arrangement, b: Arrangement) -> tuple[Arrangement, Arrangement]:
    """A against B, and the same with seats changed."""
    together = registry.game(a.game).together
    if together or a.seats != 2 or replace(a, bots=b.bots) != b:
        raise LabError("lab-versus")
    return replace(a, bots=(a.bots[0], b.bots[0])), replace(a, bots=(b.bots[0], a.bots[0]))


def refuse_mirrors(game: str, bots: tuple[list[str], list[str]], measure: str) -> None:
    """Refuse bots that each play only against themselves: that tells nothing of their strength."""
    alone = all(len(seats) > 1 and len(set(seats)) == 1 for seats in bots)
    is_about_strength = measure != "decisions" and not registry.game(game).together
    if alone and bots[0] != bots[1] and is_about_strength:
        raise LabError("lab-mirrors", measure=measure)


def compare_folders(
    a: tuple[Path, int], b: tuple[Path, int], labels: tuple[str, str], measure: str, seat: int
) -> Comparison:
    """Compare rows that were played before: arrangements of one run or two with the same seed."""
    value = MEASURES[measure].format(seat=seat)
    with connect(a[0], b[0]) as rows:
        same = rows.execute(
            "SELECT count(*) FROM games0 a JOIN games1 b USING (number) WHERE a.arrangement = ? "
            "AND b.arrangement = ? AND a.seed = b.seed AND a.game = b.game",
            [a[1], b[1]],
        ).fetchone()
        pairs = read_pairs(rows, (a[1], b[1]), (value, value), (0, 1), 0)
    if not pairs or same != (len(pairs),):
        raise LabError("lab-unpaired")
    return Comparison(*labels, measure, False, pairs)


def read_pairs(
    rows: "duckdb.DuckDBPyConnection",
    arrangements: tuple[int, int],
    values: tuple[str, str],
    runs: tuple[int, int],
    since: int,
) -> list[Pair]:
    """The values of both sides, game by game."""
    one, other = (
        f"(SELECT number, {value} AS value FROM games{run} "
        f"WHERE arrangement = {index:d} AND number >= {since:d})"
        for index, value, run in zip(arrangements, values, runs, strict=True)
    )
    query = f"SELECT a.value, b.value FROM {one} a JOIN {other} b USING (number) ORDER BY number"
    found = rows.execute(query).fetchall()
    return [(float(x or 0), float(y or 0)) for x, y in found]


class Duel:
    """Two arrangements to be played on the same luck, into a folder, until it is decided."""

    def __init__(
        self,
        experiment: Experiment,
        folder: Path,
        labels: tuple[str, str],
        measure: str = "win",
        seat: int = 0,
        versus: bool = False,
        test: sprt.Test | None = None,
    ) -> None:
        self.experiment, self.folder = experiment, folder
        self.result = Comparison(*labels, measure, versus, [], test)
        template = SHARE if versus else MEASURES[measure]
        seats = (0, 1) if versus else (seat, seat)
        self._values = (template.format(seat=seats[0]), template.format(seat=seats[1]))
        self._step = max(experiment.batch_of(a) for a in experiment.arrangements)

    def play(
        self, processes: int = 1, workers: Workers | None = None, show: Show | None = None
    ) -> Comparison:
        """Play what is missing, and stop as soon as the test has decided."""
        prepare(self.experiment, self.folder)
        done = count_kept(self.experiment, self.folder)
        if done:
            self._take_in()
            if self.result.verdict():
                return self.result
        if done < self.experiment.total:
            with nullcontext(workers) if workers else start_workers(processes) as at_work:
                for part, rows in at_work.play(find_missing_parts(self.experiment, self.folder)):
                    save(self.folder / PARTS / part.file, rows)
                    done += part.count
                    if show is not None:
                        show(done)
                    if self.result.test is not None:
                        self._take_in()
                        if self.result.verdict():
                            return self.result
        self._take_in(final=True)
        return self.result

    def _take_in(self, final: bool = False) -> None:
        """Take in what has been played in full steps, until the test has decided.

        Only whole steps without a gap count, so that it stops at the same game however many
        processes play.
        """
        pairs = self.result.pairs
        with connect(self.folder) as rows:
            fresh = self._without_gap(rows, len(pairs))
        while fresh and (len(fresh) >= self._step or final):
            pairs.extend(fresh[: self._step])
            del fresh[: self._step]
            if self.result.verdict():
                return

    def _without_gap(self, rows: "duckdb.DuckDBPyConnection", since: int) -> list[Pair]:
        sides = rows.execute(
            "SELECT number FROM games0 WHERE number >= ? GROUP BY 1 HAVING count(*) = 2 ORDER BY 1",
            [since],
        ).fetchall()
        length = _measure_run((number for (number,) in sides), since)
        return read_pairs(rows, (0, 1), self._values, (0, 0), since)[:length]


def _measure_run(numbers: Iterable[int], since: int) -> int:
    """How many numbers follow each other from ``since`` on."""
    expected = since
    for number in numbers:
        if number != expected:
            break
        expected += 1
    return expected - since
