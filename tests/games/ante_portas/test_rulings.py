"""Chapter 24 of RULES.md: each ruling has a test that bears its letter and number."""

import re
from typing import Any, Final

from siegeworks import Match
from siegeworks.words.reference import read_paragraphs, read_reference
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
from tests.games.ante_portas.realm import (
    GAME,
    agenda,
    filled,
    goals,
    play,
    prompt,
    realm,
    refusal,
    texts,
    told,
    zones,
)

ROW: Final = re.compile(r"\| ([EU]\d+(?:, [EU]\d+)*) \| (.+) \| ([^|]+) \|")
ON: Final = "EndOfHalfYear()"  # what a situation goes on with


def read_rulings(language: str) -> dict[str, tuple[str, ...]]:
    """The paragraphs that each ruling is carried out by."""
    (chapter,) = [part for part in read_reference(GAME.folder, language) if part.number == "24"]
    found: dict[str, tuple[str, ...]] = {}
    for codes, _, where in ROW.findall(chapter.text):
        for code in codes.split(", "):
            assert code not in found
            found[code] = tuple(re.findall(r"\d+\.\d+", where))
    return found


def test_each_ruling_has_a_test_of_its_name() -> None:
    names = {name.split("_")[1].upper() for name in globals() if re.match(r"test_[eu]\d+_", name)}
    assert names == set(read_rulings("en"))


def test_both_languages_have_the_same_rulings() -> None:
    rulings = read_rulings("en")
    assert rulings == read_rulings("de")
    known = read_paragraphs(GAME.folder)
    assert {where for places in rulings.values() for where in places} <= set(known)
    assert all(rulings.values())


# The war


def against(**facts: Any) -> Match:
    """A turn of seat 0 against another seat."""
    usual: dict[str, Any] = {"seats": 2, "options": {"mode": "flag"}, "soldiers": {}}
    return realm(**(usual | facts))


def test_e1_the_largest_strength_not_above_the_damage_falls() -> None:
    units = {"12": {"farmer": 2, "citizen": 2}}
    match = march("R101", "17", troops={"17": {"basic": 4}}, soldiers=units)
    assert wounded(match) == (1, 1)


def test_e2_a_mine_is_spared_only_by_an_exact_cover() -> None:
    facts: dict[str, Any] = {"soldiers": {"12": {"citizen": 1}}, "works": {"12": "bounding-mine"}}
    for invaders, is_asked in ((1, False), (2, False), (3, True), (4, False)):
        match = march("R101", "17", troops={"17": {"basic": invaders}}, **facts)
        assert (prompt(match) == "Suffer") == is_asked


def test_e3_damage_is_strength_with_its_bonus() -> None:
    match = march("R117", "17", troops={"17": {"basic": 2}}, soldiers={"14": {"citizen": 2}})
    assert sums(match) == [(6, 3)]
    assert wounded(match) == (0, 1)


def test_e4_the_same_holds_for_invaders() -> None:
    units = {"12": {"farmer": 4}}
    match = march("R101", "17", troops={"17": {"basic": 2, "elite": 2}}, soldiers=units)
    assert troops(match) == {"12": (1, 1)}


def test_e5_a_rest_does_not_carry_to_later_shots() -> None:
    guns = {"9": "trench", "10": "trench"}
    match = realm(
        troops={"12": {"elite": 1}}, works=guns, soldiers={gun: {"farmer": 2} for gun in guns}
    )
    play(match, "act", "aim-at 12", "shoot-from 9", "shoot-from 9", "loose")
    play(match, "aim-at 12", "loose")
    assert troops(match) == {"12": (0, 1)}
    assert len(told(match, "salvo-hits")) == 2


def test_e6_spawning_onto_units_is_a_battle_and_elites_come_first() -> None:
    match = realm(soldiers={"25": {"farmer": 1}}, agenda=["SpawnCard()", ON])
    match.happen("R105")
    assert sums(match) == [(1, 3)]
    match = realm(troops={"24": {"basic": 1}}, agenda=["SpawnCard()", ON])
    match.happen("R102")
    assert troops(match) == {"24": (2, 0), "25": (1, 0)}


def test_e7_who_retreats_onto_a_troop_moves_again_with_it() -> None:
    match = realm(
        soldiers={},
        troops={"9": {"basic": 1}, "24": {"basic": 1}},
        agenda=["BattlePhase()", ON],
    )
    play(match, "R106", "R104")
    assert troops(match) == {"14": (2, 0)}


