"""12 Maneuvers."""

from collections.abc import Mapping

from siegeworks import Match
from tests.games.stronghold.castle import (
    GAME,
    castle,
    given,
    horde,
    play,
    prompt,
    refusal,
    texts,
    told,
    zones,
)

Units = Mapping[str, Mapping[str, int]]
EMPTY: Units = {"FL": {}, "FR": {}}  # nobody outside, unless a test says so


def outside(units: Units, **facts: object) -> Match:
    """The invader before the maneuvers, with only these units outside and no supply."""
    return castle(at="maneuvers", horde={**EMPTY, **units}, **facts)  # type: ignore[arg-type]


def finish(match: Match) -> Match:
    """Let nobody else set out until something else is asked."""
    while prompt(match) in ("March", "Muster", "SapUp"):
        play(match, "pass" if prompt(match) == "SapUp" else "done")
    return match


def test_12_1_each_maneuver_once_in_any_order_and_one_at_least() -> None:
    match = outside({})
    assert texts(match) == ["perform minor", "perform major"]
    assert refusal(match, "done").reason == "one-maneuver"
    play(match, "perform major")
    assert texts(match) == ["perform minor", "done"]
    assert refusal(match, "perform major").reason == "maneuver-done"


def test_12_2_a_maneuver_may_move_nobody_and_still_gives_its_hourglasses() -> None:
    match = outside({"R1": {"orc": 2}})
    finish(play(match, "perform minor"))
    play(match, "done")
    assert horde(match, "R1") == (0, 2, 0)
    assert given(match) == 3


def test_12_3_sap_then_ramparts_then_foregrounds_then_supply() -> None:
    units = {"R1": {"orc": 1}, "FL": {"orc": 1}, "supply": {"goblin": 2}}
    match = outside(units, equipment={"W2": ["sap"]})
    play(match, "perform minor")
    asked = []
    while prompt(match) != "Maneuvers":
        asked.append(prompt(match))
        play(match, "pass" if prompt(match) == "SapUp" else "done")
    assert asked == ["SapUp", "March", "March", "Muster", "Muster"]


def test_12_3_units_from_the_supply_go_no_further_than_a_foreground() -> None:
    match = outside({"supply": {"troll": 3}})
    play(match, "perform minor", "send-3 supply-FL-troll")
    finish(match)
    assert horde(match, "FL") == (0, 0, 3)
    assert horde(match, "R1") == (0, 0, 0)


def test_12_4_the_limit_counts_for_each_rampart_by_itself() -> None:
    match = outside({"R1": {"goblin": 7}, "R2": {"goblin": 7}})
    play(match, "perform minor", "send-3 R1-W1-goblin")
    assert refusal(match, "send-3 R1-W2-goblin").reason == "maneuver-limit"
    play(match, "send-2 R1-W2-goblin", "send-2 R2-W2-goblin", "send-3 R2-W3-goblin")
    finish(match)
    assert horde(match, "W1") == (3, 0, 0)
    assert horde(match, "W2") == (4, 0, 0)
    assert horde(match, "W3") == (3, 0, 0)


def test_12_4_the_limit_from_the_supply_counts_for_each_foreground() -> None:
    match = outside({"supply": {"orc": 12}})
    play(match, "perform minor", "send-5 supply-FL-orc", "send-5 supply-FR-orc")
    assert horde(match, "FL") == (0, 5, 0)
    assert horde(match, "FR") == (0, 5, 0)
    assert horde(match, "supply") == (0, 2, 0)


def test_12_5_units_go_only_where_a_space_is_free() -> None:
    match = outside({"R1": {"orc": 5}, "W1": {"orc": 3}, "W2": {"orc": 3}})
    play(match, "perform minor")
    assert not [text for text in texts(match) if "R1-W1" in text]
    full = refusal(match, "send-1 R1-W1-orc")
    assert (full.reason, full.need, full.have) == ("no-room", 1, 0)
    assert refusal(match, "send-2 R1-W2-orc").have == 1


