"""23 Rulings on maneuvers, orders and the assault."""

from collections.abc import Mapping

from siegeworks import CHANCE, Match
from tests.games.stronghold.castle import (
    DEFENDER,
    INVADER,
    castle,
    garrison,
    given,
    horde,
    play,
    prompt,
    refusal,
    seen,
    texts,
    told,
    zones,
)

Units = Mapping[str, Mapping[str, int]]
EMPTY: Units = {"FL": {}, "FR": {}}
NOBODY: Units = {f"W{n}": {} for n in range(1, 10)}
AWAY = {"officer": "courtyard", "warrior": "courtyard"}


def at(question: str, units: Units, **facts: object) -> Match:
    """A question, with units of the invader only where the test says, and no plans."""
    facts.setdefault("plans", [])
    facts.setdefault("heroes", AWAY)
    return castle(at=question, horde={**EMPTY, **units}, **facts)  # type: ignore[arg-type]


def finish(match: Match) -> Match:
    """Let nobody else set out until something else is asked."""
    while prompt(match) in ("March", "Muster", "SapUp"):
        play(match, "pass" if prompt(match) == "SapUp" else "done")
    return match


def fight(
    units: Mapping[str, int], defenders: Mapping[str, int], walls: int, **facts: object
) -> Match:
    """Strength against strength at W1."""
    return at(
        "strength W1", {"W1": units}, garrison={"W1": defenders}, walls={"W1": walls}, **facts
    )


def has_breach(match: Match) -> bool:
    """Whether the invader has won."""
    return match.result is not None and match.result.ending == "breached"


def test_23_4_units_die_as_long_as_one_fits_and_the_rest_is_lost() -> None:
    match = fight({"orc": 2}, {"soldier": 2}, 1)
    assert horde(match, "W1") == (0, 2, 0), "a difference of 1 kills no orc"


def test_23_5_the_invader_needs_more_than_twice_the_units_and_all_else() -> None:
    assert not has_breach(fight({"orc": 1, "troll": 2}, {"marksman": 1, "soldier": 1}, 2))
    assert has_breach(fight({"troll": 3}, {"marksman": 1, "soldier": 1}, 2))


def test_23_6_at_a_tie_nobody_loses_units() -> None:
    match = fight({"troll": 1}, {"soldier": 1}, 1)
    assert (horde(match, "W1"), garrison(match, "W1")) == ((0, 0, 1), (0, 1, 0))


def test_23_8_without_invaders_there_is_no_cauldron_and_no_pole() -> None:
    match = at("cauldrons", {}, cauldron={"W1": "goblin"}, tower_item={"T1": "pole"})
    assert zones(match)["round"] == 2, "nobody is asked and no card is turned"
    assert match.length == 0


def test_23_10_traps_are_not_spent() -> None:
    match = at("maneuvers", {"R1": {"troll": 4}}, paths={"R1-W1": "troll-trap"})
    finish(play(match, "perform minor", "send-2 R1-W1-troll"))
    finish(play(match, "perform major", "send-2 R1-W1-troll"))
    assert horde(match, "dead") == (0, 0, 2)
    assert zones(match)["paths"]["R1-W1"] == "open-troll-trap"


def test_23_11_all_goblins_of_the_path_in_that_maneuver() -> None:
    match = at("maneuvers", {"R1": {"goblin": 5}}, paths={"R1-W1": "goblin-trap"})
    finish(play(match, "perform minor", "send-3 R1-W1-goblin", "send-2 R1-W2-goblin"))
    assert horde(match, "dead") == (3, 0, 0)


def test_23_12_a_siege_tower_needs_no_space_and_one_fits_a_wall() -> None:
    match = at("maneuvers", {"W1": {"orc": 3}}, siege_towers=["R1", "W2"])
    play(match, "perform minor")
    assert refusal(match, "roll-tower R1-W2").reason == "tower-there"
    finish(play(match, "roll-tower R1-W1"))
    assert zones(match)["siege_tower"]["1"] == "W1"


def test_23_13_the_limit_of_r6_holds_for_walls_and_r7_together() -> None:
    match = at("maneuvers", {"R6": {"orc": 7}})
    play(match, "perform minor", "send-3 R6-W8-orc")
    assert (
        refusal(match, "send-3 R6-R7-orc").reason == "maneuver-limit"
        if ("send-3 R6-R7-orc" not in texts(match))
        else False
    )
    assert "send-2 R6-R7-orc" in texts(match) or "send-2 R6-W7-orc" in texts(match)


def test_23_14_marauders_join_once_in_a_maneuver_and_ignore_traps() -> None:
    match = at("maneuvers", {"R6": {"orc": 4}}, paths={"R6-R7": "goblin-trap"})
    finish(play(match, "perform minor", "send-2 R6-R7-orc"))
    assert horde(match, "R7") == (1, 3, 0)
    finish(play(match, "perform major", "done", "send-1 R6-R7-orc"))
    assert zones(match)["joins"] == 2


