"""11 Phase 5: rituals."""

from tests.games.stronghold.castle import (
    DEFENDER,
    INVADER,
    castle,
    garrison,
    heard,
    horde,
    play,
    refusal,
    rich,
    seen,
    texts,
    told,
    zones,
)


def test_11_1_one_to_three_tokens_face_down_on_different_places() -> None:
    match = rich(card="gale")
    play(match, "use gale-a")
    assert refusal(match, "done").reason == "lay-one"
    play(match, "lay-feint gale-W2")
    assert refusal(match, "lay-target gale-W1").reason == "rising-order"
    play(match, "lay-target gale-W4")
    assert refusal(match, "lay-target gale-W5").reason == "no-token"
    play(match, "lay-feint gale-W9")
    assert match.to_move == DEFENDER, "three tokens, so nothing more is asked"


def test_11_1_a_ritual_without_its_target_looks_alike() -> None:
    ways = []
    for first in ("target", "feint"):
        match = rich(card="gale")
        play(match, "use gale-a", f"lay-{first} gale-W2", "lay-feint gale-W4")
        assert match.to_move == INVADER
        play(match, "done")
        ways.append((match.view(DEFENDER), heard(match, DEFENDER), match.view(None)))
    assert ways[0] == ways[1]
    assert seen(match, DEFENDER)["roles"]["gale-W2"] == "?"


def test_11_2_a_bluff_that_is_turned_does_nothing_and_goes_home() -> None:
    match = castle(
        at="defender phase",
        sand=1,
        laid={"cannon": 3},
        plans=[],
        garrison={"courtyard": {"soldier": 1}},
        roles={"demon-forge": "feint"},
    )
    play(match, "lay cannon")
    assert zones(match)["roles"]["demon-forge"] is None
    assert zones(match)["feints_turned"]["demon"] == 1
    assert not told(match, "defender-dies")
    assert match.undoable == []


def test_11_3_a_target_stays_open_till_the_round_ends_and_then_all_come_home() -> None:
    match = castle(
        at="end of round",
        round=3,
        plans=[],
        wood=5,
        roles={"gale-W1": "open-target", "gale-W2": "feint"},
    )
    assert set(zones(match)["roles"].values()) == {None}


def test_11_4_bloodstones_are_turned_as_the_machine_fires_and_a_hit_kills_one_more() -> None:
    facts = {"R4": "catapult"}
    match = castle(
        agenda=["MachineShot(R4)", "EndOfRound()"],
        machines=facts,
        round=7,
        plans=[],
        aim={"machine-R4": "W5"},
        roles={"bloodstones-R4": "target"},
    )
    play(match, "hit", "kill-defender soldier")
    assert garrison(match, "W5") == (1, 0, 0)
    match = castle(
        agenda=["MachineShot(R4)", "EndOfRound()"],
        machines=facts,
        round=7,
        plans=[],
        aim={"machine-R4": "W5"},
        roles={"bloodstones-R4": "target"},
    )
    play(match, "miss")
    assert told(match, "target-turned")
    assert not told(match, "defender-dies")


def test_11_5_a_demon_kills_one_in_the_courtyard_before_each_finished_action() -> None:
    match = castle(
        at="defender phase",
        sand=1,
        laid={"cannon": 3},
        plans=[],
        garrison={"courtyard": {"soldier": 1, "marksman": 1}},
        roles={"demon-forge": "target"},
    )
    play(match, "lay cannon")
    assert match.to_move == INVADER
    play(match, "kill-defender soldier")
    assert garrison(match, "hospital") == (0, 1, 0)
    assert match.to_move == DEFENDER
    assert "put-item T1" in texts(match)
    match = castle(
        at="defender phase", sand=1, laid={"cannon": 3}, plans=[], roles={"demon-forge": "target"}
    )
    play(match, "lay cannon")
    assert "put-item T1" in texts(match), "the Courtyard is empty"


