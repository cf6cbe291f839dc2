"""20 The assault: ranged combat."""

from collections.abc import Mapping

from siegeworks import CHANCE, Match
from tests.games.stronghold.castle import (
    castle,
    garrison,
    horde,
    play,
    prompt,
    refusal,
    texts,
    told,
    zones,
)

Units = Mapping[str, Mapping[str, int]]
EMPTY: Units = {"FL": {}, "FR": {}}
NOBODY: Mapping[str, Mapping[str, int]] = {f"W{n}": {} for n in range(1, 10)}


def ranged(at: str, units: Units, **facts: object) -> Match:
    """A step of ranged combat, with units of the invader only where the test says."""
    return castle(at=at, horde={**EMPTY, **units}, **facts)  # type: ignore[arg-type]


def chances(match: Match) -> dict[str, int]:
    """What luck may do, with its weights."""
    return {str(outcome): outcome.weight for outcome in match.outcomes()}


def test_20_1_cannons_then_machines_then_marksmen() -> None:
    match = ranged(
        "assault",
        {"R1": {"goblin": 1}},
        tower_item={"T1": "cannon"},
        machines={"R2": "ballista"},
        plans=[],
    )
    asked: list[str] = []
    while len(asked) < 3:
        asked.append("chance" if match.to_move == CHANCE else prompt(match))
        cards = [str(outcome) for outcome in match.outcomes()]
        play(match, cards[1] if match.to_move == CHANCE else texts(match)[0])
    assert asked == ["chance", "AimMachine", "chance"]
    assert horde(match, "R1") == (0, 0, 0)
    assert not told(match, "volley")


def test_20_2_a_cannon_reaches_its_foreground_and_the_ramparts_beside_the_one_opposite() -> None:
    everywhere = {place: {"orc": 1} for place in ("R5", "R6", "R7", "FR", "FL", "R1")}
    match = castle(at="aim-cannons", horde=everywhere, tower_item={"T7": "cannon"})
    assert texts(match) == ["aim-cannon R6", "aim-cannon R7", "aim-cannon FR"]
    match = castle(
        at="aim-cannons", horde={**everywhere, "R2": {"orc": 1}}, tower_item={"T3": "cannon"}
    )
    assert texts(match) == ["aim-cannon R2", "aim-cannon FL"]
    assert refusal(match, "aim-cannon R3").reason == "nobody-to-hit"


def test_20_2_all_cannons_aim_before_the_first_card() -> None:
    units = {"R1": {"orc": 2}, "R2": {"orc": 2}, "FL": {"orc": 1}}
    match = ranged("aim-cannons", units, tower_item={"T1": "cannon", "T2": "cannon"})
    play(match, "aim-cannon R1")
    assert prompt(match) == "AimCannon"
    play(match, "aim-cannon R1")
    assert match.to_move == CHANCE


def test_20_3_each_cannon_turns_a_card_of_its_own_and_the_defender_picks_a_kind() -> None:
    units = {"R1": {"goblin": 1, "orc": 1, "troll": 1}}
    cannons = {"T1": "cannon", "T2": "cannon"}
    match = ranged("aim-cannons", units, tower_item=cannons, garrison=NOBODY)
    assert len(chances(match)) == 6
    play(match, "hit-3")
    assert texts(match) == ["kill-invader goblin", "kill-invader orc"]
    assert refusal(match, "kill-invader troll").reason == "not-on-card"
    play(match, "kill-invader orc")
    assert "hit-3" not in chances(match)
    play(match, "hit-1")
    assert horde(match, "R1") == (1, 0, 1)


def test_20_4_then_the_six_cards_are_shuffled() -> None:
    match = ranged("aim-cannons", {"R1": {"goblin": 3}}, tower_item={"T1": "cannon"})
    play(match, "hit-2")
    assert zones(match)["hits_drawn"] == 0


def test_20_5_all_machines_aim_or_hold_their_fire_before_a_card_is_turned() -> None:
    match = ranged(
        "aim-machines", {}, machines={"R1": "ballista", "R2": "catapult", "FR": "trebuchet"}
    )
    assert texts(match) == ["aim-machine W1", "aim-machine W2", "hold-fire"]
    play(match, "aim-machine W2", "hold-fire")
    assert len(texts(match)) == 6
    play(match, "aim-machine W9")
    play(match, "miss", "miss")
    assert [event.about["gun"] for event in told(match, "machine-misses")] == ["R1", "FR"]


