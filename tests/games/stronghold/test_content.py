"""The content of Stronghold: every known number of the game."""

from collections import Counter

from siegeworks.games.stronghold.content import source
from siegeworks.games.stronghold.rules import pieces as p

TABLES = source.load()
SECTIONS = range(p.SECTIONS)


def place(name: str) -> int:
    return p.CAMP_NAMES.index(name)


def prices(card: str) -> list[tuple[int, ...]]:
    return [TABLES.price[way] for way in TABLES.card_prices[p.CARD_NAMES.index(card)]]


def hourglasses(action: str) -> int:
    return TABLES.action_hourglasses[p.ACTION_NAMES.index(action)]


def test_the_units_of_both_sides() -> None:
    assert TABLES.horde_count == (60, 100, 40)
    assert TABLES.garrison_count == (17, 20, 4)
    assert TABLES.hero_strength == (3, 2)
    assert TABLES.wood_for == (1, 2, 3)


def test_what_is_left_after_setting_up() -> None:
    assert TABLES.start_horde == (1, 3, 1)
    assert TABLES.marauders == (1, 1, 0)
    assert TABLES.bag == (57, 93, 38)
    assert TABLES.stock == (2, 8, 3)
    assert TABLES.walls - p.SECTIONS * TABLES.start_walls == 5


def test_the_walls_and_who_stands_on_them() -> None:
    assert TABLES.defender_spaces == (2, 3, 3, 2, 2, 3, 3, 3, 2)
    assert TABLES.invader_spaces == (3, 4, 4, 3, 3, 4, 4, 4, 3)
    assert [sum(kinds) for kinds in TABLES.garrison] == [2, 3, 3, 2, 2, 3, 3, 2, 2]
    assert [sum(kind) for kind in zip(*TABLES.garrison, strict=True)] == [11, 11, 0]
    assert [p.SECTION_NAMES[section] for section in TABLES.hero_start] == ["W3", "W6"]


def test_one_space_of_w8_is_empty_at_first_and_no_other() -> None:
    gaps = [TABLES.defender_spaces[s] - sum(TABLES.garrison[s]) for s in SECTIONS]
    assert gaps == [0, 0, 0, 0, 0, 0, 0, 1, 0]


def test_barracks_and_guards() -> None:
    assert TABLES.building_garrison[p.BARRACKS] == (3, 1, 1)
    assert TABLES.building_garrison[p.GUARDS] == (1, 0, 0)
    assert sum(map(sum, TABLES.building_garrison)) == 6
    assert TABLES.barracks_spaces == (3, 2, 2)
    assert TABLES.guards_spaces == (2, 0, 0)


def test_the_twenty_one_paths_lead_forward_on_one_side() -> None:
    ends = list(zip(TABLES.path_from, TABLES.path_to, strict=True))
    assert len(ends) == len(set(ends)) == p.PATHS
    names = [f"{p.CAMP_NAMES[one]}-{p.CAMP_NAMES[other]}" for one, other in ends]
    assert tuple(names) == p.PATH_NAMES
    side = [int(one in (place("FR"), *(place(f"R{n}") for n in range(4, 8)))) for one, _ in ends]
    assert Counter(side) == {0: 9, 1: 12}
    assert TABLES.path_traps == (1,) * p.PATHS


def test_r7_is_reached_through_r6_only() -> None:
    ends = zip(TABLES.path_from, TABLES.path_to, strict=True)
    assert [one for one, other in ends if other == place("R7")] == [place("R6")]


def test_each_rampart_leads_to_the_two_sections_beside_its_tower() -> None:
    assert TABLES.rampart_sections == TABLES.tower_sections
    assert TABLES.tower_ramparts == tuple((tower,) for tower in range(p.TOWERS))
    assert TABLES.section_ramparts == TABLES.section_towers
    assert [len(ramparts) for ramparts in TABLES.section_ramparts] == [1, 2, 2, 1, 1, 2, 2, 2, 1]


