"""The one thread that writes: what waits is committed together, then everybody hears of it."""

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from siegeworks.store import appends, database_errors
from siegeworks.store.appends import Append
from siegeworks.store.database_engine import WRITING
from siegeworks.store.errors import StoreBusy, StoreError, StoreUnavailable

Result = TypeVar("Result")
GROUP: Final = 500  # most jobs in one commit
HOPELESS: Final = (StoreBusy, StoreUnavailable)  # trying again at once would only keep all waiting


@dataclass(frozen=True)
class Task:
    """Anything else than an append; it refuses before it writes, or not at all."""

    run: Callable[[Connection], Any]


@dataclass(frozen=True)
class Job:
    """Something to write, and who waits for it."""

    work: Append | Task
    future: "Future[Any]" = field(default_factory=Future)


class Writer:
    """Takes jobs from any thread and commits them in groups."""

    def __init__(self, engine: Engine, place: str) -> None:
        self._engine = engine
        self._place = place
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="siegeworks-writer", daemon=True)
        self._thread.start()

    def append(self, work: Append) -> "Future[None]":
        """Add to a journal; the future is done when it is committed."""
        return self._submit(Job(work))

    def do(self, run: Callable[[Connection], Result]) -> Result:
        """Run a function in a transaction and wait until it is committed."""
        future: Future[Result] = self._submit(Job(Task(run)))
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
            with (
                self._engine.connect() as connection,
                connection.execution_options(**WRITING).begin(),
            ):
                answers = _perform(connection, group)
        except Exception as error:
            self._broken(group, database_errors.refusal(error, self._place))
            return
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
    verdicts = iter(appends.perform(connection, additions) if additions else ())
    return [
        next(verdicts) if isinstance(job.work, Append) else _attempt(connection, job.work)
        for job in group
    ]


def _attempt(connection: Connection, task: Task) -> Any:
    try:
        return task.run(connection)
    except StoreError as refusal:
        return refusal
