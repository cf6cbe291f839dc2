"""What is drawn of each community: its stores, Buildings with their workers, people, cards."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from siegeworks.games.ante_portas.board import ground
from siegeworks.games.ante_portas.content.tables import Tables
from siegeworks.games.ante_portas.rules import people
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.parts.board.records import Point, Slot

GROUND: Final = -1
# Of a house, in parts of its size: where its middle is, how far left, and its lower end
HOUSE: Final = 0.6
LEFT: Final = 0.37
BELOW: Final = 0.5
YEARLY: Final = n.SOURCE_NAMES[n.BUILDING_SOURCES :]


class Plot(NamedTuple):
    """How a home is divided: the fewer play, the more room each of them has."""

    goods: float  # from one good to the next
    pile: float  # from one piece of a good to the next
    many: int  # pieces of a good that lie side by side
    ware: float  # how big a piece is
    stores: tuple[float, float]  # how far down the cart and the shelf are
    columns: int  # of Buildings
    grid: tuple[float, float]  # where they begin
    cell: tuple[float, float]
    house: float
    helper: float  # how big workers and what lies in Buffers are
    people: float  # how far down those without work are, how big,
    person: float
    side: float  # and how wide their half is
    cards: tuple[float, float]  # how far down Improvements and their Buffers are
    card: float  # how wide an Improvement is
    purse: tuple[float, float]  # where Tools and Dollars are, from the left
    sign: float  # how big the signs at its head are
    flags: tuple[float, float]  # where the start player and the next one are, from the right


PLOTS: Final = {
    1: Plot(
        *(38.0, 6.0, 4, 20.0, (46.0, 74.0), 5, (268.0, 36.0), (66.0, 63.0), 29.0, 18.0),
        *(112.0, 24.0, 130.0, (152.0, 190.0), 18.0, (90.0, 170.0), 20.0, (16.0, 40.0)),
    ),
    2: Plot(
        *(43.0, 5.0, 4, 16.0, (40.5, 60.5), 5, (3.0, 72.5), (58.6, 31.0), 20.0, 11.0),
        *(188.0, 16.0, 149.5, (207.0, 221.0), 11.0, (81.0, 150.0), 17.0, (12.0, 30.0)),
    ),
    3: Plot(
        *(27.5, 4.0, 3, 14.0, (40.0, 60.0), 5, (3.0, 72.5), (38.4, 31.0), 19.0, 10.0),
        *(188.0, 15.0, 99.0, (207.0, 221.0), 11.0, (71.0, 128.0), 17.0, (12.0, 28.0)),
    ),
    4: Plot(
        *(21.0, 0.0, 1, 14.0, (40.0, 60.0), 4, (3.0, 76.0), (35.5, 24.0), 15.0, 10.0),
        *(188.0, 15.0, 74.0, (207.0, 221.0), 11.0, (46.0, 88.0), 14.0, (10.0, 23.0)),
    ),
}


def lay_out_slots(homes: int, t: Tables) -> Iterator[Slot]:
    """All homes; only those of seats that play are there."""
    for seat, (corner, width) in enumerate(ground.list_homes(homes)):
        yield from lay_out_home(str(seat), corner, width, homes, t)
    yield from lay_out_flags(homes)


def lay_out_home(seat: str, corner: Point, width: float, homes: int, t: Tables) -> Iterator[Slot]:
    """One home, from its sign down to its cards."""
    plot = PLOTS[homes]
    yield from lay_out_sign(seat, corner, width, homes)
    yield from lay_out_stores(seat, corner, plot)
    yield from lay_out_buildings(seat, corner, plot, t)
    yield from lay_out_people(seat, corner, plot)
    yield from lay_out_cards(seat, corner, plot)


def make_ground(seat: str, symbol: str, at: Point, width: float, height: float) -> Slot:
    """Something that is drawn for whoever plays, whatever he has."""
    slot = Slot("tools", "flag", *at, key=seat, symbol=symbol, lost=symbol, layer=GROUND)
    return replace(slot, width=width, height=height)


def lay_out_sign(seat: str, corner: Point, width: float, homes: int) -> Iterator[Slot]:
    """Tools and Dollars; below them the ground, and the colour of the seat."""
    x, y = corner
    plot = PLOTS[homes]
    for zone, symbol, left in zip(
        ("tools", "dollars"), ("tool", "dollar"), plot.purse, strict=True
    ):
        slot = Slot(zone, "number", x + left, y + 15, key=seat, symbol=symbol)
        yield replace(
            slot, width=plot.sign, height=plot.sign, area=name_area(seat), words=f"look-{zone}"
        )
    middle = (x + width / 2, y + ground.HOME_HEIGHT / 2)
    yield make_ground(seat, f"plot-{homes}", middle, width, ground.HOME_HEIGHT)
    yield make_ground(seat, f"steward-{seat}", (x + 15, y + 15), 20, 20)


def name_area(seat: str) -> str:
    """The area of a home."""
    return f"home-{seat}"


def lay_out_stores(seat: str, corner: Point, plot: Plot) -> Iterator[Slot]:
    """6.1: goods on the cart, which is the Storage, and in the Warehouse."""
    x, y = corner
    for place, good in enumerate(n.GOOD_NAMES):
        left = x + 32 + plot.goods * place
        for zone, top in zip(("storage", "warehouse"), plot.stores, strict=True):
            slot = Slot(zone, "pile", left, y + top, key=f"{seat}-{good}", symbol=good)
            slot = replace(slot, width=plot.ware, height=plot.ware, dx=plot.pile, many=plot.many)
            yield replace(slot, area=name_area(seat), words=f"look-{zone}-{good}")


def lay_out_buildings(seat: str, corner: Point, plot: Plot, t: Tables) -> Iterator[Slot]:
    """8: the Buildings with those who work there, and what lies in their Buffers."""
    for place, building in enumerate(n.BUILDING_NAMES):
        row, column = divmod(place, plot.columns)
        x = corner[0] + plot.grid[0] + plot.cell[0] * (column + 0.5)
        y = corner[1] + plot.grid[1] + plot.cell[1] * row + HOUSE * plot.house
        key = f"{seat}-{building}"
        house = Slot("buildings", "tally", x - LEFT * plot.house, y, keys=[key], symbol=building)
        yield replace(house, width=plot.house, height=plot.house, many=1, area=name_area(seat))
        below, size = y + BELOW * plot.house + 7, plot.helper
        for worker, job, left in list_jobs(building, t):
            spot = (x + left * size / 10, below)
            slot = Slot("workers", "tally", *spot, keys=[f"{seat}-{job}"], symbol=worker)
            yield replace(slot, width=size, height=size, many=1, area=name_area(seat))
        if building in n.SOURCE_NAMES:
            good = n.GOOD_NAMES[n.SOURCE_GOOD[n.SOURCE_NAMES.index(building)]]
            slot = Slot("buffer", "tally", x + 0.6 * size, below, keys=[key], symbol=good)
            yield replace(slot, width=size, height=size, many=1, area=name_area(seat))


def list_jobs(building: str, t: Tables) -> list[tuple[str, str, float]]:
    """8.5: who works in a Building, as which job, and how far left; a Factory takes either kind."""
    if t.building_worker[n.BUILDING_NAMES.index(building)] == n.NONE:
        return []
    if building == "factory":
        return [("farmer", building, -12.0), ("citizen", "factory-citizen", 6.0)]
    kind = people.find_job_kind(n.JOB_NAMES.index(building))
    return [(n.KIND_NAMES[kind], building, -12.0)]


def lay_out_people(seat: str, corner: Point, plot: Plot) -> Iterator[Slot]:
    """7: who is at home without work."""
    x, y = corner
    size = plot.person
    for place, kind in enumerate(n.KIND_NAMES):
        left = x + 15 + plot.side * place
        slot = Slot("at_home", "tally", left, y + plot.people, keys=[f"{seat}-{kind}"], symbol=kind)
        yield replace(slot, width=size, height=size, dx=size, many=4, area=name_area(seat))


def lay_out_cards(seat: str, corner: Point, plot: Plot) -> Iterator[Slot]:
    """11: the hand on the left, what is in play on the right; below, its own Buffers."""
    x, y = corner
    step = plot.card + 1
    for zone, left in (("hand", 14.0), ("owned", plot.side + 8)):
        keys = [f"{seat}-{name}" for name in n.IMPROVEMENT_NAMES]
        slot = Slot(
            zone, "tally", x + left, y + plot.cards[0], keys=keys, symbol="improvement-{look}"
        )
        columns = int((plot.side - 14) // step)
        slot = replace(slot, columns=columns, dx=step, dy=15, width=plot.card, many=9)
        yield replace(slot, height=plot.card * 14 / 11, area=name_area(seat))
    keys = [f"{seat}-{name}" for name in YEARLY]
    slot = Slot("buffer", "tally", x + 14, y + plot.cards[1], keys=keys, symbol="{good}", many=0)
    yield replace(slot, dx=25, width=10, height=10, area=name_area(seat))


def lay_out_flags(homes: int) -> Iterator[Slot]:
    """Whose turn it is, who starts, who claimed the next Year."""
    corners = [corner for corner, _ in ground.list_homes(homes)]
    width = ground.HOME_WIDTHS[homes]
    plot = PLOTS[homes]
    for zone, left in zip(("start", "claim"), plot.flags, strict=True):
        places = [(x + width - left, y + 15) for x, y in corners]
        slot = Slot(zone, "track", symbol=zone, places=places, words=f"look-{zone}")
        yield replace(slot, width=plot.sign - 3, height=plot.sign)
    places = [(x + 32, y + 15) for x, y in corners]
    slot = Slot("active", "track", symbol="turn-seat", places=places, words="look-active")
    yield replace(slot, width=12, height=12)
