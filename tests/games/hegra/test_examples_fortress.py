"""The worked examples that both rulebooks share, each played in both editions: in the fortress."""

from typing import Any

import pytest

from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import fortress, morale, placed, play, prompt, some, texts, zone

pytestmark = pytest.mark.parametrize("edition", n.EDITION_NAMES)

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 3}
DAY = ("Placement(0)", "Section(shovel, map-room)")


def test_nine_tired_one_supply_one_morale_and_two_to_rest(edition: str) -> None:
    match = fortress(
        *("Breakfast()", "FreeRest(2)"),
        edition=edition,
        tired={"soldier": 9},
        supplies=1,
        ration=0,
    )
    play(match, "feed", *["wake soldier"] * 4, "cheer", "wake soldier", "wake soldier")
    play(match, "done", "rest soldier", "rest soldier")
    assert [zone(match, area)["soldier"] for area in ("ready", "rest", "tired")] == [6, 2, 1]
    assert (zone(match, "supplies"), morale(match)) == (0, -1)


def test_a_hunter_shovels_twice(edition: str) -> None:
    match = fortress(*DAY, edition=edition, ready={"hunter": 1, "soldier": 7}, snow=3)
    placed(match, "shovel-hunter")
    assert (zone(match, "snow"), some(match, "tired")) == (1, {"hunter": 1})


def test_four_defenders_repair_twice(edition: str) -> None:
    match = fortress(*DAY, edition=edition, ready={"soldier": 9})
    placed(match, *["repair-soldier"] * 4)
    play(match, "mend A", "mend B")
    assert some(match, "damaged") == {"C": 1}
    assert (prompt(match), some(match, "tired")) == ("DrawEvent", {"soldier": 4})


def test_two_defenders_and_the_officer_inspire_twice(edition: str) -> None:
    match = fortress(*DAY, edition=edition, ready={"officer": 1, "soldier": 8})
    placed(match, "inspire-soldier", "inspire-soldier", "inspire-officer")
    assert (morale(match), some(match, "tired")) == (2, {"officer": 1, "soldier": 2})


def test_volunteer_officer_and_soldier_fire(edition: str) -> None:
    match = fortress(
        "Walls()",
        edition=edition,
        whole=("A", "B"),
        post={"front": "volunteer", "A": "officer", "B": "soldier"},
        infantry={"3": 2, "4": 2},
        machine_gun="jammed",
        ready={"soldier": 8},
    )
    play(match, "shoot front", "6", "shoot A", "4")
    assert texts(match) == ["remove standing-3", "remove standing-4"]
    play(match, "remove standing-4", "2")
    assert some(match, "standing") == {"3": 1}
    assert some(match, "lying") == {"3": 1}


def test_the_machine_gun_with_a_supply(edition: str) -> None:
    match = fortress(
        "Walls()",
        edition=edition,
        whole=("A", "B", "C"),
        post={"A": "volunteer", "B": "volunteer", "C": "soldier"},
        infantry={"3": 3, "4": 2},
        **HOME,
    )
    play(match, "shoot A", "1", "shoot B", "5", "remove standing-4")
    play(match, "machine-gun-supply C", "2")
    play(match, *["remove standing-3"] * 3)
    assert (some(match, "standing"), some(match, "lying")) == ({}, {"4": 1})
    assert (zone(match, "machine_gun"), zone(match, "supplies")) == ("jammed", 2)


def test_reckless_defence_takes_one_lying_and_one_standing(edition: str) -> None:
    match = fortress(
        "Walls()",
        edition=edition,
        jobs={"reckless-soldier": 1},
        infantry={"3": 1},
        lying={"4": 1},
        **HOME,
    )
    play(match, "remove lying-4", "2", "wait")
    assert (some(match, "standing"), some(match, "lying")) == ({}, {})
    assert zone(match, "waiting") == ["soldier-2"]


def test_gun_one_at_sector_two(edition: str) -> None:
    match = fortress(
        "FireGuns()",
        edition=edition,
        guns=(2, 0),
        jobs={"fire-guns-soldier": 2},
        infantry={"2": 5},
        **HOME,
    )
    play(match, "aim sector-2", "3")
    assert (some(match, "standing"), some(match, "lying")) == ({}, {"2": 3})
    assert zone(match, "gun_jam")["gun-1"] == 0b10


def test_gun_one_at_the_airfield_and_gun_two_at_the_yellow_row(edition: str) -> None:
    match = fortress(
        "FireGuns()",
        edition=edition,
        guns=(2, 3),
        jobs={"fire-guns-soldier": 2},
        patrols={"yellow-2": 1},
        pieces=("yellow-1",),
        artillery=3,
        **HOME,
    )
    play(match, "fire gun-1", "aim airfield", "strike morale")
    assert prompt(match) == "GunDie"  # one icon, one option
    play(match, "4")
    assert (morale(match), zone(match, "gun_jam")["gun-1"]) == (2, 0b10)
    play(match, "aim yellow-row", "take artillery-yellow-1", "take patrol-yellow-2", "5")
    assert (some(match, "pieces"), some(match, "patrols")) == ({}, {})
    assert (zone(match, "artillery"), zone(match, "patrol_bag")["2"]) == (2, 2)
    assert zone(match, "gun_jam")["gun-2"] == 0


def test_two_shovels_find_the_telephone(edition: str) -> None:
    match = fortress(
        "Section(shovel, map-room)", edition=edition, jobs={"shovel-soldier": 2}, snow=2, **HOME
    )
    phone = next(str(o) for o in match.outcomes() if "telephone" in str(o))
    play(match, phone)
    assert (zone(match, "snow"), zone(match, "facility")["telephone"]) == (3, "damaged")
    assert phone not in zone(match, "snow_deck")


def test_volunteer_and_medic_treat_three_times(edition: str) -> None:
    match = fortress(
        "Section(treat, cabinet)",
        edition=edition,
        jobs={"treat-volunteer": 1, "treat-medic": 1},
        beds={"1": "officer-6", "2": "soldier-2", "3": "soldier-1"},
        waiting=["hunter-3"],
        **HOME,
    )
    play(match, "treat 1", "admit hunter-3", "treat 2", "treat 2")
    assert zone(match, "beds") == {"1": "hunter-3", "2": "soldier-4", "3": "soldier-1"}
    assert zone(match, "tired")["officer"] == 1


def test_a_waiting_soldier_gets_the_bed_of_one_who_recovers(edition: str) -> None:
    match = fortress(
        "PatientsChange()",
        edition=edition,
        beds={"1": "volunteer-1", "2": "volunteer-2", "3": "soldier-6"},
        waiting=["soldier-2"],
        **HOME,
    )
    play(match, "admit soldier-1")
    assert zone(match, "beds") == {"1": "volunteer-2", "2": "volunteer-3", "3": "soldier-1"}
    assert some(match, "tired") == {"soldier": 1}
