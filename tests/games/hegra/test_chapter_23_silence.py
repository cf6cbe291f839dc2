"""Ruling 23.1: where the earlier book is silent, both editions follow the later one."""

from typing import Any

import pytest

from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import (
    TABLES,
    fortress,
    morale,
    placed,
    play,
    prompt,
    some,
    texts,
    told,
    zone,
)

pytestmark = pytest.mark.parametrize("edition", n.EDITION_NAMES)

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 3}


def test_23_1_only_patients_in_beds_are_treated(edition: str) -> None:
    match = fortress(
        "Treat(1)",
        edition=edition,
        beds={"1": "hunter-2", "2": "hunter-3"},
        waiting=["medic-3"],
        **HOME,
    )
    assert texts(match) == ["treat 1", "treat 2"]


def test_23_1_a_hit_may_remove_suppressed_infantry(edition: str) -> None:
    match = fortress(
        "Walls()",
        edition=edition,
        post={"front": "soldier"},
        infantry={"3": 1},
        lying={"4": 1},
        **HOME,
    )
    play(match, "5")
    assert texts(match) == ["remove standing-3", "remove lying-4"]


def test_23_1_empty_depots_and_tokens_on_leaving(edition: str) -> None:
    runners = [("hunter", "yellow-3", None), ("soldier", "depot-1", None)]
    match = fortress("SupplyRun()", edition=edition, runners=runners, weather="cloud", **HOME)
    depot = next(d for d in TABLES.links[n.NODE_NAMES.index("yellow-3")] if d >= n.FIRST_DEPOT)
    assert not zone(match, "depot_count")[n.NODE_NAMES[depot]]
    play(match, "walk hunter-at-yellow-3", f"go {n.NODE_NAMES[depot]}")
    assert zone(match, "depot_count")["depot-1"] == 3
    play(match, "go yellow-1")
    assert zone(match, "depot_count")["depot-1"] == 2


def test_23_1_new_artillery_takes_the_leftmost_free_space(edition: str) -> None:
    match = fortress("Salvo(1)", edition=edition, pieces=("yellow-3",), artillery=3, **HOME)
    play(match, "artillery")
    assert some(match, "pieces") == {"yellow-1": 1, "yellow-3": 1}


def test_23_1_you_choose_who_falls_to_a_charge(edition: str) -> None:
    tired = {"soldier": 7, "medic": 1, "hunter": 1}
    match = fortress("Charge()", edition=edition, charging=1, tired=tired)
    assert texts(match) == ["fall soldier", "fall medic", "fall hunter"]


def test_23_1_calls_of_the_telephone_add_up(edition: str) -> None:
    match = fortress(
        "Walls()",
        edition=edition,
        finds={"telephone": "whole"},
        jobs={"telephone-officer": 1, "telephone-volunteer": 2},
        infantry={"1": 3, "2": 3},
        **HOME,
    )
    play(match, "pin 2", "pin 2")
    assert (zone(match, "phone"), some(match, "lying")) == (2, {"2": 3})


def test_23_1_gun_two_comes_with_three_damage_tiles(edition: str) -> None:
    match = fortress("Reveal()", edition=edition, **HOME)
    play(match, "gun-2")
    assert zone(match, "gun_damage")["gun-2"] == 3


def test_23_1_a_token_laid_on_a_runner_brings_no_encounter(edition: str) -> None:
    agenda = ("NewPatrol()", "SupplyRun()")
    runners = [("hunter", "blue-2", None)]
    match = fortress(*agenda, edition=edition, runners=runners, weather="cloud", **HOME)
    play(match, "2")
    assert prompt(match) == "Stride"


def test_23_1_the_last_advance_passes_full_sectors_and_runners_do_not_count(edition: str) -> None:
    need = TABLES.needs[n.HONOURABLE]
    match = fortress(
        *("FinalAdvance()", "Outcome()"),
        edition=edition,
        day=11,
        infantry={"2": 5, "3": 5, "4": 1},
        whole=("A",),
        post={"front": "soldier", "A": "soldier"},
        ready={"soldier": need - 2},
        runners=[("hunter", "blue-2", None)],
    )
    play(match, "6", "bed")
    assert some(match, "standing") == {"3": 5, "4": 5}
    assert match.result is not None
    assert match.result.ending == "too-few"


