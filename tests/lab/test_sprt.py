"""The sequential test against figures that chess engine testing has published."""

import pytest

from siegeworks.lab.sprt import Test as Hypotheses
from siegeworks.lab.sprt import make_difference_test, make_elo_test, measure_ratio, score_elo

# Results as (losses, draws, wins), or pairs of games as (0, 1/2, 1, 3/2, 2 points); the Elo of both
# hypotheses; and the log-likelihood ratio as it was published, to two digits.
PUBLISHED = [
    # fastchess, its tests of the logistic model
    ((21184, 40708, 21404), (0.5, 2.5), -1.57),
    ((57030, 106593, 57433), (0, 2), -2.59),
    # fishtest, in pull requests of Stockfish: 3098, 3209, 2971, 3232, 2493
    ((491, 7345, 29693, 7670, 465), (-0.25, 1.25), 2.96),
    ((53, 2220, 21459, 2445, 47), (0.25, 1.25), 2.97),
    ((253, 4282, 17604, 4431, 286), (-0.25, 1.25), 2.94),
    ((58, 3302, 33130, 3518, 84), (0.25, 1.25), 2.97),
    ((17, 253, 1042, 337, 39), (-0.5, 1.5), 2.96),
    ((11, 407, 3238, 513, 11), (0.25, 1.75), 2.93),
    ((85, 1800, 8241, 1930, 100), (-0.25, 1.25), 2.94),
    ((424, 2948, 5832, 3045, 460), (-1, 3), 2.94),
]


@pytest.mark.parametrize(("results", "elo", "published"), PUBLISHED)
def test_published_ratios(
    results: tuple[int, ...], elo: tuple[float, float], published: float
) -> None:
    steps = len(results) - 1
    counts = {place / steps: count for place, count in enumerate(results)}
    assert measure_ratio(counts, make_elo_test(*elo)) == pytest.approx(published, abs=0.006)


def test_bounds() -> None:
    assert make_elo_test(0, 5).bounds == pytest.approx((-2.944, 2.944), abs=5e-4)
    low, high = Hypotheses(0.5, 0.6, alpha=0.01, beta=0.1).bounds
    assert (low, high) == pytest.approx((-2.2925, 4.4998), abs=5e-4)


def test_elo_as_score() -> None:
    assert score_elo(0) == 0.5
    assert score_elo(400) == pytest.approx(10 / 11)


def test_verdicts() -> None:
    test = make_difference_test(0, 0.1)
    assert (test.low, test.high) == pytest.approx((0.5, 0.55))
    assert [test.verdict(value) for value in (-3, -2.9, 2.9, 3)] == ["H0", "", "", "H1"]


def test_more_of_the_same_says_more() -> None:
    test = make_difference_test(0, 0.2)
    few, many = ({0.0: n, 0.5: 7 * n, 1.0: 2 * n} for n in (5, 50))
    assert measure_ratio(many, test) == pytest.approx(10 * measure_ratio(few, test))
    assert measure_ratio({0.0: 0, 0.5: 30, 1.0: 0}, test) < 0
