"""A game drawn: as text, as the terminal shows it, or as a picture."""

import os
import sys
from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from siegeworks.core.game import Line
from siegeworks.core.match import Match
from siegeworks.text import painting
from siegeworks.text.lines import WIDTH
from siegeworks.text.speaker import Speaker

MODES: Final = ("ansi", "svg", "human")
LINE, LETTER, EDGE = 18, 8.5, 12  # points
COLOURS: Final = {  # of the styles of a drawing; everything else is plain
    **dict.fromkeys(("bad", "burnt", "fire", "warn"), "#e8705a"),
    **dict.fromkeys(("good", "officer", "active"), "#4fc3a1"),
    **dict.fromkeys(("gun", "health", "ammo", "marker", "number", "mark"), "#e0b64f"),
    **dict.fromkeys(("title", "heading", "card", "mine", "tile"), "#7fb2d0"),
    **dict.fromkeys(("dim", "path", "rule"), "#8a959d"),
    "brick": "#d08a6f",
    "howitzer": "#cc79a7",
}
LOOK: Final = (
    "text{font:14px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;"
    "fill:#d6dee4;white-space:pre}"
)


def draw(match: Match, seat: int | None, mode: str) -> str | None:
    """The game through the eyes of a seat, as Gymnasium asks for it; "human" prints it."""
    if mode == "svg":
        return draw_svg(match, seat)
    if mode == "ansi":
        return write_text(list_lines(match, seat))
    has_colours = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    write = write_coloured if has_colours else write_text
    sys.stdout.write(f"{write(list_lines(match, seat))}\n")
    return None


def list_lines(match: Match, seat: int | None) -> list[Line]:
    """The board, and what is asked."""
    lines = [list(line) for line in painting.draw_board(match, seat, Speaker("en"))]
    decision = match.decision_of(seat)
    return lines if decision is None else [*lines, [], [(decision.words(), "title")]]


def write_text(lines: list[Line]) -> str:
    """Lines as plain text."""
    return "\n".join("".join(piece for piece, _ in line).rstrip() for line in lines)


def write_coloured(lines: list[Line]) -> str:
    """Lines as a terminal with colours shows them."""
    return "\n".join("".join(_write_piece(*piece) for piece in line) for line in lines)


def _write_piece(text: str, style: str) -> str:
    colour = COLOURS.get(style)
    if colour is None:
        return text
    red, green, blue = bytes.fromhex(colour[1:])
    return f"\x1b[38;2;{red};{green};{blue}m{text}\x1b[0m"


def draw_svg(match: Match, seat: int | None) -> str:
    """The board as a picture that any browser shows, with nothing fetched from elsewhere."""
    lines = list_lines(match, seat)
    width, height = WIDTH * LETTER + 2 * EDGE, (len(lines) + 1) * LINE + 2 * EDGE
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    rows = "\n".join(_draw_rows(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
        f"<title>{escape(match.game.title())}</title><style>{LOOK}</style>"
        f'<rect width="100%" height="100%" fill="#101418"/>\n{rows}\n</svg>\n'
    )


def _draw_rows(lines: list[list[tuple[str, str]]]) -> Iterator[str]:
    for number, line in enumerate(lines, 1):
        pieces = "".join(_draw_piece(text, style) for text, style in line)
        if pieces:
            y = EDGE + number * LINE
            yield f'<text x="{EDGE}" y="{y}" xml:space="preserve">{pieces}</text>'


def _draw_piece(text: str, style: str) -> str:
    colour = COLOURS.get(style)
    return f'<tspan fill="{colour}">{escape(text)}</tspan>' if colour else escape(text)
