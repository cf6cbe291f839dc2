"""The tables of Ante Portas's content: their rows, their columns and what those may hold."""

from dataclasses import dataclass

from siegeworks.core.wording import Phrase
from siegeworks.games.ante_portas.content import reading
from siegeworks.games.ante_portas.rules import pieces as p
from siegeworks.parts.content.phrases import Words
from siegeworks.parts.content.schema import Column, Ids, ListOf, OneOf, Table, Whole, numbers

NUMBERS = {
    "years": (1, 5), "turns-1": (1, 9), "turns-2": (1, 9), "turns-3": (1, 9), "turns-4": (1, 9),
    "spawn-cards-1": (0, 9), "spawn-cards-2": (0, 9), "spawn-cards-3": (0, 9),
    "quiet-winters-1": (0, 5), "quiet-winters-2": (0, 5), "quiet-winters-3": (0, 5),
    "wave-rounds-1": (1, 9), "wave-rounds-2": (1, 9), "wave-rounds-3": (1, 9),
    "basic-storage": (3, 20), "basic-warehouse": (1, 20), "start-tools": (0, 40),
    "start-food": (0, 1), "start-goods": (3, 3), "start-farms": (1, 9), "start-farmers": (0, 8),
    "start-soldiers": (0, 9), "smithy": (0, 9), "buffer-times": (1, 5), "factory-reach": (0, 9),
    "factory-bonus": (0, 3), "citizen-meal": (1, 1), "building-spots-1": (5, 60),
    "building-spots-2": (5, 60), "storage-spots": (1, 9), "raze-tools": (0, 9),
    "dolly-goods": (1, 9), "bond-dollars": (0, 9), "farmers": (20, 200), "citizens": (10, 200),
    "fee-1": (0, 5), "fee-2": (0, 5), "basic-units": (3, 60), "elite-units": (3, 60),
    "basic-strength": (1, 1), "elite-strength": (3, 3), "strong-basic": (2, 2),
    "strong-elite": (6, 6), "trench-bunker-tiles": (0, 28), "guard-tiles": (0, 28),
    "catapult-howitzer-tiles": (0, 28), "mine-tiles": (0, 28), "trap-bomb-tiles": (0, 28),
    "mine-faces": (0, 28), "trap-holds": (1, 9), "trap-bonus": (0, 9), "knockback-units": (1, 9),
    "knockback-hexes": (1, 2), "supreme-bonus": (0, 9), "bomb-damage": (0, 9),
    "bomb-splash": (0, 9), "heal-food": (0, 9), "heal-dollars": (0, 9),
    "soldiers-per-hex": (1, 30),
}  # fmt: skip
MOST = 8  # entries of a list


@dataclass(frozen=True)
class Said:
    """Something said in a few words that one of the readers understands, such as ``wood 2``."""

    reader: str

    def can_hold(self, value: object, row: str, ids: Ids) -> bool:
        return isinstance(value, str) and reading.can_read(self.reader, value)

    def wanted(self, row: str) -> Words:
        example = reading.EXAMPLES[self.reader]
        return Phrase("content-said", game="ante-portas", example=example)


def _list_said(reader: str, least: int = 0) -> ListOf:
    return ListOf(Said(reader), least, MOST, distinct=False)


_MARKETS = ("west-market", "east-market", "south-market")
_PLACES = OneOf((*p.PLACE_NAMES[: p.FIRST_CENTER], *_MARKETS))
_STEPS = ("left", "down", "right")
_OPTIONAL_COST = Column("cost", _list_said("resource"), optional=True, default=[])

SCHEMA = (
    Table(
        "cards",
        (
            Column("top", _list_said("spawn", 1)),
            Column("arrows", _list_said("arrow"), optional=True, default=[]),
            Column("groups", ListOf(ListOf(OneOf(_STEPS), 1, 3), 0, 4, distinct=False), True, []),
            Column("power", OneOf(p.POWER_NAMES), optional=True),
            Column("take", Said("invaders"), optional=True),
            Column("give", Said("invaders"), optional=True),
            Column("value", Whole(0, 9), optional=True, default=0),
            Column("at", _list_said("hit"), optional=True, default=[]),
            Column("unit", OneOf(tuple(reading.UNITS)), optional=True),
        ),
        ids=p.CARD_NAMES,
    ),
    Table(
        "works",
        (
            Column("cost", _list_said("resource", 1)),
            Column("crew", Said("people"), optional=True),
            Column("strength", Whole(0, 9), optional=True, default=0),
            Column("arrows", _list_said("look"), optional=True, default=[]),
            Column("damage", Whole(0, 9), optional=True, default=0),
        ),
        ids=p.WORK_NAMES,
    ),
    Table(
        "buildings",
        (
            Column("cost", _list_said("resource", 1)),
            Column("from", OneOf(p.BUILDING_NAMES), optional=True),
            Column("worker", OneOf(p.KIND_NAMES), optional=True),
            Column("workers", Whole(1, 3), optional=True, default=1),
            Column("houses", Said("people"), optional=True),
            Column("storage", Whole(0, 9), optional=True, default=0),
            Column("output", Whole(0, 9), optional=True, default=0),
            Column("money", Whole(0, 9), optional=True, default=0),
            Column("limit", Whole(0, 30), optional=True, default=0),
            Column("box", Whole(1, 60)),
        ),
        ids=p.BUILDING_NAMES,
    ),
    Table(
        "places",
        (Column("actions", ListOf(_list_said("action", 1), 1, 2, distinct=False)),),
        ids=p.PLACE_NAMES[: p.FIRST_CENTER],
    ),
    Table(
        "markets",
        (Column("actions", ListOf(_list_said("action", 1), 3, 4, distinct=False)),),
        ids=p.MARKET_NAMES,
    ),
    Table(
        "improvements",
        (
            Column("copies", ListOf(Whole(0, 9), 2, 2, distinct=False)),
            Column("lasting", Whole(0, 1), optional=True, default=0),
            _OPTIONAL_COST,
            Column("actions", _list_said("action"), optional=True, default=[]),
            Column("houses", Said("people"), optional=True),
            Column("room", Said("room"), optional=True),
            Column("bonus", OneOf(p.GOOD_NAMES), optional=True),
            Column("yearly", Said("action"), optional=True),
        ),
        ids=p.IMPROVEMENT_NAMES,
    ),
    Table(
        "spots",
        (
            Column("valley", _PLACES),
            Column("ridge", _PLACES),
            Column("delta", _PLACES),
            Column("dealt", OneOf(("start", "era-1", "era-2")), optional=True),
        ),
        ids=p.SPOT_NAMES[: p.SMALL_SPOT],
    ),
    numbers("numbers", NUMBERS),
)
