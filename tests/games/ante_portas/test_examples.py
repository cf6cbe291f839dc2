"""The worked examples of the printed rules, T1 to T9 and the small ones, played on our board."""

from typing import Any

import pytest

from siegeworks import Match
from tests.games.ante_portas.front import look, march, sums, troops, works, wounded
from tests.games.ante_portas.realm import agenda, filled, play, prompt, realm, refusal, texts, zones

GARRISON: dict[str, Any] = {
    "soldiers": {"7": {"citizen": 1, "farmer": 1}},
    "works": {"7": "guard-post"},
}
MINED: dict[str, Any] = {"soldiers": {"7": {"citizen": 1}}, "works": {"7": "bounding-mine"}}


@pytest.mark.parametrize(
    ("invaders", "hurt", "left"),
    [
        (1, (1, 0), {"citizens": 1, "work": "guard-post"}),
        (2, (1, 0), {"citizens": 1, "work": "guard-post"}),
        (3, (0, 1), {"farmers": 1, "work": "guard-post"}),
        (4, (1, 1), {"work": "guard-post"}),
        (5, (1, 1), {}),
    ],
)
def test_t1_a_citizen_a_farmer_and_a_guard_post(
    invaders: int, hurt: tuple[int, int], left: dict[str, Any]
) -> None:
    match = march("R104", "12", troops={"12": {"basic": invaders}}, **GARRISON)
    assert sums(match) == [(4, invaders)]
    assert wounded(match) == hurt
    assert look(match, "7") == left
    assert troops(match) == ({"2": (1, 0)} if invaders == 5 else {})


@pytest.mark.parametrize(
    ("invaders", "hurt", "left"),
    [
        (1, (0, 0), {"citizens": 1}),
        (2, (0, 0), {"citizens": 1}),
        (4, (0, 0), {"citizens": 1}),
        (5, (0, 1), {}),
    ],
)
def test_t2_a_citizen_and_a_bounding_mine(
    invaders: int, hurt: tuple[int, int], left: dict[str, Any]
) -> None:
    match = march("R114", "12", troops={"12": {"basic": invaders}}, **MINED)
    assert sums(match) == [(5, invaders)]
    assert prompt(match) == "Turn"
    assert wounded(match) == hurt
    assert look(match, "7") == left
    assert troops(match) == {}


def test_t2_three_invaders_leave_a_choice() -> None:
    match = march("R114", "12", troops={"12": {"basic": 3}}, **MINED)
    assert texts(match) == ["lose-mine 0", "spare-mine 1"]
    twin = match.clone()
    match.choose("lose-mine 0")
    assert look(match, "7") == {"citizens": 1}
    twin.choose("spare-mine 1")
    assert look(twin, "7") == {"work": "bounding-mine"}
    assert wounded(twin) == (0, 1)


def test_t3_two_dragons_breathe_fire_at_a_citizen() -> None:
    match = march("D107", "22", troops={"22": {"basic": 2}}, soldiers={"12": {"citizen": 1}})
    assert sums(match) == [(3, 3)]
    assert troops(match) == {}
    assert wounded(match) == (0, 1)


def test_t4_dragons_fly_wound_by_fire_and_land() -> None:
    match = march("D101", "19", troops={"19": {"basic": 2}}, soldiers={"12": {"farmer": 1}})
    assert wounded(match) == (1, 0)
    assert sums(match) == []
    assert troops(match) == {"9": (2, 0)}


def test_t5_an_elite_dragon_over_a_mine_and_a_farmer() -> None:
    match = march(
        "D104",
        "16",
        troops={"16": {"elite": 1}},
        soldiers={"14": {"farmer": 1}, "9": {"farmer": 2}},
        works={"14": "bounding-mine"},
    )
    assert sums(match) == [(2, 3), (2, 3)]
    assert look(match, "14") == {"farmers": 1}
    assert works(match) == {}
    assert wounded(match) == (2, 0)
    assert troops(match) == {"9": (0, 1)}


def raid(second: str) -> Match:
    """One Raider on 26 and two on 27; the first goes right, the others get another card."""
    match = realm(
        soldiers={},
        troops={"26": {"basic": 1}, "27": {"basic": 2}},
        agenda=["BattlePhase()", "EndOfHalfYear()"],
    )
    return play(match, "R103", second)


def test_t6_a_troop_passes_another_one_or_joins_it() -> None:
    assert troops(raid("R105")) == {"24": (1, 0), "19": (2, 0)}
    assert troops(raid("R102")) == {"24": (3, 0)}


