"""The worked examples and special cases that only the later rulebook has."""

from typing import Any

from siegeworks.games.hegra.content import source
from siegeworks.games.hegra.rules import effects, scripts
from tests.games.hegra.table import (
    TABLES,
    event,
    fortress,
    morale,
    placed,
    play,
    prompt,
    some,
    told,
    zone,
)

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 3}


def test_two_calls_of_the_telephone() -> None:
    match = fortress(
        *("Placement(0)", "Walls()"),
        finds={"telephone": "whole"},
        ready={"officer": 1, "volunteer": 2, "soldier": 6},
        infantry={"1": 2, "2": 2, "3": 1},
        post={"front": "soldier"},
    )
    placed(match, "telephone-officer", "telephone-volunteer", "telephone-volunteer")
    play(match, "work telephone", "pin 2", "pin 1")
    assert some(match, "lying") == {"1": 2, "2": 2}
    play(match, "2")
    assert [line.about["throw"] for line in told(match, "shot")] == [4]
    assert some(match, "standing") == {}


def test_the_map_room_at_the_first_space_of_the_snow_track() -> None:
    match = fortress("SnowLeft(2)", snow=1, **HOME)
    assert (zone(match, "snow"), prompt(match)) == (3, "DrawSnow")
    play(match, next(str(o) for o in match.outcomes() if "radio" in str(o)))
    assert (zone(match, "snow"), zone(match, "facility")["radio"]) == (2, "damaged")


def test_the_frozen_german_counts_among_the_waiting() -> None:
    waiting = ["volunteer-3", "medic-2", "medic-3"]
    for others, marker in ((waiting, "honourable"), ([*waiting, "german-4"], "surrender")):
        match = fortress("CheckSurrender()", waiting=others, ready={"soldier": 9})
        assert zone(match, "surrender") == marker


def test_a_token_laid_on_a_runner_or_left_behind_brings_no_encounter() -> None:
    match = fortress(
        *("NewPatrol()", "SupplyRun()"),
        runners=[("hunter", "blue-2", None)],
        weather="cloud",
        **HOME,
    )
    play(match, "2")
    assert (prompt(match), some(match, "patrols")) == ("Stride", {"blue-2": 1})
    play(match, "go forest-1")
    assert prompt(match) == "Stride"


def test_a_mission_done_in_round_nine_brings_a_supply_and_morale() -> None:
    rounds = 10
    reward = source.read_script(["supply 1", "morale 1"])
    mission = next(m for m in range(4) if TABLES.mission_reward[m * rounds + 8] == reward)
    situation: dict[str, Any] = {"ready": {"soldier": 12, "volunteer": 11}, "supplies": 3}
    match = fortress(
        "SectionEnds()",
        options={"missions": "on"},
        day=9,
        card=event("siege-2"),
        mission=TABLES.mission_names[mission],
        **situation,
    )
    play(match, "claim")
    assert (zone(match, "supplies"), morale(match), zone(match, "mission")) == (4, 1, None)
    assert [line.about["deed"] for line in told(match, "deed-done")] == [
        effects.NAMES[code >> scripts.AMOUNT_BITS] for code in reward
    ]


def test_the_easier_setup_has_four_days_and_a_siege_from_day_eight() -> None:
    easier: dict[str, Any] = {"options": {"difficulty": "easier"}, **HOME}
    match = fortress("TurnTrack()", stage="mobilisation", day=3, **easier)
    play(match, *["1"] * TABLES.day_patrols[3])
    assert (zone(match, "stage"), zone(match, "day")) == ("mobilisation", 4)
    match = fortress("Modifiers()", "TurnTrack()", stage="attack", day=7, defence=1, **easier)
    assert morale(match) == 0  # day 6 stays the red one
    play(match, *["1"] * TABLES.day_patrols[7])
    assert (zone(match, "stage"), zone(match, "day")) == ("siege", 8)


def test_an_advanced_event_makes_sector_three_red_and_costs_two_morale() -> None:
    flag = next(
        name
        for number, name in enumerate(TABLES.event_names)
        if TABLES.event_ongoing[number] == 0 and TABLES.event_sector[number] == 2
    )
    match = fortress(
        *("Text()", "Modifiers()"),
        options={"advanced": "on"},
        card=flag,
        infantry={"3": 1, "4": 1},
        **HOME,
    )
    changes = [(line.about["reason"], line.about["count"]) for line in told(match, "modifier")]
    assert changes == [("red-sector", 2)]
