"""The content of Westerplatte: what its TOML tables may hold, and how they become `Tables`."""

from collections import Counter
from functools import cache
from pathlib import Path

from siegeworks.games.westerplatte import tables as t
from siegeworks.parts import tables as toml
from siegeworks.parts.tables import Column, Content, ListOf, OneOf, Ref, Row, Table, Whole

FOLDER = Path(__file__).parent / "content"
OFFICERS = 4
PHASES = 2
MOST_CARDS = 200  # an option has eight bits to say which card it means
SORTS = ("positive", "negative")

# The fields each kind of card has beside its id, phase and moves, and those it must not have.
CARD_FIELDS = {
    "howitzer": ("lane", "health", "fire"),
    "machine-gun": ("lane", "health", "speed", "fire"),
    "air-raid": ("target",),
    "morale-loss": (),
}
SOME_FIELDS = ("lane", "health", "speed", "fire", "target")

# What each kind of event may say: its amount from and to, and whether it names places or passages.
EVENT_AMOUNTS = {
    "walls": (1, 9),
    "ammunition": (1, 16),
    "grenade": (1, 1),
    "mine": (1, 1),
    "morale": (1, 1),
    "shelling": (1, 1),
    "attack": (0, 0),
    "burnt": (0, 0),
}
EVENT_LISTS = {"shelling": "places", "attack": "places", "burnt": "passages"}

NUMBERS = {
    "brick-pieces": (11, 200),
    "mine-pieces": (0, 9),
    "grenade-pieces": (0, 9),
    "ammunition": (0, 40),
    "extra-moves": (0, 12),
    "extra-actions": (0, 12),
    "limited-moves": (0, 12),
    "full-wall": (1, 9),
    "ammunition-each": (0, 9),
    "first-cards": (1, 5),
    "moves": (1, 4),
    "actions": (1, 4),
    "last-space": (2, len(t.SPACE_NAMES)),
    "mortar-damage": (1, 9),
    "rebuild-bricks": (1, 9),
    "push-spaces": (1, 3),
    "morale-bricks": (1, 9),
    "ammunition-loss": (0, 40),
    "days": (1, 7),
    "day-cards": (6, 20),
    "refill-day": (1, 7),
    "turn-cap": (1, 500),
}
TILES = {
    "morale": Whole(1, 1),
    "mortar": Whole(0, 9),
    "mines": Whole(0, 9),
    "rebuild": Whole(0, 40),
    "ammunition": Whole(0, 40),
    "push-back": Whole(0, t.LANES),
}

_LANE = OneOf(t.LANE_NAMES)
_PLACE = {
    name: OneOf(("forward" if place < t.FIRST_GUARDHOUSE else "guardhouse",))
    for place, name in enumerate(t.FIELD_NAMES)
}
SCHEMA = (
    Table(
        "cards",
        (
            Column("phase", Whole(1, PHASES)),
            Column("kind", OneOf(t.KIND_NAMES)),
            Column("lane", _LANE, optional=True),
            Column("health", Whole(1, 9), optional=True),
            Column("speed", Whole(1, 3), optional=True),
            Column("fire", Whole(1, 9), optional=True),
            Column("target", Ref("fields"), optional=True),
            Column("moves", ListOf(_LANE, 2, 2)),
        ),
        open=True,
    ),
    Table("fields", (Column("kind", toml.ByRow(_PLACE)),), ids=t.FIELD_NAMES),
    Table("paths", (Column("ends", ListOf(Ref("fields"), 2, 2)),), open=True),
    Table(
        "tiles",
        tuple(Column(side, toml.ByRow(TILES)) for side in t.SIDE_NAMES),
        ids=t.TILE_NAMES,
    ),
    Table(
        "levels",
        (
            Column("tiles", OneOf(t.SIDE_NAMES)),
            Column("track", Ref("morale")),
            Column("positive", Whole(0, 20)),
            Column("negative", Whole(0, 20)),
        ),
        ids=t.LEVEL_NAMES,
    ),
    Table(
        "morale",
        (Column("spaces", ListOf(OneOf(t.TRACK_NAMES), 7, 20, distinct=False)),),
        ids=t.SIDE_NAMES,
    ),
    Table(
        "events",
        (
            Column("sort", OneOf(SORTS)),
            Column("kind", OneOf(t.EVENT_KIND_NAMES)),
            Column("amount", Whole(0, 16), optional=True, default=0),
            Column("places", ListOf(_LANE, 1, t.LANES), optional=True, default=[]),
            Column("passages", ListOf(Ref("paths"), 1, 20), optional=True, default=[]),
        ),
        open=True,
    ),
    toml.numbers("numbers", NUMBERS),
)


