"""Looking back: what each line changed, earlier views, what-if tables."""

import random
from typing import Any

import pytest

from tests.server.dealt import deal
from tests.server.running import Client


def finish(client: Client, table: str, seed: int = 1) -> Any:
    """Play a table at one screen to its end; the last view."""
    dice = random.Random(seed)
    while (view := client.view(table))["result"] is None:
        client.choose(table, dice.choice(view["prompt"]["options"])["text"], seat=view["seat"])
    return view


def over(zones: Any, frames: Any) -> Any:
    """The zones after all steps."""
    for step in frames["steps"]:
        zones = {**zones, **step["zones"]}
    return zones


@pytest.mark.parametrize("game", ["westerplatte", "gatehouse", "pig"])
def test_frames_lead_from_the_earlier_view_to_this_one(host: Client, game: str) -> None:
    table = host.open(game, seed="5")["table"]["id"]
    dice = random.Random(2)
    seat = host.view(table)["seat"]
    early = host.view(table, seat=seat)
    for _ in range(8):
        view = host.view(table)
        host.choose(table, dice.choice(view["prompt"]["options"])["text"], seat=view["seat"])
    now = host.view(table, seat=seat)
    query = {"since": early["sequence"], "seat": seat}
    frames = host.good("GET", f"/tables/{table}/frames", params=query)
    assert frames["start"] == early["zones"]
    assert over(frames["start"], frames) == now["zones"]
    first = len(early["log"])
    assert [step["line"] for step in frames["steps"]] == list(range(first, len(now["log"])))
    query["since"] = now["sequence"]
    again = host.good("GET", f"/tables/{table}/frames", params=query)
    assert (again["start"], again["steps"]) == (now["zones"], [])


def test_frames_tell_how_things_stood_with_each_line(host: Client) -> None:
    table = host.open("westerplatte", [{}], seed="5")["table"]["id"]
    for _ in range(12):
        host.choose(table, host.view(table)["prompt"]["options"][-1]["text"])
    frames = host.good("GET", f"/tables/{table}/frames", params={"since": 0})
    told, changes = frames["outlook"], 0
    for step in frames["steps"]:
        before, told = told, step.get("outlook") or told
        changes += "morale" in step["zones"]
        assert ("morale" in step["zones"]) == (morale(before) != morale(told))
    assert changes


def morale(outlook: Any) -> str:
    """What the panel says of it."""
    return next(str(fact["value"]) for fact in outlook["status"] if fact["key"] == "morale")


def test_frames_leave_out_what_was_taken_back(host: Client) -> None:
    table = host.open("westerplatte", [{}], seed="3")["table"]["id"]
    options = [option["text"] for option in host.view(table)["prompt"]["options"]]
    early = host.choose(table, options[0])["sequence"]
    host.good("POST", f"/tables/{table}/undo", json={"sequence": early})
    host.choose(table, options[1])
    frames = host.good("GET", f"/tables/{table}/frames", params={"since": early})
    assert over(frames["start"], frames) == host.view(table)["zones"]
    assert set(frames["start"]["post"].values()) == {None}


def test_frames_show_no_secrets(host: Client, guest: Client) -> None:
    table = deal("gatehouse", "4", host, guest)
    dice = random.Random(6)
    for _ in range(10):
        for client, seat in ((host, 0), (guest, 1)):
            prompt = client.view(table, seat=seat)["prompt"]
            if prompt is not None:
                client.choose(table, dice.choice(prompt["options"])["text"], seat=seat)
    for client, seat in ((host, 0), (guest, 1)):
        frames = client.good("GET", f"/tables/{table}/frames", params={"since": 0, "seat": seat})
        zones = client.view(table, seat=seat)["zones"]
        assert over(frames["start"], frames) == zones
        others = "stock" if seat else "hand"
        assert all(isinstance(step["zones"].get(others, 0), int) for step in frames["steps"]), (
            "only how many"
        )
        guest.bad(403, "GET", f"/tables/{table}/frames", params={"since": 0, "seat": 0})


