"""Whole games, from the first question to the end: by mouse, by keys, by touch, against bots."""

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


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["1940", "2023"])
def test_a_whole_game_of_hegra_by_clicks_on_the_board(visit: Visit, edition: str) -> None:
    player = open_table(visit(), "hegra", seed="7", options={"edition": edition})
    assert play_on(player, 7, ways.by_mouse) > 80
    expect_end(player)


def test_a_whole_game_against_a_bot(visit: Visit) -> None:
    seats = [{}, {"kind": "bot", "bot": "random"}]
    player = open_table(visit(), "gatehouse", seats=seats, seed="9")
    assert play_on(player, 9, ways.by_mouse) > 3
    expect_end(player)


def expect_end(player: Player) -> None:
    """The screen says what ended the game, beside its last position."""
    result = player.view()["result"]
    expect(player.page.locator(".end")).to_contain_text(result["words"])
    expect(player.page.locator(".board-svg")).to_be_visible()
