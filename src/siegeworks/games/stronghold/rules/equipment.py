"""9 Phase 3: equipment. What it does in melee stands in chapter 21, saps in chapter 12."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.stronghold.rules import ground, vocabulary
from siegeworks.games.stronghold.rules.asking import NO_TILE, Question
from siegeworks.games.stronghold.rules.pieces import (
    BANNER,
    BRIDGE,
    LAID_BRIDGE,
    NONE,
    PATHS,
    SAP,
    SECTIONS,
)
from siegeworks.games.stronghold.rules.state import Castle

SAME_TOKEN: Final = Reason("same-token", "9.1")
NO_PLACE: Final = Reason("no-place", "6.6")
PATH_TAKEN: Final = Reason("path-taken", "9.3")
PATH_CLOSED: Final = Reason("path-closed", "9.3")


def count_tiles(g: Castle, card: int) -> int:
    """3.4: tokens of a kind of equipment that are not on the board."""
    used = 0
    if card == BRIDGE:
        for load in g.paths:
            if load == LAID_BRIDGE:
                used += 1
    else:
        for section in range(SECTIONS):
            used += g.equipment[section] >> (card - BANNER) & 1
    return g.tables.card_tiles[card] - used


def count_on_section(g: Castle, section: int) -> int:
    """9.1: equipment tokens at a section."""
    count = 0
    bits = g.equipment[section]
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def why_not(g: Castle, card: int) -> Reason | None:
    """6.6: why a kind of equipment cannot be laid anywhere, or None."""
    if count_tiles(g, card) <= 0:
        return NO_TILE
    for place in range(PATHS if card == BRIDGE else SECTIONS):
        if why_not_at(g, card, place) is None:
            return None
    return NO_PLACE


def why_not_at(g: Castle, card: int, place: int) -> Reason | None:
    """9.1 and 9.3: why equipment cannot be laid at a section, a bridge on a path; or None."""
    if card == BRIDGE:
        if not g.tables.path_traps[place]:
            return PATH_CLOSED
        return None if g.paths[place] == NONE else PATH_TAKEN
    if ground.has_equipment(g, place, card):
        return SAME_TOKEN
    have = count_on_section(g, place)
    most = g.tables.equipment_spaces
    return None if have < most else Reason("equipment-full", "9.1", most, have)


def carry_out(g: Castle, card: int) -> Steps:
    """9.1 and 9.3: choose where the token lies."""
    return (LAY_BRIDGE,) if card == BRIDGE else (Equip(card),)


def lay(g: Castle, card: int, place: int) -> None:
    """The token is laid at a section, a bridge on a path."""
    if card == BRIDGE:
        g.paths[place] = LAID_BRIDGE
        g.tell(vocabulary.BRIDGE_LAID, place)
    else:
        g.equipment[place] |= 1 << (card - BANNER)
        g.tell(vocabulary.EQUIPMENT_LAID, card, place)


class Equip(Question):
    """A banner, ladder, poison or sap is laid at a section with room for it."""

    rule = "9.1"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.EQUIP + section for section in range(SECTIONS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return why_not_at(g, self.card, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        lay(g, self.card, option & NOUN)
        return DONE


class LayBridge(Question):
    """A bridge is laid on a path on which nothing lies yet."""

    rule = "9.3"

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.BRIDGE_AT + path for path in range(PATHS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return why_not_at(g, BRIDGE, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        lay(g, BRIDGE, option & NOUN)
        return DONE


LAY_BRIDGE: Final = LayBridge()
EQUIPMENT: Final[tuple[int, ...]] = tuple(range(BANNER, SAP + 1))
