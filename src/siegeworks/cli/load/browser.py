"""A browser in front of a server: how long a board takes to be drawn, and a choice to be seen."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from siegeworks.core.errors import SiegeError

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
# As root there is no sandbox; and what a browser looks up by itself is not measured.
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
SIZE = (1280, 720)
APPEAR_TIMEOUT = 15_000  # milliseconds for anything to appear

# In the page: notes when a position is drawn, which is after the frame that shows it.
STOPWATCH = """
window.stopwatch = {
  drawn: null,
  clicked: 0,
  times: { board: null, choice: null },
  waiting: { board: null, choice: null },
  stop(what, time) {
    this.times[what] = time;
    this.waiting[what]?.(time);
  },
  wait(what) {
    return new Promise((found, failed) => {
      if (this.times[what] !== null) found(this.times[what]);
      this.waiting[what] = found;
      setTimeout(failed, APPEAR_TIMEOUT, `no ${what}`);
    });
  },
};
addEventListener("click", () => { stopwatch.clicked = performance.now(); }, true);
new MutationObserver(() => {
  const table = document.querySelector("[data-sequence]");
  const drawn = table?.querySelector(".board") ? table.dataset.sequence : null;
  if (drawn === null || drawn === stopwatch.drawn) return;
  const first = stopwatch.drawn === null;
  stopwatch.drawn = drawn;
  requestAnimationFrame(() => setTimeout(() => {
    if (first) stopwatch.stop("board", performance.now());
    else stopwatch.stop("choice", performance.now() - stopwatch.clicked);
  }));
}).observe(document, {
  subtree: true, childList: true, attributes: true, attributeFilter: ["data-sequence"],
});
""".replace("APPEAR_TIMEOUT", str(APPEAR_TIMEOUT))

# What is measured is choices, not whether somebody means them.
UNASKED = "localStorage.setItem('siegeworks.confirm-unspent', 'false')"


def find_chromium() -> str | None:
    """Where the system has it."""
    return next((path for path in map(shutil.which, PROGRAMS) if path), None)


@contextmanager
def start_chromium() -> Iterator[Browser]:
    """Chromium, as the system has it."""
    program = find_chromium()
    if program is None:
        raise SiegeError("bench-no-chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()


class Seat:
    """Somebody who sits down at a fresh table, with nothing in the browser's cache."""

    def __init__(self, browser: Browser, url: str) -> None:
        width, height = SIZE
        self._context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
        )
        self._context.set_default_timeout(APPEAR_TIMEOUT)
        self._context.add_init_script(STOPWATCH)
        self._context.add_init_script(UNASKED)
        self._page: Page = self._context.new_page()

    def __enter__(self) -> "Seat":
        return self

    def __exit__(self, *error: object) -> None:
        self._context.close()

    def open(self, game: str, seats: int) -> float:
        """Seconds from the navigation to a table to its drawn board."""
        wish = {"game": game, "seats": [{}] * seats}
        answer = self._context.request.post("/api/v1/tables", data=wish)
        if not answer.ok:
            raise SiegeError("bench-unwelcome", url=answer.url, found=answer.text()[:200])
        self._page.goto(f"/t/{answer.json()['table']['id']}")
        return self._wait("board")

    def choose(self, number: int) -> float | None:
        """Seconds from a click on an action to the drawn position; None after the end."""
        actions = self._page.locator("button[data-option]")
        count = actions.count()
        if count == 0:
            return None
        self._page.evaluate("stopwatch.times.choice = null")
        # Never twice at the same spot, which would be a double click.
        actions.nth(number % count).click(position={"x": 12 + 16 * (number % 2), "y": 12})
        return self._wait("choice")

    def _wait(self, what: str) -> float:
        milliseconds: Any = self._page.evaluate(f"stopwatch.wait('{what}')")
        return float(milliseconds) / 1000
