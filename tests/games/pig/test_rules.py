"""Pig, rule by rule."""

from typing import Any

import pytest

import siegeworks
from siegeworks import CHANCE, BadDump, Match
from siegeworks.games.pig.situations import situation

PIG = siegeworks.game("pig")


def table(scores: dict[str, int] | None = None, pot: int = 0, seats: int = 2) -> Match:
    """A game in which seat 0 is to choose and the test rolls the die."""
    return situation(seats=seats, scores=scores or {}, pot=pot, luck="given")


def roll(match: Match, face: int) -> None:
    match.choose("roll")
    match.happen(str(face))


def zones(match: Match) -> Any:
    return match.dump()["zones"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_turns_go_round_in_seat_order(seats: int) -> None:
    match = table(seats=seats)
    for turn in range(2 * seats):
        assert match.to_move == turn % seats
        match.choose("hold")


def test_1_1_a_turn_begins_with_an_empty_pot() -> None:
    match = table()
    roll(match, 5)
    roll(match, 1)
    assert match.to_move == 1
    assert zones(match)["pot"] == 0


def test_1_2_roll_or_hold_is_all_there_is() -> None:
    match = table()
    for face in (2, 3, 4):
        assert [str(option) for option in match.options()] == ["roll", "hold"]
        assert match.decision is not None
        assert match.decision.rule == "1.2"
        roll(match, face)


def test_1_2_holding_at_the_start_gives_nothing() -> None:
    match = table({"0": 7})
    match.choose("hold")
    assert zones(match)["scores"] == {"0": 7, "1": 0}
    assert match.to_move == 1


def test_1_3_a_one_loses_the_pot_and_the_turn_but_no_score() -> None:
    match = table({"0": 30}, pot=20)
    roll(match, 1)
    assert zones(match) == {"scores": {"0": 30, "1": 0}, "pot": 0}
    assert match.to_move == 1
    assert [event.kind for event in match.log()] == ["rolled"]


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_1_3_any_other_number_goes_into_the_pot(face: int) -> None:
    match = table(pot=4)
    roll(match, face)
    assert zones(match)["pot"] == 4 + face
    assert match.to_move == 0


def test_1_3_all_faces_are_equally_likely() -> None:
    match = table()
    match.choose("roll")
    assert match.to_move == CHANCE
    assert {str(o): o.weight for o in match.outcomes()} == dict.fromkeys("123456", 1)


@pytest.mark.parametrize(("score", "pot", "face"), [(60, 38, 2), (94, 0, 6), (99, 0, 2)])
def test_1_3_a_hundred_is_banked_at_once(score: int, pot: int, face: int) -> None:
    match = table({"0": score}, pot=pot)
    roll(match, face)
    assert match.result is not None
    assert match.result.score[0] == score + pot + face
    assert match.log()[-1].rule == "1.4"


def test_1_3_ninety_nine_is_not_enough() -> None:
    match = table({"0": 60}, pot=36)
    roll(match, 3)
    assert match.result is None
    assert match.to_move == 0


def test_1_4_banking_adds_the_pot_and_passes_the_turn() -> None:
    match = table({"0": 10, "1": 5}, pot=12)
    match.choose("hold")
    assert zones(match) == {"scores": {"0": 22, "1": 5}, "pot": 0}
    assert match.to_move == 1
    assert match.log()[-1].about == {"seat": 0, "points": 12}


def test_1_4_a_hundred_wins_at_once() -> None:
    match = table({"0": 90, "1": 99}, pot=0, seats=3)
    roll(match, 6)
    roll(match, 4)
    result = match.result
    assert result is not None
    assert (result.winners, result.ending, result.grade) == ((0,), "reached", "won")
    assert match.to_move is None


@pytest.mark.parametrize(
    "edit", [{"pot": -1}, {"pot": 106}, {"scores": {"0": 0}}, {"scores": {"0": 1, "1": 2, "2": 3}}]
)
def test_1_4_impossible_tables_are_refused(edit: dict[str, Any]) -> None:
    data: dict[str, Any] = PIG.start(seats=2).dump()
    data["zones"] |= edit
    with pytest.raises(BadDump):
        PIG.load(data)
