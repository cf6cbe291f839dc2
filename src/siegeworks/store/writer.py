"""The one thread that writes: what waits is committed together, then everybody hears of it."""

import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, bindparam, insert, select, update

from siegeworks.store import database_errors
from siegeworks.store.condition import Condition
from siegeworks.store.errors import (
    KeyUsed,
    NoTable,
    StaleSequence,
    StoreBusy,
    StoreError,
    StoreUnavailable,
)
from siegeworks.store.rows import Entry
from siegeworks.store.schema import JOURNAL, TABLES

Result = TypeVar("Result")
Keys = dict[tuple[str, str], int]
WRITING: Final = {"siegeworks_writing": True}  # option of a connection that is going to write
GROUP: Final = 500  # most jobs in one commit
HOPELESS: Final = (StoreBusy, StoreUnavailable)  # trying again at once would only keep all waiting


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


@dataclass(frozen=True)
class Task:
    """Anything else than an append; it refuses before it writes, or not at all."""

    run: Callable[[Connection], Any]
    writes: bool = True  # else it says nothing of how the store fares if it succeeds


@dataclass(frozen=True)
class Job:
    """Something to write, and who waits for it."""

    work: Append | Task
    future: "Future[Any]" = field(default_factory=Future)


class Writer:
    """Takes jobs from any thread and commits them in groups."""

    def __init__(self, engine: Engine, place: str, condition: Condition) -> None:
        self._engine = engine
        self._place = place
        self._condition = condition
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="siegeworks-writer", daemon=True)
        self._thread.start()

    def append(self, work: Append) -> "Future[None]":
        """Add to a journal; the future is done when it is committed."""
        return self._submit(Job(work))

    def do(self, run: Callable[[Connection], Result], writes: bool = True) -> Result:
        """Run a function in a transaction and wait until it is committed."""
        future: Future[Result] = self._submit(Job(Task(run, writes)))
        return future.result()

    def close(self) -> None:
        """Commit what waits, then stop."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._waiting.put(None)
        self._thread.join()

    def _submit(self, job: Job) -> "Future[Any]":
        with self._gate:
            if self._closed:
                job.future.set_exception(StoreUnavailable("store-closed", place=self._place))
            else:
                self._waiting.put(job)
        return job.future

    def _run(self) -> None:
        while True:
            group, last = self._take()
            if group:
                self._commit(group)
            if last:
                return

    def _take(self) -> tuple[list[Job], bool]:
        """Everything that waits, at least one; and whether it was the last."""
        group: list[Job] = []
        job = self._waiting.get()
        while job is not None:
            if job.future.set_running_or_notify_cancel():
                group.append(job)
            if len(group) == GROUP or self._waiting.empty():
                return group, False
            job = self._waiting.get()
        return group, True

    def _commit(self, group: Sequence[Job]) -> None:
        """Do these in one transaction; if it breaks, each alone, so that none spoils another."""
        try:
            self._condition.check_file()
            with (
                self._engine.connect() as connection,
                connection.execution_options(**WRITING).begin(),
            ):
                answers = _perform(connection, group)
        except Exception as error:
            fault = database_errors.find_refusal(error, self._place)
            self._condition.note(fault)
            self._broken(group, fault)
            return
        if any(isinstance(job.work, Append) or job.work.writes for job in group):
            self._condition.note(None)
        for job, answer in zip(group, answers, strict=True):
            if isinstance(answer, StoreError):
                job.future.set_exception(answer)
            else:
                job.future.set_result(answer)

    def _broken(self, group: Sequence[Job], fault: Exception) -> None:
        if len(group) == 1 or isinstance(fault, HOPELESS):
            for job in group:
                job.future.set_exception(fault)
        else:
            for job in group:
                self._commit([job])


def _perform(connection: Connection, group: Sequence[Job]) -> list[Any]:
    """What each job came to: a result, or the refusal that it met."""
    additions = [job.work for job in group if isinstance(job.work, Append)]
    verdicts = iter(_append(connection, additions) if additions else ())
    return [
        next(verdicts) if isinstance(job.work, Append) else _attempt(connection, job.work)
        for job in group
    ]


def _attempt(connection: Connection, task: Task) -> Any:
    try:
        return task.run(connection)
    except StoreError as refusal:
        return refusal


def begin(connection: Connection) -> None:
    """Begin a transaction of SQLite; a writer takes its lock at once.

    What it then reads stays true until it commits.
    """
    writes = connection.get_execution_options().keys() >= WRITING.keys()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# Adding to journals: all checks first, then all rows of a group with one statement


@dataclass
class Standing:
    """How a game stands while a group is worked off."""

    length: int
    assisted: bool
    ending: str | None = None
    changed: float = 0.0  # 0: not in this group


def _append(connection: Connection, group: Sequence[Append]) -> list[StoreError | None]:
    """Write what may be written; for each append None, or why it was refused."""
    standings = _read_standings(connection, group)
    keys = _find_used_keys(connection, group)
    rows: list[dict[str, Any]] = []
    verdicts: list[StoreError | None] = []
    for append in group:
        refused = _find_refusal(append, standings, keys)
        verdicts.append(refused)
        if refused is None:
            rows += _make_rows(append, standings[append.table_id], keys)
    _write_rows(connection, standings, rows)
    return verdicts


def _read_standings(connection: Connection, group: Sequence[Append]) -> dict[str, Standing]:
    """The games concerned, locked in the same order by every process."""
    ids = sorted({append.table_id for append in group})
    columns = (TABLES.c.id, TABLES.c.length, TABLES.c.assisted)
    wanted = select(*columns).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id).with_for_update()
    return {row.id: Standing(row.length, row.assisted) for row in connection.execute(wanted)}


def _find_used_keys(connection: Connection, group: Sequence[Append]) -> Keys:
    """Where keys of this group stand already; in other games too, as that costs nothing."""
    keys = sorted({key for append in group for key in append.signatures()})
    if not keys:
        return {}
    columns = (JOURNAL.c.table_id, JOURNAL.c.key, JOURNAL.c.seq)
    found = connection.execute(select(*columns).where(JOURNAL.c.key.in_(keys)))
    return {(row.table_id, row.key): row.seq for row in found}


def _find_refusal(append: Append, standings: dict[str, Standing], keys: Keys) -> StoreError | None:
    standing = standings.get(append.table_id)
    if standing is None:
        return NoTable("no-table", found=append.table_id[:40])
    for key in append.signatures():  # first, as a move that comes again is always stale as well
        if (append.table_id, key) in keys:
            return KeyUsed("store-key-used", seq=keys[append.table_id, key])
    if append.expected != standing.length:
        return StaleSequence("store-stale", present=standing.length)
    return None


def _make_rows(append: Append, standing: Standing, keys: Keys) -> list[dict[str, Any]]:
    """The rows of a move; from now on the game stands after it."""
    now = time.time()
    rows: list[dict[str, Any]] = []
    for seq, entry in enumerate(append.entries, start=standing.length):
        rows.append(make_journal_row(append.table_id, seq, entry, now))
        if entry.key is not None:
            keys[append.table_id, entry.key] = seq
    standing.length += len(rows)
    standing.changed = now
    standing.ending = append.ending
    if append.assisted is not None:
        standing.assisted = append.assisted
    return rows


def make_journal_row(table_id: str, seq: int, entry: Entry, now: float) -> dict[str, Any]:
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


def _write_rows(
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
