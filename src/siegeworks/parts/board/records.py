"""Typed records of everything that is drawn: areas, slots, links, pieces, marks, facts.

A game's ``board/layout.toml`` is read into a ``Layout``. Coordinates are those of its drawn board:
an area or a region lies right and below its ``x`` and ``y``, everything else has its middle there.
A *noun* names something of the rules by kind and name, such as ``field:A`` or ``lane:C``. A symbol
that the game does not have, or whose attribute the piece has not, is not drawn.

They are sent to clients as they are.
"""

from typing import Literal

import msgspec

Point = tuple[float, float]
SlotKind = Literal["pile", "piece", "stand", "tally", "track", "number", "stack", "flag", "text"]
Shape = Literal["round", "box", "path"]


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place that can be lit, chosen and zoomed to; ``x`` and ``y`` are its upper left corner."""

    id: str
    nouns: list[str]  # what it stands for; an option with such a noun lights it
    x: float
    y: float
    width: float
    height: float
    shape: Shape = "box"
    d: str = ""  # of a path
    zoom: str = ""  # the part of the board that a small screen shows it in
    label: str = ""  # a key of the game's words, if its name is written on the board
    places: list[Point] = []  # where pieces stand on it, one after the other
    mark: Point | None = None  # where marks of what comes next are put, instead of its top right
    of: str = ""  # a row; the area is there only if the row has the key that its noun names
    picks: str = ""  # picking it leaves, elsewhere, only options whose noun ends with "-" and this
    tags: dict[str, str] = {}  # what is written on it while this is picked, such as "×2"


class Region(msgspec.Struct, frozen=True):
    """A part of the board that a small screen shows at once; ``words`` is a key of the game's."""

    id: str
    words: str
    x: float
    y: float
    width: float
    height: float


class BoardLink(msgspec.Struct, frozen=True, omit_defaults=True):
    """A path between two areas; ``closed_by`` names zones and the values that close it."""

    start: str
    end: str
    d: str = ""
    closed_by: dict[str, list[str]] = {}


class Pips(msgspec.Struct, frozen=True, omit_defaults=True):
    """Small countable signs on a piece: so many as an attribute says, less what a zone holds.

    With ``zone``, so many as that holds under the same key, such as the rounds of an officer.
    """

    attribute: str
    symbol: str
    x: float
    y: float
    dx: float
    dy: float = 0
    less: str = ""  # a zone; the same key is looked up there
    lost: str = ""  # the symbol of those that are gone
    zone: str = ""
    size: float = 10  # width and height of a sign


