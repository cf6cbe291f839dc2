"""6 The Hit bag."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Chance, Rule, Steps
from siegeworks.games.hegra.rules import injuries, morale, surrender, vocabulary
from siegeworks.games.hegra.rules.pieces import (
    AIR_INJURY,
    AIR_MORALE,
    AIR_SUPPLY,
    ARTILLERY,
    DAMAGED,
    MISS,
    NONE,
    PIECES,
    TILE_COUNTER,
    TILE_GUN_1,
    TILES,
)
from siegeworks.games.hegra.rules.state import HIT_LUCK, Fortress
from siegeworks.parts.counting import count_kinds, pick, total

AIR_STACK: Final = 2  # tiles


@mypyc_attr(free_list_len=1)
class Salvo(Rule[Fortress]):
    """Tiles are drawn one by one, then all of them are resolved; an empty bag costs Surrender."""

    rule = "6.1"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        if self.amount == 0:
            return (RESOLVE,)
        if total(g.tiles) == 0:
            return (RESOLVE, EmptyBag())
        return (DRAW_TILE, Salvo(self.amount - 1))


class DrawTile(Chance[Fortress]):
    """A tile is drawn from the Hit bag."""

    rule = "6.1"
    stream = HIT_LUCK
    noun = "tile"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        return count_kinds(g.tiles)

    def draw(self, g: Fortress) -> int:
        return pick(g, HIT_LUCK, g.tiles)

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.tiles[outcome] -= 1
        g.salvo[outcome] += 1
        g.tell(vocabulary.TILE_DRAWN, outcome)
        return DONE


class EmptyBag(Rule[Fortress]):
    """A tile was to be drawn and there was none: Surrender goes up."""

    rule = "6.6"

    def run(self, g: Fortress) -> Steps:
        g.tell(vocabulary.SURRENDER_REASON, surrender.EMPTY_BAG)
        return (surrender.SurrenderUp(1),)


class Resolve(Rule[Fortress]):
    """Damage, Miss, Air, Artillery: all tiles of one kind before the next."""

    rule = "6.2"

    def run(self, g: Fortress) -> Steps:
        salvo = g.salvo
        for tile in range(TILES):
            if salvo[tile]:
                if tile < MISS:
                    return (Damage(tile), self)
                if tile == MISS:
                    salvo[tile] = 0
                elif tile == ARTILLERY:
                    return (Shelling(),)
                else:
                    salvo[tile] -= 1
                    return (AirRaid(tile), self)
        return DONE


class Damage(Rule[Fortress]):
    """A damage tile goes to its place; whoever holds a damaged position is injured first."""

    rule = "6.3"
    takes = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, g: Fortress) -> Steps:
        if self.tile < TILE_GUN_1:
            who = g.post[self.tile + 1]
            if who != NONE:
                g.post[self.tile + 1] = NONE
                return (injuries.Wound(who), self)
        place_damage(g, self.tile)
        g.salvo[self.tile] -= 1
        return DONE


def place_damage(g: Fortress, tile: int) -> None:
    """Lay a damage tile on the rightmost free slot of its space."""
    if tile < TILE_GUN_1:
        g.damaged[tile + 1] = 1
    elif tile < TILE_COUNTER:
        g.gun_damage[tile - TILE_GUN_1] += 1
    else:
        g.facility[tile - TILE_COUNTER] = DAMAGED
    g.tell(vocabulary.DAMAGE_PLACED, tile)


class AirRaid(Rule[Fortress]):
    """An air tile injures a defender, or costs Morale or a supply."""

    rule = "6.4"
    takes = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, g: Fortress) -> Steps:
        g.tell(vocabulary.AIR_RAID, self.tile)
        if self.tile == AIR_INJURY:
            return (injuries.INJURE_ANYONE,)
        if self.tile == AIR_MORALE:
            return (morale.MoraleDown(1),)
        g.gain_supplies(-1)
        return DONE


class Shelling(Rule[Fortress]):
    """Each Artillery tile moves the marker; with no piece left, Surrender goes up instead."""

    rule = "6.5"

    def run(self, g: Fortress) -> Steps:
        count = g.salvo[ARTILLERY]
        g.salvo[ARTILLERY] = 0
        g.tiles[ARTILLERY] += count
        vain = 0
        for _ in range(count):
            if g.pieces_out() == PIECES:
                vain += 1
            else:
                move_marker(g)
        if vain == 0:
            return DONE
        g.tell(vocabulary.SURRENDER_REASON, surrender.SHELLING)
        return (surrender.SurrenderUp(vain),)


def move_marker(g: Fortress) -> None:
    """The marker goes right; a piece that it reaches goes to the map."""
    g.artillery += 1
    g.tell(vocabulary.ARTILLERY_MOVES, g.artillery)
    if g.artillery == g.first_piece():
        place_piece(g)


def place_piece(g: Fortress) -> None:
    """6.5: a piece goes to the leftmost free space (23.1), the yellow row before the green."""
    for field in g.tables.gun_fields:
        if not g.pieces[field]:
            g.pieces[field] = 1
            g.tell(vocabulary.PIECE_PLACED, field)
            return


def take_piece(g: Fortress, field: int) -> None:
    """12.4: a piece returns to the rightmost free space of the track; the marker makes room."""
    g.pieces[field] = 0
    g.tell(vocabulary.PIECE_REMOVED, field)
    if g.artillery == g.first_piece():
        g.artillery -= 1
        g.tell(vocabulary.ARTILLERY_MOVES, g.artillery)


class AirStack(Rule[Fortress]):
    """The leftmost air stack goes into the Hit bag."""

    rule = "6.7"

    def run(self, g: Fortress) -> Steps:
        if g.air_stacks:
            for kind in find_air_stack(g):
                g.tiles[AIR_INJURY + kind] += 1
            g.air_stacks = g.air_stacks[AIR_STACK:]
            g.tell(vocabulary.AIR_STACK_ADDED, len(g.air_stacks) // AIR_STACK)
        return DONE


def find_air_stack(g: Fortress) -> list[int]:
    """6.7: the air tiles that the next siege day adds to the Hit bag, if there are any left."""
    return g.air_stacks[:AIR_STACK]


def count_tiles_by_then(g: Fortress) -> int:
    """6.1: the tiles in the Hit bag at the next bombardment, with the air stack before it (6.7)."""
    is_due = bool(g.agenda) and isinstance(g.agenda[-1], Bombardment)
    return total(g.tiles) + (0 if is_due else len(find_air_stack(g)))


class Bombardment(Rule[Fortress]):
    """As many tiles as the highest open number of the Artillery track."""

    rule = "6.1"

    def run(self, g: Fortress) -> Steps:
        return (Salvo(count_tiles_due(g)),)


def count_tiles_due(g: Fortress) -> int:
    """6.1: the highest open number of the Artillery track: so many tiles a bombardment draws."""
    return g.first_piece() - 1


def add_miss(g: Fortress, amount: int) -> None:
    """Miss tiles go from the Reserve into the Hit bag."""
    count = min(amount, g.spare_miss())
    if count:
        g.tiles[MISS] += count
        g.tell(vocabulary.MISS_ADDED, count)


RESOLVE: Final = Resolve()
DRAW_TILE: Final = DrawTile()
AIR_TILES: Final[tuple[int, ...]] = (AIR_INJURY, AIR_MORALE, AIR_SUPPLY)
