"""Chapter 2 of RULES.md: fields, paths, lanes, walls, supplies and cards."""

from collections import Counter
from typing import Any

import pytest

from siegeworks import BadDump, IllegalChoice
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.pieces import KIND_NAMES, NONE
from tests.games.westerplatte.table import (
    FIELDS,
    GAME,
    end_turn,
    fort,
    play,
    pool,
    set_up,
    side_stock,
    texts,
    zone,
)

PATHS = {
    "A": "B G1 G2",
    "B": "A C G2 G3",
    "C": "B D G3 G4",
    "D": "C E G4 G5",
    "E": "D G5 G6",
    "G1": "A G2",
    "G2": "A B G1 G3",
    "G3": "B C G2 G4",
    "G4": "C D G3 G5",
    "G5": "D E G4 G6",
    "G6": "E G5",
}


def moves_from(field: str) -> list[str]:
    match = fort(officers={"1": field})
    return [text.removeprefix("move ") for text in texts(match) if text.startswith("move ")]


def walk_length(start: str) -> dict[str, int]:
    """How many moves it takes from one field to each other one."""
    found, edge = {start: 0}, [start]
    for field in edge:
        for near in moves_from(field):
            if near not in found:
                found[near] = found[field] + 1
                edge.append(near)
    return found


def spoilt(zones: dict[str, Any]) -> BadDump:
    """The refusal of a situation in which some zones are changed."""
    data: dict[str, Any] = fort().dump()
    for name, content in zones.items():
        data["zones"][name] = (
            data["zones"][name] | content if isinstance(content, dict) else content
        )
    with pytest.raises(BadDump) as refused:
        GAME.load(data)
    return refused.value


def test_2_1_officers_stand_on_eleven_fields() -> None:
    assert tuple(zone(fort(), "walls")) == FIELDS
    for field in FIELDS:
        assert zone(fort(officers={"1": field}), "post")["1"] == field


def test_2_1_each_guardhouse_holds_one_action_tile() -> None:
    tiles = zone(fort(), "tile")
    assert list(tiles) == ["G1", "G2", "G3", "G4", "G5", "G6"]
    assert len(set(tiles.values())) == 6


def test_2_1_a_forward_space_faces_the_lane_with_its_letter() -> None:
    match = fort(officers={"1": "D"}, lanes={"C": "1-C1", "D": "1-D1", "E": "1-E1"})
    match.choose("fire")
    assert zone(match, "card") == {"A": None, "B": None, "C": "1-C1", "D": None, "E": "1-E1"}


def test_2_1_any_number_of_officers_share_a_field() -> None:
    match = fort(seats=4, officers={"1": "B", "2": "C", "3": "C", "4": "C"})
    match.choose("move C")
    assert set(zone(match, "post").values()) == {"C"}


def test_2_1_a_field_without_bricks_can_be_entered_and_used() -> None:
    match = fort(walls={"B": 0}, lanes={"B": "1-B1"})
    play(match, "move B", "fire")
    assert zone(match, "card")["B"] is None
    match = fort(walls={"G2": 0})
    play(match, "move G2", "take-ammunition")
    assert zone(match, "ammo")["1"] == 6


@pytest.mark.parametrize("field", FIELDS)
def test_2_2_the_paths_from_each_field(field: str) -> None:
    assert moves_from(field) == PATHS[field].split()


def test_2_2_there_are_exactly_19_paths_walked_both_ways() -> None:
    paths = {frozenset((field, near)) for field in FIELDS for near in moves_from(field)}
    assert len(paths) == 19
    assert sum(len(moves_from(field)) for field in FIELDS) == 2 * 19


def test_2_2_each_forward_space_is_linked_to_exactly_two_guardhouses() -> None:
    for field in "ABCDE":
        assert sum(near.startswith("G") for near in moves_from(field)) == 2


def test_2_2_from_c_two_moves_reach_all_but_g1_and_g6() -> None:
    walk = walk_length("C")
    assert {field for field in FIELDS if walk[field] > 2} == {"G1", "G6"}


def test_2_2_the_longest_walk_takes_five_moves() -> None:
    assert max(max(walk_length(field).values()) for field in FIELDS) == 5


def test_2_3_a_lane_has_four_spaces_and_troops_appear_on_the_first() -> None:
    match = fort(lanes={"C": "1-C3"}, phase=1)
    spaces = [zone(match, "space")["C"]]
    for card in ("1-A3", "1-A4", "1-B1", "1-B2"):
        end_turn(match, card)  # each of them marks C
        spaces.append(zone(match, "space")["C"])
    assert spaces == ["I", "II", "III", "IV", "IV"]


def test_2_3_a_lane_holds_at_most_one_troop() -> None:
    match = fort(lanes={"C": "1-C1"})
    end_turn(match, "1-C2")
    assert zone(match, "card") == {"A": None, "B": None, "C": "1-C1", "D": "1-C2", "E": None}


def test_2_3_a_lane_with_a_troop_holds_no_mine() -> None:
    refused = spoilt({"mine": {"C": 1}, "card": {"C": "1-C1"}, "space": {"C": "I"}, "filed": 2})
    assert refused.code == "impossible"


def test_2_3_a_lane_holds_at_most_one_mine() -> None:
    assert spoilt({"mine": {"C": 2}}).facts["place"] == "mine.C"


