"""``siegeworks`` alone: a server for this machine, and the browser opened at it."""

import contextlib
import json
import logging
import os
import socket
import sys
import urllib.request
import webbrowser
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import typer

from siegeworks.cli.output import say
from siegeworks.core.errors import BadSettings

# The first one that is free: what a browser keeps for us, it keeps for an address with its port.
PORTS: Final = (8040, 8041, 8042, 0)
NEEDED: Final = ("litestar", "uvicorn", "msgspec", "segno", "sqlalchemy", "websockets")
NOTE: Final = "server.json"  # beside the games: where the server is that has them
ANSWER_TIMEOUT: Final = 2.0  # seconds for a running server to answer


def command() -> None:
    """Serve the player's own games and open the browser; or only open it, if they are served."""
    if any(find_spec(name) is None for name in NEEDED):
        from siegeworks.cli import play

        play.show_menu()
        return
    from siegeworks.store.paths import find_data_folder

    note = find_data_folder() / NOTE
    there = find_running(note)
    if there:
        typer.echo(say("served-already", address=there))
        show(there)
        return
    _serve(note)


def find_running(note: Path) -> str:
    """The address of a server that has these games and answers; empty if there is none."""
    try:
        address = str(json.loads(note.read_text(encoding="utf-8"))["address"])
        with urllib.request.urlopen(f"{address}healthz", timeout=ANSWER_TIMEOUT) as answer:
            known = json.load(answer) == {"status": "well"}
    except (OSError, ValueError, KeyError, TypeError):
        return ""
    return address if known else ""


def _serve(note: Path) -> None:
    from siegeworks import store
    from siegeworks.server.http import run
    from siegeworks.server.http.listening import name_address as address_of
    from siegeworks.server.http.settings import Config

    games = store.open(None)
    games.claim()
    listening = _bind()
    address = address_of(listening)
    typer.echo(say("serving", address=address))
    with _note_address(note, address):
        show(address)
        config = Config(port=int(listening.getsockname()[1]))
        run.serve(config, games, listening, logging.WARNING)


def _bind() -> socket.socket:
    from siegeworks.server.http.listening import bind

    for port in PORTS[:-1]:
        with contextlib.suppress(BadSettings):
            return bind("127.0.0.1", port)
    return bind("127.0.0.1", PORTS[-1])


@contextlib.contextmanager
def _note_address(note: Path, address: str) -> Iterator[None]:
    """While the server runs, others find its address; a note that cannot be written is no harm."""
    mine = json.dumps({"address": address})
    with contextlib.suppress(OSError):
        note.write_text(mine, encoding="utf-8")
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            if note.read_text(encoding="utf-8") == mine:
                note.unlink()


def show(address: str) -> None:
    """Open the browser, where there is a screen for one; the address is printed anyway."""
    if has_screen():
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)


def has_screen() -> bool:
    """Whether a browser would have a window: one in the terminal would only be in the way."""
    if os.environ.get("BROWSER"):
        return True
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
