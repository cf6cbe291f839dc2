"""Things said again and again, remembered: games say the same few thousand sentences."""

from collections.abc import Hashable
from typing import Generic, TypeVar

Said = TypeVar("Said")
MOST = 20_000


class Memo(Generic[Said]):
    """Remembers what was made for a key, up to a number of keys."""

    def __init__(self) -> None:
        self._made: dict[Hashable, Said] = {}

    def find(self, key: Hashable) -> Said | None:
        """What belongs to a key, if it is remembered."""
        return self._made.get(key)

    def keep(self, key: Hashable, made: Said) -> Said:
        """Remember what was made for a key."""
        if len(self._made) >= MOST:
            self._made.clear()
        self._made[key] = made
        return made
