"""11 Improvements."""

import pytest

from siegeworks.core.match import Match
from siegeworks.games.ante_portas.situations import Facts
from tests.games.ante_portas.realm import (
    agenda,
    filled,
    play,
    prompt,
    realm,
    refusal,
    second,
    texts,
    told,
    zones,
)

MARCH = ["BattlePhase()", "EndOfHalfYear()"]
AFTER = ["Produce()", "NewStart()", "EndOfYear()"]


def developer(card: str, **facts: object) -> Match:
    """At the Developer with a Library and a card in hand, which is played."""
    facts.setdefault("buildings", {"0": {"library": 1}})
    facts.setdefault("warehouse", {"0": {}})
    match = realm(hand={"0": [card]}, **facts)  # type: ignore[arg-type]
    return play(match, "go developer", f"play {card}")


def test_11_1_the_hand_is_open_and_has_no_limit() -> None:
    cards = [
        "axe", "spade", "ruin", "ruin", "wood-saw", "anvil", "handsaw", "guestroom", "snares",
        "sappers", "bugle", "whetstone",
    ]  # fmt: skip
    match = realm(seats=2, hand={"0": cards})
    play(match, "go librarian", "palisade", "surveyor")
    assert sum(filled(match, "hand").values()) == 14
    seen: object = match.view(1)["zones"]
    assert isinstance(seen, dict)
    assert seen["hand"]["0-palisade"] == 1
    assert zones(match)["improvements"]["palisade"] == 0


def test_11_2_the_tools_of_the_developer_pay_at_once() -> None:
    match = developer("axe", tools={"0": 0}, storage={"0": {"wood": 3}})
    assert filled(match, "owned") == {"0-axe": 1}
    lodge = realm(
        hand={"0": ["beavers-lodge"]},
        buildings={"0": {"library": 1}},
        tools={"0": 0},
        storage={"0": {"wood": 2}},
    )
    play(lodge, "go developer", "play beavers-lodge")
    assert zones(lodge)["tools"]["0"] == 1
    assert filled(lodge, "storage") == {}


def test_11_2_some_work_once_and_are_gone_the_others_stay() -> None:
    once = developer("ruin")
    assert filled(once, "hand") == {}
    assert filled(once, "owned") == {}
    assert filled(once, "storage") == {"0-brick": 1}
    lasting = developer("holiday-cabin", storage={"0": {"wood": 1}})
    assert filled(lasting, "owned") == {"0-holiday-cabin": 1}
    assert filled(lasting, "at_home") == {"0-farmer": 3}


def test_11_2_its_price_must_be_there() -> None:
    match = realm(
        hand={"0": ["axe", "ruin"]},
        buildings={"0": {"library": 1}},
        storage={"0": {"wood": 2}},
        warehouse={"0": {}},
    )
    play(match, "go developer")
    why = refusal(match, "play axe")
    assert (why.reason, why.need, why.have) == ("lack-wood", 3, 2)


def test_11_3_a_card_just_played_may_be_given_for_good() -> None:
    match = developer(
        "stone-axe", seats=2, storage={"1": {"clay": 3}}, warehouse={"0": {}, "1": {}}
    )
    assert texts(match) == ["keep", "give-card 1"]
    play(match, "give-card 1")
    assert match.to_move == 1
    assert prompt(match) == "Surplus"
    assert texts(match, 1) == ["lose wood", "lose clay"]
    play(match, "lose wood", "lose wood", "lose wood")
    assert filled(match, "storage") == {"1-clay": 3}
    assert filled(match, "warehouse") == {"1-wood": 1}


def test_11_3_the_giver_pays_and_only_the_receiver_has_the_effect() -> None:
    match = developer("axe", seats=2, storage={"0": {"wood": 3}})
    play(match, "give-card 1")
    assert filled(match, "storage") == {}
    assert filled(match, "owned") == {"1-axe": 1}
    assert zones(match)["buildings"]["1-library"] == 0, "he needs none"
    play(match, "go riverbank-grove-1")
    assert filled(match, "storage") == {"0-wood": 2}


def test_11_4_contracts_build_at_their_own_price_and_limits_hold() -> None:
    match = developer(
        "contract-storage-shed",
        buildings={"0": {"library": 1, "storage-shed": 2}},
        storage={"0": {"wood": 2}},
        tools={"0": 1},
    )
    play(match, "build storage-shed")
    assert filled(match, "storage") == {"0-wood": 1}
    assert zones(match)["tools"]["0"] == 2
    play(match, "done")  # nobody goes to work there
    assert filled(match, "buildings")["0-storage-shed"] == 3
    assert prompt(match) == "Turn", "no spot for a fourth"


