"""A real server whose door to the network can be opened, and guests who come by it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from tests.server.running import API, Client, Running

# The server as it is, on a machine whose address on the network is the one that tests can reach.
PROGRAM = """
from siegeworks.server.http import network_door
network_door.find_own_addresses = lambda: {addresses}
from siegeworks.cli import main
main()
"""


class Doors(Running):
    """A server whose door to the network can be opened."""

    addresses = ["127.0.0.1"]

    def program(self) -> list[str]:
        return ["-c", PROGRAM.format(addresses=self.addresses)]

    def open(self, client: Client) -> str:
        """Open the door; where it is."""
        told = client.good("POST", f"{API}/network")
        assert told["mine"]
        assert told["open"]
        return str(told["addresses"][0])


class Alone(Doors):
    """A server on a machine without a network."""

    addresses = []


class Guest(Client):
    """Somebody on the network."""

    def __init__(self, server: Running, url: str) -> None:
        super().__init__(server)
        self.url = url
        self.http.base_url = httpx.URL(url)

    def __enter__(self) -> "Guest":
        return self

    def socket(self, table: str, query: str = "", **more: Any) -> ClientConnection:
        before, self.server.url = self.server.url, self.url
        try:
            return super().socket(table, query, **more)
        finally:
            self.server.url = before


@contextmanager
def started(kind: type[Doors], folder: Path, *options: str) -> Iterator[Doors]:
    server = kind(folder, *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
