"""Chapter 4 of RULES.md: the turn."""

import pytest

import siegeworks
from siegeworks import CHANCE, IllegalChoice, UndoRefused
from tests.games.westerplatte.table import (
    about,
    end_turn,
    fort,
    morale,
    play,
    texts,
    told,
    why,
    zone,
)


def test_4_1_act_then_german_fire_then_new_card_then_movement_then_end() -> None:
    match = fort(filed=7, lanes={"B": "1-B1", "D": "1-D3"})
    play(match, "move B", "fire", "move G2", "end")
    match.happen("1-A1")  # a howitzer for A that marks B and D
    assert [(event.kind, event.rule) for event in match.log()] == [
        ("officer-moves", "4.4"),
        ("officer-fires", "5.2"),
        ("troop-destroyed", "5.4"),
        ("officer-moves", "4.4"),
        ("card-drawn", "8.1"),
        ("troop-enters", "8.2"),
        ("troop-advances", "9.2"),
        ("day-ends", "11.2"),
    ]
    match.happen("mine")
    assert [event.kind for event in match.log()][-2:] == ["nothing-happens", "turn-begins"]


def test_4_1_german_fire_comes_before_the_new_card() -> None:
    match = fort(lanes={"B": "1-B1"})
    match.choose("end")
    assert match.to_move == CHANCE
    assert zone(match, "walls")["B"] == 5
    match.happen("1-A1")
    assert zone(match, "walls")["A"] == 6


def test_4_1_a_unit_that_reaches_iv_fires_first_in_the_next_turn() -> None:
    match = fort(lanes={"C": "1-C2"})
    end_turn(match, "1-B1")  # marks A and C
    assert (zone(match, "space")["C"], zone(match, "walls")["C"]) == ("IV", 6)
    end_turn(match, "1-E1")
    assert zone(match, "walls")["C"] == 5


def test_4_1_the_germans_act_after_every_single_turn() -> None:
    match = fort(seats=3, lanes={"B": "1-B1"})
    for turn, card in enumerate(("1-morale-1", "1-C1", "1-D1"), start=1):
        end_turn(match, card)
        assert zone(match, "walls")["B"] == 6 - turn
    assert len(told(match, "card-drawn")) == 3


def test_4_2_a_turn_has_two_moves_and_one_action() -> None:
    match = fort(agenda=["Turn(2)"])
    assert (zone(match, "active"), zone(match, "moves"), zone(match, "actions")) == ("2", 2, 1)
    assert told(match, "turn-begins")[0].rule == "4.2"
    assert told(match, "marker-shed") == []


def test_4_2_a_limited_movement_marker_goes_back_and_leaves_one_move() -> None:
    match = fort(agenda=["Turn(1)"], markers={"limited-move-1": 1})
    assert zone(match, "moves") == 1
    assert zone(match, "markers")["limited-move-1"] == 0
    assert about(match, "marker-shed") == [("1", "4.2")]
    match.choose("move G1")
    assert why(match, "move G2") == ("no-move-left", "4.4", 1, 0)


def test_4_2_only_one_marker_goes_back_in_a_turn() -> None:
    match = fort(agenda=["Turn(1)"], markers={"limited-move-1": 2, "limited-move-2": 1})
    held = []
    for card in ("1-A1", "1-B1", "1-C1", "1-D1", "1-E1"):
        markers = zone(match, "markers")
        held.append((zone(match, "moves"), markers["limited-move-1"], markers["limited-move-2"]))
        end_turn(match, card)
    assert held == [(1, 1, 1), (1, 1, 0), (1, 0, 0), (2, 0, 0), (2, 0, 0)]


def test_4_3_moves_and_action_in_any_order() -> None:
    orders = [
        ("move B", "fire", "move C"),
        ("move B", "move A", "fire"),
        ("fire", "move B", "move A"),
    ]
    for order in orders:
        match = fort(lanes={"A": "1-A1", "B": "1-B1"})
        play(match, *order)
        assert texts(match) == ["end"]


def test_4_3_all_of_it_is_optional_and_what_is_left_is_lost() -> None:
    match = fort(lanes={"A": "1-A1"})
    end_turn(match, "1-B1")
    end_turn(match, "1-C1")
    assert zone(match, "active") == "1"
    assert (zone(match, "moves"), zone(match, "actions")) == (2, 1)


def test_4_3_a_second_action_is_refused_with_what_it_needs() -> None:
    match = fort(lanes={"A": ("1-A4", "II")})
    match.choose("fire")
    assert "fire" not in texts(match)
    assert why(match, "fire") == ("no-action-left", "4.3", 1, 0)
    with pytest.raises(IllegalChoice) as refused:
        match.choose("fire")
    assert (refused.value.code, refused.value.facts["rule"]) == ("refused", "4.3")
    assert zone(match, "ammo")["1"] == 1


