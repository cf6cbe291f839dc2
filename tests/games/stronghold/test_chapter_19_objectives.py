"""19 Objectives."""

from siegeworks import CHANCE
from tests.games.stronghold.castle import (
    castle,
    garrison,
    given,
    horde,
    play,
    prompt,
    refusal,
    rich,
    texts,
    told,
    zones,
)


def met(match: object) -> list[object]:
    """The objectives that were met."""
    return [event.about["objective"] for event in told(match, "objective-met")]  # type: ignore[arg-type]


def test_19_1_the_benefit_comes_at_once_and_is_compulsory() -> None:
    match = castle(
        agenda=["MachineShot(R1)", "MachineShot(R2)", "EndOfRound()"],
        objectives=["crossed-fire", "altar-of-ash"],
        round=7,
        plans=[],
        machines={"R1": "catapult", "R2": "catapult"},
        aim={"machine-R1": "W2", "machine-R2": "W2"},
    )
    play(match, "hit", "hit")
    assert met(match) == ["crossed-fire"]
    assert texts(match) == ["kill-defender marksman", "kill-defender soldier"]


def test_19_2_three_stay_in_force_and_seven_pay_once() -> None:
    match = rich(
        card="trebuchet",
        objectives=["full-battery", "heavy-steps"],
        objectives_met=["full-battery"],
        machines={"R1": "ballista", "R2": "catapult"},
    )
    play(match, "use trebuchet-a", "build-at FL")
    assert met(match) == []


def test_19_3_altar_of_ash_makes_rituals_cheaper() -> None:
    match = castle(
        at="defender phase",
        sand=1,
        laid={"cannon": 3},
        targets_turned=2,
        plans=[],
        objectives=["altar-of-ash", "heavy-steps"],
        roles={"demon-forge": "target"},
    )
    play(match, "lay cannon")
    assert met(match) == ["altar-of-ash"]
    match = castle(
        card="specter",
        horde={"supply": {"goblin": 1}},
        objectives=["altar-of-ash", "heavy-steps"],
        objectives_met=["altar-of-ash"],
    )
    play(match, "use specter-a")
    assert (horde(match, "paid"), given(match)) == ((1, 0, 0), 1)


def test_19_3_bare_battlements() -> None:
    match = castle(
        at="end of round",
        objectives=["bare-battlements", "heavy-steps"],
        wood=5,
        walls={"W1": 0, "W5": 0},
        round=3,
        plans=[],
    )
    assert met(match) == ["bare-battlements"]
    match = castle(
        at="strength",
        horde={"W1": {"orc": 2}},
        walls={"W1": 0},
        round=7,
        plans=[],
        objectives=["bare-battlements", "heavy-steps"],
        objectives_met=["bare-battlements"],
        garrison={"W1": {"soldier": 2}},
    )
    assert told(match, "invader-sum")[0].about["points"] == 4 + 1
    assert told(match, "defender-sum")[0].about["points"] == 4


def test_19_3_hooded_choir() -> None:
    match = rich(card="gale", rituals_done=["demon"], objectives=["hooded-choir", "heavy-steps"])
    play(match, "use gale-a", "lay-feint gale-W1", "done")
    assert met(match) == ["hooded-choir"]
    assert zones(match)["sand"] == 1, "it takes no hourglass back"
    match = castle(
        at="round", objectives=["hooded-choir", "heavy-steps"], objectives_met=["hooded-choir"]
    )
    play(match, *["orc"] * 14)
    assert horde(match, "supply") == (1, 14, 0)


def test_19_3_full_battery() -> None:
    match = rich(card="trebuchet", machines={"R1": "ballista", "R2": "catapult"})
    play(match, "use trebuchet-a", "build-at FL")
    assert met(match) == ["full-battery"]
    play(match, "add-hit R1")
    assert refusal(match, "add-hit R1").reason == "same-deck"
    play(match, "add-hit FL")
    assert [zones(match)["hits"][gun] for gun in ("R1", "R2", "FL")] == [3, 2, 3]


def test_19_3_timber_giant() -> None:
    match = castle(
        agenda=["CheckObjectives()", "EndOfRound()"],
        round=7,
        wood=3,
        siege_towers=["W3"],
        objectives=["timber-giant", "heavy-steps"],
    )
    assert met(match) == ["timber-giant"]
    assert told(match, "wood-gained")[0].about == {"count": 4}


def test_19_3_heavy_steps() -> None:
    match = castle(
        agenda=["CheckObjectives()", "EndOfRound()"],
        plans=[],
        round=7,
        horde={"W1": {"troll": 1}, "W2": {"troll": 1}, "W6": {"troll": 1}},
    )
    play(match, "troll-to left", "troll-to left")
    assert horde(match, "FL") == (1, 3, 3)


def test_19_3_outlaws_bargain() -> None:
    match = castle(
        agenda=["CheckObjectives()", "EndOfRound()"],
        joins=2,
        plans=[],
        round=7,
        objectives=["outlaws-bargain", "heavy-steps"],
    )
    play(match, "join-at R3")
    assert horde(match, "R3") == (1, 1, 0)


