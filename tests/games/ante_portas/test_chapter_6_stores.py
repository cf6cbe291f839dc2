"""6 Stores."""

from siegeworks.core.match import Match
from tests.games.ante_portas.realm import (
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

PLANK = "turn-in wood-2-to-plank-1"
SHED = {"buildings": {"0": {"storage-shed": 1}}, "workers": {"0": {"storage-shed": 1}}}


def joiner(**stores: object) -> Match:
    """At the Joiner, with these stores."""
    return play(realm(**stores), "go joiner-1")  # type: ignore[arg-type]


def storage(match: Match) -> dict[str, int]:
    return filled(match, "storage")


def test_6_1_a_shed_adds_two_spaces_while_it_is_manned() -> None:
    match = realm(buildings={"0": {"storage-shed": 1}}, storage={"0": {"clay": 3}}, warehouse={})
    play(match, "go riverbank-grove-1")
    assert prompt(match) == "Surplus"
    match = realm(storage={"0": {"clay": 3}}, **SHED)  # type: ignore[arg-type]
    play(match, "go riverbank-grove-1")
    assert storage(match) == {"0-wood": 2, "0-clay": 3}


def test_6_1_a_storage_house_adds_five() -> None:
    match = second(
        buildings={"0": {"storage-house": 1, "flat": 1, "farm": 2}},
        workers={"0": {"storage-house": 1}},
        storage={"0": {"clay": 6}},
    )
    play(match, "go joiner-1", "go riverbank-forest")
    assert prompt(match) == "Surplus", "eight spaces and nine goods"
    assert sum(storage(match).values()) == 9


def test_6_2_a_price_is_paid_from_the_storage_all_at_once() -> None:
    match = joiner(storage={"0": {"wood": 1, "food": 2}}, warehouse={"0": {"wood": 1}})
    assert prompt(match) == "Work"
    why = refusal(match, PLANK)
    assert (why.reason, why.rule, why.need, why.have) == ("no-room-to-pay", "6.4", 1, 0)
    farm = play(realm(storage={"0": {"wood": 2}}, tools={"0": 1}), "go builder-farm")
    play(farm, "build farm")
    assert zones(farm)["tools"]["0"] == 0
    assert storage(farm) == {"0-wood": 1}


def test_6_2_a_refusal_says_what_is_needed_and_what_is_there() -> None:
    match = realm(storage={"0": {"wood": 2, "clay": 1}}, tools={"0": 9}, market="1-foresters-house")
    play(match, "go east-market")
    why = refusal(match, "build foresters-house")
    assert (why.reason, why.need, why.have) == ("lack-wood", 3, 2)
    poor = realm(storage={"0": {"wood": 3}}, tools={"0": 1}, market="1-foresters-house")
    play(poor, "go east-market")
    why = refusal(poor, "build foresters-house")
    assert (why.reason, why.need, why.have) == ("lack-tools", 2, 1)


def test_6_3_goods_come_to_the_storage_from_the_warehouse_and_from_buffers() -> None:
    match = realm(
        storage={"0": {"clay": 1}},
        warehouse={"0": {"food": 1}},
        buildings={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 2}},
    )
    play(match, "shift food", "shift wood")
    assert storage(match) == {"0-wood": 1, "0-clay": 1, "0-food": 1}
    assert filled(match, "warehouse") == {}
    assert filled(match, "buffer") == {"0-foresters-house": 1}
    assert [event.about["good"] for event in told(match, "shifted")] == ["food", "wood"]


def test_6_3_a_full_storage_takes_nothing() -> None:
    match = realm(storage={"0": {"wood": 3}}, warehouse={"0": {"clay": 1}})
    why = refusal(match, "shift clay")
    assert (why.reason, why.rule, why.need, why.have) == ("storage-full", "6.3", 1, 0)


def test_6_3_the_warehouse_is_emptied_before_the_buffers() -> None:
    match = realm(
        warehouse={"0": {"wood": 1}},
        buildings={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 2}},
    )
    play(match, "shift wood")
    assert filled(match, "warehouse") == {}
    assert filled(match, "buffer") == {"0-foresters-house": 2}


