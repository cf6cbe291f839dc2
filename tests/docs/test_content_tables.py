"""The page on content lists every table, every field and every effect of every game."""

import re

import pytest

import siegeworks
from siegeworks.parts.content.source import Source
from tests.docs import content_tables as made

EFFECT = re.compile(r"[a-z-]+ -?\d")
GAMES = list(made.games())


def test_the_page_lists_what_the_program_reads() -> None:
    page = made.PAGE.read_text(encoding="utf-8")
    written = page.partition(made.BEGIN)[2].partition(made.END)[0]
    hint = "run: python -m tests.docs.content_tables"
    assert written.strip() == made.list_tables().strip(), hint


@pytest.mark.parametrize(("game", "source"), GAMES, ids=[game.key for game, _ in GAMES])
def test_no_table_and_no_field_is_left_out(game: siegeworks.Game, source: Source[object]) -> None:
    page = made.PAGE.read_text(encoding="utf-8")
    part = page.partition(f"## The tables of {game.title()}")[2].partition("\n## ")[0]
    for table in source.schema:
        assert f"`{table.file}`" in part
        for column in table.columns:
            assert f"`{column.name}`" in part


@pytest.mark.parametrize(("game", "source"), GAMES, ids=[game.key for game, _ in GAMES])
def test_the_effects_are_those_that_content_may_use(
    game: siegeworks.Game, source: Source[object]
) -> None:
    known = made.list_effects(game)
    wrong = [text for text in known if not made.is_effect(source, text)]
    assert wrong == []
    used = {text for text in _find_texts(siegeworks.content(game)) if EFFECT.fullmatch(text)}
    for text in used:
        word, number = text.split()
        if made.is_effect(source, text):
            assert f"{word} {-1 if number.startswith('-') else 1}" in known


def _find_texts(data: object) -> list[str]:
    """All texts in nested data."""
    if isinstance(data, str):
        return [data]
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [text for part in inner for text in _find_texts(part)]


def test_the_cards_of_hegra_have_56_effects() -> None:
    assert len(made.list_effects(siegeworks.game("hegra"))) == 56
