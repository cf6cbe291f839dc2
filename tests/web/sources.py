"""What the client's source says of words: keys it asks for, and words that stand in the code."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.words import ftl

WEB = Path(__file__).resolve().parents[2] / "web"
LANGUAGES = ("en", "de")
TEXT = re.compile(r">([^<>{}]*[^\W\d_]{2}[^<>{}]*)</")
ATTRIBUTE = re.compile(r'\b(?:aria-label|title|placeholder|alt|label)="[^"]*[^\W\d_]{2}[^"]*"')
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
MADE = re.compile(r"`([^`\n]*\$\{[^`\n]*)`")  # a text with something filled in


@cache
def sources() -> dict[Path, str]:
    """All of the client's own files, without comments."""
    files = sorted(p for p in (WEB / "src").rglob("*.ts*") if p.name != "wire.ts")
    return {path: COMMENT.sub("", path.read_text(encoding="utf-8")) for path in files}


@cache
def words(language: str) -> dict[str, frozenset[str]]:
    """All keys of a language, each with the variables it uses."""
    found: dict[str, frozenset[str]] = {}
    for path in files(language).values():
        more = ftl.entries(path)
        assert not found.keys() & more.keys(), f"{path}: {found.keys() & more.keys()}"
        found |= more
    return found


def files(language: str) -> dict[str, Path]:
    """The files of a language by name."""
    return {path.name: path for path in sorted((WEB / "words" / language).glob("*.ftl"))}


def asked() -> Iterator[tuple[str, str]]:
    """Every key that is asked for by name, with the file that does."""
    for path, text in sources().items():
        for key in re.findall(r'\b(?:say|canSay)\(\s*"([^"]+)"', text):
            yield path.name, key


def quoted() -> set[str]:
    """Every text that could be a key."""
    return {key for text in sources().values() for key in re.findall(r'"([a-z][\w-]*)"', text)}


def patterns() -> list[re.Pattern[str]]:
    """The keys that are made of parts, as patterns."""
    made = {part for text in sources().values() for part in MADE.findall(text)}
    shapes = {re.sub(r"\$\{[^}]*\}", "*", part) for part in made}
    keys = [shape for shape in shapes if re.fullmatch(r"[a-z*][\w*-]*", shape) and shape[0] != "*"]
    return [re.compile(re.escape(key).replace(r"\*", r"[\w-]+")) for key in keys]


def literals() -> Iterator[tuple[str, str]]:
    """Words for people that stand in the code."""
    for path, text in sources().items():
        if path.suffix == ".tsx":
            for found in (*TEXT.findall(text), *ATTRIBUTE.findall(text)):
                yield path.name, " ".join(found.split())
