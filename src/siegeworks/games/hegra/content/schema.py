"""The tables of Hegra's content: their rows, their columns and what those may hold."""

from dataclasses import dataclass

from siegeworks.core.wording import Phrase
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.effects import read
from siegeworks.parts.content.phrases import Words
from siegeworks.parts.content.schema import (
    ByRow,
    Column,
    Ids,
    ListOf,
    OneOf,
    Ref,
    Table,
    Whole,
    numbers,
)

EDITIONS = ("both", "1940")
MOST_EFFECTS = 6
NUMBERS = {
    "supplies": (0, 10),
    "defence-top": (1, 9),
    "suspicion-floor": (0, 2),
    "fear-start": (0, 9),
    "fear-top": (0, 9),
    "doubt-start": (0, 9),
    "artillery-marker": (1, 2),
    "draws": (1, 8),
    "free-rest": (0, 9),
    "morale-readies": (0, 9),
    "airfield-criterion": (1, 7),
    "machine-gun-hits": (1, 9),
    "machine-gun-bonus": (0, 6),
    "reckless-hits": (1, 9),
    "gun-hits": (1, 9),
    "telephone-pins": (0, 9),
    "token-supplies": (0, 9),
    "counter-suspicion": (0, 6),
    "map-room-snow": (0, 5),
    "morgue-surrender": (1, 30),
    "waiting-surrender": (1, 30),
    "siege-2-day": (1, n.DAYS),
    "mission-penalty": (0, 6),
}
LENGTHS = {
    "supply": ListOf(Whole(1, 9), 4, 4, distinct=False),
    "weather": ListOf(Whole(1, 9), 3, 3, distinct=False),
    "doubt-discs": ListOf(Whole(0, 6), 2, 8, distinct=False),
    "doubt-morale": ListOf(Whole(0, 3), 2, 8, distinct=False),
    "surrender-needs": ListOf(Whole(0, 29), n.SKULL, n.SKULL, distinct=False),
}


@dataclass(frozen=True)
class Deed:
    """An effect of a card, such as ``morale -1``."""

    def can_hold(self, value: object, row: str, ids: Ids) -> bool:
        return read(value) is not None

    def wanted(self, row: str) -> Words:
        return Phrase("content-deed", game="hegra")


@dataclass(frozen=True)
class Goal:
    """What a mission asks for, such as ``defence 3``."""

    def can_hold(self, value: object, row: str, ids: Ids) -> bool:
        word, _, number = value.partition(" ") if isinstance(value, str) else ("", "", "")
        readable = number.isascii() and number.isdecimal() and len(number) < 3
        return word in n.GOAL_NAMES and readable and int(number) > 0

    def wanted(self, row: str) -> Words:
        return Phrase("content-goal", game="hegra", names=", ".join(n.GOAL_NAMES))


def effects(name: str, least: int = 0) -> Column:
    """A column that holds a list of effects; it may be left out where it may be empty."""
    kind = ListOf(Deed(), least, MOST_EFFECTS, distinct=False)
    return Column(name, kind, optional=least == 0, default=[])


_TYPE = OneOf(n.DEFENDER_NAMES)
_FACES = ListOf(Whole(1, 6), 0, 6)
_BOARDS = ("attack-1", "attack-2", "attack-3", "main-1", "main-2", "main-3", "main-4")
SCHEMA = (
    Table(
        "events",
        (
            Column("deck", OneOf(n.DECK_NAMES)),
            Column("edition", OneOf(EDITIONS)),
            Column("weather", OneOf(n.WEATHER_NAMES)),
            Column("order", ListOf(_TYPE, n.TYPES, n.TYPES)),
            Column("infantry", Whole(0, 9)),
            effects("effects"),
            Column("ongoing", OneOf(n.ONGOING_NAMES), optional=True),
            Column("sector", Whole(1, n.SECTORS), optional=True),
            Column("clear", OneOf(n.CLEAR_NAMES), optional=True),
            Column("amount", Whole(0, 5), optional=True, default=0),
        ),
        open=True,
    ),
    Table(
        "morale",
        (
            Column("deck", OneOf(n.CARD_KIND_NAMES[:2])),
            Column("edition", OneOf(EDITIONS)),
            effects("mobilisation", 1),
            effects("attack", 1),
            effects("siege", 1),
            effects("otherwise"),
        ),
        open=True,
    ),
    Table(
        "hearts",
        (Column("kind", OneOf(n.CARD_KIND_NAMES[2:])), effects("price"), effects("gain")),
        open=True,
    ),
    Table("snow", (Column("finds", OneOf(n.FIND_NAMES)), effects("effects")), open=True),
    Table(
        "missions",
        (
            Column("needs", Goal()),
            Column("rounds", ListOf(Whole(1, n.DAYS - 1), 1, 6)),
            Column("rewards", ListOf(ListOf(Deed(), 0, MOST_EFFECTS, False), 1, 6, False)),
        ),
        open=True,
    ),
    Table(
        "spaces",
        (
            Column("need", Whole(1, 4)),
            Column("doubled", ListOf(_TYPE, 0, n.TYPES)),
            Column("barred", ListOf(_TYPE, 0, n.TYPES)),
        ),
        ids=(*n.SPACE_NAMES, "positions"),
    ),
    Table(
        "sectors",
        (
            Column("grenades", _FACES),
            Column("hit", _FACES),
            Column("move", _FACES),
            Column("red", Whole(0, 1)),
            Column("criterion", Whole(1, 7)),
        ),
        ids=_BOARDS,
    ),
    Table(
        "ranges",
        (Column("attack", Whole(1, n.SECTORS + 1)), Column("siege", Whole(1, n.SECTORS + 1))),
        ids=n.DEFENDER_NAMES,
    ),
    Table("tracks", (Column("values", ByRow(LENGTHS)),), ids=tuple(LENGTHS)),
    Table(
        "levels",
        (Column("high", Whole(0, 4)), Column("low", Whole(0, 4)), Column("take", Whole(0, 4))),
        ids=n.MOOD_NAMES,
    ),
    Table(
        "days",
        (Column("patrols", Whole(0, 4)), Column("red", Whole(0, 1))),
        ids=tuple(str(day) for day in range(1, n.DAYS + 1)),
    ),
    Table("nodes", (), ids=n.NODE_NAMES),
    Table("links", (Column("ends", ListOf(Ref("nodes"), 2, 2)),), open=True),
    Table(
        "rows",
        (
            Column("stage", OneOf(n.STAGE_NAMES)),
            Column("criterion", Whole(1, 7)),
            Column("artillery", ListOf(Whole(1, n.ROW_LENGTH), 0, n.ROW_LENGTH)),
        ),
        ids=n.ROW_NAMES,
    ),
    Table(
        "difficulty",
        (
            Column("coup", Whole(1, n.DAYS)),
            Column("retreat", Whole(1, n.DAYS)),
            Column("doubt", Whole(0, 3)),
            Column("supplies", Whole(0, 9)),
            Column("soldiers", Whole(0, 3)),
            Column("volunteers", Whole(0, 3)),
        ),
        ids=n.DIFFICULTY_NAMES,
    ),
    Table(
        "air",
        (Column("kind", OneOf(n.AIR_NAMES)),),
        ids=tuple(f"stack-{number}" for number in range(1, n.AIR_STACKS + 1)),
    ),
    numbers("numbers", NUMBERS),
)
