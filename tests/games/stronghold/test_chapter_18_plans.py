"""18 Defence plans."""

import pytest

from siegeworks import IllegalChoice, Match
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


def test_18_1_a_played_plan_cannot_be_taken_back() -> None:
    match = play(holding("levy-of-the-town"), "play levy-of-the-town")
    assert match.undoable == []
    assert told(match, "plan-played")[0].about == {"plan": "levy-of-the-town"}


def test_18_1_both_plans_may_be_played_in_one_window() -> None:
    match = castle(
        agenda=["Window()", "Window()", "EndOfRound()", "Round()"],
        plans=["levy-of-the-town", "second-watch"],
    )
    assert refusal(match, "play open-wards").reason == "plan-not-held"
    play(match, "play levy-of-the-town")
    assert texts(match) == ["play second-watch", "pass"]
    play(match, "play second-watch", "take-wall W1")
    assert zones(match)["sand"] == 4 + 1, "the four wait for the next phase, with one of the round"


def test_18_1_no_plan_is_played_when_it_is_too_late() -> None:
    match = holding("levy-of-the-town", sand=1)
    play(match, "lay glare")
    with pytest.raises(IllegalChoice):
        match.choose("play levy-of-the-town", DEFENDER)
    match = castle(
        agenda=["Window()", "Strength(W1)", "EndOfRound()", "Recover(2)", "Round()"],
        plans=["levy-of-the-town"],
        garrison={"hospital": {"soldier": 2, "marksman": 1}},
    )
    play(match, "pass")
    assert prompt(match) == "Recover"
    with pytest.raises(IllegalChoice):
        match.choose("play levy-of-the-town")
    assert zones(match)["plans"] == ["levy-of-the-town"]


def test_18_2_each_plan_needs_something_to_work_on() -> None:
    away = {"officer": "courtyard", "warrior": "courtyard"}
    alone: dict[str, dict[str, int]] = {"FL": {}, "FR": {}}
    tiles = {"T1": "cannon", "T2": "cannon", "T3": "cannon"}
    kinds = ["goblin", "orc", "troll"] * 3
    hung = {f"W{n}": kind for n, kind in enumerate(kinds, 1)}
    for plan, facts, reason in (
        ("levy-of-the-town", {"garrison": {"courtyard": {"soldier": 8}}}, "stock-empty"),
        ("captains-oath", {"heroes": away}, "no-hero-section"),
        ("masons-shift", {"walls": {"W1": 7}}, "no-tile"),
        ("scorched-ground", {"horde": alone}, "nobody-there"),
        ("topple-the-parapet", {"horde": {"W2": {"orc": 1}}, "walls": {"W2": 0}}, None),
        ("topple-the-parapet", {}, "nobody-there"),
        ("fouled-axles", {}, "no-machine"),
        ("turned-messenger", {}, "nothing-hidden"),
        ("forge-by-night", {"tower_item": tiles, "cauldron": hung}, "no-tile"),
    ):
        match = holding(plan, **facts)
        why = refusal(match, f"play {plan}")
        assert reason is None or why.reason == reason, plan


def test_18_2_each_plan_is_played_if_one_thing_is_there() -> None:
    one = {"officer": "W3", "warrior": "courtyard"}
    other = {"officer": "courtyard", "warrior": "W6"}
    for plan, facts in (
        ("levy-of-the-town", {"garrison": {"courtyard": {"soldier": 7}}}),
        ("captains-oath", {"heroes": one}),
        ("captains-oath", {"heroes": other}),
        ("masons-shift", {"walls": {"W1": 6}}),
        ("scorched-ground", {"horde": {"FL": {}, "FR": {"goblin": 1}}}),
        ("topple-the-parapet", {"horde": {"W9": {"goblin": 1}}, "walls": {"W9": 1}}),
        ("fouled-axles", {"machines": {"FR": "trebuchet"}}),
        ("turned-messenger", {"roles": {"gale-W1": "feint"}}),
        ("turned-messenger", {"roles": {"gale-W1": "target"}}),
        ("turned-messenger", {"horde": {"W1": {"orc": 1}}, "orders": {"W1": "fury"}}),
        ("open-wards", {"garrison": {"hospital": {"marksman": 1}}}),
        ("second-watch", {}),
    ):
        assert f"play {plan}" in texts(holding(plan, **facts)), (plan, facts)


def test_18_2_what_lies_open_is_nothing_hidden() -> None:
    match = holding(
        "turned-messenger",
        horde={"W1": {"orc": 1}},
        orders={"W1": "open-fury"},
        roles={"gale-W1": "open-target"},
    )
    assert refusal(match, "play turned-messenger").reason == "nothing-hidden"


