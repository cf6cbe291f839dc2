"""Chapter 5 of RULES.md: firing from a forward space."""

import pytest

from siegeworks import IllegalChoice
from tests.games.westerplatte.table import about, fort, play, pool, texts, told, why, zone

TOGETHER = {"1": "D", "2": "D", "3": "D", "4": "D"}


@pytest.mark.parametrize("space", ["I", "II", "III", "IV"])
def test_5_1_a_unit_is_hit_at_any_distance(space: str) -> None:
    match = fort(lanes={"A": ("1-A3", space)})
    match.choose("fire")
    assert zone(match, "card")["A"] is None


def test_5_1_a_howitzer_can_be_attacked() -> None:
    match = fort(lanes={"A": "1-A1"})
    match.choose("fire")
    assert zone(match, "card")["A"] is None


def test_5_1_an_empty_lane_cannot_be_attacked() -> None:
    match = fort(lanes={"B": "1-B1"}, officers={"2": "A"})
    assert "fire" not in texts(match)
    assert "order-fire" not in texts(match)
    assert why(match, "fire") == ("lane-empty", "5.1", 0, 0)
    with pytest.raises(IllegalChoice) as refused:
        match.choose("fire")
    assert refused.value.facts["rule"] == "5.1"


def test_5_1_only_the_lane_opposite_is_attacked() -> None:
    match = fort(officers={"1": "B"}, lanes={"A": "1-A1", "B": "1-B1", "C": "1-C1"})
    match.choose("fire")
    assert zone(match, "card") == {"A": "1-A1", "B": None, "C": "1-C1", "D": None, "E": None}


def test_5_1_a_troop_on_another_lane_says_where_it_can_be_fired_at_from() -> None:
    match = fort(officers={"1": "B"}, lanes={"A": "1-A1", "B": "1-B1"})
    away = [refused for refused in match.quiet_refusals() if refused.option.verb == "fire-at"]
    assert [(str(one.option), one.reason, one.rule) for one in away] == [
        ("fire-at A", "lane-elsewhere", "5.1")
    ]


def test_5_1_nobody_fires_from_a_guardhouse() -> None:
    match = fort(officers={"1": "G1"}, lanes={"A": "1-A1"}, stock={"grenades": 0})
    assert texts(match) == ["move A", "move G2", "end"]


def test_5_2_one_round_of_ones_own_makes_one_wound() -> None:
    match = fort(lanes={"A": ("1-A4", "II")}, ammo={"1": 3})
    match.choose("fire")
    assert zone(match, "ammo")["1"] == 2
    assert zone(match, "wounds")["A"] == 1
    assert pool(match) == 16 - 2 - 2
    assert about(match, "officer-fires") == [("1", "A", "5.2")]


def test_5_2_not_more_than_one_own_round_in_the_same_attack() -> None:
    match = fort(lanes={"A": ("2-A5", "I")}, ammo={"1": 9})
    match.choose("fire")
    assert (zone(match, "wounds")["A"], zone(match, "ammo")["1"]) == (1, 8)


def test_5_2_without_ammunition_firing_is_refused_with_what_it_needs() -> None:
    match = fort(lanes={"A": "1-A1"}, ammo={"1": 0})
    assert "fire" not in texts(match)
    assert why(match, "fire") == ("no-ammunition", "5.2", 1, 0)


def test_5_3_another_officer_on_the_space_adds_a_round_of_its_own() -> None:
    match = fort(officers={"1": "D", "2": "D"}, lanes={"D": "1-D4"})
    match.choose("fire")
    assert match.asked == (1,)
    assert texts(match) == ["join", "hold-fire"]
    match.choose("join")
    assert zone(match, "card")["D"] is None
    assert zone(match, "ammo") == {"1": 1, "2": 1}
    assert about(match, "officer-joins") == [("2", "5.3")]


