"""From a path or URL to a database engine that keeps what it has said it kept."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from siegeworks._build.extras import tell_install
from siegeworks.store.errors import BadStore
from siegeworks.store.writer import begin

POSTGRES: Final = ("postgresql", "postgres", "postgresql+psycopg")


@dataclass(frozen=True)
class Place:
    """Where a store is."""

    url: URL
    path: Path | None  # of the SQLite file; None: PostgreSQL
    shown: str  # for people: without a password


def find_place(where: str | Path) -> Place:
    """The place that a path or a URL names."""
    if isinstance(where, Path) or "://" not in where:
        return _find_file(Path(where).expanduser())
    scheme = where.partition("://")[0]
    try:
        url = make_url(where)
    except (ArgumentError, ValueError) as error:
        raise BadStore("store-url", scheme=scheme[:20]) from error
    if scheme == "sqlite":
        if not url.database or url.database == ":memory:" or url.query or url.host:
            raise BadStore("store-url", scheme=scheme)
        return _find_file(Path(url.database))
    if scheme not in POSTGRES:
        raise BadStore("store-scheme", found=scheme[:20])
    url = url.set(drivername="postgresql+psycopg")
    shown = url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)
    return Place(url, None, shown)


def _find_file(path: Path) -> Place:
    return Place(URL.create("sqlite", database=str(path)), path, str(path))


def prepare(path: Path, create: bool) -> None:
    """See that a SQLite file is there or can be made."""
    if os.path.isdir(path):
        raise BadStore("store-folder", place=str(path))
    if os.path.exists(path):
        return
    if not create:
        raise BadStore("store-no-file", place=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadStore("store-closed-file", place=str(path), why=why) from error


def make_engine(place: Place, patience: float, *, enforce: bool = True) -> Engine:
    """An engine for a place; ``enforce=False`` lets migrations rebuild tables that others need."""
    if place.path is not None:
        engine = create_engine(place.url, connect_args={"timeout": patience})
        _set_up_sqlite(engine, enforce)
        return engine
    try:
        engine = create_engine(place.url, pool_pre_ping=True)
    except ImportError as error:
        raise BadStore(
            "store-libraries", found=error.name or "psycopg", install=tell_install("postgres")
        ) from error
    _set_up_postgres(engine, patience)
    return engine


def _set_up_sqlite(engine: Engine, enforce: bool) -> None:
    @event.listens_for(engine, "connect")
    def connected(raw: Any, record: object) -> None:
        raw.isolation_level = None  # transactions begin where we say, not where the driver guesses
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("PRAGMA synchronous = FULL")
        raw.execute(f"PRAGMA foreign_keys = {'ON' if enforce else 'OFF'}")

    event.listen(engine, "begin", begin)


def _set_up_postgres(engine: Engine, patience: float) -> None:
    @event.listens_for(engine, "connect")
    def connected(raw: Any, record: object) -> None:
        with raw.cursor() as cursor:
            cursor.execute("SET SESSION synchronous_commit = on")
            cursor.execute(f"SET SESSION lock_timeout = {int(patience * 1000)}")
        raw.commit()
