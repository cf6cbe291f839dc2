"""A finished game judged in a process beside the server."""

import time
from typing import Any

from tests.server.running import Client
from tests.server.test_past import finish


def judged(client: Client, table: str, **query: Any) -> Any:
    """Ask until the analysis is done."""
    deadline = time.monotonic() + 60
    while True:
        found = client.good("GET", f"/tables/{table}/analysis", params=query)
        if found["total"] and found["done"] == found["total"] and found["curve"]:
            return found
        assert found["worst"] == []
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_finished_game_is_judged_in_both_languages(host: Client) -> None:
    table = host.open("gatehouse", [{}, {}], seed="9")["table"]["id"]
    finish(host, table)
    found = judged(host, table)
    turns = {turn["place"]: turn for turn in host.good("GET", f"/tables/{table}/turns")}
    assert found["curve"]
    for point in found["curve"]:
        assert turns[point["place"]]["seat"] == point["seat"]
        chance = point["chance"]
        assert 0 <= chance["low"] <= chance["value"] <= chance["high"] <= 1
    for mistake in found["worst"]:
        assert mistake["chosen"] == turns[mistake["place"]]["words"]
        assert mistake["better"] != mistake["chosen"]
    german = judged(host, table, language="de")
    assert german["curve"] == found["curve"]
    words = [mistake["chosen"] for mistake in found["worst"]]
    assert not words or [mistake["chosen"] for mistake in german["worst"]] != words
    other = judged(host, table, seat=1)
    assert other["opening"] != found["opening"] or other["luck"] != found["luck"]


def test_only_finished_games_are_judged_and_only_for_those_at_the_table(
    host: Client, guest: Client
) -> None:
    table = host.open("pig", seed="9")["table"]["id"]
    assert host.bad(409, "GET", f"/tables/{table}/analysis")["code"] == "analysis-over"
    done = host.open("gatehouse", [{}, {}], seed="9")["table"]["id"]
    finish(host, done)
    assert guest.bad(403, "GET", f"/tables/{done}/analysis")["code"] == "stranger"