def test_18_3_the_levy_brings_what_the_stock_has() -> None:
    match = holding("levy-of-the-town", garrison={"courtyard": {"soldier": 7}})
    play(match, "play levy-of-the-town")
    assert garrison(match, "courtyard")[1] == 8
    assert garrison(match, "stock")[1] == 0


def test_18_3_open_wards_empty_the_hospital() -> None:
    match = holding("open-wards", garrison={"hospital": {"marksman": 1, "soldier": 2}})
    play(match, "play open-wards")
    assert garrison(match, "hospital") == (0, 0, 0)
    assert garrison(match, "courtyard") == (1, 2, 0)


def test_18_3_the_demon_wakes_in_the_forge_by_night() -> None:
    match = holding(
        "forge-by-night",
        roles={"demon-forge": "target"},
        garrison={"courtyard": {"soldier": 1, "marksman": 1}},
        cauldron={"W1": "goblin", "W2": "goblin", "W3": "goblin"},
    )
    play(match, "play forge-by-night")
    assert texts(match) == ["forge cannon", "forge orc-cauldron", "forge troll-cauldron"]
    assert refusal(match, "forge goblin-cauldron").reason == "no-tile"
    play(match, "forge orc-cauldron")
    assert (match.to_move, prompt(match)) == (INVADER, "KillDefenders")
    play(match, "kill-defender soldier", "hang W9")
    assert zones(match)["cauldron"]["W9"] == "orc"


def test_18_3_scorched_ground_on_the_right() -> None:
    match = holding("scorched-ground", horde={"FL": {}, "FR": {"orc": 2}, "R7": {"orc": 1}})
    play(match, "play scorched-ground")
    assert horde(match, "FR") == (0, 0, 0)
    assert horde(match, "R7") == (0, 1, 0)


def test_18_3_second_watch_takes_a_wall_that_stands() -> None:
    match = play(holding("second-watch", walls={"W3": 0}), "play second-watch")
    assert refusal(match, "take-wall W3").reason == "no-wall-there"
    play(match, "take-wall W4")
    assert zones(match)["walls"]["W4"] == 1
    bare = {f"W{n}": 0 for n in range(1, 10)}
    match = play(holding("second-watch", walls=bare), "play second-watch")
    assert match.to_move == DEFENDER, "there is nothing to take"


def test_18_3_a_parapet_without_walls_is_not_toppled() -> None:
    match = holding(
        "topple-the-parapet",
        horde={"W2": {"orc": 1}, "W4": {"orc": 1}, "W5": {"orc": 2}},
        walls={"W2": 0, "W4": 1},
    )
    play(match, "play topple-the-parapet")
    assert texts(match) == ["topple W4", "topple W5"]
    assert refusal(match, "topple W2").reason == "no-wall-there"
    assert refusal(match, "topple W1").reason == "nobody-there"
    play(match, "topple W5")
    assert horde(match, "W5") == (0, 0, 0)


def test_18_3_the_turned_messenger_shows_all_and_only_what_is_hidden() -> None:
    match = holding(
        "turned-messenger",
        horde={"W2": {"orc": 1}, "W3": {"orc": 1}, "W4": {"orc": 1}},
        orders={"W2": "detonation", "W3": "open-fury", "W4": "bluff"},
        roles={"gale-W4": "target", "demon-forge": "open-target"},
    )
    play(match, "play turned-messenger")
    shown = [(event.about["section"], event.about["order"]) for event in told(match, "order-shown")]
    assert shown == [("W2", "detonation"), ("W4", "bluff")]
    orders = zones(match)["orders"]
    assert [orders[w] for w in ("W1", "W2", "W3", "W4")] == [
        None, "open-detonation", "open-fury", "open-bluff",
    ]  # fmt: skip
    assert len(told(match, "target-turned")) == 1
    play(match, "ritual-home gale-W4")
    assert zones(match)["roles"]["gale-W4"] is None
    assert zones(match)["roles"]["demon-forge"] == "open-target"
    assert zones(match)["orders"]["W2"] == "open-detonation"


def test_18_3_one_deck_with_fouled_axles_is_enough() -> None:
    match = holding("fouled-axles", machines={"R1": "ballista", "R2": "catapult"})
    play(match, "play fouled-axles", "foul R2", "done")
    assert prompt(match) == "Spend"
    assert zones(match)["misses"]["R1"] == 4
    assert told(match, "deck-fouled")[0].about == {"gun": "R2", "count": 2}
