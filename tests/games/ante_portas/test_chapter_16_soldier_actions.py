"""Chapter 16 of RULES.md: what Soldiers in Buildings do, in turns, march and Battle."""

from typing import Any

from siegeworks import Match
from tests.games.ante_portas.front import about, look, march, sums, troops, works, wounded
from tests.games.ante_portas.realm import play, prompt, realm, refusal, texts, told, zones


def shoot_up(shooters: dict[str, int], work: str = "trench", **facts: Any) -> Match:
    """A Building on hex 2 that faces up, and seat 0 at turn."""
    facts.setdefault("troops", {"7": {"basic": 2}})
    return realm(soldiers={"2": shooters}, works={"2": work}, **facts)


def test_16_1_whoever_acts_is_exhausted_in_a_turn_of_ones_own_too() -> None:
    match = play(shoot_up({"farmer": 2}), "act", "aim-at 7", "loose")
    assert troops(match) == {"7": (1, 0)}
    assert look(match, "2") == {"farmers": 1, "tired_farmers": 1, "work": "trench"}


def test_16_2_before_each_arrow_and_after_the_last_if_something_can_be_done() -> None:
    units = {"2": {"farmer": 2}}
    match = march("R104", "17", troops={"17": {"basic": 1}}, soldiers=units, works={"2": "trench"})
    assert about(match, "troop-goes") == [("down", "12"), ("down", "7")]
    assert prompt(match) == "React"
    assert texts(match) == ["pass", "hold-fire", "shoot-from 2"]
    play(match, "pass")
    assert troops(match) == {"7": (1, 0)}


def test_16_2_before_the_sums_are_compared() -> None:
    units = {"2": {"farmer": 2}, "7": {"farmer": 1}}
    match = march("R101", "12", troops={"12": {"basic": 3}}, soldiers=units, works={"2": "trench"})
    assert about(match, "troop-goes") == [("down", "7")]
    assert (prompt(match), sums(match)) == ("React", [])
    assert sums(play(match, "pass")) == [(1, 3)]


def test_16_2_nobody_is_asked_who_could_do_nothing() -> None:
    units = {"5": {"farmer": 2}, "1": {"tired-farmer": 2}}
    laid = {"5": ("trench", "down"), "1": "trench"}
    match = march("R101", "12", troops={"12": {"basic": 1}}, soldiers=units, works=laid)
    assert troops(match) == {"7": (1, 0)}
    assert told(match, "shot-fired") == []
    assert "act" not in texts(shoot_up({"farmer": 1}, troops={"12": {"basic": 1}}))


def test_16_2_nobody_is_asked_about_a_troop_that_no_shot_hurts() -> None:
    units = {"2": {"farmer": 2}}
    facts: dict[str, Any] = {"soldiers": units, "works": {"2": "trench"}}
    match = march("R101", "12", troops={"12": {"elite": 1}}, **facts)
    assert (prompt(match), troops(match)) == ("Turn", {"7": (0, 1)})  # 2 damage against 3
    match = march("R101", "12", troops={"12": {"basic": 1, "elite": 1}}, **facts)
    assert prompt(match) == "React"


def test_16_2_holding_fire_ends_the_questions_of_this_march() -> None:
    units = {"9": {"farmer": 2}}
    facts: dict[str, Any] = {"soldiers": units, "works": {"9": ("trench", "right-up")}}
    match = march("R104", "17", troops={"17": {"basic": 1}}, **facts)
    assert about(match, "troop-goes") == [("down", "12")]
    play(match, "hold-fire")
    assert troops(match) == {"7": (1, 0)}


def march_on(**facts: Any) -> Match:
    """A Trench on 9 sees hexes 12 and 17; the troops of 17 and 19 march."""
    units = {"9": {"farmer": 2}}
    agenda = ["BattlePhase()", "EndOfHalfYear()"]
    usual: dict[str, Any] = {"soldiers": units, "works": {"9": ("trench", "right-up")}}
    match = realm(agenda=agenda, options={"eras": "2"}, **(usual | facts))
    match.happen("R104")
    return match


def test_16_15_fire_may_be_held_until_all_have_marched() -> None:
    match = march_on(troops={"17": {"basic": 1}, "19": {"basic": 1}})
    assert texts(match)[:3] == ["pass", "hold-fire", "hold-all"]
    play(match, "hold-all")
    assert match.outcomes()  # the card of the next troop, without another question
    match.happen("R101")
    assert prompt(match) == "Turn"
    assert zones(match)["lull"] == "no"


