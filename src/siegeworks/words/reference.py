"""A game's numbered rules reference, read from its RULES.md."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

HEADING: Final = re.compile(r"(#{2,3}) (\d+(?:\.\d+)?) (.+)")


@dataclass(frozen=True)
class Paragraph:
    """One numbered paragraph; a chapter is a paragraph without a dot in its number."""

    number: str
    title: str
    text: str

    @property
    def is_chapter(self) -> bool:
        """Whether this is the heading of a chapter."""
        return "." not in self.number


@cache
def paragraphs(folder: Path, language: str = "en") -> dict[str, Paragraph]:
    """The chapters and paragraphs of a game in order; in English where there is no other."""
    path = folder / f"RULES.{language}.md"
    if not path.is_file():
        path = folder / "RULES.md"
    if not path.is_file():
        return {}
    found: dict[str, Paragraph] = {}
    number, title, lines = "", "", list[str]()
    for line in [*path.read_text(encoding="utf-8").splitlines(), "## end"]:
        heading = HEADING.fullmatch(line)
        if heading is None and not line.startswith("## "):
            lines.append(line)
            continue
        if number:
            found[number] = Paragraph(number, title, "\n".join(lines).strip())
        number, title = (heading[2], heading[3]) if heading else ("", "")
        lines = []
    return found
