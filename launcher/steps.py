"""The steps of a set-up: each is numbered, and tells how far it is for as long as it takes."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from launcher.source import borrow
from launcher.words import say

_PROGRESS = borrow("_build.progress")
_FETCHED = re.compile(r"^\s*(?:Collecting|Requirement already satisfied:) ([\w.-]+)", re.MULTILINE)


class Steps:
    """All that is to be done; the first line says how much that is."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.number = 0
        if total > 1:
            print(say("plan", count=total), flush=True)

    def begin(self) -> str:
        """The next step's number, such as 2/4."""
        self.number += 1
        self.total = max(self.total, self.number)
        return f"{self.number}/{self.total}"


def run_step(
    command: Sequence[str],
    title: str,
    folder: Path,
    variables: dict[str, str],
    measure: Callable[[str], str] | None = None,
) -> tuple[int, str]:
    """Run a program of a step, and tell how far it is."""
    found: tuple[int, str] = _PROGRESS.run_telling(
        command, title, measure, folder=folder, variables=variables
    )
    return found


class Packages:
    """How far the installer of packages is: first it fetches them, then it unpacks them."""

    def __init__(self, folder: Path, total: int) -> None:
        self.folder = folder
        self.total = total

    def measure(self, printed: str) -> str:
        """Which package it is at, of how many."""
        if "Installing collected packages" in printed:
            there = len(list(self.folder.glob("*.dist-info")))
            return say("unpacking", count=min(there, self.total), total=self.total)
        fetched = _FETCHED.findall(printed)
        if not fetched:
            return ""
        count = min(len(set(fetched)), self.total)
        return say("fetching", count=count, total=self.total, name=fetched[-1])
