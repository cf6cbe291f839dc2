"""How Gatehouse is drawn: as its layout says."""

from typing import Any

from siegeworks.games.gatehouse.rules.state import Gatehouse
from siegeworks.parts.board import Board


class GatehouseBoard(Board[Gatehouse]):
    """Three gates, and what lies before them."""

    def about_key(self, key: str) -> str:
        """The three gates are alike."""
        return "area:gate" if key.startswith("area:") else key

    def luck_group(
        self, tables: Any, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Everybody sees the dice; cards are drawn in secret."""
        return (f"face-{name}", {}) if kind == "face" else None


BOARD = GatehouseBoard
