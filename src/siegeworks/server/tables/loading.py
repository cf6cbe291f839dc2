"""From the store into memory: a table as its journal has it."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from siegeworks import registry
from siegeworks.core.errors import UnknownGame
from siegeworks.core.match import Match
from siegeworks.server.http.errors import Conflict
from siegeworks.server.wire.view import Obstacle
from siegeworks.store import Entry, SeatRow, TableRow, TakeoverRow
from siegeworks.store.records import list_effective, write_text

if TYPE_CHECKING:
    from siegeworks.store.database import Store


THREADS: Final = 2  # that load tables; others must be left for what is asked of the store


@dataclass(frozen=True)
class StoredTable:
    """All that a table needs to go on."""

    row: TableRow
    seats: list[SeatRow]
    match: Match
    sequence: int  # rows in the journal
    keys: dict[str, int]  # of choices that were sent with a key: the sequence after each
    takeovers: list[TakeoverRow]


class Loader:
    """Loads tables, few at the same time: long games keep nobody else's requests waiting."""

    def __init__(self, store: "Store") -> None:
        self._store = store
        self._threads = ThreadPoolExecutor(THREADS, "siegeworks-loader")

    async def load(self, table_id: str) -> StoredTable:
        """A table as the store has it; NoTable if there is none."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, load, self._store, table_id)

    def close(self) -> None:
        """Load nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def find_obstacle(row: TableRow) -> Obstacle:
    """Why a stored game cannot be played on here; empty if nothing is known against it."""
    try:
        game = registry.game(row.game)
    except UnknownGame:
        return "missing"
    is_same = row.rules == game.version and row.content == game.content_hash(game.tables())
    return "" if is_same else "changed"


def load(store: "Store", table_id: str) -> StoredTable:
    """Read a table and play its journal again."""
    row = store.table(table_id)
    obstacle = find_obstacle(row)
    if obstacle == "missing":
        raise Conflict("table-missing", title=row.title, game=row.game)
    if obstacle:
        raise Conflict("table-changed", title=row.title)
    journal = store.journal(table_id)
    match = replay(row, journal)
    return StoredTable(
        row,
        store.seats(table_id),
        match,
        len(journal),
        find_keys(journal),
        store.takeovers(table_id),
    )


def replay(row: TableRow, journal: Sequence[Entry]) -> Match:
    """The match of a journal; choices that were taken back last can be taken again."""
    end = len(journal)
    while end and journal[end - 1].kind == "back":
        end -= 1
    match = _read(row, journal[:end])
    for entry in journal[end:]:
        if int(entry.text) not in match.undoable:  # a rewind, which goes back further than undo
            return _read(row, journal)
        match.undo(int(entry.text))
    return match


def _read(row: TableRow, journal: Sequence[Entry]) -> Match:
    return registry.game(row.game).read(write_text(row, list_effective(journal), seed=True))


def find_keys(journal: Sequence[Entry]) -> dict[str, int]:
    """The sequence after each choice that was sent with a key, its luck included."""
    found: dict[str, int] = {}
    key = ""
    for entry in journal:
        if entry.kind != "luck":
            key = entry.key or ""
        if key:
            found[key] = entry.seq + 1
    return found