def test_23_1_where_the_first_edition_is_silent_the_later_one_speaks(edition: str) -> None:
    match = fortress(
        *("Section(treat, cabinet)",),
        edition=edition,
        jobs={"treat-volunteer": 1},
        beds={"1": "hunter-6"},
        waiting=["medic-2"],
        **HOME,
    )
    assert texts(match) == ["admit medic-2", "done"]
    match = fortress("Modifiers()", edition=edition, lying={"4": 1}, **HOME)
    assert morale(match) == -1
    match = fortress(*("Siege()",), edition=edition, stage="attack", day=6, lying={"3": 2}, **HOME)
    assert some(match, "lying") == {"1": 2}


def test_23_1_the_cabinet_cures_a_patient_in_a_bed(edition: str) -> None:
    match = fortress(
        "Section(treat, cabinet)",
        edition=edition,
        finds={"cabinet": "damaged"},
        jobs={"cabinet-medic": 1},
        beds={"1": "hunter-2", "2": "hunter-3"},
        waiting=["volunteer-5"],
        **HOME,
    )
    assert texts(match) == ["treat 1", "treat 2"]


def test_23_1_any_number_on_a_space_and_some_stay_ready(edition: str) -> None:
    match = fortress(*("Placement(0)", "Breakfast()"), edition=edition, ready={"soldier": 9})
    placed(match, *["shovel-soldier"] * 6)
    assert some(match, "jobs") == {"shovel-soldier": 6}
    assert some(match, "ready") == {"soldier": 3}


def test_23_1_none_one_or_two_rest_for_free(edition: str) -> None:
    for resting in range(3):
        match = fortress("FreeRest(2)", edition=edition, tired={"soldier": 9})
        play(match, *["rest soldier"] * resting, *(["done"] if resting < 2 else []))
        assert (zone(match, "rest")["soldier"], prompt(match)) == (resting, "DrawEvent")


def test_23_1_every_gun_fires_once_a_day(edition: str) -> None:
    match = fortress(
        "FireGuns()",
        edition=edition,
        guns=(2, 2),
        jobs={"fire-guns-soldier": 6},
        ready={"soldier": 6},
    )
    play(match, "aim airfield", "strike morale", "6", "aim airfield", "strike miss", "6")
    assert prompt(match) == "DrawEvent"


def test_23_1_runners_move_one_after_the_other_in_any_order(edition: str) -> None:
    runners = [("hunter", "blue-1", None), ("soldier", "blue-6", None)]
    match = fortress("SupplyRun()", edition=edition, runners=runners, weather="cloud", **HOME)
    assert texts(match) == ["walk hunter-at-blue-1", "walk soldier-at-blue-6"]
    play(match, "walk soldier-at-blue-6", "go green-6", "stay")
    assert (prompt(match), texts(match)[0]) == ("Stride", "go forest-1")


def test_23_1_leaving_a_patrol_brings_no_encounter(edition: str) -> None:
    runners, patrols = [("hunter", "blue-1", None)], {"blue-1": 1}
    match = fortress("SupplyRun()", edition=edition, runners=runners, patrols=patrols, **HOME)
    play(match, "go green-1")
    assert (prompt(match), zone(match, "suspicion")) == ("Stride", 1)


def test_23_1_a_caught_runner_takes_a_patrol_of_his_space_along(edition: str) -> None:
    runners, patrols = [("hunter", "blue-1", None)], {"green-1": 1, "yellow-4": 1}
    match = fortress("SupplyRun()", edition=edition, runners=runners, patrols=patrols, **HOME)
    play(match, "go green-1", "sneak", "1")
    assert some(match, "patrols") == {"yellow-4": 1}


def test_23_1_the_map_room_clears_snow_step_by_step(edition: str) -> None:
    match = fortress(
        "Section(shovel, map-room)",
        edition=edition,
        finds={"map-room": "whole"},
        jobs={"map-room-hunter": 1},
        snow=1,
        **HOME,
    )
    finds = zone(match, "snow_deck")
    spaces = [find for find in finds if find in n.FIND_NAMES][:3]
    play(match, *spaces, f"top {spaces[0]}", f"top {spaces[1]}")
    assert [line.about["snow"] for line in told(match, "snow-found")] == [spaces[0]]
    assert zone(match, "snow") == 2
