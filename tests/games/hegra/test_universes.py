"""What a choice says of whatever one might expect there: all of it is offered, or explained."""

import random
from typing import Any

import pytest

from siegeworks import Match
from siegeworks.core import laws
from siegeworks.core.steps import Choice
from siegeworks.games.hegra.rules.state import Command, QuietCommand
from siegeworks.games.hegra.rules.walls import FEWER, TOTAL_BITS
from tests.games.hegra.table import GAME, fortress, play, texts, why, zone
from tests.games.hegra.test_chapter_20_variants import RULES, marked, sector_of
from tests.games.helping import refusal

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 3}
COMMANDS = {name: step for name, step in GAME.steps.items() if issubclass(step, Command)}
# These are asked only if all their answers are open: whatever there is can be chosen.
ALL_OPEN = {"Bolster", "Claim", "DropStack", "FirstGun", "Heart", "Hush", "Negotiate", "Recruit"}
ALL_OPEN |= {"ToBed"}


def shot(count: int, thrown: int, fewer: bool = False) -> int:
    return (FEWER if fewer else 0) | count << TOTAL_BITS | thrown


def test_every_choice_but_those_that_are_all_open_says_what_one_might_expect() -> None:
    silent = {name for name, step in COMMANDS.items() if step.universe is Command.universe}
    assert silent == ALL_OPEN


@pytest.mark.parametrize("edition", ["1940", "2023"])
def test_nothing_is_offered_and_refused_and_nothing_is_neither(edition: str) -> None:
    advanced = {"advanced": "on", "missions": "on"} if edition == "1940" else {}
    for seed in range(8):
        match = GAME.start(1, {"edition": edition, **advanced}, seed)
        for m in laws.play_randomly(match, random.Random(seed)):
            step = m.state.agenda[-1]
            assert isinstance(step, Choice)
            offered = step.options(m.state)
            refused = [
                r.option for r in (*step.refusals(m.state, 0), *step.quiet_refusals(m.state, 0))
            ]
            if type(step).__name__ in ALL_OPEN:
                assert refused == []
            else:
                assert sorted([*offered, *refused]) == sorted(step.universe(m.state, 0))


def test_reasons_that_are_told_only_when_tried_are_not_listed() -> None:
    match = fortress("Repair(1)", **HOME)
    assert issubclass(COMMANDS["Repair"], QuietCommand)
    assert list(match.refusals()) == []
    assert why(match, "mend radio") == ("under-snow", "14.3")


@pytest.mark.parametrize(
    ("agenda", "situation", "option", "reason", "rule"),
    [
        ("KeepOne()", {"recruits": {"soldier": 1, "medic": 1}}, "keep hunter", "not-drawn", "5.3"),
        (
            "Fall()",
            {"tired": {"medic": 1, "hunter": 1}},
            "fall soldier",
            "tired-first",
            "7.8",
        ),
        (
            "Fall()",
            {"tired": {"medic": 1, "hunter": 1}},
            "fall volunteer",
            "nobody-there",
            "7.8",
        ),
        ("Wake(3)", {"tired": {"medic": 2}}, "wake hunter", "type-not-tired", "2.2"),
        ("FreeRest(2)", {"tired": {"medic": 2}}, "rest soldier", "type-not-tired", "2.2"),
        ("Rouse()", {"tired": {"medic": 1, "hunter": 1}}, "wake soldier", "type-not-tired", "2.2"),
        ("Tire()", {"ready": {"medic": 1, "hunter": 1}}, "tire soldier", "type-not-ready", "21.3"),
        ("Bury()", {"morgue": {"medic": 1, "german": 1}}, "bury hunter", "not-in-morgue", "21.3"),
        ("Treat(1)", {"beds": {"1": "medic-2", "3": "hunter-1"}}, "treat 2", "bed-empty", "15.1"),
        ("Cure()", {"beds": {"1": "medic-2", "3": "hunter-1"}}, "treat 2", "bed-empty", "15.1"),
        (
            "FillBeds(1)",
            {"beds": {"1": "medic-2"}, "waiting": ["hunter-1"]},
            "admit medic-2",
            "has-bed",
            "15.6",
        ),
        (
            "ManPosition(front)",
            {"tired": {"medic": 1, "hunter": 1}},
            "man tired-medic",
            "barred",
            "18.4",
        ),
        (
            "ManPosition(front)",
            {"tired": {"medic": 1, "hunter": 1}},
            "man rest-soldier",
            "nobody-there",
            "18.4",
        ),
    ],
)
def test_who_cannot_be_chosen(
    agenda: str, situation: dict[str, Any], option: str, reason: str, rule: str
) -> None:
    match = fortress(agenda, **{**HOME, **situation})
    assert why(match, option) == (reason, rule)


