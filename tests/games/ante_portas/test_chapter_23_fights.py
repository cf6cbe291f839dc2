"""Chapter 23 of RULES.md: how two teams fight each other."""

from typing import Any

import pytest

from siegeworks import Match
from tests.games.ante_portas.front import about, look, sums, works, wounded
from tests.games.ante_portas.realm import play, prompt, realm, refusal, texts, told, zones

NORTH = "north"


def fight(seat: int = 0, step: str = "Deploy(0)", **facts: Any) -> Match:
    """A situation of two teams, in the middle of the turns of a seat."""
    rest = [f"BeginTurn({seat})", f"EndTurns({seat})", "EndOfHalfYear()"]
    usual: dict[str, Any] = {"seats": 2, "options": {"mode": "flag"}, "soldiers": {}}
    return realm(agenda=[step, *rest], seat=seat, **(usual | facts))


def turn(**facts: Any) -> Match:
    """A turn of seat 0."""
    return fight(step="Turn(0, first)", **facts)


# 23.11


@pytest.mark.parametrize("tile", ["trap", "pressure-mine", "dummy-mine"])
def test_23_11_indirect_fire_destroys_enemy_traps_and_mines(tile: str) -> None:
    match = turn(
        soldiers={"7": {"farmer": 1}},
        works={"7": ("catapult", "up", "south"), "17": (tile, "up", NORTH)},
    )
    play(match, "act", "aim-at 17")
    assert works(match) == {"7": "catapult"}
    assert look(match, "7")["tired_farmers"] == 1


def test_23_11_it_hurts_the_soldiers_there_too() -> None:
    match = turn(
        soldiers={"7": {"farmer": 1}, "17": {"farmer": 2}},
        armies={"17": NORTH},
        works={"7": ("catapult", "up", "south"), "17": ("dummy-mine", "up", NORTH)},
    )
    play(match, "act", "aim-at 17")
    assert works(match) == {"7": "catapult"}
    assert wounded(match, NORTH) == (2, 0)


def test_23_11_own_tiles_and_other_shots_do_not_count() -> None:
    match = turn(
        soldiers={"7": {"farmer": 1}, "9": {"farmer": 1}},
        works={
            "7": ("catapult", "up", "south"),
            "17": ("trap", "up", "south"),
            "9": ("trench", "up", "south"),
            "14": ("dummy-mine", "up", NORTH),
        },
    )
    assert "act" not in texts(match)


def test_23_11_a_guard_post_may_replace_the_mine() -> None:
    match = turn(
        soldiers={"7": {"farmer": 1}, "20": {"farmer": 1}},
        armies={"20": NORTH},
        works={
            "7": ("catapult", "up", "south"),
            "17": ("bounding-mine", "up", NORTH),
            "20": ("guard-post", "down", NORTH),
        },
        tools={"0": 6, "1": 2},
    )
    play(match, "act", "aim-at 17")
    assert prompt(match) == "ReplaceMine"
    assert match.to_move == 1
    assert texts(match) == ["pass", "replace 1"]
    match.choose("replace 1")
    assert works(match)["17"] == "bounding-mine"
    assert zones(match)["owner"]["17"] == NORTH
    assert zones(match)["tools"]["1"] == 0


# 23.16


def test_23_16_the_moving_team_names_whom_an_enemy_trap_holds() -> None:
    match = fight(
        step="Deploy(1)",
        soldiers={"7": {"farmer": 4, "citizen": 1}},
        works={"12": ("trap", "down", NORTH)},
    )
    play(match, "move-from 7", "move-to up", "send-farmers 4", "send-citizens 1")
    assert prompt(match) == "Slow"
    assert texts(match) == ["slow-farmers 2", "slow-farmers 3"]
    match.choose("slow-farmers 2")
    assert look(match, "12") == {
        "farmers": 2,
        "tired_farmers": 2,
        "tired_citizens": 1,
        "work": "trap",
    }
    play(match, "move-from 12", "move-to up", "send-farmers 2")
    assert look(match, "17") == {"tired_farmers": 2}


def test_23_16_the_own_trap_holds_nobody() -> None:
    match = fight(
        step="Deploy(1)",
        soldiers={"7": {"farmer": 1}},
        works={"12": ("trap", "down", "south")},
    )
    play(match, "move-from 7", "move-to up", "move-from 12", "move-to up")
    assert look(match, "17") == {"tired_farmers": 1}


# 23.18


def test_23_18_the_team_on_the_hex_wins_ties() -> None:
    match = fight(soldiers={"7": {"farmer": 2}, "12": {"farmer": 2}}, armies={"12": NORTH})
    play(match, "move-from 7", "move-to up", "send-farmers 2")
    assert sums(match) == [(2, 2)]
    assert wounded(match, "south") == (2, 0)
    assert wounded(match, NORTH) == (2, 0)
    assert look(match, "12") == {}


