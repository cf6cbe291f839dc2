"""How often somebody may do something, and how many things may be open at once."""

import time
from collections.abc import Hashable
from typing import Final

from siegeworks.server.http.errors import TooMany

CROWD: Final = 20_000  # so many are remembered at once
LATER: Final = 30  # seconds after which one of the open things may have been closed


def find_network(host: str) -> str:
    """Who counts as one client: an address, or a whole network of IPv6."""
    return ":".join(host.split(":")[:4]) if ":" in host and not host.startswith("::") else host


class Bucket:
    """One client's own bucket, from which it may borrow: what it owes, it must wait for."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self, count: float = 1.0) -> float:
        """Take some; the seconds to wait until they are there."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate) - count
        self._then = now
        return max(0.0, -self._left / self._rate)


class RateLimiter:
    """A bucket for each key that fills up with time: ``burst`` at once, then ``rate`` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._levels: dict[Hashable, tuple[float, float]] = {}  # what is left, and as of when

    def take(self, key: Hashable) -> int:
        """Take one; 0 if there was one, else the whole seconds until there will be."""
        now = time.monotonic()
        left, then = self._levels.get(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        if left < 1:
            return int((1 - left) / self.rate) + 1
        if len(self._levels) >= CROWD:
            self._tidy(now)
        self._levels[key] = (left - 1, now)
        return 0

    def _tidy(self, now: float) -> None:
        """Forget those whose bucket is full again; if that is nobody, everybody."""
        self._levels = {
            key: (left, then)
            for key, (left, then) in self._levels.items()
            if left + (now - then) * self.rate < self.burst
        }
        if len(self._levels) >= CROWD:
            self._levels.clear()


class OpenLimit:
    """How many of something may be open at once for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: dict[Hashable, int] = {}

    def open(self, key: Hashable) -> None:
        """Count one more; TooMany if there may be no more."""
        count = self._counts.get(key, 0)
        if count >= self.most:
            raise TooMany("too-many-sockets", most=self.most, seconds=LATER)
        self._counts[key] = count + 1

    def close(self, key: Hashable) -> None:
        """Count one less."""
        count = self._counts[key] - 1
        if count:
            self._counts[key] = count
        else:
            del self._counts[key]