def test_23_15_saps_and_quartermasters_work_in_each_maneuver() -> None:
    match = at(
        "maneuvers",
        {"FL": {"orc": 2}, "supply": {"goblin": 2}},
        equipment={"W1": ["sap"]},
        training={"R2": ["quartermaster"]},
    )
    for maneuver in ("minor", "major"):
        finish(play(match, f"perform {maneuver}", "sap-up goblin", "lead R2-W3-orc"))
    assert (horde(match, "W1"), horde(match, "W3")) == ((2, 0, 0), (0, 2, 0))


def test_23_16_poison_works_every_round_before_cauldrons() -> None:
    match = at(
        "poison",
        {"W2": {"goblin": 1}},
        equipment={"W2": ["poison"]},
        cauldron={"W2": "goblin"},
        garrison={"W2": {"marksman": 2}},
    )
    assert [event.kind for event in match.log() if event.kind.endswith("dies")] == [
        "defender-dies", "invader-dies",
    ]  # fmt: skip
    assert zones(match)["equipment"]["W2"] == 1 << 3


def test_23_17_the_opponent_picks_whom_a_ballista_kills() -> None:
    match = at(
        "aim machines",
        {"W1": {"goblin": 1, "troll": 1}},
        machines={"R1": "ballista"},
        garrison={"W1": {"marksman": 1, "soldier": 1}},
    )
    play(match, "aim-machine W1", "hit")
    assert match.to_move == INVADER
    play(match, "kill-defender soldier")
    assert match.to_move == DEFENDER
    play(match, "kill-invader troll")


def test_23_18_the_invader_chooses_among_the_towers_that_touch_the_section() -> None:
    match = at(
        "aim machines",
        {},
        machines={"R1": "catapult"},
        walls={"W2": 0},
        tower_item={"T1": "pole", "T2": "cannon", "T3": "pole"},
    )
    play(match, "aim-machine W2", "hit")
    assert (match.to_move, texts(match)) == (INVADER, ["break-item T1", "break-item T2"])


def test_23_19_a_shot_that_takes_a_thing_is_a_hit_for_bloodstones() -> None:
    match = at(
        "aim machines",
        {},
        machines={"R1": "catapult"},
        walls={"W1": 0},
        cauldron={"W1": "orc"},
        roles={"bloodstones-R1": "target"},
        garrison={"W1": {"soldier": 1}},
    )
    play(match, "aim-machine W1", "hit")
    assert garrison(match, "W1") == (0, 0, 0)


def test_23_23_furious_goblins_go_before_the_whole_difference_is_taken() -> None:
    match = fight(
        {"goblin": 1, "orc": 2}, {"soldier": 2}, 5, orders={"W1": "open-fury"}, orders_worked=["W1"]
    )
    assert horde(match, "dead") == (1, 1, 0), "7 against 9: the goblin, then 2 points"


def test_23_24_orders_come_back_at_the_end_of_the_round() -> None:
    match = at("end of round", {"W1": {"orc": 1}}, orders={"W1": "open-fury"}, orders_worked=["W1"])
    assert set(zones(match)["orders"].values()) == {None}
    assert zones(match)["orders_gone"]["fury"] == 0


def test_23_25_a_called_troll_may_fight_at_once() -> None:
    match = at("work orders", {"W1": {"troll": 2}, "R1": {"troll": 1}}, orders={"W1": "call"})
    assert told(match, "invader-sum")[0].about["points"] == 9
    match = at("carry out W1", {"W1": {"troll": 3}, "R1": {"troll": 1}}, orders={"W1": "call"})
    assert horde(match, "R1") == (0, 0, 1), "no space at the section"


def test_23_26_a_glare_keeps_machines_off_and_lets_marksmen_shoot() -> None:
    match = at("aim machines", {}, machines={"R1": "catapult"}, glare="W1")
    assert refusal(match, "aim-machine W1").reason == "glare"
    match = at(
        "aim marksmen",
        {"R1": {"goblin": 2}},
        glare="W1",
        garrison={**NOBODY, "W1": {"marksman": 1}},
    )
    assert horde(match, "R1") == (1, 0, 0)


def test_23_27_a_pole_kills_the_weakest_of_the_kinds_named() -> None:
    match = at("poles", {"W1": {"goblin": 1, "orc": 1, "troll": 1}}, tower_item={"T1": "pole"})
    play(match, "hit-2")
    assert told(match, "invader-dies")[0].about == {"horde-kind": "orc", "camp": "W1"}


def test_23_28_the_defender_picks_among_the_kinds_a_cannon_card_names() -> None:
    match = at(
        "aim cannons", {"R1": {"orc": 1, "troll": 1}}, tower_item={"T1": "cannon"}, garrison=NOBODY
    )
    play(match, "hit-5")
    assert match.to_move == DEFENDER
    assert texts(match) == ["kill-invader orc", "kill-invader troll"]


