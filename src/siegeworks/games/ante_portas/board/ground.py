"""Where everything of Ante Portas lies: the hexes of the pass, Mainland, Command Center, homes.

Coordinates are those of ``board.svg``; the numbers are those of its drawing.
"""

import math
from typing import Final

from siegeworks.games.ante_portas.content.ground import OFFSETS
from siegeworks.games.ante_portas.rules import hexes
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.parts.board.records import Point

# The pass: hexes with a flat top, the lowest ones in front
HEX_SIDE: Final = 39.0
HEX_HEIGHT: Final = HEX_SIDE * math.sqrt(3)
FIRST_HEX: Final = (658.0, 435.8)  # the middle of hex 1

# The Mainland: spots with a pointed top; with Era II it has two rows more
PITCHES: Final = {"1": 59.0, "2": 54.0}  # from one spot of a row to the next, by Eras played
FIRST_SPOTS: Final = {"1": (38.5, 112.0), "2": (62.0, 82.0)}  # the middle of B1, less a row
ROW_NAMES: Final = "ABCDEFG"

# The Command Center around its small Market
CENTER: Final = (501.0, 152.0)
CENTER_PITCH: Final = 42.0
FIRST_ANGLE: Final = -60  # of N1, upper right; the others follow clockwise

# The homes along the lower edge
HOME: Final = (8.0, 404.0)
HOME_HEIGHT: Final = 228.0
HOME_WIDTHS: Final = {1: 602.0, 2: 299.0, 3: 198.0, 4: 148.0}  # by how many play
HOME_GAP: Final = 4.0


def find_hex(number: int) -> Point:
    """The middle of a hex."""
    x, y = FIRST_HEX
    column, half_row = hexes.COLUMN[number], hexes.HALF_ROW[number]
    return x + 1.5 * HEX_SIDE * column, y - HEX_HEIGHT / 2 * half_row


def draw_hex(middle: Point, side: float, angle: float = 0.0) -> str:
    """The outline of a hex; turned by 30 degrees it has a pointed top."""
    turns = [math.radians(60 * corner + angle) for corner in range(6)]
    x, y = middle
    points = [f"{x + side * math.cos(a):.1f} {y + side * math.sin(a):.1f}" for a in turns]
    return f"M{'L'.join(points)}Z"


def find_pitch(spot: int, eras: str) -> float:
    """How wide a spot is."""
    return CENTER_PITCH if spot >= n.SMALL_SPOT else PITCHES[eras]


def find_spot(spot: int, eras: str) -> Point:
    """The middle of a spot; of a Market of the Mainland, that of its left half."""
    if spot >= n.SMALL_SPOT:
        return find_center_spot(spot)
    name, pitch = n.SPOT_NAMES[spot], PITCHES[eras]
    x, y = FIRST_SPOTS[eras]
    column = OFFSETS[name[0]] / 2 + int(name[1:]) - 1
    row = ROW_NAMES.index(name[0])
    return x + pitch * column, y + pitch * math.sqrt(3) / 2 * row


def find_center_spot(spot: int) -> Point:
    """The Command Center: an inner ring of six, and an outer one of twelve around it."""
    if spot < n.FIRST_INNER:
        return CENTER
    if spot < n.FIRST_OUTER:
        return find_ring_spot(spot - n.FIRST_INNER, 1)
    ring, between = divmod(spot - n.FIRST_OUTER, 2)
    x, y = find_ring_spot(ring, 1 if between else 2)
    if not between:
        return x, y
    u, v = find_ring_spot(ring + 1, 1)
    return x + u - CENTER[0], y + v - CENTER[1]


def find_ring_spot(turns: int, steps: int) -> Point:
    """So many spots away from the small Market, in one of six directions."""
    angle = math.radians(FIRST_ANGLE + 60 * turns)
    distance = CENTER_PITCH * steps
    return CENTER[0] + distance * math.cos(angle), CENTER[1] + distance * math.sin(angle)


def list_homes(homes: int) -> list[tuple[Point, float]]:
    """The upper left corner and the width of each home."""
    width = HOME_WIDTHS[homes]
    x, y = HOME
    return [((x + (width + HOME_GAP) * seat, y), width) for seat in range(homes)]
