"""How strong the levels of a game's bots are.

In a game won together or alone, the share of games won counts, all seats played by the level, on
the game's default options or those that the plan names. Otherwise each level plays against the one
below it, the lowest against chance, and changes seats for half of the games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from siegeworks.analysis.statistics import Interval, wilson
from siegeworks.core.game import Game
from siegeworks.lab.balance.measure import Measurement
from siegeworks.lab.balance.plan import Levels
from siegeworks.lab.experiment import HABIT, RANDOM, Experiment, Lineup, design


@dataclass(frozen=True)
class Strength:
    """What was measured of a level."""

    level: str
    bot: str
    against: str  # empty: it plays alone, or all seats
    games: int
    wins: int

    def share(self) -> Interval:
        """The share of games won."""
        return wilson(self.wins, self.games)


def count_seats(game: Game) -> int:
    """Two, or as many as there can be."""
    return min(2, max(game.seats))


def play_levels(measurement: Measurement, wanted: Levels) -> list[Strength]:
    """Measure all levels, from the weakest on."""
    game = measurement.game
    is_alone = game.together or count_seats(game) == 1
    found = list(_play_references(measurement, wanted)) if is_alone else []
    below = RANDOM
    for level in game.levels:
        games = wanted.fewer.get(level, wanted.games)
        if is_alone:
            found.append(_play_alone(measurement, wanted, level, games))
        else:
            found.append(_play_against(measurement, wanted, level, below, games))
        below = level
    return found


def _play_references(measurement: Measurement, wanted: Levels) -> Iterator[Strength]:
    """What the levels are measured against: chance, and habit where the plan asks for it."""
    yield _play_alone(measurement, wanted, RANDOM, wanted.random)
    if wanted.habit:
        yield _play_alone(measurement, wanted, HABIT, wanted.habit)


def _play_alone(measurement: Measurement, wanted: Levels, level: str, games: int) -> Strength:
    bot = measurement.bot(level)
    experiment = _make_experiment(measurement, wanted, level, [bot], games)
    (cell,) = measurement.play(experiment)
    return Strength(level, bot, "", cell.games, cell.wins())


def _play_against(
    measurement: Measurement, wanted: Levels, level: str, below: str, games: int
) -> Strength:
    """Half of the games in the first seat, half in the second, on the same luck."""
    bot, other = measurement.bot(level), measurement.bot(below)
    lineups = [(bot, other), (other, bot)]
    experiment = _make_experiment(measurement, wanted, level, lineups, -(-games // 2))
    cells = measurement.play(experiment)
    wins = sum(cell.wins(seat) for seat, cell in enumerate(cells))
    return Strength(level, bot, below, sum(cell.games for cell in cells), wins)


def _make_experiment(
    measurement: Measurement, wanted: Levels, level: str, lineups: Sequence[Lineup], games: int
) -> Experiment:
    return design(
        measurement.games(games),
        game=[measurement.game.key],
        seats=[count_seats(measurement.game)],
        options={name: [value] for name, value in wanted.options.items()},
        bots=lineups,
        seed=measurement.plan.seed,
        name=f"level-{level}",
    )
