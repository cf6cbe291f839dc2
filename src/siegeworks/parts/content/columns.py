"""Content on its way from the rows of files to the fields that the rules read.

Columns are tuples of any length, because compiled code indexes those without boxing anything.
"""

from dataclasses import dataclass

Column = tuple[int, ...]
Grid = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Columns:
    """All that a game's tables are filled from, already checked."""

    numbers: dict[str, int]
    columns: dict[str, Column]
    grids: dict[str, Grid]
    names: dict[str, tuple[str, ...]]
    content_hash: str
