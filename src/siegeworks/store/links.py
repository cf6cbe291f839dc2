"""Links and sessions: who may come in. Only hashes of secrets are kept."""

import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from siegeworks.store import queries
from siegeworks.store.rows import LinkRow, Role
from siegeworks.store.schema import LINKS, SESSIONS


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
