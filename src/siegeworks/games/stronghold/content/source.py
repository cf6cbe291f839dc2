"""The content of Stronghold: how its TOML tables become the `Tables` that the rules read."""

from collections.abc import Sequence

from siegeworks.games.stronghold.content import checks
from siegeworks.games.stronghold.content.schema import SCHEMA
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules import pieces as p
from siegeworks.parts.content.columns import Column, Grid, code_names
from siegeworks.parts.content.reader import Content, Row
from siegeworks.parts.content.source import Source

Fields = dict[str, object]  # of `Tables`, by their names

# Numbers that are read as parts of a column.
IN_COLUMNS = (
    "start-goblins", "start-orcs", "start-trolls", "marauder-goblins", "marauder-orcs",
    "barracks-marksmen", "barracks-soldiers", "barracks-veterans", "guards-marksmen",
    "minor-units", "major-units", "minor-hourglasses", "major-hourglasses",
)  # fmt: skip


def _read_tables(content: Content) -> Tables:
    numbers = content.numbers("numbers")
    plain = {name.replace("-", "_"): n for name, n in numbers.items() if name not in IN_COLUMNS}
    return Tables(
        {
            "content_hash": content.hash,
            **plain,
            **_read_units(content),
            **_read_sections(content),
            **_read_towers(content),
            **_read_paths(content),
            **_read_buildings(content),
            **_read_cards(content),
            **_read_maneuvers(numbers),
            **_read_tiles(content),
            **_read_actions(content),
            **_read_hits(content),
            **_read_objectives(content),
            **_read_stocks(content),
        }
    )


def _list_rows(content: Content, table: str, ids: Sequence[str]) -> list[Row]:
    """The rows of a table in the order of the pieces."""
    return [content.row(table, name) for name in ids]


def _group(values: Sequence[int], groups: int) -> Grid:
    """Which entries of a column have each of its values."""
    return tuple(
        tuple(entry for entry, value in enumerate(values) if value == group)
        for group in range(groups)
    )


def _list_owners(grid: Sequence[Sequence[int]], size: int) -> Grid:
    """Of each value, which rows of a grid have it."""
    return tuple(
        tuple(row for row, values in enumerate(grid) if value in values) for value in range(size)
    )


def _list_places(names: Sequence[str], row: Row, field: str) -> Column:
    return tuple(sorted(map(names.index, row[field])))


def _read_units(content: Content) -> Fields:
    horde = _list_rows(content, "units", p.HORDE_NAMES)
    garrison = _list_rows(content, "units", p.GARRISON_NAMES)
    heroes = _list_rows(content, "units", p.HERO_NAMES)
    return {
        "horde_count": tuple(row["count"] for row in horde),
        "garrison_count": tuple(row["count"] for row in garrison),
        "wood_for": tuple(row["wood"] for row in horde),
        "hero_strength": tuple(row["strength"] for row in heroes),
    }


def _read_sections(content: Content) -> Fields:
    rows = _list_rows(content, "sections", p.SECTION_NAMES)
    side = code_names(rows, "side", p.SIDE_NAMES)
    heroes = code_names(rows, "hero", p.HERO_NAMES)
    return {
        "section_side": side,
        "sections_of_side": _group(side, p.SIDES),
        "defender_spaces": tuple(row["defenders"] for row in rows),
        "invader_spaces": tuple(row["invaders"] for row in rows),
        "garrison": tuple(checks.count_garrison(row) for row in rows),
        "hero_start": tuple(heroes.index(hero) for hero in range(p.HEROES)),
    }


def _read_towers(content: Content) -> Fields:
    towers = _list_rows(content, "towers", p.TOWER_NAMES)
    ramparts = _list_rows(content, "ramparts", p.RAMPART_NAMES)
    beside_tower = [code_names(towers, side, p.SECTION_NAMES) for side in p.SIDE_NAMES]
    sections = tuple(zip(*beside_tower, strict=True))
    opposite = tuple(_list_places(p.RAMPART_NAMES, row, "opposite") for row in towers)
    beside = tuple(_list_places(p.RAMPART_NAMES, row, "beside") for row in ramparts)
    side = code_names(ramparts, "side", p.SIDE_NAMES)
    return {
        "tower_side": tuple(int(pair[0] >= p.FIRST_RIGHT_SECTION) for pair in sections),
        "tower_sections": sections,
        "section_towers": _list_owners(sections, p.SECTIONS),
        "section_neighbours": tuple(
            tuple(sorted(sum(pair) - section for pair in sections if section in pair))
            for section in range(p.SECTIONS)
        ),
        "tower_ramparts": opposite,
        "cannon_ramparts": tuple(
            tuple(sorted({*faced, *(near for rampart in faced for near in beside[rampart])}))
            for faced in opposite
        ),
        "rampart_side": side,
        "ramparts_of_side": _group(side, p.SIDES),
    }


