"""Chapters 7 and 8 of RULES.md: infantry and injuries."""

from typing import Any

import pytest

from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import (
    DISCS,
    TABLES,
    chances,
    event,
    fortress,
    morale,
    play,
    prompt,
    some,
    texts,
    zone,
)

MANNED: dict[str, Any] = {"post": {"front": "soldier"}, "ready": {"soldier": 9}, "supplies": 3}
NOTHING, HIT, MOVE = "1", "6", "4"  # what these faces do in sector 1 of both boards


def test_7_1_new_infantry_fills_the_lowest_sector_first() -> None:
    number = TABLES.event_infantry[TABLES.event_names.index(event("siege-1"))]
    match = fortress("NewInfantry()", infantry={"1": 4}, **MANNED)
    assert some(match, "standing") == {"1": 5, "2": number - 1}


def test_7_1_suppressed_infantry_takes_up_room() -> None:
    match = fortress("Do(infantry, 3)", lying={"1": 4}, **MANNED)
    assert some(match, "standing") == {"1": 1, "2": 2}


def test_7_1_what_fits_nowhere_does_not_come() -> None:
    match = fortress("Do(infantry, 6)", infantry=dict.fromkeys("1234", 5), **MANNED)
    assert sum(zone(match, "standing").values()) == 21 - 1


def test_7_2_with_nobody_on_the_walls_the_infantry_advances() -> None:
    match = fortress(
        "InfantryAttack()", infantry={"1": 2, "4": 1}, lying={"2": 1}, tired={"soldier": 9}
    )
    assert some(match, "standing") == {"2": 2}
    assert some(match, "lying") == {"2": 1}
    assert zone(match, "morgue")["soldier"] == 1


def test_7_3_each_standing_infantryman_rolls_from_the_lowest_sector() -> None:
    match = fortress("InfantryAttack()", infantry={"1": 1, "2": 1}, lying={"1": 2}, **MANNED)
    assert match.dump()["agenda"][0] == "InfantryRoll(1, 1)"  # type: ignore[index]
    play(match, NOTHING)
    assert match.dump()["agenda"][0] == "InfantryRoll(2, 1)"  # type: ignore[index]


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(
    ("stage", "sector"), [("attack", s) for s in "123"] + [("siege", s) for s in "1234"]
)
def test_7_3_the_sector_says_what_each_number_does(stage: str, sector: str, face: int) -> None:
    match = fortress("InfantryAttack()", stage=stage, infantry={sector: 2}, **MANNED)
    play(match, str(face))
    done = [zone(match, "grenades"), zone(match, "hits"), zone(match, "movers")[sector]]
    does = TABLES.faces[int(sector) - 1 + (4 if stage == "siege" else 0)][face]
    assert done == [int(does == what) for what in (1, 2, 3)]


def test_7_4_suppressed_infantry_stands_up_after_the_dice() -> None:
    match = fortress("InfantryAttack()", infantry={"1": 1}, lying={"1": 2}, **MANNED)
    play(match, NOTHING)
    assert some(match, "standing") == {"1": 3}
    assert some(match, "lying") == {}


def test_7_4_not_before_the_last_sector_has_rolled() -> None:
    match = fortress(
        "InfantryAttack()", infantry={"1": 1, "2": 1}, lying={"2": 2}, defence=2, **MANNED
    )
    play(match, NOTHING, NOTHING)
    assert (prompt(match), some(match, "standing")) == ("DrawEvent", {"1": 1, "2": 3})


def test_7_5_two_grenades_lower_defence_once() -> None:
    grenade = str(TABLES.faces[5].index(1))
    match = fortress("InfantryAttack()", infantry={"2": 3}, defence=2, **MANNED)
    play(match, grenade, grenade, grenade)
    assert zone(match, "defence") == 1
    match = fortress("InfantryAttack()", infantry={"2": 2}, defence=2, **MANNED)
    play(match, grenade, grenade)
    assert zone(match, "defence") == 1
    match = fortress("InfantryAttack()", infantry={"2": 1}, defence=2, **MANNED)
    play(match, grenade)
    assert zone(match, "defence") == 2


def test_7_5_grenades_come_before_the_hits_and_after_the_suppressed_stand_up() -> None:
    grenade, hit = (str(TABLES.faces[5].index(does)) for does in (1, 2))
    match = fortress("InfantryAttack()", infantry={"2": 3}, lying={"1": 1}, defence=1, **MANNED)
    play(match, grenade, grenade, hit)
    assert prompt(match) == "Wound"
    kinds = [line.kind for line in match.log()]
    order = ["stand-up", "grenades-thrown", "hits-taken"]
    assert [kind for kind in kinds if kind in order] == order


def test_7_5_below_zero_a_tile_is_drawn() -> None:
    match = fortress("DefenceDown(2)", defence=1, **MANNED)
    assert (zone(match, "defence"), prompt(match)) == (0, "DrawTile")
    play(match, "miss")
    assert (zone(match, "defence"), prompt(match)) == (0, "DrawEvent")


