"""Lines of text, none wider than a terminal's 80 columns."""

import re
import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from siegeworks.core.game import Line

WIDTH: Final = 80


def wrap(text: str, indent: str = "", width: int = WIDTH) -> list[str]:
    """Lines of a sentence, no wider than the board."""
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent + "  ") or [
        ""
    ]


def set_sentence(text: str, style: str = "", indent: str = "", width: int = WIDTH) -> list[Line]:
    """A sentence as lines of one style."""
    return [[(line, style)] for line in wrap(text, indent, width)]


def set_entry(line: Line, width: int = WIDTH) -> list[Line]:
    """A sign or key and its meaning, which goes on below its own beginning if it is long."""
    head, (meaning, style) = line[:-1], line[-1]
    column = sum(len(text) for text, _ in head)
    first, *more = textwrap.wrap(meaning, max(width - column, 1)) or [""]
    return [[*head, (first, style)], *([(" " * column + text, style)] for text in more)]


def wrap_line(line: Line, width: int) -> list[Line]:
    """A line that is too wide for a window as several, broken between words."""
    text = "".join(part for part, _ in line)
    if len(text) <= width:
        return [line]
    indent = " " * min(len(text) - len(text.lstrip()) + 2, width // 3)
    folded: list[Line] = [[]]
    used = 0
    for word, style in _split_words(line):
        if used and used + len(word.rstrip()) > width:
            folded[-1][-1] = (folded[-1][-1][0].rstrip(), folded[-1][-1][1])
            folded.append([(indent, "")])
            used = len(indent)
        folded[-1].append((word, style))
        used += len(word)
    return folded


def _split_words(line: Line) -> Iterator[tuple[str, str]]:
    for text, style in line:
        for word in re.findall(r"\s*\S+\s?|\s+", text):
            yield word, style


def make_plain(lines: Iterable[Line]) -> list[str]:
    """The bare text of lines."""
    return ["".join(text for text, _ in line).rstrip() for line in lines]