def test_12_5_those_on_their_way_take_their_space() -> None:
    match = outside({"R1": {"orc": 3}, "R2": {"orc": 3}})
    play(match, "perform minor", "send-3 R1-W2-orc")
    why = refusal(match, "send-2 R2-W2-orc")
    assert (why.reason, why.have) == ("no-room", 1)


def test_12_6_r7_goes_first_and_r6_shares_its_limit() -> None:
    match = outside({"R6": {"orc": 7}, "R7": {"goblin": 1}})
    play(match, "perform minor", "send-1 R7-W9-goblin", "send-3 R6-W8-orc", "send-2 R6-R7-orc")
    finish(match)
    assert horde(match, "R6") == (0, 2, 0)
    assert horde(match, "W8") == (0, 3, 0)
    assert horde(match, "W9") == (1, 0, 0)
    assert horde(match, "R7")[1] >= 2


def test_12_7_traps_turn_when_all_have_set_out() -> None:
    match = outside({"R1": {"orc": 3}}, paths={"R1-W1": "troll-trap"})
    play(match, "perform minor", "send-1 R1-W1-orc", "send-1 R1-W1-orc")
    assert zones(match)["paths"]["R1-W1"] == "troll-trap"
    finish(match)
    assert zones(match)["paths"]["R1-W1"] == "open-troll-trap"
    assert horde(match, "W1") == (0, 2, 0)


def test_12_8_a_troll_trap_kills_one_troll() -> None:
    match = outside({"R1": {"troll": 3}}, paths={"R1-W1": "troll-trap"})
    finish(play(match, "perform minor", "send-3 R1-W1-troll"))
    assert horde(match, "W1") == (0, 0, 2)
    assert horde(match, "dead") == (0, 0, 1)


def test_12_8_a_goblin_trap_kills_all_goblins_of_its_path() -> None:
    match = outside({"R1": {"goblin": 3, "orc": 1}}, paths={"R1-W1": "goblin-trap"})
    play(match, "perform minor", "send-2 R1-W1-goblin", "send-1 R1-W1-orc", "send-1 R1-W2-goblin")
    finish(match)
    assert horde(match, "W1") == (0, 1, 0)
    assert horde(match, "W2") == (1, 0, 0)
    assert horde(match, "dead") == (2, 0, 0)


def test_12_9_a_tower_trap_stops_the_siege_tower_in_this_maneuver() -> None:
    match = outside({}, siege_towers=["R1"], paths={"R1-W1": "tower-trap"})
    finish(play(match, "perform minor", "roll-tower R1-W1"))
    assert zones(match)["siege_tower"]["1"] == "R1"
    assert told(match, "tower-stops")
    finish(play(match, "perform major", "roll-tower R1-W2"))
    assert zones(match)["siege_tower"]["1"] == "W2"


def test_12_10_a_trap_stays_face_up_and_works_again() -> None:
    match = outside({"R1": {"goblin": 4}}, paths={"R1-W1": "goblin-trap"})
    finish(play(match, "perform minor", "send-2 R1-W1-goblin"))
    finish(play(match, "perform major", "send-1 R1-W1-goblin"))
    assert horde(match, "W1") == (0, 0, 0)
    assert horde(match, "dead") == (3, 0, 0)
    assert zones(match)["paths"]["R1-W1"] == "open-goblin-trap"


def test_12_11_the_quartermasters_unit_counts_where_it_starts() -> None:
    match = outside({"FL": {"orc": 7}}, training={"R2": ["quartermaster"]})
    play(match, "perform minor", "lead R2-W3-orc")
    assert refusal(match, "lead R2-W2-orc").reason == "rides-already"
    assert refusal(match, "send-5 FL-R1-orc").have == 4
    finish(play(match, "send-4 FL-R1-orc"))
    assert horde(match, "W3") == (0, 1, 0)
    assert horde(match, "FL") == (0, 2, 0)


def test_12_11_the_quartermasters_unit_meets_traps_on_both_paths() -> None:
    for path in ("FL-R2", "R2-W3"):
        match = outside(
            {"FL": {"goblin": 1}}, training={"R2": ["quartermaster"]}, paths={path: "goblin-trap"}
        )
        finish(play(match, "perform minor", "lead R2-W3-goblin"))
        assert horde(match, "W3") == (0, 0, 0)
        assert horde(match, "dead") == (1, 0, 0)


