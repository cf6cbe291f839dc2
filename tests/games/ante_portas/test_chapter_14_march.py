"""Chapter 14 of RULES.md: the Battle Phase, and how troops march."""

from siegeworks import CHANCE
from tests.games.ante_portas.front import about, is_lost, look, march, sums, troops, wounded
from tests.games.ante_portas.realm import agenda, play, realm, told


def test_14_1_a_battle_phase_ends_each_half_year_before_the_years_end() -> None:
    match = realm(
        agenda=["BattlePhase()", "EndOfHalfYear()"], season="winter", troops={"4": {"basic": 1}}
    )
    play(match, "R101")
    assert is_lost(match)
    assert told(match, "year-ends") == []
    match = realm(agenda=["HalfYear()"], season="summer", year=1)
    assert [
        step for step in agenda(match) if step.startswith(("BattlePhase", "EndOfHalfYear"))
    ] == [
        "BattlePhase()",
        "EndOfHalfYear()",
    ]


def test_14_2_each_troop_gets_one_card_by_the_numbers_of_the_hexes() -> None:
    facts = {"17": {"basic": 1}, "12": {"basic": 2}, "28": {"elite": 1}}
    match = realm(agenda=["BattlePhase()", "EndOfHalfYear()"], troops=facts, soldiers={})
    play(match, "R101", "R103", "R117")
    assert [hex for _, hex in about(match, "card-turned")] == ["12", "17", "28"]
    assert troops(match) == {"7": (2, 0), "15": (1, 0), "25": (0, 1)}


def test_14_2_who_moved_back_to_a_later_number_gets_another_card() -> None:
    facts = {"9": {"basic": 1}, "24": {"basic": 1}}
    match = realm(agenda=["BattlePhase()", "EndOfHalfYear()"], troops=facts, soldiers={})
    play(match, "R106", "R101")
    assert [hex for _, hex in about(match, "card-turned")] == ["9", "24"]
    assert troops(match) == {"19": (2, 0)}


def test_14_3_what_comes_before_moving_comes_first_then_arrow_by_arrow() -> None:
    match = march("R107", "17", troops={"17": {"basic": 1}}, soldiers={"12": {"farmer": 1}})
    assert wounded(match) == (1, 0)
    assert sums(match) == []
    assert about(match, "troop-goes") == [("down", "12"), ("down", "7")]


def test_14_4_at_the_edge_left_and_right_mean_down() -> None:
    assert troops(march("R102", "21", troops={"21": {"basic": 1}})) == {"16": (1, 0)}
    assert troops(march("R103", "28", troops={"28": {"basic": 1}})) == {"23": (1, 0)}
    assert troops(march("R102", "23", troops={"23": {"basic": 1}})) == {"20": (1, 0)}
    straight = march("R102", "21", troops={"21": {"basic": 1}})
    assert about(straight, "troop-goes") == [("down", "16")], "the log tells the way it takes"


def test_14_5_who_ends_on_another_troop_joins_it() -> None:
    there = {"27": {"basic": 2}, "24": {"basic": 1}}
    assert troops(march("R102", "27", troops=there)) == {"24": (3, 0)}


def test_14_5_on_the_way_they_pass() -> None:
    there = {"27": {"basic": 2}, "24": {"basic": 1}}
    match = march("R105", "27", troops=there)
    assert troops(match) == {"24": (1, 0), "19": (2, 0)}


def test_14_6_the_trap_is_destroyed_before_the_battle_and_holds_nobody() -> None:
    facts = {"troops": {"17": {"basic": 2}}, "soldiers": {"15": {"farmer": 1}}}
    match = march("R111", "17", works={"15": "trap"}, **facts)
    assert sums(match) == [(1, 2)]
    assert troops(match) == {"10": (1, 0)}


