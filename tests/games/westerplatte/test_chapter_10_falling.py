"""10 Morale: falling, and what the low levels cost."""

import pytest

from tests.games.westerplatte.situations import BARE, LEVELS, fall, prompt
from tests.games.westerplatte.table import (
    LOWEST,
    fort,
    held,
    morale,
    pool,
    rest_of_turn,
    rounds,
    side_stock,
    texts,
    ways,
    zone,
)

# 10.6 Falling


@pytest.mark.parametrize(
    ("level", "before", "after"),
    [
        ("easy", "high-2", "high-1"),
        ("easy", "high-1", "start"),
        ("easy", "start", "neutral-1"),
        ("easy", "neutral-1", "low-1"),
        ("easy", "low-1", "low-2"),
        ("hard", "high-2", "high-1"),
        ("hard", "high-1", "start"),
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
    match = fall(level=level, morale=LOWEST[level])
    before = zone(match, "stock")
    assert texts(match) == ["lose mines", "lose grenades", "lose bricks"]
    assert match.asked == (0, 1)
    match.choose(f"lose {supply}", seat=1)
    assert zone(match, "stock") == before | {supply: before[supply] - lost}


def test_10_7_only_what_is_on_a_tile_can_be_lost() -> None:
    match = fall(morale="neutral-1", stock={"mines": 0, "grenades": 1, "bricks": 2})
    assert texts(match) == ["lose grenades", "lose bricks"]


@pytest.mark.parametrize(("left", "number"), [("mines", 2), ("grenades", 2), ("bricks", 4)])
def test_10_7_the_last_supply_is_lost_without_a_question(left: str, number: int) -> None:
    match = fall(morale="neutral-1", stock=BARE | {left: number})
    assert zone(match, "stock") == BARE | {left: number // 2 if left == "bricks" else number - 1}
    assert prompt(match) == "Act"


def test_10_7_mines_on_lanes_are_not_lost() -> None:
    match = fall(morale="neutral-1", mines=("A", "B"), stock=BARE)
    assert zone(match, "mine") == {"A": 1, "B": 1, "C": 0, "D": 0, "E": 0}
    assert morale(match) == "low-1"
    assert prompt(match) == "Act"


def test_10_7_empty_tiles_lose_nothing() -> None:
    match = fall(morale="neutral-1", stock=BARE)
    assert zone(match, "stock") == BARE
    assert prompt(match) == "Act"


def test_10_7_lost_bricks_go_beside_the_board() -> None:
    match = fall(morale="neutral-1")
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
