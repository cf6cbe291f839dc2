"""Positions that cannot be are refused, each for what is wrong with it."""

from collections.abc import Mapping
from typing import Any

import pytest

from siegeworks import BadDump
from tests.games.stronghold.castle import GAME, castle, zones

Changes = Mapping[str, object]


def edit(changes: Changes) -> dict[str, Any]:
    """The dump of a position with some values changed: "zone" or "zone place" and the value."""
    data: Any = castle(
        card="ballista",
        machines={"R1": "ballista"},
        horde={"W1": {"orc": 1}, "supply": {"troll": 1, "goblin": 2}},
        wood=5,
    ).dump()
    for where, value in changes.items():
        zone, _, place = where.partition(" ")
        if place:
            data["zones"][zone][place] = value
        else:
            data["zones"][zone] = value
    return data  # type: ignore[no-any-return]


def move(zone: str, start: str, end: str, count: int) -> dict[str, object]:
    """Units that are elsewhere, so that none is lost."""
    now = zones(GAME.load(edit({})))[zone]
    return {f"{zone} {start}": now[start] - count, f"{zone} {end}": now[end] + count}


WRONG: list[tuple[Changes, str]] = [
    ({"horde bag-orc": 5}, "horde"),
    ({"sent FL-R1-orc": 1}, "horde"),
    ({"rides R1": "W1-troll"}, "horde"),
    ({"garrison stock-soldier": 9}, "garrison"),
    (move("horde", "bag-orc", "R1-orc", 8), "crowded"),
    (move("horde", "bag-orc", "W2-orc", 5), "crowded"),
    (move("horde", "bag-orc", "FR-orc", 6), "crowded"),
    (move("garrison", "stock-soldier", "W1-soldier", 1), "crowded"),
    (move("garrison", "stock-soldier", "guards-soldier", 1), "crowded"),
    (move("garrison", "stock-veteran", "barracks-veteran", 2), "crowded"),
    (move("garrison", "stock-soldier", "T1-soldier", 1), "tower-unit"),
    (move("garrison", "W9-soldier", "T7-soldier", 1), "tower-unit"),
    ({"walls W1": 8}, "walls"),
    ({"toppled": "W1"}, "toppled"),
    ({f"tower_item T{n}": "cannon" for n in (1, 2, 3, 4)}, "tiles"),
    ({f"tower_item T{n}": "pole" for n in (1, 2, 3, 4)}, "tiles"),
    ({f"tower_item T{n}": "bay-window" for n in (1, 2, 3, 4)}, "tiles"),
    ({f"cauldron W{n}": "goblin" for n in (1, 2, 3, 4)}, "tiles"),
    ({f"cauldron W{n}": "troll" for n in (1, 2, 3, 9)}, "tiles"),
    ({"platforms": 0b1111}, "tiles"),
    ({"hero_at officer": "W1", "hero_at warrior": "W1"}, "heroes"),
    ({f"barrage R{n}": "ballista" for n in (1, 2, 3, 4)}, "tiles"),
    ({"mantelets": 0b1111}, "tiles"),
    ({f"equipment W{n}": 1 for n in (2, 3, 4, 5)}, "tiles"),
    ({f"paths {path}": "bridge" for path in ("FL-R1", "FL-R2", "FL-R3", "R1-W1")}, "tiles"),
    ({f"training R{n}": 0b10 for n in (1, 2, 3, 7)}, "tiles"),
    ({f"training R{n}": 0b10000 for n in (1, 2, 3, 7)}, "tiles"),
    ({"saboteurs": 0b1011010}, "tiles"),
    ({"barrage R2": "ballista", "barrage R3": "catapult", "barrage R4": "catapult",
      "barrage R5": "catapult"}, "barrage"),
    ({"hits R5": 1}, "deck"),
    ({"misses R5": 1}, "deck"),
    ({"barrage R2": "trebuchet"}, "machine"),
    ({"barrage FL": "catapult"}, "machine"),
    ({"barrage R2": "mantelet"}, "machine"),
    ({"hits R1": 11}, "deck-cards"),
    ({"misses R1": 27}, "deck-cards"),
    ({"equipment W1": 0b1101}, "equipment"),
    ({"equipment W1": 0b10}, "equipment"),
    ({"training R1": 0b1}, "training"),
    ({"training R1": 0b100}, "training"),
    ({"training R7": 0b1000}, "training"),
    ({"siege_tower 1": "W1", "siege_tower 2": "W1"}, "siege-towers"),
    ({"siege_tower 1": "marauders"}, "siege-towers"),
    ({"siege_tower 1": "dead"}, "siege-towers"),
    ({"saboteurs": 0b100}, "saboteur"),
    ({"reserve": ["ballista", "demon"]}, "cards"),
    ({"reserve": ["demon", "maneuver"]}, "cards"),
    ({"line": ["ballista", "banner", "catapult", "trebuchet", "bridge", "ladder"]}, "line"),
    ({"spies": 0b1110000100}, "tiles"),
    ({"spies": 1 << 21}, "spy"),
    ({"wood": 12, "wood_paid": 9}, "wood"),
    ({"reserve": ["gale", "demon"]}, "sorted"),
    ({"plans": ["second-watch", "levy-of-the-town"]}, "sorted"),
    ({"plans_drawn": ["open-wards", "open-wards"]}, "sorted"),
    ({"objectives": ["heavy-steps", "full-battery"]}, "sorted"),
    ({"objectives_drawn": ["heavy-steps", "full-battery"]}, "sorted"),
    ({"orders W1": "fury", "mixed": ["fury"]}, "tiles"),
    ({"orders W1": "open-call", "orders_gone call": 1}, "tiles"),
    ({f"paths {path}": "troll-trap" for path in ("FL-R1", "FL-R2", "FL-R3", "R1-W1")}, "tiles"),
    ({"paths FL-R1": "tower-trap", "paths FL-R2": "open-tower-trap", "paths FL-R3": "tower-trap",
      "paths R1-W1": "tower-trap"}, "tiles"),
    ({"roles gale-W1": "target", "roles gale-W2": "open-target"}, "ritual"),
    ({f"roles gale-W{n}": "feint" for n in (1, 2, 3)}, "ritual"),
    ({"roles gale-W1": "feint", "feints_turned gale": 2}, "ritual"),
    ({"plans_played": 1}, "plan"),
    ({"orders W2": "fury"}, "order"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "problem"), WRONG, ids=[f"{row[1]} {', '.join(row[0])}" for row in WRONG]
)
def test_what_cannot_be_is_refused(changes: Changes, problem: str) -> None:
    with pytest.raises(BadDump) as error:
        GAME.load(edit(changes))
    why: Any = error.value.facts["why"]
    assert why.key == f"check-{problem}"


