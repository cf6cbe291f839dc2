"""The content of Ante Portas: how its TOML tables become the `Tables` that the rules read."""

from collections.abc import Sequence

from siegeworks.core.steps import NONE
from siegeworks.games.ante_portas.content import checks, ground, reading
from siegeworks.games.ante_portas.content.reading import Action
from siegeworks.games.ante_portas.content.schema import SCHEMA
from siegeworks.games.ante_portas.content.tables import Tables
from siegeworks.games.ante_portas.content.ways import Fields, Ways
from siegeworks.games.ante_portas.rules import pieces as p
from siegeworks.parts.content.columns import Column, code_names
from siegeworks.parts.content.reader import Content, Row
from siegeworks.parts.content.source import Source
from siegeworks.parts.fields import list_fields

BY_SEATS = ("turns", "spawn-cards", "quiet-winters", "wave-rounds")
FACTORY_ORDER = (p.THEATER, p.IRON_MINE, p.PUB, p.HUNTING_LODGE, p.HOLLOW, p.FORESTERS_HOUSE)
POOLS = (0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4)  # of each Work


def _read_tables(content: Content) -> Tables:
    numbers = content.numbers("numbers")
    ways = Ways()
    fields: Fields = {
        "content_hash": content.hash,
        **_read_numbers(numbers),
        **_read_buildings(content, ways),
        **_read_works(content, ways, numbers),
        **_read_cards(content),
        **_read_spots(content),
    }
    prices = fields["building_cost"]
    assert isinstance(prices, tuple)
    fields |= _read_places(content, ways, prices)
    fields |= _read_improvements(content, ways, prices)
    fields["first_goods"] = tuple(
        ways.add_words([f"wood {wood}", f"clay {numbers['start-goods'] - wood}"])
        for wood in range(numbers["start-goods"], -1, -1)
    )
    return Tables(fields | ways.make_fields())


def _list_rows(content: Content, table: str, ids: Sequence[str]) -> list[Row]:
    """The rows of a table in the order of the pieces."""
    return [content.row(table, name) for name in ids]


def _code_names(rows: Sequence[Row], field: str, names: Sequence[str]) -> Column:
    """A column of names as numbers, NONE where there is nothing."""
    return tuple(NONE if row[field] is None else names.index(row[field]) for row in rows)


def _count_people(rows: Sequence[Row], field: str, kind: int) -> Column:
    """How many of a kind of colonist each row speaks of."""
    found = [(kind, 0) if row[field] is None else reading.read_people(row[field]) for row in rows]
    return tuple(count if who == kind else 0 for who, count in found)


def _find_any(*columns: Column) -> Column:
    """The entries that any of the columns says something about."""
    rows = zip(*columns, strict=True)
    return tuple(entry for entry, values in enumerate(rows) if any(values))


def _read_numbers(numbers: dict[str, int]) -> Fields:
    fields: Fields = {name.replace("-", "_"): n for name, n in numbers.items()}
    for name in BY_SEATS:
        # Four seats play against each other: no Invaders, and as many turns as two.
        fields[name.replace("-", "_")] = tuple(
            numbers.get(f"{name}-{seats}", 0) for seats in range(1, p.MOST_SEATS + 1)
        )
    fields["building_spots"] = (numbers["building-spots-1"], numbers["building-spots-2"])
    fields["fee_era"] = (numbers["fee-1"], numbers["fee-2"])
    fields["strength"] = (numbers["basic-strength"], numbers["elite-strength"])
    fields["strong_strength"] = (numbers["strong-basic"], numbers["strong-elite"])
    return {name: value for name, value in fields.items() if name in list_fields(Tables)}


def _read_buildings(content: Content, ways: Ways) -> Fields:
    rows = _list_rows(content, "buildings", p.BUILDING_NAMES)
    farmers = _count_people(rows, "houses", p.FARMER)
    citizens = _count_people(rows, "houses", p.CITIZEN)
    return {
        "building_cost": tuple(ways.add_words(row["cost"]) for row in rows),
        "building_from": _code_names(rows, "from", p.BUILDING_NAMES),
        "building_worker": _code_names(rows, "worker", p.KIND_NAMES),
        "building_house_farmers": farmers,
        "building_house_citizens": citizens,
        **{
            f"building_{name}": tuple(row[name] for row in rows)
            for name in ("workers", "limit", "box", "storage", "output", "money")
        },
        "estate_farmers": farmers[p.ESTATE],
        "apartment_citizens": citizens[p.APARTMENT],
        "factory_order": FACTORY_ORDER,
    }


def _read_works(content: Content, ways: Ways, numbers: dict[str, int]) -> Fields:
    rows = _list_rows(content, "works", p.WORK_NAMES)
    crews = [(NONE, 0) if row["crew"] is None else reading.read_people(row["crew"]) for row in rows]
    return {
        "work_cost": tuple(ways.add_words(row["cost"]) for row in rows),
        "work_pool": POOLS,
        "work_crew": tuple(count for _, count in crews),
        "work_crew_kind": tuple(kind for kind, _ in crews),
        "work_strength": tuple(row["strength"] for row in rows),
        "work_damage": tuple(row["damage"] for row in rows),
        "work_arrows": tuple(tuple(map(reading.read_look, row["arrows"])) for row in rows),
        "pool_size": tuple(numbers[f"{name}-tiles"] for name in p.POOL_NAMES),
    }


