"""What a hand does without meaning to ends nothing."""

from datetime import UTC, datetime, timedelta

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.playing import Player, new_table

MORNING = datetime(2026, 9, 1, 8, tzinfo=UTC)
READ = 700  # milliseconds of the page's clock after which whoever clicks has read what stands there


def end_once(visit: Visit) -> tuple[Player, Locator, int]:
    """A question was ended by a click, and the page's clock stands; another end is there now."""
    visitor = visit()
    visitor.page.clock.install(time=MORNING)
    player = new_table(visitor, "hegra", seed="3").sit()
    visitor.page.clock.pause_at(MORNING + timedelta(hours=1))
    ender = player.page.locator(".enders button")
    before = player.sequence()
    ender.click()
    player.expect_change(before)
    expect(ender).to_be_visible()
    return player, ender, player.sequence()


def test_a_second_click_on_the_same_spot_ends_nothing_at_first(visit: Visit) -> None:
    player, ender, asked = end_once(visit)
    ender.click()
    expect(player.page.get_by_role("status").filter(has_text="was not taken")).to_be_visible()
    assert player.sequence() == asked == player.view()["sequence"]
    ender.click()
    player.expect_change(asked)


def test_whoever_had_time_to_read_ends_the_next_thing_with_one_click(visit: Visit) -> None:
    player, ender, asked = end_once(visit)
    player.page.clock.run_for(READ)
    ender.click()
    player.expect_change(asked)


def test_whoever_moved_the_pointer_away_and_back_ends_the_next_thing_with_one_click(
    visit: Visit,
) -> None:
    player, ender, asked = end_once(visit)
    player.page.mouse.move(5, 5)
    ender.click()
    player.expect_change(asked)


def test_the_key_of_an_end_that_is_held_ends_one_thing(visit: Visit) -> None:
    player = new_table(visit(), "hegra", seed="3").sit()
    before = player.sequence()
    player.page.keyboard.down("e")
    player.expect_change(before)
    asked = player.sequence()
    player.page.keyboard.down("e")  # the key repeats
    player.page.keyboard.up("e")
    assert player.sequence() == asked == player.view()["sequence"]


def test_what_does_not_go_together_is_greyed_with_its_reason(visit: Visit) -> None:
    page = visit().page
    page.goto("/new/hegra")
    page.get_by_role("radio", name="Halls of Hegra").check()
    harder = page.locator("label.choice", has_text="Harder")
    expect(harder.locator("input")).to_be_disabled()
    expect(harder).to_have_css("border-style", "dashed")
    expect(page.get_by_text("because Edition is Halls of Hegra").first).to_be_visible()


def test_a_key_tells_all_about_what_is_pointed_at(visit: Visit) -> None:
    player = new_table(visit(), "hegra", seed="3").sit()
    player.page.locator("[data-area=bag]").hover()
    player.page.keyboard.press("i")
    expect(player.page.get_by_role("dialog", name="Recruit bag")).to_contain_text(
        "Doubt in the bag"
    )
