"""Lists of small integers as short text: ``6*11``, ``0..23``, ``-,3,-``."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

PART: Final = re.compile(r"(-|-?[0-9]{1,6})(?:(\*|\.\.)([0-9]{1,6}))?")
ONE: Final = re.compile(r"-?[0-9]{1,11}")
LONGEST: Final = 10_000


def write(numbers: Sequence[int]) -> str:
    """A list as text; ``-`` stands for nothing (-1)."""
    return ",".join(_write_parts(list(numbers)))


def _write_parts(numbers: list[int]) -> Iterator[str]:
    i = 0
    while i < len(numbers):
        same = _measure_run(numbers, i, 0)
        rising = _measure_run(numbers, i, 1) if numbers[i] >= 0 else 1
        if rising > 2:
            yield f"{numbers[i]}..{numbers[i + rising - 1]}"
        elif same > 1:
            yield f"{_write_one(numbers[i])}*{same}"
        else:
            yield _write_one(numbers[i])
        i += rising if rising > 2 else same


def _measure_run(numbers: list[int], at: int, step: int) -> int:
    length = 1
    while at + length < len(numbers) and numbers[at + length] == numbers[at] + step * length:
        length += 1
    return length


def _write_one(number: int) -> str:
    return "-" if number == -1 else str(number)


def read(text: str) -> list[int] | None:
    """The list behind a text, or None if it is not one."""
    numbers: list[int] = []
    for part in text.split(",") if text else []:
        found = PART.fullmatch(part)
        if found is None or (found[2] == ".." and found[1][0] == "-"):
            return None
        first = -1 if found[1] == "-" else int(found[1])
        if found[2] == "..":
            numbers.extend(range(first, min(int(found[3]), first + LONGEST) + 1))
        else:
            numbers.extend([first] * min(int(found[3] or 1), LONGEST + 1))
        if len(numbers) > LONGEST:
            return None
    return numbers


def read_one(text: str) -> int | None:
    """The number behind a text, or None if it is not one."""
    if text == "-":
        return -1
    return int(text) if ONE.fullmatch(text) else None
