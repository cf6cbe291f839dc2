"""Somebody who plays at a table whose server dies again and again, and remembers every promise."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPException

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from siegeworks.cli.load.client import HEARD, Client, Glimpse, Opened, Refused, Sight, say
from siegeworks.server import wire

GONE = (OSError, HTTPException, WebSocketException, TimeoutError)
NAP = 0.05
AGAIN = 0.1  # how often a move that was acknowledged is sent a second time


@dataclass(frozen=True)
class Promise:
    """A move that the server said is on disk."""

    table: str
    seat: int
    sequence: int  # where it was made
    option: str
    key: str
    after: int  # the sequence that the receipt named


@dataclass
class Room:
    """What all gamblers share: where the server is now, and what it has promised."""

    doors: Client | None = None
    promises: list[Promise] = field(default_factory=list)
    opened: list[Opened] = field(default_factory=list)
    moved: Counter[str] = field(default_factory=Counter)  # moves of each gambler, in this life
    repeated: int = 0  # keys that were sent again and counted once
    refused: list[str] = field(default_factory=list)


class Gambler:
    """Plays all seats of one table after the other, each move with a key of its own."""

    def __init__(self, room: Room, name: str, game: str, seats: int, seed: int) -> None:
        self.room = room
        self.name = name
        self._game = game
        self._seats = seats
        self._dice = random.Random(seed)
        self._table: Opened | None = None
        self._under_way: wire.Answer | None = None  # sent, and no receipt seen
        self._number = 0

    async def play(self) -> None:
        """For ever; when the server is gone, wait for the next."""
        while True:
            try:
                await self._sit()
            except GONE:
                await asyncio.sleep(NAP)

    async def _sit(self) -> None:
        doors = self.room.doors
        if doors is None:
            await asyncio.sleep(NAP)
            return
        if self._table is None:
            await self._open(doors)
        assert self._table is not None
        async with doors.sit(self._table, self._table.seats[0]) as socket:
            while self._table is not None:
                await self._turn(socket)

    async def _open(self, doors: Client) -> None:
        try:
            wished = self._game, self._seats, self.name
            self._table = await asyncio.to_thread(doors.open_table, *wished)
        except Refused as error:  # a server that is about to die may say so, once
            self.room.refused.append(str(error))
            raise TimeoutError from error
        self.room.opened.append(self._table)
        self._under_way = None

    async def _turn(self, socket: ClientConnection) -> None:
        """Finish what is under way, or look and choose."""
        if self._under_way is None:
            view, seat = await self._look()
            if view.result is not None:
                self._table = None
                return
            assert view.prompt is not None
            option = self._dice.choice(view.prompt.options).text
            self._number += 1
            key = f"{self.name}-{self._number}"
            self._under_way = wire.Answer(view.sequence, option, key, seat)
        receipt = await self._send(socket, self._under_way)
        self._note(self._under_way, receipt)
        if self._dice.random() < AGAIN:
            assert await self._send(socket, self._under_way) == wire.Receipt(receipt.sequence, True)
            self.room.repeated += 1
        self._under_way = None

    async def _look(self) -> tuple[Glimpse, int]:
        """The table as the seat sees it that is asked, over HTTP as the socket is one seat's."""
        doors, table = self.room.doors, self._table
        assert table is not None
        if doors is None:
            raise TimeoutError
        for seat in table.seats:
            path = f"/tables/{table.id}/view?seat={seat}"
            try:
                text, _ = await asyncio.to_thread(doors.ask, "GET", path, cookie=table.cookie)
            except Refused as error:
                self.room.refused.append(str(error))
                raise TimeoutError from error
            view = HEARD.decode(b'{"type":"view","view":' + text + b"}")
            assert isinstance(view, Sight)
            if view.view.result is not None or view.view.prompt is not None:
                return view.view, seat
        raise AssertionError(f"nobody is asked at {table.id}")

    async def _send(self, socket: ClientConnection, answer: wire.Answer) -> wire.Receipt:
        """Send a move and wait for its receipt; frames are read past."""
        await say(socket, answer.key, answer)
        async with asyncio.timeout(10):
            while True:
                heard = HEARD.decode(await socket.recv())
                if isinstance(heard, wire.Reply):
                    assert heard.id == answer.key
                    return heard.receipt
                assert isinstance(heard, Sight), heard

    def _note(self, answer: wire.Answer, receipt: wire.Receipt) -> None:
        assert self._table is not None
        assert answer.seat is not None
        self.room.promises.append(
            Promise(
                self._table.id,
                answer.seat,
                answer.sequence,
                answer.option,
                answer.key,
                receipt.sequence,
            )
        )
        self.room.moved[self.name] += 1
        self.room.repeated += receipt.repeated
