"""The hall: the tables in use, taken from the store when needed, put away when nobody is there."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from siegeworks import registry
from siegeworks.core.errors import BadRecord, BadSettings
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.notation import record
from siegeworks.server.bots.processes import Workers
from siegeworks.server.bots.seats import Players
from siegeworks.server.games.catalogue import bots
from siegeworks.server.history.analysis_jobs import Analysts
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.tables.loading import load
from siegeworks.server.tables.lobby import Announcer
from siegeworks.server.tables.table import Table
from siegeworks.store import SeatRow
from siegeworks.store.records import entries_of, row_of

if TYPE_CHECKING:
    from siegeworks.store.database import Store


class Hall:
    """All tables of one server. What it holds in memory can be lost at any moment."""

    def __init__(self, store: "Store", idle: float, metrics: Metrics) -> None:
        self.store = store
        self.idle = idle
        self.workers = Workers()
        self.analysts = Analysts()
        self.players = Players(metrics, self.workers)
        self.announcer = Announcer()
        self._tables: dict[str, Table] = {}
        self._doors: dict[str, asyncio.Lock] = {}

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def at_hand(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(table_id)

    async def table(self, table_id: str) -> Table:
        """A table, loaded if it was put away; NoTable if there is none."""
        table = self._tables.get(table_id)
        if table is None:
            table = await self._fetch(table_id)
        table.used = time.monotonic()
        return table

    async def _fetch(self, table_id: str) -> Table:
        """Load a table, once, however many ask for it at the same time."""
        door = self._doors.setdefault(table_id, asyncio.Lock())
        try:
            async with door:
                table = self._tables.get(table_id)
                if table is None:
                    table = Table(await asyncio.to_thread(load, self.store, table_id), self.store)
                    self._tables[table_id] = table
                    self.announcer.watch(table)
                    self.players.sit_down(table)
                return table
        finally:
            self._doors.pop(table_id, None)

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
        return await self.open_match(match, seats, title, rematch_of)

    async def open_match(
        self,
        match: Match,
        seats: Sequence[SeatRow],
        title: str,
        rematch_of: str | None = None,
        assisted: bool = False,
    ) -> Table:
        """A new table for a match that has come to a decision."""
        row = row_of(match, title or match.game.title(), rematch_of)
        chairs = seats or [SeatRow(n, "human") for n in range(row.seats)]
        row = replace(row, assisted=assisted)
        await asyncio.to_thread(self.store.create, row, chairs, entries_of(match))
        table = await self.table(row.id)
        self.announcer.say("created", row.id, table.facts())
        return table

    async def take_in(self, text: str, title: str, seats: Sequence[SeatRow]) -> Table:
        """A table with the game of a record."""
        sheet = record.parse(text)
        if sheet.facts.get("luck") == "given":
            raise BadRecord("import-luck")
        game = registry.game(sheet.facts["game"])
        check_bots(game, seats)
        if seats and sheet.facts["seats"] != str(len(seats)):
            found = len(seats)
            raise BadSettings("seats", game=game.key, found=found, expected=sheet.facts["seats"])
        count = int(sheet.facts["seats"]) if sheet.facts["seats"] in map(str, game.seats) else 0
        chairs = list(seats) or [SeatRow(n, "human") for n in range(count)]

        def keep() -> str:
            called = title or game.title()
            return self.store.import_record(text, registry.game, title=called, seats=chairs)

        table = await self.table(await asyncio.to_thread(keep))
        self.announcer.say("created", table.id, table.facts())
        return table

    async def close_table(self, table_id: str) -> None:
        """Delete a table for good."""
        table = await self.table(table_id)
        async with table.lock:
            self.players.leave(table)
            await asyncio.to_thread(self.store.delete, table_id)
            self._tables.pop(table_id, None)
        self.announcer.say("deleted", table_id, None)
        table.closed = True
        table.publish()

    def sweep(self) -> int:
        """Put away the tables that nobody uses; how many."""
        now = time.monotonic()
        idle = [
            table
            for table in self._tables.values()
            if not table.listeners
            and not table.lock.locked()
            and not self.players.thinks(table)
            and now - table.used > self.idle
        ]
        for table in idle:
            self._put_away(table)
        return len(idle)

    def _put_away(self, table: Table) -> None:
        self.players.leave(table)
        del self._tables[table.id]

    async def sweep_for_ever(self) -> None:
        """Sweep now and then."""
        while True:
            await asyncio.sleep(max(0.05, self.idle / 10))
            self.sweep()

    async def close(self) -> None:
        """Let what is under way come to its end, then put everything away."""
        for table in list(self._tables.values()):
            with suppress(TimeoutError):
                async with asyncio.timeout(5), table.lock:
                    self._put_away(table)
        self.workers.close()
        self.analysts.close()


def check_bots(game: Game, seats: Sequence[SeatRow]) -> None:
    """Refuse bots that a game does not have; programs of one's own play in the terminal only."""
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in bots(game):
            raise BadSettings("unknown-bot", found=seat.bot[:40], expected=", ".join(bots(game)))
