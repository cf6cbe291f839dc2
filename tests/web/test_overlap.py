"""Nothing that is drawn covers anything else, and no text is cut: in any position of any game.

``SIEGEWORKS_SWEEP=40`` looks at so many positions of each game and language instead of a few.
"""

import os
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, expect

import siegeworks
from siegeworks import Match
from siegeworks.games.stronghold.rules.pieces import PATH_NAMES, TRAP_NAMES
from tests.server.running import ROOT, Running, running
from tests.web.covering import LEGIBLE, judge_board, judge_panels
from tests.web.playing import Player, hurry, new_table
from tests.web.test_margins import sit
from tests.web.watching import LAPTOP, PATIENCE, PHONE, SMALL, Visitor

KEEP = ROOT / "examples" / "keep" / "src"
GAMES = [*(game.key for game in siegeworks.games()), "keep"]
SIZES = {"1280x720": LAPTOP, "1024x768": SMALL, "390x844": PHONE}
SEEDS = {"en": 3, "de": 8}  # of the games that are looked at in a language
POSITIONS = int(os.environ.get("SIEGEWORKS_SWEEP", "6"))
FAR = 12  # decisions, at most, from one position to the next
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, client_is_built: None) -> Iterator[Running]:
    """A server that also has the game of ``examples/keep``, as if it were installed."""
    folder = tmp_path_factory.mktemp("overlap")
    about = folder / "siegeworks_keep-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: siegeworks-keep\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[siegeworks.games]\nkeep = siegeworks_keep:GAME\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, (KEEP, folder))))
        with running(folder) as server:
            yield server


@dataclass
class Screens:
    """The same seat at one table, in a window of each size."""

    browser: Browser
    server: Running
    language: str
    visitors: dict[str, Visitor] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, size in SIZES.items():
            self.visitors[name] = Visitor(
                self.browser, self.server.url, size=size, language=self.language
            )

    def sit(self, game: str, seats: int, seed: int) -> dict[str, Player]:
        """Open a table in one window, and come to it in all of them."""
        first, *others = self.visitors.values()
        table = new_table(first, game, seats=[{}] + [BOT] * (seats - 1), seed=str(seed))
        for other in others:
            other.context.add_cookies(first.context.cookies())  # type: ignore[arg-type]
        return {name: Player(visitor, table.id).sit() for name, visitor in self.visitors.items()}

    def close(self) -> None:
        """Leave."""
        for visitor in self.visitors.values():
            visitor.close()


@pytest.fixture
def screens(browser: Browser, server: Running) -> Iterator[Callable[[str], Screens]]:
    opened: list[Screens] = []

    def open_screens(language: str) -> Screens:
        opened.append(Screens(browser, server, language))
        return opened[-1]

    yield open_screens
    for one in opened:
        one.close()


def count_seats(game: str, language: str) -> int:
    """Few in one language, many in the other."""
    if game == "keep":
        return 1
    known = siegeworks.game(game)
    plain = {setting.name: setting.values[0] for setting in known.settings}
    seats = known.list_seats(plain)
    return min(seats) if language == "en" else max(seats)


def judge(player: Player, size: str, where: str) -> list[str]:
    """What is wrong on one screen, each with the position it is found in."""
    least = LEGIBLE if size == "1280x720" else 0.0
    faults = judge_board(player.page, least) + judge_panels(player.page)
    return [f"{fault} [{where}, {size}]" for fault in faults]


def sweep(screens: Screens, game: str) -> list[str]:
    """Go through positions of random games, and look at each in all sizes."""
    language = screens.language
    seed = SEEDS[language]
    dice = random.Random(seed)
    found: list[str] = []
    players: dict[str, Player] = {}
    made = 0
    for _ in range(POSITIONS):
        players = players or screens.sit(game, count_seats(game, language), seed)
        first = next(iter(players.values()))
        steps = dice.randint(1, FAR)
        hurry(first, seed + made, steps)
        made += steps
        for size, player in players.items():
            view = player.settled()
            where = f"{game}, {language}, seed {seed}, {view['sequence']} choices"
            found += judge(player, size, where)
        if view["result"] is not None:
            players, seed = {}, seed + 1
    return found


