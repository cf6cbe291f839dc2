"""6 Stores: Storage, Warehouse and Buffers; what is paid, received, thrown away and lost."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.ante_portas.rules import improvements, vocabulary
from siegeworks.games.ante_portas.rules.asking import QuietQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    DOLLAR,
    DOLLY,
    FOOD,
    GOODS,
    IMPROVEMENTS,
    JOBS,
    NONE,
    RESOURCES,
    SOURCE_GOOD,
    SOURCES,
    SOURCES_OF,
    STORAGE_HOUSE,
    STORAGE_SHED,
    TOOL,
    USED_DOLLY,
)
from siegeworks.games.ante_portas.rules.state import Realm

LACKING: Final = (
    Reason("lack-wood", "6.2"), Reason("lack-clay", "6.2"), Reason("lack-food", "6.2"),
    Reason("lack-planks", "6.2"), Reason("lack-bricks", "6.2"), Reason("lack-ore", "6.2"),
    Reason("lack-tools", "6.2"), Reason("lack-dollars", "6.2"),
)  # fmt: skip


def lack(resource: int, rule: str, need: int, have: int) -> Reason:
    """That there is too little of a resource."""
    return Reason(LACKING[resource].key, rule, need, have)


NOTHING: Final[tuple[int, ...]] = (0,) * RESOURCES
GOODS_AT_MOST: Final = 999  # more than anybody has


# 6.1: how much fits


def count_storage(g: Realm, seat: int) -> int:
    """6.1: spaces of the Storage; only manned Sheds and Houses count."""
    t = g.tables
    jobs = seat * JOBS
    return (
        t.basic_storage
        + t.building_storage[STORAGE_SHED] * g.workers[jobs + STORAGE_SHED]
        + t.building_storage[STORAGE_HOUSE] * g.workers[jobs + STORAGE_HOUSE]
    )


def count_stored(goods: list[int], seat: int) -> int:
    """How many goods of a seat lie in the Storage, or in the Warehouse."""
    first = seat * GOODS
    total = 0
    for place in range(first, first + GOODS):
        total += goods[place]
    return total


def count_room(g: Realm, seat: int) -> int:
    """6.1: free spaces of the Storage; below 0 if somebody must still throw goods away."""
    return count_storage(g, seat) - count_stored(g.storage, seat)


def measure_warehouse(g: Realm, seat: int) -> list[int]:
    """6.1 and 6.7: free spaces of the Warehouse for each good alone, and last those for any."""
    t = g.tables
    free = [0] * (GOODS + 1)
    free[GOODS] = t.basic_warehouse
    first = seat * IMPROVEMENTS
    for card in t.room_improvements:
        count = g.owned[first + card]
        if count:
            only = t.improvement_room_good[card]
            free[GOODS if only == NONE else only] += count * t.improvement_room[card]
    for good in range(GOODS):
        left = free[good] - g.warehouse[seat * GOODS + good]
        free[good] = max(0, left)
        if left < 0:
            free[GOODS] += left
    return free


def count_warehouse_room(g: Realm, seat: int, good: int) -> int:
    """6.1 and 6.7: how many of a good the Warehouse still takes; its own spaces fill first."""
    free = measure_warehouse(g, seat)
    return free[good] + free[GOODS]


def count_in_buffers(g: Realm, seat: int, good: int) -> int:
    """How many of a good lie in the Buffers."""
    total = 0
    for source in SOURCES_OF[good]:
        total += g.buffer[seat * SOURCES + source]
    return total


def count_behind(g: Realm, seat: int, good: int) -> int:
    """How many of a good lie in the Warehouse and in the Buffers."""
    return g.warehouse[seat * GOODS + good] + count_in_buffers(g, seat, good)


def count_have(g: Realm, seat: int, resource: int) -> int:
    """All that a seat has of something, wherever it lies."""
    if resource == TOOL:
        return g.tools[seat]
    if resource == DOLLAR:
        return g.dollars[seat]
    return g.storage[seat * GOODS + resource] + count_behind(g, seat, resource)


def find_held(g: Realm, seat: int) -> int:
    """What a seat has any of, wherever it lies, as bits."""
    held = find_behind(g, seat)
    first = seat * GOODS
    for good in range(GOODS):
        if g.storage[first + good]:
            held |= 1 << good
    if g.tools[seat]:
        held |= 1 << TOOL
    return held | 1 << DOLLAR if g.dollars[seat] else held


# 6.2 to 6.5 and 6.9: paying


def why_no_pay(g: Realm, seat: int, cost: tuple[int, ...]) -> Reason | None:
    """6.2 and 6.4: what a payment lacks: pieces, or room in the Storage to bring them to."""
    if cost[TOOL] > g.tools[seat]:
        return lack(TOOL, "6.2", cost[TOOL], g.tools[seat])
    if cost[DOLLAR] > g.dollars[seat]:
        return lack(DOLLAR, "6.2", cost[DOLLAR], g.dollars[seat])
    for good in range(GOODS):
        if cost[good]:
            have = count_have(g, seat, good)
            if have < cost[good]:
                return lack(good, "6.2", cost[good], have)
    missing = count_missing(g, seat, cost)
    room = count_room_to_pay(g, seat, cost)
    return Reason("no-room-to-pay", "6.4", missing, room) if missing > room else None


def can_pay(g: Realm, seat: int, cost: tuple[int, ...]) -> bool:
    """6.2: whether a payment is possible; as ``why_no_pay``, quicker."""
    if cost[TOOL] > g.tools[seat] or cost[DOLLAR] > g.dollars[seat]:
        return False
    storage = g.storage
    place = seat * GOODS
    missing = 0
    for good in range(GOODS):
        need = cost[good]
        if need:
            lack = need - storage[place]
            if lack > 0:
                if g.warehouse[place] + count_in_buffers(g, seat, good) < lack:
                    return False
                missing += lack
        place += 1
    if missing == 0 or missing <= count_room(g, seat):
        return True
    return missing <= count_room_to_pay(g, seat, cost)


def count_missing(g: Realm, seat: int, cost: tuple[int, ...]) -> int:
    """How many goods of a payment do not lie in the Storage yet."""
    missing = 0
    for good in range(GOODS):
        lack = cost[good] - g.storage[seat * GOODS + good]
        if lack > 0:
            missing += lack
    return missing


def count_carried(g: Realm, seat: int, cost: tuple[int, ...]) -> int:
    """6.9: what the Dolly brings straight from the Buffers to this payment."""
    if not improvements.has_card(g, seat, DOLLY) or g.used[seat] >> USED_DOLLY & 1:
        return 0
    carried = 0
    for good in range(GOODS):
        lack = cost[good] - g.storage[seat * GOODS + good]
        if lack > 0:
            carried += min(lack, count_in_buffers(g, seat, good))
    return min(carried, g.tables.dolly_goods)


def count_room_to_pay(g: Realm, seat: int, cost: tuple[int, ...]) -> int:
    """6.4 and 6.9: how many goods a payment may still bring: into free spaces, into those of
    goods that might lie in the Warehouse instead, and on the Dolly."""
    free = measure_warehouse(g, seat)
    spare = 0
    others = 0
    for good in range(GOODS):
        kept = g.storage[seat * GOODS + good] - cost[good]
        if kept > 0:
            own = min(kept, free[good])
            spare += own
            others += kept - own
    spare += min(others, free[GOODS])
    return count_room(g, seat) + spare + count_carried(g, seat, cost)


def pay(g: Realm, seat: int, cost: tuple[int, ...]) -> None:
    """6.2 and 6.4: pay from the Storage; what it lacks is brought there first.

    What lies in the Warehouse is spent before what lies in Buffers: that leaves the most room.
    """
    g.tools[seat] -= cost[TOOL]
    g.dollars[seat] -= cost[DOLLAR]
    short = count_missing(g, seat, cost) - count_room(g, seat)
    if short > 0:
        short = stow(g, seat, short, cost)
    if short > 0:
        g.used[seat] |= 1 << USED_DOLLY
    for good in range(GOODS):
        need = cost[good]
        if need:
            place = seat * GOODS + good
            stored = min(need, g.storage[place])
            g.storage[place] -= stored
            need -= stored
            if short > 0:  # 6.9: as much as has to come straight from Buffers
                carried = min(short, need, count_in_buffers(g, seat, good))
                take_from_buffers(g, seat, good, carried)
                short -= carried
                need -= carried
            take_from_behind(g, seat, good, need)


def take_from_behind(g: Realm, seat: int, good: int, count: int) -> None:
    """Goods out of the Warehouse, and then out of the Buffers."""
    place = seat * GOODS + good
    taken = min(count, g.warehouse[place])
    g.warehouse[place] -= taken
    take_from_buffers(g, seat, good, count - taken)


def take_from_buffers(g: Realm, seat: int, good: int, count: int) -> None:
    """Goods out of the Buffers, one after the other."""
    first = seat * SOURCES
    for source in range(SOURCES):
        if count and SOURCE_GOOD[source] == good:
            taken = min(count, g.buffer[first + source])
            g.buffer[first + source] -= taken
            count -= taken


def take_any(g: Realm, seat: int, resource: int, count: int) -> None:
    """5.10 and 20.3: take something from any store: Storage, Warehouse, Buffers."""
    if resource == TOOL:
        g.tools[seat] -= count
    elif resource == DOLLAR:
        g.dollars[seat] -= count
    else:
        place = seat * GOODS + resource
        stored = min(count, g.storage[place])
        g.storage[place] -= stored
        take_from_behind(g, seat, resource, count - stored)


# 6.3: shifting


def find_behind(g: Realm, seat: int) -> int:
    """6.3: the goods that lie in the Warehouse or in a Buffer, as bits."""
    found = 0
    first = seat * GOODS
    for good in range(GOODS):
        if g.warehouse[first + good]:
            found |= 1 << good
    first = seat * SOURCES
    for source in range(SOURCES):
        if g.buffer[first + source]:
            found |= 1 << SOURCE_GOOD[source]
    return found


def why_no_shift(g: Realm, seat: int, good: int) -> Reason | None:
    """6.3: why a good cannot be brought to the Storage now, or None."""
    if count_behind(g, seat, good) == 0:
        return lack(good, "6.3", 1, 0)
    return None if count_room(g, seat) > 0 else Reason("storage-full", "6.3", 1, 0)


def shift(g: Realm, seat: int, good: int) -> None:
    """6.3: a good comes out of the Warehouse, or else out of a Buffer, into the Storage."""
    take_from_behind(g, seat, good, 1)
    g.storage[seat * GOODS + good] += 1
    g.tell(vocabulary.SHIFTED, seat, good)


# 6.4: what may as well lie in the Warehouse


def find_to_stow(g: Realm, seat: int, cost: tuple[int, ...]) -> int:
    """6.4 and 6.6: the good that is missed least in the Storage, or NONE if none fits elsewhere.

    One with spaces of its own; else Food, which is eaten from everywhere; else what there is
    most of. What is about to be paid stays.
    """
    free = measure_warehouse(g, seat)
    best = NONE
    most = 0
    for good in range(GOODS):
        kept = g.storage[seat * GOODS + good] - cost[good]
        if kept > 0:
            if free[good]:
                return good
            if good == FOOD:
                kept += GOODS_AT_MOST
            if free[GOODS] > 0 and kept > most:
                best = good
                most = kept
    return best


def stow(g: Realm, seat: int, count: int, cost: tuple[int, ...]) -> int:
    """6.4 and 6.6: so many goods lie in the Warehouse instead; how many find no space there."""
    while count > 0:
        good = find_to_stow(g, seat, cost)
        if good == NONE:
            break
        g.storage[seat * GOODS + good] -= 1
        g.warehouse[seat * GOODS + good] += 1
        count -= 1
    return count


# 6.6 and 6.8: receiving and losing


def receive(g: Realm, seat: int, bundle: tuple[int, ...]) -> Steps:
    """6.6: goods go to the Storage, else the Warehouse; of what is too much some is lost."""
    g.tools[seat] += bundle[TOOL]
    g.dollars[seat] += bundle[DOLLAR]
    place = seat * GOODS
    for good in range(GOODS):
        g.storage[place + good] += bundle[good]
    surplus = -count_room(g, seat)
    if surplus > 0:
        surplus = stow(g, seat, surplus, NOTHING)
    return (Surplus(seat),) if surplus > 0 else DONE


class Surplus(QuietQuestion):
    """Goods without a space are lost, one by one; their owner picks which."""

    rule = "6.6"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.LOSE + good for good in range(GOODS)]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        good = option & NOUN
        if g.storage[self.who * GOODS + good]:
            return None
        return lack(good, "6.6", 1, 0)

    def choose(self, g: Realm, option: int) -> Steps:
        good = option & NOUN
        g.storage[self.who * GOODS + good] -= 1
        g.tell(vocabulary.LOST_GOOD, self.who, good)
        return (self,) if count_room(g, self.who) < 0 else DONE


def list_surplus(g: Realm, seat: int) -> Steps:
    """6.8: what follows when spaces are gone."""
    return (Surplus(seat),) if count_room(g, seat) < 0 else DONE


def can_throw(g: Realm, seat: int) -> bool:
    """6.5: offered where it makes sense: more goods wait than the Storage has room for."""
    behind = count_stored(g.warehouse, seat)
    first = seat * SOURCES
    for source in range(first, first + SOURCES):
        behind += g.buffer[source]
    return behind > count_room(g, seat)


def throw(g: Realm, seat: int, good: int) -> None:
    """6.5: a good of the Storage is thrown away."""
    g.storage[seat * GOODS + good] -= 1
    g.tell(vocabulary.THROWN, seat, good)
