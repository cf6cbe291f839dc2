"""A paragraph of the rules, set for the screen."""

import re
import textwrap
from functools import lru_cache
from typing import Final

from siegeworks.core.game import Game, Line
from siegeworks.text.lines import WIDTH, wrap
from siegeworks.words.reference import Paragraph, read_paragraphs

FEW: Final = 6  # headings that are told at once


def look_up(game: Game, number: str, language: str) -> list[Line]:
    """A paragraph, or a chapter with the titles in it; empty if there is no such number."""
    found = read_paragraphs(game.folder, language)
    if number not in found:
        return []
    lines = set_heading(found[number])
    for block in re.split(r"\n\s*\n", found[number].text):
        lines += [[], *[[(line, "")] for line in set_block(block)]] if block else []
    if found[number].is_chapter:
        parts = [p for n, p in found.items() if n.startswith(f"{number}.")]
        lines += [line for part in parts for line in set_heading(part)]
    return lines


def find_headings(game: Game, typed: str, language: str) -> list[Line]:
    """The headings of the first few paragraphs whose title has the typed words."""
    asked = typed.lower().split()
    found = [
        paragraph
        for paragraph in read_paragraphs(game.folder, language).values()
        if has_words(asked, paragraph.title)
    ]
    return [line for paragraph in found[:FEW] for line in set_heading(paragraph)]


def has_words(asked: list[str], text: str) -> bool:
    """Whether each word that is asked for begins a word of a text."""
    own = split_words(text)
    return all(any(word.startswith(part) for word in own) for part in asked)


@lru_cache(maxsize=8192)
def split_words(text: str) -> tuple[str, ...]:
    """The words of a text; those of a board and a book are asked for again and again."""
    return tuple(re.findall(r"\w+", text.lower()))


def set_heading(paragraph: Paragraph) -> list[Line]:
    """The heading of a paragraph as a line."""
    return [[(paragraph.heading, "prompt")]]


def set_block(block: str) -> list[str]:
    """A paragraph of text, a list, or columns."""
    if block.startswith("|"):
        return set_columns(block.splitlines())
    items = re.split(r"\n(?=- |\d+\. )", block)
    if len(items) > 1 or re.match(r"- |\d+\. ", block):
        return [line for item in items for line in wrap(" ".join(item.split()), " ")]
    return textwrap.wrap(" ".join(block.split()), WIDTH)


def set_columns(rows: list[str]) -> list[str]:
    """Rows with their columns in line; cells that are too wide are wrapped."""
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    cells = [row for row in cells if not set("".join(row)) <= set("-: ")]
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))]
    if sum(widths) + 2 * len(widths) > WIDTH:
        widths = [min(width, (WIDTH - 2 * len(widths)) // len(widths)) for width in widths]
    lines: list[str] = []
    for row in cells:
        parts = [
            textwrap.wrap(cell, max(w, 4)) or [""] for cell, w in zip(row, widths, strict=True)
        ]
        for i in range(max(map(len, parts))):
            texts = [part[i] if i < len(part) else "" for part in parts]
            joined = "  ".join(t.ljust(w) for t, w in zip(texts, widths, strict=True))
            lines.append(joined.rstrip()[:WIDTH])
    return lines
