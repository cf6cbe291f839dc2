"""Where everything of Hegra lies: its layout file, with areas for all that there are many of."""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from siegeworks.games.hegra.board import mission_cards, slots
from siegeworks.games.hegra.board.plan import Box, Plan, Spots
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.board.records import Area, BoardLink, Layout, Shape

SPACE: Final = (72.0, 58.0)  # width and height of an action space
POSITION: Final = (63.0, 47.0)
SECTOR: Final = (326.0, 40.0)
FIELD: Final = (60.0, 49.0)
FOREST: Final = (36.0, 36.0)
DEPOT: Final = (86.0, 56.0)
GATE: Final = (32.0, 40.0)
ROW: Final = (60.0, 30.0)  # the head of a row of the map
ROW_Y: Final = 53.0
QUARTERS_Y: Final = 74.0
QUARTERS_HEIGHT: Final = 44.0

# The regions of small screens in which action spaces lie, if not in that of the halls
ZOOMS: Final = {
    **dict.fromkeys(("inspire", "radio", "map-room", "supply-run", "counter-patrol"), "quarters"),
    **dict.fromkeys(("treat", "cabinet"), "infirmary"),
    **dict.fromkeys(("telephone", "reckless", "fire-guns"), "walls"),
}


def lay_out(plan: Plan, t: Tables, options: Mapping[str, str]) -> Layout:
    """The board, with all areas and slots made from the spots of the file and the content."""
    if options["missions"] == "on":
        plan = mission_cards.make_room(plan, t)
    spots, nouns = plan.spots, list_more_nouns(t)
    given = [add_nouns(area, nouns.get(area.id, [])) for area in plan.areas]
    made = (
        lay_out_quarters(spots),
        lay_out_spaces(spots, t),
        lay_out_positions(spots),
        lay_out_sectors(spots),
        lay_out_nodes(spots),
    )
    tracks = (lay_out_moods(spots), lay_out_outcomes(spots), lay_out_days(spots))
    return Layout(
        width=plan.width,
        height=plan.height,
        areas=[*given, *(area for areas in (*made, *tracks) for area in areas)],
        slots=[*plan.slots, *slots.lay_out_slots(plan, t, options)],
        regions=plan.regions,
        links=list(lay_out_links(spots, t)),
        verbs=plan.verbs,
    )


def list_more_nouns(t: Tables) -> dict[str, list[str]]:
    """What areas of the file stand for, where that are many things."""
    return {
        "waiting": name_nouns("patient", n.PATIENT_NAMES),
        "morgue": name_nouns("body", n.BODY_NAMES),
        "event": [*name_nouns("event", t.event_names), *name_nouns("weather", n.WEATHER_NAMES)],
        "hit-bag": name_nouns("tile", n.TILE_NAMES),
        "snow": name_nouns("snow", t.snow_names),
        "hand": name_nouns("morale", t.card_names),
        "mission": name_nouns("mission", t.mission_names),
    }


def add_nouns(area: Area, nouns: list[str]) -> Area:
    """An area that stands for more than the file says."""
    return msgspec.structs.replace(area, nouns=[*area.nouns, *nouns])


def name_nouns(kind: str, names: tuple[str, ...]) -> list[str]:
    """Nouns of one kind."""
    return [f"{kind}:{name}" for name in names]


def lay_out_quarters(spots: Spots) -> Iterator[Area]:
    """A cell for each type that is ready, tired or resting; the ready are picked for placing."""
    for place, row in spots.quarters.items():
        for number, who in enumerate(n.DEFENDER_NAMES):
            left = row.cell + number * row.step
            box = Box(left, QUARTERS_Y, row.step - 2, QUARTERS_HEIGHT)
            picks = who if place == "ready" else ""
            nouns = [f"source:{place}-{who}"]
            zoom = "halls" if place == "ready" else "quarters"
            yield Area(f"{place}-{who}", nouns, *box, zoom=zoom, picks=picks)


def lay_out_spaces(spots: Spots, t: Tables) -> Iterator[Area]:
    """The action spaces, who counts for several there, and what can be repaired there."""
    for name, (x, y) in spots.spaces.items():
        nouns = [f"space:{name}"]
        nouns += [f"{kind}:{name}-{who}" for kind in ("place", "job") for who in n.DEFENDER_NAMES]
        if name in n.FIND_NAMES:
            nouns += [f"find:{name}", f"mend:{name}"]
        yield Area(
            name,
            nouns,
            *Box(x, y, *SPACE),
            zoom=ZOOMS.get(name, "halls"),
            label=f"look-{name}",
            mark=(x + 55, y + 38),  # beside those who work there
            tags=list_tags(t, name),
        )


def list_tags(t: Tables, name: str) -> dict[str, str]:
    """9.6: the types that count for more than one on a space."""
    space = n.SPACE_NAMES.index(name)
    counts = {who: t.counts[place][space] for place, who in enumerate(n.DEFENDER_NAMES)}
    return {who: f"×{count}" for who, count in counts.items() if count > 1}


