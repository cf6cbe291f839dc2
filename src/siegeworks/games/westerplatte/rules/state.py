"""The zones of Westerplatte: what lies where. Everything here is open to all players."""

from typing import Final

from siegeworks.core.steps import Dilemma, State
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.pieces import BRICKS, FIRST_GUARDHOUSE, MINES, NONE
from siegeworks.parts.counting import below, total

# Streams of luck
TILE_LUCK: Final = 0
CARD_LUCK: Final = 1
EVENT_LUCK: Final = 2

# Markers an officer can hold; the zone ``markers`` has a block of four officers for each
EXTRA_MOVE: Final = 0
EXTRA_ACTION: Final = 1
LIMITED_MOVE: Final = 2
MARKERS: Final = 3
OFFICERS: Final = 4

# Markers already used in this turn
USED_MOVE: Final = 1
USED_ACTION: Final = 2

# Endings
HELD: Final = 1
FALLEN: Final = 2
STARVED: Final = 3


class Fort(State):
    """The peninsula and all that lies on and beside the board."""

    tables: Tables
    level: int
    walls: list[int]  # bricks on each field
    card: list[int]  # the troop on each lane
    space: list[int]  # where on its lane it stands, I is 0
    wounds: list[int]
    mine: list[int]
    tile: list[int]  # the tile on each guardhouse; never changed in place, clones share it
    stock: list[int]  # mines, grenades and bricks on their tiles
    post: list[int]  # the field of each officer
    ammo: list[int]
    markers: list[int]
    rest: list[int]  # attack cards nobody has seen, ascending: phase 1 lies above phase 2
    under: list[int]  # cards sent under the pile, the first to come back first; shared
    events: list[int]  # events nobody has seen; shared
    good_left: int  # of them, how many good and bad ones are in the deck
    bad_left: int
    first_card: int  # the card that lies face up under day 1 from the set-up on
    filed: int  # cards filed since the start
    day: int
    morale: int
    burnt: int  # the event whose passage is closed
    new_card: int  # the card drawn this turn
    turn: int
    active: int  # the officer whose turn it is
    moves: int
    actions: int
    used: int
    shots: int  # rounds fired in the attack under way

    def clone(self) -> "Fort":
        twin = Fort()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.level = self.level
        twin.walls = self.walls[:]
        twin.card = self.card[:]
        twin.space = self.space[:]
        twin.wounds = self.wounds[:]
        twin.mine = self.mine[:]
        twin.tile = self.tile
        twin.stock = self.stock[:]
        twin.post = self.post[:]
        twin.ammo = self.ammo[:]
        twin.markers = self.markers[:]
        twin.rest = self.rest[:]
        twin.under = self.under
        twin.events = self.events
        twin.good_left = self.good_left
        twin.bad_left = self.bad_left
        twin.first_card = self.first_card
        twin.filed = self.filed
        twin.day = self.day
        twin.morale = self.morale
        twin.burnt = self.burnt
        twin.new_card = self.new_card
        twin.turn = self.turn
        twin.active = self.active
        twin.moves = self.moves
        twin.actions = self.actions
        twin.used = self.used
        twin.shots = self.shots
        return twin

    def seat_of(self, officer: int) -> int:
        """The player of an officer; alone, one player has both (14.15)."""
        return 0 if self.seats == 1 else officer

    def pool(self) -> int:
        """Ammunition that nobody holds."""
        return self.tables.ammunition - total(self.ammo)

    def held(self, kind: int, officer: int) -> int:
        """How many markers of a kind an officer holds."""
        return self.markers[kind * OFFICERS + officer]

    def hold(self, kind: int, officer: int, change: int) -> None:
        """Give or take markers of a kind."""
        self.markers[kind * OFFICERS + officer] += change

    def spare_bricks(self) -> int:
        """Bricks that lie beside the board."""
        side = self.tables.side[self.level]
        return self.tables.bricks[side] - total(self.walls) - self.stock[BRICKS]

    def slots(self, supply: int) -> int:
        """How much of a supply its tile can hold now; mines on lanes keep their slots.

        So there are never more mines than slots (14.17, 14.45).
        """
        free = self.tables.slots[self.tables.side[self.level]][supply]
        if supply == MINES:
            return free - total(self.mine)
        return free

    def remove_troop(self, lane: int) -> None:
        """Take a troop off its lane."""
        self.card[lane] = NONE
        self.space[lane] = NONE
        self.wounds[lane] = 0

    def fallen_guardhouses(self) -> int:
        """How many guardhouses have no brick left."""
        count = 0
        for field in range(FIRST_GUARDHOUSE, len(self.walls)):
            if self.walls[field] == 0:
                count += 1
        return count

    def early_cards(self) -> int:
        """How many of the unseen cards are of phase 1."""
        return below(self.rest, self.tables.first_phase)


class Together(Dilemma[Fort]):
    """1.3: the players choose together, any of them may answer; one way is not asked (14.34)."""

    def seat(self, g: Fort) -> int:
        return g.seat_of(g.active)

    def seats(self, g: Fort) -> int:
        return (1 << g.seats) - 1
