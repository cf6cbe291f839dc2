"""Chapter 6 of RULES.md: the action tiles."""

import pytest

from siegeworks import IllegalChoice
from tests.games.westerplatte.table import (
    FIELDS,
    Lane,
    about,
    end_turn,
    fort,
    morale,
    play,
    pool,
    side_stock,
    texts,
    why,
    zone,
)

MORTAR, AMMUNITION, MORALE, REBUILD, MINES, PUSH = "G1", "G2", "G3", "G4", "G5", "G6"
LEVELS = ("easy", "hard")


def tile_texts(match_texts: list[str]) -> list[str]:
    return [text for text in match_texts if text != "end" and not text.startswith("move ")]


def test_6_1_a_tile_is_used_where_the_officer_stands() -> None:
    match = fort(officers={"1": MORALE}, walls={"A": 5}, lanes={"B": ("1-B4", "II")})
    assert tile_texts(texts(match)) == ["raise-morale"]
    match.choose("move G4")
    assert tile_texts(texts(match)) == ["rebuild A"]


def test_6_1_the_tile_counts_not_the_guardhouse() -> None:
    tiles = ("morale", "mortar", "mines", "rebuild", "ammunition", "push-back")
    match = fort(officers={"1": "G5"}, tiles=tiles)
    assert tile_texts(texts(match)) == ["take-ammunition"]


def test_6_1_using_a_tile_takes_the_action() -> None:
    match = fort(officers={"1": AMMUNITION})
    match.choose("take-ammunition")
    assert zone(match, "actions") == 0
    assert tile_texts(texts(match)) == []


def test_6_1_a_guardhouse_without_bricks_still_works() -> None:
    match = fort(officers={"1": MORALE}, walls={"G3": 0}, morale="neutral-1")
    match.choose("raise-morale")
    assert morale(match) == "start"


def test_6_1_nobody_uses_a_tile_from_a_forward_space() -> None:
    match = fort(officers={"1": "C"})
    assert tile_texts(texts(match)) == []


def test_6_1_a_tile_that_would_change_nothing_is_not_offered() -> None:
    full = {lane: f"1-{lane}1" for lane in "ABCDE"}
    useless: list[tuple[str, dict[str, Lane], dict[str, int]]] = [
        (MORTAR, {}, {}),
        (AMMUNITION, {}, {"1": 8, "2": 8}),
        (REBUILD, {}, {}),
        (MINES, dict(full), {}),
        (PUSH, dict(full), {}),
    ]
    for field, lanes, ammo in useless:
        match = fort(officers={"1": field}, lanes=lanes, ammo=ammo)
        assert tile_texts(texts(match)) == []


@pytest.mark.parametrize("level", LEVELS)
def test_6_2_the_morale_tile_raises_morale_by_one_on_both_sides(level: str) -> None:
    match = fort(level=level, officers={"1": MORALE}, morale="high-1")
    match.choose("raise-morale")
    assert morale(match) == "high-2"
    assert about(match, "morale-moves") == [("high-2", "10.2")]


@pytest.mark.parametrize(
    ("card", "wounds_before", "wounds_after"),
    [
        ("2-C1", 0, 2),  # a howitzer of health 3
        ("2-C1", 1, None),
        ("2-C3", 0, None),  # health 1: the second wound is lost
        ("2-C4", 0, None),
        ("2-C5", 0, 2),  # health 3
        ("2-C5", 1, None),
        ("2-C5", 2, None),
    ],
)
def test_6_3_a_grenade_makes_two_wounds(
    card: str, wounds_before: int, wounds_after: int | None
) -> None:
    match = fort(officers={"1": MORTAR}, lanes={"C": (card, "I", wounds_before)})
    match.choose("mortar C")
    assert zone(match, "stock")["grenades"] == 3
    assert zone(match, "wounds")["C"] == (wounds_after or 0)
    assert zone(match, "card")["C"] == (None if wounds_after is None else card)
    assert about(match, "mortar-fired") == [("C", "6.3")]


def test_6_3_wounds_beyond_health_hit_nobody_else() -> None:
    match = fort(officers={"1": MORTAR}, lanes={"C": "1-C3", "D": "1-D3"})
    match.choose("mortar C")
    assert (zone(match, "card")["D"], zone(match, "wounds")["D"]) == ("1-D3", 0)


def test_6_3_the_mortar_reaches_any_lane_with_a_troop() -> None:
    lanes: dict[str, Lane] = {"A": ("1-A3", "IV"), "D": "1-D1", "E": ("1-E4", "II")}
    match = fort(officers={"1": MORTAR}, lanes=lanes)
    assert tile_texts(texts(match)) == ["mortar A", "mortar D", "mortar E"]
    assert why(match, "mortar B") == ("lane-empty", "6.3", 0, 0)


