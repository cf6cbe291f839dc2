"""Any game with all its seats, for PettingZoo: one after the other, as they are asked."""

from functools import partial
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from siegeworks.core.errors import BadSettings, insist
from siegeworks.core.vectors.schema import Schema
from siegeworks.envs.errors import NotRunning
from siegeworks.envs.picture import MODES, draw
from siegeworks.envs.runner import Runner, read_seed
from siegeworks.envs.setup import Setup
from siegeworks.envs.single import read_action
from siegeworks.envs.spaces import LegalActions, look_into, make_observation_space


class SiegeTurns(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """Agents are the seats. Who answers at the same time answers in turn, unseen by the others."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "siegeworks",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rewards: str = "result",
        gamma: float = 1.0,
        history: int = 0,
        max_cycles: int = 0,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise BadSettings("env-render", found=str(render_mode)[:40])
        self.render_mode = render_mode
        insist(BadSettings, "env-cycles", max_cycles, int)
        if max_cycles < 0:
            raise BadSettings("env-cycles", found=max_cycles)
        self.max_cycles = max_cycles  # answers until a game is broken off; 0: never
        self._answers = 0
        self.setup = Setup(game, seats, options, 0, "", rewards, gamma, history)
        self.runner = Runner(self.setup, 1)
        count = self.runner.start.seats
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        size = len(self.schema.actions)
        seen = make_observation_space(self.schema, history)
        mask = gymnasium.spaces.Box(0, 1, (size,), np.int8)
        both = gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, both)
        self._spaces = {agent: LegalActions(size) for agent in self.possible_agents}
        for agent, space in self._spaces.items():
            space.offered = partial(self._find_offered, agent)

    @property
    def schema(self) -> Schema:
        """What the numbers mean."""
        return self.runner.schema

    def observation_space(self, agent: str) -> Any:
        """What a seat observes: bytes, and a mask that is empty unless it is asked."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game."""
        return self._spaces[agent]

    def _find_offered(self, agent: str) -> Any:
        """The mask of a seat that is asked."""
        if not self.agents or agent != self.agent_selection or self.runner.batch.ended[0]:
            return None
        return self.observe(agent)["action_mask"]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: of that seed, or the next that follows from the one before."""
        if seed is not None:
            self.runner.seed(0, read_seed(seed))
        self.runner.begin(0)
        self._answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._potentials = {seat: self._weigh(seat) for seat in range(len(self.agents))}
        self.agent_selection = self._find_mover()

    def _weigh(self, seat: int) -> float:
        return self.runner.weigh(0, seat) if self.setup.rewards == "shaped" else 0.0

    def _find_mover(self) -> str:
        return self.possible_agents[int(self.runner.batch.mover[0])]

    def observe(self, agent: str) -> Any:
        """What a seat sees, whoever is asked."""
        if agent not in self.possible_agents:
            expected = ", ".join(self.possible_agents)
            raise BadSettings("env-agent", found=repr(agent)[:40], expected=expected)
        batch = self.runner.batch
        batch.show(0, self.possible_agents.index(agent))
        mask = look_into(batch.mask, np.int8).copy()
        return {"observation": look_into(batch.obs, np.uint8).copy(), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Let the seat that is asked act; None for a seat whose game is over."""
        if not self.agents:
            raise NotRunning("env-over" if self.runner.episodes[0] >= 0 else "env-not-begun")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        number = read_action(action)
        self.runner.refuse_illegal([number])
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.runner.batch.act(0, number)
        self._answers += 1
        self._clear_rewards()
        self._rate()
        if self.runner.batch.ended[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            record = self.runner.record(0)
            self.infos = {agent: {"record": record} for agent in self.agents}
        else:
            self.agent_selection = self._find_mover()
            if self._answers == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _rate(self) -> None:
        for seat, agent in enumerate(self.agents):
            self.runner.potentials[0] = self._potentials[seat]
            self.rewards[agent] = self.runner.rate(0, seat)
            self._potentials[seat] = self.runner.potentials[0]

    def render(self) -> Any:
        """The board as anybody may see it: text or an SVG picture; with "human" text is printed."""
        if self.render_mode is None:
            return None
        return draw(self.runner.match(0), None, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go."""
