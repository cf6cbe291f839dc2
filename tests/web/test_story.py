"""Cards, titles and the verdict come up over the board, each once; sounds and motion as wished."""

import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.playing import API, Player, hurry, new_table
from tests.web.watching import PHONE, Visitor

MORNING = datetime(2024, 5, 4, 8, tzinfo=UTC)
MANY = 400  # choices within which everything looked for here happens
SEED = "7"
# A test's own looks at a page count as somebody's acts for Chromium; only real ones shall.
ACTS = """
let acted = false;
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, (event) => (acted ||= event.isTrusted), true);
Object.defineProperty(UserActivation.prototype, "hasBeenActive", { get: () => acted });
"""
VOLUME = "localStorage.setItem('siegeworks.volume', '{}')"
# In the page: the kinds of things that moved on the board.
NOTE = """
window.moved = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const added of addedNodes)
      if (added.parentNode?.classList?.contains("effects"))
        window.moved.push(added.getAttribute("class"));
}).observe(document, { subtree: true, childList: true });
"""
Sign = Callable[[Any], bool]


def tells(kind: str) -> Sign:
    """That a line of this kind was told."""
    return lambda view: any(line["event"] == kind for line in view["log"])


def is_over(view: Any) -> bool:
    return view["result"] is not None


def act(player: Player, option: str) -> None:
    """Choose behind the screen's back."""
    view = player.view()
    wish = {"sequence": view["sequence"], "option": option, "seat": view["seat"]}
    answer = player.page.request.post(f"{API}/tables/{player.id}/choice", data=wish)
    assert answer.ok, answer.text()


def bring_before(visitor: Visitor, game: str, sign: Sign) -> tuple[Player, str]:
    """A table one choice before something, which a twin of it has come to, and that choice."""
    twin, player = (new_table(visitor, game, seed=SEED) for _ in range(2))
    dice = random.Random(SEED)
    known = len(twin.view()["log"])
    for _ in range(MANY):
        view = twin.view()
        option = dice.choice(view["prompt"]["options"])["text"]
        act(twin, option)
        later = twin.view()
        if sign({**later, "log": later["log"][known:]}):
            return player, option
        known = len(later["log"])
        act(player, option)
    raise AssertionError("it never happens")


def run_until(page: Page, news: Locator) -> None:
    """Let the page's clock go on until something is seen.

    The server's answer comes by the machine's clock, so one push of the page's may come too early.
    """
    while not news.count():
        page.clock.run_for(100)
        page.wait_for_load_state()


def stop_the_clock(player: Player) -> Player:
    """Sit down at a table where no step goes on by itself."""
    player.page.clock.install(time=MORNING)
    player.sit()
    player.page.clock.pause_at(MORNING + timedelta(hours=1))
    return player


def stage(page: Page) -> Locator:
    return page.locator(".stage")


def walk_to(player: Player, kind: str) -> Locator:
    """Step by hand to what comes up over the board."""
    page = player.page
    banner = page.locator(".step-banner")
    found = page.locator(f'.stage[data-staged="{kind}"]')
    expect(banner).to_be_visible()
    while not found.count():
        at = banner.inner_text()
        page.keyboard.press(".")
        expect(banner).not_to_have_text(at, use_inner_text=True)
    return found


def walk_to_card(player: Player, name: str) -> Locator:
    """Step by hand to a card; others may come up before it."""
    while (card := walk_to(player, "card")).locator("h3").inner_text() != name:
        player.page.keyboard.press("Enter")
        expect(stage(player.page)).to_have_count(0)
    return card


def event_of(view: Any) -> str:
    """The words of the event that was told last."""
    line = next(line for line in reversed(view["log"]) if line["event"] == "event-drawn")
    return str(line["words"]).removeprefix("Event: ")


def test_a_set_up_is_told_from_its_first_title_on_and_can_be_skipped(visit: Visit) -> None:
    player = new_table(visit(reduced_motion="no-preference"), "hegra", seed=SEED)
    page = player.page
    title = page.locator('.stage[data-staged="chapter"]')
    page.clock.install(time=MORNING)
    page.clock.pause_at(MORNING + timedelta(hours=1))
    page.goto(f"/t/{player.id}")
    run_until(page, title)
    expect(title).to_contain_text("Day 1")
    assert player.view()["fresh"]
    page.keyboard.press("Enter")
    expect(page.locator('.stage[data-staged="card"] h3')).to_have_text(event_of(player.view()))
    player.prompt.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-past=false]")).to_be_visible()
    expect(player.actions.first).to_be_visible()
    page.reload()
    run_until(page, page.locator("[data-past=false]"))
    expect(player.actions.first).to_be_visible()
    expect(stage(page)).to_have_count(0)


