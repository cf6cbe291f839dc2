"""Intervals against known values."""

import pytest
from scipy.stats import binomtest, t

from siegeworks.analysis.statistics import (
    Interval,
    compare_matched,
    find_student_bound,
    mean,
    wilson,
)


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [  # as statsmodels' proportion_confint(..., method="wilson") gives them
        (10, 100, 0.05522914, 0.17436566),
        (5, 10, 0.23659309, 0.76340691),
        (0, 10, 0.0, 0.27753280),
        (10, 10, 0.72246720, 1.0),
        (1, 1, 0.20654931, 1.0),
    ],
)
def test_wilson_known_values(hits: int, count: int, low: float, high: float) -> None:
    found = wilson(hits, count)
    assert found.value == hits / count
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-7)


@pytest.mark.parametrize("count", [1, 7, 150, 10_000])
def test_wilson_agrees_with_scipy(count: int) -> None:
    for hits in {0, 1, count // 3, count // 2, count}:
        found = wilson(hits, count)
        known = binomtest(hits, count).proportion_ci(method="wilson")
        assert (found.low, found.high) == pytest.approx((known.low, known.high), abs=1e-9)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)
    assert compare_matched(0, 0, 0) == Interval(0.0, -1.0, 1.0)


def test_matched_pairs_known_value() -> None:
    """Agresti's two surveys of the same 1600 people: -0.04 with a standard error of 0.0095."""
    found = compare_matched(86, 150, 1600)
    assert found.value == pytest.approx(-0.04)
    assert (found.low, found.high) == pytest.approx((-0.0587, -0.0213), abs=2e-4)


def test_no_difference_is_not_certain() -> None:
    found = compare_matched(0, 0, 50)
    assert found.value == 0
    assert found.low < 0 < found.high


def test_a_mean_has_students_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high == pytest.approx(2.5 + 3.182446 * 1.2909944 / 2, abs=1e-5)


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 9, 30, 199, 200, 201, 5000])
@pytest.mark.parametrize("confidence", [0.5, 0.95, 0.999])
def test_students_bounds_agree_with_scipy(freedom: int, confidence: float) -> None:
    known = t.ppf((1 + confidence) / 2, freedom)
    assert find_student_bound(confidence, freedom) == pytest.approx(known, rel=1e-6)
