"""Chapter 18 of RULES.md: the powers of the Raiders."""

import pytest

from tests.games.ante_portas.front import (
    about,
    is_lost,
    look,
    march,
    soldiers,
    sums,
    troops,
    works,
    wounded,
)
from tests.games.ante_portas.realm import texts, told


def test_18_1_what_does_not_apply_is_left_out() -> None:
    match = march("R202", "22", troops={"22": {"basic": 1}})
    assert troops(match) == {"14": (1, 0)}
    assert told(match, "power-works") == []


def test_18_1_a_power_works_as_far_as_it_applies() -> None:
    match = march("R120", "17", troops={"17": {"elite": 1}}, works={"15": "trap"})
    assert told(match, "power-works") == []
    assert troops(match) == {"10": (0, 1)}


def test_18_2_regroup_exchanges_units_with_the_supply() -> None:
    match = march("R202", "22", troops={"22": {"basic": 3}})
    assert troops(match) == {"14": (1, 1)}
    assert about(match, "power-works") == [("regroup", "22")]
    match = march("R209", "22", troops={"22": {"elite": 2}})
    assert troops(match) == {"12": (3, 1)}


def test_18_2_without_such_units_in_the_supply_nothing_is_exchanged() -> None:
    match = march("R202", "22", troops={"22": {"basic": 3}, "28": {"elite": 12}})
    assert troops(match) == {"14": (3, 0), "28": (0, 12)}


def test_18_3_units_join_before_the_first_arrow() -> None:
    assert troops(march("R109", "22", troops={"22": {"basic": 1}})) == {"17": (2, 0)}
    assert troops(march("R213", "22", troops={"22": {"basic": 1}})) == {"15": (1, 1)}


def test_18_3_an_empty_supply_gives_nobody() -> None:
    match = march("R109", "22", troops={"22": {"basic": 1}, "28": {"basic": 22}})
    assert troops(match) == {"17": (1, 0), "28": (22, 0)}


@pytest.mark.parametrize(("other", "goal"), [("24", "24"), ("6", "6")])
def test_18_4_the_troop_goes_to_the_smallest_numbered_other_one(other: str, goal: str) -> None:
    match = march("R106", "9", troops={"9": {"basic": 2}, other: {"elite": 1}, "28": {"basic": 1}})
    assert troops(match) == {goal: (2, 1), "28": (1, 0)}
    assert about(match, "troop-jumps") == [("9", goal)]


def test_18_4_without_another_troop_it_stays() -> None:
    match = march("R106", "9", troops={"9": {"basic": 2}})
    assert troops(match) == {"9": (2, 0)}
    assert told(match, "power-works") == []


def test_18_4_on_the_way_there_is_no_battle_and_no_trap() -> None:
    match = march(
        "R106",
        "9",
        troops={"9": {"basic": 2}, "19": {"basic": 1}},
        soldiers={"14": {"farmer": 3}},
        works={"9": "trap"},
    )
    assert troops(match) == {"19": (3, 0)}
    assert sums(match) == []


def test_18_5_citizens_go_before_the_battle() -> None:
    units = {"12": {"farmer": 1, "citizen": 2}}
    match = march("R121", "17", troops={"17": {"basic": 1}}, soldiers=units)
    assert sums(match) == [(1, 1)]
    assert wounded(match) == (1, 2)


def test_18_5_without_anybody_else_there_is_no_battle() -> None:
    match = march("R121", "17", troops={"17": {"basic": 1}}, soldiers={"12": {"citizen": 1}})
    assert sums(match) == []
    assert wounded(match) == (0, 1)
    assert troops(match) == {"9": (1, 0)}


def test_18_6_a_stronger_troop_compares_and_hurts_with_more() -> None:
    match = march("R117", "17", troops={"17": {"basic": 2}}, soldiers={"14": {"citizen": 1}})
    assert sums(match) == [(3, 3)]
    assert wounded(match) == (0, 1)


def test_18_6_a_weaker_troop_compares_and_hurts_with_less_in_every_battle() -> None:
    units = {"12": {"farmer": 1}, "7": {"farmer": 2}}
    match = march("R115", "17", troops={"17": {"basic": 4}}, soldiers=units)
    assert sums(match) == [(1, 3), (2, 2)]
    assert wounded(match) == (3, 0)
    match = march("R115", "17", troops={"17": {"basic": 2}}, soldiers={"12": {"farmer": 2}})
    assert wounded(match) == (1, 0)


def test_18_7_the_trap_on_the_start_hex_does_not_hold() -> None:
    match = march("R111", "17", troops={"17": {"basic": 1}}, works={"17": "trap"})
    assert works(match) == {}
    assert troops(match) == {"10": (1, 0)}


