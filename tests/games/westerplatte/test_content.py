"""The content of Westerplatte: every known number of the game."""

from collections import Counter
from itertools import combinations

from siegeworks.games.westerplatte.content import source
from siegeworks.games.westerplatte.rules import pieces as p

TABLES = source.load()
CARDS = range(TABLES.cards)
TROOPS = [card for card in CARDS if TABLES.lane[card] != p.NONE]


def kinds(kind: int) -> list[int]:
    return [card for card in CARDS if TABLES.kind[card] == kind]


def marks(cards: range) -> list[tuple[int, int]]:
    return [(TABLES.mark1[card], TABLES.mark2[card]) for card in cards]


def test_the_deck_has_24_cards_of_phase_1_and_40_of_phase_2() -> None:
    assert TABLES.cards == 64
    assert TABLES.first_phase == 24
    assert all((name[0] == "1") == (card < 24) for card, name in enumerate(TABLES.card_names))


def test_the_deck_has_its_share_of_each_kind() -> None:
    assert [len(kinds(kind)) for kind in range(4)] == [10, 35, 11, 8]
    assert len(TROOPS) == 45
    assert Counter(TABLES.lane[card] for card in TROOPS) == dict.fromkeys(range(p.LANES), 9)


def test_each_field_is_bombed_by_one_air_raid() -> None:
    assert sorted(TABLES.target[card] for card in kinds(p.AIR_RAID)) == list(range(p.FIELDS))
    assert all((TABLES.target[c] == p.NONE) == (TABLES.kind[c] != p.AIR_RAID) for c in CARDS)


def test_the_strength_of_the_troops() -> None:
    assert Counter(TABLES.health[card] for card in TROOPS) == {1: 30, 2: 13, 3: 2}
    assert all(TABLES.speed[card] == 0 and TABLES.fire[card] == 1 for card in kinds(p.HOWITZER))
    assert {TABLES.speed[card] for card in kinds(p.MACHINE_GUN)} == {1, 3}
    assert {TABLES.fire[card] for card in kinds(p.MACHINE_GUN)} == {1, 2}
    instants = kinds(p.AIR_RAID) + kinds(p.MORALE_LOSS)
    assert all(TABLES.health[c] == TABLES.speed[c] == TABLES.fire[c] == 0 for c in instants)


def test_the_lanes_that_cards_move() -> None:
    moved = Counter(lane for pair in marks(CARDS) for lane in pair)
    assert [moved[lane] for lane in range(p.LANES)] == [25, 26, 26, 25, 26]
    assert all(one < other for one, other in marks(CARDS))
    assert all(TABLES.lane[c] not in (TABLES.mark1[c], TABLES.mark2[c]) for c in CARDS)


def test_in_phase_2_each_pair_of_lanes_moves_four_times() -> None:
    pairs = Counter(marks(range(TABLES.first_phase, TABLES.cards)))
    assert pairs == dict.fromkeys(combinations(range(p.LANES), 2), 4)


def has(lane: str, kind: int = p.MACHINE_GUN, **values: int) -> bool:
    """Whether the deck has a troop on a lane with these values."""
    columns = {"health": TABLES.health, "speed": TABLES.speed, "fire": TABLES.fire}
    return any(
        TABLES.lane[card] == p.LANE_NAMES.index(lane)
        and all(columns[name][card] == value for name, value in values.items())
        for card in kinds(kind)
    )


def test_the_deck_has_the_cards_of_the_books_examples() -> None:
    assert any(TABLES.lane[c] == 3 and (TABLES.mark1[c], TABLES.mark2[c]) == (0, 2) for c in CARDS)
    assert has("A", speed=3)
    assert has("C", kind=p.HOWITZER)
    assert has("D", fire=1)
    assert has("E", fire=2)
    assert has("E", health=2)
    assert any(has(lane, speed=1) for lane in "ABCDE")


def test_some_cards_in_full() -> None:
    def card(name: str) -> tuple[int, ...]:
        n = TABLES.card_names.index(name)
        columns = (TABLES.kind, TABLES.lane, TABLES.health, TABLES.speed, TABLES.fire)
        return (*(c[n] for c in columns), TABLES.target[n], TABLES.mark1[n], TABLES.mark2[n])

    assert card("1-A1") == (p.HOWITZER, 0, 1, 0, 1, p.NONE, 1, 3)
    assert card("1-C4") == (p.MACHINE_GUN, 2, 2, 1, 2, p.NONE, 0, 4)
    assert card("2-C1") == (p.HOWITZER, 2, 3, 0, 1, p.NONE, 0, 1)
    assert card("2-C3") == (p.MACHINE_GUN, 2, 1, 3, 2, p.NONE, 3, 4)
    assert card("2-air-G6") == (p.AIR_RAID, p.NONE, 0, 0, 0, 10, 0, 4)
    assert card("2-morale-6") == (p.MORALE_LOSS, p.NONE, 0, 0, 0, p.NONE, 1, 3)