def test_turns_name_each_decision_and_earlier_views_show_it(host: Client) -> None:
    table = host.open("westerplatte", [{}, {}], seed="8")["table"]["id"]
    seen = []
    for _ in range(6):
        view = host.view(table)
        seen.append(view)
        host.choose(table, view["prompt"]["options"][0]["text"], seat=view["seat"])
    turns = host.good("GET", f"/tables/{table}/turns")
    assert len(turns) == 6
    for turn, view in zip(turns, seen, strict=True):
        assert turn["seat"] == view["seat"]
        assert turn["words"] == view["prompt"]["options"][0]["words"]
        assert turn["rule"] == view["prompt"]["rule"]
        assert turn["log"] == len(view["log"])
        query = {"seat": turn["seat"]}
        past = host.good("GET", f"/tables/{table}/at/{turn['place']}", params=query)
        for part in ("zones", "prompt", "log", "to_move", "outlook"):
            assert past[part] == view[part]
        assert past["undo"] == {
            "places": [],
            "words": "",
            "redo": False,
            "redo_place": None,
        }
    problem = host.bad(422, "GET", f"/tables/{table}/at/100000")
    assert problem["code"] == "rewind-place"


def test_others_decisions_and_eyes_are_secret_until_the_end(host: Client, guest: Client) -> None:
    table = deal("gatehouse", "4", host, guest)
    dice = random.Random(3)
    while (now := host.view(table, seat=0))["result"] is None:
        turns = guest.good("GET", f"/tables/{table}/turns")
        assert all(bool(turn["words"]) is (turn["seat"] == 1) for turn in turns)
        guest.bad(403, "GET", f"/tables/{table}/at/{len(turns)}", params={"seat": 0})
        for client, seat in ((host, 0), (guest, 1)):
            prompt = client.view(table, seat=seat)["prompt"]
            if prompt is not None:
                client.choose(table, dice.choice(prompt["options"])["text"], seat=seat)
    turns = guest.good("GET", f"/tables/{table}/turns")
    assert all(turn["words"] for turn in turns)
    first = next(turn for turn in turns if turn["seat"] == 0)
    past = guest.good("GET", f"/tables/{table}/at/{first['place']}", params={"seat": 0})
    assert past["prompt"]["options"]
    assert now["result"]["seed"] == "4"


def test_a_what_if_goes_on_from_a_decision_with_fresh_luck(host: Client, guest: Client) -> None:
    table = host.open("westerplatte", [{}], seed="21", title="Depot")["table"]["id"]
    finish(host, table)
    turns = host.good("GET", f"/tables/{table}/turns")
    place = turns[len(turns) // 2]["place"]
    welcome = host.good("POST", f"/tables/{table}/branch", json={"place": place})
    branch = welcome["table"]["id"]
    assert welcome["table"]["assisted"] is True
    assert welcome["table"]["title"] == "What if: Depot"
    there = host.view(branch)
    then = host.good("GET", f"/tables/{table}/at/{place}")
    assert there["zones"] == then["zones"]
    assert there["prompt"] == then["prompt"]
    assert finish(host, branch, 7)["result"]["seed"] != "21"
    assert guest.bad(403, "POST", f"/tables/{table}/branch", json={"place": place})["code"]
    problem = host.bad(422, "POST", f"/tables/{table}/branch", json={"place": 0})
    assert problem["code"] == "rewind-place"


def test_while_others_play_a_what_if_waits(host: Client) -> None:
    table = host.open("pig", [{}, {"kind": "open"}])["table"]["id"]
    problem = host.bad(403, "POST", f"/tables/{table}/branch", json={"place": 0})
    assert problem["code"] == "branch-others"
    alone = host.open("pig", [{}, {}], seed="1")["table"]["id"]
    host.choose(alone, "roll", seat=0)
    view = host.view(alone)
    there = host.good("POST", f"/tables/{alone}/branch", json={"place": view["sequence"]})
    assert host.view(there["table"]["id"])["zones"] == view["zones"]
