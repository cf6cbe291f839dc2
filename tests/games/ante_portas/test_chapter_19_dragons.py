"""Chapter 19 of RULES.md: how Dragons fly, breathe fire and land, and what powers they have."""

import pytest

from tests.games.ante_portas.front import (
    about,
    is_lost,
    look,
    march,
    sums,
    troops,
    works,
    wounded,
)
from tests.games.ante_portas.realm import play, prompt, texts, told


def test_19_1_in_flight_no_pressure_mine_and_no_trap_touches_them() -> None:
    for work in ("pressure-mine", "trap"):
        match = march("D104", "17", troops={"17": {"basic": 2}}, works={"15": work})
        assert troops(match) == {"10": (2, 0)}
        assert works(match) == {"15": work}
        assert sums(match) == []


def test_19_1_other_units_fight_them_without_the_trap() -> None:
    match = march(
        "D104",
        "17",
        troops={"17": {"basic": 2}},
        soldiers={"15": {"farmer": 1}},
        works={"15": "trap"},
    )
    assert sums(match) == [(1, 2)]


def test_19_1_a_bounding_mine_fights_them() -> None:
    match = march("D104", "17", troops={"17": {"basic": 2}}, works={"15": "bounding-mine"})
    assert sums(match) == [(2, 2)]
    assert works(match) == {}


def test_19_1_a_pressure_mine_stays_when_its_soldiers_lose() -> None:
    match = march(
        "D104",
        "17",
        troops={"17": {"basic": 2}},
        soldiers={"15": {"farmer": 1}},
        works={"15": "pressure-mine"},
    )
    assert sums(match) == [(1, 2)]
    assert works(match) == {"15": "pressure-mine"}


def test_19_1_they_take_off_with_their_first_step() -> None:
    guns = {"15": ("trench", "left-up"), "12": "trench"}
    units = {"15": {"farmer": 3}, "12": {"farmer": 2}}
    match = march("D104", "17", troops={"17": {"elite": 1}}, soldiers=units, works=guns)
    assert texts(match) == ["pass", "hold-fire", "shoot-from 12", "shoot-from 15"]
    play(match, "shoot-from 12", "shoot-from 12", "shoot-from 15", "loose")
    assert troops(match) == {}


def test_19_2_on_the_last_hex_they_are_fought_on_the_ground() -> None:
    match = march("D102", "17", troops={"17": {"basic": 1}}, works={"12": "pressure-mine"})
    assert sums(match) == [(1, 1)]
    assert troops(match) == {}
    assert works(match) == {}


def test_19_2_farmers_and_a_trap_fight_landed_elites() -> None:
    match = march(
        "D102",
        "17",
        troops={"17": {"elite": 1}},
        soldiers={"12": {"farmer": 2}},
        works={"12": "trap"},
    )
    assert sums(match) == [(3, 3)]


def test_19_3_a_trap_holds_those_who_start_on_it() -> None:
    match = march("D104", "17", troops={"17": {"basic": 2}}, works={"17": "trap"})
    assert troops(match) == {"12": (2, 0)}
    assert about(match, "troop-held") == [("17", "2")]


def test_19_3_it_holds_three_of_them() -> None:
    match = march("D104", "17", troops={"17": {"basic": 2, "elite": 2}}, works={"17": "trap"})
    assert troops(match) == {"12": (2, 1), "10": (0, 1)}


def test_19_4_a_flaming_arrow_hurts_before_they_enter() -> None:
    match = march("D103", "17", troops={"17": {"basic": 1}}, soldiers={"15": {"farmer": 1}})
    assert about(match, "fire-breathed") == [("15", "1")]
    assert wounded(match) == (1, 0)
    assert sums(match) == []
    assert troops(match) == {"10": (1, 0)}


def test_19_4_only_one_of_several_is_hurt() -> None:
    match = march("D103", "17", troops={"17": {"basic": 1}}, soldiers={"15": {"farmer": 2}})
    assert sums(match) == [(1, 1)]
    assert wounded(match) == (2, 0)


def test_19_5_fire_that_fells_nothing_is_held_over() -> None:
    match = march("D103", "17", troops={"17": {"basic": 3}}, soldiers={"15": {"citizen": 1}})
    assert about(match, "held-over") == [("15",)]
    assert sums(match) == [(3, 4)]
    assert wounded(match) == (0, 1)


def test_19_5_a_bunker_is_not_hurt_by_it() -> None:
    match = march("D103", "17", troops={"17": {"basic": 1}}, works={"15": "bunker"})
    assert sums(match) == [(3, 2)]
    assert works(match) == {"15": "bunker"}


