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
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from siegeworks.core.errors import ContentError
from siegeworks.core.wording import Phrase
from siegeworks.parts.content.phrases import Words, list_choices, refuse_field, show_value
from siegeworks.parts.content.schema import Ids, OneOf, Table

Row = dict[str, Any]

SOURCES = ("book", "deduced", "authored")
LARGEST_FILE = 1_000_000
_ID = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")


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

    def problem(self, table: str, row: Row, field: str, expected: Words) -> ContentError:
        """The refusal by a check of the game's own, of what a field of this row holds."""
        file = self.files[table, row["id"]]
        return refuse_field(file, row["id"], field, show_value(row[field]), expected)


class OwnRow(NamedTuple):
    """A row of the user's own."""

    file: Path
    table: str
    id: str


def list_own_rows(schema: Sequence[Table], override: Path) -> list[OwnRow]:
    """The rows of a folder that is laid over a game's own; of files that can be read."""
    found: list[OwnRow] = []
    for table in schema:
        path = override / table.file
        if path.is_file():
            rows = _read_rows(path, table, fallback="authored", extra=("remove",))
            found += [OwnRow(path, table.name, row["id"]) for row in rows]
    return found


def read(
    folder: Path,
    schema: Sequence[Table],
    override: Path | None = None,
    without: OwnRow | None = None,
) -> Content:
    """Reads every table of `schema` from `folder`, with rows replaced from `override`.

    `without` leaves one of the rows of `override` out.
    """
    sheets = [_Sheet(table) for table in schema]
    present = _list_files(folder, schema)
    for sheet in sheets:
        if sheet.table.file not in present:
            found = Phrase("content-no-file", file=sheet.table.file)
            raise refuse_field(folder, None, None, found, Phrase("content-that-file"))
        sheet.fill(folder / sheet.table.file)
    replaced = _list_files(override, schema) if override else ()
    for sheet in sheets:
        if override and sheet.table.file in replaced:
            sheet.replace(override / sheet.table.file, without)
    ids = {sheet.table.name: sheet.rows.keys() for sheet in sheets}
    for sheet in sheets:
        sheet.check(ids)
    return _make_content(sheets)


class _Sheet:
    """One table while it is read and replaced."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rows: dict[str, Row] = {}
        self.files: dict[str, str] = {}

    def fill(self, path: Path) -> None:
        rows = {row["id"]: row for row in _read_rows(path, self.table)}
        for name in self.table.ids:
            if name not in rows:
                found = Phrase("content-no-row")
                raise refuse_field(path, name, None, found, Phrase("content-one-row"))
        for name in rows:
            if self.table.ids and name not in self.table.ids:
                raise self._unknown(path, name, self.table.ids)
        self.rows = rows
        self.files = dict.fromkeys(rows, str(path))

    def replace(self, path: Path, without: OwnRow | None = None) -> None:
        # A changed row no longer says what the book says, unless its author claims so.
        for row in _read_rows(path, self.table, fallback="authored", extra=("remove",)):
            name = row["id"]
            if without == OwnRow(path, self.table.name, name):
                continue
            if name not in self.rows and (not self.table.open or "remove" in row):
                raise self._unknown(path, name, self.rows)
            if "remove" in row:
                self._remove(path, row)
            else:
                self.rows[name] = self.rows.get(name, {}) | row
                self.files[name] = str(path)

    def _remove(self, path: Path, row: Row) -> None:
        if not self.table.open:
            wanted = Phrase("content-rows-stay")
            raise refuse_field(path, row["id"], "remove", show_value(row["remove"]), wanted)
        if row["remove"] is not True:
            raise refuse_field(path, row["id"], "remove", show_value(row["remove"]), "true")
        del self.rows[row["id"]]

    def _unknown(self, path: Path, name: str, known: Collection[str]) -> ContentError:
        return refuse_field(
            path, name, "id", Phrase("content-unknown-row"), list_choices(tuple(known))
        )

    def check(self, ids: Ids) -> None:
        """Every field of every row, once the ids of all tables are known."""
        for name, row in self.rows.items():
            for column in self.table.columns:
                if column.name not in row and column.optional:
                    row[column.name] = column.default
                elif not column.kind.can_hold(row.get(column.name), name, ids):
                    found, wanted = show_value(row.get(column.name)), column.kind.wanted(name)
                    raise refuse_field(self.files[name], name, column.name, found, wanted)


def _make_content(sheets: Sequence[_Sheet]) -> Content:
    rows = {sheet.table.name: tuple(sheet.rows.values()) for sheet in sheets}
    files = {(s.table.name, row): file for s in sheets for row, file in s.files.items()}
    bare = {
        name: [{field: row[field] for field in row if field != "source"} for row in table]
        for name, table in rows.items()
    }
    canonical = json.dumps(bare, sort_keys=True, separators=(",", ":"))
    sources = Counter(row["source"] for table in rows.values() for row in table)
    return Content(rows, files, hashlib.sha256(canonical.encode()).hexdigest(), sources)


def _list_files(folder: Path, schema: Sequence[Table]) -> list[str]:
    """The table files in a folder; anything else in it is more likely a slip than meant."""
    known = [table.file for table in schema]
    try:
        names = sorted(path.name for path in folder.iterdir() if _is_meant(path))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        found = Phrase("content-no-folder", why=reason)
        raise refuse_field(folder, None, None, found, Phrase("content-a-folder")) from None
    for name in names:
        if name not in known:
            found = Phrase("content-unknown-file", file=show_value(name))
            expected = Phrase("content-only", names=", ".join(known))
            raise refuse_field(folder, None, None, found, expected)
    return names


def _is_meant(path: Path) -> bool:
    """Whether a file can be meant as a table; code may lie beside a game's own tables."""
    return not path.name.startswith((".", "__")) and path.suffix != ".py"


