"""Lessons are played on real rules, from the first sentence to a win, and can be left."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import siegeworks
from siegeworks.server import wire
from siegeworks.server.games import lessons
from tests.web.conftest import Visit
from tests.web.watching import PHONE

PATH = "/lesson/westerplatte/first"
MANY = 200  # sentences and deeds that no lesson has
ALL = [
    lessons.describe_lesson(siegeworks.game(game), key, "en")
    for game in ("westerplatte", "hegra", "stronghold")
    for key in lessons.find_scripts(siegeworks.game(game))
]
# Whether all that is asked for can be pressed, and all that is pointed at is below the banner
IN_SIGHT = """() => {
  const bare = (found) => {
    const {left, top, width, height} = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const under = document.querySelector(".lesson-banner").getBoundingClientRect().bottom;
  const shown = (found) => {
    const {top, bottom} = found.getBoundingClientRect();
    return bottom > under && top < innerHeight;
  };
  const all = (what, holds) => [...document.querySelectorAll(what)].every(holds);
  return all("button.action.asked", bare) && all(".board .spoken", shown)
    && document.documentElement.scrollWidth <= innerWidth;
}"""
# By how much something between the bar above and the table takes room from it
SQUEEZED = """main =>
  main.getBoundingClientRect().top
    - document.querySelector(".table-head").getBoundingClientRect().bottom"""


def said(page: Page) -> Locator:
    return page.locator(".lesson-words")


def take_part(page: Page) -> bool:
    """Do what the lesson asks for, or go on; False at its end."""
    words, asked = said(page).inner_text(), page.locator("button.action.asked")
    on = page.locator(".lesson-doors .button.main")
    expect(asked.or_(on).first).to_be_visible()
    if page.locator(".lesson.summary").count():
        return False
    (asked if asked.count() else on).first.click()
    expect(said(page)).not_to_have_text(words)
    return True


@pytest.mark.parametrize("lesson", ALL, ids=[f"{lesson.game}-{lesson.key}" for lesson in ALL])
def test_a_lesson_is_played_to_its_win_and_sums_up(page: Page, lesson: wire.Lesson) -> None:
    page.goto(f"/lesson/{lesson.game}/{lesson.key}")
    expect(said(page)).to_be_visible()
    sentences = 1
    while take_part(page):
        sentences += 1
        assert sentences < MANY
    assert sentences == len(lesson.steps)
    expect(page.get_by_role("heading", name=lesson.won)).to_be_visible()
    if lessons.find_script(siegeworks.game(lesson.game), lesson.key).wins:  # the game is over, too
        expect(page.locator(".end").get_by_role("heading", name="Victory")).to_be_in_viewport()
        expect(page.locator(".end .button")).to_have_count(0)  # the lesson says what comes next
    learnt = lesson.steps[-1].words.splitlines()[1:-1]
    assert page.locator(".summary li").all_inner_texts() == learnt
    expect(page.get_by_role("link", name="Play a real game")).to_be_visible()
    following = page.get_by_role("link", name="Next lesson")
    if lesson.next:
        following.click()
        expect(page.get_by_role("heading", name=lesson.next.title)).to_be_visible()
        expect(said(page)).to_be_visible()
    else:
        expect(following).to_have_count(0)


def test_after_a_lesson_the_next_one_is_offered_and_the_game_may_go_on(page: Page) -> None:
    page.goto(PATH)
    expect(said(page)).to_be_visible()
    while take_part(page):
        pass
    assert page.locator(".table-main").evaluate(SQUEEZED) == 0
    page.get_by_role("button", name="Play on").click()
    expect(said(page)).to_have_count(0)
    expect(page.locator("button[data-option]").first).to_be_visible()
    page.goto("/")
    expect(page.locator(".lesson-offer.new")).to_have_count(0)  # no newcomer any more
    card = page.get_by_role("article", name="7 Days of Westerplatte")
    expect(card.get_by_role("link", name="Lesson 2")).to_be_visible()
    page.goto("/new/westerplatte")
    offered = page.locator(".lesson-list a")
    expect(offered).to_have_count(2)
    expect(page.locator(".lesson-list a.main")).to_have_text(re.compile("Day 2"))


def test_a_lesson_takes_any_of_several_choices(page: Page) -> None:
    page.goto("/lesson/westerplatte/second")
    asked = page.locator("button.action.asked")
    expect(said(page)).to_be_visible()
    while asked.count() < 2:
        take_part(page)
    words = said(page).inner_text()
    asked.nth(1).click()
    expect(said(page)).not_to_have_text(words)
    expect(said(page)).not_to_contain_text("You chose")


@pytest.mark.parametrize("path", ["westerplatte/second", "stronghold/first"])
def test_on_a_phone_nothing_hides_what_is_asked_for_or_pointed_at(visit: Visit, path: str) -> None:
    page = visit(size=PHONE).page
    page.goto(f"/lesson/{path}")
    expect(page.locator(".board svg").first).to_be_visible()
    expect(said(page)).to_be_visible()  # the board may be there before what the lesson says of it
    page.wait_for_function(IN_SIGHT)
    while take_part(page):
        page.wait_for_function(IN_SIGHT)
    banner = page.locator(".lesson.summary").bounding_box()
    assert banner is not None
    assert banner["y"] >= 0  # it was brought into sight


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


def test_a_lesson_goes_on_though_the_server_was_too_busy_to_say_what_was_done(visit: Visit) -> None:
    visitor = visit()
    visitor.forgive("429")
    page = visitor.page
    page.goto(PATH)
    while not page.locator("button.action.asked").count():
        take_part(page)
    busy = {"code": "too-often", "words": "Later.", "rule": "", "reason": "", "id": ""}
    page.route("**/turns*", lambda route: route.fulfill(status=429, json=busy), times=3)
    page.locator("[data-option='stand A']").first.click()
    page.locator("[data-option='stand B']").first.click()
    expect(said(page)).to_contain_text("Start on A")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator("button.action.asked")).to_be_visible()
    expect(said(page)).not_to_contain_text("Start on A")


def test_the_other_side_does_as_the_lesson_has_it_and_no_curtain_falls(page: Page) -> None:
    page.goto("/lesson/stronghold/second")
    asked = page.locator("button.action.asked")
    while not asked.count():
        take_part(page)
    words = said(page).inner_text()
    page.locator("button.action[data-option='pass']").click()  # and the defender goes on
    expect(said(page)).to_contain_text("You chose")
    page.get_by_role("button", name="Take it back").click()
    expect(said(page)).to_have_text(words)
    assert take_part(page)
    expect(page.locator("button.action.asked")).to_have_attribute("data-option", "pass")
    expect(page.locator(".curtain")).to_have_count(0)


def test_what_a_lesson_asks_for_leads_a_long_list(page: Page) -> None:
    page.goto("/lesson/stronghold/first")
    asked = page.locator("button.action.asked")
    while not asked.count():
        take_part(page)
    expect(page.locator(".option-group").first.locator(".asked")).to_have_count(1)


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


def test_a_lesson_left_off_goes_on_from_home(page: Page) -> None:
    page.goto(PATH)
    for _ in range(3):
        assert take_part(page)
    words = said(page).inner_text()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Day 1: the first shots").first.click()
    expect(page.locator(".lesson-place")).to_be_visible()
    for _ in range(3):  # what was said without a choice is said again
        if said(page).inner_text() == words or page.locator("button.action.asked").count():
            break
        take_part(page)
    expect(said(page)).to_have_text(words, use_inner_text=True)
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Day 1: the first shots").first.click()
    expect(page.locator("#prompt")).to_be_visible()
    expect(said(page)).to_have_count(0)
