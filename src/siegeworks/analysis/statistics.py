"""Intervals: how sure a rate or a difference is. No library is needed for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

CONFIDENCE: Final = 0.95
FEW: Final = 200  # degrees of freedom up to which Student's distribution is summed up exactly
HALVINGS: Final = 80


@dataclass(frozen=True)
class Interval:
    """A value with the bounds it lies between, as likely as ``CONFIDENCE``."""

    value: float
    low: float
    high: float

    def facts(self, digits: int = 6) -> dict[str, float]:
        """As plain data."""
        names = ("value", "low", "high")
        return {name: round(getattr(self, name), digits) for name in names}


def _z(confidence: float) -> float:
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(hits: float, count: int, confidence: float = CONFIDENCE) -> Interval:
    """A share with its Wilson score interval, good also near 0 and 1 and for few games."""
    if count == 0:
        return Interval(0.0, 0.0, 1.0)
    z, share = _z(confidence), hits / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    spread = z * sqrt(share * (1 - share) / count + (z / count) ** 2 / 4) / (1 + z * z / count)
    return Interval(share, max(0.0, middle - spread), min(1.0, middle + spread))


def compare_matched(
    better: int, worse: int, count: int, confidence: float = CONFIDENCE
) -> Interval:
    """The difference of two shares on the same games, by Agresti and Min.

    ``better`` and ``worse`` count the games that only the one or only the other won. Half a game
    is added to each of the four cells, so that no difference at all does not seem certain.
    """
    if count == 0:
        return Interval(0.0, -1.0, 1.0)
    value = (better - worse) / count
    total = count + 2
    only, other = better + 0.5, worse + 0.5
    middle = (only - other) / total
    spread = _z(confidence) * sqrt(only + other - (only - other) ** 2 / total) / total
    return Interval(value, max(-1.0, middle - spread), min(1.0, middle + spread))


def mean(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """A mean with its interval by Student's distribution."""
    if len(values) < 2:
        value = fmean(values) if values else 0.0
        return Interval(value, float("-inf"), float("inf"))
    value = fmean(values)
    wide = find_student_bound(confidence, len(values) - 1)
    spread = wide * sqrt(variance(values) / len(values))
    return Interval(value, value - spread, value + spread)


@lru_cache(maxsize=1000)
def find_student_bound(confidence: float, freedom: int) -> float:
    """The bound within which a value of Student's distribution lies that surely, on both sides."""
    if freedom > FEW:
        return _approximate_bound(confidence, freedom)
    low, high = 0.0, 1.0
    while _measure_within(high, freedom) < confidence:
        high *= 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (
            (middle, high) if _measure_within(middle, freedom) < confidence else (low, middle)
        )
    return high


def _measure_within(bound: float, freedom: int) -> float:
    """How surely a value lies within a bound: Abramowitz and Stegun 26.7.3 and 26.7.4."""
    angle = atan(bound / sqrt(freedom))
    if freedom == 1:
        return 2 * angle / pi
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term
    for number in range(2 + odd, freedom - 1, 2):
        term *= cos(angle) ** 2 * (number - 1) / number
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def _approximate_bound(confidence: float, freedom: int) -> float:
    """For many degrees of freedom: the normal distribution and a little more (26.7.5)."""
    z = _z(confidence)
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third
