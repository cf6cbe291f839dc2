"""The board of Ante Portas: its layout file, and what there is much of."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from siegeworks.games.ante_portas.board import ground, slots_field, slots_homes, slots_land
from siegeworks.games.ante_portas.content.tables import Tables
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.parts.board.records import Area, Layout, VerbPlace

COOP: Final = "coop"
MIDDLE_HEX: Final = 14  # from this hex on the pass is its upper part
PLACE_VERBS: Final = ("go", "start-at", "steward-to")
TURNS: Final = 0.43  # how far above the middle a Place says how far it is, of its width
SIDE: Final = 1 / 3**0.5  # of a hex, of its width from side to side


def count_homes(options: Mapping[str, str]) -> int:
    """How many can play at most."""
    return 3 if options["mode"] == COOP else n.MOST_SEATS


def lay_out(file: Layout, t: Tables, options: Mapping[str, str], homes: int) -> Layout:
    """Everything, for one way to play and so many homes."""
    mode, eras = options["mode"], options["eras"]
    areas = (lay_out_hexes(), lay_out_spots(eras), lay_out_homes(homes), lay_out_reserve(mode))
    slots = (
        slots_land.lay_out_slots(eras),
        slots_homes.lay_out_slots(homes, t),
        slots_field.lay_out_slots(options["scenario"], mode),
    )
    return Layout(
        width=file.width,
        height=file.height,
        areas=[*file.areas, *(area for some in areas for area in some)],
        slots=[*(slot for some in slots for slot in some), *file.slots],
        regions=file.regions,
        verbs=[*file.verbs, *list_place_verbs()],
    )


def lay_out_hexes() -> Iterator[Area]:
    """2.7: the hexes of the pass; above the last five, where Invaders may appear."""
    width, height = 2 * ground.HEX_SIDE, ground.HEX_HEIGHT
    for number, name in enumerate(n.HEX_NAMES):
        x, y = ground.find_hex(number)
        zoom = "upper-pass" if number >= MIDDLE_HEX else "lower-pass"
        nouns, box = [f"hex:{name}"], (x - width / 2, y - height / 2, width, height)
        d = ground.draw_hex((x, y), ground.HEX_SIDE - 0.5)
        area = slots_field.name_area(name)
        yield Area(area, nouns, *box, shape="path", d=d, zoom=zoom, mark=(x, y - 31))


def lay_out_spots(eras: str) -> Iterator[Area]:
    """The spots of Mainland and Command Center; a Market of the Mainland is two wide."""
    for spot, name in enumerate(n.SPOT_NAMES):
        if not slots_land.is_laid(spot, eras):
            continue
        pitch = ground.find_pitch(spot, eras)
        middle = slots_land.find_middle(spot, eras)
        width = 2 * pitch if slots_land.is_wide(spot) else pitch
        height = 2 * pitch * SIDE
        left, top = middle[0] - width / 2, middle[1] - height / 2
        d = draw_spot(spot, eras, pitch * SIDE - 2)
        zoom = "center" if spot >= n.SMALL_SPOT else "land"
        places = slots_land.list_pawns(spot, eras)
        box = (left, top, width, height)
        mark = (middle[0], middle[1] - TURNS * pitch)
        area = Area(name, [f"spot:{name}"], *box, shape="path", d=d, zoom=zoom, places=places)
        yield replace(area, mark=mark)


def draw_spot(spot: int, eras: str, side: float) -> str:
    """The outline of a spot; a Market of two has one around both."""
    x, y = ground.find_spot(spot, eras)
    if not slots_land.is_wide(spot):
        return ground.draw_hex((x, y), side, 30.0)
    right, half, low = x + ground.find_pitch(spot, eras), side * 3**0.5 / 2, side / 2
    points = (
        *((x, y - side), (x + half, y - low), (right, y - side), (right + half, y - low)),
        *((right + half, y + low), (right, y + side), (x + half, y + low), (x, y + side)),
        *((x - half, y + low), (x - half, y - low)),
    )
    return f"M{'L'.join(f'{a:.1f} {b:.1f}' for a, b in points)}Z"


def lay_out_homes(homes: int) -> Iterator[Area]:
    """The homes of those who play."""
    for seat, ((x, y), width) in enumerate(ground.list_homes(homes)):
        area, nouns = slots_homes.name_area(str(seat)), [f"seat:{seat}"]
        yield Area(area, nouns, x, y, width, ground.HOME_HEIGHT, zoom="homes", of="tools")


def lay_out_reserve(mode: str) -> Iterator[Area]:
    """Invaders who wait, and the Sickbay of each team."""
    if mode == COOP:
        yield Area("supply", [], 624, 504, 140, 36, zoom="reserve", label="look-supply")
        for name, (left, top) in slots_field.LEGENDS.items():
            area, box = f"legend-{name}", (left - 20, top - 13, 40, 24)
            yield Area(area, [], *box, zoom="reserve", label=f"look-{area}")
    teams = ("south",) if mode == COOP else n.TEAM_NAMES
    for team in teams:
        x, y = slots_field.SICKBAYS[team]
        nouns = [f"ward:{team}-{kind}" for kind in n.KIND_NAMES]
        box = (x - 16, y - 18, 140, 36)
        yield Area(f"sickbay-{team}", nouns, *box, zoom="reserve", label="look-sickbay")


def list_place_verbs() -> Iterator[VerbPlace]:
    """Where a Place lies, there it is chosen."""
    for verb in PLACE_VERBS:
        for place in n.PLACE_NAMES:
            yield VerbPlace(verb, zone="spots", holds=place, kind="spot", noun=place)
