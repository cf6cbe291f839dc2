"""12 Maneuvers."""

from collections.abc import Mapping

from siegeworks import Match
from tests.games.stronghold.castle import (
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
