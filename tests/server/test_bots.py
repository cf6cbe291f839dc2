"""Bots at the table: levels of the game, thinking beside the server, refused where they are not."""

import json
import os
import signal
import time
from pathlib import Path

import pytest

from tests.server.running import Client, Running, receive, running


def wait_for(client: Client, table: str, length: int) -> None:
    """Wait until the bots of a table have come so far."""
    deadline = time.monotonic() + 60
    while client.view_length(table) < length:
        assert time.monotonic() < deadline, "the bots have stopped"
        time.sleep(0.02)


def processes(parent: int) -> set[int]:
    """The processes that a process has started."""
    file = Path(f"/proc/{parent}/task/{parent}/children")
    return {int(number) for number in file.read_text().split()} if file.is_file() else set()


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_every_level_answers_a_person(host: Client, level: str) -> None:
    seats = [{"name": "Ann"}, {"kind": "bot", "bot": level}]
    table = host.open("pig", seats, seed="2")["table"]["id"]
    host.choose(table, "roll", seat=0)
    while (view := host.view(table))["to_move"] == 0 and view["result"] is None:
        host.choose(table, "hold", seat=0)
    with host.socket(table, "seat=0") as socket:
        view = receive(socket, "view")["view"]
        while view["to_move"] != 0 and view["result"] is None:
            view = receive(socket, "view")["view"]
    log = host.view(table)["log"]
    assert {line["about"].get("seat") for line in log} == {0, 1}


def test_what_one_may_answer_for_all_is_left_to_people(host: Client) -> None:
    table = host.open("westerplatte", [{"name": "Ann"}, {"name": "Ben"}], seed="4")["table"]["id"]
    while len((view := host.view(table))["asked"]) == 1:  # nobody acts, so morale soon falls
        seat = view["to_move"]
        option = host.view(table, seat=seat)["prompt"]["options"][-1]["text"]
        host.choose(table, option, seat=seat)
    assert view["asked"] == [0, 1]
    host.good("PUT", f"/tables/{table}/seats/1", json={"kind": "bot", "bot": "random"})
    time.sleep(0.5)  # enough for a bot that does not think
    assert host.view(table)["sequence"] == view["sequence"]
    host.choose(table, host.view(table, seat=0)["prompt"]["options"][0]["text"], seat=0)
    wait_for(host, table, view["sequence"] + 2)


@pytest.mark.parametrize("bot", ["program:true", "mcts:simulations=1", "deep", "habit"])
def test_bots_that_the_game_does_not_have_are_refused(host: Client, bot: str) -> None:
    wish = {"game": "pig", "seats": [{}, {"kind": "bot", "bot": bot}]}
    problem = host.bad(422, "POST", "/tables", json=wish)
    assert problem["code"] == "unknown-bot"
    assert "random, easy, normal, hard" in problem["words"]
    table = host.open("pig")["table"]["id"]
    seat = {"kind": "bot", "bot": bot}
    host.bad(422, "PUT", f"/tables/{table}/seats/1", json=seat)


def test_a_search_does_not_keep_others_waiting(host: Client) -> None:
    """While bots search at one table, a person at another is answered at once."""
    seats = [{"kind": "bot", "bot": "hard"}, {"kind": "bot", "bot": "hard"}]
    busy = host.open("westerplatte", seats, seed="1")["table"]["id"]
    wait_for(host, busy, 12)
    table = host.open("pig", seed="3")["table"]["id"]
    waits = []
    for _ in range(20):
        start = time.perf_counter()
        host.view(table)
        waits.append(time.perf_counter() - start)
    host.good("DELETE", f"/tables/{busy}", params={"title": "7 Days of Westerplatte"})
    assert sorted(waits)[10] < 0.25  # loose: the machine may be busy; a search takes longer


def test_processes_end_with_the_server(folder: Path) -> None:
    for stop in (Running.stop, Running.kill):
        with running(folder) as server, Client(server) as client:
            table = client.open("gatehouse", [{"kind": "bot", "bot": "hard"}] * 2)["table"]["id"]
            wait_for(client, table, 2)
            thinking = processes(server.process.pid)
            assert thinking
            stop(server)
            deadline = time.monotonic() + 20
            while any(Path(f"/proc/{number}").exists() for number in thinking):
                assert time.monotonic() < deadline, "a process was left behind"
                time.sleep(0.05)


def test_a_killed_process_is_replaced(folder: Path) -> None:
    with running(folder) as server, Client(server) as client:
        table = client.open("gatehouse", [{"kind": "bot", "bot": "hard"}] * 2)["table"]["id"]
        wait_for(client, table, 2)
        for number in processes(server.process.pid):
            if b"spawn_main" in Path(f"/proc/{number}/cmdline").read_bytes():
                os.kill(number, signal.SIGKILL)
        wait_for(client, table, client.view_length(table) + 4)
        assert json.dumps(server.lines()).count("bot stopped") == 0
