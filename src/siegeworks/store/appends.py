"""Adding to journals: all checks first, then all rows of a group with one statement."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from siegeworks.store.errors import KeyUsed, NoTable, StaleSequence, StoreError
from siegeworks.store.rows import Entry
from siegeworks.store.schema import JOURNAL, TABLES

Keys = dict[tuple[str, str], int]

UPDATE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values(
        {name: bindparam(f"new_{name}") for name in ("length", "changed", "ending", "assisted")}
    )
)


@dataclass(frozen=True)
class Append:
    """The entries of one move, wanted at a certain length of the journal."""

    table_id: str
    expected: int
    entries: Sequence[Entry]
    ending: str | None = None  # how the game stands after them; None: it goes on
    assisted: bool | None = None  # None: as before

    def signatures(self) -> list[str]:
        """The keys by which this move is known if it comes again."""
        return [entry.key for entry in self.entries if entry.key is not None]


@dataclass
class Standing:
    """How a game stands while a group is worked off."""

    length: int
    assisted: bool
    ending: str | None = None
    changed: float = 0.0  # 0: not in this group


def perform(connection: Connection, group: Sequence[Append]) -> list[StoreError | None]:
    """Write what may be written; for each append None, or why it was refused."""
    standings = _standings(connection, group)
    keys = _used_keys(connection, group)
    rows: list[dict[str, Any]] = []
    verdicts: list[StoreError | None] = []
    for append in group:
        refused = _refusal(append, standings, keys)
        verdicts.append(refused)
        if refused is None:
            rows += _rows(append, standings[append.table_id], keys)
    _write(connection, standings, rows)
    return verdicts


def _standings(connection: Connection, group: Sequence[Append]) -> dict[str, Standing]:
    """The games concerned, locked in the same order by every process."""
    ids = sorted({append.table_id for append in group})
    columns = (TABLES.c.id, TABLES.c.length, TABLES.c.assisted)
    wanted = select(*columns).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id).with_for_update()
    return {row.id: Standing(row.length, row.assisted) for row in connection.execute(wanted)}


def _used_keys(connection: Connection, group: Sequence[Append]) -> Keys:
    """Where keys of this group stand already; in other games too, as that costs nothing."""
    keys = sorted({key for append in group for key in append.signatures()})
    if not keys:
        return {}
    columns = (JOURNAL.c.table_id, JOURNAL.c.key, JOURNAL.c.seq)
    found = connection.execute(select(*columns).where(JOURNAL.c.key.in_(keys)))
    return {(row.table_id, row.key): row.seq for row in found}


def _refusal(append: Append, standings: dict[str, Standing], keys: Keys) -> StoreError | None:
    standing = standings.get(append.table_id)
    if standing is None:
        return NoTable("no-table", found=append.table_id[:40])
    for key in append.signatures():  # first, as a move that comes again is always stale as well
        if (append.table_id, key) in keys:
            return KeyUsed("store-key-used", seq=keys[append.table_id, key])
    if append.expected != standing.length:
        return StaleSequence("store-stale", present=standing.length)
    return None


def _rows(append: Append, standing: Standing, keys: Keys) -> list[dict[str, Any]]:
    """The rows of a move; from now on the game stands after it."""
    now = time.time()
    rows: list[dict[str, Any]] = []
    for seq, entry in enumerate(append.entries, start=standing.length):
        rows.append(row_of(append.table_id, seq, entry, now))
        if entry.key is not None:
            keys[append.table_id, entry.key] = seq
    standing.length += len(rows)
    standing.changed = now
    standing.ending = append.ending
    if append.assisted is not None:
        standing.assisted = append.assisted
    return rows


def row_of(table_id: str, seq: int, entry: Entry, now: float) -> dict[str, Any]:
    """An entry as a row of the database."""
    return {
        "table_id": table_id,
        "seq": seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "key": entry.key,
        "at": entry.at or now,
    }


def _write(
    connection: Connection, standings: dict[str, Standing], rows: list[dict[str, Any]]
) -> None:
    if rows:
        connection.execute(insert(JOURNAL), rows)
    changes = [
        {
            "table_id": table_id,
            "new_length": standing.length,
            "new_changed": standing.changed,
            "new_ending": standing.ending,
            "new_assisted": standing.assisted,
        }
        for table_id, standing in standings.items()
        if standing.changed
    ]
    if changes:
        connection.execute(UPDATE, changes)