def test_19_3_signs_on_the_stone() -> None:
    match = rich(
        card="banner",
        objectives=["signs-on-the-stone", "heavy-steps"],
        equipment={"W1": ["banner", "sap"], "W2": ["poison"]},
    )
    play(match, "use banner-a", "equip W5")
    assert met(match) == ["signs-on-the-stone"]
    assert refusal(match, "equip-free banner-W5").reason == "same-token"
    play(match, "equip-free ladder-W5")
    assert zones(match)["equipment"]["W5"] == 0b101


def test_19_3_drums_on_both_flanks() -> None:
    match = castle(
        at="maneuvers",
        objectives=["drums-on-both-flanks", "heavy-steps"],
        horde={"R2": {"goblin": 6}, "R5": {"orc": 6}, "FL": {}, "FR": {}},
    )
    play(match, "perform minor")
    while not texts(match)[0].startswith("perform"):
        play(match, "done")
    play(match, "done" if "done" in texts(match) else "pass")
    assert met(match) == ["drums-on-both-flanks"]
    assert zones(match)["sand"] == 1  # two of the three of a minor maneuver are kept


def test_19_1_the_bargain_is_paid_before_anybody_else_sets_out() -> None:
    match = castle(
        at="maneuvers",
        joins=1,
        objectives=["outlaws-bargain", "heavy-steps"],
        horde={"R6": {"orc": 1}, "FL": {"orc": 1}, "FR": {"orc": 1}},
    )
    play(match, "perform minor", "send-1 R6-R7-orc")
    assert met(match) == ["outlaws-bargain"]
    assert texts(match) == [f"join-at R{n}" for n in range(1, 8)]


def test_19_1_crossed_fire_kills_before_the_next_machine_fires() -> None:
    match = castle(
        agenda=["MachineShot(R1)", "MachineShot(R2)", "MachineShot(FL)", "EndOfRound()"],
        objectives=["crossed-fire", "altar-of-ash"],
        round=7,
        plans=[],
        machines={"R1": "catapult", "R2": "catapult", "FL": "trebuchet"},
        aim={"machine-R1": "W2", "machine-R2": "W2", "machine-FL": "W1"},
        garrison={"W2": {"soldier": 2}},
    )
    play(match, "hit", "hit")
    assert garrison(match, "W2") == (0, 1, 0)
    assert match.to_move == CHANCE


def test_19_1_a_machine_built_pays_before_the_defender_acts() -> None:
    match = rich(card="trebuchet", machines={"R1": "ballista", "R2": "catapult"})
    play(match, "use trebuchet-a", "build-at FL")
    assert (match.to_move, prompt(match)) == (0, "AddHit")


def test_19_1_only_objectives_that_are_held_are_met_and_once() -> None:
    facts = {"sand": 1, "laid": {"cannon": 3}, "roles": {"demon-forge": "target"}, "plans": []}
    for turned, held, already, expected in (
        (2, "altar-of-ash", [], ["altar-of-ash"]),
        (1, "altar-of-ash", [], []),
        (2, "crossed-fire", [], []),
        (3, "altar-of-ash", ["altar-of-ash"], []),
    ):
        match = castle(
            at="defender phase",
            targets_turned=turned,
            objectives=[held, "heavy-steps"],
            objectives_met=already,
            **facts,  # type: ignore[arg-type]
        )
        play(match, "lay cannon")
        assert met(match) == expected


def test_19_3_bare_battlements_count_at_the_end_of_an_assault_only() -> None:
    held = ["bare-battlements", "heavy-steps"]
    bare = {"W8": 0, "W9": 0}
    match = castle(
        agenda=["CheckObjectives()", "EndOfRound()"], objectives=held, walls=bare, round=7
    )
    assert [event.kind for event in match.log()].index("objective-met") >= 0
    early = castle(
        agenda=["CheckObjectives()", "Window()", "EndOfRound()"],
        objectives=held,
        walls=bare,
        round=7,
    )
    assert met(early) == []
    for walls in ({"W9": 0}, {"W8": 1, "W9": 1}):
        match = castle(at="end of round", objectives=held, walls=walls, round=7)
        assert met(match) == []


def test_19_3_bare_battlements_help_where_no_wall_stands() -> None:
    for walls, already, points in ((0, True, 5), (1, True, 4), (0, False, 4)):
        match = castle(
            at="strength W1",
            horde={"W1": {"orc": 2}},
            walls={"W1": walls},
            garrison={"W1": {"soldier": 2}},
            objectives=["bare-battlements", "heavy-steps"],
            objectives_met=["bare-battlements"] if already else [],
        )
        assert told(match, "invader-sum")[0].about["points"] == points


def reached(objective: str, **facts: object) -> bool:
    """Whether an objective is met as soon as it is looked at."""
    match = castle(
        agenda=["CheckObjectives()", "Window()", "EndOfRound()"],
        objectives=[objective, "altar-of-ash"],
        round=7,
        **facts,  # type: ignore[arg-type]
    )
    return met(match) == [objective]


