"""13.10 and 13.11: runners come home."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.hegra.rules import deeds_places, log, patrols, tracks
from siegeworks.games.hegra.rules.pieces import (
    FORTRESS,
    MISS_TOKEN,
    MORALE_TOKEN,
    NONE,
    PATROL_TOKEN,
    SOLDIER,
    SUPPLY_TOKEN,
)
from siegeworks.games.hegra.rules.state import Fortress


class Return(Rule[Fortress]):
    """Runners in the fortress are tired; each token brings supplies, Morale and its bonus."""

    rule = "13.10"

    def run(self, g: Fortress) -> Steps:
        for runner in range(len(g.runner_at)):
            if g.runner_at[runner] == FORTRESS:
                load = g.runner_load[runner]
                who = g.runner_who[runner]
                g.runner_who.pop(runner)
                g.runner_at.pop(runner)
                g.runner_load.pop(runner)
                g.tired[who] += 1
                g.tell(log.RUN_RETURNS, who)
                return (self,) if load == NONE else (Deliver(load), self)
        return DONE


class Deliver(Rule[Fortress]):
    """1 Morale, 2 supplies, 1 Suspicion, and the bonus of the token, which leaves the game."""

    rule = "13.11"
    takes = ("token",)

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def run(self, g: Fortress) -> Steps:
        g.delivered += 1
        g.tell(log.DELIVERED, self.token)
        tracks.gain_supplies(g, g.tables.token_supplies + (self.token == SUPPLY_TOKEN))
        cheer = 2 if self.token == MORALE_TOKEN else 1
        home: Steps = (tracks.MoraleUp(cheer), tracks.SuspicionUp(1))
        if self.token == PATROL_TOKEN:
            # A patrol that Suspicion has just brought can be the one that goes.
            return (*home, patrols.TakePatrol())
        if self.token == MISS_TOKEN:
            deeds_places.add_miss(g, 1)
        elif self.token > MORALE_TOKEN and g.reserve[SOLDIER]:
            g.reserve[SOLDIER] -= 1
            g.ready[SOLDIER] += 1
            g.tell(log.JOINS, SOLDIER)
        return home