def test_the_gate_parts_w4_and_w5() -> None:
    assert TABLES.sections_of_side == ((0, 1, 2, 3), (4, 5, 6, 7, 8))
    assert 4 not in TABLES.section_neighbours[3]
    assert TABLES.section_neighbours == (
        (1,), (0, 2), (1, 3), (2,), (5,), (4, 6), (5, 7), (6, 8), (7,),
    )  # fmt: skip


def test_a_cannon_reaches_the_rampart_opposite_and_those_beside_it() -> None:
    assert TABLES.cannon_ramparts == (
        (0, 1), (0, 1, 2), (1, 2), (3, 4), (3, 4, 5), (4, 5, 6), (5, 6),
    )  # fmt: skip


def test_there_are_23_cards_five_of_each_phase_from_2_to_5() -> None:
    assert Counter(TABLES.card_phase) == {1: 2, 2: 5, 3: 5, 4: 5, 5: 5, 6: 1}
    assert TABLES.card_phase == tuple(sorted(TABLES.card_phase))


def test_what_the_cards_cost() -> None:
    one, two = (1, 0, 0), (2, 0, 0)
    orc, orcs, troll = (0, 1, 0), (0, 2, 0), (0, 0, 1)
    assert prices("ballista") == prices("catapult") == [troll, two]
    assert prices("trebuchet") == prices("siege-tower") == [troll, orcs]
    assert prices("mantelet") == [one, orc]
    assert all(prices(card) == [one] for card in ("banner", "bridge", "poison"))
    assert all(prices(card) == [one] for card in ("bloodstones", "demon", "gale"))
    assert all(prices(card) == [two] for card in ("saboteur", "possession", "specter"))
    assert all(prices(card) == [orc] for card in ("ladder", "sap", "quartermaster"))
    assert prices("trainer") == [orcs]
    assert prices("resources") == [one, orc, troll]
    assert prices("briefing") == prices("maneuver") == []


def test_wood_and_hourglasses_of_cards() -> None:
    wood = dict(zip(p.CARD_NAMES, TABLES.card_wood, strict=True))
    assert {name: cost for name, cost in wood.items() if cost} == {
        "ballista": 5, "catapult": 5, "trebuchet": 6, "mantelet": 3, "siege-tower": 6,
        "banner": 1, "bridge": 1, "ladder": 2, "poison": 1, "sap": 2,
    }  # fmt: skip
    more = dict(zip(p.CARD_NAMES, TABLES.card_hourglasses, strict=True))
    assert {name: count for name, count in more.items() if count} == {"trainer": 1}


def test_each_price_belongs_to_one_card() -> None:
    ways = [way for ways in TABLES.card_prices for way in ways]
    assert ways == list(range(len(TABLES.price)))
    assert TABLES.price_units == tuple(map(sum, TABLES.price))


def test_maneuvers_move_five_and_seven() -> None:
    assert TABLES.maneuver_units == (5, 7)
    assert TABLES.maneuver_hourglasses == (3, 5)


def test_the_actions_and_their_hourglasses() -> None:
    assert [len(actions) for actions in TABLES.actions_of_building] == [2, 4, 0, 4, 1, 0, 3, 4]
    assert (hourglasses("train-soldier"), hourglasses("train-veteran")) == (2, 3)
    assert TABLES.action_hourglasses == (2, 3, 2, 2, 4, 5, 4, 2, 3, 4, 1, 2, 3, 2, 2, 3, 3, 3)


def test_the_tiles_of_the_box() -> None:
    of_card = dict(zip(p.CARD_NAMES, TABLES.card_tiles, strict=True))
    assert of_card["trebuchet"] == 2
    assert [name for name, count in of_card.items() if not count] == [
        "briefing", "resources", "artilleryman", "trainer", *p.RITUAL_NAMES, "maneuver",
    ]  # fmt: skip
    assert Counter(of_card.values()) == {0: 10, 2: 1, 3: 12}
    assert TABLES.order_tiles == (1, 1, 1, 2)
    assert TABLES.trap_tiles == (3, 3, 3)
    assert TABLES.walls == TABLES.action_tiles[p.WALL] == 23
    built = (p.CANNON, p.POLE, p.BAY_WINDOW, p.PLATFORM, p.SPY)
    assert all(TABLES.action_tiles[action] == 3 for action in built)


