"""Situations of Hegra: what follows from what is said."""

from typing import Any

import pytest

import siegeworks
from siegeworks import Match
from siegeworks.games.hegra.situations import situation

CONTENT = siegeworks.content("hegra")
DISCS = {"officer": 1, "soldier": 12, "volunteer": 11, "medic": 3, "hunter": 3}


def zones(match: Match) -> Any:
    return match.dump()["zones"]


@pytest.mark.parametrize("edition", ["1940", "2023"])
@pytest.mark.parametrize("day", range(1, 12))
def test_a_day_has_its_stage_its_event_and_its_machine_gun(edition: str, day: int) -> None:
    held = zones(situation(options={"edition": edition}, day=day))
    stage = "mobilisation" if day < 4 else "attack" if day < 7 else "siege"
    assert (held["day"], held["stage"]) == (day, stage)
    assert CONTENT["events"][held["event"]]["deck"].startswith(stage)
    assert held["event"] not in held["events"]
    assert held["machine_gun"] == ("ready" if stage == "siege" else "none")


@pytest.mark.parametrize(("stage", "day"), [("mobilisation", 2), ("attack", 5), ("siege", 8)])
def test_a_stage_has_a_day(stage: str, day: int) -> None:
    assert zones(situation(stage=stage))["day"] == day


@pytest.mark.parametrize("difficulty", CONTENT["difficulty"])
def test_the_stage_follows_from_the_day_at_every_difficulty(difficulty: str) -> None:
    for stage in ("mobilisation", "attack", "siege"):
        held = zones(situation(options={"difficulty": difficulty}, stage=stage))
        again = zones(situation(options={"difficulty": difficulty}, day=held["day"]))
        assert again["stage"] == stage


def test_nobody_said_to_be_elsewhere_is_as_at_the_set_up() -> None:
    held = zones(situation(supplies=3))
    assert held["ready"]["soldier"] == 3
    assert held["supplies"] == 3


def test_whoever_is_placed_nowhere_is_in_the_reserve() -> None:
    held = zones(
        situation(
            ready={"soldier": 2},
            jobs={"treat-medic": 1},
            positions={"front": "volunteer"},
            beds={"1": "hunter-2"},
            waiting=["soldier-4", "german-1", "soldier-1"],
            runners=[("hunter", "blue-5")],
        )
    )
    left = {"officer": 1, "soldier": 8, "volunteer": 10, "medic": 2, "hunter": 1}
    assert held["reserve"] == left
    assert held["waiting"] == ["soldier-1", "soldier-4", "german-1"]
    assert held["runner_load"] == [None]


@pytest.mark.parametrize("level", range(-3, 4))
def test_morale_is_a_number_around_zero(level: int) -> None:
    sign = "zero" if level == 0 else f"{'plus' if level > 0 else 'minus'}-{abs(level)}"
    assert zones(situation(morale=level))["morale"] == sign


def test_rations_are_the_defenders_that_a_supply_makes_ready() -> None:
    match = situation(
        at="breakfast", day=2, rations=3, supplies=1, tired={"soldier": 5}, luck="given"
    )
    match.choose("feed")
    assert match.decision is not None
    assert match.decision.words() == "Choose a tired defender to make ready, 3 at most"


@pytest.mark.parametrize(("doubt", "space"), [(3, 4), (1, 2), (0, 1), ((0, 2), 0), ((0, 1), 1)])
def test_doubt_is_the_discs_of_a_day(doubt: int | tuple[int, int], space: int) -> None:
    assert zones(situation(doubt=doubt))["doubt"] == space


def test_tiles_taken_off_are_in_the_hit_bag() -> None:
    held = zones(
        situation(
            stage="siege",
            repaired=["A", "C"],
            guns={"gun-1": 3, "gun-2": 1},
            finds={"telephone": "whole", "radio": "damaged"},
            jammed={"gun-1": [2, 3]},
        )
    )
    tiles = {name: count for name, count in held["tiles"].items() if count}
    assert tiles == {
        "A": 1,
        "C": 1,
        "gun-1": 3,
        "gun-2": 1,
        "telephone": 1,
        "miss": 1,
        "artillery": 1,
    }
    assert held["damaged"] == {"front": 0, "A": 0, "B": 1, "C": 0}
    assert held["gun_damage"] == {"gun-1": 0, "gun-2": 2}
    assert held["gun_jam"] == {"gun-1": 6, "gun-2": 0}
    assert held["facility"]["gun-2"] == "damaged"
    found = {CONTENT["snow"][name]["finds"] for name in held["snow_deck"]}
    assert not found & {"telephone", "radio", "gun-2"}


@pytest.mark.parametrize("air", ["fixed", "random"])
def test_air_tiles_in_the_bag_have_left_their_stacks(air: str) -> None:
    options = {"air": air}
    assert len(zones(situation(options=options, stage="siege"))["air_stacks"]) == 12
    held = zones(situation(options=options, stage="siege", hit_bag={"air-supply": 1}))
    assert len(held["air_stacks"]) == 10
    assert held["air_stacks"].count("supply") == 2


def test_patrols_and_tokens_come_from_where_they_were() -> None:
    held = zones(
        situation(
            stage="siege",
            patrols={"blue-1": 1, "green-2": 2},
            pieces=["yellow-1"],
            depots={"depot-2": ("patrol", 2)},
        )
    )
    assert held["patrol_bag"] == {"1": 1, "2": 0, "3": 2, "4": 2, "5": 2, "6": 2}
    assert held["pieces"]["yellow-1"] == 1
    assert (held["depot_token"]["depot-2"], held["depot_count"]["depot-2"]) == ("patrol", 2)
    assert held["stacks"]["patrol"] == 0


def test_a_card_that_is_named_lies_in_no_other_pile() -> None:
    first = zones(situation())["hope"][0]
    held = zones(situation(hand=[first]))
    assert held["hand"] == [first]
    assert first not in held["hope"]


def test_what_is_remembered_within_a_day() -> None:
    held = zones(situation(stage="siege", fired=["front", "B"], airfield=["miss"], phone=1))
    assert (held["fired"], held["airfield"], held["phone"]) == (5, 2, 1)
