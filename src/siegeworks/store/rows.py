"""The rows of the store as Python sees them."""

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

EntryKind = Literal["choice", "luck", "back"]
SeatKind = Literal["human", "bot", "open"]
Role = Literal["seat", "watch", "hand"]
Luck = Literal["own", "given"]
# Fresh from the server; by a seed that was chosen; the same as in an earlier game; as a record has
# it; as a lesson has it; as people say; or a program opened the game that did not note it.
LuckSource = Literal["fresh", "seed", "same", "record", "lesson", "given", "unknown"]
TakenBy = Literal["host", "link"]  # the host of the table, or whoever followed a link
TakenFrom = Literal["person", "bot"]


def make_id() -> str:
    """A new id that nobody can guess: 22 letters, digits, hyphens and underscores."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """How a game began, and what is known of it now."""

    game: str
    rules: int
    content: str  # what tells its content tables from others
    seats: int
    settings: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None  # None: not known here
    luck: Luck = "own"
    position: str = ""  # where it began, if not at the set-up
    title: str = ""
    id: str = field(default_factory=make_id)
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    length: int = 0  # rows in the journal
    ending: str | None = None  # None: it goes on
    assisted: bool = False
    rematch_of: str | None = None
    luck_from: LuckSource = "fresh"

    @property
    def is_luck_known(self) -> bool:
        """Whether somebody may know what luck, or what lies hidden, will bring here."""
        return self.luck_from not in ("fresh", "unknown") or bool(self.position)


@dataclass(frozen=True)
class Entry:
    """One row of a journal; ``seq`` is given by the store, and ``at`` too if it is 0."""

    kind: EntryKind
    text: str  # the option, the outcome, or for "back" how many of the entries that count stay
    seat: int | None = None
    key: str | None = None  # sent again, it counts once
    at: float = 0.0
    seq: int = -1


@dataclass(frozen=True)
class SeatRow:
    """Who sits where."""

    seat: int
    kind: SeatKind = "open"
    name: str = ""
    bot: str = ""


@dataclass(frozen=True, kw_only=True)
class LinkRow:
    """A way in, known by the hash of its secret only."""

    hash: str
    table_id: str
    seat: int | None = None  # None: a spectator, or all seats of one screen
    role: Role = "seat"
    handed: bool = False  # its secret went around, so that somebody else may have followed it
    used: bool = False
    revoked: bool = False
    created: float = field(default_factory=time.time)


@dataclass(frozen=True)
class TakeoverRow:
    """That somebody came to a seat which somebody else, or a bot, had before."""

    seat: int
    taken_by: TakenBy
    taken_from: TakenFrom
    seq: int  # rows in the journal by then
    at: float = field(default_factory=time.time)
