"""How Hegra is drawn: its layout file, with areas for all that there are many of."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from siegeworks.games.hegra.board import mission_cards, slots
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import pieces as n

Plain = dict[str, Any]

SPACE_WIDTH: Final = 59
SPACE_HEIGHT: Final = 56
POSITION: Final = (60, 38)
SECTOR: Final = (79, 158)
FIELD: Final = 38
FOREST: Final = 30
DEPOT: Final = (50, 40)
GATE: Final = (64, 36)

# Quarters: where the cells of the five types begin, how far apart, and where they are
QUARTERS: Final = {"ready": (10, 40), "tired": (216, 26.4), "rest": (354, 19.2)}
QUARTERS_Y: Final = 62
QUARTERS_HEIGHT: Final = 46
MOOD_STEP: Final = 63
OUTCOME_STEP: Final = 78

# The regions of small screens in which action spaces lie, if not in that of the halls
ZOOMS: Final = {
    **dict.fromkeys(("treat", "cabinet"), "infirmary"),
    **dict.fromkeys(("telephone", "reckless", "fire-guns"), "walls"),
}


def adapt(layout: Plain, t: Tables, options: Mapping[str, str]) -> Plain:
    """The layout of the file, with all areas and slots made from its spots and the content."""
    spots: Plain = layout.pop("spots")
    layout = mission_cards.make_room(layout, t, options["missions"] == "on")
    nouns = more_nouns(t)
    given = [
        area | {"nouns": [*area["nouns"], *nouns.get(area["id"], [])]} for area in layout["areas"]
    ]
    made = (quarters(), spaces(spots, t), positions(spots), sectors(spots), nodes(spots), moods())
    return layout | {
        "areas": [*given, *(area for areas in made for area in areas), *outcomes()],
        "slots": [*layout["slots"], *slots.slots(spots, t, options)],
        "links": list(links(spots, t)),
    }


def more_nouns(t: Tables) -> dict[str, list[str]]:
    """What areas of the file stand for, where that are many things."""
    return {
        "waiting": named("patient", n.PATIENT_NAMES),
        "morgue": named("body", n.BODY_NAMES),
        "event": [*named("event", t.event_names), *named("weather", n.WEATHER_NAMES)],
        "hit-bag": named("tile", n.TILE_NAMES),
        "snow": named("snow", t.snow_names),
        "hand": named("morale", t.card_names),
        "mission": named("mission", t.mission_names),
    }


def named(kind: str, names: tuple[str, ...]) -> list[str]:
    """Nouns of one kind."""
    return [f"{kind}:{name}" for name in names]


def area(name: str, nouns: list[str], box: tuple[float, ...], zoom: str, **more: object) -> Plain:
    """An area with its upper left corner and its size."""
    x, y, width, height = box
    return {
        "id": name,
        "nouns": nouns,
        "x": x,
        "y": y,
        "width": width,
        "height": height,
        "zoom": zoom,
        **more,
    }


def quarters() -> Iterator[Plain]:
    """A cell for each type that is ready, tired or resting; the ready are picked for placing."""
    for place, (left, step) in QUARTERS.items():
        for number, who in enumerate(n.DEFENDER_NAMES):
            more = {"picks": who} if place == "ready" else {}
            box = (left + number * step, QUARTERS_Y, step - 2, QUARTERS_HEIGHT)
            yield area(f"{place}-{who}", [f"source:{place}-{who}"], box, "halls", **more)


def spaces(spots: Plain, t: Tables) -> Iterator[Plain]:
    """The action spaces, who counts for several there, and what can be repaired there."""
    for name, (x, y) in spots["spaces"].items():
        nouns = [f"space:{name}"]
        nouns += [f"{kind}:{name}-{who}" for kind in ("place", "job") for who in n.DEFENDER_NAMES]
        if name in n.FIND_NAMES:
            nouns += [f"find:{name}", f"mend:{name}"]
        box = (x, y, SPACE_WIDTH, SPACE_HEIGHT)
        more = {"label": f"look-{name}", "tags": tags(t, name), "mark": (x + 47, y + 24)}
        yield area(name, nouns, box, ZOOMS.get(name, "halls"), **more)


def tags(t: Tables, name: str) -> dict[str, str]:
    """9.6: the types that count for more than one on a space."""
    space = n.SPACE_NAMES.index(name)
    counts = {who: t.counts[place][space] for place, who in enumerate(n.DEFENDER_NAMES)}
    return {who: f"×{count}" for who, count in counts.items() if count > 1}


def positions(spots: Plain) -> Iterator[Plain]:
    """The defensive positions."""
    for name, spot in spots["positions"].items():
        nouns = [f"position:{name}", *(f"place:{name}-{who}" for who in n.DEFENDER_NAMES)]
        if name in n.MEND_NAMES:
            nouns.append(f"mend:{name}")
        yield area(f"position-{name}", nouns, (*spot, *POSITION), "walls")


def sectors(spots: Plain) -> Iterator[Plain]:
    """The sectors of the infantry board in force."""
    for name, (x, y) in spots["sectors"].items():
        nouns = [f"sector:{name}", f"aim:sector-{name}"]
        nouns += [f"target:{how}-{name}" for how in ("standing", "lying")]
        mark = (x + SECTOR[0] - 20, y + 120)
        yield area(f"sector-{name}", nouns, (x, y, *SECTOR), "walls", mark=mark)


# The supply map


def nodes(spots: Plain) -> Iterator[Plain]:
    """The spaces of the map, and its rows as targets of the guns."""
    for name, (x, y) in spots["nodes"].items():
        nouns = [f"node:{name}", *(f"walker:{who}-at-{name}" for who in n.DEFENDER_NAMES)]
        nouns += map_nouns(name)
        width, height = node_size(name)
        box = (x - width / 2, y - height / 2, width, height)
        shape = "box" if name in ("fortress", *n.DEPOT_NAMES) else "round"
        yield area(name, nouns, box, "map", shape=shape)
    for name in n.ROW_NAMES:
        y = spots["nodes"][f"{name}-1"][1]
        nouns = [f"map-row:{name}", f"aim:{name}-row"]
        yield area(f"{name}-row", nouns, (461, y - 20, 24, 40), "map", mark=(456, y - 12))


def map_nouns(name: str) -> list[str]:
    """What else a space of the map stands for."""
    if name in n.FIELD_NAMES:
        return [f"field:{name}", f"piece:patrol-{name}", f"piece:artillery-{name}"]
    if name in n.DEPOT_NAMES:
        depot = n.DEPOT_NAMES.index(name)
        tokens = n.TOKEN_NAMES[depot : depot + 1] if depot < n.MORALE_TOKEN else n.TOKEN_NAMES[3:]
        return [f"depot:{name}", *named("token", tokens)]
    return []


def node_size(name: str) -> tuple[float, float]:
    """Width and height of a space of the map."""
    if name == "fortress":
        return GATE
    if name in n.DEPOT_NAMES:
        return DEPOT
    return (FIELD, FIELD) if name in n.FIELD_NAMES else (FOREST, FOREST)


def links(spots: Plain, t: Tables) -> Iterator[Plain]:
    """The paths, on which runners travel."""
    for one, ends in enumerate(t.links):
        for other in ends:
            if one < other:
                start, end = n.NODE_NAMES[one], n.NODE_NAMES[other]
                (x, y), (u, v) = spots["nodes"][start], spots["nodes"][end]
                yield {"start": start, "end": end, "d": f"M{x} {y}L{u} {v}"}


# Tracks along the edge


def moods() -> Iterator[Plain]:
    """The spaces of the Morale track."""
    for place, name in enumerate(n.MOOD_NAMES):
        x, y = slots.mood_point(place)
        box = (x - MOOD_STEP / 2 + 2, y - 22, MOOD_STEP - 4, 58)
        mark = (x + 11, y - 9)
        nouns, label = [f"mood:{name}"], f"mood-{name}"
        yield area(f"mood-{name}", nouns, box, "morale", label=label, mark=mark)


def outcomes() -> Iterator[Plain]:
    """The spaces of the Surrender track."""
    for place, name in enumerate(n.SURRENDER_NAMES):
        x, y = slots.outcome_point(place)
        box = (x - OUTCOME_STEP / 2 + 2, y - 16, OUTCOME_STEP - 4, 40)
        label = f"look-outcome-{name}"
        nouns = [f"outcome:{name}"]
        yield area(f"outcome-{name}", nouns, box, "outcomes", label=label, mark=(x, y))
