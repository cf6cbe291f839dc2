"""The modules that a move goes through, from the message on a socket to the frames it causes.

Run as a module, so that it can be run on the source: a tracer does not see what is compiled.
"""

import asyncio
import json
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import siegeworks
from siegeworks import store
from siegeworks.server import wire
from siegeworks.server.http.settings import Config
from siegeworks.server.tables.access import Visitor, extend_cookie
from siegeworks.server.tables.connection import Connection
from siegeworks.server.tables.context import Context
from siegeworks.server.tables.table import Table

SOURCE = f"{Path(siegeworks.__file__).parent}/"
OPTION = "move B"
VIEWS = f"{SOURCE}server/tables/views.py"


class Socket:
    """The two ends of a socket, without a network."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()
        self.outgoing: asyncio.Queue[Any] = asyncio.Queue()

    async def receive(self) -> Any:
        return await self.incoming.get()

    async def send(self, message: Any) -> None:
        await self.outgoing.put(json.loads(message["text"]))

    async def frame(self, sequence: int) -> dict[str, Any]:
        """The first frame that shows a sequence, or a later one."""
        while True:
            message = await asyncio.wait_for(self.outgoing.get(), 30)
            if message["type"] == "view" and message["view"]["sequence"] >= sequence:
                found: dict[str, Any] = message["view"]
                return found


class Tracer:
    """Notes which of our modules are entered while it watches, in threads begun since, too.

    The outlook is noted apart: it is a drawing, which asks whatever rules it foretells.
    """

    def __init__(self) -> None:
        self.way: set[str] = set()
        self.outlook: set[str] = set()
        self.is_watching = False
        self._drawings: Counter[int] = Counter()  # outlooks that a thread is drawing

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if not self.is_watching or not code.co_filename.startswith(SOURCE):
            return
        thread = threading.get_ident()  # the store writes in one of its own meanwhile
        if event == "call":
            noted = self.outlook if self._drawings[thread] else self.way
            noted.add(code.co_filename.removeprefix(SOURCE))
        if code.co_filename == VIEWS and code.co_name == "show_outlook":
            self._drawings[thread] += {"call": 1, "return": -1}.get(event, 0)

    @contextmanager
    def at_work(self) -> Iterator[None]:
        threading.setprofile(self.note)
        sys.setprofile(self.note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)


async def listen(context: Context, table: Table, seat: int) -> tuple[Socket, asyncio.Task[None]]:
    """Somebody at a seat, over a socket."""
    cookie = extend_cookie(None, await context.access.make_sessions(table.id, [seat], host=False))
    connection = Connection(context, context.door, table, Visitor(seats=(seat,)), cookie, "en")
    connection.look(seat, None)
    socket = Socket()
    return socket, asyncio.create_task(connection.run(socket.receive, socket.send))


async def play(folder: Path, tracer: Tracer) -> None:
    """Two at a table of Westerplatte, one of whom makes a move while it is traced."""
    with store.open(folder / "games.db") as games:
        context = Context(Config(), games)
        seats = [store.SeatRow(0, "human"), store.SeatRow(1, "human")]
        tables = context.live_tables
        table = await tables.open_table("westerplatte", {"level": "hard"}, seats, seed=7)
        listeners = [await listen(context, table, seat) for seat in (0, 1)]
        while OPTION not in map(str, table.match.options()):
            mover, option = table.match.to_move, str(table.match.options()[0])
            assert mover is not None
            await table.choose(mover, wire.Answer(table.sequence, option))
        for socket, _ in listeners:
            await socket.frame(table.sequence)
        mover = table.match.to_move
        assert mover is not None
        sequence = table.sequence
        wish = {"sequence": sequence, "option": OPTION, "key": "once"}
        tracer.is_watching = True
        message = {"type": "websocket.receive", "text": json.dumps({"choice": wish})}
        await listeners[mover][0].incoming.put(message)
        for socket, _ in listeners:
            await socket.frame(sequence + 1)
        tracer.is_watching = False
        for _, task in listeners:
            task.cancel()
        await context.close()


def main() -> None:
    """Print the modules of the way, and those that drawing the outlook asks."""
    tracer = Tracer()
    with tempfile.TemporaryDirectory() as folder, tracer.at_work():
        asyncio.run(play(Path(folder), tracer))
    print(json.dumps({"way": sorted(tracer.way), "outlook": sorted(tracer.outlook)}))


if __name__ == "__main__":
    main()
