"""2.7 The Battleground: 28 hexes in five columns, their neighbours, exits and lines.

A hex is its number less one. Columns count from 0 at the left, half-rows from 0 at the bottom;
every second half-row has its hexes in the odd columns.
"""

from typing import Final

from siegeworks.games.ante_portas.rules.pieces import (
    DIRECTIONS,
    DOWN,
    HEXES,
    LEFT_DOWN,
    LEFT_UP,
    RIGHT_DOWN,
    RIGHT_UP,
    UP,
)

OFF: Final = -1  # beyond the edge

BACKWARDS: Final[tuple[int, ...]] = (LEFT_UP, UP, RIGHT_UP)  # toward the Invaders' Spawn Area
FORWARDS: Final[tuple[int, ...]] = (LEFT_DOWN, DOWN, RIGHT_DOWN)

COLUMNS: Final = 5
HALF_ROWS: Final = 11

_STEPS: Final[tuple[tuple[int, int], ...]] = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))


def list_cells() -> tuple[tuple[int, int], ...]:
    """Column and half-row of each hex, in the order of their numbers."""
    cells: list[tuple[int, int]] = []
    for half_row in range(HALF_ROWS):
        for column in range(half_row % 2, COLUMNS, 2):
            cells.append((column, half_row))
    return tuple(cells)


CELLS: Final = list_cells()
COLUMN: Final[tuple[int, ...]] = tuple([cell[0] for cell in CELLS])
HALF_ROW: Final[tuple[int, ...]] = tuple([cell[1] for cell in CELLS])


def find_neighbour(place: int, direction: int) -> int:
    """The hex beside another, or OFF."""
    column = COLUMN[place] + _STEPS[direction][0]
    half_row = HALF_ROW[place] + _STEPS[direction][1]
    for other in range(HEXES):
        if COLUMN[other] == column and HALF_ROW[other] == half_row:
            return other
    return OFF


def bend(place: int, direction: int) -> int:
    """14.4: where an arrow points that would leave the board sideways: straight on."""
    is_left = direction in (LEFT_DOWN, LEFT_UP) and COLUMN[place] == 0
    is_right = direction in (RIGHT_DOWN, RIGHT_UP) and COLUMN[place] == COLUMNS - 1
    if is_left or is_right:
        return DOWN if direction in (LEFT_DOWN, RIGHT_DOWN) else UP
    return direction


# By hex * DIRECTIONS + direction
NEIGHBOUR: Final[tuple[int, ...]] = tuple(
    [find_neighbour(place, way) for place in range(HEXES) for way in range(DIRECTIONS)]
)
# Where an arrow of a card leads; OFF is out past hexes 1 to 5
ARROW: Final[tuple[int, ...]] = tuple(
    [find_neighbour(place, bend(place, way)) for place in range(HEXES) for way in range(DIRECTIONS)]
)


# The hexes from which an arrow leads out
EXITS: Final[tuple[int, ...]] = tuple(
    [
        place
        for place in range(HEXES)
        if any(ARROW[place * DIRECTIONS + way] == OFF for way in FORWARDS)
    ]
)


def find_line(place: int, direction: int) -> tuple[int, ...]:
    """All hexes from one on in a straight line, without itself."""
    line: list[int] = []
    at = NEIGHBOUR[place * DIRECTIONS + direction]
    while at != OFF:
        line.append(at)
        at = NEIGHBOUR[at * DIRECTIONS + direction]
    return tuple(line)


LINE: Final[tuple[tuple[int, ...], ...]] = tuple(
    [find_line(place, way) for place in range(HEXES) for way in range(DIRECTIONS)]
)


def list_around(place: int) -> tuple[int, ...]:
    """The hexes beside another, by number."""
    first = place * DIRECTIONS
    return tuple(sorted([at for at in NEIGHBOUR[first : first + DIRECTIONS] if at != OFF]))


AROUND: Final[tuple[tuple[int, ...], ...]] = tuple([list_around(place) for place in range(HEXES)])