def test_the_hit_cards() -> None:
    assert [sum(kinds) for kinds in TABLES.cannon_hits] == [0, 1, 2, 1, 2, 1]
    assert [sum(kinds) for kinds in TABLES.pole_hits] == [3, 1, 2, 0, 1, 0]
    assert [sum(kind) for kind in zip(*TABLES.cannon_hits, strict=True)] == [2, 3, 2]
    assert [sum(kind) for kind in zip(*TABLES.pole_hits, strict=True)] == [3, 3, 1]


def test_the_machine_cards_are_enough() -> None:
    decks = TABLES.barrage_limit
    assert (TABLES.deck_hits, TABLES.deck_misses) == (2, 4)
    assert decks * TABLES.deck_hits + 2 * TABLES.objective_give[p.FULL_BATTERY] == TABLES.hit_cards
    fouled = 2 * TABLES.plan_give[p.FOULED_AXLES]
    assert decks * TABLES.deck_misses + fouled <= TABLES.miss_cards == 26


def test_objectives_and_plans() -> None:
    assert TABLES.objective_need == (3, 2, 2, 3, 2, 1, 3, 2, 4, 6)
    assert TABLES.objective_give == (1, 1, 1, 1, 1, 4, 2, 1, 1, 2)
    assert TABLES.plan_give == (2, 1, 2, 0, 6, 4, 2, 1, 1, 2)
    assert TABLES.plan_take == (1, 1, 1, 1, 1, 1, 1, 0, 1, 0)


def test_the_numbers_of_the_round() -> None:
    assert TABLES.rounds == 7
    assert (TABLES.start_hourglasses, TABLES.round_hourglasses) == (4, 2)
    assert (TABLES.exchange_hourglasses, TABLES.secret_hourglasses) == (1, 1)
    assert (TABLES.briefing_units, TABLES.briefing_wood) == (14, 5)
    assert (TABLES.start_wood, TABLES.wood) == (5, 20)
    assert (TABLES.phase_deal, TABLES.recovering) == (3, 2)
    assert (TABLES.objective_deal, TABLES.objective_keep) == (3, 2)
    assert (TABLES.plan_deal, TABLES.plan_keep) == (3, 2)


def test_the_spaces_of_places() -> None:
    assert (TABLES.rampart_spaces, TABLES.foreground_spaces, TABLES.tower_spaces) == (7, 10, 2)
    assert TABLES.equipment_spaces == 2


def test_the_numbers_inside_effects() -> None:
    assert (TABLES.saboteur_hourglasses, TABLES.gale_hourglasses, TABLES.spy_units) == (1, 1, 1)
    assert (TABLES.trainer_trolls, TABLES.ritual_bluffs, TABLES.fury_strength) == (2, 2, 3)


def test_every_row_says_where_it_comes_from() -> None:
    read = source.check()
    assert {row["source"] for row in read.rows["sections"]} == {"authored"}
    assert {row["source"] for row in read.rows["towers"]} == {"deduced"}
    assert {row["source"] for row in read.rows["units"]} == {"book"}
    book = [row["id"] for row in read.rows["cards"] if row["source"] == "book"]
    assert book == ["briefing", "resources", "ballista", "catapult", "maneuver"]
    assert read.row("numbers", "major-units")["source"] == "book"
    assert read.row("numbers", "major-hourglasses")["source"] == "authored"
    assert read.row("tiles", "bluff")["source"] == "deduced"


def test_the_standard_content_is_read_once() -> None:
    assert source.load() is source.load()
    assert len(TABLES.content_hash) == 64
