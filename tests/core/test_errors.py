"""Refusals: their words, and their way between processes."""

import pickle

import pytest

import siegeworks
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
