"""The content of Ante Portas: what the book prints, what follows from it, and what is ours."""

import tomllib
from collections import Counter

import pytest

from siegeworks.games.ante_portas.content import source
from siegeworks.games.ante_portas.rules import pieces as p

TABLES = source.load()
FOLDER = source.SOURCE.folder
RAIDERS = {
    "regroup": {"R202", "R209"},
    "increase": {"R109", "R113", "R213"},
    "merge": {"R106", "R206"},
    "remove-citizens": {"R121", "R222"},
    "stronger": {"R117", "R217", "R221"},
    "destroy-trap": {"R111", "R211"},
    "decrease-in-trap": {"R120", "R220"},
    "press-ahead": {"R116", "R216"},
    "shoot": {"R107", "R207"},
    # Ours: the book prints Weaker with the codes of Press Ahead, and none for the last
    "weaker": {"R115", "R215"},
    "killed-by-citizens": {"R122", "R214"},
}
DRAGONS = {
    "split": {"D105", "D205"},
    "fire": {"D106", "D206"},
    "increase": {"D109", "D209"},
    "temporarily-weaker": {"D115", "D215"},
    "destroy-building": {"D117", "D118", "D217", "D218"},
    "destroy-trap": {"D114", "D214"},
    "dodge": {"D110", "D111", "D122", "D210", "D211", "D222"},
    "stealth": {"D108", "D112", "D116", "D120", "D208", "D212", "D216", "D220"},
}


def deck(number: int) -> range:
    return range(number * p.DECK_CARDS, (number + 1) * p.DECK_CARDS)


def words(bundle: int) -> dict[str, int]:
    """What is in a bundle, by name."""
    counts = TABLES.bundles[bundle]
    return {p.RESOURCE_NAMES[i]: count for i, count in enumerate(counts) if count}


# Where it all comes from


@pytest.mark.parametrize("table", sorted(path.stem for path in FOLDER.glob("*.toml")))
def test_every_row_says_where_it_is_from(table: str) -> None:
    data = tomllib.loads((FOLDER / f"{table}.toml").read_text(encoding="utf-8"))
    usual = data.get("source")
    assert data["row"]
    for row in data["row"]:
        assert row.get("source", usual) in ("book", "deduced", "authored"), row


def test_what_the_book_prints_is_marked_so() -> None:
    data = tomllib.loads((FOLDER / "numbers.toml").read_text(encoding="utf-8"))
    ours = {row["id"] for row in data["row"] if row.get("source", data["source"]) == "authored"}
    assert {"smithy", "buffer-times", "factory-reach", "trap-bomb-tiles", "raze-tools"} <= ours
    assert not {"basic-units", "elite-units", "mine-tiles", "trench-bunker-tiles"} & ours


# The book's numbers


def test_the_numbers_of_the_book() -> None:
    assert (TABLES.basic_units, TABLES.elite_units) == (23, 12)
    assert TABLES.pool_size == (11, 9, 7, 18, 10)
    assert TABLES.mine_faces == 12
    assert TABLES.turns == (3, 3, 2, 3)
    assert TABLES.spawn_cards[:3] == (1, 2, 2)
    assert TABLES.quiet_winters[:3] == (2, 1, 1)
    assert TABLES.wave_rounds[:3] == (2, 3, 4)
    assert TABLES.strength == (1, 3)
    assert TABLES.strong_strength == (2, 6)
    assert (TABLES.start_farms, TABLES.start_farmers, TABLES.start_soldiers) == (3, 2, 1)
    assert (TABLES.trap_holds, TABLES.knockback_units, TABLES.knockback_hexes) == (3, 3, 2)
    assert (TABLES.bomb_damage, TABLES.bomb_splash) == (3, 1)
    assert (TABLES.heal_food, TABLES.heal_dollars) == (1, 2)
    assert TABLES.years == 5
    assert TABLES.soldiers_per_hex == 6


