"""Those who play the parts of an experiment: this process, several, or (see `cluster`) many."""

import contextlib
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Protocol, Self

from siegeworks.core.errors import SiegeError
from siegeworks.lab.errors import LabError, Trouble, describe_trouble
from siegeworks.lab.experiment import Arrangement, make_game_seed
from siegeworks.lab.play import make_row, play, prepare_game
from siegeworks.lab.rows import encode


@dataclass(frozen=True)
class Part:
    """Some games of one arrangement, played and written down together."""

    number: int
    index: int  # of the arrangement in its experiment
    arrangement: Arrangement
    seed: int  # of the experiment
    first: int
    count: int

    @property
    def file(self) -> str:
        """The name of the file its rows go to."""
        return f"{self.number:06}.parquet"


Done = tuple[Part, bytes]


class Workers(Protocol):
    """Whoever plays parts; the rows do not depend on who."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def play(self, parts: Iterable[Part]) -> Iterator[Done]:
        """Each part with its rows, in whatever order they are done."""
        ...


def work(part: Part) -> bytes:
    """Play a part; its rows as Parquet."""
    prepared = prepare_game(part.arrangement)
    rows = []
    for number in range(part.first, part.first + part.count):
        seed = make_game_seed(part.seed, number)
        rows.append(make_row(prepared, part.index, number, seed, play(prepared, seed)))
    return encode(rows)


def work_or_say(part: Part) -> tuple[bytes, Trouble | None]:
    """As ``work``, in another process: what is refused comes back as plain data."""
    try:
        return work(part), None
    except SiegeError as error:
        return b"", describe_trouble(error)


class ThisProcess:
    """This process plays everything itself."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def play(self, parts: Iterable[Part]) -> Iterator[Done]:
        """Each part with its rows, in order."""
        for part in parts:
            yield part, work(part)


class LocalProcesses:
    """Several processes of this machine, each with one part at a time."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._workers: dict[Connection, BaseProcess] = {}

    def __enter__(self) -> Self:
        context = get_context("spawn")  # a fork would copy threads and locks of the caller
        for _ in range(self._count):
            ours, theirs = context.Pipe()
            worker = context.Process(target=_serve, args=(theirs,), daemon=True)
            worker.start()
            theirs.close()  # so that a worker's end closes when the worker dies
            self._workers[ours] = worker
        return self

    def __exit__(self, *_: object) -> None:
        for line, worker in self._workers.items():
            line.close()
            worker.terminate()
        for worker in self._workers.values():
            worker.join()
        self._workers.clear()

    def play(self, parts: Iterable[Part]) -> Iterator[Done]:
        """Each part with its rows, as they are done; no more parts are at work than workers."""
        waiting = iter(parts)
        busy: dict[Connection, Part] = {}
        for line in self._workers:
            _give(line, waiting, busy)
        while busy:
            answering = wait(list(busy))
            for line in [line for line in busy if line in answering]:
                part = busy.pop(line)
                rows, wrong = _take(line)
                if wrong is not None:
                    raise LabError(wrong[0], **wrong[1])
                _give(line, waiting, busy)
                yield part, rows


def _give(line: Connection, waiting: Iterator[Part], busy: dict[Connection, Part]) -> None:
    part = next(waiting, None)
    if part is not None:
        busy[line] = part
        with contextlib.suppress(OSError):  # a dead worker is noticed when it should answer
            line.send(part)


def _take(line: Connection) -> tuple[bytes, Trouble | None]:
    try:
        answer: tuple[bytes, Trouble | None] = line.recv()
    except (EOFError, OSError) as error:
        raise LabError("lab-worker") from error
    return answer


def _serve(line: Connection) -> None:
    """What a worker does: play one part after the other, until nobody sends any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who gives out the work
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(work_or_say(line.recv()))


def _end_with_parent() -> None:
    """A worker must not play on for nobody when its parent was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def start_workers(processes: int) -> Workers:
    """That many processes; one is this one."""
    return ThisProcess() if processes == 1 else LocalProcesses(processes)
