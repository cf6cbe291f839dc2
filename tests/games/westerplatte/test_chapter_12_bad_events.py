"""12 Events: shelling, attack and burnt passages."""

import pytest

from siegeworks import IllegalChoice
from tests.games.westerplatte.situations import damaged, event, prompt
from tests.games.westerplatte.table import FIELDS, about, end_of_day, fort, play, texts, why, zone

# 12.7 Shelling


@pytest.mark.parametrize(
    ("name", "hit"),
    [("shelling-BD", {"B": 5, "D": 5}), ("shelling-ACE", {"A": 5, "C": 5, "E": 5})],
)
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_12_7_each_named_forward_space_loses_a_brick(
    name: str, hit: dict[str, int], level: str
) -> None:
    match = event(name, level)
    assert damaged(match) == hit
    assert [line[0] for line in about(match, "bricks-lost")] == list(hit)


@pytest.mark.parametrize(
    ("name", "bare", "linked"),
    [
        ("shelling-BD", "B", ("G2", "G3")),
        ("shelling-BD", "D", ("G4", "G5")),
        ("shelling-ACE", "A", ("G1", "G2")),
        ("shelling-ACE", "C", ("G3", "G4")),
        ("shelling-ACE", "E", ("G5", "G6")),
    ],
)
def test_12_7_a_bare_forward_space_passes_the_hit_on(
    name: str, bare: str, linked: tuple[str, str]
) -> None:
    match = event(name, walls={bare: 0})
    assert texts(match) == [f"hit {field}" for field in linked]
    assert match.asked == (0, 1)
    match.choose(f"hit {linked[1]}", seat=1)
    assert zone(match, "walls")[linked[1]] == 5
    assert zone(match, "walls")[linked[0]] == 6


def test_12_7_spaces_are_hit_in_the_order_a_to_e() -> None:
    match = event("shelling-ACE", walls={"C": 0})
    assert zone(match, "walls")["A"] == 5
    assert zone(match, "walls")["E"] == 6
    match.choose("hit G3")
    assert damaged(match) == {"A": 5, "C": 0, "E": 5, "G3": 5}


# 12.8 German attack


UNITS = {
    "A": ("2-A4", "IV"),  # fire 2, speed 3
    "B": ("1-B1", "I"),  # howitzer
    "C": ("2-C3", "I"),  # fire 2, speed 3
    "D": ("1-D3", "IV"),  # fire 1, speed 1
    "E": ("2-E5", "II"),  # fire 2, speed 1
}


@pytest.mark.parametrize(
    ("name", "walls", "spaces"),
    [
        ("attack-BCD", {"B": 5, "D": 5}, ["IV", "I", "IV", "IV", "II"]),
        ("attack-all", {"A": 4, "B": 5, "D": 5}, ["IV", "I", "IV", "IV", "III"]),
    ],
)
def test_12_8_the_named_lanes_fire_and_then_their_units_advance(
    name: str, walls: dict[str, int], spaces: list[str]
) -> None:
    match = event(name, day=4, lanes=UNITS)
    assert damaged(match) == walls
    assert list(zone(match, "space").values()) == spaces
    kinds = [line.kind for line in match.log()]
    assert kinds.index("troop-advances") > max(
        i for i, kind in enumerate(kinds) if kind == "bricks-lost"
    )


def test_12_8_a_unit_that_reaches_the_last_space_does_not_fire() -> None:
    match = event("attack-all", lanes={"C": ("1-C2", "I"), "D": ("1-D3", "III")})
    assert damaged(match) == {}
    assert zone(match, "space")["C"] == "IV"
    assert zone(match, "space")["D"] == "IV"


def test_12_8_howitzers_fire_but_never_move() -> None:
    match = event("attack-BCD", lanes={"A": "1-A1", "C": "1-C1"})
    assert damaged(match) == {"C": 5}
    assert zone(match, "space")["C"] == "I"


def test_12_8_empty_lanes_do_nothing() -> None:
    match = event("attack-all")
    assert damaged(match) == {}
    assert prompt(match) == "Act"


def test_12_8_overflow_is_chosen_before_anything_moves() -> None:
    lanes = {"B": ("1-B3", "II"), "C": ("1-C4", "IV")}
    match = event("attack-BCD", walls={"C": 1}, lanes=lanes)
    assert texts(match) == ["hit G3", "hit G4"]
    assert zone(match, "space")["B"] == "II"
    match.choose("hit G4")
    assert damaged(match) == {"C": 0, "G4": 5}
    assert zone(match, "space")["B"] == "III"


# 12.9 Burnt passage


CLOSED = {"burnt-1": ("B", "C"), "burnt-2": ("G3", "G4")}


@pytest.mark.parametrize("name", CLOSED)
def test_12_9_the_passage_is_closed_in_both_directions(name: str) -> None:
    one, other = CLOSED[name]
    match = event(name, officers={"1": one, "2": other})
    assert f"move {one}" not in texts(match)
    assert why(match, f"move {one}") == ("passage-burnt", "12.9", 0, 0)
    with pytest.raises(IllegalChoice):
        match.choose(f"move {one}")
    match.choose("end")
    match.happen("1-A1")
    assert zone(match, "active") == "1"
    assert f"move {other}" not in texts(match)
    assert why(match, f"move {other}") == ("passage-burnt", "12.9", 0, 0)


@pytest.mark.parametrize("name", CLOSED)
@pytest.mark.parametrize("post", FIELDS)
def test_12_9_all_other_paths_stay_open(name: str, post: str) -> None:
    closed = event(name, officers={"2": post})
    usual = event("grenade", officers={"2": post})
    gone = {f"move {end}" for end in CLOSED[name] if post in CLOSED[name]}
    assert [text for text in texts(usual) if text not in gone] == texts(closed)


@pytest.mark.parametrize("name", CLOSED)
def test_12_9_there_is_a_way_round_of_one_move_more(name: str) -> None:
    one, other = CLOSED[name]
    match = event(name, officers={"2": one})
    between = {"burnt-1": "G3", "burnt-2": "C"}[name]
    play(match, f"move {between}", f"move {other}")
    assert zone(match, "post")["2"] == other


@pytest.mark.parametrize("name", CLOSED)
def test_12_9_the_passage_opens_when_the_next_event_is_drawn(name: str) -> None:
    post, way = CLOSED[name]
    match = end_of_day(2, "medium", burnt=name, officers={"2": post})
    assert zone(match, "burnt") == name
    match.happen("grenade")
    assert zone(match, "burnt") is None
    assert about(match, "passage-opens") == [(name, "12.1")]
    assert f"move {way}" in texts(match)


def test_12_9_the_passage_stays_closed_for_the_whole_day() -> None:
    cards = ["1-A1", "1-B1", "1-D1", "1-air-D"]
    match = event("burnt-1", officers={"1": "B", "2": "C"}, pile=cards)
    for card, way in zip(cards, "BCBC", strict=True):
        assert f"move {way}" not in texts(match)
        match.choose("end")
        match.happen(card)
    assert zone(match, "day") == 2
    assert zone(match, "burnt") == "burnt-1"


def test_12_9_troops_do_not_care() -> None:
    match = fort(level="medium", burnt="burnt-1", lanes={"B": ("1-B3", "I"), "C": ("1-C3", "I")})
    match.choose("end")
    match.happen("1-A4")  # moves B and C
    assert zone(match, "space")["B"] == "II"
    assert zone(match, "space")["C"] == "II"
