"""10 Morale: the track, rising, and what the high levels give."""

from collections.abc import Callable

import pytest

from siegeworks import Match
from tests.games.westerplatte.situations import BARE, LEVELS, LOSS, fall, prompt, rise
from tests.games.westerplatte.table import (
    end_turn,
    fort,
    held,
    morale,
    rounds,
    set_up,
    side_stock,
    texts,
    ways,
    zone,
)

ROOM = {"mines": 3, "grenades": 3, "bricks": 6}  # on green, a slot is free for each
FULL = {"mines": 4, "grenades": 4, "bricks": 8}


# 10.1 The track


@pytest.mark.parametrize("level", LEVELS)
def test_10_1_the_marker_begins_on_start(level: str) -> None:
    assert morale(set_up(2, level, cards=("1-A1", "1-B1"))) == "start"


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_10_1_green_has_one_plain_space_below_the_start(level: str) -> None:
    assert morale(fall(level=level)) == "neutral-1"
    assert morale(fall(level=level, morale="neutral-1", stock=BARE)) == "low-1"


def test_10_1_on_red_the_first_fall_reaches_a_low_level() -> None:
    assert morale(fall(level="hard", stock=BARE)) == "low-1"


@pytest.mark.parametrize("level", LEVELS)
def test_10_1_no_track_has_a_plain_space_above_the_start(level: str) -> None:
    assert morale(rise(level=level)) == "high-1"


@pytest.mark.parametrize(
    ("level", "before", "change"),
    [
        ("easy", "start", fall),
        ("easy", "high-1", fall),
        ("easy", "neutral-1", rise),
        ("hard", "high-1", fall),
    ],
)
def test_10_1_neutral_and_start_have_no_effect(
    level: str, before: str, change: Callable[..., Match]
) -> None:
    some = {"mines": 1, "grenades": 1, "bricks": 2}
    match = change(level=level, morale=before, stock=some)
    assert morale(match).startswith(("neutral", "start"))
    assert zone(match, "stock") == some
    assert rounds(match) == (2, 2)
    assert sum(zone(match, "markers").values()) == 0
    assert prompt(match) == "Act"


# 10.2 Rising


@pytest.mark.parametrize(
    ("level", "before", "after"),
    [
        ("easy", "neutral-1", "start"),
        ("easy", "start", "high-1"),
        ("easy", "high-1", "high-2"),
        ("hard", "start", "high-1"),
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
    match = rise(level="hard", stock={"mines": 3, "grenades": 3, "bricks": 6})
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
