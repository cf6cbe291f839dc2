"""The page on content lists every table, every field and every effect of every game."""

import re

import pytest

import siegeworks
from siegeworks.games.ante_portas.content import checks, reading
from siegeworks.games.ante_portas.rules import pieces
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
    for text in used if known else ():  # in other games such a text is a good, or a step
        word, number = text.split()
        if made.is_effect(source, text):
            assert f"{word} {-1 if number.startswith('-') else 1}" in known


def list_rows(heading: str, first: str) -> list[list[str]]:
    """The cells of a table of the page, by the heading above it and its first column."""
    part = made.PAGE.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2]
    rows = part.partition(f"\n| {first} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def test_the_actions_of_ante_portas_are_those_that_content_may_use() -> None:
    texts = [row[0].strip("`") for row in list_rows("Actions and powers in Ante Portas", "action")]
    assert [text for text in texts if not reading.can_read("action", text)] == []
    assert {text.split()[0] for text in texts} == set(reading.ACTIONS)
    used = siegeworks.content("ante-portas")
    named = {word for text in _find_texts(used) for word in text.split()[:1]}
    assert set(reading.ACTIONS) <= named


def test_the_powers_of_ante_portas_say_what_they_need() -> None:
    rows = list_rows("Actions and powers in Ante Portas", "power")
    needs = {row[0].strip("`"): tuple(re.findall(r"`([a-z]+)`", row[1])) for row in rows}
    assert {power: need for power, need in needs.items() if need} == checks.NEEDS
    assert sorted(needs) == sorted(pieces.POWER_NAMES)
    standing = {row[0].strip("`") for row in rows if "no arrows" in row[1]}
    assert standing == set(checks.STANDS)


def _find_texts(data: object) -> list[str]:
    """All texts in nested data."""
    if isinstance(data, str):
        return [data]
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [text for part in inner for text in _find_texts(part)]


def test_the_cards_of_hegra_have_56_effects() -> None:
    assert len(made.list_effects(siegeworks.game("hegra"))) == 56
