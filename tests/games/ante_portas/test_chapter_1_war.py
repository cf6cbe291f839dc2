"""1 The war."""

import pytest

from siegeworks import BadSettings
from tests.games.ante_portas.realm import (
    agenda,
    answer,
    play,
    realm,
    start,
    told,
    zones,
)


def test_1_1_all_win_when_the_last_invader_falls_and_none_will_come() -> None:
    match = realm(
        seats=2,
        wave_round=4,
        wave_over="yes",
        troops={"12": {"basic": 1}},
        soldiers={"7": {"citizen": 1}},
        agenda=["BattlePhase()", "WaveRound()"],
    )
    play(match, "R101")
    assert match.result is not None
    assert match.result.ending == "won"
    assert match.result.winners == (0, 1)


def test_1_1_nobody_wins_while_more_will_come() -> None:
    match = realm(
        wave_round=1,
        troops={"12": {"basic": 1}},
        soldiers={"7": {"citizen": 1}},
        agenda=["BattlePhase()", "WaveRound()"],
    )
    play(match, "R101")
    assert sum(zones(match)["basic"].values()) == 0
    assert match.result is None


def test_1_2_one_invader_off_the_board_and_all_lose_at_once() -> None:
    match = realm(
        seats=2,
        troops={"4": {"basic": 1}, "17": {"basic": 1}},
        agenda=["BattlePhase()", "EndOfHalfYear()"],
    )
    play(match, "R121")  # down, then left
    assert match.result is not None
    assert match.result.ending == "overrun"
    assert match.result.winners == ()
    assert match.log()[-1].kind == "breakthrough"
    assert not told(match, "troop-goes")


def test_1_3_together_one_to_three_play_and_against_each_other_two_or_four() -> None:
    for seats in (1, 2, 3):
        assert start(seats).start.seats == seats
    for mode in ("flag", "area"):
        for seats in (2, 4):
            assert start(seats, {"mode": mode}).start.seats == seats
    for seats, mode in ((4, "coop"), (1, "flag"), (3, "flag"), (3, "area")):
        with pytest.raises(BadSettings):
            start(seats, {"mode": mode})


def test_1_4_the_final_wave_comes_after_the_last_era_only() -> None:
    one = realm(year=5, season="winter", agenda=["EndOfYear()"])
    assert one.log()[0].kind == "wave-begins"
    two = realm(year=5, season="winter", options={"eras": "2"}, agenda=["EndOfYear()"])
    assert zones(two)["era"] == 2
    assert zones(two)["wave_round"] == 0
    last = realm(era=2, year=5, season="winter", options={"eras": "2"}, agenda=["EndOfYear()"])
    assert last.log()[0].kind == "wave-begins"


def test_1_4_every_game_begins_in_era_one() -> None:
    match = realm(options={"eras": "2"}, era=1, agenda=["HalfYear()"], season="winter", year=0)
    assert zones(match)["era"] == 1
    assert zones(match)["deck"] == "raiders-1"


def test_1_5_wealth_saves_nobody() -> None:
    match = realm(
        dollars={"0": 40},
        troops={"2": {"basic": 1}},
        soldiers={},
        agenda=["BattlePhase()", "EndOfHalfYear()"],
    )
    play(match, "R101")
    assert match.result is not None
    assert match.result.ending == "overrun"
    assert match.result.score == {0: 0}


def test_1_6_one_answer_counts_for_all() -> None:
    match = realm(
        seats=2,
        troops={"17": {"basic": 1}},
        soldiers={"9": {"farmer": 1}},
        works={"9": "trench"},
        agenda=["BattlePhase()", "EndOfHalfYear()"],
    )
    play(match, "R104")
    assert match.asked == (0, 1)
    waiting = agenda(match)
    answer(match, 1, "pass")
    assert agenda(match) != waiting


def test_1_6_units_of_war_belong_to_everybody() -> None:
    match = realm(seats=2, soldiers={"2": {"farmer": 2}}, stewards={"0": "small-market"})
    play(match, "go commander", "move-from 2", "move-to up")
    assert "send-farmers 2" in [str(option) for option in match.options()]
