"""The lobby: tells whoever looks at it what happens to tables."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Final, Literal

from siegeworks.server import wire

What = Literal["created", "changed", "finished", "deleted"]
WAITING: Final = 100  # events; who does not read them for so long is dropped
PAUSE: Final = 1.0  # seconds between two changes of the same table that are told
HEARTBEAT: Final = 15.0  # seconds after which a silent stream is shown to be alive
CROWD: Final = 10_000  # tables whose last change is remembered


class Lobby:
    """Keeps a queue for each one who listens."""

    def __init__(self) -> None:
        self.queues: set[asyncio.Queue[wire.LobbyEvent | None]] = set()  # empty: nobody listens
        self._changed_at: dict[str, float] = {}  # when a change of a table was told last

    def tell_change(self, facts: wire.TableFacts) -> None:
        """Tell that a table changed; changes that follow each other closely are told once."""
        now = time.monotonic()
        if now - self._changed_at.get(facts.id, 0.0) > PAUSE:
            if len(self._changed_at) >= CROWD:
                self._changed_at.clear()
            self._changed_at[facts.id] = now
            self.tell("changed", facts.id, facts)

    def tell(self, what: What, table_id: str, facts: wire.TableFacts | None) -> None:
        """Tell everyone who listens."""
        event = wire.LobbyEvent(what, table_id, facts)
        for queue in list(self.queues):
            if queue.full():
                self.queues.discard(queue)
                queue.get_nowait()
                queue.put_nowait(None)
            else:
                queue.put_nowait(event)

    async def listen(
        self, is_wanted: Callable[[str], bool]
    ) -> AsyncIterator[wire.LobbyEvent | None]:
        """Events as they come; None now and then, so that a dead connection is noticed."""
        queue: asyncio.Queue[wire.LobbyEvent | None] = asyncio.Queue(WAITING)
        self.queues.add(queue)
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
            self.queues.discard(queue)

    def close(self) -> None:
        """Send everyone home."""
        for queue in self.queues:
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(None)
        self.queues.clear()
