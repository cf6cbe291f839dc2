"""Content on its way from the rows of files to the fields that the rules read.

Columns are tuples of any length, because compiled code indexes those without boxing anything. A
game's ``Tables`` declares its fields with their types and is filled by ``siegeworks.parts.fields``.
"""

from collections.abc import Sequence

from siegeworks.core.steps import NONE
from siegeworks.parts.content.reader import Row

Column = tuple[int, ...]
Grid = tuple[tuple[int, ...], ...]


def find_code(names: Sequence[str], name: str | None) -> int:
    """The code of a name; NONE where there is no name."""
    return NONE if name is None else names.index(name)


def code_names(rows: Sequence[Row], field: str, names: Sequence[str]) -> Column:
    """A column of names, as codes."""
    return tuple(find_code(names, row[field]) for row in rows)


def read_numbers(rows: Sequence[Row], *fields: str) -> dict[str, Column]:
    """Columns of numbers, by their names; a number left out is 0."""
    return {field.replace("-", "_"): tuple(row[field] or 0 for row in rows) for field in fields}
