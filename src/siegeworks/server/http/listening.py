"""Sockets that a server listens at, and how it does."""

import contextlib
import socket
from typing import Any, Final

import uvicorn

from siegeworks.core.errors import BadSettings
from siegeworks.server.http.guarded_http import Gate, GuardedHttp, GuardedSocket
from siegeworks.server.http.settings import Config

BACKLOG: Final = 2048
NEAR: Final = 20  # ports after another one that are tried before any is taken


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


def bind_near(host: str, port: int) -> socket.socket:
    """A socket at one of the next ports that are free, so that an address is easy to remember."""
    for near in range(port + 1, min(port + NEAR, 65535) + 1) if port else ():
        with contextlib.suppress(BadSettings):
            return bind(host, near)
    return bind(host, 0)


def name_address(listening: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def make_uvicorn_config(app: Any, config: Config, grace: int, **more: Any) -> uvicorn.Config:
    """How requests are taken in at a door; ``grace``: seconds to end what is under way."""
    own = {"gate": Gate(config), "limits": config.limits}
    return uvicorn.Config(
        app,
        http=type("DoorHttp", (GuardedHttp,), own),
        log_config=None,
        access_log=False,
        server_header=False,
        ws=type("DoorSocket", (GuardedSocket,), own),
        ws_max_size=config.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        timeout_graceful_shutdown=grace,
        timeout_keep_alive=30,
        **more,
    )
