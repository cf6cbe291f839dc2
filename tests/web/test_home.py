"""The way in: from a fresh start to the first decision, and back to what was left off."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import running
from tests.web.conftest import Visit
from tests.web.playing import new_table, open_table

# A key that is pressed in the very moment in which the first option comes up
PRESS_AT_ONCE = """
const watch = new MutationObserver(() => {
  if (!document.querySelector("button[data-option]")) return;
  watch.disconnect();
  document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "1", bubbles: true}));
});
watch.observe(document, {childList: true, subtree: true});
"""


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


def test_a_key_counts_as_soon_as_what_it_chooses_is_there(page: Page) -> None:
    page.add_init_script(PRESS_AT_ONCE)
    page.goto("/")
    play = page.get_by_role("article", name="7 Days of Westerplatte").get_by_role("button")
    play.first.press("Enter")
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


def test_whoever_plays_at_once_says_which_side(page: Page) -> None:
    page.goto("/")
    game = page.get_by_role("article", name="Stronghold")
    game.get_by_role("button", name="Play Defender Stronghold").click()
    expect(page.get_by_text("Defender (you)").first).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    seats = page.request.get(f"/api/v1/tables/{table}").json()["table"]["seats"]
    assert [(seat["side"], seat["kind"]) for seat in seats] == [
        ("Invader", "bot"),
        ("Defender", "human"),
    ]


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


@pytest.fixture
def fresh(tmp_path: Path, client_is_built: None) -> Iterator[str]:
    """The address of a server that nobody has played on."""
    with running(tmp_path) as server:
        yield server.url


def test_whoever_is_new_to_a_hard_game_chooses_its_level_before_it_starts(
    fresh: str, visit: Visit
) -> None:
    page = visit(fresh).page
    page.goto("/")
    page.get_by_role("article", name="Hegra").get_by_role("button", name="Play").click()
    expect(page).to_have_url(re.compile("/new/hegra$"))
    easiest = page.get_by_role("radio", name="Easiest")
    expect(page.locator("label.choice", has_text="Easiest")).to_be_in_viewport(ratio=0.95)
    easiest.check()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".table-head .level")).to_have_text("Easiest")


def test_a_bot_is_praised_only_for_games_like_those_it_was_measured_in(page: Page) -> None:
    page.goto("/new/westerplatte")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Who plays seat 2").select_option("bot")
    praise = page.get_by_text("Wins 21 of 100 games")
    expect(praise).to_have_count(0)
    page.locator("label.choice", has_text="Half of the events are bad, supplies").click()
    expect(praise).to_be_visible()


def test_a_table_that_nobody_named_is_called_in_the_language_of_whoever_looks(
    fresh: str, visit: Visit
) -> None:
    visitor = visit(fresh, language="de")
    new_table(visitor, title="7 Days of Westerplatte (12)")
    visitor.page.goto("/")
    named = visitor.page.locator(".table-title")
    expect(named).to_have_text("7 Tage der Westerplatte (12)")