def test_19_6_fire_destroys_the_mine_and_hurts_the_soldiers_too() -> None:
    match = march(
        "D103",
        "17",
        troops={"17": {"basic": 1}},
        soldiers={"15": {"farmer": 1}},
        works={"15": "dummy-mine"},
    )
    assert wounded(match) == (1, 0)
    assert works(match) == {}
    assert troops(match) == {"10": (1, 0)}


def test_19_6_fire_sets_off_the_bomb_and_the_dragons_beside_it_are_hit() -> None:
    match = march("D103", "17", troops={"17": {"basic": 2}}, works={"15": "bomb"})
    assert about(match, "bomb-explodes") == [("15",)]
    assert troops(match) == {"10": (1, 0)}


def test_19_6_the_fire_hurts_after_the_bomb() -> None:
    match = march(
        "D103",
        "17",
        troops={"17": {"elite": 1}},
        soldiers={"15": {"citizen": 1}},
        works={"15": "bomb"},
    )
    assert wounded(match) == (0, 1)
    assert told(match, "held-over") == []


def test_19_7_farmers_trenches_and_bunkers_do_nothing_to_flying_elites() -> None:
    for work in ("trench", "bunker"):
        match = march(
            "D104",
            "17",
            troops={"17": {"elite": 1}},
            soldiers={"15": {"farmer": 4}},
            works={"15": (work, "right-up")},
        )
        assert sums(match) == []
        assert look(match, "15") == {"farmers": 4, "work": work}
        assert troops(match) == {"10": (0, 1)}


def test_19_7_citizens_fight_them_and_farmers_are_left_alone() -> None:
    match = march(
        "D104",
        "17",
        troops={"17": {"elite": 1}},
        soldiers={"15": {"farmer": 1, "citizen": 1}},
        works={"15": ("trench", "right-up")},
    )
    assert sums(match) == [(3, 3)]
    assert wounded(match) == (0, 1)
    assert look(match, "15") == {"farmers": 1, "work": "trench"}


def test_19_7_no_trench_fires_on_them_in_flight() -> None:
    guns = {"12": "trench"}
    match = march(
        "D104", "19", troops={"19": {"elite": 1}}, soldiers={"12": {"farmer": 2}}, works=guns
    )
    assert prompt(match) == "Turn"
    match = march(
        "D104", "19", troops={"19": {"basic": 1}}, soldiers={"12": {"farmer": 2}}, works=guns
    )
    assert prompt(match) == "React"
    assert "shoot-from 12" in texts(match)


def test_19_8_in_mixed_troops_farmers_count_as_much_as_the_basic_dragons() -> None:
    units = {"15": {"farmer": 2, "citizen": 1}}
    match = march("D104", "17", troops={"17": {"basic": 1, "elite": 1}}, soldiers=units)
    assert sums(match) == [(4, 4)]
    assert troops(match) == {}


def test_19_8_they_fell_no_elite() -> None:
    units = {"15": {"farmer": 4}}
    match = march("D104", "17", troops={"17": {"basic": 3, "elite": 1}}, soldiers=units)
    assert sums(match) == [(3, 6)]
    assert troops(match) == {"10": (0, 1)}


def test_19_9_half_goes_left_elites_first_and_the_rest_right() -> None:
    match = march("D105", "19", troops={"19": {"basic": 1, "elite": 2}})
    assert troops(match) == {"16": (0, 2), "17": (1, 0)}
    match = march("D205", "19", troops={"19": {"basic": 4, "elite": 1}})
    assert troops(match) == {"16": (2, 1), "17": (2, 0)}


def test_19_9_whom_a_trap_holds_stays() -> None:
    match = march("D105", "19", troops={"19": {"basic": 5}}, works={"19": "trap"})
    assert troops(match) == {"16": (1, 0), "17": (1, 0), "19": (3, 0)}


def test_19_9_both_halves_fight_where_they_land() -> None:
    units = {"16": {"farmer": 1}, "17": {"farmer": 1}}
    match = march("D105", "19", troops={"19": {"basic": 4}}, soldiers=units)
    assert sums(match) == [(1, 2), (1, 2)]
    assert troops(match) == {"16": (1, 0), "17": (1, 0)}


def test_19_10_they_breathe_fire_without_moving() -> None:
    match = march(
        "D106",
        "17",
        troops={"17": {"basic": 2}},
        soldiers={"12": {"farmer": 1}, "15": {"citizen": 1}},
        works={"14": "dummy-mine"},
    )
    assert troops(match) == {"17": (2, 0)}
    assert wounded(match) == (1, 0)
    assert works(match) == {}
    assert told(match, "held-over") == []


