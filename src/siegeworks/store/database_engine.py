"""From a path or URL to a database engine that keeps what it has said it kept."""

import contextlib
import os
import secrets
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from siegeworks._build.extras import tell_install
from siegeworks.store.database_errors import find_sqlite_refusal
from siegeworks.store.errors import BadStore
from siegeworks.store.writer import begin

BEGUN: Final = 1  # SQLite writes the first page when some number of it is set
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
    """See that a SQLite file is there, and make it if it is not.

    An empty file is none of ours: what was in it is gone, and the log that lies beside it may be
    all that is left. SQLite would take it for a new database and throw the log away.
    """
    if os.path.isdir(path):
        raise BadStore("store-folder", place=str(path))
    if not os.path.exists(path):
        if not create:
            raise BadStore("store-no-file", place=str(path))
        make_file(path)
    elif not os.path.getsize(path):
        raise BadStore("store-empty", place=str(path))


def make_file(path: Path) -> None:
    """A new database without tables, which is never seen empty: a kill leaves all or nothing."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(draft)) as raw:
            raw.execute(f"PRAGMA user_version = {BEGUN}")
        _put_in_place(draft, path)
    except sqlite3.Error as error:
        raise find_sqlite_refusal(error, str(path)) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise BadStore("store-closed-file", place=str(path), why=why) from error
    finally:
        with contextlib.suppress(OSError):
            os.unlink(draft)


def _put_in_place(draft: Path, path: Path) -> None:
    """Give a file its name, unless another program was faster."""
    try:
        os.link(draft, path)
    except FileExistsError:
        return
    except OSError:  # a disk that knows no second names
        os.replace(draft, path)


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
