"""Chapter 15 of RULES.md: Battles, and who falls."""

from typing import Any

import pytest

from siegeworks import Match
from siegeworks.games.ante_portas.rules import field
from siegeworks.games.ante_portas.rules.pieces import TRENCH
from siegeworks.games.ante_portas.rules.state import Realm
from tests.games.ante_portas.front import look, march, sums, troops, works, wounded
from tests.games.ante_portas.realm import play, prompt, realm, texts, zones

Units = dict[str, int]
FLAT = ("pressure-mine", "bounding-mine", "dummy-mine", "trap", "bomb")  # tiles without a facing


def meet(invaders: Units, units: Units, work: str = "", **facts: Any) -> Match:
    """Invaders enter hex 7 from hex 12 with the only arrow of their card; Buildings look away."""
    if work:
        facts["works"] = {"7": work if work in FLAT else (work, "down")}
    return march("R101", "12", troops={"12": invaders}, soldiers={"7": units}, **facts)


def test_15_1_strength_is_health() -> None:
    assert sums(meet({"basic": 1, "elite": 1}, {"farmer": 1, "citizen": 1})) == [(4, 4)]
    match = meet({"basic": 2}, {"citizen": 1})
    assert (sums(match), wounded(match)) == ([(3, 2)], (0, 0))
    match = meet({"elite": 1}, {"citizen": 1})
    assert (sums(match), wounded(match)) == ([(3, 3)], (0, 1))


@pytest.mark.parametrize(
    ("work", "strength"),
    [
        ("trench", 1), ("bunker", 3), ("guard-post", 0), ("guard-tower", 1), ("catapult", 0),
        ("howitzer", 1), ("pressure-mine", 1), ("bounding-mine", 2), ("dummy-mine", 4),
    ],
)  # fmt: skip
def test_15_1_tiles_have_the_strength_they_show(work: str, strength: int) -> None:
    assert sums(meet({"elite": 3}, {"farmer": 2}, work))[0] == (2 + strength, 9)


def test_15_2_the_exhausted_a_trap_and_all_else_count() -> None:
    units = {"farmer": 1, "tired-farmer": 1, "tired-citizen": 1}
    assert sums(meet({"elite": 3}, units, "trap")) == [(6, 9)]
    assert sums(meet({"elite": 3}, units, palisades=["7"])) == [(6, 9)]


def test_15_2_shots_from_elsewhere_count() -> None:
    units = {"7": {"farmer": 1}, "2": {"farmer": 2}}
    match = march("R101", "12", troops={"12": {"basic": 3}}, soldiers=units, works={"2": "trench"})
    play(match, "shoot-from 2", "shoot-from 2")
    assert sums(match) == [(3, 3)]


def test_15_3_theirs_counts_units_powers_and_fire_held_over_never_below_0() -> None:
    weak = {"troops": {"12": {"basic": 1}}, "soldiers": {"10": {"farmer": 1}}}
    match = march("R215", "12", **weak)
    assert sums(match) == [(1, 0)]
    assert wounded(match) == (0, 0)
    match = march("R107", "12", troops={"12": {"basic": 1}}, soldiers={"7": {"citizen": 1}})
    assert sums(match) == [(3, 2)]


def test_15_4_equal_strength_wins_and_all_fall() -> None:
    match = meet({"basic": 1}, {"farmer": 1})
    assert (sums(match), troops(match)) == ([(1, 1)], {})
    assert zones(match)["supply"]["basic"] == 23


def test_15_5_the_winners_take_damage_equal_to_the_sum_of_the_others() -> None:
    match = meet({"basic": 2}, {"farmer": 3})
    assert wounded(match) == (2, 0)
    assert look(match, "7") == {"farmers": 1}


def test_15_6_a_mine_goes_off_by_any_damage_and_takes_its_strength() -> None:
    match = meet({"basic": 1}, {"farmer": 2}, "dummy-mine")
    assert prompt(match) == "Suffer"
    play(match, "lose-mine 0")
    assert (works(match), wounded(match)) == ({}, (0, 0))
    match = play(meet({"basic": 4}, {"farmer": 4}, "bounding-mine"), "lose-mine 0")
    assert (works(match), wounded(match)) == ({}, (2, 0))


def test_15_7_a_mine_is_spared_only_if_soldiers_fall_for_exactly_the_damage() -> None:
    match = meet({"basic": 3}, {"citizen": 1}, "bounding-mine")
    assert texts(match) == ["lose-mine 0", "spare-mine 1"]
    play(match, "spare-mine 1")
    assert (works(match), wounded(match)) == ({"7": "bounding-mine"}, (0, 1))
    match = meet({"basic": 2}, {"citizen": 1}, "bounding-mine")
    assert (works(match), wounded(match)) == ({}, (0, 0))


def test_15_8_the_greatest_strength_not_above_the_damage_falls() -> None:
    match = meet({"basic": 4}, {"citizen": 2, "farmer": 1})
    assert wounded(match) == (1, 1)
    match = meet({"basic": 2}, {"citizen": 1, "farmer": 1})
    assert wounded(match) == (1, 0)


def test_15_8_between_equal_sets_you_choose() -> None:
    match = meet({"basic": 3}, {"citizen": 1, "farmer": 3})
    assert texts(match) == ["wound-citizens 0", "wound-citizens 1"]
    assert wounded(play(match, "wound-citizens 0")) == (3, 0)
    match = meet({"basic": 3}, {"citizen": 1, "farmer": 3})
    assert wounded(play(match, "wound-citizens 1")) == (0, 1)


