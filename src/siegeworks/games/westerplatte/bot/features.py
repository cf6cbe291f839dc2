"""A position in numbers, and how likely such positions were held in the end: for bots.

The weights are those of a logistic regression over positions of many games that bots played;
docs/bots.md says which, and how to do it again.
"""

from typing import Final

from siegeworks.games.westerplatte.bot.jobs import Survey
from siegeworks.games.westerplatte.rules.pieces import (
    BRICKS,
    FIELDS,
    FIRST_GUARDHOUSE,
    GRENADES,
    LANES,
    MINES,
    NONE,
)
from siegeworks.games.westerplatte.rules.state import EXTRA_ACTION, EXTRA_MOVE, LIMITED_MOVE, Fort
from siegeworks.parts.counting import total

# The numbers that a position is judged by, in their order, each with its weight
FEATURES: Final[tuple[tuple[str, float], ...]] = (
    ("always", 2.46),
    ("cards to go", -8.03),
    ("bricks in front", -0.36),
    ("bricks of the guardhouses", 1.01),
    ("the weakest guardhouse", 1.05),
    ("the second weakest, whose fall is the end", 0.31),
    ("the second weakest, by the cards to go", 1.69),
    ("bricks in front, by the cards to go", 4.70),
    ("danger on the lanes", -0.82),
    ("troops", 0.60),
    ("health of the troops", -0.95),
    ("all lanes taken", -0.50),
    ("ammunition", 0.27),
    ("officers without ammunition", -0.73),
    ("mines to lay", -0.03),
    ("grenades", 0.74),
    ("bricks to lay", -0.05),
    ("mines laid", 0.84),
    ("low morale", -0.87),
    ("extra moves", 0.40),
    ("extra actions", 1.09),
    ("limited moves", -0.17),
    ("turns lost", -0.60),
    ("the harder side of the tiles", -1.44),
    ("bad events to come", -0.95),
    ("the best job at hand", 0.44),
    ("cards to go for each turn left", -7.80),
    ("high morale", 0.73),
    ("the best jobs of the others", 0.22),
)
WEIGHTS: Final[tuple[float, ...]] = tuple([weight for _, weight in FEATURES])


def measure_features(g: Fort, survey: Survey, prospect: float, others: float) -> list[float]:
    """The position as numbers around 1, in the order of ``FEATURES``."""
    t = g.tables
    to_go = 1.0 - g.filed / (t.days * t.day_cards)
    front = _count_bricks(g, 0, FIRST_GUARDHOUSE) / (t.full_wall * LANES)
    first, second = _find_weakest(g)
    found = [
        1.0,
        to_go,
        front,
        _count_bricks(g, FIRST_GUARDHOUSE, FIELDS) / (t.full_wall * (FIELDS - FIRST_GUARDHOUSE)),
        first / t.full_wall,
        second / t.full_wall,
        second / t.full_wall * to_go,
        front * to_go,
    ]
    _add_troops(g, survey, found)
    _add_supplies(g, found)
    side = t.side[g.level]
    found += [
        (g.turn - g.filed) / 50,
        float(side),
        g.bad_left / 3,
        prospect / 10,
        min(2.0, to_go * t.days * t.day_cards / max(1, t.turn_cap - g.turn)),
        max(0, g.morale - t.start[t.track_of[g.level]]) / 4,
        others / 10,
    ]
    return found


def _count_bricks(g: Fort, first: int, end: int) -> int:
    count = 0
    for field in range(first, end):
        count += g.walls[field]
    return count


def _find_weakest(g: Fort) -> tuple[int, int]:
    """The bricks of the two weakest guardhouses."""
    first = second = g.tables.full_wall
    for field in range(FIRST_GUARDHOUSE, FIELDS):
        bricks = g.walls[field]
        if bricks < first:
            second = first
            first = bricks
        elif bricks < second:
            second = bricks
    return first, second


def _add_troops(g: Fort, survey: Survey, found: list[float]) -> None:
    danger = 0.0
    troops = health = 0
    for lane in range(LANES):
        danger += survey.danger[lane]
        if g.card[lane] != NONE:
            troops += 1
            health += g.tables.health[g.card[lane]] - g.wounds[lane]
    found += [danger / 5, troops / 5, health / 5, 1.0 if troops == LANES else 0.0]


def _add_supplies(g: Fort, found: list[float]) -> None:
    dry = 0
    held = [0, 0, 0]
    for officer in range(len(g.post)):
        if g.ammo[officer] == 0:
            dry += 1
        for kind in (EXTRA_MOVE, EXTRA_ACTION, LIMITED_MOVE):
            held[kind] += g.held(kind, officer)
    found += [
        total(g.ammo) / 8,
        dry / len(g.post),
        g.stock[MINES] / 4,
        g.stock[GRENADES] / 4,
        g.stock[BRICKS] / 8,
        total(g.mine) / 4,
        1.0 / (1 + g.morale),
        held[EXTRA_MOVE] / 5,
        held[EXTRA_ACTION] / 4,
        held[LIMITED_MOVE] / 4,
    ]