def test_6_4_what_a_payment_lacks_comes_by_itself_if_there_is_room() -> None:
    match = joiner(
        storage={"0": {"wood": 1, "clay": 1}},
        warehouse={"0": {"food": 1}},
        buildings={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 2}},
    )
    play(match, PLANK)
    assert filled(match, "buffer") == {"0-foresters-house": 1}
    assert storage(match) == {"0-clay": 1, "0-plank": 1}


def test_6_4_a_payment_takes_from_the_storage_then_the_warehouse_then_buffers() -> None:
    match = joiner(
        storage={"0": {"wood": 1}},
        warehouse={"0": {"wood": 1}},
        buildings={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 2}},
    )
    play(match, PLANK)
    assert filled(match, "warehouse") == {}
    assert filled(match, "buffer") == {"0-foresters-house": 2}


def test_6_4_goods_that_stay_give_way_into_free_spaces_of_the_warehouse() -> None:
    match = joiner(
        storage={"0": {"wood": 1, "clay": 1, "brick": 1}},
        warehouse={"0": {}},
        buildings={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 1}},
    )
    play(match, PLANK)
    assert zones(match)["storage"]["0-plank"] == 1
    assert sum(filled(match, "warehouse").values()) == 1
    assert filled(match, "buffer") == {}


def test_6_5_goods_may_be_thrown_away_to_make_room() -> None:
    match = realm(storage={"0": {"wood": 1, "food": 2}}, warehouse={"0": {"wood": 1}})
    play(match, "throw food", "go joiner-1", PLANK)
    assert storage(match) == {"0-food": 1, "0-plank": 1}
    between = joiner(storage={"0": {"wood": 1, "food": 2}}, warehouse={"0": {"wood": 1}})
    play(between, "throw food", PLANK)
    assert storage(between) == {"0-food": 1, "0-plank": 1}


def test_6_5_throwing_away_is_offered_where_more_goods_wait_than_there_is_room() -> None:
    behind = {
        "buildings": {"0": {"foresters-house": 1}},
        "buffers": {"0": {"foresters-house": 3}},
        "warehouse": {"0": {}},
    }
    some = realm(storage={"0": {"food": 1}}, **behind)  # type: ignore[arg-type]
    assert "throw food" in texts(some), "three Wood wait, and there is room for two"
    none = realm(storage={"0": {"food": 1}}, warehouse={"0": {"food": 1}})
    assert "throw food" not in texts(none)


def test_6_6_what_has_no_room_is_lost_and_the_owner_says_what() -> None:
    match = realm(storage={"0": {"wood": 2}}, warehouse={"0": {"food": 1}})
    play(match, "go clay-delve-1")
    assert texts(match) == ["lose wood", "lose clay"]
    play(match, "lose wood")
    assert storage(match) == {"0-wood": 1, "0-clay": 2}


def test_6_6_new_goods_go_to_the_storage_and_then_to_the_warehouse() -> None:
    match = realm(storage={"0": {"wood": 2}}, warehouse={"0": {}})
    play(match, "go riverbank-grove-1")
    assert storage(match) == {"0-wood": 3}
    assert filled(match, "warehouse") == {"0-wood": 1}
    assert prompt(match) == "Turn"


def test_6_6_food_goes_to_the_warehouse_first_as_it_is_eaten_from_everywhere() -> None:
    match = realm(storage={"0": {"wood": 2}}, warehouse={"0": {}}, market="1-farm")
    play(match, "go east-market", "take wood-1-food-1")
    assert filled(match, "warehouse") == {"0-food": 1}
    assert storage(match) == {"0-wood": 3}


