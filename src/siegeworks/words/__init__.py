"""Words in English and German: Fluent files, one set for every client."""

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from siegeworks.core.wording import Facts

if TYPE_CHECKING:
    from siegeworks.words.bundles import Bundle

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
def load_bundle(language: str, game: str) -> "Bundle":
    """The words of one game, on top of those of all games."""
    from siegeworks.words.bundles import Bundle  # slow to import, often not needed

    folders = [COMMON, *([_folders[game]] if game in _folders else [])]
    return Bundle(language, [folder / f"{language}.ftl" for folder in folders])


@cache
def list_own_keys(game: str) -> frozenset[str]:
    """The keys in a game's own English file."""
    from siegeworks.words.bundles import read_entries

    return frozenset(read_entries(_folders[game] / "en.ftl")) if game in _folders else frozenset()


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
