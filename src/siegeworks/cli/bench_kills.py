"""``siegeworks bench server --kills``: a server that dies in the middle of play, again and again.

What it had promised must be there afterwards, once and whole, and everybody must play on.
"""

import asyncio
import contextlib
import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import typer

import siegeworks
from siegeworks import store
from siegeworks.cli.load.client import Client, Refused
from siegeworks.cli.load.gambler import Gambler, Promise, Room
from siegeworks.cli.load.server_process import ServerProcess
from siegeworks.cli.output import print_json, say, show_progress
from siegeworks.core.errors import SiegeError
from siegeworks.store import Entry

TABLES: Final = 12  # of all games in turn
PLAYERS: Final = 2  # at each, if its game can be played so
EARLY: Final = 4  # of so many, one before the server can have said that it listens
LONGEST: Final = 1.0  # seconds that a server lives on after everybody has played on
PATIENCE: Final = 600.0  # seconds in which every table must have gone on, on a busy machine too
NAP: Final = 0.01


def command(kills: int, db: str | None, url: str | None, json: bool) -> int:
    """Kill a server so often and print what was found; the exit code: 1 if anything was lost."""
    if url is not None:
        raise SiegeError("bench-kills-url")
    with (
        tempfile.TemporaryDirectory(prefix="siegeworks-bench-") as folder,
        show_progress("server", kills) as show,
    ):
        figures = measure(db or str(Path(folder, "games.db")), kills, show=show)
    if json:
        print_json(figures)
    else:
        typer.echo(say("bench-kills", kills=kills))
        for name, value in figures.items():
            shown = ", ".join(value) if isinstance(value, list) else f"{value:,}"
            typer.echo(f"  {name:<24} {shown or '-':>12}")
    return 1 if figures["lost"] else 0


def measure(
    where: str,
    kills: int,
    seed: int | None = None,
    surroundings: Mapping[str, str] | None = None,
    show: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Let people play while servers come and go; what was promised, kept and lost."""
    began = time.monotonic()
    ordeal = Ordeal(where, kills, random.Random(seed), surroundings, show)
    asyncio.run(ordeal.run())
    lost = [*ordeal.lost, *_find_broken(where, ordeal.room)]
    if surroundings is None:
        _tidy(where, ordeal.room)
    return {
        "kills": kills,
        "before_listening": len(ordeal.early),
        "tables": len(ordeal.room.opened),
        "moves_promised": len(ordeal.room.promises),
        "sent_again": ordeal.room.repeated,
        "seconds": round(time.monotonic() - began, 1),
        "lost": lost,
    }


@dataclass
class Ordeal:
    """One run: who plays, and what was found to be lost."""

    where: str
    kills: int
    dice: random.Random
    surroundings: Mapping[str, str] | None
    show: Callable[[int], None]
    room: Room = field(default_factory=Room)
    lost: list[str] = field(default_factory=list)
    early: set[int] = field(default_factory=set)

    async def run(self) -> None:
        """Play while servers come and go, and once more under one that stays."""
        gamblers = [self._make_gambler(number) for number in range(TABLES)]
        playing = [asyncio.create_task(gambler.play()) for gambler in gamblers]
        self.early = set(self.dice.sample(range(1, self.kills), self.kills // EARLY))
        try:
            for life in range(self.kills):
                await self._live_and_die(gamblers, life in self.early)
                _refuse_fallen(playing)
                self.show(life + 1)
            with ServerProcess(self.where, self.surroundings) as host:
                self.room.moved.clear()
                self.room.doors = Client(await asyncio.to_thread(host.ready))
                await self._wait_for_all(gamblers)
        finally:
            for task in playing:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(*playing)

    def _make_gambler(self, number: int) -> Gambler:
        games = siegeworks.games()
        game = games[number % len(games)]
        seats = PLAYERS if PLAYERS in game.seats else game.seats[0]
        name = f"{game.key}-{number}"
        return Gambler(self.room, name, game.key, seats, self.dice.getrandbits(32))

    async def _live_and_die(self, gamblers: Sequence[Gambler], early: bool) -> None:
        """One life of a server: up to a random moment, perhaps before it is quite awake."""
        host = ServerProcess(self.where, self.surroundings)
        try:
            if early:
                await asyncio.sleep(self.dice.uniform(0.05, LONGEST))
                return
            self.room.moved.clear()
            self.room.doors = Client(await asyncio.to_thread(host.ready))
            await self._wait_for_all(gamblers)
            await asyncio.sleep(self.dice.uniform(0.0, LONGEST))
        finally:
            host.kill()
            self.room.doors = None
        await asyncio.sleep(0.1)  # what had reached a client before is heard by it
        self.lost += await asyncio.to_thread(_list_lost, self.where, self.room)

    async def _wait_for_all(self, gamblers: Sequence[Gambler]) -> None:
        """Wait until every table has gone on since the server came up."""
        late = time.monotonic() + PATIENCE
        while not all(self.room.moved[gambler.name] for gambler in gamblers):
            if time.monotonic() > late:
                still = [g.name for g in gamblers if not self.room.moved[g.name]]
                raise SiegeError("bench-kills-stuck", found=", ".join(still))
            await asyncio.sleep(NAP)


def _refuse_fallen(playing: Sequence["asyncio.Task[None]"]) -> None:
    """Raise what ended a gambler, who plays for ever."""
    for task in playing:
        if task.done():
            task.result()


def _list_lost(where: str, room: Room) -> list[str]:
    """The promises that were broken, and the journals with gaps or with a move twice."""
    made: dict[str, list[Promise]] = defaultdict(list)
    for promise in tuple(room.promises):
        made[promise.table].append(promise)
    with store.open(where) as games:
        return [
            trouble
            for table, promises in made.items()
            for trouble in _check_journal(
                table, games.journal(table)[: games.table(table).length], promises
            )
        ]


def _check_journal(
    table: str, journal: Sequence[Entry], promises: Sequence[Promise]
) -> Iterator[str]:
    if [entry.seq for entry in journal] != list(range(len(journal))):
        yield f"{table}: a gap"
    keys = [entry.key for entry in journal if entry.key is not None]
    if len(keys) != len(set(keys)):
        yield f"{table}: a move twice"
    yield from (str(promise) for promise in promises if not _is_kept(promise, journal))


def _is_kept(promise: Promise, journal: Sequence[Entry]) -> bool:
    """Whether a move is where it was promised, and luck after it up to the receipt's sequence."""
    if len(journal) < promise.after:
        return False
    move, *luck = journal[promise.sequence : promise.after]
    expected = ("choice", promise.option, promise.seat, f"{promise.seat}:{promise.key}")
    found = (move.kind, move.text, move.seat, move.key)
    return found == expected and all(entry.kind == "luck" for entry in luck)


def _find_broken(where: str, room: Room) -> list[str]:
    """The tables of this run whose game the rules do not play again as it was stored."""
    mine = {table.id for table in room.opened}
    with store.open(where) as games:
        verdicts = [v for v in games.verify(siegeworks.game) if v.table_id in mine]
    missing = mine - {verdict.table_id for verdict in verdicts}
    return [
        *(f"{v.table_id}: {v.sentence}" for v in verdicts if not v.ok),
        *(f"{table}: gone" for table in missing),
    ]


def _tidy(where: str, room: Room) -> None:
    """Leave a database as it was."""
    with store.open(where) as games:
        for table in room.opened:
            with contextlib.suppress(SiegeError, Refused):
                games.delete(table.id)
