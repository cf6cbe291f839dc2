"""18 Defence plans."""

import pytest

from siegeworks import Match
from tests.games.stronghold.castle import (
    DEFENDER,
    INVADER,
    castle,
    garrison,
    given,
    horde,
    play,
    prompt,
    refusal,
    seen,
    texts,
    told,
    zones,
)

PLANS = (
    "levy-of-the-town", "forge-by-night", "masons-shift", "open-wards", "scorched-ground",
    "second-watch", "captains-oath", "topple-the-parapet", "turned-messenger", "fouled-axles",
)  # fmt: skip


def holding(plan: str, **facts: object) -> Match:
    """The defender with one plan and an hourglass."""
    facts.setdefault("sand", 2)
    return castle(at="defender-phase", plans=[plan], **facts)  # type: ignore[arg-type]


def test_18_1_plans_are_secret() -> None:
    match = holding("masons-shift")
    assert "masons-shift" in str(seen(match, DEFENDER)["plans"])
    assert "masons-shift" not in str(seen(match, INVADER))
    assert "masons-shift" not in str(seen(match, None))


@pytest.mark.parametrize("plan", PLANS)
def test_18_1_in_the_assault_the_question_comes_whatever_is_held(plan: str) -> None:
    match = castle(at="window", plans=[plan])
    assert (match.to_move, prompt(match)) == (DEFENDER, "Window")
    assert "pass" in texts(match)


def test_18_1_there_are_three_windows_and_none_without_plans() -> None:
    alone: dict[str, dict[str, int]] = {"FL": {}, "FR": {}}
    agenda = ["Assault()", "GiveOrders()", "Round()"]
    horde = {**alone, "W1": {"orc": 1}}  # under the Glare it lives to get an order
    match = castle(agenda=agenda, plans=["levy-of-the-town"], horde=horde, glare="W1")
    windows = 0
    while prompt(match) == "Window":
        windows += 1
        play(match, "pass")
    assert windows == 3
    match = castle(agenda=agenda, plans=[], horde=horde, glare="W1")
    assert prompt(match) != "Window"


def test_18_2_the_gain_comes_first_then_the_drawback() -> None:
    match = play(holding("second-watch"), "play second-watch")
    assert zones(match)["sand"] == 6
    assert match.to_move == INVADER
    assert zones(match)["plans_played"] == 1 << 5


def test_18_2_a_plan_that_would_do_nothing_cannot_be_played() -> None:
    assert refusal(holding("open-wards"), "play open-wards").reason == "hospital-empty"
    assert refusal(holding("masons-shift"), "play open-wards").reason == "plan-not-held"


def test_18_3_levy_of_the_town() -> None:
    match = play(holding("levy-of-the-town"), "play levy-of-the-town")
    assert garrison(match, "courtyard") == (0, 2, 0)


def test_18_3_forge_by_night() -> None:
    match = play(holding("forge-by-night", sand=4), "play forge-by-night", "forge troll-cauldron")
    play(match, "hang W3")
    assert zones(match)["cauldron"]["W3"] == "troll"
    assert zones(match)["sand"] == 4
    why = refusal(match, "finish cannon")
    assert (why.need, why.have) == (5, 4)


def test_18_3_masons_shift() -> None:
    match = play(holding("masons-shift"), "play masons-shift", "build-wall W1", "build-wall W9")
    assert zones(match)["walls"]["W1"] == zones(match)["walls"]["W9"] == 3
    assert refusal(match, "finish wall").need == 3


def test_18_3_open_wards() -> None:
    match = holding("open-wards", garrison={"hospital": {"soldier": 2, "veteran": 1}})
    play(match, "play open-wards")
    assert garrison(match, "courtyard") == (0, 2, 1)


def test_18_3_scorched_ground() -> None:
    match = holding("scorched-ground", horde={"FL": {"orc": 3, "troll": 2}, "FR": {"goblin": 1}})
    play(match, "play scorched-ground", "scorch left", "kill-invader troll")
    assert refusal(match, "kill-invader goblin").reason == "no-such-unit"
    play(match, "kill-invader troll")
    assert horde(match, "FL") == (0, 3, 0)
    assert refusal(match, "finish spy").need == 4


def test_18_3_second_watch() -> None:
    match = play(holding("second-watch"), "play second-watch", "take-wall W3")
    assert zones(match)["walls"]["W3"] == 1
    assert given(match) == 4


def test_18_3_captains_oath() -> None:
    match = play(holding("captains-oath"), "play captains-oath")
    assert zones(match)["oath"] == 1
    match = castle(
        at="strength W3",
        horde={"W3": {"orc": 1}},
        garrison={"W3": {"soldier": 1}},
        walls={"W3": 0},
        oath=1,
    )
    assert told(match, "defender-sum")[0].about["points"] == 2 + 3 + 2


def test_18_3_topple_the_parapet() -> None:
    match = holding("topple-the-parapet", horde={"W2": {"troll": 1, "orc": 2}}, walls={"W2": 2})
    play(match, "play topple-the-parapet", "kill-invader troll")
    assert zones(match)["walls"]["W2"] == 0
    assert horde(match, "W2") == (0, 1, 0)
    play(match, "finish wall")
    assert refusal(match, "build-wall W2").reason == "parapet-toppled"


def test_18_3_turned_messenger() -> None:
    match = holding(
        "turned-messenger",
        horde={"W2": {"orc": 1}},
        orders={"W2": "fury"},
        roles={"gale-W1": "feint", "gale-W4": "target"},
    )
    play(match, "play turned-messenger")
    assert zones(match)["roles"]["gale-W1"] is None
    assert texts(match) == ["order-home W2", "ritual-home gale-W4"]
    play(match, "order-home W2")
    assert zones(match)["orders"]["W2"] is None
    assert zones(match)["roles"]["gale-W4"] == "open-target"


def test_18_3_after_the_turned_messenger_secret_orders_give_no_hourglass() -> None:
    match = castle(
        at="give-orders",
        horde={"FL": {}, "FR": {}, "W2": {"orc": 1}},
        plans_played=["turned-messenger"],
        plans=["open-wards"],
    )
    play(match, "order-secretly", "lay-secret bluff-W2")
    assert given(match) == 0


def test_18_3_fouled_axles() -> None:
    match = holding(
        "fouled-axles", machines={"R1": "ballista", "R2": "catapult", "FL": "trebuchet"}
    )
    play(match, "play fouled-axles", "foul R1")
    assert refusal(match, "foul R1").reason == "same-deck"
    assert texts(match) == ["foul R2", "foul FL", "done"]  # one deck is enough
    play(match, "foul FL")
    assert zones(match)["misses"] | {"R1": 6, "R2": 4, "FL": 6} == zones(match)["misses"]
    assert refusal(match, "finish malfunction").reason == "axles-fouled"


def test_18_3_the_turned_messenger_takes_back_no_order_that_was_carried_out() -> None:
    match = castle(
        at="window",
        plans=["turned-messenger"],
        horde={"W2": {"goblin": 1}, "W5": {"orc": 1}},
        orders={"W2": "open-fury", "W5": "bluff"},
        orders_worked=["W2"],
        roles={"gale-W4": "target"},
        glare="W5",
    )
    play(match, "play turned-messenger")
    assert texts(match) == ["order-home W5", "ritual-home gale-W4"]