def test_16_15_it_is_not_offered_when_nobody_is_left_to_march() -> None:
    assert texts(march_on(troops={"17": {"basic": 1}}))[:2] == ["pass", "hold-fire"]
    assert "hold-all" not in texts(march_on(troops={"17": {"basic": 1}}))


def test_16_15_you_are_still_asked_in_a_battle() -> None:
    units = {"9": {"farmer": 2}, "12": {"farmer": 1}}
    match = march_on(soldiers=units, troops={"14": {"basic": 1}, "17": {"basic": 2}})
    play(match, "hold-all")
    match.happen("R101")
    assert prompt(match) == "React"
    assert "hold-all" not in texts(match)


def test_16_15_you_are_still_asked_before_a_troop_breaks_through() -> None:
    facts: dict[str, Any] = {
        "soldiers": {"2": {"farmer": 2}},
        "works": {"2": "trench"},
        "lull": "yes",
    }
    match = march("R101", "12", troops={"12": {"basic": 1}}, **facts)
    assert prompt(match) == "Turn"
    match = march("R101", "4", troops={"4": {"basic": 1}}, **facts)
    assert texts(match) == ["pass", "hold-fire", "shoot-from 2"]


def test_16_2_when_a_card_is_turned_before_the_powers_that_come_first() -> None:
    units = {"15": {"farmer": 1}, "12": {"farmer": 1}}
    laid = {"15": ("trench", "left-up")}
    match = march("R107", "17", troops={"17": {"basic": 1}}, soldiers=units, works=laid)
    assert (prompt(match), told(match, "shots-fall")) == ("React", [])
    play(match, "shoot-from 15")
    assert (troops(match), wounded(match), told(match, "shots-fall")) == ({}, (0, 0), [])


def test_16_2_before_a_troop_splits_or_is_exchanged() -> None:
    facts: dict[str, Any] = {"soldiers": {"9": {"farmer": 1}}, "works": {"9": "catapult"}}
    match = march("D105", "19", troops={"19": {"basic": 2}}, **facts)
    play(match, "shoot-from 9")
    assert troops(match) == {}
    match = march("R206", "19", troops={"19": {"basic": 1}, "28": {"basic": 1}}, **facts)
    play(match, "shoot-from 9")
    assert troops(match) == {"28": (1, 0)}
    facts = {"soldiers": {"15": {"farmer": 1}}, "works": {"15": ("trench", "left-up")}}
    match = march("R202", "17", troops={"17": {"basic": 2}}, **facts)
    play(match, "shoot-from 15")
    assert told(match, "power-works") == []
    match = march("R109", "17", troops={"17": {"basic": 1}}, **facts)
    play(match, "shoot-from 15")
    assert troops(match) == {}


def test_16_2_a_bomb_that_reaches_the_troop_by_a_chain_counts() -> None:
    facts: dict[str, Any] = {"soldiers": {"2": {"farmer": 1}}, "troops": {"18": {"basic": 1}}}
    laid = {"2": "guard-post", "12": "bomb"}
    match = march("R110", "18", works={**laid, "15": "bomb"}, **facts)
    assert texts(match) == ["pass", "hold-fire", "set-off 12"]
    play(match, "set-off 12")
    assert troops(match) == {}
    assert prompt(march("R110", "18", works={**laid, "14": "bomb"}, **facts)) == "Turn"


def test_16_2_outside_a_march_there_is_no_fire_to_hold() -> None:
    units = {"24": {"farmer": 1}, "19": {"farmer": 1}}
    match = realm(agenda=["SpawnCard()", "EndOfHalfYear()"], soldiers=units, works={"19": "trench"})
    match.happen("R102")
    assert (prompt(match), texts(match)) == ("React", ["pass", "shoot-from 19"])


def test_16_3_the_exhausted_do_not_act_or_move_but_fight_see_and_man() -> None:
    assert "act" not in texts(shoot_up({"tired-farmer": 1}))
    facts: dict[str, Any] = {"storage": {"0": {"wood": 1}}, "year": 5, "troops": {}}
    match = shoot_up({"tired-farmer": 1}, center={"N1": "minelayer-pressure"}, **facts)
    play(match, "go minelayer-pressure")
    assert texts(match) == ["done", "lay-at 4", "lay-at 5", "lay-at 7"]
    match = shoot_up({"tired-farmer": 1}, center={"N1": "commander"}, **facts)
    assert prompt(play(match, "go commander")) == "Rotate"
    match = march("R101", "12", troops={"12": {"basic": 1}}, soldiers={"7": {"tired-farmer": 1}})
    assert sums(match) == [(1, 1)]