def test_e8_a_trap_costs_one_arrow_once() -> None:
    match = march("R120", "17", troops={"17": {"elite": 1}}, works={"17": "trap"})
    assert troops(match) == {"7": (0, 1)}


def test_e9_a_trap_on_the_landing_hex_matters_on_the_next_card() -> None:
    match = march("D104", "17", troops={"17": {"basic": 1}}, works={"10": "trap"})
    assert troops(match) == {"10": (1, 0)}
    assert told(match, "troop-held") == []
    match = march("D104", "10", troops={"10": {"basic": 1}}, works={"10": "trap"})
    assert troops(match) == {"5": (1, 0)}


def test_e10_deploy_is_not_bound_to_sight() -> None:
    match = realm(soldiers={"2": {"farmer": 1}}, agenda=["Deploy(0)", ON])
    play(match, "move-from 2", "move-to up")
    assert soldiers(match) == {"7": 1}


def test_e11_groups_from_several_hexes_fight_one_battle() -> None:
    match = realm(
        soldiers={"9": {"farmer": 1}, "10": {"farmer": 1}},
        troops={"12": {"basic": 2}},
        agenda=["Deploy(0)", ON],
    )
    play(match, "move-from 9", "move-to right-up", "move-from 10", "move-to left-up")
    assert sums(match) == [(2, 2)]


def trapped(**facts: Any) -> Match:
    """A Trapper's Knockback of Invaders in Traps on 12 and 17."""
    usual: dict[str, Any] = {
        "soldiers": {},
        "troops": {"12": {"basic": 4}, "17": {"basic": 1}},
        "works": {"12": "trap", "17": "trap"},
    }
    return realm(agenda=["KnockTraps()", ON], **(usual | facts))


def test_e12_the_players_choose_the_way_up() -> None:
    match = play(trapped(), "knock 12", "push-basics 2")
    assert texts(match) == ["push-to left-up", "push-to up", "push-to right-up"]
    play(match, "push-to left-up", "leave-there")
    assert troops(match)["14"] == (2, 0)
    match = trapped(troops={"28": {"basic": 1}}, works={"28": "trap"})
    assert prompt(match) == "Turn"


def test_e13_knockback_onto_a_mine_is_a_battle() -> None:
    match = trapped(
        troops={"12": {"basic": 2}}, works={"12": "trap", "14": "dummy-mine", "17": "trench"}
    )
    play(match, "knock 12", "push-basics 2", "push-to left-up", "leave-there")
    assert sums(match) == [(4, 2)]
    assert "14" not in works(match)


def test_e14_a_bomb_hurts_each_side_for_itself() -> None:
    match = realm(
        soldiers={"14": {"citizen": 1, "farmer": 1}, "7": {"farmer": 1}},
        troops={"15": {"basic": 2, "elite": 1}},
        works={"12": "bomb", "10": "bunker"},
        agenda=["FireBombs()", ON],
    )
    match.choose("blast 12")
    assert look(match, "14") == {"citizens": 1}
    assert look(match, "15") == {"basic": 1, "elite": 1}
    assert works(match) == {"10": "bunker"}


def test_e15_fire_takes_the_mine_and_hurts_the_soldiers() -> None:
    match = march(
        "D103",
        "17",
        troops={"17": {"basic": 1}},
        soldiers={"15": {"farmer": 2}},
        works={"15": "pressure-mine"},
    )
    assert wounded(match)[0] >= 1
    assert sums(match) == [(1, 1)]
    assert works(match) == {}


def test_e16_one_damage_destroys_any_lone_tile_but_a_bunker() -> None:
    for tile, left in (("catapult", {}), ("howitzer", {}), ("bunker", {"12": "bunker"})):
        match = march("R207", "17", troops={"17": {"basic": 1}}, works={"12": tile})
        assert works(match) == left


def test_e17_a_weak_troop_has_at_least_0_and_dies_without_doing_harm() -> None:
    match = march("R215", "17", troops={"17": {"basic": 1}}, soldiers={"15": {"farmer": 1}})
    assert sums(match) == [(1, 0)]
    assert troops(match) == {}
    assert wounded(match) == (0, 0)
    match = march("R215", "17", troops={"17": {"basic": 1}}, works={"15": "guard-post"})
    assert troops(match) == {}
    assert works(match) == {"15": "guard-post"}


