"""What ``layout.toml`` says: a layout, and the spots of all that there are many of."""

from typing import Any

import msgspec

from siegeworks.parts.board.records import Layout, Point, Slot


class Spots(msgspec.Struct, frozen=True):
    """Where things lie, by name: the upper middle of sections, the upper left corner of houses."""

    sections: dict[str, Point]
    towers: dict[str, Point]
    ramparts: dict[str, Point]
    foregrounds: dict[str, Point]
    houses: dict[str, Point]
    heroic: dict[str, Point]
    paths: dict[str, Point]


class Each(msgspec.Struct, frozen=True):
    """The slots that each place of a kind has, seen from its spot; ``@`` is its name."""

    sections: list[Slot]
    towers: list[Slot]
    ramparts: list[Slot]
    foregrounds: list[Slot]
    houses: list[Slot]
    heroic: list[Slot]
    paths: list[Slot]


class Plan(Layout, frozen=True, kw_only=True):
    """The whole file."""

    spots: Spots
    each: Each


def draw_always(symbol: str, x: float, y: float, **look: Any) -> Slot:
    """What belongs to the board itself, also while the siege is set up and no round has begun."""
    return Slot("round", "flag", x, y, symbol=symbol, lost=symbol, **look)