def test_7_6_defence_cancels_hits_and_the_rest_injure_from_the_left() -> None:
    match = fortress(
        "InfantryAttack()",
        whole=("A", "B"),
        post={"front": "volunteer", "A": "volunteer", "B": "soldier"},
        infantry={"1": 3},
        defence=1,
        ready={"soldier": 9},
    )
    play(match, HIT, HIT, HIT, "3", "bed", "5", "bed")
    assert zone(match, "post") == {"front": None, "A": None, "B": "soldier", "C": None}


def test_7_6_more_hits_than_defenders_do_nothing() -> None:
    match = fortress("InfantryAttack()", infantry={"1": 3}, **MANNED)
    play(match, HIT, HIT, HIT, "3", "bed")
    assert prompt(match) == "DrawEvent"


def test_7_7_movers_go_up_past_full_sectors() -> None:
    match = fortress("InfantryAttack()", infantry={"1": 2}, lying={"2": 4}, **MANNED)
    play(match, MOVE, MOVE)
    assert some(match, "standing") == {"2": 5, "3": 1}


def test_7_7_the_highest_sector_moves_first() -> None:
    match = fortress("InfantryAttack()", stage="attack", infantry={"1": 1, "2": 5}, **MANNED)
    play(match, MOVE, MOVE, *("1" * 4))
    assert some(match, "standing") == {"2": 5, "3": 1}


def test_7_7_past_sectors_that_are_full_of_suppressed_infantry() -> None:
    match = fortress("InfantryAttack()", infantry={"1": 1}, lying={"2": 5}, tired={"soldier": 9})
    assert some(match, "standing") == {"3": 1}


def test_7_7_above_the_top_he_charges() -> None:
    move = str(TABLES.faces[7].index(3))
    match = fortress("InfantryAttack()", infantry={"4": 1}, **MANNED)
    play(match, move, "4", "bed")
    assert (some(match, "standing"), zone(match, "post")["front"]) == ({}, None)
    assert zone(match, "beds")["1"] == "soldier-4"


def test_7_8_a_charge_injures_the_leftmost_defender() -> None:
    match = fortress("Charge()", charging=1, **MANNED)
    play(match, "4", "wait")
    assert zone(match, "waiting") == ["soldier-4"]
    assert zone(match, "charging") == 0


def test_7_8_with_nobody_on_the_walls_a_tired_defender_of_your_choice_dies() -> None:
    match = fortress("Charge()", charging=1, tired={"soldier": 9, "medic": 1})
    assert texts(match) == ["fall soldier", "fall medic"]
    play(match, "fall medic")
    assert some(match, "morgue") == {"medic": 1}


def test_7_8_if_nobody_is_there_at_all_the_charge_is_over() -> None:
    match = fortress("Charge()", stage="attack", charging=2, rest={"soldier": 9})
    assert some(match, "morgue") == {}
    assert zone(match, "charging") == 0


def ordered(first: str) -> tuple[str, str]:
    """An event that injures a type first, and the type it injures next."""
    card = event("siege-1", first=first)
    order = TABLES.event_order[TABLES.event_names.index(card)]
    return card, n.DEFENDER_NAMES[order[1]]


def test_8_1_the_tired_before_the_ready_in_the_order_of_the_card() -> None:
    card, second = ordered("soldier")
    match = fortress("InjureAnyone()", card=card, tired={second: 1}, ready={"soldier": 9})
    play(match, "3", "bed")
    assert zone(match, "beds")["1"] == f"{second}-3"
    match = fortress("InjureAnyone()", card=card, ready={"soldier": 9, second: 1})
    play(match, "3", "bed")
    assert zone(match, "beds")["1"] == "soldier-3"


def test_8_1_the_card_names_the_order() -> None:
    card, _ = ordered("hunter")
    match = fortress("InjureAnyone()", card=card, tired=dict.fromkeys(DISCS, 1))
    play(match, "3", "bed")
    assert zone(match, "beds")["1"] == "hunter-3"


def test_8_2_a_die_gives_the_level() -> None:
    match = fortress("InjureAnyone()", tired={"soldier": 9})
    assert (prompt(match), len(chances(match))) == ("Wound", 6)
    play(match, "1", "wait")
    assert zone(match, "waiting") == ["soldier-1"]


def test_8_3_an_empty_bed_may_be_used() -> None:
    beds = {"1": "medic-1", "2": "medic-1"}
    match = fortress("InjureAnyone()", tired={"soldier": 9}, beds=beds)
    play(match, "4")
    assert texts(match) == ["bed", "wait"]
    full = {**beds, "3": "medic-1"}
    match = fortress("InjureAnyone()", tired={"soldier": 9}, beds=full)
    play(match, "4")
    assert zone(match, "waiting") == ["soldier-4"]


def test_8_4_the_lost_go_to_the_reserve() -> None:
    card, _ = ordered("soldier")
    match = fortress("LoseAnyone()", card=card, tired={"soldier": 9})
    assert (zone(match, "tired")["soldier"], zone(match, "reserve")["soldier"]) == (8, 4)
    assert morale(match) == 0
