"""A game's rules reference, read from its RULES.md."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

# A number makes a chapter (##) or a paragraph (###); other parts have a title only.
HEADING: Final = re.compile(r"(?:###? (\d+(?:\.\d+)?) |##? )(.+)")


@dataclass(frozen=True)
class Paragraph:
    """One part of a reference; a chapter has no dot in its number, a preface no number at all."""

    number: str
    title: str
    text: str

    @property
    def is_chapter(self) -> bool:
        """Whether this stands at the level of a chapter."""
        return "." not in self.number

    @property
    def heading(self) -> str:
        """The number, if there is one, and the title."""
        return f"{self.number}  {self.title}" if self.number else self.title


@cache
def read_reference(folder: Path, language: str = "en") -> tuple[Paragraph, ...]:
    """All of a game's reference in order; in English where there is no other."""
    path = folder / f"RULES.{language}.md"
    if not path.is_file():
        path = folder / "RULES.md"
    if not path.is_file():
        return ()
    parts: list[tuple[str, str, list[str]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        heading = HEADING.fullmatch(line)
        if heading:
            parts.append((heading[1] or "", heading[2], []))
        elif parts:
            parts[-1][2].append(line)
    return tuple(Paragraph(n, title, "\n".join(lines).strip()) for n, title, lines in parts)


@cache
def read_paragraphs(folder: Path, language: str = "en") -> dict[str, Paragraph]:
    """The numbered chapters and paragraphs of a game in order."""
    return {part.number: part for part in read_reference(folder, language) if part.number}
