"""Links as others can follow them: whole addresses, each with a code for a phone's camera."""

from collections.abc import Iterable, Iterator, Sequence

import segno

from siegeworks.server import wire


def list_link_addresses(origins: Iterable[str], path: str) -> list[wire.LinkAddress]:
    """A link at each of the addresses that the server is reached by."""
    return [_make_address(origin + path) for origin in origins]


def _make_address(url: str) -> wire.LinkAddress:
    dots = segno.make(url, error="m", micro=False).matrix
    return wire.LinkAddress(url, len(dots), "".join(_draw_bars(dots)))


def _draw_bars(dots: Iterable[Sequence[int]]) -> Iterator[str]:
    """The dark dots as bars of one dot's height."""
    for y, row in enumerate(dots):
        x = 0
        while x < len(row):
            start = x
            while x < len(row) and row[x]:
                x += 1
            if x > start:
                yield f"M{start} {y}h{x - start}v1h{start - x}z"
            x += 1
