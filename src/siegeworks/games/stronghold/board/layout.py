"""Where everything of Stronghold lies: its layout file, and areas for what there is much of."""

from collections.abc import Iterator
from typing import Final

from siegeworks.games.stronghold.board import slots_cards, slots_castle, slots_outside
from siegeworks.games.stronghold.board.plan import Plan, Spots
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.parts.board.records import Area, BoardLink, Layout, Point

SECTION: Final = (94.0, 118.0)  # width and height
PLATE: Final = 70.0  # from the top of a section to the middle of its plate
HERO: Final = (36.0, 106.0)  # where a hero stands on a section, from its upper middle
TOWER: Final = 46.0
RAMPART: Final = (86.0, 62.0)
FOREGROUNDS: Final = {"FL": (12.0, 61.0, 322.0, 56.0), "FR": (510.0, 61.0, 418.0, 58.0)}
ROW: Final = (150.0, 18.0)  # of a house: its sign, or an action
MIDDLE: Final = (320.0, 640.0)  # between these lies the part of the wall beside the gate
HEROIC: Final = 36.0
CARD: Final = (58.0, 42.0)
RESERVE: Final = (44.0, 36.0)
PATH: Final = (34.0, 18.0)


def lay_out(plan: Plan, t: Tables) -> Layout:
    """The board, with all areas and slots made from the spots of the file and the content."""
    spots = plan.spots
    made = (
        lay_out_sections(spots),
        lay_out_towers(spots),
        lay_out_ramparts(spots),
        lay_out_foregrounds(),
        lay_out_paths(spots),
        lay_out_houses(spots, t),
        lay_out_heroic(spots),
        lay_out_line(),
    )
    drawn = (
        slots_outside.lay_out_slots(plan, t),
        slots_castle.lay_out_slots(plan, t),
        slots_cards.lay_out_slots(),
    )
    return Layout(
        width=plan.width,
        height=plan.height,
        areas=[*plan.areas, *(area for areas in made for area in areas)],
        slots=[*plan.slots, *(slot for slots in drawn for slot in slots)],
        regions=plan.regions,
        links=list(lay_out_links(spots)),
        verbs=plan.verbs,
    )


def name_nouns(kinds: tuple[str, ...], name: str) -> list[str]:
    """One thing under all kinds of noun that it has."""
    return [f"{kind}:{name}" for kind in kinds]


# Outside


def lay_out_sections(spots: Spots) -> Iterator[Area]:
    """The sections: who attacks and defends there, and what lies there."""
    for name, (x, y) in spots.sections.items():
        nouns = name_nouns(("section", "camp", "post", "hero-post"), name)
        nouns += [f"mark:gale-{name}", f"mark:specter-{name}"]
        nouns += [f"order-at:{order}-{name}" for order in n.ORDER_NAMES]
        nouns += [f"fitting:{kind}-{name}" for kind in n.EQUIPMENT_NAMES if kind != "bridge"]
        zoom = choose_wall(x)
        place = (x + HERO[0], y + HERO[1])
        box = (x - SECTION[0] / 2, y, *SECTION)
        yield Area(name, nouns, *box, zoom=zoom, mark=(x, y + PLATE), places=[place])


def lay_out_towers(spots: Spots) -> Iterator[Area]:
    """The towers, with their cannons."""
    for name, (x, y) in spots.towers.items():
        nouns = [*name_nouns(("tower", "post"), name), f"gunner:cannon-{name}"]
        zoom = choose_wall(x)
        box = (x - TOWER / 2, y - TOWER / 2, TOWER, TOWER)
        yield Area(name, nouns, *box, shape="round", zoom=zoom)


def choose_wall(x: float) -> str:
    """The part of the wall in which a section or a tower lies, so that a phone shows it large."""
    if x < MIDDLE[0]:
        return "left-wall"
    return "gate-wall" if x < MIDDLE[1] else "right-wall"


def lay_out_ramparts(spots: Spots) -> Iterator[Area]:
    """The ramparts, with their machines."""
    for number, (name, (x, y)) in enumerate(spots.ramparts.items()):
        zoom = "left-field" if number < n.FIRST_RIGHT_RAMPART else "right-field"
        box = (x - RAMPART[0] / 2, y - RAMPART[1] / 2, *RAMPART)
        mark = (x + 31, y - RAMPART[1] / 2 - 11)
        yield Area(name, list_gun_nouns(name, "rampart"), *box, zoom=zoom, mark=mark)


def lay_out_foregrounds() -> Iterator[Area]:
    """The two foregrounds; each stands for its side of the castle, too."""
    for name, side in zip(n.FOREGROUND_NAMES, n.SIDE_NAMES, strict=True):
        nouns = [*list_gun_nouns(name), f"side:{side}", *name_marches(f"supply-{name}")]
        yield Area(name, nouns, *FOREGROUNDS[name], zoom=f"{side}-field")


