"""2 Pieces."""

import pytest

from siegeworks.games.ante_portas.rules import hexes
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.parts.situations.errors import BadSituation
from tests.games.ante_portas.realm import (
    GAME,
    filled,
    outcomes,
    play,
    prompt,
    realm,
    refusal,
    texts,
    zones,
)

MARCH = ["BattlePhase()", "EndOfHalfYear()"]
TRENCHES = {str(hex): "trench" for hex in range(9, 20)}


def test_2_1_only_those_at_home_and_at_work_take_up_a_place() -> None:
    match = realm(home={"0": {"farmer": 2}}, soldiers={"7": {"farmer": 2}}, sickbay={"farmer": 1})
    play(match, "go recruiting-officer", "order discharge", "discharge-farmer 7")
    assert zones(match)["at_home"]["0-farmer"] == 3
    assert zones(match)["farmers"]["7"] == 1
    assert prompt(match) == "Turn", "there is no room for another"


def test_2_1_nobody_lives_where_there_is_no_place() -> None:
    with pytest.raises(BadSituation):
        realm(home={"0": {"farmer": 4}})
    with pytest.raises(BadSituation):
        realm(
            home={"0": {"farmer": 3}},
            buildings={"0": {"hunting-lodge": 1}},
            workers={"0": {"hunting-lodge": 1}},
        )


def test_2_2_tools_and_dollars_have_no_limit() -> None:
    match = realm(tools={"0": 80}, dollars={"0": 90})
    play(match, "go developer")
    assert zones(match)["tools"]["0"] == 82
    play(match, "go day-laborer")
    assert zones(match)["dollars"]["0"] == 91


def test_2_2_ore_comes_with_era_two() -> None:
    t = GAME.tables()
    first = [*range(n.FIRST_ERA_2), *range(n.FIRST_CENTER, n.COMBAT_ENGINEER)]
    ways = [way for place in first for way in t.place_ways[place]]
    ways += [way for card in range(n.MARKETS_PER_ERA) for way in t.market_ways[card]]
    for way in ways:
        assert t.bundles[t.way_gain[way]][n.ORE] == 0
    assert any(t.bundles[t.way_gain[way]][n.ORE] for way in t.place_ways[n.RIVERBANK_FOREST + 1])


def test_2_3_what_is_not_in_the_supply_cannot_come() -> None:
    match = realm(gone={"basic": 22}, agenda=["Spawn()", *MARCH])
    play(match, "R101")  # one Basic Unit each on 26 and 27
    assert filled(match, "basic") == {"26": 1}
    assert zones(match)["supply"] == {"basic": 0, "elite": 12}


def test_2_3_the_box_has_23_basic_and_12_elite_units() -> None:
    assert zones(realm())["supply"] == {"basic": 23, "elite": 12}
    assert zones(realm(troops={"9": {"basic": 3, "elite": 2}}))["supply"] == {
        "basic": 20, "elite": 10,
    }  # fmt: skip
    with pytest.raises(BadSituation):
        realm(troops={"9": {"elite": 13}})


def test_2_3_elite_units_are_placed_first() -> None:
    match = realm(
        options={"eras": "2"}, era=2, gone={"basic": 22, "elite": 11}, agenda=["Spawn()", *MARCH]
    )
    play(match, "R211")  # two Basic Units on 26, an Elite Unit on 24
    assert filled(match, "elite") == {"24": 1}
    assert filled(match, "basic") == {"26": 1}


def test_2_4_both_kinds_of_a_pool_share_its_tiles() -> None:
    match = realm(
        tools={"0": 9},
        storage={"0": {"clay": 1, "brick": 2}},
        options={"eras": "2"},
        era=2,
        center=["builder-bunker"],
        works=TRENCHES,
    )
    before = zones(match)["work"]
    play(match, "go builder-bunker")
    assert zones(match)["work"] == before
    assert prompt(match) == "Turn", "no tile of the pool is left"
    with pytest.raises(BadSituation):
        realm(works=TRENCHES | {"7": "bunker"})
    ten = dict(list(TRENCHES.items())[:10])
    assert zones(realm(works=ten | {"7": "bunker"}))["work"]["7"] == "bunker"


