"""The worked examples of the printed book, and the two turns at the end of RULES.md."""

import pytest

from siegeworks import CHANCE
from tests.games.westerplatte.table import (
    FIELDS,
    about,
    end_turn,
    fort,
    morale,
    play,
    set_up,
    texts,
    told,
    zone,
)


def test_example_joint_fire_two_rounds_of_two_officers_destroy_a_troop_of_health_2() -> None:
    match = fort(officers={"1": "E", "2": "E"}, lanes={"E": ("1-E4", "II")})
    match.choose("fire")
    assert match.asked == (1,)
    match.choose("join")
    assert zone(match, "card")["E"] is None
    assert zone(match, "ammo") == {"1": 1, "2": 1}
    assert zone(match, "actions") == 0


def test_example_joint_fire_without_an_own_round_only_the_other_officers_is_used() -> None:
    match = fort(officers={"1": "E", "2": "E"}, lanes={"E": ("1-E4", "II")}, ammo={"1": 0})
    assert "fire" not in texts(match)
    play(match, "order-fire", "join")
    assert (zone(match, "card")["E"], zone(match, "wounds")["E"]) == ("1-E4", 1)
    assert zone(match, "ammo") == {"1": 0, "2": 1}
    assert zone(match, "actions") == 0


@pytest.mark.parametrize(("seat", "hit"), [(0, "G5"), (1, "G5"), (1, "G6")])
def test_example_german_fire_on_a_c_d_and_e_with_a_split_salvo(seat: int, hit: str) -> None:
    match = fort(
        lanes={
            "A": ("1-A3", "II"),
            "C": ("1-C1", "I"),
            "D": ("1-D3", "IV"),
            "E": ("2-E4", "IV"),
        },
        walls={"E": 1},
    )
    match.choose("end")
    whole = dict.fromkeys(FIELDS, 6)
    assert zone(match, "walls") == {**whole, "C": 5, "D": 5, "E": 0}
    assert texts(match) == ["hit G5", "hit G6"]
    match.choose(f"hit {hit}", seat=seat)
    assert zone(match, "walls") == {**whole, "C": 5, "D": 5, "E": 0, hit: 5}
    assert match.to_move == CHANCE


def test_example_displacement_a_d_and_e_taken_sends_a_d_card_to_b() -> None:
    match = fort(lanes={"A": "1-A4", "D": "1-D4", "E": "1-E4"})
    end_turn(match, "1-D1")
    assert zone(match, "card") == {"A": "1-A4", "B": "1-D1", "C": None, "D": "1-D4", "E": "1-E4"}
    assert about(match, "lane-taken") == [("D", "B", "8.3")]


def test_example_movement_a_d_card_moves_lane_a_by_three_and_not_the_battery_on_c() -> None:
    match = fort(lanes={"A": "1-A2", "C": "2-C1"})
    end_turn(match, "2-D3")
    assert zone(match, "card") == {"A": "1-A2", "B": None, "C": "2-C1", "D": "2-D3", "E": None}
    assert zone(match, "space") == {"A": "IV", "B": None, "C": "I", "D": "I", "E": None}
    assert about(match, "troop-advances") == [("A", "IV", "9.2")]


def test_example_a_first_turn_as_told_in_the_rules_reference() -> None:
    match = set_up(posts=("C", "D"), cards=("1-C1", "1-E2"), filed="1-A3")
    assert zone(match, "filed") == 1

    play(match, "fire", "move G3")
    assert zone(match, "moves") == 1
    end_turn(match, "1-B4")
    assert zone(match, "filed") == 2
    assert zone(match, "ammo") == {"1": 1, "2": 2}
    assert zone(match, "space") == {"A": None, "B": "I", "C": None, "D": None, "E": "IV"}
    assert told(match, "bricks-lost") == []

    assert match.to_move == 1
    play(match, "move E", "fire")
    assert zone(match, "filed") == 3
    end_turn(match, "1-air-B")
    assert (morale(match), zone(match, "walls")["B"], zone(match, "filed")) == ("neutral-1", 5, 4)

    assert match.to_move == 0
    twin = match.clone()
    twin.choose("raise-morale")
    assert morale(twin) == "start"
    play(match, "move B", "fire")
    assert (zone(match, "card")["B"], zone(match, "wounds")["B"]) == ("1-B4", 1)
    assert zone(match, "ammo")["1"] == 0
