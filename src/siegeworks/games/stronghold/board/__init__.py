"""How Stronghold is drawn."""

from collections.abc import Mapping
from typing import Final

from siegeworks.core.lexicon import Lexicon
from siegeworks.games.stronghold.board import explaining, layout, outlook, pieces, promises
from siegeworks.games.stronghold.board.plan import Plan
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.parts.board import Board, Seen
from siegeworks.parts.board.records import Layout, Outlook, Piece
from siegeworks.parts.forms import Form

PLAN: Final = Form(Plan)


class StrongholdBoard(Board[Castle]):
    """The castle and the land before it."""

    promises = promises.PROMISES

    def layout(self, tables: Tables, options: Mapping[str, str]) -> Layout:
        return layout.lay_out(PLAN.fill(self.layout_file()), tables)

    def pieces(self, lexicon: Lexicon, language: str) -> dict[str, Piece]:
        return super().pieces(lexicon, language) | pieces.make_pieces(lexicon, language)

    def about_key(self, key: str) -> str:
        return explaining.find_family(key)

    def about_facts(
        self, key: str, tables: Tables, options: Mapping[str, str]
    ) -> dict[str, object]:
        return explaining.list_facts(key, tables)

    def outlook(self, seen: Seen[Castle]) -> Outlook:
        return outlook.make_outlook(seen)

    def standing(self, seen: Seen[Castle]) -> Outlook:
        """The plates are shown with every step: they are what the assault is about."""
        return outlook.make_outlook(seen)

    def let_happen(self, g: Castle, options: list[int]) -> int:
        return promises.let_happen(options)


BOARD = StrongholdBoard
