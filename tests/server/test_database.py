"""A server and its database: the only one that serves it, and honest about how it fares."""

import contextlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import make_url

from tests.server.running import Client, Running, running
from tests.server_load.surroundings import surroundings
from tests.store import postgres
from tests.store.test_full import small_disk


def test_a_second_server_is_refused_and_a_lost_file_is_told_of(folder: Path) -> None:
    path = folder / "games.db"
    with running(folder) as server, Client(server) as host:
        command = [
            sys.executable,
            "-m",
            "siegeworks.cli",
            "serve",
            "--port",
            "0",
            "--db",
            str(path),
        ]
        second = subprocess.run(
            command, env=surroundings(), capture_output=True, text=True, check=False, timeout=120
        )
        assert second.returncode == 2
        assert "Another server runs" in second.stderr
        assert "Traceback" not in second.stderr

        table = host.open("pig")["table"]["id"]
        sequence = host.view(table)["sequence"]
        assert host.good("GET", "/healthz") == {"status": "well"}
        path.rename(folder / "elsewhere.db")
        wish = {"sequence": sequence, "option": "roll"}
        for _ in range(3):
            assert host.bad(503, "POST", f"/tables/{table}/choice", json=wish)["code"] == "no-store"
            host.bad(503, "GET", "/healthz")
        (folder / "elsewhere.db").rename(path)
        assert host.good("GET", "/healthz") == {"status": "well"}
        told = [line for line in server.lines() if line["event"].startswith("store")]
        assert [line["event"] for line in told] == ["store refuses", "store well again"]
        assert told[0]["cause"] == "store-vanished"
        assert str(folder) not in str(told)


def check_is_told(
    server: Running, host: Client, spoil: Callable[[], None], mend: Callable[[], None]
) -> str:
    """Spoil the database of a server, look at all it says, and mend it; the cause in the log."""
    table = host.open("pig")["table"]["id"]
    wish = {"sequence": host.view(table)["sequence"], "option": "roll"}
    spoil()
    for _ in range(3):
        assert host.bad(503, "POST", f"/tables/{table}/choice", json=wish)["code"] == "no-store"
        assert host.bad(503, "GET", "/healthz")["code"] == "no-store"
    assert host.view(table)["sequence"] == wish["sequence"], "nothing has happened"
    mend()
    assert host.good("GET", "/healthz") == {"status": "well"}
    host.good("POST", f"/tables/{table}/choice", json=wish)
    told = [line for line in server.lines() if line["event"].startswith("store")]
    assert [line["event"] for line in told] == ["store refuses", "store well again"]
    return str(told[0]["cause"])


def test_a_full_disk_is_told_of(folder: Path) -> None:
    with small_disk(folder) as disk:
        filler = disk / "filler"
        place = str(disk / "games.db")
        with running(folder, "--db", place) as server, Client(server) as host:
            cause = check_is_told(server, host, lambda: fill_up(filler), filler.unlink)
    assert cause in ("store-full", "store-disk")


def fill_up(file: Path) -> None:
    """Leave no room on a disk."""
    with file.open("wb", buffering=0) as filler, contextlib.suppress(OSError):
        while True:
            filler.write(b"x" * 4096)


def test_a_database_that_became_read_only_is_told_of(
    folder: Path, postgres_folder: str, postgres_url: str
) -> None:
    name = make_url(postgres_url).database
    everybody = f"FROM pg_stat_activity WHERE datname = '{name}'"

    def set_reading(deed: str) -> None:
        """As of the next connection; those that are there are ended, and seen to their end."""
        postgres.command(postgres_folder, f"ALTER DATABASE {name} {deed}")
        postgres.command(postgres_folder, f"SELECT pg_terminate_backend(pid, 60000) {everybody}")

    def spoil() -> None:
        set_reading("SET default_transaction_read_only = on")

    def mend() -> None:
        set_reading("RESET default_transaction_read_only")

    with running(folder, "--db", postgres_url) as server, Client(server) as host:
        assert check_is_told(server, host, spoil, mend) == "store-trouble"


def test_a_database_that_nobody_may_write_is_not_served(folder: Path) -> None:
    with small_disk(folder) as disk:
        with running(folder, "--db", str(disk / "games.db")):
            pass
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        command = [sys.executable, "-m", "siegeworks.cli", "serve", "--port", "0"]
        done = subprocess.run(
            [*command, "--db", str(disk / "games.db")],
            env=surroundings(),
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
    assert done.returncode == 2
    assert "games.db cannot be" in done.stderr
    assert "Traceback" not in done.stderr