def test_20_6_misses_leave_the_game_and_hits_go_back() -> None:
    match = ranged("aim-machines", {}, machines={"R1": "catapult"})
    play(match, "aim-machine W1")
    assert chances(match) == {"miss": 4, "hit": 2}
    play(match, "miss")
    assert (zones(match)["hits"]["R1"], zones(match)["misses"]["R1"]) == (2, 3)
    match = ranged("aim-machines", {}, machines={"R1": ("catapult", 2, 3)})
    play(match, "aim-machine W1", "hit")
    assert (zones(match)["hits"]["R1"], zones(match)["misses"]["R1"]) == (2, 3)
    assert zones(match)["walls"]["W1"] == 1


def test_20_7_marksmen_in_melee_are_silent_those_in_towers_never() -> None:
    match = ranged(
        "aim-marksmen",
        {"W2": {"goblin": 1}, "R1": {"orc": 1, "goblin": 2}, "R2": {"goblin": 1}},
        garrison={**NOBODY, "W2": {"marksman": 2}, "T1": {"marksman": 2}},
    )
    assert [event.about for event in told(match, "volley")] == [{"rampart": "R1", "count": 2}]


def test_20_8_marksmen_of_a_section_may_split_their_shots() -> None:
    match = ranged(
        "aim-marksmen",
        {"R1": {"goblin": 2}, "R2": {"goblin": 2}},
        garrison={**NOBODY, "W2": {"marksman": 2}},
    )
    assert texts(match) == ["aim-arrows R1", "aim-arrows R2"]
    play(match, "aim-arrows R1", "aim-arrows R2")
    assert horde(match, "R1") == (1, 0, 0)
    assert horde(match, "R2") == (1, 0, 0)


def test_20_9_units_up_to_the_total_die_by_the_defenders_choice() -> None:
    units = {"R1": {"goblin": 2, "orc": 1}}
    match = ranged("aim-marksmen", units, garrison={**NOBODY, "W1": {"marksman": 2}})
    assert texts(match) == ["kill-invader goblin", "kill-invader orc"]
    play(match, "kill-invader orc")
    assert horde(match, "R1") == (2, 0, 0)


def test_20_9_a_volley_of_two_kills_no_troll() -> None:
    match = ranged("aim-marksmen", {"R1": {"troll": 2}}, garrison={**NOBODY, "W1": {"marksman": 2}})
    assert horde(match, "R1") == (0, 0, 2)


def test_8_3_a_hit_of_a_ballista_kills_on_both_sides() -> None:
    match = ranged(
        "aim-machines",
        {"W1": {"orc": 1, "goblin": 1}},
        garrison={"W1": {"marksman": 1, "soldier": 1}},
        machines={"R1": "ballista"},
    )
    play(match, "aim-machine W1", "hit", "kill-defender soldier", "kill-invader orc")
    assert garrison(match, "W1") == (1, 0, 0)
    assert garrison(match, "hospital") == (0, 1, 0)
    assert horde(match, "W1") == (1, 0, 0)


def test_8_4_without_walls_and_cauldron_an_item_of_a_tower_beside_breaks() -> None:
    facts = {"machines": {"R4": "catapult"}, "walls": {"W6": 0}}
    match = ranged("aim-machines", {}, **facts, tower_item={"T4": "pole", "T5": "cannon"})
    play(match, "aim-machine W6", "hit")
    assert texts(match) == ["break-item T4", "break-item T5"]
    play(match, "break-item T5")
    assert zones(match)["tower_item"]["T5"] is None
    match = ranged("aim-machines", {}, **facts, cauldron={"W6": "orc"}, tower_item={"T4": "pole"})
    play(match, "aim-machine W6", "hit")
    assert zones(match)["cauldron"]["W6"] is None
    assert zones(match)["tower_item"]["T4"] == "pole"


def test_8_6_volleys_at_a_mantelet_do_nothing() -> None:
    match = ranged(
        "aim-marksmen",
        {"R1": {"goblin": 2}},
        garrison={**NOBODY, "W1": {"marksman": 2}},
        mantelets=["R1"],
    )
    assert horde(match, "R1") == (2, 0, 0)


