"""A phone held upright: what can be done is in sight, a tap that asks changes nothing, and a finger
that rests on something tells what comes of it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.playing import LONG, Player, hurry, new_table
from tests.web.watching import PHONE, Visitor

HELD = 700  # milliseconds; a finger that stays so long points, and does not choose
# What of an element lies under the bars at the lower edge, in pixels
COVERED = """found => {
  const all = [...document.querySelectorAll(".undo-bar, .enders")];
  const bars = all.filter((bar) => bar.offsetHeight);
  const edge = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top));
  return found.getBoundingClientRect().bottom - edge;
}"""

TOP = "found => found.getBoundingClientRect().top"


def come(visit: Visit, game: str = "westerplatte", moves: int = 14) -> Player:
    """Somebody at a table on a phone, amid a game."""
    player = new_table(visit(size=PHONE), game, seed="7")
    hurry(player, 3, moves)
    return player.sit()


def rest(visitor: Visitor, target: Locator) -> None:
    """Let a finger rest on something."""
    box = target.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch: Any = visitor.context.new_cdp_session(visitor.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    visitor.page.wait_for_timeout(HELD)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("part", [0, 1, 2, 3])
def test_whatever_part_is_shown_some_choices_are_above_the_bars(visit: Visit, part: int) -> None:
    player = come(visit)
    player.page.locator("button.region").nth(part).tap()
    player.page.evaluate("scrollTo(0, 0)")
    for action in player.page.locator(".actions .action").all()[:2]:
        assert action.evaluate(COVERED) <= 0


def test_at_the_end_of_the_page_nothing_lies_under_the_bars(visit: Visit) -> None:
    player = come(visit)
    player.page.locator(".refused-list summary").tap()
    last = player.page.locator("[data-refused]").last
    last.scroll_into_view_if_needed()
    player.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert last.evaluate(COVERED) <= 0
    assert player.page.locator(".log-panel").evaluate(COVERED) <= 0


def test_taking_back_and_ending_have_the_same_places_at_every_question(visit: Visit) -> None:
    player = come(visit)
    bar, end = player.page.locator("[data-undo]"), player.page.locator(".enders .action")
    before = bar.bounding_box(), end.bounding_box()
    sequence = player.sequence()
    player.page.locator('.actions [data-option^="move "]').first.tap()
    player.expect_change(sequence)
    after = bar.bounding_box(), end.bounding_box()
    assert before[1] == after[1]
    assert before[0] is not None
    assert after[0] is not None
    assert (before[0]["x"], before[0]["y"]) == (after[0]["x"], after[0]["y"])
    assert before[1] is not None
    assert before[0]["x"] + before[0]["width"] <= before[1]["x"]


def test_rings_shrink_with_the_whole_board_and_are_bold_in_a_part_of_it(visit: Visit) -> None:
    player = come(visit)
    ring, parts = player.page.locator(".area.lit .outline").first, player.page.locator(".region")
    parts.first.tap()
    expect(ring).to_have_css("vector-effect", "none")
    parts.nth(1).tap()
    expect(ring).to_have_css("vector-effect", "non-scaling-stroke")


def test_a_tap_that_only_asks_does_not_zoom(visit: Visit) -> None:
    player = come(visit)
    page = player.page
    page.locator("button.region").first.tap()
    whole = page.locator(".board-svg").get_attribute("viewBox")
    dark = page.locator(".board-svg .area:not(.lit)")
    for n in range(dark.count()):
        dark.nth(n).tap(force=True)
        assert page.locator(".board-svg").get_attribute("viewBox") == whole
    expect(page.locator(".inspector strong").first).to_be_visible()


def test_a_finger_that_rests_sees_each_result_in_a_line_what_is_certain_first(visit: Visit) -> None:
    player = come(visit)
    before = player.sequence()
    rest(player.visitor, player.page.locator(".enders .action"))
    rows = player.page.locator(".odds li")
    expect(rows.first).to_be_visible()
    shares = player.page.locator(".odds li:not([hidden]) .share")
    told = shares.all_inner_texts()
    assert len(told) > 1
    assert told[0] == "certain"
    tops = [box["y"] for box in (share.bounding_box() for share in shares.all()) if box]
    assert tops == sorted(set(tops)), "each in a line of its own"
    assert player.sequence() == before, "nothing was chosen"
    odds = player.page.locator(".odds").bounding_box()
    board = player.page.locator(".board-frame").bounding_box()
    assert odds is not None
    assert board is not None
    assert odds["y"] + odds["height"] <= board["y"], "the map stays in sight"
    player.page.locator(".prompt p").tap()
    expect(player.page.locator(".odds")).to_have_count(0)


def test_where_nothing_can_be_chosen_no_choice_is_spoken_of(visit: Visit) -> None:
    player = come(visit, moves=400)
    inspector = player.page.locator(".inspector")
    expect(inspector).to_contain_text("Tap a place")
    expect(inspector).not_to_contain_text("chosen")


def test_the_part_that_the_board_goes_to_is_seen_among_its_buttons(visit: Visit) -> None:
    player = new_table(visit(size=PHONE), "hegra", seed="7")
    while player.view()["prompt"]["key"] != "Stride":
        hurry(player, 7, 1)
    pressed = player.sit().page.locator("button.region[aria-pressed=true]")
    expect(pressed).to_have_text(re.compile("Supply map"))
    expect(pressed).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_home_with_the_largest_letters_is_no_wider_than_the_phone(
    visit: Visit, language: str
) -> None:
    page = visit(size=PHONE, language=language).page
    page.add_init_script("localStorage.setItem('siegeworks.text-size', 'larger')")
    page.goto("/")
    expect(page.locator(".game-card").first).to_be_visible()
    assert page.locator("html").get_attribute("data-text") == "larger"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_the_view_follows_whoever_is_to_act(visit: Visit) -> None:
    player = new_table(visit(size=PHONE), seed="7", options={"level": "easy"})
    for option in ("stand C", "stand E"):
        wish = {"sequence": player.view()["sequence"], "option": option, "seat": 0}
        player.page.request.post(f"/api/v1/tables/{player.id}/choice", data=wish)
    page = player.sit().page
    for area in ("C", "E", "C"):
        post = page.locator(f'.board-svg [data-area="{area}"]')
        expect(post).to_be_in_viewport(ratio=1)
        frame = page.locator(".board-frame").bounding_box()
        box = post.bounding_box()
        assert frame is not None
        assert box is not None
        assert box["x"] >= frame["x"], area
        assert box["x"] + box["width"] <= frame["x"] + frame["width"], area
        player.choose("end")
        player.expect_sequence(player.view()["sequence"])


@pytest.mark.parametrize("game", ["westerplatte", "hegra"])
def test_how_it_ended_stands_above_the_board_and_stays_in_sight(visit: Visit, game: str) -> None:
    player = come(visit, game, LONG)
    page = player.page
    verdict, why = page.locator("#end-title"), page.locator(".end-why")
    expect(verdict).to_be_in_viewport(ratio=1)
    expect(why).to_be_in_viewport(ratio=1)
    tops = [found.evaluate(TOP) for found in (verdict, why, player.page.locator(".ground"))]
    assert tops == sorted(tops)
    below = page.locator(".end-facts").evaluate(TOP)
    assert below > tops[-1], "what is told of it leaves the board its place"
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(verdict).to_be_in_viewport(ratio=1)
