"""How Stronghold is drawn."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from siegeworks.core.decision import Event
from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.stronghold.board import (
    changes,
    explaining,
    layout,
    odds,
    outlook,
    pieces,
    places,
    promises,
    prospects,
    review,
    terminal,
    wishes,
)
from siegeworks.games.stronghold.board.plan import Plan
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules.pieces import INVADER
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.parts.board import Board, Heading, Seen
from siegeworks.parts.board.records import Change, Layout, Outlook, Piece, Wish
from siegeworks.parts.forms import Form

PLAN: Final = Form(Plan)


class StrongholdBoard(Board[Castle]):
    """The castle and the land before it."""

    signs = terminal.SIGNS
    first_signs = terminal.FIRST_SIGNS
    quiet = promises.QUIET
    promises = promises.PROMISES
    results = odds.RESULTS
    has_changes = True
    has_places = True
    has_wishes = True
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
        "assault-begins": Heading(),
        "assault-ends": Heading(level=2),
    }
    # For the invader, who sits first; what is good for one side is bad for the other
    gains = ("horde", "wood")
    losses = ("garrison", "walls")
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

    def measure(self, g: Castle) -> list[changes.Margins]:
        return changes.list_margins(g)

    def tell_changes(
        self, seen: Seen[Castle], old: list[changes.Margins], new: list[changes.Margins]
    ) -> list[Change]:
        return changes.tell_changes(seen, old, new)

    def tell_luck(self, seen: Seen[Castle], option: int) -> list[Change]:
        return [*odds.tell_aim(seen, option), *prospects.tell_prospect(seen, option)]

    def imagine(self, g: Castle, option: int) -> Castle | None:
        return changes.foretell_departure(g, option)

    def find_place(self, seen: Seen[Castle], option: int) -> str:
        return places.find_place(seen, option)

    def list_wishes(self, seen: Seen[Castle], told: Sequence[Event]) -> Iterable[Wish]:
        return wishes.list_wishes(seen, told)

    def follow_wish(
        self, seen: Seen[Castle], told: Sequence[Event], key: str, made: int
    ) -> int | None:
        return wishes.follow_wish(seen, told, key, made)

    def draw(self, seen: Seen[Castle]) -> list[Line]:
        return terminal.draw(seen)

    def review(self, told: Sequence[Event], language: str) -> list[str]:
        return review.tell_assault(told, language)

    def odds(self, seen: Seen[Castle]) -> list[Line]:
        return odds.tell_odds(seen)

    def luck_group(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Units out of the bag and shots of machines; what was dealt in secret is not counted."""
        if kind in ("horde-kind", "shot"):
            return f"{kind}-{name}", {}
        return None

    def weigh_zone(self, zone: str, seat: int) -> int:
        weight = super().weigh_zone(zone, seat)
        return weight if seat == INVADER else -weight


BOARD = StrongholdBoard
