"""The content of Westerplatte: every known number of the game, and what a user may change."""

import random
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import siegeworks
from siegeworks.core.errors import ContentError
from siegeworks.core.laws import play_randomly
from siegeworks.games.westerplatte import content, zones
from siegeworks.games.westerplatte import tables as t

siegeworks.games()  # so that refusals have words
TABLES = content.load()
CARDS = range(TABLES.cards)
TROOPS = [card for card in CARDS if TABLES.lane[card] != t.NONE]


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
    assert Counter(TABLES.lane[card] for card in TROOPS) == dict.fromkeys(range(t.LANES), 9)


def test_each_field_is_bombed_by_one_air_raid() -> None:
    assert sorted(TABLES.target[card] for card in kinds(t.AIR_RAID)) == list(range(t.FIELDS))
    assert all((TABLES.target[c] == t.NONE) == (TABLES.kind[c] != t.AIR_RAID) for c in CARDS)


def test_the_strength_of_the_troops() -> None:
    assert Counter(TABLES.health[card] for card in TROOPS) == {1: 28, 2: 12, 3: 5}
    assert all(TABLES.speed[card] == 0 and TABLES.fire[card] == 1 for card in kinds(t.HOWITZER))
    assert {TABLES.speed[card] for card in kinds(t.MACHINE_GUN)} == {1, 3}
    assert {TABLES.fire[card] for card in kinds(t.MACHINE_GUN)} == {1, 2}
    instants = kinds(t.AIR_RAID) + kinds(t.MORALE_LOSS)
    assert all(TABLES.health[c] == TABLES.speed[c] == TABLES.fire[c] == 0 for c in instants)


def test_the_lanes_that_cards_move() -> None:
    moved = Counter(lane for pair in marks(CARDS) for lane in pair)
    assert [moved[lane] for lane in range(t.LANES)] == [25, 26, 26, 25, 26]
    assert all(one < other for one, other in marks(CARDS))
    assert all(TABLES.lane[c] not in (TABLES.mark1[c], TABLES.mark2[c]) for c in CARDS)


def test_in_phase_2_each_pair_of_lanes_moves_four_times() -> None:
    pairs = Counter(marks(range(TABLES.first_phase, TABLES.cards)))
    assert pairs == dict.fromkeys(combinations(range(t.LANES), 2), 4)


def has(lane: str, kind: int = t.MACHINE_GUN, **values: int) -> bool:
    """Whether the deck has a troop on a lane with these values."""
    columns = {"health": TABLES.health, "speed": TABLES.speed, "fire": TABLES.fire}
    return any(
        TABLES.lane[card] == t.LANE_NAMES.index(lane)
        and all(columns[name][card] == value for name, value in values.items())
        for card in kinds(kind)
    )


def test_the_deck_has_the_cards_of_the_books_examples() -> None:
    assert any(TABLES.lane[c] == 3 and (TABLES.mark1[c], TABLES.mark2[c]) == (0, 2) for c in CARDS)
    assert has("A", speed=3)
    assert has("C", kind=t.HOWITZER)
    assert has("D", fire=1)
    assert has("E", fire=2)
    assert has("E", health=2)
    assert any(has(lane, speed=1) for lane in "ABCDE")


def test_some_cards_in_full() -> None:
    def card(name: str) -> tuple[int, ...]:
        n = TABLES.card_names.index(name)
        columns = (TABLES.kind, TABLES.lane, TABLES.health, TABLES.speed, TABLES.fire)
        return (*(c[n] for c in columns), TABLES.target[n], TABLES.mark1[n], TABLES.mark2[n])

    assert card("1-A1") == (t.HOWITZER, 0, 1, 0, 1, t.NONE, 1, 3)
    assert card("1-C4") == (t.MACHINE_GUN, 2, 2, 1, 2, t.NONE, 0, 4)
    assert card("2-C1") == (t.HOWITZER, 2, 2, 0, 1, t.NONE, 0, 1)
    assert card("2-C3") == (t.MACHINE_GUN, 2, 1, 3, 2, t.NONE, 3, 4)
    assert card("2-air-G6") == (t.AIR_RAID, t.NONE, 0, 0, 0, 10, 0, 4)
    assert card("2-morale-6") == (t.MORALE_LOSS, t.NONE, 0, 0, 0, t.NONE, 1, 3)


