"""How Westerplatte is drawn."""

from collections.abc import Mapping
from typing import Any

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.westerplatte.board import explaining, layout, odds, outlook, pieces, terminal
from siegeworks.games.westerplatte.board.promises import PROMISES
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.events import is_good
from siegeworks.games.westerplatte.rules.pieces import KIND_NAMES
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.games.westerplatte.rules.vocabulary import ENOUGH, HOLD_FIRE
from siegeworks.games.westerplatte.rules.zones import OFFICER_NAMES
from siegeworks.parts.board import Board, Heading, Seen
from siegeworks.parts.board.records import Layout, Outlook, Piece


class WesterplatteBoard(Board[Fort]):
    """The depot with its five lanes."""

    signs = terminal.SIGNS
    promises = PROMISES
    quiet = (ENOUGH, HOLD_FIRE)  # nobody joins fire or pushes another unit who need not
    results = odds.RESULTS
    dangers = frozenset(
        {
            *("fires", "overflow", "fallen", "bricks-lost", "guardhouse-hit", "supply-lost"),
            *("ammunition-lost", "passage-burns", "garrison-falls", "garrison-starves"),
        }
    )
    headings = {
        "first-card-filed": Heading(before=True),
        "day-ends": Heading(before=True),
        "turn-begins": Heading(level=2),
    }
    untold = ("turn", "active", "used", "shots", "new_card", "moves", "actions", "rest")
    gains = ("walls", "wounds", "mine", "stock", "ammo", "markers", "morale")
    sums = {
        kind: f"summed-{kind}" for kind in ("ammunition-given", "ammunition-lost", "marker-given")
    }

    def layout(self, tables: Tables, options: Mapping[str, str]) -> Layout:
        plain = super().layout(tables, options)
        assert plain is not None
        return layout.adapt(plain, tables, options)

    def names(self, lexicon: Lexicon, language: str) -> dict[str, str]:
        return super().names(lexicon, language) | pieces.name_places(lexicon, language)

    def pieces(self, lexicon: Lexicon, language: str) -> dict[str, Piece]:
        cards = pieces.make_card_pieces(lexicon, language)
        events = pieces.make_event_pieces(lexicon, language)
        return super().pieces(lexicon, language) | cards | events

    def about_key(self, key: str) -> str:
        return explaining.find_family(key)

    def about_facts(
        self, key: str, tables: Tables, options: Mapping[str, str]
    ) -> dict[str, object]:
        return explaining.list_facts(key, tables, options)

    def outlook(self, seen: Seen[Fort]) -> Outlook:
        return outlook.make_outlook(seen)

    def standing(self, seen: Seen[Fort]) -> Outlook:
        return outlook.make_standing(seen)

    def list_people(self, seats: int) -> list[list[str]]:
        """Alone, one player leads two officers (14.15)."""
        named = [f"officer:{name}" for name in OFFICER_NAMES]
        return [named[:2]] if seats == 1 else [[noun] for noun in named[:seats]]

    def draw(self, seen: Seen[Fort]) -> list[Line]:
        return terminal.draw(seen)

    def odds(self, seen: Seen[Fort]) -> list[Line]:
        return odds.tell_odds(seen)

    def luck_group(
        self, tables: Any, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Cards by what comes with them, events by good and bad; tiles only lie somewhere."""
        if kind == "card":
            return f"fortune-card-{KIND_NAMES[tables.kind[value]]}", {}
        if kind == "event":
            return f"fortune-event-{'good' if is_good(tables, value) else 'bad'}", {}
        return None


BOARD = WesterplatteBoard
