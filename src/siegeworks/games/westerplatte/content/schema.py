"""The tables of Westerplatte's content: their rows, their columns and what those may hold."""

from siegeworks.games.westerplatte.rules import pieces
from siegeworks.parts.content.schema import ByRow, Column, ListOf, OneOf, Ref, Table, Whole, numbers

PHASES = 2
SORTS = ("positive", "negative")

NUMBERS = {
    "brick-pieces": (11, 200),
    "mine-pieces": (0, 9),
    "grenade-pieces": (0, 9),
    "ammunition": (0, 40),
    "extra-moves": (0, 12),
    "extra-actions": (0, 12),
    "limited-moves": (0, 12),
    "full-wall": (1, 9),
    "ammunition-each": (0, 9),
    "first-cards": (1, 5),
    "moves": (1, 4),
    "actions": (1, 4),
    "last-space": (2, len(pieces.SPACE_NAMES)),
    "mortar-damage": (1, 9),
    "rebuild-bricks": (1, 9),
    "push-spaces": (1, 3),
    "morale-bricks": (1, 9),
    "ammunition-loss": (0, 40),
    "days": (1, 7),
    "day-cards": (6, 20),  # more than the first cards, which must not end a day
    "refill-day": (1, 7),
    "turn-cap": (1, 500),
}
TILES = {
    "morale": Whole(1, 1),
    "mortar": Whole(0, 9),
    "mines": Whole(0, 9),
    "rebuild": Whole(0, 40),
    "ammunition": Whole(0, 40),
    "push-back": Whole(0, pieces.LANES),
}

_LANE = OneOf(pieces.LANE_NAMES)
_PLACE = {
    name: OneOf(("forward" if place < pieces.FIRST_GUARDHOUSE else "guardhouse",))
    for place, name in enumerate(pieces.FIELD_NAMES)
}
SCHEMA = (
    Table(
        "cards",
        (
            Column("phase", Whole(1, PHASES)),
            Column("kind", OneOf(pieces.KIND_NAMES)),
            Column("lane", _LANE, optional=True),
            Column("health", Whole(1, 9), optional=True),
            Column("speed", Whole(1, 3), optional=True),
            Column("fire", Whole(1, 9), optional=True),
            Column("target", Ref("fields"), optional=True),
            Column("moves", ListOf(_LANE, 2, 2)),
        ),
        open=True,
    ),
    Table("fields", (Column("kind", ByRow(_PLACE)),), ids=pieces.FIELD_NAMES),
    Table("paths", (Column("ends", ListOf(Ref("fields"), 2, 2)),), open=True),
    Table(
        "tiles",
        tuple(Column(side, ByRow(TILES)) for side in pieces.SIDE_NAMES),
        ids=pieces.TILE_NAMES,
    ),
    Table(
        "levels",
        (
            Column("tiles", OneOf(pieces.SIDE_NAMES)),
            Column("track", Ref("morale")),
            Column("positive", Whole(0, 20)),
            Column("negative", Whole(0, 20)),
        ),
        ids=pieces.LEVEL_NAMES,
    ),
    Table(
        "morale",
        (Column("spaces", ListOf(OneOf(pieces.TRACK_NAMES), 7, 20, distinct=False)),),
        ids=pieces.SIDE_NAMES,
    ),
    Table(
        "events",
        (
            Column("sort", OneOf(SORTS)),
            Column("kind", OneOf(pieces.EVENT_KIND_NAMES)),
            Column("amount", Whole(0, 16), optional=True, default=0),
            Column("places", ListOf(_LANE, 1, pieces.LANES), optional=True, default=[]),
            Column("passages", ListOf(Ref("paths"), 1, 20), optional=True, default=[]),
        ),
        open=True,
    ),
    numbers("numbers", NUMBERS),
)
