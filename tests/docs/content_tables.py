"""The tables of every game as a page lists them; ``python -m tests.docs.content_tables`` writes.

The list is made from what the program checks content against, so it cannot leave anything out.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import siegeworks
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.nouns import Names
from siegeworks.parts.content.schema import ByRow, Column, Ids, ListOf, Table
from siegeworks.parts.content.source import Source
from tests.docs.pages import DOCS

PAGE = DOCS / "content.md"
BEGIN = "<!-- python -m tests.docs.content_tables writes from here -->\n"
END = "<!-- to here -->\n"
EFFECTS = "deed"  # the kind of noun whose names are effects of cards
LESS = "less-"  # begins the name of an effect that content writes with a negative number


def games() -> Iterator[tuple[siegeworks.Game, Source[object]]]:
    """The games that have content, and where it comes from."""
    for game in siegeworks.games():
        if isinstance(game.content, Source):
            yield game, game.content


def list_tables() -> str:
    """The part of the page that lists all tables and effects."""
    parts = [part for game, source in games() for part in _list_game(game, source)]
    return "\n".join(parts) + "\n"


def _list_game(game: siegeworks.Game, source: Source[object]) -> Iterator[str]:
    yield f"## The tables of {game.title()}\n"
    yield "| file | rows | open | what it holds |\n|---|---|---|---|"
    rows = siegeworks.content(game)
    for table in source.schema:
        count, is_open = len(rows[table.name]), "yes" if table.open else "no"
        yield f"| `{table.file}` | {count} | {is_open} | {_describe(source.folder / table.file)} |"
    yield ""
    for table in source.schema:
        if table.columns:
            yield from _list_table(table)
    names = list_effects(game)
    if names:
        yield f"### Effects in {game.title()}\n"
        yield "An effect is a word and a number from 1 to 9, such as `morale -1`.\n"
        yield "| effect | what it does |\n|---|---|"
        yield from (f"| `{text}` | {words} |" for text, words in names.items())
        yield ""


def _describe(path: Path) -> str:
    """The first sentence of the comment at the top of a file."""
    comment = re.match(r"(?:# .*\n)+", path.read_text(encoding="utf-8"))
    assert comment, f"{path} does not say what it holds"
    text = comment[0].replace("# ", "").replace("\n", " ")
    return re.split(r"\.\s", text)[0].strip(". ")


def _list_table(table: Table) -> Iterator[str]:
    if len(table.columns) == 1 and isinstance(kind := table.columns[0].kind, ByRow):
        yield f"`{table.file}`, field `{table.columns[0].name}`:\n"
        yield "| row | value |\n|---|---|"
        yield from (f"| `{row}` | {kind.wanted(row)} |" for row in kind.kinds)
    else:
        yield f"`{table.file}`:\n"
        yield "| field | value |\n|---|---|"
        yield from (f"| `{column.name}` | {_tell_value(column)} |" for column in table.columns)
    yield ""


def _tell_value(column: Column) -> str:
    """What a column may hold, row by row if need be."""
    if isinstance(column.kind, ByRow):
        text = "; ".join(f"`{row}`: {kind.wanted(row)}" for row, kind in column.kind.kinds.items())
    else:
        text = str(column.kind.wanted(""))
    return f"{text}; may be left out" if column.optional else text


def list_effects(game: siegeworks.Game) -> dict[str, str]:
    """The effects of a game's cards as content writes them, with their words."""
    lexicon = Lexicon(game, game.tables())
    kind = lexicon.nouns.kinds.get(EFFECTS)
    names = kind.names if isinstance(kind, Names) else ()
    return {
        f"{name.removeprefix(LESS)} {-1 if name.startswith(LESS) else 1}": str(
            lexicon.noun("en", EFFECTS, value)
        )
        for value, name in enumerate(names)
    }


def is_effect(source: Source[object], text: str) -> bool:
    """Whether some column of a game's content takes a text as an effect."""
    kinds = [column.kind for table in source.schema for column in table.columns]
    ids: Ids = {table.name: () for table in source.schema}
    return any(isinstance(kind, ListOf) and kind.item.can_hold(text, "", ids) for kind in kinds)


def write() -> None:
    """Write the list into the page."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{list_tables()}{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    write()