def test_e18_a_lone_guard_post_loses_and_hurts_nobody() -> None:
    match = march("R101", "17", troops={"17": {"basic": 1}}, works={"12": "guard-post"})
    assert sums(match) == [(0, 1)]
    assert works(match) == {}
    assert troops(match) == {"12": (1, 0)}


def test_e19_stealth_goes_on_in_the_same_direction_even_off_the_board() -> None:
    units = {"7": {"farmer": 1}, "2": {"farmer": 1}}
    assert is_lost(march("D108", "14", troops={"14": {"basic": 1}}, soldiers=units))


def test_e20_dodge_tests_each_group_from_left_to_right() -> None:
    posts = {"12": "bomb", "14": "trap"}
    match = march("D110", "17", troops={"17": {"basic": 1}}, works=posts)
    assert troops(match) == {"10": (1, 0)}
    # the first group finds no way, the second is tried all the same, and finds none either
    posts = {"12": "bomb", "14": "trap", "15": "trap"}
    match = march("D210", "17", troops={"17": {"basic": 1}}, works=posts)
    assert len(told(match, "dodges")) == 3


def test_e21_a_single_unit_splits_to_the_left() -> None:
    assert troops(march("D105", "17", troops={"17": {"basic": 1}})) == {"14": (1, 0)}
    assert troops(march("D105", "17", troops={"17": {"elite": 1}})) == {"14": (0, 1)}


def test_e22_press_ahead_leads_straight_down() -> None:
    match = march("R216", "24", troops={"24": {"elite": 3}})
    assert about(match, "troop-goes") == [("down", "19"), ("down", "14")]


def test_e23_farmers_and_flying_elites_leave_each_other_alone() -> None:
    match = march("D104", "17", troops={"17": {"elite": 1}}, soldiers={"15": {"farmer": 3}})
    assert look(match, "15") == {"farmers": 3}
    assert troops(match) == {"10": (0, 1)}


def test_e24_no_spot_is_kept_free_in_the_second_era() -> None:
    spots = dict.fromkeys(("N1", "N2", "N3", "N4", "N5"), "")
    names = (
        "recruiting-officer",
        "commander",
        "army-doctor",
        "minelayer-pressure",
        "builder-trench",
    )
    laid = dict(zip(spots, names, strict=True)) | {"N6": "trapper"}
    match = realm(
        era=2, options={"eras": "2"}, center=laid, agenda=["PutPlace(combat-engineer)", ON]
    )
    assert texts(match) == [f"put-place R{number}" for number in (2, 4, 6, 8, 10, 12)]


def test_e25_the_wounded_have_no_owner() -> None:
    match = realm(
        seats=2,
        soldiers={},
        sickbay={"farmer": 2},
        storage={"0": {"food": 2}},
        home={"0": {"farmer": 3}, "1": {"farmer": 2}},
        agenda=["Heal()", ON],
    )
    assert "heal-farmer 1" in texts(match)
    assert "heal-farmer 0" not in texts(match)
    match.choose("heal-farmer 1")
    assert zones(match)["at_home"]["1-farmer"] == 3


def test_e26_unemployed_citizens_at_home_do_not_eat() -> None:
    match = realm(
        season="winter",
        buildings={"0": {"flat": 1}},
        home={"0": {"farmer": 2, "citizen": 1}},
        warehouse={"0": {"food": 1}},
        agenda=[ON],
    )
    assert told(match, "fed") == []
    assert filled(match, "warehouse") == {"0-food": 1}


def test_e27_a_gift_of_a_card_needs_no_common_place() -> None:
    match = realm(
        seats=2,
        hand={"0": ["stone-axe"]},
        buildings={"0": {"library": 1}},
        stewards={"0": "joiner-1", "1": "baker"},
        agenda=["PlayImprovement(0)", ON],
    )
    play(match, "play stone-axe", "give-card 1")
    assert filled(match, "storage") == {"1-wood": 3}
    assert about(match, "card-given") == [("1", "stone-axe")]


