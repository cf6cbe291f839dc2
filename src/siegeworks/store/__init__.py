"""Games that are never lost: each one a start row and an append-only journal in a database.

>>> from siegeworks import store
>>> games = store.open("games.db")                   # or postgresql://user@host/name
>>> games.append(table_id, 0, [Entry("choice", "roll", seat=0, key="a1")]).result()

Importing this needs the standard library only; the database libraries come with ``open``.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from siegeworks._build.extras import tell_install
from siegeworks.store.errors import (
    BadStore,
    KeyUsed,
    NoTable,
    StaleSequence,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreUnavailable,
)
from siegeworks.store.paths import find_data_folder, find_default_path
from siegeworks.store.rows import Entry, LinkRow, SeatRow, TableRow, TakeoverRow, make_id

if TYPE_CHECKING:
    from siegeworks.store.database import Store

__all__ = [
    "BadStore",
    "Entry",
    "KeyUsed",
    "LinkRow",
    "NoTable",
    "SeatRow",
    "StaleSequence",
    "StoreBusy",
    "StoreError",
    "StoreFull",
    "StoreUnavailable",
    "TableRow",
    "TakeoverRow",
    "find_data_folder",
    "find_default_path",
    "make_id",
    "open",
]

LOCK_TIMEOUT = 5.0  # seconds to wait for another program that is writing


def open(  # noqa: A001, RUF100  (store.open reads like the open of files)
    where: str | Path | None = None, *, create: bool = True, patience: float = LOCK_TIMEOUT
) -> "Store":
    """The store at a path or URL, its schema brought up to date; by default the user's own.

    With ``create=False`` a SQLite file that is not there is refused, not made.
    """
    try:
        from siegeworks.store import database

        place = find_default_path() if where is None else where
        return database.open_store(place, create, patience)
    except ModuleNotFoundError as error:
        raise BadStore(
            "store-libraries", found=error.name, install=tell_install("server")
        ) from error
