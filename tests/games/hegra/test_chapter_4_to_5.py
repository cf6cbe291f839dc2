"""Chapters 4 and 5 of RULES.md: the event phase and recruiting."""

from typing import Any

import pytest

from siegeworks.games.hegra.rules import effects, scripts
from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import (
    TABLES,
    chances,
    event,
    fortress,
    play,
    prompt,
    some,
    start,
    texts,
    told,
    zone,
)

# The events of the 1st Attack that do more than one thing, and what they do
TWO_EFFECTS = [
    (name, [effects.NAMES[code >> scripts.AMOUNT_BITS] for code in script])
    for name, deck, script in zip(
        TABLES.event_names, TABLES.event_deck, TABLES.event_script, strict=True
    )
    if deck == n.ATTACK and len(script) > 1
]
QUIET: dict[str, Any] = {"ready": {"officer": 1, "soldier": 9}, "supplies": 3}


def test_4_1_event_then_morning_then_the_day_phase() -> None:
    match = start()
    assert match.dump()["agenda"] == [
        *("DrawEvent(mobilisation)", "Weather()", "Text()", "AddDoubt()", "Recruit()"),
        *("Morning()", "DayPhase()"),
    ]


# A siege day with something to do in every section that it has
BUSY: dict[str, Any] = {
    "post": {"front": "soldier"},
    "infantry": {"4": 2},
    "guns": (2, 0),
    "jobs": {"fire-guns-soldier": 2, "supply-run-hunter": 1, "repair-soldier": 2, "treat-medic": 1},
    "beds": {"1": "volunteer-2", "2": "volunteer-2"},
    "ready": {"soldier": 6},
}


@pytest.mark.parametrize("missions", ["off", "on"])
def test_4_1_the_sections_come_in_their_order(missions: str) -> None:
    mission = None if missions == "off" else TABLES.mission_names[0]
    match = fortress("DayPhase()", options={"missions": missions}, mission=mission, **BUSY)
    steps = []
    while prompt(match) != "DrawEvent":
        steps.append(prompt(match))
        play(match, texts(match)[0] if match.to_move == 0 else next(iter(chances(match))))
    sections = ("Shoot", "Aim", "Stride", "Repair", "Treat", "DrawPatrol")
    assert list(dict.fromkeys(step for step in steps if step in sections)) == list(sections)


@pytest.mark.parametrize(
    ("section", "job", "situation"),
    [
        ("Mobilise()", "negotiate-officer", {"stage": "mobilisation"}),
        ("Mobilise()", "new-route-hunter", {"stage": "mobilisation"}),
        ("Walls()", "telephone-officer", {"finds": {"telephone": "whole"}, "infantry": {"1": 2}}),
        ("SupplyRun()", "counter-patrol-hunter", {"patrols": {"blue-1": 1, "blue-2": 1}}),
        ("Section(shovel, map-room)", "repair-soldier", {}),
        ("Section(shovel, map-room)", "bolster-soldier", {}),
        ("Section(shovel, map-room)", "map-room-hunter", {"finds": {"map-room": "damaged"}}),
        ("Section(treat, cabinet)", "treat-medic", {"beds": {"1": "hunter-2", "2": "hunter-2"}}),
    ],
)
def test_4_1_defenders_are_tired_after_their_action_and_not_before(
    section: str, job: str, situation: dict[str, Any]
) -> None:
    count = 2 if job.endswith("soldier") else 1
    finds = {"counter-patrol": "damaged"} if "counter" in job else {}
    facts: dict[str, Any] = {"finds": finds, **situation, "ready": {"soldier": 6}}
    match = fortress(section, jobs={job: count}, **facts)
    who = job.rpartition("-")[2]
    assert some(match, "jobs") == {job: count}
    while some(match, "jobs"):
        assert zone(match, "tired")[who] == 0
        play(match, texts(match)[0] if match.to_move == 0 else next(iter(chances(match))))
    assert zone(match, "tired")[who] == count


def test_4_1_the_crew_is_tired_when_the_last_gun_has_fired() -> None:
    jobs = {"fire-guns-soldier": 2}
    match = fortress("FireGuns()", guns=(3, 3), jobs=jobs, ready={"soldier": 6})
    play(match, "hold")
    assert (some(match, "jobs"), some(match, "tired")) == (jobs, {})
    play(match, "hold")
    assert (some(match, "jobs"), some(match, "tired")) == ({}, {"soldier": 2})


