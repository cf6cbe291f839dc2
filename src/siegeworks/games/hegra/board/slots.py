"""The slots of the drawn board that there are many of: people, work, infantry, the map, tracks."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import pieces as n

Plain = dict[str, Any]
Spot = tuple[float, float]

TIMES_TWO: Final = 2
CIRCLES: Final = 3
FACES: Final = 3  # faces of the die for which a sector has room, in each of its boxes
BOXES: Final = (("h", "box-hit", 17), ("m", "box-move", 34), ("g", "box-grenade", 51))
QUARTER_SPOTS: Final = {  # left, step and size of the pieces
    "ready": (29.0, 40.0, 32),
    "tired": (228.5, 26.4, 23),
    "rest": (363.0, 19.2, 17),
}


def slots(spots: Plain, t: Tables, options: Mapping[str, str]) -> Iterator[Plain]:
    """All of them."""
    yield from people()
    yield from work(spots, t)
    yield from posts(spots)
    yield from infantry(spots)
    yield from fields(spots, t)
    yield from runners(spots)
    yield from beds()
    yield from tracks(t)
    yield from days(t, n.DIFFICULTY_NAMES.index(options["difficulty"]))


def slot(zone: str, kind: str, symbol: str, at: Spot, size: float, **more: object) -> Plain:
    """A slot for pieces of one size."""
    x, y = at
    found = {"zone": zone, "kind": kind, "symbol": symbol, "x": x, "y": y}
    return found | {"width": size, "height": size} | more


def sign(symbol: str, at: Spot, size: float, **more: object) -> Plain:
    """Something that is always there but depends on the content; the day is never nothing."""
    return slot("day", "flag", symbol, at, size, **more)


def people() -> Iterator[Plain]:
    """Who is ready, tired or resting."""
    for zone, (left, step, size) in QUARTER_SPOTS.items():
        for number, who in enumerate(n.DEFENDER_NAMES):
            at = (left + number * step, 84.0)
            more = {"keys": [who], "many": 1, "area": f"{zone}-{who}"}
            yield slot(zone, "tally", "{art}", at, size, **more)


def work(spots: Plain, t: Tables) -> Iterator[Plain]:
    """The action spaces: how many a use needs, who counts twice, who is barred, who is there."""
    for name, (x, y) in spots["spaces"].items():
        space = n.SPACE_NAMES.index(name)
        yield sign(f"icon-{name}", (x + 10, y + 10), 15)
        yield sign(need_sign(t.need[space]), (x + 26, y + 10), 14)
        yield from types(t, space, x + 39, y + 10)
        keys = [f"{name}-{who}" for who in n.DEFENDER_NAMES]
        more: Plain = {"keys": keys, "many": 1, "area": name, "columns": 3, "dx": 19, "dy": 10}
        yield slot("jobs", "tally", "{art}", (x + 11, y + 30), 20, layer=1, **more)
        if name in n.FIND_NAMES:
            middle = (x + 29.5, y + 28)
            more = {"key": name, "area": name, "layer": 3, "width": 59, "height": 56}
            yield slot("facility", "piece", "facility-{value}", middle, 59, **more)


def need_sign(need: int) -> str:
    """Circles for the discs of one use; more than three are a number."""
    return f"need-{need}" if need <= CIRCLES else f"n-{need}"


def types(t: Tables, space: int, x: float, y: float) -> Iterator[Plain]:
    """Types that count as two; and those barred, if there are fewer of them than of the others."""
    counts = {who: t.counts[place][space] for place, who in enumerate(n.DEFENDER_NAMES)}
    barred = [who for who, count in counts.items() if not count]
    allowed = [who for who, count in counts.items() if count]
    signs = [f"double-{who}" for who, count in counts.items() if count == TIMES_TWO]
    if len(barred) < len(allowed):
        signs += [f"barred-{who}" for who in barred]
    else:
        signs += [f"tiny-{who}" for who in allowed]
    for place, symbol in enumerate(signs):
        yield sign(symbol, (x + place * 13, y), 14)


def posts(spots: Plain) -> Iterator[Plain]:
    """Who holds the positions, and what is damaged."""
    for name, (x, y) in spots["positions"].items():
        at, more = (x + 40, y + 19), {"key": name, "area": f"position-{name}"}
        yield slot("damaged", "flag", "damage", at, 28, words="look-damage", **more)
        yield slot("post", "piece", "{art}", at, 30, layer=1, **more)


# The enemy


def infantry(spots: Plain) -> Iterator[Plain]:
    """The sectors of the board of the stage, with their dice, ranges and troops."""
    for name, (x, y) in spots["sectors"].items():
        more: Plain = {"width": 79, "height": 158, "layer": -1}
        yield slot("stage", "piece", f"sector-{{s{name}}}", (x + 39.5, y + 79), 79, **more)
        yield slot("stage", "piece", f"red-{{s{name}r}}", (x + 39.5, y + 79), 79, **more)
        yield slot("stage", "piece", f"n-{{s{name}n}}", (x + 12, y + 73), 22)
        for box, symbol, down in BOXES:
            yield slot("stage", "piece", f"{symbol}-{{s{name}{box}}}", (x + 11, y + down), 15)
            for face in range(FACES):
                at = (x + 28 + 16 * face, y + down)
                yield slot("stage", "piece", f"die-{{s{name}{box}{face}}}", at, 15)
        yield slot("stage", "piece", f"criterion-{{s{name}c}}", (x + 64, y + 72), 26)
        for place, who in enumerate(n.DEFENDER_NAMES):
            at = (x + 11 + 13 * place, y + 146)
            yield slot("stage", "piece", f"tiny-{{s{name}{who}}}", at, 13)
        yield from troops(name, x, y)


def troops(name: str, x: float, y: float) -> Iterator[Plain]:
    """Infantry in a sector, five at most."""
    more: Plain = {"key": name, "area": f"sector-{name}", "dx": 14, "most": n.ROOM}
    at, below = (x + 11, y + 94), (x + 11, y + 122)
    yield slot("standing", "pile", "infantry", at, 24, words="look-standing", **more)
    yield slot("lying", "pile", "infantry-lying", below, 22, words="look-lying", **more)


def fields(spots: Plain, t: Tables) -> Iterator[Plain]:
    """What lies on the spaces of the map."""
    guns = {n.FIELD_NAMES[field] for field in t.gun_fields}
    for name in n.FIELD_NAMES:
        x, y = spots["nodes"][name]
        ghost = {"lost": "artillery-space"} if name in guns else {}
        more = {"key": name, "area": name}
        words = "look-artillery-piece"
        yield slot("pieces", "flag", "artillery", (x + 6, y - 5), 24, words=words, **ghost, **more)
        words = "look-patrols"
        yield slot("patrols", "pile", "patrol", (x - 7, y + 4), 22, many=1, words=words, **more)
    for name in n.DEPOT_NAMES:
        x, y = spots["nodes"][name]
        more = {"key": name, "area": name}
        yield slot("depot_token", "piece", "token-{value}", (x - 8, y), 28, **more)
        words = "look-tokens"
        yield slot("depot_count", "pile", "pip", (x + 15, y + 11), 8, dy=-10, words=words, **more)
    for row, name in enumerate(n.ROW_NAMES):
        y = spots["nodes"][f"{name}-1"][1]
        yield sign(f"criterion-{t.row_criterion[row]}", (473, y + 6), 24)


def runners(spots: Plain) -> Iterator[Plain]:
    """Supply runs on the map, and what they carry."""
    up = dict.fromkeys(n.DEPOT_NAMES, 21)  # on the roof, so that the tokens stay in sight
    places = {name: (x, y - up.get(name, 10)) for name, (x, y) in spots["nodes"].items()}
    above = {name: (x + 11, y - 9) for name, (x, y) in places.items()}
    along: Plain = {"zone": "runner_at", "places": places}
    yield slot("runner_who", "piece", "{art}", (0, 0), 24, dx=14, layer=3, along=along)
    along = {"zone": "runner_at", "places": above}
    yield slot("runner_load", "piece", "token-{value}", (0, 0), 17, dx=14, layer=4, along=along)


def beds() -> Iterator[Plain]:
    """Patients in beds, in the column of their level."""
    for bed in range(n.BEDS):
        places = {
            name: (157 + 38.4 * (place % n.LEVELS), 342.5 + 32 * bed)
            for place, name in enumerate(n.PATIENT_NAMES)
        }
        key = str(bed + 1)
        more = {"key": key, "area": f"bed-{key}", "along": {"zone": "beds", "places": places}}
        yield slot("beds", "piece", "{art}", (157, 342.5 + 32 * bed), 27, **more)


# Tracks


def mood_point(place: int) -> Spot:
    """Where a space of the Morale track lies."""
    return 41.5 + 63 * place, 598.0


def outcome_point(place: int) -> Spot:
    """Where a space of the Surrender track lies."""
    return 499.0 + 78 * place, 20.0


def tracks(t: Tables) -> Iterator[Plain]:
    """Morale, Surrender, and the numbers on other tracks."""
    points = {name: mood_point(place) for place, name in enumerate(n.MOOD_NAMES)}
    moods = {name: (x - 12, y - 7) for name, (x, y) in points.items()}
    along: Plain = {"zone": "morale", "places": moods}
    yield slot("morale", "piece", "morale-marker", (0, 0), 30, layer=2, along=along)
    for place in range(len(n.MOOD_NAMES)):
        yield from cards(t, place)
    ends = {name: outcome_point(place) for place, name in enumerate(n.SURRENDER_NAMES)}
    along = {"zone": "surrender", "places": {name: (x - 18, y) for name, (x, y) in ends.items()}}
    yield slot("surrender", "piece", "flag-marker", (0, 0), 30, layer=2, along=along)
    for place, (x, y) in enumerate(list(ends.values())[: n.SKULL]):
        yield sign(f"n-{t.needs[place]}", (x + 20, y), 20)
    for place, count in enumerate(t.ration):
        yield sign(f"n-{count}", (208 + 24.0 * place, 264), 16)
    for place, count in enumerate(t.doubt_discs):
        yield sign(f"n-{count}", (186 + 15.0 * place, 155), 13)


def cards(t: Tables, place: int) -> Iterator[Plain]:
    """What a level of Morale draws and how many of that are taken."""
    x, y = mood_point(place)
    drawn = [*["high"] * t.level_high[place], *["low"] * t.level_low[place]]
    for number, kind in enumerate(drawn):
        symbol = f"small-{kind}" if number < t.level_take[place] else "small-left"
        left = x - 7 * (len(drawn) - 1)
        yield sign(symbol, (left + 14 * number, y + 18), 14)


def days(t: Tables, difficulty: int) -> Iterator[Plain]:
    """The days with their patrols, the red ones, and the turns of the siege."""
    places = [(26 + 36.0 * max(0, day - 1), 21.0) for day in range(n.DAYS + 1)]
    more: Plain = {"places": places, "words": "look-day", "layer": 2}
    yield slot("day", "track", "day-marker", (0, 0), 34, **more)
    for day in range(1, n.DAYS + 1):
        x, y = places[day]
        if t.day_red[day]:
            yield sign("red-day", (x, y), 32, layer=-1)
        for number in range(t.day_patrols[day]):
            yield sign("patrol", (x + 7 * (1 - t.day_patrols[day]) + 14 * number, y + 13), 14)
    coup, retreat = t.coup_day[difficulty], t.retreat_day[difficulty]
    yield sign("turn-attack", (places[coup][0] + 18, 21), 30, layer=1)
    yield sign("turn-siege", (places[retreat][0] + 18, 21), 30, layer=1)
