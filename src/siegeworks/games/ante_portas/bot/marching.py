"""How Soldiers get to their posts: for bots."""

from siegeworks.games.ante_portas.bot.wall import AWAY, FAR, Wall
from siegeworks.games.ante_portas.rules import field, sight
from siegeworks.games.ante_portas.rules.hexes import NEIGHBOUR, OFF
from siegeworks.games.ante_portas.rules.pieces import (
    CITIZEN,
    COOP,
    DIRECTIONS,
    FARMER,
    HEXES,
    KINDS,
    NONE,
)
from siegeworks.games.ante_portas.rules.state import Realm


class Order:
    """So many Soldiers of a kind go one step from a hex in a direction."""

    def __init__(self, at: int, direction: int, kind: int, count: int) -> None:
        self.at = at
        self.direction = direction
        self.kind = kind
        self.count = count


def list_orders(g: Realm, wall: Wall) -> list[Order]:
    """One step each toward the posts where somebody is missing, the nearest first."""
    orders: list[Order] = []
    for kind in range(KINDS):
        gap = wall.gap[kind * HEXES : (kind + 1) * HEXES]
        add_orders(g, orders, wall.team, kind, gap)
    return orders


def list_ready(g: Realm, team: int, kind: int) -> list[int]:
    """The upright Soldiers of a team by hex."""
    upright = field.list_upright(g, kind)
    return [upright[at] if g.army[at] == team else 0 for at in range(HEXES)]


def add_orders(g: Realm, orders: list[Order], team: int, kind: int, gap: list[int]) -> None:
    """Those of one kind; who is on the way already, or cannot move, takes his post first."""
    upright = list_ready(g, team, kind)
    for at in range(HEXES):
        stuck = -gap[at] - upright[at]
        if stuck > 0:
            gap[at] += fill_gaps(gap, at, stuck)
    for at in range(HEXES):
        spare = min(-gap[at], upright[at])
        while spare > 0:
            goal = find_gap(gap, at)
            if goal == NONE:
                break
            count = min(spare, gap[goal])
            direction = find_step(g, team, at, goal)
            if direction != NONE:
                orders.append(Order(at, direction, kind, count))
            gap[goal] -= count
            gap[at] += count
            spare -= count


def fill_gaps(gap: list[int], at: int, count: int) -> int:
    """Those of a hex count as those who will fill the nearest gaps; how many found one."""
    filled = 0
    while filled < count:
        goal = find_gap(gap, at)
        if goal == NONE:
            break
        part = min(count - filled, gap[goal])
        gap[goal] -= part
        filled += part
    return filled


def find_gap(gap: list[int], at: int) -> int:
    """The nearest hex where Soldiers are missing, or NONE."""
    best = NONE
    least = FAR
    for other in range(HEXES):
        if gap[other] > 0 and AWAY[at * HEXES + other] < least:
            least = AWAY[at * HEXES + other]
            best = other
    return best


def find_step(g: Realm, team: int, at: int, goal: int) -> int:
    """The direction of a step that leads closer, around those who are stronger, or NONE."""
    for direction in range(DIRECTIONS):
        beside = NEIGHBOUR[at * DIRECTIONS + direction]
        if beside == OFF or is_blocked(g, team, at, beside):
            continue
        if AWAY[beside * HEXES + goal] < AWAY[at * HEXES + goal]:
            return direction
    return NONE


def is_blocked(g: Realm, team: int, at: int, beside: int) -> bool:
    """Whether somebody is on a hex whom one does not attack: Invaders, or a stronger enemy."""
    if g.mode == COOP:
        return field.has_invaders(g, beside)
    if not sight.is_hostile(g, beside, team):
        return False
    t = g.tables
    ours = g.farmers[at] * t.strength[FARMER] + g.citizens[at] * t.strength[CITIZEN]
    work = g.work[beside]
    theirs = field.sum_soldiers(g, beside) + (t.work_strength[work] if work != NONE else 0)
    return theirs >= ours
