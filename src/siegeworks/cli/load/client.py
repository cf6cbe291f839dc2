"""A client of a server: tables over HTTP, seats over sockets."""

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
    """Opens and deletes tables of one server, and sits down at them."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._host = parts.hostname or ""
        self._port = parts.port or 80
        self.sockets = f"ws://{parts.netloc}{wire.API}"

    def ask(
        self, method: str, path: str, body: object = None, cookie: str = ""
    ) -> tuple[bytes, str]:
        """The body of an answer and its cookie; Refused if it was refused."""
        talk = http.client.HTTPConnection(self._host, self._port, timeout=ANSWER_TIMEOUT)
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
        text, cookie = self.ask("POST", "/tables", wire.NewTable(game, seats=chairs, title=title))
        welcome = WELCOMED.decode(text)
        return Opened(welcome.table.id, welcome.table.title, welcome.me.seats, cookie)

    def delete_table(self, table: Opened) -> None:
        """Take a table out again."""
        self.ask("DELETE", f"/tables/{table.id}?title={quote(table.title)}", cookie=table.cookie)

    def sit(self, table: Opened, seat: int) -> connect:
        """The socket of a seat."""
        return connect(
            f"{self.sockets}/tables/{table.id}/socket?seat={seat}",
            additional_headers={"cookie": table.cookie},
            compression=None,
            ping_interval=None,
            max_size=LARGEST,
            open_timeout=ANSWER_TIMEOUT,
        )


async def say(socket: ClientConnection, number: str, answer: wire.Answer) -> None:
    """Send a choice."""
    await socket.send(SAID.encode(wire.Message(id=number, choice=answer)).decode())