def test_12_11_the_defender_picks_the_troll_if_one_is_led() -> None:
    match = outside(
        {"FL": {"troll": 2}}, training={"R2": ["quartermaster"]}, paths={"FL-R2": "troll-trap"}
    )
    finish(play(match, "perform minor", "lead R2-W3-troll", "send-1 FL-R2-troll"))
    assert texts(match) == ["fell-rider R2", "fell-on FL-R2"]
    play(match, "fell-rider R2")
    assert horde(match, "W3") == (0, 0, 0)
    assert horde(match, "R2") == (0, 0, 1)


def test_12_12_a_siege_tower_goes_one_path_a_maneuver_and_one_to_a_wall() -> None:
    match = outside({}, siege_towers=["FL", "R2", "W3"])
    play(match, "perform minor")
    assert refusal(match, "roll-tower R2-W3").reason == "tower-there"
    play(match, "roll-tower R2-W2", "roll-tower FL-R2")
    assert zones(match)["siege_tower"] == {"1": "R2", "2": "W2", "3": "W3"}


def test_12_13_units_that_reach_r7_bring_the_marauders_once() -> None:
    match = outside({"R6": {"orc": 3}})
    bag = horde(match, "bag")
    finish(play(match, "perform minor", "send-2 R6-R7-orc"))
    assert horde(match, "R7") == (1, 3, 0)
    assert horde(match, "marauders") == (1, 1, 0)
    assert horde(match, "bag") == (bag[0] - 1, bag[1] - 1, bag[2])
    assert zones(match)["joins"] == 1


def test_12_13_with_room_for_one_the_invader_chooses_who_joins() -> None:
    match = outside({"R6": {"orc": 3}, "R7": {"orc": 5}})
    play(match, "perform minor", "done", "send-1 R6-R7-orc", "done")
    assert texts(match) == ["join goblin", "join orc"]
    play(match, "join goblin")
    assert horde(match, "R7") == (1, 6, 0)


def test_12_13_nobody_joins_without_room() -> None:
    match = outside({"R6": {"orc": 3}, "R7": {"orc": 6}})
    play(match, "perform minor", "done", "send-1 R6-R7-orc", "done")
    assert horde(match, "R7") == (0, 7, 0)
    assert zones(match)["joins"] == 0
    assert prompt(match) == "Maneuvers"


def test_12_14_nothing_leaves_a_wall() -> None:
    match = outside({"W2": {"orc": 2}, "R1": {"orc": 1}})
    play(match, "perform minor")
    assert not [text for text in texts(match) if " W2-" in text]
    finish(match)
    assert horde(match, "W2") == (0, 2, 0)


def test_12_15_what_is_not_sent_stays_in_the_supply() -> None:
    match = outside({"supply": {"orc": 6}})
    finish(play(match, "perform minor", "send-2 supply-FL-orc"))
    assert horde(match, "supply") == (0, 4, 0)


def test_12_15_a_full_foreground_takes_nobody() -> None:
    match = outside({"supply": {"orc": 6}, "FL": {"orc": 9}, "R1": {"orc": 7}})
    play(match, "perform minor", "done", "done")
    assert prompt(match) == "Muster"
    why = refusal(match, "send-2 supply-FL-orc")
    assert (why.reason, why.have) == ("no-room", 1)


def test_12_16_all_hourglasses_of_the_phase_come_together_after_the_orders() -> None:
    match = castle(at="card 8", horde={**EMPTY, "W2": {"orc": 2}})
    finish(play(match, "perform minor"))
    finish(play(match, "perform major"))
    assert given(match) == 0
    play(match, "order-secretly", "lay-secret bluff-W2")
    assert given(match) == 9
    assert prompt(match) == "Spend"


