"""6 The action tiles."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Choice, Refusal, Rule, Steps
from siegeworks.games.westerplatte.rules import vocabulary
from siegeworks.games.westerplatte.rules.attack import Wound
from siegeworks.games.westerplatte.rules.morale import Rise
from siegeworks.games.westerplatte.rules.pieces import (
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
from siegeworks.games.westerplatte.rules.state import Fort


def list_tile_options(g: Fort, officer: int) -> list[int]:
    """6.1: what the tile of an officer's guardhouse allows; nothing without an effect (14.29)."""
    tile = g.tile[g.post[officer] - FIRST_GUARDHOUSE]
    if tile == TILE_MORALE:
        return [vocabulary.RAISE_MORALE]
    if tile == TILE_AMMUNITION:
        return [vocabulary.TAKE_AMMUNITION] if g.pool() > 0 else []
    if tile == TILE_PUSH:
        return list_push_options(g, 0)
    if tile == TILE_MORTAR:
        return [vocabulary.MORTAR + lane for lane in list_mortar_targets(g)]
    if tile == TILE_MINES:
        return [vocabulary.LAY_MINE + lane for lane in list_mineable(g)]
    return [vocabulary.REBUILD + field for field in list_rebuildable(g)]


def list_tile_universe(g: Fort, officer: int) -> list[int]:
    """6.1: all that the tile of an officer's guardhouse could ever allow."""
    tile = g.tile[g.post[officer] - FIRST_GUARDHOUSE]
    if tile == TILE_MORALE:
        return [vocabulary.RAISE_MORALE]
    if tile == TILE_AMMUNITION:
        return [vocabulary.TAKE_AMMUNITION]
    if tile == TILE_PUSH:
        return [vocabulary.PUSH_BACK + lane for lane in range(LANES)]
    if tile == TILE_MORTAR:
        return [vocabulary.MORTAR + lane for lane in range(LANES)]
    if tile == TILE_MINES:
        return [vocabulary.LAY_MINE + lane for lane in range(LANES)]
    return [vocabulary.REBUILD + field for field in range(FIELDS)]


def refuse_on_tile(g: Fort, officer: int) -> list[Refusal]:
    """6.1: why the tile of an officer's guardhouse does not allow the rest."""
    offered = list_tile_options(g, officer)
    return [
        why_not(g, option) for option in list_tile_universe(g, officer) if option not in offered
    ]


def why_not(g: Fort, option: int) -> Refusal:
    """Why a tile does not allow an option."""
    verb = option & ~NOUN
    noun = option & NOUN
    if verb == vocabulary.PUSH_BACK:
        return why_no_push(g, noun)
    if verb == vocabulary.MORTAR:
        return why_no_mortar(g, noun)
    if verb == vocabulary.LAY_MINE:
        return why_no_mine(g, noun)
    if verb == vocabulary.REBUILD:
        return why_no_bricks(g, noun)
    return Refusal(option, "pool-empty", "6.6", 1, 0)


def use_tile(g: Fort, officer: int, option: int) -> Steps:
    """The step behind an option of a tile."""
    verb = option & ~NOUN
    noun = option & NOUN
    if verb == vocabulary.RAISE_MORALE:
        return (RaiseMorale(),)
    if verb == vocabulary.MORTAR:
        return (FireMortar(noun),)
    if verb == vocabulary.LAY_MINE:
        return (LayMine(noun),)
    if verb == vocabulary.REBUILD:
        return (Rebuild(noun),)
    if verb == vocabulary.TAKE_AMMUNITION:
        return (TakeAmmunition(officer),)
    return (PushBack(noun, count_pushes(g) - 1),)


class RaiseMorale(Rule[Fort]):
    """Morale goes up by one."""

    rule = "6.2"

    def run(self, g: Fort) -> Steps:
        return (Rise(),)


def list_mortar_targets(g: Fort) -> list[int]:
    """The lanes a grenade can be fired at."""
    if g.stock[GRENADES] == 0:
        return []
    return [lane for lane in range(LANES) if g.card[lane] != NONE]


def why_no_mortar(g: Fort, lane: int) -> Refusal:
    """Why no grenade can be fired at a lane."""
    option = vocabulary.MORTAR + lane
    if g.stock[GRENADES] == 0:
        return Refusal(option, "no-grenades", "6.3", 1, 0)
    return Refusal(option, "lane-empty", "6.3")


class FireMortar(Rule[Fort]):
    """A grenade wounds one troop on any lane; what it cannot bear is lost."""

    rule = "6.3"
    takes = ("lane",)

    def __init__(self, lane: int) -> None:
        self.lane: Final = lane

    def run(self, g: Fort) -> Steps:
        g.stock[GRENADES] -= 1
        g.tell(vocabulary.MORTAR_FIRED, self.lane)
        return (Wound(self.lane, g.tables.mortar_damage),)


def list_mineable(g: Fort) -> list[int]:
    """The lanes a mine can be laid on: without a troop, and without another mine (14.18)."""
    if g.stock[MINES] == 0:
        return []
    return [lane for lane in range(LANES) if g.card[lane] == NONE and not g.mine[lane]]