def test_without_motion_the_first_card_is_told_below_the_board(visit: Visit) -> None:
    player = new_table(visit(), "hegra", seed=SEED).sit(first=True)
    expect(player.page.locator(".card-line")).to_contain_text(event_of(player.view()))
    player.page.reload()
    expect(player.page.locator(".inspector")).to_be_visible()
    expect(player.page.locator(".card-line")).to_have_count(0)


def test_a_game_in_which_somebody_has_acted_is_not_told_from_its_set_up(visit: Visit) -> None:
    player = new_table(visit(reduced_motion="no-preference"), "westerplatte", seed=SEED)
    act(player, "stand B")
    assert not player.view()["fresh"]
    player.sit(first=True)
    expect(player.page.locator("[data-past=false]")).to_be_visible()
    expect(player.actions.first).to_be_visible()


@pytest.mark.parametrize("how", ["Escape", "Enter", "click"])
def test_a_card_comes_up_once_and_goes_on(visit: Visit, how: str) -> None:
    visitor = visit(reduced_motion="no-preference")
    player, option = bring_before(visitor, "hegra", tells("event-drawn"))
    page = stop_the_clock(player).page
    act(player, option)
    name = event_of(player.view())
    card = walk_to_card(player, name)
    expect(card.locator(".card-story")).not_to_be_empty()
    expect(card.locator(".card-words")).to_contain_text("weather")
    expect(page.locator(".stage-voice")).to_contain_text(name)
    if how == "click":
        card.click(position={"x": 5, "y": 5})
    else:
        page.keyboard.press(how)
    expect(stage(page)).to_have_count(0)
    expect(page.locator(".stage-voice")).to_be_empty()
    expect(page.locator("[data-past=true]")).to_be_visible()  # the next line is shown
    page.keyboard.press("Escape")
    expect(page.locator("[data-past=false]")).to_be_visible()
    expect(stage(page)).to_have_count(0)


def test_a_card_can_be_looked_at_again(visit: Visit) -> None:
    player, option = bring_before(visit(), "hegra", tells("event-drawn"))
    act(player, option)
    page = player.sit().page
    name = event_of(player.view())
    dialog = page.get_by_role("dialog")
    for door in (
        page.locator(".log-line", has_text=f"Event: {name}").locator(".card-door"),
        page.locator('[data-area="event"]'),
    ):
        door.click()
        expect(dialog.locator("h3")).to_have_text(name)
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)
    page.locator('[data-area="event"]').focus()
    page.keyboard.press("Enter")
    expect(dialog.locator(".card-words")).to_be_visible()


def test_without_motion_a_card_is_told_below_the_board_and_waits_for_nobody(visit: Visit) -> None:
    player, option = bring_before(visit(), "hegra", tells("event-drawn"))
    page = player.sit().page
    act(player, option)
    player.expect_sequence(player.view()["sequence"])
    line = page.locator(".card-line")
    expect(line).to_be_visible()
    expect(page.locator(".stage-voice")).not_to_be_empty()
    expect(stage(page)).to_have_count(0)
    expect(player.actions.first).to_be_enabled()
    while line.count():
        told = line.inner_text()
        page.keyboard.press("Escape")
        expect(page.locator(".ground")).not_to_contain_text(told)
    expect(page.locator(".inspector")).to_be_visible()


