"""Where the spaces of a morale track lie: along the lower edge, as many as the track has."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from siegeworks.games.westerplatte.rules.pieces import NEUTRAL, TRACK_NAMES
from siegeworks.parts.board.records import Area, Slot

LEFT: Final = 10.0
RIGHT: Final = 850.0
GAP: Final = 7.0
MARKER_Y: Final = 598.0
MARKER: Final = 28.0
TOP: Final = 580.0
HEIGHT: Final = 51.0
LABEL_BELOW: Final = 25.0
WIDEST: Final = 96.0
NARROW: Final = 0.36  # of a wide one: a plain space has no words under it
MIDDLE: Final = 430.0
GROUND: Final = -1  # below the names on the board


@dataclass(frozen=True)
class Box:
    """A space: what it is, and where."""

    name: str
    x: float  # of its middle
    width: float


def lay_out_boxes(track: Sequence[int]) -> list[Box]:
    """All spaces from left to right, over the whole width of the board."""
    shares = [NARROW if code == NEUTRAL else 1.0 for code in track]
    room = RIGHT - LEFT - GAP * (len(track) - 1)
    wide = min(WIDEST, room / sum(shares))
    gap = (RIGHT - LEFT - wide * sum(shares)) / (len(track) - 1)
    found, left = [], LEFT
    for code, share in zip(track, shares, strict=True):
        width = wide * share
        found.append(Box(TRACK_NAMES[code], round(left + width / 2, 1), round(width, 1)))
        left += width + gap
    return found


def lay_out_areas(track: Sequence[int]) -> Iterator[Area]:
    """The spaces, so that the log and what comes next can point at them."""
    for place, box in enumerate(lay_out_boxes(track)):
        yield Area(
            id=f"morale-{place}",
            nouns=[f"track:{box.name}", f"track-place:{place}"],
            x=box.x - box.width / 2,
            y=TOP,
            width=box.width,
            height=HEIGHT,
            zoom="low-morale" if box.x < MIDDLE else "high-morale",
            mark=(box.x, MARKER_Y),  # where the marker would come to lie
        )


def lay_out_slots(track: Sequence[int]) -> Iterator[Slot]:
    """The spaces as they are drawn, and the marker with what each of them does."""
    spaces = lay_out_boxes(track)
    for box in spaces:
        yield Slot(
            zone="day",  # which is never nothing, so that the space is always there
            kind="flag",
            symbol=choose_symbol(box.name),
            words=f"look-{box.name}",
            x=box.x,
            y=TOP + HEIGHT / 2,
            width=box.width,
            height=HEIGHT,
            layer=GROUND,
        )
    yield Slot(
        zone="morale",
        kind="track",
        symbol="morale-marker",
        words="look-morale",
        width=MARKER,
        height=MARKER,
        dy=LABEL_BELOW,
        layer=1,
        places=[(box.x, MARKER_Y) for box in spaces],
        labels=[f"look-{box.name}" for box in spaces],
    )


def choose_symbol(name: str) -> str:
    """The piece that is drawn for a space."""
    kind = name.partition("-")[0]
    return f"step-{kind}" if kind in ("low", "high") else "step"