def test_23_18_so_its_building_stays() -> None:
    match = fight(
        soldiers={"7": {"farmer": 1}, "12": {"farmer": 1}},
        armies={"12": NORTH},
        works={"12": ("guard-post", "up", NORTH)},
    )
    play(match, "move-from 7", "move-to up")
    assert sums(match) == [(1, 1)]
    assert look(match, "12") == {"work": "guard-post"}


def test_23_18_who_comes_wins_with_more() -> None:
    match = fight(
        soldiers={"7": {"citizen": 1, "farmer": 1}, "12": {"farmer": 1}},
        armies={"12": NORTH},
        works={"12": ("guard-post", "down", NORTH)},
    )
    play(match, "move-from 7", "move-to up", "send-farmers 1", "send-citizens 1")
    assert wounded(match, NORTH) == (1, 0)
    assert wounded(match, "south") == (1, 0)
    assert look(match, "12") == {"tired_citizens": 1}
    assert zones(match)["army"]["12"] == "south"


def test_23_18_the_defeated_team_chooses_among_equal_sets() -> None:
    match = fight(
        soldiers={"7": {"farmer": 3}, "12": {"farmer": 3, "citizen": 1}}, armies={"12": NORTH}
    )
    play(match, "move-from 7", "move-to up", "send-farmers 3")
    assert prompt(match) == "Suffer"
    assert match.to_move == 0
    assert texts(match) == ["wound-citizens 0", "wound-citizens 1"]
    match = fight(
        soldiers={"7": {"farmer": 3, "citizen": 1}, "12": {"farmer": 3}}, armies={"12": NORTH}
    )
    play(match, "move-from 7", "move-to up", "send-farmers 3", "send-citizens 1")
    assert prompt(match) == "Suffer"
    assert match.to_move == 1
    match.choose("wound-citizens 1")
    assert look(match, "12") == {"tired_farmers": 3}


def test_23_18_the_supreme_commander_adds_one() -> None:
    facts: dict[str, Any] = {
        "soldiers": {"7": {"farmer": 2}, "12": {"farmer": 2}},
        "armies": {"12": NORTH},
    }
    match = fight(step="Deploy(1)", **facts)
    play(match, "move-from 7", "move-to up", "send-farmers 2")
    assert sums(match) == [(3, 2)]


def test_23_18_buildings_mines_and_traps_hold_a_hex_as_together() -> None:
    for tile, strength in (("trench", 1), ("bounding-mine", 2), ("guard-post", 0)):
        match = fight(soldiers={"7": {"farmer": 3}}, works={"12": (tile, "down", NORTH)})
        play(match, "move-from 7", "move-to up", "send-farmers 3")
        assert sums(match) == [(3, strength)]
        assert look(match, "12") == {"tired_farmers": 3 - strength}
    match = fight(soldiers={"7": {"farmer": 3}}, works={"12": ("trap", "down", NORTH)})
    play(match, "move-from 7", "move-to up", "send-farmers 3")
    assert sums(match) == []
    match = fight(
        soldiers={"7": {"farmer": 2}, "12": {"farmer": 1}},
        armies={"12": NORTH},
        works={"12": ("trap", "down", NORTH)},
    )
    play(match, "move-from 7", "move-to up", "send-farmers 2")
    assert sums(match) == [(2, 2)]


def test_23_18_an_own_trap_helps_those_who_come_too() -> None:
    match = fight(
        soldiers={"7": {"farmer": 2}, "12": {"farmer": 2}},
        armies={"12": NORTH},
        works={"12": ("trap", "up", "south")},
    )
    play(match, "move-from 7", "move-to up", "send-farmers 2")
    assert sums(match) == [(3, 2)]
    assert works(match) == {"12": "trap"}


def test_23_18_of_a_kind_the_upright_are_wounded_first() -> None:
    match = fight(
        soldiers={"7": {"farmer": 1}, "12": {"farmer": 1, "tired-farmer": 1}},
        armies={"12": NORTH},
    )
    play(match, "move-from 7", "move-to up")
    assert wounded(match, NORTH) == (1, 0)
    assert look(match, "12") == {"tired_farmers": 1}


# 23.19


def test_23_19_works_keep_their_owner_when_they_turn() -> None:
    match = fight(
        step="Rotate(1, 1)",
        works={"9": ("trench", "up", "south"), "12": ("trench", "up", NORTH)},
    )
    assert refusal(match, "turn-at 12").reason == "not-yours"
    play(match, "turn-at 9", "face left-up")
    assert zones(match)["facing"]["9"] == "left-up"
    assert zones(match)["owner"]["9"] == "south"