@pytest.mark.parametrize(("level", "grenades"), [("easy", 4), ("hard", 3)])
def test_6_3_each_side_has_its_number_of_grenades(level: str, grenades: int) -> None:
    match = fort(level=level, officers={"1": MORTAR}, lanes={"C": "1-C1"})
    match.choose("mortar C")
    assert zone(match, "stock")["grenades"] == grenades - 1


def test_6_3_without_a_grenade_it_is_refused_with_what_it_needs() -> None:
    match = fort(officers={"1": MORTAR}, lanes={"C": "1-C1"}, stock={"grenades": 0})
    assert tile_texts(texts(match)) == []
    assert why(match, "mortar C") == ("no-grenades", "6.3", 1, 0)
    with pytest.raises(IllegalChoice):
        match.choose("mortar C")


def test_6_4_a_mine_goes_from_the_tile_to_a_free_lane() -> None:
    match = fort(officers={"1": MINES})
    match.choose("lay-mine B")
    assert zone(match, "mine") == {"A": 0, "B": 1, "C": 0, "D": 0, "E": 0}
    assert zone(match, "stock")["mines"] == 3
    assert about(match, "mine-laid") == [("B", "6.4")]


def test_6_4_not_on_a_lane_with_a_troop_or_a_mine() -> None:
    match = fort(officers={"1": MINES}, lanes={"A": "1-A1"}, mines=["D"])
    assert tile_texts(texts(match)) == ["lay-mine B", "lay-mine C", "lay-mine E"]
    assert why(match, "lay-mine A") == ("lane-taken", "6.4", 0, 0)
    assert why(match, "lay-mine D") == ("lane-mined", "6.4", 0, 0)


def test_6_4_without_a_mine_on_the_tile_it_is_refused_with_what_it_needs() -> None:
    match = fort(officers={"1": MINES}, stock={"mines": 0})
    assert tile_texts(texts(match)) == []
    assert why(match, "lay-mine A") == ("no-mines", "6.4", 1, 0)


def test_6_4_a_mine_lies_until_a_troop_enters_even_over_the_end_of_a_day() -> None:
    match = fort(mines=["B"], filed=7)
    end_turn(match, "1-morale-1")
    match.happen("ammunition")
    assert (zone(match, "day"), zone(match, "mine")["B"]) == (2, 1)


@pytest.mark.parametrize(("level", "mines"), [("easy", 4), ("hard", 3)])
def test_6_4_all_mines_of_a_side_can_lie_on_lanes(level: str, mines: int) -> None:
    match = fort(level=level, mines=list("ABCDE"[: mines - 1]), officers={"1": MINES})
    match.choose("lay-mine E")
    assert sum(zone(match, "mine").values()) == mines
    assert zone(match, "stock")["mines"] == 0


def test_6_5_two_bricks_go_from_the_tile_to_one_damaged_field() -> None:
    match = fort(officers={"1": REBUILD}, walls={"A": 3, "G2": 0})
    assert tile_texts(texts(match)) == ["rebuild A", "rebuild G2"]
    match.choose("rebuild G2")
    assert (zone(match, "walls")["G2"], zone(match, "walls")["A"]) == (2, 3)
    assert zone(match, "stock")["bricks"] == 6
    assert about(match, "wall-rebuilt") == [("G2", 2, "6.5")]


def test_6_5_if_only_one_fits_the_other_goes_to_the_side_stock() -> None:
    match = fort(officers={"1": REBUILD}, walls={"A": 5})
    assert side_stock(match) == 1
    match.choose("rebuild A")
    assert zone(match, "walls")["A"] == 6
    assert (zone(match, "stock")["bricks"], side_stock(match)) == (6, 2)


def test_6_5_an_undamaged_field_is_refused() -> None:
    match = fort(officers={"1": REBUILD}, walls={"A": 5})
    for field in FIELDS[1:]:
        assert why(match, f"rebuild {field}") == ("wall-whole", "6.5", 0, 0)


def test_6_5_without_bricks_on_the_tile_it_is_refused_with_what_it_needs() -> None:
    match = fort(officers={"1": REBUILD}, walls={"A": 2}, stock={"bricks": 0})
    assert tile_texts(texts(match)) == []
    assert why(match, "rebuild A") == ("no-bricks", "6.5", 1, 0)


@pytest.mark.parametrize(("level", "times"), [("easy", 4), ("hard", 3)])
def test_6_5_the_bricks_of_a_side_last_for_so_many_times(level: str, times: int) -> None:
    bricks = {"bricks": 2}
    match = fort(level=level, officers={"1": REBUILD}, walls={"A": 0})
    assert zone(match, "stock")["bricks"] == times * 2
    match = fort(level=level, officers={"1": REBUILD}, walls={"A": 0}, stock=bricks)
    match.choose("rebuild A")
    assert zone(match, "stock")["bricks"] == 0


