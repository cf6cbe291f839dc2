"""Words in English and German: Fluent files, one set for every client.

An entry of a file is parsed when it is first said: parsed words take much memory.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from siegeworks.core.wording import Facts

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern
    from fluent.syntax import FluentParser

LANGUAGES: Final = ("en", "de")
COMMON: Final = Path(__file__).parent
LARGEST: Final = 10**15  # number that Fluent is given as one
MOST_BITS: Final = 200  # of a number that is written in decimals
MOST_LETTERS: Final = 60  # of a longer one
# What goes on in another line stands indented, so that a name at the beginning begins an entry.
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
NAME: Final = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)
_folders: dict[str, Path] = {}
_finders: list[Callable[[str], object]] = []  # who adds the folder of a game that is not there yet


def add_folder(game: str, folder: Path) -> None:
    """Let a game's words be found in ``<folder>/<language>.ftl``."""
    _folders[game] = folder


def find_games_by(find: Callable[[str], object]) -> None:
    """Let ``find`` add the folder of a game before the first of its words is said."""
    _finders.append(find)


def _list_folders(game: str) -> list[Path]:
    """The folder of a game, if it is one and has words."""
    if game and game not in _folders:
        for find in _finders:
            find(game)
    return [_folders[game]] if game in _folders else []


@cache
def load_bundle(language: str, game: str) -> "Bundle":
    """The words of one game, on top of those of all games."""
    folders = [COMMON, *_list_folders(game)]
    return Bundle(language, [folder / f"{language}.ftl" for folder in folders])


@cache
def list_own_keys(game: str) -> frozenset[str]:
    """The keys in a game's own English file."""
    return frozenset(
        key for folder in _list_folders(game) for key in read_entries(folder / "en.ftl")
    )


@cache
def read_entries(path: Path) -> Mapping[str, str]:
    """The entries of a file by their names, as they are written; a term's begins with a hyphen."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=False):  # a file may be empty
        found.setdefault(start[1], text[start.start() : end])
    return found


@cache
def make_parser() -> "FluentParser":
    """What reads entries; it is slow to import, and often not needed."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False)


class Bundle:
    """The words of several files in one language; of two with a name the first counts."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        from fluent.runtime import FluentBundle  # slow to import, often not needed

        self._spoken: Final = FluentBundle([language], use_isolating=False)
        self._files = [read_entries(path) for path in files]
        self._parsed: set[str] = set()

    def has_message(self, name: str) -> bool:
        """Whether a key says anything."""
        self._parse(name)
        return self._spoken.has_message(name)

    def get_message(self, name: str) -> "Message":
        """What a key says."""
        self._parse(name)
        return self._spoken.get_message(name)

    def format_pattern(
        self, pattern: "Pattern", facts: dict[str, Any]
    ) -> tuple[str, list[Exception]]:
        """A pattern of one of the messages with its facts, and what is wrong with it."""
        text, faults = self._spoken.format_pattern(pattern, facts)
        return str(text), faults

    def _parse(self, name: str) -> None:
        """Add an entry with all that it may refer to; another thread may do the same meanwhile."""
        if name in self._parsed:
            return
        found: set[str] = set()
        wanted = {name}
        while wanted:
            named: set[str] = set()
            for entry in wanted:
                for file in self._files:
                    if entry in file:
                        found.add(entry)
                        self._spoken.add_resource(make_parser().parse(file[entry]))
                        named.update(NAME.findall(file[entry]) if "{" in file[entry] else ())
            wanted = named - found - self._parsed
        self._parsed |= found


class Fluent:
    """Speaks by Fluent files; what a language lacks is said in English, else by its key."""

    def say(self, language: str, game: str, key: str, facts: Facts) -> str:
        for tongue in (language, "en"):
            found = load_bundle(tongue if tongue in LANGUAGES else "en", game)
            name, _, attribute = key.partition(".")
            if found.has_message(name):
                message = found.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return found.format_pattern(pattern, _make_plain_numbers(facts))[0]
        return key

    def list_keys(self, game: str) -> Collection[str]:
        return list_own_keys(game)


def _make_plain_numbers(facts: Facts) -> dict[str, object]:
    """Numbers that can be counted by but are written without separators: 1000, not 1,000."""
    return {
        name: _write_number(fact) if type(fact) is int else fact for name, fact in facts.items()
    }


def _write_number(number: int) -> object:
    """A number that words can count by; what is too large for Fluent is a text."""
    from fluent.runtime.types import fluent_number

    if abs(number) >= LARGEST:
        return hex(number)[:MOST_LETTERS] if number.bit_length() > MOST_BITS else str(number)
    return fluent_number(number, useGrouping=False)
