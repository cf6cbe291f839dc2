"""Chapter 9 of RULES.md: troop movement."""

import pytest

from tests.games.westerplatte.table import Lane, about, end_turn, fort, told, zone


def units(space: str = "I", lanes: str = "ABCDE") -> dict[str, Lane]:
    """Slow units of phase 1."""
    return {lane: (f"1-{lane}3", space) for lane in lanes}


@pytest.mark.parametrize(
    ("card", "marks"),
    [
        ("1-A1", "BD"),  # a howitzer
        ("1-A2", "CE"),  # a machine-gun unit
        ("1-air-D", "BD"),
        ("1-morale-1", "DE"),
    ],
)
def test_9_1_the_troops_on_the_two_marked_lanes_advance(card: str, marks: str) -> None:
    match = fort(lanes=units(lanes="BCDE"))
    end_turn(match, card)
    advanced = [lane for lane in "BCDE" if zone(match, "space")[lane] == "II"]
    assert advanced == list(marks)
    assert about(match, "troop-advances") == [(lane, "II", "9.2") for lane in marks]


def test_9_1_a_mined_card_still_moves_its_lanes() -> None:
    match = fort(lanes=units(lanes="BD"), mines=["A"])
    end_turn(match, "1-A1")
    assert (zone(match, "space")["B"], zone(match, "space")["D"]) == ("II", "II")


def test_9_1_a_card_under_the_pile_still_moves_its_lanes() -> None:
    match = fort(lanes=units())
    end_turn(match, "1-A1")
    assert zone(match, "under") == ["1-A1"]
    assert zone(match, "space") == {"A": "I", "B": "II", "C": "I", "D": "II", "E": "I"}


@pytest.mark.parametrize(("there", "advances"), [("", []), ("B", ["B"]), ("D", ["D"]), ("C", [])])
def test_9_1_an_empty_marked_lane_does_nothing(there: str, advances: list[str]) -> None:
    match = fort(lanes=units(lanes=there))
    end_turn(match, "1-A1")  # marks B and D
    assert [event.about["lane"] for event in told(match, "troop-advances")] == advances


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("1-B3", "I", "II"),
        ("1-B3", "II", "III"),
        ("1-B3", "III", "IV"),
        ("1-B3", "IV", "IV"),
        ("1-B2", "I", "IV"),
        ("1-B2", "II", "IV"),
        ("1-B2", "III", "IV"),
        ("1-B2", "IV", "IV"),
    ],
)
def test_9_2_a_unit_advances_by_its_speed_and_stops_on_iv(
    card: str, before: str, after: str
) -> None:
    match = fort(lanes={"B": (card, before)})
    end_turn(match, "1-A1")
    assert zone(match, "space")["B"] == after


def test_9_2_howitzers_never_move() -> None:
    match = fort(lanes={"B": "1-B1", "D": "1-D1"})
    end_turn(match, "1-A1")
    assert (zone(match, "space")["B"], zone(match, "space")["D"]) == ("I", "I")
    assert told(match, "troop-advances") == []


def test_9_2_a_displaced_unit_keeps_its_own_speed() -> None:
    match = fort(lanes={"B": ("1-E2", "I")})
    end_turn(match, "1-A1")
    assert zone(match, "space")["B"] == "IV"


def test_9_3_the_new_troop_waits_even_when_displaced_to_a_marked_lane() -> None:
    match = fort(lanes={"C": "1-C4"})
    end_turn(match, "1-C2")  # marks A and D, and goes to D
    assert (zone(match, "card")["D"], zone(match, "space")["D"]) == ("1-C2", "I")


@pytest.mark.parametrize(("card", "to", "other"), [("1-D3", "E", "B"), ("1-A4", "B", "C")])
def test_9_3_the_other_marked_lane_moves_all_the_same(card: str, to: str, other: str) -> None:
    lane = card[2]
    match = fort(lanes={lane: f"1-{lane}1", other: f"1-{other}3"}, pile=[card])
    end_turn(match, card)
    assert (zone(match, "card")[to], zone(match, "space")[to]) == (card, "I")
    assert zone(match, "space")[other] == "II"


def test_9_3_in_the_next_turn_it_advances_like_any_other() -> None:
    match = fort(lanes={"C": "1-C4"})
    end_turn(match, "1-C2")
    end_turn(match, "1-A1")  # marks B and D
    assert zone(match, "space")["D"] == "IV"
