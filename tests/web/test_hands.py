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


def test_what_is_given_up_is_said_at_the_end_of_a_turn_and_asked_about(visit: Visit) -> None:
    player = new_table(visit(), seed="7")
    for option in ("stand C", "stand B"):
        player.page.request.post(
            f"/api/v1/tables/{player.id}/choice",
            data={"sequence": player.view()["sequence"], "option": option, "seat": 0},
        )
    page = player.sit().page
    before = player.sequence()
    expect(page.locator(".enders")).to_contain_text("Finish acting")
    expect(page.locator(".enders")).to_contain_text("1 action left")
    page.keyboard.press("e")
    expect(page.get_by_role("dialog")).to_contain_text("1 action left")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert player.sequence() == before == player.view()["sequence"]
    page.keyboard.press("e")
    page.get_by_role("dialog").get_by_role("button", name="Finish acting").click()
    player.expect_change(before)


def test_who_does_not_want_to_be_asked_ends_a_turn_at_once(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script("localStorage.setItem('siegeworks.confirm-unspent', 'false')")
    player = new_table(visitor, seed="7").sit()
    while "end" not in player.options():
        player.choose(player.options()[0])
    before = player.sequence()
    player.page.keyboard.press("e")
    player.expect_change(before)
