"""One Chromium for each worker, started for the first test of this folder and ended after the last.

Playwright's event loop runs as long as it is open, and no other test could run a loop of its own
meanwhile. So it is closed as soon as the next test is not one of this folder's.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from siegeworks.cli.load.browsing import ARGUMENTS, find_chromium

FOLDER = Path(__file__).resolve().parent


class Chromium:
    """A browser that is there when it is asked for."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        """The browser; skips the test where there is none, but not in CI, which must have one."""
        if self._browser is None:
            program = find_chromium()
            if program is None:
                reason = "there is no Chromium: install it (on Debian: apt install chromium)"
                (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
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