def list_gun_nouns(name: str, *kinds: str) -> list[str]:
    """What a place for machines stands for."""
    nouns = name_nouns((*kinds, "gun", "camp"), name)
    return [*nouns, f"gunner:machine-{name}", f"mark:bloodstones-{name}"]


def lay_out_paths(spots: Spots) -> Iterator[Area]:
    """The paths, where traps and bridges lie and units set out."""
    for name, (x, y) in spots.paths.items():
        nouns = [f"path:{name}", *name_marches(name), f"fitting:bridge-{name}"]
        nouns += [f"trap-at:{trap}-{name}" for trap in n.TRAP_NAMES]
        zoom = "left-field" if is_left(name) else "right-field"
        box = (x - PATH[0] / 2, y - PATH[1] / 2, *PATH)
        yield Area(name, nouns, *box, zoom=zoom, mark=(x + PATH[0] / 4, y))


def name_marches(path: str) -> list[str]:
    """12.4: units of each kind that set out on a path."""
    return [f"march:{path}-{kind}" for kind in n.HORDE_NAMES]


def is_left(path: str) -> bool:
    """Whether a path is on the left side."""
    start = path.partition("-")[0]
    return start in (n.FOREGROUND_NAMES[n.LEFT], *n.RAMPART_NAMES[: n.FIRST_RIGHT_RAMPART])


def lay_out_links(spots: Spots) -> Iterator[BoardLink]:
    """The paths as tracks: through the spot where a trap would lie."""
    ends = spots.ramparts | spots.foregrounds
    ends |= {name: (x, y + SECTION[1] / 6) for name, (x, y) in spots.sections.items()}
    for name, (x, y) in spots.paths.items():
        start, _, end = name.partition("-")
        yield BoardLink(
            start, end, draw_track(find_start(start, ends[start], x), (x, y), ends[end])
        )


def find_start(name: str, spot: Point, x: float) -> Point:
    """Where a track leaves: a foreground is wide, so straight above its goal."""
    return (x, spot[1]) if name in FOREGROUNDS else spot


def draw_track(start: Point, middle: Point, end: Point) -> str:
    """A track through a point."""
    (a, b), (x, y), (u, v) = start, middle, end
    return f"M{a:g} {b:g}Q{x:g} {(b + y) / 2:g} {x:g} {y:g}Q{x:g} {(y + v) / 2:g} {u:g} {v:g}"


# Inside


def lay_out_houses(spots: Spots, t: Tables) -> Iterator[Area]:
    """Each building, and a row for each of its actions."""
    for name, (x, y) in spots.houses.items():
        building = n.BUILDING_NAMES.index(name)
        nouns = [*name_nouns(("building", "post"), name), f"mark:demon-{name}"]
        yield Area(name, nouns, x, y, *ROW, zoom=choose_yard(x), label=f"look-place-{name}")
        for row, action in enumerate(t.actions_of_building[building]):
            known, top = n.ACTION_NAMES[action], y + ROW[1] * (row + 1)
            words = f"look-action-{known}"
            yield Area(known, [f"action:{known}"], x, top, *ROW, zoom=choose_yard(x), label=words)


def choose_yard(x: float) -> str:
    """The part of the castle in which a house lies."""
    if x < slots_castle.COURT[0]:
        return "west-houses"
    return "courtyard" if x < slots_castle.COURT[1] else "east-houses"


def lay_out_heroic(spots: Spots) -> Iterator[Area]:
    """The heroic orders."""
    for name, (x, y) in spots.heroic.items():
        nouns = [f"heroic:{name}", f"mark:possession-{name}"]
        nouns += [f"hero-order:{hero}-{name}" for hero in n.HERO_NAMES]
        box = (x - HEROIC / 2, y - HEROIC / 2, HEROIC, HEROIC)
        yield Area(name, nouns, *box, zoom="table")


def lay_out_line() -> Iterator[Area]:
    """The places of the nine cards, and the assault behind them; then those of the reserve.

    The first two and the last card are always the same; the six between them are the line.
    """
    for number, (x, y) in enumerate(slots_cards.list_card_spots()):
        box = (x - CARD[0] / 2, y - CARD[1] / 2, *CARD)
        nouns, mark = [f"slot:{number}"], (x + 17, y - 8)
        yield Area(slots_cards.name_card_area(number), nouns, *box, zoom="road", mark=mark)
    for number, (x, y) in enumerate(slots_cards.list_reserve_spots()):
        box = (x - RESERVE[0] / 2, y - RESERVE[1] / 2, *RESERVE)
        yield Area(slots_cards.name_reserve_area(number), [], *box, zoom="reserve")