def test_the_map_has_19_paths_that_lead_both_ways() -> None:
    steps = {(one, other) for one in range(t.FIELDS) for other in TABLES.paths[one]}
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

    g1, g6 = t.FIELD_NAMES.index("G1"), t.FIELD_NAMES.index("G6")
    assert set(range(t.FIELDS)) - reach(t.FIELD_NAMES.index("C"), 2) == {g1, g6}
    assert all(len(reach(place, 5)) == t.FIELDS for place in range(t.FIELDS))
    assert len(reach(g1, 4)) < t.FIELDS


def test_levels_tiles_and_bricks() -> None:
    assert (TABLES.side, TABLES.track_of) == ((0, 0, 1), (0, 0, 1))
    assert (TABLES.good_events, TABLES.bad_events) == ((6, 3, 3), (0, 3, 3))
    assert TABLES.slots == ((4, 4, 8), (3, 3, 6))
    assert (TABLES.ammunition_gain, TABLES.push_count) == ((4, 3), (3, 2))
    assert TABLES.bricks == (74, 72)


def test_the_morale_tracks() -> None:
    low, high = (t.LOW_3, t.LOW_2, t.LOW_1), (t.HIGH_1, t.HIGH_2, t.HIGH_3)
    assert TABLES.track == ((*low, t.NEUTRAL, t.START, *high), (*low, t.START, *high))
    assert TABLES.start == (4, 3)


def test_the_events() -> None:
    assert TABLES.positive_events == 6
    assert TABLES.event_kind == (0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7)
    assert TABLES.event_amount[:6] == (2, 3, 4, 1, 1, 1)
    assert TABLES.event_places[6:10] == ((1, 3), (0, 2, 4), (1, 2, 3), (0, 1, 2, 3, 4))
    burnt = [[divmod(code, t.FIELDS) for code in codes] for codes in TABLES.event_paths[10:]]
    assert burnt == [[(7, 8), (8, 7)], [(1, 2), (2, 1)]]
    assert all(other in TABLES.paths[one] for codes in burnt for one, other in codes)


def test_the_numbers() -> None:
    assert (TABLES.full_wall, TABLES.ammunition, TABLES.ammunition_each) == (6, 16, 2)
    assert (TABLES.extra_moves, TABLES.extra_actions, TABLES.limited_moves) == (5, 4, 4)
    assert (TABLES.moves, TABLES.actions, TABLES.first_cards, TABLES.last_space) == (2, 1, 3, 4)
    assert (TABLES.day_cards, TABLES.days, TABLES.refill_day) == (8, 7, 3)
    assert (TABLES.mortar_damage, TABLES.rebuild_bricks, TABLES.push_spaces) == (2, 2, 2)
    assert (TABLES.morale_bricks, TABLES.ammunition_loss, TABLES.turn_cap) == (2, 5, 150)


def test_names_match_their_codes() -> None:
    assert t.FIELD_NAMES[t.FIRST_GUARDHOUSE] == "G1"
    assert len(t.FIELD_NAMES) == t.FIELDS
    assert len(t.LANE_NAMES) == t.LANES
    assert t.KIND_NAMES[t.MORALE_LOSS] == "morale-loss"
    assert t.TILE_NAMES[t.TILE_PUSH] == "push-back"
    assert t.TRACK_NAMES[t.START] == "start"
    assert t.EVENT_KIND_NAMES[t.EVENT_BURNT] == "burnt"
    assert t.SUPPLY_NAMES[t.BRICKS] == "bricks"
    assert t.LEVEL_NAMES[t.HARD] == "hard"


def test_every_row_says_where_it_comes_from() -> None:
    read = content.check()
    assert {row["source"] for row in read.rows["cards"]} == {"authored"}
    assert read.row("numbers", "turn-cap")["source"] == "authored"
    assert read.row("numbers", "full-wall")["source"] == "deduced"
    assert read.row("events", "burnt-1")["source"] == "authored"
    assert sum(read.sources.values()) == sum(map(len, read.rows.values())) == 139


def test_the_standard_content_is_read_once() -> None:
    assert content.load() is content.load()
    assert len(TABLES.content_hash) == 64


def write(folder: Path, table: str, rows: str) -> Path:
    (folder / f"{table}.toml").write_text(f"row = [ {rows} ]\n", encoding="utf-8")
    return folder


