"""12 Events: the deck, and the cards that help."""

from collections import Counter
from fractions import Fraction

import pytest

from siegeworks import Match
from tests.games.westerplatte.situations import LEVELS, damaged, event, prompt
from tests.games.westerplatte.table import (
    about,
    end_of_day,
    held,
    morale,
    play,
    pool,
    rounds,
    side_stock,
    texts,
    told,
    ways,
    zone,
)

GOOD = ("walls-2", "walls-3", "ammunition", "grenade", "mine", "morale")
BAD = ("shelling-BD", "shelling-ACE", "attack-BCD", "attack-all", "burnt-1", "burnt-2")


def odds(match: Match) -> dict[str, Fraction]:
    """The chance of each event that may be drawn."""
    weights = {str(outcome): outcome.weight for outcome in match.outcomes()}
    return {name: Fraction(weight, sum(weights.values())) for name, weight in weights.items()}


# 12.1 Drawing an event


def test_12_1_there_are_twelve_events_in_the_box() -> None:
    assert sorted(zone(end_of_day(), "events")) == sorted(GOOD + BAD)


def test_12_1_on_easy_only_the_six_positive_events_come_all_equally_likely() -> None:
    assert odds(end_of_day(1, "easy")) == dict.fromkeys(GOOD, Fraction(1, 6))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_12_1_with_three_of_each_sort_the_first_draw_is_even(level: str) -> None:
    assert odds(end_of_day(1, level)) == dict.fromkeys(GOOD + BAD, Fraction(1, 12))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_12_1_the_deck_remembers_how_many_of_each_sort_are_left(level: str) -> None:
    chances = odds(end_of_day(3, level, past=("mine", "morale")))
    good = [name for name in GOOD if name not in ("mine", "morale")]
    assert chances == dict.fromkeys(good, Fraction(1, 4) / 4) | dict.fromkeys(
        BAD, Fraction(3, 4) / 6
    )


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_12_1_after_three_of_a_sort_only_the_other_is_left(level: str) -> None:
    chances = odds(end_of_day(4, level, past=BAD[:3]))
    assert chances == dict.fromkeys(GOOD, Fraction(1, 6))
    chances = odds(end_of_day(6, level, past=(*GOOD[:3], "burnt-1", "burnt-2")))
    assert chances == dict.fromkeys(BAD[:4], Fraction(1, 4))


def test_12_1_on_easy_the_last_event_is_the_one_nobody_has_seen() -> None:
    assert odds(end_of_day(6, "easy", past=GOOD[:5])) == {"morale": Fraction(1)}


@pytest.mark.parametrize("level", LEVELS)
def test_12_1_a_drawn_event_leaves_the_game(level: str) -> None:
    match = event("grenade", level)
    assert "grenade" not in zone(match, "events")
    assert about(match, "event-drawn") == [("grenade", "12.1")]
    assert "grenade" not in odds(end_of_day(2, level, past=("grenade",)))


def test_12_1_one_event_is_drawn_for_a_day() -> None:
    match = event("grenade", "easy")
    assert len(told(match, "event-drawn")) == 1
    assert prompt(match) == "Act"


# 12.2 Wall reinforcement


@pytest.mark.parametrize(("name", "bricks"), [("walls-2", 2), ("walls-3", 3)])
def test_12_2_the_bricks_may_all_go_to_one_field(name: str, bricks: int) -> None:
    match = event(name, walls={"A": 2, "G3": 2})
    play(match, *["brick A"] * bricks)
    assert damaged(match) == {"A": 2 + bricks, "G3": 2}
    assert prompt(match) == "Act"


@pytest.mark.parametrize(("name", "bricks"), [("walls-2", 2), ("walls-3", 3)])
def test_12_2_the_bricks_may_be_spread(name: str, bricks: int) -> None:
    walls = {"B": 4, "E": 0, "G6": 3}
    match = event(name, walls=walls)
    fields = list(walls)[:bricks]
    play(match, *[f"brick {field}" for field in fields])
    assert damaged(match) == walls | {field: walls[field] + 1 for field in fields}


@pytest.mark.parametrize("name", ["walls-2", "walls-3"])
def test_12_2_only_damaged_fields_are_offered_and_any_player_may_answer(name: str) -> None:
    match = event(name, seats=3, walls={"B": 2, "G6": 0})
    assert texts(match) == ["brick B", "brick G6"]
    assert match.asked == (0, 1, 2)
    assert match.to_move == 0
    match.choose("brick B", seat=2)
    assert zone(match, "walls")["B"] == 3


def test_12_2_every_way_to_lay_the_bricks_has_exactly_one_line_of_answers() -> None:
    match = event("walls-3", walls={"A": 5, "C": 4, "G2": 3})
    laid = [end for _, end in ways(match, "LayBrick")]
    found = Counter(tuple(zone(end, "walls").values()) for end in laid)
    ways_to_lay = [(a, c, 3 - a - c) for a in range(2) for c in range(3) if 0 <= 3 - a - c <= 3]
    expected = {(5 + a, 6, 4 + c, 6, 6, 6, 3 + g, 6, 6, 6, 6) for a, c, g in ways_to_lay}
    assert set(found) == expected
    assert set(found.values()) == {1}


