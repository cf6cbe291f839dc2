"""How Hegra is drawn."""

from collections.abc import Mapping
from typing import Any

import msgspec

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra.board import layout, luck, odds, outlook, pieces, terminal
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules.state import Fortress
from siegeworks.parts.board import Board, Seen
from siegeworks.parts.board.records import Layout, Outlook, Piece


class HegraBoard(Board[Fortress]):
    """The fortress and the supply map."""

    signs = odds.SIGNS

    def layout(self, tables: Tables, options: Mapping[str, str]) -> Layout:
        return msgspec.convert(layout.adapt(self.layout_file(), tables, options), Layout)

    def names(self, lexicon: Lexicon, language: str) -> dict[str, str]:
        return super().names(lexicon, language) | pieces.place_names(lexicon, language)

    def pieces(self, lexicon: Lexicon, language: str) -> dict[str, Piece]:
        found = msgspec.convert(pieces.pieces(lexicon, language), dict[str, Piece])
        return super().pieces(lexicon, language) | found

    def outlook(self, seen: Seen[Fortress]) -> Outlook:
        found = outlook.outlook(seen.view, seen.lexicon, seen.language)
        return msgspec.convert(found, Outlook)

    def draw(self, seen: Seen[Fortress]) -> list[Line]:
        return terminal.draw(seen.view, seen.lexicon, seen.language)

    def odds(self, seen: Seen[Fortress]) -> list[Line]:
        return odds.odds(seen.view, seen.lexicon, seen.language)

    def luck_group(
        self, tables: Any, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Discs, tiles and dice by what they bring; what comes once in a game is not counted."""
        return luck.luck_group(kind, name)


BOARD = HegraBoard
