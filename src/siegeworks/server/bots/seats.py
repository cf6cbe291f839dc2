"""Bot seats: they answer by themselves, off the event loop, and can be stopped."""

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

from siegeworks import registry
from siegeworks.bots import make, observe, specs
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.server import wire
from siegeworks.server.bots.processes import Processes
from siegeworks.server.games import lessons
from siegeworks.server.games.catalogue import list_bot_names
from siegeworks.server.http.logs import write_line
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.tables.table import Table
from siegeworks.store import StaleSequence

WATCHED: Final = 10.0  # seconds that a table of bots plays on after somebody asked for it
QUICK: Final = ("random", "habit")  # kinds of bot that answer within a millisecond


class BotSeats:
    """Lets the bots of all tables play."""

    def __init__(self, metrics: Metrics, processes: Processes) -> None:
        self._metrics = metrics
        self._processes = processes
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # Of each address: how many of its bots may think at once, so that one is left for others.
        self._places: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def attend(self, table: Table) -> None:
        """Let the bots of a table play whenever they are asked, from now on."""
        table.play_bots = self.play
        self.play(table)

    def leave(self, table: Table) -> None:
        """Stop the bots of a table."""
        table.play_bots = None
        task = self._tasks.pop(table.id, None)
        if task is not None:
            task.cancel()

    def is_thinking(self, table: Table) -> bool:
        """Whether a bot of this table is about to answer."""
        task = self._tasks.get(table.id)
        return task is not None and not task.done()

    def play(self, table: Table) -> None:
        """If a bot of this table is asked and none is thinking, let it think."""
        if not self.is_thinking(table) and _has_something_to_do(table):
            self._tasks[table.id] = asyncio.get_running_loop().create_task(self._play(table))

    async def _play(self, table: Table) -> None:
        """Answer for the bots until a person is asked or the game is over."""
        try:
            while not _is_forsaken(table) and (seat := _find_asked_bot(table)) is not None:
                await self._answer(table, seat)
        except Exception as error:  # a bot is somebody else's code; the table must live on
            kind = type(error).__name__
            write_line("bot stopped", logging.WARNING, table=table.id, error=kind)

    async def _answer(self, table: Table, seat: int) -> None:
        async with table.hold():
            options = table.match.options(seat)
            sequence = table.sequence
            if not options:
                return
            option = str(options[0]) if len(options) == 1 else _find_taught(table)
            bot = next(s.bot for s in table.seats if s.seat == seat)
            question = ask(table.match, seat, bot)
        option = option or await self._think(table, question)
        if _is_bot(table, seat):  # nobody stopped it while it was thinking
            try:
                start = time.perf_counter()
                await table.choose(seat, wire.Answer(sequence, option))
            except StaleSequence:  # somebody else answered or took back meanwhile: look again
                return
            self._metrics.moves["bot"].inc()
            self._metrics.move_seconds["bot"].observe(time.perf_counter() - start)

    async def _think(self, table: Table, question: "Question") -> str:
        game = table.match.game
        if question.bot not in list_bot_names(
            game
        ):  # a level that there was when the table was opened
            raise LookupError(question.bot)
        if is_quick(game, question.bot):
            return await asyncio.to_thread(answer, question)
        places = self.find_places(table)
        async with places:
            return await self._processes.run(answer, question)

    def find_places(self, table: Table) -> asyncio.Semaphore:
        """Where the bots of whoever opened a table queue up."""
        whose = table.opened_from or table.id
        found = self._places.get(whose)
        if found is None:
            found = self._places[whose] = asyncio.Semaphore(max(1, self._processes.count - 1))
        return found


def _has_something_to_do(table: Table) -> bool:
    return _find_asked_bot(table) is not None and not _is_forsaken(table)


def _is_forsaken(table: Table) -> bool:
    """Whether only bots play here, and nobody looks on; they wait until somebody does."""
    return all(seat.kind == "bot" for seat in table.seats) and not table.is_watched(WATCHED)


def _find_asked_bot(table: Table) -> int | None:
    """The first seat of a bot that is asked, if any."""
    kinds = {seat.seat: seat.kind for seat in table.seats}
    asked = [seat for seat in table.match.asked if kinds[seat] == "bot"]
    if asked and table.match.shared and any(kinds[s] == "human" for s in table.match.asked):
        return None  # what one may answer for all is left to people
    return asked[0] if asked else None


def _find_taught(table: Table) -> str | None:
    """What a lesson has for a bot to answer, as long as the player follows it."""
    if table.row.luck_from != "lesson":
        return None
    script = lessons.find_lesson(table.match)
    return None if script is None else lessons.find_answer(table.match, script)


def _is_bot(table: Table, seat: int) -> bool:
    return any(s.seat == seat and s.kind == "bot" for s in table.seats)


# How a bot comes to its answer


@dataclass(frozen=True)
class Question:
    """What a bot is asked: all that its seat knows, as plain data.

    The position is one in which what the seat cannot see was drawn anew; the luck of the game is
    not in it.
    """

    game: str
    seat: int
    position: str
    bot: str


def ask(match: Match, seat: int, bot: str) -> Question:
    """What is asked of a seat now, for a bot."""
    return Question(match.game.key, seat, match.clone(for_seat=seat).position(), bot)


def is_quick(game: Game, bot: str) -> bool:
    """Whether a bot of this game answers at once; others search in another process."""
    return specs.split(game.levels.get(bot, bot)).name in QUICK


def answer(question: Question) -> str:
    """What the bot chooses. Its own luck is fresh, and has nothing to do with the game's."""
    game = registry.game(question.game)
    observation = observe(game.from_position(question.position), question.seat)
    assert observation is not None
    return make(question.bot, game).choose(observation)
