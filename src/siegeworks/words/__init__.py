"""Words in English and German: Fluent files, one set for every client."""

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from siegeworks.core.wording import Facts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "de")
COMMON: Final = Path(__file__).parent
LARGEST: Final = 10**15  # number that Fluent is given as one
MOST_BITS: Final = 200  # of a number that is written in decimals
MOST_LETTERS: Final = 60  # of a longer one
_folders: dict[str, Path] = {}


def add_folder(game: str, folder: Path) -> None:
    """Let a game's words be found in ``<folder>/<language>.ftl``."""
    _folders[game] = folder


@cache
def load_bundle(language: str, game: str) -> "FluentBundle":
    """The words of one game, on top of those of all games."""
    from fluent.runtime import FluentBundle  # slow to import, often not needed

    made = FluentBundle([language], use_isolating=False)
    folders = [COMMON, *([_folders[game]] if game in _folders else [])]
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.is_file():
            made.add_resource(_read_file(path))
    return made


@cache
def _read_file(path: Path) -> "Resource":
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def list_own_keys(game: str) -> frozenset[str]:
    """The keys in a game's own English file."""
    path = _folders[game] / "en.ftl" if game in _folders else None
    if path is None or not path.is_file():
        return frozenset()
    named = (getattr(entry, "id", None) for entry in _read_file(path).body)
    return frozenset(str(name.name) for name in named if name is not None)


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
                    text, _ = found.format_pattern(pattern, _make_plain_numbers(facts))
                    return str(text)
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
