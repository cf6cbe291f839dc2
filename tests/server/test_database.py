"""A server and its database: the only one that serves it, and honest about how it fares."""

import subprocess
import sys
from pathlib import Path

from tests.server.running import Client, running
from tests.server_load.surroundings import surroundings


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
