"""The content of Hegra: how its TOML tables become the `Tables` that the rules read."""

from pathlib import Path

from siegeworks.games.hegra.content import tables as t
from siegeworks.games.hegra.content.checks import check_all
from siegeworks.games.hegra.content.schema import SCHEMA
from siegeworks.games.hegra.rules import effects
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.content.columns import Column, Columns, Grid
from siegeworks.parts.content.reader import Content, Row
from siegeworks.parts.content.source import Source

FOLDER = Path(__file__).parent
NOTHING, GRENADES, HIT, MOVE = range(4)  # what a face of the die does in a sector


def _tables(content: Content) -> t.Tables:
    cards = sorted(
        [*content.rows["morale"], *content.rows["hearts"]],
        key=lambda row: n.CARD_KIND_NAMES.index(_kind(row)),
    )
    numbers = {name.replace("-", "_"): k for name, k in content.numbers("numbers").items()}
    numbers["yellow_guns"] = len(content.row("rows", "yellow")["artillery"])
    names = {
        "event_names": tuple(row["id"] for row in content.rows["events"]),
        "card_names": tuple(row["id"] for row in cards),
        "snow_names": tuple(row["id"] for row in content.rows["snow"]),
        "mission_names": tuple(row["id"] for row in content.rows["missions"]),
    }
    columns = _event_columns(content) | _board_columns(content) | _map_columns(content)
    columns |= _track_columns(content)
    columns["card_kind"] = tuple(n.CARD_KIND_NAMES.index(_kind(row)) for row in cards)
    columns["card_later"] = tuple(int(row.get("edition") == "1940") for row in cards)
    columns["snow_finds"] = tuple(n.FIND_NAMES.index(r["finds"]) for r in content.rows["snow"])
    grids = _card_grids(cards) | _board_grids(content) | _mission_grids(content)
    for key, part in _goals(content).items():
        columns[key] = part
    return t.Tables(Columns(numbers, columns, grids | _event_grids(content), names, content.hash))


def _kind(row: Row) -> str:
    return str(row["kind"] if "kind" in row else row["deck"])


def script(texts: list[str]) -> Column:
    """A list of effects as codes."""
    return tuple(code for code in map(effects.read, texts) if code is not None)


def _place(names: tuple[str, ...], name: str | None) -> int:
    return n.NONE if name is None else names.index(name)


def _event_columns(content: Content) -> dict[str, Column]:
    rows = content.rows["events"]
    return {
        "event_deck": tuple(n.DECK_NAMES.index(row["deck"]) for row in rows),
        "event_later": tuple(int(row["edition"] == "1940") for row in rows),
        "event_weather": tuple(n.WEATHER_NAMES.index(row["weather"]) for row in rows),
        "event_infantry": tuple(row["infantry"] for row in rows),
        "event_ongoing": tuple(_place(n.ONGOING_NAMES, row["ongoing"]) for row in rows),
        "event_sector": tuple(row["sector"] - 1 if row["sector"] else n.NONE for row in rows),
        "event_clear": tuple(_place(n.CLEAR_NAMES, row["clear"]) for row in rows),
        "event_amount": tuple(row["amount"] for row in rows),
    }


def _event_grids(content: Content) -> dict[str, Grid]:
    rows = content.rows["events"]
    return {
        "event_order": tuple(tuple(map(n.DEFENDER_NAMES.index, row["order"])) for row in rows),
        "event_script": tuple(script(row["effects"]) for row in rows),
        "snow_script": tuple(script(row["effects"]) for row in content.rows["snow"]),
    }


def _card_grids(cards: list[Row]) -> dict[str, Grid]:
    lines = [script(row.get(stage, [])) for row in cards for stage in n.STAGE_NAMES]
    return {
        "card_line": tuple(lines),
        "card_otherwise": tuple(script(row.get("otherwise", [])) for row in cards),
        "card_price": tuple(script(row.get("price", [])) for row in cards),
        "card_gain": tuple(script(row.get("gain", [])) for row in cards),
    }


def _goals(content: Content) -> dict[str, Column]:
    words = [row["needs"].split() for row in content.rows["missions"]]
    return {
        "mission_goal": tuple(n.GOAL_NAMES.index(word) for word, _ in words),
        "mission_need": tuple(int(number) for _, number in words),
    }


