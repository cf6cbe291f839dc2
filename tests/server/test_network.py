"""A game of two players and a spectator, each in a process of its own."""

import json
import subprocess
import sys
from typing import Any

from tests.server.running import ROOT, Client


def start(client: Client, table: str, link: str, *more: str) -> subprocess.Popen[str]:
    script = str(ROOT / "tests" / "server" / "player.py")
    command = [sys.executable, script, client.server.url, table, link, *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def told(process: subprocess.Popen[str]) -> dict[str, Any]:
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    found: dict[str, Any] = json.loads(out)
    return found


def test_two_seats_in_two_processes_finish_a_game_while_a_third_watches(host: Client) -> None:
    welcome = host.open("westerplatte", [{"kind": "open"}, {"kind": "open"}], seed="4711")
    table = welcome["table"]["id"]
    one, two = (link["secret"] for link in welcome["links"])
    watch = host.good("POST", f"/tables/{table}/links", json={"role": "watch"})["secret"]
    watcher = start(host, table, watch)
    players = [start(host, table, one), start(host, table, two, "7")]
    first, second, third = told(players[0]), told(players[1]), told(watcher)
    assert first["result"] is not None
    assert first["result"] == second["result"]
    assert first["result"]["seed"] == "4711"
    seen = third["result"].pop("words")  # who looked on has neither won nor lost
    assert seen != first["result"].pop("words")
    assert first["result"] == third["result"]
    assert first["log"] == second["log"] == third["log"]
    assert [first["seat"], second["seat"], third["seat"]] == [0, 1, None]
    assert third["role"] == "watch"
    assert second["connections"] == 2
    assert second["short_frames"] > 5
    assert host.view(table)["log"] == first["log"]