def test_6_7_a_warehouse_for_one_good_takes_nothing_else() -> None:
    match = second(
        improvements={"0": ["wood-warehouse"]},
        storage={"0": {"clay": 3}},
        warehouse={"0": {"food": 1}},
    )
    play(match, "go clay-delve-1")
    assert prompt(match) == "Turn", "of one kind there is nothing to choose"
    assert filled(match, "warehouse") == {"0-food": 1}
    assert storage(match) == {"0-clay": 3}
    play(match, "go riverbank-grove-2")
    assert filled(match, "warehouse") == {"0-food": 1, "0-wood": 2}


def test_6_7_a_gift_of_that_good_finds_room_there() -> None:
    match = second(
        seats=2,
        improvements={"1": ["wood-warehouse"]},
        stewards={"0": "developer", "1": "developer"},
        storage={"0": {"wood": 1, "clay": 1}, "1": {"brick": 3}},
        warehouse={"1": {"food": 1}},
    )
    play(match, "trade")
    assert refusal(match, "give 0-to-1-clay").reason == "no-room"
    play(match, "give 0-to-1-wood")
    assert filled(match, "warehouse") == {"0-food": 1, "1-wood": 1, "1-food": 1}


def test_6_7_its_own_spaces_fill_before_those_for_any_good() -> None:
    match = second(
        improvements={"0": ["wood-warehouse"]},
        storage={"0": {"wood": 3}},
        warehouse={"0": {}},
    )
    play(match, "go clay-delve-1")
    assert filled(match, "warehouse") == {"0-wood": 2}
    assert storage(match) == {"0-wood": 1, "0-clay": 2}


def test_6_8_what_loses_its_space_is_thrown_away_at_once() -> None:
    match = realm(
        seats=2,
        buildings={"0": {"storage-house": 1, "flat": 1, "farm": 2}},
        workers={"0": {"storage-house": 1}},
        storage={"0": {"wood": 5, "clay": 3}},
        warehouse={"0": {}, "1": {}},
        season="winter",
        options={"eras": "2"},
        era=2,
        agenda=["Meals(south)", "Produce()", "NewStart()", "EndOfYear()"],
    )
    assert prompt(match) == "Surplus"
    assert match.to_move == 0
    play(match, "lose wood", "lose wood", "lose clay", "lose wood", "lose wood")
    assert storage(match) == {"0-wood": 1, "0-clay": 2}


def test_6_9_once_a_turn_the_dolly_brings_three_goods_straight_from_buffers() -> None:
    stores = {
        "improvements": {"0": ["dolly"]},
        "storage": {"0": {"clay": 3}},
        "warehouse": {"0": {"food": 1}},
        "buildings": {"0": {"foresters-house": 2}},
        "buffers": {"0": {"foresters-house": 6}},
        "options": {"eras": "2"},
        "era": 2,
    }
    match = joiner(**stores)
    play(match, PLANK)
    assert filled(match, "buffer") == {"0-foresters-house": 4}
    assert prompt(match) == "Surplus", "the plank itself needs a space"
    play(match, "lose clay")
    why = refusal(match, PLANK)
    assert (why.reason, why.need, why.have) == ("no-room-to-pay", 2, 0)
    play(match, "done", "go day-laborer")
    play(match, "lose wood", "go joiner-1")
    assert PLANK in texts(match), "the next turn it helps again"


def test_6_9_not_more_than_three_and_not_where_there_is_room() -> None:
    house = "build foresters-house"
    stores = {
        "improvements": {"0": ["dolly"]},
        "buildings": {"0": {"foresters-house": 2}},
        "buffers": {"0": {"foresters-house": 5}},
        "tools": {"0": 9},
        "options": {"eras": "2"},
        "era": 2,
    }
    full = realm(storage={"0": {"clay": 3}}, **stores)  # type: ignore[arg-type]
    play(full, "go builder-foresters-house", house)
    assert filled(full, "buffer") == {"0-foresters-house": 2}
    assert zones(full)["used"]["0"] == 1
    free = realm(storage={"0": {}}, **stores)  # type: ignore[arg-type]
    play(free, "go builder-foresters-house", house)
    assert zones(free)["used"]["0"] == 0