def test_a_stage_of_the_game_has_a_title(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference", language="de")
    player, option = bring_before(visitor, "hegra", tells("coup"))
    page = stop_the_clock(player).page
    act(player, option)
    title = walk_to(player, "chapter")
    while not title.get_by_text("Letzte Vorbereitungen").count():
        page.keyboard.press(".")
        title = walk_to(player, "chapter")
    expect(title).to_contain_text("Die Mobilmachung ist vorbei")
    expect(page.locator(".stage-voice")).to_contain_text("Letzte Vorbereitungen")


def test_the_verdict_comes_after_the_board_and_before_the_end(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    player, option = bring_before(visitor, "westerplatte", is_over)
    page = stop_the_clock(player).page
    act(player, option)
    verdict = walk_to(player, "verdict")
    expect(verdict).to_contain_text("You have lost")
    expect(page.locator(".end")).to_have_count(0)
    lines = page.locator("[data-lines]").get_attribute("data-lines")
    assert lines == str(len(player.view()["log"])), "all was told before"
    page.keyboard.press("Escape")
    end = page.locator(".end")
    expect(end).to_be_visible()
    told = player.view()["result"]["epilogue"]
    assert len(told) > 2
    assert end.locator(".epilogue p").all_inner_texts() == told


def test_a_lesson_is_not_covered(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    page = visitor.page
    page.clock.install(time=MORNING)
    page.goto("/lesson/westerplatte/first")
    expect(page.locator(".lesson-words")).to_be_visible()  # before the clock stands still
    asked, on = page.locator("button.action.asked"), page.locator(".lesson-doors .button.main")
    page.clock.pause_at(MORNING + timedelta(hours=1))
    for _ in range(20):
        expect(asked.or_(on).or_(page.locator(".step-banner")).first).to_be_visible()
        if page.locator(".step-banner").count():
            break
        words = page.locator(".lesson-words").inner_text()
        (asked if asked.count() else on).first.click()
        news = page.locator(".step-banner").or_(
            page.locator(".lesson-words").filter(has_not_text=words)
        )
        run_until(page, news)
    walk_to(Player(visitor, ""), "chapter")
    over, banner = (page.locator(where).bounding_box() for where in (".stage", ".lesson-banner"))
    assert over is not None
    assert banner is not None
    assert banner["y"] + banner["height"] <= over["y"] or over["y"] + over["height"] <= banner["y"]


# Sound


def sounds(page: Page) -> int:
    """How many there were."""
    return int(page.evaluate("document.documentElement.dataset.sounds ?? 0"))


def test_nothing_is_heard_before_somebody_does_something(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(VOLUME.format(50))
    visitor.page.add_init_script(ACTS)
    player = new_table(visitor, seed=SEED).sit()
    for option in ("stand C", "stand B"):
        act(player, option)
        player.expect_sequence(player.view()["sequence"])
    assert sounds(player.page) == 0
    player.choose("fire" if "fire" in player.options() else "end")
    player.page.wait_for_function("document.documentElement.dataset.sounds > 0")


def test_at_volume_nought_nothing_is_made(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(VOLUME.format(0))
    visitor.page.add_init_script(
        "window.made = 0; const Real = AudioContext;"
        "window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };"
    )
    player = new_table(visitor, seed=SEED).sit()
    for option in ("stand C", "stand B"):
        player.choose(option)
    assert sounds(player.page) == 0
    assert player.page.evaluate("window.made") == 0


def test_the_volume_is_set_once_and_kept(visit: Visit) -> None:
    page = visit().page
    page.goto("/settings")
    slider = page.get_by_role("slider", name="Sound")
    expect(slider).to_have_value("40")
    slider.fill("70")
    page.reload()
    expect(slider).to_have_value("70")
    expect(slider).to_have_attribute("aria-valuetext", "70\N{NO-BREAK SPACE}%")


def test_on_a_phone_there_is_no_sound_unless_asked_for(visit: Visit) -> None:
    page = visit(size=PHONE).page
    page.goto("/settings")
    expect(page.get_by_role("slider", name="Sound")).to_have_value("0")


# Motion


def test_shots_and_dice_are_seen(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.page.add_init_script(NOTE)
    player, option = bring_before(visitor, "westerplatte", tells("officer-fires"))
    player.sit()
    act(player, option)
    player.page.wait_for_function("window.moved.includes('effect-shot')")
    dice = new_table(visitor, "pig", seed=SEED).sit()
    act(dice, "roll")
    dice.page.wait_for_function("window.moved.includes('effect-die')")


def test_nothing_moves_without_motion(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(NOTE)
    player = new_table(visitor, "pig", seed=SEED).sit()
    player.choose("roll")
    player.settled()
    assert player.page.evaluate("window.moved") == []


def test_what_closed_a_part_stands_below_the_board_until_it_is_put_away(visit: Visit) -> None:
    visitor = visit()
    seats = [{}, {"kind": "bot", "bot": "random"}]
    player = new_table(visitor, "stronghold", seats=seats, seed=SEED)
    for part in range(MANY):
        if tells("invader-sum")(player.view()) and tells("round-ends")(player.view()):
            break
        if hurry(player, part, 3)["result"] is not None:
            break
    closed = [line.get("chapter") or {} for line in player.view()["log"]]
    told = [chapter for chapter in closed if chapter.get("review")]
    acted = f"localStorage.setItem('siegeworks.acted.{player.id}', '1 1')"
    visitor.context.add_init_script(acted)
    player.sit().settled()
    line = player.page.locator(".card-line")
    expect(line).to_contain_text(told[-1]["title"])
    expect(line).to_contain_text(told[-1]["review"][0])
    line.get_by_role("button", name="Close").click()
    expect(line).to_have_count(0)
