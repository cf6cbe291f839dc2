"""Which of several ways is best: all are tried under the same luck, and the worse ones drop out."""

from collections.abc import Callable
from math import sqrt
from typing import Final

STAGES: Final = 4  # after each of them the worse half goes
CLEARLY: Final = 2.0  # standard errors after which one is dropped before its time

Try = Callable[[int, int], float]  # what a way brings under the luck of a number


class Elimination:
    """The ways by their places; the first is what habit does, and stays for comparison.

    Luck differs much more than ways do. So ways are compared try by try, each under the same luck,
    and only the differences count.
    """

    def __init__(self, ways: int, attempt: Try) -> None:
        self.attempt = attempt
        self.results: list[list[float]] = [[] for _ in range(ways)]
        self.left = list(range(ways))

    def run(self, tries: int, doubt: float) -> int:
        """The place of the best way: habit, unless another is better by more than the doubt."""
        self._try_all(1)
        for stage in range(STAGES):
            if len(self.left) > 1:
                self._try_all(tries * (stage + 1) // STAGES)
                self._drop(last=stage == STAGES - 1)
        best = self.left[0]
        return best if best == 0 or self._ahead(best, 0) > doubt else 0

    def _try_all(self, tries: int) -> None:
        """Try each way that is left, and habit, so often in all."""
        for number in range(len(self.results[0]), tries):
            for way in {0, *self.left}:
                self.results[way].append(self.attempt(way, number))

    def _drop(self, last: bool) -> None:
        """Keep the better half, and of these only who is not clearly behind; one in the end."""
        order = sorted(self.left, key=lambda way: -sum(self.results[way]))
        half = order[: 1 if last else (len(order) + 1) // 2]
        behind = [way for way in half[1:] if self._ahead(order[0], way) > CLEARLY]
        self.left = [way for way in half if way not in behind]

    def _ahead(self, way: int, other: int) -> float:
        """How far a way is ahead of another, in standard errors."""
        pairs = zip(self.results[way], self.results[other], strict=True)
        gaps = [one - two for one, two in pairs]
        mean = sum(gaps) / len(gaps)
        squares = sum((gap - mean) ** 2 for gap in gaps)
        error = sqrt(squares / (len(gaps) * max(1, len(gaps) - 1)))
        return mean / error if error else (CLEARLY + 1) * (mean > 0)

    def tries(self, way: int) -> int:
        """How often a way was tried."""
        return len(self.results[way])

    def worth(self, way: int) -> float:
        """What it brought on average."""
        return sum(self.results[way]) / len(self.results[way])
