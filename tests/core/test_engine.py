"""The agenda: a step, once run, is replaced by the steps it returns."""

import random
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import siegeworks
from siegeworks import Game
from siegeworks.core import engine
from siegeworks.core.journal import Entry, list_entries
from siegeworks.core.steps import LUCK, Scribe, draw_weighted
from tests.core.toy import (
    PASS,
    PICK,
    AnyOf,
    Ask,
    AskTwice,
    Board,
    Finish,
    Frame,
    Note,
    Secret,
    Toss,
    ran,
)


def scribed(g: Board) -> Scribe:
    """Let a listening scribe follow a board."""
    g.scribe = Scribe(True)
    return g.scribe


# Order


def test_returned_steps_run_in_their_order_before_what_was_waiting() -> None:
    assert ran(Frame(1), Note(9)).notes == [1, 2, 9]


def test_nested_steps_run_inside_their_frame() -> None:
    assert ran(Frame(1, 2), Note(9)).notes == [1, 10, 100, 101, 11, 2, 9]


def test_a_choice_waits_and_keeps_what_follows() -> None:
    g = ran(Note(1), Ask(2), Note(3))
    assert g.notes == [1]
    assert engine.find_waiting(g) == Ask(2)
    assert engine.list_options(g) == [PICK + 1, PICK + 2, PICK + 3, PASS]
    engine.choose(g, PICK + 2)
    assert g.notes == [1, 2, 3]
    assert engine.find_waiting(g) is None
    assert engine.list_options(g) == []


def test_asking_again_changes_nothing() -> None:
    g = ran(Ask(0), Note(3))
    for _ in range(3):
        engine.advance(g)
        engine.list_options(g)
    assert g.agenda == [Note(3), Ask(0)]
    assert g.notes == []


def test_an_answer_comes_inside_the_move_it_answers() -> None:
    g = ran(AskTwice(0), Note(60))
    engine.choose(g, PICK + 5)
    assert g.notes == [50]
    assert engine.find_waiting(g) == Ask(1)
    engine.choose(g, PICK + 3)
    assert g.notes == [50, 3, 59, 60]


def test_the_end_comes_at_once() -> None:
    g = ran(Note(1), Finish(), Note(2))
    assert g.notes == [1]
    assert engine.find_waiting(g) is None
    assert engine.list_options(g) == []
    assert engine.list_outcomes(g) == []
    assert not engine.answer(g, 0, PASS)


# Answers


