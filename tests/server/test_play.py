"""Looking and answering: choices, retries, stale sequences, refusals, undo, rewind, odds."""

from typing import Any

import pytest

from tests.server.running import Client


@pytest.fixture
def pig(host: Client) -> str:
    """A table of Pig for two at one screen."""
    return str(host.open("pig", seed="11")["table"]["id"])


def test_a_view_holds_all_that_a_client_needs(host: Client) -> None:
    table = host.open("westerplatte", [{}, {}], title="Depot")["table"]["id"]
    view = host.view(table)
    assert view["version"] == 1
    assert view["title"] == "Depot"
    assert view["options"] == {"level": "easy"}
    assert {"walls", "post", "morale", "rest"} <= view["zones"].keys()
    assert view["prompt"]["rule"]
    assert view["prompt"]["words"]
    option = view["prompt"]["options"][0]
    ends = {"ends_turn", "ends_question", "closes", "unspent"}
    several = {"repeats", "steps"}
    told = {"change", "changes", "vain", "proposed"}
    spoken = {"words", "group", "short", "stack", "pick", "warning"} | told
    assert option.keys() == {"text", "verb", "noun", "kind", "place"} | spoken | ends | several
    assert option["kind"] == "field"
    assert view["log"][0].keys() == {"number", "event", "about", "rule", "words"}
    assert view["result"] is None
    assert view["secrets"] is False
    assert view["redo_words"] == ""
    german = host.view(table, language="de")
    assert german["prompt"]["words"] != view["prompt"]["words"]
    assert german["prompt"]["options"][0]["text"] == option["text"]


def test_the_words_of_an_option_count_anew_with_each_position(host: Client) -> None:
    table = host.open("hegra", seed="1")["table"]["id"]
    counts: list[int] = []
    while len(counts) < 2:
        prompt = host.view(table)["prompt"]
        if prompt["key"] == "Placement":
            counts.append(int("".join(filter(str.isdigit, prompt["options"][-1]["words"]))))
        host.choose(table, prompt["options"][0]["text"])
    assert counts[1] == counts[0] - 1


def test_a_choice_is_counted_once_however_often_it_is_sent(host: Client, pig: str) -> None:
    sequence = host.view(pig)["sequence"]
    wish = {"sequence": sequence, "option": "roll", "key": "abc"}
    first = host.good("POST", f"/tables/{pig}/choice", json=wish)
    assert first == {"sequence": sequence + 2, "repeated": False}
    again = host.good("POST", f"/tables/{pig}/choice", json=wish)
    assert again == {"sequence": sequence + 2, "repeated": True}
    assert host.view(pig)["sequence"] == sequence + 2


def test_a_choice_at_a_stale_sequence_is_refused_with_the_present_one(
    host: Client, pig: str
) -> None:
    host.choose(pig, "roll")
    present = host.view(pig)["sequence"]
    stale = {"sequence": 0, "option": "roll"}
    for deed in ("choice", "undo", "redo", "rewind"):
        wish = stale if deed == "choice" else {"sequence": 0}
        problem = host.bad(409, "POST", f"/tables/{pig}/{deed}", json=wish)
        assert problem["code"] == "store-stale"
        assert problem["sequence"] == present
    assert host.view(pig)["sequence"] == present


def test_an_illegal_choice_says_why_and_by_which_rule(host: Client) -> None:
    table = host.open("gatehouse", [{}, {}])["table"]["id"]
    wish = {"sequence": host.view(table)["sequence"], "option": "fly", "seat": 0}
    problem = host.bad(422, "POST", f"/tables/{table}/choice", json=wish)
    assert (problem["code"], problem["rule"]) == ("not-offered", "1.3")
    assert "name left" in problem["words"]
    host.choose(table, "name left", seat=0)
    wish["sequence"] = host.view(table)["sequence"]
    problem = host.bad(422, "POST", f"/tables/{table}/choice", json=wish)
    assert problem["code"] == "not-asked"


def test_a_notable_option_that_is_not_there_has_its_reason_in_view_and_refusal(
    host: Client,
) -> None:
    table = host.open("gatehouse", [{}, {}], seed="3")["table"]["id"]
    while True:
        view = host.view(table)
        refused = (view["prompt"] or {"refused": []})["refused"]
        if refused or view["result"]:
            break
        options = [option["text"] for option in view["prompt"]["options"]]
        wanted = "place feint" if "place feint" in options else options[0]
        host.choose(
            table, "place ladder" if "place ladder" in options else wanted, seat=view["seat"]
        )
    assert refused, "the ladders are never used up"
    assert refused[0]["reason"] == "no-token"
    assert (refused[0]["need"], refused[0]["have"], refused[0]["rule"]) == (1, 0, "1.5")
    wish = {"sequence": view["sequence"], "option": refused[0]["text"], "seat": view["seat"]}
    problem = host.bad(422, "POST", f"/tables/{table}/choice", json=wish)
    assert problem["code"] == "refused"
    assert (problem["reason"], problem["need"], problem["have"]) == ("no-token", 1, 0)
    assert problem["rule"] == "1.5"


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"sequence": -1, "option": "roll"},
        {"sequence": "0", "option": "roll"},
        {"sequence": 0, "option": 5},
        {"sequence": 0, "option": "x" * 201},
        {"sequence": 0, "option": "roll", "key": "k" * 65},
        {"sequence": 0, "option": "roll", "seed": 1},
        [],
    ],
)
def test_a_choice_that_is_none_is_refused(host: Client, pig: str, wish: Any) -> None:
    problem = host.bad(400, "POST", f"/tables/{pig}/choice", json=wish)
    assert problem["code"] == "bad-request"