def test_12_13_a_position_at_the_choice_of_marauders_counts_them_once() -> None:
    match = outside({"R6": {"orc": 3}, "R7": {"orc": 5}})
    play(match, "perform minor", "done", "send-1 R6-R7-orc", "done")
    match = GAME.load(GAME.load(match.dump()).dump())
    assert texts(match) == ["join goblin", "join orc"]
    play(match, "join orc")
    assert zones(match)["joins"] == 1
    assert horde(match, "marauders") == (1, 1, 0)


def test_12_3_everybody_arrives_before_the_next_step() -> None:
    match = outside(
        {"R7": {"goblin": 1}, "R6": {"orc": 1}, "FR": {"orc": 1}},
        paths={"R7-W8": "tower-trap", "R6-W8": "goblin-trap"},
    )
    play(match, "perform minor", "send-1 R7-W8-goblin")
    assert texts(match)[-2:] == ["send-1 R6-W8-orc", "done"]
    assert horde(match, "W8") == (1, 0, 0)
    assert zones(match)["paths"]["R7-W8"] == "open-tower-trap"
    play(match, "send-1 R6-W8-orc")
    assert "send-1 FR-R6-orc" in texts(match)
    assert horde(match, "W8") == (1, 1, 0)
    assert zones(match)["paths"]["R6-W8"] == "open-goblin-trap"


def test_12_4_a_kind_goes_as_often_as_it_is_there() -> None:
    match = outside({"R1": {"goblin": 2, "troll": 2}})
    play(match, "perform minor")
    why = refusal(match, "send-3 R1-W2-goblin")
    assert (why.reason, why.need, why.have) == ("too-few-here", 3, 2)
    assert "send-2 R1-W2-goblin" in texts(match)
    play(match, "send-2 R1-W2-goblin", "send-2 R1-W1-troll")
    assert prompt(match) == "Maneuvers", "nobody is left"


def test_12_5_the_full_places_are_told_once_each() -> None:
    match = outside({"R1": {"goblin": 1, "troll": 1}, "W1": {"orc": 3}})
    play(match, "perform minor")
    assert [(str(r.option), r.reason) for r in match.refusals()] == [
        ("send-1 R1-W1-troll", "no-room")
    ]
    hidden = [str(r.option) for r in match.quiet_refusals()]
    assert "send-1 R1-W1-troll" not in hidden
    assert "send-1 R1-W1-goblin" in hidden
    match = outside({"R1": {"goblin": 1}, "R2": {"goblin": 1}, "W1": {"orc": 3}})
    play(match, "perform minor")
    assert [str(r.option) for r in match.refusals()] == ["send-1 R1-W1-goblin"]


def test_12_5_whoever_can_go_nowhere_is_not_asked() -> None:
    match = outside({"R1": {"orc": 2}, "W1": {"orc": 3}, "W2": {"orc": 4}})
    play(match, "perform minor")
    assert prompt(match) == "Maneuvers"


def test_12_7_a_turned_trap_cannot_be_hidden_again() -> None:
    for trap, may_undo in (("troll-trap", False), ("open-troll-trap", True), ("bridge", True)):
        match = outside({"R1": {"orc": 2}}, paths={"R1-W1": trap})
        play(match, "perform minor", "send-1 R1-W1-orc", "done")
        assert bool(match.undoable) == may_undo


def test_12_8_each_trap_on_the_way_of_a_step_works() -> None:
    match = outside(
        {"R1": {"goblin": 1, "troll": 1}, "R2": {"troll": 1}},
        paths={"R1-W1": "troll-trap", "R1-W2": "goblin-trap", "R2-W2": "troll-trap"},
    )
    play(match, "perform minor", "send-1 R1-W1-troll", "send-1 R1-W2-goblin", "send-1 R2-W2-troll")
    assert horde(match, "dead") == (1, 0, 2)


def test_12_8_others_pass_a_trap() -> None:
    match = outside(
        {"R1": {"orc": 1, "goblin": 1}}, paths={"R1-W1": "troll-trap", "R1-W2": "goblin-trap"}
    )
    finish(play(match, "perform minor", "send-1 R1-W1-goblin", "send-1 R1-W2-orc"))
    assert (horde(match, "W1"), horde(match, "W2")) == ((1, 0, 0), (0, 1, 0))


