"""Chapter 12 of RULES.md: the Places of the Command Center."""

from typing import Any

import pytest

from siegeworks import Match
from tests.games.ante_portas.front import about, look, soldiers, sums, troops, works, wounded
from tests.games.ante_portas.realm import filled, play, prompt, realm, refusal, texts, zones

Said = dict[str, Any]


def visit(place: str, order: str = "", **facts: Any) -> Match:
    """Seat 0 goes to a Place of the Command Center, and names the order if it has the choice."""
    facts["center"] = {"N1": place}
    facts.setdefault("year", 5)  # no more Places are drawn
    if facts.get("era") == 2:
        facts["options"] = {"eras": "2"}
    match = play(realm(**facts), f"go {place}")
    return play(match, f"order {order}") if prompt(match) == "Order" else match


def home(match: Match, seat: int = 0) -> tuple[int, int]:
    """Unemployed Farmers and Citizens of a seat."""
    people = zones(match)["at_home"]
    return people[f"{seat}-farmer"], people[f"{seat}-citizen"]


# Recruiting Officer


def test_12_1_any_unemployed_colonists_go_to_the_spawn_point() -> None:
    match = play(visit("recruiting-officer", "enlist"), "enlist farmer", "enlist farmer")
    assert look(match, "2") == {"farmers": 3}
    assert home(match) == (0, 0)


def test_12_1_a_citizen_costs_one_food_and_a_farmer_none() -> None:
    built = {"0": {"farm": 3, "flat": 2}}
    match = visit(
        "recruiting-officer", "enlist", buildings=built, home={"0": {"farmer": 1, "citizen": 2}}
    )
    play(match, "enlist citizen")
    assert zones(match)["warehouse"]["0-food"] == 0
    assert texts(match) == ["done", "enlist farmer"]
    why = refusal(match, "enlist citizen")
    assert (why.reason, why.rule, why.need, why.have) == ("lack-food", "12.1", 1, 0)


def test_12_1_those_at_work_and_those_of_others_stay() -> None:
    built = {"0": {"farm": 3, "pub": 2}}
    match = visit("recruiting-officer", seats=2, buildings=built, workers={"0": {"pub": 2}})
    assert prompt(match) == "Discharge"
    assert home(match, 1) == (2, 0)
    match = visit("recruiting-officer", soldiers={}, buildings=built, workers={"0": {"pub": 1}})
    assert texts(match) == ["done", "enlist farmer"]
    play(match, "enlist farmer")
    assert (soldiers(match), home(match)) == ({"2": 1}, (0, 0))


def test_12_2_who_enlists_among_invaders_fights_in_one_battle() -> None:
    match = visit("recruiting-officer", "enlist", troops={"2": {"basic": 2}}, soldiers={})
    play(match, "enlist farmer", "enlist farmer")
    assert sums(match) == [(2, 2)]
    assert troops(match) == {}
    assert wounded(match) == (2, 0)


def test_12_3_soldiers_of_anybody_come_home_to_free_residences() -> None:
    units = {"2": {"farmer": 1}, "19": {"farmer": 2}}
    match = visit("recruiting-officer", "discharge", seats=2, soldiers=units)
    play(match, "discharge-farmer 19")
    assert home(match) == (3, 0)
    assert soldiers(match) == {"2": 1, "19": 1}
    assert home(match, 1) == (2, 0)


def test_12_3_no_more_than_there_are_homes_of_their_kind_and_none_who_lies() -> None:
    units = {"2": {"farmer": 1, "citizen": 1}, "7": {"tired-farmer": 1}}
    match = play(visit("recruiting-officer", "discharge", soldiers=units))
    assert texts(match) == ["done", "discharge-farmer 2"]
    assert refusal(match, "discharge-citizen 2").reason == "no-free-home"
    assert refusal(match, "discharge-farmer 7").reason == "exhausted"


# Commander


def test_12_4_any_units_move_one_hex_each_in_any_direction() -> None:
    match = play(visit("commander", "deploy", soldiers={"7": {"farmer": 2}}), "move-from 7")
    directions = ("up", "right-up", "right-down", "down", "left-down", "left-up")
    assert texts(match) == [f"move-to {direction}" for direction in directions]
    play(match, "move-to up", "send-farmers 1", "move-from 7", "move-to down")
    assert soldiers(match) == {"12": 1, "2": 1}


def test_12_4_each_unit_moves_once_and_off_the_board_is_no_hex() -> None:
    match = play(visit("commander", "deploy"), "move-from 2")
    assert refusal(match, "move-to down").reason == "off-board"
    play(match, "move-to up")
    assert soldiers(match) == {"7": 1}
    assert prompt(match) != "Deploy"


