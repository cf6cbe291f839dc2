"""The lobby: tells whoever looks at it what happens to tables."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Hashable
from typing import Final, Literal

from siegeworks.server import wire

What = Literal["created", "changed", "finished", "deleted"]
WAITING: Final = 100  # events; who does not read them for so long is dropped
PAUSE: Final = 1.0  # seconds between two changes of the same table that are told
HEARTBEAT: Final = 15.0  # seconds after which a silent stream is shown to be alive
CROWD: Final = 10_000  # tables whose last change is remembered


class Lobby:
    """Keeps a queue for each one who listens, with the door that they came by."""

    def __init__(self) -> None:
        self.queues: dict[asyncio.Queue[wire.LobbyEvent | None], Hashable] = {}
        self._changed_at: dict[str, float] = {}  # when a change of a table was told last
        self._later: dict[str, wire.TableFacts] = {}  # changes that wait for the pause to be over

    def tell_change(self, facts: wire.TableFacts) -> None:
        """Tell that a table changed; of changes that follow each other closely the last is told."""
        passed = time.monotonic() - self._changed_at.get(facts.id, 0.0)
        if facts.id in self._later:
            self._later[facts.id] = facts
        elif passed > PAUSE:
            self._tell_change(facts)
        else:
            self._later[facts.id] = facts
            loop = asyncio.get_running_loop()
            loop.call_later(PAUSE - passed, self._tell_later, facts.id)

    def _tell_later(self, table_id: str) -> None:
        facts = self._later.pop(table_id, None)
        if facts is not None:
            self._tell_change(facts)

    def _tell_change(self, facts: wire.TableFacts) -> None:
        if len(self._changed_at) >= CROWD:
            self._changed_at.clear()
        self._changed_at[facts.id] = time.monotonic()
        self.tell("changed", facts.id, facts)

    def tell(self, what: What, table_id: str, facts: wire.TableFacts | None) -> None:
        """Tell everyone who listens."""
        self._later.pop(table_id, None)
        event = wire.LobbyEvent(what, table_id, facts)
        for queue in list(self.queues):
            if queue.full():
                del self.queues[queue]
                queue.get_nowait()
                queue.put_nowait(None)
            else:
                queue.put_nowait(event)

    async def listen(
        self, is_wanted: Callable[[str], bool], door: Hashable = None
    ) -> AsyncIterator[wire.LobbyEvent | None]:
        """Events as they come; None now and then, so that a dead connection is noticed."""
        queue: asyncio.Queue[wire.LobbyEvent | None] = asyncio.Queue(WAITING)
        self.queues[queue] = door
        try:
            yield None
            while queue in self.queues or not queue.empty():
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        event = await queue.get()
                except TimeoutError:
                    yield None
                    continue
                if event is None:
                    return
                if is_wanted(event.id):
                    yield event
        finally:
            self.queues.pop(queue, None)

    def close(self, door: Hashable = None) -> None:
        """Send everyone home, or those who came by a door."""
        leaving = [queue for queue, by in self.queues.items() if door is None or by is door]
        for queue in leaving:
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(None)
            del self.queues[queue]
