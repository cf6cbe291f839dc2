"""11 Days: filing cards, the end of a day, the ninth card and the refill after day 3."""

from collections.abc import Callable
from typing import Any

import pytest

from siegeworks import CHANCE, Match
from tests.games.westerplatte.table import (
    Lane,
    end_of_day,
    end_turn,
    fort,
    play,
    rounds,
    set_up,
    side_stock,
    texts,
    told,
    zone,
)

TROOP = "1-E1"  # comes to an empty lane E in these tests; moves A and B
LOW = {"mines": 1, "grenades": 0, "bricks": 2}


def calendar(match: Match) -> tuple[int, int]:
    """The day, and how many cards lie with it or, after the eighth, beyond it."""
    return zone(match, "day"), zone(match, "filed") - 8 * (zone(match, "day") - 1)


def draws_event(match: Match) -> bool:
    """Whether the end of the day has come: an event is drawn next."""
    return match.to_move == CHANCE and match.outcomes()[0].kind == "event"


def by_kill(filed: int, **situation: Any) -> Match:
    """A turn that files one card by fire and then draws a troop."""
    match = fort(filed=filed, lanes={"A": "1-A1"}, pile=(TROOP,), **situation)
    match.choose("fire")
    end_turn(match, TROOP)
    return match


def by_mine(filed: int, **situation: Any) -> Match:
    """A turn in which the new troop is destroyed by a mine."""
    match = fort(filed=filed, mines=("E",), pile=(TROOP,), **situation)
    end_turn(match, TROOP)
    return match


def by_air_raid(filed: int, **situation: Any) -> Match:
    """A turn in which an air raid is drawn."""
    match = fort(filed=filed, **situation)
    end_turn(match, "1-air-B")
    return match


def by_morale_loss(filed: int, **situation: Any) -> Match:
    """A turn in which a loss of morale is drawn."""
    match = fort(filed=filed, **situation)
    end_turn(match, "1-morale-1")
    return match


FILINGS = [by_kill, by_mine, by_air_raid, by_morale_loss]
Filing = Callable[..., Match]


# 11.1 Filing cards


@pytest.mark.parametrize("file_one", FILINGS)
def test_11_1_a_spent_card_is_filed_under_the_current_day(file_one: Filing) -> None:
    assert calendar(file_one(4)) == (1, 5)
    assert calendar(file_one(11)) == (2, 4)


def test_11_1_day_one_comes_first() -> None:
    match = set_up(3, cards=("1-A1", "1-B1", "1-C1"))
    assert calendar(match) == (1, 0)


def test_11_1_a_troop_on_its_lane_is_not_filed() -> None:
    match = fort(filed=4, lanes={"A": "1-A1"}, pile=[TROOP])
    end_turn(match, TROOP)
    assert calendar(match) == (1, 4)


def test_11_1_a_card_under_the_pile_is_not_filed() -> None:
    full = {"A": "1-A1", "B": "1-B1", "C": "1-C1", "D": "1-D1", "E": "1-E1"}
    match = fort(filed=4, lanes=full)
    end_turn(match, "1-A2")
    assert calendar(match) == (1, 4)


# 11.2 End of a day


@pytest.mark.parametrize("file_one", FILINGS)
def test_11_2_seven_cards_do_not_end_the_day(file_one: Filing) -> None:
    match = file_one(6)
    assert not draws_event(match)
    assert calendar(match) == (1, 7)


@pytest.mark.parametrize("file_one", FILINGS)
@pytest.mark.parametrize("day", [1, 2])
def test_11_2_the_eighth_card_ends_the_day_with_an_event(file_one: Filing, day: int) -> None:
    match = file_one(8 * day - 1)
    assert draws_event(match)
    match.happen("grenade")
    assert calendar(match) == (day + 1, 0)


def test_11_2_the_day_ends_after_troop_movement() -> None:
    lanes: dict[str, Lane] = {"A": "1-A1", "B": ("1-B3", "I")}
    match = fort(filed=7, lanes=lanes, pile=(TROOP,))
    match.choose("fire")
    end_turn(match, TROOP)  # moves A and B
    assert [e.kind for e in match.log()][-2:] == ["troop-advances", "day-ends"]
    assert [(*e.about.values(), e.rule) for e in told(match, "day-ends")] == [(1, "11.2")]


def test_11_2_the_next_day_begins_with_the_next_turn() -> None:
    match = by_kill(7)
    assert zone(match, "day") == 1
    match.happen("grenade")
    assert zone(match, "day") == 2
    assert zone(match, "active") == "2"
    assert "end" in texts(match)


@pytest.mark.parametrize("day", [1, 2, 3, 4, 5, 6])
def test_11_2_each_of_the_first_six_days_ends_with_an_event(day: int) -> None:
    match = end_of_day(day)
    assert draws_event(match)
    match.happen(match.outcomes()[0])
    if match.decision is not None and match.decision.prompt != "Act":
        match.choose(texts(match)[0])
    assert calendar(match) == (day + 1, 0)