def _read_paths(content: Content) -> Fields:
    rows = _list_rows(content, "paths", p.PATH_NAMES)
    begin, end = (code_names(rows, field, p.CAMP_NAMES) for field in ("from", "to"))
    out, into = _group(begin, p.CAMPS), _group(end, p.CAMPS)
    origins = [_list_origins(section, begin, into) for section in range(p.SECTIONS)]
    return {
        "path_from": begin,
        "path_to": end,
        "paths_out": out,
        "paths_in": into,
        "path_traps": tuple(row["traps"] for row in rows),
        "rampart_sections": tuple(
            tuple(end[path] for path in paths if end[path] < p.SECTIONS)
            for paths in out[p.FIRST_GUN : p.FIRST_FOREGROUND]
        ),
        "foreground_ramparts": tuple(
            tuple(end[path] - p.FIRST_GUN for path in paths)
            for paths in out[p.FIRST_FOREGROUND : p.FIRST_FOREGROUND + p.FOREGROUNDS]
        ),
        "section_ramparts": tuple(
            tuple(begin[path] - p.FIRST_GUN for path in paths) for paths in into[: p.SECTIONS]
        ),
        "section_origins": tuple(tuple(known) for known in origins),
        "section_steps": tuple(tuple(known.values()) for known in origins),
    }


def _list_origins(
    section: int, begin: tuple[int, ...], into: tuple[tuple[int, ...], ...]
) -> dict[int, int]:
    """The camps from which one comes to a section, each with how many paths lie between."""
    known: dict[int, int] = {}
    border, steps = [section], 0
    while border:
        steps += 1
        behind = [begin[path] for camp in border for path in into[camp]]
        border = [camp for camp in dict.fromkeys(behind) if camp not in known]
        known |= dict.fromkeys(border, steps)
    return known


def _read_buildings(content: Content) -> Fields:
    rows = _list_rows(content, "buildings", p.BUILDING_NAMES)
    spaces = checks.count_typed_spaces(content)
    return {
        "building_garrison": tuple(checks.count_garrison(row) for row in rows),
        "barracks_spaces": spaces["barracks"],
        "guards_spaces": spaces["guards"],
    }


def _read_cards(content: Content) -> Fields:
    rows = _list_rows(content, "cards", p.CARD_NAMES)
    prices = [(card, paid) for card, row in enumerate(rows) for paid in row["prices"]]
    phase = tuple(row["phase"] for row in rows)
    return {
        "card_phase": phase,
        "cards_of_phase": _group(phase, p.PHASES + 1),
        "card_prices": _group([card for card, _ in prices], p.CARDS),
        "card_wood": tuple(row["wood"] for row in rows),
        "card_hourglasses": tuple(row["hourglasses"] for row in rows),
        "price": tuple(tuple(paid.count(kind) for kind in p.HORDE_NAMES) for _, paid in prices),
        "price_units": tuple(len(paid) for _, paid in prices),
    }


def _read_maneuvers(numbers: dict[str, int]) -> Fields:
    return {
        "maneuver_units": tuple(numbers[f"{name}-units"] for name in p.MANEUVER_NAMES),
        "maneuver_hourglasses": tuple(numbers[f"{name}-hourglasses"] for name in p.MANEUVER_NAMES),
    }


def _read_tiles(content: Content) -> Fields:
    count = {row["id"]: row["count"] for row in content.rows["tiles"]}
    return {
        "card_tiles": tuple(count.get(name, 0) for name in p.CARD_NAMES),
        "order_tiles": tuple(count[name] for name in p.ORDER_NAMES),
        "action_tiles": tuple(count.get(name, 0) for name in p.ACTION_NAMES),
        "trap_tiles": tuple(count[name] for name in p.TRAP_NAMES),
        "walls": count["wall"],
    }


def _read_actions(content: Content) -> Fields:
    rows = _list_rows(content, "actions", p.ACTION_NAMES)
    building = code_names(rows, "building", p.BUILDING_NAMES)
    return {
        "action_building": building,
        "actions_of_building": _group(building, p.BUILDINGS),
        "action_hourglasses": tuple(row["hourglasses"] for row in rows),
    }


def _read_hits(content: Content) -> Fields:
    rows = _list_rows(content, "hits", p.HIT_CARD_NAMES)
    return {
        f"{part}_hits": tuple(
            tuple(int(kind in row[part]) for kind in p.HORDE_NAMES) for row in rows
        )
        for part in ("cannon", "pole")
    }


def _read_objectives(content: Content) -> Fields:
    objectives = _list_rows(content, "objectives", p.OBJECTIVE_NAMES)
    plans = _list_rows(content, "plans", p.PLAN_NAMES)
    return {
        "objective_need": tuple(row["need"] for row in objectives),
        "objective_give": tuple(row["give"] for row in objectives),
        "plan_give": tuple(row["give"] for row in plans),
        "plan_take": tuple(row["take"] for row in plans),
    }


def _read_stocks(content: Content) -> Fields:
    horde, marauders = checks.count_horde(content)
    return {
        "start_horde": horde,
        "marauders": marauders,
        "bag": checks.count_bag(content),
        "stock": checks.count_stock(content),
    }


SOURCE = Source("siegeworks.games.stronghold.content", SCHEMA, checks.check_all, _read_tables)
load = SOURCE.load
check = SOURCE.check
