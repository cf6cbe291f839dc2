"""A table as somebody sees it."""

from typing import Literal

import msgspec

from siegeworks.parts.board.records import Outlook
from siegeworks.parts.board.story import Chapter

Name = str | int | None
Zone = Name | list[Name] | dict[str, Name]  # a value, a pile, or a row by name
Role = Literal["seat", "watch", "hand"]
SeatKind = Literal["human", "bot", "open"]
LuckSource = Literal["fresh", "seed", "same", "record", "lesson", "given", "unknown"]
# Why a stored game cannot be played on here: its rules or tables have changed, or it is not here.
Obstacle = Literal["", "changed", "missing"]


class Option(msgspec.Struct, frozen=True):
    """One thing that may be chosen; ``text`` is what is sent back."""

    text: str
    verb: str
    noun: Name
    words: str
    kind: str = ""  # of the noun
    ends_turn: bool = False  # it lets happen what is due
    ends_question: bool = False  # nothing more is wished; what ends a turn ends its question, too
    warning: str = ""  # how it loses the game at once
    closes: str = ""  # nothing more is asked after it: then comes another "question", or "luck"
    repeats: bool = False  # it may be wished as often as it is offered
    steps: int = 1  # of a way to it; more than one: it is not offered itself
    group: str = ""  # the heading that a long list shows it below
    short: str = ""  # its words below that heading
    stack: str = ""  # what it takes one or several of: those of one stack stand side by side
    pick: str = ""  # how many, or which
    change: str = ""  # what it does to what is counted, shortly,
    changes: list[str] = []  # and in sentences
    vain: bool = False  # as things stand, nothing comes of it
    unspent: str = ""  # what could still be done and is given up with it
    place: str = ""  # the noun of the area or piece where it is lit, if that is not its own
    proposed: str = ""  # by whom, in words


class AllOf(msgspec.Struct, frozen=True):
    """All options of a verb as one wish: its words, and the option that it begins with."""

    verb: str
    words: str
    option: str


class WishOffered(msgspec.Struct, frozen=True):
    """Several answers as one wish: sent back by its key, as an answer whose ``how`` is "wish"."""

    key: str
    words: str
    group: str = ""  # the heading that it is shown below,
    short: str = ""  # and its words there
    change: str = ""  # what it does to what is counted


class Refused(msgspec.Struct, frozen=True):
    """A notable option that is not available now, with the reason as code, numbers and words."""

    text: str
    reason: str
    need: int
    have: int
    rule: str
    words: str
    verb: str = ""
    noun: Name = None
    kind: str = ""
    what: str = ""  # the option in words; ``words`` are the reason


class Reasons(msgspec.Struct, frozen=True):
    """Why things are not possible at a sequence: all that somebody may try, notable or not."""

    sequence: int
    refused: list[Refused]


class Prompt(msgspec.Struct, frozen=True):
    """What is asked of this seat."""

    key: str
    rule: str
    words: str
    options: list[Option]
    refused: list[Refused]
    ways: list[Option] = []  # what several steps lead to
    all_of: list[AllOf] = []
    wishes: list[WishOffered] = []
    legend: str = ""  # what the figures of ``change`` are, if any option has some
    shared: bool = False  # others are asked the same, one answer counts, and options are proposed


class LogTitle(msgspec.Struct, frozen=True):
    """The title of a part of the log, such as a day; those of a higher level lie inside."""

    level: int
    words: str


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as far as this seat may hear it.

    ``joins`` is the number of the line before it that says the same, and ``summed`` what all such
    lines say together: a client that shows it leaves out those that were joined. ``level`` is that
    of the title which the line is itself; ``above`` are titles that stand above it.
    """

    number: int
    event: str
    about: dict[str, Name]
    rule: str
    words: str
    level: int = 0
    above: list[LogTitle] = []
    joins: int | None = None
    summed: str = ""
    chapter: Chapter | None = None  # a title that is shown with it


class Seat(msgspec.Struct, frozen=True):
    """Who sits on a seat; an open seat with a bot's name is a bot that was stopped."""

    seat: int
    kind: SeatKind
    name: str
    bot: str = ""
    here: bool = False  # whether somebody on this seat is connected
    side: str = ""  # what it plays, in words, where seats play different sides


class Takeover(msgspec.Struct, frozen=True):
    """That somebody came to a seat of a game with secrets which another, or a bot, had before."""

    seat: int
    taken_by: Literal["host", "link"]  # the host of the table, or whoever followed a link
    taken_from: Literal["person", "bot"]
    sequence: int  # when


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    ending: str
    winners: list[int]
    grade: str
    score: dict[str, int]
    words: str
    seed: str  # shown only now; a text, as browsers lose digits of large numbers
    epilogue: list[str] = []  # what became of it all, in sentences
    points: str = ""  # what the score counts


class Undo(msgspec.Struct, frozen=True):
    """What can be taken back: places of the journal, the latest first, and the latest in words."""

    places: list[int]
    words: str
    redo: bool
    redo_place: int | None = None  # of the journal, where what a redo takes again stands then


class FrameStep(msgspec.Struct, frozen=True):
    """A line of the log by its number, and what had changed when it was told."""

    line: int
    zones: dict[str, Zone]
    outlook: Outlook | None = None  # how things stood then, without marks, if that had changed


class View(msgspec.Struct, frozen=True):
    """A table as one seat, or a spectator, sees it at one moment."""

    version: int
    table: str
    title: str
    game: str
    options: dict[str, str]
    sequence: int  # to be sent back with every answer
    seat: int | None
    role: Role
    seats: list[Seat]
    zones: dict[str, Zone]
    to_move: int | None
    asked: list[int]
    prompt: Prompt | None
    undo: Undo
    log_from: int  # lines that the client has from this number on are replaced by ``log``
    log: list[LogLine]
    result: Result | None
    assisted: bool
    outlook: Outlook | None = None
    secrets: bool = False  # whether seats see different things, so that one screen needs a curtain
    redo_words: str = ""  # what a redo would take again
    steps: list[FrameStep] | None = None  # what changed since the sequence seen; see ``Frames``
    fresh: bool = False  # nobody has chosen anything yet: the log tells how the game was set up
    luck_from: LuckSource = "fresh"  # any other: somebody may know what luck will do
    takeovers: list[Takeover] = []  # whoever had such a seat before has seen what it held


class Moment(msgspec.Struct, frozen=True):
    """An earlier decision of a solo game, to which a practice rewind can go back."""

    place: int  # of the journal
    log: int  # how many log lines there were before it
    rule: str
    words: str  # what was chosen
