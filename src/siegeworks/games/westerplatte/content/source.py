"""The content of Westerplatte: how its TOML tables become the `Tables` that the rules read."""

from siegeworks.games.westerplatte.content.checks import check_all, links, neighbours
from siegeworks.games.westerplatte.content.schema import SCHEMA, SORTS
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules import pieces
from siegeworks.parts.content.columns import Column, Grid, coded, counted
from siegeworks.parts.content.reader import Content, Row
from siegeworks.parts.content.source import Source

Fields = dict[str, object]  # of `Tables`, by their names


def _tables(content: Content) -> Tables:
    numbers = {name.replace("-", "_"): n for name, n in content.numbers("numbers").items()}
    for box in ("brick_pieces", "mine_pieces", "grenade_pieces"):
        del numbers[box]  # how many there are in the box: checked, and no rule asks again
    return Tables(
        {
            "content_hash": content.hash,
            **numbers,
            **_cards(sorted(content.rows["cards"], key=lambda row: int(row["phase"]))),
            **_events(content),
            **_levels(content),
            **_tiles(content),
            "paths": neighbours(content),
            "linked": links(content),
        }
    )


def _cards(rows: list[Row]) -> Fields:
    marks = [sorted(map(pieces.LANE_NAMES.index, row["moves"])) for row in rows]
    return {
        "cards": len(rows),
        "first_phase": sum(row["phase"] == 1 for row in rows),
        "card_names": tuple(row["id"] for row in rows),
        "kind": coded(rows, "kind", pieces.KIND_NAMES),
        "lane": coded(rows, "lane", pieces.LANE_NAMES),
        "target": coded(rows, "target", pieces.FIELD_NAMES),
        **counted(rows, "health", "speed", "fire"),
        "mark1": tuple(pair[0] for pair in marks),
        "mark2": tuple(pair[1] for pair in marks),
    }


def _events(content: Content) -> Fields:
    rows = sorted(content.rows["events"], key=lambda row: SORTS.index(row["sort"]))
    return {
        "positive_events": sum(row["sort"] == "positive" for row in rows),
        "event_names": tuple(row["id"] for row in rows),
        "event_kind": coded(rows, "kind", pieces.EVENT_KIND_NAMES),
        "event_amount": tuple(row["amount"] for row in rows),
        "event_places": tuple(
            tuple(sorted(map(pieces.LANE_NAMES.index, row["places"]))) for row in rows
        ),
        "event_paths": tuple(_burnt(content, row["passages"]) for row in rows),
    }


def _levels(content: Content) -> Fields:
    rows = [content.row("levels", name) for name in pieces.LEVEL_NAMES]
    tracks = _tracks(content)
    return {
        "side": coded(rows, "tiles", pieces.SIDE_NAMES),
        "track_of": coded(rows, "track", pieces.SIDE_NAMES),
        "good_events": tuple(row["positive"] for row in rows),
        "bad_events": tuple(row["negative"] for row in rows),
        "track": tracks,
        "start": tuple(track.index(pieces.START) for track in tracks),
    }


def _tiles(content: Content) -> Fields:
    walls = pieces.FIELDS * content.numbers("numbers")["full-wall"]
    stocks = [_sides(content, tile) for tile in ("mines", "mortar", "rebuild")]
    return {
        "ammunition_gain": _sides(content, "ammunition"),
        "push_count": _sides(content, "push-back"),
        "bricks": tuple(walls + stock for stock in _sides(content, "rebuild")),
        "slots": tuple(zip(*stocks, strict=True)),
    }


def _sides(content: Content, tile: str) -> Column:
    row = content.row("tiles", tile)
    return tuple(row[side] for side in pieces.SIDE_NAMES)


def _tracks(content: Content) -> Grid:
    rows = [content.row("morale", side) for side in pieces.SIDE_NAMES]
    return tuple(tuple(map(pieces.TRACK_NAMES.index, row["spaces"])) for row in rows)


def _burnt(content: Content, passages: list[str]) -> Column:
    codes = []
    for passage in passages:
        one, other = map(pieces.FIELD_NAMES.index, content.row("paths", passage)["ends"])
        codes += [one * pieces.FIELDS + other, other * pieces.FIELDS + one]
    return tuple(codes)


SOURCE = Source("siegeworks.games.westerplatte.content", SCHEMA, check_all, _tables)
load = SOURCE.load
check = SOURCE.check
