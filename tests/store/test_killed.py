"""A program killed in the middle of writing: what was promised is there, and nothing by halves."""

import random
import time
from multiprocessing import get_context

import pytest

from siegeworks import store
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


def check(journal: list[Entry]) -> None:
    """Without gaps, and made of whole moves."""
    assert [entry.seq for entry in journal] == list(range(len(journal)))
    place = 0
    while place < len(journal):
        size = int(journal[place].text.partition("/")[2])
        move = [entry.text for entry in journal[place : place + size]]
        assert move == [f"{n}/{size}" for n in range(size)]
        place += size


@pytest.mark.slow
def test_killed_at_random_moments(where: str, kills: int | None) -> None:
    dice = random.Random()
    acknowledged = 0
    for _ in range(kills or KILLS):
        lengths = promised(where, dice)
        acknowledged += len(lengths)
        with store.open(where) as games:
            for table_id, length in lengths.items():
                assert games.table(table_id).length >= length
            for row in games.tables():
                journal = games.journal(row.id)[: row.length]  # a server may still be committing
                assert len(journal) == row.length
                check(journal)
    assert acknowledged
    with store.open(where) as games:
        for row in games.tables():
            games.append(row.id, row.length, [Entry("luck", "0/1")]).result()