def test_e28_windows_open_before_each_arrow_and_after_the_last() -> None:
    guns = {"14": "trench"}
    facts: dict[str, Any] = {"works": guns, "soldiers": {"14": {"farmer": 2}}}
    match = march("R104", "22", troops={"22": {"basic": 1}}, **facts)
    windows = 0
    while prompt(match) == "React":
        windows += 1
        match.choose("pass")
    assert windows == 1  # on 17; it is out of reach on 22 and 12
    match = march(
        "R103",
        "14",
        troops={"14": {"basic": 1}},
        works={"9": "trench"},
        soldiers={"9": {"farmer": 1}},
    )
    assert (prompt(match), len(about(match, "troop-goes"))) == ("React", 0)
    match.choose("pass")
    assert (prompt(match), len(about(match, "troop-goes"))) == ("React", 1)


def test_e29_merge_troops_without_another_troop_does_nothing() -> None:
    assert troops(march("R106", "17", troops={"17": {"basic": 2}})) == {"17": (2, 0)}


def test_e30_who_has_acted_since_is_exhausted_in_the_wave() -> None:
    match = realm(
        year=5, season="winter", soldiers={"7": {"tired-farmer": 1}}, agenda=["FinalWave()"]
    )
    match.happen("R110")
    assert look(match, "7") == {"tired_farmers": 1}


def test_e31_traps_and_bombs_are_units_but_start_no_battle() -> None:
    for tile in ("trap", "bomb"):
        match = march("R114", "17", troops={"17": {"basic": 1}}, works={"12": tile})
        assert sums(match) == []
        assert look(match, "12") == {"basic": 1, "work": tile}
    match = realm(
        soldiers={}, works={"20": "bomb"}, storage={"0": {"wood": 1}}, agenda=["Palisade(0)", ON]
    )
    assert "fence 20" in texts(match)


def test_e32_a_building_faces_as_you_like_and_keeps_it_when_it_moves() -> None:
    match = realm(
        soldiers={"7": {"farmer": 1}},
        storage={"0": {"wood": 3}},
        agenda=["Lay(catapult, 0)", ON],
    )
    match.choose("lay-at 7")
    assert len(texts(match)) == 6
    match.choose("face right-down")
    assert zones(match)["facing"]["7"] == "right-down"
    match = realm(soldiers={}, works={"7": ("catapult", "right-down")}, agenda=["Deploy(0)", ON])
    play(match, "move-from 7", "move-to up")
    assert zones(match)["facing"]["12"] == "right-down"


def test_e33_the_exhausted_are_neither_moved_nor_discharged() -> None:
    match = realm(soldiers={"7": {"tired-farmer": 1}, "2": {"farmer": 1}}, agenda=["Deploy(0)", ON])
    assert refusal(match, "move-from 7").reason == "nobody-to-move"
    match = realm(
        soldiers={"7": {"tired-farmer": 1}, "2": {"farmer": 1}}, agenda=["Discharge()", ON]
    )
    assert refusal(match, "discharge-farmer 7").reason == "exhausted"


def test_e34_any_one_player_pays_for_a_mine() -> None:
    match = march(
        "R114",
        "17",
        seats=2,
        troops={"17": {"basic": 1}},
        soldiers={"7": {"farmer": 1}},
        works={"7": "guard-post", "12": "bounding-mine"},
        tools={"0": 1, "1": 2},
    )
    assert texts(match) == ["pass", "replace 1"]
    assert texts(match, 0) == texts(match, 1)


def test_e35_a_mine_replaced_after_fire_meets_the_dragons() -> None:
    match = march(
        "D103",
        "17",
        troops={"17": {"basic": 2}},
        soldiers={"10": {"farmer": 1}},
        works={"10": "guard-post", "15": "bounding-mine"},
    )
    match.choose("replace 0")
    assert sums(match) == [(2, 2)]
    assert troops(match) == {}


def test_e36_up_to_three_go_from_each_trap() -> None:
    match = play(trapped(), "knock 12")
    assert texts(match) == [f"push-basics {count}" for count in (1, 2, 3)]
    play(match, "push-basics 3", "push-to right-up", "leave-there", "knock 17")
    play(match, "push-to up", "leave-there")
    assert troops(match) == {"12": (1, 0), "15": (3, 0), "22": (1, 0)}


def test_e37_the_numbers_are_gone_through_once() -> None:
    match = realm(
        soldiers={},
        troops={"12": {"basic": 1}, "9": {"basic": 1}},
        agenda=["BattlePhase()", ON],
    )
    play(match, "R101", "R106")
    assert troops(match) == {"4": (2, 0)}
    assert len(about(match, "card-turned")) == 2


