"""What is made once for all matches: names, options, refusals, and what is said of them."""

from collections.abc import Collection, Iterator

import pytest

import siegeworks
from siegeworks import Match, Option
from siegeworks.core import wording
from siegeworks.core.decision import find_option, find_refused
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.wording import Facts


class Shouting:
    """Says keys in capital letters."""

    def say(self, language: str, game: str, key: str, facts: Facts) -> str:
        return key.upper()

    def list_keys(self, game: str) -> Collection[str]:
        return ()


@pytest.fixture
def speaker() -> Iterator[None]:
    before = wording.find_speaker()
    yield
    wording.use(before)


def test_matches_of_a_game_share_its_lexicon() -> None:
    game = siegeworks.game("westerplatte")
    one, other = game.start(seed=1), game.start(seed=2)
    assert one.lexicon is other.lexicon
    assert one.options()[0] is not None


def test_other_tables_have_a_lexicon_of_their_own() -> None:
    game = siegeworks.game("westerplatte")
    match = game.start(seed=1)
    other = Lexicon(game, match.start.tables)
    code = match.options()[0].code
    assert match.option_of(code).lexicon is match.lexicon
    assert find_refused(other, code, "reason", "1.1", 0, 0).lexicon is other


def test_options_alike_are_one_thing() -> None:
    game = siegeworks.game("pig")
    one, other = game.start(seed=1), game.start(seed=2)
    assert one.options()[0] is other.options()[0]


def test_options_that_tell_the_same_numbers_are_one_thing() -> None:
    game = siegeworks.game("westerplatte")
    ends = [_find_end(game.start(seed=seed)) for seed in (1, 2)]
    assert ends[0].about == ends[1].about == {"unspent": 1}
    assert ends[0] is ends[1]


def _find_end(match: Match) -> Option:
    """The option to end the turn, at the first turn of a game."""
    while match.decision is not None and match.decision.prompt != "Act":
        match.choose(match.options()[0])
    return match.find_option("end")


def test_options_that_tell_more_than_numbers_are_not_kept() -> None:
    match = siegeworks.game("pig").start(seed=1)
    code = match.options()[0].code
    told = {"vain": wording.Phrases([])}
    assert find_option(match.lexicon, code, told) is not find_option(match.lexicon, code, told)


def test_what_was_kept_is_forgotten_when_somebody_else_speaks(speaker: None) -> None:
    said: list[str] = []

    @wording.keep_said
    def make(key: str) -> str:
        said.append(key)
        return wording.say("en", "", key, {})

    wording.use(wording.Keys())
    assert [make("key"), make("key")] == ["key", "key"]
    assert said == ["key"]
    wording.use(Shouting())
    assert make("key") == "KEY"


def test_only_numbers_and_texts_are_plain() -> None:
    assert wording.is_plain({"count": 1, "name": "A"})
    assert not wording.is_plain({"phrase": wording.Phrase("key")})
    assert not wording.is_plain({"names": ["A"]})