def test_10_6_cannons_do_nothing_at_a_trench_master() -> None:
    units = {"R1": {"orc": 1}, "FL": {"orc": 1}}
    match = ranged(
        "aim-cannons",
        units,
        tower_item={"T1": "cannon"},
        training={"R1": ["trench-master"]},
        garrison=NOBODY,
    )
    play(match, "hit-4")
    assert horde(match, "R1") == (0, 1, 0)
    assert horde(match, "FL") == (0, 0, 0)


def test_11_4_bloodstones_kill_one_more_defender_at_a_hit() -> None:
    facts = {"machines": {"R1": "catapult"}, "roles": {"bloodstones-R1": "target"}}
    match = ranged("aim-machines", {}, **facts, garrison={"W1": {"soldier": 2}})
    play(match, "aim-machine W1", "hit")
    assert garrison(match, "W1") == (0, 1, 0)
    match = ranged("aim-machines", {}, **facts, garrison={"W1": {"soldier": 2}})
    play(match, "aim-machine W1", "miss")
    assert garrison(match, "W1") == (0, 2, 0)
    assert zones(match)["roles"]["bloodstones-R1"] == "open-target"


def test_17_3_the_blessing_lets_a_side_fire_together_at_one_rampart() -> None:
    match = ranged(
        "aim-marksmen",
        {"R1": {"orc": 1}, "R3": {"orc": 2}},
        garrison={**NOBODY, "W1": {"marksman": 2}, "W4": {"marksman": 1}, "T1": {"marksman": 1}},
        blessing="left",
    )
    play(match, "aim-arrows R3")
    assert horde(match, "R3") == (0, 0, 0)
    assert horde(match, "R1") == (0, 1, 0)


def test_17_6_no_machine_aims_at_a_section_under_the_glare() -> None:
    match = ranged("aim-machines", {}, machines={"R1": "catapult"}, glare="W1")
    assert refusal(match, "aim-machine W1").reason == "glare"


def test_17_11_a_machine_out_of_order_does_not_fire_and_keeps_its_deck() -> None:
    match = ranged("aim-machines", {}, machines={"R1": "catapult"}, malfunction="R1")
    assert zones(match)["misses"]["R1"] == 4
    assert not told(match, "machine-misses") + told(match, "machine-hits")


def test_20_2_a_cannon_without_a_target_turns_no_card() -> None:
    match = ranged(
        "aim-cannons",
        {"R1": {"orc": 1}},
        tower_item={"T1": "cannon", "T6": "cannon"},
        garrison=NOBODY,
    )
    play(match, "hit-4")
    assert match.to_move != CHANCE
    assert len(told(match, "cannon-fires")) == 1
    assert horde(match, "R1") == (0, 0, 0)


def test_20_2_no_aim_outlives_its_shot() -> None:
    match = ranged(
        "aim-cannons",
        {"R1": {"orc": 2}},
        tower_item={"T1": "cannon"},
        machines={"R2": "ballista"},
        garrison=NOBODY,
        plans=[],
    )
    play(match, "hit-1", "aim-machine W2", "miss")
    assert set(zones(match)["aim"].values()) == {None}


def test_20_3_every_hit_card_is_as_likely() -> None:
    match = ranged("aim-cannons", {"R1": {"orc": 2}}, tower_item={"T1": "cannon"})
    assert set(chances(match).values()) == {1}


def test_20_6_a_deck_without_misses_always_hits() -> None:
    match = ranged("aim-machines", {}, machines={"R1": ("catapult", 2, 0)})
    play(match, "aim-machine W1")
    assert chances(match) == {"hit": 2}


def test_20_7_towers_shoot_at_the_rampart_with_their_number() -> None:
    for tower in range(1, 8):
        everywhere = {f"R{n}": {"goblin": 2} for n in range(1, 8)}
        manned = {**NOBODY, f"T{tower}": {"marksman": 1}}
        match = ranged("aim-marksmen", everywhere, garrison=manned)
        assert [event.about for event in told(match, "volley")] == [
            {"rampart": f"R{tower}", "count": 1}
        ]


def test_20_8_the_outermost_sections_shoot_at_their_only_rampart() -> None:
    everywhere = {f"R{n}": {"goblin": 2} for n in range(1, 8)}
    for section, rampart in (("W1", "R1"), ("W4", "R3"), ("W5", "R4"), ("W9", "R7")):
        match = ranged("aim-marksmen", everywhere, garrison={**NOBODY, section: {"marksman": 1}})
        assert horde(match, rampart) == (1, 0, 0)