def test_12_4_the_exhausted_stay() -> None:
    units = {"7": {"tired-farmer": 1}, "9": {"farmer": 1}}
    match = visit("commander", "deploy", soldiers=units)
    assert texts(match) == ["done", "move-from 9"]
    assert refusal(match, "move-from 7").reason == "nobody-to-move"


def test_12_4_sight_does_not_matter() -> None:
    facts: Said = {"soldiers": {"20": {"farmer": 1}}, "troops": {"25": {"basic": 1}}}
    match = play(visit("commander", "deploy", **facts), "move-from 20", "move-to left-up")
    assert soldiers(match) == {"22": 1}


def test_12_5_from_several_hexes_they_fight_one_battle() -> None:
    units = {"9": {"farmer": 1}, "10": {"farmer": 1}}
    match = visit("commander", "deploy", soldiers=units, troops={"12": {"basic": 2}})
    play(match, "move-from 9", "move-to right-up", "move-from 10")
    assert sums(match) == []
    play(match, "move-to left-up")
    assert sums(match) == [(2, 2)]
    assert troops(match) == {}


def test_12_6_an_engine_does_not_end_on_another_tile() -> None:
    laid = {"7": "catapult", "12": "trap", "9": "pressure-mine"}
    match = play(visit("commander", "deploy", soldiers={}, works=laid), "move-from 7")
    assert refusal(match, "move-to up").reason == "work-in-the-way"
    assert refusal(match, "move-to left-up").reason == "work-in-the-way"
    play(match, "move-to down")
    assert works(match) == {"2": "catapult", "12": "trap", "9": "pressure-mine"}


def test_12_6_it_keeps_its_facing_and_its_crew_moves_by_itself() -> None:
    units = {"7": {"farmer": 1}}
    match = visit("commander", "deploy", soldiers=units, works={"7": ("catapult", "left-up")})
    play(match, "move-from 7", "move-to up", "send-farmers 0", "done")
    assert works(match) == {"12": "catapult"}
    assert zones(match)["facing"]["12"] == "left-up"
    assert soldiers(match) == {"7": 1}


def test_12_7_any_buildings_turn_by_one_step() -> None:
    laid = {"4": "guard-post", "12": ("trench", "down"), "9": "trap"}
    match = play(visit("commander", "rotate", works=laid))
    assert texts(match) == ["done", "turn-at 4", "turn-at 12"]
    play(match, "turn-at 4")
    assert sorted(texts(match)) == ["face left-up", "face right-up"]
    play(match, "face right-up", "turn-at 12", "face left-down")
    facing = zones(match)["facing"]
    assert (facing["4"], facing["12"]) == ("right-up", "left-down")


# Supreme Commander


def test_12_8_soldiers_go_two_hexes_and_buildings_turn_twice() -> None:
    match = visit("supreme-commander", "deploy", works={"4": "guard-post"})
    play(match, "move-from 2", "move-to up", "move-from 7", "move-to up")
    assert soldiers(match) == {"12": 1}
    match = play(visit("supreme-commander", "rotate", works={"4": "guard-post"}), "turn-at 4")
    goals = ["left-down", "left-up", "right-down", "right-up"]
    assert sorted(texts(match)) == [f"face {goal}" for goal in goals]


def test_12_8_an_engine_passes_over_a_tile_to_a_free_hex() -> None:
    laid = {"7": ("catapult", "right-up"), "12": "pressure-mine", "17": "trap"}
    match = visit("supreme-commander", "deploy", soldiers={}, works=laid)
    play(match, "move-from 7", "move-to up")
    assert "over-to up" not in texts(match)
    play(match, "over-to left-up")
    assert works(match) == {"14": "catapult", "12": "pressure-mine", "17": "trap"}
    assert zones(match)["facing"]["14"] == "right-up"


def test_12_8_after_two_hexes_an_engine_goes_no_further() -> None:
    laid = {"7": "catapult", "12": "trap"}
    match = visit("supreme-commander", "deploy", works=laid)
    play(match, "move-from 7", "move-to up", "over-to up", "done")
    assert texts(match) == ["done", "move-from 2"]


def test_12_9_his_battles_have_one_more_and_survivors_go_on() -> None:
    units = {"9": {"farmer": 1, "citizen": 1}}
    match = visit(
        "supreme-commander", "deploy", soldiers=units, troops={"12": {"basic": 1, "elite": 1}}
    )
    play(match, "move-from 9", "move-to right-up", "send-farmers 1", "send-citizens 1")
    assert sums(match) == [(5, 4)]
    assert wounded(match) == (1, 1)
    match = visit(
        "supreme-commander", "deploy", soldiers={"9": {"farmer": 2}}, troops={"12": {"basic": 1}}
    )
    play(match, "move-from 9", "move-to right-up", "send-farmers 2")
    assert sums(match) == [(3, 1)]
    play(match, "move-from 12", "move-to up")
    assert soldiers(match) == {"17": 1}


