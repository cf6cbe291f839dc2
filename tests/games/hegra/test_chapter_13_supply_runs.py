"""Chapter 13 of RULES.md: supply runs."""

from typing import Any

import pytest

from siegeworks import Match
from tests.games.hegra.table import (
    chances,
    fortress,
    morale,
    play,
    prompt,
    some,
    texts,
    told,
    why,
    zone,
)

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 1}


def run(who: str, at: str, load: str | None = None, **situation: Any) -> Match:
    """One runner on the map, about to move."""
    situation = {"weather": "cloud", **HOME, **situation}
    return fortress("SupplyRun()", runners=[(who, at, load)], **situation)


def walk(match: Match, *nodes: str) -> Match:
    return play(match, *(f"go {node}" for node in nodes))


def test_13_1_runners_set_out_from_the_fortress() -> None:
    match = fortress("SupplyRun()", jobs={"supply-run-hunter": 1}, weather="cloud", **HOME)
    assert texts(match) == [f"go forest-{number}" for number in (1, 2, 3, 4)]
    assert zone(match, "runner_at") == ["fortress"]


def test_13_2_counter_patrol() -> None:
    for state, suspicion in (("damaged", 4), ("whole", 2)):
        match = fortress(
            "SupplyRun()",
            finds={"counter-patrol": state},
            jobs={"counter-patrol-hunter": 1},
            patrols={"blue-1": 1, "green-2": 1},
            suspicion=4,
            **HOME,
        )
        assert texts(match) == ["take patrol-blue-1", "take patrol-green-2"]
        play(match, "take patrol-blue-1")
        assert some(match, "patrols") == {"green-2": 1}
        assert zone(match, "suspicion") == suspicion


@pytest.mark.parametrize(("weather", "paces"), [("clear", 6), ("cloud", 5), ("snow", 4)])
def test_13_3_the_weather_says_how_far(weather: str, paces: int) -> None:
    match = run("soldier", "forest-1", weather=weather)
    assert zone(match, "paces") == paces


def test_13_3_in_any_order_one_after_the_other_at_least_one_space() -> None:
    runners = [("soldier", "forest-1", None), ("hunter", "blue-6", None)]
    match = fortress("SupplyRun()", runners=runners, weather="cloud", **HOME)
    assert texts(match) == ["walk soldier-at-forest-1", "walk hunter-at-blue-6"]
    play(match, "walk hunter-at-blue-6")
    assert "stay" not in texts(match)
    walk(match, "green-6")
    assert "stay" in texts(match)
    play(match, "stay")
    assert "stay" not in texts(match)


def test_13_4_a_move_ends_in_a_depot_and_not_with_another_runner() -> None:
    match = run("soldier", "yellow-1")
    walk(match, "depot-1")
    assert zone(match, "runner_at") == ["depot-1"]
    assert prompt(match) == "DrawEvent"
    runners = [("hunter", "blue-1", None), ("soldier", "forest-1", None)]
    match = fortress("SupplyRun()", runners=runners, weather="cloud", **HOME)
    play(match, "walk soldier-at-forest-1", "go blue-1")
    assert "stay" not in texts(match)


def test_13_4_nobody_is_passed_with_the_last_move() -> None:
    runners = [("hunter", "green-1", None), ("soldier", "forest-1", None)]
    match = fortress("SupplyRun()", runners=runners, weather="snow", **HOME)
    play(match, "walk soldier-at-forest-1", "go blue-1", "go forest-1", "go blue-1")
    assert zone(match, "paces") == 1
    assert "go green-1" not in texts(match)
    assert why(match, "go green-1") == ("space-taken", "13.4")


def test_13_4_a_loaded_runner_enters_no_depot() -> None:
    match = run("soldier", "yellow-2", "supply")
    assert "go depot-1" not in texts(match)


def test_13_5_only_entering_counts() -> None:
    match = run("soldier", "blue-1", patrols={"blue-1": 1, "green-1": 1})
    assert prompt(match) == "Stride"
    walk(match, "green-1")
    assert texts(match) == ["hide", "sneak", "fight patrol-green-1"]
    match = run("hunter", "blue-1", patrols={"green-1": 1})
    walk(match, "green-1")
    assert texts(match) == ["hide", "sneak"]


def test_13_6_hiding_ends_the_move() -> None:
    match = run("hunter", "blue-1", patrols={"green-1": 1}, suspicion=3)
    walk(match, "green-1")
    play(match, "hide")
    assert (zone(match, "suspicion"), zone(match, "runner_at")) == (2, ["green-1"])
    assert prompt(match) == "DrawEvent"


def test_13_7_sneaking_past() -> None:
    match = run("hunter", "blue-1", patrols={"green-1": 1}, suspicion=3)
    walk(match, "green-1")
    play(match, "sneak", "4")
    assert (zone(match, "suspicion"), prompt(match)) == (4, "Stride")


