"""Work that would keep the server from answering: done by a few processes beside it."""

import asyncio
import contextlib
import importlib
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TypeVar

Result = TypeVar("Result")
MOST = 4  # processes, and never more than the machine has cores
POLITE = 10  # how far they stand back behind the server, which answers people


class Processes:
    """Starts its processes when there is something to do, and new ones if they die."""

    def __init__(
        self, count: int | None = None, polite: int = POLITE, modules: Sequence[str] = ()
    ) -> None:
        self._polite = polite
        self._modules = tuple(modules)  # that are needed, and learnt before the first task
        self.count = count or min(MOST, os.cpu_count() or 1)
        self._context = get_context("spawn")  # a fork would copy threads and locks of the server
        self._pool: ProcessPoolExecutor | None = None
        self._line: tuple[Connection, Connection] | None = None  # processes end when it is closed
        self._closed = False

    async def run(self, work: Callable[..., Result], *facts: object) -> Result:
        """Let a process do something; its function and facts must be plain and importable."""
        pool = self._open()
        try:
            return await self._run(pool, work, *facts)
        except BrokenExecutor:  # a process was killed: the others of its pool are lost, too
            if self._closed:
                raise
            if pool is self._pool:
                self._end()
            return await self._run(self._open(), work, *facts)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._line = self._context.Pipe(duplex=False)
            facts = (self._line[0], self._polite, self._modules)
            self._pool = ProcessPoolExecutor(
                self.count, self._context, initializer=_begin, initargs=facts
            )
        return self._pool

    async def _run(
        self, pool: ProcessPoolExecutor, work: Callable[..., Result], *facts: object
    ) -> Result:
        return await asyncio.get_running_loop().run_in_executor(pool, work, *facts)

    def close(self) -> None:
        """End the processes for good; what they were doing is lost."""
        self._closed = True
        self._end()

    def _end(self) -> None:
        if self._pool is not None and self._line is not None:
            for end in self._line:
                end.close()
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._line = None


def _begin(line: Connection, polite: int, modules: Sequence[str]) -> None:
    """What a process does first: stand back, leave Ctrl+C to the server, be sure to end.

    What it learns takes a second of a processor, which is not taken from those who play.
    """
    if hasattr(os, "nice"):
        os.nice(polite)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, args=(line,), daemon=True).start()
    for name in modules:
        importlib.import_module(name)


def _end_with_server(line: Connection) -> None:
    """The line is closed when the server has had enough, or is dead."""
    with contextlib.suppress(EOFError, OSError):
        line.recv()
    os._exit(1)
