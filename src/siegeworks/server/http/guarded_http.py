"""Connections that are counted when they come, and closed if nothing is said on them in time.

Whoever says nothing holds a descriptor of the server, of which there are not many. A connection
that becomes a socket stays counted until it is gone.
"""

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from siegeworks.server.http.paced_socket import PacedSocket
from siegeworks.server.http.rate_limits import find_network
from siegeworks.server.http.settings import Config

EVERY_PROXY: Final = "*"


class Gate:
    """Counts the connections of each address at one door."""

    def __init__(self, config: Config) -> None:
        self.limits = config.limits
        self._proxies = {part.strip() for part in config.proxies.split(",") if part.strip()}
        self._counts: Counter[str] = Counter()

    def admit(self, host: str) -> bool:
        """Count a connection; False, and it is not counted, if there are too many."""
        address = find_network(host)
        if not self._is_proxy(host) and self._counts[address] >= self.limits.connections:
            return False
        self._counts[address] += 1
        return True

    def dismiss(self, host: str) -> None:
        """Count one less."""
        address = find_network(host)
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def _is_proxy(self, host: str) -> bool:
        """Whether an address stands for many clients, so that only the proxy can count them."""
        return host in self._proxies or EVERY_PROXY in self._proxies


class GuardedHttp(HttpToolsProtocol):
    """A connection on which requests come."""

    gate: Gate  # of the door, set by what makes the class

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._counted = False
        self._deadline: asyncio.TimerHandle | None = None

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and wait for the head of a request; one too many is closed without a word."""
        super().connection_made(transport)
        self._counted = self.gate.admit(self._host)
        if self._counted:
            self._begin_waiting()
        else:
            transport.abort()

    def _begin_waiting(self) -> None:
        self._deadline = self.loop.call_later(self.gate.limits.deadline, self._lose_patience)

    def _end_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _lose_patience(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take in what came; a request that begins must have its head in time."""
        cycle: Any = self.cycle  # none before the first request
        if self._deadline is None and (cycle is None or cycle.response_complete):
            self._begin_waiting()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The head is there: what follows has a deadline of its own."""
        self._end_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which is to leave in its place."""
        self._counted = False
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self._end_waiting()
        if self._counted:
            self.gate.dismiss(self._host)
        super().connection_lost(exc)


class GuardedSocket(PacedSocket):
    """A connection that has become a socket."""

    gate: Gate

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self.gate.dismiss(self.client[0] if self.client else "")
        super().connection_lost(exc)
