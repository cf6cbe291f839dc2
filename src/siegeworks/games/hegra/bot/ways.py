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


class Ways:
    """How far every space is from the goal of a runner; found once for each look of the map.

    Runners walk several spaces a day over a map on which little changes, and those who search play
    the same days again and again.
    """

    def __init__(self, detour: float) -> None:
        self.detour = detour  # spaces gone round to avoid an enemy
        self._away: list[float] = []
        self._links: tuple[tuple[int, ...], ...] = ()
        self._goals: list[int] = []
        self._patrols: list[int] = []
        self._pieces: list[int] = []

    def step(self, g: Fortress, options: list[int]) -> int:
        """The place of the option that brings the moving runner closer to his goal."""
        away = self._measure(g)
        here = away[g.runner_at[g.walkers]]
        best = len(options) - 1
        least = here if options[best] == vocabulary.STAY else FAR
        for place in range(len(options)):
            if options[place] != vocabulary.STAY:
                node = options[place] & NOUN
                cost = away[node] + find_toll(g, node, self.detour) - 1.0
                if cost < least:
                    least = cost
                    best = place
        return best

    def _measure(self, g: Fortress) -> list[float]:
        """The distances, as long as nothing that they follow from has changed."""
        goals = list_goals(g)
        if not (
            self._away
            and self._links is g.tables.links
            and self._goals == goals
            and self._patrols == g.patrols
            and self._pieces == g.pieces
        ):
            self._links = g.tables.links
            self._goals = goals
            self._patrols = g.patrols[:]
            self._pieces = g.pieces[:]
            self._away = measure_distances(g, goals, self.detour)
        return self._away


def find_toll(g: Fortress, node: int, detour: float) -> float:
    """What it costs to enter a space."""
    field = node - FIRST_NUMBERED
    if 0 <= field < FIRST_DEPOT - FIRST_NUMBERED and (g.patrols[field] or g.pieces[field]):
        return 1.0 + detour
    return 1.0


def measure_distances(g: Fortress, goals: list[int], detour: float) -> list[float]:
    """How far every space is from the goals.

    Spaces are relaxed until nothing changes; the map is small.
    """
    away = [FAR] * NODES
    for goal in goals:
        away[goal] = 0.0
    toll = [find_toll(g, node, detour) for node in range(NODES)]
    changed = True
    while changed:
        changed = False
        for node in range(NODES):
            if away[node] == 0.0:
                continue
            for further in g.tables.links[node]:
                if further >= FIRST_DEPOT and away[further] > 0.0:
                    continue
                cost = away[further] + toll[further]
                if cost < away[node]:
                    away[node] = cost
                    changed = True
    return away


def list_goals(g: Fortress) -> list[int]:
    """Where the moving runner wants to: a stocked depot, or home with a token or without any."""
    runner = g.walkers
    at = g.runner_at[runner]
    laden = g.runner_load[runner] != NONE
    if at >= FIRST_DEPOT and g.depot_count[at - FIRST_DEPOT]:
        laden = True
    goals: list[int] = []
    if not laden:
        for depot in range(DEPOTS):
            if g.depot_count[depot]:
                goals.append(FIRST_DEPOT + depot)
    return goals or [FORTRESS]
