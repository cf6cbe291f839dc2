"""10 Morale: the two tracks, what each level does, and sharing among the officers."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from siegeworks import IllegalChoice, Match
from tests.games.westerplatte.table import (
    end_turn,
    fort,
    held,
    morale,
    pool,
    rest_of_turn,
    rounds,
    set_up,
    side_stock,
    texts,
    told,
    ways,
    zone,
)

LEVELS = ("easy", "medium", "hard")
LOSS = "1-morale-1"  # moves D and E, where no troop stands in these tests
ROOM = {"mines": 3, "grenades": 3, "bricks": 6}  # on green, a slot is free for each
FULL = {"mines": 4, "grenades": 4, "bricks": 8}
BARE = {"mines": 0, "grenades": 0, "bricks": 0}


def rise(**situation: Any) -> Match:
    """Officer 1 uses the morale tile, which lies on G3."""
    match = fort(officers={"1": "G3"}, **situation)
    match.choose("raise-morale")
    return match


def fall(**situation: Any) -> Match:
    """Officer 1 ends the turn, and a loss of morale is drawn."""
    match = fort(**situation)
    end_turn(match, LOSS)
    return match


def prompt(match: Match) -> str:
    """What is asked now."""
    assert match.decision is not None
    return match.decision.prompt


# 10.1 The track


@pytest.mark.parametrize("level", LEVELS)
def test_10_1_the_marker_begins_on_start(level: str) -> None:
    assert morale(set_up(2, level, cards=("1-A1", "1-B1"))) == "start"


def test_10_1_green_has_its_spare_step_below_the_start() -> None:
    match = fall(level="easy")
    assert morale(match) == "neutral"
    assert morale(rise(level="medium", stock=FULL)) == "high-1"


def test_10_1_red_has_its_spare_step_above_the_start() -> None:
    match = rise(level="hard")
    assert morale(match) == "neutral"
    assert morale(fall(level="hard", stock=BARE)) == "low-1"


@pytest.mark.parametrize(
    ("level", "before", "change"),
    [
        ("easy", "start", fall),
        ("easy", "high-1", fall),
        ("easy", "neutral", rise),
        ("hard", "neutral", fall),
        ("hard", "high-1", fall),
        ("hard", "start", rise),
    ],
)
def test_10_1_neutral_and_start_have_no_effect(
    level: str, before: str, change: Callable[..., Match]
) -> None:
    some = {"mines": 1, "grenades": 1, "bricks": 2}
    match = change(level=level, morale=before, stock=some)
    assert morale(match) in ("neutral", "start")
    assert zone(match, "stock") == some
    assert rounds(match) == (2, 2)
    assert sum(zone(match, "markers").values()) == 0
    assert prompt(match) == "Act"


# 10.2 Rising


@pytest.mark.parametrize(
    ("level", "before", "after"),
    [
        ("easy", "neutral", "start"),
        ("easy", "start", "high-1"),
        ("easy", "high-1", "high-2"),
        ("hard", "start", "neutral"),
        ("hard", "neutral", "high-1"),
        ("hard", "high-1", "high-2"),
    ],
)
def test_10_2_morale_rises_by_one_space(level: str, before: str, after: str) -> None:
    assert morale(rise(level=level, morale=before)) == after


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("low", ["low-1", "low-2"])
def test_10_2_from_a_low_level_it_goes_straight_to_start_without_gain(level: str, low: str) -> None:
    match = rise(level=level, morale=low, stock={"mines": 1, "grenades": 1, "bricks": 2})
    assert morale(match) == "start"
    assert zone(match, "stock") == {"mines": 1, "grenades": 1, "bricks": 2}
    assert sum(zone(match, "markers").values()) == 0
    assert prompt(match) == "Act"


def test_10_2_a_high_level_pays_every_time_it_is_reached_from_below() -> None:
    match = rise(stock={"mines": 0})
    match.choose("end")
    match.happen(LOSS)  # down from high 1
    assert morale(match) == "start"
    end_turn(match, "1-A1")
    assert zone(match, "stock")["mines"] == 1
    match.choose("raise-morale")
    assert zone(match, "stock")["mines"] == 2


def test_10_2_staying_on_a_high_level_gives_nothing() -> None:
    match = fort(morale="high-2", stock=ROOM)
    end_turn(match, "1-A1")
    end_turn(match, "1-B1")
    assert morale(match) == "high-2"
    assert sum(zone(match, "markers").values()) == 0
    assert zone(match, "stock") == ROOM


# 10.3 High 1


@pytest.mark.parametrize(
    ("choice", "gained"),
    [
        ("gain mines", ("mines", 4)),
        ("gain grenades", ("grenades", 4)),
        ("gain bricks", ("bricks", 8)),
    ],
)
def test_10_3_high_one_adds_what_the_players_choose(choice: str, gained: tuple[str, int]) -> None:
    match = rise(stock=ROOM)
    assert texts(match) == ["gain mines", "gain grenades", "gain bricks"]
    match.choose(choice)
    assert zone(match, "stock") == ROOM | dict([gained])
    assert prompt(match) == "Act"


def test_10_3_any_player_may_choose_and_the_active_one_is_asked_first() -> None:
    match = fort(3, officers={"2": "G3"}, stock=ROOM, active="2")
    match.choose("raise-morale")
    assert match.to_move == 1
    assert match.asked == (0, 1, 2)
    match.choose("gain bricks", seat=2)
    assert zone(match, "stock")["bricks"] == 8


@pytest.mark.parametrize("full", ["mines", "grenades", "bricks"])
def test_10_3_a_full_tile_is_not_offered(full: str) -> None:
    match = rise(stock=ROOM | {full: FULL[full]})
    assert texts(match) == [f"gain {supply}" for supply in ROOM if supply != full]


@pytest.mark.parametrize("free", ["mines", "grenades", "bricks"])
def test_10_3_the_only_tile_with_a_free_slot_gets_it_without_a_question(free: str) -> None:
    match = rise(stock=FULL | {free: ROOM[free]})
    assert zone(match, "stock") == FULL
    assert prompt(match) == "Act"


def test_10_3_with_all_tiles_full_there_is_nothing_to_gain() -> None:
    match = rise(stock=FULL)
    assert morale(match) == "high-1"
    assert zone(match, "stock") == FULL
    assert prompt(match) == "Act"


def test_10_3_red_tiles_have_fewer_slots() -> None:
    match = rise(level="hard", morale="neutral", stock={"mines": 3, "grenades": 3, "bricks": 6})
    assert zone(match, "stock") == {"mines": 3, "grenades": 3, "bricks": 6}
    assert prompt(match) == "Act"


def test_10_3_a_mine_on_a_lane_keeps_its_slot() -> None:
    match = rise(mines=("A",), stock={"mines": 3, "grenades": 3, "bricks": 6})
    assert texts(match) == ["gain grenades", "gain bricks"]


def test_10_3_bricks_come_from_beside_the_board() -> None:
    match = rise(stock=ROOM, walls={"A": 2})
    before = side_stock(match)
    match.choose("gain bricks")
    assert side_stock(match) == before - 2


# 10.4 High 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "each", "rest"), [(1, 2, 1), (2, 2, 1), (3, 1, 2), (4, 1, 1)])
def test_10_4_high_two_shares_five_extra_movement_markers(
    level: str, seats: int, each: int, rest: int
) -> None:
    match = rise(seats=seats, level=level, morale="high-1")
    officers = max(2, seats)
    assert held(match, "extra-move") == (each,) * officers
    for _, end in ways(match, "ShareRest"):
        assert sum(held(end, "extra-move")) == 5 == each * officers + rest
        assert morale(end) == "high-2"


def test_10_4_a_short_supply_is_shared_as_far_as_it_goes() -> None:
    match = rise(morale="high-1", markers={"extra-move-1": 3})
    assert held(match, "extra-move") == (4, 1)
    assert prompt(match) == "Act"


def test_10_4_fewer_markers_than_officers_are_placed_by_the_players() -> None:
    match = rise(seats=4, morale="high-1", markers={"extra-move-1": 4})
    assert texts(match) == ["give 1", "give 2", "give 3", "give 4"]
    match.choose("give 3")
    assert held(match, "extra-move") == (4, 0, 1, 0)


def test_10_4_an_empty_supply_gives_nothing() -> None:
    match = rise(morale="high-1", markers={"extra-move-1": 2, "extra-move-2": 3})
    assert held(match, "extra-move") == (2, 3)
    assert morale(match) == "high-2"
    assert prompt(match) == "Act"


# 10.5 High 3


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "each", "rest"), [(1, 2, 0), (2, 2, 0), (3, 1, 1), (4, 1, 0)])
def test_10_5_high_three_shares_four_extra_action_markers_and_goes_to_start(
    level: str, seats: int, each: int, rest: int
) -> None:
    match = rise(seats=seats, level=level, morale="high-2")
    officers = max(2, seats)
    assert held(match, "extra-action") == (each,) * officers
    assert bool(rest) == (prompt(match) == "ShareRest")
    for _, end in ways(match, "ShareRest"):
        assert sum(held(end, "extra-action")) == 4 == each * officers + rest
        assert morale(end) == "start"


def test_10_5_a_short_supply_of_action_markers_is_shared() -> None:
    match = rise(morale="high-2", markers={"extra-action-1": 1, "extra-action-2": 2})
    assert texts(match) == ["give 1", "give 2"]
    match.choose("give 1")
    assert held(match, "extra-action") == (2, 2)


def test_10_5_without_markers_in_the_supply_the_marker_still_goes_to_start() -> None:
    match = rise(morale="high-2", markers={"extra-action-1": 4})
    assert held(match, "extra-action") == (4, 0)
    assert morale(match) == "start"


# 10.6 Falling


@pytest.mark.parametrize(
    ("level", "before", "after"),
    [
        ("easy", "high-2", "high-1"),
        ("easy", "high-1", "start"),
        ("easy", "start", "neutral"),
        ("easy", "neutral", "low-1"),
        ("easy", "low-1", "low-2"),
        ("hard", "high-2", "high-1"),
        ("hard", "high-1", "neutral"),
        ("hard", "neutral", "start"),
        ("hard", "start", "low-1"),
        ("hard", "low-1", "low-2"),
    ],
)
def test_10_6_morale_falls_by_one_space(level: str, before: str, after: str) -> None:
    assert morale(fall(level=level, morale=before)) == after


@pytest.mark.parametrize("level", LEVELS)
def test_10_6_coming_down_onto_a_high_level_gives_no_bonus(level: str) -> None:
    match = fall(level=level, morale="high-2", stock={"mines": 1, "grenades": 1, "bricks": 2})
    assert morale(match) == "high-1"
    assert zone(match, "stock") == {"mines": 1, "grenades": 1, "bricks": 2}
    assert prompt(match) == "Act"


# 10.7 Low 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("supply", "lost"), [("mines", 1), ("grenades", 1), ("bricks", 2)])
def test_10_7_low_one_costs_what_the_players_choose(level: str, supply: str, lost: int) -> None:
    match = fall(level=level, morale="start" if level == "hard" else "neutral")
    before = zone(match, "stock")
    assert texts(match) == ["lose mines", "lose grenades", "lose bricks"]
    assert match.asked == (0, 1)
    match.choose(f"lose {supply}", seat=1)
    assert zone(match, "stock") == before | {supply: before[supply] - lost}


def test_10_7_only_what_is_on_a_tile_can_be_lost() -> None:
    match = fall(morale="neutral", stock={"mines": 0, "grenades": 1, "bricks": 2})
    assert texts(match) == ["lose grenades", "lose bricks"]


@pytest.mark.parametrize(("left", "number"), [("mines", 2), ("grenades", 2), ("bricks", 4)])
def test_10_7_the_last_supply_is_lost_without_a_question(left: str, number: int) -> None:
    match = fall(morale="neutral", stock=BARE | {left: number})
    assert zone(match, "stock") == BARE | {left: number // 2 if left == "bricks" else number - 1}
    assert prompt(match) == "Act"


def test_10_7_mines_on_lanes_are_not_lost() -> None:
    match = fall(morale="neutral", mines=("A", "B"), stock=BARE)
    assert zone(match, "mine") == {"A": 1, "B": 1, "C": 0, "D": 0, "E": 0}
    assert morale(match) == "low-1"
    assert prompt(match) == "Act"


def test_10_7_empty_tiles_lose_nothing() -> None:
    match = fall(morale="neutral", stock=BARE)
    assert zone(match, "stock") == BARE
    assert prompt(match) == "Act"


def test_10_7_lost_bricks_go_beside_the_board() -> None:
    match = fall(morale="neutral")
    match.choose("lose bricks")
    assert side_stock(match) == 2


# 10.8 Low 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "each", "rest"), [(1, 2, 0), (2, 2, 0), (3, 1, 1), (4, 1, 0)])
def test_10_8_low_two_shares_four_limited_movement_markers(
    level: str, seats: int, each: int, rest: int
) -> None:
    match = fort(seats, level, morale="low-1", agenda=("Fall()", *rest_of_turn("1")))
    officers = max(2, seats)
    assert held(match, "limited-move") == (each,) * officers
    assert bool(rest) == (prompt(match) == "ShareRest")
    for _, end in ways(match, "ShareRest"):
        assert sum(held(end, "limited-move")) == 4
        assert morale(end) == "low-2"


def test_10_8_a_short_supply_of_limited_markers_is_shared() -> None:
    match = fort(
        morale="low-1", markers={"limited-move-2": 2}, agenda=("Fall()", *rest_of_turn("1"))
    )
    assert held(match, "limited-move") == (1, 3)


def test_10_8_the_next_officer_sheds_one_at_once_and_has_one_move() -> None:
    match = fall(morale="low-1")
    assert held(match, "limited-move") == (2, 1)
    assert zone(match, "moves") == 1


# 10.9 Low 3


@pytest.mark.parametrize("level", LEVELS)
def test_10_9_low_three_costs_five_rounds_and_goes_to_start(level: str) -> None:
    match = fall(level=level, morale="low-2", ammo={"1": 4, "2": 2})
    assert rounds(match) == (1, 0)
    assert pool(match) == 15
    assert morale(match) == "start"


def test_10_9_with_fewer_than_five_rounds_all_are_lost() -> None:
    match = fall(seats=4, morale="low-2", ammo={"1": 1, "2": 0, "3": 2, "4": 1})
    assert rounds(match) == (0, 0, 0, 0)
    assert morale(match) == "start"
    assert prompt(match) == "Act"


def test_10_9_without_any_ammunition_the_marker_still_goes_to_start() -> None:
    match = fall(morale="low-2", ammo={"1": 0, "2": 0})
    assert rounds(match) == (0, 0)
    assert morale(match) == "start"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((2, 2), (0, 0)),
        ((3, 2), (0, 0)),
        ((7, 0), (2, 0)),
        ((6, 1), (2, 0)),
        ((0, 5), (0, 0)),
        ((1, 5), (0, 1)),
        ((6, 0, 1, 2), (4, 0, 0, 0)),
        ((9, 1, 1), (6, 0, 0)),
    ],
)
def test_10_9_uneven_holdings_lose_round_by_round(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    ammo = {str(i + 1): n for i, n in enumerate(before)}
    match = fall(seats=len(before), morale="low-2", ammo=ammo)
    assert rounds(match) == after
    assert prompt(match) == "Act"


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
