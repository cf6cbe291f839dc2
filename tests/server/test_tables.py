"""Tables: the games, opening, listing, renaming, deleting, playing again, saving and taking in."""

import asyncio
from pathlib import Path

import pytest

from siegeworks import store
from siegeworks.cli.load.attackers import write_long_record
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.http.settings import LOCAL
from siegeworks.server.tables.importing import read_record
from siegeworks.server.tables.live_tables import LiveTables
from siegeworks.server.tables.lobby import Lobby
from siegeworks.server.tables.table import describe_table
from siegeworks.store import TableRow
from tests.server.running import Client, Running


def test_games_and_their_rules_are_told_in_the_language_of_the_client(server: Running) -> None:
    with Client(server, "de-AT,de;q=0.9,en;q=0.5") as client:
        games = {game["key"]: game for game in client.good("GET", "/api/v1/games")}
        assert games["westerplatte"]["title"] == "7 Tage der Westerplatte"
        assert games["westerplatte"]["options"][0]["values"] == ["easy", "medium", "hard"]
        german = client.good("GET", "/api/v1/games/pig/rules")
        english = client.good("GET", "/api/v1/games/pig/rules", params={"language": "en"})
        assert [p["number"] for p in german] == [p["number"] for p in english]
        assert german != english
        number = english[-1]["number"]
        assert client.good("GET", f"/api/v1/games/pig/rules/{number}?language=en") == english[-1]
        assert client.bad(404, "GET", "/api/v1/games/chess/rules")["code"] == "unknown-game"
        problem = client.bad(404, "GET", "/api/v1/games/pig/rules/99")
        assert problem["code"] == "no-paragraph"
        assert "keinen Absatz" in problem["words"]


def test_a_lesson_is_told_in_the_language_of_the_client(server: Running) -> None:
    with Client(server, language="de") as client:
        games = {game["key"]: game for game in client.good("GET", "/api/v1/games")}
        facts = games["westerplatte"]["lessons"][0]
        lesson = client.good("GET", f"/api/v1/games/westerplatte/lessons/{facts['key']}")
        assert lesson["title"] == facts["title"] == "Tag 1: die ersten Schüsse"
        assert [step["turn"] for step in lesson["steps"]] == sorted(
            step["turn"] for step in lesson["steps"]
        )
        problem = client.bad(404, "GET", "/api/v1/games/pig/lessons/first")
        assert problem["code"] == "no-lesson"


def test_a_new_table_seats_its_host_on_every_human_seat(host: Client) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot"}, {"kind": "open"}]
    welcome = host.open("pig", seats, title="Evening")
    table = welcome["table"]
    assert table["title"] == "Evening"
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", "open"]
    assert table["seats"][1]["bot"] == "random"
    assert welcome["me"] == {"host": True, "seats": [0], "hands": [], "watch": False}
    assert [(link["role"], link["seat"]) for link in welcome["links"]] == [("seat", 2)]
    assert len(welcome["links"][0]["secret"]) * 6 >= 128
    assert host.good("GET", f"/tables/{table['id']}")["me"]["seats"] == [0]


def test_without_seats_a_table_has_as_few_as_its_game_allows(host: Client) -> None:
    assert len(host.open("gatehouse")["table"]["seats"]) == 2
    assert len(host.open("westerplatte", options={"level": "hard"})["table"]["seats"]) == 1