def test_9_3_a_bridge_harms_nobody_who_uses_it() -> None:
    match = outside(
        {"R1": {"goblin": 1, "troll": 1}}, siege_towers=["R1"], paths={"R1-W1": "bridge"}
    )
    play(match, "perform minor", "roll-tower R1-W1", "send-1 R1-W1-goblin", "send-1 R1-W1-troll")
    assert horde(match, "W1") == (1, 0, 1)
    assert zones(match)["siege_tower"]["1"] == "W1"
    assert zones(match)["paths"]["R1-W1"] == "bridge"


def test_12_9_a_tower_trap_stops_the_tower_on_its_path_only() -> None:
    match = outside({}, siege_towers=["R1", "R2"], paths={"R1-W1": "tower-trap"})
    play(match, "perform minor", "roll-tower R1-W1", "roll-tower R2-W3")
    assert zones(match)["siege_tower"] == {"1": "R1", "2": "W3", "3": None}


def test_12_11_a_trap_works_on_whom_it_is_for_and_where_he_goes() -> None:
    for paths, led, dead in (
        ({"FL-R1": "goblin-trap"}, "goblin", (0, 0, 0)),
        ({"FL-R2": "goblin-trap"}, "orc", (0, 0, 0)),
        ({"FL-R2": "troll-trap"}, "orc", (0, 0, 0)),
        ({"R2-W3": "goblin-trap"}, "goblin", (0, 0, 0)),
        ({"R2-W2": "goblin-trap"}, "goblin", (1, 0, 0)),
        ({"FL-R2": "troll-trap"}, "troll", (0, 0, 1)),
    ):
        match = outside({"FL": {led: 1, "orc": 2}}, training={"R2": ["quartermaster"]}, paths=paths)
        finish(play(match, "perform minor", f"lead R2-W2-{led}", "send-1 FL-R1-orc"))
        assert horde(match, "dead") == dead


def test_12_11_a_troll_on_the_path_falls_unasked_if_the_one_who_is_led_is_none() -> None:
    match = outside(
        {"FL": {"orc": 1, "troll": 1}},
        training={"R2": ["quartermaster"]},
        paths={"FL-R2": "troll-trap"},
    )
    finish(play(match, "perform minor", "lead R2-W3-orc", "send-1 FL-R2-troll"))
    assert horde(match, "dead") == (0, 0, 1)
    assert horde(match, "W3") == (0, 1, 0)


def test_12_11_whoever_is_led_takes_a_space_at_the_wall_and_none_on_the_rampart() -> None:
    match = outside(
        {"FL": {"orc": 3}, "W3": {"orc": 3}, "W4": {"orc": 2}, "R2": {"goblin": 6}},
        training={"R2": ["quartermaster"], "R3": ["quartermaster"]},
    )
    play(match, "perform minor", "done", "lead R2-W3-orc")
    assert refusal(match, "lead R3-W3-orc").reason == "no-room"
    assert "lead R3-W4-orc" in texts(match)
    assert "send-1 FL-R2-orc" in texts(match)
    assert refusal(match, "lead R1-W1-orc").reason == "no-quartermaster"


def test_12_11_a_quartermaster_alone_is_reason_enough_to_ask() -> None:
    full = {"R1": {"goblin": 7}, "R2": {"goblin": 7}, "R3": {"goblin": 7}}
    walls = {"W1": {"orc": 3}, "W2": {"orc": 4}, "W3": {"orc": 4}, "W4": {"orc": 2}}
    quartermasters = {"R1": ["quartermaster"], "R3": ["quartermaster"]}
    match = outside({**full, **walls, "FL": {"orc": 1}}, training=quartermasters)
    play(match, "perform minor", "done")
    assert texts(match) == ["lead R3-W4-orc", "done"]
    match = outside({**full, **walls, "W4": {"orc": 3}, "FL": {"orc": 1}}, training=quartermasters)
    assert prompt(play(match, "perform minor")) == "Maneuvers"


