"""Bot seats: they answer by themselves, off the event loop, and can be stopped."""

import asyncio
import logging
import time

from siegeworks.server import thinking, wire
from siegeworks.server.bots.processes import Workers
from siegeworks.server.games.catalogue import bots
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.tables.table import Table
from siegeworks.store import StaleSequence

LOG = logging.getLogger("siegeworks.server")


class Players:
    """Lets the bots of all tables play."""

    def __init__(self, metrics: Metrics, workers: Workers) -> None:
        self._metrics = metrics
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def sit_down(self, table: Table) -> None:
        """Let the bots of a table play whenever they are asked, from now on."""
        table.hooks.append(self.look)
        self.look(table)

    def leave(self, table: Table) -> None:
        """Stop the bots of a table."""
        if self.look in table.hooks:
            table.hooks.remove(self.look)
        task = self._tasks.pop(table.id, None)
        if task is not None:
            task.cancel()

    def thinks(self, table: Table) -> bool:
        """Whether a bot of this table is about to answer."""
        task = self._tasks.get(table.id)
        return task is not None and not task.done()

    def look(self, table: Table) -> None:
        """If a bot of this table is asked and none is thinking, let it think."""
        if not self.thinks(table) and self._asked(table) is not None:
            self._tasks[table.id] = asyncio.get_running_loop().create_task(self._play(table))

    def _asked(self, table: Table) -> int | None:
        kinds = {seat.seat: seat.kind for seat in table.seats}
        asked = [seat for seat in table.match.asked if kinds[seat] == "bot"]
        if asked and table.match.is_shared and any(kinds[s] == "human" for s in table.match.asked):
            return None  # what one may answer for all is left to people
        return asked[0] if asked else None

    async def _play(self, table: Table) -> None:
        """Answer for the bots until a person is asked or the game is over."""
        try:
            while (seat := self._asked(table)) is not None:
                await self._answer(table, seat)
        except Exception as error:  # a bot is somebody else's code; the table must live on
            facts = {"table": table.id, "error": type(error).__name__}
            LOG.warning("bot stopped", extra={"facts": facts})

    async def _answer(self, table: Table, seat: int) -> None:
        async with table.steady():
            options = table.match.options(seat)
            sequence = table.sequence
            if not options:
                return
            bot = next(s.bot for s in table.seats if s.seat == seat)
            asked = thinking.question(table.match, seat, bot)
        option = str(options[0]) if len(options) == 1 else await self._think(table, asked)
        if self._is_bot(table, seat):  # nobody stopped it while it was thinking
            try:
                start = time.perf_counter()
                await table.choose(seat, wire.Answer(sequence, option))
                self._metrics.move(time.perf_counter() - start, "bot")
            except StaleSequence:  # somebody else answered or took back meanwhile: look again
                return

    def _is_bot(self, table: Table, seat: int) -> bool:
        return any(s.seat == seat and s.kind == "bot" for s in table.seats)

    async def _think(self, table: Table, asked: thinking.Question) -> str:
        game = table.match.game
        if asked.bot not in bots(game):  # a level that there was when the table was opened
            raise LookupError(asked.bot)
        if thinking.is_quick(game, asked.bot):
            return await asyncio.to_thread(thinking.answer, asked)
        return await self._workers.do(thinking.answer, asked)
