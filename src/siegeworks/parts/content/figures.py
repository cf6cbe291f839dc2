"""What stands on cards as numbers, for learners: a row for each noun that a table has a row of.

A whole number is a column. A name from a few, or of another table's row, is a column for each that
it may be, 1 for the one it is; a list counts how often each is in it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from siegeworks.core.game import Figures
from siegeworks.parts.content.schema import ByRow, Kind, ListOf, OneOf, Ref, Table, Whole

Rows = Mapping[str, Sequence[Mapping[str, Any]]]  # of each table
Entry = tuple[str, list[int]]  # a column: its name, and its number in each row


def list_figures(
    schema: Sequence[Table], rows: Rows, names: Mapping[str, Sequence[str]]
) -> dict[str, Figures]:
    """The figures of every kind of noun that a table is about."""
    found: dict[str, Figures] = {}
    for kind, known in names.items():
        for table in schema:
            by_id = {row["id"]: row for row in rows[table.name]}
            if is_about(table, kind, known, by_id.keys()):
                figures = _measure(table, [by_id[name] for name in known], rows)
                if figures[0]:
                    found[kind] = figures
                break
    return found


def is_about(table: Table, kind: str, names: Sequence[str], ids: Collection[str]) -> bool:
    """Whether a table is about a kind of noun: called like it, or with the same names for rows.

    Names that are plain numbers are alike everywhere, and mean nothing.
    """
    if table.name == f"{kind}s":
        return all(name in ids for name in names)
    return set(names) == set(ids) and not all(name.isdigit() for name in names)


def _measure(table: Table, chosen: Sequence[Mapping[str, Any]], rows: Rows) -> Figures:
    entries: list[Entry] = []
    for column in table.columns:
        values = [row.get(column.name, column.default) for row in chosen]
        entries += _count(column.name, column.kind, values, rows)
    titles = tuple(title for title, _ in entries)
    return titles, tuple(zip(*(numbers for _, numbers in entries), strict=True))


def _count(name: str, kind: Kind, values: Sequence[Any], rows: Rows) -> Iterator[Entry]:
    """The columns of numbers that a column of a table becomes."""
    if isinstance(kind, Whole | ByRow):
        yield name, [value if isinstance(value, int) else 0 for value in values]
        return
    item = kind.item if isinstance(kind, ListOf) else kind
    for choice in _list_choices(item, rows):
        numbers = [
            value.count(choice) if isinstance(value, list) else int(value == choice)
            for value in values
        ]
        yield f"{name}={choice}", numbers


def _list_choices(kind: Kind, rows: Rows) -> Sequence[str]:
    if isinstance(kind, OneOf):
        return kind.names
    return [row["id"] for row in rows[kind.table]] if isinstance(kind, Ref) else ()
