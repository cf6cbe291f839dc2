"""What boards explain: everything, in both languages, with rules that exist."""

from functools import cache

import pytest

import siegeworks
from siegeworks import words
from siegeworks.core.game import Game
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.wording import list_keys
from siegeworks.parts.board import board_of
from siegeworks.parts.board.explaining import list_drawn
from siegeworks.parts.board.records import About
from siegeworks.words.reference import read_paragraphs
from tests.games.looking import GAMES

LONG = 400  # letters: what an explanation may have at most, to be read at a glance

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
each_language = pytest.mark.parametrize("language", words.LANGUAGES)


@cache
def explain(game: Game, language: str) -> list[dict[str, About]]:
    """The explanations of a game under all its settings."""
    lexicon = Lexicon(game, game.tables())
    settings = {tuple(sorted(options.items())): options for _, options in game.set_ups()}
    return [
        board_of(game).explain(lexicon, lexicon.tables, options, language)
        for options in settings.values()
    ]


@each_game
@each_language
def test_everything_that_a_layout_draws_is_explained(game: Game, language: str) -> None:
    lexicon = Lexicon(game, game.tables())
    for _, options in game.set_ups():
        layout = board_of(game).layout(lexicon.tables, options)
        told = board_of(game).explain(lexicon, lexicon.tables, options, language)
        assert sorted(set(list_drawn(layout, lexicon, language, {})) - set(told)) == []


@each_game
@each_language
def test_explanations_are_short_and_cite_a_rule(game: Game, language: str) -> None:
    rules = read_paragraphs(game.folder, language)
    for told in explain(game, language):
        for key, about in told.items():
            assert about.rule in rules, key
            assert 20 < len(about.words) <= LONG, key
            assert about.words.endswith("."), key
            assert "{" not in about.words, key


@each_game
@each_language
def test_what_is_drawn_has_a_name(game: Game, language: str) -> None:
    for told in explain(game, language):
        unnamed = [key for key, about in told.items() if not about.name]
        assert [key for key in unnamed if not key.startswith(("status:", "mark:"))] == []


@each_game
def test_every_explanation_is_of_something(game: Game) -> None:
    board = board_of(game)
    known = {key for key in list_keys(game.key) if key.startswith("about-")}
    asked = {key for told in explain(game, "en") for key in told}
    used = {f"about-{board.about_key(key).replace(':', '-')}" for key in asked}
    assert sorted(known - used) == []


def test_an_explanation_has_the_numbers_of_the_tables() -> None:
    game = siegeworks.game("westerplatte")
    easy, hard = (
        board_of(game).explain(Lexicon(game, t), t, {"level": level}, "en")
        for t in [game.tables()]
        for level in ("easy", "hard")
    )
    assert "take 4 rounds" in easy["piece:tile:ammunition"].words
    assert "take 3 rounds" in hard["piece:tile:ammunition"].words
    assert easy["area:morale-0"] == hard["area:morale-0"]
    assert "lose 5 rounds" in easy["area:morale-0"].words
    assert easy["area:morale-0"].rule == "10.9"
