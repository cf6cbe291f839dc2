"""The sequential probability ratio test, as chess engine testing uses it: stop when it is clear.

Results are scores between 0 and 1, few different ones: a game is lost, drawn or won (0, 1/2, 1), a
pair of games on the same luck is worth 0, 1/4, 1/2, 3/4 or 1. Two hypotheses give the mean score.
Each is fitted to what was seen by the distribution nearest to it that has that mean (generalised
likelihood, after Van den Bergh); the logarithm of the ratio of their likelihoods decides.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log

PRIOR = 1e-3  # stands for a score not seen yet, which is rare but not impossible
TINY = 1e-12
ROUNDS = 200


@dataclass(frozen=True)
class Test:
    """Two hypotheses about a mean score, and how often one may be taken wrongly."""

    low: float  # the mean score if H0 is true
    high: float  # the mean score if H1 is true
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """H0 is taken at or below the first, H1 at or above the second."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def verdict(self, ratio: float) -> str:
        """Which hypothesis the ratio decides for: "H0", "H1", or "" while it is open."""
        lower, upper = self.bounds
        if ratio >= upper:
            return "H1"
        return "H0" if ratio <= lower else ""


def make_elo_test(low: float, high: float, alpha: float = 0.05, beta: float = 0.05) -> Test:
    """A test whose hypotheses are Elo differences."""
    return Test(score_elo(low), score_elo(high), alpha, beta)


def make_difference_test(low: float, high: float, alpha: float = 0.05, beta: float = 0.05) -> Test:
    """A test whose hypotheses are differences of win rates: -1 to 1 becomes a score 0 to 1."""
    return Test((low + 1) / 2, (high + 1) / 2, alpha, beta)


def score_elo(elo: float) -> float:
    """The mean score that an Elo difference means."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def measure_ratio(counts: Mapping[float, float], test: Test) -> float:
    """The log-likelihood ratio of H1 to H0 after so many results of each score."""
    seen = {score: count or PRIOR for score, count in counts.items()}
    total = sum(seen.values())
    shares = {score: count / total for score, count in seen.items()}
    if len(shares) < 2:
        return 0.0
    at_low, at_high = (_fit(shares, score) for score in (test.low, test.high))
    return total * sum(shares[s] * log(at_high[s] / at_low[s]) for s in shares)


def _fit(shares: Mapping[float, float], wanted: float) -> dict[float, float]:
    """The distribution with that mean that makes what was seen most likely.

    Each share is divided by 1 + x (score - mean); x is the only root of a falling function.
    """
    off = {score: score - wanted for score in shares}
    low, high = -1 / max(off.values()), -1 / min(off.values())
    room = (high - low) * TINY
    low, high = low + room, high - room
    for _ in range(ROUNDS):
        x = (low + high) / 2
        if sum(share * off[score] / (1 + x * off[score]) for score, share in shares.items()) > 0:
            low = x
        else:
            high = x
    return {score: share / (1 + x * off[score]) for score, share in shares.items()}
