"""The board as lines of styled text, drawn from what a seat may see.

The lanes run from the left to the wall, one row each. A guardhouse stands between the rows of the
two forward spaces it is linked to, so that the paths can be drawn where they are.
"""

from collections.abc import Mapping
from typing import Any, Final

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.westerplatte.board import terminal_margin
from siegeworks.games.westerplatte.board.sheet import Board
from siegeworks.games.westerplatte.rules.pieces import (
    FIELD_NAMES,
    FIRST_GUARDHOUSE,
    HOWITZER,
    LANE_NAMES,
    LANES,
    SPACE_NAMES,
)
from siegeworks.parts.board.lines import Row

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


def draw(view: Mapping[str, Any], lexicon: Lexicon, language: str) -> list[Line]:
    """The whole board."""
    b = Board(view, lexicon, language)
    lines = [terminal_margin.head(b), captions(b)]
    for lane in range(LANES):
        lines += [guardhouse_row(b, lane), lane_row(b, lane)]
    lines.append(guardhouse_row(b, LANES))
    return [
        *lines,
        *terminal_margin.morale(b),
        *terminal_margin.officers(b),
        *terminal_margin.beside(b),
    ]


def captions(b: Board) -> Line:
    """What the columns are."""
    row = Row().at(LANE)
    for place, space in enumerate(SPACE_NAMES):
        row.at(LANE + place * CELL + 1).put(space, "dim")
    row.at(THREAT - 1).put(b.say("fire"), "dim").at(FORWARD).put(b.say("forward"), "dim")
    row.at(GUARDHOUSE).put(b.say("guardhouse"), "dim")
    return row.at(TILE).put(b.say("tile"), "dim").line


# The map


def lane_row(b: Board, lane: int) -> Line:
    """A lane with its troop, what it will do to the wall, and the forward space behind."""
    name = LANE_NAMES[lane]
    row = Row().put(lane_mark(b, lane), "mark")
    row.put(name, "lit" if name in b.lit_lanes else "bold").at(LANE)
    draw_lane(b, row, name)
    draw_threat(b, row, name)
    field(b, row.at(FORWARD), lane)
    above, below = (b.joined(lane, FIRST_GUARDHOUSE + lane + side) for side in (0, 1))
    if above or below:
        row.put(" " if row.width < FORK else "").put("─" * (FORK - row.width), "path")
        fork(row, TO_FORWARD, above, below)
    passage(row.at(GUARDHOUSE), b.joined(FIRST_GUARDHOUSE + lane, FIRST_GUARDHOUSE + lane + 1))
    return row.line


def lane_mark(b: Board, lane: int) -> str:
    """The lane got the newest troop, or its troop was to advance by the newest card."""
    card = b.lexicon.nouns.value("card", b.zones["new_card"])
    if card is None or b.zones["turn"] < 2:
        return " "
    if b.card(LANE_NAMES[lane]) == card:
        return "+"
    return "»" if lane in (b.t.mark1[card], b.t.mark2[card]) else " "


def draw_lane(b: Board, row: Row, name: str) -> None:
    """The four spaces, with a troop on one of them or a mine."""
    for place, space in enumerate(SPACE_NAMES):
        row.at(LANE + place * CELL)
        if b.zones["space"][name] == space:
            draw_troop(b, row, name)
        elif b.zones["mine"][name] and place == 1:
            row.put("◆" + b.say("mine")[: CELL - 1], "mine")
        else:
            row.put("├" if place else "╶", "path")
        row.put("─" * (LANE + (place + 1) * CELL - row.width), "path")
    row.put("┤", "path")


def draw_troop(b: Board, row: Row, name: str) -> None:
    """A boxed H, or an M with an arrow for each point of speed; then its health."""
    card = b.card(name)
    assert card is not None
    health, hurt = b.t.health[card], b.zones["wounds"][name]
    if b.t.kind[card] == HOWITZER:
        row.put("[H]", "howitzer")
    else:
        row.put("M" + ">" * b.t.speed[card], "gun")
    if health <= 3:
        row.put("●" * (health - hurt), "health").put("○" * hurt, "dim")
    else:
        row.put(f"{health - hurt}/{health}", "health")


def draw_threat(b: Board, row: Row, name: str) -> None:
    """The bricks that the troop will shoot away, or would from the last space."""
    card = b.card(name)
    row.at(THREAT)
    if card is None:
        return
    if b.fires(name):
        over = "!" if b.t.fire[card] > b.zones["walls"][name] else ""
        row.put(f"► {b.t.fire[card]}{over}", "fire")
    else:
        row.put(f"  {b.t.fire[card]}", "dim")


def guardhouse_row(b: Board, number: int) -> Line:
    """A guardhouse between two lanes, with its tile and the paths that meet there."""
    row, here = Row(), FIRST_GUARDHOUSE + number
    if 0 < number < LANES:
        passage(row.at(FORWARD), b.joined(number - 1, number))
    above = b.joined(number - 1, here) if number > 0 else ""
    below = b.joined(number, here) if number < LANES else ""
    if above or below:
        fork(row.at(FORK), TO_GUARDHOUSE, above, below)
    field(b, row.at(GUARDHOUSE), here)
    tile = b.zones["tile"][FIELD_NAMES[here]]
    return row.at(TILE).put(tile_label(b, tile) if tile else "?", "tile").line


def fork(row: Row, corners: Mapping[tuple[bool, bool], str], above: str, below: str) -> None:
    """Where the paths up and down meet; those that burn are left out."""
    corner = corners.get((above == "open", below == "open"))
    row.put(corner or "×", "burnt" if "burnt" in (above, below) else "path")


def passage(row: Row, joined: str) -> None:
    """A path up and down."""
    if joined:
        row.put(*(("×", "burnt") if joined == "burnt" else ("│", "path")))


def field(b: Board, row: Row, number: int) -> None:
    """A field: its name, its bricks, the officers on it."""
    name = FIELD_NAMES[number]
    active = not b.over and b.zones["turn"] and b.zones["post"][b.zones["active"]] == name
    if active:
        row.line[-1:] = [(row.line[-1][0][:-1], row.line[-1][1]), ("►", "active")]
    row.put(name, "lit" if name in b.lit_fields else "bold").put(" ")
    bricks(b, row, number)
    for officer, post in b.zones["post"].items():
        if post == name:
            mine = active and officer == b.zones["active"]
            row.put(f"{officer}*" if mine else officer, "active" if mine else "officer")


def bricks(b: Board, row: Row, number: int) -> None:
    """A wall, brick by brick."""
    full, left = b.t.full_wall, b.zones["walls"][FIELD_NAMES[number]]
    gone = "bad" if left == 0 and number >= FIRST_GUARDHOUSE else "dim"
    if full <= PIPS:
        row.put("■" * left, "brick").put("·" * (full - left), gone).put(" ")
    else:
        row.put(f"{left}/{full}".ljust(PIPS + 1), "brick" if left else gone)


def tile_label(b: Board, tile: str) -> str:
    """What a tile gives, and how much is left on it."""
    t, stock = b.t, b.zones["stock"]
    mines = sum(b.zones["mine"].values())
    facts = {
        "mines": (stock["mines"], t.slots[b.side][0] - mines),
        "mortar": (stock["grenades"], t.slots[b.side][1]),
        "rebuild": (stock["bricks"], t.slots[b.side][2]),
        "ammunition": (t.ammunition_gain[b.side], 0),
        "push-back": (t.push_count[b.side], 0),
    }
    have, most = facts.get(tile, (1, 0))
    return b.say(f"tile-{tile}", have=have, most=most)