def test_12_11_a_quartermaster_at_r6_leads_to_walls_and_not_to_r7() -> None:
    match = outside({"FR": {"orc": 1}}, training={"R6": ["quartermaster"]})
    play(match, "perform minor")
    led = [text for text in texts(match) if text.startswith("lead")]
    assert led == ["lead R6-W7-orc", "lead R6-W8-orc"]


def test_12_12_two_towers_do_not_roll_to_one_wall() -> None:
    match = outside({"R2": {"orc": 1}}, siege_towers=["R1", "R2"])
    play(match, "perform minor", "roll-tower R1-W2")
    assert refusal(match, "roll-tower R2-W2").reason == "tower-there"
    play(match, "roll-tower R2-W3")
    assert prompt(match) == "March", "the units of R2 may still set out"
    assert refusal(match, "roll-tower R2-W2").reason == "no-tower-here"
    finish(match)
    assert zones(match)["siege_tower"] == {"1": "W2", "2": "W3", "3": None}


def test_12_12_ramparts_take_any_number_of_towers() -> None:
    match = outside({}, siege_towers=["FL", "FL", "R1"])
    play(match, "perform minor", "done", "roll-tower FL-R1", "roll-tower FL-R1")
    assert zones(match)["siege_tower"] == {"1": "R1", "2": "R1", "3": "R1"}


def test_12_12_a_tower_at_a_wall_is_not_asked_for_any_more() -> None:
    match = outside({}, siege_towers=["W1", "W2", "R1"])
    assert prompt(play(match, "perform minor")) == "Maneuvers"


def test_12_13_with_room_for_both_nobody_is_asked() -> None:
    match = outside({"R6": {"orc": 3}, "R7": {"orc": 4}})
    finish(play(match, "perform minor", "done", "send-1 R6-R7-orc"))
    assert horde(match, "R7") == (1, 6, 0)


def test_12_13_marauders_who_are_not_there_join_nobody() -> None:
    match = outside({"R6": {"orc": 3}, "marauders": {}})
    finish(play(match, "perform minor", "send-1 R6-R7-orc"))
    assert (horde(match, "R7"), zones(match)["joins"]) == ((0, 1, 0), 0)
    match = outside({"R6": {"orc": 3}, "marauders": {"goblin": 1}})
    finish(play(match, "perform minor", "send-1 R6-R7-orc"))
    assert len(told(match, "marauders-join")) == 1
    match = outside({"R6": {"orc": 3}, "R7": {"orc": 5}, "marauders": {"goblin": 2}})
    finish(play(match, "perform minor", "done", "send-1 R6-R7-orc"))
    assert horde(match, "R7") == (1, 6, 0)


def test_12_13_an_empty_bag_replaces_nobody() -> None:
    bag = {"bag": {"troll": 38}, "dead": {"goblin": 59, "orc": 96, "troll": 2}}
    match = outside({"R6": {"orc": 3}, **bag})
    finish(play(match, "perform minor", "send-1 R6-R7-orc"))
    assert horde(match, "R7") == (1, 2, 0)
    assert horde(match, "marauders") == (0, 0, 0)
    assert horde(match, "FR") == (0, 0, 0)


def test_12_15_several_groups_go_to_one_foreground_within_the_limit() -> None:
    match = outside({"supply": {"goblin": 3, "orc": 6}, "FR": {"troll": 9}, "R4": {}})
    play(match, "perform minor", "done", "send-2 supply-FL-goblin")
    why = refusal(match, "send-4 supply-FL-orc")
    assert (why.reason, why.need, why.have) == ("maneuver-limit", 4, 3)
    why = refusal(match, "send-3 supply-FL-goblin")
    assert (why.reason, why.need, why.have) == ("too-few-units", 3, 1)
    play(match, "send-3 supply-FL-orc")
    assert horde(match, "FL") == (2, 3, 0)
    assert refusal(match, "send-2 supply-FR-orc").have == 1
    play(match, "send-1 supply-FR-goblin")
    assert horde(match, "FR") == (1, 0, 9)
    assert horde(match, "supply") == (0, 3, 0)