def test_12_9_the_commander_has_no_such_bonus() -> None:
    match = visit("commander", "deploy", soldiers={"9": {"farmer": 1}}, troops={"12": {"basic": 2}})
    play(match, "move-from 9", "move-to right-up")
    assert sums(match) == [(1, 2)]
    assert wounded(match) == (1, 0)


# Army Doctor


def test_12_10_the_wounded_come_home_to_anybody_and_the_visitor_pays() -> None:
    facts: Said = {
        "seats": 2,
        "sickbay": {"farmer": 1, "citizen": 2},
        "buildings": {"0": {"farm": 2, "flat": 1}, "1": {"farm": 3}},
        "storage": {"0": {"food": 1}},
        "dollars": {"0": 3, "1": 9},
    }
    match = play(visit("army-doctor", "heal", **facts))
    assert refusal(match, "heal-farmer 0").reason == "no-free-home"
    assert refusal(match, "heal-citizen 1").reason == "no-free-home"
    play(match, "heal-farmer 1", "heal-citizen 0")
    assert (home(match), home(match, 1)) == ((2, 1), (3, 0))
    assert zones(match)["dollars"] == {"0": 1, "1": 9}
    assert zones(match)["storage"]["0-food"] == 0
    assert wounded(match) == (0, 1)


def test_12_10_or_the_exhausted_stand_up_for_the_same_price() -> None:
    units = {"7": {"tired-farmer": 3, "tired-citizen": 1}}
    facts: Said = {"soldiers": units, "storage": {"0": {"food": 1}}, "dollars": {"0": 1}}
    match = play(visit("army-doctor", "upright", **facts))
    assert refusal(match, "raise-citizen 7").reason == "lack-dollars"
    play(match, "raise-farmer 7", "raise-farmer 7")
    assert look(match, "7") == {"farmers": 2, "tired_farmers": 1, "tired_citizens": 1}
    assert zones(match)["warehouse"]["0-food"] == 0


# Minelayers, Trapper, Combat Engineer


def test_12_11_any_mines_on_hexes_in_sight() -> None:
    facts: Said = {"soldiers": {"7": {"farmer": 1}}, "storage": {"0": {"wood": 2}}}
    match = visit("minelayer-pressure", **facts)
    assert texts(match) == ["done", "lay-at 2", "lay-at 7"]
    assert refusal(match, "lay-at 9").reason == "out-of-sight"
    play(match, "lay-at 2", "lay-at 7")
    assert works(match) == {"2": "pressure-mine", "7": "pressure-mine"}
    assert zones(match)["storage"]["0-wood"] == 0


@pytest.mark.parametrize(
    ("kind", "price", "era"),
    [("bounding", {"wood": 1, "clay": 1}, 1), ("dummy", {"ore": 1}, 2)],
)
def test_12_11_each_type_has_its_price(kind: str, price: dict[str, int], era: int) -> None:
    match = visit(f"minelayer-{kind}", era=era, storage={"0": price})
    play(match, "lay-at 2")
    assert works(match) == {"2": f"{kind}-mine"}
    assert [zones(match)["storage"][f"0-{good}"] for good in price] == [0] * len(price)


def test_12_12_traps_cost_two_tools_each() -> None:
    facts: Said = {"soldiers": {"7": {"farmer": 1}, "12": {"farmer": 1}}, "tools": {"0": 5}}
    match = play(visit("trapper", "lay", **facts), "lay-at 7", "lay-at 12")
    assert works(match) == {"7": "trap", "12": "trap"}
    assert zones(match)["tools"]["0"] == 1


def test_12_13_of_each_trap_up_to_three_go_back_one_or_two_hexes() -> None:
    facts: Said = {"works": {"12": "trap", "9": "trap"}, "troops": {"12": {"basic": 3, "elite": 1}}}
    match = play(visit("trapper", "knockback", **facts), "knock 12")
    assert texts(match) == ["push-elites 0", "push-elites 1"]
    play(match, "push-elites 1")
    assert texts(match) == ["push-basics 0", "push-basics 1", "push-basics 2"]
    play(match, "push-basics 2")
    assert texts(match) == ["push-to left-up", "push-to up", "push-to right-up"]
    play(match, "push-to right-up", "push-to left-up")
    assert troops(match) == {"12": (1, 0), "17": (2, 1)}


def test_12_13_at_least_one_goes() -> None:
    match = visit("trapper", "knockback", works={"12": "trap"}, troops={"12": {"elite": 2}})
    assert texts(play(match, "knock 12")) == ["push-elites 1", "push-elites 2"]
    match = visit("trapper", "knockback", works={"12": "trap"}, troops={"12": {"basic": 2}})
    assert texts(play(match, "knock 12")) == ["push-basics 1", "push-basics 2"]


