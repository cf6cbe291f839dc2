"""The slots of the drawn board that there are many of: people, work, infantry, the map, tracks."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from siegeworks.games.hegra.board.plan import Plan, Spots
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.board.records import Along, Point, Slot
from siegeworks.parts.board.spots import make_slots_at

TIMES_TWO: Final = 2
CIRCLES: Final = 3
GROUND: Final = -1
QUARTERS_Y: Final = 89.0
LETTERED: Final = 26.0  # smaller pieces have a letter alone, so that it can be read
SIGN: Final = 12.0  # width and height of the signs of an action space
DOUBLE: Final = 18.0  # width of one with a number beside it
BED: Final = 26.0  # from one bed to the next


def lay_out_slots(plan: Plan, t: Tables, options: Mapping[str, str]) -> Iterator[Slot]:
    """Everything that the file has no slot for."""
    spots = plan.spots
    yield from lay_out_people(spots)
    yield from lay_out_work(spots, t)
    for name, spot in spots.positions.items():
        yield from make_slots_at(plan.each.positions, name, spot)
    for name, spot in spots.sectors.items():
        yield from make_slots_at(plan.each.sectors, name, spot)
    yield from lay_out_supply_map(plan, t)
    yield from lay_out_runners(spots)
    yield from lay_out_beds(spots)
    yield from lay_out_tracks(spots, t)
    yield from lay_out_days(spots, t, n.DIFFICULTY_NAMES.index(options["difficulty"]))


def make_sign(symbol: str, at: Point, size: float) -> Slot:
    """Something that is always there but depends on the content; the day is never nothing.

    It lies on the ground of its area, whose words tell it, and is no thing of its own there.
    """
    return Slot("day", "flag", *at, width=size, height=size, symbol=symbol, layer=GROUND)


def lay_out_people(spots: Spots) -> Iterator[Slot]:
    """Who is ready, tired or resting."""
    for zone, row in spots.quarters.items():
        symbol = "{art}" if row.size >= LETTERED else "{art}1"
        for number, who in enumerate(n.DEFENDER_NAMES):
            x = row.cell + (number + 0.5) * row.step - 1
            slot = Slot(zone, "tally", x, QUARTERS_Y, area=f"{zone}-{who}", symbol=symbol)
            yield replace(slot, width=row.size, height=row.size, many=1, keys=[who])


def lay_out_work(spots: Spots, t: Tables) -> Iterator[Slot]:
    """The action spaces: how many a use needs, who counts twice, who is barred, who is there."""
    for name, (x, y) in spots.spaces.items():
        space = n.SPACE_NAMES.index(name)
        yield make_sign(f"icon-{name}", (x + 26, y + 9), 14)
        yield make_sign(choose_need_sign(t.need[space]), (x + 38.5, y + 9), SIGN)
        yield from lay_out_types(t, space, x + 44, y + 9)
        keys = [f"{name}-{who}" for who in n.DEFENDER_NAMES]
        there = Slot("jobs", "tally", x + 9, y + 24, area=name, symbol="tiny-{who}", keys=keys)
        yield replace(there, many=1, width=14, height=14, columns=3, dx=22, dy=14, layer=1)
        if name in n.FIND_NAMES:
            cover = Slot("facility", "piece", x + 36, y + 29, key=name, area=name, layer=GROUND)
            yield replace(cover, symbol="facility-{value}", width=72, height=58)


def choose_need_sign(need: int) -> str:
    """Circles for the discs of one use; more than three are a number."""
    return f"need-{need}" if need <= CIRCLES else f"n-{need}"


def lay_out_types(t: Tables, space: int, x: float, y: float) -> Iterator[Slot]:
    """Types that count as two; and those barred, if there are fewer of them than of the others."""
    counts = {who: t.counts[place][space] for place, who in enumerate(n.DEFENDER_NAMES)}
    barred = [who for who, count in counts.items() if not count]
    allowed = [who for who, count in counts.items() if count]
    signs = [f"double-{who}" for who, count in counts.items() if count == TIMES_TWO]
    if len(barred) < len(allowed):
        signs += [f"barred-{who}" for who in barred]
    else:
        signs += [f"tiny-{who}" for who in allowed]
    for symbol in signs:
        width = DOUBLE if symbol.startswith("double-") else SIGN
        yield replace(make_sign(symbol, (x + width / 2, y), SIGN), width=width)
        x += width


# The supply map and the infirmary


def lay_out_supply_map(plan: Plan, t: Tables) -> Iterator[Slot]:
    """What lies on the spaces of the map; those for artillery show it."""
    nodes = plan.spots.nodes
    guns = {n.FIELD_NAMES[field] for field in t.gun_fields}
    for name in n.FIELD_NAMES:
        for slot in make_slots_at(plan.each.fields, name, nodes[name]):
            yield slot if name in guns else replace(slot, lost="")
    for name in n.DEPOT_NAMES:
        yield from make_slots_at(plan.each.depots, name, nodes[name])
    for row, name in enumerate(n.ROW_NAMES):
        x = nodes[f"{name}-1"][0]
        yield make_sign(f"criterion-{t.row_criterion[row]}", (x - 14, 68), 26)


def lay_out_runners(spots: Spots) -> Iterator[Slot]:
    """Supply runs on the map, and what they carry."""
    places = {name: find_footing(name, at) for name, at in spots.nodes.items()}
    below = {name: (x + 7, y + 22) for name, (x, y) in places.items()}
    who = Slot("runner_who", "piece", symbol="{art}1", width=21, height=21, dx=22, layer=3)
    yield replace(who, along=Along("runner_at", places))
    load = Slot("runner_load", "piece", symbol="token-{value}", width=16, height=16, dx=22, layer=4)
    yield replace(load, along=Along("runner_at", below))


def find_footing(name: str, at: Point) -> Point:
    """Where a runner stands on a space of the map: beside whatever else may be there."""
    x, y = at
    if name in n.DEPOT_NAMES:
        return x - 32, y - 17
    return (x + 8, y - 12) if name in n.FIELD_NAMES else (x, y - 6)


def lay_out_beds(spots: Spots) -> Iterator[Slot]:
    """Patients in beds, in the column of their level."""
    for bed in range(n.BEDS):
        down = BED * bed
        places: dict[str, Point] = {}
        for patient, name in enumerate(n.PATIENT_NAMES):
            x, y = spots.levels.point(patient % n.LEVELS)
            places[name] = (x, y + down)
        x, y = spots.levels.point(0)
        key = str(bed + 1)
        slot = Slot("beds", "piece", x, y + down, key=key, area=f"bed-{key}", symbol="{art}1")
        yield replace(slot, width=22, height=22, along=Along("beds", places))


# Tracks


def lay_out_tracks(spots: Spots, t: Tables) -> Iterator[Slot]:
    """Morale, Surrender, and the numbers on other tracks."""
    moods = [spots.morale.point(place) for place in range(len(n.MOOD_NAMES))]
    places = {name: (x - 14, y) for name, (x, y) in zip(n.MOOD_NAMES, moods, strict=True)}
    yield make_marker("morale", "morale-marker", places, 22)
    for place, at in enumerate(moods):
        yield from lay_out_cards(t, place, at)
    ends = [spots.surrender.point(place) for place in range(len(n.SURRENDER_NAMES))]
    places = {name: (x - 34, y) for name, (x, y) in zip(n.SURRENDER_NAMES, ends, strict=True)}
    yield make_marker("surrender", "flag-{value}", places, 24)
    for place, (x, y) in enumerate(ends[: n.SKULL]):
        yield make_sign(f"n-{t.needs[place]}", (x + 29, y), 20)
    for place, count in enumerate(t.ration):
        yield make_sign(f"n-{count}", spots.ration.point(place), 15)
    for place, count in enumerate(t.doubt_discs):
        yield make_sign(f"n-{count}", spots.doubt.point(place), 15)


def make_marker(zone: str, symbol: str, places: dict[str, Point], size: float) -> Slot:
    """A marker on the space of a track that its zone names."""
    along = Along(zone, places)
    return Slot(zone, "piece", symbol=symbol, width=size, height=size, layer=2, along=along)


def lay_out_cards(t: Tables, place: int, at: Point) -> Iterator[Slot]:
    """What a level of Morale draws and how many of that are taken."""
    x, y = at
    drawn = [*["high"] * t.level_high[place], *["low"] * t.level_low[place]]
    for number, kind in enumerate(drawn):
        symbol = f"small-{kind}" if number < t.level_take[place] else "small-left"
        left = x - 6.5 * (len(drawn) - 1)
        yield make_sign(symbol, (left + 13 * number, y + 17.5), 12)


def lay_out_days(spots: Spots, t: Tables, difficulty: int) -> Iterator[Slot]:
    """The days with their patrols, the red ones, and the turns of the siege."""
    places = [spots.days.point(max(0, day - 1)) for day in range(n.DAYS + 1)]
    today = Slot("day", "track", symbol="day-marker", width=36, height=40, layer=2)
    yield replace(today, words="look-day", places=places)
    for day in range(1, n.DAYS + 1):
        x, y = places[day]
        if t.day_red[day]:
            yield replace(make_sign("red-day", (x, y), 35), height=39)
        for number in range(t.day_patrols[day]):
            yield make_sign("patrol", (x + 6 * (1 - t.day_patrols[day]) + 12 * number, y + 9), 12)
    for turn, day in (("attack", t.coup_day[difficulty]), ("siege", t.retreat_day[difficulty])):
        x, y = places[day]
        yield make_sign(f"turn-{turn}", (x + spots.days.step / 2, y), 40)
