"""A position in numbers, and how likely such positions were held in the end: for bots.

The weights are those of a logistic regression over positions of many games that bots played, one
for each stage. What can only help never counts against a position, and the other way round.
"""

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
from siegeworks.parts.judging import weigh_win

# The numbers that a position is judged by, in their order, each with its weight in the
# Mobilisation, the 1st Attack and the Siege
FEATURES: Final[tuple[tuple[str, float, float, float], ...]] = (
    ("always", -4.31, -6.63, -2.4),
    ("days to go", -4.68, -3.56, -6.85),
    ("healthy defenders", 3.41, 1.67, 0.05),
    ("healthy defenders beyond the need, late in the game", 0.56, 1.37, 1.99),
    ("soldiers", 0.05, 0.05, 0.05),
    ("runners", 1.28, 1.38, 1.9),
    ("patients by their level", 0.31, 0.14, 0.16),
    ("patients who wait", -0.05, -0.27, -0.05),
    ("the dead", -0.05, -0.05, -0.05),
    ("the bag", 0.25, 0.11, 0.05),
    ("doubt in the bag", -0.29, -0.05, -0.05),
    ("supplies", 0.37, 0.45, 0.6),
    ("ration", 1.0, 0.05, 0.05),
    ("morale", 0.05, 0.05, 0.28),
    ("defence", 0.33, 0.78, 1.28),
    ("surrender", -0.05, -0.05, -0.05),
    ("one step from surrender", -0.05, -0.05, -0.31),
    ("positions held", 0.05, 0.05, 0.05),
    ("positions damaged", -1.15, -0.05, -0.05),
    ("infantry, by their sector", -0.05, -0.68, -0.3),
    ("infantry", -0.05, -0.55, -1.82),
    ("artillery pieces", -0.05, -0.05, -1.31),
    ("misses in the hit bag", 0.05, 0.64, 1.06),
    ("artillery in the hit bag", -0.05, -0.05, -0.19),
    ("other tiles in the hit bag", 1.09, 1.06, 0.09),
    ("tokens in depots", 0.05, 0.39, 0.05),
    ("patrols", -0.72, -0.39, -0.29),
    ("suspicion", -0.05, -0.17, -0.06),
    ("icons of the guns", 0.33, 0.64, 0.89),
    ("machine gun ready", 0.05, 0.05, 0.15),
    ("finds still hidden", -1.48, -1.23, -0.37),
    ("defenders at hand, by the days to go", 0.05, 0.05, 0.05),
    ("days of Mobilisation to come", 3.31, 0.0, 0.0),
    ("days before the Siege", 3.33, 6.35, 0.0),
)
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    tuple([weights[1] for weights in FEATURES]),
    tuple([weights[2] for weights in FEATURES]),
    tuple([weights[3] for weights in FEATURES]),
)


def judge_position(g: Fortress) -> float:
    """How likely such a position is held in the end."""
    return weigh_win(measure_features(g), WEIGHTS[g.stage])


def measure_features(g: Fortress) -> list[float]:
    """The position as numbers around 1, in the order of ``FEATURES``."""
    to_go = (DAYS - g.day) / DAYS
    hands = g.healthy() + total(g.jobs)
    found = [1.0, to_go, hands / 10, (1.0 - to_go) * (hands - g.tables.needs[g.surrender]) / 5]
    add_people(g, found)
    add_tracks(g, found)
    add_enemies(g, found)
    add_means(g, found)
    found.append(to_go * hands / 10)
    coup, retreat = g.tables.coup_day[g.difficulty], g.tables.retreat_day[g.difficulty]
    found += [max(0, coup - g.day + 1) / 5, max(0, retreat - g.day + 1) / 5]
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
