"""How Westerplatte is drawn."""

from collections.abc import Mapping
from typing import Any

import msgspec

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.westerplatte.board import layout, odds, outlook, terminal
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.pieces import KIND_NAMES
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.parts.board import Board, Seen
from siegeworks.parts.board.records import Layout, Outlook, Piece


class WesterplatteBoard(Board[Fort]):
    """The depot with its five lanes."""

    signs = odds.SIGNS

    def layout(self, tables: Tables, options: Mapping[str, str]) -> Layout:
        return msgspec.convert(layout.adapt(self.layout_file(), tables, options), Layout)

    def names(self, lexicon: Lexicon, language: str) -> dict[str, str]:
        return super().names(lexicon, language) | layout.place_names(lexicon, language)

    def pieces(self, lexicon: Lexicon, language: str) -> dict[str, Piece]:
        cards = msgspec.convert(layout.card_pieces(lexicon, language), dict[str, Piece])
        return super().pieces(lexicon, language) | cards

    def outlook(self, seen: Seen[Fort]) -> Outlook:
        found = outlook.outlook(seen.view, seen.lexicon, seen.language)
        return msgspec.convert(found, Outlook)

    def draw(self, seen: Seen[Fort]) -> list[Line]:
        return terminal.draw(seen.view, seen.lexicon, seen.language)

    def odds(self, seen: Seen[Fort]) -> list[Line]:
        return odds.odds(seen.view, seen.lexicon, seen.language)

    def luck_group(
        self, tables: Any, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Cards by what comes with them, events by good and bad; tiles only lie somewhere."""
        if kind == "card":
            return f"fortune-card-{KIND_NAMES[tables.kind[value]]}", {}
        if kind == "event":
            return f"fortune-event-{'good' if value < tables.positive_events else 'bad'}", {}
        return None


BOARD = WesterplatteBoard