def _read_cards(content: Content) -> Fields:
    rows = _list_rows(content, "cards", p.CARD_NAMES)
    arrows = [[reading.read_arrow(text) for text in row["arrows"]] for row in rows]
    units = [(0, 0) if row["unit"] is None else reading.UNITS[row["unit"]] for row in rows]
    return {
        "card_top": tuple(tuple(map(reading.read_spawn, row["top"])) for row in rows),
        "card_arrows": tuple(tuple(step for step, _ in steps) for steps in arrows),
        "card_flames": tuple(
            sum(flaming << i for i, (_, flaming) in enumerate(steps)) for steps in arrows
        ),
        "card_groups": tuple(
            tuple(tuple(reading.STEPS[step] for step in group) for group in row["groups"])
            for row in rows
        ),
        "card_power": _code_names(rows, "power", p.POWER_NAMES),
        "card_value": tuple(row["value"] for row in rows),
        "card_give": tuple(_count_invaders(row["give"]) for row in rows),
        "card_take": tuple(_count_invaders(row["take"]) for row in rows),
        "card_hits": tuple(tuple(map(reading.read_hit, row["at"])) for row in rows),
        "card_works": tuple(works for works, _ in units),
        "card_people": tuple(people for _, people in units),
    }


def _count_invaders(text: str | None) -> Column:
    if text is None:
        return (0, 0)
    kind, count = reading.read_invaders(text)
    return (count, 0) if kind == p.BASIC else (0, count)


def _read_spots(content: Content) -> Fields:
    rows = _list_rows(content, "spots", p.SPOT_NAMES[: p.SMALL_SPOT])
    neighbours = ground.list_neighbours()
    dealt = {
        name: tuple(spot for spot, row in enumerate(rows) if row["dealt"] == name)
        for name in ("start", "era-1", "era-2")
    }
    return {
        "spot_neighbours": neighbours,
        "spot_reach": tuple(ground.list_reach(neighbours, era) for era in (1, 2)),
        "map_places": tuple(
            code_names(rows, name, p.PLACE_NAMES) for name in p.MAP_NAMES[: p.FIXED_MAPS]
        ),
        "shuffle_start_spots": dealt["start"],
        "shuffle_era_1_spots": dealt["era-1"],
        "shuffle_era_2_spots": dealt["era-2"],
    }


def _read_places(content: Content, ways: Ways, prices: Column) -> Fields:
    places = _list_rows(content, "places", p.PLACE_NAMES[: p.FIRST_CENTER])
    markets = _list_rows(content, "markets", p.MARKET_NAMES)
    of_places = [tuple(ways.add_way(way, prices) for way in row["actions"]) for row in places]
    return {
        "place_ways": (*of_places, *[()] * (p.PLACES - len(of_places))),
        "market_ways": tuple(
            tuple(ways.add_way(way, prices) for way in row["actions"]) for row in markets
        ),
    }


def _read_improvements(content: Content, ways: Ways, prices: Column) -> Fields:
    rows = _list_rows(content, "improvements", p.IMPROVEMENT_NAMES)
    farmers = _count_people(rows, "houses", p.FARMER)
    citizens = _count_people(rows, "houses", p.CITIZEN)
    rooms = [(NONE, 0) if row["room"] is None else reading.read_room(row["room"]) for row in rows]
    bonus = _code_names(rows, "bonus", p.GOOD_NAMES)
    yearly = tuple(
        NONE if row["yearly"] is None else ways.add_recipe(Action(row["yearly"])) for row in rows
    )
    return {
        "improvement_cost": tuple(ways.add_words(row["cost"]) for row in rows),
        "improvement_lasting": tuple(row["lasting"] for row in rows),
        "improvement_copies": tuple(tuple(row["copies"][era] for row in rows) for era in (0, 1)),
        "improvement_house_farmers": farmers,
        "improvement_house_citizens": citizens,
        "improvement_room": tuple(count for _, count in rooms),
        "improvement_room_good": tuple(good for good, _ in rooms),
        "improvement_bonus": bonus,
        "improvement_yearly": yearly,
        "improvement_ways": tuple(
            ways.add_way(row["actions"], prices) if row["actions"] else NONE for row in rows
        ),
        "room_improvements": _find_any(tuple(count for _, count in rooms)),
        "house_improvements": _find_any(farmers, citizens),
        "bonus_improvements": tuple(card for card, good in enumerate(bonus) if good != NONE),
        "yearly_improvements": tuple(card for card, made in enumerate(yearly) if made != NONE),
    }


SOURCE = Source("siegeworks.games.ante_portas.content", SCHEMA, checks.check_all, _read_tables)
load = SOURCE.load
check = SOURCE.check