def load(override: Path | None = None) -> t.Tables:
    """The tables the rules play by, with rows replaced from a folder of the user's own."""
    return _standard() if override is None else _tables(check(override))


@cache
def _standard() -> t.Tables:
    return _tables(check())


def check(override: Path | None = None) -> Content:
    """Reads the content and makes sure a game can be played with it."""
    content = toml.read(FOLDER, SCHEMA, override)
    for row in content.rows["cards"]:
        _check_card(content, row)
    for row in content.rows["events"]:
        _check_event(content, row)
    for row in content.rows["morale"]:
        _check_track(content, row)
    for row in content.rows["levels"]:
        _check_level(content, row)
    _check_paths(content)
    _check_links(content)
    _check_stock(content)
    _check_deck(content)
    _check_numbers(content)
    return content


def _check_card(content: Content, row: Row) -> None:
    kind = row["kind"]
    for field in SOME_FIELDS:
        if field in CARD_FIELDS[kind] and row[field] is None:
            raise content.problem("cards", row, field, f"a {field}, as the kind is {kind}")
        if field not in CARD_FIELDS[kind] and row[field] is not None:
            raise content.problem("cards", row, field, f"no {field}, as the kind is {kind}")
    if row["lane"] in row["moves"]:
        raise content.problem("cards", row, "moves", f"lanes other than its own, {row['lane']}")


def _check_event(content: Content, row: Row) -> None:
    kind = row["kind"]
    low, high = EVENT_AMOUNTS[kind]
    if not low <= row["amount"] <= high:
        wanted = f"{Whole(low, high).wanted(row['id'])} for the kind {kind}"
        raise content.problem("events", row, "amount", wanted)
    for field in ("places", "passages"):
        named = EVENT_LISTS.get(kind) == field
        if bool(row[field]) != named:
            wanted = f"{'some' if named else 'no'} {field} for the kind {kind}"
            raise content.problem("events", row, field, wanted)


def _check_track(content: Content, row: Row) -> None:
    levels = [name for name in t.TRACK_NAMES if name != "neutral"]
    spaces = row["spaces"]
    in_order = [name for name in spaces if name != "neutral"] == levels
    if not in_order or spaces[0] != levels[0] or spaces[-1] != levels[-1]:
        wanted = f"{' '.join(levels)} in this order, with neutral spaces only between them"
        raise content.problem("morale", row, "spaces", wanted)


def _check_level(content: Content, row: Row) -> None:
    sorts = Counter(event["sort"] for event in content.rows["events"])
    for sort in SORTS:
        if row[sort] > sorts[sort]:
            wanted = f"at most the {sorts[sort]} {sort} events of events.toml"
            raise content.problem("levels", row, sort, wanted)
    needed = content.numbers("numbers")["days"] - 1
    if row["positive"] + row["negative"] < needed:
        wanted = f"at least {needed} events in all, one for each day but the last"
        raise content.problem("levels", row, "negative", wanted)


def _check_paths(content: Content) -> None:
    seen: set[frozenset[str]] = set()
    for row in content.rows["paths"]:
        if frozenset(row["ends"]) in seen:
            raise content.problem("paths", row, "ends", "two fields that no other path joins")
        seen.add(frozenset(row["ends"]))
    neighbours = _neighbours(content)
    reached, edge = {0}, [0]
    while edge:
        new = [place for place in neighbours[edge.pop()] if place not in reached]
        reached.update(new)
        edge.extend(new)
    for row in content.rows["fields"]:
        if t.FIELD_NAMES.index(row["id"]) not in reached:
            wanted = f"paths.toml to lead from {t.FIELD_NAMES[0]} to this field"
            raise content.problem("fields", row, "id", wanted)


def _check_links(content: Content) -> None:
    """Damage beyond a forward space's wall goes to one of two guardhouses, so it needs two."""
    for place, linked in enumerate(_links(content)):
        if len(linked) != 2:
            row = content.row("fields", t.FIELD_NAMES[place])
            wanted = f"paths from it to exactly 2 guardhouses in paths.toml, not {len(linked)}"
            raise content.problem("fields", row, "id", wanted)


def _check_stock(content: Content) -> None:
    number = content.numbers("numbers")
    walls = t.FIELDS * number["full-wall"]
    if walls > number["brick-pieces"]:
        wanted = f"{t.FIELDS} walls that the {number['brick-pieces']} bricks suffice for"
        raise content.problem("numbers", content.row("numbers", "full-wall"), "value", wanted)
    limits = {
        "mines": number["mine-pieces"],
        "mortar": number["grenade-pieces"],
        "rebuild": number["brick-pieces"] - walls,
    }
    for side in t.SIDE_NAMES:
        for tile, limit in limits.items():
            row = content.row("tiles", tile)
            if row[side] > limit:
                wanted = f"at most {limit}, the pieces that numbers.toml leaves for it"
                raise content.problem("tiles", row, side, wanted)
        row = content.row("tiles", "rebuild")
        for name in ("rebuild-bricks", "morale-bricks"):
            if row[side] % number[name]:
                wanted = f"a multiple of {number[name]}, the {name} of numbers.toml"
                raise content.problem("tiles", row, side, wanted)


