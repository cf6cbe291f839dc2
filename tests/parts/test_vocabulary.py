"""The words of a game follow from the names of its constants."""

from types import ModuleType

import pytest

from siegeworks.core.game import Told, Verb
from siegeworks.parts.vocabulary import told_of, verbs_of


def vocabulary(**constants: object) -> ModuleType:
    """A module with some constants."""
    module = ModuleType("vocabulary")
    vars(module).update(constants)
    return module


def test_a_constant_above_the_nouns_is_a_verb() -> None:
    words = vocabulary(END=1 << 8, ORDER_FIRE=2 << 8, CARD_DRAWN=1)
    assert verbs_of(words, {2 << 8: "lane"}, ends_turn=(1 << 8,)) == {
        1 << 8: Verb("end", "", ends_turn=True),
        2 << 8: Verb("order-fire", "lane"),
    }


def test_a_constant_below_is_a_log_line() -> None:
    words = vocabulary(END=1 << 8, CARD_DRAWN=1, DAY_ENDS=2)
    assert told_of(words, {1: ("card",)}) == {
        1: Told("card-drawn", ("card",)),
        2: Told("day-ends"),
    }


def test_what_is_no_constant_is_no_word() -> None:
    words = vocabulary(END=1 << 8, TOUCHES={}, helper=3)
    assert list(verbs_of(words)) == [1 << 8]
    assert told_of(words, {}) == {}


def test_two_words_for_one_code_are_refused() -> None:
    with pytest.raises(AssertionError, match="STOP has the code of end"):
        verbs_of(vocabulary(END=1 << 8, STOP=1 << 8))
