"""What all routes share: the store, the hall, who is who, and how much of what."""

import time
from typing import TYPE_CHECKING, Literal

from siegeworks.server import wire
from siegeworks.server.http.errors import TooMany
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.http.rate_limits import Buckets, Heads
from siegeworks.server.http.settings import Config
from siegeworks.server.tables.access import Access, Visitor
from siegeworks.server.tables.live_tables import Hall
from siegeworks.server.tables.table import Table

if TYPE_CHECKING:
    from siegeworks.store.database import Store

HOUR = 3600.0
Deed = Literal["choice", "undo", "redo", "rewind"]


class Desk:
    """One server's things."""

    def __init__(self, config: Config, store: "Store") -> None:
        limits = config.limits
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.hall = Hall(store, limits.idle, self.metrics)
        self.access = Access(store)
        self.moves = Buckets(limits.moves, limits.moves_burst)
        self.tables = Buckets(limits.tables / HOUR, limits.tables)
        self.sockets = Heads(limits.sockets)
        self.seat_sockets = Heads(limits.seat_sockets)
        self.metrics.watch(lambda: self.hall.live, lambda: self.hall.announcer.listeners)

    async def act(
        self, table: Table, visitor: Visitor, deed: Deed, wish: wire.Answer | wire.TakeBack
    ) -> wire.Receipt:
        """Do for a client what it may do."""
        seat = visitor.answers(wish.seat, table.match.asked)
        self.pace(table, seat)
        start = time.perf_counter()
        if isinstance(wish, wire.Answer):
            receipt = await table.choose(seat, wish)
        elif deed == "undo":
            last = table.match.undo_seat
            receipt = await table.undo(_whose(table, visitor, seat, last), wish)
        elif deed == "redo":
            last = table.match.redo_seat
            receipt = await table.redo(_whose(table, visitor, seat, last), wish)
        else:
            receipt = await table.rewind(wish)
        self.metrics.move(time.perf_counter() - start)
        return receipt

    def pace(self, table: Table, seat: int) -> None:
        """Refuse a seat that is too fast."""
        wait = self.moves.take((table.id, seat))
        if wait:
            raise TooMany("too-fast", seconds=int(wait) + 1)

    def new_table(self, address: str) -> None:
        """Refuse an address that opens too many tables."""
        wait = self.tables.take(address)
        if wait:
            raise TooMany("too-many-tables", seconds=int(wait) + 1)


def _whose(table: Table, visitor: Visitor, seat: int, last: int | None) -> int:
    """For whom a choice is taken back: of several seats at one screen, for the one that made it."""
    if last is None or last not in visitor.seats or table.match.can_seats_differ:
        return seat
    return last
