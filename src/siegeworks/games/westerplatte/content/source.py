"""The content of Westerplatte: how its TOML tables become the `Tables` that the rules read."""

from siegeworks.games.westerplatte.content.checks import check_all, list_links, list_neighbours
from siegeworks.games.westerplatte.content.schema import SCHEMA, SORTS
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules import pieces
from siegeworks.parts.content.columns import Column, Grid, code_names, read_numbers
from siegeworks.parts.content.reader import Content, Row
from siegeworks.parts.content.source import Source

Fields = dict[str, object]  # of `Tables`, by their names


def _read_tables(content: Content) -> Tables:
    numbers = {name.replace("-", "_"): n for name, n in content.numbers("numbers").items()}
    for box in ("brick_pieces", "mine_pieces", "grenade_pieces"):
        del numbers[box]  # how many there are in the box: checked, and no rule asks again
    return Tables(
        {
            "content_hash": content.hash,
            **numbers,
            **_read_cards(sorted(content.rows["cards"], key=lambda row: int(row["phase"]))),
            **_read_events(content),
            **_read_levels(content),
            **_read_tiles(content),
            "paths": list_neighbours(content),
            "linked": list_links(content),
        }
    )


def _read_cards(rows: list[Row]) -> Fields:
    marks = [sorted(map(pieces.LANE_NAMES.index, row["moves"])) for row in rows]
    return {
        "cards": len(rows),
        "first_phase": sum(row["phase"] == 1 for row in rows),
        "card_names": tuple(row["id"] for row in rows),
        "kind": code_names(rows, "kind", pieces.KIND_NAMES),
        "lane": code_names(rows, "lane", pieces.LANE_NAMES),
        "target": code_names(rows, "target", pieces.FIELD_NAMES),
        **read_numbers(rows, "health", "speed", "fire"),
        "mark1": tuple(pair[0] for pair in marks),
        "mark2": tuple(pair[1] for pair in marks),
    }


def _read_events(content: Content) -> Fields:
    rows = sorted(content.rows["events"], key=lambda row: SORTS.index(row["sort"]))
    return {
        "positive_events": sum(row["sort"] == "positive" for row in rows),
        "event_names": tuple(row["id"] for row in rows),
        "event_kind": code_names(rows, "kind", pieces.EVENT_KIND_NAMES),
        "event_amount": tuple(row["amount"] for row in rows),
        "event_places": tuple(
            tuple(sorted(map(pieces.LANE_NAMES.index, row["places"]))) for row in rows
        ),
        "event_paths": tuple(_read_burnt(content, row["passages"]) for row in rows),
    }


def _read_levels(content: Content) -> Fields:
    rows = [content.row("levels", name) for name in pieces.LEVEL_NAMES]
    tracks = _read_tracks(content)
    return {
        "side": code_names(rows, "tiles", pieces.SIDE_NAMES),
        "track_of": code_names(rows, "track", pieces.SIDE_NAMES),
        "good_events": tuple(row["positive"] for row in rows),
        "bad_events": tuple(row["negative"] for row in rows),
        "track": tracks,
        "start": tuple(track.index(pieces.START) for track in tracks),
    }


def _read_tiles(content: Content) -> Fields:
    walls = pieces.FIELDS * content.numbers("numbers")["full-wall"]
    stocks = [_read_sides(content, tile) for tile in ("mines", "mortar", "rebuild")]
    return {
        "ammunition_gain": _read_sides(content, "ammunition"),
        "push_count": _read_sides(content, "push-back"),
        "bricks": tuple(walls + stock for stock in _read_sides(content, "rebuild")),
        "slots": tuple(zip(*stocks, strict=True)),
    }


def _read_sides(content: Content, tile: str) -> Column:
    row = content.row("tiles", tile)
    return tuple(row[side] for side in pieces.SIDE_NAMES)


def _read_tracks(content: Content) -> Grid:
    rows = [content.row("morale", side) for side in pieces.SIDE_NAMES]
    return tuple(tuple(map(pieces.TRACK_NAMES.index, row["spaces"])) for row in rows)


def _read_burnt(content: Content, passages: list[str]) -> Column:
    codes = []
    for passage in passages:
        one, other = map(pieces.FIELD_NAMES.index, content.row("paths", passage)["ends"])
        codes += [one * pieces.FIELDS + other, other * pieces.FIELDS + one]
    return tuple(codes)


SOURCE = Source("siegeworks.games.westerplatte.content", SCHEMA, check_all, _read_tables)
load = SOURCE.load
check = SOURCE.check
