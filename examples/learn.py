"""Learn a game from nothing with MaskablePPO of sb3-contrib, and keep what was learnt as a bot.

    pip install "siegeworks[rl,onnx]" torch sb3-contrib onnx
    python examples/learn.py --minutes 60 --out learnt.onnx
    siegeworks play westerplatte --seats 2 --bot 2=onnx:learnt.onnx

Learning goes quicker by far if it begins with games of a bot, to be imitated:

    siegeworks lab dataset --game westerplatte --bots normal --games 500 --seed 5 --out games
    python examples/learn.py --imitate games --minutes 60 --out learnt.onnx

Every few minutes it plays 200 other games, always doing what it wants most, and prints a line:

    minutes of the processor  decisions  won  score

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
from stable_baselines3.common.vec_env import VecEnv

from siegeworks.core.vectors.schema import Schema
from siegeworks.envs import SiegeVectorEnv

PLACES = 64  # games side by side
TRIED = 50  # games side by side when it is tried out, of each of which the first few count
MOST = 64  # what is larger in a byte is taken for this
WIDTH = 256  # of the layers
GAMMA = 0.999  # a game has some hundreds of decisions
WHOLE = 100  # a score that is worth as much as 1


class Games(VecEnv):
    """Many games at once as Stable-Baselines3 knows them."""

    def __init__(self, games: SiegeVectorEnv, seed: int) -> None:
        super().__init__(games.num_envs, games.single_observation_space, games.single_action_space)
        self.games, self.scale = games, WHOLE if games.setup.rewards == "graded" else 1
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
        return seen.copy(), rewards.astype(np.float32) / self.scale, ended, facts

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
    """The first layer: every value of every byte has weights of its own, looked up.

    0 has none, so that nothing is looked up where nothing lies: most bytes are 0.
    """

    def __init__(self, space: Any, sizes: Sequence[int], width: int) -> None:
        super().__init__(space, width)
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        self.register_buffer("starts", torch.tensor(starts))
        self.register_buffer("last", torch.tensor(sizes) - 1)
        self.values = torch.nn.EmbeddingBag(sum(sizes), width, mode="sum")
        self.always = torch.nn.Parameter(torch.zeros(width))
        torch.nn.init.normal_(self.values.weight, std=0.1)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        games, places = seen.nonzero(as_tuple=True)
        values = torch.minimum(seen[games, places].long(), self.last[places])
        begins = torch.searchsorted(games, torch.arange(len(seen)))
        return torch.relu(self.values(values + self.starts[places], begins) + self.always)


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
    """Tries out what was learnt now and then, keeps it, and ends when the time is over."""

    def __init__(
        self, game: str, options: dict[str, str], minutes: float, every: float, keep: Path
    ) -> None:
        super().__init__()
        self.game, self.options = game, options
        self.minutes, self.every, self.keep = minutes, every, keep
        self.next, self.is_late = 0.0, False

    def _on_rollout_start(self) -> None:
        worked = time.process_time() / 60
        self.is_late = worked >= self.minutes
        if worked >= self.next or self.is_late:
            self.next = worked + self.every
            won, score = try_out(self.model, self.game, self.options, 4)
            write_policy(self.model, self.training_env.games.schema, self.keep)  # type: ignore[attr-defined]
            print(f"{worked:9.1f}  {self.num_timesteps:9}  {won:6.1%}  {score:5.1f}", flush=True)

    def _on_step(self) -> bool:
        return not self.is_late


class Wanting(torch.nn.Module):
    """How much each action is wanted, in operations that ONNX knows."""

    def __init__(self, policy: Any) -> None:
        super().__init__()
        self.reader, self.hidden = policy.features_extractor, policy.mlp_extractor.policy_net
        self.actions = policy.action_net

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        places = torch.minimum(seen.long(), self.reader.last) + self.reader.starts
        looked_up = self.reader.values.weight[places] * (seen > 0).unsqueeze(2)
        read = torch.relu(looked_up.sum(1) + self.reader.always)
        wanted: torch.Tensor = self.actions(self.hidden(read))
        return wanted


def read_games(schema: Schema, folder: Path) -> dict[str, torch.Tensor]:
    """The decisions of a dataset where there was a choice, and what the game was worth then."""
    schema.refuse_other(json.loads((folder / "dataset.json").read_text())["schema"])
    parts = [np.load(file) for file in sorted(folder.glob("*.npz"))]
    names = ("observations", "masks", "actions", "games", "arrangements", "scores", "seats")
    rows = {name: np.concatenate([part[name] for part in parts]) for name in names}
    whose = (rows["arrangements"].astype(np.int64) << 48) + (rows["games"] << 8) + rows["seats"]
    order = np.argsort(whose, kind="stable")
    counts = np.unique(whose, return_counts=True)[1]
    left = np.empty(len(order))
    left[order] = np.concatenate([np.arange(count)[::-1] for count in counts])
    rows["worth"] = (rows["scores"] / WHOLE * GAMMA**left).astype(np.float32)
    chosen = rows["masks"].sum(1) > 1
    kept = ("observations", "masks", "actions", "worth")
    return {name: torch.as_tensor(rows[name][chosen]) for name in kept}


def imitate(model: Any, rows: dict[str, torch.Tensor], minutes: float) -> None:
    """Do what was done in the games of a dataset, and know what a position is worth."""
    began, count, policy = time.process_time(), len(rows["actions"]), model.policy
    tried, known = count // 50, torch.randperm(count)  # the first of them are not learnt
    wishes = torch.optim.Adam(policy.parameters(), 2e-3)
    done, losses = 0.0, []
    while done < 1:
        chosen = known[torch.randint(tried, count, (1024,))]
        seen, masks, actions, worth = (rows[name][chosen] for name in rows)
        values, shares, _ = policy.evaluate_actions(seen, actions.long(), masks.bool())
        loss = -shares.mean() + ((values.flatten() - worth) ** 2).mean()
        wishes.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
        wishes.step()
        losses.append(-shares.mean().item())
        done = (time.process_time() - began) / 60 / minutes
        wishes.param_groups[0]["lr"] = 2e-3 * max(0.02, (1 - done))
        if len(losses) % 100 == 0 or done >= 1:
            alike = find_alike(policy, {name: row[known[:tried]] for name, row in rows.items()})
            passes, loss = len(losses) * 1024 / (count - tried), np.mean(losses[-100:])
            print(
                f"{passes:6.2f} times {count} decisions, loss {loss:.3f}, alike {alike:.1%}",
                flush=True,
            )


def find_alike(policy: Any, rows: dict[str, torch.Tensor]) -> float:
    """How often what is wanted most was also done."""
    with torch.no_grad():
        wanted = policy.get_distribution(rows["observations"], rows["masks"].bool())
    return float((wanted.mode() == rows["actions"]).float().mean())


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
    wishes.add_argument("--minutes", type=float, default=60, help="of the processor, in all")
    wishes.add_argument("--every", type=float, default=5, help="minutes from one try to the next")
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--rewards", default="graded", help="result, graded or shaped")
    wishes.add_argument("--imitate", type=Path, help="a dataset of games to begin with")
    wishes.add_argument("--imitating", type=float, default=20, help="minutes of it for that")
    wishes.add_argument("--rate", type=float, default=1e-4, help="how fast practice learns")
    wishes.add_argument("--tries", type=int, default=20, help="times 50 games at last")
    wishes.add_argument("--threads", type=int, default=1)
    wishes.add_argument("--out", type=Path, default=Path("learnt.onnx"))
    chosen = wishes.parse_args()
    options = dict(option.split("=", 1) for option in chosen.option)
    torch.set_num_threads(chosen.threads)
    # Who wins nothing yet learns from the score; a potential tells all losers the same.
    games = SiegeVectorEnv(chosen.game, PLACES, rewards=chosen.rewards, gamma=GAMMA, **options)
    model = MaskablePPO(
        "MlpPolicy",
        Games(games, chosen.seed),
        n_steps=256,
        batch_size=2048,
        n_epochs=3,
        learning_rate=chosen.rate,
        gamma=GAMMA,
        gae_lambda=0.97,
        clip_range=0.1,
        ent_coef=0.001,
        target_kl=0.03,
        policy_kwargs={
            "features_extractor_class": Reader,
            "features_extractor_kwargs": {"sizes": list_sizes(games.schema), "width": WIDTH},
            "net_arch": {"pi": [WIDTH, 128], "vf": [WIDTH, 128]},
            "activation_fn": torch.nn.ReLU,
        },
        seed=chosen.seed,
        device="cpu",
    )
    if chosen.imitate:
        imitate(model, read_games(games.schema, chosen.imitate), chosen.imitating)
    print("processor  decisions     won  score", flush=True)
    model.learn(1 << 40, Watch(chosen.game, options, chosen.minutes, chosen.every, chosen.out))
    won, score = try_out(model, chosen.game, options, chosen.tries)
    print(f"of {TRIED * chosen.tries} games {won:.1%} are won, score {score:.1f}")
    write_policy(model, games.schema, chosen.out)
    games.close()


if __name__ == "__main__":
    main()
