"""Reads a folder of TOML tables against a declared schema, wholly or not at all.

A table is one file, `<name>.toml`, of `[[row]]` blocks. Each row has an `id`, a `source` saying
where its facts come from (the top of the file may set one for all its rows), and the columns its
`Table` declares. A second folder may replace fields of known rows; in a table declared `open` it
may also add rows, and drop one with `remove = true`. Whatever is wrong is a `ContentError` that
says in which file, row and field, what was found there and what was expected.
"""

import hashlib
import json
import re
import reprlib
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from siegeworks.core.errors import ContentError

Row = dict[str, Any]
Ids = Mapping[str, Collection[str]]

SOURCES = ("book", "deduced", "authored")
LARGEST_FILE = 1_000_000
_ID = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")


def problem(
    file: Path | str, row: str | int | None, field: str | None, found: str, expected: str
) -> ContentError:
    """The refusal of one place in one file; a row without an id is known by its number."""
    place = str(file)
    if row is not None:
        place += f', row "{row}"' if isinstance(row, str) else f", row {row}"
    if field is not None:
        place += f', field "{field}"'
    return ContentError("content", place=place, found=found, expected=expected)


class Kind(Protocol):
    """What a column may hold. `row` is the id of the row, `ids` those of all tables."""

    def fits(self, value: object, row: str, ids: Ids) -> bool: ...

    def wanted(self, row: str) -> str: ...


@dataclass(frozen=True)
class Whole:
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def fits(self, value: object, row: str, ids: Ids) -> bool:
        return type(value) is int and self.low <= value <= self.high  # a bool is no number here

    def wanted(self, row: str) -> str:
        if self.low == self.high:
            return f"the whole number {self.low}"
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True)
class OneOf:
    """One of a few fixed names."""

    names: tuple[str, ...]

    def fits(self, value: object, row: str, ids: Ids) -> bool:
        return isinstance(value, str) and value in self.names

    def wanted(self, row: str) -> str:
        return " or ".join(f'"{name}"' for name in self.names)


@dataclass(frozen=True)
class Ref:
    """The id of a row of another table."""

    table: str

    def fits(self, value: object, row: str, ids: Ids) -> bool:
        return isinstance(value, str) and value in ids[self.table]

    def wanted(self, row: str) -> str:
        return f"an id of the table {self.table}"


@dataclass(frozen=True)
class ListOf:
    """A list of `least` to `most` entries of one kind, all different if `distinct`."""

    item: Kind
    least: int
    most: int
    distinct: bool = True

    def fits(self, value: object, row: str, ids: Ids) -> bool:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            return False
        if not all(self.item.fits(entry, row, ids) for entry in value):
            return False
        return not self.distinct or not any(value.count(entry) > 1 for entry in value)

    def wanted(self, row: str) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        different = "different " if self.distinct else ""
        return f"a list of {count} {different}entries, each {self.item.wanted(row)}"


@dataclass(frozen=True)
class ByRow:
    """A kind of its own for each row, by the row's id."""

    kinds: Mapping[str, Kind]

    def fits(self, value: object, row: str, ids: Ids) -> bool:
        return self.kinds[row].fits(value, row, ids)

    def wanted(self, row: str) -> str:
        return self.kinds[row].wanted(row)


@dataclass(frozen=True)
class Column:
    """A field of every row; an optional one that is left out takes the default."""

    name: str
    kind: Kind
    optional: bool = False
    default: Any = None


@dataclass(frozen=True)
class Table:
    """One file. With `ids` it has exactly those rows; if `open`, a user may add and drop rows."""

    name: str
    columns: tuple[Column, ...]
    ids: tuple[str, ...] = ()
    open: bool = False

    @property
    def file(self) -> str:
        return f"{self.name}.toml"


def numbers(name: str, ranges: Mapping[str, tuple[int, int]]) -> Table:
    """A table of single numbers: one row for each name, with a `value` in its own range."""
    kinds = {row: Whole(low, high) for row, (low, high) in ranges.items()}
    return Table(name, (Column("value", ByRow(kinds)),), ids=tuple(ranges))


@dataclass(frozen=True)
class Content:
    """The rows of every table in file order, each a plain dict with its `id` and `source`."""

    rows: Mapping[str, tuple[Row, ...]]
    files: Mapping[tuple[str, str], str]  # which file last spoke of (table, row)
    hash: str
    sources: Mapping[str, int]

    def row(self, table: str, row: str) -> Row:
        return next(found for found in self.rows[table] if found["id"] == row)

    def numbers(self, table: str) -> dict[str, int]:
        return {row["id"]: row["value"] for row in self.rows[table]}

    def problem(self, table: str, row: Row, field: str, expected: str) -> ContentError:
        """The refusal by a check of the game's own, of what a field of this row holds."""
        file = self.files[table, row["id"]]
        return problem(file, row["id"], field, shown(row[field]), expected)


