"""Lines of text, none wider than a terminal's 80 columns."""

import textwrap
from collections.abc import Iterable
from typing import Final

from siegeworks.core.game import Line

WIDTH: Final = 80


def wrap(text: str, indent: str = "") -> list[str]:
    """Lines of a sentence, no wider than the board."""
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ") or [
        ""
    ]


def set_sentence(text: str, style: str = "", indent: str = "") -> list[Line]:
    """A sentence as lines of one style."""
    return [[(line, style)] for line in wrap(text, indent)]


def set_entry(line: Line) -> list[Line]:
    """A sign or key and its meaning, which goes on below its own beginning if it is long."""
    head, (meaning, style) = line[:-1], line[-1]
    column = sum(len(text) for text, _ in head)
    first, *more = textwrap.wrap(meaning, WIDTH - column) or [""]
    return [[*head, (first, style)], *([(" " * column + text, style)] for text in more)]


def make_plain(lines: Iterable[Line]) -> list[str]:
    """The bare text of lines."""
    return ["".join(text for text, _ in line).rstrip() for line in lines]