def knock(**facts: Any) -> Match:
    """A Guard Post of the South sees a Trap of its own on 12 with Soldiers of the North."""
    usual: dict[str, Any] = {
        "soldiers": {"7": {"farmer": 1}, "12": {"farmer": 1, "citizen": 1}},
        "armies": {"12": NORTH},
        "works": {"7": ("guard-post", "up", "south"), "12": ("trap", "up", "south")},
    }
    match = turn(**(usual | facts))
    return play(match, "act", "knock 12")


def test_23_19_knockback_leads_toward_the_enemys_edge() -> None:
    match = knock()
    assert texts(match) == ["push-to left-up", "push-to up", "push-to right-up"]
    play(match, "push-to up", "send-citizens 1", "send-farmers 1", "leave-there")
    assert look(match, "17") == {"tired_farmers": 1, "tired_citizens": 1}
    assert zones(match)["army"]["17"] == NORTH
    assert look(match, "7") == {"tired_farmers": 1, "work": "guard-post"}


def test_23_19_by_one_hex_or_two_and_at_least_one_soldier() -> None:
    match = knock()
    play(match, "push-to up", "send-citizens 0")
    assert prompt(match) == "PushFurther"
    assert "push-to up" in texts(match)
    match.choose("push-to up")
    assert look(match, "22") == {"tired_farmers": 1}
    assert look(match, "12") == {"citizens": 1, "work": "trap"}


def test_23_19_where_they_meet_your_units_these_hold_the_hex() -> None:
    units = {"7": {"farmer": 1}, "12": {"farmer": 1}, "17": {"farmer": 1}}
    match = knock(soldiers=units)
    play(match, "push-to up", "leave-there")
    assert sums(match) == [(1, 1)]
    assert wounded(match, NORTH) == (1, 0)
    assert wounded(match, "south") == (1, 0)


def test_23_19_the_north_throws_back_to_the_south() -> None:
    match = fight(
        seat=1,
        step="Turn(1, first)",
        soldiers={"17": {"farmer": 1}, "12": {"farmer": 1}},
        armies={"17": NORTH},
        works={"17": ("guard-post", "down", NORTH), "12": ("trap", "up", NORTH)},
    )
    play(match, "act", "knock 12")
    assert texts(match) == ["push-to left-down", "push-to down", "push-to right-down"]


def test_23_19_the_trapper_does_so_from_any_trap() -> None:
    match = fight(
        step="KnockTraps()",
        soldiers={"12": {"farmer": 2}},
        armies={"12": NORTH},
        works={"12": ("trap", "up", "south"), "14": ("trap", "up", "south")},
    )
    assert refusal(match, "knock 14").reason == "trap-empty"
    play(match, "knock 12", "push-to up", "send-farmers 2", "leave-there")
    assert look(match, "17") == {"tired_farmers": 2}


def test_23_19_three_soldiers_at_most_go_back() -> None:
    match = knock(soldiers={"7": {"farmer": 1}, "12": {"farmer": 5}})
    match.choose("push-to up")
    assert texts(match) == ["send-farmers 1", "send-farmers 2", "send-farmers 3"]


def test_23_19_a_full_hex_takes_nobody() -> None:
    units = {"7": {"farmer": 1}, "12": {"farmer": 2}, "17": {"farmer": 5}, "14": {"farmer": 6}}
    match = knock(soldiers=units, armies={"12": NORTH, "17": NORTH, "14": NORTH})
    assert texts(match) == ["push-to up", "push-to right-up"]
    match.choose("push-to up")
    assert about(match, "knocked-back") == [("12", "1")]


# 23.20


def test_23_20_soldiers_act_in_turns_of_their_own() -> None:
    match = turn(
        soldiers={"7": {"farmer": 2}, "12": {"farmer": 3}},
        armies={"12": NORTH},
        works={"7": ("trench", "up", "south")},
    )
    play(match, "act", "aim-at 12", "shoot-from 7")
    assert wounded(match, NORTH) == (2, 0)
    assert "act" not in texts(match)


def test_23_20_and_when_the_other_team_has_moved() -> None:
    facts: dict[str, Any] = {
        "soldiers": {"7": {"farmer": 1}, "17": {"farmer": 1}, "2": {"farmer": 1}},
        "armies": {"17": NORTH},
        "works": {"17": ("trench", "down", NORTH)},
    }
    match = fight(**facts)
    play(match, "move-from 2", "move-to right-up", "done")
    assert prompt(match) == "Turn"
    match = fight(**facts)
    play(match, "move-from 7", "move-to up", "done")
    assert prompt(match) == "Answer"
    assert match.to_move == 1
    assert texts(match) == ["done", "aim-at 12"]
    match.choose("aim-at 12")
    assert wounded(match, "south") == (1, 0)
    assert prompt(match) == "Turn"


