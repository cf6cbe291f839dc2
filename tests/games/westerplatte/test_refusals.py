"""What one might try is refused with a reason: where no other chapter's test meets it."""

from typing import Any

from siegeworks import Match
from tests.games.westerplatte.table import fort, play, texts, why

REST = ("GermanFire()", "DrawCard()", "TroopMovement()", "EndOfTurn()", "NextOfficer(1)")


def asking(step: str, seats: int = 2, **situation: Any) -> Match:
    """A match in which a step asks, in the middle of a turn."""
    return fort(seats, agenda=(step, *REST), **situation)


def test_4_3_without_an_action_neither_kind_of_fire_is_left() -> None:
    match = fort(lanes={"A": "1-A1"}, officers={"1": "A"}, actions=0)
    assert why(match, "fire") == why(match, "order-fire") == ("no-action-left", "4.3", 1, 0)


def test_5_1_nobody_can_be_ordered_to_fire_at_an_empty_lane() -> None:
    assert why(fort(officers={"1": "A", "2": "A"}), "order-fire") == ("lane-empty", "5.1", 0, 0)


def test_5_3_fire_is_ordered_only_where_another_officer_has_ammunition() -> None:
    match = fort(lanes={"A": "1-A1"}, officers={"1": "A", "2": "B"})
    assert why(match, "order-fire") == ("nobody-to-order", "5.3", 1, 0)
    assert "fire" in texts(match)


def test_6_7_units_on_lanes_further_left_are_past() -> None:
    match = fort(
        lanes={"A": ("1-A2", "III"), "B": ("1-B3", "III"), "C": "1-C1", "D": ("1-D3", "III")},
        officers={"1": "G6"},
    )
    play(match, "push-back B")
    assert texts(match) == ["push-back D", "enough"]
    assert why(match, "push-back A") == ("lane-passed", "6.7", 0, 0)
    assert why(match, "push-back B") == ("lane-passed", "6.7", 0, 0)
    assert why(match, "push-back C") == ("howitzer-stays", "6.7", 0, 0)
    assert why(match, "push-back E") == ("lane-empty", "6.7", 0, 0)


def test_10_3_nothing_is_gained_for_a_tile_without_a_free_slot() -> None:
    match = asking("ChooseGain()", stock={"grenades": 0, "bricks": 0})
    assert texts(match) == ["gain grenades", "gain bricks"]
    assert why(match, "gain mines") == ("tile-full", "10.3", 0, 0)


def test_10_7_nothing_is_lost_of_what_is_not_there() -> None:
    match = asking("ChooseLoss()", stock={"grenades": 0})
    assert texts(match) == ["lose mines", "lose bricks"]
    assert why(match, "lose grenades") == ("tile-empty", "10.7", 1, 0)


def test_10_10_a_share_goes_round_in_the_order_of_the_officers() -> None:
    match = asking("ShareRest(loss, 9)", 4, ammo={"3": 0})  # one round, from officer 2 on
    assert texts(match) == ["take-from 2", "take-from 4"]
    assert why(match, "take-from 1") == ("officer-passed", "10.10", 0, 0)
    assert why(match, "take-from 3") == ("nothing-to-take", "10.10", 1, 0)


def test_10_10_so_many_officers_come_after_that_all_is_shared() -> None:
    match = asking("ShareRest(extra-move, 24)", 4)  # three markers
    assert texts(match) == ["give 1", "give 2"]
    assert why(match, "give 3") == ("too-few-officers", "10.10", 0, 0)
    assert why(match, "give 4") == ("too-few-officers", "10.10", 0, 0)


def test_12_2_bricks_go_to_damaged_fields_in_their_order() -> None:
    match = asking("LayBrick(B, 2)", walls={"A": 5, "C": 4, "D": 5, "G6": 5})
    assert texts(match) == ["brick C", "brick D"]
    assert why(match, "brick A") == ("field-passed", "12.2", 0, 0)
    assert why(match, "brick B") == ("wall-whole", "12.2", 0, 0)
    assert why(match, "brick G6") == ("too-few-gaps", "12.2", 2, 1)
