"""Everything that a table's screen shows, noted whenever anything of it changes."""

import json
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, WebSocket

import siegeworks
from siegeworks.parts.board import board_of
from tests.web.playing import Player
from tests.web.watching import Visitor

FOLDED = 40  # lines that the folded log holds

# In the page: what stands there after each change, each time as one picture of all parts.
NOTE = """
window.shown = [];
let last = "";
const look = () => {
  const table = document.querySelector("[data-sequence]");
  if (!table?.querySelector(".board")) return;
  const all = (where) => [...table.querySelectorAll(where)];
  const one = (where) => table.querySelector(where);
  const sprite = (piece) =>
    [piece.getAttribute("class"), piece.getAttribute("transform"), piece.textContent].join(" ");
  const now = {
    sequence: Number(table.dataset.sequence),
    past: table.dataset.past === "true",
    told: Number(table.dataset.lines),
    lines: all(".log-line").flatMap((line) =>
      [...line.dataset.joined.split(" ").filter(Boolean), line.dataset.line].map(Number)),
    banner: one(".step-banner") ? Number(one(".step-banner").dataset.shown) : null,
    prompt: one("#prompt")?.textContent ?? "",
    options: all("button[data-option]").map((action) => action.dataset.option),
    lit: all(".area.lit").length,
    status: all(".status dd").map((fact) => fact.textContent),
    gauge: one(".gauge-words")?.textContent ?? "",
    verdict: one(".end") !== null,
    lesson: one(".lesson-said[aria-busy=false]")?.dataset.about ?? null,
    board: all(".sprites > g").map(sprite).sort(),
  };
  const text = JSON.stringify(now);
  if (text !== last) window.shown.push(now);
  last = text;
};
new MutationObserver(look).observe(document, {
  subtree: true, childList: true, attributes: true, characterData: true,
});
"""
SPEED = "localStorage.setItem('siegeworks.motion', '{}')"


class Watch:
    """Notes what a page shows, and the views that come to it."""

    def __init__(self, visitor: Visitor, speed: str = "fast") -> None:
        self.page: Page = visitor.page
        self.views: dict[int, Any] = {}  # the newest of each sequence
        self.totals: dict[int, int] = {}  # lines of the log at each sequence
        self.chosen: set[int] = set()  # the sequences that the player chose at
        self.page.add_init_script(SPEED.format(speed))
        self.page.add_init_script(NOTE)
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._note_choice)

    def _note_choice(self, text: str | bytes) -> None:
        choice = json.loads(text).get("choice")
        if choice:
            self.chosen.add(choice["sequence"])

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "view":
            view = said["view"]
            self.views[view["sequence"]] = view
            self.totals[view["sequence"]] = view["log_from"] + len(view["log"])

    def shown(self) -> list[dict[str, Any]]:
        """Every picture so far, in order."""
        found: list[dict[str, Any]] = self.page.evaluate("window.shown")
        return found

    def told(self) -> list[int]:
        """How many lines had been told, whenever that changed."""
        return without_repeats([picture["told"] for picture in self.shown()])

    def passing(self, game: str) -> set[int]:
        """The lines that pass together with the next one: both are quiet."""
        quiet = set(board_of(siegeworks.game(game)).script.quiet)
        kinds = {
            place: line["event"]
            for view in self.views.values()
            for place, line in enumerate(view["log"], view["log_from"])
        }
        return {place for place in kinds if {kinds[place], kinds.get(place + 1)} <= quiet}

    def in_steps(self) -> list[int]:
        """The lines that were shown in steps, in order."""
        banners = [picture["banner"] for picture in self.shown() if picture["banner"] is not None]
        return without_repeats(banners)

    def worth_steps(self) -> list[int]:
        """The lines that are to be shown in steps: all but single ones of what the player chose."""
        sequences = sorted(self.views)
        found: list[int] = []
        for before, after in pairwise(sequences):
            lines = range(self.totals[before], self.totals[after])
            if len(lines) > 1 or before not in self.chosen:
                found += lines
        return found

    def check(self) -> None:
        """No picture has parts of different moments."""
        for picture in self.shown():
            self._check_log(picture)
            self._check_panel(picture)
            if picture["past"]:
                self._check_step(picture)
            else:
                self._check_view(picture)

    def _check_log(self, picture: dict[str, Any]) -> None:
        told = picture["told"]
        assert sorted(picture["lines"]) == list(range(max(0, told - FOLDED), told)), picture

    def _check_panel(self, picture: dict[str, Any]) -> None:
        """What the game says is of the position that is shown; steps bring what they change."""
        outlook = self.views[picture["sequence"]]["outlook"]
        if outlook and not picture["verdict"] and not picture["past"]:
            facts = sorted(
                outlook["status"], key=lambda fact: not fact["short"]
            )  # large ones first
            assert picture["status"] == [f["short"] or f["value"] for f in facts], picture
            gauge = outlook["gauge"]["words"] if outlook["gauge"] else ""
            assert picture["gauge"] == gauge, picture

    def _check_step(self, picture: dict[str, Any]) -> None:
        """While a step is shown nothing is asked, and nothing can be chosen."""
        assert picture["options"] == [], picture
        assert picture["lit"] == 0, picture
        assert not picture["verdict"], picture
        assert picture["lesson"] is None, picture
        assert picture["banner"] in (None, picture["told"] - 1), picture

    def _check_view(self, picture: dict[str, Any]) -> None:
        """What is asked, and how it ended, is of the position whose log is shown."""
        sequence = picture["sequence"]
        prompt, result = self.views[sequence]["prompt"], self.views[sequence]["result"]
        offered = [option["text"] for option in prompt["options"]] if prompt else []
        assert picture["told"] == self.totals[sequence], picture
        assert picture["banner"] is None, picture
        assert set(picture["options"]) <= set(offered), picture
        assert picture["verdict"] == (result is not None), picture
        if prompt:
            assert prompt["words"] in picture["prompt"], picture
        assert picture["lesson"] in (None, str(sequence)), picture

    def boards(self) -> dict[int, list[str]]:
        """The board of each position that was shown whole."""
        whole = [picture for picture in self.shown() if not picture["past"]]
        return {picture["sequence"]: picture["board"] for picture in whole}


def without_repeats(numbers: list[int]) -> list[int]:
    """Each number as often as it came anew."""
    return [n for place, n in enumerate(numbers) if place == 0 or numbers[place - 1] != n]


def show_whole(player: Player) -> Any:
    """What is asked, or how it ended, once all that led to it was shown."""
    player.page.wait_for_function("() => document.querySelector('[data-past=false]')")
    return player.settled()
