"""Copies to play on in: exact ones, and ones that hold nothing a seat could not know."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import siegeworks
from siegeworks import Match

PIG = siegeworks.game("pig")
GATEHOUSE = siegeworks.game("gatehouse")
KEYS = [game.key for game in siegeworks.games()]


def played(key: str, seed: int, answers: int, luck: str = "own") -> Match:
    """A match some answers in."""
    match = siegeworks.game(key).start(seed=seed, luck=luck)
    for number in range(answers):
        if match.to_move is None:
            break
        if match.to_move == siegeworks.CHANCE:
            possible = match.outcomes()
            match.happen(possible[(number + seed) % len(possible)])
        else:
            options = match.options()
            match.choose(options[(number * 7 + seed) % len(options)])
    return match


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("luck", ["own", "given"])
def test_a_clone_is_equal_and_independent(key: str, luck: str) -> None:
    match = played(key, 4, 9, luck)
    clone = match.clone()
    assert clone == match
    assert clone.record() == match.record()
    assert clone.log() == match.log()
    assert clone.dump() == match.dump()
    record, dump = match.record(), match.dump()
    if luck == "own":
        for _ in range(5):
            if clone.to_move is not None:
                clone.choose(clone.options()[0])
        assert match.record() == record
        assert match.dump() == dump


def test_a_clone_has_the_same_luck() -> None:
    match = played("pig", 4, 3)
    clone = match.clone()
    for _ in range(20):
        match.choose("roll")
        clone.choose("roll")
    assert clone == match


@pytest.mark.parametrize("key", KEYS)
def test_a_clone_for_a_seat_has_neither_seed_nor_journal_nor_log(key: str) -> None:
    match = played(key, 4, 9)
    clone = match.clone(for_seat=0)
    assert clone.start.seed is None
    assert clone.journal == []
    assert clone.log() == []
    assert clone.undoable == []
    assert (clone.state.low, clone.state.high) != (match.state.low, match.state.high)
    assert "seed" not in clone.record()


def test_a_clone_for_a_seat_gets_fresh_luck_each_time() -> None:
    match = PIG.start(seed=4)
    keys = {(int(c.state.low), int(c.state.high)) for c in (match.clone(0) for _ in range(20))}
    assert len(keys) == 20


def test_a_clone_for_a_seat_does_not_touch_the_original() -> None:
    match = played("gatehouse", 4, 3)
    before = match.clone()
    twin = match.clone(for_seat=0)
    while twin.to_move is not None:
        twin.choose(twin.options()[0])
    assert match == before


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 25), st.integers(0, 1))
def test_a_clone_for_a_seat_looks_alike_to_it(seed: int, answers: int, seat: int) -> None:
    match = played("gatehouse", seed, answers)
    clone = match.clone(for_seat=seat)
    assert clone.view(seat) == match.view(seat)
    assert clone.options(seat) == match.options(seat)
    assert clone.refusals(seat) == match.refusals(seat)
    assert GATEHOUSE.check(clone.state) == []


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 10), st.integers(0, 1))
def test_a_clone_for_a_seat_plays_to_an_end(seed: int, answers: int, seat: int) -> None:
    clone = played("gatehouse", seed, answers).clone(for_seat=seat)
    while clone.to_move is not None:
        clone.choose(clone.options()[-1])
    assert clone.result is not None


@pytest.mark.parametrize("seat", [0, 1])
def test_a_clone_for_a_seat_begins_where_it_is_made(seat: int) -> None:
    """Not at a loaded position, say, whose text holds what the seat cannot see."""
    match = GATEHOUSE.load(played("gatehouse", 3, 2).dump())
    match.choose(match.options()[0])
    clones = [match.clone(for_seat=seat) for _ in range(30)]
    for clone in clones:
        assert match.start.position not in clone.record()
        assert GATEHOUSE.read(clone.record()).position() == clone.position()
    assert len({clone.position() for clone in clones}) > 1