def test_12_2_no_wall_grows_above_six() -> None:
    match = event("walls-3", walls={"A": 5, "B": 2})
    for _, end in ways(match, "LayBrick"):
        assert max(zone(end, "walls").values()) == 6
        assert zone(end, "walls")["B"] >= 4


def test_12_2_the_bricks_come_from_beside_the_board() -> None:
    match = event("walls-2", walls={"A": 0}, stock={"bricks": 4})
    for _, end in ways(match, "LayBrick"):
        assert side_stock(end) == 6 + 4 - 2
        assert zone(end, "stock")["bricks"] == 4


@pytest.mark.parametrize("name", ["walls-2", "walls-3"])
def test_12_2_bricks_that_fit_nowhere_stay_beside_the_board(name: str) -> None:
    match = event(name, walls={"D": 5}, stock={"bricks": 6})
    for _, end in ways(match, "LayBrick"):
        assert damaged(end) == {}
        assert side_stock(end) == 2
        assert prompt(end) == "Act"


@pytest.mark.parametrize("name", ["walls-2", "walls-3"])
def test_12_2_whole_walls_take_nothing(name: str) -> None:
    match = event(name, stock={"bricks": 0})
    assert damaged(match) == {}
    assert side_stock(match) == 8
    assert prompt(match) == "Act"


# 12.3 More ammunition


@pytest.mark.parametrize(
    ("seats", "after"), [(1, (4, 4)), (2, (4, 4)), (3, (3, 3, 3)), (4, (3, 3, 3, 3))]
)
def test_12_3_four_rounds_are_shared(seats: int, after: tuple[int, ...]) -> None:
    match = event("ammunition", seats=seats)
    assert rounds(match) == after
    for _, end in ways(match, "ShareRest"):
        assert sum(rounds(end)) == 2 * len(after) + 4


def test_12_3_with_three_officers_the_players_place_the_fourth_round() -> None:
    match = event("ammunition", seats=3)
    assert texts(match) == ["give 1", "give 2", "give 3"]
    match.choose("give 3", seat=1)
    assert rounds(match) == (3, 3, 4)


@pytest.mark.parametrize(("held_before", "held_after"), [((7, 7), (8, 8)), ((8, 8), (8, 8))])
def test_12_3_a_short_pool_is_shared_as_far_as_it_goes(
    held_before: tuple[int, int], held_after: tuple[int, int]
) -> None:
    match = event("ammunition", ammo={"1": held_before[0], "2": held_before[1]})
    assert rounds(match) == held_after
    assert pool(match) == 0


def test_12_3_one_round_in_the_pool_is_placed_by_the_players() -> None:
    match = event("ammunition", ammo={"1": 9, "2": 6})
    assert texts(match) == ["give 1", "give 2"]
    match.choose("give 2")
    assert rounds(match) == (9, 7)


# 12.4 One more grenade


@pytest.mark.parametrize(("level", "full"), [("easy", 4), ("hard", 3)])
def test_12_4_a_grenade_is_added_if_a_slot_is_free(level: str, full: int) -> None:
    assert zone(event("grenade", level, stock={"grenades": 0}), "stock")["grenades"] == 1
    assert zone(event("grenade", level, stock={"grenades": full}), "stock")["grenades"] == full


# 12.5 One more mine


@pytest.mark.parametrize(("level", "full"), [("easy", 4), ("hard", 3)])
def test_12_5_a_mine_is_added_if_a_slot_is_free(level: str, full: int) -> None:
    assert zone(event("mine", level, stock={"mines": 0}), "stock")["mines"] == 1
    assert zone(event("mine", level, stock={"mines": full}), "stock")["mines"] == full


@pytest.mark.parametrize(("level", "on_tile"), [("easy", 2), ("hard", 1)])
def test_12_5_mines_on_lanes_count_against_the_limit(level: str, on_tile: int) -> None:
    match = event("mine", level, mines=("A", "E"), stock={"mines": on_tile})
    assert zone(match, "stock")["mines"] == on_tile
    match = event("mine", level, mines=("A", "E"), stock={"mines": on_tile - 1})
    assert zone(match, "stock")["mines"] == on_tile


# 12.6 Morale rises


@pytest.mark.parametrize(
    ("level", "before", "after"),
    [
        ("easy", "low-2", "start"),
        ("easy", "low-1", "start"),
        ("easy", "neutral-1", "start"),
        ("easy", "start", "high-1"),
        ("easy", "high-1", "high-2"),
        ("easy", "high-2", "start"),
        ("hard", "low-2", "start"),
        ("hard", "low-1", "start"),
        ("hard", "start", "high-1"),
        ("hard", "high-1", "high-2"),
        ("hard", "high-2", "start"),
    ],
)
def test_12_6_morale_rises_by_one(level: str, before: str, after: str) -> None:
    assert morale(event("morale", level, morale=before)) == after


def test_12_6_the_bonus_of_a_high_level_is_given_as_usual() -> None:
    match = event("morale", stock={"mines": 0, "grenades": 0})
    assert texts(match) == ["gain mines", "gain grenades"]
    assert event("morale", morale="high-1").asked == (0, 1)
    assert held(event("morale", morale="high-2"), "extra-action") == (2, 2)
