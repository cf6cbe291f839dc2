"""Takes the pictures of the browser for the documentation, from real games on a server of its own.

    PYTHONPATH=src python tools/screenshots.py [NAME ...]

Needs the extra ``dev`` and Chromium. Without names, all pictures are taken.
"""

import argparse
import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from PIL import Image
from playwright.sync_api import Browser, Page, expect

import siegeworks
from siegeworks.bots import make, observe
from siegeworks.cli.load.browsing import chromium
from siegeworks.cli.load.host import Host

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
LAPTOP = (1280, 720)
PHONE = (390, 844)
GAME = "westerplatte"
TITLE = "7 Days of Westerplatte"
MIDDLE = 110  # decisions into a game that goes badly, but is not lost
WHOLE = 10_000
COLOURS = 256  # of a picture: enough for a drawn map, and a third of the size
PATIENCE = 300_000  # milliseconds: a judgement takes its time


def record(decisions: int, level: str, seed: int) -> str:
    """A game that a bot plays by its habits, so far, as a record."""
    game = siegeworks.game(GAME)
    bot = make("habit", game, seed)
    match = game.start(seats=1, options={"level": level}, seed=seed)
    for _ in range(decisions):
        if match.to_move is None:
            break
        seen = observe(match, match.to_move)
        assert seen is not None
        match.choose(bot.choose(seen))
    return match.record()


class Photographer:
    """Somebody with a browser, who plays and takes pictures."""

    tables: ClassVar[dict[str, str]] = {}  # the paths of those that were opened, by their record

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
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"localStorage.setItem('siegeworks.theme', '{theme}')")
        self.page: Page = self.context.new_page()

    def table(self, game: str, title: str = TITLE) -> str:
        """A table with a recorded game, opened the first time that it is needed; its path."""
        if game not in self.tables:
            wish = {"record": game, "title": title}
            answer = self.context.request.post("/api/v1/tables/import", data=wish)
            assert answer.ok, answer.text()
            self.tables[game] = f"/t/{answer.json()['table']['id']}"
        return self.tables[game]

    def look(self, path: str, sight: str) -> None:
        """Go somewhere, and wait until it is there."""
        self.page.goto(path)
        expect(self.page.locator(sight).first).to_be_visible(timeout=PATIENCE)
        self.page.wait_for_load_state("networkidle")


def home(at: Photographer) -> None:
    """The games, and what was left off."""
    at.table(record(70, "medium", 9), "Tuesday evening")
    at.table(record(40, "easy", 5), "With Ada")
    at.look("/", ".table-row")


def table(at: Photographer) -> None:
    """In the middle of a hard game."""
    at.look(at.table(record(MIDDLE, "hard", 3)), ".board-svg")


def phone(at: Photographer) -> None:
    """The same, on a phone, with a part of the board."""
    table(at)
    at.page.locator("button.region.has-lit").first.tap()


def lesson(at: Photographer) -> None:
    """The first lesson, where it asks for the first shot."""
    at.look("/lesson/westerplatte/first", ".lesson-words")
    for _ in range(5):
        words = at.page.locator(".lesson-words").inner_text()
        asked = at.page.locator("button.action.asked")
        (asked if asked.count() else at.page.locator(".lesson-doors .main")).first.click()
        expect(at.page.locator(".lesson-words")).not_to_have_text(words)


def end(at: Photographer) -> None:
    """A game that is over, judged."""
    at.look(at.table(record(WHOLE, "medium", 4)), ".end .curve")


def replay(at: Photographer) -> None:
    """The same, looked back at."""
    at.look(at.table(record(WHOLE, "medium", 4)) + "/replay?move=140", ".replay-foot .curve")


PICTURES: dict[str, tuple[Callable[[Photographer], None], tuple[int, int], str]] = {
    "home": (home, LAPTOP, "dark"),
    "table": (table, LAPTOP, "dark"),
    "table-light": (table, LAPTOP, "light"),
    "phone": (phone, PHONE, "dark"),
    "lesson": (lesson, LAPTOP, "dark"),
    "end": (end, LAPTOP, "dark"),
    "replay": (replay, LAPTOP, "dark"),
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
        chromium() as browser,
        Host(f"{folder}/games.db") as host,
    ):
        url = host.ready()
        for name in names:
            take(browser, url, name)


if __name__ == "__main__":
    main()
