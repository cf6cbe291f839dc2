"""Everything that a decision needs is in sight: on a laptop, on a small one, and on a phone."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.judging import is_in_sight, overflow
from tests.web.playing import open_table, play_on
from tests.web.watching import LAPTOP, PHONE, SMALL
from tests.web.ways import by_touch

FINGER = 44  # pixels that a finger needs
MOVES = 25
SIZES = {"laptop": LAPTOP, "small laptop": SMALL}
GAMES = ("westerplatte", "gatehouse", "pig")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_a_table_needs_no_scrolling(visit: Visit, size: str, game: str) -> None:
    visitor = visit(size=SIZES[size])
    player = open_table(visitor, game, seats=[{}, {"kind": "bot", "bot": "random"}], seed="11")
    assert overflow(visitor.page) == (0, 0)
    for part in (player.prompt, visitor.page.locator(".ground"), player.actions.first):
        expect(part).to_be_visible()
        assert is_in_sight(visitor.page, part)


@pytest.mark.parametrize("size", SIZES)
def test_it_needs_none_later_either(visit: Visit, size: str) -> None:
    visitor = visit(size=SIZES[size], language="de")  # German words are longer
    player = open_table(visitor, seed="5", options={"level": "hard"}, seats=[{}] * 2)
    for _ in range(3):
        play_on(player, 5, lambda p, option: p.action(option).click(), MOVES)
        assert overflow(visitor.page) == (0, 0)
        parts = (player.prompt, visitor.page.locator(".board-svg"), visitor.page.locator(".status"))
        assert [is_in_sight(visitor.page, part.first) for part in parts] == [True] * 3


def test_on_a_phone_every_option_is_reached_by_tapping(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    player = open_table(visitor, seed="3")
    for _ in range(3):
        play_on(player, 3, by_touch, MOVES)
        assert overflow(visitor.page)[0] == 0, "nothing is to the right of the screen"
        for action in player.actions.all():
            action.tap(trial=True)  # scrolls there, and sees that nothing lies over it
            box = action.bounding_box()
            assert box is not None
            assert box["height"] >= FINGER - 1
            assert box["width"] >= FINGER


def test_on_a_phone_a_part_of_the_board_fills_the_screen(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    player = open_table(visitor, seed="3")
    areas = visitor.page.locator(".board-svg .area.lit")
    small = areas.first.bounding_box()
    regions = visitor.page.get_by_role("group", name="Parts of the board").get_by_role("button")
    assert regions.count() > 2
    visitor.page.locator("button.region.has-lit").first.tap()
    before = player.sequence()
    large = areas.first.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"] * 1.3
    areas.first.tap()
    player.expect_change(before)
