"""Which spots of the Mainland and the Command Center touch, and where a turn may lead."""

from collections.abc import Sequence
from typing import Final

from siegeworks.games.ante_portas.rules import pieces as p
from siegeworks.parts.content.columns import Column, Grid

# Where each row of the Mainland begins, in half spots from the left
OFFSETS: Final = {"A": 1, "B": 0, "C": 1, "D": 0, "E": 1, "F": 0, "G": -1}
INNER_RING: Final = 6
OUTER_RING: Final = 12


def list_neighbours() -> Grid:
    """Of each spot those that touch it; the Mainland and the Command Center never do."""
    size = range(p.SPOTS)
    return tuple(tuple(b for b in size if a != b and _is_beside(a, b)) for a in size)


def _is_beside(a: int, b: int) -> bool:
    if a < p.SMALL_SPOT and b < p.SMALL_SPOT:
        return _is_near_on_mainland(a, b)
    if a >= p.SMALL_SPOT and b >= p.SMALL_SPOT:
        return _is_near_in_center(min(a, b), max(a, b))
    return False


def _list_cells(spot: int) -> list[tuple[int, int]]:
    """Row and half column; a Market takes two cells."""
    name = p.SPOT_NAMES[spot]
    row = name[0]
    first = OFFSETS[row] + 2 * (int(name[1:]) - 1)
    cells = [(ord(row), first)]
    if spot in p.MARKET_SPOTS:
        cells.append((ord(row), first + 2))
    return cells


def _is_near_on_mainland(a: int, b: int) -> bool:
    return any(
        (row == other and abs(x - y) == 2) or (abs(row - other) == 1 and abs(x - y) == 1)
        for row, x in _list_cells(a)
        for other, y in _list_cells(b)
    )


def _is_near_in_center(low: int, high: int) -> bool:
    if low == p.SMALL_SPOT:
        return high < p.FIRST_OUTER
    if high < p.FIRST_OUTER:
        return (high - low) in (1, INNER_RING - 1)
    if low >= p.FIRST_OUTER:
        return (high - low) in (1, OUTER_RING - 1)
    inner = low - p.FIRST_INNER
    outer = high - p.FIRST_OUTER
    # Of two outer spots in a row the first touches one inner spot, the second the next one too.
    return outer // 2 == inner or (outer % 2 == 1 and (outer // 2 + 1) % INNER_RING == inner)


def list_reach(neighbours: Sequence[Column], era: int) -> Grid:
    """5.1 and 5.2: from each spot, where a walk, a jump to a Market or a slide may lead."""
    hidden = range(p.FIRST_SPOT_ERA_2, p.SMALL_SPOT) if era == 1 else range(0)
    markets = [spot for spot in p.MARKET_SPOTS if spot not in hidden]
    by_market = {*markets, *(goal for spot in markets for goal in neighbours[spot])}
    return tuple(
        tuple(sorted(({*neighbours[spot]} | by_market) - {spot} - {*hidden}))
        for spot in range(p.SPOTS)
    )
