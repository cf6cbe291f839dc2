"""A position in numbers, and how likely such positions were held in the end: for bots.

The weights are those of a logistic regression over positions of many games that bots played. What
can only help never counts against a position, and the other way round.
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

# The numbers that a position is judged by, in their order, each with its weight
FEATURES: Final[tuple[tuple[str, float], ...]] = (
    ("always", -2.99),
    ("days to go", 1.91),
    ("healthy defenders", 0.05),
    ("healthy defenders beyond the need, late in the game", 2.08),
    ("soldiers", 0.05),
    ("runners", 0.805),
    ("patients by their level", 0.273),
    ("patients who wait", -0.05),
    ("the dead", -0.05),
    ("the bag", 1.08),
    ("doubt in the bag", -0.607),
    ("supplies", 0.171),
    ("ration", 2.37),
    ("morale", 0.05),
    ("defence", 0.459),
    ("surrender", -2.52),
    ("one step from surrender", -0.05),
    ("positions held", 0.05),
    ("positions damaged", -0.05),
    ("infantry, by their sector", -0.05),
    ("infantry", -0.944),
    ("artillery pieces", -1.47),
    ("misses in the hit bag", 0.108),
    ("artillery in the hit bag", -0.05),
    ("other tiles in the hit bag", 0.609),
    ("tokens in depots", 0.294),
    ("patrols", -0.375),
    ("suspicion", -0.05),
    ("icons of the guns", 0.606),
    ("machine gun ready", 0.108),
    ("finds still hidden", -0.788),
    ("defenders at hand, by the days to go", 0.05),
)
WEIGHTS: Final[tuple[float, ...]] = tuple([weight for _, weight in FEATURES])


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
