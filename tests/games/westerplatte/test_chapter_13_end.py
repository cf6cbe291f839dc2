"""13 The end: defeat at the very moment, victory at the end of the turn, the cap, the score."""

import pytest

from siegeworks import CHANCE, IllegalChoice, IllegalOutcome, Match, Outcome
from tests.games.westerplatte.table import (
    Lane,
    end_of_day,
    end_turn,
    fort,
    play,
    texts,
    told,
    zone,
)


def result(match: Match) -> Outcome:
    """How the game ended; fails if it goes on."""
    assert match.result is not None
    return match.result


def over(match: Match, ending: str) -> bool:
    """Whether the game has ended so, and nobody can do anything any more."""
    assert match.to_move is None
    assert match.options() == []
    assert match.outcomes() == []
    with pytest.raises(IllegalChoice):
        match.choose("end")
    with pytest.raises(IllegalOutcome):
        match.happen("1-A1")
    return result(match).ending == ending


# 13.1 Defeat


def test_13_1_the_garrison_falls_with_the_second_bare_guardhouse() -> None:
    match = fort(walls={"A": 0, "G1": 0, "G2": 1}, lanes={"A": ("1-A3", "IV")})
    match.choose("end")
    assert over(match, "fallen")
    assert [(event.about["day"], event.rule) for event in told(match, "garrison-falls")] == [
        (1, "13.1")
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_13_1_all_players_lose_together(seats: int) -> None:
    match = fort(seats, walls={"A": 0, "G1": 0, "G2": 1}, lanes={"A": ("1-A3", "IV")})
    match.choose("end")
    assert result(match).winners == ()
    assert result(match).grade == "lost"
    assert set(result(match).score) == set(range(seats))


def test_13_1_the_two_guardhouses_need_not_be_neighbours() -> None:
    match = fort(walls={"A": 0, "G6": 0, "G1": 1}, lanes={"A": ("1-A3", "IV")})
    match.choose("end")
    match.choose("hit G1")
    assert over(match, "fallen")


def test_13_1_nothing_further_happens_in_the_turn() -> None:
    lanes: dict[str, Lane] = {"A": ("1-A3", "IV"), "D": ("1-D3", "I"), "E": "1-E1"}
    match = fort(walls={"A": 0, "G1": 0, "G2": 1}, lanes=lanes)
    filed = zone(match, "filed")
    match.choose("end")
    assert over(match, "fallen")
    assert zone(match, "walls")["E"] == 6
    assert zone(match, "space")["D"] == "I"
    assert zone(match, "filed") == filed
    assert not told(match, "card-drawn")


def test_13_1_the_rest_of_a_salvo_is_not_fired() -> None:
    match = fort(walls={"A": 0, "G1": 1, "G2": 6, "G5": 0}, lanes={"A": ("2-A4", "IV")})
    match.choose("end")
    match.choose("hit G1")
    assert over(match, "fallen")
    assert zone(match, "walls")["G2"] == 6


def test_13_1_one_salvo_can_bring_down_both() -> None:
    match = fort(walls={"C": 0, "G3": 1, "G4": 1}, lanes={"C": ("1-C4", "IV")})
    match.choose("end")
    match.choose("hit G3")
    assert over(match, "fallen")
    assert zone(match, "walls")["G4"] == 0


def test_13_1_an_air_raid_on_a_guardhouse_ends_the_game_before_troops_move() -> None:
    lanes: dict[str, Lane] = {"C": ("1-C3", "I"), "D": ("1-D3", "I")}
    match = fort(phase=2, walls={"G1": 0, "G2": 1}, lanes=lanes)
    end_turn(match, "2-air-G2")  # moves C and D
    assert over(match, "fallen")
    assert zone(match, "space")["C"] == "I"
    assert zone(match, "space")["D"] == "I"


def test_13_1_an_air_raid_on_a_bare_forward_space_can_end_the_game() -> None:
    match = fort(walls={"B": 0, "G2": 0, "G3": 1})
    end_turn(match, "1-air-B")
    assert over(match, "fallen")


def test_13_1_morale_falls_before_the_bomb_ends_the_game() -> None:
    match = fort(walls={"B": 0, "G2": 0, "G3": 1}, morale="neutral-1")
    end_turn(match, "1-air-B")
    assert texts(match) == ["lose mines", "lose grenades", "lose bricks"]
    assert match.result is None
    match.choose("lose grenades")
    assert over(match, "fallen")


def test_13_1_the_air_raid_that_ends_the_game_is_not_filed_any_more() -> None:
    match = fort(filed=5, walls={"B": 0, "G2": 0, "G3": 1})
    end_turn(match, "1-air-B")
    assert over(match, "fallen")
    assert zone(match, "filed") == 5
    assert result(match).score == {0: 5, 1: 5}


@pytest.mark.parametrize("name", ["shelling-ACE", "attack-all"])
def test_13_1_an_event_can_end_the_game_before_the_refill_and_the_next_day(name: str) -> None:
    low = {"mines": 0, "grenades": 0, "bricks": 0}
    lanes: dict[str, Lane] = {"A": ("1-A3", "IV"), "E": ("1-E3", "II")}
    match = end_of_day(
        3,
        "medium",
        walls={"A": 0, "G1": 0, "G2": 1},
        lanes=lanes,
        stock=low,
        past=("mine", "morale"),
    )
    match.happen(name)
    assert over(match, "fallen")
    assert zone(match, "stock") == low
    assert zone(match, "day") == 3
    assert zone(match, "space")["E"] == "II"
    assert zone(match, "walls")["E"] == 6


def test_13_1_a_chosen_overflow_inside_an_event_ends_the_game_at_once() -> None:
    match = end_of_day(1, "medium", walls={"A": 0, "G1": 1, "G2": 6, "G6": 0})
    match.happen("shelling-ACE")
    match.choose("hit G1")
    assert over(match, "fallen")
    assert zone(match, "walls")["C"] == 6


def test_13_1_one_bare_guardhouse_is_no_defeat() -> None:
    match = fort(phase=2, walls={"G2": 1})
    end_turn(match, "2-air-G2")
    assert zone(match, "walls")["G2"] == 0
    assert match.result is None


def test_13_1_another_hit_on_the_bare_guardhouse_is_no_defeat() -> None:
    match = fort(phase=2, walls={"G2": 0, "G1": 1})
    end_turn(match, "2-air-G2")
    assert match.result is None
    assert zone(match, "walls")["G1"] == 1


def test_13_1_a_guardhouse_built_up_again_does_not_count() -> None:
    lanes: dict[str, Lane] = {"E": ("1-E3", "IV")}
    match = fort(officers={"1": "G4"}, walls={"G1": 0, "G6": 1, "E": 0, "G5": 1}, lanes=lanes)
    play(match, "rebuild G1", "end", "hit G6")
    assert match.result is None
    assert match.to_move == CHANCE


def test_13_1_bare_forward_spaces_are_no_defeat() -> None:
    match = fort(walls=dict.fromkeys("ABCDE", 0))
    end_turn(match, "1-A1")
    assert match.result is None


# 13.2 Victory


def last_day(**walls: int) -> Match:
    """Day 7 has seven cards, and officer 1 can destroy the troop on A."""
    lanes: dict[str, Lane] = {"A": "2-A3", "B": ("2-B2", "IV"), "E": ("2-E5", "I")}
    return fort(day=7, filed=55, lanes=lanes, walls=walls, pile=("2-D2", "2-D3"))


def test_13_2_the_garrison_holds_at_the_end_of_the_turn_that_completes_day_seven() -> None:
    match = last_day()
    match.choose("fire")
    assert match.result is None
    match.choose("end")
    assert match.result is None
    assert zone(match, "walls")["B"] == 4
    match.happen("2-D3")
    assert over(match, "held")
    assert result(match).winners == (0, 1)
    assert result(match).grade == "won"


def test_13_2_troops_still_move_before_the_victory() -> None:
    match = last_day()
    play(match, "fire", "end")
    match.happen("2-D2")  # moves B and E
    assert zone(match, "space")["E"] == "II"
    assert [e.kind for e in match.log()][-3:] == ["troop-advances", "day-ends", "garrison-holds"]


def test_13_2_german_fire_in_the_last_turn_still_brings_defeat() -> None:
    match = last_day(B=0, G2=0, G3=1)
    play(match, "fire", "end")
    assert over(match, "fallen")
    assert result(match).winners == ()


def test_13_2_an_air_raid_in_the_last_turn_still_brings_defeat() -> None:
    match = fort(day=7, filed=55, lanes={"A": "2-A3"}, walls={"G2": 0, "G3": 1}, pile=("2-air-G3",))
    match.choose("fire")
    end_turn(match, "2-air-G3")
    assert over(match, "fallen")


def test_13_2_an_instant_card_can_be_the_last_of_the_siege() -> None:
    match = fort(day=7, filed=55, pile=("2-morale-1",))
    end_turn(match, "2-morale-1")
    assert over(match, "held")


def test_13_2_seven_cards_on_day_seven_are_not_enough() -> None:
    match = fort(day=7, filed=54, pile=("2-morale-1",))
    end_turn(match, "2-morale-1")
    assert match.result is None
    assert zone(match, "active") == "2"


def test_13_2_the_eighth_card_of_day_six_is_no_victory() -> None:
    match = fort(day=6, filed=47, pile=("2-morale-1",))
    end_turn(match, "2-morale-1")
    assert match.result is None
    assert match.outcomes()[0].kind == "event"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_13_2_all_players_win_together(seats: int) -> None:
    match = fort(seats, day=7, filed=55, pile=("2-morale-1",))
    end_turn(match, "2-morale-1")
    assert result(match).winners == tuple(range(seats))


# 13.3 The turn cap


def test_13_3_the_garrison_is_starved_out_after_turn_150() -> None:
    match = fort(turn=150, lanes={"B": ("1-B3", "I")})
    end_turn(match, "1-A4")  # moves B and C
    assert over(match, "starved")
    assert zone(match, "space")["B"] == "II"
    assert result(match).winners == ()
    assert result(match).grade == "lost"
    assert [(e.about["turn"], e.rule) for e in told(match, "garrison-starves")] == [(150, "13.3")]


def test_13_3_turn_149_is_not_the_last() -> None:
    match = fort(turn=149)
    end_turn(match, "1-A1")
    assert match.result is None
    assert zone(match, "turn") == 150
    end_turn(match, "1-B1")
    assert over(match, "starved")


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_13_3_the_cap_counts_player_turns_for_any_number_of_seats(seats: int) -> None:
    match = fort(seats, turn=149)
    end_turn(match, "1-A1")
    end_turn(match, "1-B1")
    assert over(match, "starved")


def test_13_3_a_victory_at_the_end_of_turn_150_counts() -> None:
    match = fort(day=7, filed=55, turn=150, pile=("2-morale-1",))
    end_turn(match, "2-morale-1")
    assert over(match, "held")


def test_13_3_a_garrison_that_falls_in_turn_150_is_not_starved() -> None:
    match = fort(turn=150, walls={"A": 0, "G1": 0, "G2": 1}, lanes={"A": ("1-A3", "IV")})
    match.choose("end")
    assert over(match, "fallen")


# 13.4 Score


def test_13_4_a_lost_game_scores_one_point_for_each_filed_card() -> None:
    match = fort(filed=12, walls={"A": 0, "G1": 0, "G2": 1}, lanes={"A": ("1-A3", "IV")})
    match.choose("end")
    assert result(match).score == {0: 12, 1: 12}


def test_13_4_a_starved_garrison_scores_its_filed_cards_only() -> None:
    match = fort(filed=20, turn=150, pile=("1-A1",))
    end_turn(match, "1-A1")
    assert result(match).score == {0: 20, 1: 20}


def test_13_4_the_face_down_first_card_counts_as_filed() -> None:
    match = fort(filed=1, lanes={"A": ("1-A3", "IV")}, walls={"A": 0, "G1": 0, "G2": 1})
    match.choose("end")
    assert result(match).score == {0: 1, 1: 1}


def test_13_4_a_won_game_adds_the_bricks_on_the_eleven_fields() -> None:
    walls = {"A": 0, "C": 4, "G1": 0, "G6": 1}
    match = fort(day=7, filed=55, walls=walls, stock={"bricks": 2}, pile=("2-morale-1",))
    end_turn(match, "2-morale-1")
    assert result(match).score == {0: 56 + 66 - 6 - 2 - 6 - 5, 1: 56 + 66 - 6 - 2 - 6 - 5}


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_13_4_the_best_possible_result_is_122(level: str) -> None:
    match = fort(level=level, day=7, filed=55, morale="high-1", pile=("2-morale-1",))
    end_turn(match, "2-morale-1")
    assert result(match).score == {0: 122, 1: 122}
