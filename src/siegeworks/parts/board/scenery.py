"""What stays the same through a game: where everything lies, what it is called, what it does."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from siegeworks.core.game import Game
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.start import Start
from siegeworks.parts.board.board import board_of
from siegeworks.parts.board.records import About, Layout, Piece
from siegeworks.parts.board.story import Story

KEPT: Final = 32  # of games, contents, settings and languages that were asked for last


@dataclass(frozen=True)
class Scenery:
    """What is drawn of a game whatever its position, in one language."""

    layout: Layout | None  # None: zones are listed plainly
    names: dict[str, str]
    pieces: dict[str, Piece]
    about: dict[str, About]


@dataclass(frozen=True, eq=False)
class _Tables:
    """Tables of content, told apart by which they are: a game may keep them in anything."""

    tables: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Tables) and self.tables is other.tables

    def __hash__(self) -> int:
        return id(self.tables)


def find_scenery(start: Start, language: str) -> Scenery:
    """What is drawn of all games that begin like this; made once."""
    return _make_scenery(start.game, _Tables(start.tables), start.settings, start.seats, language)


@lru_cache(maxsize=KEPT)
def _make_scenery(
    game: Game, content: _Tables, settings: tuple[int, ...], seats: int, language: str
) -> Scenery:
    board, tables = board_of(game), content.tables
    lexicon, options = Lexicon(game, tables), game.name_settings(settings)
    return Scenery(
        layout=board.layout_for(tables, options, seats),
        names=board.names(lexicon, language),
        pieces=board.pieces(lexicon, language),
        about=board.explain(lexicon, tables, options, language),
    )


def find_story(start: Start, language: str) -> Story:
    """The cards and chapters of all games that begin like this; made once."""
    return _make_story(start.game, _Tables(start.tables), start.settings, language)


@lru_cache(maxsize=KEPT)
def _make_story(game: Game, content: _Tables, settings: tuple[int, ...], language: str) -> Story:
    board, tables = board_of(game), content.tables
    options = game.name_settings(settings)
    return board.tell_story(Lexicon(game, tables), tables, options, language)