def test_not_everybody_gets_ready_at_once() -> None:
    match = fortress("Wake(3)", tired={"medic": 2, "hunter": 2}, **HOME)
    refused = refusal(match, "wake-all")
    assert (refused.reason, refused.rule) == ("too-many-tired", "9.3")
    assert (refused.need, refused.have) == (4, 3)
    match = fortress("Wake(4)", tired={"medic": 2, "hunter": 2}, **HOME)
    assert texts(match)[0] == "wake-all"


@pytest.mark.parametrize(
    ("depots", "option", "reason"),
    [
        ({}, "open supply", "route-opened"),
        ({"depot-3": ("miss", 3)}, "open miss", "route-opened"),
        ({"depot-4": ("morale", 3)}, "open soldier", "last-depot-taken"),
    ],
)
def test_a_route_that_cannot_be_opened(depots: dict[str, Any], option: str, reason: str) -> None:
    match = fortress("OpenRoute()", stage="mobilisation", depots=depots, **HOME)
    assert why(match, option) == (reason, "10.2")


ON_MAIN_BOARD: dict[str, Any] = {"infantry": {"3": 2, "4": 1}, "lying": {"1": 1, "4": 1}}


@pytest.mark.parametrize(
    ("agenda", "option", "reason", "rule"),
    [
        (f"Remove(volunteer, {shot(1, 5)})", "remove standing-3", "below-reach", "11.3"),
        (f"Remove(soldier, {shot(1, 5)})", "remove lying-1", "below-reach", "11.3"),
        (f"Remove(soldier, {shot(1, 5)})", "remove lying-3", "nobody-lies", "2.8"),
        (f"Remove(soldier, {shot(1, 5)})", "done", "must-hit", "11.3"),
        (f"Suppress(soldier, {shot(1, 2)})", "done", "must-hit", "11.3"),
        (f"Suppress(soldier, {shot(1, 2)})", "pin 2", "below-reach", "11.3"),
        ("Cull()", "remove standing-2", "nobody-stands", "2.8"),
        ("Cull()", "remove lying-2", "nobody-lies", "2.8"),
        ("PinAny()", "pin 1", "nobody-stands", "2.8"),
    ],
)
def test_infantry_that_cannot_be_hit(agenda: str, option: str, reason: str, rule: str) -> None:
    match = fortress(agenda, **ON_MAIN_BOARD, **HOME)
    assert why(match, option) == (reason, rule)


def test_where_nobody_stands_nobody_is_shot() -> None:
    infantry: dict[str, Any] = {"infantry": {"4": 1}, "lying": {"3": 1, "4": 1}}
    match = fortress(f"Remove(soldier, {shot(1, 5)})", **infantry, **HOME)
    assert why(match, "remove standing-3") == ("nobody-stands", "2.8")
    infantry = {"infantry": {"4": 2}, "lying": {"3": 1}}
    match = fortress(f"Suppress(soldier, {shot(2, 2, fewer=True)})", **infantry, **HOME)
    assert texts(match) == ["pin 4", "done"]
    assert why(match, "pin 3") == ("nobody-stands", "2.8")


