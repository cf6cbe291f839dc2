"""Nothing is lit on a board that only bears the name of what an option speaks of."""

import random

import pytest

from siegeworks.core.game import Game
from siegeworks.core.laws import play_randomly
from tests.games.lit import list_lit
from tests.games.looking import GAMES, layouts

LAYOUTS = [game for game in GAMES if len(layouts(game)) == 1]
MOST = 400  # decisions of a game that are looked at


@pytest.mark.parametrize("game", LAYOUTS, ids=lambda game: game.key)
def test_an_option_is_lit_at_pieces_of_one_zone_alone(game: Game) -> None:
    [layout] = layouts(game)
    seats, options = game.set_ups()[-1]
    match = game.start(seats, options, 5)
    for made, _ in enumerate(play_randomly(match, random.Random(5))):
        if made == MOST:
            break
        for lit in list_lit(match, layout) if match.decision else ():
            assert len({zone for zone, _ in lit.pieces}) <= 1, lit
            assert not lit.place or lit.areas or lit.pieces, f"{lit} is nowhere"
