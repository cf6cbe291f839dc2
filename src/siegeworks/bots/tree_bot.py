"""The bots that grow a tree: MCTS, and information-set MCTS for games with secrets."""

import time
from math import sqrt

from siegeworks.bots.observation import Observation
from siegeworks.bots.thinker import Thinker, Thought
from siegeworks.bots.tree import Plan, Tree
from siegeworks.core.game import Game

BATCH = 16  # simulations at a stretch: between them others get the interpreter, and time is kept
DOUBT = 1.0  # how many standard errors better is clearly better


def trust_habit(thoughts: list[Thought], habit: str | None, deviation: float) -> list[Thought]:
    """Put what habit would do first, unless something else is clearly better."""
    usual = next((thought for thought in thoughts if thought.option == habit), None)
    if usual is None:
        return thoughts
    best = thoughts[0]
    doubt = deviation * sqrt(1 / best.tries + 1 / usual.tries)
    if best.worth - usual.worth > DOUBT * doubt:
        return thoughts
    return [usual, *(thought for thought in thoughts if thought is not usual)]


class TreeBot(Thinker):
    """Simulates games and takes the option it came to try most often."""

    def __init__(
        self,
        game: Game,
        plan: Plan,
        simulations: int = 1000,
        milliseconds: int = 0,
        seed: int | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.plan = plan
        self.budget = simulations  # at most: it ends once no other option can come out first
        self.milliseconds = milliseconds  # if not 0, time is the budget instead

    def think(self, observation: Observation) -> list[Thought]:
        """Every option that was tried, the most tried first."""
        tree = Tree(observation.match.state, observation.seat, self.judge, self.dice(), self.plan)
        if self.milliseconds:
            self._grow_for_a_while(tree)
        else:
            self._grow(tree)
        self.simulations = tree.simulations
        texts = {option.code: str(option) for option in observation.decision.options}
        thoughts = [Thought(texts[code], tries, worth) for code, tries, worth in tree.found()]
        thoughts.sort(key=lambda t: (-t.tries, -t.worth, t.option))
        return trust_habit(thoughts, texts.get(tree.habit), tree.deviation())

    def _grow(self, tree: Tree) -> None:
        while (left := self.budget - tree.simulations) > 0 and not tree.is_decided(left):
            tree.grow(min(BATCH, left))

    def _grow_for_a_while(self, tree: Tree) -> None:
        end = time.monotonic() + self.milliseconds / 1000
        tree.grow(1)
        while time.monotonic() < end:
            tree.grow(BATCH)
