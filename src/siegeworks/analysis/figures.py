"""What was measured so that a game can be judged: the figures of its file ``bot/value.toml``."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from siegeworks.analysis.statistics import Interval, wilson
from siegeworks.core.game import Game
from siegeworks.core.steps import State

FILE: Final = "value.toml"
ROOM: Final = "bot"

# How a position can be looked at before the curve says how likely it is won
EVALUATE: Final = "evaluate"  # the game's own judge
SEARCH: Final = "search"  # a small tree
ROLLOUTS: Final = "rollouts"  # games played on by habit
BOTH: Final = "both"  # a small tree, and games played on by habit beside it


@dataclass(frozen=True)
class Clock:
    """A zone that tells how much of a game is still to come; without a name nothing does."""

    zone: str = ""
    first: int = 0
    last: int = 1

    def to_go(self, g: State) -> float:
        """From 1 at the beginning to 0 at the end."""
        if not self.zone:
            return 0.0
        passed = (int(getattr(g, self.zone)) - self.first) / (self.last - self.first)
        return 1.0 - min(1.0, max(0.0, passed))


@dataclass(frozen=True)
class Bin:
    """Positions judged alike, of games that did not help to make the curve: how many were won."""

    judged: float
    won: Interval
    positions: int


@dataclass(frozen=True)
class Strength:
    """How well a bot decides: points of the chance to win that a stretch costs it, on average."""

    bot: str
    games: int
    points: float
    spread: float  # standard deviation from game to game
    luck: Interval  # what luck brought it in a game, which should be nothing
    scatter: float = 0.0  # standard deviation of all decisions of a game together


@dataclass(frozen=True)
class Figures:
    """How a game is judged. Without a file: decision by decision, by games played on by habit."""

    unit: str = ""  # the zone whose number tells the stretches; empty: each decision is one
    clock: Clock = field(default_factory=Clock)
    method: str = ROLLOUTS
    effort: int = 48  # simulations, or games played on
    depth: int = 0  # choices of habit after which a simulation is judged; 0 is to the end
    beside: int = 0  # games played on by habit beside a tree
    varied: tuple[tuple[str, str], ...] = ()  # settings that have a number of their own
    curve: tuple[float, ...] = ()  # empty: what was seen is the chance itself
    draws: tuple[float, ...] = ()  # a curve over ``evaluate``: each draw is weighed by itself
    bot: str = ""  # whose games the curve was fitted to
    games: int = 0
    positions: int = 0
    brier: float = 0.0
    spread: float = 0.0  # how far that bot's own decisions of a game scatter, all together
    bins: tuple[Bin, ...] = ()
    strengths: tuple[Strength, ...] = ()

    @property
    def ways(self) -> tuple[tuple[str, int, int], ...]:
        """The ways to look at a position, each with its effort and depth."""
        if self.method == BOTH:
            return (SEARCH, self.effort, self.depth), (ROLLOUTS, self.beside, 0)
        return ((self.method, self.effort, self.depth),)

    @property
    def is_calibrated(self) -> bool:
        """Whether a chance of 60 % was seen to mean that."""
        return bool(self.curve)

    def band(self, chance: float, looks: int = 1) -> Interval:
        """Between which shares positions judged like this were won.

        Where nobody has measured that: what as many games played on can say.
        """
        if not self.bins:
            games = looks * self.effort
            counted = self.method == ROLLOUTS and not self.is_calibrated
            return wilson(chance * games, games) if counted else Interval(chance, chance, chance)
        near = min(self.bins, key=lambda found: abs(found.judged - chance))
        low = chance + min(0.0, near.won.low - near.judged)
        high = chance + max(0.0, near.won.high - near.judged)
        return Interval(chance, max(0.0, low), min(1.0, high))

    def measure_doubt(self, chance: float, looks: int) -> float:
        """How far off a chance may be because few games were played on; none if measured."""
        if self.is_calibrated:
            return 0.0
        band = self.band(chance, looks)
        return (band.high - band.low) / 2


@cache
def read_figures(game: Game) -> Figures:
    """The figures of a game, or those that any game has."""
    file = game.folder / ROOM / FILE
    if not file.is_file():
        return Figures()
    return make_figures(tomllib.loads(file.read_text(encoding="utf-8")))


def make_figures(data: Mapping[str, Any]) -> Figures:
    """Figures from what a file says."""
    return Figures(
        unit=data["unit"],
        clock=Clock(**data["clock"]),
        method=data["method"],
        effort=data["effort"],
        depth=data["depth"],
        beside=data.get("beside", 0),
        varied=tuple((name, value) for name, value in data["varied"]),
        curve=tuple(data["curve"]),
        draws=tuple(data.get("draws", ())),
        bot=data["bot"],
        games=data["games"],
        positions=data["positions"],
        brier=data["brier"],
        spread=data.get("spread", 0.0),
        bins=tuple(_make_bin(row) for row in data.get("bins", ())),
        strengths=tuple(_make_strength(row) for row in data.get("strengths", ())),
    )


def _make_bin(row: Mapping[str, Any]) -> Bin:
    return Bin(row["judged"], Interval(row["won"], row["low"], row["high"]), row["positions"])


def _make_strength(row: Mapping[str, Any]) -> Strength:
    luck = Interval(row["luck"], row["luck_low"], row["luck_high"])
    return Strength(row["bot"], row["games"], row["points"], row["spread"], luck, row["scatter"])
