"""Many answers on a low screen: what is done in rows, with whom in columns.

Answers such as "Repair: soldier" share both halves with others. Together they make a grid with
their numbers in it, in as many blocks side by side as fit.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from siegeworks.core.game import Line
from siegeworks.text import grouping, painting
from siegeworks.text.lines import WIDTH
from siegeworks.text.painting import HALVES
from siegeworks.text.typed import Thing, list_numbers

FEWEST: Final = 8  # answers; fewer are listed as quickly
# How many blocks are tried side by side, with how many letters over a column
WAYS: Final = ((3, WIDTH), (2, WIDTH), (3, 3), (2, 3), (2, 2), (1, WIDTH), (1, 2))

Cells = dict[tuple[str, str], int]  # the number of an answer by its halves


def draw_choices(things: Sequence[Thing], width: int = WIDTH) -> list[Line]:
    """The answers as a grid, if they make one; else as a list."""
    cells: Cells = {} if grouping.has_groups(things) else find_cells(things)
    columns = list(dict.fromkeys(column for _, column in cells))
    if len(cells) < FEWEST or len(columns) * 2 > len(cells):
        return painting.draw_choices(things, width)
    grids = draw_grids(cells, columns)
    grid = next((grid for grid in grids if is_narrow(grid, width)), None)
    if grid is None:
        return painting.draw_choices(things, width)
    return [*grid, *draw_others(things, cells)]


def find_cells(things: Sequence[Thing]) -> Cells:
    """The answers that share a half with another; "Done: 7 idle" belongs in no row or column."""
    halves = [split(thing) for thing in things]
    whats = Counter(what for what, _ in halves)
    whoms = Counter(whom for _, whom in halves)
    return {
        (what, whom): number
        for number, (what, whom) in zip(list_numbers(things), halves, strict=True)
        if what and (whats[what] > 1 or whoms[whom] > 1)
    }


def split(thing: Thing) -> tuple[str, str]:
    """What is done, and with whom; the first is empty if an answer has no halves."""
    what, _, whom = thing.words.rpartition(HALVES)
    return what, whom


def draw_grids(cells: Cells, columns: list[str]) -> Iterator[list[Line]]:
    """The ways to draw the grid, the best to read first."""
    rows = list(dict.fromkeys(row for row, _ in cells))
    for across, letters in WAYS:
        down = -(-len(rows) // across)
        parts = [rows[start : start + down] for start in range(0, len(rows), down)]
        heads = {column: column[:letters] for column in columns}
        if len(set(heads.values())) == len(columns):
            yield put_beside([draw_block(cells, part, heads) for part in parts])


def is_narrow(lines: list[Line], width: int) -> bool:
    """Whether no line of a drawing is too wide for the screen."""
    return max(sum(len(text) for text, _ in line) for line in lines) <= width


def draw_block(cells: Cells, rows: list[str], heads: dict[str, str]) -> list[Line]:
    """Some rows below their heads, all of one width."""
    names = max(map(len, rows)) + 1
    digits = len(str(max(cells.values())))
    width = max(digits, *map(len, heads.values())) + 1
    lines: list[Line] = [[(" " * names, ""), *((f"{h:>{width}}", "dim") for h in heads.values())]]
    for row in rows:
        numbers = [str(cells.get((row, column), "·")) for column in heads]
        lines.append(
            [(f" {row:<{names - 1}}", ""), *((f"{n:>{width}}", "number") for n in numbers)]
        )
    return lines


def put_beside(blocks: list[list[Line]]) -> list[Line]:
    """Blocks side by side; the last may be lower."""
    lines: list[Line] = [[] for _ in blocks[0]]
    for number, part in enumerate(blocks):
        for line, more in zip(lines, part, strict=False):
            line += [("  ", ""), *more] if number else more
    return lines


def draw_others(things: Sequence[Thing], cells: Cells) -> list[Line]:
    """The answers that are not in the grid, each with its number."""
    numbers = list_numbers(things)
    inside = set(cells.values())
    numbered = zip(numbers, things, strict=True)
    rest = [(number, thing.words) for number, thing in numbered if number not in inside]
    digits = len(str(max(numbers)))
    return [[(f" {number:>{digits}} ", "number"), (words, "")] for number, words in rest]
