"""A position in numbers, and how likely such positions were held in the end: for bots.

The weights are those of a logistic regression over positions of many games that bots played;
docs/bots.md says which, and how to do it again.
"""

from math import exp
from typing import Final

from siegeworks.games.westerplatte.bot.worths import Survey
from siegeworks.games.westerplatte.content.tables import (
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

NAMES: Final[tuple[str, ...]] = (
    "always",
    "cards to go",
    "bricks in front",
    "bricks of the guardhouses",
    "the weakest guardhouse",
    "the second weakest, whose fall is the end",
    "the second weakest, by the cards to go",
    "bricks in front, by the cards to go",
    "danger on the lanes",
    "troops",
    "health of the troops",
    "all lanes taken",
    "ammunition",
    "officers without ammunition",
    "mines to lay",
    "grenades",
    "bricks to lay",
    "mines laid",
    "low morale",
    "extra moves",
    "extra actions",
    "limited moves",
    "turns lost",
    "the harder side of the tiles",
    "bad events to come",
    "the best job at hand",
    "cards to go for each turn left",
    "high morale",
    "the best jobs of the others",
)
WEIGHTS: Final[tuple[float, ...]] = (
    0.40, -6.62, -1.26, 2.10, 0.95, -0.32, 3.51, 5.00, -1.67, 0.00, -0.01, -0.50, 0.19, -0.34,
    0.03, 0.26, -0.16, 0.73, -1.04, 0.47, 0.74, 0.27, -0.60, -1.43, -0.72, 0.60, -13.34, -0.94,
    1.16,
)  # fmt: skip


def features(g: Fort, survey: Survey, prospect: float, others: float) -> list[float]:
    """The position as numbers around 1, in the order of ``NAMES``."""
    t = g.tables
    to_go = 1.0 - g.filed / (t.days * t.day_cards)
    front = _bricks(g, 0, FIRST_GUARDHOUSE) / (t.full_wall * LANES)
    first, second = _weakest(g)
    found = [
        1.0,
        to_go,
        front,
        _bricks(g, FIRST_GUARDHOUSE, FIELDS) / (t.full_wall * (FIELDS - FIRST_GUARDHOUSE)),
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


def _bricks(g: Fort, first: int, end: int) -> int:
    count = 0
    for field in range(first, end):
        count += g.walls[field]
    return count


def _weakest(g: Fort) -> tuple[int, int]:
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


def likely(numbers: list[float], weights: tuple[float, ...]) -> float:
    """How likely the garrison is to hold."""
    sum_of_all = 0.0
    for place in range(len(numbers)):
        sum_of_all += numbers[place] * weights[place]
    return 1.0 / (1.0 + exp(-sum_of_all))
