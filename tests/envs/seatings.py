"""Every game with every number of seats, and settings that so many may play with."""

from typing import Any

import pytest

import siegeworks
from siegeworks.core.game import Game

GAMES = siegeworks.games()


def find_options(game: Game, seats: int) -> dict[str, Any]:
    """Settings with which so many may play."""
    return dict(next(options for count, options in game.set_ups() if count == seats))


WAYS = [
    pytest.param(game.key, {"seats": seats} | find_options(game, seats), id=f"{game.key}-{seats}")
    for game in GAMES
    for seats in game.seats
]
each_way = pytest.mark.parametrize(("key", "way"), WAYS)
