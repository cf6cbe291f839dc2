"""Finished games judged in a process beside the server, one game after the other."""

import asyncio
import contextlib
import os
import signal
import time
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from siegeworks import _overlay, registry
from siegeworks.analysis import Analysis, analyse
from siegeworks.core.match import Match
from siegeworks.server import wire
from siegeworks.server.bots.processes import POLITE
from siegeworks.server.http.errors import TooMany
from siegeworks.words import LANGUAGES

Found = dict[str, dict[str, Any]]  # the facts of an analysis, by language
MOST_JOBS: Final = 200  # analyses in memory
MOST_OF_ONE: Final = 12  # of them that one address may have under way
LATER: Final = 10  # seconds after which one of them may be done
MANY: Final = 8  # falls of luck that say what decisions were worth,
FEW: Final = 3  # and where the rules are not compiled
PATIENCE: Final = 10.0  # seconds; who has not asked for so long has gone, if others wait
PAUSE: Final = 1.0  # seconds between two reports


@dataclass
class Job:
    """One analysis: how far it is, and what was found."""

    game: str
    record: str
    seat: int
    address: str = ""  # whose it is
    done: int = 0
    total: int = 0
    found: Found | None = None  # what is known so far
    asked: float = 0.0  # when somebody last asked for it

    @property
    def is_done(self) -> bool:
        """Whether nothing more will be found."""
        return self.found is not None and self.done >= self.total


class AnalysisJobs:
    """Keeps what was found; lost with the server, it is found again."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()
        self._runner: asyncio.Task[None] | None = None
        self._process: BaseProcess | None = None

    def find_or_begin(self, table: str, match: Match, seat: int, address: str = "") -> Job:
        """The analysis of a finished game for a seat, begun if it is not there.

        TooMany if the address has too many under way.
        """
        key = (table, seat)
        if key not in self._jobs:
            self._refuse_more(address)
            self._jobs[key] = Job(match.game.key, match.record(), seat, address)
            while len(self._jobs) > MOST_JOBS:
                self._jobs.popitem(last=False)
        self._jobs.move_to_end(key)
        job = self._jobs[key]
        job.asked = time.monotonic()
        if self._runner is None or self._runner.done():
            self._runner = asyncio.get_running_loop().create_task(self._run())
        return job

    def _refuse_more(self, address: str) -> None:
        if sum(self._jobs[key].address == address for key in self._waiting()) >= MOST_OF_ONE:
            raise TooMany("too-many-replays", seconds=LATER)

    def _waiting(self) -> list[tuple[str, int]]:
        """What is not done yet, the latest asked for first."""
        return [key for key in reversed(self._jobs) if not self._jobs[key].is_done]

    async def _run(self) -> None:
        """Do one after the other."""
        while keys := self._waiting():
            job = self._jobs[keys[0]]
            work = asyncio.create_task(asyncio.to_thread(self.work, job))
            while not work.done():
                await asyncio.wait({work}, timeout=1.0)
                if self._is_forsaken(job):
                    self.stop()
            if not job.is_done:  # whoever asks again begins again
                self._jobs.pop(keys[0], None)

    def _is_forsaken(self, job: Job) -> bool:
        """Whether nobody asks for it any more, while others wait."""
        late = time.monotonic() - self._patience
        return job.asked < late and any(self._jobs[key].asked >= late for key in self._waiting())

    def work(self, job: Job) -> None:
        """Hear what a process finds out, until it is done or was stopped."""
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        facts = (theirs, job.game, job.record, job.seat)
        self._process = context.Process(target=analyse_game, args=facts, daemon=True)
        self._process.start()
        theirs.close()
        with contextlib.suppress(EOFError, OSError):
            while not job.is_done:
                job.done, job.total, job.found = ours.recv()
        ours.close()
        self._process.join()

    def stop(self) -> None:
        """End the process that is at work."""
        if self._process is not None and self._process.is_alive():
            self._process.terminate()

    def close(self) -> None:
        """Stop everything."""
        if self._runner is not None:
            self._runner.cancel()
        self.stop()


def analyse_game(line: Connection, game: str, record: str, seat: int) -> None:
    """What the process does: analyse, and tell what is known now and then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    match = registry.game(game).read(record)
    falls = MANY if _overlay.tell_status().compiled else FEW
    sent = 0.0

    def tell(done: int, total: int, known: Analysis) -> None:
        nonlocal sent
        if done < total and time.monotonic() < sent + PAUSE:
            return
        sent = time.monotonic()
        line.send((done, total, {language: known.facts(language) for language in LANGUAGES}))

    with contextlib.suppress(OSError):  # nobody listens any more
        analyse(match, seat=seat, show=tell, falls=falls)


def describe_analysis(job: Job, language: str) -> wire.Analysis:
    """How far an analysis is, and what was found so far."""
    if job.found is None:
        return wire.Analysis(job.done, job.total, [], [], None, None, None, None, None)
    found = job.found[language]
    same = found["same_luck_other_decisions"]
    return wire.Analysis(
        done=job.done,
        total=job.total,
        curve=[
            wire.CurvePoint(p["entry"], p["seat"], _describe_chances(p)) for p in found["curve"]
        ],
        worst=[_describe_mistake(m) for m in found["worst"]],
        opening=_describe_chances(found["opening"]),
        same_luck=None if same is None else _describe_chances(same),
        result=found["result"],
        luck=found["luck"],
        skill=found["skill"],
        others=found["others"],
        turns=[_describe_turn(t) for t in found["turns"]],
        dearest=[_describe_dear(d) for d in found["dearest"]],
        draws=[_describe_draw(d) for d in found["draws"]],
        per_turn=found["per_turn"],
        standing=found["between_words"],
        trust=found["calibrated_words"],
        calibrated=found["calibrated"],
    )


def _describe_turn(facts: dict[str, Any]) -> wire.JudgedTurn:
    named = {name: facts[name] for name in ("words", "own", "before", "decision", "luck")}
    return wire.JudgedTurn(facts["entry"], **named)


def _describe_dear(facts: dict[str, Any]) -> wire.DearTurn:
    mistake = facts["mistake"]
    return wire.DearTurn(
        _describe_turn(facts), None if mistake is None else _describe_mistake(mistake)
    )


def _describe_draw(facts: dict[str, Any]) -> wire.LuckyDraw:
    return wire.LuckyDraw(
        facts["entry"], facts["stretch"], facts["noun"], facts["words"], facts["worth"]
    )


def _describe_chances(facts: dict[str, Any]) -> wire.Chances:
    return wire.Chances(facts["value"], facts["low"], facts["high"])


def _describe_mistake(facts: dict[str, Any]) -> wire.Mistake:
    return wire.Mistake(
        place=facts["entry"],
        seat=facts["seat"],
        rule=facts["rule"],
        chosen=facts["chosen_words"],
        better=facts["better_words"],
        cost=_describe_chances(facts["cost"]),
        better_text=facts["better"],
        certain=facts["certain"],
        nouns=facts["nouns"],
        why=facts["why"],
    )
