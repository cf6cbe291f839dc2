"""The content of Westerplatte: how its TOML tables become the `Tables` that the rules read."""

from siegeworks.games.westerplatte.content import tables as t
from siegeworks.games.westerplatte.content.checks import check_all, links, neighbours
from siegeworks.games.westerplatte.content.schema import SCHEMA, SORTS
from siegeworks.parts.content.columns import Column, Columns, Grid
from siegeworks.parts.content.reader import Content, Row
from siegeworks.parts.content.source import Source


def _tables(content: Content) -> t.Tables:
    cards = sorted(content.rows["cards"], key=lambda row: int(row["phase"]))
    events = sorted(content.rows["events"], key=lambda row: SORTS.index(row["sort"]))
    numbers = {name.replace("-", "_"): n for name, n in content.numbers("numbers").items()}
    numbers["cards"] = len(cards)
    numbers["first_phase"] = sum(row["phase"] == 1 for row in cards)
    numbers["positive_events"] = sum(row["sort"] == "positive" for row in events)
    names = {
        "card_names": tuple(row["id"] for row in cards),
        "event_names": tuple(row["id"] for row in events),
    }
    columns = _card_columns(cards) | _level_columns(content) | _tile_columns(content)
    columns["event_kind"] = tuple(t.EVENT_KIND_NAMES.index(row["kind"]) for row in events)
    columns["event_amount"] = tuple(row["amount"] for row in events)
    return t.Tables(Columns(numbers, columns, _grids(content, events), names, content.hash))


def _card_columns(cards: list[Row]) -> dict[str, Column]:
    marks = [sorted(map(t.LANE_NAMES.index, row["moves"])) for row in cards]
    return {
        "kind": tuple(t.KIND_NAMES.index(row["kind"]) for row in cards),
        "lane": tuple(_place(t.LANE_NAMES, row["lane"]) for row in cards),
        "target": tuple(_place(t.FIELD_NAMES, row["target"]) for row in cards),
        "health": tuple(row["health"] or 0 for row in cards),
        "speed": tuple(row["speed"] or 0 for row in cards),
        "fire": tuple(row["fire"] or 0 for row in cards),
        "mark1": tuple(pair[0] for pair in marks),
        "mark2": tuple(pair[1] for pair in marks),
    }


def _place(names: tuple[str, ...], name: str | None) -> int:
    return t.NONE if name is None else names.index(name)


def _level_columns(content: Content) -> dict[str, Column]:
    levels = [content.row("levels", name) for name in t.LEVEL_NAMES]
    return {
        "side": tuple(t.SIDE_NAMES.index(row["tiles"]) for row in levels),
        "track_of": tuple(t.SIDE_NAMES.index(row["track"]) for row in levels),
        "good_events": tuple(row["positive"] for row in levels),
        "bad_events": tuple(row["negative"] for row in levels),
        "start": tuple(track.index(t.START) for track in _tracks(content)),
    }


def _tile_columns(content: Content) -> dict[str, Column]:
    walls = t.FIELDS * content.numbers("numbers")["full-wall"]
    return {
        "ammunition_gain": _sides(content, "ammunition"),
        "push_count": _sides(content, "push-back"),
        "bricks": tuple(walls + stock for stock in _sides(content, "rebuild")),
    }


def _sides(content: Content, tile: str) -> Column:
    row = content.row("tiles", tile)
    return tuple(row[side] for side in t.SIDE_NAMES)


def _tracks(content: Content) -> Grid:
    rows = [content.row("morale", side) for side in t.SIDE_NAMES]
    return tuple(tuple(map(t.TRACK_NAMES.index, row["spaces"])) for row in rows)


def _grids(content: Content, events: list[Row]) -> dict[str, Grid]:
    stocks = [_sides(content, tile) for tile in ("mines", "mortar", "rebuild")]
    return {
        "paths": neighbours(content),
        "linked": links(content),
        "track": _tracks(content),
        "slots": tuple(zip(*stocks, strict=True)),
        "event_places": tuple(
            tuple(sorted(map(t.LANE_NAMES.index, row["places"]))) for row in events
        ),
        "event_paths": tuple(_burnt(content, row["passages"]) for row in events),
    }


def _burnt(content: Content, passages: list[str]) -> Column:
    codes = []
    for passage in passages:
        one, other = map(t.FIELD_NAMES.index, content.row("paths", passage)["ends"])
        codes += [one * t.FIELDS + other, other * t.FIELDS + one]
    return tuple(codes)


SOURCE = Source("siegeworks.games.westerplatte.content", SCHEMA, check_all, _tables)
load = SOURCE.load
check = SOURCE.check
