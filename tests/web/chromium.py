"""One Chromium for each worker, started for the first test of this folder and ended after the last.

Playwright's event loop runs as long as it is open, and no other test could run a loop of its own
meanwhile. So it is closed as soon as the next test is not one of this folder's.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from siegeworks.cli.load.browser import ARGUMENTS, find_chromium

FOLDER = Path(__file__).resolve().parent


class Chromium:
    """A browser that is there when it is asked for."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    @staticmethod
    def needed() -> str:
        """Where it is; the test is left out where it is not."""
        program = find_chromium()
        if program is None:
            pytest.skip("there is no Chromium: install it (on Debian: apt install chromium)")
        return program

    def browser(self) -> Browser:
        """The browser, started if it does not run."""
        if self._browser is None:
            program = self.needed()
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(
                executable_path=program, args=list(ARGUMENTS)
            )
        return self._browser

    def close(self) -> None:
        """End it, if it runs."""
        if self._browser is not None and self._playwright is not None:
            self._browser.close()
            self._playwright.stop()
        self._browser = self._playwright = None


def is_here(item: pytest.Item | None) -> bool:
    """Whether a test is one of this folder's."""
    return item is not None and item.path.is_relative_to(FOLDER)
