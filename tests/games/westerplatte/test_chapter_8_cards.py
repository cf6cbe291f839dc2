"""Chapter 8 of RULES.md: the new card."""

import pytest

from siegeworks import CHANCE, IllegalChoice, IllegalOutcome
from tests.games.westerplatte.table import (
    Lane,
    about,
    end_turn,
    fort,
    morale,
    texts,
    told,
    zone,
)


def full(cards: str = "4", space: str = "I") -> dict[str, Lane]:
    """A machine-gun unit on every lane."""
    return {lane: (f"1-{lane}{cards}", space) for lane in "ABCDE"}


def test_8_1_one_card_is_drawn_each_turn_each_unseen_one_alike() -> None:
    match = fort()
    match.choose("end")
    assert match.to_move == CHANCE
    assert {card.weight for card in match.outcomes()} == {1}
    match.happen("1-C3")
    assert about(match, "card-drawn") == [("1-C3", "8.1")]
    assert match.to_move == 1


def test_8_1_a_card_that_is_gone_cannot_come_again() -> None:
    match = fort(lanes={"C": "1-C3"})
    end_turn(match, "1-D3")
    match.choose("end")
    for card in ("1-C3", "1-D3", "2-A1"):
        with pytest.raises(IllegalOutcome):
            match.happen(card)


def test_8_1_nothing_can_be_chosen_while_luck_is_due() -> None:
    match = fort()
    match.choose("end")
    with pytest.raises(IllegalChoice):
        match.choose("end")


def test_8_1_the_pile_still_has_four_cards_when_most_are_out() -> None:
    match = fort(seats=3, day=7, filed=55, lanes=full())
    match.choose("end")
    assert len(match.outcomes()) == 4


@pytest.mark.parametrize("lane", "ABCDE")
@pytest.mark.parametrize("number", [1, 2])
def test_8_2_a_troop_goes_to_the_first_space_of_its_lane(lane: str, number: int) -> None:
    match = fort(pile=[f"1-{lane}{number}"])
    end_turn(match, f"1-{lane}{number}")
    others = dict.fromkeys("ABCDE")
    assert zone(match, "card") == {**others, lane: f"1-{lane}{number}"}
    assert zone(match, "space") == {**others, lane: "I"}
    assert zone(match, "wounds")[lane] == 0
    assert about(match, "troop-enters") == [(f"1-{lane}{number}", lane, "8.2")]


def test_8_2_a_troop_on_a_lane_is_not_filed() -> None:
    match = fort(filed=3)
    end_turn(match, "1-C3")
    assert zone(match, "filed") == 3


@pytest.mark.parametrize(
    ("taken", "lane"),
    [("C", "D"), ("CD", "E"), ("CDE", "A"), ("ACDE", "B"), ("ABC", "D"), ("BCE", "D")],
)
def test_8_3_a_taken_lane_passes_the_troop_right_and_after_e_on_from_a(
    taken: str, lane: str
) -> None:
    match = fort(lanes={name: f"1-{name}4" for name in taken})
    end_turn(match, "1-C1")
    assert zone(match, "card")[lane] == "1-C1"
    assert about(match, "lane-taken") == [("C", lane, "8.3")]
    assert len([card for card in zone(match, "card").values() if card]) == len(taken) + 1


def test_8_3_example_c_and_d_taken_sends_the_troop_to_e() -> None:
    match = fort(lanes={"C": "1-C4", "D": "1-D4"})
    end_turn(match, "1-C3")
    assert zone(match, "card")["E"] == "1-C3"


def test_8_3_a_displaced_troop_belongs_to_its_new_lane() -> None:
    match = fort(lanes={"C": ("1-C3", "II")}, officers={"1": "A", "2": "D"})
    end_turn(match, "1-C2")
    match.choose("fire")
    assert zone(match, "card")["D"] is None


def test_8_4_a_mine_destroys_the_troop_that_enters() -> None:
    match = fort(mines=["B"], filed=3)
    end_turn(match, "1-B4")
    assert zone(match, "card")["B"] is None
    assert zone(match, "mine")["B"] == 0
    assert zone(match, "filed") == 4
    assert about(match, "mine-explodes") == [("1-B4", "B", "8.4")]


def test_8_4_the_spent_mine_does_not_return_to_the_tile() -> None:
    match = fort(mines=["B"])
    end_turn(match, "1-B4")
    assert zone(match, "stock")["mines"] == 3


@pytest.mark.parametrize("card", ["2-B1", "2-B2", "2-B5"])
def test_8_4_any_troop_whatever_its_health(card: str) -> None:
    match = fort(mines=["B"], phase=2)
    end_turn(match, card)
    assert zone(match, "card")["B"] is None


def test_8_4_a_displaced_troop_is_destroyed_too() -> None:
    match = fort(lanes={"C": "1-C4"}, mines=["D"])
    end_turn(match, "1-C1")
    assert zone(match, "card")["D"] is None
    assert about(match, "mine-explodes") == [("1-C1", "D", "8.4")]