def test_2_5_eighteen_mine_tiles_and_twelve_of_a_type() -> None:
    twelve = {str(hex): "pressure-mine" for hex in range(6, 18)}
    six = {str(hex): "bounding-mine" for hex in range(18, 24)}
    assert zones(realm(works=twelve | six))["work"]["23"] == "bounding-mine"
    with pytest.raises(BadSituation):
        realm(works=twelve | {"18": "pressure-mine"})
    with pytest.raises(BadSituation):
        realm(works=twelve | six | {"24": "dummy-mine"})
    match = realm(works=twelve, storage={"0": {"wood": 2}})
    play(match, "go minelayer-pressure")
    assert prompt(match) == "Turn", "a thirteenth is not laid"


def test_2_6_traps_and_bombs_come_out_of_one_pool_of_ten() -> None:
    traps = {str(hex): "trap" for hex in range(6, 15)}
    assert zones(realm(works=traps | {"15": "bomb"}))["work"]["15"] == "bomb"
    with pytest.raises(BadSituation):
        realm(works=traps | {"15": "bomb", "16": "trap"})
    match = realm(works=traps | {"15": "bomb"}, center=["trapper"], tools={"0": 9})
    play(match, "go trapper")
    assert prompt(match) == "Turn", "no tile of the pool is left"


@pytest.mark.parametrize(
    ("at", "card", "end"),
    [("13", "R103", "8"), ("4", "R102", "1"), ("21", "R102", "16"), ("17", "R103", "15")],
)
def test_2_7_where_a_step_leads(at: str, card: str, end: str) -> None:
    match = realm(troops={at: {"basic": 1}}, soldiers={}, agenda=MARCH)
    play(match, card)
    assert filled(match, "basic") == {end: 1}


def test_2_7_from_the_lowest_hexes_every_step_leaves_and_from_4_and_5_only_down() -> None:
    leaves = {
        (hex + 1, n.DIRECTION_NAMES[step])
        for hex in range(n.HEXES)
        for step in (n.LEFT_DOWN, n.DOWN, n.RIGHT_DOWN)
        if hexes.ARROW[hex * n.DIRECTIONS + step] == hexes.OFF
    }
    every = {(hex, name) for hex in (1, 2, 3) for name in ("left-down", "down", "right-down")}
    assert leaves == every | {(4, "down"), (5, "down")}


def test_2_8_a_trap_is_a_unit_of_yours() -> None:
    match = realm(
        options={"scenario": "dragons"},
        troops={"19": {"basic": 1}},
        works={"14": "trap"},
        agenda=MARCH,
    )
    play(match, "D110")  # twice the first free step: down, left, right; down, right, left
    assert filled(match, "basic") == {"11": 1}


def test_2_9_one_deck_for_spawns_and_marches_and_all_discards_come_back() -> None:
    deck = [f"R1{number:02}" for number in range(1, 23)]
    match = realm(
        discarded=deck[:21], troops={"17": {"basic": 1}}, agenda=["Spawn()", *MARCH], soldiers={}
    )
    assert outcomes(match) == {"R122"}
    play(match, "R122")
    assert outcomes(match) == set(deck)
    play(match, "R104")
    assert outcomes(match) == set(deck) - {"R104"}


def test_2_9_each_scenario_and_era_has_its_own_deck() -> None:
    for scenario, letter in (("raiders", "R"), ("dragons", "D")):
        for era in (1, 2):
            match = realm(
                options={"scenario": scenario, "eras": "2"}, era=era, agenda=["Spawn()", *MARCH]
            )
            assert outcomes(match) == {f"{letter}{era}{number:02}" for number in range(1, 23)}


def test_2_9_refusals_say_what_cannot_be_laid() -> None:
    match = realm(storage={"0": {"wood": 2}})
    play(match, "go minelayer-pressure")
    assert "lay-at 2" in texts(match)
    assert refusal(match, "lay-at 9").rule == "13.5"
