"""What a database complains of, as refusals with a sentence."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, TimeoutError

from siegeworks.store.errors import (
    BadStore,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreUnavailable,
)

PRIMARY: Final = 0xFF  # SQLite's extended codes have the plain one in their low byte
CLOSED: Final = (
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_AUTH,
)
# PostgreSQL's classes of codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
FULL_CODES: Final = ("53100", "53200")
BUSY_CODES: Final = ("55P03", "57014")
REFUSING_CODES: Final = ("28", "3D", "42501")
FATAL: Final = "FATAL:"
GONE_CODES: Final = ("08", "57P", "53300")


def find_refusal(error: Exception, place: str) -> Exception:
    """The refusal that a fault means; other faults as they are."""
    if isinstance(error, TimeoutError):
        return StoreBusy("store-busy", place=place)
    if not isinstance(error, DBAPIError):
        return error
    if isinstance(error.orig, sqlite3.Error):
        return find_sqlite_refusal(error.orig, place)
    return _find_postgres_refusal(error, place)


def find_sqlite_refusal(error: sqlite3.Error, place: str) -> StoreError:
    """The same for what SQLite itself says."""
    code = getattr(error, "sqlite_errorcode", 0) & PRIMARY
    if code == sqlite3.SQLITE_FULL:
        return StoreFull("store-full", place=place)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy("store-busy", place=place)
    if code == sqlite3.SQLITE_NOTADB:
        return BadStore("store-not-a-database", place=place)
    if code == sqlite3.SQLITE_CORRUPT:
        return BadStore("store-damaged", place=place)
    if code in CLOSED:
        return BadStore("store-closed-file", place=place, why=_cut_line(error))
    if code == sqlite3.SQLITE_IOERR:
        return StoreUnavailable("store-disk", place=place, why=_cut_line(error))
    return StoreError("store-trouble", place=place, why=_cut_line(error))


def _find_postgres_refusal(error: DBAPIError, place: str) -> StoreError:
    code = getattr(error.orig, "sqlstate", None) or ""
    if code in FULL_CODES:
        return StoreFull("store-full", place=place)
    if code in BUSY_CODES:
        return StoreBusy("store-busy", place=place)
    said = _cut_line(error.orig)
    if code.startswith(REFUSING_CODES):
        return BadStore("store-refused", place=place, why=said)
    if not code and FATAL in said:  # refused while connecting, which comes without a code
        return BadStore("store-refused", place=place, why=said.partition(FATAL)[2].strip())
    if not code or error.connection_invalidated or code.startswith(GONE_CODES):
        return StoreUnavailable("store-unreachable", place=place)
    return StoreError("store-trouble", place=place, why=said)


def _cut_line(error: BaseException | None) -> str:
    lines = str(error).strip().splitlines()
    return lines[0][:200] if lines else type(error).__name__
