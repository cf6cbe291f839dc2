"""What is drawn outside the castle and on its wall: hordes, machines, the sections."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from siegeworks.games.stronghold.board.plan import Plan, Spots, draw_always
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.ground import LADDER_BIT
from siegeworks.parts.board.records import Along, Point, Slot
from siegeworks.parts.board.spots import make_slots_at

GROUND: Final = -1
SEAT: Final[Any] = {"width": 16, "height": 16, "layer": GROUND}
UNIT: Final = 18.0  # from one unit on a wall to the next
ATTACKERS: Final = (-36.0, 12.0)  # the first attacker of a section, from its upper middle
DEFENDERS: Final = (-37.0, 106.0)
WALL_TOWER: Final = (-5.0, 30.0)  # a siege tower at its section
RAMPART_TOWER: Final = (34.0, -20.0)  # the first of those on a rampart
FIELD_TOWER: Final = (70.0, 0.0)
MANTELET: Final = (-4.0, 14.0)


def lay_out_slots(plan: Plan, t: Tables) -> Iterator[Slot]:
    """Everything outside, and the wall with its towers."""
    spots, each = plan.spots, plan.each
    for name, spot in spots.sections.items():
        yield from make_slots_at(each.sections, name, spot)
        yield from lay_out_spaces(name, spot, t)
    for name, spot in spots.towers.items():
        yield from make_slots_at(each.towers, name, spot)
    for name, spot in spots.ramparts.items():
        yield from make_slots_at(each.ramparts, name, spot)
        yield lay_out_mantelet(name, spot)
    for name, spot in spots.foregrounds.items():
        yield from make_slots_at(each.foregrounds, name, spot)
    for name, spot in spots.paths.items():
        yield from make_slots_at(each.paths, name, spot)
    yield from lay_out_siege_towers(spots, t)
    yield from lay_out_round_tokens(spots)


def move(spot: Point, by: Point, right: float = 0.0) -> Point:
    """A point seen from a spot."""
    return spot[0] + by[0] + right, spot[1] + by[1]


# Sections


def lay_out_spaces(name: str, spot: Point, t: Tables) -> Iterator[Slot]:
    """2.5: the spaces of a section for both sides; ladders add one each."""
    section = n.SECTION_NAMES.index(name)
    attackers, defenders = t.invader_spaces[section], t.defender_spaces[section]
    for number in range(attackers):
        yield draw_always("seat-invader", *move(spot, ATTACKERS, UNIT * number), **SEAT)
    for number in range(defenders):
        yield draw_always("seat", *move(spot, DEFENDERS, UNIT * number), **SEAT)
    ladder = make_seat("equipment", "seat-ladder", move(spot, ATTACKERS, UNIT * attackers))
    yield replace(ladder, key=name, bit=LADDER_BIT.bit_length() - 1)
    platform = make_seat("platforms", "seat-platform", move(spot, DEFENDERS, UNIT * defenders))
    yield replace(platform, bit=section)


def make_seat(zone: str, symbol: str, at: Point) -> Slot:
    """A free space, drawn on the ground."""
    return Slot(zone, "flag", *at, symbol=symbol, **SEAT)


# Machines


def lay_out_mantelet(name: str, spot: Point) -> Slot:
    """8.6: the mantelet of a rampart."""
    bit = n.RAMPART_NAMES.index(name)
    slot = Slot("mantelets", "flag", *move(spot, MANTELET), symbol="mantelet", area=name, bit=bit)
    return replace(slot, width=15, height=15, words="look-mantelet")


def lay_out_siege_towers(spots: Spots, t: Tables) -> Iterator[Slot]:
    """8.7: siege towers on their way; several at one camp stand side by side."""
    for number in range(t.card_tiles[n.SIEGE_TOWER]):
        places = {name: move(at, WALL_TOWER) for name, at in spots.sections.items()}
        for name, at in spots.ramparts.items():
            x, y = move(at, RAMPART_TOWER)
            places[name] = (x, y + 16 * number)
        for name, at in spots.foregrounds.items():
            places[name] = move(at, FIELD_TOWER, 28.0 * number)
        places |= {f"on-{name}": (x - 9, y) for name, (x, y) in spots.paths.items()}
        slot = Slot("siege_tower", "piece", key=str(number + 1), symbol="siege-tower", layer=1)
        along = Along("siege_tower", places)
        yield replace(slot, width=15, height=15, words="look-siege-tower", along=along)


# What lasts for a round or for good


def lay_out_round_tokens(spots: Spots) -> Iterator[Slot]:
    """17.6 and 17.11: Glare, Malfunction; and a parapet that was toppled (18.3)."""
    middle = {name: (x, y + 59) for name, (x, y) in spots.sections.items()}
    glare = Slot("glare", "piece", symbol="glare", width=92, height=116, layer=GROUND)
    yield replace(glare, along=Along("glare", middle))
    bare = {name: (x + 5, y + 48.5) for name, (x, y) in spots.sections.items()}
    toppled = Slot("toppled", "piece", symbol="toppled", width=50, height=14, layer=1)
    yield replace(toppled, along=Along("toppled", bare))
    guns = {name: (x + 10, y + 18) for name, (x, y) in spots.ramparts.items()}
    guns |= {name: (x + 20, y + 8) for name, (x, y) in spots.foregrounds.items()}
    broken = Slot("malfunction", "piece", symbol="malfunction", width=11, height=11, layer=2)
    yield replace(broken, along=Along("malfunction", guns))
