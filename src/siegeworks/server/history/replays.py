"""Games played again for those who look back: in another process, one at a time for an address.

A game that has just begun is played again at once, in a thread: that takes less than waking a
process, and whoever takes a lesson waits for it after every choice. What goes to the process is
plain numbers, and what comes back is text ready to be sent, so that the server
itself has next to nothing to do, however long the game was.
"""

import asyncio
import signal
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import FrameType
from typing import Any, Final, TypeVar

from siegeworks import registry
from siegeworks.core.errors import SiegeError
from siegeworks.core.journal import Entry
from siegeworks.core.match import Match
from siegeworks.core.start import Start
from siegeworks.core.steps import LUCK
from siegeworks.core.wording import PLAIN
from siegeworks.server.bots.processes import Processes
from siegeworks.server.http.errors import TooMany, Unavailable
from siegeworks.words import LANGUAGES

Result = TypeVar("Result")
PROCESSES: Final = 1
POLITE: Final = 5  # somebody waits for it, unlike for bots
MODULES: Final = ("siegeworks.server.history.past", "siegeworks.server.tables.importing")
SHORT: Final = 200  # entries of a game that is played again at once
MOST_WAITING: Final = 16  # of one address; more are refused
MOST_IN_ALL: Final = 256  # of all addresses
LONGEST: Final = 20.0  # seconds of a processor for one of them; then it ends, waited for or not
LATER: Final = 5  # seconds after which to ask again


@dataclass(frozen=True)
class Played:
    """A game so far: how it began and all answers, as plain data."""

    game: str
    seats: int
    settings: tuple[int, ...]
    seed: int | None
    position: str
    whose: list[int]
    codes: list[int]

    def make_start(self) -> Start:
        """How it began."""
        game = registry.game(self.game)
        return Start(game, self.seats, self.settings, self.seed, game.tables(), self.position)

    def list_entries(self) -> list[Entry]:
        """All answers."""
        return [
            Entry(None if seat == LUCK else seat, code)
            for seat, code in zip(self.whose, self.codes, strict=True)
        ]


def note_played(match: Match) -> Played:
    """A match so far, to be played again elsewhere."""
    start, scribe = match.start, match.scribe
    return Played(
        game=start.game.key,
        seats=start.seats,
        settings=start.settings,
        seed=start.seed,
        position=start.position,
        whose=list(scribe.seats),
        codes=list(scribe.codes),
    )


class Replays:
    """Lets a process play games again, in turn."""

    modules: Sequence[str] = MODULES

    def __init__(self, longest: float = LONGEST, processes: int = PROCESSES) -> None:
        self._longest = longest
        self._processes = Processes(processes, POLITE, self.modules)
        self._thread = ThreadPoolExecutor(1, "replay")
        self._turns: dict[str, _Turn] = {}
        self._in_all = 0  # waiting and at work

    def refuse(self) -> TooMany:
        """That too much waits already."""
        return TooMany("too-many-replays", seconds=LATER)

    async def run(self, address: str, work: Callable[..., Result], *facts: object) -> Result:
        """Do something for an address when its turn has come; TooMany if too much waits.

        Whoever is cancelled while waiting gives up the turn. What has begun is done to its end,
        or to its time, before the address has another turn.
        """
        turn = self._turns.get(address) or _Turn()
        if turn.waiting >= MOST_WAITING or self._in_all >= MOST_IN_ALL:
            raise self.refuse()
        self._turns[address] = turn
        self._in_all += 1
        turn.waiting += 1
        task = asyncio.create_task(self._take_turn(turn, work, *facts))
        task.add_done_callback(lambda _: self._end_turn(address, turn))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if turn.worker is not task:
                task.cancel()
            task.add_done_callback(_drop_result)
            raise

    async def _take_turn(
        self, turn: "_Turn", work: Callable[..., Result], *facts: object
    ) -> Result:
        async with turn.lock:
            turn.worker = asyncio.current_task()
            if self.can_do_at_once(facts):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._thread, work, *facts)
            return await self._processes.run(do_in_time, self._longest, work, *facts)

    def can_do_at_once(self, facts: Sequence[object]) -> bool:
        """Whether it takes less time than a process would."""
        return any(isinstance(fact, Played) and len(fact.codes) <= SHORT for fact in facts)

    def count_waiting(self) -> int:
        """How many are under way, of all addresses."""
        return self._in_all

    def _end_turn(self, address: str, turn: "_Turn") -> None:
        self._in_all -= 1
        turn.waiting -= 1
        if not turn.waiting:
            self._turns.pop(address, None)

    def close(self) -> None:
        """End the process and the thread."""
        self._processes.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


class _Turn:
    """Whose turn it is at an address."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0  # and at work
        self.worker: asyncio.Task[Any] | None = None  # whose turn it is, or was last


def _drop_result(task: "asyncio.Task[Any]") -> None:
    """Nobody waits for what came of it."""
    if not task.cancelled():
        task.exception()


# In the process


def do_in_time(seconds: float, work: Callable[..., Result], *facts: object) -> Result:
    """Do something, but work no longer on it than that; refusals are made fit to travel."""
    has_alarm = hasattr(signal, "setitimer")
    if has_alarm:
        signal.signal(signal.SIGPROF, _give_up)
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work(*facts)
    except SiegeError as error:
        raise _pack(error) from None
    finally:
        if has_alarm:
            signal.setitimer(signal.ITIMER_PROF, 0)


def _give_up(number: int, frame: FrameType | None) -> None:
    raise Unavailable("replay-too-long")


class Spoken:
    """What a fact of a refusal says, in all languages."""

    def __init__(self, said: Mapping[str, str]) -> None:
        self._said = said

    def words(self, language: str = "en") -> str:
        """The same in a language."""
        return self._said[language]

    def __str__(self) -> str:
        return self.words()


def _pack(error: SiegeError) -> SiegeError:
    """A refusal without the parts of a game that its facts may hold."""
    facts = {name: _speak(fact) for name, fact in error.facts.items()}
    return type(error)(error.code, **facts)


def _speak(fact: Any) -> object:
    if type(fact) in PLAIN or not hasattr(fact, "words"):
        return fact if type(fact) in PLAIN else str(fact)
    return Spoken({language: fact.words(language) for language in LANGUAGES})