def test_11_6_a_gale_makes_a_swap_over_it_cost_two() -> None:
    match = castle(
        at="defender phase",
        sand=3,
        plans=[],
        roles={"gale-W1": "target"},
        garrison={"W1": {"marksman": 2}, "W2": {"soldier": 3}},
    )
    play(match, "pick-up W1-marksman", "swap W2-soldier")
    play(match, *(["pay-gale"] if "pay-gale" in texts(match) else []))
    assert garrison(match, "W1") == (1, 1, 0)
    assert zones(match)["sand"] == 1


def test_11_6_a_hero_through_the_gale_pays_one_more() -> None:
    match = castle(at="defender phase", sand=3, plans=[], roles={"gale-W3": "target"})
    play(match, "pick-hero officer", "put-hero courtyard", "pay-gale")
    assert zones(match)["hero_at"]["officer"] == "courtyard"
    assert zones(match)["sand"] == 1


def test_11_7_a_gale_that_cannot_be_paid_calls_the_move_off() -> None:
    match = castle(
        at="defender phase",
        sand=1,
        plans=[],
        roles={"gale-W1": "target"},
        garrison={"W1": {"marksman": 2}, "W2": {"soldier": 3}},
    )
    play(match, "pick-up W1-marksman", "swap W2-soldier")
    assert zones(match)["sand"] == 1
    assert zones(match)["roles"]["gale-W1"] == "open-target"
    assert garrison(match, "W1") == (2, 0, 0)


def test_11_8_possession_takes_a_heroic_order_out_of_the_game() -> None:
    match = castle(at="defender phase", sand=2, plans=[], roles={"possession-recall": "target"})
    order = next(text for text in texts(match) if text.startswith("heroic") and "recall" in text)
    play(match, order)
    assert zones(match)["heroic_gone"] == 0b100
    assert zones(match)["hero_used"] != 0
    assert not [text for text in texts(match) if text.startswith("heroic") and "recall" in text]


def test_11_8_possession_lies_only_on_orders_not_used_this_round() -> None:
    match = rich(card="possession", heroic_used=["work"], heroic_gone=["recall"])
    play(match, "use possession-a")
    assert texts(match) == ["lay-target possession-reinforce", "lay-feint possession-reinforce"]
    assert refusal(match, "lay-feint possession-work").reason == "no-place-for-ritual"


def test_11_9_a_specter_brings_the_dead_back_as_invaders() -> None:
    match = castle(
        agenda=["KillDefenders(W1, 1)", "EndOfRound()"],
        roles={"specter-W1": "target"},
        garrison={"W1": {"soldier": 1}},
        horde={"dead": {"orc": 2}},
        round=7,
        plans=[],
    )
    assert texts(match) == ["rise-at left", "rise-at right"]
    play(match, "rise-at right")
    assert horde(match, "FR") == (1, 4, 1)
    assert garrison(match, "stock")[1] == 9 + 0
    assert garrison(match, "hospital") == (0, 0, 0)


def test_11_10_without_such_a_unit_among_the_discarded_nobody_comes() -> None:
    match = castle(
        agenda=["KillDefenders(W1, 1)", "EndOfRound()"],
        roles={"specter-W1": "target"},
        garrison={"W1": {"veteran": 1}},
        horde={"dead": {"orc": 2}},
        round=7,
        plans=[],
    )
    assert not told(match, "defender-rises")
    assert garrison(match, "hospital") == (0, 0, 0)


def test_11_10_without_room_on_the_foregrounds_nobody_comes() -> None:
    facts = {"roles": {"specter-W1": "target"}, "garrison": {"W1": {"soldier": 1}}}
    for full, rises in ((("FL",), ["right"]), (("FR",), ["left"]), (("FL", "FR"), [])):
        match = castle(
            agenda=["KillDefenders(W1, 1)", "EndOfRound()"],
            horde={"dead": {"orc": 2}, **{place: {"goblin": 10} for place in full}},
            round=7,
            plans=[],
            **facts,  # type: ignore[arg-type]
        )
        assert [event.about["side"] for event in told(match, "defender-rises")] == rises
        assert garrison(match, "stock")[1] == 9


