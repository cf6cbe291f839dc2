"""A finished game of a learner, written down when somebody wants to read it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from siegeworks import registry
from siegeworks.core.match import Match, begin
from siegeworks.core.start import Start


@dataclass(frozen=True)
class GameRecord:
    """``str`` is the text of a ``.siege`` file: it opens in the browser and can be judged."""

    key: str
    seats: int
    settings: tuple[int, ...]
    seed: int
    seated: Sequence[int]  # who answered; luck is -1
    codes: Sequence[int]  # what

    @property
    def answers(self) -> list[tuple[int, int]]:
        """What the seats answered: who, and the code of what."""
        return [
            (seat, code) for seat, code in zip(self.seated, self.codes, strict=True) if seat >= 0
        ]

    def match(self) -> Match:
        """The game played again to its last answer."""
        game = registry.game(self.key)
        start = Start(game, self.seats, self.settings, self.seed, game.tables())
        match = begin(start, given=False)
        for seat, code in self.answers:
            match.choose(match.option_of(code), seat)
        return match

    def save(self, path: str | Path) -> None:
        """Write the file."""
        Path(path).write_text(str(self), encoding="utf-8")

    def __str__(self) -> str:
        return self.match().record()
