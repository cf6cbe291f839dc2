"""Bot seats: they answer by themselves, off the event loop, and can be stopped."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Final

from siegeworks.bots import Bot, Observation, RandomBot, observe
from siegeworks.server import wire
from siegeworks.server.metrics import Metrics
from siegeworks.server.table import Table
from siegeworks.store import StaleSequence

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot}
LOG = logging.getLogger("siegeworks.server")


class Players:
    """Lets the bots of all tables play."""

    def __init__(self, metrics: Metrics, bots: Mapping[str, Callable[[], Bot]] = BOTS) -> None:
        self._metrics = metrics
        self._bots = bots
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._seated: dict[tuple[str, int], Bot] = {}

    def names(self) -> list[str]:
        """The bots there are."""
        return sorted(self._bots)

    def knows(self, name: str) -> bool:
        """Whether there is a bot of that name."""
        return name in self._bots

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
        for key in [key for key in self._seated if key[0] == table.id]:
            del self._seated[key]

    def thinks(self, table: Table) -> bool:
        """Whether a bot of this table is about to answer."""
        task = self._tasks.get(table.id)
        return task is not None and not task.done()

    def look(self, table: Table) -> None:
        """If a bot of this table is asked and none is thinking, let it think."""
        if not self.thinks(table) and self._asked(table) is not None:
            self._tasks[table.id] = asyncio.get_running_loop().create_task(self._play(table))

    def _asked(self, table: Table) -> int | None:
        bots = {seat.seat for seat in table.seats if seat.kind == "bot"}
        return next((seat for seat in table.match.asked if seat in bots), None) if bots else None

    async def _play(self, table: Table) -> None:
        """Answer for the bots until a person is asked or the game is over."""
        try:
            while (seat := self._asked(table)) is not None:
                await self._answer(table, seat)
        except Exception as error:  # a bot is somebody else's code; the table must live on
            facts = {"table": table.id, "error": type(error).__name__}
            LOG.warning("bot stopped", extra={"facts": facts})

    async def _answer(self, table: Table, seat: int) -> None:
        async with table.lock:
            await table.mend()
            observation = observe(table.match, seat)
            sequence = table.sequence
        if observation is None:
            return
        option = await asyncio.to_thread(self._think, table, seat, observation)
        if self._is_bot(table, seat):  # nobody stopped it while it was thinking
            try:
                start = time.perf_counter()
                await table.choose(seat, wire.Answer(sequence, option))
                self._metrics.move(time.perf_counter() - start, "bot")
            except StaleSequence:  # somebody else answered or took back meanwhile: look again
                return

    def _is_bot(self, table: Table, seat: int) -> bool:
        return any(s.seat == seat and s.kind == "bot" for s in table.seats)

    def _think(self, table: Table, seat: int, observation: Observation) -> str:
        name = next(s.bot for s in table.seats if s.seat == seat)
        bot = self._seated.setdefault((table.id, seat), self._bots[name]())
        return bot.choose(observation)
