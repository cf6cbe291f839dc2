"""A server over time: restarts, bots, idle tables, the lobby's stream, a polite end."""

import json
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import API, Client, Running, receive, running


def wait_for(client: Client, table: str, seconds: float = 60) -> dict[str, Any]:
    """The view of a table whose game is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        view: dict[str, Any] = client.view(table)
        if view["result"] is not None:
            return view
        time.sleep(0.1)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_after_a_restart_everything_is_as_it_was(folder: Path, how: str) -> None:
    with running(folder) as server, Client(server) as client:
        solo = client.open("westerplatte", [{"name": "Ann"}], seed="9")["table"]["id"]
        for _ in range(9):
            client.choose(solo, client.view(solo)["prompt"]["options"][0]["text"], key=f"{_}")
        duel = client.open("gatehouse", [{}, {}], seed="9")["table"]["id"]
        client.choose(duel, "name left", seat=0)
        sequence = client.view(duel)["sequence"]
        client.good("POST", f"/tables/{duel}/undo", json={"sequence": sequence, "seat": 0})
        before = [client.view(solo), client.view(duel, seat=0), client.view(duel, seat=1)]
        getattr(server, how)()
        server.start()
        client.http.base_url = httpx.URL(server.url)
        after = [client.view(solo), client.view(duel, seat=0), client.view(duel, seat=1)]
        assert after == before
        again = {"sequence": 0, "option": "anything", "key": "3"}
        assert client.good("POST", f"/tables/{solo}/choice", json=again)["repeated"]
        redo = {"sequence": after[1]["sequence"], "seat": 0}
        client.good("POST", f"/tables/{duel}/redo", json=redo)
        sequence = client.view(duel)["sequence"]
        client.good("POST", f"/tables/{duel}/undo", json={"sequence": sequence, "seat": 0})
        for seat, option in ((0, "name left"), (1, "name left"), (0, "place ram"), (1, "pass")):
            client.choose(duel, option, seat=seat)
        assert client.view(duel)["to_move"] in (0, 1)  # luck has fallen by itself


def test_bots_play_to_the_end_by_themselves(host: Client) -> None:
    for game, seats in (("westerplatte", 2), ("gatehouse", 2), ("pig", 4)):
        table = host.open(game, [{"kind": "bot"}] * seats)["table"]["id"]
        view = wait_for(host, table)
        assert view["role"] == "watch"
        assert view["asked"] == []


def test_a_bot_answers_a_person_and_can_be_stopped_and_started(host: Client) -> None:
    table = host.open("gatehouse", [{"name": "Ann"}, {"kind": "bot"}], seed="6")["table"]["id"]
    seats = f"/tables/{table}/seats/1"
    host.choose(table, "name left")
    until = time.monotonic() + 20
    while host.view(table)["prompt"] is None:
        assert time.monotonic() < until
        time.sleep(0.05)
    stopped = host.good("PUT", seats, json={"kind": "open"})["table"]["seats"][1]
    assert (stopped["kind"], stopped["bot"]) == ("open", "random")
    host.choose(table, "place ram")
    time.sleep(0.5)
    assert host.view(table)["asked"] == [1]
    assert host.good("PUT", seats, json={"kind": "bot"})["table"]["seats"][1]["kind"] == "bot"
    while host.view(table)["asked"] == [1]:
        assert time.monotonic() < until + 20
        time.sleep(0.05)
    taken = host.good("PUT", seats, json={"kind": "human", "name": "Bea"})
    assert taken["me"]["seats"] == [0, 1]
    assert isinstance(host.view(table, seat=1)["zones"]["hand"], list)
    problem = host.bad(422, "PUT", seats, json={"kind": "bot", "bot": "deep"})
    assert problem["code"] == "unknown-bot"


def test_nobody_changes_the_seat_of_another(host: Client, guest: Client) -> None:
    welcome = host.open("pig", [{}, {"kind": "open"}])
    table = welcome["table"]["id"]
    guest.good("POST", f"/tables/{table}/join", json={"link": welcome["links"][0]["secret"]})
    seats = f"/tables/{table}/seats"
    assert guest.bad(403, "PUT", f"{seats}/0", json={"kind": "bot"})["code"] == "not-host"
    assert host.bad(409, "PUT", f"{seats}/1", json={"kind": "open"})["code"] == "seat-taken"
    with guest.socket(table) as there:
        receive(there, "view")
        assert host.bad(409, "PUT", f"{seats}/1", json={"kind": "bot"})["code"] == "seat-here"
    assert host.bad(404, "PUT", f"{seats}/7", json={"kind": "bot"})["code"] == "no-such-seat"
    renamed = guest.good("PUT", f"{seats}/1", json={"kind": "human", "name": "Cleo"})
    assert renamed["table"]["seats"][1]["name"] == "Cleo"


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(folder: Path) -> None:
    with running(folder, "--limit", "idle=0.5") as server, Client(server) as client:
        table = client.open("pig")["table"]["id"]
        client.choose(table, "roll")
        before = client.view(table)
        with client.socket(table) as connection:
            receive(connection, "view")
            time.sleep(1.5)
            assert "siegeworks_tables_live 1.0" in client.ask("GET", "/metrics").text
        time.sleep(1.5)
        assert "siegeworks_tables_live 0.0" in client.ask("GET", "/metrics").text
        assert client.view(table) == before


def test_the_lobby_tells_what_happens_to_tables(server: Running, host: Client) -> None:
    events: list[tuple[str, dict[str, Any]]] = []
    ready = threading.Event()

    def listen() -> None:
        with httpx.stream("GET", f"{server.url}{API}/lobby", timeout=30) as stream:
            name = ""
            for line in stream.iter_lines():
                ready.set()
                if line.startswith("event: "):
                    name = line[7:].strip()
                elif line.startswith("data: "):
                    events.append((name, json.loads(line[6:])))
                    if name == "deleted":
                        return

    listener = threading.Thread(target=listen)
    listener.start()
    assert ready.wait(10)
    table = host.open("pig", [{"kind": "bot"}] * 2, title="News")["table"]["id"]
    wait_for(host, table)
    host.good("PATCH", f"/tables/{table}", json={"title": "Old"})
    host.ask("DELETE", f"/tables/{table}", params={"title": "Old"})
    listener.join(20)
    mine = [(name, event) for name, event in events if event["id"] == table]
    names = [name for name, _ in mine]
    assert names[0] == "created"
    assert names[-1] == "deleted"
    assert names.count("finished") == 1
    assert mine[0][1]["table"]["title"] == "News"


def test_a_server_that_is_told_to_stop_ends_in_peace(folder: Path) -> None:
    with running(folder) as server, Client(server) as client:
        table = client.open("pig", [{"kind": "bot"}, {"kind": "bot"}])["table"]["id"]
        with (
            client.socket(table) as connection,
            httpx.stream("GET", f"{server.url}{API}/lobby", timeout=30) as stream,
        ):
            receive(connection, "view")
            next(stream.iter_lines())
            start = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - start < 8
    assert server.lines()[-1]["event"] == "stopped"
    assert not [line for line in server.lines() if line["level"] == "error"]
