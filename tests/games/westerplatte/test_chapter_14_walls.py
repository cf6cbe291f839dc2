"""14 Rulings on walls and German fire."""

import pytest

from siegeworks import CHANCE, BadDump
from tests.games.westerplatte.situations import ending
from tests.games.westerplatte.table import (
    Lane,
    about,
    end_of_day,
    end_turn,
    fort,
    play,
    rounds,
    set_up,
    side_stock,
    texts,
    zone,
)


def test_14_1_a_field_has_six_bricks() -> None:
    match = set_up(cards=("1-A1", "1-B1"))
    assert set(zone(match, "walls").values()) == {6}
    assert sum(zone(match, "walls").values()) + zone(match, "stock")["bricks"] == 74
    assert side_stock(match) == 0
    with pytest.raises(BadDump):
        fort(walls={"A": 12}, stock={"bricks": 2})


def test_14_3_overflow_never_hits_a_neighbouring_forward_space() -> None:
    match = fort(walls={"C": 0}, lanes={"C": "1-C1"})
    match.choose("end")
    assert texts(match) == ["hit G3", "hit G4"]


@pytest.mark.parametrize(("bare", "hit"), [("G3", "G4"), ("G4", "G3")])
def test_14_4_a_bare_guardhouse_passes_overflow_to_the_other(bare: str, hit: str) -> None:
    match = fort(walls={"C": 0, bare: 0}, lanes={"C": "1-C1"})
    match.choose("end")
    assert match.to_move == CHANCE
    assert zone(match, "walls")[hit] == 5


def test_14_5_an_air_raid_takes_one_brick_from_a_guardhouse() -> None:
    match = fort(phase=2)
    end_turn(match, "2-air-G3")
    assert zone(match, "walls")["G3"] == 5


def test_14_5_an_air_raid_takes_nothing_from_a_bare_guardhouse() -> None:
    match = fort(phase=2, walls={"G3": 0})
    end_turn(match, "2-air-G3")
    assert sum(zone(match, "walls").values()) == 60
    assert ending(match) == ""


def test_14_5_defeat_is_checked_at_once() -> None:
    match = fort(phase=2, walls={"G1": 0, "G3": 1})
    end_turn(match, "2-air-G3")
    assert ending(match) == "fallen"


def test_14_6_an_air_raid_on_a_bare_forward_space_overflows() -> None:
    match = fort(walls={"D": 0})
    end_turn(match, "1-air-D")
    assert texts(match) == ["hit G4", "hit G5"]


def test_14_6_shelling_of_a_bare_forward_space_overflows() -> None:
    match = end_of_day(1, "medium", walls={"B": 0})
    match.happen("shelling-BD")
    assert texts(match) == ["hit G2", "hit G3"]


def test_14_7_a_bare_forward_space_can_be_entered_and_fired_from() -> None:
    match = fort(walls={"B": 0}, lanes={"B": "1-B1"})
    play(match, "move B", "fire")
    assert zone(match, "card")["B"] is None


def test_14_7_the_tile_of_a_bare_guardhouse_works() -> None:
    match = fort(walls={"G2": 0})
    play(match, "move G2", "take-ammunition")
    assert rounds(match) == (6, 2)


def test_14_7_a_bare_field_can_be_rebuilt() -> None:
    match = fort(officers={"1": "G4"}, walls={"G4": 0})
    match.choose("rebuild G4")
    assert zone(match, "walls")["G4"] == 2


@pytest.mark.parametrize(("name", "bricks"), [("shelling-BD", 2), ("shelling-ACE", 3)])
def test_14_22_shelling_costs_one_brick_for_each_named_space(name: str, bricks: int) -> None:
    match = end_of_day(1, "medium")
    match.happen(name)
    assert sum(zone(match, "walls").values()) == 66 - bricks


def test_14_23_in_a_german_attack_troops_fire_and_then_advance() -> None:
    lanes: dict[str, Lane] = {"B": ("1-B3", "IV"), "C": ("1-C2", "I"), "D": ("1-D3", "I")}
    match = end_of_day(1, "medium", lanes=lanes)
    match.happen("attack-BCD")
    assert zone(match, "walls")["B"] == 5
    assert zone(match, "walls")["C"] == 6
    assert zone(match, "space") == {"A": None, "B": "IV", "C": "IV", "D": "II", "E": None}


def test_14_28_lanes_fire_from_a_to_e_with_a_choice_for_each_overflow_brick() -> None:
    lanes: dict[str, Lane] = {"E": "1-E1", "C": ("1-C4", "IV"), "A": "1-A1"}
    match = fort(lanes=lanes, walls={"C": 0})
    match.choose("end")
    assert zone(match, "walls")["A"] == 5
    assert texts(match) == ["hit G3", "hit G4"]
    match.choose("hit G3")
    assert texts(match) == ["hit G3", "hit G4"]
    match.choose("hit G4")
    assert [line[0] for line in about(match, "bricks-lost")] == ["A", "E"]
    assert zone(match, "walls") | {"G3": 5, "G4": 5, "E": 5} == zone(match, "walls")


def test_14_46_all_named_lanes_fire_before_any_unit_advances() -> None:
    lanes: dict[str, Lane] = {"A": ("1-A2", "I"), "B": ("1-B3", "III"), "E": ("1-E3", "IV")}
    match = end_of_day(1, "medium", lanes=lanes)
    match.happen("attack-all")
    kinds = [e.kind for e in match.log() if e.kind in ("bricks-lost", "troop-advances")]
    assert kinds == ["bricks-lost", "troop-advances", "troop-advances"]
    assert zone(match, "walls") == dict.fromkeys(zone(match, "walls"), 6) | {"E": 5}
