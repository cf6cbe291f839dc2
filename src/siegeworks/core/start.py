"""How a match begins: with the journal, that is the whole game."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from siegeworks.core import luck
from siegeworks.core.errors import BadSettings
from siegeworks.core.game import Game
from siegeworks.core.lexicon import Lexicon, find_lexicon
from siegeworks.core.zones import show_data

SEED_DIGITS: Final = 40


@dataclass(frozen=True)
class Start:
    """The start record of a match."""

    game: Game
    seats: int
    settings: tuple[int, ...]
    seed: int | None  # None: not known here
    tables: Any
    position: str = ""  # where the match began, if not at the set-up

    @cached_property
    def lexicon(self) -> Lexicon:
        """The names and words of this match."""
        return find_lexicon(self.game, self.tables)

    @cached_property
    def options(self) -> dict[str, str]:
        """The settings by name."""
        return self.game.name_settings(self.settings)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: tables travel as their game packs them."""
        tables = self.game.pack_tables(self.tables)
        return _unpack, (self.game, self.seats, self.settings, self.seed, tables, self.position)

    def at(self, position: str) -> "Start":
        """A start at a position, from where nobody knows what luck brings."""
        return replace(self, seed=None, position=position)


def _unpack(
    game: Game, seats: int, settings: tuple[int, ...], seed: int | None, tables: Any, position: str
) -> Start:
    """A start that comes from another process."""
    return Start(game, seats, settings, seed, game.unpack_tables(tables), position)


def choose_seed(seed: int | None) -> int:
    """The seed asked for, if a record can hold it, or one that nobody can guess."""
    if seed is None:
        return luck.make_seed()
    if type(seed) is not int or abs(seed) >= 10**SEED_DIGITS:
        raise BadSettings("seed", found=show_data(seed, 60), digits=SEED_DIGITS)
    return seed
