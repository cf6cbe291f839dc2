"""The vault with one thing changed, and what the laws say against it."""

import sys
from types import ModuleType
from typing import Any

from siegeworks.core import laws
from siegeworks.core.game import Game
from siegeworks.core.steps import Choice, Rule
from tests.laws import vault
from tests.laws.vault import Vault, VaultGame

GAMES = 12


def broken(game: Game) -> str:
    """All that the laws say against a game."""
    return "\n".join(laws.check(game, GAMES).broken)


def _modules(kind: type[Any]) -> tuple[ModuleType, ...]:
    return (vault, sys.modules[kind.__module__])


def asking(step: type[Choice[Any]]) -> Game:
    """The game with another question."""

    class Asking(Vault):
        asks = step

    class AskingGame(VaultGame):
        state = Asking
        modules = _modules(step)

    return AskingGame()


def beginning(step: type[Rule[Any]]) -> Game:
    """The game with another first step."""

    class BeginningGame(VaultGame):
        modules = _modules(step)

        def set_up(self, seats: int, settings: tuple[int, ...], tables: Any) -> Vault:
            g = super().set_up(seats, settings, tables)
            g.agenda = [step()]
            return g

    return BeginningGame()


def holding(kind: type[Vault]) -> Game:
    """The game with another state."""

    class HoldingGame(VaultGame):
        state = kind

    return HoldingGame()