def test_5_3_it_costs_the_joining_officer_no_action() -> None:
    match = fort(officers={"1": "D", "2": "D"}, lanes={"C": "1-C1", "D": "1-D4"})
    play(match, "fire", "join", "end")
    match.happen("1-A1")
    assert (zone(match, "active"), zone(match, "actions")) == ("2", 1)
    play(match, "move C", "fire")
    assert zone(match, "card")["C"] is None


def test_5_3_arriving_this_turn_is_as_good_as_standing_there() -> None:
    match = fort(officers={"1": "C", "2": "D"}, lanes={"D": "1-D4"})
    play(match, "move D", "fire", "join")
    assert zone(match, "card")["D"] is None


def test_5_3_an_officer_elsewhere_is_not_asked() -> None:
    match = fort(seats=3, officers={"1": "D", "2": "C", "3": "G4"}, lanes={"D": "1-D4"})
    assert "order-fire" not in texts(match)
    match.choose("fire")
    assert match.to_move == 0
    assert zone(match, "wounds")["D"] == 1


def test_5_3_an_officer_without_ammunition_is_not_asked() -> None:
    officers = {"1": "D", "2": "D", "3": "D"}
    match = fort(seats=3, officers=officers, lanes={"D": "1-D4"}, ammo={"2": 0})
    match.choose("fire")
    assert match.asked == (2,)


def test_5_3_three_and_four_officers_may_fire_together() -> None:
    match = fort(seats=4, officers=TOGETHER, lanes={"D": ("2-C5", "IV")})
    match.choose("order-fire")
    for seat in (1, 2, 3):
        assert match.asked == (seat,)
        match.choose("join")
    assert zone(match, "card")["D"] is None
    assert zone(match, "ammo") == {"1": 2, "2": 1, "3": 1, "4": 1}


def test_5_3_the_others_are_asked_in_seat_order() -> None:
    match = fort(seats=4, officers=TOGETHER, lanes={"D": "2-C5"}, active="3")
    match.choose("fire")
    asked = []
    while match.decision is not None and match.decision.prompt == "JoinFire":
        asked.append(match.to_move)
        match.choose("hold-fire")
    assert asked == [0, 1, 3]


def test_5_3_the_owner_of_the_ammunition_decides() -> None:
    match = fort(seats=3, officers={"1": "D", "2": "D"}, lanes={"D": "1-D4"})
    match.choose("fire")
    for seat in (0, 2):
        with pytest.raises(IllegalChoice):
            match.choose("join", seat=seat)
    match.choose("hold-fire", seat=1)
    assert zone(match, "ammo")["2"] == 2
    assert about(match, "officer-holds") == [("2", "5.3")]


def test_5_3_the_asking_stops_when_there_are_enough_wounds() -> None:
    match = fort(seats=4, officers=TOGETHER, lanes={"D": "1-D4"})
    play(match, "fire", "join")
    assert match.to_move == 0
    assert zone(match, "ammo") == {"1": 1, "2": 1, "3": 2, "4": 2}


def test_5_3_nobody_is_asked_when_the_own_round_is_enough() -> None:
    match = fort(officers={"1": "D", "2": "D"}, lanes={"D": ("1-D4", "II", 1)})
    match.choose("fire")
    assert match.to_move == 0
    assert zone(match, "card")["D"] is None


def test_5_3_one_who_holds_fire_is_passed_over_for_the_next() -> None:
    match = fort(seats=3, officers={"1": "D", "2": "D", "3": "D"}, lanes={"D": "1-D4"})
    play(match, "fire", "hold-fire", "join")
    assert zone(match, "card")["D"] is None
    assert zone(match, "ammo") == {"1": 1, "2": 2, "3": 1}


def test_5_3_fire_can_be_ordered_without_a_round_of_ones_own() -> None:
    match = fort(officers={"1": "D", "2": "D"}, lanes={"D": "1-D1"}, ammo={"1": 0})
    play(match, "order-fire", "join")
    assert zone(match, "card")["D"] is None
    assert zone(match, "actions") == 0
    assert about(match, "officer-orders-fire") == [("1", "D", "5.2")]