@pytest.mark.parametrize(
    ("field", "option"),
    [
        ("G1", "mortar C"),
        ("G2", "take-ammunition"),
        ("G3", "raise-morale"),
        ("G4", "rebuild A"),
        ("G5", "lay-mine A"),
        ("G6", "push-back C"),
    ],
)
def test_4_3_no_tile_can_be_used_without_an_action(field: str, option: str) -> None:
    match = fort(officers={"1": field}, lanes={"C": ("1-C4", "IV")}, walls={"A": 1}, actions=0)
    assert all(text.startswith("move") or text == "end" for text in texts(match))
    assert why(match, option) == ("no-action-left", "4.3", 1, 0)


def test_4_3_one_action_a_turn_wherever_the_officer_goes() -> None:
    match = fort(officers={"1": "G3"}, lanes={"C": "1-C1"})
    play(match, "raise-morale", "move C")
    assert why(match, "fire") == ("no-action-left", "4.3", 1, 0)
    assert texts(match) == ["move B", "move D", "move G3", "move G4", "end"]


def test_4_3_a_step_may_be_taken_back_until_luck_has_fallen() -> None:
    match = fort(lanes={"A": "1-A1"})
    before = match.position()
    play(match, "fire", "move G1", "end")
    assert str(match.undo()) == "end"
    assert str(match.undo()) == "move G1"
    assert str(match.undo()) == "fire"
    assert match.position() == before
    assert match.log() == []
    end_turn(match, "1-B1")
    with pytest.raises(UndoRefused):
        match.undo()


def test_4_3_what_an_earlier_officer_did_cannot_be_taken_back() -> None:
    match = fort()
    play(match, "move G1")
    end_turn(match, "1-B1")
    match.choose("move G3")
    assert str(match.undo()) == "move G3"
    with pytest.raises(UndoRefused):
        match.undo()


def test_4_4_a_move_takes_one_path_to_a_neighbouring_field() -> None:
    match = fort()
    match.choose("move G2")
    assert (zone(match, "post")["1"], zone(match, "moves")) == ("G2", 1)
    assert about(match, "officer-moves") == [("1", "G2", "4.4")]


def test_4_4_a_field_further_away_is_not_offered() -> None:
    match = fort()
    with pytest.raises(IllegalChoice):
        match.choose("move G3")
    assert zone(match, "post")["1"] == "A"


def test_4_4_a_third_move_is_refused_with_what_it_needs() -> None:
    match = fort()
    play(match, "move B", "move C")
    assert texts(match) == ["end"]
    for field in ("B", "D", "G3", "G4"):
        assert why(match, f"move {field}") == ("no-move-left", "4.4", 1, 0)
    with pytest.raises(IllegalChoice) as refused:
        match.choose("move D")
    assert refused.value.facts["rule"] == "4.4"


@pytest.mark.parametrize(
    ("burnt", "here", "gone"),
    [
        ("burnt-1", "B", ["C"]),
        ("burnt-1", "C", ["B"]),
        ("burnt-2", "G3", ["G4"]),
        ("burnt-2", "G4", ["G3"]),
    ],
)
def test_4_4_a_burnt_passage_cannot_be_used_either_way(
    burnt: str, here: str, gone: list[str]
) -> None:
    match = fort(level="medium", burnt=burnt, officers={"1": here})
    free = [text for text in texts(fort(officers={"1": here})) if text.startswith("move")]
    assert [text for text in texts(match) if text.startswith("move")] == [
        text for text in free if text.removeprefix("move ") not in gone
    ]
    for there in gone:
        assert why(match, f"move {there}") == ("passage-burnt", "12.9", 0, 0)


def test_4_5_extra_movement_marker_gives_a_third_move() -> None:
    match = fort(markers={"extra-move-1": 1})
    play(match, "move B", "move C", "use-extra-move", "move D")
    assert zone(match, "post")["1"] == "D"
    assert zone(match, "markers")["extra-move-1"] == 0
    assert about(match, "extra-move-used") == [("1", "4.5")]


def test_4_5_the_marker_may_be_given_back_before_the_moves_are_used_up() -> None:
    match = fort(officers={"1": "A"}, markers={"extra-move-1": 1})
    match.choose("use-extra-move")
    assert zone(match, "moves") == 3
    assert zone(match, "markers")["extra-move-1"] == 0