def test_the_map_has_19_paths_that_lead_both_ways() -> None:
    steps = {(one, other) for one in range(p.FIELDS) for other in TABLES.paths[one]}
    assert len(steps) == 2 * 19
    assert all((other, one) in steps for one, other in steps)
    assert all(list(places) == sorted(places) for places in TABLES.paths)
    assert TABLES.linked == ((5, 6), (6, 7), (7, 8), (8, 9), (9, 10))


def test_the_walks_of_the_map() -> None:
    def reach(start: int, moves: int) -> set[int]:
        places = {start}
        for _ in range(moves):
            places |= {other for place in places for other in TABLES.paths[place]}
        return places

    g1, g6 = p.FIELD_NAMES.index("G1"), p.FIELD_NAMES.index("G6")
    assert set(range(p.FIELDS)) - reach(p.FIELD_NAMES.index("C"), 2) == {g1, g6}
    assert all(len(reach(place, 5)) == p.FIELDS for place in range(p.FIELDS))
    assert len(reach(g1, 4)) < p.FIELDS


def test_levels_tiles_and_bricks() -> None:
    assert (TABLES.side, TABLES.track_of) == ((0, 0, 1), (0, 0, 1))
    assert (TABLES.good_events, TABLES.bad_events) == ((6, 3, 3), (0, 3, 3))
    assert TABLES.slots == ((4, 4, 8), (3, 3, 6))
    assert (TABLES.ammunition_gain, TABLES.push_count) == ((4, 3), (3, 2))
    assert TABLES.bricks == (74, 72)


def test_the_morale_tracks() -> None:
    high = (p.HIGH_1, p.HIGH_2, p.HIGH_3)
    low = (p.LOW_3, p.LOW_2, p.LOW_1)
    assert TABLES.track == (
        (*low, p.NEUTRAL, p.START, *high),
        (*low, p.START, *high),
    )
    assert TABLES.start == (4, 3)


def test_the_events() -> None:
    assert TABLES.positive_events == 6
    assert TABLES.event_kind == (0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7)
    assert TABLES.event_amount[:6] == (2, 3, 4, 1, 1, 1)
    assert TABLES.event_places[6:10] == ((1, 3), (0, 2, 4), (1, 2, 3), (0, 1, 2, 3, 4))
    burnt = [{divmod(code, p.FIELDS) for code in codes} for codes in TABLES.event_paths[10:]]
    assert burnt == [{(1, 2), (2, 1)}, {(7, 8), (8, 7)}]
    assert all(other in TABLES.paths[one] for paths in burnt for one, other in paths)


def test_the_numbers() -> None:
    assert (TABLES.full_wall, TABLES.ammunition, TABLES.ammunition_each) == (6, 16, 2)
    assert (TABLES.extra_moves, TABLES.extra_actions, TABLES.limited_moves) == (5, 4, 4)
    assert (TABLES.moves, TABLES.actions, TABLES.first_cards, TABLES.last_space) == (2, 1, 3, 4)
    assert (TABLES.day_cards, TABLES.days, TABLES.refill_day) == (8, 7, 3)
    assert (TABLES.mortar_damage, TABLES.rebuild_bricks, TABLES.push_spaces) == (2, 2, 2)
    assert (TABLES.morale_bricks, TABLES.ammunition_loss, TABLES.turn_cap) == (2, 5, 150)


def test_names_match_their_codes() -> None:
    assert p.FIELD_NAMES[p.FIRST_GUARDHOUSE] == "G1"
    assert len(p.FIELD_NAMES) == p.FIELDS
    assert len(p.LANE_NAMES) == p.LANES
    assert p.KIND_NAMES[p.MORALE_LOSS] == "morale-loss"
    assert p.TILE_NAMES[p.TILE_PUSH] == "push-back"
    assert p.TRACK_NAMES[p.START] == "start"
    assert p.EVENT_KIND_NAMES[p.EVENT_BURNT] == "burnt"
    assert p.SUPPLY_NAMES[p.BRICKS] == "bricks"
    assert p.LEVEL_NAMES[p.HARD] == "hard"


def test_every_row_says_where_it_comes_from() -> None:
    read = source.check()
    assert {row["source"] for row in read.rows["cards"]} == {"authored"}
    assert read.row("numbers", "turn-cap")["source"] == "authored"
    assert read.row("numbers", "full-wall")["source"] == "deduced"
    assert read.row("events", "burnt-1")["source"] == "authored"
    assert sum(read.sources.values()) == sum(map(len, read.rows.values())) == 139


def test_the_standard_content_is_read_once() -> None:
    assert source.load() is source.load()
    assert len(TABLES.content_hash) == 64
