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
    """The chance to win at the beginning of a turn."""

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
    better_text: str = ""  # the text of the better option
    certain: bool = False  # luck had no say in it: the cost has no interval
    nouns: list[str] = []  # where on the board it was
    why: str = ""


class JudgedTurn(msgspec.Struct, frozen=True):
    """A turn, a day or a single decision: what its decisions and its luck did to the chance."""

    place: int  # of its first decision
    words: str
    own: bool  # whether its decisions are the seat's own
    before: float
    decision: float
    luck: float


class DearTurn(msgspec.Struct, frozen=True):
    """A turn that cost much, and the decision in it that did, if one stands out."""

    turn: JudgedTurn
    mistake: Mistake | None


class LuckyDraw(msgspec.Struct, frozen=True):
    """Something that luck brought, and what it was worth."""

    place: int
    turn: str
    noun: str
    words: str
    worth: float


class Analysis(msgspec.Struct, frozen=True):
    """A game judged; ``done`` of ``total`` looks so far, and what is known by then.

    The curve comes roughly first, then point by point; what luck and decisions did, and what cost
    most, comes when all is done. ``opening``, ``luck``, ``skill`` and ``others`` add up to
    ``result``, and turn by turn do what the turns hold.
    """

    done: int
    total: int
    curve: list[CurvePoint]
    worst: list[Mistake]
    opening: Chances | None
    same_luck: Chances | None  # strong play under the luck of this game: opening and luck
    result: float | None  # 1 won, 0 lost
    luck: float | None  # what luck brought, in shares of 1
    skill: float | None  # what the seat's own decisions brought
    others: float | None = None  # what the decisions of others brought
    turns: list[JudgedTurn] = []
    dearest: list[DearTurn] = []
    draws: list[LuckyDraw] = []  # the luckiest first, the unluckiest last
    per_turn: float | None = None  # what a turn of the seat's own brought on average
    standing: str = ""  # which bots decide about as well, and how little one game says
    trust: str = ""  # where the chances come from
    calibrated: bool = False  # whether the chances were measured against games really won


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
    narrow: bool = False  # too narrow for a drawing of 80 columns: the position is told instead


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
