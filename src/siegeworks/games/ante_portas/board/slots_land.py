"""What is drawn of the country: the Places on their spots, and the Stewards who stand there."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from siegeworks.games.ante_portas.board import ground
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.parts.board.records import Point, Slot

GROUND: Final = -1
DRAWN: Final = 62.0  # how wide a tile is drawn in pieces.svg
HEIGHT: Final = 71.6
WIDE: Final = 124.0  # a Market of two spots
PICTURE: Final = 32.0
WIDE_PICTURE: Final = 44.0
ROW: Final = (54.0, 30.0)
RAISED: Final = 4.0  # pictures stand above the middle, so that Stewards find room below
PAWN: Final = (12.0, 15.0)
PAWNS: Final = ((-6.5, 18.0), (6.5, 18.0), (-20.0, 13.0), (20.0, 13.0))
HIGH: Final = ((-6.5, -23.0), (6.5, -23.0), (-20.0, -17.0), (20.0, -17.0))


def is_wide(spot: int) -> bool:
    """Whether a Market of the Mainland lies there, two spots wide."""
    return spot in n.MARKET_SPOTS and spot != n.SMALL_SPOT


def is_laid(spot: int, eras: str) -> bool:
    """Whether a spot is ever used in a game of so many Eras."""
    return eras == "2" or not n.FIRST_SPOT_ERA_2 <= spot < n.SMALL_SPOT


def find_middle(spot: int, eras: str) -> Point:
    """The middle of a spot, or of both halves of a Market."""
    x, y = ground.find_spot(spot, eras)
    return (x + ground.find_pitch(spot, eras) / 2, y) if is_wide(spot) else (x, y)


def list_pawns(spot: int, eras: str) -> list[Point]:
    """Where Stewards stand on a spot, below its picture and then above it."""
    scale = ground.find_pitch(spot, eras) / DRAWN
    x, y = find_middle(spot, eras)
    return [(x + dx * scale, y + dy * scale) for dx, dy in (*PAWNS, *HIGH)]


def lay_out_slots(eras: str) -> Iterator[Slot]:
    """The Place of each spot; those still free of the Command Center are outlined."""
    for spot, name in enumerate(n.SPOT_NAMES):
        if is_laid(spot, eras):
            scale = ground.find_pitch(spot, eras) / DRAWN
            yield from lay_out_spot(spot, name, eras, scale)
    stewards = Slot("steward", "stand", symbol="steward-{seat}", width=PAWN[0], height=PAWN[1])
    yield replace(stewards, layer=2)


def lay_out_spot(spot: int, name: str, eras: str, scale: float) -> Iterator[Slot]:
    """The tile of a spot, and what is painted on it: one thing, or several side by side."""
    tile = Slot("spots", "piece", *find_middle(spot, eras), key=name, area=name, layer=GROUND)
    free = f"free-{name}" if spot > n.SMALL_SPOT else ""
    symbol, width = ("tile-wide", WIDE) if is_wide(spot) else ("tile", DRAWN)
    whole = replace(tile, symbol=symbol, lost=free, width=width * scale, height=HEIGHT * scale)
    yield whole
    painted = replace(tile, y=tile.y - RAISED * scale)
    side = (WIDE_PICTURE if is_wide(spot) else PICTURE) * scale
    yield replace(painted, symbol="{picture}", width=side, height=side)
    yield replace(painted, symbol="{row}", width=ROW[0] * scale, height=ROW[1] * scale)