def test_23_29_one_marksman_shoots_at_one_rampart() -> None:
    match = at(
        "aim marksmen",
        {"R1": {"goblin": 1}, "R2": {"goblin": 1}},
        garrison={**NOBODY, "W2": {"marksman": 1}},
    )
    play(match, "aim-arrows R2")
    assert (horde(match, "R1"), horde(match, "R2")) == ((1, 0, 0), (0, 0, 0))


def test_23_34_destroyed_wall_pieces_go_back_to_the_stock() -> None:
    walls = {"W1": 7, **{f"W{n}": 2 for n in range(2, 10)}}
    match = at("aim machines", {}, machines={"R1": "catapult"}, walls=walls)
    play(match, "aim-machine W1", "hit")
    assert sum(zones(match)["walls"].values()) == 22


def test_23_37_a_mantelet_protects_from_a_blessing_too() -> None:
    match = at(
        "aim marksmen",
        {"R1": {"goblin": 2}},
        mantelets=["R1"],
        blessing="left",
        garrison={**NOBODY, "W1": {"marksman": 2}},
    )
    assert horde(match, "R1") == (2, 0, 0)


def test_23_44_a_maneuver_may_move_nobody() -> None:
    match = castle(at="card 8", horde={**EMPTY, "R1": {"orc": 1}})
    finish(play(match, "perform minor"))
    play(match, "done")
    assert given(match) == 3


def test_23_45_a_sap_meets_no_trap_and_needs_a_space() -> None:
    units = {"supply": {"goblin": 2}}
    traps = {"R1-W1": "goblin-trap"}
    match = at("maneuvers", units, equipment={"W1": ["sap"]}, paths=traps)
    play(match, "perform minor", "sap-up goblin")
    assert horde(match, "W1") == (1, 0, 0)
    match = at("maneuvers", {**units, "W1": {"orc": 3}}, equipment={"W1": ["sap"]})
    play(match, "perform minor")
    assert prompt(match) != "SapUp"


def test_23_46_traps_turn_when_all_moves_of_a_step_are_settled() -> None:
    match = at("maneuvers", {"R1": {"goblin": 2}, "R2": {"orc": 1}}, paths={"R1-W1": "goblin-trap"})
    play(match, "perform minor", "send-1 R1-W1-goblin")
    assert zones(match)["paths"]["R1-W1"] == "goblin-trap"
    assert match.undoable
    finish(match)
    assert zones(match)["paths"]["R1-W1"] == "open-goblin-trap"


def test_23_47_who_does_not_call_the_marauders() -> None:
    match = at("maneuvers", {"R6": {"orc": 1}}, training={"R7": ["quartermaster"]})
    finish(play(match, "perform minor", "lead R7-W9-orc"))
    assert zones(match)["joins"] == 0
    match = at("maneuvers", {}, siege_towers=["R6"])
    finish(play(match, "perform minor", "roll-tower R6-R7"))
    assert zones(match)["joins"] == 0


def test_23_48_all_aim_before_the_first_card_is_turned() -> None:
    match = at("aim machines", {}, machines={"R1": "ballista", "R2": "catapult"})
    play(match, "aim-machine W1")
    assert prompt(match) == "AimMachine"
    assert "hold-fire" in texts(match)
    play(match, "aim-machine W2")
    assert match.to_move == CHANCE


def test_23_49_cauldrons_stay() -> None:
    match = at("cauldrons", {"W1": {"orc": 2}}, cauldron={"W1": "orc"})
    assert zones(match)["cauldron"]["W1"] == "orc"


def test_23_57_the_order_of_the_dead_is_shown() -> None:
    match = at("cauldrons", {"W1": {"goblin": 2}}, cauldron={"W1": "goblin"}, orders={"W1": "fury"})
    assert told(match, "order-lost")[0].about == {"section": "W1", "order": "fury"}


def test_23_58_an_order_under_a_glare_is_not_shown() -> None:
    match = at(
        "poison",
        {"W1": {"orc": 1}},
        orders={"W1": "fury"},
        glare="W1",
        cauldron={"W1": "orc"},
        equipment={"W1": ["poison"]},
    )
    assert not told(match, "order-shown") + told(match, "invader-dies")
    assert not told(match, "defender-dies")
    assert zones(match)["orders_gone"]["fury"] == 0
    assert "fury" not in str(seen(match, DEFENDER)["orders"])


def test_23_59_a_blessing_lasts_for_the_round() -> None:
    assert zones(at("end of round", {}, blessing="left"))["blessing"] is None


def test_23_65_a_siege_tower_alone_fights_nobody() -> None:
    match = at(
        "aim marksmen",
        {"R1": {"goblin": 2}},
        siege_towers=["W1"],
        garrison={**NOBODY, "W1": {"marksman": 1}},
    )
    assert horde(match, "R1") == (1, 0, 0), "its marksman is free"
    assert not told(match, "invader-sum")
