"""Chapters 17 to 19 of RULES.md: surrender, the turn track, the Last Stand."""

from typing import Any

import pytest

from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import (
    TABLES,
    chances,
    event,
    fortress,
    morale,
    play,
    prompt,
    some,
    texts,
    told,
    zone,
)

HOME: dict[str, Any] = {"ready": {"soldier": 9}, "supplies": 1}
SIX = [n.FIELD_NAMES[field] for field in TABLES.gun_fields]


@pytest.mark.parametrize(
    ("situation", "marker"),
    [
        ({"morgue": {"volunteer": 2}}, "honourable"),
        ({"morgue": {"volunteer": 3}}, "surrender"),
        ({"waiting": ["medic-2", "medic-3", "volunteer-4"][::-1]}, None),
        ({"waiting": ["volunteer-3", "volunteer-4", "medic-2", "medic-3"]}, "surrender"),
        ({"pieces": SIX}, "surrender"),
        ({"pieces": SIX[:5]}, "honourable"),
    ],
)
def test_17_1_what_pushes_the_marker(situation: dict[str, Any], marker: str | None) -> None:
    if marker is None:
        situation, marker = {"waiting": ["volunteer-4", "medic-2", "medic-3"]}, "honourable"
    match = fortress("CheckSurrender()", **HOME, **situation)
    assert zone(match, "surrender") == marker


def test_17_1_the_reasons_add_up() -> None:
    situation: dict[str, Any] = {"morgue": {"volunteer": 3}, "pieces": SIX, **HOME}
    match = fortress("CheckSurrender()", surrender="german-retreat", **situation)
    assert zone(match, "surrender") == "honourable"


def test_17_2_the_skull_ends_the_game() -> None:
    match = fortress(
        "CheckSurrender()", surrender="surrender", morgue={"volunteer": 3}, ready={"soldier": 9}
    )
    assert match.result is not None
    assert (match.result.ending, match.to_move) == ("unconditional", None)


def test_17_3_too_few_healthy_defenders_in_the_siege() -> None:
    need = TABLES.needs[n.HONOURABLE]
    match = fortress("CheckSurrender()", ready={"soldier": need - 1})
    assert match.result is not None
    assert match.result.ending == "too-few"
    assert fortress("CheckSurrender()", ready={"soldier": need}).result is None
    for dead in (0, 3):
        few: dict[str, Any] = {"ready": {"soldier": 1}, "morgue": {"volunteer": dead}}
        assert fortress("CheckSurrender()", stage="attack", **few).result is None


@pytest.mark.parametrize(
    ("stage", "row"), [("mobilisation", "yellow"), ("attack", "green"), ("siege", "blue")]
)
def test_18_1_a_patrol_goes_to_the_row_of_the_stage(stage: str, row: str) -> None:
    match = fortress("NewPatrol()", stage=stage, **HOME)
    play(match, "2")
    assert some(match, "patrols") == {f"{row}-2": 1}
    assert zone(match, "patrol_bag")["2"] == 1


def test_18_1_the_day_says_how_many() -> None:
    day = next(d for d in range(7, 12) if TABLES.day_patrols[d] > 1)
    match = fortress("TurnTrack()", day=day, **HOME)
    play(match, *["1"] * TABLES.day_patrols[day])
    assert some(match, "patrols") == {"blue-1": TABLES.day_patrols[day]}


@pytest.mark.parametrize(
    ("stage", "day", "row"), [("mobilisation", 3, "yellow"), ("attack", 6, "green")]
)
def test_18_1_patrols_come_before_the_stage_changes(stage: str, day: int, row: str) -> None:
    match = fortress("TurnTrack()", stage=stage, day=day, defence=1, **HOME)
    play(match, *["1"] * TABLES.day_patrols[day])
    assert zone(match, "stage") != stage
    assert some(match, "patrols") == {f"{row}-1": TABLES.day_patrols[day]}


def test_18_2_without_a_token_a_delivery_is_lost_or_a_tile_drawn() -> None:
    full = {f"{row}-{number}": 1 for row in ("blue", "green") for number in range(1, 7)}
    match = fortress("NewPatrol()", patrols=full, **HOME)
    assert zone(match, "depot_count")["depot-1"] == 2
    match = fortress("NewPatrol()", patrols=full, depots={"depot-1": ("supply", 0)}, **HOME)
    assert prompt(match) == "DrawTile"


def test_18_2_the_leftmost_stocked_depot_loses_one() -> None:
    full = {f"{row}-{number}": 1 for row in ("blue", "green") for number in range(1, 7)}
    depots = {"depot-1": ("supply", 0), "depot-2": ("patrol", 2), "depot-4": ("morale", 3)}
    match = fortress("NewPatrol()", patrols=full, depots=depots, **HOME)
    assert some(match, "depot_count") == {"depot-2": 1, "depot-4": 3}


def test_18_3_fear_takes_defenders_out_of_the_bag() -> None:
    match = fortress(
        "TurnTrack()", stage="mobilisation", day=3, fear=2, bag={"soldier": 3}, tired={"hunter": 1}
    )
    play(match, *["1"] * TABLES.day_patrols[3])
    assert chances(match) == {"soldier": 3}
    play(match, "soldier", "soldier")
    assert (some(match, "bag"), zone(match, "ration")) == ({"soldier": 1}, 1)
    assert (zone(match, "reserve")["soldier"], zone(match, "stage")) == (11, "attack")