def test_a_replaced_number_is_played_by(tmp_path: Path) -> None:
    changed = content.load(write(tmp_path, "numbers", '{ id = "turn-cap", value = 99 }'))
    assert changed.turn_cap == 99
    assert changed.moves == 2
    assert changed.content_hash != TABLES.content_hash


def test_a_card_can_be_changed_added_and_removed(tmp_path: Path) -> None:
    new = '{ id = "1-air-G1", phase = 1, kind = "air-raid", target = "G1", moves = ["E", "A"] }'
    gone = '{ id = "2-air-G1", remove = true }'
    changed = content.load(
        write(tmp_path, "cards", f'{new}, {gone}, {{ id = "1-A1", health = 3 }}')
    )
    assert (changed.cards, changed.first_phase) == (64, 25)
    assert changed.card_names[24] == "1-air-G1"
    assert (changed.target[24], changed.mark1[24], changed.mark2[24]) == (5, 0, 4)
    assert changed.health[0] == 3


LARGE = {
    "fire": ("cards", ", ".join(f'{{ id = "1-{lane}2", fire = 9 }}' for lane in "ABCDE")),
    "actions": ("numbers", '{ id = "actions", value = 4 }, { id = "moves", value = 1 }'),
}


@pytest.mark.parametrize(("table", "rows"), LARGE.values(), ids=LARGE)
def test_with_large_numbers_every_position_can_be_read_again(
    tmp_path: Path, table: str, rows: str
) -> None:
    game = siegeworks.game("westerplatte")
    folder = write(tmp_path, table, rows)
    for seed in range(6):
        match = game.start(seats=2, seed=seed, content=folder)
        for m in play_randomly(match, random.Random(seed)):
            assert game.load(m.dump(), folder) == m


def test_a_step_can_speak_of_more_bricks_than_a_wall_has(tmp_path: Path) -> None:
    changed = content.load(write(tmp_path, "events", '{ id = "walls-2", amount = 9 }'))
    assert zones.nouns(changed).fits("bricks", 9)
    assert not zones.nouns(changed).fits("wall", 7)


