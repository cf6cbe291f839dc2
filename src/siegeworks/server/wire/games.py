"""The games and their rules."""

import msgspec

from siegeworks.server.wire.fields import Title


class ValueFacts(msgspec.Struct, frozen=True):
    """A value of an option, with its words, a line that explains it, and how hard it is measured.

    ``measured`` is the share of games that the strongest bot wins, by number of seats, in per cent.
    """

    value: str
    words: str
    hint: str
    measured: dict[str, float] = {}


class SettingFacts(msgspec.Struct, frozen=True):
    """An option of a game: its values, the first of them the default.

    ``facts`` are in the order that people read them in. ``clashes``: for some of the values, the
    names of options that keep their defaults with it. ``seats``: for some of the values, how many
    may play with it.
    """

    name: str
    values: list[str]
    words: str = ""
    hint: str = ""
    facts: list[ValueFacts] = []
    clashes: dict[str, list[str]] = {}
    seats: dict[str, list[int]] = {}


class LevelFacts(msgspec.Struct, frozen=True):
    """A level of the game's bots: what it is, and how strong it was measured to be, in words.

    ``options`` are those that it was measured on: of other games the words say nothing.
    """

    level: str
    words: str
    measured: str
    options: dict[str, str] = {}


class LessonFacts(msgspec.Struct, frozen=True):
    """A lesson of a game."""

    key: str
    title: str
    blurb: str
    minutes: int


class GameFacts(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    key: str
    title: str
    blurb: str
    seats: list[int]
    options: list[SettingFacts]
    teaching: bool
    rules: int
    bots: list[str]
    about: str = ""
    minutes: list[int] = []  # from, to
    together: bool = False  # all seats win or lose as one
    levels: list[LevelFacts] = []
    lessons: list[LessonFacts] = []
    emblem: str = ""  # the address of a drawing
    endings: dict[str, str] = {}  # how it may end, in words for those who look on
    own_endings: dict[str, str] = {}  # and for those who play, where they differ
    titles: dict[
        str, str
    ] = {}  # what tables are called by themselves, from any language to this one
    cards: bool = False  # whether it has cards that can be looked through
    secrets: bool = False  # whether seats see different things
    sides: list[str] = []  # what each seat plays, where they play different sides


class Paragraph(msgspec.Struct, frozen=True):
    """A numbered paragraph of the rules reference, in Markdown."""

    number: str
    title: str
    text: str


class LessonStep(msgspec.Struct, frozen=True):
    """What a lesson says at a moment of its game.

    It is said once the player has made ``turn`` decisions, after the steps before it. ``point`` are
    nouns to be lit, ``choose`` is the option that the lesson asks for, and ``accept`` all that will
    do; without any, the player goes on by a button.
    """

    turn: int
    words: str
    point: list[str]
    choose: str
    rule: str
    accept: list[str] = []


class Lesson(msgspec.Struct, frozen=True):
    """A guided game on real rules, with luck from a fixed seed: what is said, and what comes then.

    ``won`` is what has been reached at its end, ``next`` the lesson after it. Who is taught plays
    on ``seat``; on the others, bots do as the lesson has it.
    """

    key: str
    title: str
    game: str
    seats: int
    options: dict[str, str]
    seed: str
    steps: list[LessonStep]
    won: str = ""
    next: LessonFacts | None = None
    seat: int = 0


class LessonTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table for a lesson; all but its title is as the lesson says."""

    title: Title = ""
