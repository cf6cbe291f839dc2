"""A process that does to a server what nobody should, for a while, and counts what came of it.

It comes from an address of its own, and stands back behind everything else on the machine: what
is measured is the server, not the quarrel over its processors.
"""

import asyncio
import itertools
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Final
from urllib.parse import quote

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import siegeworks
from siegeworks.cli.load.client import Client, Opened, Refused
from siegeworks.cli.load.players import READY, TITLE
from siegeworks.core.game import Game
from siegeworks.server import wire
from siegeworks.server.http.descriptors import raise_descriptor_limit

POLITE: Final = 19
BATCH: Final = 200  # messages sent before looking up
BREATH: Final = 0.05  # seconds before another try
IMPATIENCE: Final = 0.5  # seconds after which an answer is waited for no more
SPECTATORS: Final = 4
READERS: Final = 6
IMPORTERS: Final = 4
SILENT: Final = 1000  # connections
SLOW: Final = 64  # of them that begin to send a body
BOT_TABLES: Final = 20
LONG_RECORD: Final = 199_000  # bytes
LONGEST_TAKEN: Final = 2_990  # entries that a public server takes


class Attack(msgspec.Struct, frozen=True):
    """What a process is to do, from where, for how long."""

    kind: str
    url: str
    source: str
    seconds: float
    game: str  # that the others play


class Toll(msgspec.Struct):
    """What came of it: what was tried, and how the server answered."""

    counts: dict[str, int] = {}


