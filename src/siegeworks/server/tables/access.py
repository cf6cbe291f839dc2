"""Who a client is at a table: what its cookie opens, and how a link becomes a part of a cookie.

A cookie is scoped to one table and holds one secret for each thing that its client is there: the
host, a seat, a spectator. Several seats in one cookie are several players at one screen.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from siegeworks.server import wire
from siegeworks.server.http.errors import Forbidden
from siegeworks.server.tables.views import SEAT, Onlooker
from siegeworks.server.tokens import hash_of, new_secret
from siegeworks.server.wire.view import Role
from siegeworks.store import LinkRow

if TYPE_CHECKING:
    from siegeworks.store.database import Store

COOKIE: Final = "siegeworks"
MOST: Final = 40  # secrets in a cookie
FRESH: Final = 5.0  # seconds that a session is trusted before the store is asked again
CROWD: Final = 20_000


@dataclass(frozen=True)
class Visitor:
    """What a client is at a table."""

    host: bool = False
    seats: tuple[int, ...] = ()
    hands: tuple[int, ...] = ()
    watch: bool = False

    @property
    def stranger(self) -> bool:
        """Whether the client has no business here."""
        return not (self.host or self.seats or self.hands or self.watch)

    def me(self) -> wire.Me:
        """As the client is told."""
        return wire.Me(self.host, list(self.seats), list(self.hands), self.watch)

    def looks(self, seat: int | None, asked: Sequence[int]) -> tuple[int | None, Role]:
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
        if self.stranger:
            raise Forbidden("stranger")
        return None, "watch"

    def onlooker(
        self, seat: int | None, language: str, asked: Sequence[int], secrets: bool
    ) -> Onlooker:
        """As whom it looks; who plays several seats on one screen takes back for all of them.

        Not in a game with secrets: there each seat at a screen is somebody else.
        """
        eyes, role = self.looks(seat, asked)
        others = () if secrets or role != SEAT else self.seats
        return Onlooker(eyes, role, language, tuple(s for s in others if s != eyes))

    def answers(self, seat: int | None, asked: Sequence[int]) -> int:
        """For which seat it answers: as wished, else one of its own that is asked."""
        if seat is not None:
            if seat not in self.seats:
                raise Forbidden("not-your-seat", seat=seat)
            return seat
        if not self.seats:
            raise Forbidden("no-seat")
        return next((s for s in self.seats if s in asked), self.seats[0])

    def must_host(self) -> None:
        """Refuse everyone but the host."""
        if not self.host:
            raise Forbidden("not-host")


class Access:
    """Knows sessions; remembers them for a few seconds."""

    def __init__(self, store: "Store") -> None:
        self._store = store
        self._known: dict[str, tuple[float, LinkRow | None]] = {}

    async def visitor(self, table_id: str, cookie: str | None) -> Visitor:
        """What a cookie opens at a table."""
        links = [await self._link(secret) for secret in parts(cookie)]
        mine = [link for link in links if link is not None and link.table_id == table_id]
        return Visitor(
            host=any(link.role == "seat" and link.seat is None for link in mine),
            seats=_seats(mine, "seat"),
            hands=_seats(mine, "hand"),
            watch=any(link.role == "watch" for link in mine),
        )

    async def _link(self, secret: str) -> LinkRow | None:
        hashed = hash_of(secret)
        now = time.monotonic()
        then, link = self._known.get(hashed, (-FRESH, None))
        if now - then > FRESH:
            link = await asyncio.to_thread(self._store.session, hashed)
            if len(self._known) >= CROWD:
                self._known.clear()
            self._known[hashed] = (now, link)
        return link

    def forget(self) -> None:
        """Ask the store again: links were closed."""
        self._known.clear()

    async def enter(self, link: str) -> tuple[LinkRow, str] | None:
        """Exchange the secret of a link for one of a session; None if the link is not good."""
        session = new_secret()
        row = await asyncio.to_thread(self._store.exchange, hash_of(link), hash_of(session))
        return None if row is None else (row, session)

    async def make_link(self, table_id: str, role: Role, seat: int | None) -> wire.Link:
        """A new link."""
        secret = new_secret()
        row = LinkRow(hash=hash_of(secret), table_id=table_id, seat=seat, role=role)
        await asyncio.to_thread(self._store.add_links, [row])
        return wire.Link(role, seat, secret, f"/join/{table_id}#{secret}")

    async def give(self, table_id: str, seats: Sequence[int], host: bool) -> list[str]:
        """Session secrets for seats, and for the host's rights, without a link going around."""
        wanted: list[int | None] = [*([None] if host else []), *seats]
        return await asyncio.to_thread(self._give, table_id, wanted)

    def _give(self, table_id: str, seats: Sequence[int | None]) -> list[str]:
        links = [LinkRow(hash=hash_of(new_secret()), table_id=table_id, seat=s) for s in seats]
        self._store.add_links(links)
        sessions = [new_secret() for _ in links]
        for link, session in zip(links, sessions, strict=True):
            self._store.exchange(link.hash, hash_of(session))
        return sessions

    async def leave(self, cookie: str | None) -> None:
        """End all sessions of a cookie."""
        for secret in parts(cookie):
            await asyncio.to_thread(self._store.end_session, hash_of(secret))
        self.forget()


def parts(cookie: str | None) -> list[str]:
    """The secrets in a cookie."""
    return [part for part in (cookie or "").split(".") if part][:MOST]


def joined(cookie: str | None, more: Sequence[str]) -> str:
    """A cookie with more secrets in it, the oldest of them dropped if they are too many."""
    return ".".join([*parts(cookie), *more][-MOST:])


def _seats(links: Sequence[LinkRow], role: Role) -> tuple[int, ...]:
    return tuple(sorted({ln.seat for ln in links if ln.role == role and ln.seat is not None}))
