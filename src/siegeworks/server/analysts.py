"""Finished games judged in a process beside the server, one game after the other."""

import asyncio
import contextlib
import os
import signal
from collections import OrderedDict
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from siegeworks import _overlay, registry
from siegeworks.analysis import analyse
from siegeworks.core.match import Match
from siegeworks.server import wire
from siegeworks.words import LANGUAGES

Found = dict[str, dict[str, Any]]  # the facts of an analysis, by language
KEPT: Final = 200  # analyses in memory
MANY: Final = 60  # games that say how good a position is,
FEW: Final = 16  # and where the rules are not compiled
POLITE: Final = 10  # the tables come first


@dataclass
class Job:
    """One analysis: how far it is, and what was found."""

    game: str
    record: str
    seat: int
    done: int = 0
    total: int = 0
    found: Found | None = None
    task: "asyncio.Task[None] | None" = field(default=None, repr=False)


class Analysts:
    """Keeps what was found; lost with the server, it is found again."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        self._process: BaseProcess | None = None

    def look(self, table: str, match: Match, seat: int) -> Job:
        """The analysis of a finished game for a seat, begun if it is not there."""
        key = (table, seat)
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = Job(match.game.key, match.record(), seat)
            job.task = asyncio.get_running_loop().create_task(self._run(key, job))
            while len(self._jobs) > KEPT:
                self._stop(self._jobs.popitem(last=False)[1])
        self._jobs.move_to_end(key)
        return job

    async def _run(self, key: tuple[str, int], job: Job) -> None:
        async with self._turn:
            await asyncio.to_thread(self._work, job)
        if job.found is None:  # its process died: whoever asks next begins again
            self._jobs.pop(key, None)

    def _work(self, job: Job) -> None:
        """Hear what a process finds out, until it is done."""
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        facts = (theirs, job.game, job.record, job.seat)
        self._process = context.Process(target=judge, args=facts, daemon=True)
        self._process.start()
        theirs.close()
        with contextlib.suppress(EOFError, OSError):
            while job.found is None:
                job.done, job.total, job.found = ours.recv()
        ours.close()
        self._process.join()

    def _stop(self, job: Job) -> None:
        if job.task is not None:
            job.task.cancel()

    def close(self) -> None:
        """Stop everything."""
        for job in self._jobs.values():
            self._stop(job)
        if self._process is not None and self._process.is_alive():
            self._process.terminate()


def judge(line: Connection, game: str, record: str, seat: int) -> None:
    """What the process does: analyse, and tell how far it is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    match = registry.game(game).read(record)
    rollouts = MANY if _overlay.status().compiled else FEW
    with contextlib.suppress(OSError):  # nobody listens any more
        found = analyse(
            match, rollouts=rollouts, seat=seat, show=lambda n, of: line.send((n, of, None))
        )
        total = len(found.curve)
        line.send((total, total, {language: found.facts(language) for language in LANGUAGES}))


def told(job: Job, language: str) -> wire.Analysis:
    """How far an analysis is or, when it is done, what was found."""
    if job.found is None:
        return wire.Analysis(job.done, job.total, [], [], None, None, 0.0, 0.0)
    found = job.found[language]
    return wire.Analysis(
        done=job.done,
        total=job.total,
        curve=[wire.CurvePoint(p["entry"], p["seat"], _chances(p)) for p in found["curve"]],
        worst=[_mistake(m) for m in found["worst"]],
        opening=_chances(found["opening"]),
        again=_chances(found["same_decisions_other_luck"]),
        luck=found["luck"],
        skill=found["skill"],
    )


def _chances(facts: dict[str, Any]) -> wire.Chances:
    return wire.Chances(facts["value"], facts["low"], facts["high"])


def _mistake(facts: dict[str, Any]) -> wire.Mistake:
    return wire.Mistake(
        place=facts["entry"],
        seat=facts["seat"],
        rule=facts["rule"],
        chosen=facts["chosen_words"],
        better=facts["better_words"],
        cost=_chances(facts["cost"]),
    )