def test_20_8_the_lower_ramparts_are_aimed_at_first() -> None:
    match = ranged(
        "aim-marksmen",
        {"R1": {"goblin": 3}, "R2": {"goblin": 3}},
        garrison={**NOBODY, "W2": {"marksman": 3}},
    )
    play(match, "aim-arrows R2")
    assert horde(match, "R2") == (0, 0, 0), "the others can only follow"


def test_20_9_each_volley_is_told_and_spent() -> None:
    match = ranged(
        "aim-marksmen",
        {"R1": {"goblin": 1}, "R7": {"goblin": 1}},
        garrison={**NOBODY, "W1": {"marksman": 1}, "W9": {"marksman": 1}},
    )
    assert [event.about["rampart"] for event in told(match, "volley")] == ["R1", "R7"]
    assert set(zones(match)["volley"].values()) == {0}


def test_17_3_a_blessing_counts_the_free_marksmen_of_its_side_alone() -> None:
    manned = {
        **NOBODY,
        "W5": {"marksman": 1},
        "W6": {"marksman": 2},
        "W1": {"marksman": 1},
        "T5": {"marksman": 1},
        "T2": {"marksman": 2},
    }
    units = {"W6": {"goblin": 1}, "R4": {"orc": 5}, "R6": {"orc": 1}, "R7": {"orc": 3}}
    units |= {"R2": {"orc": 1}, "R5": {"orc": 1}}
    match = ranged("aim-marksmen", units, garrison=manned, blessing="right", mantelets=["R6"])
    assert texts(match) == ["aim-arrows R4", "aim-arrows R5", "aim-arrows R7"]
    assert refusal(match, "aim-arrows R6").reason == "mantelet"
    play(match, "aim-arrows R7")
    assert [event.about for event in told(match, "volley")] == [
        {"rampart": "R2", "count": 2},
        {"rampart": "R7", "count": 2},
    ]


def test_8_4_the_only_item_beside_breaks_unasked() -> None:
    facts = {"machines": {"R4": "catapult"}, "walls": {"W6": 0}}
    match = ranged("aim-machines", {}, **facts, tower_item={"T5": "cannon", "T6": "pole"})
    play(match, "aim-machine W6", "hit")
    assert zones(match)["tower_item"] | {"T5": None, "T6": "pole"} == zones(match)["tower_item"]
    match = ranged("aim-machines", {}, **facts)
    play(match, "aim-machine W6", "hit")
    assert not told(match, "item-breaks")


def test_10_6_a_trench_master_protects_his_own_rampart() -> None:
    for place in ("R2", "R7"):
        tower = place.replace("R", "T")
        match = ranged(
            "aim-cannons",
            {place: {"orc": 1}},
            tower_item={tower: "cannon"},
            training={place: ["trench-master"]},
            garrison=NOBODY,
        )
        assert not told(match, "cannon-fires")


def test_20_1_with_the_assault_hits_are_counted_anew() -> None:
    match = ranged("assault", {}, struck={"W1": 2}, plans=["levy-of-the-town"])
    assert set(zones(match)["struck"].values()) == {0}
    assert zones(match)["slot"] == 9


def test_8_6_a_mantelet_does_not_stop_a_cannon() -> None:
    match = ranged(
        "aim-cannons",
        {"R1": {"orc": 1}},
        tower_item={"T1": "cannon"},
        mantelets=["R1"],
        garrison=NOBODY,
    )
    play(match, "hit-4")
    assert horde(match, "R1") == (0, 0, 0)


def test_17_8_a_tower_whose_item_was_shot_off_is_free_again() -> None:
    match = castle(
        agenda=["BreakItem(W1)", "PutItem(pole)", "EndOfRound()", "Round()"],
        tower_item={"T1": "cannon"},
    )
    assert "put-item T1" in texts(match)


def test_20_4_the_poles_draw_from_all_six_cards() -> None:
    match = castle(
        agenda=["AimCannons()", "Poles()", "EndOfRound()", "Round()"],
        horde={**EMPTY, "R2": {"orc": 1}, "W2": {"goblin": 1}},
        tower_item={"T1": "cannon", "T2": "pole"},
    )
    play(match, "hit-4")
    assert len(chances(match)) == 6