def test_5_3_fire_can_be_ordered_to_keep_ones_own_round() -> None:
    match = fort(officers={"1": "D", "2": "D"}, lanes={"D": "1-D4"})
    assert {"fire", "order-fire"} <= set(texts(match))
    play(match, "order-fire", "join")
    assert zone(match, "ammo") == {"1": 2, "2": 1}
    assert zone(match, "wounds")["D"] == 1


def test_5_3_an_order_needs_somebody_else_with_ammunition() -> None:
    match = fort(officers={"1": "D", "2": "D"}, lanes={"D": "1-D1"}, ammo={"2": 0})
    assert "fire" in texts(match)
    assert "order-fire" not in texts(match)


def test_5_3_if_nobody_joins_the_action_is_spent_all_the_same() -> None:
    match = fort(officers={"1": "D", "2": "D"}, lanes={"D": "1-D1"}, ammo={"1": 0})
    play(match, "order-fire", "hold-fire")
    assert zone(match, "card")["D"] == "1-D1"
    assert zone(match, "ammo") == {"1": 0, "2": 2}
    assert zone(match, "actions") == 0
    assert about(match, "nobody-fires") == [("5.3",)]
    assert "order-fire" not in texts(match)


def test_5_3_example_an_order_to_two_others_destroys_a_unit_of_health_2() -> None:
    officers = {"1": "D", "2": "D", "3": "D"}
    match = fort(seats=3, officers=officers, lanes={"D": "1-D4"}, ammo={"1": 0})
    play(match, "order-fire", "join", "join")
    assert zone(match, "card")["D"] is None
    assert zone(match, "ammo") == {"1": 0, "2": 1, "3": 1}
    assert zone(match, "actions") == 0


def test_5_3_alone_ones_other_officer_joins() -> None:
    match = fort(seats=1, officers={"1": "D", "2": "D"}, lanes={"D": "1-D4"})
    match.choose("fire")
    assert match.asked == (0,)
    match.choose("join")
    assert zone(match, "ammo") == {"1": 1, "2": 1}


def test_5_4_wounds_stay_on_the_card_over_turns() -> None:
    match = fort(lanes={"A": "1-A4"})
    play(match, "fire", "end")
    match.happen("1-E1")
    assert about(match, "troop-wounded") == [("A", 1, "5.4")]
    play(match, "move A", "fire")
    assert zone(match, "card")["A"] is None
    assert about(match, "troop-destroyed") == [("A", "1-A4", "5.4")]


@pytest.mark.parametrize(("card", "shots"), [("2-D3", 1), ("2-D5", 2), ("2-C5", 3)])
def test_5_4_as_many_wounds_as_health_destroy_a_troop(card: str, shots: int) -> None:
    match = fort(seats=4, officers=TOGETHER, lanes={"D": card})
    play(match, "fire", *["join"] * (shots - 1))
    assert zone(match, "card")["D"] is None
    assert sum(zone(match, "ammo").values()) == 8 - shots


def test_5_4_a_destroyed_troop_is_filed_and_its_wounds_come_off() -> None:
    match = fort(lanes={"A": ("1-A4", "III", 1)}, filed=4)
    match.choose("fire")
    assert (zone(match, "filed"), zone(match, "day")) == (5, 1)
    assert (zone(match, "space")["A"], zone(match, "wounds")["A"]) == (None, 0)
    assert "1-A4" not in zone(match, "rest")


def test_5_4_a_wounded_troop_still_fires_and_moves() -> None:
    match = fort(lanes={"B": ("1-B4", "III", 1)}, officers={"2": "C"})
    match.choose("end")
    match.happen("1-A1")  # marks B and D
    assert (zone(match, "space")["B"], zone(match, "wounds")["B"]) == ("IV", 1)
    match.choose("end")
    assert zone(match, "walls")["B"] == 5
    assert told(match, "bricks-lost")[0].rule == "7.2"
