"""A table: one match, one message at a time, and nobody sees a move before it is on disk."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from siegeworks.core.errors import UndoRefused
from siegeworks.server import wire
from siegeworks.server.marks import Marks
from siegeworks.server.sights import Sights
from siegeworks.server.tables.loading import Loaded, load
from siegeworks.server.tables.views import Onlooker
from siegeworks.store import Entry, KeyUsed, SeatRow, StaleSequence, TableRow
from siegeworks.store.records import entries_of

if TYPE_CHECKING:
    from siegeworks.store.database import Store

Listener = Callable[["Table"], None]


class Table:
    """Owns one match. Its store row and journal are the truth; the match here is a working copy."""

    def __init__(self, loaded: Loaded, store: "Store") -> None:
        self.store = store
        self._sights = Sights(self)
        self._take(loaded)
        self.lock = asyncio.Lock()  # whoever holds it sees only what is on disk
        self.listeners: set[Listener] = set()  # connections; a table with any stays in memory
        self.hooks: list[Listener] = []  # the server's own, such as bots
        self.here: dict[int, int] = {}  # connections of each seat
        self.used = time.monotonic()
        self.closed = False  # it was deleted
        self.doors = 0  # how often links were closed: who is connected must be looked at again
        self._broken = False  # the match may have gone further than the store

    def _take(self, loaded: Loaded) -> None:
        self.row = loaded.row
        self.seats = loaded.seats
        self.match = loaded.match
        self.sequence = loaded.sequence
        self.kept = loaded.match.length  # how much of the journal is on disk
        self.keys = loaded.keys
        self.marks = Marks(loaded.sequence, loaded.match)
        self._sights.clear()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    # Looking; only with the lock

    def view(self, who: Onlooker, since: int | None = None) -> wire.View:
        """The table as a seat or a spectator sees it, with the log since a sequence."""
        return self._sights.view(who, since)

    def frame(self, who: Onlooker, since: int | None) -> str:
        """A view as the socket sends it."""
        return self._sights.frame(who, since)

    def seat_facts(self) -> list[wire.Seat]:
        """Who sits where, and who is connected."""
        return [wire.Seat(s.seat, s.kind, s.name, s.bot, s.seat in self.here) for s in self.seats]

    def facts(self) -> wire.TableFacts:
        """What everybody may know."""
        return facts_of(self.row, self.seat_facts())

    # Answering

    async def choose(self, seat: int, answer: wire.Answer) -> wire.Receipt:
        """Take a choice; a repeated one, known by its key, counts once."""
        key = f"{seat}:{answer.key}" if answer.key else ""
        async with self.steady():
            if key in self.keys:
                return wire.Receipt(self.keys[key], repeated=True)
            self._insist(answer.sequence)
            self.match.choose(answer.option, seat)
            rows = self._new_rows()
            rows[0] = replace(rows[0], key=key or None)
            try:
                receipt = await self._commit(rows)
            except KeyUsed:
                await self.mend()
                return wire.Receipt(self.keys[key], repeated=True)
            if key:
                self.keys[key] = receipt.sequence
            return receipt

    async def undo(self, seat: int, wish: wire.TakeBack) -> wire.Receipt:
        """Take back a choice of the same seat, as far as the undo law lets it."""
        async with self.steady():
            self._insist(wish.sequence)
            if self.match.undo_seat != seat:
                raise UndoRefused("no-undo")
            self.match.undo(wish.to)
            kept = self.match.length
            events = len(self.match.scribe.events)
            return await self._commit([Entry("back", str(kept), seat)], cut=events)

    async def redo(self, seat: int, wish: wire.TakeBack) -> wire.Receipt:
        """Take a choice again that was taken back."""
        async with self.steady():
            self._insist(wish.sequence)
            if self.match.redo_seat != seat:
                raise UndoRefused("no-redo")
            self.match.redo()
            return await self._commit(self._new_rows())

    async def rewind(self, wish: wire.TakeBack) -> wire.Receipt:
        """Practice: go back to any earlier decision of a solo game, which is then assisted."""
        async with self.steady():
            self._insist(wish.sequence)
            if self.match.start.seats != 1:
                raise UndoRefused("rewind-solo")
            places = [n for n, e in enumerate(self.match.entries()) if e.seat is not None]
            place = wish.to if wish.to is not None else (places or [-1])[-1]
            if place not in places:
                raise UndoRefused("rewind-place", found=place)
            back = [Entry("back", str(place), 0)]
            self._broken = True  # the match is taken from the store again, whatever happens
            await asyncio.wrap_future(
                self.store.append(self.id, self.sequence, back, ending=None, assisted=True)
            )
            await self.mend()
            self.publish()
            return wire.Receipt(self.sequence)

    def _insist(self, sequence: int) -> None:
        if sequence != self.sequence:
            raise StaleSequence("store-stale", present=self.sequence)

    def _new_rows(self) -> list[Entry]:
        """What the match has gone on by since the store last heard of it."""
        return entries_of(self.match, self.kept)

    async def _commit(self, rows: Sequence[Entry], cut: int | None = None) -> wire.Receipt:
        """Put rows on disk, then let everyone see them; if that fails, nothing has happened."""
        result = self.match.result
        ending = None if result is None else result.ending
        self._broken = True  # until it is known that the store has them
        await asyncio.wrap_future(self.store.append(self.id, self.sequence, rows, ending=ending))
        self._broken = False
        self.sequence += len(rows)
        self.kept = self.match.length
        self.row = replace(self.row, length=self.sequence, changed=time.time(), ending=ending)
        self.marks.note(self.sequence, self.match, cut)
        self.publish()
        return wire.Receipt(self.sequence)

    def publish(self) -> None:
        """Let everyone see how things are now."""
        self.used = time.monotonic()
        self._sights.clear()
        for listener in (*self.hooks, *self.listeners):
            listener(self)

    async def look(self, who: Onlooker, since: int | None = None) -> wire.View:
        """A view of what is on disk."""
        async with self.steady():
            return self.view(who, since)

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[None]:
        """Hold the table while what it shows is what is on disk."""
        async with self.lock:
            await self.mend()
            yield

    async def mend(self) -> None:
        """Take the truth from the store again, if it is not certain that this is it."""
        if self._broken:
            self._take(await asyncio.to_thread(load, self.store, self.id))
            self._broken = False

    # Seats

    async def seat(self, row: SeatRow) -> None:
        """Let somebody else sit there."""
        async with self.lock:
            await asyncio.to_thread(self.store.set_seat, self.id, row)
            self.seats = [row if s.seat == row.seat else s for s in self.seats]
            self.publish()

    async def rename(self, title: str) -> None:
        """Give the table another title."""
        async with self.lock:
            await asyncio.to_thread(self.store.rename, self.id, title)
            self.row = replace(self.row, title=title)
            self.publish()

    def connect(self, listener: Listener, seats: Sequence[int]) -> None:
        """Somebody listens from now on, on seats or as a spectator."""
        self.listeners.add(listener)
        before = set(self.here)
        for seat in seats:
            self.here[seat] = self.here.get(seat, 0) + 1
        if before != set(self.here):
            self.publish()

    def disconnect(self, listener: Listener, seats: Sequence[int]) -> None:
        """Somebody has gone."""
        self.listeners.discard(listener)
        self.used = time.monotonic()
        before = set(self.here)
        for seat in seats:
            self.here[seat] -= 1
            if not self.here[seat]:
                del self.here[seat]
        if before != set(self.here):
            self.publish()


def facts_of(row: TableRow, seats: list[wire.Seat]) -> wire.TableFacts:
    """What everybody may know of a table."""
    return wire.TableFacts(
        id=row.id,
        title=row.title,
        game=row.game,
        options=dict(row.settings),
        seats=seats,
        sequence=row.length,
        created=row.created,
        changed=row.changed,
        ending=row.ending,
        assisted=row.assisted,
        rematch_of=row.rematch_of,
    )