class Attacker:
    """One client with bad manners."""

    def __init__(self, attack: Attack) -> None:
        self.client = Client(attack.url, attack.source)
        self.game = attack.game
        self.seconds = attack.seconds
        self.counts: Counter[str] = Counter()
        self.end = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return time.perf_counter() >= self.end

    async def repeat(self, deed: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again until the time is up, whatever the server says to it."""
        while not self.is_over:
            try:
                await deed()
            except (OSError, EOFError, Refused, ConnectionClosed, InvalidHandshake) as error:
                self.counts[_name(error)] += 1
                await asyncio.sleep(BREATH)

    async def flood(self, table: Opened, text: str) -> None:
        """Send a message on a socket, as fast as it goes, until the server closes it."""
        async with self.client.sit(table, None) as socket:
            hearing = asyncio.create_task(_read_all(socket))
            try:
                while not self.is_over:
                    for _ in range(BATCH):
                        await socket.send(text)
                    self.counts["sent"] += BATCH
                    await asyncio.sleep(0)
            finally:
                hearing.cancel()

    async def ask_and_leave(self, method: str, path: str, body: object, cookie: str) -> None:
        """Ask for something, and leave before the answer comes if it takes a while."""
        self.counts["asked"] += 1
        with suppress(TimeoutError):
            await asyncio.to_thread(self.client.ask, method, path, body, cookie, IMPATIENCE)
            self.counts["answered"] += 1

    # The attacks: each prepares, then gives what is to be repeated

    async def prepare_rubbish(self) -> list[Callable[[], Awaitable[None]]]:
        """One socket that sends what is no message."""
        table = self.open_table()
        return [lambda: self.flood(table, "{")]

    async def prepare_spectators(self) -> list[Callable[[], Awaitable[None]]]:
        """Spectators that send moves."""
        table = self.open_table()
        wish = wire.Message(choice=wire.Answer(0, "anything"))
        text = msgspec.json.encode(wish).decode()
        watching = [self.client.watch(table) for _ in range(SPECTATORS)]
        return [lambda w=w: self.flood(w, text) for w in watching]  # type: ignore[misc]

    async def prepare_turns(self) -> list[Callable[[], Awaitable[None]]]:
        """All decisions of the longest game that the server takes, asked for at once."""
        wish = wire.Import(write_long_record(LONGEST_TAKEN), TITLE)
        table = self.client.take_in(wish)
        path = f"/tables/{table.id}/turns"
        return [lambda: self.ask_and_leave("GET", path, None, table.cookie)] * READERS

    async def prepare_imports(self) -> list[Callable[[], Awaitable[None]]]:
        """Records as long as a request may be, and as long as a game may be, in turn."""
        records = itertools.cycle([write_long_record(None), write_long_record(LONGEST_TAKEN)])

        async def take_in() -> None:
            wish = wire.Import(next(records), TITLE)
            await self.ask_and_leave("POST", "/tables/import", wish, "")

        return [take_in] * IMPORTERS

    async def prepare_odds(self) -> list[Callable[[], Awaitable[None]]]:
        """What comes of an option, asked for at several tables at once."""
        game = max(siegeworks.games(), key=lambda game: game.has_secrets)
        deeds: list[Callable[[], Awaitable[None]]] = []
        for _ in range(READERS):
            table = self.client.open_table(game.key, game.seats[0], TITLE)
            glimpse = self.client.look(table)
            option = glimpse.prompt.options[0].text if glimpse.prompt else ""
            path = f"/tables/{table.id}/odds?option={quote(option)}"
            deeds.append(partial(self.ask_and_leave, "GET", path, None, table.cookie))
        return deeds

    async def prepare_typing(self) -> list[Callable[[], Awaitable[None]]]:
        """The whole table as text, and odds by typed lines."""
        table = self.open_table()
        path = f"/tables/{table.id}/text"
        typed = wire.Typed("o 1", self.client.look(table).sequence)
        return [
            partial(self.ask_and_leave, "GET", path, None, table.cookie),
            partial(self.ask_and_leave, "POST", f"/tables/{table.id}/line", typed, table.cookie),
        ] * SPECTATORS

    async def prepare_silence(self) -> list[Callable[[], Awaitable[None]]]:
        """Connections that say nothing, and some that begin to."""
        raise_descriptor_limit()
        return [lambda n=n: self.be_silent(n < SLOW) for n in range(SILENT)]  # type: ignore[misc]

    async def be_silent(self, begins: bool) -> None:
        """Open a connection and wait until the server has had enough."""
        reader, writer = await self.client.connect_raw()
        self.counts["connected"] += 1
        try:
            if begins:
                head = f"POST {wire.API}/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n"
                writer.write(f"{head}Content-Type: application/json\r\n\r\n{{".encode())
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, self.end - time.perf_counter())):
                    await reader.read()
                self.counts["closed by the server"] += 1
                await asyncio.sleep(1.0)
        finally:
            writer.close()

    async def prepare_bots(self) -> list[Callable[[], Awaitable[None]]]:
        """Tables at which only bots play, opened and left."""
        tables, game = itertools.count(), siegeworks.game(self.game)
        level = list(game.levels)[-1]

        async def open_bots() -> None:
            if next(tables) < BOT_TABLES:
                chairs = [wire.SeatWish("bot", bot=level)] * game.seats[0]
                wish = wire.NewTable(game.key, seats=chairs, title=TITLE)
                await self.ask_and_leave("POST", "/tables", wish, "")
            else:
                await asyncio.sleep(1.0)

        return [open_bots]

    def open_table(self) -> Opened:
        """A table of its own."""
        game = find_longest_game()
        return self.client.open_table(game.key, game.seats[0], TITLE)

    async def run(self, kind: str) -> Toll:
        """Prepare, say so, wait for the word, attack."""
        deeds = await PREPARATIONS[kind](self)
        print(READY, flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        self.end = time.perf_counter() + self.seconds
        tasks = [asyncio.create_task(self.repeat(deed)) for deed in deeds]
        await asyncio.wait(tasks, timeout=self.seconds + 1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return Toll(dict(self.counts))


PREPARATIONS: Final[
    Mapping[str, Callable[[Attacker], Awaitable[list[Callable[[], Awaitable[None]]]]]]
] = {
    "rubbish": Attacker.prepare_rubbish,
    "spectators": Attacker.prepare_spectators,
    "turns": Attacker.prepare_turns,
    "imports": Attacker.prepare_imports,
    "odds": Attacker.prepare_odds,
    "typing": Attacker.prepare_typing,
    "silence": Attacker.prepare_silence,
    "bots": Attacker.prepare_bots,
}
ATTACKS: Final = tuple(PREPARATIONS)


def find_longest_game() -> Game:
    """The game that may take the most decisions."""
    return max(siegeworks.games(), key=lambda game: game.limit)


def write_long_record(entries: int | None) -> str:
    """A game of so many entries, always by the first option; or more than anybody plays."""
    game = find_longest_game()
    for seed in itertools.count():
        match = game.start(seats=game.seats[0], seed=seed)
        while match.result is None and match.length < (entries or LONGEST_TAKEN):
            match.choose(match.options()[0])
        if match.result is None:
            break
    text = match.record()
    last = "\n".join(text.splitlines()[-2:]) + "\n"
    return text if entries else text + last * ((LONG_RECORD - len(text)) // len(last))


async def _read_all(socket: object) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:  # type: ignore[attr-defined]
            pass


def _name(error: Exception) -> str:
    if isinstance(error, Refused):
        return f"refused {str(error).split(':')[0].split()[-1]}"
    if isinstance(error, ConnectionClosed) and error.rcvd is not None:
        return f"closed with {error.rcvd.code}"
    return type(error).__name__


def main() -> None:
    """Read the task, attack, say what came of it."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    attack = msgspec.json.decode(sys.stdin.readline(), type=Attack)
    toll = asyncio.run(Attacker(attack).run(attack.kind))
    sys.stdout.write(msgspec.json.encode(toll).decode() + "\n")


if __name__ == "__main__":
    main()
