"""A bot that may not do one thing: what the thing is worth shows in how much worse it plays."""

from dataclasses import replace

from siegeworks.bots.observation import Bot, Observation
from siegeworks.bots.sampling import HabitBot
from siegeworks.core.game import Game


class ForbiddingBot:
    """Has another bot choose, but never an option of a verb, unless there is nothing else."""

    def __init__(self, bot: Bot, verb: str, game: Game, seed: int | None = None) -> None:
        self.bot = bot
        self.verb = verb
        self._habit = HabitBot(game, seed=seed)

    def choose(self, observation: Observation) -> str:
        """What the other bot takes of the options that are left."""
        offered = observation.decision.options
        left = tuple(option for option in offered if option.verb != self.verb)
        if not left or len(left) == len(offered):
            return self.bot.choose(observation)
        narrow = replace(observation, decision=replace(observation.decision, options=left))
        choice = self.bot.choose(narrow)
        # A search looks at the position itself and may want what is forbidden all the same.
        return choice if choice in map(str, left) else self._habit.choose(narrow)