def test_11_2_after_day_seven_there_is_no_event() -> None:
    match = end_of_day(7)
    assert match.result is not None
    assert match.result.ending == "held"
    assert not told(match, "event-drawn")


# 11.3 The ninth card


def test_11_3_an_air_raid_after_the_eighth_card_becomes_the_next_days_first() -> None:
    match = fort(day=2, filed=15, lanes={"A": "1-A1"})
    match.choose("fire")
    end_turn(match, "1-air-B")
    assert zone(match, "walls")["B"] == 5
    assert draws_event(match)
    match.happen("grenade")
    assert calendar(match) == (3, 1)


def test_11_3_a_mined_troop_after_the_eighth_card_becomes_the_next_days_first() -> None:
    match = fort(filed=7, lanes={"A": "1-A1"}, mines=("E",), pile=(TROOP,))
    match.choose("fire")
    end_turn(match, TROOP)
    match.happen("grenade")
    assert calendar(match) == (2, 1)


def test_11_3_a_second_kill_after_the_eighth_card_becomes_the_next_days_first() -> None:
    lanes = {"A": "1-A1", "B": "1-B1"}
    match = fort(filed=7, lanes=lanes, markers={"extra-action-1": 1}, pile=(TROOP,))
    play(match, "fire", "move B", "use-extra-action", "fire")
    end_turn(match, TROOP)
    match.happen("grenade")
    assert calendar(match) == (2, 1)


def test_11_3_a_tenth_card_goes_to_the_next_day_as_well() -> None:
    lanes = {"A": "1-A1", "B": "1-B1"}
    match = fort(filed=7, lanes=lanes, markers={"extra-action-1": 1})
    play(match, "fire", "move B", "use-extra-action", "fire")
    end_turn(match, "1-morale-1")
    assert len(told(match, "day-ends")) == 1
    match.happen("grenade")
    assert calendar(match) == (2, 2)
    assert not draws_event(match)


def test_11_3_cards_beyond_the_eighth_of_day_seven_do_not_count() -> None:
    match = fort(day=7, filed=55, lanes={"A": "2-A3"}, pile=("2-air-C",))
    match.choose("fire")
    end_turn(match, "2-air-C")
    assert zone(match, "walls")["C"] == 5
    assert match.result is not None
    assert match.result.score == {0: 56 + 65, 1: 56 + 65}


# 11.4 Refill after day 3


@pytest.mark.parametrize(
    ("level", "full"),
    [
        ("easy", {"mines": 4, "grenades": 4, "bricks": 8}),
        ("medium", {"mines": 4, "grenades": 4, "bricks": 8}),
        ("hard", {"mines": 3, "grenades": 3, "bricks": 6}),
    ],
)
def test_11_4_after_day_three_the_tiles_are_filled(level: str, full: dict[str, int]) -> None:
    match = end_of_day(3, level, stock=LOW, past=("walls-2", "walls-3"))
    assert zone(match, "stock") == LOW
    match.happen("ammunition")
    assert zone(match, "stock") == full
    assert [e.rule for e in told(match, "refilled")] == ["11.4"]


@pytest.mark.parametrize("day", [1, 2, 4, 5, 6])
def test_11_4_no_other_day_ends_with_a_refill(day: int) -> None:
    good = ("walls-2", "walls-3", "grenade", "mine", "morale")
    match = end_of_day(day, stock=LOW, past=good[: day - 1])
    match.happen("ammunition")
    assert zone(match, "stock") == LOW
    assert calendar(match) == (day + 1, 0)


def test_11_4_the_refill_waits_until_the_event_is_done() -> None:
    match = end_of_day(3, stock=LOW, walls={"A": 3, "B": 3}, past=("walls-2", "mine"))
    match.happen("walls-3")
    assert zone(match, "stock") == LOW
    play(match, "brick A", "brick A", "brick B")
    assert zone(match, "stock") == {"mines": 4, "grenades": 4, "bricks": 8}


@pytest.mark.parametrize(("level", "slots"), [("easy", 4), ("hard", 3)])
def test_11_4_mines_on_lanes_stay_and_keep_their_slots(level: str, slots: int) -> None:
    match = end_of_day(3, level, mines=("B", "D"), stock=LOW, past=("walls-2", "mine"))
    match.happen("ammunition")
    assert zone(match, "stock")["mines"] == slots - 2
    assert zone(match, "mine") == {"A": 0, "B": 1, "C": 0, "D": 1, "E": 0}


def test_11_4_the_ammunition_of_officers_does_not_change() -> None:
    match = end_of_day(3, ammo={"1": 0, "2": 1}, stock=LOW)
    match.happen("grenade")
    assert rounds(match) == (0, 1)


def test_11_4_bricks_come_from_beside_the_board() -> None:
    match = end_of_day(3, stock=LOW, walls={"A": 0, "B": 0})
    assert side_stock(match) == 12 + 6
    match.happen("grenade")
    assert side_stock(match) == 12
