"""``siegeworks bench server``: that it plays, counts and cleans up; never how fast."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from siegeworks import store
from siegeworks.cli import bench_attack
from siegeworks.cli.bench_server import ServerBenchFlags, percentile
from tests.server_load.surroundings import surroundings

SHORT = ("--tables", "6", "--seconds", "1.5")


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "siegeworks.cli", "bench", "server", *arguments],
        env=surroundings(),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def figures(*arguments: str) -> dict[str, Any]:
    done = bench(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_as_fast_as_possible() -> None:
    found = figures(*SHORT)
    assert found["error_count"] == 0, found["errors"]
    assert found["moves"] > 6
    assert found["moves_per_second"] == pytest.approx(found["moves"] / 1.5, abs=0.1)
    assert (
        0 < found["latency_ms"]["p50"] <= found["latency_ms"]["p95"] <= found["latency_ms"]["p99"]
    )
    assert found["tables_opened"] >= 6
    if Path("/proc/self/statm").exists():
        assert found["server_memory_mb"] > 10
        assert isinstance(found["memory_per_table_kb"], float)


def test_at_a_rate_and_without_a_trace_in_a_database_of_the_users(tmp_path: Path) -> None:
    where = tmp_path / "games.db"
    found = figures(*SHORT, "--rate", "12", "--game", "pig", "--db", str(where))
    assert found["error_count"] == 0, found["errors"]
    assert found["rate"] == 12
    assert 0 < found["moves"] < 60
    with store.open(where) as games:
        assert games.count() == 0


def test_figures_as_text_of_a_server_that_runs(url: str) -> None:
    done = bench(*SHORT, "--url", url)
    assert done.returncode == 0, done.stderr
    assert "6 tables of westerplatte" in done.stdout
    assert "latency_ms p95" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--url", "here"), "is no address of a server"),
        (("--url", "http://127.0.0.1:1/"), "cannot be measured"),
        (("--url", "http://127.0.0.1:1/", "--db", "x.db"), "not both"),
        (("--seats", "7"), "cannot be played with 7 seats"),
        (("--game", "chess"), "chess"),
        (("--tables", "0"), "--tables"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(arguments: tuple[str, ...], told: str) -> None:
    done = bench(*arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_players_beside_an_attacker_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in surroundings().items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(bench_attack, "ATTACKS", ("rubbish",))
    runs = note_runs(monkeypatch)
    flags = ServerBenchFlags(3, 2.0, 6.0, "pig", 2, 1, None, None, "127.1")
    found = bench_attack.measure(flags)
    assert list(found["attacks"]) == ["rubbish"]
    for row in (found["calm"], found["attacks"]["rubbish"]):
        assert row["moves"] > 0
        assert row["errors"] == 0
    assert found["calm"]["attack"] == {}
    assert runs == [None, "rubbish", None], "calm on both sides of it"
    row = found["attacks"]["rubbish"]
    assert row["calm_p95_ms"] == found["calm"]["p95_ms"]
    assert row["times"] == round(row["p95_ms"] / row["calm_p95_ms"], 1)
    if hasattr(os, "getloadavg"):
        assert row["load"] >= 0


def note_runs(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The attacks in the order in which they are made; None for calm."""
    runs: list[str | None] = []
    measure = bench_attack._measure

    def note(flags: ServerBenchFlags, kind: str | None) -> bench_attack.Found:
        runs.append(kind)
        return measure(flags, kind)

    monkeypatch.setattr(bench_attack, "_measure", note)
    return runs


def test_nobody_elses_server_is_attacked() -> None:
    done = bench("--attack", "--url", "http://127.0.0.1:1/")
    assert done.returncode == 2
    assert "leave out --url" in done.stderr


def test_shares() -> None:
    times = [n / 1000 for n in range(1, 101)]
    assert [percentile(times, share) for share in (50, 95, 99)] == [50, 95, 99]
    assert percentile([0.002], 99) == 2
    assert percentile([], 50) is None
