"""Bots that do not look ahead: by chance, by habit, or another bot that may not do one thing."""

import random
from dataclasses import replace

from siegeworks.bots.observation import Bot, Observation
from siegeworks.bots.thinker import Thinker, Thought
from siegeworks.core.game import Game


class RandomBot:
    """Takes any option, all alike likely; with a seed, always the same ones."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = random.Random(seed)

    def choose(self, observation: Observation) -> str:
        """One of the options."""
        return str(self._dice.choice(observation.decision.options))


class HabitBot(Thinker):
    """Does what the game's own habits say, without a look ahead; now and then anything."""

    def __init__(self, game: Game, slips: int = 0, seed: int | None = None) -> None:
        super().__init__(game, seed)
        self.slips = slips  # of a hundred decisions, how many are made at random

    def think(self, observation: Observation) -> list[Thought]:
        """The one option that habit takes."""
        seat, options = observation.seat, observation.decision.options
        g = self.dice().copy_of(observation.match.state, 0, seat, True)
        codes = [option.code for option in options]
        place = self.judge.pick(g, codes, self._seeds.getrandbits(32))
        if self._seeds.randrange(100) < self.slips:
            place = self._seeds.randrange(len(options))
        return [Thought(str(options[place]), 1, self.judge.evaluate(g, seat))]


class ForbiddingBot:
    """Has another bot choose, but never an option of a verb, unless there is nothing else.

    What the verb is worth shows in how much worse the bot plays.
    """

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