def test_e38_the_last_arrows_hex_is_fought_on_the_ground() -> None:
    match = march("D104", "16", troops={"16": {"elite": 1}}, soldiers={"9": {"farmer": 3}})
    assert sums(match) == [(3, 3)]


def test_e39_in_a_mixed_flight_farmers_count_as_the_basic_ones() -> None:
    match = march(
        "D104", "17", troops={"17": {"basic": 1, "elite": 1}}, soldiers={"15": {"farmer": 5}}
    )
    assert sums(match) == [(1, 4)]
    assert troops(match) == {"10": (0, 1)}


def test_e40_twice_as_strong_units_absorb_what_is_below_their_strength() -> None:
    match = realm(
        seats=2,
        options={"strong": "on"},
        soldiers={"12": {"farmer": 1}},
        troops={"17": {"basic": 1}},
        agenda=["TurnCard(17)", ON],
    )
    match.happen("R101")
    assert troops(match) == {"12": (1, 0)}
    assert wounded(match) == (1, 0)


def test_e41_in_the_wave_one_card_if_twice_as_strong() -> None:
    match = realm(seats=2, options={"strong": "on"}, year=5, agenda=["FinalWave()"])
    assert agenda(match).count("SpawnCard()") == 1


def test_e42_the_variants_end_by_the_supply() -> None:
    match = realm(
        options={"wave": "all-dead"},
        wave_round=6,
        gone={"elite": 12},
        troops={"28": {"basic": 1}},
        agenda=["WaveRound()"],
    )
    assert "SpawnCard()" not in agenda(match)
    match = realm(
        options={"wave": "crescendo"},
        wave_round=0,
        troops={"28": {"basic": 22}},
        agenda=["WaveRound()"],
    )
    match.happen("R117")
    assert zones(match)["wave_over"] == "yes"


def test_e43_the_free_part_ends_its_card_first() -> None:
    match = march("R104", "17", troops={"17": {"basic": 5}}, works={"17": "trap"})
    goes = about(match, "troop-goes")
    assert goes == [("down", "12"), ("down", "7"), ("down", "12")]
    assert troops(match) == {"7": (2, 0), "12": (3, 0)}


def test_e44_any_number_at_a_builder() -> None:
    match = realm(
        soldiers={"7": {"farmer": 1}},
        storage={"0": {"wood": 1, "clay": 1}},
        warehouse={"0": {"wood": 1}},
        buildings={"0": {"storage-shed": 1}},
        agenda=["Lay(trench, 0)", ON],
    )
    play(match, "lay-at 7", "face up")
    assert works(match) == {"7": "trench"}
    match = realm(tools={"0": 3}, storage={"0": {"wood": 3}}, stewards={"0": "joiner-1"})
    play(match, "go builder-farm", "build farm", "build farm", "build farm")
    assert filled(match, "buildings")["0-farm"] == 6


def test_e45_who_cannot_pay_the_fee_cannot_enter() -> None:
    match = against(stewards={"0": "builder-farm", "1": "joiner-1"}, storage={"0": {}, "1": {}})
    assert "joiner-1" not in goals(match)
    assert refusal(match, "go joiner-1").rule == "23.9"


def test_e46_who_holds_the_hex_wins_ties_and_the_winners_are_hurt() -> None:
    match = against(
        soldiers={"7": {"farmer": 1}, "12": {"farmer": 2}},
        armies={"12": "north"},
        agenda=["Deploy(0)", "BeginTurn(0)", ON],
    )
    play(match, "move-from 7", "move-to up")
    assert wounded(match, "south") == (1, 0)
    assert wounded(match, "north") == (1, 0)
    assert look(match, "12") == {"farmers": 1}


def test_e47_units_of_one_card_on_one_hex_come_as_one_troop() -> None:
    match = realm(soldiers={"24": {"farmer": 1}}, agenda=["SpawnCard()", ON])
    match.happen("R114")
    assert sums(match) == [(1, 2)]


def test_e48_engines_are_hurt_after_the_soldiers() -> None:
    facts: dict[str, Any] = {
        "soldiers": {"12": {"citizen": 1}},
        "works": {"12": ("howitzer", "down")},
    }
    match = march("R101", "17", troops={"17": {"basic": 3}}, **facts)
    assert works(match) == {"12": "howitzer"}
    assert wounded(match) == (0, 1)
    match = march("R101", "17", troops={"17": {"basic": 4}}, **facts)
    assert works(match) == {}