def test_15_9_a_citizen_absorbs_what_is_left_of_1_or_2() -> None:
    match = meet({"basic": 3}, {"citizen": 2, "farmer": 1}, "pressure-mine")
    assert wounded(play(match, "lose-mine 0")) == (1, 0)
    match = meet({"basic": 5}, {"citizen": 2})
    assert wounded(match) == (0, 1)


def test_15_10_a_building_falls_when_no_soldier_is_left_and_the_rest_is_enough() -> None:
    assert works(meet({"basic": 2}, {"farmer": 1}, "trench")) == {}
    assert works(meet({"basic": 1}, {"farmer": 1}, "trench")) == {"7": "trench"}
    assert works(meet({"basic": 1}, {"farmer": 2}, "guard-post")) == {"7": "guard-post"}


def test_15_10_a_guard_post_falls_by_any_rest() -> None:
    assert works(meet({"basic": 1}, {"citizen": 1}, "guard-post")) == {"7": "guard-post"}
    units = {"7": {"farmer": 1}, "2": {"farmer": 1}}
    laid = {"7": ("guard-post", "down"), "2": "trench"}
    match = march("R101", "12", troops={"12": {"basic": 2}}, soldiers=units, works=laid)
    play(match, "shoot-from 2")
    assert (sums(match), wounded(match)) == ([(2, 2)], (1, 0))
    assert works(match) == {"2": "trench"}


def test_15_11_a_bunker_withstands_a_rest_of_2() -> None:
    match = meet({"basic": 3}, {"farmer": 1}, "bunker")
    assert (sums(match), works(match), wounded(match)) == ([(4, 3)], {"7": "bunker"}, (1, 0))
    match = meet({"basic": 4}, {"farmer": 1}, "bunker")
    assert (sums(match), works(match)) == ([(4, 4)], {})


def test_15_12_traps_and_bombs_do_not_fall() -> None:
    for tile in ("trap", "bomb"):
        match = meet({"basic": 4}, {"farmer": 1}, tile)
        assert works(match) == {"7": tile}
        assert wounded(match) == (1, 0)


def test_15_13_the_losers_go_and_the_invaders_take_their_sum_as_damage() -> None:
    match = meet({"basic": 5}, {"farmer": 1, "tired-farmer": 1}, "trench")
    assert (sums(match), wounded(match), works(match)) == ([(3, 5)], (2, 0), {})
    assert troops(match) == {"7": (2, 0)}


def test_15_14_of_the_invaders_too_the_greatest_sum_falls_and_you_choose() -> None:
    match = meet({"basic": 3, "elite": 1}, {"citizen": 1})
    assert texts(match) == ["fell-elites 0", "fell-elites 1"]
    assert troops(play(match, "fell-elites 1")) == {"7": (3, 0)}
    assert troops(meet({"basic": 1, "elite": 1}, {"farmer": 2})) == {"7": (0, 1)}
    assert troops(meet({"elite": 2}, {"farmer": 5})) == {"7": (0, 1)}


def test_15_15_the_wounded_tiles_and_invaders_go_where_they_belong() -> None:
    match = meet({"basic": 3, "elite": 1}, {"farmer": 2, "citizen": 1}, "trench")
    assert wounded(match) == (2, 1)
    assert works(match) == {}
    assert zones(match)["supply"] == {"basic": 23, "elite": 12}


def test_15_15_a_tile_that_fell_can_be_laid_again() -> None:
    laid = {str(hex): "trench" for hex in range(14, 24)} | {"7": ("trench", "down")}
    match = march(
        "R101", "12", troops={"12": {"basic": 3}}, soldiers={"7": {"farmer": 1}}, works=laid
    )
    assert len(works(match)) == 10
    state = match.state
    assert isinstance(state, Realm)
    assert field.count_left(state, TRENCH) == 1


def test_15_15_of_a_kind_the_exhausted_are_wounded_first() -> None:
    units = {"12": {"farmer": 1, "tired-farmer": 1}}
    match = march("R101", "17", troops={"17": {"basic": 1}}, soldiers=units)
    assert look(match, "12") == {"farmers": 1}


def test_15_16_strength_0_loses_and_hurts_nobody() -> None:
    match = meet({"basic": 1}, {}, "guard-post")
    assert sums(match) == [(0, 1)]
    assert works(match) == {}
    assert troops(match) == {"7": (1, 0)}


def test_15_17_damage_outside_battle_follows_the_same_and_never_adds_up() -> None:
    units = {"2": {"farmer": 2}, "4": {"farmer": 2}}
    laid = {"2": "trench", "4": ("trench", "right-up")}
    match = realm(soldiers=units, works=laid, troops={"7": {"elite": 1}})
    play(match, "act", "aim-at 7", "shoot-from 2", "shoot-from 2", "loose")
    assert troops(match) == {"7": (0, 1)}
    play(match, "aim-at 7", "shoot-from 4")
    assert troops(match) == {"7": (0, 1)}
    match = realm(soldiers=units, works=laid, troops={"7": {"elite": 1}})
    play(match, "act", "aim-at 7", "shoot-from 2", "shoot-from 2", "shoot-from 4", "loose")
    assert troops(match) == {}
