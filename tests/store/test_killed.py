"""A program killed in the middle of writing: what was promised is there, and nothing by halves."""

import random
import time
from multiprocessing import get_context

import pytest

from siegeworks import store
from siegeworks.store.database import Store
from siegeworks.store.rows import Entry
from tests.store.hammer import hammer

MAKER = get_context("forkserver")  # what every process needs is imported once
MAKER.set_forkserver_preload(["tests.store.hammer", "siegeworks.store.database"])
KILLS = 12  # unless --kills says otherwise


def promised(where: str, dice: random.Random) -> dict[str, int]:
    """Let the hammer run, kill it at a random moment; the lengths it had been promised."""
    heard, said = MAKER.Pipe(duplex=False)
    running = MAKER.Process(target=hammer, args=(where, said))
    running.start()
    said.close()
    with open(heard.fileno(), "rb", closefd=False) as words:
        lines: list[bytes] = []
        if dice.random() < 0.2:
            time.sleep(dice.uniform(0, 0.3))  # perhaps before it has opened the store
        else:
            lines += [words.readline() for _ in range(dice.randint(1, 300))]
            time.sleep(dice.uniform(0, 0.02))
        running.kill()
        lines += words.readlines()
    running.join()
    heard.close()
    whole = [line.decode().split() for line in lines if line.endswith(b"\n")]
    return {table_id: int(length) for table_id, length in whole}


def check(journal: list[Entry], since: int) -> None:
    """Without gaps, and made of whole moves."""
    assert [entry.seq - since for entry in journal] == list(range(len(journal)))
    place = 0
    while place < len(journal):
        size = int(journal[place].text.partition("/")[2])
        move = [entry.text for entry in journal[place : place + size]]
        assert move == [f"{n}/{size}" for n in range(size)]
        place += size


def look_through(games: Store, known: dict[str, int]) -> None:
    """Check what has come since each journal was looked at last, up to a length ``known``."""
    for row in games.tables():
        since = known.get(row.id, 0)
        journal = games.journal(row.id, since)[: row.length - since]  # it may still be committing
        assert len(journal) == row.length - since
        check(journal, since)
        known[row.id] = row.length


@pytest.mark.slow
def test_killed_at_random_moments(where: str, kills: int | None) -> None:
    dice = random.Random()
    acknowledged = 0
    known: dict[str, int] = {}
    for _ in range(kills or KILLS):
        lengths = promised(where, dice)
        acknowledged += len(lengths)
        with store.open(where) as games:
            for table_id, length in lengths.items():
                assert games.table(table_id).length >= length
            look_through(games, known)
    assert acknowledged
    with store.open(where) as games:
        look_through(games, {})
        for row in games.tables():
            games.append(row.id, row.length, [Entry("luck", "0/1")]).result()
