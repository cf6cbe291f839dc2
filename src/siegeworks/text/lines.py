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


def make_plain(lines: Iterable[Line]) -> list[str]:
    """The bare text of lines."""
    return ["".join(text for text, _ in line).rstrip() for line in lines]