def test_18_3_no_more_leave_than_there_are() -> None:
    situation: dict[str, Any] = {"bag": {"soldier": 2}, "tired": {"hunter": 1}}
    match = fortress("Coup()", stage="mobilisation", day=3, fear=3, **situation)
    play(match, "soldier", "soldier")
    assert (some(match, "bag"), zone(match, "stage")) == ({}, "attack")


def test_18_3_fear_works_before_the_walls_are_manned() -> None:
    situation: dict[str, Any] = {"bag": {"soldier": 2}, "tired": {"hunter": 1, "volunteer": 1}}
    match = fortress("Coup()", stage="mobilisation", day=3, fear=1, **situation)
    assert prompt(match) == "Desert"
    play(match, "soldier")
    assert prompt(match) == "ManPosition"


def test_18_4_every_open_position_is_manned() -> None:
    match = fortress(
        "Coup()",
        stage="mobilisation",
        day=3,
        whole=("A",),
        tired={"soldier": 1, "medic": 1},
        rest={"hunter": 1},
        ready={"soldier": 1},
    )
    assert texts(match) == ["man tired-soldier", "man rest-hunter", "man ready-soldier"]
    play(match, "man rest-hunter", "man ready-soldier")
    assert zone(match, "post") == {"front": "hunter", "A": "soldier", "B": None, "C": None}
    assert (zone(match, "stage"), morale(match)) == ("attack", 0)


@pytest.mark.parametrize(("soldiers", "cheer"), [(2, 0), (3, 1), (4, 2)])
def test_18_4_three_soldiers_give_morale_four_give_two(soldiers: int, cheer: int) -> None:
    positions = ("front", "A", "B", "C")
    post = dict(zip(positions, ["soldier"] * soldiers, strict=False))
    match = fortress(
        "FirstAttack()",
        stage="mobilisation",
        day=3,
        whole=("A", "B", "C"),
        post=post,
        tired={"volunteer": 1},
    )
    assert morale(match) == cheer


def test_18_4_fear_and_doubt_leave_the_game() -> None:
    match = fortress("FirstAttack()", stage="mobilisation", day=3, fear=3, doubt=4, **HOME)
    assert (zone(match, "fear"), zone(match, "doubt")) == (0, TABLES.doubt_start)


def test_18_5_the_retreat_costs_supplies_and_defence() -> None:
    match = fortress("TurnTrack()", stage="attack", day=6, defence=2, ration=1, **HOME)
    play(match, *["1"] * TABLES.day_patrols[6])
    assert (zone(match, "ration"), zone(match, "defence")) == (2, 1)
    assert zone(match, "stage") == "siege"
    last = len(TABLES.ration) - 1
    match = fortress("Retreat()", stage="attack", day=6, defence=2, ration=last, **HOME)
    assert zone(match, "ration") == last


def test_18_6_artillery_infantry_and_the_machine_gun() -> None:
    match = fortress(
        "Siege()", stage="attack", day=6, infantry={"1": 2, "2": 4}, lying={"3": 3}, **HOME
    )
    assert some(match, "pieces") == {"yellow-1": 1, "yellow-3": 1, "yellow-5": 1}
    assert some(match, "lying") == {"1": 3}
    assert some(match, "standing") == {"1": 2, "2": 4}
    assert zone(match, "machine_gun") == "ready"


def test_18_6_a_yellow_space_that_is_taken_gets_no_second_piece() -> None:
    match = fortress("Siege()", stage="attack", day=6, pieces=("yellow-1",), artillery=3, **HOME)
    assert some(match, "pieces") == {"yellow-1": 1, "yellow-3": 1, "yellow-5": 1}


def test_18_7_the_next_day() -> None:
    match = fortress(day=8, **HOME)
    assert (zone(match, "day"), prompt(match)) == (9, "DrawEvent")


def test_19_1_after_day_eleven_the_last_stand() -> None:
    match = fortress(day=11, card=event("siege-2"), **HOME)
    decks = {TABLES.event_deck[TABLES.event_names.index(name)] for name in chances(match)}
    assert decks == {n.LAST_STAND}
    agenda: Any = match.dump()["agenda"]
    assert agenda[1:] == [
        *("Weather()", "Text()", "AirStack()", "Bombardment()", "NewInfantry()"),
        *("InfantryAttack()", "FinalAdvance()", "Outcome()"),
    ]


def test_19_2_one_sector_further_or_two() -> None:
    match = fortress(
        "FinalAdvance()", infantry={"2": 2}, lying={"3": 1}, post={"front": "soldier"}, **HOME
    )
    assert some(match, "standing") == {"3": 2, "4": 1}
    match = fortress("FinalAdvance()", infantry={"2": 2}, lying={"3": 1}, tired={"soldier": 9})
    assert some(match, "standing") == {"4": 2}
    assert some(match, "morgue") == {"soldier": 1}


@pytest.mark.parametrize(
    ("marker", "healthy", "ending"),
    [
        ("german-retreat", 10, "german-retreat"),
        ("truce", 8, "truce"),
        ("surrender", 5, "surrender"),
        ("truce", 7, "too-few"),
    ],
)
def test_19_3_the_outcome(marker: str, healthy: int, ending: str) -> None:
    healthy += (
        TABLES.needs[n.SURRENDER_NAMES.index(marker)]
        - dict(zip(n.SURRENDER_NAMES, (10, 8, 7, 5), strict=False))[marker]
    )
    garrison = {"soldier": 3, "volunteer": healthy - 3}
    match = fortress("Outcome()", day=11, surrender=marker, ready=garrison)
    assert match.result is not None
    assert match.result.ending == ending
    assert len(told(match, "held")) == (ending != "too-few")
