"""A server under load, killed at random moments: what it promised is there, and all play on."""

import json
import subprocess
import sys

import pytest

from siegeworks import store
from siegeworks.cli import bench_kills
from siegeworks.cli.load.gambler import Promise
from siegeworks.store import Entry
from tests.server_load.surroundings import surroundings

KILLS = {"sqlite": 12, "postgresql": 4}  # unless --kills says otherwise


@pytest.mark.slow
def test_killed_under_load(where: str, kills: int | None) -> None:
    number = kills or KILLS[where.partition(":")[0] if "://" in where else "sqlite"]
    found = bench_kills.measure(where, number, 3, surroundings())
    assert found["lost"] == []
    assert found["sent_again"], "no key was sent twice"
    assert found["moves_promised"] > number
    assert found["tables"] >= bench_kills.TABLES
    with store.open(where) as games:
        assert games.count() >= found["tables"]


MOVE = Entry("choice", "roll", 0, "0:a", 1.0, 0)
LUCK = Entry("luck", "4", None, None, 1.0, 1)
PROMISE = Promise("t", 0, 0, "roll", "a", 2)


@pytest.mark.parametrize(
    ("journal", "is_kept"),
    [
        ([MOVE, LUCK], True),
        ([MOVE, LUCK, MOVE], True),
        ([MOVE], False),
        ([], False),
        ([Entry("choice", "hold", 0, "0:a", 1.0, 0), LUCK], False),
        ([Entry("choice", "roll", 1, "1:a", 1.0, 0), LUCK], False),
        ([MOVE, MOVE], False),
    ],
)
def test_a_promise_that_was_broken_is_noticed(journal: list[Entry], is_kept: bool) -> None:
    assert bench_kills._is_kept(PROMISE, journal) is is_kept


def test_a_journal_with_a_gap_or_a_move_twice_is_noticed() -> None:
    again = Entry("choice", "roll", 0, "0:a", 1.0, 2)
    assert list(bench_kills._check_journal("t", [MOVE, LUCK], [])) == []
    assert list(bench_kills._check_journal("t", [MOVE, again], [])) == [
        "t: a gap",
        "t: a move twice",
    ]


@pytest.mark.slow
def test_the_command_prints_what_it_found() -> None:
    command = [sys.executable, "-m", "siegeworks.cli", "bench", "server", "--kills", "2", "--json"]
    done = subprocess.run(
        command, env=surroundings(), capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["lost"] == []
    assert found["moves_promised"]


def test_only_a_server_of_its_own_is_killed() -> None:
    command = ["bench", "server", "--kills", "2", "--url", "http://127.0.0.1:1/"]
    done = subprocess.run(
        [sys.executable, "-m", "siegeworks.cli", *command],
        env=surroundings(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "a server of its own is killed" in done.stderr
