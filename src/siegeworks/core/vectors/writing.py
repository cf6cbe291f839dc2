"""From a schema to batches of games that write by it."""

import importlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from siegeworks.core.errors import BadSettings, insist
from siegeworks.core.game import Game
from siegeworks.core.luck import draw_bits, make_keys
from siegeworks.core.start import Start, choose_seed
from siegeworks.core.steps import name_field
from siegeworks.core.vectors import batch as b
from siegeworks.core.vectors.fields import BAG, COUNT, LIST, NUMBER, ROW, Field
from siegeworks.core.vectors.schema import Schema
from siegeworks.core.zones import Sight, Zone

SHAPES: Final = {NUMBER: b.NUMBER, ROW: b.ROW, BAG: b.BAG, LIST: b.LIST, COUNT: b.COUNT}
SIGHTS: Final = {
    Sight.ALL: b.OPEN,
    Sight.RULE: b.BY_RULE,
    Sight.COUNT: b.CLOSED,
    Sight.NOBODY: b.CLOSED,
}
IS_COMPILED: Final = not str(b.__file__).endswith(".py")
MOST_TOLD: Final = 1000  # events of a history


def make_bytes(size: int) -> Any:
    """Bytes that a batch writes and others only look at, all 0."""
    if not IS_COMPILED:
        return bytearray(size)
    kinds: Any = importlib.import_module("librt.vecs").vec
    small: Any = importlib.import_module("mypy_extensions").u8
    return kinds[small]([0] * size)


@lru_cache(32)
def make_plan(schema: Schema, history: int = 0) -> b.Plan:
    """How the games of a schema are written down, with so many events of history."""
    at = {field.name: field.at for field in schema.fields if field.zone is None}
    abouts = [
        (field.at, field.width, field.shift)
        for field in schema.fields
        if field.name.startswith("about.") and field.zone is None
    ]
    return b.Plan(
        schema.game,
        [action.code for action in schema.actions],
        [_cut_slice(field, field.zone) for field in schema.fields if field.zone is not None],
        {
            step: b.Question(number, [name_field(taken) for taken in step.takes])
            for number, step in enumerate(schema.questions, 1)
        },
        abouts,
        (at["seat"], at["ending"], at["asked"], at["question"]),
        schema.size,
        history,
    )


def _cut_slice(field: Field, zone: Zone) -> b.Slice:
    sight = SIGHTS.get(zone.sight)
    if sight is None:  # the owner's: one seat's, or each seat's own place of a row
        sight = b.OWNED if zone.owner >= 0 else b.BY_PLACE
    count, width = len(field.places), field.width
    return b.Slice(zone, SHAPES[field.shape], sight, field.at, count, width, field.shift)


def read_start(
    game: Game, seats: int | None, options: Mapping[str, str], tables: Any = None
) -> Start:
    """How the games of a batch start; refuses what the game does not know."""
    settings = game.read_settings(options)
    count = game.read_seats(seats, settings)
    return Start(game, count, settings, None, game.tables() if tables is None else tables)


def make_batch(schema: Schema, start: Start, places: int, history: int = 0) -> b.Batch:
    """A batch of games that are still to begin."""
    insist(BadSettings, "history", history, int)
    if not 0 <= history <= MOST_TOLD:
        raise BadSettings("history", found=history)
    plan = make_plan(schema, history)
    base = start.game.set_up(start.seats, start.settings, start.tables)
    head = bytes([0, start.seats, *start.settings])
    sizes = (places * (plan.width + 6 * history), places * len(plan.codes), places, places)
    return b.Batch(plan, base, head, places, *map(make_bytes, sizes))


def find_seed_of(seed: int, number: int) -> int:
    """The seed of the game of that number: the first one's is the seed itself."""
    if number == 0:
        return seed
    low, high = make_keys(choose_seed(seed))
    return (draw_bits(low, high, 0, number) << 30) ^ draw_bits(low, high, 1, number)
