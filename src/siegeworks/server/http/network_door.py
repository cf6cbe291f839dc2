"""A second door, for friends on the local network: the same tables, a public server's rules."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import uvicorn

from siegeworks.core.errors import BadSettings
from siegeworks.server.http.doors import Door
from siegeworks.server.http.errors import Unavailable
from siegeworks.server.http.listening import bind_near, make_uvicorn_config
from siegeworks.server.http.logs import write_line
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.http.middleware import Middleware
from siegeworks.server.http.own_addresses import find_own_addresses
from siegeworks.server.http.settings import Config, Limits
from siegeworks.server.tables.lobby import Lobby

EVERYWHERE: Final = "0.0.0.0"
GRACE: Final = 3  # seconds for what is under way when the door closes
PATIENCE: Final = 2.0  # seconds to find out what the machine is called
START: Final = 5.0  # seconds for the door to open
TICK: Final = 0.01


class NetworkDoor:
    """Opened by whoever sits at the machine, for as long as they like and the server runs."""

    def __init__(self, app: Any, config: Config, metrics: Metrics, lobby: Lobby) -> None:
        self._app = app
        self._config = config
        self._metrics = metrics
        self._lobby = lobby
        self._changing = asyncio.Lock()
        self._open: _OpenDoor | None = None

    @property
    def origins(self) -> list[str]:
        """Where friends find the server, the likeliest first; none while the door is closed."""
        return [] if self._open is None else self._open.origins

    @property
    def is_open(self) -> bool:
        """Whether others can come in."""
        return self._open is not None

    async def open(self, first_port: int) -> None:
        """Let others in, at a port near the first; Unavailable if there is no network."""
        async with self._changing:
            if self._open is not None:
                return
            addresses = await _find_own_addresses()
            if not addresses:
                raise Unavailable("no-network")
            try:
                listening = bind_near(EVERYWHERE, first_port)
            except BadSettings as error:
                raise Unavailable("no-network-port") from error
            self._open = await self._serve(listening, addresses)
            write_line("network door open", port=listening.getsockname()[1])

    async def _serve(self, listening: socket.socket, addresses: list[str]) -> "_OpenDoor":
        # The size of a request is a matter of the application, which is one for both doors.
        limits = replace(Limits(), body=self._config.limits.body)
        port = int(listening.getsockname()[1])
        config = Config(EVERYWHERE, port, public=True, network=True, lobby=False, limits=limits)
        door = Door(config)
        app = Middleware(self._app, door, self._metrics)
        server = _SecondServer(make_uvicorn_config(app, config, GRACE, lifespan="off"))
        task = asyncio.create_task(server.serve([listening]))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START):
                while not server.started and not task.done():
                    await asyncio.sleep(TICK)
        if not server.started:
            task.cancel()
            listening.close()
            raise Unavailable("no-network-port")
        return _OpenDoor(door, server, task, [f"http://{host}:{port}" for host in addresses])

    def stop(self) -> None:
        """Begin to close: nobody else comes in."""
        if self._open is not None:
            self._open.server.should_exit = True
            self._lobby.close(self._open.door)

    async def close(self) -> None:
        """Let nobody in any more, and send those away who are here."""
        async with self._changing:
            self.stop()
            opened, self._open = self._open, None
            if opened is not None:
                await opened.task
                write_line("network door closed")


class _SecondServer(uvicorn.Server):
    """A server beside another one, which is the one that is told to stop."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class _OpenDoor:
    """What there is while the door is open."""

    def __init__(
        self, door: Door, server: uvicorn.Server, task: "asyncio.Task[None]", origins: list[str]
    ) -> None:
        self.door = door
        self.server = server
        self.task = task
        self.origins = origins


async def _find_own_addresses() -> list[str]:
    """The machine's addresses; none if the network does not even answer what they are."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            return await asyncio.to_thread(find_own_addresses)
    return []
