"""Many games at once, for Gymnasium: arrays made once, games that begin anew by themselves."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode

from siegeworks.core.errors import BadSettings
from siegeworks.core.luck import make_seed
from siegeworks.core.start import choose_seed
from siegeworks.core.vectors.schema import Schema
from siegeworks.envs.errors import IllegalAction, NotRunning
from siegeworks.envs.runner import Runner, Saved, read_seed
from siegeworks.envs.setup import Setup
from siegeworks.envs.spaces import LegalActions, look_into, make_observation_space


class ManyGames:
    """The games of one process and the arrays that they fill."""

    def __init__(self, setup: Setup, places: int) -> None:
        self.runner = Runner(setup, places)
        self.places = places
        batch = self.runner.batch
        self.seen = look_into(batch.obs, np.uint8).reshape(places, -1)
        self.offered = look_into(batch.mask, np.int8).reshape(places, -1)
        self.movers = look_into(batch.mover, np.uint8)
        for array in (self.seen, self.offered, self.movers):
            array.flags.writeable = False  # only what changed is written anew
        self.rewards = np.zeros(places, np.float64)
        self.ended = np.zeros(places, np.bool_)

    def reset(self, seeds: list[int] | None) -> None:
        """Begin all games: of these seeds, or the next ones."""
        for place in range(self.places):
            if seeds is not None:
                self.runner.seed(place, seeds[place])
            self.runner.begin(place)
            self.runner.show(place)
        self.ended[:] = False

    def save(self, place: int) -> Saved:
        """Put a copy of a game aside."""
        return self.runner.save(place)

    def load(self, place: int, saved: object) -> None:
        """Go on at a place from what was put aside."""
        self.runner.load(place, saved)
        self.runner.show(place)
        self.ended[place] = False

    def imagine(self, place: int, seed: int) -> Saved:
        """A game as it might be for all that the learner knows, with other luck to come."""
        return self.runner.imagine(place, self.runner.eyes(place), seed)

    def step(self, actions: list[int]) -> dict[int, dict[str, Any]]:
        """Take all actions; of each game that ended, what was last to be seen of it."""
        runner = self.runner
        ends = runner.act_all(actions, self.rewards)
        self.ended[:] = False
        last: dict[int, dict[str, Any]] = {}
        for place in ends:
            runner.show(place)
            self.ended[place] = True
            last[place] = {"obs": self.seen[place].copy(), "record": runner.record(place)}
            runner.begin(place)
        runner.show_all()
        return last


class SiegeVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Games side by side in one process, or spread over several with the same trajectories.

    What ``reset`` and ``step`` return looks into the arrays of the environment: copy what is to
    outlast the next step.
    """

    metadata = {
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        processes: int = 1,
        seats: int | None = None,
        seat: int = 0,
        partners: str = "",
        rewards: str = "result",
        gamma: float = 1.0,
        history: int = 0,
        observe: bool = True,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        for number in (num_envs, processes):
            if type(number) is not int or number < 1:
                raise BadSettings("env-places", found=repr(number)[:40])
        self.setup = Setup(game, seats, options, seat, partners, rewards, gamma, history, observe)
        self.setup.check()
        self.num_envs = num_envs
        self.schema: Schema = self.setup.schema()
        self.single_action_space = LegalActions(len(self.schema.actions))
        self.single_observation_space = make_observation_space(self.schema, history)
        self.action_space = gymnasium.vector.utils.batch_space(
            gymnasium.spaces.Discrete(len(self.schema.actions)), num_envs
        )
        self.observation_space = gymnasium.vector.utils.batch_space(
            self.single_observation_space, num_envs
        )
        self.games: Any = self._spread(min(processes, num_envs))

    def _spread(self, processes: int) -> Any:
        if processes == 1:
            return ManyGames(self.setup, self.num_envs)
        from siegeworks.envs.processes import SpreadGames

        return SpreadGames(self.setup, self.num_envs, processes)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games; a single seed is the first game's, the others follow one by one."""
        if seed is None and not hasattr(self, "_is_begun"):
            seed = make_seed()
        seeds = _read_seeds(seed, self.num_envs)
        self._is_begun = True
        self.games.reset(seeds)
        return self.games.seen, self._tell({})

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take an action in every game; if one is illegal, all are refused."""
        if not hasattr(self, "_is_begun"):
            raise NotRunning("env-not-begun")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            found = f"{chosen.dtype}{list(chosen.shape)}"
            raise IllegalAction("env-shape", expected=self.num_envs, found=found)
        numbers = chosen.tolist()
        games = self.games
        if isinstance(games, ManyGames):
            games.runner.refuse_illegal(numbers)
        last = games.step(numbers)
        none = np.zeros(self.num_envs, np.bool_)
        return games.seen, games.rewards.copy(), games.ended.copy(), none, self._tell(last)

    def save(self, place: int) -> Saved:
        """Put the game of a place aside: it can go on at any place, as often as wished."""
        return self._find_alone().save(self._read_place(place))

    def load(self, place: int, saved: Saved) -> None:
        """Go on at a place from what was put aside; the arrays show it at once."""
        self._find_alone().load(self._read_place(place), saved)

    def imagine(self, place: int, seed: int) -> Saved:
        """The game of a place as it might be for all the learner knows, with other luck to come."""
        return self._find_alone().imagine(self._read_place(place), seed)

    def _find_alone(self) -> ManyGames:
        if not hasattr(self, "_is_begun"):
            raise NotRunning("env-not-begun")
        if not isinstance(self.games, ManyGames):
            raise BadSettings("env-one-process")
        return self.games

    def _read_place(self, place: int) -> int:
        if type(place) is not int or not 0 <= place < self.num_envs:
            raise BadSettings("env-place", found=repr(place)[:40], last=self.num_envs - 1)
        return place

    def _tell(self, last: dict[int, dict[str, Any]]) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.games.offered, "seat": self.games.movers}
        if last:
            ended = np.zeros(self.num_envs, np.bool_)
            seen = np.full(self.num_envs, None, object)
            records = np.full(self.num_envs, None, object)
            for place, facts in last.items():
                ended[place], seen[place] = True, facts["obs"]
                records[place] = facts["record"]
            info |= {"final_obs": seen, "_final_obs": ended}
            info["final_info"] = {"record": records, "_record": ended}
            info["_final_info"] = ended
        return info

    def close_extras(self, **kwargs: Any) -> None:
        """Let partners and processes go."""
        games = self.games
        (games.runner if isinstance(games, ManyGames) else games).close()


def _read_seeds(seed: Any, count: int) -> list[int] | None:
    """The seeds of so many games: of one, the first game's, the others follow one by one."""
    if seed is None:
        return None
    if isinstance(seed, list | tuple | np.ndarray):
        if len(seed) != count:
            raise IllegalAction("env-shape", expected=count, found=len(seed))
        return [choose_seed(read_seed(each)) for each in seed]
    first = choose_seed(read_seed(seed))
    return [first + place for place in range(count)]
