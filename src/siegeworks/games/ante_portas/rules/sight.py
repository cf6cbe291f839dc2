"""13 Sight: which hexes the players see, and which of them take a tile."""

from typing import Final

from siegeworks.core.steps import Reason
from siegeworks.games.ante_portas.rules import field, improvements
from siegeworks.games.ante_portas.rules.hexes import AROUND, LINE
from siegeworks.games.ante_portas.rules.pieces import (
    AREA,
    COOP,
    DIRECTIONS,
    FLAG,
    HEXES,
    NONE,
    RANGE_FINDER,
    SPAWN_POINT,
    SURVEYOR,
)
from siegeworks.games.ante_portas.rules.state import Realm

UNSEEN: Final = Reason("out-of-sight", "13.5")
INVADERS: Final = Reason("invaders-there", "13.5")
ENEMIES: Final = Reason("enemies-there", "13.5")
TILE_THERE: Final = Reason("tile-there", "13.6", 0, 1)

# 23.4: the Spawn Points of both teams
FLAG_SPAWNS: Final[tuple[int, ...]] = (1, 26)
AREA_SPAWNS: Final[tuple[int, ...]] = (6, 21)


def find_spawn_point(g: Realm, team: int) -> int:
    """13.1 and 23.4: where a team's Soldiers come in."""
    if g.mode == FLAG:
        return FLAG_SPAWNS[team]
    return AREA_SPAWNS[team] if g.mode == AREA else SPAWN_POINT


def is_hostile(g: Realm, at: int, team: int) -> bool:
    """13.4: whether a hex stops the sight of a team: Invaders, or Soldiers and Buildings of the
    other team."""
    if g.mode == COOP:
        return g.basic[at] + g.elite[at] > 0 or (g.troop_at == at and field.has_troop(g))
    if field.has_soldiers(g, at):
        return g.army[at] != team
    return field.is_building(g.work[at]) and g.owner[at] != team


def is_manned(g: Realm, at: int) -> bool:
    """13.2: whether a Soldier of the right type and team is in the Building of a hex (13.3)."""
    if g.army[at] != g.owner[at]:
        return False
    return field.count_soldiers(g, at, g.tables.work_crew_kind[g.work[at]]) > 0


def find_range(g: Realm, at: int, hexes: int) -> int:
    """How far an arrow of the Building on a hex reaches, with a Range Finder (11.6)."""
    if field.is_indirect(g.work[at]) and improvements.has_any(g, g.owner[at], RANGE_FINDER):
        return hexes + 1
    return hexes


def follow_arrows(g: Realm, at: int, goes_through: bool) -> int:
    """The bits of the hexes along the arrows of a Building: all, or up to the first enemy."""
    facing = g.facing[at]
    team = g.owner[at]
    found = 0
    for direction, hexes in g.tables.work_arrows[g.work[at]]:
        left = find_range(g, at, hexes)
        for other in LINE[at * DIRECTIONS + (direction + facing) % DIRECTIONS]:
            if left == 0:
                break
            left -= 1
            found |= 1 << other
            if not goes_through and is_hostile(g, other, team):
                break
    return found


def see_from(g: Realm, at: int) -> int:
    """13.4: the bits of the hexes along the arrows of a Building, up to the first with Invaders."""
    return follow_arrows(g, at, False)


def reach_from(g: Realm, at: int) -> int:
    """16.12: the bits of all hexes along the arrows of a Building, hidden ones, too."""
    return follow_arrows(g, at, True)


def see(g: Realm, team: int) -> int:
    """13.1: the bits of the hexes in sight of a team."""
    seen = 1 << find_spawn_point(g, team)
    for at in range(HEXES):
        work = g.work[at]
        if work != NONE and g.owner[at] == team:
            seen |= 1 << at
            if field.is_building(work) and is_manned(g, at):
                seen |= see_from(g, at)
        elif field.has_soldiers(g, at) and g.army[at] == team:
            seen |= 1 << at
    return seen


def see_for_tiles(g: Realm, team: int) -> int:
    """13.5 and 11.6: where tiles may come; a Surveyor adds hexes beside upright Soldiers."""
    seen = see(g, team)
    if improvements.has_any(g, team, SURVEYOR):
        for at in range(HEXES):
            if field.has_upright(g, at) and g.army[at] == team:
                for other in AROUND[at]:
                    seen |= 1 << other
    return seen


def why_no_tile(g: Realm, at: int, seen: int, team: int) -> Reason | None:
    """13.5 and 13.6: why no tile can be laid on a hex, or None."""
    if not seen >> at & 1:
        return UNSEEN
    if is_hostile(g, at, team):
        return INVADERS if g.mode == COOP else ENEMIES
    return TILE_THERE if g.work[at] != NONE else None
