"""Tables of lessons: opened by the server, as the lesson says, and played like any other."""

import time
from pathlib import Path
from typing import Any

from tests.server.running import Client, Running, running

SECOND = "/api/v1/games/westerplatte/lessons/second"
INVADER = "/api/v1/games/stronghold/lessons/second"  # the defender is a bot


def wait_till_asked(host: Client, table: str) -> Any:
    """How a table looks when the bots have played and the player is asked."""
    limit = time.monotonic() + 60
    while (view := host.view(table))["prompt"] is None:
        assert time.monotonic() < limit
        time.sleep(0.05)
    return view


def test_the_server_opens_a_lesson_as_it_is_written(host: Client) -> None:
    table = host.good("POST", SECOND, json={})["table"]
    view = host.view(table["id"])
    assert table["title"] == "Day 2: three at the wall"
    assert [seat["kind"] for seat in table["seats"]] == ["human"]
    assert view["zones"]["day"] == 2
    assert view["zones"]["space"]["C"] == "IV"
    assert view["assisted"]


def test_a_lesson_from_the_set_up_is_a_game_like_any_other(host: Client) -> None:
    table = host.good("POST", "/api/v1/games/hegra/lessons/first", json={"title": "Mine"})["table"]
    assert table["title"] == "Mine"
    assert not host.view(table["id"])["assisted"]


def test_nobody_can_say_how_a_lesson_begins(host: Client) -> None:
    for more in ({"seed": "1"}, {"situation": {"day": 7}}, {"options": {"level": "hard"}}):
        host.bad(400, "POST", SECOND, json=more)
    assert host.bad(404, "POST", "/api/v1/games/pig/lessons/first", json={})["code"] == "no-lesson"
    assert host.bad(404, "POST", "/api/v1/games/hegra/lessons/..", json={})["code"]


def test_what_is_taken_back_in_a_lesson_comes_again_with_the_same_luck(host: Client) -> None:
    table = host.good("POST", SECOND, json={})["table"]["id"]
    host.choose(table, "end")
    before = host.view(table)["zones"]
    wish = {"sequence": host.view_length(table), "to": 0}
    host.good("POST", f"/tables/{table}/rewind", json=wish)
    host.choose(table, "end")
    assert host.view(table)["zones"] == before


def test_others_play_as_the_lesson_has_it(host: Client) -> None:
    table = host.good("POST", INVADER, json={})["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot"]
    host.choose(table["id"], "give-up orc")
    view = wait_till_asked(host, table["id"])
    assert view["seat"] == 0
    assert view["zones"]["laid"]["wall"] == 1
    assert view["prompt"]["words"] == "Use the card or pass it by"


def test_whoever_leaves_a_lesson_may_go_back_over_what_others_did_since(host: Client) -> None:
    table = host.good("POST", INVADER, json={})["table"]["id"]
    before = host.view(table)["zones"]
    host.choose(table, "give-up goblin")
    assert wait_till_asked(host, table)["zones"] != before
    wish = {"sequence": host.view_length(table), "to": 0}
    host.good("POST", f"/tables/{table}/rewind", json=wish)
    assert host.view(table)["zones"] == before
    host.choose(table, "give-up orc")
    assert wait_till_asked(host, table)["zones"]["laid"]["wall"] == 1


def test_a_game_against_a_bot_is_not_for_going_back(host: Client) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    table = host.open("pig", seats=seats)["table"]["id"]
    wish = {"sequence": host.view_length(table), "to": 0}
    refused = host.bad(422, "POST", f"/tables/{table}/rewind", json=wish)
    assert refused["code"] == "rewind-solo"


def test_a_lesson_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        with Client(server) as host:
            table = host.good("POST", "/api/v1/games/hegra/lessons/third", json={})["table"]["id"]
            host.choose(table, "treat 1")
            before = host.view(table)
            cookies = host.http.cookies
        server.kill()
        server.start()
        with Client(server) as host:
            host.http.cookies = cookies
            assert host.view(table)["zones"] == before["zones"]


def test_lessons_count_among_the_tables_that_an_address_may_open(tmp_path: Path) -> None:
    with running(tmp_path, "--limit", "tables=1") as server, Client(server) as host:
        host.good("POST", SECOND, json={})
        assert host.bad(429, "POST", SECOND, json={})["code"] == "too-many-tables"


def test_a_lesson_says_what_was_reached_and_what_comes_next(server: Running) -> None:
    with Client(server, language="de") as client:
        lesson = client.good("GET", "/api/v1/games/hegra/lessons/second")
        assert lesson["won"] == "Der Angriff ist abgeschlagen"
        assert lesson["next"]["key"] == "third"
        several = [step for step in lesson["steps"] if len(step["accept"]) > 1]
        assert several
        assert all(step["choose"] == step["accept"][0] for step in several)
