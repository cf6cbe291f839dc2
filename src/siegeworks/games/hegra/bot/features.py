"""A position in numbers, and how likely such positions were held in the end: for bots.

The weights are those of a logistic regression over positions of many games that bots played. What
can only help never counts against a position, and the other way round.
"""

from math import exp
from typing import Final

from siegeworks.games.hegra.rules.pieces import (
    ARTILLERY,
    DAYS,
    LEVELS,
    MISS,
    MOBILISATION,
    NONE,
    READY,
    SKULL,
)
from siegeworks.games.hegra.rules.state import Fortress, total
from siegeworks.games.hegra.rules.variants import count_soldiers

NAMES: Final[tuple[str, ...]] = (
    "always",
    "days to go",
    "healthy defenders",
    "healthy defenders beyond the need, late in the game",
    "soldiers",
    "runners",
    "patients by their level",
    "patients who wait",
    "the dead",
    "the bag",
    "doubt in the bag",
    "supplies",
    "ration",
    "morale",
    "defence",
    "surrender",
    "one step from surrender",
    "positions held",
    "positions damaged",
    "infantry, by their sector",
    "infantry",
    "artillery pieces",
    "misses in the hit bag",
    "artillery in the hit bag",
    "other tiles in the hit bag",
    "tokens in depots",
    "patrols",
    "suspicion",
    "icons of the guns",
    "machine gun ready",
    "finds still hidden",
    "defenders at hand, by the days to go",
)
WEIGHTS: Final[tuple[float, ...]] = (
    -2.99, 1.91, 0.05, 2.08, 0.05, 0.805, 0.273, -0.05, -0.05, 1.08, -0.607, 0.171, 2.37, 0.05,
    0.459, -2.52, -0.05, 0.05, -0.05, -0.05, -0.944, -1.47, 0.108, -0.05, 0.609, 0.294, -0.375,
    -0.05, 0.606, 0.108, -0.788, 0.05,
)  # fmt: skip


def features(g: Fortress) -> list[float]:
    """The position as numbers around 1, in the order of ``NAMES``."""
    to_go = (DAYS - g.day) / DAYS
    hands = g.healthy() + total(g.jobs)
    found = [1.0, to_go, hands / 10, (1.0 - to_go) * (hands - g.tables.needs[g.surrender]) / 5]
    add_people(g, found)
    add_tracks(g, found)
    add_enemies(g, found)
    add_means(g, found)
    found.append(to_go * hands / 10)
    return found


def add_people(g: Fortress, found: list[float]) -> None:
    """Those who cannot work now, and those who may come."""
    healing = 0
    for patient in g.beds:
        if patient != NONE:
            healing += 1 + patient % LEVELS
    found += [
        count_soldiers(g) / 6,
        len(g.runner_who) / 3,
        healing / 6,
        len(g.waiting) / 3,
        total(g.morgue) / 3,
        total(g.bag) / 10,
        g.bag_doubt / 3,
    ]


def add_tracks(g: Fortress, found: list[float]) -> None:
    """Where the markers stand."""
    found += [
        g.supplies / 5,
        g.tables.ration[g.ration] / 4,
        (g.morale - 3) / 3,
        g.defence / 4,
        g.surrender / 2,
        1.0 if g.surrender == SKULL - 1 else 0.0,
        g.manned() / 4 if g.stage != MOBILISATION else 0.5,
        total(g.damaged) / 3,
    ]


def add_enemies(g: Fortress, found: list[float]) -> None:
    """The infantry, the artillery and the hit bag."""
    climbed = count = 0
    for sector in range(g.sectors()):
        count += g.troops(sector)
        climbed += (sector + 1) * g.troops(sector)
    others = total(g.tiles) - g.tiles[MISS] - g.tiles[ARTILLERY]
    found += [
        climbed / 20,
        count / 10,
        g.pieces_out() / 6,
        g.tiles[MISS] / 5,
        g.tiles[ARTILLERY] / 3,
        others / 10,
    ]


def add_means(g: Fortress, found: list[float]) -> None:
    """What is left to fetch, to fire and to find."""
    found += [
        total(g.depot_count) / 5,
        total(g.patrols) / 5,
        g.suspicion / 4,
        (g.icons(0) + g.icons(1)) / 2,
        1.0 if g.machine_gun == READY else 0.0,
        (len(g.snow_deck) + len(g.snow_top)) / 11,
    ]


def likely(numbers: list[float], weights: tuple[float, ...]) -> float:
    """How likely the fortress is to hold."""
    sum_of_all = 0.0
    for place in range(len(numbers)):
        sum_of_all += numbers[place] * weights[place]
    return 1.0 / (1.0 + exp(-sum_of_all))
