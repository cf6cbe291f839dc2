"""Chapter 23 of RULES.md: rulings after the first, in both editions where they hold in both."""

import re
from typing import Any

import pytest

from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import (
    GAME,
    TABLES,
    chances,
    fortress,
    morale,
    play,
    prompt,
    some,
    start,
    texts,
    zone,
)
from tests.games.hegra.test_chapter_16_morale import cards
from tests.games.hegra.test_chapter_20_variants import marked

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 3}
# Rulings that no code of the rules carries out
ELSEWHERE = {
    "22.3": "the manifest refuses variants of the other edition",
    "22.12": "names are words",
}
in_both_editions = pytest.mark.parametrize("edition", n.EDITION_NAMES)


@in_both_editions
def test_23_2_the_healthy_are_counted_on_every_siege_day(edition: str) -> None:
    match = fortress("CheckSurrender()", edition=edition, day=7, ready={"soldier": 2})
    assert match.result is not None
    assert match.result.ending == "too-few"


def test_23_3_reckless_defence_from_the_first_attack_on() -> None:
    match = fortress("Placement(0)", stage="attack", **HOME)
    assert "put reckless-soldier" in texts(match)


def test_23_4_red_sectors_count_one_by_one() -> None:
    third = next(
        place
        for place, rule in enumerate(TABLES.event_ongoing)
        if rule == n.ON_RED and TABLES.event_sector[place] == 2
    )
    for sectors, loss in (({"4": 2}, -1), ({"3": 2, "4": 1}, -2)):
        assert morale(marked(third, "Modifiers()", infantry=sectors)) == loss


def test_23_5_the_blank_tile_never_jams() -> None:
    match = fortress("Do(jam, 5)", guns=(3, 0), machine_gun="jammed", **HOME)
    assert zone(match, "gun_jam")["gun-1"] == 0b110
    match = fortress("Placement(0)", guns=(1, 0), ready={"soldier": 8, "hunter": 1})
    assert "put fire-guns-soldier" not in texts(match)


def test_23_6_a_runner_who_stays_at_home_is_tired() -> None:
    match = fortress("SupplyRun()", edition="2023", jobs={"supply-run-hunter": 1}, **HOME)
    play(match, "stay")
    assert some(match, "tired") == {"hunter": 1}
    assert zone(match, "runner_who") == []


def test_23_6_everyone_at_home_is_tired() -> None:
    jobs = {"supply-run-hunter": 2, "supply-run-medic": 1}
    match = fortress("SupplyRun()", edition="2023", jobs=jobs, **HOME)
    play(match, "walk hunter-at-fortress", "stay", "walk hunter-at-fortress", "stay", "stay")
    assert some(match, "tired") == {"hunter": 2, "medic": 1}
    assert zone(match, "runner_who") == []


def test_23_7_a_token_is_always_taken_along() -> None:
    match = fortress("SupplyRun()", runners=[("hunter", "depot-1", None)], **HOME)
    play(match, "go yellow-2")
    assert zone(match, "runner_load") == ["supply"]
    assert prompt(match) == "Stride"
    assert chances(match) == {}


@in_both_editions
def test_23_8_hope_and_despair_have_no_order(edition: str) -> None:
    match = fortress("MoraleUp(1)", edition=edition, morale="plus-3", **HOME)
    assert chances(match) == dict.fromkeys(cards("hope"), 1)
    match = fortress("Do(despair, 1)", edition=edition, **HOME)
    assert chances(match) == dict.fromkeys(cards("despair"), 1)


@in_both_editions
def test_23_9_each_piece_from_a_runners_space_costs_morale(edition: str) -> None:
    shot: dict[str, Any] = {
        "guns": (3, 0),
        "patrols": {"blue-2": 2},
        "runners": [("hunter", "blue-2", None)],
        **HOME,
    }
    match = fortress("Aim(gun-1)", edition=edition, **shot)
    play(match, "aim blue-row", "take patrol-blue-2", "take patrol-blue-2", "6")
    assert morale(match) == -2
    match = fortress("Aim(gun-1)", edition=edition, **shot)
    play(match, "aim blue-row", "done", "6")
    assert morale(match) == 0


@in_both_editions
def test_23_10_a_loaded_runner_may_enter_a_depot_and_takes_no_second_token(edition: str) -> None:
    runners = [("hunter", "depot-1", "miss")]
    match = fortress("SupplyRun()", edition=edition, runners=runners, weather="cloud", **HOME)
    play(match, "go yellow-2", "go depot-1")
    assert (zone(match, "runner_at"), zone(match, "runner_load")) == (["depot-1"], ["miss"])
    assert zone(match, "depot_count")["depot-1"] == 3


@in_both_editions
def test_23_11_at_minus_three_there_is_no_morale_to_spend(edition: str) -> None:
    match = fortress(
        "Breakfast()", edition=edition, tired={"soldier": 9}, supplies=1, morale="minus-3"
    )
    assert "cheer" not in texts(match)


@in_both_editions
def test_23_12_reckless_without_a_target_is_only_tired(edition: str) -> None:
    match = fortress(
        "Walls()", edition=edition, jobs={"reckless-hunter": 1}, infantry={"1": 2}, **HOME
    )
    assert some(match, "tired") == {"hunter": 1}


@in_both_editions
def test_23_13_more_despair_than_may_be_taken(edition: str) -> None:
    first, second = cards("despair")[:2]
    agenda = ("Do(despair, 2)", "MoraleTrack()")
    match = fortress(*agenda, edition=edition, morale="plus-2", **HOME)
    play(match, first, second, first, second)
    assert texts(match) == [f"choose {first}", f"choose {second}"]
    play(match, f"choose {second}", "ignore")
    assert first in zone(match, "high_deck")
    assert second in zone(match, "high_pile")


def test_code_that_carries_out_a_ruling_cites_it() -> None:
    rules = GAME.folder / "rules"
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(rules.glob("*.py")))
    reference = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    rulings = set(re.findall(r"^### (2[23]\.\d+) ", reference, flags=re.MULTILINE))
    cited = set(re.findall(r"\b2[23]\.\d+\b", code))
    assert len(rulings) == 27
    assert cited | set(ELSEWHERE) == rulings
    assert not cited & set(ELSEWHERE)


def test_23_14_a_shell_removes_those_who_stand_first() -> None:
    number = next(p for p, rule in enumerate(TABLES.event_ongoing) if rule == n.ON_DUG_IN)
    sector = n.SECTOR_NAMES[TABLES.event_sector[number]]
    soldiers = {"infantry": {sector: 1}, "lying": {sector: 2}}
    match = marked(number, "Aim(gun-1)", guns=(2, 0), **soldiers)
    play(match, f"aim sector-{sector}", "6")
    assert (some(match, "standing"), some(match, "lying")) == ({}, {sector: 1})


def test_23_15_what_a_step_starts_with() -> None:
    for step, doubt, supplies, ready in (
        ("easiest", 3, 1, {"officer": 1, "soldier": 3, "volunteer": 2}),
        ("easier", 3, 1, {"officer": 1, "soldier": 3, "volunteer": 2}),
        ("normal", 2, 1, {"officer": 1, "soldier": 3, "volunteer": 2}),
        ("harder", 2, 2, {"officer": 1, "soldier": 4, "volunteer": 3}),
        ("hardest", 2, 3, {"officer": 1, "soldier": 5, "volunteer": 3}),
    ):
        match = start(difficulty=step)
        assert (zone(match, "doubt"), zone(match, "supplies")) == (doubt, supplies)
        assert some(match, "ready") == ready
