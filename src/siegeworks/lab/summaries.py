"""What the rows of a run say, as plain facts: win rates, lengths, uses, coverage."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from siegeworks import registry
from siegeworks.analysis.statistics import wilson
from siegeworks.core import laws
from siegeworks.lab import rating
from siegeworks.lab.draws import measure_draws
from siegeworks.lab.errors import LabError
from siegeworks.lab.rows import connect
from siegeworks.lab.run_folder import read_notes

if TYPE_CHECKING:
    import duckdb

Facts = dict[str, Any]
LENGTHS = ("decisions", "forced", "chances")


def summarise(folder: Path) -> Facts:
    """Everything a report shows of a run."""
    notes = read_notes(folder)
    with connect(folder) as rows:
        found = rows.execute("SELECT DISTINCT arrangement FROM games0 ORDER BY 1").fetchall()
        kinds: Any = notes["arrangements"]
        arrangements = [_summarise_arrangement(rows, index, kinds[index]) for (index,) in found]
        ratings = rating.rate(rows, kinds)
    if not arrangements:
        raise LabError("lab-no-rows", path=str(folder))
    games = sum(facts["games"] for facts in arrangements)
    return {
        "name": notes["name"] or folder.name,
        "seed": notes["seed"],
        "games": games,
        "total": _read_number(notes["games"]) * len(kinds),
        "arrangements": arrangements,
        "ratings": ratings,
    }


def summarise_wins(folder: Path) -> list[Facts]:
    """Who won how often, arrangement by arrangement, and no more."""
    kinds: Any = read_notes(folder)["arrangements"]
    found: list[Facts] = []
    with connect(folder) as rows:
        for index, notes in enumerate(kinds):
            _look_at(rows, index)
            found.append({"label": write_label(notes), **notes, **_tell_wins(rows, notes)})
    return found


def _tell_wins(rows: "duckdb.DuckDBPyConnection", notes: Mapping[str, Any]) -> Facts:
    games = _read_number(_read_one(rows, "SELECT count(*) FROM one"))
    together = _read_one(rows, "SELECT bool_and(len(winners) IN (0, seats)) FROM one")
    wins = _count_wins(rows, notes["seats"], games)
    return {"games": games, "together": together, "wins": wins}


def _look_at(rows: "duckdb.DuckDBPyConnection", index: int) -> None:
    rows.execute(f"CREATE OR REPLACE TEMP VIEW one AS FROM games0 WHERE arrangement = {index:d}")


def _read_number(value: object) -> int:
    assert isinstance(value, int)
    return value


def write_label(notes: Mapping[str, Any]) -> str:
    """An arrangement in one line, from its notes."""
    options = " ".join(f"{name}={value}" for name, value in notes["options"].items())
    specs = notes["bots"]
    players = specs[0] if len(set(specs)) == 1 else " | ".join(specs)
    parts = (notes["game"], options, f"{notes['seats']}p", players, notes["content"])
    return " · ".join(part for part in parts if part)


def _summarise_arrangement(
    rows: "duckdb.DuckDBPyConnection", index: int, notes: Mapping[str, Any]
) -> Facts:
    _look_at(rows, index)
    won = _tell_wins(rows, notes)
    games = won["games"]
    steps = _summarise_counts(rows, "steps", games)
    return {
        "label": write_label(notes),
        **notes,
        **won,
        "endings": _read_pairs(
            rows, "SELECT ending, count(*) FROM one GROUP BY 1 ORDER BY 2 DESC, 1"
        ),
        "score": _measure_spread(rows, "list_avg(score)"),
        **{column: _measure_spread(rows, column) for column in LENGTHS},
        "forced_share": _read_one(
            rows, "SELECT sum(forced) / greatest(sum(decisions), 1) FROM one"
        ),
        "lengths": _make_histogram(rows),
        "final": _summarise_finals(rows),
        "final_by_ending": _count_finals(rows),
        "levels": _summarise_counts(rows, "levels", games),
        "uses": _summarise_counts(rows, "uses", games),
        "choices": _summarise_counts(rows, "choices", games),
        "luck": _summarise_luck(rows, games, won["together"]),
        "steps": steps,
        "rules": _count_rules(notes["game"], steps),
        "not_reached": sorted(set(registry.game(notes["game"]).steps) - set(steps)),
    }


def _read_one(rows: "duckdb.DuckDBPyConnection", query: str) -> Any:
    found = rows.execute(query).fetchone()
    assert found is not None
    return found[0]


def _read_pairs(rows: "duckdb.DuckDBPyConnection", query: str) -> dict[Any, Any]:
    return dict(rows.execute(query).fetchall())


def _count_wins(rows: "duckdb.DuckDBPyConnection", seats: int, games: int) -> list[Facts]:
    """For each seat how often it was among the winners."""
    query = "SELECT seat, count(*) FROM (SELECT unnest(winners) AS seat FROM one) GROUP BY 1"
    found = _read_pairs(rows, query)
    return [
        {"seat": seat, "wins": found.get(seat, 0), **wilson(found.get(seat, 0), games).facts()}
        for seat in range(seats)
    ]


def _measure_spread(rows: "duckdb.DuckDBPyConnection", value: str) -> Facts:
    """How a number is spread over the games."""
    names = ("mean", "deviation", "least", "tenth", "median", "ninetieth", "most")
    found = rows.execute(
        f"SELECT avg(x), coalesce(stddev_samp(x), 0), min(x), quantile_disc(x, 0.1), "
        f"quantile_disc(x, 0.5), quantile_disc(x, 0.9), max(x) FROM (SELECT {value} AS x FROM one)"
    ).fetchone()
    assert found is not None
    return {n: None if x is None else round(float(x), 3) for n, x in zip(names, found, strict=True)}


def _make_histogram(rows: "duckdb.DuckDBPyConnection", bars: int = 30) -> list[tuple[int, int]]:
    """The lengths in decisions: where each bar begins, and how many games are in it."""
    least, most = (_read_one(rows, f"SELECT {end}(decisions) FROM one") for end in ("min", "max"))
    width = max(1, -(-(most - least + 1) // bars))
    query = f"SELECT (decisions - {least:d}) // {width:d}, count(*) FROM one GROUP BY 1"
    found = _read_pairs(rows, query)
    return [(least + bar * width, found.get(bar, 0)) for bar in range((most - least) // width + 1)]


def _summarise_finals(rows: "duckdb.DuckDBPyConnection") -> dict[str, Facts]:
    """Where the single numbers of the game stood at the end: the day, the turn and so on."""
    found = rows.execute(
        "SELECT e.key, avg(e.value), min(e.value), max(e.value) FROM "
        "(SELECT unnest(map_entries(final)) AS e FROM one) GROUP BY 1 ORDER BY 1"
    ).fetchall()
    return {n: {"mean": round(mean, 3), "least": lo, "most": hi} for n, mean, lo, hi in found}


def _count_finals(rows: "duckdb.DuckDBPyConnection") -> dict[str, dict[str, dict[int, int]]]:
    """By ending and number of the game: in how many games it stood where."""
    found = rows.execute(
        "SELECT ending, e.key, e.value, count(*) FROM (SELECT ending, unnest(map_entries(final)) "
        "AS e FROM one) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"
    ).fetchall()
    counts: dict[str, dict[str, dict[int, int]]] = {}
    for ending, name, value, games in found:
        counts.setdefault(ending, {}).setdefault(name, {})[value] = games
    return counts


def _summarise_counts(
    rows: "duckdb.DuckDBPyConnection", column: str, games: int
) -> dict[str, Facts]:
    """For each name: how often, and in which share of the games."""
    found = rows.execute(
        "SELECT e.key, sum(e.value), count(*) FROM "
        f"(SELECT unnest(map_entries({column})) AS e FROM one) GROUP BY 1 ORDER BY 1"
    ).fetchall()
    return {
        name: {
            "count": int(count),
            "per_game": round(count / games, 4),
            "share": round(inside / games, 4),
        }
        for name, count, inside in found
    }


def _summarise_luck(
    rows: "duckdb.DuckDBPyConnection", games: int, together: bool
) -> dict[str, Facts]:
    """As other counts; where all win or lose together, with what each draw is worth."""
    counts = _summarise_counts(rows, "luck", games)
    worth = measure_draws(rows) if together else {}
    return {
        name: {**facts, "worth": worth[name].facts(4) if name in worth else None}
        for name, facts in counts.items()
    }


def _count_rules(key: str, steps: Mapping[str, Facts]) -> dict[str, int]:
    """How often each numbered rule was carried out."""
    game = registry.game(key)
    counts = laws.coverage(game, {name: facts["count"] for name, facts in steps.items()})
    return dict(sorted(counts.items(), key=lambda item: _split_rule(item[0])))


def _split_rule(rule: str) -> list[int]:
    return [int(part) for part in rule.split(".") if part.isdecimal()]