def test_4_1_whoever_was_too_few_is_tired_when_the_section_ends() -> None:
    sections = {"negotiate-soldier": "Mobilise()", "repair-soldier": "Section(shovel, map-room)"}
    sections |= {"fire-guns-soldier": "FireGuns()", "telephone-soldier": "Walls()"}
    for job, section in sections.items():
        stage = "mobilisation" if job == "negotiate-soldier" else "siege"
        finds = {"telephone": "damaged"}
        match = fortress(
            section, stage=stage, finds=finds, guns=(3, 0), jobs={job: 1}, ready={"soldier": 6}
        )
        assert (some(match, "jobs"), some(match, "tired")) == ({}, {"soldier": 1})


def test_4_1_the_mobilisation_section_comes_first() -> None:
    jobs = {"negotiate-officer": 1, "supply-run-hunter": 1}
    match = fortress("DayPhase()", stage="mobilisation", jobs=jobs, ready={"soldier": 9})
    assert prompt(match) == "Negotiate"


@pytest.mark.parametrize("missions", ["off", "on"])
def test_4_1_the_evening_goes_from_morale_to_the_turn_track(missions: str) -> None:
    mission = None if missions == "off" else TABLES.mission_names[0]
    match = fortress("DayPhase()", options={"missions": missions}, mission=mission, **BUSY)
    agenda: Any = match.dump()["agenda"]
    evening = ("Modifiers()", "MoraleTrack()", "CheckSurrender()", "TurnTrack()", "NextDay()")
    assert agenda[-6:-1] == list(evening)
    assert agenda.index("Section(treat, cabinet)") < agenda.index("PatientsChange()")


def test_4_2_each_stage_has_its_steps() -> None:
    first = fortress("EventPhase()", stage="mobilisation", **QUIET)
    assert first.dump()["agenda"][:5] == [  # type: ignore[index]
        *("DrawEvent(mobilisation)", "Weather()", "Text()", "AddDoubt()", "Recruit()")
    ]
    attack = fortress("EventPhase()", stage="attack", **QUIET)
    assert attack.dump()["agenda"][:6] == [  # type: ignore[index]
        *("DrawEvent(attack)", "Weather()", "Text()", "Recruit()", "NewInfantry()"),
        "InfantryAttack()",
    ]
    siege = fortress("EventPhase()", **QUIET)
    assert siege.dump()["agenda"][3:7] == [  # type: ignore[index]
        *("AirStack()", "Bombardment()", "NewInfantry()", "InfantryAttack()")
    ]


def test_4_3_the_event_comes_from_the_deck_of_the_stage() -> None:
    match = fortress("EventPhase()", stage="attack", **QUIET)
    decks = {TABLES.event_deck[TABLES.event_names.index(name)] for name in chances(match)}
    assert decks == {n.DECK_NAMES.index("attack")}
    card = next(iter(chances(match)))
    play(match, card)
    assert zone(match, "event") == card
    assert card not in zone(match, "events")


def test_4_4_siege_2_from_day_nine() -> None:
    for day, deck in ((8, "siege-1"), (9, "siege-2")):
        match = fortress("EventPhase()", day=day, **QUIET)
        name = next(iter(chances(match)))
        assert n.DECK_NAMES[TABLES.event_deck[TABLES.event_names.index(name)]] == deck


def test_4_5_the_weather_of_the_card_and_snow_moves_the_snow_marker() -> None:
    card = event("siege-1", weather="snow")
    match = fortress("Weather()", card=card, snow=3, **QUIET)
    assert (zone(match, "weather"), zone(match, "snow")) == ("snow", 4)
    match = fortress("Weather()", card=event("siege-1", weather="cloud"), snow=3, **QUIET)
    assert (zone(match, "weather"), zone(match, "snow")) == ("cloud", 3)


def test_4_6_the_text_is_carried_out_as_far_as_possible() -> None:
    match = fortress("Do(less-supply, 2)", supplies=1, ready={"soldier": 9})
    assert zone(match, "supplies") == 0
    match = fortress("Do(less-supply, 2)", supplies=0, ready={"soldier": 9})
    assert [str(line.about["deed"]) for line in told(match, "deed-impossible")] == ["less-supply"]


