"""Running a server until it is told to stop."""

import logging
import signal
import socket
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from siegeworks.core.errors import BadSettings
from siegeworks.server.http import logs
from siegeworks.server.http.app import make_app
from siegeworks.server.http.settings import Config
from siegeworks.server.tables.context import Context

if TYPE_CHECKING:
    from siegeworks.store.database import Store

BACKLOG = 2048
GRACE = 10  # seconds for what is under way when the server is told to stop


class Server(uvicorn.Server):
    """A server whose open streams end when it is told to stop, so that it need not wait."""

    def __init__(self, config: uvicorn.Config, context: Context) -> None:
        super().__init__(config)
        self._context = context

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Send the listeners of the lobby home."""
        super().handle_exit(sig, frame)
        self._context.live_tables.lobby.close()


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen at; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)  # whoever comes before we are ready waits
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or type(error).__name__
        raise BadSettings("cannot-listen", host=host, port=port, why=why) from error
    listening.set_inheritable(True)
    return listening


def find_address(listening: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _do_nothing(number: int, frame: FrameType | None) -> None:
    """The server was told to stop, and has: there is nothing more to do."""


def serve(
    config: Config, games: "Store", listening: socket.socket, level: int = logging.INFO
) -> None:
    """Serve the games of a store until told to stop; then commit what is under way and close."""
    logs.set_up(level)
    with games:
        app, context = make_app(config, games)
        settings = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=config.limits.message,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=config.proxies or None,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=30,
        )
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _do_nothing)  # it is raised again after the server has stopped
        logs.write_line("listening", address=find_address(listening), public=config.public)
        Server(settings, context).run(sockets=[listening])
        logs.write_line("stopped")