def test_12_15_at_a_full_foreground_nobody_is_asked() -> None:
    full = {"FL": {"orc": 10}, "R1": {"orc": 7}, "R2": {"orc": 7}, "R3": {"orc": 7}}
    match = outside({"supply": {"orc": 1}, **full})
    play(match, "perform minor", "done", "done", "done")
    assert texts(match) == ["send-1 supply-FR-orc", "done"]


def test_9_6_a_sap_fills_the_last_space_from_the_supply() -> None:
    match = outside({"W1": {"orc": 2}, "supply": {"orc": 1}}, equipment={"W1": ["sap"]})
    play(match, "perform minor", "sap-up orc")
    assert (horde(match, "W1"), horde(match, "supply")) == ((0, 3, 0), (0, 0, 0))
    match = outside({"supply": {"goblin": 1}}, equipment={"W9": ["sap"]})
    play(match, "perform minor")
    assert refusal(match, "sap-up orc").reason == "too-few-units"
    play(match, "sap-up goblin")
    assert horde(match, "W9") == (1, 0, 0)


def test_8_7_a_siege_tower_enters_a_full_rampart() -> None:
    match = outside({"R1": {"orc": 7}, "W1": {"orc": 3}, "W2": {"orc": 4}}, siege_towers=["FL"])
    play(match, "perform minor", "roll-tower FL-R1")
    assert zones(match)["siege_tower"]["1"] == "R1"


def test_12_14_whoever_survives_is_there_in_the_next_round() -> None:
    match = castle(agenda=["EndOfRound()", "Round()"], horde={"W2": {"orc": 2}}, round=4)
    assert zones(match)["round"] == 5
    assert horde(match, "W2") == (0, 2, 0)


def test_12_11_two_who_are_led_share_two_spaces() -> None:
    match = outside(
        {"FL": {"orc": 3}, "W3": {"orc": 2}},
        training={"R2": ["quartermaster"], "R3": ["quartermaster"]},
    )
    finish(play(match, "perform minor", "lead R2-W3-orc", "lead R3-W3-orc"))
    assert horde(match, "W3") == (0, 4, 0)


def test_12_12_one_tower_to_each_of_the_outermost_walls() -> None:
    for wall in ("W8", "W9"):
        match = outside({}, siege_towers=[wall, "R7"])
        play(match, "perform minor")
        assert zones(match)["siege_tower"]["2"] == "R7"
        other = "W9" if wall == "W8" else "W8"
        assert refusal(match, f"roll-tower R7-{wall}").reason == "tower-there"
        play(match, f"roll-tower R7-{other}")
        assert zones(match)["siege_tower"]["2"] == other


def test_12_11_a_quartermaster_at_r1() -> None:
    match = outside({"FL": {"orc": 1}}, training={"R1": ["quartermaster"]})
    play(match, "perform minor")
    led = [text for text in texts(match) if text.startswith("lead")]
    assert led == ["lead R1-W1-orc", "lead R1-W2-orc"]


def test_12_15_a_full_rampart_keeps_nobody_from_a_foreground() -> None:
    match = outside({"R7": {"orc": 7}, "FL": {"orc": 10}, "supply": {"orc": 1}})
    play(match, "perform minor", "done", "done")
    assert texts(match) == ["send-1 supply-FR-orc", "done"]


def test_12_13_whoever_dies_on_the_way_to_r7_brings_nobody() -> None:
    match = outside({"R6": {"goblin": 2}}, paths={"R6-R7": "goblin-trap"})
    finish(play(match, "perform minor", "send-2 R6-R7-goblin"))
    assert horde(match, "R7") == (0, 0, 0)
    assert horde(match, "marauders") == (1, 1, 0)
    assert zones(match)["joins"] == 0


def test_12_13_whoever_is_led_past_r7_does_not_arrive_there() -> None:
    match = outside({"R6": {"orc": 1}}, training={"R7": ["quartermaster"]})
    finish(play(match, "perform minor", "lead R7-W9-orc"))
    assert horde(match, "W9") == (0, 1, 0)
    assert horde(match, "R7") == (0, 0, 0)
    assert zones(match)["joins"] == 0
