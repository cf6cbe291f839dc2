"""Chapter 13 of RULES.md: supply runs, their moves and encounters."""

from typing import Any

import pytest

from siegeworks import Match
from tests.games.hegra.table import (
    fortress,
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


def raid(state: str, suspicion: int) -> Match:
    """A counter patrol that has removed one of two patrols."""
    match = fortress(
        "SupplyRun()",
        finds={"counter-patrol": state},
        jobs={"counter-patrol-hunter": 1},
        patrols={"blue-1": 1, "green-2": 1},
        suspicion=suspicion,
        **HOME,
    )
    assert texts(match) == ["take patrol-blue-1", "take patrol-green-2"]
    return play(match, "take patrol-blue-1")


def test_13_2_counter_patrol() -> None:
    match = raid("damaged", 4)
    assert some(match, "patrols") == {"green-2": 1}
    assert (zone(match, "suspicion"), prompt(match)) == (4, "DrawEvent")


def test_13_2_once_repaired_suspicion_may_be_lowered() -> None:
    for option, suspicion in (("lower-suspicion", 2), ("done", 4)):
        match = raid("whole", 4)
        assert texts(match) == ["lower-suspicion", "done"]
        assert zone(play(match, option), "suspicion") == suspicion
    assert prompt(raid("whole", 1)) == "DrawEvent"


def test_13_2_a_counter_patrol_acts_before_anyone_moves() -> None:
    match = fortress(
        "SupplyRun()",
        finds={"counter-patrol": "damaged"},
        jobs={"counter-patrol-hunter": 1},
        runners=[("soldier", "blue-1", None)],
        patrols={"green-1": 1, "green-2": 1},
        **HOME,
    )
    assert prompt(match) == "TakePatrol"
    play(match, "take patrol-green-1", "go green-1")
    assert prompt(match) == "Stride"


def test_13_2_a_patrol_for_each_use() -> None:
    match = fortress(
        "SupplyRun()",
        finds={"counter-patrol": "damaged"},
        jobs={"counter-patrol-hunter": 2},
        patrols={"blue-1": 1, "green-2": 2},
        **HOME,
    )
    play(match, "take patrol-green-2", "take patrol-green-2")
    assert (some(match, "patrols"), prompt(match)) == ({"blue-1": 1}, "DrawEvent")


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


def test_13_4_a_move_ends_in_the_fortress() -> None:
    match = walk(run("soldier", "blue-1"), "forest-1", "fortress")
    assert (prompt(match), zone(match, "runner_at")) == ("DrawEvent", [])


def test_13_4_whoever_cannot_move_at_all_stays() -> None:
    nodes = ("yellow-1", "yellow-2", "yellow-3")
    around = [("volunteer", node, None) for node in nodes]
    runners = [("soldier", "depot-1", None), *around]
    match = fortress("Stride(0)", runners=runners, walkers=0, paces=1, **HOME)
    assert zone(match, "depot_count")["depot-1"] == 3
    assert [line.about["node"] for line in told(match, "run-stays")] == ["depot-1"]
    assert ("soldier", "depot-1") in zip(
        zone(match, "runner_who"), zone(match, "runner_at"), strict=True
    )


def test_13_4_nobody_is_passed_with_the_last_move() -> None:
    runners = [("hunter", "green-1", None), ("soldier", "forest-1", None)]
    match = fortress("SupplyRun()", runners=runners, weather="snow", **HOME)
    play(match, "walk soldier-at-forest-1", "go blue-1", "go forest-1", "go blue-1")
    assert zone(match, "paces") == 1
    assert "go green-1" not in texts(match)
    assert why(match, "go green-1") == ("space-taken", "13.4")


def test_13_4_a_loaded_runner_ends_his_move_in_a_depot_too() -> None:
    match = walk(run("soldier", "yellow-2", "supply"), "depot-1")
    assert (zone(match, "runner_at"), prompt(match)) == (["depot-1"], "DrawEvent")


def test_13_4_a_space_that_is_not_next_says_how_far_it_is() -> None:
    match = run("soldier", "blue-1", weather="cloud")
    far = {str(r.option): (r.reason, r.need, r.have) for r in match.quiet_refusals()}
    assert far["go depot-1"] == ("space-far", 3, zone(match, "paces"))
    assert far["go yellow-1"][:2] == ("space-far", 2)
    assert not {str(option) for option in match.options()} & set(far)
    loaded = run("soldier", "blue-1", "supply")
    assert {str(r.option): r.reason for r in loaded.quiet_refusals()}["go depot-1"] == "space-far"


def test_13_5_only_entering_counts() -> None:
    match = run("soldier", "blue-1", patrols={"blue-1": 1, "green-1": 1})
    assert prompt(match) == "Stride"
    walk(match, "green-1")
    assert texts(match) == ["hide", "sneak", "fight patrol-green-1"]
    match = run("hunter", "blue-1", patrols={"green-1": 1})
    walk(match, "green-1")
    assert texts(match) == ["hide", "sneak"]


def test_13_5_an_artillery_piece_is_met_like_a_patrol() -> None:
    match = walk(run("hunter", "blue-2", pieces=("green-2",)), "green-2")
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
    assert (zone(match, "runner_at"), prompt(match)) == (["green-2"], "DrawEvent")
    assert zone(match, "artillery") == 2
    match = run("soldier", "blue-2", patrols={"green-2": 1}, suspicion=4)
    walk(match, "green-2")
    play(match, "fight patrol-green-2", "4", "5", "bed")
    assert (some(match, "patrols"), zone(match, "suspicion")) == ({}, 2)
    assert zone(match, "beds")["1"] == "soldier-5"


def test_13_8_of_several_enemies_one_is_removed() -> None:
    match = run("soldier", "blue-2", patrols={"green-2": 2}, pieces=("green-2",), artillery=3)
    walk(match, "green-2")
    assert texts(match)[2:] == ["fight patrol-green-2", "fight artillery-green-2"]
    play(match, "fight artillery-green-2", "6")
    assert (some(match, "patrols"), some(match, "pieces")) == ({"green-2": 2}, {})
    assert (zone(match, "artillery"), prompt(match)) == (2, "DrawEvent")


@pytest.mark.parametrize("who", ["officer", "volunteer", "medic", "hunter"])
def test_13_8_nobody_but_a_soldier_fights(who: str) -> None:
    match = walk(run(who, "blue-2", patrols={"green-2": 1}), "green-2")
    assert texts(match) == ["hide", "sneak"]
    assert why(match, "fight patrol-green-2") == ("only-soldiers", "13.8")
