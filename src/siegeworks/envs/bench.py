"""How many steps a second learners get, beside the environments of others: figures, no judgement.

By the clock, and by this process's own time, which says more where others use the machine.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final

import gymnasium
import numpy as np

from siegeworks.core.game import Game
from siegeworks.envs.many import SiegeVectorEnv
from siegeworks.envs.single import SiegeEnv
from siegeworks.envs.turns import SiegeTurns

PLACES: Final = 64  # games side by side
ROUNDS: Final = 3  # the best of so many: other work on the machine only ever slows down
PEERS: Final = (  # what learners use elsewhere, where it is installed
    ("gymnasium", "CartPole-v1"),
    ("gymnasium", "Blackjack-v1"),
    ("pettingzoo", "tictactoe_v3"),
    ("pettingzoo", "connect_four_v3"),
    ("pettingzoo", "chess_v6"),
    ("openspiel", "tic_tac_toe"),
    ("openspiel", "backgammon"),
    ("openspiel", "python_tic_tac_toe"),
)

Play = Callable[[], int]  # does some work, and says how many steps that were


@dataclass(frozen=True)
class Rate:
    """Steps a second, by the clock and by the processor."""

    wall: float
    processor: float

    def describe(self, name: str) -> dict[str, float]:
        """The two figures under their names."""
        return {
            f"{name}_per_second": round(self.wall),
            f"{name}_per_processor_second": round(self.processor),
        }


def measure_rate(play: Play, seconds: float) -> Rate:
    """The best rates of several rounds."""
    play()
    rates = [_measure_once(play, seconds / ROUNDS) for _ in range(ROUNDS)]
    return Rate(max(rate.wall for rate in rates), max(rate.processor for rate in rates))


def _measure_once(play: Play, seconds: float) -> Rate:
    steps, wall, used = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        steps += play()
    passed, worked = time.perf_counter() - wall, time.process_time() - used
    return Rate(steps / passed, steps / max(worked, 1e-9))


def measure(game: Game, seconds: float) -> dict[str, float]:
    """The figures of one game: observation and mask at every step, actions picked by the mask."""
    figures: dict[str, float] = {}
    figures |= measure_rate(_play_many(game, 1), seconds).describe("many_steps")
    figures |= _measure_two(game, figures["many_steps_per_second"], seconds)
    figures |= measure_rate(_play_single(game), seconds).describe("single_steps")
    figures |= measure_rate(_play_turns(game), seconds).describe("pettingzoo_steps")
    if find_spec("pyspiel") is not None:
        figures |= measure_rate(_play_spiel(game), seconds).describe("openspiel_steps")
    figures |= measure_rate(_play_face(game), seconds).describe("face_decisions")
    return figures


def measure_peers(seconds: float) -> dict[str, dict[str, float]]:
    """The figures of others, as far as they are installed."""
    found: dict[str, dict[str, float]] = {}
    for library, name in PEERS:
        try:
            play = _open_peer(library, name)
        except (ImportError, gymnasium.error.Error):
            continue
        found[f"{library} {name}"] = measure_rate(play, seconds).describe("steps")
    return found


def _open_peer(library: str, name: str) -> Play:
    if library == "gymnasium":
        return _play_gymnasium(gymnasium.make(name))
    if library == "pettingzoo":
        from importlib import import_module

        return _play_agents(import_module(f"pettingzoo.classic.{name}").env())
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401
    return _play_states(pyspiel.load_game(name))


def _measure_two(game: Game, alone: float, seconds: float) -> dict[str, float]:
    """Two processes against one, by the clock: their own time says nothing of it."""
    play = _play_many(game, 2)
    rate = measure_rate(play, seconds)
    close: Any = getattr(play, "close", None)
    if close is not None:
        close()
    return {
        "two_processes_steps_per_second": round(rate.wall),
        "two_processes_share": round(rate.wall / alone, 2),
    }


class _Many:
    """Games side by side, each going on by an offered action."""

    def __init__(self, env: SiegeVectorEnv) -> None:
        self._env = env
        self._dice = np.random.default_rng(0)
        _, info = env.reset(seed=1)
        self._mask = info["action_mask"]

    def __call__(self) -> int:
        for _ in range(10):
            self._env.step(pick_offered(self._mask, self._dice))
        return 10 * self._env.num_envs

    def close(self) -> None:
        """Let processes go."""
        del self._mask
        self._env.close()


def pick_offered(mask: Any, dice: np.random.Generator) -> Any:
    """One of the actions that each row of a mask offers."""
    rows, count = mask.shape
    offered = np.flatnonzero(mask.view(np.bool_))
    ends = offered.searchsorted(np.arange(rows + 1) * count)
    chosen = ends[:-1] + (dice.random(rows) * np.diff(ends)).astype(np.int64)
    return offered[chosen] % count


def _play_many(game: Game, processes: int) -> Play:
    return _Many(SiegeVectorEnv(game.key, PLACES * processes, processes=processes))


def _play_single(game: Game) -> Play:
    env, dice = SiegeEnv(game.key), np.random.default_rng(0)

    def play() -> int:
        steps, is_over = 0, False
        _, info = env.reset(seed=steps + 1)
        while not is_over:
            offered = info["action_mask"].nonzero()[0]
            _, _, is_over, _, info = env.step(offered[dice.integers(len(offered))])
            steps += 1
        return steps

    return play


def _play_turns(game: Game) -> Play:
    return _play_agents(SiegeTurns(game.key))


def _play_agents(env: Any) -> Play:
    dice = np.random.default_rng(0)

    def play() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            action = None
            if not is_over and not is_cut:
                offered = np.flatnonzero(seen["action_mask"])
                action = int(offered[dice.integers(len(offered))])
                steps += 1
            env.step(action)
        return steps

    return play


def _play_gymnasium(env: Any) -> Play:
    def play() -> int:
        env.reset(seed=1)
        steps, is_over = 0, False
        while not is_over:
            _, _, ended, cut, _ = env.step(env.action_space.sample())
            is_over, steps = ended or cut, steps + 1
        return steps

    return play


def _play_spiel(game: Game) -> Play:
    from siegeworks.envs import spiel

    return _play_states(spiel.load(game.key))


def _play_states(game: Any) -> Play:
    dice = np.random.default_rng(0)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                steps += 1
            offered = state.legal_actions()
            state.apply_action(offered[dice.integers(len(offered))])
        return steps

    return play


def _play_face(game: Game) -> Play:
    """By the public face alone: what may be chosen, the view, the choice."""
    dice = np.random.default_rng(0)

    def play() -> int:
        match = game.start(seed=1, listening=False)
        steps = 0
        while match.result is None:
            match.view(match.to_move)
            offered = match.options()
            match.choose(offered[dice.integers(len(offered))])
            steps += 1
        return steps

    return play
