"""How Stronghold is drawn."""

from collections.abc import Mapping
from typing import Final

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.stronghold.board import (
    explaining,
    layout,
    odds,
    outlook,
    pieces,
    promises,
    terminal,
)
from siegeworks.games.stronghold.board.plan import Plan
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.parts.board import Board, Heading, Seen
from siegeworks.parts.board.records import Layout, Outlook, Piece
from siegeworks.parts.forms import Form

PLAN: Final = Form(Plan)


class StrongholdBoard(Board[Castle]):
    """The castle and the land before it."""

    signs = terminal.SIGNS
    first_signs = terminal.FIRST_SIGNS
    promises = promises.PROMISES
    results = odds.RESULTS
    dangers = frozenset(
        {
            *("strained", "breaks", "worst-breaks", "aims", "breach", "machine-hits"),
            *("wall-breaks", "wall-bursts", "defender-dies", "target-turned", "saboteur-sent"),
        }
    )
    headings = {
        "round-begins": Heading(),
        "card-used": Heading(level=2),
        "maneuver-begins": Heading(level=2),
        "assault-begins": Heading(level=2),
    }
    # Bits, and what the drawing or the outlook tells better
    untold = (
        *("used", "maneuvers", "sent", "rides", "equipment", "platforms", "mantelets", "training"),
        *("saboteurs", "spies", "finished", "hero_used", "heroic_used", "heroic_gone", "oath"),
        *("orders_worked", "feints_turned", "rituals_done", "objectives_met", "plans_played"),
        *("aim", "volley", "struck", "hits_drawn", "slot", "joins"),
    )

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

    def draw(self, seen: Seen[Castle]) -> list[Line]:
        return terminal.draw(seen)

    def odds(self, seen: Seen[Castle]) -> list[Line]:
        return odds.tell_odds(seen)

    def luck_group(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Units out of the bag and shots of machines; what was dealt in secret is not counted."""
        if kind in ("horde-kind", "shot"):
            return f"{kind}-{name}", {}
        return None

    def let_happen(self, g: Castle, options: list[int]) -> int:
        return promises.let_happen(options)


BOARD = StrongholdBoard