def test_13_7_caught() -> None:
    match = run("hunter", "blue-1", "supply", patrols={"green-1": 2}, suspicion=3)
    walk(match, "green-1")
    play(match, "sneak", "3")
    assert (zone(match, "suspicion"), zone(match, "runner_at")) == (1, [])
    assert zone(match, "reserve")["hunter"] == 3
    assert some(match, "patrols") == {"green-1": 1}
    assert [line.about["token"] for line in told(match, "token-lost")] == ["supply"]


def test_13_8_a_soldier_fights() -> None:
    match = run("soldier", "blue-2", pieces=("green-2",), artillery=2, suspicion=2)
    walk(match, "green-2")
    play(match, "fight artillery-green-2", "3")
    assert (some(match, "pieces"), zone(match, "suspicion")) == ({}, 3)
    assert zone(match, "runner_at") == ["green-2"]
    match = run("soldier", "blue-2", patrols={"green-2": 1}, suspicion=4)
    walk(match, "green-2")
    play(match, "fight patrol-green-2", "4", "5", "bed")
    assert (some(match, "patrols"), zone(match, "suspicion")) == ({}, 2)
    assert zone(match, "beds")["1"] == "soldier-5"


def test_13_9_leaving_a_depot_takes_a_token_and_costs_a_move() -> None:
    for who, paces in (("soldier", 3), ("hunter", 4)):
        match = run(who, "depot-1")
        walk(match, "yellow-1")
        assert zone(match, "paces") == paces
        assert zone(match, "runner_load") == ["supply"]
        assert zone(match, "depot_count")["depot-1"] == 2


def test_13_9_the_last_token_leaves_an_empty_depot() -> None:
    match = run("soldier", "depot-1", depots={"depot-1": ("supply", 1)})
    walk(match, "yellow-1")
    assert (some(match, "depot_count"), zone(match, "depot_token")["depot-1"]) == ({}, None)


def test_13_9_an_empty_depot_gives_nothing() -> None:
    match = run("soldier", "depot-2")
    walk(match, "yellow-2")
    assert (zone(match, "paces"), zone(match, "runner_load")) == (4, [None])


def test_13_10_home_without_a_token() -> None:
    match = run("hunter", "forest-1", suspicion=2)
    walk(match, "fortress")
    assert (some(match, "tired"), zone(match, "supplies")) == ({"hunter": 1}, 1)
    assert (morale(match), zone(match, "suspicion")) == (0, 2)


@pytest.mark.parametrize(
    ("token", "supplies", "cheer"),
    [("supply", 4, 1), ("miss", 3, 1), ("morale", 3, 2), ("soldier", 3, 1), ("patrol", 3, 1)],
)
def test_13_11_what_a_token_brings(token: str, supplies: int, cheer: int) -> None:
    match = run("hunter", "forest-1", token, patrols={"green-1": 1}, suspicion=2)
    walk(match, "fortress")
    assert (zone(match, "supplies"), morale(match), zone(match, "suspicion")) == (
        *(supplies, cheer, 3),
    )
    assert zone(match, "tiles")["miss"] == (2 if token == "miss" else 1)
    assert zone(match, "ready")["soldier"] == (9 if token == "soldier" else 8)
    assert some(match, "patrols") == ({} if token == "patrol" else {"green-1": 1})
    assert zone(match, "delivered") == 1


def test_13_11_the_bonus_removes_a_patrol_that_suspicion_has_just_brought() -> None:
    match = run("hunter", "forest-1", "patrol", suspicion=6)
    walk(match, "fortress")
    play(match, "5")
    assert [line.about["field"] for line in told(match, "patrol-added")] == ["blue-5"]
    assert some(match, "patrols") == {}


def test_13_11_without_a_patrol_there_is_no_bonus() -> None:
    match = walk(run("hunter", "forest-1", "patrol", suspicion=2), "fortress")
    assert (some(match, "patrols"), zone(match, "delivered")) == ({}, 1)


def test_13_12_above_six_suspicion_goes_to_three_and_a_patrol_comes() -> None:
    match = fortress("SuspicionUp(1)", suspicion=6, **HOME)
    assert (zone(match, "suspicion"), prompt(match)) == (3, "DrawPatrol")
    assert chances(match) == dict.fromkeys("123456", 2)
    play(match, "5")
    assert some(match, "patrols") == {"blue-5": 1}


def test_13_12_six_itself_is_still_on_the_track() -> None:
    match = fortress("SuspicionUp(1)", suspicion=5, **HOME)
    assert (zone(match, "suspicion"), prompt(match)) == (6, "DrawEvent")


def test_13_12_not_below_one() -> None:
    match = fortress("Do(less-suspicion, 3)", suspicion=2, **HOME)
    assert zone(match, "suspicion") == 1
