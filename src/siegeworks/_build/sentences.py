"""Sentences in the user's language, from a file with a table for each.

The launcher reads its own with this, too, so it must run where nothing is installed.
"""

import os
import tomllib
from functools import cached_property
from pathlib import Path

_VARIABLES = ("SIEGEWORKS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def find_language() -> str:
    """German where the first of the variables that is set asks for it, else English."""
    wish = next((value for value in map(os.environ.get, _VARIABLES) if value), "")
    return "de" if wish.lower().startswith("de") else "en"


class Sentences:
    """What one file can say."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @cached_property
    def tables(self) -> dict[str, dict[str, str]]:
        return tomllib.loads(self.file.read_text(encoding="utf-8"))

    def say(self, key: str, /, **facts: object) -> str:
        return self.tables[find_language()][key].format(**facts)
