"""One socket: frames go out as the table changes, wishes come in and are answered."""

import asyncio
from typing import Any, Final

import msgspec

from siegeworks.core.errors import SiegeError
from siegeworks.server import wire
from siegeworks.server.http.doors import Door
from siegeworks.server.http.errors import Forbidden, TooMany, describe_problem
from siegeworks.server.http.rate_limits import Bucket
from siegeworks.server.tables.access import ActKind, Visitor, check_pace
from siegeworks.server.tables.context import Context
from siegeworks.server.tables.table import Table
from siegeworks.server.tables.views import SEAT, WATCH, Onlooker
from siegeworks.store import StaleSequence

DECODER: Final = msgspec.json.Decoder(wire.Message)
ENCODER: Final = msgspec.json.Encoder()
GONE: Final = 4404  # the table was deleted
OUT: Final = 4403  # the link was closed
NOISY: Final = 4429  # too many messages that were refused
FORGIVEN: Final = 0.2  # bad messages that are forgotten a second
LONGEST_REASON: Final = 120  # bytes; the protocol has room for three more
TOO_FAST_PAUSE: Final = 1.0  # seconds that a client must wait who asks too fast


class Connection:
    """A client at a table, on a seat or as a spectator."""

    def __init__(
        self,
        context: Context,
        door: Door,
        table: Table,
        visitor: Visitor,
        cookie: str | None,
        language: str,
    ) -> None:
        self.context = context
        self.door = door
        self.table = table
        self.visitor = visitor
        self.language = language
        self.who = Onlooker(None, WATCH, language)
        self.seen: int | None = None  # the last sequence that the client has
        self._follows = False  # whether it looks with the eyes of whoever is asked at its screen
        self._is_covered = False  # whether nobody at its screen has said yet to be there
        self._cookie = cookie
        self._closed_links = table.closed_links
        self._endings = context.access.endings
        self._news = asyncio.Event()
        self._sayings = asyncio.Event()
        self._heard = 0  # lines of the talk that the client has
        limits = door.config.limits
        self._pace = Bucket(limits.messages, limits.messages_burst)
        self._patience = Bucket(FORGIVEN, limits.bad_messages)

    def look(self, seat: int | None, since: int | None) -> None:
        """Choose whose eyes to look with; Forbidden if they are not the client's.

        Of several at one screen with secrets, nobody's are chosen before one says to be there.
        """
        self._is_covered = self.visitor.is_covered(seat, self.table)
        if self._is_covered:
            self.who = Onlooker(None, WATCH, self.language)
        else:
            self.who = self.visitor.onlooker(seat, self.language, self.table)
        self._follows = seat is None and not self.table.match.can_seats_differ
        self.seen = since

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that somebody sits on here; none for spectators."""
        shared = self._follows or self._is_covered
        return self.visitor.seats if shared else self.who.seats[:1]

    async def run(self, receive: Any, send: Any) -> None:
        """Talk until either side has had enough."""
        there = self.seats
        self.table.connect(self._note_news, there)
        self.table.hearers.add(self._sayings.set)
        self._news.set()
        self._sayings.set()
        tasks = {
            asyncio.create_task(self._send_frames(send)),
            asyncio.create_task(self._send_talk(send)),
            asyncio.create_task(self._receive(receive, send)),
        }
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except TimeoutError:
            self.context.metrics.dropped.inc()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.table.hearers.discard(self._sayings.set)
            self.table.disconnect(self._note_news, there)

    def _note_news(self, table: Table) -> None:
        self._news.set()

    async def _send(self, send: Any, text: str) -> None:
        """Send a message; a client that does not read it in time is given up."""
        async with asyncio.timeout(self.door.config.limits.patience):
            await send({"type": "websocket.send", "text": text})

    # Out

    async def _send_frames(self, send: Any) -> None:
        """Send the table as it is whenever it has changed; what came in between is in the log."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self.table.is_deleted:
                await send({"type": "websocket.close", "code": GONE})
                return
            if self._closed_links != self.table.closed_links and not await self._is_welcome():
                await send({"type": "websocket.close", "code": OUT})
                return
            async with self.table.hold():
                if self._closed_links != self.table.closed_links:  # while it waited
                    self._news.set()
                    continue
                if self._follows or self._is_covered:
                    self.look(None, self.seen)
                text = self.table.views.frame(self.who, self.seen)
                self.seen = self.table.sequence
            await self._send(send, text)
            del text  # it is long, and the next may be far off

    async def _send_talk(self, send: Any) -> None:
        """Send what those who sit here say, to somebody who sits here."""
        while True:
            await self._sayings.wait()
            self._sayings.clear()
            await self._check_rights()
            lines = self.table.talk.list_since(self._heard)
            if not lines or not set(self.seats) & set(self.visitor.seats):
                continue
            self._heard = self.table.talk.count
            await self._send(send, _encode(wire.Talk(lines)))

    async def _is_welcome(self) -> bool:
        """Look again at who the client is: links were closed."""
        self._closed_links = self.table.closed_links
        self.visitor = await self.context.access.visitor(self.table.id, self._cookie)
        if self._is_covered:
            return bool(self.visitor.seats)
        if self._follows:  # a spectator needs no seat
            is_watching = self.who.role == WATCH and not self.visitor.is_stranger
            return bool(self.visitor.seats) or is_watching
        try:
            seat = self.who.seat
            return self.visitor.eyes(seat, ()) == (seat, self.who.role)
        except Forbidden:
            return False

    # In

    async def _receive(self, receive: Any, send: Any) -> None:
        """Answer one message after the other, each when it is due; others have a turn between."""
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            await asyncio.sleep(self._pace.take())
            number, error = "", None
            try:
                message = self._read(event.get("text") or event.get("bytes") or "")
                number = message.id
                receipt = await self._grant(message)
                if receipt is not None:
                    await self._send(send, _encode(wire.Reply(number, receipt)))
            except SiegeError as refused:
                error = refused
            if error is not None and not await self._refuse(send, number, error):
                return

    def _read(self, text: str | bytes) -> wire.Message:
        try:
            return DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise SiegeError("bad-message") from error

    async def _refuse(self, send: Any, number: str, error: SiegeError) -> bool:
        """Refuse a message; False if it was one too many, and the socket is closed."""
        await self._send(send, _encode(wire.Refusal(number, self._describe(error))))
        if isinstance(error, TooMany):
            await asyncio.sleep(TOO_FAST_PAUSE)
        elif not isinstance(error, StaleSequence) and self._patience.take():
            reason = SiegeError("bad-socket").words(self.language)
            await send({"type": "websocket.close", "code": NOISY, "reason": _cut(reason)})
            self.context.metrics.closed.inc()
            return False
        return True

    async def _grant(self, message: wire.Message) -> wire.Receipt | None:
        wishes: dict[ActKind, wire.Answer | wire.TakeBack | None] = {
            "choice": message.choice,
            "undo": message.undo,
            "redo": message.redo,
            "rewind": message.rewind,
        }
        for kind, wish in wishes.items():
            if wish is not None:
                if wish.seat is None and not self._follows and self.who.role == SEAT:
                    wish.seat = self.who.seat
                pace = self.door.moves
                await self._check_rights()
                return await self.context.access.act(self.table, self.visitor, pace, kind, wish)
        if message.say is not None:
            return await self._say(message.say)
        check_pace(self.door.moves, self.table, -1 if self.who.seat is None else self.who.seat)
        self.seen = message.since
        self._news.set()
        return None

    async def _say(self, saying: wire.Saying) -> wire.Receipt:
        """Let the others at the table hear something from a seat of the client's."""
        await self._check_rights()
        seat = self.visitor.answering_seat(
            self.seats[0] if saying.seat is None and self.seats else saying.seat, ()
        )
        check_pace(self.door.moves, self.table, seat)
        if saying.option:
            await self.table.propose(seat, saying.option)
        else:
            self.table.say(seat, saying)
        return wire.Receipt(self.table.sequence)

    async def _check_rights(self) -> None:
        """Look again at what the client may do, if anybody's rights have ended since."""
        access = self.context.access
        if self._endings != access.endings:
            self._endings = access.endings
            self.visitor = await access.visitor(self.table.id, self._cookie)

    def _describe(self, error: SiegeError) -> wire.Problem:
        return describe_problem(error, self.language)


def _encode(reply: wire.Reply | wire.Refusal | wire.Talk) -> str:
    return ENCODER.encode(reply).decode()


def _cut(reason: str) -> str:
    """A reason as long as the protocol lets it be."""
    return reason.encode()[:LONGEST_REASON].decode(errors="ignore")
