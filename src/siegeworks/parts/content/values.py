"""What stands on cards, tiles and tracks, as plain data: table, row, field."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from siegeworks.core.game import Game
from siegeworks.parts.content.source import Source

# By the name of the table, the id of the row and the name of the field.
Values = Mapping[str, Mapping[str, Mapping[str, Any]]]


def read_values(game: Game, folder: Path | str | None = None) -> Values:
    """The content of a game, with a folder of the user's own laid over it; to be read only."""
    return _read_standard(game) if folder is None else _read(game, Path(folder))


@cache
def _read_standard(game: Game) -> Values:
    """A game's own content is read once."""
    return _read(game, None)


def _read(game: Game, folder: Path | None) -> Values:
    if not isinstance(game.content, Source):
        game.tables(folder)  # refuses a folder where there is nothing to replace
        return {}
    rows = game.content.check(folder).rows
    return {name: {row["id"]: row for row in found} for name, found in rows.items()}
