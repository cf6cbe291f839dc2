"""The board as lines of styled text, drawn from what a seat may see.

The lanes run from the left to the wall, one row each. A guardhouse stands between the rows of the
two forward spaces it is linked to, so that the paths can be drawn where they are.
"""

from collections.abc import Mapping
from typing import Final

from siegeworks.core.game import Line
from siegeworks.core.steps import NOUN
from siegeworks.games.westerplatte.board import terminal_margin as margin
from siegeworks.games.westerplatte.rules.movement import is_marked, is_new
from siegeworks.games.westerplatte.rules.pieces import (
    BRICKS,
    FIELD_NAMES,
    FIELDS,
    FIRST_GUARDHOUSE,
    GRENADES,
    HOWITZER,
    LANE_NAMES,
    LANES,
    MINES,
    NONE,
    SPACE_NAMES,
    TILE_AMMUNITION,
    TILE_MINES,
    TILE_MORTAR,
    TILE_NAMES,
    TILE_PUSH,
    TILE_REBUILD,
)
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.games.westerplatte.rules.turn import list_closed_paths
from siegeworks.games.westerplatte.rules.walls import can_fire, count_overflow
from siegeworks.games.westerplatte.rules.zones import OFFICER_NAMES
from siegeworks.parts.board import Seen
from siegeworks.parts.board.lines import Row, Signs

# The columns of the map
CELL: Final = 7
LANE: Final = 3
THREAT: Final = LANE + CELL * 4 + 2
FORWARD: Final = 38
FORK: Final = 52
GUARDHOUSE: Final = 54
TILE: Final = 70

PIPS: Final = 6  # more than this are written as a number
# What is drawn where paths meet: one leads up, one down, or both do.
TO_GUARDHOUSE: Final = {(True, True): "├─", (True, False): "└─", (False, True): "┌─"}
TO_FORWARD: Final = {(True, True): "┤", (True, False): "┘", (False, True): "┐"}
SIGNS: Final[Signs] = (
    ("[H]", "howitzer"),
    ("M>", "gun"),
    ("●○", "health"),
    ("► 2!", "fire"),
    ("»", "marked"),
    ("+", "new"),
    ("1*", "active"),
    ("×", "burnt"),
)


def draw(seen: Seen[Fort]) -> list[Line]:
    """The whole board."""
    lines = [margin.draw_head(seen), draw_captions(seen)]
    for lane in range(LANES):
        lines += [draw_guardhouse_row(seen, lane), draw_lane_row(seen, lane)]
    lines.append(draw_guardhouse_row(seen, LANES))
    return [
        *lines,
        *margin.draw_morale_track(seen),
        *margin.draw_officers(seen),
        *margin.draw_beside(seen),
    ]


def draw_captions(seen: Seen[Fort]) -> Line:
    """What the columns are."""
    row = Row().at(LANE)
    for place, space in enumerate(SPACE_NAMES):
        row.at(LANE + place * CELL + 1).put(space, "dim")
    row.at(THREAT - 1).put(seen.say("board-fire"), "dim")
    row.at(FORWARD).put(seen.say("board-forward"), "dim")
    row.at(GUARDHOUSE).put(seen.say("board-guardhouse"), "dim")
    return row.at(TILE).put(seen.say("board-tile"), "dim").line


def is_lit(seen: Seen[Fort], kind: str, value: int) -> bool:
    """Whether an option touches a field or a lane."""
    options = () if seen.decision is None else seen.decision.options
    return any(option.kind == kind and option.code & NOUN == value for option in options)


# The map


def draw_lane_row(seen: Seen[Fort], lane: int) -> Line:
    """A lane with its troop, what it will do to the wall, and the forward space behind."""
    g = seen.state
    row = Row().put(draw_lane_mark(g, lane), "mark")
    row.put(LANE_NAMES[lane], "lit" if is_lit(seen, "lane", lane) else "bold").at(LANE)
    draw_lane(seen, row, lane)
    draw_threat(g, row, lane)
    draw_field(seen, row.at(FORWARD), lane)
    above, below = (draw_path(g, lane, FIRST_GUARDHOUSE + lane + side) for side in (0, 1))
    if above or below:
        row.put(" " if row.width < FORK else "").put("─" * (FORK - row.width), "path")
        draw_fork(row, TO_FORWARD, above, below)
    draw_passage(
        row.at(GUARDHOUSE), draw_path(g, FIRST_GUARDHOUSE + lane, FIRST_GUARDHOUSE + lane + 1)
    )
    return row.line


def draw_path(g: Fort, one: int, other: int) -> str:
    """The path between two fields: open, burnt or none."""
    if one * FIELDS + other in list_closed_paths(g):
        return "burnt"
    return "open" if other in g.tables.paths[one] else ""


def draw_lane_mark(g: Fort, lane: int) -> str:
    """The lane got the newest troop, or its troop was to advance by the newest card."""
    if g.new_card == NONE or g.turn < 2:
        return " "
    if is_new(g, lane):
        return "+"
    return "»" if is_marked(g.tables, g.new_card, lane) else " "


