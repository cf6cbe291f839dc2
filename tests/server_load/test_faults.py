"""A server under load, killed at random moments: what it promised is there, and all play on."""

import asyncio
import contextlib
import random
import time
from collections import defaultdict
from collections.abc import Sequence

import pytest

import siegeworks
from siegeworks import store
from siegeworks.cli.load.client import Client
from siegeworks.cli.load.server_process import ServerProcess
from siegeworks.store import Entry
from tests.server_load.gambler import Gambler, Promise, Room
from tests.server_load.surroundings import surroundings

KILLS = {"sqlite": 12, "postgresql": 4}  # unless --kills says otherwise
EARLY = 4  # of so many, one before the server can have said that it listens
MOST = 100_000  # tables
TABLES = (("westerplatte", 1, 5), ("pig", 2, 4), ("gatehouse", 2, 3))  # game, seats, how many
PATIENCE = 30.0  # seconds in which every table must have gone on


def check(where: str, promises: Sequence[Promise]) -> None:
    """Every promise is kept, once, and no journal has a gap."""
    made: dict[str, list[Promise]] = defaultdict(list)
    for promise in promises:
        made[promise.table].append(promise)
    with store.open(where) as games:
        for row in games.tables(MOST):
            journal = games.journal(row.id)[: row.length]  # a database may still be committing
            assert [entry.seq for entry in journal] == list(range(row.length))
            keys = [entry.key for entry in journal if entry.key is not None]
            assert len(keys) == len(set(keys))
            for promise in made.pop(row.id, ()):
                kept(promise, journal)
    assert not made, "tables are missing"


def kept(promise: Promise, journal: Sequence[Entry]) -> None:
    """Where a move was promised, it is, and what luck did after it up to the receipt's sequence."""
    assert len(journal) >= promise.after, f"lost: {promise}"
    move, *luck = journal[promise.sequence : promise.after]
    expected = ("choice", promise.option, promise.seat, f"{promise.seat}:{promise.key}")
    assert (move.kind, move.text, move.seat, move.key) == expected
    assert all(entry.kind == "luck" for entry in luck)


async def all_have_moved(room: Room, gamblers: Sequence[Gambler]) -> None:
    """Wait until every table has gone on since the server came up."""
    late = time.monotonic() + PATIENCE
    while not all(room.moved[gambler.name] for gambler in gamblers):
        waiting = [g.name for g in gamblers if not room.moved[g.name]]
        assert time.monotonic() < late, f"these do not play on: {waiting}; {room.refused[-3:]}"
        await asyncio.sleep(0.01)


async def live_and_die(
    where: str, room: Room, gamblers: Sequence[Gambler], dice: random.Random, early: bool
) -> None:
    """One life of a server: up to a random moment, perhaps before it is quite awake."""
    host = ServerProcess(where, surroundings())
    try:
        if early:
            await asyncio.sleep(dice.uniform(0.05, 1.0))
            return
        room.moved.clear()
        room.doors = Client(await asyncio.to_thread(host.ready))
        await all_have_moved(room, gamblers)
        await asyncio.sleep(dice.uniform(0.0, 1.0))
    finally:
        host.kill()
        room.doors = None
    await asyncio.sleep(0.1)  # what had reached a client before is heard by it
    await asyncio.to_thread(check, where, room.promises)


async def many_lives(where: str, kills: int, seed: int) -> Room:
    """Play while servers come and go."""
    dice = random.Random(seed)
    room = Room()
    gamblers = [
        Gambler(room, f"{game}-{n}", game, seats, dice.getrandbits(32))
        for game, seats, number in TABLES
        for n in range(number)
    ]
    playing = [asyncio.create_task(gambler.play()) for gambler in gamblers]
    early = set(dice.sample(range(1, kills), kills // EARLY))
    try:
        for life in range(kills):
            await live_and_die(where, room, gamblers, dice, life in early)
            for task in playing:
                assert not task.done(), task.exception()
        with ServerProcess(where, surroundings()) as host:  # and once more, to its proper end
            room.moved.clear()
            room.doors = Client(await asyncio.to_thread(host.ready))
            await all_have_moved(room, gamblers)
    finally:
        for task in playing:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*playing)
    return room


@pytest.mark.slow
def test_killed_under_load(where: str, kills: int | None) -> None:
    number = kills or KILLS[where.partition(":")[0] if "://" in where else "sqlite"]
    room = asyncio.run(many_lives(where, number, seed=3))
    assert room.repeated, "no key was sent twice"
    assert len(room.promises) > number
    check(where, room.promises)
    with store.open(where) as games:
        verdicts = list(games.verify(siegeworks.game))
    assert len(verdicts) >= sum(number for *_, number in TABLES)
    assert [verdict for verdict in verdicts if not verdict.ok] == []
