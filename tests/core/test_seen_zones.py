"""Zones that are kept from one look to the next show what a first look would."""

import random

import pytest

import siegeworks
from siegeworks.core.game import Game
from siegeworks.core.view import SeenZones, show_zones


@pytest.mark.parametrize("key", ["gatehouse", "westerplatte", "hegra", "stronghold"])
@pytest.mark.parametrize("seat", [0, None])
def test_what_changed_is_named_and_nothing_else(key: str, seat: int | None) -> None:
    game = siegeworks.game(key)
    match = game.start(seats=game.seats[0], seed=5)
    dice = random.Random(5)
    seen = SeenZones(match.lexicon, seat)
    before: dict[str, object] = {}
    for _ in range(60):
        changed = seen.look(match.state)
        now = show_zones(match.lexicon, match.state, seat)
        assert seen.shown == now
        assert changed == {
            name: now[name] for name in now if not before or before[name] != now[name]
        }
        before = now
        if match.result is not None:
            break
        match.choose(dice.choice(match.options()))
    assert before


@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_a_view_is_its_readers_own(game: Game) -> None:
    """Whoever changes a view changes neither the next one nor the game."""
    match = game.start(seed=3)
    for _ in range(30):
        if match.result is not None:
            break
        seat = match.to_move
        first = match.view(seat)
        kept = repr(first)
        zones = first["zones"]
        assert isinstance(zones, dict)
        for shown in zones.values():
            if isinstance(shown, list | dict):
                shown.clear()
        assert repr(match.view(seat)) == kept
        match.choose(match.options()[-1])
