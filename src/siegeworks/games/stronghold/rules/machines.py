"""8 Phase 2: siege machines. How they fire stands in chapter 20, what they reach in ground."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.stronghold.rules import ground, vocabulary
from siegeworks.games.stronghold.rules.asking import NO_TILE, Question
from siegeworks.games.stronghold.rules.pieces import (
    BALLISTA,
    FIRST_FOREGROUND,
    GUNS,
    MANTELET,
    NONE,
    RAMPARTS,
    SIDES,
    SIEGE_TOWER,
)
from siegeworks.games.stronghold.rules.state import Castle

GUN_TAKEN: Final = Reason("place-taken", "2.6")
WRONG_GROUND: Final = Reason("wrong-ground", "2.6")


def is_barrage(card: int) -> bool:
    """8.1: whether a card builds a machine that fires."""
    return BALLISTA <= card < MANTELET


def count_barrage(g: Castle) -> int:
    """8.1: barrage machines on the board."""
    count = 0
    for card in g.barrage:
        if card != NONE:
            count += 1
    return count


def count_tiles(g: Castle, card: int) -> int:
    """3.4: tiles of a machine that are not on the board."""
    used = 0
    if card == MANTELET:
        for rampart in range(RAMPARTS):
            used += g.mantelets >> rampart & 1
    elif card == SIEGE_TOWER:
        for camp in g.siege_tower:
            if camp != NONE:
                used += 1
    else:
        for built in g.barrage:
            if built == card:
                used += 1
    return g.tables.card_tiles[card] - used


def why_not(g: Castle, card: int) -> Reason | None:
    """6.6 and 8.1: why a machine cannot be built at all, or None."""
    if is_barrage(card) and count_barrage(g) >= g.tables.barrage_limit:
        return Reason("barrage-limit", "8.1", g.tables.barrage_limit, count_barrage(g))
    if count_tiles(g, card) <= 0:
        return NO_TILE
    if card == SIEGE_TOWER:
        return None
    for gun in range(GUNS):
        if why_not_at(g, card, gun) is None:
            return None
    return GUN_TAKEN


def why_not_at(g: Castle, card: int, gun: int) -> Reason | None:
    """2.6: why a machine cannot stand on a rampart or foreground, or None."""
    if card == MANTELET:
        if gun >= RAMPARTS:
            return WRONG_GROUND
        return GUN_TAKEN if g.mantelets >> gun & 1 else None
    if not ground.is_barrage_place(gun, card):
        return WRONG_GROUND
    return None if g.barrage[gun] == NONE else GUN_TAKEN


def carry_out(g: Castle, card: int) -> Steps:
    """8.3 to 8.7: choose where the machine stands."""
    return (PLACE_TOWER,) if card == SIEGE_TOWER else (PlaceMachine(card),)


class PlaceMachine(Question):
    """A machine is put on a rampart, a trebuchet on a foreground; barrage machines get a deck."""

    rule = "8.2"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.BUILD_AT + gun for gun in range(GUNS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return why_not_at(g, self.card, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        gun = option & NOUN
        if self.card == MANTELET:  # 8.6
            g.mantelets |= 1 << gun
            g.tell(vocabulary.MANTELET_BUILT, gun)
            return DONE
        g.barrage[gun] = self.card
        g.hits[gun] = g.tables.deck_hits
        g.misses[gun] = g.tables.deck_misses
        g.tell(vocabulary.MACHINE_BUILT, self.card, gun)
        return DONE


class PlaceTower(Question):
    """A siege tower starts on a foreground, outside all limits (23.12)."""

    rule = "8.7"

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.TOWER_AT + side for side in range(SIDES)]

    def choose(self, g: Castle, option: int) -> Steps:
        side = option & NOUN
        g.siege_tower[g.siege_tower.index(NONE)] = FIRST_FOREGROUND + side
        g.tell(vocabulary.SIEGE_TOWER_BUILT, side)
        return DONE


PLACE_TOWER: Final = PlaceTower()
