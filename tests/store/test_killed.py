"""A program killed in the middle of writing: what was promised is there, and nothing by halves."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from siegeworks import store
from siegeworks.store.rows import Entry

ROOT = Path(__file__).resolve().parents[2]
KILLS = 12


def promised(where: str, dice: random.Random) -> dict[str, int]:
    """Let the hammer run, kill it at a random moment; the lengths it had been promised."""
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.store.hammer", where],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": paths},
        stdout=subprocess.PIPE,
    )
    assert running.stdout is not None
    lines: list[bytes] = []
    if dice.random() < 0.2:
        time.sleep(dice.uniform(0, 0.6))  # perhaps before it has opened the store
    else:
        lines += [running.stdout.readline() for _ in range(dice.randint(1, 300))]
        time.sleep(dice.uniform(0, 0.02))
    running.send_signal(signal.SIGKILL)
    lines += running.stdout.read().splitlines(keepends=True)
    running.wait()
    running.stdout.close()
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
def test_killed_at_random_moments(where: str) -> None:
    dice = random.Random()
    acknowledged = 0
    for _ in range(KILLS):
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