def _mission_grids(content: Content) -> dict[str, Grid]:
    rewards = [_due(row, day) for row in content.rows["missions"] for day in range(1, n.DAYS)]
    return {"mission_reward": tuple(rewards)}


def _due(row: Row, day: int) -> Column:
    """All rewards of a mission that is done on a day: its row and those above it."""
    due: list[str] = []
    for last, reward in zip(row["rounds"], row["rewards"], strict=True):
        due += reward
        if day <= last:
            break
    return script(due)


def _boards(content: Content) -> list[Row | None]:
    """The sectors of both boards; the place of a sector that a board lacks is empty."""
    rows: dict[str, Row] = {row["id"]: row for row in content.rows["sectors"]}
    places = [f"{b}-{s}" for b in ("attack", "main") for s in range(1, t.BOARD + 1)]
    return [rows.get(place) for place in places]


def _board_columns(content: Content) -> dict[str, Column]:
    boards = _boards(content)
    first = sum(row is not None for row in boards[: t.BOARD])
    spaces = [content.row("spaces", name) for name in (*n.SPACE_NAMES, "positions")]
    return {
        "red": tuple(row["red"] if row else 0 for row in boards),
        "criterion": tuple(row["criterion"] if row else 7 for row in boards),
        "sectors": (0, first, t.BOARD),
        "need": tuple(row["need"] for row in spaces),
    }


def _board_grids(content: Content) -> dict[str, Grid]:
    spaces = [content.row("spaces", name) for name in (*n.SPACE_NAMES, "positions")]
    ranges = [content.row("ranges", name) for name in n.DEFENDER_NAMES]
    never = (t.BOARD,) * n.TYPES
    return {
        "faces": tuple(_faces(row) for row in _boards(content)),
        "counts": tuple(
            tuple(0 if w in r["barred"] else 2 if w in r["doubled"] else 1 for r in spaces)
            for w in n.DEFENDER_NAMES
        ),
        "reach": (
            never,
            tuple(row["attack"] - 1 for row in ranges),
            tuple(row["siege"] - 1 for row in ranges),
        ),
        "links": _links(content),
    }


def _faces(row: Row | None) -> Column:
    if row is None:
        return (NOTHING,) * 7
    what = dict.fromkeys(row["grenades"], GRENADES)
    what |= dict.fromkeys(row["hit"], HIT) | dict.fromkeys(row["move"], MOVE)
    return tuple(what.get(face, NOTHING) for face in range(7))


def _links(content: Content) -> Grid:
    found: list[set[int]] = [set() for _ in n.NODE_NAMES]
    for row in content.rows["links"]:
        one, other = map(n.NODE_NAMES.index, row["ends"])
        found[one].add(other)
        found[other].add(one)
    return tuple(tuple(sorted(ends)) for ends in found)


def _map_columns(content: Content) -> dict[str, Column]:
    rows = [content.row("rows", name) for name in n.ROW_NAMES]
    stages = [row["stage"] for row in rows]
    fields = [
        row * n.ROW_LENGTH + number - 1
        for row in (n.YELLOW, n.GREEN, n.BLUE)
        for number in sorted(rows[row]["artillery"])
    ]
    stacks = [row["kind"] for row in content.rows["air"]]
    return {
        "row_of": tuple(stages.index(stage) for stage in n.STAGE_NAMES),
        "row_criterion": tuple(row["criterion"] for row in rows),
        "gun_fields": tuple(fields),
        "air": tuple(n.AIR_NAMES.index(kind) for kind in stacks for _ in range(2)),
    }


def _track_columns(content: Content) -> dict[str, Column]:
    found = {row["id"]: tuple(row["values"]) for row in content.rows["tracks"]}
    levels = [content.row("levels", name) for name in n.MOOD_NAMES]
    for column in ("high", "low", "take"):
        found[f"level_{column}"] = tuple(row[column] for row in levels)
    days = [content.row("days", str(day)) for day in range(1, n.DAYS + 1)]
    for column in ("patrols", "red"):
        found[f"day_{column}"] = (0, *(row[column] for row in days))
    steps = [content.row("difficulty", name) for name in n.DIFFICULTY_NAMES]
    for column in ("coup", "retreat"):
        found[column] = tuple(row[column] for row in steps)
    return found


SOURCE = Source(FOLDER, SCHEMA, check_all, _tables)
load = SOURCE.load
check = SOURCE.check
