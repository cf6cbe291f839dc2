"""A place that several steps lead to is walked to at one press, and back."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import Player, new_table


def acting(visit: Visit) -> Player:
    """An officer who stands on A and may move twice."""
    player = new_table(visit(), seed="7").sit()
    for option in ("stand A", "stand B"):
        before = player.sequence()
        player.press(player.action(option))
        player.expect_change(before)
    expect(player.action("move B")).to_be_visible()
    return player


def where(player: Player) -> str:
    return str(player.view()["zones"]["post"]["1"])


def test_a_far_place_is_lit_says_how_far_it_is_and_is_walked_to(visit: Visit) -> None:
    player = acting(visit)
    far = player.page.locator('svg [data-area="C"]')
    expect(far).to_have_class("area area-C lit far")
    expect(far).to_have_attribute("aria-label", "Move to C (2 steps). Here: Bricks 6")
    far.hover()
    expect(player.page.locator(".inspector")).to_contain_text("2 steps")
    before = player.sequence()
    player.press(far)
    player.expect_change(before)
    expect(player.action("move B")).to_have_count(0)
    assert where(player) == "C"
    undo = player.page.locator("[data-undo]")
    expect(undo).to_have_text("Undo: Move to C")
    player.press(undo)
    expect(player.action("move B")).to_be_visible()
    assert where(player) == "A"
    redo = player.page.locator("[data-redo]")
    expect(redo).to_have_text("Redo: Move to C")
    player.press(redo)
    expect(undo).to_have_text("Undo: Move to C")
    expect(redo).to_have_count(0)
    assert where(player) == "C"


def test_what_was_chosen_instead_of_a_way_is_taken_again_by_itself(visit: Visit) -> None:
    player = acting(visit)
    undo, redo = player.page.locator("[data-undo]"), player.page.locator("[data-redo]")
    for press in (player.page.locator('svg [data-area="C"]'), undo, player.action("move B"), undo):
        before = player.sequence()
        player.press(press)
        player.expect_change(before)
    expect(redo).to_have_text("Redo: Move to B")
    player.press(redo)
    expect(redo).to_have_count(0)
    assert where(player) == "B"


def test_a_way_is_walked_by_keys(visit: Visit) -> None:
    player = acting(visit)
    before = player.sequence()
    player.page.locator('svg [data-area="C"]').focus()
    player.page.keyboard.press("Enter")
    player.expect_change(before)
    assert where(player) == "C"