BAD = {
    "card without speed": (
        "cards",
        '{ id = "1-A1", kind = "machine-gun" }',
        'row "1-A1", field "speed": found nothing, expected a value, as the kind is "machine-gun"',
    ),
    "card with a lane too many": (
        "cards",
        '{ id = "1-air-B", lane = "B" }',
        'row "1-air-B", field "lane": found "B", expected nothing, as the kind is "air-raid"',
    ),
    "card moves its own lane": (
        "cards",
        '{ id = "1-A1", moves = ["A", "C"] }',
        'row "1-A1", field "moves": found ["A", "C"], expected lanes other than its own, A',
    ),
    "card moves one lane": (
        "cards",
        '{ id = "1-A1", moves = ["B"] }',
        'row "1-A1", field "moves": found ["B"], expected a list of 2 different entries',
    ),
    "too few cards": (
        "cards",
        '{ id = "1-A1", remove = true }',
        'row "day-cards", field "value": found 8, expected so few that 7 days of them and 8 more',
    ),
    "no card of a phase": (
        "cards",
        ", ".join(f'{{ id = "{name}", phase = 2 }}' for name in TABLES.card_names[:24]),
        'field "phase": found no card of phase 1, expected at least one.',
    ),
    "too many cards": (
        "cards",
        ", ".join(
            f'{{ id = "x{n}", phase = 1, kind = "morale-loss", moves = ["A", "B"] }}'
            for n in range(140)
        ),
        "found 204 cards, expected at most 200",
    ),
    "longer days": (
        "numbers",
        '{ id = "day-cards", value = 9 }',
        'row "day-cards", field "value": found 9, expected so few that 7 days',
    ),
    "field of another kind": (
        "fields",
        '{ id = "A", kind = "guardhouse" }',
        'row "A", field "kind": found "guardhouse", expected "forward"',
    ),
    "path twice": (
        "paths",
        '{ id = "B-A", ends = ["B", "A"] }',
        'row "B-A", field "ends": found ["B", "A"], expected two fields that no other path joins',
    ),
    "path to itself": (
        "paths",
        '{ id = "A-A", ends = ["A", "A"] }',
        'row "A-A", field "ends": found ["A", "A"], expected a list of 2 different entries',
    ),
    "third guardhouse": (
        "paths",
        '{ id = "A-G6", ends = ["A", "G6"] }',
        'row "A", field "id": found "A", expected paths from it to exactly 2 guardhouses in',
    ),
    "field out of reach": (
        "paths",
        '{ id = "G1-G2", remove = true }, { id = "A-G1", remove = true }',
        'row "G1", field "id": found "G1", expected paths in paths.toml that lead from A',
    ),
    "burnt path removed": (
        "paths",
        '{ id = "G3-G4", remove = true }',
        'row "burnt-1", field "passages": found ["G3-G4"], expected a list of',
    ),
    "more mines than pieces": (
        "tiles",
        '{ id = "mines", green = 5 }',
        'row "mines", field "green": found 5, expected at most 4, the pieces that numbers.toml',
    ),
    "more bricks than pieces": (
        "tiles",
        '{ id = "rebuild", red = 10 }',
        'row "rebuild", field "red": found 10, expected at most 8',
    ),
    "half a stack": (
        "tiles",
        '{ id = "rebuild", red = 5 }',
        'row "rebuild", field "red": found 5, expected a multiple of 2, the rebuild-bricks of',
    ),
    "higher walls": (
        "numbers",
        '{ id = "full-wall", value = 7 }',
        'row "full-wall", field "value": found 7, expected so few that 74 bricks are enough for 11',
    ),
    "more events than there are": (
        "levels",
        '{ id = "easy", positive = 7 }',
        'row "easy", field "positive": found 7, expected at most 6, as events.toml has no more',
    ),
    "too few events": (
        "levels",
        '{ id = "hard", negative = 2 }',
        'row "hard", field "negative": found 2, expected so many that both sorts come to at least',
    ),
    "track without start": (
        "morale",
        '{ id = "red", spaces = ["low-3","low-2","low-1","neutral","high-1","high-2","high-3"] }',
        "expected low-3 low-2 low-1 start high-1 high-2 high-3 in this order, with neutral",
    ),
    "amount of a kind": (
        "events",
        '{ id = "mine", amount = 2 }',
        'row "mine", field "amount": found 2, expected the whole number 1 for the kind "mine"',
    ),
    "event without places": (
        "events",
        '{ id = "storm", sort = "negative", kind = "attack" }',
        'row "storm", field "places": found [], expected some entries for the kind "attack"',
    ),
    "event with places": (
        "events",
        '{ id = "walls-2", places = ["A"] }',
        'row "walls-2", field "places": found ["A"], expected no entries for the kind "walls"',
    ),
    "ammunition": (
        "numbers",
        '{ id = "ammunition", value = 7 }',
        'row "ammunition", field "value": found 7, expected at least 8, so that each officer',
    ),
    "hopeless cap": (
        "numbers",
        '{ id = "turn-cap", value = 55 }',
        'row "turn-cap", field "value": found 55, expected at least 56, so that a game can',
    ),
}


@pytest.mark.parametrize(("table", "rows", "sentence"), BAD.values(), ids=BAD.keys())
def test_content_that_breaks_the_rules_is_refused(
    tmp_path: Path, table: str, rows: str, sentence: str
) -> None:
    with pytest.raises(ContentError) as caught:
        content.load(write(tmp_path, table, rows))
    assert sentence in str(caught.value)
    assert ".toml" in str(caught.value.facts["place"])
    german = caught.value.words("de")
    assert "gefunden" in german
    assert "content-" not in german


FILES = {path.name: path.read_text(encoding="utf-8") for path in content.FOLDER.glob("*.toml")}
SCRAPS = ["", '"', "]", "{", "0", "-1", "99", "true", '"A"', '"G1"', "[]", ",", "\n", "#", "remove"]


@settings(
    max_examples=120,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    name=st.sampled_from(sorted(FILES)),
    where=st.floats(0, 1),
    length=st.integers(0, 12),
    scrap=st.sampled_from(SCRAPS),
)
def test_a_damaged_copy_of_the_content_loads_or_is_refused(
    tmp_path: Path, name: str, where: float, length: int, scrap: str
) -> None:
    text = FILES[name]
    start = int(where * len(text))
    for old in tmp_path.iterdir():
        old.unlink()
    (tmp_path / name).write_text(text[:start] + scrap + text[start + length :], encoding="utf-8")
    try:
        tables = content.load(tmp_path)
    except ContentError:
        return
    assert tables.cards >= tables.days * tables.day_cards + 8
