"""The odds of Hegra as the browser asks for them, at tables with games under way."""

from functools import cache
from typing import Any

import pytest

import siegeworks
from tests.games.helping import play_to
from tests.server.running import Client

SEED = 3
DIE = [pytest.approx(1 / 6)] * 6


@cache
def record(prompt: str) -> str:
    """A game under way, at the first question of this kind."""
    if prompt == "LayTop":  # habit leaves the map room alone
        return play_to(siegeworks.game("hegra"), prompt, 9, "random").record()
    return play_to(siegeworks.game("hegra"), prompt, SEED).record()


def odds(host: Client, prompt: str, verb: str) -> tuple[Any, Any]:
    """The zones where a question is asked, and the odds of the first option with a verb."""
    table = host.good("POST", "/tables/import", json={"record": record(prompt)})["table"]["id"]
    before = host.view(table)
    option = next(o["text"] for o in before["prompt"]["options"] if o["verb"] == verb)
    found = host.good("GET", f"/tables/{table}/odds", params={"option": option, "seat": 0})
    assert host.view(table) == before, "to look changes nothing"
    return before["zones"], found


def test_5_2_a_recruit_is_drawn_from_what_lies_in_the_bag(host: Client) -> None:
    zones, found = odds(host, "Recruit", "draw")
    whole = sum(zones["bag"].values()) + zones["bag_doubt"]
    assert found["kind"] == "exact"
    shares = {chance["text"]: chance["chance"] for chance in found["outcomes"]}
    assert shares["doubt"] == pytest.approx(zones["bag_doubt"] / whole)
    assert shares["soldier"] == pytest.approx(zones["bag"]["soldier"] / whole)
    assert sum(shares.values()) == pytest.approx(1)
    assert all(chance["rule"] == "5.2" and chance["log"] for chance in found["outcomes"])


def test_5_2_to_stop_is_certain(host: Client) -> None:
    _, found = odds(host, "Recruit", "stop")
    assert found["kind"] == "certain"


def test_11_2_a_shot_tells_what_each_face_of_the_die_does(host: Client) -> None:
    _, found = odds(host, "Defend", "shoot")
    assert (found["kind"], [c["chance"] for c in found["outcomes"]]) == ("exact", DIE)
    assert len({" ".join(chance["log"]) for chance in found["outcomes"]}) > 1


def test_13_7_sneaking_past_is_a_die_against_suspicion(host: Client) -> None:
    _, found = odds(host, "Encounter", "sneak")
    assert (found["kind"], [c["chance"] for c in found["outcomes"]]) == ("exact", DIE)
    assert all(chance["log"] for chance in found["outcomes"])


def test_luck_that_is_due_anyway_is_none_of_an_option(host: Client) -> None:
    _, found = odds(host, "LayTop", "top")  # the last work of a day: the evening comes next
    assert found["kind"] == "certain"


def test_odds_are_told_as_results_that_make_the_whole(host: Client) -> None:
    _, found = odds(host, "Encounter", "sneak")
    assert len(found["results"]) == 2
    assert sum(result["chance"] for result in found["results"]) == pytest.approx(1)
    assert found["defeat"] == 0
    assert {result["rule"] for result in found["results"]} == {"13.7"}