def test_8_4_a_mined_lane_is_free_so_the_troop_is_not_passed_on() -> None:
    match = fort(mines=["C"])
    end_turn(match, "1-C3")
    assert set(zone(match, "card").values()) == {None}


def test_8_4_a_mine_on_another_lane_stays() -> None:
    match = fort(mines=["B"])
    end_turn(match, "1-C3")
    assert zone(match, "mine")["B"] == 1


def test_8_4_the_marks_of_a_mined_card_count() -> None:
    match = fort(mines=["A"], lanes={"D": "1-D3"})
    end_turn(match, "1-A1")  # marks B and D
    assert zone(match, "space")["D"] == "II"


def test_8_5_with_all_lanes_taken_morale_falls_and_the_card_goes_under_the_pile() -> None:
    match = fort(lanes=full(), filed=3)
    end_turn(match, "1-C1")
    assert morale(match) == "neutral-1"
    assert zone(match, "under") == ["1-C1"]
    assert zone(match, "filed") == 3
    assert "1-C1" not in zone(match, "card").values()
    assert about(match, "lanes-full") == [("1-C1", "8.5")]
    assert about(match, "morale-moves") == [("neutral", "10.6")]


def test_8_5_its_marks_still_count() -> None:
    match = fort(lanes=full())
    end_turn(match, "1-C1")  # marks B and D
    assert zone(match, "space") == {"A": "I", "B": "II", "C": "I", "D": "II", "E": "I"}


def test_8_5_the_price_of_low_morale_is_asked_before_the_troops_move() -> None:
    match = fort(lanes=full(), morale="neutral-1")
    end_turn(match, "1-C1")
    assert texts(match) == ["lose mines", "lose grenades", "lose bricks"]
    assert zone(match, "space")["B"] == "I"
    match.choose("lose bricks")
    assert zone(match, "space")["B"] == "II"


def test_8_5_cards_under_the_pile_come_up_last_and_in_order() -> None:
    under = ["1-E1", "1-A1", "1-C1", "1-B1", "1-D1"]
    match = fort(day=7, filed=54, lanes=full("3"), under=under, turn=60)
    for card in (*under, under[0]):
        match.choose("end")
        assert [str(found) for found in match.outcomes()] == [card]
        match.happen(card)
        while match.decision is not None and match.decision.prompt != "Act":
            match.choose(match.options()[0])


def test_8_5_a_card_under_the_pile_does_not_come_before_unseen_ones() -> None:
    match = fort(under=["1-C1"])
    match.choose("end")
    assert "1-C1" not in [str(card) for card in match.outcomes()]


@pytest.mark.parametrize("field", ["A", "C", "E", "G1", "G2", "G3", "G4", "G5", "G6"])
def test_8_6_an_air_raid_lowers_morale_and_takes_a_brick_from_its_field(field: str) -> None:
    match = fort(phase=2, filed=26)
    end_turn(match, f"2-air-{field}")
    assert morale(match) == "neutral-1"
    assert {name for name, bricks in zone(match, "walls").items() if bricks < 6} == {field}
    assert zone(match, "walls")[field] == 5
    assert zone(match, "filed") == 27
    assert about(match, "air-raid") == [(field, "8.6")]


def test_8_6_morale_falls_before_the_brick_goes() -> None:
    match = fort(morale="neutral-1")
    end_turn(match, "1-air-B")
    assert texts(match) == ["lose mines", "lose grenades", "lose bricks"]
    assert zone(match, "walls")["B"] == 6
    match.choose("lose mines")
    assert zone(match, "walls")["B"] == 5


def test_8_6_a_bare_forward_space_passes_the_bomb_on() -> None:
    match = fort(walls={"B": 0})
    end_turn(match, "1-air-B")
    assert match.asked == (0, 1)
    assert texts(match) == ["hit G2", "hit G3"]
    match.choose("hit G3", seat=1)
    assert zone(match, "walls")["G3"] == 5


def test_8_6_a_bare_guardhouse_loses_nothing() -> None:
    match = fort(walls={"G2": 0}, phase=2)
    end_turn(match, "2-air-G2")
    assert sum(zone(match, "walls").values()) == 60
    assert morale(match) == "neutral-1"


def test_8_6_a_raid_that_bares_the_second_guardhouse_ends_the_game_before_troops_move() -> None:
    match = fort(walls={"G3": 0, "G2": 1}, lanes={"C": "2-C4"})
    end_turn(match, "2-air-G2")  # marks C and D
    assert match.result is not None
    assert match.result.ending == "fallen"
    assert zone(match, "space")["C"] == "I"


def test_8_7_a_loss_of_morale_lowers_morale_and_is_filed() -> None:
    match = fort(filed=3)
    end_turn(match, "1-morale-1")
    assert morale(match) == "neutral-1"
    assert zone(match, "filed") == 4
    assert sum(zone(match, "walls").values()) == 66
    assert told(match, "troop-enters") == []


def test_8_7_a_loss_that_leads_to_a_low_level_has_a_price() -> None:
    match = fort(3, level="hard")
    end_turn(match, "1-morale-1")
    assert morale(match) == "low-1"
    assert texts(match) == ["lose mines", "lose grenades", "lose bricks"]
