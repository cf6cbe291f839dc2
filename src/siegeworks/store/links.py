"""Links and sessions: who may come in. Only hashes of secrets are kept."""

import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update

from siegeworks.store import queries
from siegeworks.store.rows import LinkRow, Role, TakenBy, TakenFrom, TakeoverRow
from siegeworks.store.schema import LINKS, SEATS, SESSIONS, TABLES, TAKEOVERS


def _read_link(row: Row[Any]) -> LinkRow:
    return LinkRow(**row._mapping)


def add_links(connection: Connection, links: Sequence[LinkRow]) -> None:
    """Let new links be known."""
    for table_id in {link.table_id for link in links}:
        queries.read_one(connection, table_id)
    connection.execute(insert(LINKS), [asdict(link) for link in links])


def find_link(connection: Connection, hash: str) -> LinkRow | None:
    """The link with that hash, used or not, revoked or not."""
    row = connection.execute(select(LINKS).where(LINKS.c.hash == hash)).one_or_none()
    return None if row is None else _read_link(row)


def list_links(connection: Connection, table_id: str) -> list[LinkRow]:
    """All links of a game, oldest first."""
    query = select(LINKS).where(LINKS.c.table_id == table_id)
    return [
        _read_link(row) for row in connection.execute(query.order_by(LINKS.c.created, LINKS.c.hash))
    ]


def exchange(connection: Connection, hash: str, session: str) -> LinkRow | None:
    """A session for a link, once (spectators: as often as they like); None if it is not good."""
    query = select(LINKS).where(LINKS.c.hash == hash).with_for_update()
    row = connection.execute(query).one_or_none()
    if row is None or row.revoked or (row.used and row.role != "watch"):
        return None
    connection.execute(update(LINKS).where(LINKS.c.hash == hash).values(used=True))
    values = {"hash": session, "link": hash, "created": time.time()}
    connection.execute(insert(SESSIONS).values(values))
    return _read_link(row)


def revoke(connection: Connection, table_id: str, seat: int | None, role: Role | None) -> int:
    """Close the links of a game, of one seat or one role if named; how many were open."""
    wanted = [LINKS.c.table_id == table_id, LINKS.c.revoked.is_(False)]
    if seat is not None:
        wanted.append(LINKS.c.seat == seat)
    if role is not None:
        wanted.append(LINKS.c.role == role)
    return connection.execute(update(LINKS).where(*wanted).values(revoked=True)).rowcount


# Seats that change hands


def exchange_alone(connection: Connection, hash: str, session: str, noted: bool) -> LinkRow | None:
    """As ``exchange``, of a link to a seat: whoever had the seat before has nothing there now.

    If that is to be ``noted``, it stays on record while the game goes on.
    """
    link = exchange(connection, hash, session)
    if link is not None:
        _change_holder(connection, link, "link", noted)
    return link


def take_seat(connection: Connection, link: LinkRow, session: str, noted: bool) -> None:
    """Let the host have a seat, by a link that is followed at once; nobody else has it then."""
    add_links(connection, [link])
    exchange(connection, link.hash, session)
    _change_holder(connection, link, "host", noted)


def leave_seat(connection: Connection, table_id: str, seat: int) -> int:
    """Close all that leads to a seat or into its hand; how many links were open."""
    return _close_seat(connection, table_id, seat, "")


def _change_holder(connection: Connection, link: LinkRow, taken_by: TakenBy, noted: bool) -> None:
    """Close what led to a seat and into its hand but a link, and note from whom it was taken."""
    table_id, seat = link.table_id, link.seat
    assert seat is not None
    before = _find_holder(connection, table_id, seat, link.hash)
    _close_seat(connection, table_id, seat, link.hash)
    query = select(TABLES.c.length, TABLES.c.ending).where(TABLES.c.id == table_id)
    length, ending = connection.execute(query).one()
    if before is None or ending is not None or not noted:
        return
    row = {"table_id": table_id, **asdict(TakeoverRow(seat, taken_by, before, length))}
    names = ("table_id", "seat", "seq", "taken_by", "taken_from")
    same = [TAKEOVERS.c[name] == row[name] for name in names]
    if connection.execute(select(TAKEOVERS.c.at).where(*same)).first() is None:
        connection.execute(insert(TAKEOVERS).values(row))


def _find_holder(connection: Connection, table_id: str, seat: int, but: str) -> TakenFrom | None:
    """Who had a seat at any time before a link was followed: a person before a bot."""
    others = [
        *_list_conditions(table_id, seat),
        LINKS.c.role == "seat",
        LINKS.c.used,
        LINKS.c.hash != but,
    ]
    if connection.execute(select(LINKS.c.hash).where(*others)).first() is not None:
        return "person"
    query = select(SEATS.c.bot).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
    return "bot" if connection.execute(query).scalar() else None


def _list_conditions(table_id: str, seat: int) -> list[ColumnElement[bool]]:
    return [LINKS.c.table_id == table_id, LINKS.c.seat == seat]


def _close_seat(connection: Connection, table_id: str, seat: int, but: str) -> int:
    wanted = [*_list_conditions(table_id, seat), LINKS.c.revoked.is_(False), LINKS.c.hash != but]
    return connection.execute(update(LINKS).where(*wanted).values(revoked=True)).rowcount


def list_takeovers(connection: Connection, table_id: str) -> list[TakeoverRow]:
    """Who took seats over, in the order of the game."""
    query = select(TAKEOVERS).where(TAKEOVERS.c.table_id == table_id)
    return [
        TakeoverRow(row.seat, row.taken_by, row.taken_from, row.seq, row.at)
        for row in connection.execute(query.order_by(TAKEOVERS.c.seq, TAKEOVERS.c.at))
    ]


# Sessions


def find_session(connection: Connection, hash: str) -> LinkRow | None:
    """The link behind a session; None if there is none or the link was revoked."""
    query = select(LINKS).join(SESSIONS, SESSIONS.c.link == LINKS.c.hash)
    query = query.where(SESSIONS.c.hash == hash, LINKS.c.revoked.is_(False))
    row = connection.execute(query).one_or_none()
    return None if row is None else _read_link(row)


def find_sessions(connection: Connection, hashes: Sequence[str]) -> dict[str, LinkRow]:
    """The links behind sessions, by their hashes; those that are not good are left out."""
    both = LINKS.join(SESSIONS, SESSIONS.c.link == LINKS.c.hash)
    query = select(SESSIONS.c.hash.label("session"), LINKS).select_from(both)
    query = query.where(SESSIONS.c.hash.in_(hashes), LINKS.c.revoked.is_(False))
    found: dict[str, LinkRow] = {}
    for row in connection.execute(query):
        facts = dict(row._mapping)
        session = facts.pop("session")
        found[session] = LinkRow(**facts)
    return found


def end_session(connection: Connection, hash: str) -> None:
    """Forget a session."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == hash))
