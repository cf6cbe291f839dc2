"""Tells whoever looks at the lobby what happens to tables."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Literal
from weakref import WeakKeyDictionary, WeakSet

from siegeworks.server import wire
from siegeworks.server.tables.table import Table

What = Literal["created", "changed", "finished", "deleted"]
WAITING = 100  # events; who does not read them for so long is dropped
PAUSE = 1.0  # seconds between two changes of the same table that are told
HEARTBEAT = 15.0


class Announcer:
    """Keeps a queue for each one who listens."""

    def __init__(self) -> None:
        self._queues: set[asyncio.Queue[wire.LobbyEvent | None]] = set()
        self._told: WeakKeyDictionary[Table, float] = WeakKeyDictionary()  # when last
        self._over: WeakSet[Table] = WeakSet()

    @property
    def listeners(self) -> int:
        """How many listen."""
        return len(self._queues)

    def watch(self, table: Table) -> None:
        """Tell what happens at a table from now on."""
        self._note(table)
        table.hooks.append(self.moved)

    def _note(self, table: Table) -> bool:
        """Remember whether a game is over; whether it has just ended."""
        was = table in self._over
        if table.row.ending is None:
            self._over.discard(table)
            return False
        self._over.add(table)
        return not was

    def moved(self, table: Table) -> None:
        """Something changed at a table; changes that follow each other closely are told once."""
        finished = self._note(table)
        if not self._queues or table.closed:
            return
        now = time.monotonic()
        if finished:
            self.say("finished", table.id, table.facts())
        elif now - self._told.get(table, 0.0) > PAUSE:
            self._told[table] = now
            self.say("changed", table.id, table.facts())

    def say(self, what: What, table_id: str, facts: wire.TableFacts | None) -> None:
        """Tell everyone who listens."""
        event = wire.LobbyEvent(what, table_id, facts)
        for queue in list(self._queues):
            if queue.full():
                self._queues.discard(queue)
                queue.get_nowait()
                queue.put_nowait(None)
            else:
                queue.put_nowait(event)

    async def listen(self, wanted: Callable[[str], bool]) -> AsyncIterator[wire.LobbyEvent | None]:
        """Events as they come; None now and then, so that a dead connection is noticed."""
        queue: asyncio.Queue[wire.LobbyEvent | None] = asyncio.Queue(WAITING)
        self._queues.add(queue)
        try:
            yield None
            while queue in self._queues or not queue.empty():
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        event = await queue.get()
                except TimeoutError:
                    yield None
                    continue
                if event is None:
                    return
                if wanted(event.id):
                    yield event
        finally:
            self._queues.discard(queue)

    def close(self) -> None:
        """Send everyone home."""
        for queue in self._queues:
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(None)
        self._queues.clear()
