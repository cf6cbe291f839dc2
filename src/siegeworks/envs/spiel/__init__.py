"""Every game for OpenSpiel; importing this package tells OpenSpiel of them.

>>> from siegeworks.envs import spiel
>>> game = spiel.load("gatehouse")
"""

from typing import Any

from siegeworks import registry
from siegeworks._build.extras import tell_install
from siegeworks.core.errors import BadSettings, SiegeError

try:
    import pyspiel
except ModuleNotFoundError as error:
    facts = {"found": error.name, "install": tell_install("openspiel")}
    raise SiegeError("env-library", **facts) from error

from siegeworks.envs.spiel.bots import JudgeEvaluator, SiegeBot
from siegeworks.envs.spiel.games import (
    OWN,
    SiegeGame,
    SiegeState,
    find_name,
    list_parameters,
    make_class,
    make_type,
    pack_position,
    pack_value,
)

__all__ = ["JudgeEvaluator", "SiegeBot", "SiegeGame", "SiegeState", "load", "register_all"]


def load(key: str, **parameters: Any) -> SiegeGame:
    """A game by its key; ``position`` is the line that ``match.position()`` gives."""
    game = registry.game(key)
    known = list_parameters(game)
    for name in parameters:
        if name not in known:
            expected = ", ".join(known)
            raise BadSettings("setting", game=game.key, found=name[:40], expected=expected)
    if "position" in parameters:
        parameters["position"] = pack_position(str(parameters["position"]))
    for name in set(parameters) - set(OWN):
        parameters[name] = pack_value(name, str(parameters[name]))
    found: SiegeGame = pyspiel.load_game(find_name(key), parameters)
    return found


def register_all() -> None:
    """Tell OpenSpiel of every game; done when this package is imported."""
    known = set(pyspiel.registered_names())
    for game in registry.games():
        if find_name(game.key) not in known:
            pyspiel.register_game(make_type(game, game.seats[0], False), make_class(game))


register_all()
