"""10 Morale: sharing evenly, and markers that cancel."""

from itertools import combinations
from typing import Any

import pytest

from siegeworks import IllegalChoice
from tests.games.westerplatte.situations import LOSS, fall, prompt, rise
from tests.games.westerplatte.table import (
    end_turn,
    fort,
    held,
    rest_of_turn,
    rounds,
    texts,
    told,
    ways,
)

# 10.10 Sharing evenly


def test_10_10_five_markers_for_two_officers_leave_one_to_place() -> None:
    match = rise(morale="high-1")
    assert held(match, "extra-move") == (2, 2)
    assert texts(match) == ["give 1", "give 2"]
    assert match.asked == (0, 1)
    match.choose("give 2", seat=1)
    assert held(match, "extra-move") == (2, 3)
    assert prompt(match) == "Act"


def test_10_10_no_officer_gets_two_of_the_rest() -> None:
    match = rise(seats=3, morale="high-1")
    match.choose("give 1")
    assert "give 1" not in texts(match)
    with pytest.raises(IllegalChoice):
        match.choose("give 1")


@pytest.mark.parametrize(
    ("situation", "marker", "each", "rest"),
    [
        ({"seats": 2, "morale": "high-1"}, "extra-move", 2, 1),
        ({"seats": 3, "morale": "high-1"}, "extra-move", 1, 2),
        ({"seats": 4, "morale": "high-1"}, "extra-move", 1, 1),
        ({"seats": 3, "morale": "high-2"}, "extra-action", 1, 1),
        ({"seats": 4, "morale": "high-2", "markers": {"extra-action-1": 1}}, "extra-action", 0, 3),
        ({"seats": 4, "morale": "high-1", "markers": {"extra-move-4": 3}}, "extra-move", 0, 2),
    ],
)
def test_10_10_every_way_to_place_the_rest_has_exactly_one_line_of_answers(
    situation: dict[str, Any], marker: str, each: int, rest: int
) -> None:
    match = rise(**situation)
    already = fort(**situation)
    officers = len(held(match, marker))
    chosen = combinations(range(officers), rest)
    expected = [
        tuple(n + each + (o in ones) for o, n in enumerate(held(already, marker)))
        for ones in chosen
    ]
    reached = [held(end, marker) for _, end in ways(match, "ShareRest")]
    assert sorted(reached) == sorted(expected)


def test_10_10_the_rest_is_offered_in_seat_order() -> None:
    match = rise(seats=4, morale="high-1")
    assert texts(match) == ["give 1", "give 2", "give 3", "give 4"]


def test_10_10_only_this_share_counts_not_what_is_held() -> None:
    match = rise(morale="high-2", markers={"extra-action-1": 2})
    assert held(match, "extra-action") == (3, 1)


def test_10_10_a_loss_of_five_held_as_four_and_two() -> None:
    match = fall(morale="low-2", ammo={"1": 4, "2": 2})
    lost = [event.about["officer"] for event in told(match, "ammunition-lost")]
    assert lost == ["1", "2", "1", "2", "1"]


def test_10_10_the_players_choose_who_bears_the_rest_of_a_loss() -> None:
    match = fall(morale="low-2", ammo={"1": 3, "2": 4})
    assert rounds(match) == (1, 2)
    assert texts(match) == ["take-from 1", "take-from 2"]
    assert match.asked == (0, 1)
    match.choose("take-from 1", seat=1)
    assert rounds(match) == (0, 2)


def test_10_10_only_officers_who_still_have_rounds_bear_the_rest() -> None:
    match = fall(seats=3, morale="low-2", ammo={"1": 5, "2": 0, "3": 3})
    assert rounds(match) == (3, 0, 1)
    assert texts(match) == ["take-from 1", "take-from 3"]


def test_10_10_the_rest_of_a_loss_is_borne_by_different_officers() -> None:
    match = fall(seats=3, morale="low-2", ammo={"1": 2, "2": 2, "3": 2})
    ends = [rounds(end) for _, end in ways(match, "ShareRest")]
    assert sorted(ends) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]


def test_10_10_ammunition_is_shared_by_the_same_rule() -> None:
    match = fort(3, agenda=("Share(ammunition, 4)", *rest_of_turn("1")))
    assert rounds(match) == (3, 3, 3)
    assert texts(match) == ["give 1", "give 2", "give 3"]


# 10.11 Markers cancel


def test_10_11_extra_markers_cancel_limited_ones_as_they_arrive() -> None:
    match = rise(morale="high-1", markers={"limited-move-1": 1, "limited-move-2": 3})
    assert held(match, "limited-move") == (0, 1)
    assert held(match, "extra-move") == (1, 0)
    match.choose("give 2")
    assert held(match, "limited-move") == (0, 0)
    assert held(match, "extra-move") == (1, 0)


def test_10_11_limited_markers_cancel_extra_ones_as_they_arrive() -> None:
    extra = {"extra-move-1": 3, "extra-move-2": 1}
    match = fort(morale="low-1", markers=extra, agenda=("Fall()", *rest_of_turn("1")))
    assert held(match, "extra-move") == (1, 0)
    assert held(match, "limited-move") == (0, 1)
    assert len(told(match, "markers-cancel")) == 3


def test_10_11_cancelled_markers_are_back_in_the_supply() -> None:
    two_each = {"limited-move-1": 2, "limited-move-2": 2}
    match = fort(officers={"1": "G3", "2": "G3"}, morale="high-1", markers=two_each)
    match.choose("raise-morale")
    match.choose("give 1")
    assert held(match, "extra-move") == (1, 0)
    end_turn(match, LOSS)
    match.choose("raise-morale")  # four of the five lie in the supply again
    assert held(match, "extra-move") == (3, 2)


def test_10_11_extra_actions_are_not_touched() -> None:
    match = rise(morale="high-2", markers={"limited-move-1": 2})
    assert held(match, "extra-action") == (2, 2)
    assert held(match, "limited-move") == (2, 0)
