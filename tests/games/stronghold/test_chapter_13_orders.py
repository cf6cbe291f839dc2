"""13 Orders."""

from collections.abc import Mapping

from siegeworks import Match
from tests.games.stronghold.castle import (
    DEFENDER,
    INVADER,
    castle,
    garrison,
    given,
    heard,
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


def ordering(units: Units, **facts: object) -> Match:
    """The invader before the orders, with units only where the test says."""
    return castle(at="give-orders", horde={**EMPTY, **units}, **facts)  # type: ignore[arg-type]


def working(section: str, order: str, units: Units, **facts: object) -> Match:
    """An order at a section is about to be carried out."""
    return castle(
        at=f"carry-out {section}",
        horde={**EMPTY, **units},
        orders={section: order},
        **facts,  # type: ignore[arg-type]
    )


def fighting(section: str, units: Units, **facts: object) -> Match:
    """The strengths at a section are about to be compared."""
    return castle(at=f"strength {section}", horde={**EMPTY, **units}, **facts)  # type: ignore[arg-type]


def test_13_1_orders_go_to_sections_with_own_units_one_to_each() -> None:
    match = play(ordering({"W1": {"orc": 1}, "W2": {"orc": 1}}), "order-secretly")
    assert refusal(match, "lay-secret fury-W4").reason == "nobody-there"
    play(match, "lay-secret bluff-W1")
    assert refusal(match, "lay-secret fury-W1").reason == "order-there"
    assert "lay-secret fury-W2" in texts(match)


def test_13_1_without_units_at_a_wall_nobody_is_asked() -> None:
    match = ordering({"R1": {"orc": 1}})
    assert prompt(match) != "GiveOrders"


def test_13_2_one_open_order_is_free() -> None:
    match = play(ordering({"W1": {"orc": 1}}), "order-openly", "lay-open detonation-W1")
    assert zones(match)["orders"]["W1"] == "open-detonation"
    assert seen(match, DEFENDER)["orders"]["W1"] == "open-detonation"
    assert given(match) == 0
    assert prompt(match) != "LaySecretly"


def test_13_3_any_number_face_down_costs_one_hourglass() -> None:
    units = {place: {"orc": 1} for place in ("W1", "W2", "W3", "W4")}
    match = play(ordering(units), "order-secretly")
    assert refusal(match, "done").reason == "lay-one-order"
    play(match, "lay-secret bluff-W1", "lay-secret bluff-W2", "lay-secret fury-W3")
    play(match, "lay-secret call-W4")
    assert given(match) == 1


def test_13_3_the_other_side_sees_that_an_order_lies_and_not_which() -> None:
    match = play(ordering({"W1": {"orc": 1}}), "order-secretly", "lay-secret fury-W1")
    assert seen(match, INVADER)["orders"]["W1"] == "fury"
    assert "fury" not in str(seen(match, DEFENDER)["orders"])
    assert "order-meant" in heard(match, INVADER)
    assert "order-meant" not in heard(match, DEFENDER)


def test_13_4_an_order_nobody_is_left_for_is_shown_and_leaves_the_game() -> None:
    match = castle(at="shoot", horde={"W2": {"orc": 1}}, orders={"W2": "fury"})
    play(match, "shoot W2-orc")
    assert zones(match)["orders"]["W2"] is None
    assert zones(match)["orders_gone"]["fury"] == 1


def test_13_5_fury_counts_each_goblin_as_three_and_they_die_after_the_melee() -> None:
    facts = {"garrison": {"W1": {"marksman": 1, "soldier": 1}}, "walls": {"W1": 2}}
    match = fighting(
        "W1", {"W1": {"goblin": 3}}, **facts, orders={"W1": "open-fury"}, orders_worked=["W1"]
    )
    assert match.result is not None
    assert match.result.ending == "breached"
    match = fighting(
        "W1",
        {"W1": {"goblin": 2}},
        garrison={"W1": {"soldier": 2}},
        walls={"W1": 0},
        orders={"W1": "open-fury"},
        orders_worked=["W1"],
    )
    assert horde(match, "W1") == (0, 0, 0)
    assert garrison(match, "W1") == (0, 1, 0)


def test_13_6_with_the_defender_ahead_goblins_go_first_then_the_full_loss() -> None:
    match = fighting(
        "W3",
        {"W3": {"goblin": 2, "orc": 1}},
        garrison={"W3": {"soldier": 2, "veteran": 1}},
        heroes={"officer": "courtyard", "warrior": "courtyard"},
        walls={"W3": 3},
        orders={"W3": "open-fury"},
        orders_worked=["W3"],
    )
    assert horde(match, "W3") == (0, 0, 0)
    assert horde(match, "dead") == (2, 1, 0)


def test_13_7_detonation_takes_at_least_one_orc_and_a_wall_for_each() -> None:
    match = working("W2", "detonation", {"W2": {"orc": 3}}, walls={"W2": 2})
    assert texts(match) == ["detonate 1", "detonate 2", "detonate 3"]
    play(match, "detonate 3")
    assert zones(match)["walls"]["W2"] == 0
    assert horde(match, "dead") == (0, 3, 0)


def test_13_7_without_walls_an_orc_dies_all_the_same() -> None:
    match = working("W2", "detonation", {"W2": {"orc": 1}}, walls={"W2": 0})
    assert horde(match, "dead") == (0, 1, 0)


def test_13_8_a_troll_calls_another_of_its_side_one_step_nearer() -> None:
    match = working("W1", "call", {"W1": {"troll": 1}, "FL": {"troll": 1}})
    assert horde(match, "R1") == (0, 0, 1)
    match = working("W1", "call", {"W1": {"troll": 1}, "R1": {"troll": 1}})
    assert horde(match, "W1") == (0, 0, 2)


def test_13_8_nobody_comes_without_a_troll_there_or_room() -> None:
    match = working("W1", "call", {"W1": {"orc": 1}, "FL": {"troll": 1}})
    assert horde(match, "FL") == (0, 0, 1)
    match = working("W1", "call", {"W1": {"troll": 1}, "FL": {"troll": 1}, "R1": {"orc": 7}})
    assert horde(match, "FL") == (0, 0, 1)


def test_13_8_a_troll_trap_on_the_way_works() -> None:
    match = working(
        "W1", "call", {"W1": {"troll": 1}, "FL": {"troll": 1}}, paths={"FL-R1": "troll-trap"}
    )
    assert horde(match, "dead") == (0, 0, 1)
    assert zones(match)["paths"]["FL-R1"] == "open-troll-trap"


def test_13_9_a_bluff_or_an_order_nobody_can_carry_out_does_nothing() -> None:
    for order in ("bluff", "fury"):
        match = working("W1", order, {"W1": {"orc": 2}})
        assert horde(match, "W1") == (0, 2, 0)
        assert zones(match)["orders"]["W1"] == f"open-{order}"


def test_13_10_orders_come_home_at_the_end_of_the_round() -> None:
    match = castle(
        at="expire",
        horde={**EMPTY, "W1": {"orc": 1}, "W2": {"orc": 1}},
        orders={"W1": "open-call", "W2": "bluff"},
        orders_worked=["W1"],
        orders_gone={"fury": 1},
        mixed=["detonation"],
    )
    assert set(zones(match)["orders"].values()) == {None}
    assert zones(match)["mixed"] == []
    assert zones(match)["orders_gone"]["fury"] == 1


def test_13_5_goblins_in_fury_die_only_after_the_losses_of_the_defender() -> None:
    match = fighting(
        "W1",
        {"W1": {"goblin": 2}},
        garrison={"W1": {"marksman": 3}},
        platforms=["W1"],
        walls={"W1": 0},
        orders={"W1": "open-fury"},
        orders_worked=["W1"],
        roles={"specter-W1": "target"},
    )
    assert garrison(match, "W1") == (0, 0, 0), "6 against 3"
    assert not told(match, "defender-rises"), "no goblin had left the game yet"
    assert horde(match, "W1") == (0, 0, 0)
    assert horde(match, "dead") == (2, 0, 0)


def test_13_1_without_a_token_left_nobody_is_asked() -> None:
    gone = {"fury": 1, "detonation": 1, "call": 1, "bluff": 2}
    assert prompt(ordering({"W1": {"orc": 1}}, orders_gone=gone)) != "GiveOrders"
    match = ordering({"W1": {"orc": 1}}, orders_gone={**gone, "bluff": 1})
    play(match, "order-openly")
    assert zones(match)["orders"]["W1"] == "open-bluff"


def test_13_2_an_open_order_comes_before_the_hourglasses_of_the_maneuvers() -> None:
    match = ordering({"W1": {"orc": 1}}, maneuvers=["major"])
    play(match, "order-openly", "lay-open bluff-W1")
    assert given(match) == 5


def test_13_3_the_invader_may_stop_after_any_order() -> None:
    match = play(ordering({"W1": {"orc": 1}, "W2": {"orc": 1}}), "order-secretly")
    play(match, "lay-secret bluff-W1", "done")
    assert given(match) == 1
    assert prompt(match) == "Spend"


def test_13_3_after_the_last_token_nothing_more_is_asked() -> None:
    units = {f"W{n}": {"orc": 1} for n in range(1, 7)}
    match = play(ordering(units), "order-secretly")
    tokens = ("fury-W1", "detonation-W2", "call-W3", "bluff-W4", "bluff-W5")
    play(match, *(f"lay-secret {token}" for token in tokens))
    assert prompt(match) == "Spend"


def test_13_4_an_order_stays_while_somebody_is_left() -> None:
    match = castle(at="shoot", horde={"W2": {"orc": 2}}, orders={"W2": "fury"})
    play(match, "shoot W2-orc")
    assert zones(match)["orders"]["W2"] == "fury"


def test_13_4_a_lost_open_order_is_the_one_that_lay_there() -> None:
    for order in ("fury", "call"):
        match = castle(at="shoot", horde={"W2": {"orc": 1}}, orders={"W2": f"open-{order}"})
        play(match, "shoot W2-orc")
        assert zones(match)["orders_gone"][order] == 1
        assert told(match, "order-lost")[0].about == {"section": "W2", "order": order}


def test_13_4_turning_a_hidden_order_cannot_be_taken_back() -> None:
    for order, may_undo in (("fury", False), ("open-fury", True), ("open-bluff", True)):
        agenda = ["Shoot()", "GiveOrders()", "EndOfRound()", "Round()"]
        units = {"W2": {"orc": 1}, "W3": {"orc": 1}}
        match = castle(agenda=agenda, horde=units, orders={"W2": order})
        play(match, "shoot W2-orc")
        assert bool(match.undoable) == may_undo


def test_13_10_an_order_that_has_worked_is_not_lost_with_its_units() -> None:
    match = castle(
        agenda=["WorkOrders()", "Strength(W1)", "Window()", "EndOfRound()", "Round()"],
        horde={**EMPTY, "W1": {"goblin": 2}},
        garrison={"W1": {"soldier": 2}},
        walls={"W1": 0},
        orders={"W1": "fury"},
    )
    assert horde(match, "dead") == (2, 0, 0)
    assert zones(match)["orders"]["W1"] == "open-fury"
    assert zones(match)["orders_gone"]["fury"] == 0


def test_21_4_orders_that_are_shown_cannot_be_hidden_again() -> None:
    for order, may_undo in (("bluff", False), ("open-bluff", True), ("open-fury", True)):
        match = castle(
            agenda=["Window()", "WorkOrders()", "Window()", "EndOfRound()", "Round()"],
            horde={**EMPTY, "W1": {"orc": 1}},
            orders={"W1": order},
        )
        play(match, "pass")
        assert bool(match.undoable) == may_undo
        assert zones(match)["orders"]["W1"] == f"open-{order.removeprefix('open-')}"
        assert told(match, "order-shown")[0].about["order"] == order.removeprefix("open-")
        assert zones(match)["orders_worked"] == 1


def test_13_7_an_open_detonation_works_as_well() -> None:
    match = working("W2", "open-detonation", {"W2": {"orc": 1}}, walls={"W2": 2})
    assert zones(match)["walls"]["W2"] == 1


def test_13_8_only_paths_that_lead_nearer_are_ways_to_come() -> None:
    match = working("W8", "call", {"W8": {"troll": 1}, "R6": {"troll": 2}, "FR": {"troll": 1}})
    assert texts(match) == ["come-over FR-R6", "come-over R6-W8"]
    match = working("W9", "call", {"W9": {"troll": 1}, "R6": {"troll": 1}, "R5": {"troll": 1}})
    assert horde(match, "R7") == (0, 0, 1), "over R7, which is one step nearer"


def test_13_8_a_troll_passes_paths_without_traps_and_traps_for_others() -> None:
    for load in (None, "bridge", "goblin-trap"):
        paths = {"R1-W1": load} if load else {}
        match = working("W1", "call", {"W1": {"troll": 1}, "R1": {"troll": 1}}, paths=paths)
        assert horde(match, "W1") == (0, 0, 2)
        turned = {"goblin-trap": "open-goblin-trap"}
        assert zones(match)["paths"]["R1-W1"] == turned.get(str(load), load)
