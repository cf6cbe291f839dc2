"""Games, their journals and seats: what is read and written, on a given connection."""

import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)

from siegeworks.store.errors import NoTable
from siegeworks.store.rows import Entry, SeatRow, TableRow
from siegeworks.store.schema import JOURNAL, SEATS, TABLES
from siegeworks.store.writer import make_journal_row


def add(
    connection: Connection, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
) -> None:
    """A new game, with the journal it has so far."""
    values = asdict(row) | {"settings": dict(row.settings), "length": len(entries)}
    connection.execute(insert(TABLES).values(values))
    if seats:
        rows = [{"table_id": row.id, **asdict(seat)} for seat in seats]
        connection.execute(insert(SEATS), rows)
    if entries:
        now = time.time()
        journal = [make_journal_row(row.id, seq, entry, now) for seq, entry in enumerate(entries)]
        connection.execute(insert(JOURNAL), journal)


def read_one(connection: Connection, table_id: str) -> TableRow:
    """The row of a game."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    if row is None:
        raise NoTable("no-table", found=table_id[:40])
    return _read_table(row)


def _read_table(row: Row[Any]) -> TableRow:
    return TableRow(**row._mapping)


def _make_filters(game: str | None, finished: bool | None) -> list[ColumnElement[bool]]:
    wanted: list[ColumnElement[bool]] = []
    if game is not None:
        wanted.append(TABLES.c.game == game)
    if finished is not None:
        wanted.append(TABLES.c.ending.is_not(None) if finished else TABLES.c.ending.is_(None))
    return wanted


def read_page(
    connection: Connection,
    limit: int,
    before: str | None,
    game: str | None,
    finished: bool | None,
) -> list[TableRow]:
    """Games, newest first; ``before`` is the id of the last one seen."""
    place = tuple_(TABLES.c.created, TABLES.c.id)
    query = select(TABLES).where(*_make_filters(game, finished))
    if before is not None:
        seen = read_one(connection, before)
        query = query.where(place < tuple_(seen.created, seen.id))
    query = query.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(limit)
    return [_read_table(row) for row in connection.execute(query)]


def list_ids(connection: Connection) -> list[str]:
    """The ids of all games, newest first."""
    query = select(TABLES.c.id).order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
    return list(connection.execute(query).scalars())


def count(connection: Connection, game: str | None, finished: bool | None) -> int:
    """How many games there are."""
    query = select(func.count()).select_from(TABLES).where(*_make_filters(game, finished))
    return connection.execute(query).scalar_one()


def read_journal(connection: Connection, table_id: str, since: int = 0) -> list[Entry]:
    """The rows of a journal from a place on."""
    query = select(JOURNAL).where(JOURNAL.c.table_id == table_id, JOURNAL.c.seq >= since)
    return [
        Entry(row.kind, row.text, row.seat, row.key, row.at, row.seq)
        for row in connection.execute(query.order_by(JOURNAL.c.seq))
    ]


def rename(connection: Connection, table_id: str, title: str) -> None:
    """Give a game another title."""
    renamed = connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(title=title))
    if not renamed.rowcount:
        raise NoTable("no-table", found=table_id[:40])


def remove(connection: Connection, table_id: str) -> None:
    """Take out a game with all that belongs to it."""
    if not connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount:
        raise NoTable("no-table", found=table_id[:40])


def list_seats(connection: Connection, table_id: str) -> list[SeatRow]:
    """Who sits where."""
    query = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
    return [SeatRow(row.seat, row.kind, row.name, row.bot) for row in connection.execute(query)]


def set_seat(connection: Connection, table_id: str, seat: SeatRow) -> None:
    """Let somebody else sit there."""
    read_one(connection, table_id)
    mine = (SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
    connection.execute(delete(SEATS).where(*mine))
    connection.execute(insert(SEATS).values(table_id=table_id, **asdict(seat)))
