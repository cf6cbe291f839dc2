"""Somebody at a browser, all of whose mishaps are noticed, also behind a fine picture."""

import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

LAPTOP = (1280, 720)
SMALL = (1024, 768)
PHONE = (390, 844)
PATIENCE = 15_000  # milliseconds: a busy machine must not make a test fail


class Visitor:
    """A browser context with one page, and what went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = LAPTOP,
        language: str = "en",
        **more: Any,
    ) -> None:
        self.url = url
        self.mishaps: list[str] = []
        self._forgiven: list[str] = []
        more = {"reduced_motion": "reduce"} | more
        if size == PHONE:
            more |= {"has_touch": True, "is_mobile": True}
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "de": "de-DE"}[language],
            **more,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.on("request", self._on_request)
        self.context.on("console", self._on_console)
        self.context.on("weberror", lambda error: self._note(f"page error: {error.error}"))
        self.page: Page = self.context.new_page()

    def forgive(self, pattern: str) -> None:
        """What this test brings about itself, and is therefore no mishap."""
        self._forgiven.append(pattern)

    def check(self) -> None:
        """Nothing went wrong that was not meant to."""
        wrong = [m for m in self.mishaps if not any(re.search(p, m) for p in self._forgiven)]
        assert not wrong, wrong

    def close(self) -> None:
        """Leave."""
        self.context.close()

    def _note(self, mishap: str) -> None:
        self.mishaps.append(mishap)

    def _on_request(self, request: Request) -> None:
        sockets = self.url.replace("http", "ws", 1)
        if not request.url.startswith((self.url, sockets, "data:", "blob:")):
            self._note(f"foreign request: {request.url}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text} ({message.location.get('url')})")
