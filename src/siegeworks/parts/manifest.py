"""The manifest of a game with content in tables and a board that its own modules draw."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from siegeworks.core.game import Game, Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.parts import lines
from siegeworks.parts.source import Source

Plain = dict[str, Any]
View = Mapping[str, Any]


@dataclass(frozen=True)
class Drawings:
    """What of a game draws it: ``board`` and ``odds`` in the terminal, the rest for clients."""

    board: Callable[[View, Lexicon, str], list[Line]]
    odds: Callable[[View, Lexicon, str], list[Line]]
    signs: lines.Signs  # on that board
    outlook: Callable[[View, Lexicon, str], Plain]
    layout: Callable[[Plain, Any, Mapping[str, str]], Plain]  # the file's, for tables and options
    names: Callable[[Lexicon, str], dict[str, str]]  # of places that no noun speaks of
    pieces: Callable[[Lexicon, str], dict[str, Plain]]  # those with more than words and a letter


class BoardGame(Game):
    """The part of the manifest that such games have in common."""

    content: ClassVar[Source[Any]]
    drawings: ClassVar[Drawings]

    def tables(self, content: Path | None = None) -> Any:
        return self.content.load(content)

    def content_hash(self, tables: Any) -> str:
        return str(tables.content_hash)

    def draw(self, view: View, lexicon: Lexicon, language: str) -> list[Line]:
        return self.drawings.board(view, lexicon, language)

    def legend(self, lexicon: Lexicon, language: str) -> list[Line]:
        return lines.legend(self.drawings.signs, lexicon, language)

    def odds(self, view: View, lexicon: Lexicon, language: str) -> list[Line]:
        return self.drawings.odds(view, lexicon, language)

    def look(self, tables: Any, options: Mapping[str, str]) -> Plain | None:
        layout = super().look(tables, options)
        return None if layout is None else self.drawings.layout(layout, tables, options)

    def names(self, lexicon: Lexicon, language: str) -> dict[str, str]:
        return super().names(lexicon, language) | self.drawings.names(lexicon, language)

    def pieces(self, lexicon: Lexicon, language: str) -> dict[str, Plain]:
        return super().pieces(lexicon, language) | self.drawings.pieces(lexicon, language)

    def outlook(self, view: View, lexicon: Lexicon, language: str) -> Plain | None:
        return self.drawings.outlook(view, lexicon, language)
