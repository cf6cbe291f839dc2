"""The way in: from a fresh start to the first decision, and back to what was left off."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.playing import open_table


def test_the_first_decision_is_two_clicks_away(page: Page) -> None:
    page.goto("/")
    game = page.get_by_role("article", name="7 Days of Westerplatte")
    game.get_by_role("button", name="Play").click()
    page.locator("button[data-option]").first.click()
    expect(page.locator("[data-undo]")).to_be_enabled()


def test_the_first_decision_is_reached_by_keys_alone(page: Page) -> None:
    page.goto("/")
    play = page.get_by_role("article", name="7 Days of Westerplatte").get_by_role("button")
    expect(play.first).to_be_visible()
    for _ in range(60):  # games that others left off may come first
        page.keyboard.press("Tab")
        if play.first.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("button[data-option]").first).to_be_visible()  # the set-up has been told
    page.keyboard.press("1")
    expect(page.locator("[data-undo]")).to_be_enabled()


def test_every_game_is_offered_with_its_drawing_and_its_facts(page: Page) -> None:
    page.goto("/")
    for game, fact in (("7 Days of Westerplatte", "minutes"), ("Gatehouse", "2"), ("Pig", "2")):
        offered = page.get_by_role("article", name=game)
        expect(offered).to_contain_text(fact)
        drawing = offered.locator(".emblem")
        assert drawing.evaluate("one => one.complete && one.naturalWidth > 0"), game


def test_what_was_left_off_is_offered_and_goes_on(visit: Visit) -> None:
    visitor = visit()
    player = open_table(visitor, title="Left off")
    player.choose("stand B")
    here = player.sequence()
    visitor.page.goto("/")
    visitor.page.get_by_role("link", name="Left off").click()
    player.expect_sequence(here)


def test_a_table_is_renamed_and_deleted(visit: Visit) -> None:
    visitor = visit()
    open_table(visitor, title="Unwanted")
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Rename “Unwanted”").click()
    page.get_by_role("textbox", name="Name of the table").fill("Unneeded")
    page.get_by_role("dialog").get_by_role("button", name="Rename", exact=True).click()
    page.get_by_role("button", name="Delete “Unneeded”").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("Unneeded")).to_have_count(0)


def test_a_new_game_explains_every_option(page: Page) -> None:
    page.goto("/new/westerplatte")
    for level in ("Easy", "Medium", "Hard"):
        choice = page.get_by_role("radio", name=re.compile(f"^{level}"))
        words = choice.locator("xpath=..").inner_text()
        assert len(words.splitlines()) > 1, "a line explains it"
    page.get_by_role("radio", name=re.compile("^Hard")).check()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#prompt")).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    facts = page.request.get(f"/api/v1/tables/{table}").json()
    assert facts["table"]["options"] == {"level": "hard"}


def test_the_games_are_in_sight_and_one_player_is_one(page: Page) -> None:
    page.goto("/")
    for title in ("7 Days of Westerplatte", "Hegra 1940"):
        card = page.get_by_role("article", name=title)
        expect(card.get_by_role("button", name="Play")).to_be_in_viewport(ratio=0.95)
        expect(card.get_by_role("link", name="Lesson")).to_be_visible()
    expect(page.get_by_text("1 player", exact=True)).to_be_visible()


def test_a_table_is_described_by_what_is_not_usual(page: Page) -> None:
    wish = {"game": "hegra", "title": "Short of bread", "options": {"rations": "short"}}
    assert page.request.post("/api/v1/tables", data=wish).ok
    page.goto("/")
    row = page.locator(".table-row", has_text="Short of bread")
    expect(row).to_contain_text("Rations: Short")
    expect(row).not_to_contain_text("No mission")
    expect(row).to_contain_text("today")


def test_settings_last(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Light").check()
    page.get_by_role("radio", name="Deutsch").check()
    page.reload()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(page.locator("html[data-theme=light][lang=de]")).to_have_count(1)


def test_the_browser_says_which_language(visit: Visit) -> None:
    page = visit(language="de").page
    page.goto("/")
    expect(page.get_by_role("button", name="Spielen").first).to_be_visible()


def test_an_address_that_is_none_leads_home(visit: Visit) -> None:
    visitor = visit()
    visitor.forgive("404")
    visitor.page.goto("/nowhere/at/all")
    visitor.page.get_by_role("link", name="Home").click()
    expect(visitor.page.get_by_role("article").first).to_be_visible()


def test_the_rules_can_be_read_before_a_game_starts(page: Page) -> None:
    page.goto("/new/hegra")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("searchbox").fill("Last Stand")
    paragraphs = page.locator("[data-rule]")
    expect(paragraphs.filter(has_text="19.1")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("searchbox")).to_have_count(0)
    expect(page).to_have_url(re.compile("/new/hegra$"))


def test_all_cards_can_be_looked_through_before_a_game_starts(page: Page) -> None:
    page.goto("/new/hegra")
    page.get_by_role("button", name="Cards").click()
    cards = page.get_by_role("dialog").get_by_role("article")
    expect(cards.first).to_be_visible()
    many = cards.count()
    page.get_by_role("searchbox").fill("songs in the tunnel")
    expect(cards).to_have_count(1)
    assert many > 50
    expect(cards.locator(".card-words")).not_to_be_empty()


def test_rules_and_cards_of_every_game_are_read_from_home(page: Page) -> None:
    page.goto("/")
    for title in ("7 Days of Westerplatte", "Hegra 1940", "Gatehouse", "Pig"):
        card = page.get_by_role("article", name=title)
        card.get_by_role("button", name="Rules").click()
        expect(page.locator("[data-rule]").first).to_be_visible()
        page.get_by_role("button", name="Close").click()
    cards = page.get_by_role("article", name="Hegra 1940").get_by_role("button", name="Cards")
    cards.click()
    expect(page.get_by_role("dialog").get_by_role("article").first).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page).to_have_url(re.compile("/$"))
