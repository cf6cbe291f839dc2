"""Everybody against everybody: a table of all pairs with intervals, and ratings."""

from dataclasses import dataclass, replace
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from siegeworks import registry
from siegeworks.lab import rating
from siegeworks.lab.compare import MEASURES, SHARE, Comparison, read_pairs
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import Arrangement, Experiment
from siegeworks.lab.rows import connect
from siegeworks.lab.run_folder import read_notes


@dataclass(frozen=True)
class Tournament:
    """Bots that meet in one way to play."""

    bots: tuple[str, ...]
    experiment: Experiment
    versus: bool  # whether they sit at one table, in both seats; else each plays the same games

    def pairs(self) -> list[tuple[str, str]]:
        """Everybody who is compared with somebody."""
        return list(combinations(self.bots, 2))

    def result(self, folder: Path) -> tuple[list[Comparison], list[dict[str, Any]]]:
        """All pairs compared, and all bots rated, best first."""
        notes: Any = read_notes(folder)["arrangements"]
        ways = [tuple(way["bots"]) for way in notes]
        with connect(folder) as rows:
            compared: list[Comparison] = []
            for a, b in self.pairs():
                places, values = self._find(ways, a, b)
                found = read_pairs(rows, places, values, (0, 0), 0)
                compared.append(Comparison(a, b, "win", self.versus, found))
            return compared, rating.rate(rows, notes)

    def _find(
        self, ways: list[tuple[str, ...]], a: str, b: str
    ) -> tuple[tuple[int, int], tuple[str, str]]:
        """The arrangements of a pair, and what is read there."""
        if self.versus:
            values = SHARE.format(seat=0), SHARE.format(seat=1)
            return (ways.index((a, b)), ways.index((b, a))), values
        seats, won = len(ways[0]), MEASURES["win"].format(seat=0)
        return (ways.index((a,) * seats), ways.index((b,) * seats)), (won, won)


def arrange_tournament(experiment: Experiment) -> Tournament:
    """A tournament of the bots that an experiment names, each for all seats."""
    ways = {way.bots[0]: way for way in experiment.arrangements}
    first = experiment.arrangements[0]
    alike = all(_is_like(way, first) for way in experiment.arrangements)
    if len(ways) < 2 or len(ways) < len(experiment.arrangements) or not alike:
        raise LabError("lab-tournament")
    if registry.game(first.game).together or first.seats == 1:
        return Tournament(tuple(ways), experiment, False)
    if first.seats != 2:
        raise LabError("lab-tournament-seats", found=first.seats)
    meetings = tuple(_seat(ways[a], ways[b]) for a, b in permutations(ways, 2))
    return Tournament(tuple(ways), replace(experiment, arrangements=meetings), True)


def _is_like(way: Arrangement, first: Arrangement) -> bool:
    """Whether one bot plays all seats, and nothing else differs."""
    same = replace(way, bots=first.bots, levels=first.levels) == first
    return same and len(set(way.bots)) == 1


def _seat(a: Arrangement, b: Arrangement) -> Arrangement:
    levels = tuple(sorted({**dict(a.levels), **dict(b.levels)}.items()))
    return replace(a, bots=(a.bots[0], b.bots[0]), levels=levels)
