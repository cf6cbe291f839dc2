"""How often somebody may do something: buckets that fill up with time."""

import time
from collections.abc import Hashable

CROWD = 20_000  # so many are remembered at once


class Buckets:
    """One bucket for each key: ``burst`` at once, ``rate`` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._levels: dict[Hashable, tuple[float, float]] = {}  # what is left, and as of when

    def take(self, key: Hashable) -> float:
        """Take one; 0 if there was one, else the seconds until there will be."""
        now = time.monotonic()
        left, then = self._levels.get(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        if left < 1:
            return (1 - left) / self.rate
        if len(self._levels) >= CROWD:
            self._tidy(now)
        self._levels[key] = (left - 1, now)
        return 0.0

    def _tidy(self, now: float) -> None:
        """Forget those whose bucket is full again; if that is nobody, everybody."""
        self._levels = {
            key: (left, then)
            for key, (left, then) in self._levels.items()
            if left + (now - then) * self.rate < self.burst
        }
        if len(self._levels) >= CROWD:
            self._levels.clear()


class Heads:
    """How many of something are open for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: dict[Hashable, int] = {}

    def enter(self, key: Hashable) -> bool:
        """Count one more, if there may be."""
        count = self._counts.get(key, 0)
        if count >= self.most:
            return False
        self._counts[key] = count + 1
        return True

    def leave(self, key: Hashable) -> None:
        """Count one less."""
        count = self._counts[key] - 1
        if count:
            self._counts[key] = count
        else:
            del self._counts[key]

    def has(self, key: Hashable) -> bool:
        """Whether any is open."""
        return key in self._counts