def test_18_7_a_trap_entered_goes_before_the_battle() -> None:
    match = march(
        "R111",
        "17",
        troops={"17": {"basic": 2}},
        soldiers={"15": {"farmer": 1}},
        works={"15": "trap"},
    )
    assert sums(match) == [(1, 2)]
    assert works(match) == {}
    assert troops(match) == {"10": (1, 0)}


def test_18_8_a_trap_takes_one_basic_unit_of_those_who_enter() -> None:
    match = march("R120", "17", troops={"17": {"basic": 1}}, works={"15": "trap"})
    assert troops(match) == {}
    assert works(match) == {"15": "trap"}


def test_18_8_it_takes_him_before_the_battle() -> None:
    match = march(
        "R120",
        "17",
        troops={"17": {"basic": 3}},
        soldiers={"15": {"farmer": 1}},
        works={"15": "trap"},
    )
    assert sums(match) == [(2, 2)]


@pytest.mark.parametrize(
    ("basic", "elite", "goal"),
    [(1, 0, "7"), (1, 1, "12"), (3, 0, "17"), (2, 2, "22"), (5, 0, "27"), (0, 6, "27")],
)
def test_18_9_the_fewer_they_are_the_further_they_press(basic: int, elite: int, goal: str) -> None:
    match = march("R116", "27", troops={"27": {"basic": basic, "elite": elite}})
    assert troops(match) == {goal: (basic, elite)}


def test_18_9_each_hex_counts_as_an_arrow() -> None:
    match = march("R116", "27", troops={"27": {"basic": 2}}, works={"27": "trap"})
    assert troops(match) == {"17": (2, 0)}


def test_18_9_units_are_counted_at_the_start() -> None:
    units = {"22": {"farmer": 1}}
    match = march("R116", "27", troops={"27": {"basic": 3}}, soldiers=units)
    assert troops(match) == {"17": (2, 0)}


def test_18_10_a_shot_wounds_before_the_troop_moves() -> None:
    match = march("R107", "17", troops={"17": {"basic": 1}}, soldiers={"12": {"farmer": 1}})
    assert wounded(match) == (1, 0)
    assert sums(match) == []
    assert troops(match) == {"7": (1, 0)}


def test_18_10_what_nobody_falls_by_is_strength_in_the_battle() -> None:
    match = march("R107", "17", troops={"17": {"basic": 2}}, soldiers={"12": {"citizen": 1}})
    assert about(match, "held-over") == [("12",)]
    assert sums(match) == [(3, 3)]
    assert wounded(match) == (0, 1)


def test_18_10_it_counts_on_that_hex_alone() -> None:
    units = {"12": {"citizen": 1}, "14": {"citizen": 1}}
    match = march("R207", "17", troops={"17": {"elite": 2}}, soldiers=units)
    assert about(match, "held-over") == [("14",), ("12",)]
    assert sums(match) == [(3, 7)]
    assert troops(match) == {"9": (0, 1)}


def test_18_11_citizens_kill_a_whole_troop() -> None:
    units = {"14": {"farmer": 1, "citizen": 1}}
    match = march("R122", "17", troops={"17": {"basic": 4, "elite": 1}}, soldiers=units)
    assert troops(match) == {}
    assert sums(match) == []
    assert soldiers(match) == {"14": 2}


def test_18_11_farmers_do_not() -> None:
    match = march("R122", "17", troops={"17": {"basic": 2}}, soldiers={"14": {"farmer": 1}})
    assert sums(match) == [(1, 2)]


@pytest.mark.parametrize("work", ["trench", "guard-post", "pressure-mine", "dummy-mine"])
def test_18_12_one_damage_destroys_a_lone_tile(work: str) -> None:
    match = march("R107", "17", troops={"17": {"basic": 1}}, works={"12": work})
    assert works(match) == {}
    assert sums(match) == []
    assert troops(match) == {"7": (1, 0)}


def test_18_12_a_bunker_absorbs_it() -> None:
    match = march(
        "R207",
        "17",
        troops={"17": {"basic": 2}},
        works={"12": "bunker", "14": "trap", "15": "bomb"},
    )
    assert about(match, "held-over") == [("12",)]
    assert sums(match) == [(3, 3)]
    assert works(match) == {"14": "trap", "15": "bomb"}


def test_18_12_a_manned_tile_is_not_alone() -> None:
    match = march(
        "R107",
        "17",
        troops={"17": {"basic": 1}},
        soldiers={"12": {"farmer": 1}},
        works={"12": ("trench", "down")},
    )
    assert wounded(match) == (1, 0)
    assert sums(match) == [(1, 1)]
    assert look(match, "12") == {}
    assert not is_lost(match)
    assert "go commander" in texts(match)
