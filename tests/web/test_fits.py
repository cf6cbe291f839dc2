"""Everything that a decision needs is in sight: on a laptop, on a small one, and on a phone."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.judging import overflow
from tests.web.playing import LONG, Player, hurry, new_table, open_table
from tests.web.watching import LAPTOP, PHONE, SMALL, Visitor

FINGER = 44  # pixels that a finger needs
MOVES = 25
MANY = 9  # options: about as many as there ever are
SOME = 4
SIZES = {"laptop": LAPTOP, "small laptop": SMALL}
GAMES = ("westerplatte", "gatehouse", "pig")


def expect_in_sight(part: Locator) -> None:
    """All of it is in the window, and nothing that scrolls cuts it off."""
    expect(part).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_a_table_needs_no_scrolling(visit: Visit, size: str, game: str) -> None:
    visitor = visit(size=SIZES[size])
    player = open_table(visitor, game, seats=[{}, {"kind": "bot", "bot": "random"}], seed="11")
    assert overflow(visitor.page) == (0, 0)
    for part in (player.prompt, visitor.page.locator(".ground"), player.actions.first):
        expect_in_sight(part)


@pytest.mark.parametrize("size", SIZES)
def test_it_needs_none_later_either(visit: Visit, size: str) -> None:
    visitor = visit(size=SIZES[size], language="de")  # German words are longer
    player = open_table(visitor, seed="11", options={"level": "hard"}, seats=[{}] * 2)
    for _ in range(3):
        hurry(player, 11, MOVES)
        player.expect_sequence(player.view()["sequence"])
        assert overflow(visitor.page) == (0, 0)
        for part in (player.prompt, *map(visitor.page.locator, (".board-svg", ".status"))):
            expect_in_sight(part.first)


# How many rows of options are wholly in sight, and how many there are
ROWS = """() => {
  const list = document.querySelector(".actions").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".options .action")]
    .map((one) => one.getBoundingClientRect());
  const count = (some) => new Set(some.map(({ top }) => Math.round(top))).size;
  const isWhole = ({ top, bottom }) => top >= list.top - 1 && bottom <= list.bottom + 1;
  return [count(boxes.filter(isWhole)), count(boxes)];
}"""
# Of the newest line and those before it, how many are whole, and whether the next one is cut
LINES = """() => {
  const log = document.querySelector(".log").getBoundingClientRect();
  const lines = [...document.querySelectorAll(".log li")].reverse().map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const whole = top >= log.top - 2 && bottom <= log.bottom + 2;
    return { seen: bottom > log.top + 2 && top < log.bottom, whole };
  });
  const seen = lines.filter((line) => line.seen);
  return [seen.filter(({ whole }) => whole).length, seen.filter(({ whole }) => !whole).length];
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_a_full_fortress_five_rows_and_the_newest_lines_are_in_sight(
    visit: Visit, language: str
) -> None:
    player = new_table(visit(language=language), "hegra", seed="7")
    while player.view()["prompt"]["key"] != "Placement":
        hurry(player, 7, 1)
    player.sit()
    player.pick("soldier")
    page = player.page
    rows, all_rows = page.evaluate(ROWS)
    assert rows >= min(5, all_rows) > SOME - 1
    whole, cut = page.evaluate(LINES)
    assert whole >= 3
    assert cut == 0
    for part in (player.prompt, *map(page.locator, (".status.glance", ".enders button"))):
        expect_in_sight(part)
    assert page.evaluate("document.querySelector('.side').scrollHeight <= innerHeight")


def choose_among_many(visitor: Visitor) -> Player:
    """A table where a player has more to choose from than usual."""
    player = new_table(visitor, seed="5")
    for seed in range(LONG):
        if len(hurry(player, seed, 1)["prompt"]["options"]) >= MANY:
            return player.sit()
    raise AssertionError("no position has so many options")


@pytest.mark.parametrize("size", SIZES)
def test_many_options_are_in_sight_at_once(visit: Visit, size: str) -> None:
    player = choose_among_many(visit(size=SIZES[size]))
    for action in player.actions.all():
        expect_in_sight(action)


def test_on_a_phone_some_options_are_in_sight_at_once(visit: Visit) -> None:
    player = choose_among_many(visit(size=PHONE))
    for part in (player.prompt, player.page.locator(".board-svg"), *player.actions.all()[:SOME]):
        expect_in_sight(part)


def test_on_a_phone_what_is_read_at_a_glance_is_in_sight_and_stays_true(visit: Visit) -> None:
    player = new_table(visit(size=PHONE), seed="7")
    hurry(player, 7, 2)
    page = player.sit().page
    moves = page.locator('[data-fact="moves"]')
    expect_in_sight(moves)
    moves.tap()
    expect(page.locator(".inspector")).to_contain_text("Moves 2")
    before = player.sequence()
    page.locator('.actions [data-option^="move "]').first.tap()
    player.expect_change(before)
    expect(page.locator(".inspector")).to_contain_text("Moves 1")


def test_on_a_phone_every_button_of_a_placement_is_as_big_as_a_finger(visit: Visit) -> None:
    player = new_table(visit(size=PHONE), "hegra", seed="7")
    while player.view()["prompt"]["key"] != "Placement":
        hurry(player, 7, 1)
    player.sit()
    player.pick("soldier", touch=True)
    buttons = player.page.locator(".parts button, .options button, .enders button")
    boxes = [box for box in (button.bounding_box() for button in buttons.all()) if box]
    assert len(boxes) > MANY
    assert min(min(box["width"], box["height"]) for box in boxes) >= FINGER - 1


def test_on_a_phone_every_option_is_reached_by_tapping(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    player = choose_among_many(visitor)
    assert overflow(visitor.page)[0] == 0, "nothing is to the right of the screen"
    for action in player.actions.all():
        action.tap(trial=True)  # scrolls there, and sees that nothing lies over it
        box = action.bounding_box()
        assert box is not None
        assert box["height"] >= FINGER - 1
        assert box["width"] >= FINGER


def test_on_a_phone_a_part_of_the_board_fills_the_screen(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    player = open_table(visitor, seed="3")
    areas = visitor.page.locator(".board-svg .area.lit")
    small = areas.first.bounding_box()
    regions = visitor.page.get_by_role("group", name="Parts of the board").get_by_role("button")
    assert regions.count() > 2
    visitor.page.locator("button.region.has-lit").first.tap()
    before = player.sequence()
    large = areas.first.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"] * 1.3
    areas.first.tap()
    player.expect_change(before)


def test_on_a_phone_the_table_keeps_its_name_and_all_doors(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = open_table(visitor, seed="3").page
    name = page.get_by_role("heading", level=1)
    cut = name.evaluate("e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]")
    assert cut == [0, 0], "the whole name can be read"
    expect(page.locator(".inspector")).to_contain_text("Tap a place")
    page.get_by_role("button", name="More").tap()
    more = page.get_by_role("dialog", name="More")
    expect(more.get_by_role("combobox", name="Speed of the enemy")).to_be_visible()
    more.get_by_role("button", name="Seats").tap()
    expect(page.get_by_role("dialog", name="Seats")).to_be_visible()