def test_16_4_never_more_than_the_crew_lie_there_by_acting() -> None:
    match = play(shoot_up({"farmer": 3}, troops={"7": {"elite": 1}}), "act", "aim-at 7")
    assert texts(match) == ["shoot-from 2", "loose"]
    play(match, "shoot-from 2")
    assert look(match, "2") == {"farmers": 1, "tired_farmers": 2, "work": "trench"}
    assert troops(match) == {"7": (0, 1)}
    assert "act" not in texts(match)


def mined(mine: str, post: dict[str, int], **facts: Any) -> Match:
    """A Basic Unit enters a Mine on hex 7, which a Guard Post on hex 2 sees."""
    laid = {"7": mine, "2": "guard-post"}
    return march(
        "R101", "12", troops={"12": {"basic": 1}}, soldiers={"2": post}, works=laid, **facts
    )


def test_16_5_a_mine_comes_back_for_tools_equal_to_its_strength() -> None:
    match = mined("bounding-mine", {"farmer": 1})
    assert prompt(match) == "ReplaceMine"
    assert texts(match) == ["pass", "replace 0"]
    play(match, "replace 0")
    assert works(match) == {"7": "bounding-mine", "2": "guard-post"}
    assert zones(match)["tools"]["0"] == 4
    assert look(match, "2")["tired_farmers"] == 1


def test_16_5_not_without_a_guard_in_sight_nor_with_an_invader_left() -> None:
    assert prompt(mined("bounding-mine", {"citizen": 1})) != "ReplaceMine"
    match = march(
        "R101",
        "12",
        troops={"12": {"basic": 4}},
        soldiers={"2": {"farmer": 1}},
        works={"7": "bounding-mine", "2": "guard-post"},
    )
    assert troops(match) == {"7": (2, 0)}
    assert works(match) == {"2": "guard-post"}


def test_16_6_a_mine_that_a_bomb_destroyed_may_come_back_too() -> None:
    laid = {"7": "pressure-mine", "2": "guard-post", "12": "bomb"}
    match = realm(soldiers={"2": {"farmer": 2}}, works=laid, troops={"17": {"basic": 1}})
    play(match, "act", "set-off 12")
    assert prompt(match) == "ReplaceMine"
    play(match, "replace 0")
    assert works(match) == {"7": "pressure-mine", "2": "guard-post"}


def test_16_6_after_fire_it_comes_back_before_dragons_enter() -> None:
    units = {"7": {"farmer": 1}}
    laid = {"12": "bounding-mine", "7": "guard-post"}
    match = march("D112", "17", troops={"17": {"basic": 1}}, soldiers=units, works=laid)
    assert prompt(match) == "ReplaceMine"
    play(match, "replace 0")
    assert sums(match) == [(2, 1)]


def test_16_7_any_one_player_pays() -> None:
    match = mined("bounding-mine", {"farmer": 1}, seats=3, tools={"0": 1, "1": 2, "2": 1})
    assert texts(match) == ["pass", "replace 1"]
    why = refusal(match, "replace 0")
    assert (why.reason, why.need, why.have) == ("lack-tools", 2, 1)
    match.choose("replace 1", 2)
    assert zones(match)["tools"] == {"0": 1, "1": 0, "2": 1}


def test_16_8_knockback_from_exactly_one_trap_in_sight() -> None:
    laid = {"2": "guard-post", "7": "trap", "12": "trap", "14": "trap"}
    there = {"7": {"basic": 1}, "12": {"basic": 1}, "14": {"basic": 1}}
    match = realm(soldiers={"2": {"farmer": 1}}, works=laid, troops=there)
    play(match, "act")
    assert texts(match) == ["done", "knock 7"]
    match = realm(soldiers={"2": {"farmer": 1}}, works=laid, troops={"12": {"basic": 1}})
    play(match, "act", "knock 12", "push-to up", "push-to up")
    assert troops(match) == {"22": (1, 0)}
    assert "act" not in texts(match)