def test_works_cost_and_are_worth_what_they_should() -> None:
    cost = {name: words(TABLES.work_cost[i]) for i, name in enumerate(p.WORK_NAMES)}
    assert cost == {
        "trench": {"tool": 1, "wood": 1, "clay": 1},
        "bunker": {"tool": 2, "clay": 1, "brick": 2},
        "guard-post": {"tool": 1, "wood": 2},
        "guard-tower": {"tool": 2, "plank": 2, "brick": 1},
        "catapult": {"tool": 2, "wood": 3},
        "howitzer": {"tool": 3, "plank": 2, "ore": 1},
        "pressure-mine": {"wood": 1},
        "bounding-mine": {"wood": 1, "clay": 1},
        "dummy-mine": {"ore": 1},
        "trap": {"tool": 2},
        "bomb": {"wood": 3, "ore": 1},
    }
    assert TABLES.work_strength == (1, 3, 0, 1, 0, 1, 1, 2, 4, 0, 0)
    assert TABLES.work_crew == (2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0)
    assert TABLES.work_damage[: p.FIRST_MINE] == (1, 2, 0, 0, 2, 3)
    reach = [max(far for _, far in arrows) for arrows in TABLES.work_arrows[: p.FIRST_MINE]]
    assert reach == [1, 2, 2, 3, 2, 3]


# Movement cards


def test_four_decks_of_22_cards() -> None:
    assert len(TABLES.card_top) == p.CARDS == 88
    assert len(set(p.CARD_NAMES)) == 88


def test_powers_lie_on_the_cards_that_the_book_names() -> None:
    found: dict[str, set[str]] = {}
    for card, power in enumerate(TABLES.card_power):
        if power >= 0:
            found.setdefault(p.POWER_NAMES[power], set()).add(p.CARD_NAMES[card])
    wanted = {name: RAIDERS.get(name, set()) | DRAGONS.get(name, set()) for name in p.POWER_NAMES}
    assert found == wanted


def test_the_cards_of_the_worked_examples() -> None:
    card = p.CARD_NAMES.index
    assert TABLES.card_top[card("R101")] == ((25, p.BASIC), (26, p.BASIC))
    assert TABLES.card_arrows[card("R103")] == (p.RIGHT_DOWN,)
    assert TABLES.card_arrows[card("R105")] == (p.LEFT_DOWN, p.DOWN)
    assert TABLES.card_arrows[card("D101")] == (p.RIGHT_DOWN, p.DOWN, p.LEFT_DOWN)
    assert TABLES.card_flames[card("D101")] == 0b010


@pytest.mark.parametrize("number", range(4))
def test_a_deck_spreads_its_units_and_arrows(number: int) -> None:
    tops = [unit for card in deck(number) for unit in TABLES.card_top[card]]
    kinds = Counter(kind for _, kind in tops)
    assert kinds[p.BASIC] >= 30
    assert kinds[p.ELITE] == (4, 14, 3, 14)[number]
    hexes = Counter(hex for hex, _ in tops)
    assert set(hexes) == set(range(p.FIRST_SPAWN_HEX, p.HEXES))
    assert max(hexes.values()) - min(hexes.values()) <= 3
    assert all(1 <= len(TABLES.card_top[card]) <= 3 for card in deck(number))
    arrows = Counter(step for card in deck(number) for step in TABLES.card_arrows[card])
    assert abs(arrows[p.LEFT_DOWN] - arrows[p.RIGHT_DOWN]) <= 1


def test_only_dragons_breathe_fire() -> None:
    flaming = [sum(TABLES.card_flames[card] > 0 for card in deck(number)) for number in range(4)]
    assert flaming[:2] == [0, 0]
    assert min(flaming[2:]) >= 11


# Places, Buildings, cards


def test_every_place_lies_once_on_each_map() -> None:
    places = {*range(p.FIRST_CENTER)} - {p.RIVERBANK_FOREST}
    for laid in TABLES.map_places:
        assert sorted(laid) == sorted([*places, p.WEST_MARKET, p.EAST_MARKET, p.SOUTH_MARKET])


def test_every_spot_touches_at_least_two() -> None:
    assert min(len(near) for near in TABLES.spot_neighbours) >= 2
    for spot, near in enumerate(TABLES.spot_neighbours):
        assert all(spot in TABLES.spot_neighbours[other] for other in near)


def test_markets_of_the_valley_touch_eight_places_each() -> None:
    assert [len(TABLES.spot_neighbours[spot]) for spot in p.MARKET_SPOTS] == [8, 8, 8, 6]


def test_a_shuffled_map_has_a_spot_for_each_place() -> None:
    dealt = (TABLES.shuffle_start_spots, TABLES.shuffle_era_1_spots, TABLES.shuffle_era_2_spots)
    assert [len(spots) for spots in dealt] == [12, 12, 11]
    assert not set(dealt[0]) & set(dealt[1])


