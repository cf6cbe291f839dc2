"""What a sensible player of Pig does, and who is ahead: for bots, never for the rules."""

from math import exp
from typing import ClassVar, Final

from siegeworks.core.judge import Judge
from siegeworks.core.steps import State
from siegeworks.games.pig.rules.state import Sty
from siegeworks.games.pig.rules.turn import GOAL, RollOrHold
from siegeworks.games.pig.rules.vocabulary import HOLD

# "End race or keep pace": near the end roll for the goal, before it hold a little more if behind.
RACE: Final = 71
ENOUGH: Final = 21
PACE: Final = 8
PER_TURN: Final = 8.0  # points that a turn brings, on average
RISK: Final = 0.75  # what a pot not yet banked counts


class Farmer(Judge):
    """Keeps pace until the race begins, and counts the points each player still lacks."""

    habits: ClassVar[bool] = True

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Sty)
        if g.ending:
            return 1.0 if g.scores[seat] >= GOAL else 0.0
        player = find_asked(g)
        mine = count_lacking(g, seat, player)
        worth = 1.0
        for other in range(g.seats):
            if other != seat:
                ahead = (count_lacking(g, other, player) - mine) / PER_TURN
                worth *= 1.0 / (1.0 + exp(-ahead / 2.0))
        return worth

    def pick(self, g: State, options: list[int], number: int) -> int:
        assert isinstance(g, Sty)
        hold = 1 if options[1] == HOLD else 0
        player = find_asked(g)
        mine = g.scores[player]
        best = 0
        for other in range(g.seats):
            if other != player:
                best = max(best, g.scores[other])
        if mine >= RACE or best >= RACE:
            return 1 - hold
        return hold if g.pot >= ENOUGH + (best - mine) // PACE else 1 - hold


def count_lacking(g: Sty, seat: int, player: int) -> float:
    """The points a player lacks; to be on turn is worth half of one."""
    left = float(GOAL - g.scores[seat])
    return left - RISK * g.pot - PER_TURN / 2.0 if seat == player else left


def find_asked(g: Sty) -> int:
    """The player who is asked to roll or hold."""
    asking = g.agenda[len(g.agenda) - 1]
    assert isinstance(asking, RollOrHold)
    return asking.who
