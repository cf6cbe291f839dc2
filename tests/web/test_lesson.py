"""Lessons are played on real rules, from the first sentence to the last, and can be left."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit

PATH = "/lesson/westerplatte/first"
MANY = 200  # sentences and deeds that no lesson has


def said(page: Page) -> Locator:
    return page.locator(".lesson-words")


def take_part(page: Page) -> bool:
    """Do what the lesson asks for, or go on; False at its end."""
    words, asked = said(page).inner_text(), page.locator("button.action.asked")
    on = page.locator(".lesson-doors .button.main")
    expect(asked.or_(on).first).to_be_visible()
    if not asked.count() and on.inner_text() == "Play on":
        return False
    (asked if asked.count() else on).first.click()
    expect(said(page)).not_to_have_text(words)
    return True


@pytest.mark.parametrize("game", ["westerplatte", "hegra"])
def test_a_lesson_is_played_to_its_end_and_the_game_goes_on(page: Page, game: str) -> None:
    page.goto(f"/lesson/{game}/first")
    expect(said(page)).to_be_visible()
    sentences = 1
    while take_part(page):
        sentences += 1
        assert sentences < MANY
    assert sentences > 20
    page.get_by_role("button", name="Play on").click()
    expect(said(page)).to_have_count(0)
    expect(page.locator("button[data-option]").first).to_be_visible()
    page.goto("/")
    expect(page.locator(".lesson-offer.new")).to_have_count(0)  # no newcomer any more


def test_whoever_does_something_else_is_told_so_and_can_take_it_back(page: Page) -> None:
    page.goto(PATH)
    asked = page.locator("button.action.asked")
    while not asked.count():
        take_part(page)
    expect(asked).to_have_count(1)
    words = said(page).inner_text()
    page.locator("button.action:not(.asked)").first.click()
    expect(said(page)).to_contain_text("You chose")
    page.get_by_role("button", name="Take it back").click()
    expect(said(page)).to_have_text(words)


def test_a_lesson_can_be_left_at_any_time_and_survives_a_reload(visit: Visit) -> None:
    page = visit(language="de").page
    page.goto(PATH)
    expect(page).to_have_url(re.compile(r"table="))
    page.locator(".lesson-doors .button.main").click()
    page.reload()
    expect(said(page)).to_be_visible()
    page.get_by_role("button", name="Lektion verlassen").click()
    expect(said(page)).to_have_count(0)
    expect(page.locator("button[data-option]").first).to_be_visible()