@pytest.mark.parametrize(
    ("card", "stores", "built", "tools", "era"),
    [
        ("contract-farm", {"wood": 2}, "farm", 0, 1),
        ("contract-estate", {"wood": 2, "brick": 1}, "estate", 1, 1),
        ("contract-flat", {"wood": 2}, "flat", 1, 1),
        ("contract-foresters-house", {"wood": 2}, "foresters-house", 2, 1),
        ("contract-hollow", {"clay": 2}, "hollow", 2, 1),
        ("contract-hunting-lodge", {"wood": 2, "clay": 1}, "hunting-lodge", 2, 1),
        ("contract-apartment", {"clay": 2, "plank": 1}, "apartment", 1, 2),
        ("contract-iron-mine", {"plank": 2, "brick": 2}, "iron-mine", 2, 2),
        ("contract-storage-house", {"wood": 1, "brick": 1}, "storage-house", 2, 2),
    ],
)
def test_11_4_the_price_of_each_contract(
    card: str, stores: dict[str, int], built: str, tools: int, era: int
) -> None:
    at_first = {"library": 1, "storage-shed": 1, "flat": 1}
    match = developer(
        card,
        buildings={"0": at_first},
        workers={"0": {"storage-shed": 1}},
        storage={"0": stores},
        options={"eras": "2"},
        era=era,
    )
    before = filled(match, "buildings").get(f"0-{built}", 0)
    assert zones(match)["tools"]["0"] == 8
    play(match, f"build {built}")
    assert filled(match, "buildings")[f"0-{built}"] == before + 1
    assert zones(match)["tools"]["0"] == 8 - tools
    left = sum(filled(match, "storage").values())
    assert left == (1 if card == "contract-farm" else 0)


def test_11_5_yearly_ones_produce_into_buffers_of_their_own() -> None:
    match = realm(
        improvements={"0": [
            "vegetable-garden", "beavers-lodge", "loam-hollow", "fruit-farm", "ore-tunnel",
            "workshop", "village-chapel",
        ]},
        agenda=AFTER,
        options={"eras": "2"},
        era=2,
    )  # fmt: skip
    assert filled(match, "buffer") == {
        "0-vegetable-garden": 1, "0-beavers-lodge": 1, "0-loam-hollow": 1, "0-fruit-farm": 2,
        "0-ore-tunnel": 1,
    }  # fmt: skip
    assert zones(match)["tools"]["0"] == 6 + 3 + 1
    assert filled(match, "dollars") == {"0": 1}


def test_11_5_their_buffers_hold_twice_the_amount() -> None:
    match = second(
        improvements={"0": ["fruit-farm"]},
        buffers={"0": {"fruit-farm": 3}},
        storage={"0": {"wood": 3}},
        agenda=AFTER,
    )
    assert filled(match, "buffer") == {"0-fruit-farm": 4}


def test_11_5_a_kiln_turns_clay_of_the_storage_if_one_likes() -> None:
    kiln: Facts = {
        "improvements": {"0": ["kiln"]},
        "storage": {"0": {"clay": 2}},
        "agenda": AFTER,
        "options": {"eras": "2"},
        "era": 2,
    }
    match = realm(**kiln)
    assert texts(match) == ["done", "turn-in clay-2-to-brick-1"]
    play(match, "turn-in clay-2-to-brick-1")
    assert filled(match, "storage") == {}
    assert filled(match, "buffer") == {"0-kiln": 1}
    other = play(realm(**kiln), "done")
    assert filled(other, "storage") == {"0-clay": 2}


def test_11_5_slaughtering_blocks_add_food_to_each_hunting_lodge() -> None:
    match = second(
        improvements={"0": ["slaughtering-blocks"]},
        buildings={"0": {"hunting-lodge": 2}},
        workers={"0": {"hunting-lodge": 2}},
        agenda=AFTER,
    )
    assert filled(match, "buffer") == {"0-hunting-lodge": 4}


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("stone-axe", {"0-wood": 4}),
        ("wood-shovel", {"0-clay": 3}),
        ("wood-saw", {"0-plank": 2}),
        ("guestroom", {"0-wood": 2, "0-clay": 2}),
        ("fireplace", {"0-food": 2}),
    ],
)
def test_11_2_what_cards_bring_once(card: str, gained: dict[str, int]) -> None:
    match = developer(
        card,
        buildings={"0": {"library": 1, "storage-shed": 1}},
        workers={"0": {"storage-shed": 1}},
        options={"eras": "2"},
        era=1 if card != "fireplace" else 2,
    )
    assert filled(match, "storage") == gained