def test_t7_three_farmers_in_two_trenches_kill_a_passing_elite() -> None:
    match = march(
        "R104",
        "17",
        troops={"17": {"elite": 1}},
        soldiers={"9": {"farmer": 3}, "10": {"farmer": 1}},
        works={"9": "trench", "10": "trench"},
    )
    assert prompt(match) == "React"
    play(match, "shoot-from 9", "shoot-from 9")
    assert texts(match) == ["shoot-from 10", "loose"]
    match.choose("shoot-from 10")
    assert troops(match) == {}
    assert look(match, "9") == {"farmers": 1, "tired_farmers": 2, "work": "trench"}
    assert look(match, "10") == {"tired_farmers": 1, "work": "trench"}


def test_t8_a_guard_post_sees_up_to_the_first_invaders() -> None:
    match = realm(
        soldiers={"4": {"farmer": 1}},
        works={"4": "guard-post"},
        troops={"9": {"basic": 1}},
        storage={"0": {"wood": 3}},
        agenda=["Lay(pressure-mine, 0)", "EndOfHalfYear()"],
    )
    assert texts(match) == ["done", "lay-at 2", "lay-at 6", "lay-at 7", "lay-at 10"]
    assert refusal(match, "lay-at 9").reason == "invaders-there"
    assert refusal(match, "lay-at 4").reason == "tile-there"
    assert refusal(match, "lay-at 14").reason == "out-of-sight"


@pytest.mark.parametrize("tools", [1, 2])
def test_t9_a_bounding_mine_is_replaced_for_two_tools(tools: int) -> None:
    match = march(
        "R114",
        "17",
        troops={"17": {"basic": 2}},
        soldiers={"7": {"farmer": 1}},
        works={"7": "guard-post", "12": "bounding-mine"},
        tools={"0": tools},
    )
    if tools == 2:
        assert texts(match) == ["pass", "replace 0"]
        match.choose("replace 0")
        assert works(match)["12"] == "bounding-mine"
        assert filled(match, "tools") == {}
    else:
        assert prompt(match) == "Turn"
        assert works(match) == {"7": "guard-post"}


def test_a_card_spawns_one_basic_unit_each_on_26_and_27() -> None:
    match = realm(season="summer", year=2, agenda=["SpawnCard()", "EndOfHalfYear()"])
    match.happen("R101")
    assert troops(match) == {"26": (1, 0), "27": (1, 0)}


def test_two_exhausted_farmers_on_a_guard_post_allow_no_third_action() -> None:
    for tired, offered in ((1, True), (2, False)):
        match = realm(
            soldiers={"7": {"farmer": 1, "tired-farmer": tired}},
            works={"7": "guard-post", "12": "bomb"},
        )
        assert ("act" in texts(match)) == offered


def test_a_catapult_on_6_reaches_11_and_16_behind_it() -> None:
    match = realm(
        soldiers={"6": {"farmer": 1}},
        works={"6": "catapult"},
        troops={"11": {"basic": 1}, "16": {"basic": 1}, "21": {"basic": 1}},
    )
    match.choose("act")
    assert texts(match) == ["done", "aim-at 11", "aim-at 16"]
    match.choose("aim-at 16")
    assert troops(match) == {"11": (1, 0), "21": (1, 0)}


@pytest.mark.parametrize(
    ("mine", "cost", "strength", "is_felt_in_flight"),
    [
        ("pressure-mine", {"wood": 1}, 1, False),
        ("bounding-mine", {"wood": 1, "clay": 1}, 2, True),
        ("dummy-mine", {"ore": 1}, 4, True),
    ],
)
def test_the_table_of_mines(
    mine: str, cost: dict[str, int], strength: int, is_felt_in_flight: bool
) -> None:
    match = realm(
        era=2,
        options={"eras": "2"},
        soldiers={"7": {"farmer": 1}},
        storage={"0": cost},
        agenda=[f"Lay({mine}, 0)", "EndOfHalfYear()"],
    )
    match.choose("lay-at 7")
    assert works(match) == {"7": mine}
    assert filled(match, "storage") == {}
    match = march("R114", "17", troops={"17": {"basic": 1}}, works={"12": mine})
    assert sums(match) == [(strength, 1)]
    match = march("D104", "17", troops={"17": {"basic": 1}}, works={"15": mine})
    assert bool(sums(match)) == is_felt_in_flight


@pytest.mark.parametrize(("seats", "rounds"), [(1, 2), (2, 3), (3, 4)])
def test_the_table_of_rounds(seats: int, rounds: int) -> None:
    spawning = [
        number + 1
        for number in range(8)
        if "SpawnCard()"
        in agenda(
            realm(
                seats=seats,
                wave_round=number,
                troops={"28": {"basic": 1}},
                agenda=["WaveRound()"],
            )
        )
    ]
    assert spawning == list(range(1, rounds + 1))
    assert zones(realm(seats=seats))["wave_round"] == 0
