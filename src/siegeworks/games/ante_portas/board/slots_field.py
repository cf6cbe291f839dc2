"""What is drawn on the pass: Works and where they face, Soldiers, Invaders, the marching troop."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from siegeworks.games.ante_portas.board import ground
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.parts.board.records import Along, Point, Slot

GROUND: Final = -1
ARMIES: Final = {"raiders": "raider", "dragons": "dragon"}
# Rows of a hex, from its middle: the marching troop or those on their way, Invaders or Soldiers,
# the exhausted. Works lie below them, as a part of the ground.
MARCHING: Final = ((-13.0, -15.0), (13.0, -15.0))
STANDING: Final = ((-10.0, 2.0), (18.0, 2.0))
WORK: Final = (8.0, 11.0)
SOLDIERS: Final = {
    "farmers": (-12.0, 3.0),
    "citizens": (15.0, 3.0),
    "tired_farmers": (-13.0, 22.0),
    "tired_citizens": (9.0, 22.0),
}
BOUND: Final = {"bound_farmers": (-13.0, -16.0), "bound_citizens": (10.0, -16.0)}
BOUND_WORK: Final = (30.0, -4.0)
SYMBOLS: Final = {
    "bound_farmers": "farmer",
    "bound_citizens": "citizen",
    "farmers": "farmer",
    "citizens": "citizen",
    "tired_farmers": "farmer-tired",
    "tired_citizens": "citizen-tired",
}
INVADER: Final = 25.0
MARCHER: Final = 20.0
SOLDIER: Final = 20.0
LYING: Final = 15.0
BUILT: Final = 32.0  # a Work
RESERVE: Final = (640.0, 522.0)
LEGENDS: Final = {"spawn": (866.0, 513.0), "break": (866.0, 554.0), "march": (866.0, 595.0)}
SICKBAYS: Final = {"south": (640.0, 582.0), "north": (786.0, 582.0)}


def lay_out_slots(scenario: str, mode: str) -> Iterator[Slot]:
    """Every hex, and what lies beside the pass."""
    army = ARMIES[scenario]
    for number, name in enumerate(n.HEX_NAMES):
        yield from lay_out_hex(name, ground.find_hex(number), army, number)
    yield from lay_out_troop(army)
    yield from lay_out_reserve(army, mode)


def move(spot: Point, by: Point) -> Point:
    """A point seen from another."""
    return spot[0] + by[0], spot[1] + by[1]


def lay_out_hex(name: str, spot: Point, army: str, number: int) -> Iterator[Slot]:
    """All that may be on one hex."""
    area = name_area(name)
    facing = Slot("facing", "piece", *spot, key=name, symbol="facing-{value}", layer=GROUND)
    yield replace(facing, width=2 * ground.HEX_SIDE, height=ground.HEX_HEIGHT)
    fence = Slot("palisades", "flag", *move(spot, (0, 30)), symbol="palisade", layer=GROUND)
    yield replace(fence, width=34, height=7, bit=number, words="look-palisade")
    ember = Slot("embers", "flag", *move(spot, (29, 0)), symbol="ember", bit=number)
    yield replace(ember, width=11, height=11, words="look-ember")
    work = Slot("work", "piece", *move(spot, WORK), key=name, symbol="{value}", area=area)
    yield replace(work, width=BUILT, height=BUILT, layer=GROUND)
    for zone, at, kind in zip(("basic", "elite"), STANDING, n.INVADER_NAMES, strict=True):
        slot = Slot(zone, "pile", *move(spot, at), key=name, symbol=f"{army}-{kind}", area=area)
        yield replace(slot, width=INVADER, height=INVADER, many=1, words=f"look-{zone}")
    coming = Slot("bound_work", "piece", *move(spot, BOUND_WORK), key=name, symbol="{value}")
    yield replace(coming, width=14, height=14, area=area)
    for zone, at in (SOLDIERS | BOUND).items():
        slot = Slot(zone, "pile", *move(spot, at), key=name, symbol=SYMBOLS[zone], area=area)
        size = LYING if zone.startswith("tired") else SOLDIER
        yield replace(slot, width=size, height=size, many=1, words=f"look-{zone}")


def name_area(name: str) -> str:
    """The area of a hex."""
    return f"hex-{name}"


def lay_out_troop(army: str) -> Iterator[Slot]:
    """14.3: the troop that marches now, above those who stand on the hex that it crosses."""
    for zone, at, kind in zip(
        ("troop_basic", "troop_elite"), MARCHING, n.INVADER_NAMES, strict=True
    ):
        places = {
            name: move(ground.find_hex(number), at) for number, name in enumerate(n.HEX_NAMES)
        }
        slot = Slot(zone, "pile", symbol=f"{army}-{kind}", along=Along("troop_at", places), layer=2)
        yield replace(slot, width=MARCHER, height=MARCHER, many=1, words=f"look-{zone}")


def lay_out_reserve(army: str, mode: str) -> Iterator[Slot]:
    """Invaders who may still come, and the wounded of each team."""
    teams = ("south",) if mode == "coop" else n.TEAM_NAMES
    if mode == "coop":
        yield from lay_out_legend()
        for place, kind in enumerate(n.INVADER_NAMES):
            x, y = move(RESERVE, (66.0 * place, 0.0))
            slot = Slot(
                "supply", "tally", x, y, keys=[kind], symbol=f"{army}-{kind}", area="supply"
            )
            yield replace(slot, width=24, height=24, many=0)
    for team in teams:
        for place, kind in enumerate(n.KIND_NAMES):
            x, y = move(SICKBAYS[team], (66.0 * place, 0.0))
            slot = Slot("sickbay", "tally", x, y, keys=[f"{team}-{kind}"], symbol=f"{kind}-tired")
            yield replace(slot, width=24, height=24, many=0, area=f"sickbay-{team}")


def lay_out_legend() -> Iterator[Slot]:
    """What the numbers on hexes mean, with the signs that they stand on."""
    for name, (x, y) in LEGENDS.items():
        symbol = f"legend-{name}"
        slot = Slot("tools", "flag", x, y, key="0", symbol=symbol, lost=symbol, layer=GROUND)
        yield replace(slot, width=40, height=26)
