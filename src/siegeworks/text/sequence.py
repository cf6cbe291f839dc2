"""Several answers in one line: ``3 3 5``, ``1-4``, ``3x2``, ``move b; fire``, ``wake all``.

Numbers are those on the screen when the line is typed. Words are looked up when their turn comes,
so that they may name what the answers before them bring.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from siegeworks.text.typed import Thing, find, fold

BREAK: Final = ";"
ALL: Final = ("all", "alle")
RANGE: Final = re.compile(r"(\d{1,4})(?:-|\.\.)(\d{1,4})")
TIMES: Final = re.compile(r"(\d{1,4})[x*](\d{1,2})")
MOST: Final = 40  # answers in one line


@dataclass(frozen=True)
class Part:
    """One answer of a line. If it was typed as a number, it only answers the same question."""

    typed: str
    is_number: bool = False
    is_repeated: bool = False  # as often as it goes
    is_luck: bool = False  # what came of a die or a pile


def split_line(typed: str, things: Sequence[Thing]) -> list[Part]:
    """The answers that were typed; a line that means one thing is one part."""
    if BREAK in typed:
        parts = [part.strip() for part in typed.split(BREAK)]
        return [one for part in parts if part for one in split_line(part, things)][:MOST]
    if find(typed, things):
        return [_read_part(typed, things)]
    tokens = typed.replace(",", " ").split()
    numbers = [number for token in tokens for number in _write_out(token)]
    if numbers and all(_write_out(token) for token in tokens):
        return [_read_part(str(number), things) for number in numbers][:MOST]
    if len(tokens) > 1 and fold(tokens[-1]) in ALL:
        return [Part(" ".join(tokens[:-1]), is_repeated=True)]
    if len(tokens) > 1 and _is_clear(tokens, things):
        return [_read_part(token, things) for token in tokens]
    return [_read_part(typed, things)]


def split_luck(typed: str, things: Sequence[Thing]) -> list[Part]:
    """How luck fell, once or several times: 1 1 2 2, with any white space, commas or ;."""
    tokens = re.split(r"[\s,;]+", typed.strip(" ,;"))
    if len(tokens) < 2 or find(typed, things) or len(find(tokens[0], things)) != 1:
        return [Part(typed, is_luck=True)]
    return [Part(token, is_luck=True) for token in tokens][:MOST]


def _read_part(typed: str, things: Sequence[Thing]) -> Part:
    """A number stands for the answer that has it now."""
    if not (typed.isascii() and typed.isdecimal()):
        return Part(typed)
    found = find(typed, things)
    return Part(things[found[0]].text, is_number=True) if found else Part(typed)


def _write_out(token: str) -> list[int]:
    """The numbers that a number, a range or a number of times stands for."""
    if token.isascii() and token.isdecimal():
        return [int(token[:9])]
    if between := RANGE.fullmatch(token):
        first, last = int(between[1]), int(between[2])
        return list(range(first, min(last, first + MOST) + 1))
    if times := TIMES.fullmatch(token):
        return [int(times[1])] * int(times[2])
    return []


def _is_clear(tokens: Sequence[str], things: Sequence[Thing]) -> bool:
    """Whether each word alone means one answer, and each another."""
    found = [find(token, things) for token in tokens]
    places = {places[0] for places in found if len(places) == 1}
    return len(places) == len(tokens)
