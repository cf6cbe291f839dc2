"""Chapter 7 of RULES.md: German fire."""

from typing import Any

import pytest

from siegeworks import CHANCE, IllegalChoice, Match, UndoRefused
from tests.games.westerplatte.table import (
    FIELDS,
    Lane,
    about,
    end_turn,
    fort,
    play,
    texts,
    told,
    zone,
)


def lost(match: Match) -> dict[str, int]:
    """The fields that are not whole, with the bricks they have lost."""
    walls: dict[str, int] = zone(match, "walls")
    return {field: 6 - walls[field] for field in FIELDS if walls[field] < 6}


def under_fire(**situation: Any) -> Match:
    """German fire in a situation, up to the first question or the new card."""
    match = fort(**situation)
    match.choose("end")
    return match


def test_7_1_every_howitzer_fires_one() -> None:
    match = under_fire(lanes={"A": "1-A1", "C": "2-C1"})
    assert lost(match) == {"A": 1, "C": 1}


@pytest.mark.parametrize(("card", "fire"), [("1-C3", 1), ("1-C2", 1), ("1-C4", 2), ("2-C3", 2)])
def test_7_1_a_unit_on_iv_fires_its_value(card: str, fire: int) -> None:
    assert lost(under_fire(lanes={"C": (card, "IV")})) == {"C": fire}


@pytest.mark.parametrize("space", ["I", "II", "III"])
def test_7_1_units_on_i_to_iii_do_not_fire(space: str) -> None:
    assert lost(under_fire(lanes={"C": ("1-C4", space)})) == {}


def test_7_1_lanes_fire_in_the_order_a_to_e() -> None:
    lanes: dict[str, Lane] = {lane: f"1-{lane}1" for lane in "EDCBA"}
    match = under_fire(lanes=lanes)
    assert about(match, "bricks-lost") == [(lane, 1, "7.2") for lane in "ABCDE"]


def test_7_1_the_order_a_to_e_is_also_the_order_of_the_questions() -> None:
    match = under_fire(lanes={"B": "1-B1", "D": "1-D1"}, walls={"B": 0, "D": 0})
    assert texts(match) == ["hit G2", "hit G3"]
    match.choose("hit G2")
    assert texts(match) == ["hit G4", "hit G5"]


def test_7_2_each_point_takes_a_brick_from_the_forward_space_opposite() -> None:
    match = under_fire(lanes={"B": "1-B1", "D": ("2-D5", "IV")}, walls={"D": 4})
    assert lost(match) == {"B": 1, "D": 4}
    assert about(match, "bricks-lost") == [("B", 1, "7.2"), ("D", 2, "7.2")]


def test_7_2_the_last_brick_in_front_goes_without_any_question() -> None:
    match = under_fire(lanes={"B": "1-B1"}, walls={"B": 1})
    assert match.to_move == CHANCE
    assert lost(match) == {"B": 6}


@pytest.mark.parametrize(
    ("lane", "guardhouses"),
    [
        ("A", ("G1", "G2")),
        ("B", ("G2", "G3")),
        ("C", ("G3", "G4")),
        ("D", ("G4", "G5")),
        ("E", ("G5", "G6")),
    ],
)
def test_7_3_overflow_hits_one_of_the_two_linked_guardhouses(
    lane: str, guardhouses: tuple[str, str]
) -> None:
    match = under_fire(lanes={lane: f"1-{lane}1"}, walls={lane: 0})
    assert texts(match) == [f"hit {field}" for field in guardhouses]
    match.choose(f"hit {guardhouses[1]}")
    assert lost(match) == {lane: 6, guardhouses[1]: 1}
    assert about(match, "guardhouse-hit") == [(guardhouses[1], 5, "7.4")]


