"""The bot that does anything: a partner for tests, and a measure for other bots."""

import random

from siegeworks.bots.observation import Observation


class RandomBot:
    """Takes any option, all alike likely; with a seed, always the same ones."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = random.Random(seed)

    def choose(self, observation: Observation) -> str:
        """One of the options."""
        return str(self._dice.choice(observation.decision.options))