def draw_lane(seen: Seen[Fort], row: Row, lane: int) -> None:
    """The four spaces, with a troop on one of them or a mine."""
    g = seen.state
    for space in range(len(SPACE_NAMES)):
        row.at(LANE + space * CELL)
        if g.space[lane] == space:
            draw_troop(g, row, lane)
        elif g.mine[lane] and space == 1:
            row.put("◆" + seen.say("board-mine")[: CELL - 1], "mine")
        else:
            row.put("├" if space else "╶", "path")
        row.put("─" * (LANE + (space + 1) * CELL - row.width), "path")
    row.put("┤", "path")


def draw_troop(g: Fort, row: Row, lane: int) -> None:
    """A boxed H, or an M with an arrow for each point of speed; then its health."""
    t, card, hurt = g.tables, g.card[lane], g.wounds[lane]
    health = t.health[card]
    if t.kind[card] == HOWITZER:
        row.put("[H]", "howitzer")
    else:
        row.put("M" + ">" * t.speed[card], "gun")
    if health <= 3:
        row.put("●" * (health - hurt), "health").put("○" * hurt, "dim")
    else:
        row.put(f"{health - hurt}/{health}", "health")


def draw_threat(g: Fort, row: Row, lane: int) -> None:
    """The bricks that the troop will shoot away, or would from the last space."""
    row.at(THREAT)
    if g.card[lane] == NONE:
        return
    points = g.tables.fire[g.card[lane]]
    if can_fire(g, lane):
        row.put(f"► {points}{'!' if count_overflow(g, lane, points) else ''}", "fire")
    else:
        row.put(f"  {points}", "dim")


def draw_guardhouse_row(seen: Seen[Fort], number: int) -> Line:
    """A guardhouse between two lanes, with its tile and the paths that meet there."""
    g, row, here = seen.state, Row(), FIRST_GUARDHOUSE + number
    if 0 < number < LANES:
        draw_passage(row.at(FORWARD), draw_path(g, number - 1, number))
    above = draw_path(g, number - 1, here) if number > 0 else ""
    below = draw_path(g, number, here) if number < LANES else ""
    if above or below:
        draw_fork(row.at(FORK), TO_GUARDHOUSE, above, below)
    draw_field(seen, row.at(GUARDHOUSE), here)
    tile = g.tile[number]
    return row.at(TILE).put("?" if tile == NONE else draw_tile_label(seen, tile), "tile").line


def draw_fork(row: Row, corners: Mapping[tuple[bool, bool], str], above: str, below: str) -> None:
    """Where the paths up and down meet; those that burn are left out."""
    corner = corners.get((above == "open", below == "open"))
    row.put(corner or "×", "burnt" if "burnt" in (above, below) else "path")


def draw_passage(row: Row, joined: str) -> None:
    """A path up and down."""
    if joined:
        row.put(*(("×", "burnt") if joined == "burnt" else ("│", "path")))


def draw_field(seen: Seen[Fort], row: Row, field: int) -> None:
    """A field: its name, its bricks, the officers on it."""
    g = seen.state
    here = [officer for officer in range(len(g.post)) if g.post[officer] == field]
    if any(margin.is_acting(seen, officer) for officer in here):
        row.line[-1:] = [(row.line[-1][0][:-1], row.line[-1][1]), ("►", "active")]
    row.put(FIELD_NAMES[field], "lit" if is_lit(seen, "field", field) else "bold").put(" ")
    draw_bricks(g, row, field)
    for officer in here:
        name = OFFICER_NAMES[officer]
        if margin.is_acting(seen, officer):
            row.put(f"{name}*", "active")
        else:
            row.put(name, "officer")


def draw_bricks(g: Fort, row: Row, field: int) -> None:
    """A wall, brick by brick."""
    full, left = g.tables.full_wall, g.walls[field]
    gone = "bad" if left == 0 and field >= FIRST_GUARDHOUSE else "dim"
    if full <= PIPS:
        row.put("■" * left, "brick").put("·" * (full - left), gone).put(" ")
    else:
        row.put(f"{left}/{full}".ljust(PIPS + 1), "brick" if left else gone)


def draw_tile_label(seen: Seen[Fort], tile: int) -> str:
    """What a tile gives, and how much is left on it."""
    g = seen.state
    side = g.tables.side[g.level]
    facts = {
        TILE_MINES: (g.stock[MINES], g.slots(MINES)),
        TILE_MORTAR: (g.stock[GRENADES], g.slots(GRENADES)),
        TILE_REBUILD: (g.stock[BRICKS], g.slots(BRICKS)),
        TILE_AMMUNITION: (g.tables.ammunition_gain[side], 0),
        TILE_PUSH: (g.tables.push_count[side], 0),
    }
    have, most = facts.get(tile, (1, 0))
    return seen.say(f"board-tile-{TILE_NAMES[tile]}", have=have, most=most)
