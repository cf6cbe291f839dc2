"""The tables of Stronghold's content: their rows, their columns and what those may hold."""

from collections.abc import Sequence

from siegeworks.games.stronghold.rules import pieces as p
from siegeworks.parts.content.schema import (
    ByRow,
    Column,
    ListOf,
    OneOf,
    Ref,
    Table,
    Whole,
    numbers,
)

MOST_PRICES = 3
MOST_PAID = 4  # units for one card
TILE_NAMES = (
    *p.MACHINE_NAMES,
    *p.EQUIPMENT_NAMES,
    *(name for name in p.TRAINING_NAMES if name not in ("artilleryman", "trainer")),
    *p.ORDER_NAMES,
    "cannon",
    "goblin-cauldron",
    "orc-cauldron",
    "troll-cauldron",
    "spy",
    *p.TRAP_NAMES,
    "wall",
    "platform",
    "pole",
    "bay-window",
)
NUMBERS = {
    "rounds": (1, 20),
    "phase-deal": (3, 3),  # the line has nine cards
    "objective-deal": (2, p.OBJECTIVES),
    "objective-keep": (1, 5),
    "plan-deal": (2, p.PLANS),
    "plan-keep": (1, 5),
    "start-goblins": (0, 10),
    "start-orcs": (0, 10),
    "start-trolls": (0, 10),
    "start-wood": (0, 60),
    "start-walls": (0, 9),
    "start-hourglasses": (0, 20),
    "rampart-spaces": (1, 20),
    "foreground-spaces": (1, 20),
    "tower-spaces": (0, 4),
    "equipment-spaces": (1, 5),
    "barracks-marksmen": (0, 9),
    "barracks-soldiers": (0, 9),
    "barracks-veterans": (0, 9),
    "guards-marksmen": (0, 9),
    "round-hourglasses": (0, 9),
    "exchange-hourglasses": (0, 9),
    "secret-hourglasses": (0, 9),
    "minor-hourglasses": (0, 9),
    "major-hourglasses": (0, 9),
    "saboteur-hourglasses": (0, 3),
    "gale-hourglasses": (0, 3),
    "wood": (5, 60),
    "briefing-units": (1, 30),
    "briefing-wood": (0, 20),
    "minor-units": (1, 9),
    "major-units": (1, 9),
    "spy-units": (0, 3),
    "trainer-trolls": (0, 5),
    "marauder-goblins": (0, 3),
    "marauder-orcs": (0, 3),
    "ritual-bluffs": (0, 2),
    "fury-strength": (1, 9),
    "barrage-limit": (1, 9),
    "deck-hits": (1, 9),
    "deck-misses": (0, 9),
    "hit-cards": (0, 60),
    "miss-cards": (0, 90),
    "recovering": (0, 9),
}
# What an objective may need, and what it may give.
OBJECTIVES = {
    "altar-of-ash": ((1, 9), (1, 3)),
    "bare-battlements": ((1, p.SECTIONS), (1, 3)),
    "hooded-choir": ((1, 3), (1, 5)),
    "full-battery": ((1, 8), (1, 3)),
    "crossed-fire": ((2, 8), (1, 3)),
    "timber-giant": ((1, 3), (1, 20)),
    "heavy-steps": ((1, p.SECTIONS), (1, 5)),
    "outlaws-bargain": ((1, 14), (1, 3)),
    "signs-on-the-stone": ((1, 12), (1, 1)),
    "drums-on-both-flanks": ((1, 20), (1, 9)),
}
# What a plan may give and take; 0 alone where there is no number.
PLANS = {
    "levy-of-the-town": ((1, 5), (0, 2)),
    "forge-by-night": ((1, 1), (0, 3)),
    "masons-shift": ((1, 5), (0, 3)),
    "open-wards": ((0, 0), (0, 2)),
    "scorched-ground": ((1, 30), (0, 3)),
    "second-watch": ((1, 9), (1, 1)),
    "captains-oath": ((1, 5), (1, 1)),
    "topple-the-parapet": ((1, 3), (0, 0)),
    "turned-messenger": ((1, 1), (1, 1)),
    "fouled-axles": ((1, 5), (0, 0)),
}
PHASES = (1,) * 2 + (2,) * 5 + (3,) * 5 + (4,) * 5 + (5,) * 5 + (6,)
BUILDING_OF = (
    *("barracks",) * 2,
    *("cathedral",) * 4,
    *("forge",) * 4,
    "guards",
    *("scouts",) * 3,
    *("workshop",) * 4,
)

