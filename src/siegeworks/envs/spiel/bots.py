"""Our bots as OpenSpiel's, and our judges as what its searches ask about a position."""

import pyspiel

from siegeworks.bots import close, make, observe
from siegeworks.core import luck
from siegeworks.envs.spiel.games import SiegeGame, SiegeState


class SiegeBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots at a seat, by its text. It sees what the seat sees, and no more."""

    def __init__(self, game: SiegeGame, player: int, bot: str, seed: int = 0) -> None:
        super().__init__()
        self._player = player
        self._seed = seed
        self._asked = 0
        arrangement = game.arrangement
        self._schema = arrangement.schema
        self._bot = make(bot, arrangement.game, seed)

    def player_id(self) -> int:
        """The seat that it plays."""
        return self._player

    def restart(self) -> None:
        """Begin another game."""

    def restart_at(self, state: SiegeState) -> None:
        """Go on from a state."""

    def step(self, state: SiegeState) -> int:
        """What it does."""
        self._asked += 1
        low, high = luck.make_keys(f"{self._seed} {self._asked}")
        seen = observe(state.play.match(), self._player, low << 32 | high)
        assert seen is not None
        return self._schema.find_action(self._bot.choose(seen))

    def close(self) -> None:
        """Let the bot go."""
        close(self._bot)


class JudgeEvaluator:
    """What OpenSpiel's searches in Python ask: the worth of a position, by the game's own judge."""

    def __init__(self, game: SiegeGame) -> None:
        self._judge = game.arrangement.game.judge()
        self._least, self._span = game.min_utility(), game.max_utility() - game.min_utility()

    def evaluate(self, state: SiegeState) -> list[float]:
        """The worth for each seat, between the least and the most that it can get."""
        play = state.play
        if play.is_over:
            return play.rate()
        worths = (self._judge.evaluate(play.state, seat) for seat in range(play.state.seats))
        return [self._least + self._span * worth for worth in worths]

    def prior(self, state: SiegeState) -> list[tuple[int, float]]:
        """How likely each action looks before it is tried: all alike."""
        if state.is_chance_node():
            return state.play.list_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