@pytest.mark.parametrize(
    ("seat", "option"),
    [(0, PICK + 1), (2, PICK + 1), (1, PICK + 4), (1, 0), (1, -1), (-1, PICK + 1), (40, PASS)],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(seat: int, option: int) -> None:
    g = ran(Ask(1), Note(3))
    scribe = scribed(g)
    assert not engine.answer(g, seat, option)
    assert (g.notes, g.agenda) == ([], [Note(3), Ask(1)])
    assert (scribe.codes, scribe.events, scribe.reached) == ([], [], {})


def test_a_right_answer_is_taken() -> None:
    g = ran(Ask(1), Note(3))
    assert engine.answer(g, 1, PICK + 1)
    assert g.notes == [1, 3]


def test_nobody_answers_for_luck() -> None:
    g = Board(Toss())
    g.given = True
    engine.advance(g)
    assert not engine.answer(g, 0, 1)
    assert g.agenda == [Toss()]


@pytest.mark.parametrize("seat", [1, 2])
def test_one_answer_of_several_seats_is_enough(seat: int) -> None:
    g = ran(AnyOf(0b110))
    assert not engine.answer(g, 0, PICK)
    assert not engine.answer(g, seat, PICK + 3 - seat)
    assert engine.answer(g, seat, PICK + seat)
    assert g.notes == [100 + seat]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_simultaneous_answers_come_in_any_order(order: tuple[int, ...]) -> None:
    g = ran(Secret(0b111), Note(8))
    for seat in order:
        assert g.notes == []
        assert engine.answer(g, seat, PICK + 10 + seat)
        assert not engine.answer(g, seat, PICK + seat)
    assert g.answers == [10, 11, 12]
    assert g.notes == [7, 8]


def test_a_simultaneous_step_asks_the_first_seat_that_is_left() -> None:
    g = ran(Secret(0b110))
    step = g.agenda[-1]
    assert isinstance(step, Secret)
    assert step.seat(g) == 1
    assert engine.list_options(g) == [PICK + 1, PICK + 11]
    engine.choose(g, PICK + 1)
    assert engine.find_waiting(g) == Secret(0b100)


# Luck


def test_own_luck_is_drawn_by_weight_and_written_down() -> None:
    drawn = {0: 0, 1: 0}
    for seed in range(400):
        g = Board(Toss())
        g.low = seed
        scribe = scribed(g)
        engine.advance(g)
        outcome = g.notes[0] - 1000
        assert (scribe.seats, scribe.codes) == ([LUCK], [outcome])
        drawn[outcome] += 1
    assert 70 <= drawn[0] <= 130


def test_given_luck_waits_for_the_caller() -> None:
    g = Board(Toss(), Note(5))
    g.given = True
    scribe = scribed(g)
    engine.advance(g)
    assert engine.list_outcomes(g) == [(0, 1), (1, 3), (2, 0)]
    assert engine.list_options(g) == []
    assert g.drawn == [0, 0]
    engine.happen(g, 1)
    assert g.notes == [1001, 5]
    assert list_entries(scribe) == [Entry(None, 1)]


def test_weight_zero_never_comes() -> None:
    g = Board(streams=1)
    assert {draw_weighted(g, 0, [(8, 0), (7, 1), (9, 0)]) for _ in range(50)} == {7}


def test_a_list_without_weight_is_a_mistake_of_the_game() -> None:
    with pytest.raises(AssertionError):
        draw_weighted(Board(streams=1), 0, [(1, 0)])


# The scribe


def test_the_journal_names_the_seat_and_the_events_their_rule() -> None:
    g = ran(Ask(2), Note(4))
    scribe = scribed(g)
    engine.choose(g, PICK + 1)
    assert list_entries(scribe) == [Entry(2, PICK + 1)]
    told = [(t.kind, t.first, t.second, t.audience, t.rule) for t in scribe.events]
    assert told == [(1, 1, -1, -1, "1.1"), (1, 4, -1, -1, "1.1")]
    assert scribe.reached == {"Ask": 1, "Note": 2}


def test_a_scribe_that_does_not_listen_keeps_the_journal_only() -> None:
    g = ran(Ask(2))
    g.scribe = Scribe(False)
    engine.choose(g, PICK + 1)
    assert len(g.scribe.codes) == 1
    assert g.scribe.events == []
    assert g.scribe.reached == {}


def test_reveals_are_counted_even_when_nobody_listens() -> None:
    g = Board()
    g.reveal()
    g.scribe = Scribe(False)
    g.reveal()
    assert g.scribe.reveals == 1


# Steps and states


@given(st.integers(-1, 40), st.integers(-1, 40), st.integers(-1, 40), st.integers(-1, 40))
def test_steps_are_equal_by_class_and_numbers(a: int, b: int, c: int, d: int) -> None:
    one, other = Frame(a, b), Frame(c, d)
    assert (one == other) == ((a, b) == (c, d))
    assert Note(a) != Ask(a)
    assert one != (a, b)
    if one == other:
        assert hash(one) == hash(other)


def test_a_copy_has_its_own_lists_and_no_scribe() -> None:
    g = ran(Ask(0), Note(2))
    scribed(g)
    twin = g.clone()
    assert twin.scribe is None
    engine.choose(twin, PICK + 1)
    twin.roll(0, 6)
    assert (g.notes, g.drawn, len(g.agenda)) == ([], [0, 0], 2)
    assert (twin.notes, twin.drawn, len(twin.agenda)) == ([1, 2], [1, 0], 0)


@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_what_a_dilemma_has_just_listed_is_what_it_offers(game: Game) -> None:
    g = game.start(seed=3).state.clone()
    dice = random.Random(3)
    for _ in range(400):
        if g.ending:
            break
        offered = engine.list_options(g)
        assert g.listed is None or g.listed == offered
        engine.choose(g, dice.choice(offered))
    else:
        assert game.limit > 400
