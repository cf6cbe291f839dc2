"""Intervals: how sure a rate or a difference is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, variance

from siegeworks.analysis.student import two_sided

CONFIDENCE = 0.95


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


def matched(better: int, worse: int, count: int, confidence: float = CONFIDENCE) -> Interval:
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
    wide = two_sided(confidence, len(values) - 1)
    spread = wide * sqrt(variance(values) / len(values))
    return Interval(value, value - spread, value + spread)
