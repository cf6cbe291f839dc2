"""Luck that somebody may know beforehand: everybody is told, and no secret depends on it."""

import random

import pytest

import siegeworks
from tests.server.running import Client

OPEN = [{}, {"kind": "open"}]


def write_record(game: str) -> str:
    """A game that has begun, as somebody may have written it down."""
    match = siegeworks.game(game).start(seed=5)
    match.choose(match.options()[0])
    return match.record()


def take_in(host: Client, game: str) -> str:
    welcome = host.good("POST", "/tables/import", json={"record": write_record(game)})
    return str(welcome["table"]["id"])


def finish(host: Client, table: str) -> None:
    dice = random.Random(3)
    while (view := host.view(table))["result"] is None:
        option = dice.choice(view["prompt"]["options"])["text"]
        host.choose(table, option, seat=view["seat"])


def play_again(host: Client, game: str) -> str:
    """A table with the luck of one that is over."""
    old = host.open(game, [{}, {}])["table"]["id"]
    finish(host, old)
    again = host.good("POST", f"/tables/{old}/rematch", json={"luck": "same"})
    return str(again["table"]["id"])


def list_sources(client: Client, table: str) -> set[str]:
    """Where luck comes from, wherever it is told."""
    lobby = client.good("GET", "/tables", params={"ids": table})["tables"]
    facts = client.good("GET", f"/tables/{table}")["table"]
    return {fact["luck_from"] for fact in (*lobby, facts, client.view(table))}


def read_text(client: Client, table: str, language: str = "en") -> str:
    page = client.good("GET", f"/tables/{table}/text", params={"language": language})
    return " ".join(" ".join(page["lines"]).split())


def test_chosen_luck_is_told_to_everybody(host: Client, guest: Client) -> None:
    welcome = host.open("pig", OPEN, seed="5")
    table, link = welcome["table"]["id"], welcome["links"][0]["secret"]
    assert guest.good("GET", f"/tables/{table}")["table"]["luck_from"] == "seed", "before joining"
    guest.good("POST", f"/tables/{table}/join", json={"link": link})
    for client in (host, guest):
        assert list_sources(client, table) == {"seed"}
        assert "whoever opened the table gave its seed" in read_text(client, table)
        assert "gab den Startwert vor" in read_text(client, table, "de")


def test_a_record_and_the_luck_of_an_earlier_game_are_told(host: Client) -> None:
    taken = take_in(host, "pig")
    assert list_sources(host, taken) == {"record"}
    assert "taken in from a record" in read_text(host, taken)
    again = play_again(host, "gatehouse")
    assert list_sources(host, again) == {"same"}
    assert "as in an earlier game" in read_text(host, again)


def test_fresh_luck_needs_no_words(host: Client) -> None:
    table = host.open("gatehouse", [{}, {}])["table"]["id"]
    assert list_sources(host, table) == {"fresh"}
    assert "Luck" not in read_text(host, table)
    finish(host, table)
    again = host.good("POST", f"/tables/{table}/rematch", json={"luck": "fresh"})["table"]
    assert again["luck_from"] == "fresh"
    place = host.good("GET", f"/tables/{table}/turns")[0]["place"]
    branch = host.good("POST", f"/tables/{table}/branch", json={"place": place})["table"]
    assert branch["luck_from"] == "fresh"
    assert branch["assisted"]


def test_a_lesson_has_luck_of_its_own(host: Client) -> None:
    welcome = host.good("POST", "/api/v1/games/westerplatte/lessons/first", json={})
    assert welcome["table"]["luck_from"] == "lesson"


@pytest.mark.parametrize("language", ["en", "de"])
def test_nobody_is_invited_to_secrets_that_somebody_knows(host: Client, language: str) -> None:
    host.http.headers["accept-language"] = language
    wish = {"game": "gatehouse", "seats": OPEN, "seed": "5"}
    problem = host.bad(409, "POST", "/tables", json=wish)
    assert problem["code"] == "luck-known"
    record = {"record": write_record("gatehouse"), "seats": OPEN}
    assert host.bad(409, "POST", "/tables/import", json=record)["code"] == "luck-known"
    assert host.open("gatehouse", OPEN)["links"], "with fresh luck"


def test_the_luck_of_an_earlier_game_of_others_cannot_be_had_again(
    host: Client, guest: Client
) -> None:
    welcome = host.open("gatehouse", OPEN)
    table, link = welcome["table"]["id"], welcome["links"][0]["secret"]
    guest.good("POST", f"/tables/{table}/join", json={"link": link})
    while (view := host.view(table))["result"] is None:
        client = host if view["prompt"] else guest
        client.choose(table, client.view(table)["prompt"]["options"][0]["text"])
    wish = {"luck": "same"}
    assert host.bad(409, "POST", f"/tables/{table}/rematch", json=wish)["code"] == "luck-known"
    host.good("POST", f"/tables/{table}/rematch", json={"luck": "fresh"})


def test_a_seat_that_becomes_open_later_has_no_link_then(host: Client) -> None:
    bot = {"kind": "bot", "bot": "random"}
    table = host.open("gatehouse", [{}, bot], seed="5")["table"]["id"]
    host.good("PUT", f"/tables/{table}/seats/1", json={"kind": "open"})
    wish = {"role": "seat", "seat": 1}
    assert host.bad(409, "POST", f"/tables/{table}/links", json=wish)["code"] == "luck-known"
    assert host.good("POST", f"/tables/{table}/links", json={"role": "watch"})["secret"]
    own = {"role": "seat", "seat": 0}
    assert host.bad(409, "POST", f"/tables/{table}/links", json=own)["code"] == "luck-known"
    host.good("PUT", f"/tables/{table}/seats/1", json=bot)
    assert host.good("POST", f"/tables/{table}/links", json=own)["secret"], "against bots alone"
    host.good("PUT", f"/tables/{table}/seats/1", json={"kind": "human"})
