"""Student's distribution: how far a mean may lie from the truth, without a library for it."""

from functools import lru_cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist
from typing import Final

FEW: Final = 200  # degrees of freedom up to which the distribution is summed up exactly
HALVINGS: Final = 80


@lru_cache(maxsize=1000)
def two_sided(confidence: float, freedom: int) -> float:
    """The bound within which a value of Student's distribution lies that surely, on both sides."""
    if freedom > FEW:
        return _nearly_normal(confidence, freedom)
    low, high = 0.0, 1.0
    while _within(high, freedom) < confidence:
        high *= 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < confidence else (low, middle)
    return high


def _within(bound: float, freedom: int) -> float:
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


def _nearly_normal(confidence: float, freedom: int) -> float:
    """For many degrees of freedom: the normal distribution and a little more (26.7.5)."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third