def test_12_13_each_trap_once() -> None:
    laid = {"12": "trap", "9": "trap", "10": "trap"}
    match = visit(
        "trapper", "knockback", works=laid, troops={"12": {"basic": 4}, "9": {"basic": 1}}
    )
    play(match, "knock 12", "push-basics 3", "push-to up", "leave-there")
    assert texts(match) == ["done", "knock 9"]
    assert refusal(match, "knock 12").reason == "trap-used"
    assert refusal(match, "knock 10").reason == "trap-empty"


def test_12_14_they_merge_with_invaders_and_fight_your_units() -> None:
    laid = {"12": "trap", "17": "dummy-mine"}
    troop = {"12": {"basic": 2}, "14": {"basic": 1}}
    match = visit("trapper", "knockback", works=laid, troops=troop)
    play(match, "knock 12", "push-basics 1", "push-to left-up", "leave-there")
    assert troops(match) == {"12": (1, 0), "14": (2, 0)}
    match = visit("trapper", "knockback", works=laid, troops=troop)
    play(match, "knock 12", "push-basics 2", "push-to up", "leave-there")
    assert sums(match) == [(4, 2)]
    assert works(match) == {"12": "trap"}
    assert troops(match) == {"14": (1, 0)}


def test_12_14_nobody_is_pushed_off_the_board() -> None:
    laid = {"24": "trap", "27": "trap"}
    match = visit(
        "trapper", "knockback", works=laid, troops={"24": {"basic": 1}, "27": {"basic": 1}}
    )
    assert refusal(match, "knock 27").reason == "no-way-back"
    play(match, "knock 24")
    assert texts(match) == ["push-to left-up", "push-to right-up"]


def test_12_15_bombs_cost_three_wood_and_one_ore() -> None:
    facts: Said = {"soldiers": {"7": {"farmer": 1}}, "storage": {"0": {"wood": 3}}}
    match = visit(
        "combat-engineer", "lay", era=2, warehouse={"0": {"ore": 1}}, works={"24": "bomb"}, **facts
    )
    assert prompt(match) == "FireBombs"
    sheds: Said = {"buildings": {"0": {"storage-shed": 1}}, "workers": {"0": {"storage-shed": 1}}}
    match = visit("combat-engineer", era=2, warehouse={"0": {"ore": 1}}, **facts, **sheds)
    play(match, "lay-at 7")
    assert works(match) == {"7": "bomb"}
    assert (zones(match)["storage"]["0-wood"], zones(match)["warehouse"]["0-ore"]) == (0, 0)


def test_12_15_or_any_bombs_are_fired_one_after_the_other() -> None:
    laid = {"9": "bomb", "18": "bomb"}
    match = visit(
        "combat-engineer",
        "blast",
        era=2,
        works=laid,
        troops={"14": {"basic": 1}, "23": {"elite": 1}},
    )
    play(match, "blast 9")
    assert troops(match) == {"23": (0, 1)}
    assert texts(match) == ["done", "blast 18"]
    play(match, "blast 18")
    assert works(match) == {}
    assert troops(match) == {"23": (0, 1)}


WAR_BUILDERS = [
    ("trench", 1, {"wood": 1, "clay": 1}, 1),
    ("guard-post", 1, {"wood": 2}, 1),
    ("catapult", 2, {"wood": 3}, 1),
    ("bunker", 2, {"clay": 1, "brick": 2}, 2),
    ("guard-tower", 2, {"plank": 2, "brick": 1}, 2),
    ("howitzer", 3, {"plank": 2, "ore": 1}, 2),
]


@pytest.mark.parametrize(("work", "tools", "price", "era"), WAR_BUILDERS)
def test_12_16_each_building_has_its_price_and_faces_as_you_like(
    work: str, tools: int, price: dict[str, int], era: int
) -> None:
    match = visit(f"builder-{work}", era=era, storage={"0": price}, tools={"0": tools})
    play(match, "lay-at 2")
    assert len(texts(match)) == 6
    play(match, "face left-down")
    assert works(match) == {"2": work}
    assert zones(match)["facing"]["2"] == "left-down"
    assert zones(match)["tools"]["0"] == 0
    assert filled(match, "storage") == {}


def test_12_16_any_number_in_one_visit() -> None:
    facts: Said = {"soldiers": {"7": {"farmer": 1}}, "storage": {"0": {"wood": 2, "clay": 1}}}
    match = visit("builder-trench", warehouse={"0": {"clay": 1}}, **facts)
    play(match, "lay-at 2", "face up", "lay-at 7", "face up")
    assert works(match) == {"2": "trench", "7": "trench"}
    assert about(match, "turned-to") == [("2", "up"), ("7", "up")]
