"""The pages of the documentation, taken apart into the blocks that a reader could run."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
FENCE: Final = re.compile(r'```(\w*)(?: title="([^"]+)")?')
LINK: Final = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING: Final = re.compile(r"#{1,6} (.+)")


@dataclass(frozen=True)
class Block:
    """What stands between two fences."""

    language: str
    title: str
    line: int
    text: str


def readable() -> list[Path]:
    """Every page that people read, in the root and in docs."""
    return [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]


def runnable() -> list[Path]:
    """The pages whose examples are run."""
    return [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]


def name(page: Path) -> str:
    """A page as a test names it."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page in order."""
    fence, start, lines = None, 0, list[str]()
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        if fence is None:
            fence = FENCE.fullmatch(line)
            start, lines = number, []
        elif line == "```":
            yield Block(fence[1], fence[2] or "", start, "\n".join(lines) + "\n")
            fence = None
        else:
            lines.append(line)
    assert fence is None, f"{name(page)}:{start}: a block without an end"


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    text = page.read_text(encoding="utf-8")
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def links(page: Path) -> list[str]:
    """Where the links and pictures of a page lead."""
    return LINK.findall(prose(page))


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    found = (HEADING.fullmatch(line) for line in prose(page).splitlines())
    return {slug(heading[1]) for heading in found if heading}


def slug(heading: str) -> str:
    """The name of a heading in a link."""
    kept = re.sub(r"[^\w\- ]", "", heading.lower())
    return kept.strip().replace(" ", "-")
