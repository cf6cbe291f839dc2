"""Learn a game from nothing with MaskablePPO of sb3-contrib, and keep what was learnt as a bot.

    pip install "siegeworks[rl,onnx]" torch sb3-contrib onnx
    python examples/learn.py --minutes 60 --out learnt.onnx
    siegeworks play westerplatte --seats 2 --bot 2=onnx:learnt.onnx

Learning goes quicker by far if it begins with games of a bot, to be imitated:

    siegeworks lab dataset --game westerplatte --bots normal --games 500 --seed 5 --out games
    python examples/learn.py --imitate games --minutes 60 --out learnt.onnx

Every few minutes it plays 200 other games, always doing what it wants most, and prints a line:

    minutes  processor  decisions  won  score

Nothing of it knows which game is learnt: fields, masks and actions are what the schema says.
"""

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv, VecNormalize

from siegeworks.core.vectors.schema import Schema
from siegeworks.envs import SiegeVectorEnv

PLACES = 64  # games side by side
TRIED = 50  # games side by side when it is tried out, of each of which the first few count
MOST = 64  # what is larger in a byte is taken for this


class Games(VecEnv):
    """Many games at once as Stable-Baselines3 knows them."""

    def __init__(self, games: SiegeVectorEnv, seed: int) -> None:
        super().__init__(games.num_envs, games.single_observation_space, games.single_action_space)
        self.games = games
        self._seed = seed

    def reset(self) -> Any:
        seen, info = self.games.reset(seed=self._seed)
        self._offered = info["action_mask"]
        return seen.copy()

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        seen, rewards, ended, _, info = self.games.step(self._actions)
        facts: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(ended):
            facts[place] = {"terminal_observation": info["final_obs"][place]}
        return seen.copy(), rewards.astype(np.float32), ended, facts

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> Any:
        assert method_name == "action_masks"
        return list(self._offered.astype(bool))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name not in ("action_masks", "render_mode"):
            raise AttributeError(attr_name)
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


class Reader(BaseFeaturesExtractor):
    """The first layer: every value of every byte has weights of its own, looked up."""

    def __init__(self, space: Any, sizes: Sequence[int], width: int) -> None:
        super().__init__(space, width)
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        self.register_buffer("starts", torch.tensor(starts))
        self.register_buffer("last", torch.tensor(sizes) - 1)
        self.values = torch.nn.EmbeddingBag(sum(sizes), width, mode="sum")
        torch.nn.init.normal_(self.values.weight, std=len(sizes) ** -0.5)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        places = torch.minimum(seen.long(), self.last) + self.starts
        return torch.relu(self.values(places))


def list_sizes(schema: Schema) -> list[int]:
    """How many values are told apart in each byte of an observation."""
    sizes: list[int] = []
    for field in schema.fields:
        most = 3 if field.shape == "bag" else min(field.high + field.shift, MOST)
        sizes += [most + 1 if field.width == 1 else MOST] * field.size
    return sizes


def try_out(model: Any, game: str, options: dict[str, str], rounds: int) -> tuple[float, float]:
    """The share won by doing what is wanted most, and the mean score; always the same games."""
    games = SiegeVectorEnv(game, TRIED, **options)
    seen, info = games.reset(seed=1_000_000)
    left, wins, points = np.full(TRIED, rounds), 0, 0
    while left.any():
        masks = info["action_mask"].astype(bool)
        actions, _ = model.predict(seen, action_masks=masks, deterministic=True)
        seen, _, ended, _, info = games.step(actions)
        for place in np.flatnonzero(ended & (left > 0)):
            left[place] -= 1
            result = info["final_info"]["record"][place].match().result
            wins += 0 in result.winners
            points += result.score.get(0, 0)
    games.close()
    return wins / (TRIED * rounds), points / (TRIED * rounds)


class Watch(BaseCallback):
    """Tries out what was learnt now and then, and ends when the time is over."""

    def __init__(self, game: str, options: dict[str, str], minutes: float, every: float) -> None:
        super().__init__()
        self.game, self.options = game, options
        self.minutes, self.every = minutes, every
        self.begun, self.next = time.perf_counter(), 0.0

    def _on_rollout_start(self) -> None:
        passed = (time.perf_counter() - self.begun) / 60
        if passed >= self.next or passed >= self.minutes:
            self.next = passed + self.every
            won, score = try_out(self.model, self.game, self.options, 4)
            worked, known = time.process_time() / 60, self.num_timesteps
            print(f"{passed:7.1f}  {worked:9.1f}  {known:9}  {won:6.1%}  {score:5.1f}", flush=True)

    def _on_step(self) -> bool:
        return time.perf_counter() - self.begun < 60 * self.minutes


