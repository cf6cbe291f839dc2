"""Sockets whose bytes are taken in small pieces and at a pace, before anybody makes sense of them.

A client may send thousands of frames at once, and pings or empty pieces of messages, which no
application ever sees. Each costs the time of everybody, so it is bytes that are counted first.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from siegeworks.server.http.rate_limits import Bucket
from siegeworks.server.http.settings import Limits

PIECE: Final = 1024  # bytes that are read before somebody else has a turn
USUAL: Final = 512  # bytes of a message; most are smaller


class PacedSocket(WebSocketsSansIOProtocol):
    """Holds back what came too fast, and lets the client's system hold back the rest."""

    limits: Limits  # of the door

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        limits = self.limits
        burst = max(limits.messages_burst * USUAL, 2 * limits.message)
        self._pace = Bucket(limits.messages * USUAL, burst)
        self._held = bytearray()
        self._feeding: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Hold what came, and read as much of it as is due."""
        self._held += data
        if self._feeding is None:
            self._feed()
        else:
            self._let_flow()

    def _feed(self) -> None:
        """Read one piece, unless messages wait already; the next one is read in another turn."""
        self._feeding = None
        if self._held and not self.transport.is_closing() and self._is_listening():
            piece = bytes(self._held[:PIECE])
            del self._held[:PIECE]
            super().data_received(piece)
            self._feeding = self.loop.call_later(self._pace.take(len(piece)), self._feed)
        self._let_flow()

    def _is_listening(self) -> bool:
        """Whether nothing waits for the application, or nothing will reach it any more."""
        return self.close_sent or self.queue.empty()

    def _let_flow(self) -> None:
        """Let the system hand on more bytes only when all that came is read."""
        if self._held and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()
        elif not self._held and self.read_paused and self._is_listening():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message; when it was the last that waited, more is read."""
        message = await self.queue.get()
        if self._feeding is None:
            self._feed()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what was held back."""
        if self._feeding is not None:
            self._feeding.cancel()
        self._held.clear()
        super().connection_lost(exc)