def _check_deck(content: Content) -> None:
    cards = content.rows["cards"]
    for phase in range(1, PHASES + 1):
        if not any(row["phase"] == phase for row in cards):
            raise toml.problem("cards.toml", None, "phase", f"no card of phase {phase}", "some")
    if len(cards) > MOST_CARDS:
        found = f"{len(cards)} cards"
        raise toml.problem("cards.toml", None, None, found, f"at most {MOST_CARDS}")
    number = content.numbers("numbers")
    # A day can overrun by some cards and five lie on the lanes: with eight more the pile lasts.
    if number["days"] * number["day-cards"] + 8 > len(cards):
        row = content.row("numbers", "day-cards")
        wanted = f"so few that {number['days']} days of them and 8 more fit in {len(cards)} cards"
        raise content.problem("numbers", row, "value", wanted)


def _check_numbers(content: Content) -> None:
    number = content.numbers("numbers")
    least = {
        "ammunition": (OFFICERS * number["ammunition-each"], f"for {OFFICERS} officers"),
        "day-cards": (number["first-cards"] + 1, "so that the first cards cannot end a day"),
        "turn-cap": (number["days"] * number["day-cards"], "so that a game can be won"),
    }
    for name, (low, reason) in least.items():
        if number[name] < low:
            row = content.row("numbers", name)
            raise content.problem("numbers", row, "value", f"at least {low} {reason}")


def _neighbours(content: Content) -> t.Grid:
    places = t.FIELD_NAMES.index
    found: list[set[int]] = [set() for _ in t.FIELD_NAMES]
    for row in content.rows["paths"]:
        one, other = map(places, row["ends"])
        found[one].add(other)
        found[other].add(one)
    return tuple(tuple(sorted(places)) for places in found)


def _links(content: Content) -> t.Grid:
    return tuple(
        tuple(place for place in places if place >= t.FIRST_GUARDHOUSE)
        for places in _neighbours(content)[: t.FIRST_GUARDHOUSE]
    )


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
    return t.Tables(numbers, columns, _grids(content, events), names, content.hash)


def _card_columns(cards: list[Row]) -> dict[str, t.Column]:
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


def _level_columns(content: Content) -> dict[str, t.Column]:
    levels = [content.row("levels", name) for name in t.LEVEL_NAMES]
    return {
        "side": tuple(t.SIDE_NAMES.index(row["tiles"]) for row in levels),
        "track_of": tuple(t.SIDE_NAMES.index(row["track"]) for row in levels),
        "good_events": tuple(row["positive"] for row in levels),
        "bad_events": tuple(row["negative"] for row in levels),
        "start": tuple(track.index(t.START) for track in _tracks(content)),
    }


def _tile_columns(content: Content) -> dict[str, t.Column]:
    walls = t.FIELDS * content.numbers("numbers")["full-wall"]
    return {
        "ammunition_gain": _sides(content, "ammunition"),
        "push_count": _sides(content, "push-back"),
        "bricks": tuple(walls + stock for stock in _sides(content, "rebuild")),
    }


def _sides(content: Content, tile: str) -> t.Column:
    row = content.row("tiles", tile)
    return tuple(row[side] for side in t.SIDE_NAMES)


def _tracks(content: Content) -> t.Grid:
    rows = [content.row("morale", side) for side in t.SIDE_NAMES]
    return tuple(tuple(map(t.TRACK_NAMES.index, row["spaces"])) for row in rows)


def _grids(content: Content, events: list[Row]) -> dict[str, t.Grid]:
    stocks = [_sides(content, tile) for tile in ("mines", "mortar", "rebuild")]
    return {
        "paths": _neighbours(content),
        "linked": _links(content),
        "track": _tracks(content),
        "slots": tuple(zip(*stocks, strict=True)),
        "event_places": tuple(
            tuple(sorted(map(t.LANE_NAMES.index, row["places"]))) for row in events
        ),
        "event_paths": tuple(_burnt(content, row["passages"]) for row in events),
    }


def _burnt(content: Content, passages: list[str]) -> t.Column:
    codes = []
    for passage in passages:
        one, other = map(t.FIELD_NAMES.index, content.row("paths", passage)["ends"])
        codes += [one * t.FIELDS + other, other * t.FIELDS + one]
    return tuple(codes)
