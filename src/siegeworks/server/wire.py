"""The wire format, version 1: everything that crosses the network, and nothing else does.

A view holds all that a client needs to draw a table and to answer, and nothing that its seat may
not know. Every struct is part of the OpenAPI schema, and the browser's types are made from it.
"""

from typing import Final

import msgspec

VERSION: Final = 1

Name = str | int | None


class Option(msgspec.Struct, frozen=True):
    """One thing that may be chosen; ``text`` is what is sent back."""

    text: str
    verb: str
    noun: Name
    words: str


class Refused(msgspec.Struct, frozen=True):
    """A notable option that is not available now, with the reason as code, numbers and words."""

    text: str
    reason: str
    need: int
    have: int
    rule: str
    words: str


class Prompt(msgspec.Struct, frozen=True):
    """What is asked of this seat."""

    key: str
    rule: str
    words: str
    options: list[Option]
    refused: list[Refused]


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened, as far as this seat may hear it."""

    number: int
    event: str
    about: dict[str, Name]
    rule: str
    words: str


class Seat(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: str  # "human", "bot" or "open"
    name: str
    bot: str = ""
    here: bool = False  # whether somebody on this seat is connected


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    ending: str
    winners: list[int]
    grade: str
    score: dict[str, int]
    words: str
    seed: str  # shown only now; a text, as browsers lose digits of large numbers


class Undo(msgspec.Struct, frozen=True):
    """What can be taken back: places of the journal, the latest first, and the latest in words."""

    places: list[int]
    words: str
    redo: bool


class View(msgspec.Struct, frozen=True):
    """A table as one seat, or a spectator, sees it at one moment."""

    version: int
    table: str
    title: str
    game: str
    options: dict[str, str]
    sequence: int  # to be sent back with every answer
    seat: int | None
    role: str  # "seat", "watch" or "hand"
    seats: list[Seat]
    zones: dict[str, object]
    to_move: int | None
    asked: list[int]
    prompt: Prompt | None
    undo: Undo
    log: list[LogLine]
    result: Result | None
    assisted: bool


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """A choice: the sequence it was made at, the option's text, and a key that makes retries safe."""

    sequence: int
    option: str
    key: str = ""
    seat: int | None = None  # on a screen that is shared by several seats: which of them


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """Undo or rewind: to which place of the journal; the latest choice if none is named."""

    sequence: int
    to: int | None = None
    seat: int | None = None


class Receipt(msgspec.Struct, frozen=True):
    """An answer that is on disk: the sequence after it, and whether it had been there already."""

    sequence: int
    repeated: bool = False


class Problem(msgspec.Struct, frozen=True):
    """A refusal: its code, a sentence, and what a client needs to go on."""

    code: str
    words: str
    sequence: int | None = None
    rule: str = ""