def test_16_8_in_a_battle_on_the_trap_too() -> None:
    units = {"12": {"farmer": 1}, "2": {"farmer": 1}}
    laid = {"12": "trap", "2": "guard-post"}
    match = march("R101", "17", troops={"17": {"basic": 3}}, soldiers=units, works=laid)
    assert texts(match) == ["pass", "hold-fire", "knock 12"]
    play(match, "knock 12", "push-basics 2", "push-to up", "leave-there")
    assert sums(match) == [(2, 1)]
    assert (troops(match), wounded(match)) == ({"17": (2, 0)}, (1, 0))


def test_16_9_each_farmer_in_a_trench_deals_1_each_citizen_in_a_bunker_2() -> None:
    match = play(shoot_up({"farmer": 1}), "act", "aim-at 7")
    assert troops(match) == {"7": (1, 0)}
    match = play(
        shoot_up({"citizen": 1}, "bunker", troops={"12": {"basic": 2}}), "act", "aim-at 12"
    )
    assert troops(match) == {}


def test_16_9_on_a_troop_in_its_sight_never_on_its_own_hex() -> None:
    match = shoot_up({"citizen": 1}, "bunker", troops={"7": {"basic": 2}, "12": {"basic": 2}})
    assert texts(play(match, "act")) == ["done", "aim-at 7"]
    units = {"7": {"farmer": 2}}
    match = march(
        "R101", "12", troops={"12": {"basic": 3}}, soldiers=units, works={"7": ("trench", "down")}
    )
    assert told(match, "shot-fired") == []
    assert sums(match) == [(3, 3)]


def test_16_10_shots_on_one_hex_at_one_moment_are_one_sum() -> None:
    units = {"9": {"farmer": 3}, "10": {"farmer": 1}}
    laid = {"9": "trench", "10": "trench"}
    match = march("R104", "17", troops={"17": {"elite": 1}}, soldiers=units, works=laid)
    assert about(match, "troop-goes") == [("down", "12")]
    play(match, "shoot-from 9", "shoot-from 9", "shoot-from 10")
    assert about(match, "salvo-hits") == [("12", "3")]
    assert troops(match) == {}


def test_16_11_in_a_battle_they_add_to_our_strength() -> None:
    units = {"7": {"farmer": 1}, "2": {"farmer": 2}}
    match = march("R101", "12", troops={"12": {"basic": 3}}, soldiers=units, works={"2": "trench"})
    play(match, "shoot-from 2", "shoot-from 2")
    assert (sums(match), wounded(match)) == ([(3, 3)], (1, 0))


def test_16_12_indirect_fire_reaches_hidden_hexes_of_its_arrow() -> None:
    there = {"11": {"basic": 2}, "16": {"basic": 3}, "21": {"basic": 1}}
    match = realm(soldiers={"6": {"farmer": 1}}, works={"6": "catapult"}, troops=there)
    assert texts(play(match, "act")) == ["done", "aim-at 11", "aim-at 16"]
    play(match, "aim-at 16")
    assert troops(match)["16"] == (1, 0)
    match = realm(soldiers={"6": {"citizen": 1}}, works={"6": "howitzer"}, troops=there)
    assert texts(play(match, "act")) == ["done", "aim-at 11", "aim-at 16", "aim-at 21"]
    play(match, "aim-at 16")
    assert "16" not in troops(match)


def test_16_13_indirect_fire_sets_off_a_bomb_on_its_target() -> None:
    laid = {"6": "catapult", "16": "bomb"}
    match = realm(soldiers={"6": {"farmer": 1}}, works=laid, troops={"14": {"basic": 1}})
    play(match, "act", "set-off 16")
    assert (works(match), troops(match)) == ({"6": "catapult"}, {})
    match = realm(
        soldiers={"6": {"farmer": 1}}, works=laid, troops={"16": {"elite": 1, "basic": 2}}
    )
    play(match, "act", "aim-at 16")
    assert troops(match) == {}


def test_16_14_a_guard_post_fires_exactly_one_bomb_in_its_sight() -> None:
    laid = {"2": "guard-post", "7": "bomb", "12": "bomb", "17": "bomb", "18": "bomb"}
    match = realm(soldiers={"2": {"farmer": 1}}, works=laid, troops={"22": {"basic": 1}})
    play(match, "act")
    assert texts(match) == ["done", "set-off 7", "set-off 12"]
    play(match, "set-off 12")
    assert works(match) == {"2": "guard-post", "18": "bomb"}
    assert wounded(match) == (1, 0)