def lay_out_positions(spots: Spots) -> Iterator[Area]:
    """The defensive positions."""
    for name, (x, y) in spots.positions.items():
        nouns = [f"position:{name}", *(f"place:{name}-{who}" for who in n.DEFENDER_NAMES)]
        if name in n.MEND_NAMES:
            nouns.append(f"mend:{name}")
        yield Area(f"position-{name}", nouns, *Box(x, y, *POSITION), zoom="walls")


def lay_out_sectors(spots: Spots) -> Iterator[Area]:
    """The sectors of the infantry board in force."""
    for name, (x, y) in spots.sectors.items():
        nouns = [f"sector:{name}", f"aim:sector-{name}"]
        nouns += [f"target:{how}-{name}" for how in ("standing", "lying")]
        mark = (x + SECTOR[0] - 21, y + 27)
        yield Area(f"sector-{name}", nouns, *Box(x, y, *SECTOR), zoom="walls", mark=mark)


# The supply map


def lay_out_nodes(spots: Spots) -> Iterator[Area]:
    """The spaces of the map, and its rows as targets of the guns."""
    for name, (x, y) in spots.nodes.items():
        nouns = [f"node:{name}", *(f"walker:{who}-at-{name}" for who in n.DEFENDER_NAMES)]
        width, height = measure_node(name)
        box = Box(x - width / 2, y - height / 2, width, height)
        shape: Shape = "box" if name in ("fortress", *n.DEPOT_NAMES) else "round"
        yield Area(name, [*nouns, *list_map_nouns(name)], *box, shape=shape, zoom="map")
    for name in n.ROW_NAMES:
        x = spots.nodes[f"{name}-1"][0]
        nouns = [f"map-row:{name}", f"aim:{name}-row"]
        box = Box(x - ROW[0] / 2, ROW_Y, *ROW)
        mark = (x + 14, ROW_Y + ROW[1] / 2)
        yield Area(f"{name}-row", nouns, *box, zoom="map", mark=mark)


def list_map_nouns(name: str) -> list[str]:
    """What else a space of the map stands for."""
    if name in n.FIELD_NAMES:
        return [f"field:{name}", f"piece:patrol-{name}", f"piece:artillery-{name}"]
    if name in n.DEPOT_NAMES:
        depot = n.DEPOT_NAMES.index(name)
        tokens = n.TOKEN_NAMES[depot : depot + 1] if depot < n.MORALE_TOKEN else n.TOKEN_NAMES[3:]
        return [f"depot:{name}", *name_nouns("token", tokens)]
    return []


def measure_node(name: str) -> tuple[float, float]:
    """Width and height of a space of the map."""
    if name == "fortress":
        return GATE
    if name in n.DEPOT_NAMES:
        return DEPOT
    return FIELD if name in n.FIELD_NAMES else FOREST


def lay_out_links(spots: Spots, t: Tables) -> Iterator[BoardLink]:
    """The paths, on which runners travel."""
    for one, ends in enumerate(t.links):
        for other in ends:
            if one < other:
                start, end = n.NODE_NAMES[one], n.NODE_NAMES[other]
                (x, y), (u, v) = spots.nodes[start], spots.nodes[end]
                yield BoardLink(start, end, f"M{x:g} {y:g}L{u:g} {v:g}")


# Tracks along the edge


def lay_out_moods(spots: Spots) -> Iterator[Area]:
    """The spaces of the Morale track."""
    for place, name in enumerate(n.MOOD_NAMES):
        x, y = spots.morale.point(place)
        box = Box(x - spots.morale.step / 2 + 1, y - 12, spots.morale.step - 2, 50)
        nouns, label, mark = [f"mood:{name}"], f"mood-{name}", (x + 11, y)
        yield Area(f"mood-{name}", nouns, *box, zoom="morale", label=label, mark=mark)


def lay_out_outcomes(spots: Spots) -> Iterator[Area]:
    """The spaces of the Surrender track."""
    for place, name in enumerate(n.SURRENDER_NAMES):
        x, y = spots.surrender.point(place)
        box = Box(x - spots.surrender.step / 2 + 2, y - 13, spots.surrender.step - 4, 39)
        nouns, label, mark = [f"outcome:{name}"], f"look-outcome-{name}", (x + 4, y)
        yield Area(f"outcome-{name}", nouns, *box, zoom="outcomes", label=label, mark=mark)


def lay_out_days(spots: Spots) -> Iterator[Area]:
    """The days of the turn track."""
    for day in range(1, n.DAYS + 1):
        x, y = spots.days.point(day - 1)
        width = spots.days.step - 4
        box = Box(x - width / 2, y - 19, width, 39)
        yield Area(f"day-{day}", [f"day:{day}"], *box, zoom="days")