@pytest.mark.parametrize(
    ("status", "code", "wish"),
    [
        (404, "unknown-game", {"game": "chess"}),
        (422, "seats", {"game": "pig", "seats": [{}]}),
        (422, "no-settings", {"game": "pig", "options": {"level": "hard"}}),
        (422, "setting-value", {"game": "westerplatte", "options": {"level": "x"}}),
        (422, "unknown-bot", {"game": "pig", "seats": [{}, {"kind": "bot", "bot": "deep"}]}),
        (400, "bad-request", {"game": 5}),
        (400, "bad-request", {"game": "pig", "seed": "seven"}),
        (400, "bad-request", {"game": "pig", "colour": "red"}),
        (400, "bad-request", {"game": "pig", "title": "x" * 121}),
        (422, "store-text", {"game": "pig", "title": "a\0b"}),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    host: Client, status: int, code: str, wish: dict[str, object]
) -> None:
    assert host.bad(status, "POST", "/tables", json=wish)["code"] == code


def test_tables_are_listed_newest_first_in_pages(host: Client) -> None:
    ids = [host.open("pig", title=f"t{n}")["table"]["id"] for n in range(3)]
    first = host.good("GET", "/tables", params={"limit": 2, "game": "pig"})
    assert [table["id"] for table in first["tables"]] == [ids[2], ids[1]]
    rest = host.good("GET", "/tables", params={"limit": 1, "before": first["before"]})
    assert rest["tables"][0]["id"] == ids[0]
    named = host.good("GET", "/tables", params={"ids": f"{ids[1]},nothing"})
    assert [table["id"] for table in named["tables"]] == [ids[1]]
    finished = host.good("GET", "/tables", params={"finished": "true"})["tables"]
    assert not set(ids) & {table["id"] for table in finished}
    assert host.bad(404, "GET", "/tables", params={"before": "nothing"})["code"] == "no-table"
    assert host.bad(400, "GET", "/tables", params={"limit": 1000})["code"] == "bad-request"


def test_only_the_host_renames_and_deletes_and_must_repeat_the_title(
    host: Client, guest: Client
) -> None:
    table = host.open("pig", title="Old")["table"]["id"]
    assert guest.bad(403, "PATCH", f"/tables/{table}", json={"title": "x"})["code"] == "not-host"
    assert host.good("PATCH", f"/tables/{table}", json={"title": "New"})["title"] == "New"
    where = f"/tables/{table}"
    assert guest.bad(403, "DELETE", where, params={"title": "New"})["code"] == "not-host"
    assert host.bad(409, "DELETE", where, params={"title": "Old"})["code"] == "delete-title"
    assert host.bad(400, "DELETE", where)["code"] == "bad-request"
    assert host.ask("DELETE", where, params={"title": "New"}).status_code == 204
    assert host.bad(404, "GET", where)["code"] == "no-table"


def test_a_rematch_keeps_game_options_and_seats(host: Client) -> None:
    old = host.open("westerplatte", [{}, {"kind": "bot"}], options={"level": "hard"}, seed="5")
    where = f"/tables/{old['table']['id']}/rematch"
    new = host.good("POST", where, json={"luck": "fresh"})
    assert new["table"]["rematch_of"] == old["table"]["id"]
    assert new["table"]["options"] == {"level": "hard"}
    assert [seat["kind"] for seat in new["table"]["seats"]] == ["human", "bot"]
    assert host.bad(409, "POST", where, json={"luck": "same"})["code"] == "rematch-luck"


def test_the_same_luck_is_had_again_when_the_game_is_over(host: Client) -> None:
    old = host.open("pig", seed="12345678901234567")["table"]["id"]
    first = play(host, old)
    new = host.good("POST", f"/tables/{old}/rematch", json={"luck": "same"})["table"]["id"]
    assert play(host, new)["log"] == first["log"]


def play(client: Client, table: str) -> dict[str, object]:
    """Play Pig for both seats: hold after each roll; the last view."""
    while True:
        view: dict[str, object] = client.view(table)
        if view["result"] is not None:
            return view
        client.choose(table, "hold" if view["zones"]["pot"] else "roll")  # type: ignore[index]


def test_a_game_goes_out_as_a_record_and_comes_in_again(host: Client, guest: Client) -> None:
    table = host.open("westerplatte", [{}, {}], seed="77")["table"]["id"]
    for _ in range(5):
        host.choose(table, host.view(table)["prompt"]["options"][0]["text"])
    answer = host.ask("GET", f"/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert ".siege" in answer.headers["content-disposition"]
    assert "seed" not in answer.text
    copy = host.good("POST", "/tables/import", json={"record": answer.text, "title": "Copy"})
    there, here = host.view(copy["table"]["id"]), host.view(table)
    assert (here["luck_from"], there["luck_from"]) == ("seed", "record")
    for changed in ("table", "title", "luck_from"):
        there[changed] = here[changed]
    assert there == here
    assert guest.bad(403, "GET", f"/tables/{table}/record")["code"] == "stranger"
    bad = {"record": "siegeworks record 1\ngame pig\n"}
    assert host.bad(422, "POST", "/tables/import", json=bad)["code"] == "record-missing"
    given = {"record": answer.text.replace("\n\n", "\nluck given\n\n", 1)}
    assert host.bad(422, "POST", "/tables/import", json=given)["code"] == "import-luck"


def test_a_record_does_not_tell_the_secrets_of_a_game_under_way(
    host: Client, guest: Client
) -> None:
    welcome = host.open("gatehouse", [{}, {"kind": "open"}])
    table, secret = welcome["table"]["id"], welcome["links"][0]["secret"]
    guest.good("POST", f"/tables/{table}/join", json={"link": secret})
    for client in (host, guest):
        assert client.bad(403, "GET", f"/tables/{table}/record")["code"] == "record-secret"
    alone = host.open("gatehouse", [{}, {}])["table"]["id"]
    assert host.ask("GET", f"/tables/{alone}/record").status_code == 200


def test_of_changes_in_quick_succession_the_lobby_tells_the_last() -> None:
    """A bot may answer at once: who looks at the lobby must not believe that others are asked."""

    async def listen() -> list[list[int]]:
        lobby = Lobby()
        told: list[list[int]] = []
        events = lobby.listen(lambda table: True)
        assert await anext(events) is None  # it listens
        for asked in ([0], [1], [2]):
            lobby.tell_change(
                describe_table(
                    TableRow(game="pig", rules=1, content="", seats=3, id="a"), [], asked
                )
            )
        async with asyncio.timeout(10):
            while len(told) < 2:
                event = await anext(events)
                assert event is not None
                assert event.table is not None
                told.append(event.table.asked)
        lobby.close()
        return told

    assert asyncio.run(listen()) == [[0], [2]]


def test_nobody_meets_a_game_of_a_record_before_all_of_it_is_stored(tmp_path: Path) -> None:
    text = write_long_record(900)

    async def look() -> None:
        tables = LiveTables(games, LOCAL, Metrics())
        taken = read_record(text, 1000)
        opening = asyncio.create_task(tables.open_imported(taken, "", ()))
        while not games.count():
            await asyncio.sleep(0)
        met = await tables.get(taken.row.id)
        assert met is await opening
        assert met.match.length == len(taken.entries)
        await tables.close()

    with store.open(tmp_path / "games.db") as games:
        asyncio.run(look())
