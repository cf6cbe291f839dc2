"""The wall the Soldiers of a co-operative game hold, and what it lacks: for bots."""

from typing import Final

from siegeworks.games.ante_portas.rules import field, sight
from siegeworks.games.ante_portas.rules.hexes import HALF_ROW, NEIGHBOUR, OFF
from siegeworks.games.ante_portas.rules.pieces import (
    AREA,
    CITIZEN,
    COOP,
    DIRECTIONS,
    FARMER,
    HEXES,
    KINDS,
    NONE,
)
from siegeworks.games.ante_portas.rules.state import Realm

# Every troop must come over one of the hexes 6 to 10, which those on 4 and 5 see, and then over
# one of 1 to 5. Hexes are numbers less one: who comes first stands on 4, then 5, and so on.
SLOTS: Final[tuple[int, ...]] = (3, 4, 3, 4, 1, 1, 0, 2, 0, 2, 6, 6) + (3, 4, 1, 0, 2) * 5
CITIZEN_SLOTS: Final[tuple[int, ...]] = (3, 4, 0, 2, 1)
GUARDS: Final = 3  # of so many one stays at the Spawn Point
LEAST: Final = 4  # Farmers for whom is planned at least
FAR: Final = 99
NEAR: Final = 7  # half-rows below which Invaders cause alarm, and the nearer ones twice as much
CLOSE: Final = 4


def measure_ways() -> tuple[int, ...]:
    """How many steps any hex is from any other, at hex * HEXES + other."""
    away = [FAR] * (HEXES * HEXES)
    for start in range(HEXES):
        away[start * HEXES + start] = 0
        edge = [start]
        for at in edge:
            for direction in range(DIRECTIONS):
                beside = NEIGHBOUR[at * DIRECTIONS + direction]
                if beside != OFF and away[start * HEXES + beside] == FAR:
                    away[start * HEXES + beside] = away[start * HEXES + at] + 1
                    edge.append(beside)
    return tuple(away)


AWAY: Final[tuple[int, ...]] = measure_ways()


class Wall:
    """Where the Soldiers of a team should stand, who is missing, and how close Invaders are.

    ``gap`` says by hex and kind, at kind * HEXES + hex, how many are missing; below 0 too many.
    """

    def __init__(self, g: Realm, team: int) -> None:
        self.team = team
        self.gap = [0] * (KINDS * HEXES)
        self.count = [0, 0]  # Soldiers by kind
        self.home = [0, 0]  # unemployed colonists of the team
        for kind in range(KINDS):
            bound = g.bound_farmers if kind == FARMER else g.bound_citizens
            for at in range(HEXES):
                here = bound[at]
                if g.army[at] == team:
                    here += field.count_soldiers(g, at, kind)
                self.count[kind] += here
                self.gap[kind * HEXES + at] = -here
            for seat in range(g.seats):
                if g.team(seat) == team:
                    self.home[kind] += g.at_home[seat * KINDS + kind]
        if g.mode == COOP:
            self.fill_wall()
        else:
            self.send_forward(g)
        self.alarm = count_near(g)

    def fill_wall(self) -> None:
        """Together: Farmers by their slots, Citizens in front."""
        for rank in range(min(self.count[FARMER], len(SLOTS))):
            self.gap[SLOTS[rank]] += 1
        for rank in range(self.count[CITIZEN]):
            self.gap[HEXES + CITIZEN_SLOTS[rank % len(CITIZEN_SLOTS)]] += 1

    def send_forward(self, g: Realm) -> None:
        """Against each other: every third stays at the Spawn Point, and the others go for the
        enemy's edge; for Area Control each to a hex of his own, those in front first."""
        home = sight.find_spawn_point(g, self.team)
        goal = sight.find_spawn_point(g, 1 - self.team)
        order = sorted(range(HEXES), reverse=self.team == 0)
        for kind in range(KINDS):
            for rank in range(self.count[kind]):
                if g.mode == AREA:
                    at = order[(2 * rank + kind) % HEXES]
                else:
                    at = home if rank % GUARDS == GUARDS - 1 else goal
                self.gap[kind * HEXES + at] += 1

    def list_bare(self, g: Realm) -> list[int]:
        """The posts without any Work, as far as there will be somebody to man them."""
        bare: list[int] = []
        if g.mode != COOP:
            return [at for at in range(HEXES) if self.is_camp(g, at)]
        farmers = self.count[FARMER] + self.home[FARMER]
        for rank in range(min(max(farmers, LEAST), len(SLOTS))):
            at = SLOTS[rank]
            if g.work[at] == NONE and at not in bare:
                bare.append(at)
        return bare

    def is_camp(self, g: Realm, at: int) -> bool:
        """Whether Farmers of the team stand on a hex without any Work."""
        return g.work[at] == NONE and g.army[at] == self.team and g.farmers[at] > 0


def count_near(g: Realm) -> int:
    """The Strength of the Invaders who could be at the wall soon, the nearest twice."""
    total = 0
    for at in range(HEXES):
        if HALF_ROW[at] <= NEAR and g.basic[at] + g.elite[at]:
            here = field.sum_invaders(g, at)
            total += 2 * here if HALF_ROW[at] <= CLOSE else here
    return total