_HORDE = OneOf(p.HORDE_NAMES)
_GARRISON = OneOf(p.GARRISON_NAMES)
# The rules count on the strength of units; there is one of each hero.
_STRENGTHS = {
    **{name: Whole(kind + 1, kind + 1) for kind, name in enumerate(p.HORDE_NAMES)},
    **{name: Whole(kind + 1, kind + 1) for kind, name in enumerate(p.GARRISON_NAMES)},
    **dict.fromkeys(p.HERO_NAMES, Whole(0, 9)),
}
_COUNTS = {
    **dict.fromkeys((*p.HORDE_NAMES, *p.GARRISON_NAMES), Whole(1, 200)),
    **dict.fromkeys(p.HERO_NAMES, Whole(1, 1)),
}
_PHASES = {name: Whole(phase, phase) for name, phase in zip(p.CARD_NAMES, PHASES, strict=True)}


def _make_fixed(ids: Sequence[str], values: Sequence[str]) -> ByRow:
    """A column in which each row has the one value that the rules count on."""
    return ByRow({row: OneOf((value,)) for row, value in zip(ids, values, strict=True)})


def _name_sides(ids: Sequence[str], first_right: int) -> ByRow:
    return _make_fixed(ids, [p.SIDE_NAMES[place >= first_right] for place in range(len(ids))])


SCHEMA = (
    Table(
        "units",
        (
            Column("count", ByRow(_COUNTS)),
            Column("strength", ByRow(_STRENGTHS)),
            Column("wood", Whole(0, 9), optional=True, default=0),
        ),
        ids=(*p.HORDE_NAMES, *p.GARRISON_NAMES, *p.HERO_NAMES),
    ),
    Table(
        "sections",
        (
            Column("side", _name_sides(p.SECTION_NAMES, p.FIRST_RIGHT_SECTION)),
            Column("defenders", Whole(1, 6)),
            Column("invaders", Whole(1, 9)),
            Column("garrison", ListOf(_GARRISON, 0, 6, distinct=False)),
            Column("hero", OneOf(p.HERO_NAMES), optional=True),
        ),
        ids=p.SECTION_NAMES,
    ),
    Table(
        "towers",
        (
            Column("left", _make_fixed(p.TOWER_NAMES, ("W1", "W2", "W3", "W5", "W6", "W7", "W8"))),
            Column("right", _make_fixed(p.TOWER_NAMES, ("W2", "W3", "W4", "W6", "W7", "W8", "W9"))),
            Column("opposite", ListOf(Ref("ramparts"), 1, 3)),
        ),
        ids=p.TOWER_NAMES,
    ),
    Table(
        "ramparts",
        (
            Column("side", _name_sides(p.RAMPART_NAMES, p.FIRST_RIGHT_RAMPART)),
            Column("beside", ListOf(Ref("ramparts"), 0, 4)),
        ),
        ids=p.RAMPART_NAMES,
    ),
    Table(
        "paths",
        (
            Column("from", _make_fixed(p.PATH_NAMES, [name[:2] for name in p.PATH_NAMES])),
            Column("to", _make_fixed(p.PATH_NAMES, [name[3:] for name in p.PATH_NAMES])),
            Column("traps", Whole(0, 1)),
        ),
        ids=p.PATH_NAMES,
    ),
    Table(
        "buildings",
        (Column("garrison", ListOf(_GARRISON, 0, 12, distinct=False), optional=True, default=[]),),
        ids=p.BUILDING_NAMES,
    ),
    Table(
        "cards",
        (
            Column("phase", ByRow(_PHASES)),
            Column(
                "prices",
                ListOf(ListOf(_HORDE, 1, MOST_PAID, distinct=False), 0, MOST_PRICES),
                optional=True,
                default=[],
            ),
            Column("wood", Whole(0, 20), optional=True, default=0),
            Column("hourglasses", Whole(0, 9), optional=True, default=0),
        ),
        ids=p.CARD_NAMES,
    ),
    Table(
        "actions",
        (
            Column("building", _make_fixed(p.ACTION_NAMES, BUILDING_OF)),
            Column("hourglasses", Whole(1, 9)),
        ),
        ids=p.ACTION_NAMES,
    ),
    Table("tiles", (Column("count", Whole(0, 60)),), ids=TILE_NAMES),
    Table(
        "hits",
        (
            Column("cannon", ListOf(_HORDE, 0, p.KINDS)),
            Column("pole", ListOf(_HORDE, 0, p.KINDS)),
        ),
        ids=p.HIT_CARD_NAMES,
    ),
    Table(
        "objectives",
        (
            Column("need", ByRow({row: Whole(*need) for row, (need, _) in OBJECTIVES.items()})),
            Column("give", ByRow({row: Whole(*give) for row, (_, give) in OBJECTIVES.items()})),
        ),
        ids=p.OBJECTIVE_NAMES,
    ),
    Table(
        "plans",
        (
            Column(
                "give",
                ByRow({row: Whole(*give) for row, (give, _) in PLANS.items()}),
                optional=True,
                default=0,
            ),
            Column(
                "take",
                ByRow({row: Whole(*take) for row, (_, take) in PLANS.items()}),
                optional=True,
                default=0,
            ),
        ),
        ids=p.PLAN_NAMES,
    ),
    numbers("numbers", NUMBERS),
)
