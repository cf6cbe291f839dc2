"""Playing copies of a position to the end, to see how often a seat wins from it."""

from typing import Protocol

from siegeworks import bots
from siegeworks.bots.rollout import play_on
from siegeworks.core.judge import Judge
from siegeworks.core.match import Match
from siegeworks.core.start import Start
from siegeworks.core.steps import State

HABIT = "habit"
RANDOM = "random"


class Policy(Protocol):
    """Whoever plays a copy on."""

    def finish(self, g: State, key: int) -> None:
        """Play to the end; the same key, the same choices."""
        ...


class Habit:
    """Plays by the game's habits, or at random without a judge; at the speed of the engine."""

    def __init__(self, judge: Judge | None, limit: int) -> None:
        self._judge = judge
        self._limit = limit

    def finish(self, g: State, key: int) -> None:
        """Play to the end."""
        play_on(g, self._judge, key, self._limit)


class Thinking:
    """Plays by a bot that is asked for every choice: slow, and as good as the bot."""

    def __init__(self, spec: str, start: Start) -> None:
        self._spec = spec
        self._start = start

    def finish(self, g: State, key: int) -> None:
        """Play to the end."""
        match = Match(self._start, g, given=False, listening=False)
        bot = bots.make(self._spec, self._start.game, key)
        try:
            for _ in range(self._start.game.limit):
                if match.to_move is None:
                    return
                match.choose(_answer(bot, match, match.to_move))
        finally:
            bots.close(bot)


def _answer(bot: bots.Bot, match: Match, seat: int) -> str:
    observation = bots.observe(match, seat)
    assert observation is not None
    return bot.choose(observation)


def make_policy(spec: str, start: Start) -> Policy:
    """Who plays on, by the name of a bot; habits and chance need no observations."""
    game = start.game
    if spec == HABIT:
        return Habit(game.judge(), game.limit)
    if spec == RANDOM:
        return Habit(None, game.limit)
    bots.make(spec, game, 0)  # a wrong name is said at once
    return Thinking(spec, start)
