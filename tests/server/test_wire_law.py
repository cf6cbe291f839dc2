"""No seat and no spectator learns at the wire what the rules hide, in any game with secrets."""

from collections.abc import Iterator

import pytest

import siegeworks
from siegeworks import store
from siegeworks.core.game import Game
from tests.server.running import Running
from tests.server.wire_law import Viewer, WireLaw, compare_heard

POSITIONS = 3  # of each game, unless --positions says otherwise
MANY = 50  # from so many on, a part of all questions is asked at each
PART = 0.1
SECRET = [game.key for game in siegeworks.games() if game.has_secrets and max(game.seats) > 1]


def can_seats_differ(game: Game) -> bool:
    return game.start(max(game.seats), seed=1).can_seats_differ


@pytest.fixture
def law(server: Running, positions: int | None) -> Iterator[WireLaw]:
    with store.open(server.folder / "games.db") as games:
        law = WireLaw(server, games, PART if (positions or 0) >= MANY else 1.0)
        yield law
        law.close()


@pytest.mark.parametrize("key", SECRET)
def test_nobody_is_told_at_the_wire_what_is_hidden(
    law: WireLaw, key: str, positions: int | None
) -> None:
    game = siegeworks.game(key)
    number = positions or (POSITIONS if can_seats_differ(game) else 1)
    for place in range(number):
        law.try_game(game, place)
    print(f"{key}: {number} positions, {law.tried} pairs, {law.compared} answers and frames")
    assert law.tried or not can_seats_differ(game)


def test_the_law_bites(law: WireLaw) -> None:
    """Whoever hears a single byte more in one of two worlds is caught."""
    match = siegeworks.game("gatehouse").start(seed=1)
    spy, player = Viewer("watch", None), Viewer("seat", 1)
    one, two = law._lay_out(match, spy), law._lay_out(match, spy)
    for world in (one, two):
        world.ask(spy, "GET", "/view")
    compare_heard(one, two, spy)
    one.ask(spy, "GET", "/view")
    two.ask(player, "GET", "/view")
    with pytest.raises(AssertionError, match="is told what is hidden"):
        compare_heard(one, two, spy)
