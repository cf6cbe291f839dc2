"""How Ante Portas is drawn."""

from collections.abc import Mapping
from typing import ClassVar, Final

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.ante_portas.board import (
    battles,
    explaining,
    foresight,
    layout,
    odds,
    outlook,
    pieces,
    promises,
    prospects,
    terminal,
    terminal_map,
)
from siegeworks.games.ante_portas.content.tables import Tables
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules.state import Realm
from siegeworks.parts.board import Board, Heading, Seen
from siegeworks.parts.board.records import Change, Layout, Outlook, Piece
from siegeworks.parts.forms import Form

LAYOUT: Final = Form(Layout)


class AntePortasBoard(Board[Realm]):
    """The country, the Command Center and the pass."""

    signs = terminal.SIGNS
    first_signs = terminal.FIRST_SIGNS
    quiet = foresight.QUIET
    promises = promises.PROMISES
    has_changes = True
    has_places = True
    dangers = frozenset({"break", "break-seen", "battle-lost", "breakthrough"})
    # What only the rules need, and what the marks tell: whose Units are where
    untold = (
        *("owner", "army", "bound_facing", "bound_crew", "deck", "cards_drawn", "markets_seen"),
        *("arrow", "paces", "aloft", "hushed", "lull", "lit", "spent", "knocked", "whetted"),
        *("drilled", "used", "fed", "wave_over", "cover", "soft_cover", "palisades", "embers"),
        "improvements",
    )
    gains = (
        *("storage", "warehouse", "tools", "dollars", "buildings", "owned", "farmers", "citizens"),
        *("at_home", "gone"),
    )
    losses = ("basic", "elite", "tired_farmers", "tired_citizens", "sickbay")
    headings: ClassVar[Mapping[str, Heading]] = {
        "era-begins": Heading(),
        "half-year-begins": Heading(),
        "wave-round": Heading(),
    }

    def layout(self, tables: Tables, options: Mapping[str, str]) -> Layout:
        return self.layout_for(tables, options, layout.count_homes(options))

    def layout_for(self, tables: Tables, options: Mapping[str, str], seats: int) -> Layout:
        return layout.lay_out(LAYOUT.fill(self.layout_file()), tables, options, seats)

    def pieces(self, lexicon: Lexicon, language: str) -> dict[str, Piece]:
        return super().pieces(lexicon, language) | pieces.make_pieces(lexicon, language)

    def names(self, lexicon: Lexicon, language: str) -> dict[str, str]:
        """Hexes and spots are named in full, and seats as everywhere."""
        seats = {
            f"seat:{seat}": lexicon.noun(language, "seat", seat) for seat in range(n.MOST_SEATS)
        }
        found = super().names(lexicon, language) | {noun: str(name) for noun, name in seats.items()}
        for kind in ("hex", "spot"):
            for noun in [noun for noun in found if noun.startswith(f"{kind}:")]:
                found[noun] = lexicon.say(language, f"look-{kind}", {kind: found[noun]})
        return found

    def about_key(self, key: str) -> str:
        return explaining.find_family(key)

    def about_facts(
        self, key: str, tables: Tables, options: Mapping[str, str]
    ) -> dict[str, object]:
        return explaining.list_facts(key, tables)

    def outlook(self, seen: Seen[Realm]) -> Outlook:
        return outlook.make_outlook(seen)

    def standing(self, seen: Seen[Realm]) -> Outlook:
        return outlook.make_standing(seen)

    def imagine(self, g: Realm, option: int) -> Realm | None:
        return battles.play_battles(g, option)

    def measure(self, g: Realm) -> prospects.Figures:
        return prospects.count_figures(g)

    def tell_changes(
        self, seen: Seen[Realm], old: prospects.Figures, new: prospects.Figures
    ) -> list[Change]:
        return prospects.tell_differences(seen, old, new)

    def tell_luck(self, seen: Seen[Realm], option: int) -> list[Change]:
        return prospects.tell_prospect(seen, option)

    def find_place(self, seen: Seen[Realm], option: int) -> str:
        found = prospects.find_hex(seen, option)
        return "" if found is None else seen.named("hex", found)

    def draw(self, seen: Seen[Realm]) -> list[Line]:
        return terminal.draw(seen)

    def draw_page(self, seen: Seen[Realm]) -> list[Line]:
        return terminal_map.draw_map(seen)

    def odds(self, seen: Seen[Realm]) -> list[Line]:
        return odds.tell_odds(seen)


BOARD = AntePortasBoard