def test_buildings_cost_what_the_public_data_say() -> None:
    cost = {name: words(TABLES.building_cost[i]) for i, name in enumerate(p.BUILDING_NAMES)}
    assert cost == {
        "farm": {"tool": 1, "wood": 1},
        "estate": {"tool": 1, "wood": 3, "brick": 1},
        "flat": {"tool": 1, "plank": 1},
        "apartment": {"tool": 1, "plank": 2, "clay": 2},
        "storage-shed": {"tool": 1, "wood": 2},
        "storage-house": {"tool": 2, "plank": 1, "brick": 1},
        "foresters-house": {"tool": 2, "wood": 3},
        "hunting-lodge": {"tool": 3, "wood": 2, "clay": 1},
        "hollow": {"tool": 2, "clay": 3},
        "pub": {"tool": 1, "clay": 1, "brick": 1, "plank": 1},
        "factory": {"tool": 3, "wood": 3, "clay": 3},
        "library": {"tool": 1, "wood": 1, "plank": 1},
        "iron-mine": {"tool": 2, "plank": 2, "brick": 3},
        "theater": {"tool": 2, "clay": 2, "plank": 2, "brick": 2},
        "institute": {"tool": 3, "plank": 2, "brick": 2},
    }


def test_each_building_has_one_builder() -> None:
    built = Counter(
        TABLES.way_building[way]
        for ways in TABLES.place_ways
        for way in ways
        if TABLES.way_building[way] >= 0
    )
    assert built == Counter(range(p.BUILDINGS))


def test_sixty_improvements_in_decks_of_35() -> None:
    assert len(p.IMPROVEMENT_NAMES) == p.IMPROVEMENTS == 60
    assert [sum(copies) for copies in TABLES.improvement_copies] == [35, 35]
    war = range(p.RECRUIT_DRUM, p.BUGLE + 1), range(p.FIELD_HOSPITAL, p.WAR_BONDS + 1)
    for era, cards in enumerate(war):
        assert sum(TABLES.improvement_copies[era][card] for card in cards) == (8, 7)[era]


IMPROVEMENT_COSTS = {
    "axe": {"wood": 3},
    "spade": {"clay": 3},
    "vegetable-garden": {"tool": 2, "clay": 1, "plank": 1},
    "beavers-lodge": {"tool": 1, "wood": 2},
    "loam-hollow": {"tool": 2, "clay": 2},
    "holiday-cabin": {"tool": 1, "wood": 1},
    "holiday-flat": {"tool": 1, "wood": 1, "plank": 1},
    "storehouse": {"tool": 1, "plank": 1},
    "panel-saw": {"tool": 2, "plank": 2},
    "kiln": {"tool": 2, "brick": 2},
    "iron-pickaxe": {"ore": 2},
    "fruit-farm": {"tool": 2, "plank": 1, "brick": 1},
    "ore-tunnel": {"tool": 2, "plank": 1, "brick": 2, "ore": 1},
    "workshop": {"tool": 2, "clay": 3, "plank": 2},
    "village-chapel": {"tool": 1, "plank": 2},
    "slaughtering-blocks": {"tool": 2, "plank": 2, "brick": 2},
    "cottage": {"tool": 1, "wood": 4, "brick": 1},
    "hostel": {"tool": 2, "clay": 2, "plank": 3},
    "wood-warehouse": {"tool": 1, "wood": 3},
    "clay-warehouse": {"tool": 1, "clay": 2},
    "ore-warehouse": {"tool": 1, "ore": 2},
    "food-warehouse": {"tool": 1, "food": 3},
    "dolly": {"plank": 3},
}


def test_lasting_base_improvements_cost_what_the_public_data_say() -> None:
    for name, cost in IMPROVEMENT_COSTS.items():
        card = p.IMPROVEMENT_NAMES.index(name)
        assert words(TABLES.improvement_cost[card]) == cost, name
        assert TABLES.improvement_lasting[card] == 1, name


def test_sixteen_market_cards_each_with_sale_gift_and_special_offer() -> None:
    assert len(TABLES.market_ways) == 16
    for ways in TABLES.market_ways:
        sells = [
            recipe
            for recipe in TABLES.way_recipes[ways[0]]
            if "dollar" in words(TABLES.recipe_gain[recipe])
        ]
        assert len(sells) >= 2
        assert TABLES.way_gain[ways[1]]
        assert len(ways) >= 3
