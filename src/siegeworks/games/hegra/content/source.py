"""The content of Hegra: how its TOML tables become the `Tables` that the rules read."""

from collections.abc import Sequence

from siegeworks.games.hegra.content.checks import check_all
from siegeworks.games.hegra.content.schema import SCHEMA
from siegeworks.games.hegra.content.tables import BOARD, Tables
from siegeworks.games.hegra.rules import effects
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.content.columns import Column, Grid, code_names, read_numbers
from siegeworks.parts.content.reader import Content, Row
from siegeworks.parts.content.source import Source

NOTHING, GRENADES, HIT, MOVE = range(4)  # what a face of the die does in a sector
Fields = dict[str, object]  # of `Tables`, by their names


def _read_tables(content: Content) -> Tables:
    numbers = {name.replace("-", "_"): k for name, k in content.numbers("numbers").items()}
    return Tables(
        {
            "content_hash": content.hash,
            **numbers,
            **_read_events(content.rows["events"]),
            **_read_cards([*content.rows["morale"], *content.rows["hearts"]]),
            **_read_finds(content.rows["snow"]),
            **_read_missions(content.rows["missions"]),
            **_read_spaces(content),
            **_read_sectors(content),
            **_read_tracks(content),
            **_read_map(content),
        }
    )


def read_script(texts: list[str]) -> Column:
    """A list of effects as codes."""
    return tuple(code for code in map(effects.read, texts) if code is not None)


def _read_scripts(rows: Sequence[Row], field: str) -> Grid:
    return tuple(read_script(row.get(field, [])) for row in rows)


def _list_names(rows: Sequence[Row]) -> tuple[str, ...]:
    return tuple(row["id"] for row in rows)


def _mark_later(rows: Sequence[Row]) -> Column:
    """Which of them only the later edition has."""
    return tuple(int(row.get("edition") == "1940") for row in rows)


def _read_events(rows: Sequence[Row]) -> Fields:
    return {
        "event_names": _list_names(rows),
        "event_deck": code_names(rows, "deck", n.DECK_NAMES),
        "event_later": _mark_later(rows),
        "event_weather": code_names(rows, "weather", n.WEATHER_NAMES),
        "event_order": tuple(tuple(map(n.DEFENDER_NAMES.index, row["order"])) for row in rows),
        "event_script": _read_scripts(rows, "effects"),
        "event_ongoing": code_names(rows, "ongoing", n.ONGOING_NAMES),
        "event_sector": tuple(row["sector"] - 1 if row["sector"] else n.NONE for row in rows),
        "event_clear": code_names(rows, "clear", n.CLEAR_NAMES),
        **_prefix("event", read_numbers(rows, "infantry", "amount")),
    }


def _prefix(prefix: str, columns: dict[str, Column]) -> Fields:
    return {f"{prefix}_{name}": column for name, column in columns.items()}


def _read_cards(rows: Sequence[Row]) -> Fields:
    cards = sorted(rows, key=lambda row: n.CARD_KIND_NAMES.index(_find_kind(row)))
    lines = [read_script(row.get(stage, [])) for row in cards for stage in n.STAGE_NAMES]
    return {
        "card_names": _list_names(cards),
        "card_kind": tuple(n.CARD_KIND_NAMES.index(_find_kind(row)) for row in cards),
        "card_later": _mark_later(cards),
        "card_line": tuple(lines),
        "card_otherwise": _read_scripts(cards, "otherwise"),
        "card_price": _read_scripts(cards, "price"),
        "card_gain": _read_scripts(cards, "gain"),
    }


def _find_kind(row: Row) -> str:
    return str(row["kind"] if "kind" in row else row["deck"])


def _read_finds(rows: Sequence[Row]) -> Fields:
    return {
        "snow_names": _list_names(rows),
        "snow_finds": code_names(rows, "finds", n.FIND_NAMES),
        "snow_script": _read_scripts(rows, "effects"),
    }


def _read_missions(rows: Sequence[Row]) -> Fields:
    words = [row["needs"].split() for row in rows]
    return {
        "mission_names": _list_names(rows),
        "mission_goal": tuple(n.GOAL_NAMES.index(word) for word, _ in words),
        "mission_need": tuple(int(number) for _, number in words),
        "mission_reward": tuple(_list_due(row, day) for row in rows for day in range(1, n.DAYS)),
    }


