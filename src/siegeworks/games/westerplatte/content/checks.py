"""What Westerplatte's tables must be together, so that a game can be played with them."""

from collections import Counter

from siegeworks.core.wording import Phrase
from siegeworks.games.westerplatte.content.schema import PHASES, SORTS
from siegeworks.games.westerplatte.rules import pieces
from siegeworks.parts.content.columns import Grid
from siegeworks.parts.content.phrases import refuse_field
from siegeworks.parts.content.reader import Content, Row
from siegeworks.parts.content.schema import Whole

OFFICERS = 4
MOST_CARDS = 200  # an option has eight bits to say which card it means

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


def phrase(key: str, **facts: object) -> Phrase:
    """What a check finds or expects, in the words of this game."""
    return Phrase(f"content-{key}", game="westerplatte", **facts)


def check_all(content: Content) -> None:
    """Refuses tables that a game cannot be played with."""
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


def _check_card(content: Content, row: Row) -> None:
    kind = row["kind"]
    for field in SOME_FIELDS:
        if field in CARD_FIELDS[kind] and row[field] is None:
            raise content.problem("cards", row, field, phrase("card-needs", kind=kind))
        if field not in CARD_FIELDS[kind] and row[field] is not None:
            raise content.problem("cards", row, field, phrase("card-lacks", kind=kind))
    if row["lane"] in row["moves"]:
        raise content.problem("cards", row, "moves", phrase("other-lanes", lane=row["lane"]))


def _check_event(content: Content, row: Row) -> None:
    kind = row["kind"]
    low, high = EVENT_AMOUNTS[kind]
    if not low <= row["amount"] <= high:
        amount = Whole(low, high).wanted(row["id"])
        raise content.problem("events", row, "amount", phrase("for-kind", what=amount, kind=kind))
    for field in ("places", "passages"):
        named = EVENT_LISTS.get(kind) == field
        if bool(row[field]) != named:
            key = "event-needs" if named else "event-lacks"
            raise content.problem("events", row, field, phrase(key, kind=kind))


def _check_track(content: Content, row: Row) -> None:
    levels = [name for name in pieces.TRACK_NAMES if name != "neutral"]
    spaces = row["spaces"]
    in_order = [name for name in spaces if name != "neutral"] == levels
    if not in_order or spaces[0] != levels[0] or spaces[-1] != levels[-1]:
        raise content.problem("morale", row, "spaces", phrase("track", levels=" ".join(levels)))


def _check_level(content: Content, row: Row) -> None:
    sorts = Counter(event["sort"] for event in content.rows["events"])
    for sort in SORTS:
        if row[sort] > sorts[sort]:
            most = phrase("events-of-sort", most=sorts[sort], sort=sort)
            raise content.problem("levels", row, sort, most)
    needed = content.numbers("numbers")["days"] - 1
    if row["positive"] + row["negative"] < needed:
        raise content.problem("levels", row, "negative", phrase("events-in-all", least=needed))


def _check_paths(content: Content) -> None:
    seen: set[frozenset[str]] = set()
    for row in content.rows["paths"]:
        if frozenset(row["ends"]) in seen:
            raise content.problem("paths", row, "ends", phrase("unjoined-fields"))
        seen.add(frozenset(row["ends"]))
    near = list_neighbours(content)
    reached, edge = {0}, [0]
    while edge:
        new = [place for place in near[edge.pop()] if place not in reached]
        reached.update(new)
        edge.extend(new)
    for row in content.rows["fields"]:
        if pieces.FIELD_NAMES.index(row["id"]) not in reached:
            raise content.problem("fields", row, "id", phrase("reach", start=pieces.FIELD_NAMES[0]))


def _check_links(content: Content) -> None:
    """Damage beyond a forward space's wall goes to one of two guardhouses, so it needs two."""
    for place, linked in enumerate(list_links(content)):
        if len(linked) != 2:
            row = content.row("fields", pieces.FIELD_NAMES[place])
            raise content.problem("fields", row, "id", phrase("links", have=len(linked)))


def _check_stock(content: Content) -> None:
    number = content.numbers("numbers")
    walls = pieces.FIELDS * number["full-wall"]
    if walls > number["brick-pieces"]:
        most = phrase("walls", walls=pieces.FIELDS, bricks=number["brick-pieces"])
        raise content.problem("numbers", content.row("numbers", "full-wall"), "value", most)
    limits = {
        "mines": number["mine-pieces"],
        "mortar": number["grenade-pieces"],
        "rebuild": number["brick-pieces"] - walls,
    }
    for side in pieces.SIDE_NAMES:
        for tile, limit in limits.items():
            row = content.row("tiles", tile)
            if row[side] > limit:
                raise content.problem("tiles", row, side, phrase("pieces", most=limit))
        row = content.row("tiles", "rebuild")
        for name in ("rebuild-bricks", "morale-bricks"):
            if row[side] % number[name]:
                multiple = phrase("multiple", step=number[name], name=name)
                raise content.problem("tiles", row, side, multiple)


def _check_deck(content: Content) -> None:
    cards = content.rows["cards"]
    for phase in range(1, PHASES + 1):
        if not any(row["phase"] == phase for row in cards):
            found = phrase("no-phase", phase=phase)
            raise refuse_field("cards.toml", None, "phase", found, phrase("some-card"))
    if len(cards) > MOST_CARDS:
        found = phrase("cards", count=len(cards))
        raise refuse_field("cards.toml", None, None, found, phrase("most-cards", most=MOST_CARDS))
    number = content.numbers("numbers")
    # A day can overrun by some cards and five lie on the lanes: with eight more the pile lasts.
    if number["days"] * number["day-cards"] + 8 > len(cards):
        row = content.row("numbers", "day-cards")
        few = phrase("day-cards", days=number["days"], cards=len(cards))
        raise content.problem("numbers", row, "value", few)


def _check_numbers(content: Content) -> None:
    number = content.numbers("numbers")
    least = {
        "ammunition": OFFICERS * number["ammunition-each"],  # for as many officers as can play
        "turn-cap": number["days"] * number["day-cards"],  # or no game could be won
    }
    for name, low in least.items():
        if number[name] < low:
            row = content.row("numbers", name)
            raise content.problem("numbers", row, "value", phrase(f"least-{name}", least=low))


def list_neighbours(content: Content) -> Grid:
    """The fields that paths lead to from each field, ascending."""
    places = pieces.FIELD_NAMES.index
    found: list[set[int]] = [set() for _ in pieces.FIELD_NAMES]
    for row in content.rows["paths"]:
        one, other = map(places, row["ends"])
        found[one].add(other)
        found[other].add(one)
    return tuple(tuple(sorted(places)) for places in found)


def list_links(content: Content) -> Grid:
    """The guardhouses behind each forward space."""
    return tuple(
        tuple(place for place in places if place >= pieces.FIRST_GUARDHOUSE)
        for places in list_neighbours(content)[: pieces.FIRST_GUARDHOUSE]
    )
