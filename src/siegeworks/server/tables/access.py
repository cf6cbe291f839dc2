"""Who a client is at a table, and what it may do there, how often.

A cookie is scoped to one table and holds one secret for each thing that its client is there: the
host, a seat, a spectator. Several seats in one cookie are several players at one screen. A link
becomes a part of a cookie. Of each secret only the hash is stored.
"""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from siegeworks.server import wire
from siegeworks.server.http.errors import Conflict, Forbidden, TooMany
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.http.rate_limits import RateLimiter
from siegeworks.server.tables.table import Table
from siegeworks.server.tables.views import SEAT, Onlooker
from siegeworks.server.wire.view import Role
from siegeworks.store import LinkRow

if TYPE_CHECKING:
    from siegeworks.store.database import Store

COOKIE: Final = "siegeworks"
MOST: Final = 40  # secrets in a cookie
FRESH: Final = 5.0  # seconds that a session is trusted before the store is asked again
CROWD: Final = 20_000  # sessions remembered at once
ActKind = Literal["choice", "undo", "redo", "rewind"]


def make_secret() -> str:
    """A secret that nobody can guess, fit for a link or a cookie: 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> str:
    """What is stored of a secret. It has enough bits of its own to need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Visitor:
    """What a client is at a table."""

    is_host: bool = False
    seats: tuple[int, ...] = ()
    hands: tuple[int, ...] = ()
    is_spectator: bool = False

    @property
    def is_stranger(self) -> bool:
        """Whether the client has no business here."""
        return not (self.is_host or self.seats or self.hands or self.is_spectator)

    def refuse_stranger(self) -> None:
        """Refuse a client that has no business here."""
        if self.is_stranger:
            raise Forbidden("stranger")

    def refuse_guest(self) -> None:
        """Refuse everyone but the host."""
        if not self.is_host:
            raise Forbidden("not-host")

    def facts(self) -> wire.Me:
        """As the client is told."""
        return wire.Me(self.is_host, list(self.seats), list(self.hands), self.is_spectator)

    def eyes(self, seat: int | None, asked: Sequence[int]) -> tuple[int | None, Role]:
        """With whose eyes it looks: as wished, else those of a seat of its own that is asked."""
        if seat is not None:
            if seat in self.seats:
                return seat, "seat"
            if seat in self.hands:
                return seat, "hand"
            raise Forbidden("not-your-seat", seat=seat)
        if self.seats:
            return next((s for s in self.seats if s in asked), self.seats[0]), "seat"
        if self.hands:
            return self.hands[0], "hand"
        self.refuse_stranger()
        return None, "watch"

    def is_covered(self, seat: int | None, table: Table) -> bool:
        """Whether it must say first who looks: several at one screen have secrets of their own."""
        several = seat is None and len(self.seats) > 1
        return several and table.match.can_seats_differ and table.match.result is None

    def onlooker(self, seat: int | None, language: str, table: Table) -> Onlooker:
        """As whom it looks; who plays several seats on one screen takes back for all of them.

        Not where seats see different things: there each seat at a screen is somebody else.
        """
        eyes, role = self.eyes(seat, table.match.asked)
        others = () if table.match.can_seats_differ or role != SEAT else self.seats
        return Onlooker(eyes, role, language, tuple(s for s in others if s != eyes))

    def answering_seat(self, seat: int | None, asked: Sequence[int]) -> int:
        """For which seat it answers: as wished, else one of its own that is asked."""
        if seat is not None:
            if seat not in self.seats:
                raise Forbidden("not-your-seat", seat=seat)
            return seat
        if not self.seats:
            raise Forbidden("no-seat")
        return next((s for s in self.seats if s in asked), self.seats[0])


