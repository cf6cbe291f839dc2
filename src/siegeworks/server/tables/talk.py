"""What those who sit at a table say to each other: plain text, or a thing of the board shown.

It is kept in memory only, and forgotten with the table once everybody has left. Those who only look
on do not hear it, and where nobody else could hear it, nothing can be said.
"""

from collections import deque
from typing import Final

from siegeworks.core.errors import SiegeError
from siegeworks.server import wire
from siegeworks.server.http.errors import Forbidden

MOST: Final = 100  # lines that are kept


class Talk:
    """The talk of one table, the latest lines of it."""

    def __init__(self) -> None:
        self._lines: deque[wire.Said] = deque(maxlen=MOST)
        self.count = 0  # lines that were ever said

    def add(self, seat: int, saying: wire.Saying) -> None:
        """Somebody says something, or shows a thing of the board."""
        text = " ".join(saying.text.split())
        if not (text or saying.noun) or not text.isprintable():
            raise SiegeError("talk-empty")
        self._lines.append(wire.Said(self.count, seat, text, saying.noun))
        self.count += 1

    def list_since(self, number: int) -> list[wire.Said]:
        """The lines from a number on, as far as they are kept."""
        return [line for line in self._lines if line.number >= number]


def refuse_alone(seats: list[wire.Seat]) -> None:
    """Refuse to talk where nobody would hear it."""
    if sum(seat.kind != "bot" for seat in seats) < 2:
        raise Forbidden("talk-alone")
