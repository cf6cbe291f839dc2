"""8 Phase 2: siege machines."""

from siegeworks import CHANCE
from tests.games.stronghold.castle import (
    castle,
    garrison,
    horde,
    play,
    prompt,
    refusal,
    rich,
    texts,
    told,
    zones,
)

FOUR = {"R1": "ballista", "R2": "ballista", "R3": "catapult", "R4": "catapult"}


def test_8_1_at_most_four_barrage_machines() -> None:
    match = rich(
        card="ballista",
        machines=FOUR,
        line=[
            "ballista",
            "mantelet",
            "siege-tower",
            "banner",
            "bridge",
            "ladder",
        ],
    )
    assert told(match, "card-idle")[0].about == {"card": "ballista", "obstacle": "tile"}
    assert "use mantelet-a" in texts(match)


def test_8_2_each_gets_a_deck_of_two_hits_and_four_misses() -> None:
    match = rich(card="ballista")
    play(match, "use ballista-a", "build-at R4")
    assert zones(match)["hits"]["R4"] == 2
    assert zones(match)["misses"]["R4"] == 4
    match = castle(
        agenda=["MachineShot(R4)", "EndOfRound()"],
        machines={"R4": "ballista"},
        aim={"machine-R4": "W5"},
        round=7,
        plans=[],
    )
    assert match.to_move == CHANCE
    assert {str(o): o.weight for o in match.outcomes()} == {"miss": 4, "hit": 2}


def test_8_3_a_ballista_kills_one_unit_of_each_side() -> None:
    match = castle(
        agenda=["MachineShot(R4)", "EndOfRound()"],
        machines={"R4": "ballista"},
        aim={"machine-R4": "W5"},
        horde={"W5": {"orc": 1}},
        round=7,
        plans=[],
    )
    play(match, "hit", "kill-defender soldier")
    assert garrison(match, "W5") == (1, 0, 0)
    assert horde(match, "W5") == (0, 0, 0)


def test_8_3_where_only_defenders_stand_one_defender_dies() -> None:
    match = castle(
        agenda=["MachineShot(R4)", "EndOfRound()"],
        machines={"R4": "ballista"},
        aim={"machine-R4": "W5"},
        garrison={"W5": {"soldier": 2}},
        round=7,
        plans=[],
    )
    play(match, "hit")
    assert len(told(match, "defender-dies")) == 1


def test_8_4_a_catapult_takes_a_wall_else_the_cauldron_else_an_item() -> None:
    aim = {"machine-R4": "W6"}
    shot = ["MachineShot(R4)", "EndOfRound()"]
    machines = {"R4": "catapult"}
    match = castle(
        agenda=shot, machines=machines, aim=aim, round=7, plans=[], cauldron={"W6": "orc"}
    )
    play(match, "hit")
    assert (zones(match)["walls"]["W6"], zones(match)["cauldron"]["W6"]) == (1, "orc")
    match = castle(
        agenda=shot,
        machines=machines,
        aim=aim,
        round=7,
        plans=[],
        cauldron={"W6": "orc"},
        walls={"W6": 0},
    )
    play(match, "hit")
    assert zones(match)["cauldron"]["W6"] is None
    match = castle(
        agenda=shot,
        machines=machines,
        aim=aim,
        round=7,
        plans=[],
        walls={"W6": 0},
        tower_item={"T4": "pole", "T5": "cannon"},
    )
    play(match, "hit")
    assert match.to_move == 0
    assert texts(match) == ["break-item T4", "break-item T5"]
    play(match, "break-item T5")
    assert zones(match)["tower_item"]["T5"] is None


def test_8_5_a_trebuchet_reaches_every_section_of_its_side() -> None:
    match = castle(
        agenda=["AimMachine(FL)", "EndOfRound()"], machines={"FL": "trebuchet"}, round=7, plans=[]
    )
    aims = {text for text in texts(match) if text.startswith("aim-machine")}
    assert aims == {f"aim-machine W{w}" for w in (1, 2, 3, 4)}


def test_8_6_a_mantelet_stops_volleys_at_its_rampart() -> None:
    match = castle(
        agenda=["AimMarksmen()", "EndOfRound()"],
        mantelets=["R1"],
        horde={"R1": {"goblin": 3}},
        round=7,
        plans=[],
    )
    assert match.result is not None
    assert not told(match, "invader-dies")


def test_8_7_a_siege_tower_starts_on_a_foreground_whatever_stands_there() -> None:
    match = rich(card="siege-tower", horde={"FL": {"orc": 10}, "supply": {"troll": 1}})
    play(match, "use siege-tower-a", "tower-at left")
    assert zones(match)["siege_tower"]["1"] == "FL"
    assert horde(match, "FL") == (0, 10, 0)


def test_8_8_where_a_siege_tower_stands_walls_do_not_count() -> None:
    match = castle(
        at="strength",
        horde={"W1": {"orc": 2}},
        walls={"W1": 3},
        siege_towers=["W1"],
        garrison={"W1": {"marksman": 1, "soldier": 1}},
        plans=[],
    )
    play(match, *(["kill-defender marksman"] if "kill-defender marksman" in texts(match) else []))
    assert garrison(match, "W1") == (0, 1, 0), "4 against 3: one point"
    assert match.result is None


def test_8_6_a_mantelet_stands_on_a_rampart() -> None:
    match = rich(card="mantelet")
    play(match, "use mantelet-a")
    assert refusal(match, "build-at FL").reason == "wrong-ground"
    assert refusal(match, "build-at FR").reason == "wrong-ground"
    play(match, "build-at R7")
    assert zones(match)["mantelets"] == 1 << 6


def test_8_7_a_siege_tower_on_the_right() -> None:
    match = rich(card="siege-tower", siege_towers=["W1"])
    play(match, "use siege-tower-a", "tower-at right")
    assert zones(match)["siege_tower"] == {"1": "W1", "2": "FR", "3": None}


def test_17_11_only_the_jammed_machine_keeps_silent() -> None:
    match = castle(
        agenda=["AimMachines()", "Window()", "EndOfRound()"],
        machines={"R1": "catapult", "R2": ("catapult", 0, 0), "R3": ("ballista", 0, 1)},
        malfunction="R1",
        round=7,
    )
    assert texts(match) == ["aim-machine W3", "aim-machine W4", "hold-fire"]
    play(match, "hold-fire")
    assert prompt(match) == "Window", "no other machine works and has a card"
    match = castle(
        agenda=["AimMachines()", "Window()", "EndOfRound()"],
        machines={"R2": ("catapult", 1, 0)},
        round=7,
    )
    assert "aim-machine W2" in texts(match)
