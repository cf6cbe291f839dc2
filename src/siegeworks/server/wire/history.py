"""A game looked back at: step by step, by move, and judged."""

import msgspec

from siegeworks.parts.board.records import Outlook
from siegeworks.server.wire.fields import OptionText, Place, SeatNumber, Title
from siegeworks.server.wire.view import FrameStep, Zone


class Frames(msgspec.Struct, frozen=True):
    """What changed with each line of the log since a sequence, so that it can be shown in steps."""

    start: dict[str, Zone]
    steps: list[FrameStep]
    outlook: Outlook | None = None  # how things stood at the start, without marks


class Turn(msgspec.Struct, frozen=True):
    """A decision of a game: where it stands in the journal, whose it was and what was chosen."""

    place: int
    seat: int
    rule: str
    words: str
    log: int  # how many lines of the log came before it
    text: str = ""  # the option's text; as the words, only of those whose choices you may know


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A what-if: a table of one's own that goes on from a place of the journal, with fresh luck."""

    place: Place
    title: Title = ""


class Chances(msgspec.Struct, frozen=True):
    """A share with the bounds of its 95 % interval, each from 0 to 1."""

    value: float
    low: float
    high: float


class CurvePoint(msgspec.Struct, frozen=True):
    """The chance to win just before a decision."""

    place: int
    seat: int
    chance: Chances


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost much, and what was better."""

    place: int
    seat: int
    rule: str
    chosen: str
    better: str
    cost: Chances


class Analysis(msgspec.Struct, frozen=True):
    """A game judged; ``done`` of ``total`` looks so far, and what is known by then.

    The curve comes roughly first, then point by point; what cost most comes when all is done.
    """

    done: int
    total: int
    curve: list[CurvePoint]
    worst: list[Mistake]
    opening: Chances | None
    same_luck: Chances | None  # other decisions under the luck of this game, if it is known
    result: float | None  # 1 won, 0 lost
    luck: float | None  # what this luck is worth against any other, in shares of 1
    skill: float | None  # what the decisions were worth against those of habit


class LuckRow(msgspec.Struct, frozen=True):
    """A kind of thing that luck brings: how often it came, and how often to expect (95 % band)."""

    words: str
    seen: int
    expected: float
    low: float
    high: float


class LuckStream(msgspec.Struct, frozen=True):
    """What luck did for one purpose, such as drawing cards."""

    words: str
    draws: int
    rows: list[LuckRow]


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line typed in text mode; the same commands as in the terminal."""

    line: OptionText
    sequence: Place
    seat: SeatNumber | None = None


class TextPart(msgspec.Struct, frozen=True):
    """A part of a position in sentences: a title, and a sentence for each thing."""

    title: str
    items: list[str]


class TextPage(msgspec.Struct, frozen=True):
    """What text mode shows: an answer, or the whole position with its numbered options.

    A whole position also comes in sentences, for those who hear it.
    """

    lines: list[str]
    sequence: int
    parts: list[TextPart] = []
