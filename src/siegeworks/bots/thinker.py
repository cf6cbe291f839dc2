"""What all bots that think share: luck of their own, the game's judge, and thoughts."""

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass

from siegeworks.bots.observation import Observation
from siegeworks.bots.rollout import Dice
from siegeworks.core.game import Game


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of an option: how often it was tried, and how good it seems (0 to 1)."""

    option: str
    tries: int
    worth: float


class Thinker(ABC):
    """A bot that weighs the options; with a seed, it always weighs them alike."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.judge = game.judge()
        self.limit = game.limit
        self._seeds = random.Random(seed)
        self.simulations = 0  # in the latest decision

    def choose(self, observation: Observation) -> str:
        """The option that seems best."""
        options = observation.decision.options
        if len(options) == 1:
            self.simulations = 0
            return str(options[0])
        return self.think(observation)[0].option

    @abstractmethod
    def think(self, observation: Observation) -> list[Thought]:
        """A thought on each option that was looked at, the one to choose first."""

    def dice(self) -> Dice:
        """Fresh luck for one decision."""
        return Dice(self._seeds.getrandbits(32), self._seeds.getrandbits(32))
