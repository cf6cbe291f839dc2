"""The way of a runner over the supply map: for bots."""

from typing import Final

from siegeworks.core.steps import NOUN
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.pieces import (
    DEPOTS,
    FIRST_DEPOT,
    FIRST_NUMBERED,
    FORTRESS,
    NODES,
    NONE,
)
from siegeworks.games.hegra.rules.state import Fortress

FAR: Final = 999.0


def step(g: Fortress, options: list[int], detour: float) -> int:
    """The place of the option that brings the moving runner closer to his goal."""
    away = measure_distances(g, detour)
    here = away[g.runner_at[g.walkers]]
    best = len(options) - 1
    least = here if options[best] == vocabulary.STAY else FAR
    for place in range(len(options)):
        if options[place] != vocabulary.STAY:
            node = options[place] & NOUN
            cost = away[node] + find_toll(g, node, detour) - 1.0
            if cost < least:
                least = cost
                best = place
    return best


def find_toll(g: Fortress, node: int, detour: float) -> float:
    """What it costs to enter a space."""
    field = node - FIRST_NUMBERED
    if 0 <= field < FIRST_DEPOT - FIRST_NUMBERED and (g.patrols[field] or g.pieces[field]):
        return 1.0 + detour
    return 1.0


def measure_distances(g: Fortress, detour: float) -> list[float]:
    """How far every space is from the goal: a stocked depot, or home with a token or without any.

    Spaces are relaxed until nothing changes; the map is small.
    """
    away = [FAR] * NODES
    mark_goals(g, away)
    changed = True
    while changed:
        changed = False
        for node in range(NODES):
            if away[node] == 0.0:
                continue
            for further in g.tables.links[node]:
                if further >= FIRST_DEPOT and away[further] > 0.0:
                    continue
                cost = away[further] + find_toll(g, further, detour)
                if cost < away[node]:
                    away[node] = cost
                    changed = True
    return away


def mark_goals(g: Fortress, away: list[float]) -> None:
    """The goals of the moving runner are no way off."""
    runner = g.walkers
    at = g.runner_at[runner]
    laden = g.runner_load[runner] != NONE
    if at >= FIRST_DEPOT and g.depot_count[at - FIRST_DEPOT]:
        laden = True
    stocked = False
    if not laden:
        for depot in range(DEPOTS):
            if g.depot_count[depot]:
                away[FIRST_DEPOT + depot] = 0.0
                stocked = True
    if not stocked:
        away[FORTRESS] = 0.0
