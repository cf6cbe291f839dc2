"""One server for one database: a lock that the system lets go when its holder dies."""

import os
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from siegeworks._build.lock import try_lock
from siegeworks.store.database_engine import Place
from siegeworks.store.database_errors import find_refusal
from siegeworks.store.errors import StoreBusy, StoreError

SERVING: Final = 0x5349454746  # PostgreSQL's number of the lock that a server takes


class Claim:
    """Held by a server for as long as it runs; StoreBusy if another one runs."""

    def __init__(self, engine: Engine, place: Place) -> None:
        self._file: int | None = None
        self._connection: Connection | None = None
        if place.path is not None:
            self._file = _hold_file(place.path, place.shown)
        else:
            self._connection = engine.connect()
            self._lock_number(self._connection, place.shown)

    def _lock_number(self, connection: Connection, shown: str) -> None:
        """The session of a killed server may take a moment to end: wait as for any lock."""
        try:
            connection.execute(text(f"SELECT pg_advisory_lock({SERVING})"))
            connection.commit()
        except DBAPIError as error:
            self.release()
            fault = find_refusal(error, shown)
            served = StoreBusy("store-served", place=shown)
            raise served if isinstance(fault, StoreBusy) else fault from error

    def release(self) -> None:
        """Let another server have it."""
        if self._file is not None:
            os.close(self._file)  # closing releases
            self._file = None
        if self._connection is not None:
            self._connection.invalidate()  # the lock is the session's: that must end
            self._connection.close()
            self._connection = None


def _hold_file(path: Path, shown: str) -> int:
    """A lock beside a SQLite file, which itself must stay open to other programs."""
    try:
        file = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreError("store-closed-file", place=shown, why=why) from error
    if not try_lock(file):
        os.close(file)
        raise StoreBusy("store-served", place=shown)
    return file