RIGHT: list[Changes] = [
    {},
    move("horde", "bag-orc", "R1-orc", 7),
    move("horde", "bag-orc", "W2-orc", 4),
    move("horde", "bag-orc", "FR-orc", 5),
    move("garrison", "stock-soldier", "courtyard-soldier", 8),
    move("garrison", "stock-veteran", "barracks-veteran", 1),
    move("garrison", "barracks-marksman", "T1-marksman", 2),
    {"walls W1": 7},
    {"toppled": "W1", "walls W1": 0},
    {f"tower_item T{n}": "cannon" for n in (1, 2, 3)},
    {f"cauldron W{n}": "goblin" for n in (1, 2, 3)},
    {"platforms": 0b111},
    {"hero_at officer": "courtyard", "hero_at warrior": "courtyard"},
    {f"barrage R{n}": "ballista" for n in (1, 2, 3)},
    {"barrage FL": "trebuchet", "barrage R2": "catapult", "barrage R3": "catapult"},
    {"mantelets": 0b111, "saboteurs": 0b11010},
    {f"equipment W{n}": 0b101 for n in (2, 3, 4)},
    {f"paths {path}": "bridge" for path in ("FL-R1", "FL-R2", "FL-R3")},
    {f"training R{n}": 0b10010 for n in (1, 2, 7)},
    {"hits R1": 10, "misses R1": 26, "wood": 0},
    {"siege_tower 1": "W1", "siege_tower 2": "W2", "siege_tower 3": "FR"},
    {"siege_tower 1": "R1", "siege_tower 2": "R1", "siege_tower 3": "on-FL-R1"},
    {"spies": 0b110000100},
    {"wood": 12, "wood_paid": 8},
    {"orders W1": "bluff", "mixed": ["bluff"]},
    {f"paths {path}": "troll-trap" for path in ("FL-R1", "FL-R2", "FL-R3")},
    {"roles gale-W1": "target", "roles gale-W2": "feint", "feints_turned gale": 1},
    {"roles gale-W1": "target", "roles demon-forge": "target"},
    {"plans_played": 0b10},
]


@pytest.mark.parametrize("changes", RIGHT, ids=[", ".join(changes) for changes in RIGHT])
def test_what_can_be_is_not_refused(changes: Changes) -> None:
    assert GAME.check(GAME.load(edit(changes)).state) == []
