"""Takes the pictures of the browser for the documentation, from real games on a server of its own.

    PYTHONPATH=src python tools/screenshots.py [NAME ...]

Needs the extra ``dev`` and Chromium. Without names, all pictures are taken.
"""

import argparse
import io
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from PIL import Image
from playwright.sync_api import Browser, Page, expect

import siegeworks
from siegeworks.bots import make, observe
from siegeworks.cli.load.browser import start_chromium
from siegeworks.cli.load.server_process import ServerProcess

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
LAPTOP = (1280, 720)
PHONE = (390, 844)
COLOURS = 256  # of a picture: enough for a drawn map, and a third of the size
FINE = 60  # decisions that a curve is fine enough with
PAGE_TIMEOUT = 300_000  # milliseconds: a judgement takes its time


@dataclass(frozen=True)
class Scene:
    """A game that bots play by their habits, up to a question on a day, or to its end."""

    game: str
    options: tuple[tuple[str, str], ...]
    seed: int
    day: int = 0
    question: str = ""
    seat: int = 0  # that is asked
    seats: int = 1
    clock: str = "day"  # the zone that counts the days

    def is_here(self, match: siegeworks.Match) -> bool:
        """Whether this is the moment to be shown."""
        view = match.view(self.seat)
        zones = view["zones"]
        assert isinstance(zones, dict)
        return (zones[self.clock], view["prompt"]) == (self.day, self.question)

    @cached_property
    def record(self) -> str:
        """The game so far."""
        game = siegeworks.game(self.game)
        bots = [make("habit", game, self.seed + seat) for seat in range(self.seats)]
        match = game.start(seats=self.seats, options=dict(self.options), seed=self.seed)
        while match.to_move is not None and not self.is_here(match):
            seen = observe(match, match.to_move)
            assert seen is not None
            match.choose(bots[match.to_move].choose(seen))
        return match.record()

    def list_people(self) -> list[dict[str, str]]:
        """Who sits where: somebody on the seat that is asked, bots on the others."""
        bot = {"kind": "bot", "bot": "normal"}
        return [{} if seat == self.seat else bot for seat in range(self.seats)]


def set_up_westerplatte(level: str, seed: int, day: int = 0) -> Scene:
    """An officer is to act."""
    return Scene("westerplatte", (("level", level),), seed, day, "Act")


def set_up_hegra(seed: int, day: int) -> Scene:
    """Defenders are to be placed."""
    return Scene("hegra", (), seed, day, "Placement")


class Photographer:
    """Somebody with a browser, who plays and takes pictures."""

    tables: ClassVar[dict[Scene, str]] = {}  # the paths of those that were opened

    def __init__(self, browser: Browser, url: str, size: tuple[int, int], theme: str) -> None:
        width, height = size
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            device_scale_factor=1.5 if size == PHONE else 1,
            is_mobile=size == PHONE,
            has_touch=size == PHONE,
            locale="en-GB",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PAGE_TIMEOUT)
        self.context.add_init_script(f"localStorage.setItem('siegeworks.theme', '{theme}')")
        self.page: Page = self.context.new_page()

    def table(self, scene: Scene, title: str = "") -> str:
        """A table with a recorded game, opened the first time that it is needed; its path."""
        if scene not in self.tables:
            named = title or siegeworks.game(scene.game).title("en")
            wish = {"record": scene.record, "title": named, "seats": scene.list_people()}
            answer = self.context.request.post("/api/v1/tables/import", data=wish)
            assert answer.ok, answer.text()
            self.tables[scene] = f"/t/{answer.json()['table']['id']}"
        return self.tables[scene]

    def look(self, path: str, sight: str) -> None:
        """Go somewhere, and wait until it is there."""
        self.page.goto(path)
        expect(self.page.locator(sight).first).to_be_visible(timeout=PAGE_TIMEOUT)
        self.page.wait_for_load_state("networkidle")