def why_no_mine(g: Fort, lane: int) -> Refusal:
    """Why no mine can be laid on a lane."""
    option = vocabulary.LAY_MINE + lane
    if g.stock[MINES] == 0:
        return Refusal(option, "no-mines", "6.4", 1, 0)
    return Refusal(option, "lane-mined" if g.card[lane] == NONE else "lane-taken", "6.4")


class LayMine(Rule[Fort]):
    """A mine goes to a lane without a troop and without a mine."""

    rule = "6.4"
    takes = ("lane",)

    def __init__(self, lane: int) -> None:
        self.lane: Final = lane

    def run(self, g: Fort) -> Steps:
        g.stock[MINES] -= 1
        g.mine[self.lane] = 1
        g.tell(vocabulary.MINE_LAID, self.lane)
        return DONE


def list_rebuildable(g: Fort) -> list[int]:
    """The fields bricks can be laid on."""
    if g.stock[BRICKS] == 0:
        return []
    return [field for field in range(FIELDS) if g.walls[field] < g.tables.full_wall]


def why_no_bricks(g: Fort, field: int) -> Refusal:
    """Why no bricks can be laid on a field."""
    option = vocabulary.REBUILD + field
    if g.stock[BRICKS] == 0:
        return Refusal(option, "no-bricks", "6.5", 1, 0)
    return Refusal(option, "wall-whole", "6.5")


def count_bricks(g: Fort) -> int:
    """6.5: how many bricks the tile brings, as far as there are some."""
    return min(g.tables.rebuild_bricks, g.stock[BRICKS])


class Rebuild(Rule[Fort]):
    """Bricks from the tile go to one damaged field; one that does not fit is laid aside."""

    rule = "6.5"
    takes = ("field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def run(self, g: Fort) -> Steps:
        bricks = count_bricks(g)
        g.stock[BRICKS] -= bricks
        g.walls[self.field] = min(g.tables.full_wall, g.walls[self.field] + bricks)
        g.tell(vocabulary.WALL_REBUILT, self.field, g.walls[self.field])
        return DONE


def count_ammunition(g: Fort) -> int:
    """6.6: how many rounds the tile brings, as far as there are some in the pool."""
    return min(g.tables.ammunition_gain[g.tables.side[g.level]], g.pool())


class TakeAmmunition(Rule[Fort]):
    """The officer takes ammunition from the pool, as far as it goes."""

    rule = "6.6"
    takes = ("officer",)

    def __init__(self, officer: int) -> None:
        self.officer: Final = officer

    def run(self, g: Fort) -> Steps:
        rounds = count_ammunition(g)
        g.ammo[self.officer] += rounds
        g.tell(vocabulary.AMMUNITION_TAKEN, self.officer, rounds)
        return DONE


def list_push_options(g: Fort, first: int) -> list[int]:
    """The machine-gun units, from a lane on, that can be pushed back; no howitzers (14.21)."""
    found: list[int] = []
    for lane in range(first, LANES):
        if can_push(g, lane):
            found.append(vocabulary.PUSH_BACK + lane)
    return found


def can_push(g: Fort, lane: int) -> bool:
    """6.7: whether there is a unit on a lane that can be pushed back."""
    card = g.card[lane]
    return card != NONE and g.space[lane] > 0 and g.tables.kind[card] == MACHINE_GUN


def find_pushed(g: Fort, lane: int) -> int:
    """6.7: the space to which the unit on a lane is pushed back."""
    return max(0, g.space[lane] - g.tables.push_spaces)


def count_pushes(g: Fort) -> int:
    """6.7: how many units the tile pushes back."""
    return g.tables.push_count[g.tables.side[g.level]]


def why_no_push(g: Fort, lane: int) -> Refusal:
    """Why the troop on a lane cannot be pushed back."""
    option = vocabulary.PUSH_BACK + lane
    card = g.card[lane]
    if card == NONE:
        return Refusal(option, "lane-empty", "6.7")
    stays = g.tables.kind[card] != MACHINE_GUN
    return Refusal(option, "howitzer-stays" if stays else "first-space", "6.7")


class PushBack(Rule[Fort]):
    """A machine-gun unit goes back, to the first space at most; then perhaps another one does."""

    rule = "6.7"
    takes = ("lane", "more")

    def __init__(self, lane: int, more: int) -> None:
        self.lane: Final = lane
        self.more: Final = more

    def run(self, g: Fort) -> Steps:
        lane = self.lane
        g.space[lane] = find_pushed(g, lane)
        g.tell(vocabulary.TROOP_PUSHED, lane, g.space[lane])
        if self.more and list_push_options(g, lane + 1):
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
        return [*list_push_options(g, self.lane), vocabulary.ENOUGH]

    def universe(self, g: Fort, seat: int) -> list[int]:
        lanes = [vocabulary.PUSH_BACK + lane for lane in range(LANES)]
        return [*lanes, vocabulary.ENOUGH]

    def quiet_refusals(self, g: Fort, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for lane in range(LANES):
            option = vocabulary.PUSH_BACK + lane
            if lane < self.lane:
                found.append(Refusal(option, "lane-passed", "6.7"))
            elif option not in list_push_options(g, self.lane):
                found.append(why_no_push(g, lane))
        return found

    def choose(self, g: Fort, option: int) -> Steps:
        if option == vocabulary.ENOUGH:
            return DONE
        return (PushBack(option & NOUN, self.more - 1),)
