"""What a draw is worth: games in which it came, against games in which another came just then.

How many games are won in which a card came says little: the later a card can come, the longer
those games have lasted, and the better it looks. So draws are compared at the same place: the
n-th draw was this, or it was something else while this could still come. The differences of all
places are weighed together, after Mantel and Haenszel.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING

from siegeworks.analysis.statistics import CONFIDENCE, Interval

if TYPE_CHECKING:
    import duckdb

LEAST = 10  # draws that can be compared, or nothing is said
# Every draw with its place among those of its kind and how many there were in the game. Rows keep
# draws in the order in which they first came.
DRAWN = """
WITH each AS (
    SELECT number, (len(winners) > 0)::INTEGER AS won, unnest(map_entries(luck)) AS e,
        unnest(range(len(map_entries(luck)))) AS place FROM one),
placed AS (
    SELECT split_part(e.key, ' ', 1) AS kind, e.key AS name, e.value AS times, won,
        row_number() OVER (PARTITION BY number, kind ORDER BY place) AS nth,
        count(*) OVER (PARTITION BY number, kind) AS total FROM each),
single AS (SELECT kind FROM placed GROUP BY 1 HAVING max(times) = 1)
SELECT kind, name, nth, total, count(*), sum(won) FROM placed SEMI JOIN single USING (kind)
GROUP BY ALL ORDER BY ALL
"""


@dataclass
class Tally:
    """Games, and those of them that were won."""

    games: int = 0
    won: int = 0

    def add(self, games: int, won: int) -> None:
        self.games += games
        self.won += won

    def share(self) -> float:
        """The share won; half a game won and lost are added, so that few do not seem certain."""
        return (self.won + 0.5) / (self.games + 1)


@dataclass
class Places:
    """A tally for each place of a draw, counted from 1."""

    tallies: dict[int, Tally] = field(default_factory=dict)

    def at(self, place: int) -> Tally:
        return self.tallies.setdefault(place, Tally())


def measure_draws(rows: "duckdb.DuckDBPyConnection") -> dict[str, Interval]:
    """How much more is won where a thing is drawn than where another is, by its name.

    Only for kinds of luck of which each thing comes once in a game at most, such as cards.
    """
    drawn = rows.execute(DRAWN).fetchall()
    kinds: dict[str, list[tuple[str, int, int, int, int]]] = {}
    for kind, *rest in drawn:
        kinds.setdefault(kind, []).append((rest[0], *map(int, rest[1:])))
    found: dict[str, Interval] = {}
    for counts in kinds.values():
        found |= _measure_kind(counts)
    return found


def _measure_kind(counts: Iterable[tuple[str, int, int, int, int]]) -> dict[str, Interval]:
    """The draws of one kind: name, place, length of the game, games, and those won."""
    everything, came, gone = Places(), dict[str, Places](), dict[str, Places]()
    for name, place, length, games, won in counts:
        everything.at(place).add(games, won)
        came.setdefault(name, Places()).at(place).add(games, won)
        for later in range(place + 1, length + 1):
            gone.setdefault(name, Places()).at(later).add(games, won)
    found = {name: _weigh(here, gone.get(name), everything) for name, here in came.items()}
    return {name: effect for name, effect in found.items() if effect is not None}


def _weigh(here: Places, gone: Places | None, everything: Places) -> Interval | None:
    """The difference over all places; None if there is too little to compare."""
    total = weights = spread = compared = 0.0
    for place, came in here.tallies.items():
        all_here, before = everything.at(place), gone.at(place) if gone else Tally()
        other = Tally(
            all_here.games - came.games - before.games, all_here.won - came.won - before.won
        )
        if not other.games:
            continue
        weight = came.games * other.games / (came.games + other.games)
        total += weight * (came.won / came.games - other.won / other.games)
        spread += weight**2 * sum(_measure_spread(tally) for tally in (came, other))
        weights += weight
        compared += came.games
    if compared < LEAST or not weights:
        return None
    value = total / weights
    wide = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * sqrt(spread) / weights
    return Interval(value, max(-1.0, value - wide), min(1.0, value + wide))


def _measure_spread(tally: Tally) -> float:
    """The variance of a share."""
    share = tally.share()
    return share * (1 - share) / tally.games
