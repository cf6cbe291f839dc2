"""14 Rulings on morale, sharing and choices that are none."""

import pytest

from siegeworks import CHANCE
from tests.games.westerplatte.situations import prompt, rise
from tests.games.westerplatte.table import (
    GAME,
    end_of_day,
    end_turn,
    fort,
    held,
    morale,
    play,
    rounds,
    texts,
    ways,
    zone,
)


def test_14_25_movement_markers_cancel_on_arrival() -> None:
    match = rise(morale="high-1", markers={"limited-move-1": 2, "limited-move-2": 1})
    match.choose("give 1")
    assert held(match, "limited-move") == (0, 0)
    assert held(match, "extra-move") == (1, 1)


def test_14_25_a_limited_marker_still_held_must_go_back() -> None:
    match = fort(markers={"limited-move-2": 2})
    end_turn(match, "1-A1")
    assert held(match, "limited-move") == (0, 1)
    assert zone(match, "moves") == 1


@pytest.mark.parametrize("officer", ["1", "2", "3", "4"])
def test_14_26_the_players_place_the_odd_marker(officer: str) -> None:
    match = rise(seats=4, morale="high-1")
    match.choose(f"give {officer}", seat=3)
    assert held(match, "extra-move") == tuple(2 if o == officer else 1 for o in "1234")


def test_14_27_a_high_level_pays_only_on_arrival_from_below() -> None:
    match = fort(morale="high-2", stock={"mines": 0, "grenades": 0})
    end_turn(match, "1-A1")
    assert sum(zone(match, "markers").values()) == 0
    end_turn(match, "1-morale-1")
    assert morale(match) == "high-1"
    assert prompt(match) == "Act"
    assert zone(match, "stock") == {"mines": 0, "grenades": 0, "bricks": 8}


def test_14_34_overflow_with_one_guardhouse_left_happens_by_itself() -> None:
    match = fort(walls={"C": 0, "G3": 0}, lanes={"C": ("1-C4", "IV")})
    match.choose("end")
    assert match.to_move == CHANCE
    assert zone(match, "walls")["G4"] == 4


def test_14_34_the_only_gain_and_the_only_loss_happen_by_themselves() -> None:
    assert zone(rise(stock={"mines": 1}), "stock")["mines"] == 2
    match = fort(morale="neutral-1", stock={"mines": 0, "grenades": 0})
    end_turn(match, "1-morale-1")
    assert zone(match, "stock")["bricks"] == 6
    assert prompt(match) == "Act"


@pytest.mark.parametrize("first", ["give 1", "give 2"])
def test_14_34_the_last_of_a_share_goes_by_itself_if_only_one_officer_is_left(first: str) -> None:
    match = rise(seats=3, morale="high-1")
    match.choose(first)
    if prompt(match) == "ShareRest":
        assert len(match.options()) > 1
    else:
        assert held(match, "extra-move") == (1, 2, 2)


def test_14_34_bricks_for_the_only_damaged_field_are_laid_by_themselves() -> None:
    match = end_of_day(1, walls={"C": 2})
    match.happen("walls-3")
    assert zone(match, "walls")["C"] == 5
    assert prompt(match) == "Act"


def test_14_34_bricks_that_just_make_all_walls_whole_are_laid_by_themselves() -> None:
    match = end_of_day(1, walls={"C": 5, "G1": 5})
    match.happen("walls-2")
    assert sum(zone(match, "walls").values()) == 66
    assert prompt(match) == "Act"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_14_34_nothing_is_asked_of_all_players_with_one_answer_only(seats: int, level: str) -> None:
    for seed in range(6):
        match = GAME.start(seats=seats, options={"level": level}, seed=seed)
        pick = seed
        while match.result is None:
            options = match.options()
            if prompt(match) not in ("Act", "TakePost"):
                assert len(options) > 1, prompt(match)
            pick = (pick * 31 + 17) % 1009
            match.choose(options[pick % len(options)])


def test_14_38_a_share_does_not_even_out_what_is_held() -> None:
    match = end_of_day(1, ammo={"1": 6, "2": 0})
    match.happen("ammunition")
    assert rounds(match) == (8, 2)


def test_14_40_an_extra_movement_marker_can_be_used_in_the_turn_it_arrives() -> None:
    match = rise(morale="high-1")
    play(match, "give 1", "move G4", "move G5", "use-extra-move", "move G6")
    assert zone(match, "post")["1"] == "G6"


def test_14_40_an_extra_action_marker_can_be_used_in_the_turn_it_arrives() -> None:
    match = rise(morale="high-2")
    play(match, "use-extra-action", "raise-morale")
    assert morale(match) == "high-1"
    assert held(match, "extra-action") == (1, 2)


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_14_41_the_jump_to_start_does_nothing(level: str) -> None:
    low = {"mines": 1, "grenades": 1, "bricks": 2}
    up = rise(level=level, morale="high-2", stock=low)
    down = fort(level=level, morale="low-2", stock=low)
    end_turn(down, "1-morale-1")
    for match in (up, down):
        for _, end in ways(match, "ShareRest"):
            assert morale(end) == "start"
            assert zone(end, "stock") == low
            assert held(end, "extra-move") == (0, 0)
            assert held(end, "limited-move") == (0, 0)


@pytest.mark.parametrize("low", ["low-1", "low-2"])
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_14_43_rising_from_a_low_level_gains_nothing(low: str, level: str) -> None:
    match = rise(level=level, morale=low, stock={"mines": 0, "grenades": 0, "bricks": 0})
    assert morale(match) == "start"
    assert zone(match, "stock") == {"mines": 0, "grenades": 0, "bricks": 0}
    assert prompt(match) == "Act"


def test_14_49_cancelled_markers_are_not_shared_again_at_once() -> None:
    limited = {"limited-move-1": 3, "extra-move-2": 4}
    match = rise(morale="high-1", markers=limited)
    assert texts(match) == ["give 1", "give 2"]
    match.choose("give 1")
    assert held(match, "limited-move") == (2, 0)
    assert held(match, "extra-move") == (0, 4)
    assert prompt(match) == "Act"


def test_14_49_the_number_is_counted_before_the_sharing_begins() -> None:
    match = rise(morale="high-1", markers={"limited-move-1": 4})
    assert held(match, "limited-move") == (2, 0)
    assert held(match, "extra-move") == (0, 2)
    match.choose("give 2")
    assert held(match, "extra-move") == (0, 3)