class Wanting(torch.nn.Module):
    """How much each action is wanted, in operations that ONNX knows."""

    def __init__(self, policy: Any) -> None:
        super().__init__()
        self.reader, self.hidden = policy.features_extractor, policy.mlp_extractor.policy_net
        self.actions = policy.action_net

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        places = torch.minimum(seen.long(), self.reader.last) + self.reader.starts
        read = torch.relu(self.reader.values.weight[places].sum(1))
        wanted: torch.Tensor = self.actions(self.hidden(read))
        return wanted


def imitate(model: Any, schema: Schema, folder: Path, rounds: int) -> None:
    """Do what was done in the games of a dataset."""
    schema.refuse_other(json.loads((folder / "dataset.json").read_text())["schema"])
    parts = [np.load(file) for file in sorted(folder.glob("*.npz"))]
    names = ("observations", "actions", "masks")
    rows = [np.concatenate([part[name] for part in parts]) for name in names]
    dice, policy = np.random.default_rng(1), model.policy
    wishes = torch.optim.Adam(policy.parameters(), 1e-3)
    for number in range(rounds):
        order, losses = dice.permutation(len(rows[0])), []
        for chosen in np.array_split(order, max(1, len(order) // 512)):
            seen, actions, masks = (torch.as_tensor(row[chosen]) for row in rows)
            _, shares, _ = policy.evaluate_actions(seen, actions.long(), masks.bool())
            loss = -shares.mean()
            wishes.zero_grad()
            loss.backward()
            wishes.step()
            losses.append(loss.item())
        print(f"imitated {number + 1} times {len(order)} decisions, loss {np.mean(losses):.3f}")


def write_policy(model: Any, schema: Schema, path: Path) -> None:
    """What was learnt as a file of ONNX that is a bot wherever one can be named."""
    wanting = Wanting(model.policy.eval())
    example = torch.zeros((1, schema.size), dtype=torch.uint8)
    names = {"input_names": ["seen"], "output_names": ["wanted"]}
    axes = {"seen": {0: "games"}, "wanted": {0: "games"}}
    torch.onnx.export(wanting, (example,), str(path), **names, dynamic_axes=axes, dynamo=False)
    file = onnx.load(path)
    onnx.helper.set_model_props(file, {"siegeworks-schema": json.dumps(schema.save())})
    onnx.save(file, path)


def main() -> None:
    """Learn, try out, write down."""
    wishes = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    wishes.add_argument("--game", default="westerplatte")
    wishes.add_argument("--option", action="append", default=[], help="such as level=hard")
    wishes.add_argument("--minutes", type=float, default=60)
    wishes.add_argument("--every", type=float, default=5, help="minutes from one try to the next")
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--rewards", default="graded", help="result, graded or shaped")
    wishes.add_argument("--imitate", type=Path, help="a dataset of games to begin with")
    wishes.add_argument("--rounds", type=int, default=6, help="how often it is gone through")
    wishes.add_argument("--threads", type=int, default=1)
    wishes.add_argument("--out", type=Path, default=Path("learnt.onnx"))
    chosen = wishes.parse_args()
    options = dict(option.split("=", 1) for option in chosen.option)
    torch.set_num_threads(chosen.threads)
    gamma = 0.997
    # Who wins nothing yet learns from the score; a potential tells all losers the same.
    games = SiegeVectorEnv(chosen.game, PLACES, rewards=chosen.rewards, gamma=gamma, **options)
    model = MaskablePPO(
        "MlpPolicy",
        VecNormalize(Games(games, chosen.seed), norm_obs=False, gamma=gamma),
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        learning_rate=3e-4,
        gamma=gamma,
        gae_lambda=0.97,
        ent_coef=0.005,
        policy_kwargs={
            "features_extractor_class": Reader,
            "features_extractor_kwargs": {"sizes": list_sizes(games.schema), "width": 256},
            "net_arch": {"pi": [128], "vf": [128]},
        },
        seed=chosen.seed,
        device="cpu",
    )
    if chosen.imitate:
        imitate(model, games.schema, chosen.imitate, chosen.rounds)
    print("minutes  processor  decisions     won  score", flush=True)
    model.learn(1 << 40, Watch(chosen.game, options, chosen.minutes, chosen.every))
    won, score = try_out(model, chosen.game, options, 20)
    print(f"of 1000 games {won:.1%} are won, score {score:.1f}")
    write_policy(model, games.schema, chosen.out)
    games.close()


if __name__ == "__main__":
    main()
