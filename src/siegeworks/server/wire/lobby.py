"""Tables as the lobby knows them, and what can be done to them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from siegeworks.server.wire.fields import PersonName, SeedText, Title, Word
from siegeworks.server.wire.seating import Link, Me
from siegeworks.server.wire.view import LuckSource, Obstacle, Seat, SeatKind, Takeover


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: somebody at this screen, a bot, or whoever follows a link."""

    kind: SeatKind = "human"
    name: PersonName = ""
    bot: Word = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened; without seats, all of them at this screen, as few as possible."""

    game: Word
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=30)] = []
    title: Title = ""
    seed: SeedText | None = None


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A game from a ``.siege`` record, to be played on or looked at."""

    record: Annotated[str, Meta(max_length=200_000)]
    title: Title = ""
    seats: Annotated[list[SeatWish], Meta(max_length=30)] = []


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """The same game with the same seats again, on fresh luck or on the same."""

    luck: Literal["fresh", "same"] = "fresh"
    title: Title | None = None


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """Another title."""

    title: Title


class TableFacts(msgspec.Struct, frozen=True):
    """What everybody may know of a table who knows its id."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    seats: list[Seat]
    sequence: int
    created: float  # seconds since 1970, UTC
    changed: float
    ending: str | None
    assisted: bool
    rematch_of: str | None
    asked: list[int] = []  # the seats that are waited for; none also if it lies in the store
    winners: list[int] | None = None  # None: it goes on, or lies in the store
    luck_from: LuckSource = "fresh"
    takeovers: list[Takeover] = []  # seats that were taken from others, in a game with secrets
    obstacle: Obstacle = ""  # why it cannot be played on; it can be deleted


class Lobby(msgspec.Struct, frozen=True):
    """A page of tables, newest first; ``before`` is the id to ask for the next page with."""

    tables: list[TableFacts]
    before: str | None


class LobbyEvent(msgspec.Struct, frozen=True):
    """Something that happened to a table."""

    event: Literal["created", "changed", "finished", "deleted"]
    id: str
    table: TableFacts | None  # None: deleted


class Welcome(msgspec.Struct, frozen=True):
    """A table that was just opened: what it is, what you are, and the links to its open seats."""

    table: TableFacts
    me: Me
    links: list[Link]
