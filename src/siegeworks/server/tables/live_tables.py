"""The tables in use: taken from the store when needed, put away when nobody is there."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from siegeworks import registry
from siegeworks.core.errors import BadSettings
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.server.bots.processes import Processes
from siegeworks.server.bots.seats import BotSeats
from siegeworks.server.games.catalogue import list_bot_names
from siegeworks.server.http.errors import Conflict
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.http.settings import Limits
from siegeworks.server.tables.importing import Imported
from siegeworks.server.tables.loading import Loader
from siegeworks.server.tables.lobby import Lobby
from siegeworks.server.tables.table import Table
from siegeworks.store import SeatRow, TableRow
from siegeworks.store.database import entries_of
from siegeworks.store.records import row_of
from siegeworks.store.rows import LuckSource

if TYPE_CHECKING:
    from siegeworks.store.database import Store


class LiveTables:
    """The tables of one server in memory. What they hold there can be lost at any moment."""

    def __init__(self, store: "Store", limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.loader = Loader(store)
        self.idle = limits.idle
        self.most_entries = limits.entries
        self.processes = Processes()
        self.bots = BotSeats(metrics, self.processes)
        self.lobby = Lobby()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def find(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(table_id)

    async def get(self, table_id: str) -> Table:
        """A table, loaded if it was put away; NoTable if there is none."""
        table = self._tables.get(table_id)
        if table is None:
            table = await self._load(table_id)
        table.used_at = table.asked_at = time.monotonic()
        table.rouse_bots()
        return table

    async def _load(self, table_id: str) -> Table:
        """Load a table, once, however many ask for it at the same time."""
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                table = self._tables.get(table_id)
                if table is None:
                    stored = await self.loader.load(table_id)
                    table = Table(stored, self.store, self.loader, self.lobby, self.most_entries)
                    self._tables[table_id] = table
                    self.bots.attend(table)
                return table
        finally:
            self._loading.pop(table_id, None)

    async def open_table(
        self,
        game: str,
        options: dict[str, str],
        seats: Sequence[SeatRow],
        title: str = "",
        seed: int | None = None,
        rematch_of: str | None = None,
    ) -> Table:
        """A new table, on disk before anyone hears of it, set up to its first decision."""
        played = registry.game(game)
        check_bots(played, seats)
        match = await asyncio.to_thread(played.start, len(seats) or None, options, seed)
        luck_from = _find_luck_source(seed, rematch_of)
        return await self.open_match(match, seats, title, rematch_of, luck_from=luck_from)

    async def open_match(
        self,
        match: Match,
        seats: Sequence[SeatRow],
        title: str,
        rematch_of: str | None = None,
        assisted: bool = False,
        luck_from: LuckSource = "fresh",
    ) -> Table:
        """A new table for a match that has come to a decision."""
        row = row_of(match, title or match.game.title(), rematch_of, luck_from)
        chairs = seats or [SeatRow(n, "human") for n in range(row.seats)]
        refuse_open_seats(row, chairs)
        row = replace(row, assisted=assisted)
        await asyncio.to_thread(self.store.create, row, chairs, entries_of(match.entries()))
        return await self._show_new(row.id)

    async def open_imported(
        self, imported: Imported, title: str, seats: Sequence[SeatRow]
    ) -> Table:
        """A new table with the game of a record; nobody meets it before all of it is stored."""
        game = registry.game(imported.row.game)
        check_bots(game, seats)
        count = imported.row.seats
        if seats and len(seats) != count:
            raise BadSettings("seats", game=game.key, found=len(seats), expected=count)
        row = replace(imported.row, title=title or game.title())
        chairs = list(seats) or [SeatRow(n, "human") for n in range(count)]
        refuse_open_seats(row, chairs)
        try:
            async with self._loading.setdefault(row.id, asyncio.Lock()):
                await asyncio.to_thread(self.store.create_slowly, row, chairs, imported.entries)
        except BaseException:
            self._loading.pop(row.id, None)  # else whoever loads it does so
            raise
        return await self._show_new(row.id)

    async def _show_new(self, table_id: str) -> Table:
        """Load a table that was just stored, and tell the lobby."""
        table = await self.get(table_id)
        self.lobby.tell("created", table.id, table.facts())
        return table

    async def delete_outdated(self, table_id: str) -> None:
        """Delete a table for good that cannot be loaded any more."""
        await asyncio.to_thread(self.store.delete, table_id)
        self.lobby.tell("deleted", table_id, None)

    async def delete_table(self, table_id: str) -> None:
        """Delete a table for good."""
        table = await self.get(table_id)
        async with table.lock:
            self.bots.leave(table)
            await asyncio.to_thread(self.store.delete, table_id)
            self._tables.pop(table_id, None)
        self.lobby.tell("deleted", table_id, None)
        table.is_deleted = True
        table.publish()

    def unload_idle(self) -> int:
        """Put away the tables that nobody uses; how many."""
        now = time.monotonic()
        idle = [
            table
            for table in self._tables.values()
            if not table.listeners
            and not table.lock.locked()
            and not self.bots.is_thinking(table)
            and now - table.used_at > self.idle
        ]
        for table in idle:
            self._unload(table)
        return len(idle)

    def _unload(self, table: Table) -> None:
        self.bots.leave(table)
        del self._tables[table.id]

    async def unload_for_ever(self) -> None:
        """Put idle tables away now and then."""
        while True:
            await asyncio.sleep(max(0.05, self.idle / 10))
            self.unload_idle()

    async def close(self) -> None:
        """Let what is under way come to its end, then put everything away."""
        for table in list(self._tables.values()):
            with suppress(TimeoutError):
                async with asyncio.timeout(5), table.lock:
                    self._unload(table)
        self.processes.close()
        self.loader.close()


def _find_luck_source(seed: int | None, rematch_of: str | None) -> LuckSource:
    """Where luck comes from: the server's own, a seed that was chosen, or an earlier game."""
    if seed is None:
        return "fresh"
    return "seed" if rematch_of is None else "same"


def refuse_open_seats(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Refuse to wait for others where the luck is known beforehand, and the game has secrets."""
    if any(seat.kind == "open" for seat in seats):
        refuse_guests(row)


def refuse_guests(row: TableRow) -> None:
    """Refuse others a seat where somebody may know what they hold."""
    if row.is_luck_known and registry.game(row.game).has_secrets:
        raise Conflict("luck-known")


def refuse_guest_on(row: TableRow, seats: Sequence[SeatRow], seat: int) -> None:
    """Refuse somebody else a seat where another person at the table may know what it holds."""
    if any(other.kind != "bot" for other in seats if other.seat != seat):
        refuse_guests(row)


def refuse_host_on(row: TableRow, seats: Sequence[SeatRow], mine: Sequence[int], seat: int) -> None:
    """Refuse the host a seat against somebody whose hand the host may know."""
    others = [s for s in seats if s.kind == "human" and s.seat != seat and s.seat not in mine]
    if others:
        refuse_guests(row)


def check_bots(game: Game, seats: Sequence[SeatRow]) -> None:
    """Refuse bots that a game does not have; programs of one's own play in the terminal only."""
    known = list_bot_names(game)
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in known:
            raise BadSettings("unknown-bot", found=seat.bot[:40], expected=", ".join(known))