@pytest.mark.parametrize(("level", "rounds"), [("easy", 4), ("medium", 4), ("hard", 3)])
def test_6_6_the_officer_takes_rounds_from_the_pool(level: str, rounds: int) -> None:
    match = fort(level=level, officers={"1": AMMUNITION})
    match.choose("take-ammunition")
    assert zone(match, "ammo") == {"1": 2 + rounds, "2": 2}
    assert pool(match) == 12 - rounds
    assert about(match, "ammunition-taken") == [("1", rounds, "6.6")]


@pytest.mark.parametrize("left", [1, 2, 3])
def test_6_6_if_fewer_are_left_the_officer_takes_those(left: int) -> None:
    match = fort(officers={"1": AMMUNITION}, ammo={"1": 0, "2": 16 - left})
    match.choose("take-ammunition")
    assert (zone(match, "ammo")["1"], pool(match)) == (left, 0)


def test_6_6_with_an_empty_pool_it_is_refused_with_what_it_needs() -> None:
    match = fort(officers={"1": AMMUNITION}, ammo={"1": 8, "2": 8})
    assert tile_texts(texts(match)) == []
    assert why(match, "take-ammunition") == ("pool-empty", "6.6", 1, 0)


def test_6_7_example_three_units_go_back_two_spaces_and_stop_on_the_first() -> None:
    lanes: dict[str, Lane] = {"A": ("1-A3", "IV"), "B": ("1-B3", "III"), "E": ("1-E3", "II")}
    match = fort(officers={"1": PUSH}, lanes=lanes)
    play(match, "push-back A", "push-back B", "push-back E")
    assert zone(match, "space") == {"A": "II", "B": "I", "C": None, "D": None, "E": "I"}
    assert about(match, "troop-pushed")[0] == ("A", "II", "6.7")
    assert match.decision is not None
    assert match.decision.prompt == "Act"


@pytest.mark.parametrize(("level", "limit"), [("easy", 3), ("hard", 2)])
def test_6_7_up_to_three_or_two_units(level: str, limit: int) -> None:
    lanes: dict[str, Lane] = {lane: (f"1-{lane}4", "IV") for lane in "ABCD"}
    match = fort(level=level, officers={"1": PUSH}, lanes=lanes)
    for pushed, lane in enumerate("ABC"[:limit], start=1):
        match.choose(f"push-back {lane}")
        assert ("enough" in texts(match)) == (pushed < limit)
    assert list(zone(match, "space").values()).count("II") == limit


def test_6_7_fewer_may_be_pushed() -> None:
    lanes: dict[str, Lane] = {lane: (f"1-{lane}4", "IV") for lane in "ABCD"}
    match = fort(officers={"1": PUSH}, lanes=lanes)
    play(match, "push-back B", "enough")
    assert zone(match, "space") == {"A": "IV", "B": "II", "C": "IV", "D": "IV", "E": None}
    assert zone(match, "actions") == 0


def test_6_7_any_two_units_can_be_chosen_each_only_once() -> None:
    lanes: dict[str, Lane] = {lane: (f"1-{lane}4", "IV") for lane in "ACE"}
    for first, second in ("AC", "AE", "CE"):
        match = fort(level="hard", officers={"1": PUSH}, lanes=lanes)
        match.choose(f"push-back {first}")
        assert f"push-back {first}" not in texts(match)
        match.choose(f"push-back {second}")
        spaces = zone(match, "space")
        assert [lane for lane in "ACE" if spaces[lane] == "II"] == [first, second]


def test_6_7_howitzers_and_units_on_the_first_space_stay() -> None:
    lanes: dict[str, Lane] = {"A": "1-A1", "B": "1-B3", "C": ("1-C3", "II")}
    match = fort(officers={"1": PUSH}, lanes=lanes)
    assert tile_texts(texts(match)) == ["push-back C"]
    assert why(match, "push-back A") == ("howitzer-stays", "6.7", 0, 0)
    assert why(match, "push-back B") == ("first-space", "6.7", 0, 0)
    assert why(match, "push-back D") == ("lane-empty", "6.7", 0, 0)


def test_6_7_with_no_other_unit_to_push_nothing_is_asked() -> None:
    match = fort(officers={"1": PUSH}, lanes={"A": "1-A1", "C": ("1-C3", "IV"), "D": "1-D3"})
    match.choose("push-back C")
    assert match.decision is not None
    assert match.decision.prompt == "Act"


def test_6_7_a_unit_pushed_off_the_last_space_does_not_fire() -> None:
    match = fort(officers={"1": PUSH}, lanes={"C": ("1-C4", "IV", 1)})
    match.choose("push-back C")
    match.choose("end")
    assert zone(match, "walls")["C"] == 6
    assert zone(match, "wounds")["C"] == 1