def test_19_10_the_damage_is_that_of_the_card() -> None:
    match = march("D206", "17", troops={"17": {"basic": 1}}, soldiers={"12": {"farmer": 3}})
    assert wounded(match) == (2, 0)


def test_19_10_its_bombs_hit_the_troop_itself() -> None:
    match = march("D106", "17", troops={"17": {"basic": 2}}, works={"12": "bomb"})
    assert troops(match) == {"17": (1, 0)}


def test_19_11_weaker_only_in_the_battle_of_the_first_arrow() -> None:
    units = {"17": {"farmer": 1}, "12": {"farmer": 2}}
    match = march("D115", "22", troops={"22": {"basic": 3}}, soldiers=units)
    assert sums(match) == [(1, 2), (2, 2)]


def test_19_12_the_building_falls_and_its_soldiers_stay() -> None:
    match = march(
        "D118",
        "22",
        troops={"22": {"basic": 1}},
        soldiers={"14": {"farmer": 1}},
        works={"14": ("trench", "down")},
    )
    assert sums(match) == [(1, 1)]
    assert works(match) == {}


def test_19_12_an_empty_one_falls_without_battle() -> None:
    match = march("D117", "22", troops={"22": {"basic": 1}}, works={"20": "guard-post"})
    assert sums(match) == []
    assert works(match) == {}
    assert troops(match) == {"15": (1, 0)}


def test_19_12_both_sides_of_the_tile_are_meant_and_no_other() -> None:
    match = march("D218", "22", troops={"22": {"basic": 4}}, works={"19": "trench"})
    assert about(match, "power-works") == [("destroy-building", "19")]
    match = march("D217", "17", troops={"17": {"basic": 2}}, works={"10": "bunker"})
    assert told(match, "power-works") == []
    assert sums(match) == [(3, 2)]


def test_19_13_they_take_the_first_free_step_of_each_group() -> None:
    match = march("D110", "17", troops={"17": {"basic": 1}}, works={"12": "trap"})
    assert troops(match) == {"9": (1, 0)}
    assert sums(match) == []


def test_19_13_without_a_free_step_they_stay() -> None:
    posts = {"12": "trap", "14": "bomb", "15": "trench"}
    match = march("D110", "17", troops={"17": {"basic": 1}}, works=posts)
    assert troops(match) == {"17": (1, 0)}
    assert len(told(match, "dodges")) == 2


def test_19_13_over_the_edge_is_free() -> None:
    assert is_lost(march("D110", "1", troops={"1": {"basic": 1}}))


def test_19_14_they_pass_the_unit_shown_for_free() -> None:
    units = {"12": {"farmer": 1}, "7": {"farmer": 2}}
    match = march("D108", "19", troops={"19": {"basic": 1}}, soldiers=units)
    assert troops(match) == {"2": (1, 0)}
    assert sums(match) == []
    assert about(match, "stealthy") == [("12",), ("7",)]


def test_19_14_other_units_stop_them() -> None:
    match = march("D108", "19", troops={"19": {"basic": 3}}, soldiers={"17": {"citizen": 1}})
    assert sums(match) == [(3, 3)]


@pytest.mark.parametrize(
    ("card", "work", "at", "goal"),
    [
        ("D112", "trench", "14", "11"),
        ("D112", "bunker", "17", "9"),
        ("D116", "dummy-mine", "19", "11"),
        ("D120", "guard-tower", "15", "13"),
        ("D212", "trench", "15", "10"),
        ("D216", "pressure-mine", "17", "10"),
        ("D220", "howitzer", "17", "4"),
    ],
)
def test_19_14_each_card_has_its_unit(card: str, work: str, at: str, goal: str) -> None:
    match = march(card, "22", troops={"22": {"basic": 4}}, works={at: work})
    assert about(match, "stealthy") == [(at,)]
    assert works(match) == {at: work}
    assert sums(match) == []
    assert troops(match) == {goal: (4, 0)}


def test_19_14_they_pass_citizens_on_the_card_for_them() -> None:
    match = march("D208", "22", troops={"22": {"basic": 1}}, soldiers={"19": {"citizen": 1}})
    assert troops(match) == {"11": (1, 0)}


def test_19_14_they_may_slip_off_the_board() -> None:
    units = {"7": {"farmer": 1}, "2": {"farmer": 1}}
    match = march("D108", "14", troops={"14": {"basic": 1}}, soldiers=units)
    assert is_lost(match)