def test_e49_a_farm_is_remodelled_while_its_farmer_is_at_war() -> None:
    match = realm(
        soldiers={"7": {"farmer": 3}},
        home={"0": {"farmer": 0}},
        storage={"0": {"plank": 1}},
        tools={"0": 1},
        stewards={"0": "east-market"},
    )
    play(match, "go builder-flat", "build flat")
    assert filled(match, "buildings") == {"0-farm": 2, "0-flat": 1, "0-foresters-house": 1}
    assert filled(match, "at_home") == {"0-citizen": 1}


def test_e50_on_entering_destruction_comes_before_the_battle_and_the_trap_after() -> None:
    match = march(
        "R104",
        "22",
        troops={"22": {"basic": 2}},
        soldiers={"17": {"farmer": 1}},
        works={"17": "trap"},
    )
    assert sums(match) == [(2, 2)]
    assert told(match, "troop-held") == []
    match = march(
        "R111",
        "17",
        troops={"17": {"basic": 2}},
        soldiers={"15": {"farmer": 1}},
        works={"15": "trap"},
    )
    assert sums(match) == [(1, 2)]


def test_e51_a_hex_that_is_shown_twice_is_hit_once() -> None:
    match = march("R207", "16", troops={"16": {"basic": 1}}, soldiers={"11": {"farmer": 3}})
    assert sums(match) == [(2, 1)]
    assert wounded(match) == (2, 0)
    assert about(match, "shots-fall") == [("11", "1"), ("14", "1")]


def test_e52_what_is_held_over_counts_in_one_battle() -> None:
    match = march(
        "R107",
        "17",
        troops={"17": {"basic": 4}},
        soldiers={"12": {"citizen": 1}},
        works={"17": "trap"},
    )
    assert sums(match) == [(3, 2), (3, 3)]


def test_e53_a_trap_holds_before_a_troop_splits() -> None:
    match = march("D105", "19", troops={"19": {"basic": 2, "elite": 3}}, works={"19": "trap"})
    assert troops(match) == {"16": (0, 1), "17": (0, 1), "19": (2, 1)}


def test_e54_works_on_the_enemys_spawn_point_are_taken_away() -> None:
    match = against(
        works={"27": ("trap", "up", "south"), "24": ("trap", "up", "south")},
        agenda=["EndTurns(0)", ON],
    )
    assert works(match) == {"24": "trap"}


def thrown(**facts: Any) -> Match:
    """Soldiers of the North are knocked back from 12."""
    usual: dict[str, Any] = {
        "soldiers": {"12": {"farmer": 1}},
        "armies": {"12": "north"},
        "works": {"12": ("trap", "up", "south")},
    }
    match = against(agenda=["KnockTraps()", "BeginTurn(0)", ON], **(usual | facts))
    return play(match, "knock 12", "push-to up", "leave-there")


def test_e55_soldiers_knocked_back_are_exhausted() -> None:
    assert look(thrown(), "17") == {"tired_farmers": 1}


def test_e56_who_falls_by_shots_is_for_the_other_team_to_say() -> None:
    match = against(
        soldiers={"7": {"citizen": 1}, "17": {"farmer": 3, "citizen": 1}},
        armies={"17": "north"},
        works={"7": ("howitzer", "up", "south")},
    )
    play(match, "act", "aim-at 17")
    assert (prompt(match), match.to_move) == ("Suffer", 0)


def test_e57_only_indirect_fire_aims_at_lone_traps_and_mines() -> None:
    for gun, can_fire in (("trench", False), ("catapult", True)):
        match = against(
            soldiers={"7": {"farmer": 1}},
            works={"7": (gun, "up", "south"), "12": ("trap", "up", "north")},
        )
        assert ("act" in texts(match)) == can_fire


def test_e58_cards_of_the_battle_phase_do_nothing_against_each_other() -> None:
    match = against(
        soldiers={"7": {"farmer": 1}, "12": {"farmer": 1}},
        armies={"12": "north"},
        improvements={"1": ["whetstone", "drill", "storm-bell"]},
        agenda=["Deploy(0)", "BeginTurn(0)", ON],
    )
    play(match, "move-from 7", "move-to up")
    assert sums(match) == [(1, 1)]
    assert prompt(match) == "Turn"


