"""Where the browser lights an option, worked out as its pages do it (`nouns.ts`, `places.ts`)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from siegeworks import Match
from siegeworks.core.decision import Option
from siegeworks.parts.board import board_of, look
from siegeworks.server import wire
from tests.games.looking import zones


@dataclass(frozen=True)
class Lit:
    """An option with all areas where it is lit, or all pieces that bear its noun."""

    option: Option
    place: str  # that the board of the game says
    areas: tuple[str, ...]
    pieces: frozenset[tuple[str, str]]  # zones, with the noun


def list_lit(match: Match, layout: wire.Layout) -> Iterator[Lit]:
    """All options of whoever is asked first."""
    decision = match.decision
    assert decision is not None
    board, seen = board_of(match.game), look(match, decision.seat, "en")
    there = set(list_pieces(match, layout, decision.seat))
    said = {verb.verb for verb in layout.verbs}
    for option in decision.options:
        own = f"{option.kind}:{option.noun}"
        place = board.find_place(seen, option.code) if board.has_places else ""
        noun = place or own
        areas = tuple(a.id for a in layout.areas if noun in (*a.nouns, f"area:{a.id}"))
        is_elsewhere = areas or (not place and option.verb in said)
        pieces = frozenset() if is_elsewhere else frozenset(p for p in there if p[1] == noun)
        yield Lit(option, place, areas, pieces)


def list_pieces(match: Match, layout: wire.Layout, seat: int) -> Iterator[tuple[str, str]]:
    """The pieces that are drawn, by their zone and noun."""
    known, told = zones(match.game), match.view(seat)["zones"]
    assert isinstance(told, dict)
    for slot in layout.slots:
        held, zone = told.get(slot.zone), known[slot.zone]
        if slot.kind == "piece":
            for value in list_values(held, slot.key):
                yield slot.zone, f"{slot.noun or zone.holds}:{value}"
        elif slot.kind in ("tally", "stand") and isinstance(held, dict):
            for key in slot.keys or held:
                if held.get(key):
                    yield slot.zone, f"{slot.noun or zone.by}:{key}"


def list_values(held: Any, key: str) -> list[Any]:
    """What lies in a slot, if it is seen."""
    if key:
        held = held.get(key) if isinstance(held, dict) else None
    values = held if isinstance(held, list) else [held]
    return [value for value in values if value not in (None, "?", "")]