def test_4_5_only_one_extra_movement_marker_a_turn() -> None:
    match = fort(markers={"extra-move-1": 2})
    play(match, "move B", "move C", "use-extra-move", "move D")
    assert texts(match) == ["end"]
    assert zone(match, "markers")["extra-move-1"] == 1


def test_4_5_another_one_may_be_used_in_the_next_turn() -> None:
    match = fort(markers={"extra-move-1": 2})
    play(match, "move B", "move C", "use-extra-move")
    end_turn(match, "1-A1")
    end_turn(match, "1-B1")
    play(match, "move B", "move A", "use-extra-move", "move G1")
    assert zone(match, "markers")["extra-move-1"] == 0


def test_4_5_nobody_uses_the_marker_of_another_officer() -> None:
    match = fort(markers={"extra-move-2": 2})
    play(match, "move B", "move C")
    assert texts(match) == ["end"]


def test_4_5_after_a_limited_turn_it_makes_two_moves() -> None:
    match = fort(markers={"extra-move-1": 1}, moves=1)
    play(match, "move B", "use-extra-move", "move C")
    assert texts(match) == ["end"]


def test_4_6_extra_action_marker_gives_a_second_action() -> None:
    match = fort(markers={"extra-action-1": 1}, lanes={"A": "1-A1", "B": "1-B1"})
    play(match, "fire", "move B", "use-extra-action", "fire")
    assert set(zone(match, "card").values()) == {None}
    assert zone(match, "markers")["extra-action-1"] == 0
    assert about(match, "extra-action-used") == [("1", "4.6")]


def test_4_6_the_second_action_may_be_the_same_again() -> None:
    match = fort(markers={"extra-action-1": 1}, lanes={"A": "1-A4"})
    play(match, "fire", "use-extra-action", "fire")
    assert zone(match, "card")["A"] is None
    assert zone(match, "ammo")["1"] == 0


def test_4_6_the_marker_may_be_given_back_before_the_action_is_taken() -> None:
    match = fort(officers={"1": "A"}, markers={"extra-action-1": 1})
    match.choose("use-extra-action")
    assert zone(match, "actions") == 2


def test_4_6_only_one_extra_action_marker_a_turn() -> None:
    match = fort(markers={"extra-action-1": 2}, officers={"1": "G2"})
    play(match, "take-ammunition", "use-extra-action", "take-ammunition")
    assert "use-extra-action" not in texts(match)
    assert zone(match, "markers")["extra-action-1"] == 1
    assert zone(match, "ammo")["1"] == 10


def test_4_6_a_marker_can_be_used_in_the_turn_it_arrives() -> None:
    match = fort(officers={"1": "G3"}, morale="high-2")
    play(match, "raise-morale", "use-extra-action", "raise-morale")
    assert zone(match, "markers")["extra-action-1"] == 1
    assert morale(match) == "high-1"


def test_4_6_both_kinds_of_extra_marker_in_one_turn() -> None:
    match = fort(
        markers={"extra-move-1": 1, "extra-action-1": 1},
        lanes={"A": "1-A1", "D": "1-D1"},
    )
    play(match, "fire", "move B", "move C", "use-extra-move", "move D")
    play(match, "use-extra-action", "fire")
    assert texts(match) == ["end"]
    assert set(zone(match, "card").values()) == {None}


def test_4_7_after_the_last_seat_comes_seat_1() -> None:
    match = fort(seats=4, active="4")
    end_turn(match, "1-A1")
    assert (match.to_move, zone(match, "active"), zone(match, "turn")) == (0, "1", 2)


def test_4_7_alone_two_officers_alternate_with_their_own_rounds_and_markers() -> None:
    match = fort(seats=1, ammo={"1": 0}, markers={"extra-move-1": 1}, lanes={"A": "1-A1"})
    assert "fire" not in texts(match)
    play(match, "move B", "move A")
    assert "use-extra-move" in texts(match)
    end_turn(match, "1-B1")
    assert zone(match, "active") == "2"
    play(match, "move A", "move B")
    assert texts(match) == ["fire", "end"]
    end_turn(match, "1-C1")
    assert zone(match, "active") == "1"


def test_4_4_a_field_that_is_not_next_says_how_far_it_is() -> None:
    match = siegeworks.situation("westerplatte", officers={"1": "A"}, luck="given")
    far = {str(r.option): (r.reason, r.need, r.have) for r in match.quiet_refusals()}
    assert far["move E"] == ("not-next", 4, 2)
    assert far["move G3"] == ("not-next", 2, 2)
    offered = {str(option) for option in match.options()}
    assert not offered & set(far)
    assert len([option for option in offered | set(far) if option.startswith("move ")]) == 10
