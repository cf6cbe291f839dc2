"""A process that plays at many tables at once, at random, and measures how long answers take."""

import asyncio
import random
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import msgspec
from websockets.asyncio.client import ClientConnection

from siegeworks.cli.load.client import HEARD, Client, Glimpse, Opened, Refused, Sight, say
from siegeworks.server import wire

STALE = ("stale-sequence", "store-stale")  # another seat was faster: look again
DRAIN = 5.0  # seconds to wait for answers that are under way at the end
BREATH = 0.2  # seconds before a table that failed is tried again
OPENERS = 16  # tables that are opened at the same time
READY = "ready"
TITLE = "bench"


class Task(msgspec.Struct, frozen=True):
    """What a process is to do."""

    url: str
    game: str
    seats: int
    tables: int
    seconds: float
    rate: float  # moves a second over all tables of this process; 0: as fast as possible
    seed: int
    tidy: bool  # delete the tables afterwards
    network: str = ""  # such as 127.1.0: each table comes from an address of its own there


class Tally(msgspec.Struct):
    """What came of it."""

    moves: int = 0
    frames: int = 0
    finished: int = 0  # games played to the end
    opened: int = 0  # tables
    stale: int = 0
    latencies: list[float] = []  # seconds from sending a move to its receipt
    errors: dict[str, int] = {}


class Crowd:
    """All players of a process."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.clients = [Client(task.url, self._find_source(n)) for n in range(task.tables)]
        self.dice = random.Random(task.seed)
        self.tally = Tally()
        self.errors: Counter[str] = Counter()
        self.tables: list[Opened] = []
        self.go = asyncio.Event()
        self.end = 0.0
        self.waiting = 0  # moves whose receipt is not there yet
        self._seated = 0
        self.seated = asyncio.Event()

    def _find_source(self, number: int) -> str:
        return f"{self.task.network}.{1 + number % 250}" if self.task.network else ""

    async def play(self) -> Tally:
        """Sit down everywhere, say so, play for a while, leave."""
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(OPENERS))
        tables = [asyncio.create_task(self._table(client)) for client in self.clients]
        await self.seated.wait()
        print(READY, flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        self.end = time.perf_counter() + self.task.seconds
        self.go.set()
        await asyncio.sleep(self.task.seconds)
        await self._drain()
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        if self.waiting:
            self.errors["unanswered"] += self.waiting
        if self.task.tidy:
            await asyncio.to_thread(self._tidy)
        self.tally.errors = dict(self.errors)
        return self.tally

    async def _drain(self) -> None:
        late = time.perf_counter() + DRAIN
        while self.waiting and time.perf_counter() < late:
            await asyncio.sleep(0.01)

    def _tidy(self) -> None:
        for table in self.tables:
            with suppress(Refused, OSError):
                self.clients[0].delete_table(table)

    async def _table(self, client: Client) -> None:
        """One game after the other."""
        while True:
            try:
                await self._game(client)
            except Exception as error:  # counted; the others play on
                told = str(error) if isinstance(error, Refused) else type(error).__name__
                self.errors[told] += 1
                await asyncio.sleep(BREATH)

    async def _game(self, client: Client) -> None:
        task = self.task
        table = await asyncio.to_thread(client.open_table, task.game, task.seats, TITLE)
        self.tables.append(table)
        self.tally.opened += 1
        pace = Pace(self.dice, task.tables / task.rate if task.rate else 0.0)
        async with asyncio.TaskGroup() as group:
            for seat in table.seats:
                group.create_task(self._sit(client, table, seat, pace))
        self.tally.finished += 1

    async def _sit(self, client: Client, table: Opened, seat: int, pace: "Pace") -> None:
        async with client.sit(table, seat) as socket:
            self._count()
            await self.go.wait()
            await Player(self, socket, seat, pace).play()

    def _count(self) -> None:
        self._seated += 1
        if self._seated == self.task.tables * self.task.seats:
            self.seated.set()


class Pace:
    """When a table's next move is due: at random moments, as people's are."""

    def __init__(self, dice: random.Random, mean: float) -> None:
        self._dice = dice
        self._mean = mean
        self._due = 0.0

    async def wait(self) -> None:
        """Until it is time."""
        if self._mean:
            now = time.perf_counter()
            self._due = (self._due or now) + self._dice.expovariate(1 / self._mean)
            await asyncio.sleep(max(0.0, self._due - now))


class Player:
    """One seat: looks, answers at random, waits for the receipt."""

    def __init__(self, crowd: Crowd, socket: ClientConnection, seat: int, pace: Pace) -> None:
        self._crowd = crowd
        self._socket = socket
        self._seat = seat
        self._pace = pace
        self._least = 0  # what the next view must have reached
        self._sent = 0.0  # when the move under way was sent; 0: none is
        self._number = 0

    async def play(self) -> None:
        """Until the game is over."""
        view: Glimpse | None = None
        async for text in self._socket:
            heard = HEARD.decode(text)
            if isinstance(heard, Sight):
                view = heard.view
                self._crowd.tally.frames += 1
                if view.result is not None and not self._sent:
                    return
            else:
                self._hear(heard)
            if view is not None and not self._sent and view.sequence >= self._least:
                if view.result is not None:
                    return
                await self._answer(view)

    def _hear(self, heard: wire.Reply | wire.Refusal) -> None:
        tally = self._crowd.tally
        now = time.perf_counter()
        self._crowd.waiting -= 1
        if isinstance(heard, wire.Reply):
            if now <= self._crowd.end:
                tally.moves += 1
                tally.latencies.append(now - self._sent)
            self._least = heard.receipt.sequence
        elif heard.problem.code in STALE:
            tally.stale += 1
            self._least = heard.problem.sequence or 0
        else:
            self._crowd.errors[heard.problem.code] += 1
        self._sent = 0.0

    async def _answer(self, view: Glimpse) -> None:
        if view.prompt is None or not view.prompt.options:
            return
        await self._pace.wait()
        now = time.perf_counter()
        if now >= self._crowd.end:
            return
        self._number += 1
        self._crowd.waiting += 1
        self._sent = now
        option = self._crowd.dice.choice(view.prompt.options).text
        number = str(self._number)
        await say(self._socket, number, wire.Answer(view.sequence, option, number, self._seat))


def main() -> None:
    """Read the task, play, say what came of it."""
    task = msgspec.json.decode(sys.stdin.readline(), type=Task)
    tally = asyncio.run(Crowd(task).play())
    sys.stdout.write(msgspec.json.encode(tally).decode() + "\n")


if __name__ == "__main__":
    main()
