"""The history of luck against expectation."""

import pytest

from tests.server.running import Client
from tests.server.test_past import finish


def test_dice_are_counted_against_a_sixth_each(host: Client) -> None:
    table = host.open("pig", seed="12")["table"]["id"]
    assert host.good("GET", f"/tables/{table}/luck") == []
    rolls = 0
    for _ in range(30):
        view = host.view(table)
        options = [option["text"] for option in view["prompt"]["options"]]
        rolls += options[0] == "roll"
        host.choose(table, options[0], seat=view["seat"])
    (dice,) = host.good("GET", f"/tables/{table}/luck")
    assert dice["words"] == "The die"
    assert dice["draws"] == rolls == sum(row["seen"] for row in dice["rows"])
    spread = 1.96 * (rolls * 5 / 36) ** 0.5
    for row in dice["rows"]:
        assert row["expected"] == pytest.approx(rolls / 6, abs=0.001)
        assert row["low"] == pytest.approx(max(0, rolls / 6 - spread), abs=0.001)
        assert row["high"] == pytest.approx(rolls / 6 + spread, abs=0.001)


def test_cards_are_counted_by_their_kind_and_expectation_adds_up(host: Client) -> None:
    table = host.open("westerplatte", [{}], seed="4")["table"]["id"]
    finish(host, table)
    streams = host.good("GET", f"/tables/{table}/luck", params={"language": "de"})
    cards = next(stream for stream in streams if stream["words"] == "Angriffskarten")
    assert {row["words"] for row in cards["rows"]} <= {
        "Haubitze",
        "Maschinengewehr",
        "Luftangriff",
        "Moralverlust",
    }
    drawn = [line for line in host.view(table)["log"] if line["event"] == "card-drawn"]
    assert 0 < cards["draws"] <= len(drawn), "draws that could bring one kind only are no luck"
    whole = sum(row["expected"] for row in cards["rows"])
    assert whole == pytest.approx(cards["draws"], abs=0.01)
    assert sum(row["seen"] for row in cards["rows"]) == cards["draws"]


def test_draws_that_are_secret_are_not_told(host: Client, guest: Client) -> None:
    table = host.open("gatehouse", [{}, {}], seed="4")["table"]["id"]
    finish(host, table)
    streams = host.good("GET", f"/tables/{table}/luck")
    assert [stream["words"] for stream in streams] in ([], ["The die"])
    assert guest.bad(403, "GET", f"/tables/{table}/luck")["code"] == "stranger"


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_luck_brings_in_hegra_is_grouped_and_has_words(host: Client, language: str) -> None:
    table = host.open("hegra", [{}], seed="4")["table"]["id"]
    finish(host, table)
    streams = host.good("GET", f"/tables/{table}/luck", params={"language": language})
    told = [stream["words"] for stream in streams]
    told += [row["words"] for stream in streams for row in stream["rows"]]
    keys = ("fortune-", "disc-", "die-", "tile-")
    assert not [words for words in told if words.startswith(keys)]
    assert all(len(stream["rows"]) <= 6 for stream in streams), "kinds of things, not single cards"
