"""Slots that many places have alike: said once, seen from the place, and put at each of them."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from siegeworks.parts.board.records import Point, Slot

NAME: Final = "@"  # stands for the name of the place


def make_slots_at(slots: Iterable[Slot], name: str, spot: Point) -> Iterator[Slot]:
    """The slots that each place has, at one of them."""
    x, y = spot
    for slot in slots:
        key, area, symbol = (s.replace(NAME, name) for s in (slot.key, slot.area, slot.symbol))
        keys = [key.replace(NAME, name) for key in slot.keys]
        at = replace(slot, x=slot.x + x, y=slot.y + y)
        yield replace(at, key=key, area=area, symbol=symbol, keys=keys)
