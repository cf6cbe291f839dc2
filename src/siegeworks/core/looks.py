"""What a game tells clients that draw: its board, its pieces, what threatens, what luck did.

Everything here is plain data, made from a game's folder, its words and a seat's own view. A game
overrides what it has more to say on than its folder does.
"""

import tomllib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from siegeworks.core.nouns import Names
from siegeworks.core.zones import Sight, Zone

if TYPE_CHECKING:
    from siegeworks.core.lexicon import Lexicon

Plain = dict[str, Any]


def _toml(file: Path) -> Plain:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class Looks:
    """The part of a game's manifest that is for the eye."""

    folder: ClassVar[Path]
    zones: ClassVar[tuple[Zone, ...]]
    minutes: ClassVar[tuple[int, int]] = (5, 15)  # that a game takes, from and to
    together: ClassVar[bool] = False  # all seats win or lose as one

    # What a game may write

    def look(self, tables: Any, options: Mapping[str, str]) -> Plain | None:
        """The layout of the board: what ``look/layout.toml`` says, as a ``wire.Layout``.

        None, if there is no such file: clients then draw the zones plainly.
        """
        return _toml(self.folder / "look" / "layout.toml") or None

    def pieces(self, lexicon: "Lexicon", language: str) -> dict[str, Plain]:
        """What can lie in zones, by ``kind:name``: ``words``, ``letter`` and ``attributes``.

        Attributes are what symbols and pips are chosen by; by default there are none.
        """
        held = {zone.holds for zone in self.zones}
        names = self.names(lexicon, language)
        return {
            noun: {"words": words, "letter": words[:1].upper(), "attributes": {}}
            for noun, words in names.items()
            if noun.partition(":")[0] in held
        }

    def names(self, lexicon: "Lexicon", language: str) -> dict[str, str]:
        """The words of all nouns that have words, by ``kind:name``."""
        found: dict[str, str] = {}
        for kind, known in lexicon.nouns.kinds.items():
            for value, name in enumerate(known.names if isinstance(known, Names) else ()):
                key, _ = lexicon.game.noun_words(lexicon.tables, kind, value, name)
                words = str(lexicon.noun(language, kind, value))
                if words != key:  # a noun without words is spoken as its key
                    found[f"{kind}:{name}"] = words
        return found

    def outlook(self, view: Mapping[str, Any], lexicon: "Lexicon", language: str) -> Plain | None:
        """What to say of a position beside its pieces, as a ``wire.Outlook``: gauge, status, marks.

        ``view`` is what ``match.view(seat)`` gives: the outlook knows no more than its seat.
        """
        return None

    def luck_group(
        self, tables: Any, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Under which words (a key and its facts) the history of luck counts an outcome.

        None: it is not counted. By default each outcome is counted by itself, in a game where
        everybody sees everything; a game with secrets says which draws all seats see.
        """
        if self.has_secrets:
            return None
        return f"{kind}-{name}", {}

    # What the zones and the folder say

    @cached_property
    def has_secrets(self) -> bool:
        """Whether some zone is not open to everybody."""
        return any(zone.sight is not Sight.ALL for zone in self.zones)

    def level_figures(self) -> Plain:
        """How strong each level was measured to be: what ``levels.toml`` of the game says."""
        return _toml(self.folder / "levels.toml")

    def difficulty(self) -> Plain:
        """How often the strongest bot wins, as ``difficulty.toml`` says.

        By option, value and number of seats, in per cent: ``[level.hard]``, ``1 = 30.5``.
        """
        return _toml(self.folder / "difficulty.toml")

    def art(self) -> dict[str, Path]:
        """The files in ``look/`` that clients may load, by name."""
        folder = self.folder / "look"
        return {file.name: file for kind in ("*.svg", "*.css") for file in folder.glob(kind)}