def test_7_3_the_players_choose_for_every_brick() -> None:
    for first, second, expected in (
        ("G3", "G3", {"C": 6, "G3": 2}),
        ("G3", "G4", {"C": 6, "G3": 1, "G4": 1}),
        ("G4", "G3", {"C": 6, "G3": 1, "G4": 1}),
        ("G4", "G4", {"C": 6, "G4": 2}),
    ):
        match = under_fire(lanes={"C": ("1-C4", "IV")}, walls={"C": 0})
        play(match, f"hit {first}", f"hit {second}")
        assert match.to_move == CHANCE
        assert lost(match) == expected


def test_7_3_example_the_last_brick_in_front_and_the_rest_behind() -> None:
    match = under_fire(lanes={"D": ("2-D5", "IV")}, walls={"D": 1})
    assert lost(match) == {"D": 6}
    assert texts(match) == ["hit G4", "hit G5"]
    match.choose("hit G5")
    assert lost(match) == {"D": 6, "G5": 1}
    assert match.to_move == CHANCE


@pytest.mark.parametrize(("bare", "other"), [("G2", "G3"), ("G3", "G2")])
def test_7_3_a_guardhouse_without_bricks_cannot_be_chosen(bare: str, other: str) -> None:
    match = under_fire(lanes={"B": "1-B1"}, walls={"B": 0, bare: 0})
    assert match.to_move == CHANCE
    assert lost(match) == {"B": 6, bare: 6, other: 1}


def test_7_3_a_guardhouse_that_falls_in_the_salvo_leaves_the_rest_to_the_other() -> None:
    match = under_fire(lanes={"C": ("1-C4", "IV")}, walls={"C": 0, "G3": 1})
    match.choose("hit G3")
    assert match.to_move == CHANCE
    assert lost(match) == {"C": 6, "G3": 6, "G4": 1}


def test_7_3_a_neighbouring_forward_space_is_never_hit() -> None:
    match = under_fire(lanes={"C": "1-C1"}, walls={"C": 0})
    for field in ("B", "D", "G2", "G5"):
        with pytest.raises(IllegalChoice):
            match.choose(f"hit {field}")
    assert lost(match) == {"C": 6}


def test_7_3_any_seat_answers_and_may_take_it_back_before_the_card() -> None:
    match = under_fire(seats=4, lanes={"C": "1-C1"}, walls={"C": 0})
    match.choose("hit G4", seat=3)
    match.undo()
    match.choose("hit G3", seat=2)
    assert lost(match) == {"C": 6, "G3": 1}
    match.happen("1-A1")
    with pytest.raises(UndoRefused):
        match.undo()


def test_7_4_a_hit_takes_one_brick_and_one_bare_guardhouse_is_no_defeat() -> None:
    match = under_fire(lanes={"C": "1-C1"}, walls={"C": 0, "G3": 1})
    match.choose("hit G3")
    assert about(match, "guardhouse-hit") == [("G3", 0, "7.4")]
    assert match.result is None


def test_7_4_the_second_bare_guardhouse_is_the_end_in_the_middle_of_a_salvo() -> None:
    match = under_fire(lanes={"D": ("2-D5", "IV"), "E": "2-E1"}, walls={"D": 0, "G1": 0, "G4": 1})
    match.choose("hit G4")
    assert match.result is not None
    assert match.result.ending == "fallen"
    assert lost(match) == {"D": 6, "G1": 6, "G4": 6}  # no second brick, and lane E never fired
    assert told(match, "garrison-falls")[0].rule == "13.1"
    assert match.to_move is None


def test_7_4_defeat_can_come_without_any_choice() -> None:
    match = under_fire(lanes={"A": "1-A1", "B": "1-B1"}, walls={"A": 0, "G1": 0, "G2": 1})
    assert match.result is not None
    assert lost(match) == {"A": 6, "G1": 6, "G2": 6}
    with pytest.raises(IllegalChoice):
        match.choose("end")


def test_7_4_a_direct_hit_on_a_bare_guardhouse_does_nothing_more() -> None:
    match = fort(walls={"G3": 0}, phase=2)
    end_turn(match, "2-air-G3")
    assert lost(match) == {"G3": 6}
    assert told(match, "guardhouse-hit") == []
    assert match.result is None