def test_the_log_comes_from_the_last_sequence_seen(host: Client, pig: str) -> None:
    before = host.view(pig)
    host.choose(pig, "roll")
    after = host.view(pig, since=before["sequence"])
    assert after["log_from"] == len(before["log"])
    assert before["log"] + after["log"] == host.view(pig)["log"]
    assert host.view(pig, since=10_000)["log_from"] == 0


def test_undo_and_redo_go_as_far_as_luck_lets_them(host: Client) -> None:
    table = host.open("gatehouse", [{}, {}])["table"]["id"]
    start = host.view(table, seat=0)
    host.choose(table, "name left", seat=0)
    chosen = host.view(table, seat=0)
    assert chosen["undo"]["places"] == [1]
    assert chosen["undo"]["words"]
    assert host.view(table, seat=1)["undo"]["places"] == []
    wish = {"sequence": chosen["sequence"], "seat": 1}
    assert host.bad(422, "POST", f"/tables/{table}/undo", json=wish)["code"] == "no-undo"
    host.good("POST", f"/tables/{table}/undo", json={**wish, "seat": 0})
    undone = host.view(table, seat=0, since=chosen["sequence"])
    assert undone["log_from"] == len(start["log"])
    assert undone["log"] == []
    assert undone["zones"] == start["zones"]
    assert undone["undo"] == {"places": [], "words": "", "redo": True, "redo_place": 1}
    again = {"sequence": undone["sequence"], "seat": 0}
    host.good("POST", f"/tables/{table}/redo", json=again)
    redone = host.view(table, seat=0)
    assert redone["zones"] == chosen["zones"]
    assert redone["log"] == chosen["log"]
    host.choose(table, "name left", seat=1)
    after = {"sequence": host.view(table)["sequence"], "seat": 1}
    assert host.bad(422, "POST", f"/tables/{table}/undo", json=after)["code"] == "no-undo"
    assert host.bad(422, "POST", f"/tables/{table}/redo", json=after)["code"] == "no-redo"


def test_a_solo_game_can_be_rewound_and_is_assisted_then(host: Client) -> None:
    table = host.open("westerplatte", [{}], seed="5")["table"]["id"]
    views = [host.view(table)]
    for _ in range(12):
        host.choose(table, views[-1]["prompt"]["options"][0]["text"])
        views.append(host.view(table))
    moments = host.good("GET", f"/tables/{table}/moments")
    assert len(moments) == 12
    third = moments[3]
    assert third["log"] == len(views[3]["log"])
    wish = {"sequence": views[-1]["sequence"], "to": third["place"]}
    host.good("POST", f"/tables/{table}/rewind", json=wish)
    back = host.view(table)
    assert back["assisted"]
    assert back["zones"] == views[3]["zones"]
    assert back["log"] == views[3]["log"]
    for view in views[3:12]:
        host.choose(table, view["prompt"]["options"][0]["text"])
    again = host.view(table)
    assert again["zones"] == views[12]["zones"]  # the same choices meet the same luck
    wrong = {"sequence": again["sequence"], "to": 0}
    assert host.bad(422, "POST", f"/tables/{table}/rewind", json=wrong)["code"] == "rewind-place"


def test_a_game_of_several_cannot_be_rewound(host: Client, pig: str) -> None:
    wish = {"sequence": host.view(pig)["sequence"]}
    assert host.bad(422, "POST", f"/tables/{pig}/rewind", json=wish)["code"] == "rewind-solo"
    assert host.bad(422, "GET", f"/tables/{pig}/moments")["code"] == "rewind-solo"


def test_odds_are_exact_where_everything_is_seen(host: Client, pig: str) -> None:
    odds = host.good("GET", f"/tables/{pig}/odds", params={"option": "roll"})
    assert odds["kind"] == "exact"
    assert [chance["chance"] for chance in odds["outcomes"]] == [pytest.approx(1 / 6)] * 6
    assert all(chance["log"] for chance in odds["outcomes"])
    assert host.good("GET", f"/tables/{pig}/odds", params={"option": "hold"})["kind"] == "certain"
    problem = host.bad(422, "GET", f"/tables/{pig}/odds", params={"option": "fly"})
    assert problem["code"] == "not-offered"
    assert host.view(pig)["log"] == []


def test_odds_of_a_decision_that_has_passed_are_told_as_passed(host: Client, pig: str) -> None:
    before = host.view(pig)["sequence"]
    asked = {"option": "roll", "sequence": before}
    assert host.good("GET", f"/tables/{pig}/odds", params=asked)["kind"] == "exact"
    host.choose(pig, "hold")
    odds = host.good("GET", f"/tables/{pig}/odds", params=asked)
    assert (odds["kind"], odds["outcomes"]) == ("passed", [])


def test_odds_are_simulated_where_things_are_hidden(host: Client) -> None:
    table = host.open("gatehouse", [{}, {}])["table"]["id"]
    for seat, option in ((0, "name left"), (1, "name left"), (0, "place ram")):
        host.choose(table, option, seat=seat)
    where = f"/tables/{table}/odds"
    odds = host.good("GET", where, params={"option": "pass", "seat": 1})
    assert odds["kind"] == "simulated"
    assert odds["samples"] > 0
    assert sum(chance["chance"] for chance in odds["outcomes"]) == pytest.approx(1)
    # The token may be a feint, which needs no die: then the next card is what luck decides.
    assert {chance["rule"] for chance in odds["outcomes"]} == {"1.2", "3.2"}
