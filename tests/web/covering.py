"""What covers something else or is cut, in words: measured in the page by ``drawn.js``.

What counts as covering is told in docs/boards.md.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "drawn.js").read_text(encoding="utf-8")
LEGIBLE = 10.0  # pixels: the least height of letters on a laptop


@dataclass(frozen=True)
class Fault:
    """One thing that covers another, or is cut."""

    kind: str
    one: str
    other: str
    depth: float
    at: tuple[float, ...]

    def __str__(self) -> str:
        """What is wrong, by how much, and where on the screen."""
        if self.kind == "tiny":
            return f"{self.one} is only {self.depth} px high"
        verb = {"cut": "is cut by", "leaves": "reaches out of"}.get(self.kind, self.kind)
        x, y, width, height = self.at
        where = f"at {x:.0f}, {y:.0f} ({width:.0f} x {height:.0f})"
        return f"{self.one} {verb} {self.other} by {self.depth} px {where}"


def judge_board(page: Page, least: float = 0.0) -> list[Fault]:
    """What is wrong on the board; letters lower than ``least`` pixels, too."""
    return _judge(page, "least => drawn.judgeBoard({ least })", least)


def judge_panels(page: Page) -> list[Fault]:
    """What is wrong beside the board, or in the dialog that is open."""
    return _judge(page, "() => drawn.judgePanels()")


def _judge(page: Page, call: str, *facts: Any) -> list[Fault]:
    if not page.evaluate("'drawn' in window"):
        page.evaluate(SCRIPT)
    found = page.evaluate(call, *facts)
    return [
        Fault(f["kind"], f["one"], f.get("other", ""), f["depth"], tuple(f.get("at", ())))
        for f in found
    ]