def test_19_3_how_much_each_goal_needs() -> None:
    two = {"W1": {"troll": 1}, "W9": {"troll": 3}}
    assert not reached("heavy-steps", horde=two)
    assert reached("heavy-steps", horde={**two, "W8": {"troll": 1}})
    for places, expected in (
        (["R1", "FL", "FR"], False),
        (["R1"], False),
        (["W1"], True),
        (["W9"], True),
        ([], False),
    ):
        assert reached("timber-giant", siege_towers=places) == expected
    assert not reached("outlaws-bargain", joins=1)
    assert reached("outlaws-bargain", joins=2)
    assert not reached("hooded-choir", rituals_done=["gale"])
    assert not reached("hooded-choir", rituals_done=["demon"])
    assert reached("hooded-choir", rituals_done=["bloodstones", "specter"])
    equipment = {"W1": ["banner", "sap"], "W9": ["ladder"]}
    assert not reached("signs-on-the-stone", equipment=equipment)
    assert reached("signs-on-the-stone", equipment={**equipment, "W8": ["sap"]})
    guns = {"R1": "ballista", "FR": "trebuchet"}
    assert not reached("full-battery", machines=guns)
    assert reached("full-battery", machines={**guns, "R7": "catapult"})
    assert not reached("crossed-fire", struck={"W1": 1, "W9": 1})
    assert reached("crossed-fire", struck={"W9": 2})


def test_19_3_crossed_fire_kills_where_it_crossed() -> None:
    match = castle(
        agenda=["CheckObjectives()", "Window()", "EndOfRound()"],
        objectives=["crossed-fire", "altar-of-ash"],
        struck={"W1": 1, "W9": 2},
        garrison={"W9": {"soldier": 2}},
        round=7,
    )
    assert garrison(match, "W9") == (0, 1, 0)


def test_19_3_drums_need_a_rampart_on_each_side() -> None:
    held = ["drums-on-both-flanks", "heavy-steps"]
    alone: dict[str, dict[str, int]] = {"FL": {}, "FR": {}}
    for units, sand in (
        ({"R3": {"orc": 6}, "R7": {"orc": 6}}, 6),
        ({"R3": {"orc": 6}, "R7": {"orc": 5}}, 8),
        ({"R3": {"orc": 5}, "R7": {"orc": 6}}, 8),
        ({"R1": {"orc": 6}, "R2": {"orc": 6}}, 8),
    ):
        match = castle(
            at="give orders",
            objectives=held,
            maneuvers=["minor", "major"],
            horde={**alone, **units},
        )
        assert zones(match)["sand"] == sand, units
    match = castle(
        agenda=["CheckObjectives()", "Window()", "EndOfRound()"],
        objectives=held,
        horde={**alone, "R3": {"orc": 6}, "R7": {"orc": 6}},
        round=7,
    )
    assert met(match) == [], "it counts after the maneuvers only"


def test_19_3_full_battery_as_far_as_there_are_hits() -> None:
    decks = {"R1": ("ballista", 3, 4), "R2": ("catapult", 3, 4), "FL": ("trebuchet", 3, 4)}
    match = castle(agenda=["AddHit(none)", "Window()", "EndOfRound()"], machines=decks, round=7)
    assert refusal(match, "add-hit R3").reason == "no-machine"
    play(match, "add-hit FL")
    assert zones(match)["hits"]["FL"] == 4
    assert prompt(match) == "Window", "the tenth hit was the last"


def test_19_3_the_bargain_brings_whom_the_bag_has() -> None:
    bag = {"bag": {"orc": 92, "troll": 38}, "dead": {"goblin": 57, "orc": 1}}
    match = castle(agenda=["JoinAt(1)", "Window()", "EndOfRound()"], horde=bag, round=7)
    play(match, "join-at R7")
    assert horde(match, "R7") == (0, 1, 0)


def test_19_3_signs_give_a_token_that_is_left_or_a_bridge() -> None:
    match = castle(
        agenda=["EquipFree(1)", "Window()", "EndOfRound()"],
        equipment={"W1": ["banner"], "W2": ["banner"], "W3": ["banner"]},
        paths={"FL-R1": "goblin-trap"},
        round=7,
    )
    assert refusal(match, "equip-free banner-W9").reason == "no-tile"
    assert refusal(match, "equip-free bridge-FL-R1").reason == "path-taken"
    play(match, "equip-free bridge-FL-R2")
    assert zones(match)["paths"]["FL-R2"] == "bridge"
    assert prompt(match) == "Window"


def test_19_3_timber_giant_takes_what_the_pile_has() -> None:
    match = castle(
        agenda=["CheckObjectives()", "Window()", "EndOfRound()"],
        siege_towers=["W3"],
        objectives=["timber-giant", "heavy-steps"],
        wood=10,
        wood_paid=8,
        round=7,
    )
    assert zones(match)["wood"] == 12