def test_e59_a_palisade_helps_whoever_holds_the_hex() -> None:
    match = against(
        soldiers={"7": {"farmer": 3}, "12": {"farmer": 1}},
        armies={"12": "north"},
        palisades=["12"],
        agenda=["Deploy(0)", "BeginTurn(0)", ON],
    )
    play(match, "move-from 7", "move-to up", "send-farmers 3")
    assert sums(match) == [(3, 2)]
    assert zones(match)["palisades"] == 0


# The economy


def test_e60_until_they_take_off_dragons_stand_in_their_trap() -> None:
    units, laid = {"7": {"farmer": 1}}, {"7": "guard-post", "17": "trap"}
    match = march("D104", "17", troops={"17": {"elite": 1}}, soldiers=units, works=laid)
    assert texts(match) == ["pass", "hold-fire", "knock 17"]
    play(match, "knock 17", "push-to up", "leave-there")
    assert troops(match) == {"22": (0, 1)}
    match = march(
        "D104", "22", troops={"22": {"elite": 1}}, soldiers=units, works={**laid, "20": "trap"}
    )
    assert troops(match) == {"15": (0, 1)}


def test_e61_a_bomb_hits_a_troop_that_passes_another_for_itself() -> None:
    match = realm(
        soldiers={},
        works={"12": "bomb"},
        troops={"12": {"basic": 4}},
        card="R101",
        troop_at="12",
        troop_basic=4,
        agenda=["Explode(12)", "Pace()", "EndCard()", ON],
    )
    assert troops(match) == {"12": (2, 0)}


def test_u1_a_citizen_eats_one_food_on_being_employed() -> None:
    facts: dict[str, Any] = {
        "buildings": {"0": {"flat": 1, "theater": 1}},
        "home": {"0": {"farmer": 2, "citizen": 1}},
    }
    match = realm(warehouse={"0": {"food": 1}}, **facts)
    match.choose("employ theater")
    assert filled(match, "warehouse") == {}
    match = realm(warehouse={"0": {}}, **facts)
    assert refusal(match, "employ theater").reason == "lack-food"


def test_u2_the_smithy_gives_three_tools_a_year() -> None:
    match = realm(season="winter", tools={"0": 0}, agenda=[ON])
    assert zones(match)["tools"]["0"] == 3


def test_u3_a_factory_adds_one_to_each_of_four() -> None:
    match = realm(
        season="winter",
        buildings={"0": {"estate": 2, "factory": 1, "hunting-lodge": 5}},
        workers={"0": {"factory": 1, "hunting-lodge": 5}},
        home={"0": {"farmer": 0}},
        soldiers={},
        agenda=[ON],
    )
    assert filled(match, "buffer") == {"0-hunting-lodge": 9}


def test_u4_the_library_opens_improvements_and_the_institute_gives_a_steward() -> None:
    hand: dict[str, Any] = {"hand": {"0": ["stone-axe"]}, "agenda": ["PlayImprovement(0)", ON]}
    match = realm(**hand)
    assert prompt(match) == "Turn"
    match = realm(buildings={"0": {"library": 1}}, **hand)
    assert "play stone-axe" in texts(match)
    match = realm(
        buildings={"0": {"institute": 1}},
        workers={"0": {"institute": 1}},
        home={"0": {"farmer": 1}},
    )
    match.choose("employ institute")
    assert prompt(match) == "NewSteward"


def test_u5_goods_are_shifted_forward_and_never_back() -> None:
    match = realm(
        storage={"0": {"wood": 2}},
        warehouse={"0": {"food": 1}},
        buildings={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 1}},
    )
    shifts = {text for text in texts(match) if text.startswith("shift")}
    assert shifts == {"shift wood", "shift food"}
    match.choose("shift food")
    assert filled(match, "storage") == {"0-wood": 2, "0-food": 1}
    assert not any(text.startswith("shift") for text in texts(match))


def test_u6_a_buffer_holds_twice_the_output() -> None:
    match = realm(
        season="winter",
        buildings={"0": {"foresters-house": 1}},
        workers={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 3}},
        storage={"0": {"clay": 3}},
        agenda=[ON],
    )
    assert filled(match, "buffer") == {"0-foresters-house": 4}


