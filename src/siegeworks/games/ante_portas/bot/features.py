"""A position in numbers, and how likely such positions are won in the end: for bots.

The weights are those of a logistic regression over positions of many games that habit played. What
can only help never counts against a position, and the other way round.
"""

from math import tanh
from typing import Final

from siegeworks.games.ante_portas.rules import field, sight
from siegeworks.games.ante_portas.rules.hexes import HALF_ROW, HALF_ROWS
from siegeworks.games.ante_portas.rules.pieces import (
    CITIZEN,
    CLAY,
    COOP,
    FARMER,
    FLAG,
    FOOD,
    GOODS,
    HEXES,
    KINDS,
    TEAMS,
    TRENCH,
    WINTER,
    WOOD,
)
from siegeworks.games.ante_portas.rules.state import Realm
from siegeworks.games.ante_portas.rules.teams import find_depth
from siegeworks.parts.judging import weigh_win

HALVES: Final = 2  # of a Year
BANDS: Final = 3  # of the Battleground: close to the wall, before it, and beyond
BAND: Final[tuple[int, ...]] = tuple([min(BANDS - 1, row // 4) for row in HALF_ROW])

# The numbers that a position is judged by, in their order, each with its weight
FEATURES: Final[tuple[tuple[str, float], ...]] = (
    ("always", 0.0),
    ("Half-Years to go", -1.0),
    ("seats", -0.2),
    ("in the Final Wave", 0.5),
    ("spawns of the Final Wave to come", -1.0),
    ("Farmers at war", 1.0),
    ("Citizens at war", 1.0),
    ("exhausted in the Final Wave", -0.5),
    ("colonists at home", 0.3),
    ("Farmers in the Sickbay", 0.1),
    ("Trenches with Farmers", 1.0),
    ("Mines", 1.0),
    ("Tools", 0.2),
    ("Wood", 0.2),
    ("Clay", 0.1),
    ("Food", 0.2),
    ("Invaders close by", -2.0),
    ("Invaders further off", -1.0),
    ("Invaders far away", -0.5),
    ("the greatest troop", -1.0),
)
WEIGHTS: Final[tuple[float, ...]] = tuple([weight for name, weight in FEATURES])


def judge_position(g: Realm, seat: int) -> float:
    """How likely such a position is won in the end by a seat."""
    if g.mode == COOP:
        return weigh_win(measure_features(g), WEIGHTS)
    lead = measure_lead(g)
    return 0.5 + 0.5 * tanh(lead if g.team(seat) == 0 else -lead)


def measure_features(g: Realm) -> list[float]:
    """The position as numbers around 1, in the order of ``FEATURES``."""
    found = [1.0, count_halves(g) / 10, g.seats - 1.0]
    found.append(1.0 if g.wave_round else 0.0)
    found.append(max(0, g.tables.wave_rounds[g.seats - 1] - g.wave_round) / 3)
    add_people(g, found)
    add_works(g, found)
    add_stores(g, found)
    add_invaders(g, found)
    return found


def count_halves(g: Realm) -> int:
    """Half-Years to come, this one among them."""
    if g.wave_round:
        return 0
    years = g.tables.years * (g.eras - g.era + 1) - g.year + 1
    return HALVES * years - (1 if g.season == WINTER else 0)


def add_people(g: Realm, found: list[float]) -> None:
    """Who fights, and who could."""
    farmers = citizens = tired = 0
    for at in range(HEXES):
        farmers += field.count_soldiers(g, at, FARMER)
        citizens += field.count_soldiers(g, at, CITIZEN)
        tired += g.tired_farmers[at] + g.tired_citizens[at]
    home = 0
    for count in g.at_home:
        home += count
    found += [
        farmers / 10,
        citizens / 5,
        tired / 5 if g.wave_round else 0.0,
        home / 5,
        g.sickbay[FARMER] / 5,
    ]


def add_works(g: Realm, found: list[float]) -> None:
    """What stands on the Battleground."""
    trenches = mines = 0
    for at in range(HEXES):
        if g.work[at] == TRENCH and field.count_soldiers(g, at, FARMER):
            trenches += 1
        elif field.is_mine(g.work[at]):
            mines += g.tables.work_strength[g.work[at]]
    found += [trenches / 5, mines / 5]


def add_stores(g: Realm, found: list[float]) -> None:
    """What could still be made of the stores."""
    tools = 0
    for count in g.tools:
        tools += count
    found.append(min(tools, 20) / 10)
    for good in (WOOD, CLAY, FOOD):
        total = 0
        for seat in range(g.seats):
            total += g.storage[seat * GOODS + good] + g.warehouse[seat * GOODS + good]
        found.append(total / 5)


def add_invaders(g: Realm, found: list[float]) -> None:
    """The Strength of the Invaders, the nearer the worse, and of the greatest troop."""
    bands = [0] * BANDS
    greatest = 0
    for at in range(HEXES):
        here = field.sum_invaders(g, at)
        bands[BAND[at]] += here
        greatest = max(greatest, here)
    found += [bands[0] / 5, bands[1] / 5, bands[2] / 5, greatest / 5]


def measure_lead(g: Realm) -> float:
    """How far the South is ahead when two teams fight: on the way, or in sight; and in numbers."""
    lead = 0.0
    if g.mode == FLAG:
        for at in range(HEXES):
            here = field.sum_soldiers(g, at)
            if here:
                way = HALF_ROWS - find_depth(g.army[at], at)
                lead += here * way / 100 if g.army[at] == 0 else -here * way / 100
    else:
        south, north = sight.see(g, 0), sight.see(g, 1)
        lead = ((south & ~north).bit_count() - (north & ~south).bit_count()) / 10
    for seat in range(g.seats):
        strength = g.tables.strength
        home = g.at_home[seat * KINDS + FARMER] * strength[FARMER]
        home += g.at_home[seat * KINDS + CITIZEN] * strength[CITIZEN]
        lead += home / 20 if seat % TEAMS == 0 else -home / 20
    return lead
