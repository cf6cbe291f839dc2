"""Picking: one kind of defender after the other is placed, by mouse, by keys, on a phone."""

from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import API, Player, new_table, open_table
from tests.web.watching import PHONE, Visitor

MORNING = datetime(2026, 9, 1, 8, tzinfo=UTC)
MANY = 30  # questions before the first placement, at most


def placing(visitor: Visitor) -> Player:
    """A game of Hegra whose first placement is asked for."""
    player = open_table(visitor, "hegra", seed="7")
    for _ in range(MANY):
        view = player.view()
        if view["prompt"]["key"] == "Placement":
            player.expect_sequence(view["sequence"])
            return player
        wish = {"sequence": view["sequence"], "option": view["prompt"]["options"][-1]["text"]}
        assert player.page.request.post(f"{API}/tables/{player.id}/choice", data=wish).ok
    raise AssertionError("no placement is asked for")


def working(player: Player, job: str) -> Any:
    """How many stand on a space."""
    return player.view()["zones"]["jobs"][job]


def test_what_is_picked_stays_picked_until_none_is_left(visit: Visit) -> None:
    player = placing(visit())
    soldiers = player.view()["zones"]["ready"]["soldier"]
    player.pick("soldier", "svg g")
    for _ in range(soldiers):
        before = player.sequence()
        player.press(player.place("put repair-soldier"))
        player.expect_change(before)
    assert working(player, "repair-soldier") == soldiers
    expect(player.page.locator('[data-part="soldier"]')).to_have_count(0)
    player.pick("volunteer", "svg g")
    expect(player.place("put repair-volunteer")).to_have_attribute(
        "data-option", "put repair-volunteer"
    )
    expect(player.action("put repair-officer")).to_have_count(0)
    expect(player.action("done")).to_contain_text("idle today")


def test_what_is_picked_counts_double_or_is_refused_where_the_rules_say_so(visit: Visit) -> None:
    player = placing(visit())
    player.pick("officer")
    inspire = player.page.locator('svg [data-area="inspire"]')
    expect(inspire.locator(".tag")).to_have_text("×2")
    expect(player.page.locator('svg [data-area="repair"] .tag')).to_have_count(0)
    player.pick("soldier")
    expect(inspire.locator(".tag")).to_have_count(0)
    player.page.locator('svg [data-area="promote"]').hover()
    expect(player.page.locator(".inspector .why")).to_contain_text("soldier")


def test_a_space_says_how_often_it_is_carried_out(visit: Visit) -> None:
    player = placing(visit())
    signs = player.page.locator(".mark-short, .mark-uses")
    player.pick("soldier")
    player.choose("put repair-soldier")
    expect(signs).to_have_text(["1/2"])
    player.choose("put repair-soldier")
    expect(signs).to_have_text(["1×"])


def test_defenders_are_placed_by_keys_alone(visit: Visit) -> None:
    player = placing(visit())
    keyboard = player.page.keyboard
    numbers = player.page.locator("button[data-part]").evaluate_all(
        "all => all.map(one => one.dataset.part)"
    )
    keyboard.press(str(numbers.index("soldier") + 1))
    expect(player.action("put shovel-soldier")).to_be_visible()
    player.page.locator('svg [data-area="shovel"]').focus()
    for _ in range(2):
        before = player.sequence()
        keyboard.press("Enter")
        player.expect_change(before)
    assert working(player, "shovel-soldier") == 2
    before = player.sequence()
    player.page.locator('svg [data-area="shovel"]').press("ArrowRight")
    keyboard.press("Enter")
    player.expect_change(before)
    assert working(player, "repair-soldier") == 1


