"""A logistic curve of few numbers from what is seen of positions to how often they were won."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Final

from siegeworks.analysis.figures import BOTH, EVALUATE, SEARCH, Bin, Figures
from siegeworks.analysis.statistics import wilson
from siegeworks.analysis.value import list_inputs, place_settings, weigh_inputs
from siegeworks.core.game import Game
from siegeworks.lab.calibration.plan import Plan, list_methods, list_varied
from siegeworks.lab.calibration.samples import Sample

ROUNDS: Final = 30  # of Newton's method
RIDGE: Final = 3.0  # holds numbers back that hardly any position speaks for
PARTS: Final = 5  # each is judged by a curve that was fitted to the other parts
TENTHS: Final = 10  # bins of the reliability table
SURE: Final = 1e-6

Row = tuple[list[float], float, int]  # the inputs, the result, and the number of the game


@dataclass(frozen=True)
class Fit:
    """A curve, and what it said of positions that it did not know."""

    figures: Figures
    judged: list[tuple[float, float, int]]  # chance, result and game of each position

    @property
    def brier(self) -> float:
        """The mean square of what it erred by: 0 knows all, 0.25 knows nothing."""
        return sum((chance - won) ** 2 for chance, won, _ in self.judged) / len(self.judged)

    @property
    def log_loss(self) -> float:
        """As ``brier``, harder on false certainty."""
        chances = [chance if won else 1 - chance for chance, won, _ in self.judged]
        return -sum(log(max(chance, SURE)) for chance in chances) / len(chances)


def fit_all(game: Game, plan: Plan, samples: Sequence[Sample]) -> dict[str, Fit]:
    """A curve for each way to look, and one for a tree and games by habit together."""
    found: dict[str, Fit] = {}
    methods = list_methods(game, plan)
    if SEARCH in methods:
        methods[BOTH] = methods[SEARCH]
    for method, (effort, depth) in methods.items():
        blank = Figures(
            unit=plan.unit,
            clock=plan.clock,
            method=method,
            effort=effort,
            depth=depth,
            beside=plan.rollouts if method == BOTH else 0,
            varied=tuple(list_varied(plan)),
            bot=plan.bot,
            games=len(samples),
        )
        found[method] = fit(blank, make_rows(blank, samples))
    draws = found[EVALUATE].figures.curve if plan.draws else ()
    return {
        method: replace(each, figures=replace(each.figures, draws=draws))
        for method, each in found.items()
    }


def make_rows(figures: Figures, samples: Sequence[Sample]) -> list[Row]:
    """The positions of all games as the curve sees them."""
    rows: list[Row] = []
    for number, sample in enumerate(samples):
        place = place_settings(sample["options"], figures)
        for row in sample["rows"]:
            worths = [row["worths"][method] for method, _, _ in figures.ways]
            inputs = list_inputs(worths, row["to_go"], place)
            rows.append((inputs, sample["results"][row["seat"]], number))
    return rows


def fit(blank: Figures, rows: Sequence[Row]) -> Fit:
    """The curve of all rows, and what curves of the other parts say of each part."""
    judged: list[tuple[float, float, int]] = []
    for part in range(PARTS):
        curve = find_curve([row for row in rows if row[2] % PARTS != part])
        mine = [row for row in rows if row[2] % PARTS == part]
        judged += [(weigh_inputs(curve, inputs), won, game) for inputs, won, game in mine]
    figures = replace(blank, curve=tuple(find_curve(rows)), positions=len(rows))
    found = Fit(figures, judged)
    return Fit(replace(figures, brier=found.brier, bins=tuple(list_bins(judged))), judged)


def list_bins(judged: Sequence[tuple[float, float, int]]) -> list[Bin]:
    """How often positions were won that were judged alike.

    Positions of one game stand or fall together: the interval counts games, not positions.
    """
    found: list[Bin] = []
    for tenth in range(TENTHS):
        some = [row for row in judged if min(int(row[0] * TENTHS), TENTHS - 1) == tenth]
        if some:
            share = sum(won for _, won, _ in some) / len(some)
            games = len({game for _, _, game in some})
            middle = sum(chance for chance, _, _ in some) / len(some)
            found.append(Bin(middle, wilson(share * games, games), len(some)))
    return found


def find_curve(rows: Sequence[Row]) -> list[float]:
    """The weights of the likeliest curve, by Newton's method."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight if place else 0.0 for place, weight in enumerate(weights)]
        bent = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for inputs, won, _ in rows:
            chance = weigh_inputs(weights, inputs)
            _add_row(slope, bent, inputs, won - chance, chance * (1 - chance))
        step = find_solution(bent, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < SURE:
            break
    return weights


def _add_row(
    slope: list[float], bent: list[list[float]], inputs: Sequence[float], off: float, doubt: float
) -> None:
    for i, number in enumerate(inputs):
        slope[i] += off * number
        line, share = bent[i], doubt * number
        for j, other in enumerate(inputs):
            line[j] += share * other


def find_solution(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The numbers that fulfil linear equations, by elimination."""
    size = len(right)
    lines = [[*row, end] for row, end in zip(rows, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(lines[row][place]))
        lines[place], lines[best] = lines[best], lines[place]
        for other in range(size):
            if other != place:
                share = lines[other][place] / lines[place][place]
                lines[other] = [
                    a - share * b for a, b in zip(lines[other], lines[place], strict=True)
                ]
    return [lines[place][size] / lines[place][place] for place in range(size)]


def choose_fit(fits: dict[str, Fit]) -> Fit:
    """The way to look that erred least."""
    return min(fits.values(), key=lambda fit: fit.brier)
