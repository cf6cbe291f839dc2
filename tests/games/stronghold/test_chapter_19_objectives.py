"""19 Objectives."""

from tests.games.stronghold.castle import (
    castle,
    garrison,
    given,
    horde,
    play,
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
    assert not told(match, "invader-dies")
    assert not garrison(match, "hospital")[0]


def test_19_3_hooded_choir() -> None:
    match = rich(card="gale", rituals_done=["demon"], objectives=["hooded-choir", "heavy-steps"])
    play(match, "use gale-a", "lay-feint gale-W1", "done")
    assert met(match) == ["hooded-choir"]
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
