"""The four readers take whatever comes: settings, dumps, positions and records."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import siegeworks
from siegeworks import BadDump, BadPosition, BadRecord, BadSettings, UnknownGame
from tests.fuzz import mutations
from tests.fuzz.mutations import keys, mutate_agenda, mutate_data, mutate_text, plain, played, seeds
from tests.fuzz.surviving import refuse_or_play

quick = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
long = settings(quick, max_examples=1500)
junk_text = st.text(max_size=12) | st.from_regex(r"[0-9A-Za-z=.,*# -]{0,12}", fullmatch=True)
words = st.text(st.characters(categories=["L", "N", "P", "S"]), max_size=8)
values = words | st.none() | st.integers() | st.lists(words, max_size=2) | st.just("hard")


def every_reader(key: str, thing: Any) -> None:
    """Give something to the readers of data and of text."""
    game = siegeworks.game(key)
    refuse_or_play(lambda: game.load(thing), (BadDump,))
    text = thing if isinstance(thing, str) else str(thing)
    refuse_or_play(lambda: game.from_position(text, seed=1), (BadPosition,))
    refuse_or_play(lambda: game.read(text), (BadRecord, UnknownGame))


def mutated_dump(key: str, seed: int, junk: Any) -> None:
    dice = random.Random(seed)
    match = played(key, seed)
    data: Any = match.dump()
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        data = mutate_data(data, dice, junk)
    refuse_or_play(lambda: match.game.load(data), (BadDump,))


def mutated_agenda(key: str, seed: int) -> None:
    dice = random.Random(seed)
    match = played(key, seed)
    data: Any = mutate_agenda(match.game, match.dump(), dice)
    refuse_or_play(lambda: match.game.load(data), (BadDump,))


def mutated_position(key: str, seed: int, junk: str) -> None:
    dice = random.Random(seed)
    match = played(key, seed)
    line = match.position()
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        line = mutate_text(line, dice, junk)
    luck = dice.choice(["own", "given"])
    refuse_or_play(lambda: match.game.from_position(line, 1, luck), (BadPosition,))


def mutated_record(key: str, seed: int, junk: str) -> None:
    dice = random.Random(seed)
    match = played(key, seed)
    if dice.random() < 0.3:
        match = match.game.load(match.dump())
        mutations.play_on(match, dice, 5)
    text = match.record(seed=dice.random() < 0.5)
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        text = mutate_text(text, dice, junk)
    refuse_or_play(lambda: match.game.read(text), (BadRecord, UnknownGame))


@quick
@given(keys, plain)
def test_anything_at_all(key: str, thing: Any) -> None:
    every_reader(key, thing)


@quick
@given(
    keys,
    st.none() | st.integers(),
    st.none()
    | st.dictionaries(st.sampled_from(["level", "Level", "", "luck"]), values, max_size=2),
    st.none() | st.integers(),
    st.sampled_from(["own", "given", "", "GIVEN"]) | words,
)
def test_settings(key: str, seats: Any, options: Any, seed: Any, luck: str) -> None:
    game = siegeworks.game(key)
    refuse_or_play(lambda: game.start(seats, options, seed, luck), (BadSettings,))


@quick
@given(keys, seeds, plain)
def test_mutated_dumps(key: str, seed: int, junk: Any) -> None:
    mutated_dump(key, seed, junk)


@quick
@given(keys, seeds)
def test_mutated_agendas(key: str, seed: int) -> None:
    mutated_agenda(key, seed)


@quick
@given(keys, seeds, junk_text)
def test_mutated_positions(key: str, seed: int, junk: str) -> None:
    mutated_position(key, seed, junk)


@quick
@given(keys, seeds, junk_text)
def test_mutated_records(key: str, seed: int, junk: str) -> None:
    mutated_record(key, seed, junk)


@pytest.mark.slow
@long
@given(keys, seeds, plain)
def test_many_mutated_dumps(key: str, seed: int, junk: Any) -> None:
    mutated_dump(key, seed, junk)


@pytest.mark.slow
@long
@given(keys, seeds)
def test_many_mutated_agendas(key: str, seed: int) -> None:
    mutated_agenda(key, seed)


@pytest.mark.slow
@long
@given(keys, seeds, junk_text)
def test_many_mutated_positions(key: str, seed: int, junk: str) -> None:
    mutated_position(key, seed, junk)


@pytest.mark.slow
@long
@given(keys, seeds, junk_text)
def test_many_mutated_records(key: str, seed: int, junk: str) -> None:
    mutated_record(key, seed, junk)
