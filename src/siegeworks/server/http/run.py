"""Running a server until it is told to stop."""

import gc
import logging
import signal
import socket
import sys
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from siegeworks.server.http import logs
from siegeworks.server.http.app import make_app
from siegeworks.server.http.descriptors import raise_descriptor_limit
from siegeworks.server.http.listening import make_uvicorn_config, name_address
from siegeworks.server.http.settings import Config
from siegeworks.server.tables.context import Context
from siegeworks.store import StoreError

if TYPE_CHECKING:
    from siegeworks.store.database import Store

TURN = 0.001  # seconds after which a thread that computes lets the server answer
GRACE = 10  # seconds for what is under way when the server is told to stop
LITTER = 3_000  # new objects after which unused ones are looked for; a view has hundreds


class Server(uvicorn.Server):
    """A server whose open streams end when it is told to stop, so that it need not wait."""

    def __init__(self, config: uvicorn.Config, context: Context) -> None:
        super().__init__(config)
        self._context = context

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Send the listeners of the lobby home, and close the door to the network."""
        super().handle_exit(sig, frame)
        self._context.live_tables.lobby.close()
        if self._context.network is not None:
            self._context.network.stop()


def _do_nothing(number: int, frame: FrameType | None) -> None:
    """The server was told to stop, and has: there is nothing more to do."""


def _log_condition(trouble: StoreError | None) -> None:
    """Say once what the store refuses and why, and once that it is well again; never its place."""
    if trouble is None:
        logs.write_line("store well again", logging.WARNING)
    else:
        why = str(trouble.facts.get("why", ""))
        logs.write_line("store refuses", logging.ERROR, cause=trouble.code, why=why)


def serve(
    config: Config, games: "Store", listening: socket.socket, level: int = logging.INFO
) -> None:
    """Serve the games of a store until told to stop; then commit what is under way and close."""
    logs.set_up(level)
    raise_descriptor_limit()
    sys.setswitchinterval(TURN)
    games.condition.on_change = _log_condition
    with games:
        app, context = make_app(config, games)
        settings = make_uvicorn_config(app, config, GRACE)
        gc.freeze()  # what is there now stays for good, and need not be looked at again
        gc.set_threshold(LITTER)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _do_nothing)  # it is raised again after the server has stopped
        logs.write_line("listening", address=name_address(listening), public=config.public)
        Server(settings, context).run(sockets=[listening])
        logs.write_line("stopped")
