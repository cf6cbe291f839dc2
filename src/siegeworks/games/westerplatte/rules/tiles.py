"""6 The action tiles."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Choice, Rule, Steps
from siegeworks.games.westerplatte.content.tables import (
    BRICKS,
    FIELDS,
    FIRST_GUARDHOUSE,
    GRENADES,
    LANES,
    MACHINE_GUN,
    MINES,
    NONE,
    TILE_AMMUNITION,
    TILE_MINES,
    TILE_MORALE,
    TILE_MORTAR,
    TILE_PUSH,
)
from siegeworks.games.westerplatte.rules import log
from siegeworks.games.westerplatte.rules.attack import Wound
from siegeworks.games.westerplatte.rules.morale import Rise
from siegeworks.games.westerplatte.rules.state import Fort


def tile_options(g: Fort, officer: int) -> list[int]:
    """6.1: what the tile of an officer's guardhouse allows; nothing that would have no effect."""
    tile = g.tile[g.post[officer] - FIRST_GUARDHOUSE]
    if tile == TILE_MORALE:
        return [log.RAISE_MORALE]
    if tile == TILE_AMMUNITION:
        return [log.TAKE_AMMUNITION] if g.pool() > 0 else []
    if tile == TILE_PUSH:
        return push_options(g, 0)
    if tile == TILE_MORTAR:
        return [log.MORTAR + lane for lane in mortar_targets(g)]
    if tile == TILE_MINES:
        return [log.LAY_MINE + lane for lane in mineable(g)]
    return [log.REBUILD + field for field in rebuildable(g)]


def mortar_targets(g: Fort) -> list[int]:
    """The lanes a grenade can be fired at."""
    if g.stock[GRENADES] == 0:
        return []
    return [lane for lane in range(LANES) if g.card[lane] != NONE]


def mineable(g: Fort) -> list[int]:
    """The lanes a mine can be laid on."""
    if g.stock[MINES] == 0:
        return []
    return [lane for lane in range(LANES) if g.card[lane] == NONE and not g.mine[lane]]


def rebuildable(g: Fort) -> list[int]:
    """The fields bricks can be laid on."""
    if g.stock[BRICKS] == 0:
        return []
    return [field for field in range(FIELDS) if g.walls[field] < g.tables.full_wall]


def push_options(g: Fort, first: int) -> list[int]:
    """The machine-gun units, from a lane on, that can be pushed back."""
    found: list[int] = []
    for lane in range(first, LANES):
        card = g.card[lane]
        if card != NONE and g.space[lane] > 0 and g.tables.kind[card] == MACHINE_GUN:
            found.append(log.PUSH_BACK + lane)
    return found


def use_tile(g: Fort, officer: int, option: int) -> Steps:
    """The step behind an option of a tile."""
    verb = option & ~NOUN
    noun = option & NOUN
    if verb == log.RAISE_MORALE:
        return (RaiseMorale(),)
    if verb == log.MORTAR:
        return (FireMortar(noun),)
    if verb == log.LAY_MINE:
        return (LayMine(noun),)
    if verb == log.REBUILD:
        return (Rebuild(noun),)
    if verb == log.TAKE_AMMUNITION:
        return (TakeAmmunition(officer),)
    return (PushBack(noun, g.tables.push_count[g.tables.side[g.level]] - 1),)


class RaiseMorale(Rule[Fort]):
    """Morale goes up by one."""

    rule = "6.2"

    def run(self, g: Fort) -> Steps:
        return (Rise(),)


class FireMortar(Rule[Fort]):
    """A grenade wounds one troop on any lane; what it cannot bear is lost."""

    rule = "6.3"
    takes = ("lane",)

    def __init__(self, lane: int) -> None:
        self.lane: Final = lane

    def run(self, g: Fort) -> Steps:
        g.stock[GRENADES] -= 1
        g.tell(log.MORTAR_FIRED, self.lane)
        return (Wound(self.lane, g.tables.mortar_damage),)


class LayMine(Rule[Fort]):
    """A mine goes to a lane without a troop and without a mine."""

    rule = "6.4"
    takes = ("lane",)

    def __init__(self, lane: int) -> None:
        self.lane: Final = lane

    def run(self, g: Fort) -> Steps:
        g.stock[MINES] -= 1
        g.mine[self.lane] = 1
        g.tell(log.MINE_LAID, self.lane)
        return DONE


class Rebuild(Rule[Fort]):
    """Bricks from the tile go to one damaged field; one that does not fit is laid aside."""

    rule = "6.5"
    takes = ("field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def run(self, g: Fort) -> Steps:
        bricks = min(g.tables.rebuild_bricks, g.stock[BRICKS])
        g.stock[BRICKS] -= bricks
        g.walls[self.field] = min(g.tables.full_wall, g.walls[self.field] + bricks)
        g.tell(log.WALL_REBUILT, self.field, g.walls[self.field])
        return DONE


class TakeAmmunition(Rule[Fort]):
    """The officer takes ammunition from the pool, as far as it goes."""

    rule = "6.6"
    takes = ("officer",)

    def __init__(self, officer: int) -> None:
        self.officer: Final = officer

    def run(self, g: Fort) -> Steps:
        rounds = min(g.tables.ammunition_gain[g.tables.side[g.level]], g.pool())
        g.ammo[self.officer] += rounds
        g.tell(log.AMMUNITION_TAKEN, self.officer, rounds)
        return DONE


class PushBack(Rule[Fort]):
    """A machine-gun unit goes back, to the first space at most; then perhaps another one does."""

    rule = "6.7"
    takes = ("lane", "more")

    def __init__(self, lane: int, more: int) -> None:
        self.lane: Final = lane
        self.more: Final = more

    def run(self, g: Fort) -> Steps:
        lane = self.lane
        g.space[lane] = max(0, g.space[lane] - g.tables.push_spaces)
        g.tell(log.TROOP_PUSHED, lane, g.space[lane])
        if self.more and push_options(g, lane + 1):
            return (PushAnother(lane + 1, self.more),)
        return DONE


class PushAnother(Choice[Fort]):
    """Push another unit, on a lane further to the right, or leave it at that."""

    rule = "6.7"
    takes = ("lane", "more")

    def __init__(self, lane: int, more: int) -> None:
        self.lane: Final = lane
        self.more: Final = more

    def seat(self, g: Fort) -> int:
        return g.seat_of(g.active)

    def options(self, g: Fort) -> list[int]:
        return [*push_options(g, self.lane), log.ENOUGH]

    def choose(self, g: Fort, option: int) -> Steps:
        if option == log.ENOUGH:
            return DONE
        return (PushBack(option & NOUN, self.more - 1),)
