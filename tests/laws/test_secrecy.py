"""Law 7 alone, over as many random positions as somebody wishes: ``--positions 10000``."""

import random
from collections.abc import Iterator

import pytest

import siegeworks
from siegeworks import Match
from siegeworks.core.game import Game
from siegeworks.core.laws import check_secrecy, play_randomly

POSITIONS = 12  # of each game, unless --positions says otherwise
SHARE = 0.25  # of the pauses of a game that are looked at
SECRET = [game for game in siegeworks.games() if game.has_secrets]


def list_positions(game: Game) -> Iterator[Match]:
    """Positions of one random game after the other, over all set-ups."""
    ways = game.set_ups()
    for seed in range(10**6):
        seats, options = ways[seed % len(ways)]
        dice = random.Random(seed)
        for match in play_randomly(game.start(seats, options, seed), random.Random(seed)):
            if dice.random() < SHARE:
                yield match


@pytest.mark.parametrize("game", SECRET, ids=lambda game: game.key)
def test_nobody_learns_what_is_hidden(game: Game, positions: int | None) -> None:
    number = positions or POSITIONS
    for _, match in zip(range(number), list_positions(game), strict=False):
        check_secrecy(match)
    print(f"{game.key}: {number} positions")
