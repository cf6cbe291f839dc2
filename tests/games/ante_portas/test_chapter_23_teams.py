"""Chapter 23 of RULES.md: two teams against each other, but for fighting."""

from typing import Any

import pytest

from siegeworks import Match
from tests.games.ante_portas.front import about, look, soldiers, sums, works, wounded
from tests.games.ante_portas.realm import (
    agenda,
    begin,
    deal,
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

FLAG: dict[str, str] = {"mode": "flag"}
AREA: dict[str, str] = {"mode": "area"}


def against(**facts: Any) -> Match:
    """A situation of two teams; seat 0 of the South is at turn."""
    usual: dict[str, Any] = {"seats": 2, "options": FLAG, "soldiers": {}}
    return realm(**(usual | facts))


def deploy(stage: int = 0, **facts: Any) -> Match:
    """A Deploy of the seat at turn, in the middle of its turns."""
    seat = facts.get("seat", 0)
    rest = [f"BeginTurn({seat})", f"EndTurns({seat})", "EndOfHalfYear()"]
    return against(agenda=[f"Deploy({stage})", *rest], **facts)


def finish(mode: str, **facts: Any) -> str:
    """How the game ends in a position after the last Year."""
    match = against(options={"mode": mode}, agenda=["Finish()"], **facts)
    assert match.result is not None
    return match.result.ending


# 23.1 to 23.7


def test_23_1_nobody_spawns_and_nobody_marches() -> None:
    match = against(year=2, season="winter", agenda=["HalfYear()"])
    deal(match)
    left = agenda(match)
    assert "BattlePhase()" not in left
    assert told(match, "invaders-spawn") == []
    assert left[-1] == "EndOfHalfYear()"


def test_23_1_there_is_no_final_wave() -> None:
    match = against(year=5, season="winter", agenda=["EndOfYear()"])
    assert match.result is not None
    assert told(match, "wave-begins") == []


def test_23_2_a_unit_over_the_far_edge_wins_at_once() -> None:
    match = deploy(soldiers={"26": {"farmer": 1}})
    play(match, "move-from 26", "move-to left-up")
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("south-won", (0,))


def test_23_2_so_does_an_engine() -> None:
    match = deploy(works={"28": ("catapult", "up", "south")})
    play(match, "move-from 28", "move-to up")
    assert match.result is not None
    assert match.result.ending == "south-won"


@pytest.mark.parametrize(
    ("south", "north", "ending"),
    [
        ({"26": 1, "24": 2}, {"1": 1, "4": 1}, "south-won"),
        ({"26": 1, "24": 1}, {"1": 1, "4": 1}, "nobody-won"),
        ({"21": 6}, {"5": 1}, "north-won"),
        ({"2": 1}, {}, "south-won"),
    ],
)
def test_23_2_in_the_end_rows_are_compared(
    south: dict[str, int], north: dict[str, int], ending: str
) -> None:
    units = {hex: {"farmer": count} for hex, count in (south | north).items()}
    assert finish("flag", soldiers=units, armies=dict.fromkeys(north, "north")) == ending


def test_23_2_engines_count_and_other_works_do_not() -> None:
    assert finish("flag", works={"9": ("howitzer", "up", "south")}) == "south-won"
    assert finish("flag", works={"9": ("trench", "up", "south")}) == "nobody-won"


def test_23_3_who_sees_more_hexes_alone_wins() -> None:
    guns = {"9": ("guard-post", "up", "south")}
    units = {"9": {"farmer": 1}, "20": {"farmer": 1}, "21": {"farmer": 1}}
    north = {"20": "north", "21": "north"}
    assert finish("area", soldiers=units, works=guns, armies=north) == "south-won"


def test_23_3_hexes_that_both_see_are_nobodys() -> None:
    units = {"9": {"farmer": 1}, "14": {"farmer": 1}}
    assert finish("area", soldiers=units, armies={"14": "north"}) == "nobody-won"
    guns = {"9": ("trench", "up", "south")}  # it sees 11, 12 and 14
    assert finish("area", soldiers=units, works=guns, armies={"14": "north"}) == "south-won"
    units |= {"25": {"farmer": 1}, "24": {"farmer": 1}}
    north = {"14": "north", "25": "north", "24": "north"}
    assert finish("area", soldiers=units, works=guns, armies=north) == "south-won"
    units |= {"28": {"farmer": 1}}
    north |= {"28": "north"}
    assert finish("area", soldiers=units, works=guns, armies=north) == "nobody-won"


@pytest.mark.parametrize(
    ("mode", "seat", "hex"),
    [("flag", 0, "2"), ("flag", 1, "27"), ("area", 0, "7"), ("area", 1, "22")],
)
def test_23_4_each_team_has_its_spawn_point(mode: str, seat: int, hex: str) -> None:
    match = against(options={"mode": mode}, seat=seat, stewards={f"{seat}": "small-market"})
    play(match, "go recruiting-officer", "enlist farmer", "done")
    assert look(match, hex) == {"farmers": 1}
    assert zones(match)["army"][hex] == ("north" if seat else "south")


@pytest.mark.parametrize(
    ("seat", "hex", "exits"),
    [
        (0, "26", {"up", "left-up", "right-up"}),
        (0, "27", {"up", "left-up", "right-up"}),
        (0, "24", {"up"}),
        (0, "21", set()),
        (0, "2", set()),
        (1, "3", {"down", "left-down", "right-down"}),
        (1, "5", {"down"}),
        (1, "8", set()),
        (1, "27", set()),
    ],
)
def test_23_4_northward_exits_mirror_those_of_the_south(
    seat: int, hex: str, exits: set[str]
) -> None:
    side = "north" if seat else "south"
    match = deploy(seat=seat, soldiers={hex: {"farmer": 1}}, armies={hex: side})
    match.choose(f"move-from {hex}")
    found = set()
    for option in texts(match):
        twin = match.clone()
        twin.choose(option)
        if twin.result is not None:
            assert twin.result.ending == f"{side}-won"
            found.add(option.removeprefix("move-to "))
    assert found == exits


def test_23_4_in_area_control_nobody_leaves_the_board() -> None:
    match = deploy(options=AREA, soldiers={"26": {"farmer": 1}})
    match.choose("move-from 26")
    assert refusal(match, "move-to up").reason == "off-board"


def test_23_5_three_farms_and_a_hunting_lodge_each() -> None:
    match = begin(2, FLAG)
    owned = filled(match, "buildings")
    assert owned == {f"{s}-{b}": c for s in "01" for b, c in (("farm", 3), ("hunting-lodge", 1))}
    assert soldiers(match) == {"2": 1, "27": 1}
    match = begin(4, AREA)
    assert soldiers(match) == {"7": 2, "22": 2}


def test_23_5_the_lodge_gives_food_when_manned() -> None:
    match = against(
        season="winter", workers={"1": {"hunting-lodge": 1}}, agenda=["EndOfHalfYear()"]
    )
    while prompt(match) == "YearTrade":
        match.choose("done")
    assert filled(match, "buffer") == {"1-hunting-lodge": 1}


@pytest.mark.parametrize(("start", "order"), [(0, (0, 1, 2, 3)), (2, (2, 3, 0, 1))])
def test_23_6_the_teams_alternate(start: int, order: tuple[int, ...]) -> None:
    match = against(
        seats=4, start=start, year=1, season="summer", agenda=["HalfYear()"], seat=start
    )
    turns = [step for step in agenda(match) if step.startswith("SeatTurns")]
    assert turns == [f"SeatTurns({seat})" for seat in order[1:]]


def test_23_6_seats_that_sit_opposite_win_together() -> None:
    match = deploy(seats=4, seat=2, soldiers={"26": {"farmer": 1}})
    play(match, "move-from 26", "move-to up")
    assert match.result is not None
    assert match.result.winners == (0, 2)


def test_23_7_buildings_of_the_mainland_are_limited() -> None:
    rich: dict[str, Any] = {
        "storage": {"0": {"wood": 2, "clay": 1}},
        "tools": {"0": 9},
        "stewards": {"0": "builder-farm"},
        "buildings": {"0": {"hunting-lodge": 5}, "1": {"hunting-lodge": 5}},
    }
    match = against(**rich)
    play(match, "go builder-hunting-lodge")
    assert prompt(match) == "Turn"
    rich["buildings"]["1"] = {"hunting-lodge": 4}
    match = against(**rich)
    play(match, "go builder-hunting-lodge", "build hunting-lodge")
    assert filled(match, "buildings")["0-hunting-lodge"] == 6


# 23.8 to 23.10


@pytest.mark.parametrize("seat", [0, 2])
def test_23_8_the_teams_exhausted_stand_up_at_each_members_first_turn(seat: int) -> None:
    units = {"9": {"tired-farmer": 2, "tired-citizen": 1}, "20": {"tired-farmer": 1}}
    match = against(
        seats=4,
        seat=seat,
        soldiers=units,
        armies={"20": "north"},
        agenda=[f"SeatTurns({seat})", "EndOfHalfYear()"],
    )
    assert look(match, "9") == {"farmers": 2, "citizens": 1}
    assert look(match, "20") == {"tired_farmers": 1}


def test_23_8_not_between_its_turns() -> None:
    match = against(
        soldiers={"9": {"tired-farmer": 2}},
        agenda=["BeginTurn(0)", "BeginTurn(0)", "EndOfHalfYear()"],
    )
    play(match, "go joiner-1")
    assert look(match, "9") == {"tired_farmers": 2}


def fee(**facts: Any) -> Match:
    """Seat 0 stands beside the Joiner, where a Steward of the other team is."""
    usual: dict[str, Any] = {
        "stewards": {"0": "builder-farm", "1": "joiner-1"},
        "storage": {"0": {"wood": 2}, "1": {}},
        "warehouse": {"0": {}, "1": {}},
        "tools": {"0": 2, "1": 0},
    }
    return against(**(usual | facts))


def test_23_9_each_part_goes_to_the_other_steward() -> None:
    match = fee(storage={"0": {"wood": 1, "clay": 1, "food": 1}, "1": {}})
    match.choose("go joiner-1")
    assert texts(match) == ["pay-fee tool", "pay-fee food"]
    match.choose("pay-fee food")
    assert texts(match) == ["pay-fee wood", "pay-fee clay"]
    match.choose("pay-fee clay")
    assert filled(match, "storage") == {"0-wood": 1, "1-food": 1, "1-clay": 1}


def test_23_9_in_the_second_era_two_of_each() -> None:
    match = fee(era=2, options={"mode": "flag", "eras": "2"}, storage={"0": {"wood": 3}, "1": {}})
    match.choose("go joiner-1")
    assert zones(match)["tools"]["1"] == 2
    assert filled(match, "storage") == {"0-wood": 1, "1-wood": 2}


def test_23_9_each_of_several_stewards_gets_it() -> None:
    match = fee(stewards={"0": "builder-farm", "1": "joiner-1", "1-second": "joiner-1"})
    match.choose("go joiner-1")
    assert zones(match)["tools"]["1"] == 2
    assert filled(match, "storage") == {"1-wood": 2}


@pytest.mark.parametrize(
    ("tools", "storage", "need", "have"), [(0, {"wood": 2}, 1, 0), (2, {"food": 1}, 1, 0)]
)
def test_23_9_who_cannot_pay_both_parts_does_not_enter(
    tools: int, storage: dict[str, int], need: int, have: int
) -> None:
    match = fee(tools={"0": tools}, storage={"0": storage, "1": {}})
    why = refusal(match, "go joiner-1")
    assert (why.reason, why.rule, why.need, why.have) == ("no-fee", "23.9", need, have)


def test_23_9_goods_may_come_from_the_warehouse_as_long_as_there_is_room() -> None:
    facts: dict[str, Any] = {"tools": {"0": 0}, "warehouse": {"0": {"food": 1}, "1": {}}}
    match = fee(storage={"0": {"wood": 2}, "1": {}}, **facts)
    assert "joiner-1" in goals(match)
    match = fee(storage={"0": {"wood": 3}, "1": {}}, **facts)
    assert "joiner-1" not in goals(match)


def test_23_9_markets_and_the_own_team_are_free() -> None:
    match = fee(stewards={"0": "builder-farm", "1": "west-market"}, tools={"0": 0})
    match.choose("go west-market")
    assert prompt(match) == "Visit"
    match = fee(seats=4, stewards={"0": "builder-farm", "2": "joiner-1"}, tools={"0": 0})
    assert "joiner-1" in goals(match)


def test_23_9_without_room_the_host_loses_goods() -> None:
    match = fee(storage={"0": {"wood": 1}, "1": {"clay": 3}}, warehouse={"0": {}, "1": {"food": 1}})
    match.choose("go joiner-1")
    assert match.to_move == 1
    assert texts(match) == ["lose wood", "lose clay"]


def test_23_10_an_improvement_may_go_to_the_teammate_alone() -> None:
    match = against(
        seats=4,
        hand={"0": ["stone-axe"]},
        buildings={"0": {"library": 1}},
        stewards={"0": "west-market"},
        agenda=["PlayImprovement(0)", "EndOfHalfYear()"],
    )
    match.choose("play stone-axe")
    assert texts(match) == ["keep", "give-card 2"]


def test_23_10_trade_is_within_the_team() -> None:
    stewards = {"0": "west-market", "1": "west-market", "2": "joiner-1", "3": "baker"}
    match = against(seats=4, stewards=stewards)
    assert "trade" not in texts(match)
    match = against(seats=4, stewards=stewards | {"2": "west-market"})
    match.choose("trade")
    pairs = {text.split()[1][:6] for text in texts(match) if text.startswith("give ")}
    assert pairs == {"0-to-2", "2-to-0"}


def test_23_10_at_the_years_end_too() -> None:
    match = against(seats=4, season="winter", agenda=["EndOfHalfYear()"])
    asked = []
    while prompt(match) == "YearTrade":
        asked.append({text.split()[1][:6] for text in texts(match) if text.startswith("give ")})
        match.choose("done")
    assert asked == [{"0-to-2", "2-to-0"}, {"1-to-3", "3-to-1"}] * 2


# 23.12 to 23.15 and 23.17


def test_23_12_a_hex_holds_six_soldiers_for_each_player() -> None:
    match = deploy(soldiers={"12": {"farmer": 6}, "7": {"farmer": 1}})
    match.choose("move-from 7")
    why = refusal(match, "move-to up")
    assert (why.reason, why.rule, why.need) == ("hex-full", "23.12", 6)
    match = deploy(soldiers={"12": {"farmer": 5}, "7": {"farmer": 3}})
    play(match, "move-from 7", "move-to up")
    match.choose("done")
    assert look(match, "12") == {"farmers": 5, "tired_farmers": 1}
    match = deploy(seats=4, soldiers={"12": {"farmer": 6}, "7": {"farmer": 1}})
    match.choose("move-from 7")
    assert "move-to up" in texts(match)


def test_23_12_nobody_enlists_onto_a_full_hex() -> None:
    facts: dict[str, Any] = {"stewards": {"0": "small-market"}, "sickbay": {"farmer": 1}}
    match = against(soldiers={"2": {"farmer": 5}}, **facts)
    play(match, "go recruiting-officer", "order enlist", "enlist farmer")
    assert look(match, "2") == {"farmers": 6}
    match = against(soldiers={"2": {"farmer": 6}}, **facts)
    match.choose("go recruiting-officer")
    assert prompt(match) == "Discharge"


def test_23_12_together_there_is_no_limit() -> None:
    match = realm(
        soldiers={"12": {"farmer": 8}, "7": {"farmer": 1}}, agenda=["Deploy(0)", "EndOfHalfYear()"]
    )
    play(match, "move-from 7", "move-to up", "done")
    assert look(match, "12") == {"farmers": 9}


def test_23_13_an_engine_takes_its_crew_along() -> None:
    match = deploy(
        soldiers={"9": {"tired-farmer": 1}}, works={"9": ("catapult", "right-up", "south")}
    )
    play(match, "move-from 9", "move-to up", "send-crew")
    assert look(match, "14") == {"tired_farmers": 1, "work": "catapult"}
    assert zones(match)["facing"]["14"] == "right-up"


def test_23_13_that_does_not_tire_them() -> None:
    match = deploy(soldiers={"9": {"farmer": 1}}, works={"9": ("catapult", "up", "south")})
    play(match, "move-from 9", "move-to up", "send-farmers 0", "send-crew")
    assert look(match, "14") == {"farmers": 1, "work": "catapult"}


def test_23_13_together_the_crew_goes_by_itself() -> None:
    match = realm(
        soldiers={"9": {"tired-farmer": 1}},
        works={"9": "catapult"},
        agenda=["Deploy(0)", "EndOfHalfYear()"],
    )
    play(match, "move-from 9", "move-to up")
    assert look(match, "14") == {"work": "catapult"}
    assert look(match, "9") == {"tired_farmers": 1}


def test_23_14_moved_soldiers_are_exhausted() -> None:
    match = deploy(soldiers={"2": {"farmer": 2}})
    play(match, "move-from 2", "move-to up", "send-farmers 1", "done")
    assert look(match, "7") == {"tired_farmers": 1}
    assert look(match, "2") == {"farmers": 1}


def test_23_14_so_they_do_not_move_again() -> None:
    match = against(
        soldiers={"2": {"farmer": 1}},
        agenda=["Deploy(0)", "Deploy(0)", "BeginTurn(0)", "EndTurns(0)", "EndOfHalfYear()"],
    )
    play(match, "move-from 2", "move-to up")
    assert about(match, "deployed") == [("2", "up")]
    assert prompt(match) != "Deploy"


def test_23_14_after_the_second_hex_of_the_supreme_commander_too() -> None:
    match = deploy(1, soldiers={"2": {"farmer": 1}})
    play(match, "move-from 2", "move-to up", "move-from 7", "move-to up")
    assert look(match, "12") == {"tired_farmers": 1}


def test_23_15_the_start_player_alone_places_the_new_places() -> None:
    match = against(seats=4, start=1, agenda=["PutPlace(trapper)", "EndOfHalfYear()"], seat=1)
    assert match.decision is not None
    assert match.decision.seat == 1
    assert len(match.decision.seats) == 1


def test_23_17_who_stays_on_the_enemys_spawn_point_is_wounded() -> None:
    match = against(
        soldiers={"27": {"farmer": 1, "tired-citizen": 1}, "24": {"farmer": 1}},
        armies={"27": "south"},
        works={"27": ("catapult", "down", "south")},
        agenda=["EndTurns(0)", "EndOfHalfYear()"],
    )
    assert look(match, "27") == {}
    assert wounded(match, "south") == (1, 1)
    assert look(match, "24") == {"farmers": 1}
    assert works(match) == {}


def test_23_17_on_its_own_a_team_may_stay() -> None:
    units = {"2": {"farmer": 1}, "27": {"farmer": 1}}
    match = against(
        soldiers=units, armies={"27": "north"}, agenda=["EndTurns(0)", "EndOfHalfYear()"]
    )
    assert soldiers(match) == {"2": 1, "27": 1}


def test_23_17_the_enemys_spawn_point_may_be_attacked() -> None:
    match = deploy(soldiers={"25": {"farmer": 2}, "27": {"farmer": 1}}, armies={"27": "north"})
    play(match, "move-from 25", "move-to left-up", "send-farmers 2")
    assert wounded(match, "north") == (1, 0)
    assert wounded(match, "south") == (1, 0)
    assert look(match, "27") == {"tired_farmers": 1}


def test_23_21_cards_of_the_battle_phase_do_nothing() -> None:
    match = deploy(
        soldiers={"7": {"farmer": 1}, "12": {"farmer": 1}},
        armies={"12": "north"},
        improvements={"0": ["whetstone", "drill", "storm-bell"]},
    )
    play(match, "move-from 7", "move-to up")
    assert wounded(match, "south") == (1, 0)
    assert prompt(match) == "Turn"


def test_23_21_a_palisade_helps_whoever_holds_the_hex() -> None:
    facts: dict[str, Any] = {"soldiers": {"7": {"farmer": 2}, "12": {"farmer": 1}}}
    match = deploy(armies={"12": "north"}, palisades=["12"], **facts)
    play(match, "move-from 7", "move-to up", "send-farmers 2")
    assert sums(match) == [(2, 2)]
    assert zones(match)["palisades"] == 1 << 11