@pytest.mark.parametrize("language", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_anything_else_and_no_text_is_cut(
    screens: Callable[[str], Screens], game: str, language: str
) -> None:
    found = sweep(screens(language), game)
    assert not found, report(found)


def report(found: list[str]) -> str:
    """Each fault on a line of its own; the same ones of several positions once."""
    kept: dict[str, str] = {}
    for fault in found:
        kept.setdefault(re.sub(r"[\d.]+", "", fault.partition(" [")[0]), fault)
    lines = "\n".join(kept.values())
    return f"{len(found)} faults, {len(kept)} kinds:\n{lines}"


# Stronghold: every path has units on their way, traps where there are most, and large numbers

LARGE = """const parse = JSON.parse;
  JSON.parse = (text) => parse(text.replace(/"text":"([^"]*)"/g, (all, words) =>
    words.includes("·") || /^\\d+$/.test(words) ? all.replace(/\\d+/g, "88") : all));
  Response.prototype.json = async function () { return JSON.parse(await this.text()); };"""


def crowd() -> Match:
    """As much as can lie on the paths of Stronghold at once."""
    return siegeworks.situation(
        "stronghold",
        at="maneuvers",
        slot=8,
        sent={f"{path}-goblin": 1 for path in PATH_NAMES},
        paths=dict(zip(PATH_NAMES, TRAP_NAMES * 3, strict=False)),
        machines={"R1": "catapult", "R2": "catapult", "R3": "ballista", "R4": "ballista"},
        aim={"machine-R1": "W1", "machine-R2": "W2", "machine-R3": "W3", "machine-R4": "W5"},
    )


@pytest.mark.parametrize("language", SEEDS)
@pytest.mark.parametrize("size", ["1280x720", "390x844"])
def test_plates_hold_two_digits_everywhere(
    browser: Browser, server: Running, size: str, language: str
) -> None:
    visitor = Visitor(browser, server.url, size=SIZES[size], language=language)
    visitor.context.add_init_script(LARGE)
    player = sit(lambda **_: visitor, crowd())
    player.settled()
    expect(visitor.page.locator(".mark", has_text="88")).to_have_count(9 * 2 + len(PATH_NAMES))
    found = judge(player, size, f"88 everywhere, {language}")
    visitor.close()
    assert not found, report(found)


# What is beside the board, and over it


def come(browser: Browser, server: Running, size: str, **settings: str) -> Visitor:
    """Somebody who speaks German, whose words are longer, with settings of their own."""
    visitor = Visitor(browser, server.url, size=SIZES[size], language="de")
    for name, value in settings.items():
        key = f"siegeworks.{name.replace('_', '-')}"
        visitor.context.add_init_script(f"localStorage.setItem('{key}', '{value}')")
    return visitor


def sit_in_the_middle(visitor: Visitor) -> Player:
    """A table of Westerplatte where much is there to be seen."""
    player = new_table(visitor, seats=[{}] * 2, seed="6", options={"level": "hard"})
    hurry(player, 6, 24)
    player.sit().settled()
    return player


@pytest.mark.parametrize("size", SIZES)
def test_with_large_text_nothing_is_cut_either(
    browser: Browser, server: Running, size: str
) -> None:
    visitor = come(browser, server, size, text_size="large")
    player = sit_in_the_middle(visitor)
    found = judge(player, size, "large text")
    visitor.close()
    assert not found, report(found)


# Whether the odds are below the board, and all that they say is in sight
CLEAR = """() => {
  const [odds, map] = [".odds", ".board-frame"].map((one) => document.querySelector(one));
  const below = odds.getBoundingClientRect().top >= map.getBoundingClientRect().bottom - 1;
  return below && odds.scrollHeight <= odds.clientHeight + 1;
}"""


@pytest.mark.parametrize("size", ["1280x720", "1024x768"])
def test_odds_lie_over_no_button_and_no_map(browser: Browser, server: Running, size: str) -> None:
    visitor = come(browser, server, size)
    player = sit_in_the_middle(visitor)
    found: list[str] = []
    for action in player.actions.all():
        with player.page.expect_response("**/odds?*"):
            action.hover()
        expect(player.page.locator(".odds")).to_be_visible(timeout=PATIENCE)
        found += [f"{fault} [{size}]" for fault in judge_panels(player.page)]
        assert player.page.evaluate(CLEAR), f"the odds cover the map [{size}]"
        player.page.mouse.move(0, 0)
        expect(player.page.locator(".odds")).to_have_count(0, timeout=PATIENCE)
    visitor.close()
    assert not found, report(found)


DOORS = ("Regeln", "Das Glück bisher", "Plätze", "Einstellungen", "Tasten")


@pytest.mark.parametrize("size", ["1280x720", "1024x768"])
def test_in_dialogs_nothing_is_cut(browser: Browser, server: Running, size: str) -> None:
    visitor = come(browser, server, size)
    page = sit_in_the_middle(visitor).page
    found: list[str] = []
    for name in DOORS:
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        found += [f"{fault} [{name}, {size}]" for fault in judge_panels(page)]
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
    visitor.close()
    assert not found, report(found)


# It would be noticed

BREAK = {
    "a piece on another": """() => {
      const [one, other] = document.querySelectorAll(".zone-post");
      one.setAttribute("transform", other.getAttribute("transform"));
    }""",
    "a long name": """() => {
      document.querySelector(".track-label").textContent = "much too long for its space";
    }""",
    "small letters": """() => {
      document.querySelector(".track-label").style.fontSize = "6px";
    }""",
    "a cut line": """() => {
      const prompt = document.querySelector("#prompt");
      prompt.style.height = "12px";
      prompt.style.overflow = "hidden";
    }""",
    "a button over another": """() => {
      const [one, other] = document.querySelectorAll(".actions li");
      const [from, to] = [one, other].map((button) => button.getBoundingClientRect());
      other.style.transform = `translate(${from.x - to.x + 9}px, ${from.y - to.y + 9}px)`;
    }""",
}
TOLD = {
    "a piece on another": r"officer-\d .* covers officer-\d .* by [\d.]+ px at \d+, \d+",
    "a long name": r"much too long for its space\" reaches out of its space by",
    "small letters": r"is only [5-6]\.\d px high",
    "a cut line": r"text \".*\" is cut by .*prompt",
    "a button over another": r"button\.action .* covers button\.action",
}


def test_what_is_broken_is_told(browser: Browser, server: Running) -> None:
    visitor = come(browser, server, "1280x720")
    player = sit_in_the_middle(visitor)
    missed: dict[str, list[str]] = {}
    for name, script in BREAK.items():
        player.sit().settled()
        player.page.evaluate(script)
        found = judge(player, "1280x720", name)
        if not any(re.search(TOLD[name], fault) for fault in found):
            missed[name] = found
    visitor.close()
    assert missed == {}