def test_23_20_between_the_two_hexes_of_the_supreme_commander_too() -> None:
    match = fight(
        step="Deploy(1)",
        soldiers={"7": {"farmer": 2}, "17": {"farmer": 1}},
        armies={"17": NORTH},
        works={"17": ("trench", "down", NORTH)},
    )
    play(match, "move-from 7", "move-to up", "send-farmers 2")
    assert (prompt(match), match.to_move) == ("Answer", 1)
    match.choose("aim-at 12")
    assert look(match, "12") == {"farmers": 1}
    assert texts(match) == ["done", "move-from 12"]


def test_23_20_and_after_a_bugle_or_a_drum() -> None:
    facts: dict[str, Any] = {
        "armies": {"12": NORTH},
        "works": {"12": ("trench", "down", NORTH)},
    }
    match = fight(step="Bugle()", soldiers={"2": {"farmer": 1}, "12": {"farmer": 1}}, **facts)
    play(match, "move-from 2", "move-to up")
    assert (prompt(match), match.to_move) == ("Answer", 1)
    facts["works"] = {"12": ("bunker", "down", NORTH)}
    match = fight(step="Drum()", soldiers={"12": {"citizen": 1}}, **facts)
    play(match, "enlist farmer")
    assert (prompt(match), match.to_move) == ("Answer", 1)
    match.choose("aim-at 2")
    assert wounded(match, "south") == (1, 0)


def test_23_20_and_after_enlisting() -> None:
    match = fight(
        step="Enlist()",
        soldiers={"7": {"farmer": 1}},
        armies={"7": NORTH},
        works={"7": ("trench", "down", NORTH)},
        home={"0": {"farmer": 2}},
    )
    play(match, "enlist farmer", "done")
    assert (prompt(match), match.to_move) == ("Answer", 1)
    match.choose("aim-at 2")
    assert wounded(match, "south") == (1, 0)


def test_23_20_and_before_the_sums_are_compared() -> None:
    match = fight(
        soldiers={"7": {"farmer": 2}, "9": {"farmer": 1}, "12": {"farmer": 1}, "15": {"farmer": 1}},
        armies={"12": NORTH, "15": NORTH},
        works={"9": ("trench", "up", "south"), "15": ("trench", "down", NORTH)},
    )
    play(match, "move-from 7", "move-to up", "send-farmers 2", "done")
    assert (prompt(match), match.to_move) == ("Gather", 0)
    match.choose("shoot-from 9")
    assert (prompt(match), match.to_move) == ("Gather", 1)
    match.choose("shoot-from 15")
    assert sums(match) == [(3, 2)]
    assert wounded(match, NORTH) == (1, 0)


def test_23_20_indirect_fire_before_a_battle_takes_the_mine_away() -> None:
    match = fight(
        soldiers={"7": {"farmer": 1, "citizen": 1}, "2": {"farmer": 1}},
        works={"2": ("catapult", "up", "south"), "12": ("dummy-mine", "up", NORTH)},
    )
    play(match, "move-from 7", "move-to up", "send-farmers 1", "send-citizens 1", "done")
    assert prompt(match) == "Gather"
    match.choose("shoot-from 2")
    assert sums(match) == []
    assert look(match, "12") == {"tired_farmers": 1, "tired_citizens": 1}


def test_23_20_for_damage_outside_a_battle_the_other_team_chooses() -> None:
    match = turn(
        soldiers={"7": {"citizen": 1}, "17": {"farmer": 3, "citizen": 1}},
        armies={"17": NORTH},
        works={"7": ("howitzer", "up", "south")},
    )
    play(match, "act", "aim-at 17")
    assert prompt(match) == "Suffer"
    assert match.to_move == 0
    match.choose("wound-citizens 1")
    assert wounded(match, NORTH) == (0, 1)


def test_23_20_bombs_hurt_both_teams() -> None:
    match = turn(
        soldiers={"7": {"farmer": 1}, "14": {"farmer": 1}, "15": {"farmer": 1}},
        armies={"15": NORTH},
        works={"7": ("guard-post", "up", "south"), "12": ("bomb", "up", "south")},
    )
    play(match, "act", "set-off 12")
    assert wounded(match, "south") == (2, 0)
    assert wounded(match, NORTH) == (1, 0)
    assert works(match) == {"7": "guard-post"}


def test_23_20_nobody_fires_on_his_own() -> None:
    match = turn(soldiers={"7": {"farmer": 1}, "12": {"farmer": 1}}, works={"7": "trench"})
    assert "act" not in texts(match)
    assert told(match, "shot-fired") == []
