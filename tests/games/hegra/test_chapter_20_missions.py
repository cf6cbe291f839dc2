"""Chapter 20 of RULES.md: missions."""

from typing import Any

import pytest

from siegeworks.games.hegra.rules import effects, scripts, variants
from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import (
    TABLES,
    chances,
    fortress,
    morale,
    play,
    prompt,
    start,
    texts,
    told,
    zone,
)

HOME: dict[str, Any] = {"ready": {"soldier": 9}, "supplies": 4}


def test_20_3_a_mission_is_drawn() -> None:
    match = start(missions="on")
    assert len(chances(match)) == 4
    for name in chances(match):
        assert zone(play(start(missions="on"), name), "mission") == name


def fulfilling(mission: int) -> dict[str, Any]:
    """A situation in which a mission's condition holds."""
    need = TABLES.mission_need[mission]
    goal = n.GOAL_NAMES[TABLES.mission_goal[mission]]
    post = dict(zip(n.POSITION_NAMES, ["soldier"] * 4, strict=True))
    made: dict[str, dict[str, Any]] = {
        "defence": {"defence": need},
        "supplies": {"supplies": need},
        "delivered": {"delivered": need},
        "repaired": {"whole": ("A", "B", "C"), "guns": (3, 0)},
        "manned": {"whole": ("A", "B", "C"), "post": post, "ready": {"soldier": 6}},
        "soldiers": {"ready": {"soldier": 12}},
        "guns": {"guns": (3, 3)},
        "unpatrolled": {},
        "healthy": {"ready": {"soldier": 12, "volunteer": 11}},
    }
    return made[goal]


@pytest.mark.parametrize("mission", range(4))
def test_20_4_a_mission_can_be_done_once_its_condition_holds(mission: int) -> None:
    options = {"missions": "on"}
    situation = {**HOME, "patrols": {"blue-1": 1}, **fulfilling(mission)}
    if n.GOAL_NAMES[TABLES.mission_goal[mission]] == "unpatrolled":
        situation["patrols"] = {}
    match = fortress(
        "SectionEnds()", options=options, mission=TABLES.mission_names[mission], **situation
    )
    assert texts(match) == ["claim", "later", "not-today"]
    play(match, "claim")
    assert zone(match, "mission") is None
    assert len(told(match, "mission-done")) == 1


@pytest.mark.parametrize(
    ("goal", "situation", "much"),
    [
        ("defence", {"defence": 2}, 2),
        ("supplies", {"supplies": 5}, 5),
        ("delivered", {"delivered": 3}, 3),
        ("repaired", {"whole": ("A",), "guns": (2, 1), "finds": {"radio": "whole"}}, 5),
        ("repaired", {"whole": ("A", "B"), "finds": {"radio": "damaged"}}, 2),
        ("manned", {"whole": ("A",), "post": {"front": "soldier", "A": "hunter"}}, 2),
        ("soldiers", {"tired": {"soldier": 1}, "rest": {"soldier": 1}}, 11),
        ("soldiers", {"post": {"front": "soldier"}}, 10),
        ("guns", {"guns": (3, 2)}, 3),
        ("unpatrolled", {"patrols": {"blue-1": 1}}, 0),
        ("unpatrolled", {}, 1),
        ("healthy", {"tired": {"hunter": 2}}, 11),
    ],
)
def test_20_4_how_much_of_each_goal_there_is(
    goal: str, situation: dict[str, Any], much: int
) -> None:
    g: Any = fortress("Placement(0)", **{**HOME, **situation}).state
    assert variants.count_reached(g, n.GOAL_NAMES.index(goal)) == much


def test_20_4_asked_after_each_section_unless_it_is_put_off() -> None:
    agenda = ("SectionEnds()", "SectionEnds()", "SectionEnds()")
    situation = {**HOME, **fulfilling(0)}
    match = fortress(
        *agenda, options={"missions": "on"}, mission=TABLES.mission_names[0], **situation
    )
    play(match, "later")
    assert prompt(match) == "Claim"
    play(match, "not-today")
    assert (prompt(match), zone(match, "mission")) == ("DrawEvent", TABLES.mission_names[0])
    assert zone(match, "asked") == 0


def test_20_4_asked_on_a_day_without_advanced_events_too() -> None:
    situation = {**HOME, **fulfilling(0)}
    match = fortress(
        "DayPhase()", options={"missions": "on"}, mission=TABLES.mission_names[0], **situation
    )
    assert prompt(match) == "Claim"


def test_20_4_later_brings_more() -> None:
    for mission in range(4):
        row = mission * (n.DAYS - 1)
        early, late = TABLES.mission_reward[row], TABLES.mission_reward[row + n.DAYS - 2]
        assert len(late) > len(early)
        assert late[: len(early)] == early


@pytest.mark.parametrize(("stage", "day"), [("mobilisation", 2), ("attack", 5), ("siege", 10)])
@pytest.mark.parametrize("mission", range(4))
def test_20_4_the_rewards_of_the_day_and_of_all_rows_above(
    mission: int, stage: str, day: int
) -> None:
    situation = {**HOME, "stage": stage, "mission": TABLES.mission_names[mission]}
    match = fortress("Claim()", options={"missions": "on"}, day=day, **situation)
    play(match, "claim")
    while prompt(match) != "DrawEvent":
        play(match, texts(match)[0] if match.to_move == 0 else next(iter(chances(match))))
    done = [line.about["deed"] for line in match.log() if line.kind.startswith("deed-")]
    row = TABLES.mission_reward[mission * (n.DAYS - 1) + day - 1]
    assert done == [effects.NAMES[code >> scripts.AMOUNT_BITS] for code in row]


def test_20_5_a_mission_not_done_by_day_ten_costs_morale() -> None:
    options = {"missions": "on"}
    match = fortress(options=options, day=10, mission=TABLES.mission_names[0], **HOME)
    assert (zone(match, "mission"), morale(match), zone(match, "day")) == (None, -3, 11)
    match = fortress(options=options, day=9, mission=TABLES.mission_names[0], **HOME)
    assert (zone(match, "mission"), morale(match)) == (TABLES.mission_names[0], 0)


def test_20_4_rewards_are_effects() -> None:
    codes = {code >> scripts.AMOUNT_BITS for row in TABLES.mission_reward for code in row}
    assert codes <= set(range(len(effects.NAMES)))
