"""How the games of an environment are set up; plain data, so that it can go to other processes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from siegeworks import registry
from siegeworks.core.errors import BadSettings
from siegeworks.core.game import Game
from siegeworks.core.start import Start
from siegeworks.core.vectors.schema import Schema, find_schema
from siegeworks.core.vectors.writing import read_start

REWARDS: Final = ("result", "graded", "shaped")


@dataclass(frozen=True)
class Setup:
    """One kind of game to learn from."""

    key: str
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seat: int = 0  # the learner's, if others are played by partners
    partners: str = ""  # a bot for the other seats; empty: the learner plays them all
    rewards: str = "result"
    gamma: float = 1.0  # by how much the future is discounted; for shaping
    history: int = 0  # events that an observation ends with
    observe: bool = True  # whether observations are filled in; masks always are

    def check(self) -> None:
        """Refuse what cannot be."""
        start = self.start()
        if self.rewards not in REWARDS:
            raise BadSettings("env-rewards", found=str(self.rewards)[:40])
        if isinstance(self.gamma, bool) or not isinstance(self.gamma, int | float):
            raise BadSettings("env-gamma", found=repr(self.gamma)[:40])
        if not 0 <= self.gamma <= 1:
            raise BadSettings("env-gamma", found=repr(self.gamma)[:40])
        if type(self.seat) is not int or not 0 <= self.seat < start.seats:
            raise BadSettings("seat", found=str(self.seat)[:20], last=start.seats - 1)

    @property
    def game(self) -> Game:
        """The game itself."""
        return registry.game(self.key)

    def start(self) -> Start:
        """How each game starts, its seed left open."""
        return read_start(self.game, self.seats, self.options)

    def schema(self) -> Schema:
        """What the numbers mean."""
        return find_schema(self.game)

    @property
    def has_partners(self) -> bool:
        """Whether bots play the other seats."""
        return bool(self.partners) and self.start().seats > 1
