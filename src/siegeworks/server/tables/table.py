"""A table: one match, one message at a time, and nobody sees a move before it is on disk."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from siegeworks.core import ways
from siegeworks.core.errors import UndoRefused
from siegeworks.core.match import Match
from siegeworks.parts.board import carry_out_wish
from siegeworks.server import wire
from siegeworks.server.http.errors import Conflict
from siegeworks.server.tables.loading import Loader, StoredTable, find_obstacle
from siegeworks.server.tables.lobby import Lobby
from siegeworks.server.tables.proposals import Proposals
from siegeworks.server.tables.talk import Talk, refuse_alone
from siegeworks.server.tables.views import Onlooker, Views
from siegeworks.store import Entry, KeyUsed, SeatRow, StaleSequence, TableRow, TakeoverRow

if TYPE_CHECKING:
    from siegeworks.store.database import Store

Listener = Callable[["Table"], None]
# What an answer may ask for, by its word: one choice, or several at one wish.
WISHES: Final[Mapping[str, Callable[[Match, str, int], None]]] = {
    "once": Match.choose,
    "way": ways.walk,
    "again": ways.repeat,
    "all": ways.take_all,
    "wish": carry_out_wish,
}


class Table:
    """Owns one match. Its store row and journal are the truth; the match here is a working copy."""

    def __init__(
        self, stored: StoredTable, store: "Store", loader: Loader, lobby: Lobby, most: int
    ) -> None:
        self.store = store
        self.lobby = lobby
        self.most = most  # rows that its journal may have
        self._loader = loader
        self._take(stored)
        self.lock = asyncio.Lock()  # whoever holds it sees only what is on disk
        self.listeners: set[Listener] = set()  # connections; a table with any stays in memory
        self.play_bots: Listener | None = None  # lets the bots of this table answer
        self.talk = Talk()
        self.proposals = Proposals()
        self.hearers: set[Callable[[], None]] = set()  # are told when somebody said something
        self.connected: dict[int, int] = {}  # connections of each seat
        self.used_at = time.monotonic()
        self.asked_at = self.used_at  # when somebody last asked for it
        self.opened_from = ""  # by whom, as far as is known: an address
        self.is_deleted = False
        self.closed_links = 0  # how often: who is connected must be looked at again
        self._is_uncertain = False  # the match may have gone further than the store

    def _take(self, stored: StoredTable) -> None:
        self.row = stored.row
        self.seats = stored.seats
        self.match = stored.match
        self.sequence = stored.sequence
        self.keys = stored.keys
        self.takeovers = stored.takeovers
        self.stored_entries = stored.match.length  # how many answers are on disk
        self.views = Views(self, stored.match, stored.sequence)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    # Looking; only while the table is held

    def seat_facts(self) -> list[wire.Seat]:
        """Who sits where, and who is connected."""
        return [
            wire.Seat(s.seat, s.kind, s.name, s.bot, s.seat in self.connected) for s in self.seats
        ]

    def takeover_facts(self) -> list[wire.Takeover]:
        """Which seats were taken from others."""
        return describe_takeovers(self.takeovers)

    def facts(self) -> wire.TableFacts:
        """What everybody may know."""
        result = self.match.result
        winners = None if result is None else list(result.winners)
        return describe_table(
            self.row, self.seat_facts(), list(self.match.asked), winners, self.takeovers
        )

    # Answering

    async def choose(self, seat: int, answer: wire.Answer) -> wire.Receipt:
        """Take a choice; a repeated one, known by its key, counts once."""
        key = f"{seat}:{answer.key}" if answer.key else ""
        async with self.hold():
            if key in self.keys:
                return wire.Receipt(self.keys[key], repeated=True)
            self._check_sequence(answer.sequence)
            self._carry_out(lambda: WISHES[answer.how](self.match, answer.option, seat))
            try:
                receipt = await self._commit_answers(key or None)
            except KeyUsed:
                await self._reload()
                return wire.Receipt(self.keys[key], repeated=True)
            if key:
                self.keys[key] = receipt.sequence
            return receipt

    async def undo(self, seat: int, wish: wire.TakeBack) -> wire.Receipt:
        """Take back a choice of the same seat, as far as the undo law lets it."""
        async with self.hold():
            self._check_sequence(wish.sequence)
            if self.match.undo_seat != seat:
                raise UndoRefused("no-undo")
            knows_end = self.match.result is not None  # and with it the luck, and how it was judged
            self.match.undo(wish.to)
            self.views.steps.forget()
            length = self.match.length
            events = len(self.match.scribe.events)
            back = [Entry("back", str(length), seat)]
            assisted = True if knows_end else None
            append = partial(self.store.append, self.id, self.sequence, back, assisted=assisted)
            return await self._commit(append, len(back), cut=events, assisted=knows_end)

    async def redo(self, seat: int, wish: wire.TakeBack) -> wire.Receipt:
        """Take a choice again that was taken back, or all up to a place of the journal."""
        async with self.hold():
            self._check_sequence(wish.sequence)
            if self.match.redo_seat != seat:
                raise UndoRefused("no-redo")
            self._carry_out(lambda: self._take_again(seat, wish.to))
            return await self._commit_answers()

    def _take_again(self, seat: int, to: int | None) -> None:
        self.match.redo()
        while to is not None and self.match.length <= to and self.match.redo_seat == seat:
            self.match.redo()

    async def rewind(self, wish: wire.TakeBack) -> wire.Receipt:
        """Practice: go back to any earlier decision of a solo game, which is then assisted."""
        async with self.hold():
            self._check_sequence(wish.sequence)
            if not self._is_for_practice():
                raise UndoRefused("rewind-solo")
            places = [n for n, e in enumerate(self.match.entries()) if e.seat is not None]
            place = wish.to if wish.to is not None else (places or [-1])[-1]
            if place not in places:
                raise UndoRefused("rewind-place", found=place)
            back = [Entry("back", str(place), 0)]
            self._is_uncertain = True  # the match is taken from the store again, whatever happens
            await asyncio.wrap_future(
                self.store.append(self.id, self.sequence, back, ending=None, assisted=True)
            )
            await self._reload()
            self.publish()
            return wire.Receipt(self.sequence)

    def _is_for_practice(self) -> bool:
        """Whether nobody else is wronged by going back: a solo game, or a lesson for one."""
        people = [seat for seat in self.seats if seat.kind != "bot"]
        return self.match.start.seats == 1 or (self.row.luck_from == "lesson" and len(people) == 1)

    def _check_sequence(self, sequence: int) -> None:
        if sequence != self.sequence:
            raise StaleSequence("store-stale", present=self.sequence)
        if sequence >= self.most:
            raise Conflict("game-too-long", most=self.most)

    def _carry_out(self, move: Callable[[], object]) -> None:
        """Make a move; if somebody looks on, remember its steps."""
        if not self.listeners:
            self.views.steps.forget()
            move()
            return
        self.views.steps.begin(self.match, self.sequence)
        try:
            move()
        finally:
            self.views.steps.end(self.match)

    async def _commit_answers(self, key: str | None = None) -> wire.Receipt:
        """Commit what the match has gone on by since the store last heard of it."""
        answers = self.match.entries(self.stored_entries)
        append = partial(self.store.append_answers, self.id, self.sequence, answers, key=key)
        return await self._commit(append, len(answers))

    async def _commit(
        self,
        append: Callable[..., "Future[None]"],
        rows: int,
        cut: int | None = None,
        assisted: bool = False,
    ) -> wire.Receipt:
        """Put rows on disk, then let everyone see them; if that fails, nothing has happened."""
        result = self.match.result
        ending = None if result is None else result.ending
        self._is_uncertain = True  # until it is known that the store has them
        await asyncio.wrap_future(append(ending=ending))
        self._is_uncertain = False
        self.sequence += rows
        self.stored_entries = self.match.length
        has_ended = ending is not None and self.row.ending is None
        self.row = replace(
            self.row,
            length=self.sequence,
            changed=time.time(),
            ending=ending,
            assisted=self.row.assisted or assisted,
        )
        self.views.log_counts.note(self.sequence, self.match, cut)
        self.publish(has_ended)
        return wire.Receipt(self.sequence)

    def publish(self, has_ended: bool = False) -> None:
        """Let everyone see how things are now: the lobby, the bots, and who is connected."""
        self.used_at = time.monotonic()
        self.views.clear()
        if self.lobby.queues and not self.is_deleted:
            self._tell_lobby(has_ended)
        self.rouse_bots()
        for listener in tuple(self.listeners):
            listener(self)

    def rouse_bots(self) -> None:
        """Let the bots of this table look whether they are asked."""
        if self.play_bots is not None and any(seat.kind == "bot" for seat in self.seats):
            self.play_bots(self)

    def check_links(self) -> None:
        """Somebody's right to be here has ended: let everyone who is connected be looked at."""
        self.closed_links += 1
        self.publish()

    def _tell_lobby(self, has_ended: bool) -> None:
        if has_ended:
            self.lobby.tell("finished", self.id, self.facts())
        else:
            self.lobby.tell_change(self.facts())

    async def list_asked(self) -> Sequence[int]:
        """The seats that are asked, by what is on disk: a move that was not kept asks nobody."""
        if self._is_uncertain:
            async with self.hold():
                pass
        return self.match.asked

    async def look(self, who: Onlooker, since: int | None = None) -> wire.View:
        """A view of what is on disk."""
        async with self.hold():
            return self.views.view(who, since)

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Hold the table while what it shows is what is on disk."""
        async with self.lock:
            if self._is_uncertain:
                await self._reload()
            yield

    async def _reload(self) -> None:
        """Take the truth from the store again."""
        self._take(await self._loader.load(self.id))
        self._is_uncertain = False

    # Seats

    async def check_holders(self) -> None:
        """A seat may have changed hands: let everyone see it, and be looked at."""
        async with self.lock:
            self.takeovers = await asyncio.to_thread(self.store.takeovers, self.id)
            self.check_links()

    async def set_seat(self, row: SeatRow) -> None:
        """Let somebody else sit there."""
        async with self.lock:
            await asyncio.to_thread(self.store.set_seat, self.id, row)
            self.seats = [row if s.seat == row.seat else s for s in self.seats]
            self.proposals.forget(row.seat)
            self.publish()

    def say(self, seat: int, saying: wire.Saying) -> None:
        """Let those who sit here hear or see something."""
        refuse_alone(self.seat_facts())
        self.talk.add(seat, saying)
        for hear in tuple(self.hearers):
            hear()

    async def propose(self, seat: int, option: str) -> None:
        """Let those who are asked the same as a seat see what it would choose."""
        async with self.hold():
            self.proposals.add(self.match, self.seat_facts(), self.sequence, seat, option)
            self.publish()

    async def rename(self, title: str) -> None:
        """Give the table another title."""
        async with self.lock:
            await asyncio.to_thread(self.store.rename, self.id, title)
            self.row = replace(self.row, title=title)
            self.publish()

    def is_watched(self, patience: float) -> bool:
        """Whether somebody listens, or has asked within so many seconds."""
        return bool(self.listeners) or time.monotonic() - self.asked_at < patience

    def connect(self, listener: Listener, seats: Sequence[int]) -> None:
        """Somebody listens from now on, on seats or as a spectator."""
        self.listeners.add(listener)
        self.rouse_bots()
        before = set(self.connected)
        for seat in seats:
            self.connected[seat] = self.connected.get(seat, 0) + 1
        if before != set(self.connected):
            self.publish()

    def disconnect(self, listener: Listener, seats: Sequence[int]) -> None:
        """Somebody has gone."""
        self.listeners.discard(listener)
        if not self.listeners:
            self.views.forget()
        self.used_at = time.monotonic()
        before = set(self.connected)
        for seat in seats:
            self.connected[seat] -= 1
            if not self.connected[seat]:
                del self.connected[seat]
        if before != set(self.connected):
            self.publish()


def describe_takeovers(rows: Sequence[TakeoverRow]) -> list[wire.Takeover]:
    """Which seats were taken from others, as everybody is told."""
    return [wire.Takeover(row.seat, row.taken_by, row.taken_from, row.seq) for row in rows]


def describe_table(
    row: TableRow,
    seats: list[wire.Seat],
    asked: Sequence[int] = (),
    winners: list[int] | None = None,
    takeovers: Sequence[TakeoverRow] = (),
) -> wire.TableFacts:
    """What everybody may know of a table."""
    return wire.TableFacts(
        id=row.id,
        title=row.title,
        game=row.game,
        options=dict(row.settings),
        seats=seats,
        sequence=row.length,
        created=row.created,
        changed=row.changed,
        ending=row.ending,
        assisted=row.assisted,
        rematch_of=row.rematch_of,
        asked=list(asked),
        winners=winners,
        luck_from=row.luck_from,
        takeovers=describe_takeovers(takeovers),
        obstacle=find_obstacle(row),
    )
