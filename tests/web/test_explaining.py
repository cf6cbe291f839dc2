"""Pointing at anything tells what it is, by hover, by focus and by tap; nothing moves by it."""

import re

from playwright.sync_api import Locator, Page, expect

from siegeworks.core.lexicon import Lexicon
from siegeworks.parts.board import board_of
from siegeworks.registry import game
from tests.web.conftest import Visit
from tests.web.playing import Player, hurry, new_table
from tests.web.watching import PHONE

AREA = '[data-area="G1"]'
TRACK = '[data-thing="thing day."]'
FACT = '[data-fact="morale"]'
MARK = ".thing[data-thing^='mark lane-']"
FINGER = 80  # pixels at the lower edge of a phone that lie below the bar


def words_of(key: str, language: str = "en") -> str:
    """How Westerplatte explains something."""
    westerplatte = game("westerplatte")
    tables = westerplatte.tables()
    lexicon = Lexicon(westerplatte, tables)
    told = board_of(westerplatte).explain(lexicon, tables, {"level": "easy"}, language)
    return told[key].words


def in_the_middle(visit: Visit, **more: object) -> Player:
    """A table where marks tell what comes."""
    player = new_table(visit(**more), seed="7", options={"level": "easy"})
    hurry(player, 7, 24)
    player.sit()
    expect(player.page.locator(MARK)).not_to_have_count(0)
    return player


def find_kind(page: Page) -> str:
    """The kind of the first mark on a lane."""
    look = page.locator(".marks .mark").first.get_attribute("class") or ""
    return str(re.search(r"mark-(\w+)", look)[1])  # type: ignore[index]


def find_middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inspector(page: Page) -> Locator:
    return page.locator(".inspector")


def test_hovering_tells_what_everything_is(visit: Visit) -> None:
    page = in_the_middle(visit).page
    found = {
        AREA: words_of("area:G1"),
        TRACK: words_of("zone:day"),
        f"{FACT} button": words_of("status:morale"),  # its name; its words may fill two lines
        MARK: words_of(f"mark:{find_kind(page)}"),
        ".gauge": words_of("gauge"),
    }
    before = inspector(page).bounding_box(), page.locator(".board-svg").bounding_box()
    for target, words in found.items():
        page.mouse.move(*find_middle(page.locator(target).first))
        expect(inspector(page)).to_contain_text(words)
        expect(inspector(page).get_by_role("button", name=re.compile("Rule"))).not_to_have_count(0)
        assert (inspector(page).bounding_box(), page.locator(".board-svg").bounding_box()) == before


def test_what_lies_on_a_place_is_told_first_under_the_pointer(visit: Visit) -> None:
    page = in_the_middle(visit).page
    page.mouse.move(*find_middle(page.locator(".zone-card").first))
    expect(inspector(page).locator(".about").first).to_contain_text(words_of("zone:card"))
    expect(inspector(page).locator(".about em").first).to_have_text("Troops:")


def test_the_rule_of_what_was_pointed_at_can_be_reached(visit: Visit) -> None:
    page = in_the_middle(visit).page
    page.mouse.move(*find_middle(page.locator(TRACK)))
    inspector(page).get_by_role("button", name="Rule 11.2").click()
    expect(page.get_by_role("dialog").locator('[data-rule="11.2"]')).to_be_in_viewport()


def test_the_focus_comes_first_to_what_can_be_chosen_and_then_to_all_else(visit: Visit) -> None:
    page = in_the_middle(visit).page
    page.locator(".area.lit").first.focus()
    page.keyboard.press("Tab")
    told = set[str]()
    for _ in range(page.locator(".area:not(.lit), .thing").count()):
        place = page.locator(":focus")
        expect(place).to_have_attribute("role", "img")
        expect(inspector(page).locator(".about")).not_to_have_count(0)
        told.add(inspector(page).locator(".about").first.inner_text())
        page.keyboard.press("ArrowRight")
    for key in ("area:G1", "zone:day", f"mark:{find_kind(page)}", "zone:rest"):
        assert any(words_of(key) in words for words in told), key


def test_facts_and_the_gauge_are_told_by_focus(visit: Visit) -> None:
    page = in_the_middle(visit).page
    page.locator(".gauge").focus()
    expect(inspector(page)).to_contain_text(words_of("gauge"))
    page.locator(".fact button").first.focus()
    expect(inspector(page)).to_contain_text(words_of("status:day"))
    page.keyboard.press("ArrowRight")
    expect(inspector(page)).to_contain_text(words_of("status:cards"))


def test_on_a_phone_a_tap_tells_and_the_rest_opens(visit: Visit) -> None:
    page = in_the_middle(visit, size=PHONE, language="de").page
    found = {
        TRACK: words_of("zone:day", "de"),
        MARK: words_of(f"mark:{find_kind(page)}", "de"),
        ".gauge": words_of("gauge", "de"),
    }
    for target, words in found.items():
        page.touchscreen.tap(*find_middle(page.locator(target).first))
        expect(inspector(page)).to_contain_text(words)
    refused = page.locator(".area:not(.lit)[data-area^='G']").first
    page.touchscreen.tap(*find_middle(refused))
    expect(inspector(page)).to_contain_text(words_of("area:G1", "de"))
    inspector(page).get_by_role("button", name="Alles dazu").tap()
    expect(page.get_by_role("dialog")).to_contain_text(words_of("zone:walls", "de"))


def test_on_a_phone_a_fact_tells_in_a_window_where_the_board_is_out_of_sight(visit: Visit) -> None:
    page = in_the_middle(visit, size=PHONE).page
    page.locator(FACT).evaluate("one => one.scrollIntoView({ block: 'start' })")
    page.evaluate(f"scrollBy(0, -{FINGER})")
    page.locator(FACT).tap()
    shown = page.get_by_role("dialog").or_(inspector(page))
    expect(shown.filter(has_text=words_of("status:morale"))).to_be_in_viewport()


def test_text_mode_finds_explanations_by_words(visit: Visit) -> None:
    page = in_the_middle(visit).page
    page.keyboard.press("t")
    line = page.get_by_role("textbox")
    line.fill("? mortar")
    line.press("Enter")
    expect(page.get_by_role("log").first).to_contain_text("spend a grenade")
    page.locator(FACT).click()
    expect(page.get_by_role("dialog")).to_contain_text(words_of("status:morale"))
