"""The Mainland and the Command Center as text: every Place where it lies, and the Stewards."""

from collections.abc import Iterator
from typing import Final

from siegeworks.core.game import Line
from siegeworks.games.ante_portas.board import ground, outlook
from siegeworks.games.ante_portas.content.ground import OFFSETS
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules.state import Realm
from siegeworks.parts.board import Seen
from siegeworks.parts.board.lines import WIDTH, Row

BUILT: Final = "+"  # before what is built or laid there
REACHED: Final = "*"  # in this turn
ROOT: Final = 3**0.5
Cell = tuple[int, int, int]  # row from above, half column, how many columns wide


def draw_map(seen: Seen[Realm]) -> list[Line]:
    """Both parts, below their names."""
    spots = range(n.SPOTS)
    land = {spot: find_land_cell(spot) for spot in spots if spot < n.SMALL_SPOT}
    center = {spot: find_center_cell(spot) for spot in spots if spot >= n.SMALL_SPOT}
    return [
        [(f" {seen.say('look-land')} ", "heading")],
        *draw_cells(seen, land),
        [(f" {seen.say('look-center')} ", "heading")],
        *draw_cells(seen, center),
    ]


def find_land_cell(spot: int) -> Cell:
    """A spot of the Mainland by its name; a Market is two wide."""
    name = n.SPOT_NAMES[spot]
    half = OFFSETS[name[0]] + 2 * (int(name[1:]) - 1)
    return ground.ROW_NAMES.index(name[0]), half, 2 if spot in n.MARKET_SPOTS else 1


def find_center_cell(spot: int) -> Cell:
    """A spot of the Command Center as it is drawn in the browser."""
    x, y = ground.find_center_spot(spot)
    u, v = x - ground.CENTER[0], y - ground.CENTER[1]
    row = round(v / (ground.CENTER_PITCH * ROOT / 2))
    return row, round(2 * u / ground.CENTER_PITCH), 1


def draw_cells(seen: Seen[Realm], cells: dict[int, Cell]) -> Iterator[Line]:
    """Row by row, as far as Places lie there."""
    g = seen.state
    laid = {spot: cell for spot, cell in cells.items() if g.spots[spot] != n.NONE}
    if not laid:
        return
    first = min(half for _, half, _ in laid.values())
    last = max(half + 2 * wide for _, half, wide in laid.values())
    unit = (WIDTH - 2) // (last - first)
    turns = outlook.count_turns(seen)
    for number in range(min(laid.values())[0], max(laid.values())[0] + 1):
        row = Row()
        for spot, (there, half, wide) in sorted(laid.items(), key=lambda one: one[1]):
            if there == number:
                room = 2 * unit * wide - 1
                row.at(1 + unit * (half - first))
                draw_spot(row, seen, spot, room, turns.get(spot, 0))
        yield row.line


def draw_spot(row: Row, seen: Seen[Realm], spot: int, room: int, turns: int) -> None:
    """What lies on a spot, how many turns it is away, and who stands there."""
    stewards = list_stewards(seen.state, spot)
    end = REACHED if turns == 1 else f":{turns}" if turns else ""
    end += f"<{stewards}>" if stewards else ""
    name = shorten(str(seen.noun("place", seen.state.spots[spot])), room - len(end))
    row.put(name, "bold" if turns == 1 else "").put(end, "mark" if stewards else "number")


def shorten(name: str, room: int) -> str:
    """A Place in little room: of a Builder only what it builds."""
    _, _, built = name.partition(": ")
    told = f"{BUILT}{built}" if built else name
    return told if len(told) <= room else f"{told[: room - 1].rstrip()}."


def list_stewards(g: Realm, spot: int) -> str:
    """5.1: the seats whose Stewards stand on a spot, as numbers."""
    there = [at // n.STEWARDS for at, stands in enumerate(g.steward) if stands == spot]
    return "".join(str(seat + 1) for seat in there if seat < g.seats)