def test_14_6_the_battle_comes_before_the_trap_holds() -> None:
    facts = {"troops": {"17": {"basic": 3}}, "soldiers": {"12": {"farmer": 1}}}
    match = march("R104", "17", works={"12": "trap"}, **facts)
    assert sums(match) == [(2, 3)]
    assert about(match, "troop-held") == [("12", "1")]
    assert troops(match) == {"12": (1, 0)}


def test_14_7_survivors_go_on_with_the_next_arrow() -> None:
    match = march("R104", "17", troops={"17": {"basic": 3}}, soldiers={"12": {"farmer": 1}})
    assert sums(match) == [(1, 3)]
    assert troops(match) == {"7": (2, 0)}


def test_14_8_a_trap_makes_three_miss_an_arrow_basic_units_first() -> None:
    match = march("R122", "22", troops={"22": {"basic": 4, "elite": 1}}, works={"19": "trap"})
    assert about(match, "troop-held") == [("19", "3")]
    assert troops(match) == {"17": (3, 0), "12": (1, 1)}
    match = march("R122", "22", troops={"22": {"basic": 1, "elite": 1}}, works={"19": "trap"})
    assert about(match, "troop-held") == [("19", "2")]
    assert troops(match) == {"17": (1, 1)}


def test_14_8_with_the_last_arrow_it_holds_nobody() -> None:
    match = march("R102", "22", troops={"22": {"basic": 1}}, works={"19": "trap"})
    assert told(match, "troop-held") == []
    assert troops(match) == {"19": (1, 0)}


def test_14_9_the_free_part_ends_its_card_first_then_the_held_part() -> None:
    facts = {"troops": {"22": {"basic": 4, "elite": 1}}, "works": {"19": "trap"}}
    match = march("R122", "22", soldiers={"17": {"citizen": 2}}, **facts)
    assert about(match, "troop-goes") == [
        ("left-down", "19"), ("down", "14"), ("right-down", "12"), ("right-down", "17"),
    ]  # fmt: skip


def test_14_9_both_parts_have_the_power() -> None:
    units = {"12": {"citizen": 1}, "17": {"citizen": 1}}
    match = march("R122", "22", troops={"22": {"basic": 5}}, works={"19": "trap"}, soldiers=units)
    assert about(match, "power-works") == [
        ("killed-by-citizens", "12"), ("killed-by-citizens", "17"),
    ]  # fmt: skip
    assert (troops(match), wounded(match)) == ({}, (0, 0))


def test_14_10_a_trap_holds_those_who_start_on_it_once() -> None:
    match = march("R103", "17", troops={"17": {"basic": 1}}, works={"17": "trap"})
    assert troops(match) == {"17": (1, 0)}
    match = march("R104", "17", troops={"17": {"basic": 1}}, works={"17": "trap"})
    assert about(match, "troop-held") == [("17", "1")]
    assert troops(match) == {"12": (1, 0)}
    match = march("R104", "17", troops={"17": {"basic": 4}}, works={"17": "trap"})
    assert troops(match) == {"12": (3, 0), "7": (1, 0)}


def test_14_11_a_lone_trap_starts_no_battle() -> None:
    match = march("R101", "17", troops={"17": {"basic": 1}}, works={"12": "trap"})
    assert sums(match) == []
    assert look(match, "12") == {"basic": 1, "work": "trap"}


def test_14_12_after_hex_28_the_exhausted_stand_up_free() -> None:
    units = {"2": {"tired-farmer": 2, "tired-citizen": 1, "farmer": 1}}
    match = realm(agenda=["BattlePhase()", "EndOfHalfYear()"], soldiers=units)
    assert look(match, "2") == {"farmers": 3, "citizens": 1}
    match = realm(
        agenda=["BattlePhase()", "EndOfHalfYear()"], soldiers=units, troops={"28": {"basic": 1}}
    )
    assert match.to_move == CHANCE
    assert look(match, "2")["tired_farmers"] == 2
    assert look(play(match, "R101"), "2") == {"farmers": 3, "citizens": 1}