class Access:
    """Knows sessions, remembers them for a few seconds, and lets clients act."""

    def __init__(self, store: "Store", metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._known: dict[str, tuple[float, LinkRow | None]] = {}
        self.endings = 0  # how often rights have ended: then everybody's are looked at again

    # Acting

    async def act(
        self,
        table: Table,
        visitor: Visitor,
        pace: RateLimiter,
        kind: ActKind,
        wish: wire.Answer | wire.TakeBack,
    ) -> wire.Receipt:
        """Do for a client what it may do, at the pace of its door."""
        seat = visitor.answering_seat(wish.seat, await table.list_asked())
        check_pace(pace, table, seat)
        _refuse_seat_of_bot(table, seat)
        start = time.perf_counter()
        if isinstance(wish, wire.Answer):
            receipt = await table.choose(seat, wish)
        elif kind == "undo":
            receipt = await table.undo(
                _find_whose(table, visitor, seat, table.match.undo_seat), wish
            )
        elif kind == "redo":
            receipt = await table.redo(
                _find_whose(table, visitor, seat, table.match.redo_seat), wish
            )
        else:
            receipt = await table.rewind(wish)
        self._metrics.moves["human"].inc()
        self._metrics.move_seconds["human"].observe(time.perf_counter() - start)
        return receipt

    # Sessions and links

    async def visitor(self, table_id: str, cookie: str | None) -> Visitor:
        """What a cookie opens at a table."""
        links = await self._list_links(cookie)
        mine = [link for link in links if link.table_id == table_id]
        return Visitor(
            is_host=any(link.role == "seat" and link.seat is None for link in mine),
            seats=_list_seats(mine, "seat"),
            hands=_list_seats(mine, "hand"),
            is_spectator=any(link.role == "watch" for link in mine),
        )

    async def _list_links(self, cookie: str | None) -> list[LinkRow]:
        """The links behind a cookie; what is not known is asked for at once, however much it is."""
        hashes = [hash_secret(secret) for secret in split_cookie(cookie)]
        late = time.monotonic() - FRESH
        unknown = [one for one in hashes if self._known.get(one, (-FRESH, None))[0] < late]
        while unknown:
            endings = self.endings
            found = await asyncio.to_thread(self._store.sessions, unknown)
            if endings != self.endings:  # rights have ended meanwhile: these may be among them
                unknown = hashes
                continue
            if len(self._known) >= CROWD:
                self._known.clear()
            now = time.monotonic()
            self._known.update({one: (now, found.get(one)) for one in unknown})
            break
        known = [self._known.get(one, (0.0, None))[1] for one in hashes]
        return [link for link in known if link is not None]

    def forget(self) -> None:
        """Ask the store again: rights have ended."""
        self._known.clear()
        self.endings += 1

    async def enter(self, link: str) -> str | None:
        """Exchange the secret of a link for one of a session; None if the link is not good."""
        session = make_secret()
        hashes = hash_secret(link), hash_secret(session)
        row = await asyncio.to_thread(self._store.exchange, *hashes)
        return None if row is None else session

    async def enter_alone(self, table: Table, link: str) -> str | None:
        """The same for a link to a seat: whoever had the seat before is out, here and now."""
        session = make_secret()
        facts = hash_secret(link), hash_secret(session), table.match.can_seats_differ
        row = await asyncio.to_thread(self._store.exchange_alone, *facts)
        await self._end_rights(table)
        return None if row is None else session

    async def take_seat(self, table: Table, seat: int) -> str:
        """Let the host have a seat, whoever had it before: the secret of a session."""
        link = LinkRow(hash=hash_secret(make_secret()), table_id=table.id, seat=seat)
        session = make_secret()
        facts = link, hash_secret(session), table.match.can_seats_differ
        await asyncio.to_thread(self._store.take_seat, *facts)
        await self._end_rights(table)
        return session

    async def leave_seat(self, table: Table, seat: int) -> int:
        """End all that leads to a seat or into its hand; how many links were closed."""
        number = await asyncio.to_thread(self._store.leave_seat, table.id, seat)
        await self._end_rights(table)
        return number

    async def close_links(self, table: Table, role: Role, seat: int | None) -> int:
        """Close links, and send those away who came in by them; how many."""
        number = await asyncio.to_thread(self._store.revoke, table.id, seat, role)
        await self._end_rights(table)
        return number

    async def _end_rights(self, table: Table) -> None:
        self.forget()
        await table.check_holders()

    async def list_guests(self, table: Table) -> set[int]:
        """The seats that somebody has who came by a link."""
        links = await asyncio.to_thread(self._store.links, table.id)
        good = [link for link in links if link.handed and link.used and not link.revoked]
        return {link.seat for link in good if link.role == "seat" and link.seat is not None}

    async def make_link(self, table_id: str, role: Role, seat: int | None) -> str:
        """A new link: its secret."""
        secret = make_secret()
        row = LinkRow(
            hash=hash_secret(secret), table_id=table_id, seat=seat, role=role, handed=True
        )
        await asyncio.to_thread(self._store.add_links, [row])
        return secret

    async def find_link(self, table_id: str, secret: str, cookie: str | None) -> LinkRow | None:
        """The link with a secret, if it can still be followed by this client.

        Whoever has followed it before may do so again.
        """
        row = await asyncio.to_thread(self._store.link, hash_secret(secret))
        if row is None or row.table_id != table_id or row.revoked:
            return None
        if row.used and row.role != "watch" and not await self.has_followed(row, cookie):
            return None
        return row

    async def has_followed(self, link: LinkRow, cookie: str | None) -> bool:
        """Whether a cookie came by a link."""
        return any(row.hash == link.hash for row in await self._list_links(cookie))

    async def make_sessions(self, table_id: str, seats: Sequence[int], host: bool) -> list[str]:
        """Session secrets for seats, and for the host's rights, without a link going around."""
        wanted: list[int | None] = [*([None] if host else []), *seats]
        return await asyncio.to_thread(self._make_sessions, table_id, wanted)

    def _make_sessions(self, table_id: str, seats: Sequence[int | None]) -> list[str]:
        links = [LinkRow(hash=hash_secret(make_secret()), table_id=table_id, seat=s) for s in seats]
        self._store.add_links(links)
        sessions = [make_secret() for _ in links]
        for link, session in zip(links, sessions, strict=True):
            self._store.exchange(link.hash, hash_secret(session))
        return sessions

    async def leave(self, cookie: str | None) -> None:
        """End all sessions of a cookie."""
        for secret in split_cookie(cookie):
            await asyncio.to_thread(self._store.end_session, hash_secret(secret))
        self.forget()


def check_pace(pace: RateLimiter, table: Table, seat: int | None) -> None:
    """Refuse a seat that is too fast."""
    wait = pace.take((table.id, seat))
    if wait:
        raise TooMany("too-fast", seconds=wait)


def split_cookie(cookie: str | None) -> list[str]:
    """The secrets in a cookie."""
    return [part for part in (cookie or "").split(".") if part][:MOST]


def extend_cookie(cookie: str | None, more: Sequence[str]) -> str:
    """A cookie with more secrets in it, the oldest of them dropped if they are too many."""
    return ".".join([*split_cookie(cookie), *more][-MOST:])


def _list_seats(links: Sequence[LinkRow], role: Role) -> tuple[int, ...]:
    return tuple(sorted({ln.seat for ln in links if ln.role == role and ln.seat is not None}))


def _refuse_seat_of_bot(table: Table, seat: int) -> None:
    """Refuse somebody for whom a bot plays now; the seat can be given back."""
    if any(row.seat == seat and row.kind == "bot" for row in table.seats):
        raise Conflict("bot-plays", seat=seat)


def _find_whose(table: Table, visitor: Visitor, seat: int, last: int | None) -> int:
    """For whom a choice is taken back: of several seats at one screen, for the one that made it."""
    if last is None or last not in visitor.seats or table.match.can_seats_differ:
        return seat
    return last
