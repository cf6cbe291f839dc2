"""A real server in a process of its own, and clients that speak to it over real sockets."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[2]
API = "/api/v1"


class Running:
    """A server process."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.log = folder / "server.log"
        self.start()

    def start(self) -> None:
        """Start, and wait for the line that says where."""
        command = [sys.executable, *self.program(), "serve", "--port", "0"]
        command += ["--db", str(self.folder / "games.db"), *self.options]
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        variables = {**os.environ, "PYTHONPATH": path, "SIEGEWORKS_LANGUAGE": "en"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, env=variables, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log.read_text()
        self.url = "http://" + line.split("http://")[1].split("/")[0]

    def program(self) -> list[str]:
        """What Python runs."""
        return ["-m", "siegeworks.cli"]

    def stop(self) -> int:
        """Stop politely; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def kill(self) -> int:
        """Stop as a power cut would."""
        self.process.kill()
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def lines(self) -> list[dict[str, Any]]:
        """The log so far."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextmanager
def running(folder: Path, *options: str) -> Iterator[Running]:
    """A server for as long as a test needs it."""
    server = Running(folder, *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Client:
    """Somebody with a browser: keeps cookies, remembers every byte that came."""

    def __init__(self, server: Running, language: str = "en") -> None:
        self.server = server
        headers = {"accept-language": language}
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=30)
        self.bytes = b""

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Any request."""
        url = path if path.startswith("/") and not path.startswith("/tables") else API + path
        response = self.http.request(method, url, **more)
        self.bytes += response.content + str(response.headers).encode()
        return response

    def good(self, method: str, path: str, **more: Any) -> Any:
        """A request that is granted; its data."""
        response = self.ask(method, path, **more)
        assert response.is_success, response.text
        return response.json() if response.content else None

    def bad(self, status: int, method: str, path: str, **more: Any) -> dict[str, Any]:
        """A request that is refused with a status; the problem."""
        response = self.ask(method, path, **more)
        assert response.status_code == status, (response.status_code, response.text)
        problem: dict[str, Any] = response.json()
        assert problem["code"]
        assert problem["words"].endswith((".", "?", ":")) or problem["code"] == "delete-title"
        return problem

    def open(
        self, game: str = "pig", seats: list[dict[str, str]] | None = None, **more: Any
    ) -> Any:
        """Open a table; the welcome."""
        wish = {"game": game, **({} if seats is None else {"seats": seats}), **more}
        return self.good("POST", "/tables", json=wish)

    def view(self, table: str, **query: Any) -> Any:
        """A view."""
        return self.good("GET", f"/tables/{table}/view", params=query)

    def view_length(self, table: str) -> int:
        """How far the journal of a table has come."""
        return int(self.good("GET", f"/tables/{table}")["table"]["sequence"])

    def choose(self, table: str, option: str, **more: Any) -> Any:
        """A choice at the present sequence."""
        seat = {"seat": more["seat"]} if "seat" in more else {}
        sequence = self.view(table, **seat)["sequence"]
        wish = {"sequence": sequence, "option": option, **more}
        return self.good("POST", f"/tables/{table}/choice", json=wish)

    def cookie(self, table: str) -> str:
        """The cookie header for a table."""
        path = f"{API}/tables/{table}"
        pairs = [f"{c.name}={c.value}" for c in self.http.cookies.jar if c.path == path]
        return "; ".join(pairs)

    def socket(self, table: str, query: str = "", **more: Any) -> ClientConnection:
        """The socket of a table."""
        headers = {"Cookie": self.cookie(table), **more.pop("headers", {})}
        url = self.server.url.replace("http", "ws") + f"{API}/tables/{table}/socket?{query}"
        connection: ClientConnection = connect(url, additional_headers=headers, **more)
        return connection


def receive(socket: ClientConnection, kind: str, timeout: float = 20) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=timeout))
        if message["type"] == kind:
            return message
