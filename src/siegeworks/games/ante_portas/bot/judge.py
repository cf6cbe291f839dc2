"""What a sensible Steward does, and how good a position looks: for bots, never for the rules."""

from typing import TYPE_CHECKING, ClassVar, Final

from siegeworks.core.judge import Judge
from siegeworks.core.steps import NOUN, State
from siegeworks.games.ante_portas.bot import features, fire, orders, stewards
from siegeworks.games.ante_portas.bot.plans import Plan
from siegeworks.games.ante_portas.bot.weights import Weights
from siegeworks.games.ante_portas.rules import vocabulary
from siegeworks.games.ante_portas.rules.reactions import React, Salvo
from siegeworks.games.ante_portas.rules.state import Realm
from siegeworks.games.ante_portas.rules.turn import Turn

if TYPE_CHECKING:
    from siegeworks.core.game import Game

WORST: Final = -1e9


class Steward(Judge):
    """Gathers for what is planned, mans the wall, and fires whenever somebody falls by it."""

    habits: ClassVar[bool] = True

    def __init__(self, game: "Game", weights: Weights | None = None) -> None:
        super().__init__(game)
        self.weights = weights or Weights()

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Realm)
        if g.ending:
            return 1.0 if seat in self.game.winners(g) else 0.0
        return features.judge_position(g, seat)

    def pick(self, g: State, options: list[int], number: int) -> int:
        assert isinstance(g, Realm)
        step = g.agenda[len(g.agenda) - 1]
        if isinstance(step, Turn):
            return find_best(self._weigh_turn(g, step, options), number)
        if isinstance(step, React):
            return fire.react(g, step, options)
        if isinstance(step, Salvo):
            return fire.go_on(g, step, options)
        verb = options[len(options) - 1] & ~NOUN
        if verb >= vocabulary.SHOOT_FROM:
            return orders.pick(g, self.weights, options, verb)
        return stewards.pick(g, self.weights, options, verb)

    def lines(self, g: State, options: list[int], number: int, most: int) -> list[list[int]]:
        """Where to go: the Places that look best; elsewhere what habit does."""
        assert isinstance(g, Realm)
        first = options[self.pick(g, options, number)]
        step = g.agenda[len(g.agenda) - 1]
        if not isinstance(step, Turn):
            return [[first]]
        worths = self._weigh_turn(g, step, options)
        lines = [[first]]
        while len(lines) < min(most, len(options)):
            best = find_best(worths, number)
            if worths[best] <= 0.0 and len(lines) > 1:
                break
            if options[best] != first:
                lines.append([options[best]])
            worths[best] = WORST
        return lines

    def _weigh_turn(self, g: Realm, step: Turn, options: list[int]) -> list[float]:
        """How much a Steward wants each of the options of a turn."""
        plan = Plan(g, step.who, self.weights)
        return stewards.weigh_turn(g, plan, step.steward, options)


def find_best(worths: list[float], number: int) -> int:
    """The place of the most wanted; among equals the luck of the number decides."""
    best = 0
    most = WORST
    for place in range(len(worths)):
        worth = worths[place] + (number >> place % 24 & 15) * 0.001
        if worth > most:
            most = worth
            best = place
    return best
