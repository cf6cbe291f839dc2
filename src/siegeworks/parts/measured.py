"""What was measured of a game's opponents and levels: figures in its room ``bot/``."""

import tomllib
from functools import cache
from typing import Any

from siegeworks.core.game import Game

ROOM = "bot"


def read_level_figures(game: Game) -> dict[str, Any]:
    """How strong each level of opponent was measured to be: what ``bot/levels.toml`` says."""
    return _read(game, "levels.toml")


def read_difficulty(game: Game) -> dict[str, Any]:
    """How often the strongest bot wins, as ``bot/difficulty.toml`` says.

    By option, value and number of seats, in per cent: ``[level.hard]``, ``1 = 30.5``.
    """
    return _read(game, "difficulty.toml")


def read_losses(game: Game) -> dict[str, Any]:
    """What is usually lost from a day on to the end: what ``bot/losses.toml`` says."""
    return _read(game, "losses.toml")


@cache
def _read(game: Game, name: str) -> dict[str, Any]:
    file = game.folder / ROOM / name
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
