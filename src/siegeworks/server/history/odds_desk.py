"""Odds are weighed beside the server: one question at a time for an address, few waiting."""

import asyncio
from collections.abc import Sequence
from typing import Final

from siegeworks.server.history.replays import LATER, Replays
from siegeworks.server.http.errors import TooMany

LONGEST: Final = 5.0  # seconds of a processor for one question


class OddsDesk(Replays):
    """Takes questions as ``Replays`` takes games.

    Whoever points at an option does not want to wait for a process to be started, so a question
    that comes alone is answered in a thread meanwhile. A flood waits for the process.
    """

    modules = ("siegeworks.server.history.odds", "siegeworks.server.tables.text_mode")

    def __init__(self, longest: float = LONGEST) -> None:
        super().__init__(longest)
        self._waking: asyncio.Task[None] | None = None

    def refuse(self) -> TooMany:
        """That too much waits already."""
        return TooMany("too-many-odds", seconds=LATER)

    def can_do_at_once(self, facts: Sequence[object]) -> bool:
        """Only until there is a process, and if nothing else is asked for."""
        if self._waking is None:
            self._waking = asyncio.create_task(self._processes.run(_do_nothing))
        return not self._waking.done() and self.count_waiting() == 1

    def close(self) -> None:
        """End the process and the thread."""
        if self._waking is not None:
            self._waking.cancel()
        super().close()


def _do_nothing() -> None:
    """The process is there; that is all."""
