"""A position in numbers, and how they add up to the invader's chance to win.

The weights are a logistic regression on positions of games that habit played on, see docs/bots.md.
"""

from math import exp
from typing import Final

from siegeworks.games.stronghold.bot.fronts import Fronts
from siegeworks.games.stronghold.rules import ground
from siegeworks.games.stronghold.rules.pieces import (
    FIRST_BUILDING,
    FIRST_FOREGROUND,
    FIRST_GUN,
    FOREGROUNDS,
    GLARE,
    GUNS,
    MANEUVER_SLOT,
    RAMPARTS,
    SECTIONS,
    SHARPSHOOTERS,
    SUPPLY,
)
from siegeworks.games.stronghold.rules.state import Castle, sum_strength

COUNT: Final = 14  # of the numbers, the constant among them
STAGES: Final = 2  # before the maneuvers of a round, and after them

# By stage: what each number counts, then what it counts more for each round to come
WEIGHTS: Final[list[float]] = [
    0.78, -0.72, -0.02, -1.25, -0.08, -1.16, -0.08, -1.57, -0.69, -0.53, 0.57, -0.54, -0.87, -0.05,
    1.80, -0.07, 0.03, 0.45, 0.49, -0.91, -0.35, 0.12, 0.37, 0.87, 0.35, 0.39, 0.20, 0.10,
    1.33, -0.79, 0.61, -0.40, 0.37, -1.49, -1.71, -1.23, -0.22, -0.12, 0.35, -0.31, -0.32, 0.10,
    2.40, 0.68, -0.05, -0.26, 0.12, -1.35, 0.22, -0.40, 0.64, 0.55, 0.32, 0.35, 0.03, 0.04,
]  # fmt: skip


def list_numbers(g: Castle, f: Fronts) -> list[float]:
    """What a position looks like; all numbers are about as large as one."""
    least = second = 99
    threat = 0
    attack = 0
    for section in range(SECTIONS):
        gap = f.count_gap(section)
        if gap < least:
            least, second = gap, least
        elif gap < second:
            second = gap
        threat += min(0, f.rate(section, 0, 0, 0))
        attack += f.attack[section]
    walls = sum(f.firm)
    return [
        1.0,
        max(-6, min(10, least)) / 8,
        max(-6, min(10, second)) / 8,
        max(-400, threat) / 100,
        attack / 20,
        sum(f.units) / 30,
        walls / 20,
        sum_inside(g) / 8,
        sum_ramparts(g) / 40,
        sum_supplies(g) / 40,
        count_shots(g),
        g.laid[GLARE] / 5 + g.laid[SHARPSHOOTERS] / 4,
        g.sand / 5,
        count_equipment(g) / 4,
    ]


def sum_inside(g: Castle) -> int:
    """The strength of those who can go anywhere: in the Courtyard, the Barracks, at work."""
    total = 0
    for post in range(FIRST_BUILDING, FIRST_BUILDING + 8):
        if post != ground.HOSPITAL_POST:
            total += sum_strength(g.garrison, post)
    return total


def sum_ramparts(g: Castle) -> int:
    """The strength of the horde before the walls."""
    total = 0
    for camp in range(FIRST_GUN, FIRST_GUN + RAMPARTS):
        total += sum_strength(g.horde, camp)
    return total


def sum_supplies(g: Castle) -> int:
    """The strength of the horde behind."""
    total = sum_strength(g.horde, SUPPLY)
    for camp in range(FIRST_FOREGROUND, FIRST_FOREGROUND + FOREGROUNDS):
        total += sum_strength(g.horde, camp)
    return total


def count_shots(g: Castle) -> float:
    """How many hits the machines may hope for in the next assault."""
    total = 0.0
    for gun in range(GUNS):
        if ground.can_fire(g, gun):
            total += g.hits[gun] / ground.count_deck(g, gun)
    return total


def count_equipment(g: Castle) -> int:
    """Tokens of equipment at the sections."""
    count = 0
    for bits in g.equipment:
        while bits:
            count += bits & 1
            bits >>= 1
    return count


def judge(g: Castle) -> float:
    """The invader's chance to win."""
    is_late = g.slot >= MANEUVER_SLOT
    f = Fronts(g, 0 if is_late else 2)
    rounds = (g.tables.rounds - g.round) / 3
    total = 0.0
    place = COUNT * 2 if is_late else 0
    for number in list_numbers(g, f):
        total += number * (WEIGHTS[place] + rounds * WEIGHTS[place + COUNT])
        place += 1
    return 1.0 / (1.0 + exp(-max(-8.0, min(8.0, total))))
