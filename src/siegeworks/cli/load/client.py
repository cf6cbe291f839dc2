"""A client of a server: tables over HTTP, seats over sockets."""

import asyncio
import http.client
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from siegeworks.server import wire

ANSWER_TIMEOUT = 30.0  # seconds for any one answer
LARGEST = 8 * 1024 * 1024  # bytes of a frame


class Refused(Exception):  # noqa: N818, RUF100  (what the server says no to)
    """A request that was not granted."""


class Question(msgspec.Struct):
    """As much of a prompt as is needed to answer it at random."""

    class Choice(msgspec.Struct):
        """An option."""

        text: str

    options: list[Choice]


class Glimpse(msgspec.Struct):
    """As much of a view as a random player looks at."""

    sequence: int
    prompt: Question | None
    result: dict[str, Any] | None


class Sight(msgspec.Struct, tag="view", tag_field="type"):
    """A frame."""

    view: Glimpse


HEARD: msgspec.json.Decoder[Sight | wire.Reply | wire.Refusal] = msgspec.json.Decoder(
    Sight | wire.Reply | wire.Refusal
)
GLIMPSED: msgspec.json.Decoder[Glimpse] = msgspec.json.Decoder(Glimpse)
LINKED: msgspec.json.Decoder[wire.Link] = msgspec.json.Decoder(wire.Link)
WELCOMED: msgspec.json.Decoder[wire.Welcome] = msgspec.json.Decoder(wire.Welcome)
SAID = msgspec.json.Encoder()


@dataclass(frozen=True)
class Opened:
    """A table that was opened, and the cookie that makes its client all of its players."""

    id: str
    title: str
    seats: Sequence[int]
    cookie: str


class Client:
    """Opens and deletes tables of one server, and sits down at them.

    It comes from an address of this machine that can be chosen, such as 127.0.0.2.
    """

    def __init__(self, url: str, source: str = "") -> None:
        self._from = (source, 0) if source else None
        parts = urlsplit(url)
        self._host = parts.hostname or ""
        self._port = parts.port or 80
        self.sockets = f"ws://{parts.netloc}{wire.API}"

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        cookie: str = "",
        patience: float = ANSWER_TIMEOUT,
    ) -> tuple[bytes, str]:
        """The body of an answer and its cookie; Refused if it was refused."""
        talk = http.client.HTTPConnection(
            self._host, self._port, timeout=patience, source_address=self._from
        )
        headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
        try:
            sent = None if body is None else SAID.encode(body)
            talk.request(method, f"{wire.API}{path}", sent, headers)
            answer = talk.getresponse()
            text = answer.read()
        finally:
            talk.close()
        if answer.status >= 300:
            raise Refused(f"{method} {answer.status}: {text[:200].decode(errors='replace')}")
        return text, (answer.getheader("set-cookie") or "").partition(";")[0]

    def open_table(self, game: str, seats: int, title: str) -> Opened:
        """A table with people on all seats, all of them this client."""
        chairs = [wire.SeatWish() for _ in range(seats)]
        return self._open("/tables", wire.NewTable(game, seats=chairs, title=title))

    def look(self, table: Opened) -> Glimpse:
        """A table as whoever is asked there sees it."""
        text, _ = self.ask("GET", f"/tables/{table.id}/view", cookie=table.cookie)
        return GLIMPSED.decode(text)

    def take_in(self, wish: wire.Import) -> Opened:
        """A table with the game of a record."""
        return self._open("/tables/import", wish)

    def _open(self, path: str, wish: object) -> Opened:
        text, cookie = self.ask("POST", path, wish)
        welcome = WELCOMED.decode(text)
        return Opened(welcome.table.id, welcome.table.title, welcome.me.seats, cookie)

    def watch(self, table: Opened) -> Opened:
        """The same table as a spectator has it."""
        text, _ = self.ask(
            "POST", f"/tables/{table.id}/links", wire.LinkWish("watch"), table.cookie
        )
        link = LINKED.decode(text).secret
        _, cookie = self.ask("POST", f"/tables/{table.id}/join", wire.Join(link))
        return Opened(table.id, table.title, (), cookie)

    async def connect_raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which nothing is said yet."""
        return await asyncio.open_connection(self._host, self._port, local_addr=self._from)

    def delete_table(self, table: Opened) -> None:
        """Take a table out again."""
        self.ask("DELETE", f"/tables/{table.id}?title={quote(table.title)}", cookie=table.cookie)

    def sit(self, table: Opened, seat: int | None) -> connect:
        """The socket of a seat, or of a spectator."""
        query = "" if seat is None else f"?seat={seat}"
        return connect(
            f"{self.sockets}/tables/{table.id}/socket{query}",
            local_addr=self._from,
            additional_headers={"cookie": table.cookie},
            compression=None,
            ping_interval=None,
            max_size=LARGEST,
            open_timeout=ANSWER_TIMEOUT,
        )


async def say(socket: ClientConnection, number: str, answer: wire.Answer) -> None:
    """Send a choice."""
    await socket.send(SAID.encode(wire.Message(id=number, choice=answer)).decode())