@pytest.mark.parametrize(
    ("card", "stores", "recipe", "times", "era"),
    [
        ("handsaw", {"wood": 3}, "wood-3-to-plank-2", 1, 1),
        ("anvil", {"wood": 2, "clay": 2}, "wood-1-clay-1-to-tool-1", 1, 1),
        ("clay-oven", {"wood": 2, "clay": 2}, "wood-1-clay-1-to-brick-1", 2, 1),
        ("ripsaw", {"wood": 5}, "wood-1-to-plank-1", 4, 2),
        ("stone-oven", {"clay": 5}, "clay-1-to-brick-1", 3, 2),
        ("toolmaker", {"plank": 5}, "plank-2-to-tool-1", 2, 2),
    ],
)
def test_11_2_what_cards_turn_and_how_often(
    card: str, stores: dict[str, int], recipe: str, times: int, era: int
) -> None:
    match = developer(
        card,
        buildings={"0": {"library": 1, "storage-shed": 1}},
        workers={"0": {"storage-shed": 1}},
        storage={"0": stores},
        options={"eras": "2"},
        era=era,
    )
    play(match, *[f"turn-in {recipe}"] * times)
    assert len(told(match, "turned-in")) == times
    assert prompt(match) == "Turn"


# 11.6: the fifteen for the war


def test_11_6_a_recruit_drum_enlists_one_farmer_at_a_market() -> None:
    match = realm(improvements={"0": ["recruit-drum"]})
    play(match, "go east-market", "enlist farmer")
    assert zones(match)["farmers"]["2"] == 2
    assert filled(match, "at_home") == {"0-farmer": 1}
    assert prompt(match) == "Visit", "then the Market's action follows"


def test_11_6_a_field_kitchen_serves_two_farmers_a_year() -> None:
    match = realm(
        improvements={"0": ["field-kitchen"]},
        soldiers={"7": {"tired-farmer": 3}},
        storage={"0": {"food": 1}},
        warehouse={"0": {}},
    )
    play(match, "go army-doctor", "raise-farmer 7", "raise-farmer 7")
    assert filled(match, "storage") == {"0-food": 1}
    play(match, "raise-farmer 7")
    assert filled(match, "storage") == {}


def test_11_6_a_whetstone_gives_strength_once_a_battle_phase() -> None:
    match = realm(
        improvements={"0": ["whetstone"]},
        soldiers={"7": {"citizen": 1}, "9": {"farmer": 1}},
        troops={"12": {"basic": 4}, "14": {"basic": 2}},
        agenda=MARCH,
    )
    play(match, "R101")
    assert "whet" in texts(match)
    play(match, "whet")
    assert [event.about["count"] for event in told(match, "our-strength")] == [4]
    assert filled(match, "basic") == {"14": 2}
    play(match, "R114")
    assert [event.about["count"] for event in told(match, "our-strength")] == [4, 1]


def test_11_6_a_surveyor_shows_the_hexes_beside_soldiers() -> None:
    for cards, seen in (([], False), (["surveyor"], True)):
        match = realm(
            improvements={"0": cards},
            storage={"0": {"wood": 2}},
            soldiers={"7": {"farmer": 1}, "17": {"tired-farmer": 1}},
        )
        play(match, "go minelayer-pressure")
        assert ("lay-at 12" in texts(match)) == seen
        assert "lay-at 22" not in texts(match), "only beside upright ones"


def test_11_6_with_sappers_the_first_mine_is_free() -> None:
    match = realm(
        improvements={"0": ["sappers"]},
        storage={"0": {"wood": 2}},
        soldiers={"7": {"farmer": 1}, "8": {"farmer": 1}},
    )
    play(match, "go minelayer-pressure", "lay-at 2", "lay-at 7", "lay-at 8")
    assert filled(match, "storage") == {}
    assert list(zones(match)["work"].values()).count("pressure-mine") == 3


def test_11_6_with_snares_the_first_trap_costs_one_tool() -> None:
    match = realm(
        improvements={"0": ["snares"]},
        tools={"0": 3},
        center=["trapper"],
        soldiers={"7": {"farmer": 1}, "8": {"farmer": 1}},
    )
    play(match, "go trapper", "lay-at 2")
    assert zones(match)["tools"]["0"] == 2
    play(match, "lay-at 7")
    assert zones(match)["tools"]["0"] == 0