def test_a_phone_places_by_taps_on_the_board(visit: Visit) -> None:
    player = placing(visit(size=PHONE))
    ready = player.page.locator('svg g[data-part="soldier"]')
    player.press(ready, touch=True)  # too small for a finger: its part of the board is shown
    expect(player.page.locator(".region[aria-pressed=true]")).to_contain_text("Halls")
    player.pick("soldier", "svg g", touch=True)
    before = player.sequence()
    player.press(player.place("put repair-soldier"), touch=True)
    player.expect_change(before)
    assert working(player, "repair-soldier") == 1
    player.pick("volunteer", touch=True)
    player.press(player.action("put shovel-volunteer"), touch=True)
    expect(player.page.locator(".mark-uses")).to_have_text(["1×"])


def test_a_kind_goes_to_a_space_as_often_as_it_can_at_one_press_and_comes_back_whole(
    visit: Visit,
) -> None:
    player = placing(visit())
    soldiers = player.view()["zones"]["ready"]["soldier"]
    player.pick("soldier")
    before = player.sequence()
    option = player.page.locator("li", has=player.action("put repair-soldier"))
    player.press(option.get_by_role("button", name="as often as possible"))
    player.expect_change(before)
    assert working(player, "repair-soldier") == soldiers > 1
    player.press(player.page.locator("[data-undo]"))
    expect(player.page.locator('[data-part="soldier"]')).not_to_have_count(0)
    assert working(player, "repair-soldier") == 0


def test_digits_run_down_the_list_as_it_is_shown(visit: Visit) -> None:
    player = placing(visit())
    for part in ("soldier", "volunteer"):
        player.pick(part)
        digits = player.page.locator(".side .action:not(.enders *) .digit").all_inner_texts()
        assert digits == [str(n + 1) for n in range(len(digits))]


def test_a_digit_that_is_pressed_twice_at_once_does_nothing_else(visit: Visit) -> None:
    visitor = visit()
    visitor.page.clock.install(time=MORNING)
    player = new_table(visitor, seed="7").sit()
    visitor.page.clock.pause_at(MORNING + timedelta(hours=1))
    for _ in range(2):  # the second officer starts where the first one does
        before = player.sequence()
        player.page.keyboard.press("1")
        player.expect_change(before)
    asked = player.sequence()
    player.page.keyboard.press("1")  # it means a move now
    expect(player.page.get_by_role("status").filter(has_text="was not taken")).to_be_visible()
    assert player.sequence() == asked == player.view()["sequence"]
    player.page.keyboard.press("1")
    player.expect_change(asked)


def test_a_phone_goes_where_the_question_is(visit: Visit) -> None:
    player = open_table(visit(size=PHONE), "hegra", seed="7")
    for _ in range(MANY):
        view = player.view()
        if view["prompt"]["key"] == "Wake":
            break
        wish = {"sequence": view["sequence"], "option": view["prompt"]["options"][0]["text"]}
        assert player.page.request.post(f"{API}/tables/{player.id}/choice", data=wish).ok
    player.expect_sequence(view["sequence"])
    quarters = player.page.get_by_role("button", name="Quarters")
    expect(quarters).to_have_attribute("aria-pressed", "true")
    player.page.get_by_role("button", name="Whole board").tap()
    expect(quarters).to_have_attribute("aria-pressed", "false")  # until something else is asked


def test_the_last_one_is_announced_and_asked_about_before_luck(visit: Visit) -> None:
    player = placing(visit())
    while True:
        options = player.view()["prompt"]["options"]
        if any(option["closes"] for option in options):
            break
        ready = [option for option in options if option["verb"] == "put"]
        digs = next((o for o in ready if "shovel" in o["text"]), ready[0])
        wish = {"sequence": player.view()["sequence"], "option": digs["text"]}
        assert player.page.request.post(f"{API}/tables/{player.id}/choice", data=wish).ok
    before = player.view()["sequence"]
    player.expect_sequence(before)
    expect(player.page.locator(".legend", has_text="is the last")).to_be_visible()
    option = next(o["text"] for o in options if o["closes"] == "luck")
    player.action(option).click()
    dialog = player.page.get_by_role("dialog", name="This is the last one")
    dialog.get_by_role("button", name="Cancel").click()
    assert player.view()["sequence"] == before
    player.action(option).click()
    dialog.locator(".button.danger").click()
    player.expect_change(before)
