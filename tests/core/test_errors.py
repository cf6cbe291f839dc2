"""Refusals: their words, and their way between processes."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import siegeworks
from siegeworks import bots
from siegeworks.core.errors import BadSettings, SiegeError


def test_a_refusal_survives_the_way_to_another_process() -> None:
    with pytest.raises(SiegeError) as caught:
        siegeworks.game("pig").start(seats=9)
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is BadSettings
    assert (again.code, again.facts) == (caught.value.code, caught.value.facts)
    assert str(again) == str(caught.value)


def test_luck_is_own_or_given_and_nothing_else() -> None:
    game = siegeworks.game("pig")
    line = game.start(seed=1).position()
    with pytest.raises(BadSettings, match="Luck cannot be"):
        game.start(luck="mine")
    with pytest.raises(BadSettings, match="Luck cannot be"):
        game.from_position(line, luck="mine")


@pytest.mark.parametrize("seat", [2, -1, "0", True])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = siegeworks.game("pig").start(seats=2, seed=1)
    for ask in (match.view, match.log, match.clone):
        with pytest.raises(siegeworks.SiegeError, match=r"numbered from 0 to 1"):
            ask(seat)


def test_a_folder_of_tables_can_be_named_by_a_text(tmp_path: Path) -> None:
    game = siegeworks.game("westerplatte")
    own = game.start(seed=3, content=str(tmp_path))
    assert own == game.start(seed=3)


PIG: Any = siegeworks.game("pig")  # untyped, as in the hands of somebody without a type checker
MAKE: Any = bots.make
READ: Any = siegeworks.read


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: PIG.start(options=["level"]), "Options are given by name"),
        (lambda: PIG.start(content=5), "must be a path, not 5"),
        (lambda: PIG.start(seats="2"), "a whole number such as 2, not '2'"),
        (lambda: PIG.start(seats=True), "a whole number such as 2, not True"),
        (lambda: PIG.from_position(5), "one line of text, not 5"),
        (lambda: PIG.read(None), "the text of a record, not None"),
        (lambda: READ(None), "the path of a .siege file, not None"),
        (lambda: READ(PIG.start(seed=1).record()), "use game.read"),
        (lambda: MAKE(None, PIG), 'a text such as "hard", not by None'),
    ],
)
def test_a_value_of_the_wrong_type_is_refused_in_a_sentence(
    ask: Callable[[], object], told: str
) -> None:
    with pytest.raises(SiegeError) as caught:
        ask()
    assert told in str(caught.value)
    assert str(caught.value).count("\n") == 0
