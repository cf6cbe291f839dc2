"""What a hand does without meaning to ends nothing."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import new_table

DOUBLE = 600  # milliseconds after which a second click is no half of a double click


def test_a_second_click_on_the_same_spot_ends_nothing(visit: Visit) -> None:
    player = new_table(visit(), "hegra", seed="3").sit()
    ender = player.page.locator(".enders button")
    before = player.sequence()
    ender.click()
    player.expect_change(before)
    expect(ender).to_be_visible()  # another end stands there now
    asked = player.sequence()
    player.page.wait_for_timeout(DOUBLE)
    ender.click()
    expect(player.page.get_by_role("status").filter(has_text="was not taken")).to_be_visible()
    assert player.sequence() == asked == player.view()["sequence"]
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
