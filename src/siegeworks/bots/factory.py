"""From the text that names a bot to the bot."""

from collections.abc import Callable, Mapping
from typing import Final

from siegeworks.bots import specs
from siegeworks.bots.ahead_bot import AheadBot
from siegeworks.bots.class_bot import make_class_bot
from siegeworks.bots.errors import BotError
from siegeworks.bots.observation import Bot
from siegeworks.bots.policy_bot import PolicyBot
from siegeworks.bots.program_bot import ProgramBot
from siegeworks.bots.sampling_bot import SamplingBot
from siegeworks.bots.simple_bots import ForbiddingBot, HabitBot, RandomBot
from siegeworks.bots.specs import Spec
from siegeworks.bots.tree import Plan
from siegeworks.bots.tree_bot import TreeBot
from siegeworks.core.errors import insist
from siegeworks.core.game import Game

Maker = Callable[[Spec, Game, int | None], Bot]

POSITIVE: Final = range(1, 1_000_000_001)
TREE_SETTINGS: Final[Mapping[str, specs.Values]] = {
    "simulations": POSITIVE,
    "milliseconds": POSITIVE,
    "depth": POSITIVE,
    "rollouts": ("habit", "random"),
    "explore": range(10_001),
}
DEFAULT_TRIES: Final = 32
DEFAULT_LINES: Final = 24
DEFAULT_EXPLORE: Final = 100  # hundredths of how far apart the rewards lie


def make(spec: str, game: Game, seed: int | None = None) -> Bot:
    """The bot of that name for a game: ``"hard"``, ``"mcts:simulations=500"``, ``"program:..."``.

    With a seed (and no budget of time) it always chooses alike.
    """
    insist(BotError, "bot-name", spec, str)
    wanted = specs.split(spec)
    if wanted.name in game.levels:
        specs.read_settings(wanted, {})
        wanted = specs.split(game.levels[wanted.name])
    if wanted.name not in MAKERS:
        known = ", ".join([*game.levels, *MAKERS])
        raise BotError("bot-unknown", found=wanted.name[: specs.SHOWN], expected=known)
    return MAKERS[wanted.name](wanted, game, seed)


def list_names() -> list[str]:
    """The kinds of bot there are; every game has its levels beside them."""
    return list(MAKERS)


def _make_random(spec: Spec, game: Game, seed: int | None) -> Bot:
    specs.read_settings(spec, {})
    return RandomBot(seed)


def _make_habit(spec: Spec, game: Game, seed: int | None) -> Bot:
    chosen = specs.read_settings(spec, {"slips": range(101)})
    return HabitBot(game, int(chosen.get("slips", 0)), seed)


def _make_greedy(spec: Spec, game: Game, seed: int | None) -> Bot:
    chosen = specs.read_settings(spec, {"simulations": POSITIVE})
    return SamplingBot(game, int(chosen.get("simulations", 100)), 0, seed)


def _make_flat(spec: Spec, game: Game, seed: int | None) -> Bot:
    chosen = specs.read_settings(spec, {"simulations": POSITIVE, "depth": POSITIVE})
    depth = int(chosen.get("depth", game.limit))
    return SamplingBot(game, int(chosen.get("simulations", 200)), depth, seed)


def _make_ahead(spec: Spec, game: Game, seed: int | None) -> Bot:
    chosen = specs.read_settings(spec, {"tries": POSITIVE, "lines": POSITIVE, "depth": POSITIVE})
    tries, lines = int(chosen.get("tries", DEFAULT_TRIES)), int(chosen.get("lines", DEFAULT_LINES))
    return AheadBot(game, tries, lines, int(chosen.get("depth", game.limit)), seed)


def _make_mcts(spec: Spec, game: Game, seed: int | None) -> Bot:
    return _make_tree(spec, game, seed, redraw=False)


def _make_ismcts(spec: Spec, game: Game, seed: int | None) -> Bot:
    return _make_tree(spec, game, seed, redraw=True)


def _make_tree(spec: Spec, game: Game, seed: int | None, redraw: bool) -> Bot:
    chosen = specs.read_settings(spec, TREE_SETTINGS)
    if "simulations" in chosen and "milliseconds" in chosen:
        raise BotError("bot-budget", bot=spec.name)
    plan = Plan(
        chosen.get("rollouts", "habit") == "habit",
        int(chosen.get("depth", 0)),
        int(chosen.get("explore", DEFAULT_EXPLORE)) / 100,
        redraw,
        game.limit,
    )
    simulations = int(chosen.get("simulations", 1000))
    return TreeBot(game, plan, simulations, int(chosen.get("milliseconds", 0)), seed)


def _make_forbid(spec: Spec, game: Game, seed: int | None) -> Bot:
    verb, _, other = spec.text.partition(":")
    known = [known.word for known in game.verbs.values()]
    if verb not in known:
        found = verb[: specs.SHOWN]
        raise BotError(
            "bot-value", bot=spec.name, setting="verb", found=found, expected=", ".join(known)
        )
    return ForbiddingBot(make(other or "habit", game, seed), verb, game, seed)


def _make_program(spec: Spec, game: Game, seed: int | None) -> Bot:
    return ProgramBot(spec.text)


def _make_policy(spec: Spec, game: Game, seed: int | None) -> Bot:
    if not spec.text:
        raise BotError("bot-no-policy")
    return PolicyBot(spec.text, game)


def _make_of_class(spec: Spec, game: Game, seed: int | None) -> Bot:
    return make_class_bot(spec.text, game, seed)


MAKERS: Final[Mapping[str, Maker]] = {
    "random": _make_random,
    "habit": _make_habit,
    "greedy": _make_greedy,
    "flat": _make_flat,
    "ahead": _make_ahead,
    "mcts": _make_mcts,
    "ismcts": _make_ismcts,
    "forbid": _make_forbid,
    "program": _make_program,
    "python": _make_of_class,
    "onnx": _make_policy,
}