def test_11_6_a_palisade_adds_strength_until_a_battle_is_lost_there() -> None:
    match = realm(
        hand={"0": ["palisade"]},
        buildings={"0": {"library": 1}},
        storage={"0": {"wood": 2, "clay": 1}},
        soldiers={"7": {"farmer": 1}},
        troops={"9": {"basic": 1}},
        works={"4": "guard-post"},
    )
    play(match, "go developer", "play palisade")
    assert {"fence 7", "fence 2"} <= set(texts(match))
    assert refusal(match, "fence 9").reason in ("invaders-there", "out-of-sight")
    play(match, "fence 7")
    assert zones(match)["palisades"] == 1 << 6
    for units, stays in ((2, True), (3, False)):
        battle = realm(
            palisades=["7"],
            soldiers={"7": {"farmer": 1}},
            troops={"12": {"basic": units}},
            agenda=MARCH,
        )
        play(battle, "R101")
        assert [event.about["count"] for event in told(battle, "our-strength")] == [2]
        assert (zones(battle)["palisades"] != 0) == stays


def test_11_6_a_bugle_moves_one_soldier_after_an_action_of_the_command_center() -> None:
    match = realm(improvements={"0": ["bugle"]}, soldiers={"7": {"farmer": 2}})
    play(match, "go minelayer-pressure", "move-from 7", "move-to up")
    assert filled(match, "farmers") == {"7": 1, "12": 1}
    assert prompt(match) == "Turn"
    mainland = realm(improvements={"0": ["bugle"]}, soldiers={"7": {"farmer": 2}})
    play(mainland, "go developer")
    assert prompt(mainland) == "Turn"


def test_11_6_a_field_hospital_saves_a_dollar_for_each_citizen() -> None:
    match = second(
        improvements={"0": ["field-hospital"]},
        buildings={"0": {"flat": 2}},
        sickbay={"citizen": 2},
        dollars={"0": 2},
    )
    play(match, "go army-doctor", "heal-citizen 0", "heal-citizen 0")
    assert filled(match, "dollars") == {}
    assert filled(match, "at_home")["0-citizen"] == 2


def test_11_6_with_a_powder_store_bombs_cost_no_ore() -> None:
    for cards, work in (([], None), (["powder-store"], "bomb")):
        match = second(
            improvements={"0": cards},
            storage={"0": {"wood": 3}},
            center=["combat-engineer"],
            soldiers={},
        )
        play(match, "go combat-engineer")
        if cards:
            play(match, "lay-at 2")
        assert zones(match)["work"]["2"] == work


def test_11_6_a_range_finder_lets_engines_reach_one_hex_further() -> None:
    for cards, ways in (([], []), (["range-finder"], ["shoot-from 1"])):
        match = second(
            improvements={"0": cards},
            soldiers={"1": {"farmer": 1}},
            works={"1": "catapult"},  # up the column: 6, 11, with the card also 16
            troops={"21": {"basic": 1}},
            agenda=MARCH,
        )
        play(match, "R204")  # one arrow down, to 16
        asked = match.to_move == 0 and prompt(match) == "React"
        fire = [text for text in texts(match) if text.startswith("shoot-from")] if asked else []
        assert fire == ways


def test_11_6_a_drill_lets_one_exhausted_soldier_stand_up_in_a_battle_phase() -> None:
    match = second(
        improvements={"0": ["drill"]},
        soldiers={"9": {"tired-farmer": 2}},
        works={"9": "trench"},
        troops={"17": {"basic": 1}},
        agenda=MARCH,
    )
    play(match, "R201", "drill-up 9")
    assert filled(match, "farmers") == {"9": 1}
    assert filled(match, "tired_farmers") == {"9": 1}
    assert "drill-up 9" not in texts(match)


def test_11_6_a_storm_bell_draws_one_card_fewer_at_one_spawn() -> None:
    match = second(
        seats=2,
        improvements={"0": ["storm-bell"]},
        agenda=["Spawn()", *MARCH],
    )
    assert texts(match) == ["pass", "ring-bell"]
    play(match, "ring-bell", "R203")
    assert filled(match, "elite") == {"28": 1}
    assert filled(match, "owned") == {}
    assert agenda(match)[0] == "TurnCard(28)", "no second card spawns"


def test_11_6_reinforced_walls_withstand_a_rest_of_one() -> None:
    for cards, left in (([], None), (["reinforced-walls"], "trench")):
        match = second(
            improvements={"0": cards},
            works={"7": "trench"},
            soldiers={},
            troops={"12": {"basic": 1}},
            agenda=MARCH,
        )
        play(match, "R204")
        assert filled(match, "basic") == {}
        assert zones(match)["work"]["7"] == left


def test_11_6_war_bonds_pay_two_dollars_for_each_manned_pub_and_theater() -> None:
    match = developer(
        "war-bonds",
        buildings={"0": {"library": 1, "pub": 2, "theater": 1, "flat": 1}},
        workers={"0": {"pub": 1, "theater": 1}},
        storage={"0": {"plank": 1}},
        options={"eras": "2"},
        era=2,
    )
    assert filled(match, "dollars") == {"0": 4}
