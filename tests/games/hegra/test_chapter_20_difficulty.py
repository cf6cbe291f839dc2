"""Chapter 20 of RULES.md: the steps of difficulty, short rations, mixed air stacks."""

from typing import Any

import pytest

from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import TABLES, chances, fortress, morale, play, start, zone

HOME: dict[str, Any] = {"ready": {"soldier": 9}, "supplies": 4}


@pytest.mark.parametrize(
    ("step", "coup", "retreat"),
    [("easiest", 5, 8), ("easier", 4, 7), ("normal", 3, 6), ("harder", 2, 5), ("hardest", 1, 4)],
)
def test_20_1_the_days_of_the_stages(step: str, coup: int, retreat: int) -> None:
    code = n.DIFFICULTY_NAMES.index(step)
    assert (TABLES.coup_day[code], TABLES.retreat_day[code]) == (coup, retreat)
    options = {"difficulty": step}
    match = fortress("Coup()", options=options, stage="mobilisation", day=coup, tired={"hunter": 1})
    assert (zone(match, "stage"), zone(match, "day")) == ("attack", coup + 1)
    for before, day, stage in (
        ("mobilisation", coup, "attack"),
        ("attack", retreat - 1, "attack"),
        ("attack", retreat, "siege"),
    ):
        match = fortress("TurnTrack()", options=options, stage=before, day=day, defence=1, **HOME)
        play(match, *["1"] * TABLES.day_patrols[day])
        assert (zone(match, "stage"), zone(match, "day")) == (stage, day + 1)


@pytest.mark.parametrize(
    ("step", "day", "deck"),
    [("hardest", 4, "siege-1"), ("harder", 5, "siege-1"), ("easiest", 8, "siege-2")],
)
def test_20_1_the_siege_decks_stay_where_they_are(step: str, day: int, deck: str) -> None:
    situation: dict[str, Any] = {"options": {"difficulty": step}, "defence": 1, **HOME}
    match = fortress("TurnTrack()", stage="attack", day=day, **situation)
    play(match, *["1"] * TABLES.day_patrols[day])
    assert match.dump()["agenda"][0] == f"DrawEvent({deck})"  # type: ignore[index]


@pytest.mark.parametrize(
    ("step", "stage", "day"),
    [("harder", "siege", 6), ("easier", "attack", 6), ("easiest", "attack", 7)],
)
def test_20_1_the_red_days_stay_where_they_are(step: str, stage: str, day: int) -> None:
    match = fortress("Modifiers()", options={"difficulty": step}, stage=stage, day=day, **HOME)
    assert morale(match) == (-1 if day == 6 else 0)


def test_20_2_short_rations() -> None:
    assert zone(start(rations="short"), "ration") == 1
    assert TABLES.ration[1] == 3


def test_20_8_the_air_tiles_are_mixed() -> None:
    match = start(air="random")
    assert chances(match) == {"injury": 4, "morale": 4, "supply": 4}
    play(match, *["injury"] * 4)
    assert chances(match) == {"morale": 4, "supply": 4}
    play(match, *["morale"] * 4, *["supply"] * 4)
    assert zone(match, "air_stacks") == ["injury"] * 4 + ["morale"] * 4 + ["supply"] * 4