class Along(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slot's place by the value of another zone under the same key, or of one that is no row.

    With ``holds``, by the key under which the row ``zone`` holds that value (where a tile lies).
    Of a pile, by what the pile ``zone`` holds at the same place; several alike stand in a line.
    """

    zone: str
    places: dict[str, Point]
    holds: str = ""


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a zone, or one key of it, is drawn; ``x``, ``y`` and all points are centres of pieces.

    - ``pile``: so many ``symbol`` in rows of ``columns``, up to ``most``; gone ones as ``lost``.
      The first lies at ``x``, ``y``, the next one ``dx`` further, the next row ``dy`` further
    - ``piece``: the thing that lies there; its symbol is ``symbol``, in which ``{value}``,
      ``{key}`` and attributes of the piece such as ``{kind}`` are filled in; ``along`` moves it
    - ``stand``: for each key of a row, a piece that stands on the area that its value names
    - ``tally``: for each key of a row, or for ``keys``, so many pieces as its number says, one
      after the other as in a pile; more than ``many`` of them are one piece with a number
    - ``track``: a marker on ``places[value]``; ``labels`` are keys of words for the places, each
      written ``dx`` and ``dy`` beside its place
    - ``number``: a number on a plate, with ``symbol`` beside it
    - ``stack``: a pile of cards, with how many there are
    - ``flag``: ``symbol``, if the value is not nothing; with ``bit``, if that bit is set
    - ``text``: the words for the value
    """

    zone: str
    kind: SlotKind
    x: float = 0
    y: float = 0
    key: str = ""  # of a row
    area: str = ""  # the area it belongs to; {place} is the place in a pile of pieces, from 1
    width: float = 32
    height: float = 32
    symbol: str = ""
    lost: str = ""
    most: int = 0
    many: int = 5  # more than so many alike, and more than ``most``, are one with a number
    keys: list[str] = []  # of a tally
    columns: int = 0
    dx: float = 0
    dy: float = 0
    along: Along | None = None
    pips: list[Pips] = []
    places: list[Point] = []
    labels: list[str] = []
    words: str = ""  # a key of the game's words: what it is, for hover, focus and screen readers
    layer: int = 0  # higher ones lie above; those below 0 lie under the names on the board
    noun: str = ""  # the kind of noun of its piece or, in a row, of its key; log lines light it
    less: str = ""  # a zone whose number is taken off
    active: str = ""  # a zone that names the key whose turn it is; its piece is ringed
    turns: str = ""  # a zone that counts turns: while it is 0, it is nobody's turn yet
    back: str = ""  # the symbol of what lies there face down
    bit: int | None = None  # of a number whose bits each say something: the one meant, 0 the lowest


class VerbPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where an option is lit whose noun is no area: ``area`` itself, or the area named by a zone.

    In ``area``, ``{noun}`` stands for the noun of the option.
    With ``holds``, the area of the key under which the row ``zone`` holds that value (a tile);
    with ``of``, the area that the row ``zone`` names under the key that ``of``'s value gives (the
    post of the active officer), or the pile ``zone`` at that place (a runner of several); else the
    area that the value of ``zone`` names.
    """

    verb: str
    zone: str = ""
    holds: str = ""
    of: str = ""
    kind: str = ""  # of noun that the area has; without one, the area's id is meant
    area: str = ""
    noun: str = ""  # of the option; without one, all options of the verb are meant


class Layout(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole board."""

    width: float
    height: float
    areas: list[Area]
    slots: list[Slot]
    regions: list[Region] = []
    links: list[BoardLink] = []
    verbs: list[VerbPlace] = []


class Piece(msgspec.Struct, frozen=True):
    """Something that lies in zones: its words, and its attributes for symbols and pips."""

    words: str
    letter: str
    attributes: dict[str, str | int]


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What something drawn is and does, and the rule that says so; its name if it has one."""

    words: str
    rule: str = ""
    name: str = ""


class Gauge(msgspec.Struct, frozen=True):
    """How close the side is to losing: ``value`` of ``most``, which is defeat.

    ``danger`` says how things stand, for a word that is read at a glance: 0 held, 1 pressed, 2 in
    danger, 3 about to be lost. None: no such word is told.
    """

    words: str
    value: int
    most: int
    alarm: bool = False  # what protects from it is gone somewhere, though it is not close yet
    danger: int | None = None


class Status(msgspec.Struct, frozen=True):
    """A fact that is always shown: a symbol, a short name and a value.

    Some have the value in a word or a number as well: they are drawn large, to be read at a glance,
    below ``heading`` if the name does not say what that is.
    """

    key: str
    symbol: str
    name: str
    value: str
    short: str = ""
    heading: str = ""


class Mark(msgspec.Struct, frozen=True):
    """Something that comes next, on the nouns it threatens or helps: ``kind`` picks the sign.

    The sign is the symbol ``mark-<kind>`` of the game, with ``text`` (a short number) on it.
    ``share`` says how likely it comes if nobody interferes, 1 being certain; the game's board says
    how such a mark comes true. None: the mark tells what is, or what could be done. What ``stands``
    is a part of the position, and drawn while the steps of a move are shown, too.
    """

    kind: str
    nouns: list[str]
    words: str
    rule: str
    text: str = ""
    share: float | None = None
    stands: bool = False


class Change(msgspec.Struct, frozen=True):
    """What an option does to something that is counted: shortly, and in a sentence."""

    short: str  # "W4 9 → 13"
    words: str
    is_luck: bool = False  # how likely something is, and no difference of what is counted
    is_vain: bool = False  # as things stand, nothing comes of it


class Wish(msgspec.Struct, frozen=True):
    """Several answers at one word: ``key`` says which, ``group`` below which heading it stands."""

    key: str
    words: str
    group: str = ""
    is_foretold: bool = False  # what it does to what is counted is told
    short: str = ""  # its words below the heading


class Outlook(msgspec.Struct, frozen=True):
    """What a game says of a position beside its pieces; counted from the same view."""

    gauge: Gauge | None
    status: list[Status]
    marks: list[Mark]