def _list_due(row: Row, day: int) -> Column:
    """All rewards of a mission that is done on a day: its row and those above it."""
    due: list[str] = []
    for last, reward in zip(row["rounds"], row["rewards"], strict=True):
        due += reward
        if day <= last:
            break
    return read_script(due)


def _read_spaces(content: Content) -> Fields:
    rows = [content.row("spaces", name) for name in (*n.SPACE_NAMES, "positions")]
    return {
        **read_numbers(rows, "need"),
        "counts": tuple(
            tuple(0 if w in r["barred"] else 2 if w in r["doubled"] else 1 for r in rows)
            for w in n.DEFENDER_NAMES
        ),
    }


def _read_sectors(content: Content) -> Fields:
    """The sectors of both boards; the place of a sector that a board lacks is empty."""
    rows: dict[str, Row] = {row["id"]: row for row in content.rows["sectors"]}
    places = [f"{b}-{s}" for b in ("attack", "main") for s in range(1, BOARD + 1)]
    boards = [rows.get(place) for place in places]
    first = sum(row is not None for row in boards[:BOARD])
    ranges = [content.row("ranges", name) for name in n.DEFENDER_NAMES]
    never = (BOARD,) * n.TYPES
    return {
        "red": tuple(row["red"] if row else 0 for row in boards),
        "criterion": tuple(row["criterion"] if row else 7 for row in boards),
        "sectors": (0, first, BOARD),
        "faces": tuple(_read_faces(row) for row in boards),
        "reach": (
            never,
            tuple(row["attack"] - 1 for row in ranges),
            tuple(row["siege"] - 1 for row in ranges),
        ),
    }


def _read_faces(row: Row | None) -> Column:
    if row is None:
        return (NOTHING,) * 7
    what = dict.fromkeys(row["grenades"], GRENADES)
    what |= dict.fromkeys(row["hit"], HIT) | dict.fromkeys(row["move"], MOVE)
    return tuple(what.get(face, NOTHING) for face in range(7))


def _read_tracks(content: Content) -> Fields:
    track = {row["id"]: tuple(row["values"]) for row in content.rows["tracks"]}
    levels = [content.row("levels", name) for name in n.MOOD_NAMES]
    days = [content.row("days", str(day)) for day in range(1, n.DAYS + 1)]
    steps = [content.row("difficulty", name) for name in n.DIFFICULTY_NAMES]
    return {
        "ration": track["supply"],
        "moves": track["weather"],
        "doubt_discs": track["doubt-discs"],
        "doubt_morale": track["doubt-morale"],
        "needs": track["surrender-needs"],
        **_prefix("level", read_numbers(levels, "high", "low", "take")),
        "day_patrols": (0, *(row["patrols"] for row in days)),
        "day_red": (0, *(row["red"] for row in days)),
        "coup_day": tuple(row["coup"] for row in steps),
        "retreat_day": tuple(row["retreat"] for row in steps),
        **_prefix("more", read_numbers(steps, "doubt", "supplies", "soldiers", "volunteers")),
    }


def _read_map(content: Content) -> Fields:
    rows = [content.row("rows", name) for name in n.ROW_NAMES]
    stages = [row["stage"] for row in rows]
    fields = [
        row * n.ROW_LENGTH + number - 1
        for row in (n.YELLOW, n.GREEN, n.BLUE)
        for number in sorted(rows[row]["artillery"])
    ]
    stacks = [row["kind"] for row in content.rows["air"]]
    return {
        "links": _read_links(content),
        "row_of": tuple(stages.index(stage) for stage in n.STAGE_NAMES),
        "row_criterion": tuple(row["criterion"] for row in rows),
        "gun_fields": tuple(fields),
        "yellow_guns": len(rows[n.YELLOW]["artillery"]),
        "air": tuple(n.AIR_NAMES.index(kind) for kind in stacks for _ in range(2)),
    }


def _read_links(content: Content) -> Grid:
    found: list[set[int]] = [set() for _ in n.NODE_NAMES]
    for row in content.rows["links"]:
        one, other = map(n.NODE_NAMES.index, row["ends"])
        found[one].add(other)
        found[other].add(one)
    return tuple(tuple(sorted(ends)) for ends in found)


SOURCE = Source("siegeworks.games.hegra.content", SCHEMA, check_all, _read_tables)
load = SOURCE.load
check = SOURCE.check
