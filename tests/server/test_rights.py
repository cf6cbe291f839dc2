"""A right that has ended is no right any more, at once; what was known of luck stays said."""

import asyncio
import contextlib
import json
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import siegeworks
from siegeworks import store
from siegeworks.core.match import Match
from siegeworks.server.bots import seats
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.http.settings import LOCAL
from siegeworks.server.tables.access import Access, make_secret
from siegeworks.server.tables.live_tables import LiveTables
from siegeworks.server.tables.table import Table
from siegeworks.store import SeatRow
from siegeworks.store.database import Store
from tests.server.running import Client, receive
from tests.server.test_socket import close_code


def test_a_socket_ends_when_its_client_leaves(host: Client, guest: Client) -> None:
    welcome = host.open("pig", [{}, {"kind": "open"}])
    table = welcome["table"]["id"]
    guest.good("POST", f"/tables/{table}/join", json={"link": welcome["links"][0]["secret"]})
    with guest.socket(table) as connection, host.socket(table) as other:
        receive(connection, "view")
        guest.good("POST", f"/tables/{table}/leave")
        assert close_code(connection) == 4403
        other.send(json.dumps({"since": 0}))
        assert receive(other, "view")


def test_a_socket_ends_when_its_seat_goes_to_somebody_else(host: Client, guest: Client) -> None:
    welcome = host.open("pig", [{"kind": "open"}, {}])
    table = welcome["table"]["id"]
    guest.good("POST", f"/tables/{table}/join", json={"link": welcome["links"][0]["secret"]})
    with guest.socket(table) as connection:
        sequence = receive(connection, "view")["view"]["sequence"]
        host.good("DELETE", f"/tables/{table}/links", params={"role": "seat", "seat": 0})
        host.good("PUT", f"/tables/{table}/seats/0", json={"kind": "human"})
        with contextlib.suppress(ConnectionClosed):
            connection.send(json.dumps({"choice": {"sequence": sequence, "option": "roll"}}))
        assert close_code(connection) == 4403
    assert host.view(table)["sequence"] == sequence, "nobody has moved"


def test_nobody_moves_for_a_seat_that_a_bot_has(host: Client) -> None:
    table = host.open("pig", [{}, {}])["table"]["id"]
    with host.socket(table, "seat=0") as connection:
        sequence = receive(connection, "view")["view"]["sequence"]
        asked = host.view(table)["asked"][0]
        other = 1 - asked
        host.good("PUT", f"/tables/{table}/seats/{other}", json={"kind": "bot", "bot": "random"})
        wish = {"sequence": sequence, "option": "roll", "seat": other}
        connection.send(json.dumps({"id": "a", "choice": wish}))
        assert receive(connection, "problem")["problem"]["code"] == "bot-plays"
        assert host.bad(409, "POST", f"/tables/{table}/choice", json=wish)["code"] == "bot-plays"


def play_to_the_brink() -> tuple[Match, str]:
    """A game and the choice that ends it, which could be taken back."""
    game = siegeworks.game("westerplatte")
    for seed in range(100):
        match, dice = game.start(seats=1, seed=seed), random.Random(seed)
        while True:
            option = str(dice.choice(match.options()))
            before = match.clone()
            match.choose(option)
            if match.result is not None:
                break
        if match.undoable:
            return before, option
    raise AssertionError


def test_taking_back_the_end_makes_a_game_assisted(host: Client) -> None:
    match, last = play_to_the_brink()
    table = host.good("POST", "/tables/import", json={"record": match.record()})["table"]["id"]
    host.choose(table, last)
    over = host.view(table)
    assert over["result"] is not None
    assert not over["assisted"]
    host.good("POST", f"/tables/{table}/undo", json={"sequence": over["sequence"]})
    again = host.view(table)
    assert again["result"] is None
    assert again["assisted"], "the seed was told and the game could be judged"
    assert host.good("GET", f"/tables/{table}")["table"]["assisted"]
    with store.open(host.server.folder / "games.db") as games:
        assert games.table(table).assisted, "whoever loads it again is told, too"
    host.choose(table, last)
    assert host.view(table)["assisted"], "though it ends the same way"


def test_forged_secrets_cost_one_look_into_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    read = Store.sessions

    def count(games: Store, hashes: list[str]) -> object:
        looks.append(len(hashes))
        return read(games, hashes)

    monkeypatch.setattr(Store, "sessions", count)
    with store.open(tmp_path / "games.db") as games:
        access = Access(games, Metrics())
        cookie = ".".join(make_secret() for _ in range(100))
        assert asyncio.run(access.visitor("t", cookie)).is_stranger
    assert len(looks) == 1
    assert looks[0] <= 40


def test_a_table_of_bots_waits_until_somebody_looks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "WATCHED", 0.0)

    async def look() -> None:
        tables = LiveTables(games, LOCAL, Metrics())
        table = await tables.open_table(
            "pig", {}, [SeatRow(n, "bot", "", "random") for n in (0, 1)]
        )
        assert not tables.bots.is_thinking(table)
        before = table.sequence
        over = asyncio.Event()

        def listen(table: Table) -> None:
            if table.sequence > before + 10:
                over.set()

        table.connect(listen, ())
        await over.wait()
        table.disconnect(listen, ())
        while tables.bots.is_thinking(table):
            await asyncio.sleep(0.01)
        assert table.match.result is None or table.sequence > before
        tables.bots.play(table)
        assert not tables.bots.is_thinking(table)
        await tables.close()

    with store.open(tmp_path / "games.db") as games:
        asyncio.run(look())


def test_one_address_leaves_a_process_for_the_bots_of_others(tmp_path: Path) -> None:
    async def look() -> None:
        tables = LiveTables(games, LOCAL, Metrics())
        tables.processes.count = 4
        chairs = [SeatRow(n, "human") for n in (0, 1)]
        one, two, other = [await tables.open_table("pig", {}, chairs) for _ in range(3)]
        one.opened_from = two.opened_from = "a"
        other.opened_from = "b"
        places = tables.bots.find_places(one)
        assert tables.bots.find_places(two) is places
        assert tables.bots.find_places(other) is not places
        for _ in range(3):
            assert not places.locked()
            await places.acquire()
        assert places.locked()
        await tables.close()

    with store.open(tmp_path / "games.db") as games:
        asyncio.run(look())