def shown(value: object) -> str:
    """A value as an error names it: short, on one line, whatever it is."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    short = reprlib.Repr()
    short.maxstring = short.maxother = short.maxlong = 60
    short.maxlevel = 3
    try:
        return short.repr(value).replace("'", '"')
    except ValueError:  # Python refuses to write out a number of thousands of digits
        return "a number too long to show"


def read(folder: Path, schema: Sequence[Table], override: Path | None = None) -> Content:
    """Reads every table of `schema` from `folder`, with rows replaced from `override`."""
    sheets = [_Sheet(table) for table in schema]
    present = _files(folder, schema)
    for sheet in sheets:
        if sheet.table.file not in present:
            raise problem(folder, None, None, f"no {sheet.table.file}", "that file")
        sheet.fill(folder / sheet.table.file)
    replaced = _files(override, schema) if override else ()
    for sheet in sheets:
        if override and sheet.table.file in replaced:
            sheet.replace(override / sheet.table.file)
    ids = {sheet.table.name: sheet.rows.keys() for sheet in sheets}
    for sheet in sheets:
        sheet.check(ids)
    return _content(sheets)


class _Sheet:
    """One table while it is read and replaced."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rows: dict[str, Row] = {}
        self.files: dict[str, str] = {}

    def fill(self, path: Path) -> None:
        rows = {row["id"]: row for row in _rows(path, self.table)}
        for name in self.table.ids:
            if name not in rows:
                raise problem(path, name, None, "no such row", "one row of that id")
        for name in rows:
            if self.table.ids and name not in self.table.ids:
                raise self._unknown(path, name, self.table.ids)
        self.rows = rows
        self.files = dict.fromkeys(rows, str(path))

    def replace(self, path: Path) -> None:
        # A changed row no longer says what the book says, unless its author claims so.
        for row in _rows(path, self.table, fallback="authored", extra=("remove",)):
            name = row["id"]
            if name not in self.rows and (not self.table.open or "remove" in row):
                raise self._unknown(path, name, self.rows)
            if "remove" in row:
                self._remove(path, row)
            else:
                self.rows[name] = self.rows.get(name, {}) | row
                self.files[name] = str(path)

    def _remove(self, path: Path, row: Row) -> None:
        if not self.table.open:
            raise problem(path, row["id"], "remove", "it", "no row of this table to be removed")
        if row["remove"] is not True:
            raise problem(path, row["id"], "remove", shown(row["remove"]), "true")
        del self.rows[row["id"]]

    def _unknown(self, path: Path, name: str, known: Collection[str]) -> ContentError:
        return problem(path, name, "id", "an unknown row", f"one of {', '.join(known)}")

    def check(self, ids: Ids) -> None:
        """Every field of every row, once the ids of all tables are known."""
        for name, row in self.rows.items():
            for column in self.table.columns:
                if column.name not in row and column.optional:
                    row[column.name] = column.default
                elif not column.kind.fits(row.get(column.name), name, ids):
                    found, wanted = shown(row.get(column.name)), column.kind.wanted(name)
                    raise problem(self.files[name], name, column.name, found, wanted)


def _content(sheets: Sequence[_Sheet]) -> Content:
    rows = {sheet.table.name: tuple(sheet.rows.values()) for sheet in sheets}
    files = {(s.table.name, row): file for s in sheets for row, file in s.files.items()}
    bare = {
        name: [{field: row[field] for field in row if field != "source"} for row in table]
        for name, table in rows.items()
    }
    canonical = json.dumps(bare, sort_keys=True, separators=(",", ":"))
    sources = Counter(row["source"] for table in rows.values() for row in table)
    return Content(rows, files, hashlib.sha256(canonical.encode()).hexdigest(), sources)


def _files(folder: Path, schema: Sequence[Table]) -> list[str]:
    """The table files in a folder; anything else in it is more likely a slip than meant."""
    known = [table.file for table in schema]
    try:
        names = sorted(path.name for path in folder.iterdir() if not path.name.startswith("."))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        found = f"no folder that can be read ({reason})"
        raise problem(folder, None, None, found, "a folder of tables") from None
    for name in names:
        if name not in known:
            expected = f"only {', '.join(known)}"
            raise problem(folder, None, None, f"the unknown file {shown(name)}", expected)
    return names


def _rows(
    path: Path, table: Table, fallback: str | None = None, extra: tuple[str, ...] = ()
) -> Iterator[Row]:
    """The rows of a file with a usable id, a source and no field the table does not have."""
    document = _parse(path)
    fields = ("id", "source", *(column.name for column in table.columns), *extra)
    for key in document:
        if key not in ("source", "row"):
            raise problem(path, None, key, "an unknown field", "only source and [[row]] at the top")
    rows = document.get("row", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise problem(path, None, "row", shown(rows), "[[row]] blocks")
    seen: set[str] = set()
    for number, row in enumerate(rows, 1):
        name = _id(path, number, row, seen)
        seen.add(name)
        for key in row:
            if key not in fields:
                raise problem(path, name, key, "an unknown field", f"one of {', '.join(fields)}")
        row["source"] = row.get("source", document.get("source", fallback))
        if row["source"] not in SOURCES:
            wanted = OneOf(SOURCES).wanted(name)
            raise problem(path, name, "source", shown(row["source"]), wanted)
        yield row


def _id(path: Path, number: int, row: Row, seen: Collection[str]) -> str:
    name = row.get("id")
    if not isinstance(name, str) or len(name) > 60 or not _ID.fullmatch(name):
        wanted = "up to 60 letters and digits, with single hyphens between"
        raise problem(path, number, "id", shown(name), wanted)
    if name in seen:
        raise problem(path, number, "id", f'"{name}" again', "each id once")
    return name


def _parse(path: Path) -> dict[str, Any]:
    try:
        if not path.is_file() or path.stat().st_size > LARGEST_FILE:
            raise problem(path, None, None, "no file of a usable size", "a table")
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        found = f"a file that cannot be read ({error.strerror})"
    except UnicodeDecodeError as error:
        found = f"a byte that is not UTF-8 text at position {error.start}"
    except RecursionError:
        found = "values nested too deeply"
    except ContentError:
        raise
    except ValueError as error:
        found = f"text that is not TOML ({error})"
    raise problem(path, None, None, found, "a table in TOML")