def test_smoke_and_cover() -> None:
    smoke, cover = RULES["smoke"], RULES["cover"]
    sector = sector_of(smoke)
    agenda = f"Remove(hunter, {shot(2, 5, fewer=True)})"
    match = marked(smoke, agenda, infantry={sector: 2, "4" if sector == "3" else "3": 2})
    assert why(match, f"remove standing-{sector}") == ("in-smoke", "20.6")
    sector = sector_of(cover)
    agenda = f"Remove(soldier, {shot(2, 4, fewer=True)})"
    match = marked(cover, agenda, infantry={sector: 2})
    assert texts(match) == [f"pin {sector}", "done"]
    refused = refusal(match, f"remove standing-{sector}")
    assert (refused.reason, refused.rule) == ("in-cover", "20.6")
    assert (refused.need, refused.have) == (5, 4)
    agenda = f"Remove(soldier, {shot(2, 5, fewer=True)})"
    assert texts(marked(cover, agenda, infantry={sector: 2})) == [
        f"remove standing-{sector}",
        "done",
    ]


@pytest.mark.parametrize(
    ("agenda", "option", "reason", "rule"),
    [
        ("ShootRow(green, 1)", "take patrol-blue-1", "other-row", "12.4"),
        ("ShootRow(green, 1)", "take artillery-yellow-1", "other-row", "12.4"),
        ("TakePatrol()", "take artillery-yellow-1", "only-patrols", "13.2"),
        ("TakePiece()", "take patrol-blue-1", "only-artillery", "21.5"),
    ],
)
def test_what_cannot_be_taken_off_the_map(agenda: str, option: str, reason: str, rule: str) -> None:
    patrols = {"blue-1": 1, "green-2": 1}
    match = fortress(agenda, patrols=patrols, pieces=("yellow-1", "yellow-3"), **HOME)
    assert why(match, option) == (reason, rule)


def test_a_supply_run_moves_once() -> None:
    runners = [("soldier", "blue-1", None), ("hunter", "blue-3", None), ("medic", "blue-5", None)]
    match = fortress("SupplyRun()", runners=runners, **HOME)
    play(match, "walk soldier-at-blue-1", "go green-1", "stay")
    assert texts(match) == ["walk medic-at-blue-5", "walk hunter-at-blue-3"]
    assert why(match, "walk soldier-at-green-1") == ("has-moved", "13.3")


def test_work_that_cannot_be_done() -> None:
    jobs = {"shovel-soldier": 1, "inspire-officer": 1, "repair-soldier": 1}
    match = fortress("Section(shovel, map-room)", jobs=jobs, snow=1, **HOME)
    assert why(match, "work bolster") == ("nobody-at-work", "14.1")
    refused = refusal(match, "work repair")
    assert (refused.reason, refused.rule) == ("too-few-at-work", "9.6")
    assert (refused.need, refused.have) == (2, 1)


@pytest.mark.parametrize(
    ("stage", "option", "reason", "rule"),
    [
        ("siege", "mend A", "not-damaged", "14.4"),
        ("siege", "mend gun-1", "not-damaged", "14.4"),
        ("siege", "mend gun-2", "under-snow", "14.3"),
        ("siege", "mend jammed-gun-2", "under-snow", "14.3"),
        ("siege", "mend map-room", "under-snow", "14.3"),
        ("siege", "mend radio", "not-damaged", "14.4"),
        ("siege", "mend jammed-gun-1", "not-jammed", "14.4"),
        ("siege", "mend jammed-machine-gun", "not-jammed", "14.4"),
        ("attack", "mend jammed-machine-gun", "no-machine-gun", "18.6"),
    ],
)
def test_what_cannot_be_repaired(stage: str, option: str, reason: str, rule: str) -> None:
    match = fortress(
        "Repair(1)", stage=stage, whole=("A",), guns=(3, 0), finds={"radio": "whole"}, **HOME
    )
    assert why(match, option) == (reason, rule)


def test_a_jam_under_damage_cannot_be_repaired() -> None:
    match = fortress("Repair(1)", guns=(2, 0), gun_jam={"gun-1": 0b100}, **HOME)
    assert why(match, "mend jammed-gun-1") == ("jam-covered", "14.4")


def test_a_find_is_laid_back_once() -> None:
    match: Match = fortress(
        "Section(shovel, map-room)",
        finds={"map-room": "damaged"},
        jobs={"map-room-hunter": 1},
        **HOME,
    )
    first, second, third = zone(match, "snow_deck")[:3]
    play(match, first, second, third, f"top {second}")
    assert texts(match) == [f"top {first}", f"top {third}"]
    assert why(match, f"top {second}") == ("laid-already", "14.9")
