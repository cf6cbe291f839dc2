"""Whole games of Westerplatte, from the first question to the end: by mouse, by keys, by touch."""

import pytest
from playwright.sync_api import expect

from tests.web import ways
from tests.web.conftest import Visit
from tests.web.playing import Player, Way, open_table, play_on
from tests.web.watching import LAPTOP, PHONE

WAYS: dict[str, tuple[Way, tuple[int, int]]] = {
    "mouse": (ways.by_mouse, LAPTOP),
    "keys": (ways.by_keys, LAPTOP),
    "touch": (ways.by_touch, PHONE),
}


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game(visit: Visit, way: str) -> None:
    take, size = WAYS[way]
    player = open_table(visit(size=size), seed="7", options={"level": "easy"})
    assert play_on(player, 7, take) > 50
    expect_end(player)


def expect_end(player: Player) -> None:
    """The screen says what ended the game, when, and with which luck."""
    result = player.view()["result"]
    expect(player.page.get_by_text(result["words"]).first).to_be_visible()
    expect(player.page.get_by_text(result["seed"]).first).to_be_visible()
