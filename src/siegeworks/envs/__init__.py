"""The researchers' door: every game as the environments that learners already know.

>>> import gymnasium, siegeworks.envs
>>> env = gymnasium.make("siegeworks/pig-v1")
"""

from typing import Any

from siegeworks import registry
from siegeworks._build.extras import tell_install
from siegeworks.core.errors import SiegeError
from siegeworks.core.game import Game
from siegeworks.core.vectors.schema import Action, Schema, SchemaError, find_schema


def _refuse_missing(error: ModuleNotFoundError) -> SiegeError:
    """What to install where Gymnasium is not there."""
    return SiegeError("env-library", found=error.name, install=tell_install("rl"))


try:
    import gymnasium
except ModuleNotFoundError as error:
    raise _refuse_missing(error) from error

from siegeworks.envs.errors import IllegalAction, NotRunning
from siegeworks.envs.game_record import GameRecord
from siegeworks.envs.many import SiegeVectorEnv
from siegeworks.envs.single import SiegeEnv

__all__ = [
    "Action",
    "GameRecord",
    "IllegalAction",
    "NotRunning",
    "Schema",
    "SchemaError",
    "SiegeEnv",
    "SiegeVectorEnv",
    "aec",
    "list_ids",
    "make",
    "make_vec",
    "register_all",
    "schema",
]


def schema(game: str | Game) -> Schema:
    """What the numbers of a game's actions and observations mean."""
    return find_schema(game if isinstance(game, Game) else registry.game(game))


def make(game: str, **settings: Any) -> SiegeEnv:
    """One game at a time, for Gymnasium."""
    return SiegeEnv(game, **settings)


def make_vec(game: str, num_envs: int, **settings: Any) -> SiegeVectorEnv:
    """Many games at once, for Gymnasium."""
    return SiegeVectorEnv(game, num_envs, **settings)


def aec(game: str, **settings: Any) -> Any:
    """All seats in turn, for PettingZoo."""
    from siegeworks.envs.turns import SiegeTurns  # takes time, and not everybody needs it

    return SiegeTurns(game, **settings)


def list_ids() -> dict[str, str]:
    """The names that Gymnasium knows, each with the key of its game."""
    return {f"siegeworks/{game.key}-v{schema(game).version}": game.key for game in registry.games()}


def register_all() -> None:
    """Tell Gymnasium of every game; done when this package is imported."""
    for name, key in list_ids().items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "siegeworks.envs.single:SiegeEnv",
                vector_entry_point="siegeworks.envs.many:SiegeVectorEnv",
                kwargs={"game": key},
            )


register_all()
