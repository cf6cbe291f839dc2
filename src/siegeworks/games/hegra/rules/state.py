"""The state of Hegra: what the rules ask of its zones, and numbers that pieces have."""

from typing import Final

from siegeworks.core.steps import Chance, Dilemma
from siegeworks.games.hegra.content.tables import BOARD
from siegeworks.games.hegra.rules import log
from siegeworks.games.hegra.rules.pieces import (
    ARTILLERY,
    FIRST_DEPOT,
    FORTRESS,
    GUN_TILES,
    HIDDEN,
    LEVELS,
    MISS,
    NONE,
    PIECES,
    POSITIONS,
    RECKLESS,
    RUN,
    SIEGE,
    SKULL,
    SPACES,
    TRACK_END,
    TYPES,
)
from siegeworks.games.hegra.rules.state_zones import Zones
from siegeworks.parts.counting import total as total

# Streams of luck
EVENT_LUCK: Final = 0

BAG_LUCK: Final = 1

HIT_LUCK: Final = 2

DICE_LUCK: Final = 3

CARD_LUCK: Final = 4

PATROL_LUCK: Final = 5

SNOW_LUCK: Final = 6

SETUP_LUCK: Final = 7

DOUBT_DISCS: Final = 7

MISS_TILES: Final = 10

ARTILLERY_TILES: Final = 4

INFANTRY: Final = 21

# Endings: 1 to 4 are the outcomes of the Surrender track, from German Retreat to Surrender
UNCONDITIONAL: Final = 5

TOO_FEW: Final = 6

DICE: Final[list[tuple[int, int]]] = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]


class Fortress(Zones):
    """The fortress, its defenders and the map, and what the rules ask of them."""

    def clone(self) -> "Fortress":
        twin = Fortress()
        self.copy_to(twin)
        self.copy_numbers(twin)
        self.copy_board(twin)
        return twin

    # Supplies

    def gain_supplies(self, change: int) -> None:
        """Supplies come and go, never below nothing."""
        now = max(0, self.supplies + change)
        if now != self.supplies:
            self.supplies = now
            self.tell(log.SUPPLIES_NOW, now)

    # People

    def manned(self) -> int:
        """How many positions are held."""
        count = 0
        for who in self.post:
            if who != NONE:
                count += 1
        return count

    def leftmost(self) -> int:
        """The leftmost position that is held, or NONE."""
        for position in range(POSITIONS):
            if self.post[position] != NONE:
                return position
        return NONE

    def healthy(self) -> int:
        """2.2: tired, resting and ready defenders, and those in positions."""
        return total(self.tired) + total(self.rest) + total(self.ready) + self.manned()

    def healthy_this_evening(self) -> int:
        """2.9: the healthy, and those at work but for runners and the reckless, as things stand."""
        count = self.healthy()
        for space in range(SPACES):
            if space != RUN and space != RECKLESS:
                for who in range(TYPES):
                    count += self.jobs[space * TYPES + who]
        return count

    def needed(self) -> int:
        """17.3: the healthy defenders that the Surrender track asks for; the skull asks no more."""
        return self.tables.needs[min(self.surrender, SKULL - 1)]

    def strength(self, space: int) -> int:
        """9.6: what the discs on a space count for together."""
        t = self.tables
        count = 0
        for who in range(TYPES):
            discs = self.jobs[space * TYPES + who]
            if discs:
                count += discs * t.counts[who][space]
        return count

    def uses(self, space: int) -> int:
        """9.6: how often the discs on a space carry out its action."""
        count = self.strength(space)
        return count // self.tables.need[space] if count else 0

    def leave(self, space: int) -> None:
        """The defenders on a space are tired."""
        gone = 0
        for who in range(TYPES):
            discs = self.jobs[space * TYPES + who]
            if discs:
                self.tired[who] += discs
                self.jobs[space * TYPES + who] = 0
                gone += discs
        if gone:
            self.tell(log.LEFT, space, gone)

    def free_bed(self) -> int:
        """The leftmost empty bed, or NONE."""
        for bed in range(len(self.beds)):
            if self.beds[bed] == NONE:
                return bed
        return NONE

    # Tiles and guns

    def spare_miss(self) -> int:
        """Miss tiles in the Reserve."""
        return MISS_TILES - self.tiles[MISS] - self.salvo[MISS]

    def spare_artillery(self) -> int:
        """Artillery tiles in the Reserve."""
        return ARTILLERY_TILES - self.tiles[ARTILLERY] - self.salvo[ARTILLERY]

    def icons(self, gun: int) -> int:
        """12.2: icons that a gun shows; the leftmost tile has none."""
        if gun == 1 and self.facility[5] == HIDDEN:
            return 0
        count = 0
        for slot in range(1, GUN_TILES):
            if not self.is_damaged(gun, slot) and not self.is_jammed(gun, slot):
                count += 1
        return count

    def is_damaged(self, gun: int, slot: int) -> bool:
        """2.6: whether damage lies on a status tile of a gun; it comes from the right."""
        return slot >= GUN_TILES - self.gun_damage[gun]

    def is_jammed(self, gun: int, slot: int) -> bool:
        """2.6: whether a status tile of a gun is turned over."""
        return self.gun_jam[gun] >> slot & 1 == 1

    def pieces_out(self) -> int:
        """Artillery pieces on the map."""
        return total(self.pieces)

    def first_piece(self) -> int:
        """The leftmost space of the artillery track that still holds a piece."""
        return TRACK_END - PIECES + 1 + self.pieces_out()

    # Infantry

    def troops(self, sector: int) -> int:
        """All infantry in a sector."""
        return self.standing[sector] + self.lying[sector]

    def spare_infantry(self) -> int:
        """Infantry in the Reserve."""
        return INFANTRY - total(self.standing) - total(self.lying) - self.charging

    def sectors(self) -> int:
        """How many sectors the board in use has."""
        return self.tables.sectors[self.stage]

    def sector_row(self, sector: int) -> int:
        """Where the tables of sectors have a sector of the board in use."""
        return sector_row(self.stage, sector)

    def marked(self, rule: int, sector: int) -> bool:
        """20.6: whether an advanced event lays a rule on a sector."""
        t = self.tables
        for event in self.ongoing:
            if t.event_ongoing[event] == rule and t.event_sector[event] == sector:
                return True
        return False

    # The map

    def taken(self, node: int, but: int) -> bool:
        """Whether a runner other than ``but`` stands on a space where only one may stop."""
        if node == FORTRESS or node >= FIRST_DEPOT:
            return False
        for runner in range(len(self.runner_at)):
            if runner != but and self.runner_at[runner] == node:
                return True
        return False


def sector_row(stage: int, sector: int) -> int:
    """Where the tables of sectors have a sector of the board of a stage."""
    return sector + BOARD if stage == SIEGE else sector


def level_of(patient: int) -> int:
    """The level of a patient, 1 to 6."""
    return patient % LEVELS + 1


class Command(Dilemma[Fortress]):
    """The commander decides; one way alone is taken unasked."""

    def seat(self, g: Fortress) -> int:
        return 0


class Die(Chance[Fortress]):
    """A die is cast."""

    stream = DICE_LUCK
    noun = "die"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        return DICE

    def draw(self, g: Fortress) -> int:
        return 1 + g.roll(DICE_LUCK, 6)


SPACE_JOBS: Final = SPACES * TYPES  # places before those of the positions