@pytest.mark.parametrize("card", [name for name, _ in TWO_EFFECTS])
def test_4_6_the_text_is_carried_out_from_top_to_bottom(card: str) -> None:
    match = fortress("Text()", stage="attack", card=card, tired={"soldier": 9}, supplies=3)
    while prompt(match) != "DrawEvent":
        play(match, texts(match)[0] if match.to_move == 0 else next(iter(chances(match))))
    lines = [line for line in match.log() if line.kind.startswith("deed-")]
    assert [str(line.about["deed"]) for line in lines] == dict(TWO_EFFECTS)[card]


def test_4_7_past_five_a_tile_is_drawn_instead() -> None:
    match = fortress("SnowRight(2)", snow=4, **QUIET)
    assert zone(match, "snow") == 5
    assert (prompt(match), chances(match)) == ("DrawTile", {"miss": 1, "artillery": 1})
    play(match, "miss")
    assert zone(match, "snow") == 5


def test_4_7_one_tile_and_no_more() -> None:
    match = fortress("SnowRight(1)", snow=5, **QUIET)
    play(match, "miss")
    assert (len(told(match, "tile-drawn")), prompt(match)) == (1, "DrawEvent")


def test_4_7_a_tile_for_each_step() -> None:
    match = fortress("SnowRight(2)", snow=5, **QUIET)
    play(match, "miss", "artillery")
    assert (len(told(match, "tile-drawn")), zone(match, "snow")) == (2, 5)


def test_5_1_the_doubt_track_says_how_many_discs_are_added() -> None:
    for space, discs in ((4, 3), (2, 1), (0, 0)):
        match = fortress("AddDoubt()", stage="mobilisation", doubt=space, bag_doubt=1, **QUIET)
        assert zone(match, "bag_doubt") == 1 + discs
    match = fortress("AddDoubt()", stage="mobilisation", doubt=4, bag_doubt=6, **QUIET)
    assert zone(match, "bag_doubt") == 7


def recruiting(**zones: Any) -> dict[str, Any]:
    bag = {"soldier": 3, "volunteer": 3}
    return {"stage": "mobilisation", "bag": bag, "bag_doubt": 2, **QUIET, **zones}


def test_5_2_one_to_four_discs_and_you_may_stop() -> None:
    match = fortress("Recruit()", **recruiting())
    assert chances(match) == {"soldier": 3, "volunteer": 3, "doubt": 2}
    play(match, "soldier")
    assert texts(match) == ["draw", "stop"]
    play(match, "draw", "soldier", "draw", "soldier", "draw", "volunteer")
    assert zone(match, "ready")["soldier"] == 12
    assert prompt(match) == "DrawEvent"


def test_5_2_without_a_defender_in_the_bag_there_is_no_draw() -> None:
    match = fortress("Recruit()", stage="attack", bag_doubt=3, **QUIET)
    assert prompt(match) == "DrawEvent"


def test_5_2_the_last_defender_may_be_followed_by_doubt() -> None:
    match = fortress("Recruit()", **recruiting(bag={"soldier": 1}))
    play(match, "soldier")
    assert texts(match) == ["draw", "stop"]
    play(match, "draw", "doubt")
    assert (zone(match, "ready")["soldier"], prompt(match)) == (10, "DrawEvent")


def test_5_3_doubt_leaves_one_recruit() -> None:
    match = fortress("Recruit()", **recruiting())
    play(match, "soldier", "draw", "volunteer", "draw", "doubt")
    assert texts(match) == ["keep soldier", "keep volunteer"]
    play(match, "keep volunteer")
    assert zone(match, "ready")["volunteer"] == 1
    assert zone(match, "supplies") == 4
    assert (zone(match, "bag_doubt"), zone(match, "ready")["soldier"]) == (2, 9)
    assert (zone(match, "reserve")["soldier"], zone(match, "bag")["soldier"]) == (1, 2)


def test_5_4_doubt_first_brings_the_first_defender_and_no_more() -> None:
    match = fortress("Recruit()", **recruiting())
    play(match, "doubt")
    assert chances(match) == {"soldier": 3, "volunteer": 3}
    play(match, "volunteer")
    assert (zone(match, "ready")["volunteer"], zone(match, "supplies")) == (1, 4)
    assert prompt(match) == "DrawEvent"


def test_5_5_each_volunteer_brings_a_supply() -> None:
    match = fortress("Recruit()", **recruiting())
    play(match, "volunteer", "draw", "volunteer", "stop")
    assert zone(match, "supplies") == 5