@pytest.mark.parametrize(("level", "bricks"), [("easy", 74), ("medium", 74), ("hard", 72)])
def test_2_4_each_field_has_six_bricks_and_all_come_to_74_or_72(level: str, bricks: int) -> None:
    match = set_up(level=level)
    walls: dict[str, int] = zone(match, "walls")
    assert walls == dict.fromkeys(FIELDS, 6)
    assert sum(walls.values()) == 66
    assert sum(walls.values()) + zone(match, "stock")["bricks"] == bricks


def test_2_4_no_field_ever_has_more_than_six_bricks() -> None:
    assert spoilt({"walls": {"A": 7}}).facts["place"] == "walls.A"


def test_2_4_bricks_shot_away_go_to_the_side_stock_and_can_come_back_by_an_event() -> None:
    match = fort(filed=7, lanes={"B": "1-B1"}, walls={"D": 5})
    end_turn(match, "1-morale-1")
    assert (zone(match, "walls")["B"], side_stock(match)) == (5, 2)
    match.happen("walls-2")
    while match.decision is not None and match.decision.prompt == "LayBrick":
        match.choose(match.options()[0])
    assert (zone(match, "walls")["B"], side_stock(match)) == (6, 0)


LIMITS: list[tuple[str, dict[str, int]]] = [
    ("ammo", {"1": 9, "2": 8}),
    ("stock", {"mines": 5}),
    ("stock", {"grenades": 5}),
    ("stock", {"bricks": 9}),
    ("markers", {"extra-move-1": 3, "extra-move-2": 3}),
    ("markers", {"extra-action-1": 3, "extra-action-2": 2}),
    ("markers", {"limited-move-1": 3, "limited-move-2": 2}),
    ("markers", {"extra-move-3": 1}),
]


@pytest.mark.parametrize(("name", "content"), LIMITS)
def test_2_5_there_are_no_more_pieces_than_listed(name: str, content: dict[str, int]) -> None:
    assert spoilt({name: content}).code in ("impossible", "dump-value")


WITHIN: list[dict[str, dict[str, int]]] = [
    {"ammo": {"1": 8, "2": 8}},
    {"stock": {"mines": 4, "grenades": 4, "bricks": 8}},
    {"markers": {"extra-move-1": 3, "extra-move-2": 2}},
    {"markers": {"extra-action-1": 2, "extra-action-2": 2}},
    {"markers": {"limited-move-1": 2, "limited-move-2": 2}},
]


@pytest.mark.parametrize("zones", WITHIN)
def test_2_5_all_listed_pieces_can_be_in_use(zones: dict[str, Any]) -> None:
    match = fort(**zones)
    for name, content in zones.items():
        assert {**zone(match, name), **content} == zone(match, name)


def test_2_5_spent_ammunition_returns_to_the_pool_and_can_be_taken_again() -> None:
    match = fort(lanes={"A": "1-A1"}, ammo={"1": 8, "2": 8}, markers={"extra-action-1": 1})
    match.choose("fire")
    assert pool(match) == 1
    play(match, "move G2", "use-extra-action", "take-ammunition")
    assert (zone(match, "ammo")["1"], pool(match)) == (8, 0)


def test_2_5_officers_never_trade() -> None:
    match = fort(officers={"1": "C", "2": "C"}, ammo={"1": 0, "2": 9})
    assert texts(match) == ["move B", "move D", "move G3", "move G4", "end"]
    with pytest.raises(IllegalChoice):
        match.choose("give 1")


def tables() -> Tables:
    found = GAME.tables()
    assert isinstance(found, Tables)
    return found


def test_2_6_there_are_24_and_40_cards_of_each_kind_listed() -> None:
    t = tables()
    count = Counter((name[0], KIND_NAMES[t.kind[c]]) for c, name in enumerate(t.card_names))
    assert count == {
        ("1", "howitzer"): 5,
        ("1", "machine-gun"): 15,
        ("1", "air-raid"): 2,
        ("1", "morale-loss"): 2,
        ("2", "howitzer"): 5,
        ("2", "machine-gun"): 20,
        ("2", "air-raid"): 9,
        ("2", "morale-loss"): 6,
    }


def test_2_6_the_values_of_troops() -> None:
    t = tables()
    troops = [card for card in range(t.cards) if t.lane[card] != NONE]
    howitzers = [card for card in troops if KIND_NAMES[t.kind[card]] == "howitzer"]
    units = [card for card in troops if card not in howitzers]
    assert Counter(t.health[card] for card in troops) == {1: 30, 2: 13, 3: 2}
    assert Counter(t.lane[card] for card in troops) == dict.fromkeys(range(5), 9)
    assert {(t.speed[card], t.fire[card]) for card in howitzers} == {(0, 1)}
    assert {t.speed[card] for card in units} == {1, 3}
    assert {t.fire[card] for card in units} == {1, 2}


def test_2_6_every_card_marks_two_lanes_and_no_troop_its_own() -> None:
    t = tables()
    for card in range(t.cards):
        assert 0 <= t.mark1[card] < t.mark2[card] < 5
        assert t.lane[card] not in (t.mark1[card], t.mark2[card])


def test_2_6_the_air_raids_name_each_field_once() -> None:
    t = tables()
    assert sorted(field for field in t.target if field != NONE) == list(range(11))
