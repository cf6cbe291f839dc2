"""Ratings of bots from the games they played, by OpenSkill (Plackett-Luce)."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from siegeworks.lab.errors import need

if TYPE_CHECKING:
    import duckdb

Notes = Mapping[str, Any]  # of an arrangement
Result = tuple[int, Sequence[int], Sequence[int]]  # arrangement, winners, scores by seat
Teams = list[tuple[str, float]]  # who played, and the place each took, lowest best


def rate(rows: "duckdb.DuckDBPyConnection", arrangements: Sequence[Notes]) -> list[dict[str, Any]]:
    """Each bot's rating, best first; none if there is only one bot.

    Where seats play against each other they are rated by how they ended. A game that all win or
    lose together counts as played against the game itself, which has a rating of its own for each
    set-up; so bots compare even if they met different set-ups.
    """
    if len({spec for notes in arrangements for spec in notes["bots"]}) < 2:
        return []
    together = rows.execute(
        "SELECT arrangement FROM games0 GROUP BY 1 HAVING bool_and(len(winners) IN (0, seats))"
    ).fetchall()
    rows.execute("SELECT arrangement, winners, score FROM games0 ORDER BY number, arrangement")
    return rate_results(iter(rows.fetchone, None), arrangements, {index for (index,) in together})


def rate_results(
    results: Iterable[Any], arrangements: Sequence[Notes], together: Collection[int]
) -> list[dict[str, Any]]:
    """As ``rate``, from results in the order they count in."""
    ratings = _Ratings()
    for index, winners, scores in results:
        notes = arrangements[index]
        if index in together:
            ratings.count(_place_against_game(notes, bool(winners)))
        else:
            ratings.count(_place_against_each_other(notes["bots"], winners, scores))
    specs = {spec for notes in arrangements for spec in notes["bots"]}
    found = [ratings.facts(spec) for spec in sorted(specs) if spec in ratings.games]
    return sorted(found, key=lambda facts: -facts["mean"])


def _place_against_game(notes: Notes, won: bool) -> Teams:
    options = " ".join(f"{name}={value}" for name, value in notes["options"].items())
    set_up = f"\0{notes['game']} {options} {notes['seats']} {notes['content']}"
    place = 0.0 if won else 1.0
    return [*((spec, place) for spec in dict.fromkeys(notes["bots"])), (set_up, 1 - place)]


def _place_against_each_other(
    specs: Sequence[str], winners: Sequence[int], scores: Sequence[int]
) -> Teams:
    """Winners first, then by score; a game has no score for a seat if it has none at all."""
    points = [(seat in winners, scores[seat] if scores else 0) for seat in range(len(specs))]
    order = sorted(set(points), reverse=True)
    return [(spec, float(order.index(p))) for spec, p in zip(specs, points, strict=True)]


class _Ratings:
    """The ratings so far."""

    def __init__(self) -> None:
        need("openskill")
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.known: dict[str, Any] = {}
        self.games: dict[str, int] = {}

    def count(self, teams: Teams) -> None:
        """Let a result count; a bot in several seats takes the mean of what they bring it."""
        names = [name for name, _ in teams]
        if len(set(names)) < 2:
            return
        before = [[self.known.get(name) or self.model.rating()] for name in names]
        after = self.model.rate(before, ranks=[place for _, place in teams])
        for name in dict.fromkeys(names):
            mine = [team[0] for other, team in zip(names, after, strict=True) if other == name]
            mean = sum(rating.mu for rating in mine) / len(mine)
            deviation = sum(rating.sigma for rating in mine) / len(mine)
            self.known[name] = self.model.rating(mu=mean, sigma=deviation)
            self.games[name] = self.games.get(name, 0) + 1

    def facts(self, name: str) -> dict[str, Any]:
        """A rating as plain data."""
        rating = self.known[name]
        mean, deviation = round(rating.mu, 2), round(rating.sigma, 2)
        return {"bot": name, "games": self.games[name], "mean": mean, "deviation": deviation}
