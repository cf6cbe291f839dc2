"""9 Phase 3: equipment."""

from siegeworks.games.stronghold.rules.ground import count_invader_room
from tests.games.stronghold.castle import (
    castle,
    garrison,
    horde,
    play,
    refusal,
    rich,
    texts,
    told,
    zones,
)


def test_9_1_two_different_tokens_at_a_section() -> None:
    match = rich(card="banner", equipment={"W2": ["banner"], "W3": ["poison", "sap"]})
    play(match, "use banner-a")
    assert refusal(match, "equip W2").reason == "same-token"
    why = refusal(match, "equip W3")
    assert (why.reason, why.need, why.have) == ("equipment-full", 2, 2)
    play(match, "equip W4")
    assert zones(match)["equipment"]["W4"] == 1


def test_9_2_a_banner_counts_one_while_a_unit_is_there() -> None:
    match = castle(
        at="strength",
        horde={"W1": {"troll": 2}},
        equipment={"W1": ["banner"]},
        walls={"W1": 1},
        garrison={"W1": {"marksman": 1, "soldier": 1}},
        round=7,
        plans=[],
    )
    assert garrison(match, "W1") == (0, 0, 0), "7 against 4: three points, without a choice"
    match = castle(
        at="strength",
        equipment={"W1": ["banner"]},
        garrison={"W1": {}},
        walls={"W1": 0},
        round=7,
        plans=[],
    )
    assert match.result is not None
    assert match.result.ending == "held"


def test_9_3_a_bridge_lies_on_a_path_without_a_trap_and_keeps_traps_away() -> None:
    match = rich(card="bridge", paths={"FL-R1": "goblin-trap", "FL-R2": "open-troll-trap"})
    play(match, "use bridge-a")
    for path in ("FL-R1", "FL-R2"):
        assert refusal(match, f"bridge-at {path}").reason == "path-taken"
    play(match, "bridge-at FL-R3")
    assert zones(match)["paths"]["FL-R3"] == "bridge"
    match = castle(
        at="defender phase", sand=1, laid={"trap": 1}, paths={"FL-R3": "bridge"}, plans=[]
    )
    play(match, "lay trap")
    assert not [text for text in texts(match) if "FL-R3" in text]


def test_9_4_a_ladder_is_one_more_space() -> None:
    match = rich(card="ladder")
    before = match.state.clone()
    play(match, "use ladder-a", "equip W1")
    assert count_invader_room(before, 0) == 3  # type: ignore[arg-type]
    assert count_invader_room(match.state, 0) == 4  # type: ignore[arg-type]


def test_9_5_poison_kills_a_marksman_before_melee_if_an_invader_is_there() -> None:
    match = castle(
        agenda=["Poison()", "EndOfRound()"],
        equipment={"W1": ["poison"], "W2": ["poison"]},
        garrison={"W1": {"marksman": 2}},
        horde={"W1": {"goblin": 1}},
        round=7,
        plans=[],
    )
    assert [event.about["post"] for event in told(match, "defender-dies")] == ["W1"]
    match = castle(
        agenda=["Poison()", "EndOfRound()"],
        equipment={"W1": ["poison"]},
        garrison={"W1": {"soldier": 2}},
        horde={"W1": {"goblin": 1}},
        round=7,
        plans=[],
    )
    assert not told(match, "defender-dies")


def test_9_6_a_sap_leads_a_goblin_or_orc_to_the_section_in_each_maneuver() -> None:
    match = castle(
        at="maneuvers",
        equipment={"W1": ["sap"]},
        horde={"supply": {"goblin": 1, "orc": 2, "troll": 1}},
    )
    play(match, "perform minor")
    assert texts(match)[:2] == ["sap-up goblin", "sap-up orc"]
    assert refusal(match, "sap-up troll").reason == "sap-too-narrow"
    play(match, "sap-up orc")
    assert horde(match, "W1") == (0, 1, 0)
    while not texts(match)[0].startswith("perform"):
        play(match, "done")
    play(match, "perform major", "sap-up goblin")
    assert horde(match, "W1") == (1, 1, 0)
