"""How Hegra is drawn."""

from collections.abc import Mapping
from typing import Any, Final

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra.board import (
    explanations,
    layout,
    odds,
    outlook,
    pieces,
    promises,
    terminal,
)
from siegeworks.games.hegra.board.plan import Plan
from siegeworks.games.hegra.board.terminal_signs import LEGEND
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules.state import Fortress
from siegeworks.parts.board import Board, Heading, Seen
from siegeworks.parts.board.records import Change, Layout, Outlook, Piece
from siegeworks.parts.forms import Form

PLAN: Final = Form(Plan)
PLAIN_TILES: Final = ("miss", "air", "artillery")  # the others damage one thing or another


class HegraBoard(Board[Fortress]):
    """The fortress and the supply map."""

    signs = LEGEND
    first_signs = ("discs", "need")
    dangers = frozenset(
        {
            *(
                "short",
                "hits",
                "breaks",
                "surrenders",
                "dies",
                "hits-taken",
                "charge",
                "fallen",
                "injured",
            ),
            *("lost", "damage-placed", "run-caught", "token-lost", "worse", "died"),
            *(
                "surrender-reason",
                "defeated",
                "lacking",
                "leaving",
                "too-few",
                "mission-failed",
                "undefended",
            ),
        }
    )
    quiet = promises.QUIET
    promises = promises.PROMISES
    results = odds.RESULTS
    prospects = frozenset({"Placement"})
    untold = ("stage", "surrender", "fired", "airfield", "asked", "spared", "walkers", "paces")
    gains = ("ready", "supplies", "defence", "delivered")
    losses = (
        *("morgue", "waiting", "suspicion", "doubt", "bag_doubt", "fear", "artillery", "damaged"),
        *("gun_damage", "standing", "patrols", "pieces"),
    )
    headings = {kind: Heading() for kind in ("day-begins", "coup", "retreat", "last-stand")}

    def layout(self, tables: Tables, options: Mapping[str, str]) -> Layout:
        return layout.lay_out(PLAN.fill(self.layout_file()), tables, options)

    def names(self, lexicon: Lexicon, language: str) -> dict[str, str]:
        return super().names(lexicon, language) | pieces.name_places(lexicon, language)

    def pieces(self, lexicon: Lexicon, language: str) -> dict[str, Piece]:
        return super().pieces(lexicon, language) | pieces.make_pieces(lexicon, language)

    def outlook(self, seen: Seen[Fortress]) -> Outlook:
        return outlook.make_outlook(seen)

    def standing(self, seen: Seen[Fortress]) -> Outlook:
        return outlook.make_standing(seen)

    def tell_prospect(self, seen: Seen[Fortress], option: int) -> list[Change]:
        return outlook.tell_prospect(seen, option)

    def about_key(self, key: str) -> str:
        return explanations.find_key(key)

    def about_facts(self, key: str, tables: Any, options: Mapping[str, str]) -> dict[str, object]:
        return explanations.list_facts(key, tables, options)

    def draw(self, seen: Seen[Fortress]) -> list[Line]:
        return terminal.draw(seen)

    def odds(self, seen: Seen[Fortress]) -> list[Line]:
        return odds.tell_odds(seen)

    def luck_group(
        self, tables: Any, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Discs, tiles and dice by what they bring; what comes once in a game is not counted."""
        facts: dict[str, object] = {"name": name}
        if kind == "disc":
            return f"disc-{name}", facts
        if kind == "die":
            return "fortune-die", facts
        if kind == "patrol-number":
            return "fortune-patrol", facts
        if kind == "tile":
            plain = name.partition("-")[0]
            return f"fortune-tile-{plain if plain in PLAIN_TILES else 'harm'}", facts
        return None


BOARD = HegraBoard