def _read_rows(
    path: Path, table: Table, fallback: str | None = None, extra: tuple[str, ...] = ()
) -> Iterator[Row]:
    """The rows of a file with a usable id, a source and no field the table does not have."""
    document = _parse(path)
    fields = ("id", "source", *(column.name for column in table.columns), *extra)
    for key in document:
        if key not in ("source", "row"):
            raise _refuse_unknown_field(path, None, key, ("source", "[[row]]"))
    rows = document.get("row", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise refuse_field(path, None, "row", show_value(rows), Phrase("content-row-blocks"))
    seen: set[str] = set()
    for number, row in enumerate(rows, 1):
        name = _read_id(path, number, row, seen)
        seen.add(name)
        for key in row:
            if key not in fields:
                raise _refuse_unknown_field(path, name, key, fields)
        row["source"] = row.get("source", document.get("source", fallback))
        if row["source"] not in SOURCES:
            wanted = OneOf(SOURCES).wanted(name)
            raise refuse_field(path, name, "source", show_value(row["source"]), wanted)
        yield row


def _refuse_unknown_field(
    path: Path, row: str | None, field: str, known: tuple[str, ...]
) -> ContentError:
    return refuse_field(path, row, field, Phrase("content-unknown-field"), list_choices(known))


def _read_id(path: Path, number: int, row: Row, seen: Collection[str]) -> str:
    name = row.get("id")
    if not isinstance(name, str) or len(name) > 60 or not _ID.fullmatch(name):
        raise refuse_field(path, number, "id", show_value(name), Phrase("content-an-id"))
    if name in seen:
        found = Phrase("content-again", id=name)
        raise refuse_field(path, number, "id", found, Phrase("content-once"))
    return name


def _parse(path: Path) -> dict[str, Any]:
    try:
        if not path.is_file() or path.stat().st_size > LARGEST_FILE:
            found = Phrase("content-no-size")
            raise refuse_field(path, None, None, found, Phrase("content-a-table"))
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        found = Phrase("content-unreadable", why=error.strerror or "")
    except UnicodeDecodeError as error:
        found = Phrase("content-not-utf8", position=error.start)
    except RecursionError:
        found = Phrase("content-too-deep")
    except ContentError:
        raise
    except ValueError as error:
        found = Phrase("content-not-toml", why=str(error))
    raise refuse_field(path, None, None, found, Phrase("content-a-table"))
