"""How the keep is drawn."""

from collections.abc import Mapping
from typing import Any

from siegeworks.core.game import Line
from siegeworks.parts.board import Board, Seen
from siegeworks.parts.board.records import Outlook

from siegeworks_keep.board import outlook, terminal
from siegeworks_keep.board.promises import PROMISES
from siegeworks_keep.content.tables import Tables
from siegeworks_keep.rules.pieces import WALL_NAMES
from siegeworks_keep.rules.state import Keep


class KeepBoard(Board[Keep]):
    """Three walls on a rock."""

    signs = terminal.SIGNS
    promises = PROMISES

    def about_key(self, key: str) -> str:
        """The three walls are alike."""
        return "area:wall" if key.removeprefix("area:") in WALL_NAMES else key

    def about_facts(
        self, key: str, tables: Tables, options: Mapping[str, str]
    ) -> dict[str, object]:
        names = ("stones", "oil", "nights", "cards", "actions")
        return {name: getattr(tables, name) for name in names}

    def outlook(self, seen: Seen[Keep]) -> Outlook:
        return outlook.make_outlook(seen)

    def draw(self, seen: Seen[Keep]) -> list[Line]:
        return terminal.draw(seen)

    def luck_group(
        self, tables: Any, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Cards are counted by the wall they come to, dice by their faces."""
        if kind == "card":
            return f"fortune-{WALL_NAMES[tables.wall[value]]}", {}
        return super().luck_group(tables, kind, value, name)


BOARD = KeepBoard