def test_11_1_an_open_target_is_the_only_one() -> None:
    match = rich(card="gale", roles={"gale-W1": "open-target"})
    play(match, "use gale-a")
    assert refusal(match, "lay-target gale-W5").reason == "no-token"
    play(match, "lay-feint gale-W5", "lay-feint gale-W6")
    assert match.to_move == DEFENDER


def test_11_1_two_bluffs_and_then_the_target() -> None:
    match = rich(card="gale")
    play(match, "use gale-a", "lay-feint gale-W1", "lay-feint gale-W2")
    assert refusal(match, "lay-feint gale-W3").reason == "no-token"
    play(match, "lay-target gale-W3")
    assert match.to_move == DEFENDER


def test_11_1_with_no_place_left_nothing_more_is_asked() -> None:
    match = rich(card="bloodstones", machines={"R1": "ballista", "R2": "catapult"})
    play(match, "use bloodstones-a", "lay-feint bloodstones-R2")
    assert match.to_move == DEFENDER


def test_11_1_only_the_invader_hears_which_token_was_laid() -> None:
    for role in ("target", "feint"):
        match = rich(card="gale")
        play(match, "use gale-a", f"lay-{role} gale-W2", "done")
        assert f"{role}-laid" in heard(match, INVADER)
        assert f"{role}-laid" not in heard(match, DEFENDER)
        assert "token-laid" in heard(match, DEFENDER)


def test_11_5_the_demon_goes_to_every_building_with_an_action() -> None:
    match = rich(card="demon")
    play(match, "use demon-a")
    places = {text.split("-", 2)[2] for text in texts(match) if text.startswith("lay-target")}
    assert places == {"barracks", "cathedral", "forge", "guards", "scouts", "workshop"}


def test_11_3_after_the_round_all_tokens_are_in_the_hand() -> None:
    match = castle(
        at="end of round",
        round=3,
        plans=[],
        feints_turned={"gale": 2},
        rituals_done=["gale", "demon"],
    )
    assert set(zones(match)["feints_turned"].values()) == {0}
    assert zones(match)["rituals_done"] == 0


def test_11_3_a_target_that_lies_open_is_not_turned_again() -> None:
    match = castle(
        at="defender phase",
        sand=3,
        plans=[],
        roles={"gale-W1": "open-target"},
        garrison={"W1": {"soldier": 1}},
    )
    play(match, "pick-up W1-soldier", "put courtyard", "pay-gale")
    assert zones(match)["targets_turned"] == 0
    assert not told(match, "target-turned")
    assert match.undoable


def test_11_2_a_turned_token_counts_once() -> None:
    match = castle(
        at="defender phase",
        sand=3,
        plans=[],
        roles={"gale-W1": "target"},
        garrison={"W1": {"soldier": 1}},
    )
    play(match, "pick-up W1-soldier", "put courtyard")
    assert zones(match)["targets_turned"] == 1
    assert match.undoable == []


def test_11_8_in_the_next_round_two_orders_are_left() -> None:
    match = castle(agenda=["Expire()", "Spend()", "Round()"], sand=1, heroic_gone=["recall"])
    assert refusal(match, "heroic officer-recall").reason == "heroic-gone"
    assert "heroic officer-work" in texts(match)


def test_11_3_a_ritual_can_be_performed_again_in_the_next_round() -> None:
    match = castle(
        agenda=["Expire()", "Card(7)", "Round()"],
        line=["ballista", "catapult", "trebuchet", "banner", "bridge", "gale"],
        horde={"supply": {"goblin": 2}},
        roles={"gale-W1": "open-target"},
        feints_turned={"gale": 2},
        rituals_done=["gale"],
    )
    play(match, "use gale-a", "lay-feint gale-W1", "lay-feint gale-W2", "lay-target gale-W3")
    assert match.to_move == DEFENDER


def test_11_6_heroic_orders_keep_no_gale_away() -> None:
    match = rich(card="gale", heroic_used=["reinforce", "work"], heroic_gone=["recall"])
    play(match, "use gale-a")
    assert len([text for text in texts(match) if text.startswith("lay-target")]) == 9