def test_u7_remodelling_a_farm_needs_a_farmer_who_yields() -> None:
    facts: dict[str, Any] = {
        "buildings": {"0": {"foresters-house": 3}},
        "storage": {"0": {"plank": 1}},
        "stewards": {"0": "east-market"},
        "soldiers": {},
    }
    match = realm(workers={"0": {"foresters-house": 3}}, home={"0": {"farmer": 0}}, **facts)
    match.choose("go builder-flat")
    assert prompt(match) == "Turn"
    match = realm(workers={"0": {"foresters-house": 2}}, home={"0": {"farmer": 1}}, **facts)
    play(match, "go builder-flat", "build flat")
    assert filled(match, "at_home") == {"0-citizen": 1}


def test_u8_both_lines_are_sold_any_number_of_times() -> None:
    match = realm(
        market="1-farm", storage={"0": {"clay": 2, "plank": 1}}, stewards={"0": "joiner-1"}
    )
    match.choose("go east-market")
    sales = [text for text in texts(match) if text.startswith("turn-in")]
    assert len(sales) == 2
    while prompt(match) in ("Visit", "Work"):
        found = [text for text in texts(match) if text.startswith("turn-in")]
        match.choose(found[0] if found else "done")
    assert zones(match)["dollars"]["0"] == 4


def test_u9_the_hand_has_no_limit() -> None:
    cards = ["stone-axe", "wood-shovel", "wood-saw", "ruin", "guestroom", "anvil", "handsaw"]
    match = realm(hand={"0": cards}, stewards={"0": "joiner-1"})
    play(match, "go librarian", "clay-oven", "axe")
    assert sum(filled(match, "hand").values()) == 9


def test_u10_a_building_in_place_of_another_costs_a_tool_more() -> None:
    match = realm(
        buildings={"0": {"farm": 16, "hollow": 3, "foresters-house": 1}},
        tools={"0": 2},
        storage={"0": {"wood": 1}},
        stewards={"0": "joiner-1"},
    )
    play(match, "go builder-farm", "build farm")
    assert prompt(match) == "Raze"
    match.choose("raze hollow")
    assert filled(match, "tools") == {}
    assert filled(match, "buildings")["0-farm"] == 17


def test_u11_the_latest_claim_counts() -> None:
    match = realm(seats=2, claim=0, seat=1, stewards={"1": "librarian"}, at="turn 1 first")
    match.choose("go head-official")
    assert zones(match)["claim"] == 1


def test_u12_gains_are_a_must_and_what_costs_is_free() -> None:
    match = realm(stewards={"0": "builder-farm"}, storage={"0": {"wood": 3}}, warehouse={"0": {}})
    twin = match.clone()
    match.choose("go riverbank-grove-1")
    assert sum(filled(match, "storage").values()) == 3
    twin.choose("go joiner-1")
    assert "done" in texts(twin)


def test_u13_an_emptied_residence_is_not_refilled() -> None:
    match = realm(season="winter", home={"0": {"farmer": 1}}, soldiers={}, agenda=[ON])
    assert filled(match, "at_home") == {"0-farmer": 1}


def test_u14_goods_are_stored_as_if_one_had_known_what_comes() -> None:
    facts: dict[str, Any] = {
        "storage": {"0": {"wood": 1, "clay": 2}},
        "buildings": {"0": {"foresters-house": 1}},
        "buffers": {"0": {"foresters-house": 2}},
    }
    free = realm(warehouse={"0": {}}, **facts)
    play(free, "go joiner-1", "turn-in wood-2-to-plank-1")
    assert filled(free, "warehouse") == {"0-clay": 1}
    assert filled(free, "buffer") == {"0-foresters-house": 1}
    full = realm(warehouse={"0": {"food": 1}}, **facts)
    play(full, "go joiner-1")
    why = refusal(full, "turn-in wood-2-to-plank-1")
    assert (why.reason, why.need, why.have) == ("no-room-to-pay", 1, 0)


def test_u15_a_panel_saw_may_stand_still() -> None:
    match = realm(
        options={"eras": "2"},
        era=2,
        improvements={"0": ["panel-saw"]},
        storage={"0": {"wood": 2}},
        agenda=["Produce()", "NewStart()", "EndOfYear()"],
    )
    assert prompt(match) == "Refine"
    play(match, "done")
    assert filled(match, "storage") == {"0-wood": 2}
    assert filled(match, "buffer") == {}