MIDDLE = set_up_westerplatte("hard", 3, day=5)
LOST = set_up_westerplatte("easy", 6)
SIEGE = set_up_hegra(3, day=8)
WALLS = Scene("stronghold", (), 2, 1, "PutDown", seat=1, seats=2, clock="round")


def show_home(at: Photographer) -> None:
    """The games, and what was left off."""
    at.table(set_up_westerplatte("medium", 9, day=3), "Tuesday evening")
    at.table(set_up_hegra(5, day=4), "With Ada")
    at.look("/", ".table-row")


def show_table(at: Photographer) -> None:
    """In the middle of a hard game."""
    at.look(at.table(MIDDLE), ".board-svg")


def show_fortress(at: Photographer) -> None:
    """A morning of the siege, with soldiers to be placed."""
    at.look(at.table(SIEGE), ".board-svg")
    at.page.locator("[data-area=ready-soldier]").click()


def show_castle(at: Photographer) -> None:
    """A veteran is picked up, and each section says what he would do for it."""
    at.look(at.table(WALLS), ".board-svg")


def show_phone(at: Photographer) -> None:
    """A part of the board on a phone."""
    show_table(at)
    at.page.locator("button.region.has-lit").first.tap()


def show_fortress_phone(at: Photographer) -> None:
    """The halls on a phone."""
    at.look(at.table(SIEGE), ".board-svg")
    at.page.locator("button.region.has-lit").first.tap()
    at.page.locator("[data-area=ready-soldier]").tap()


def show_lesson(at: Photographer) -> None:
    """The first lesson, where it asks for the first shot."""
    at.look("/lesson/westerplatte/first", ".lesson-words")
    for _ in range(5):
        words = at.page.locator(".lesson-words").inner_text()
        asked = at.page.locator("button.action.asked")
        (asked if asked.count() else at.page.locator(".lesson-doors .main")).first.click()
        expect(at.page.locator(".lesson-words")).not_to_have_text(words)


def show_end(at: Photographer) -> None:
    """A game that is over, judged."""
    at.look(at.table(LOST), ".end .curve")
    expect(at.page.locator(".end .numbers tr").nth(FINE)).to_be_attached(timeout=PAGE_TIMEOUT)


def show_replay(at: Photographer) -> None:
    """The same, looked back at."""
    at.look(at.table(LOST) + "/replay?move=140", ".replay-foot .curve")


PICTURES: dict[str, tuple[Callable[[Photographer], None], tuple[int, int], str]] = {
    "home": (show_home, LAPTOP, "dark"),
    "table": (show_table, LAPTOP, "dark"),
    "table-light": (show_table, LAPTOP, "light"),
    "hegra": (show_fortress, LAPTOP, "dark"),
    "stronghold": (show_castle, LAPTOP, "dark"),
    "phone": (show_phone, PHONE, "dark"),
    "hegra-phone": (show_fortress_phone, PHONE, "dark"),
    "lesson": (show_lesson, LAPTOP, "dark"),
    "end": (show_end, LAPTOP, "dark"),
    "replay": (show_replay, LAPTOP, "dark"),
}


def take(browser: Browser, url: str, name: str) -> None:
    """One picture."""
    show, size, theme = PICTURES[name]
    at = Photographer(browser, url, size, theme)
    show(at)
    at.page.mouse.move(0, 0)
    at.page.wait_for_timeout(500)  # fonts, drawings
    picture = Image.open(io.BytesIO(at.page.screenshot())).convert("RGB")
    at.context.close()
    path = FOLDER / f"{name}.png"
    palette = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE)  # rare colours matter, too
    picture.quantize(palette=palette).save(path, optimize=True)
    print(f"{name}: {path.stat().st_size // 1024} KB")


def main() -> None:
    """Take the pictures that were asked for, in their order: the first shows all tables so far."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PICTURES))
    names = parser.parse_args().names or list(PICTURES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        start_chromium() as browser,
        ServerProcess(f"{folder}/games.db") as host,
    ):
        url = host.ready()
        for name in names:
            take(browser, url, name)


if __name__ == "__main__":
    main()
