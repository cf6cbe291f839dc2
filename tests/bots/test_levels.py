"""The levels: what is stored of their strength belongs to them, and rises from level to level."""

import json
import subprocess
import sys
from typing import Any

import pytest

from siegeworks.core.game import Game
from siegeworks.parts import measured
from tests.golden import OURS

each_game = pytest.mark.parametrize("game", OURS, ids=[game.key for game in OURS])


@each_game
def test_every_level_was_measured_as_it_is(game: Game) -> None:
    figures = measured.read_level_figures(game)
    assert figures["source"] == "measured"
    assert {level: figures[level]["bot"] for level in game.levels} == dict(game.levels)
    for level in game.levels:
        found = figures[level]
        assert 0 <= found["low"] <= 100 * found["wins"] / found["games"] <= found["high"] <= 100


@each_game
def test_every_level_is_stronger_than_the_one_below(game: Game) -> None:
    figures = measured.read_level_figures(game)
    below = figures.get("random", {})
    for level in (name for name in ("habit", *game.levels) if name in figures):
        found = figures[level]
        if "against" in found:
            assert found["low"] > 50
        else:
            assert _is_stronger(found, below)
        below = found


def _is_stronger(found: dict[str, Any], below: dict[str, Any]) -> bool:
    """Whether a level won clearly more, or, in fewer games, at least as many of them."""
    if found["games"] < below["games"]:  # it thinks too long for as many
        return bool(found["wins"] / found["games"] >= below["wins"] / below["games"])
    return bool(found["low"] > below["high"])


def test_the_command_shows_them() -> None:
    asked = [sys.executable, "-m", "siegeworks.cli", "games", "--json"]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    shown = {game["key"]: game["levels"] for game in json.loads(done.stdout)}
    for game in OURS:
        assert list(shown[game.key]) == list(game.levels)
        assert all(level["measured"]["games"] > 0 for level in shown[game.key].values())
