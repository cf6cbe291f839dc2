"""One game at a time, for Gymnasium: one learner, other seats by bots or by the learner itself."""

from typing import Any

import gymnasium
import numpy as np

from siegeworks.core.errors import BadSettings
from siegeworks.core.vectors.schema import Schema
from siegeworks.envs.errors import IllegalAction, NotRunning
from siegeworks.envs.picture import MODES, draw
from siegeworks.envs.runner import Runner, Saved
from siegeworks.envs.setup import Setup
from siegeworks.envs.spaces import LegalActions, look_into, make_observation_space


class SiegeEnv(gymnasium.Env[Any, Any]):
    """Observations are bytes by the schema; ``info["action_mask"]`` says what may be done."""

    metadata = {"render_modes": list(MODES), "render_fps": 4}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        partners: str = "",
        rewards: str = "result",
        gamma: float = 1.0,
        history: int = 0,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise BadSettings("env-render", found=str(render_mode)[:40])
        self.setup = Setup(game, seats, options, seat, partners, rewards, gamma, history)
        self.runner = Runner(self.setup, 1)
        self.render_mode = render_mode
        self._actions = LegalActions(len(self.schema.actions))
        self.action_space = self._actions
        self.observation_space = make_observation_space(self.schema, history)
        self._seen = look_into(self.runner.batch.obs, np.uint8)
        self._offered = look_into(self.runner.batch.mask, np.int8)

    @property
    def schema(self) -> Schema:
        """What the numbers mean; to be saved beside what is learnt."""
        return self.runner.schema

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game: of that seed, or the next that follows from the one before."""
        super().reset(seed=seed)
        if seed is not None:
            self.runner.seed(0, seed)
        self.runner.begin(0)
        return self._look()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action; an illegal one is refused, and nothing has changed."""
        number = read_action(action)
        if self.runner.episodes[0] < 0:
            raise NotRunning("env-not-begun")
        self.runner.refuse_illegal([number])
        reward = self.runner.act(0, number)
        seen, info = self._look()
        is_over = bool(self.runner.batch.ended[0])
        if is_over:
            info["record"] = self.runner.record(0)
        if self.render_mode == "human":
            self.render()
        return seen, reward, is_over, False, info

    def _look(self) -> tuple[Any, dict[str, Any]]:
        self.runner.show(0)
        mask = self._offered.copy()
        self._actions.offered = mask if mask.any() else None
        return self._seen.copy(), {"action_mask": mask, "seat": self.runner.eyes(0)}

    def action_masks(self) -> Any:
        """What may be done now, as learners that know masks ask for it."""
        return self._offered.astype(bool)

    def render(self) -> Any:
        """The board as text or as an SVG picture; with "human" the text is printed."""
        if self.render_mode is None:
            return None
        eyes = self.runner.eyes(0)
        seat = eyes if eyes < self.runner.start.seats else None
        return draw(self.runner.match(0), seat, self.render_mode)

    def save(self) -> Saved:
        """Put the game aside, to branch off from it."""
        return self.runner.save(0)

    def load(self, saved: Saved) -> tuple[Any, dict[str, Any]]:
        """Go on from what was put aside."""
        self.runner.load(0, saved)
        return self._look()

    def imagine(self, seed: int) -> Saved:
        """The game as it might be for all the learner knows, with other luck to come."""
        return self.runner.imagine(0, self.runner.eyes(0), seed)

    def close(self) -> None:
        """Let the partners go."""
        self.runner.close()


def read_action(action: Any) -> int:
    """An action as a plain number."""
    if isinstance(action, np.ndarray) and action.shape == ():
        action = action[()]
    if isinstance(action, bool | np.bool_) or not isinstance(action, int | np.integer):
        raise IllegalAction("env-shape", expected=1, found=repr(action)[:60])
    return int(action)
