"""8 Buildings."""

import pytest

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

AFTER = ["Produce()", "NewStart()", "EndOfYear()"]
SHED = {"storage-shed": 1}


def built(match: Match) -> dict[str, int]:
    return filled(match, "buildings")


def test_8_1_a_builder_builds_any_number_each_at_its_price() -> None:
    match = realm(storage={"0": {"wood": 3}}, tools={"0": 3})
    play(match, "go builder-farm", *["build farm"] * 3)
    assert built(match)["0-farm"] == 6
    assert zones(match)["tools"]["0"] == 0
    assert filled(match, "storage") == {}
    assert prompt(match) == "Turn"


@pytest.mark.parametrize(
    ("building", "storage", "tools"),
    [
        ("hunting-lodge", {"wood": 2, "clay": 1}, 3),
        ("foresters-house", {"wood": 3}, 2),
        ("storage-shed", {"wood": 2}, 1),
        ("library", {"wood": 1, "plank": 1}, 1),
        ("farm", {"wood": 1}, 1),
    ],
)
def test_8_1_the_prices_of_the_start(building: str, storage: dict[str, int], tools: int) -> None:
    match = realm(storage={"0": storage}, tools={"0": tools}, stewards={"0": "joiner-2"})
    play(match, f"go builder-{building}", f"build {building}")
    assert zones(match)["tools"]["0"] == 0
    assert filled(match, "storage") == {}
    poor = realm(storage={"0": storage}, tools={"0": tools - 1}, stewards={"0": "joiner-2"})
    before = built(poor)
    play(poor, f"go builder-{building}")
    assert built(poor) == before
    assert prompt(poor) == "Turn"


def test_8_2_at_most_three_foresters_houses_one_library_one_institute() -> None:
    match = realm(
        storage={"0": {"wood": 3}},
        buildings={"0": {"foresters-house": 3}},
        market="1-foresters-house",
    )
    play(match, "go east-market")
    why = refusal(match, "build foresters-house")
    assert (why.reason, why.rule, why.need, why.have) == ("building-limit", "8.2", 3, 3)
    library = realm(
        storage={"0": {"wood": 1, "plank": 1}},
        buildings={"0": {"library": 1}},
        stewards={"0": "joiner-2"},
    )
    play(library, "go builder-library")
    assert filled(library, "storage") == {"0-wood": 1, "0-plank": 1}
    many = realm(storage={"0": {"wood": 1}}, buildings={"0": {"farm": 9}})
    play(many, "go builder-farm", "build farm")
    assert built(many)["0-farm"] == 10


def test_8_2_the_limits_are_for_each_player() -> None:
    match = realm(
        seats=2,
        storage={"1": {"wood": 3}},
        buildings={"0": {"foresters-house": 3}},
        seat=1,
    )
    play(match, "go builder-foresters-house", "build foresters-house")
    assert built(match)["1-foresters-house"] == 1


def test_8_3_storage_buildings_have_three_spots_of_their_own() -> None:
    match = realm(
        storage={"0": {"wood": 2}},
        buildings={"0": {"storage-shed": 2, "storage-house": 1}},
        market="1-storage-shed",
    )
    play(match, "go east-market")
    why = refusal(match, "build storage-shed")
    assert (why.reason, why.rule, why.need, why.have) == ("storage-spots", "8.3", 3, 3)
    full = realm(storage={"0": {"wood": 2}}, buildings={"0": {"farm": 19}})
    play(full, "go builder-storage-shed", "build storage-shed")
    assert built(full)["0-storage-shed"] == 1
    assert zones(full)["tools"]["0"] == 5, "no more than its price"


@pytest.mark.parametrize(("eras", "spots"), [("1", 20), ("2", 30)])
def test_8_3_and_twenty_or_thirty_for_the_others(eras: str, spots: int) -> None:
    for farms, tools in ((spots - 2, 1), (spots - 1, 2)):
        match = realm(
            options={"eras": eras},
            storage={"0": {"wood": 1}},
            buildings={"0": {"farm": farms}},  # and a Forester's House
            home={"0": {"farmer": 2}},
        )
        play(match, "go builder-farm", "build farm")
        assert zones(match)["tools"]["0"] == 6 - tools


def test_8_4_without_a_spot_a_building_gives_way_and_it_costs_a_tool_more() -> None:
    match = realm(
        storage={"0": {"wood": 1, "plank": 1}},
        tools={"0": 2},
        buildings={"0": {"farm": 18, "foresters-house": 1, "hunting-lodge": 1}},
        workers={"0": {"foresters-house": 1, "hunting-lodge": 1}},
        buffers={"0": {"foresters-house": 4}},
        home={"0": {"farmer": 0}},
        stewards={"0": "joiner-2"},
    )
    play(match, "go builder-library", "build library")
    assert texts(match) == ["raze farm", "raze foresters-house", "raze hunting-lodge"]
    play(match, "raze foresters-house")
    assert built(match) == {"0-farm": 18, "0-hunting-lodge": 1, "0-library": 1}
    assert filled(match, "at_home") == {"0-farmer": 1}
    assert filled(match, "buffer") == {}
    assert zones(match)["tools"]["0"] == 0


def test_8_4_the_price_with_the_tool_more_must_be_there() -> None:
    match = realm(
        storage={"0": {"wood": 1}}, tools={"0": 1}, buildings={"0": {"farm": 19}}, market="1-farm"
    )
    play(match, "go east-market")
    why = refusal(match, "build farm")
    assert (why.reason, why.need, why.have) == ("lack-tools", 2, 1)


def test_8_4_nobody_loses_his_home() -> None:
    match = realm(
        storage={"0": {"wood": 1}},
        buildings={"0": {"farm": 17, "estate": 2, "storage-shed": 1}},
        home={"0": {"farmer": 22}},
    )
    play(match, "go builder-farm", "build farm")
    assert refusal(match, "raze estate").reason == "homes-needed"
    assert refusal(match, "raze pub").reason == "not-yours-to-raze"
    assert refusal(match, "raze storage-shed").reason == "own-spots"
    play(match, "raze farm")
    assert filled(match, "at_home") == {"0-farmer": 23}


def test_8_4_both_workers_of_an_institute_go_home() -> None:
    match = second(
        storage={"0": {"wood": 1}},
        buildings={"0": {"farm": 28, "institute": 1}},
        workers={"0": {"institute": 2}},
        stewards={"0-second": "baker"},
        home={"0": {"farmer": 0}},
    )
    play(match, "go builder-farm", "build farm", "raze institute")
    assert filled(match, "workers") == {}
    assert zones(match)["steward"]["0-second"] is None
    assert filled(match, "at_home") == {"0-farmer": 3}


def test_8_4_remodelling_is_not_replacing() -> None:
    match = realm(
        storage={"0": {"plank": 1}}, tools={"0": 1}, buildings={"0": {"farm": 19}},
        stewards={"0": "east-market"},
    )  # fmt: skip
    play(match, "go builder-flat", "build flat")
    assert built(match)["0-flat"] == 1
    assert zones(match)["tools"]["0"] == 0


def test_8_5_only_manned_buildings_work() -> None:
    match = realm(buildings={"0": {"hollow": 1, "pub": 1}}, agenda=AFTER)
    assert filled(match, "buffer") == {}
    assert filled(match, "dollars") == {}
    match = realm(
        buildings={"0": {"hollow": 1, "pub": 1}}, workers={"0": {"hollow": 1}}, agenda=AFTER
    )
    assert filled(match, "buffer") == {"0-hollow": 1}
    assert filled(match, "dollars") == {}


def test_8_6_what_is_made_lies_in_a_buffer_that_holds_twice_the_output() -> None:
    full = {"storage": {"0": {"clay": 3}}, "warehouse": {"0": {"food": 1}}}
    match = realm(
        workers={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 3}},
        agenda=AFTER,
        **full,  # type: ignore[arg-type]
    )
    assert filled(match, "buffer") == {"0-foresters-house": 4}
    assert [event.about["count"] for event in told(match, "buffer-full")] == [1]


def test_8_6_what_is_in_the_way_goes_where_there_is_room() -> None:
    match = realm(
        workers={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 4}},
        storage={"0": {"clay": 2}},
        warehouse={"0": {}},
        agenda=AFTER,
    )
    assert filled(match, "buffer") == {"0-foresters-house": 4}
    assert filled(match, "storage") == {"0-wood": 1, "0-clay": 2}
    assert filled(match, "warehouse") == {"0-wood": 1}
    assert not told(match, "buffer-full")


def test_8_6_the_buffers_of_empty_buildings_hold_goods_but_get_no_new_ones() -> None:
    match = realm(
        buildings={"0": {"foresters-house": 2}},
        workers={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 6}},
        storage={"0": {"clay": 3}},
        agenda=AFTER,
    )
    assert filled(match, "buffer") == {"0-foresters-house": 8}


def test_8_7_a_pub_earns_one_dollar_and_a_theater_two() -> None:
    match = second(
        buildings={"0": {"pub": 2, "theater": 1, "flat": 1}},
        workers={"0": {"pub": 1, "theater": 1}},
        agenda=AFTER,
    )
    assert filled(match, "dollars") == {"0": 3}


def test_8_8_a_factory_adds_one_to_producers_of_its_workers_kind_and_to_pubs() -> None:
    match = second(
        buildings={"0": {"factory": 1, "foresters-house": 1, "pub": 1, "theater": 1, "flat": 1}},
        workers={"0": {"factory": 1, "foresters-house": 1, "pub": 1, "theater": 1}},
        home={"0": {"farmer": 0}},
        agenda=AFTER,
    )
    assert filled(match, "buffer") == {"0-foresters-house": 3}
    assert filled(match, "dollars") == {"0": 4}, "the Pub 2, the Theater 2"


def test_8_8_with_a_citizen_it_serves_the_buildings_of_citizens() -> None:
    match = second(
        buildings={"0": {"factory": 1, "pub": 1, "theater": 1, "flat": 2}},
        workers={"0": {"factory-citizen": 1, "pub": 1, "theater": 1}},
        agenda=AFTER,
    )
    assert filled(match, "dollars") == {"0": 4}, "the Pub 1, the Theater 3"


def test_8_8_it_reaches_four_buildings_and_no_building_twice() -> None:
    five = realm(
        buildings={"0": {"factory": 1, "pub": 5, "farm": 6}},
        workers={"0": {"factory": 1, "pub": 5}},
        home={"0": {"farmer": 0}},
        agenda=AFTER,
    )
    assert filled(five, "dollars") == {"0": 9}
    two = realm(
        buildings={"0": {"factory": 2, "pub": 1}},
        workers={"0": {"factory": 2, "pub": 1}},
        home={"0": {"farmer": 0}},
        agenda=AFTER,
    )
    assert filled(two, "dollars") == {"0": 2}
    empty = realm(
        buildings={"0": {"factory": 1, "pub": 1}}, workers={"0": {"pub": 1}}, agenda=AFTER
    )
    assert filled(empty, "dollars") == {"0": 1}


def test_8_9_only_who_has_a_library_may_play_improvements() -> None:
    cards = {"hand": {"0": ["stone-axe", "ruin"]}}
    without = realm(**cards)  # type: ignore[arg-type]
    play(without, "go developer")
    assert zones(without)["tools"]["0"] == 8
    assert prompt(without) == "Turn", "nothing can be played"
    match = realm(buildings={"0": {"library": 1}}, **cards)  # type: ignore[arg-type]
    play(match, "go developer")
    assert texts(match) == ["done", "play stone-axe", "play ruin"]


def test_8_10_an_institute_with_two_farmers_gives_a_second_steward() -> None:
    match = second(
        buildings={"0": {"institute": 1}},
        workers={"0": {"institute": 1}},
        home={"0": {"farmer": 1}},
    )
    play(match, "employ institute")
    assert texts(match) == [
        "steward-to west-market", "steward-to east-market", "steward-to south-market",
        "steward-to small-market",
    ]  # fmt: skip
    play(match, "steward-to south-market")
    assert zones(match)["steward"]["0-second"] == "F3"


def test_8_10_one_farmer_is_not_enough() -> None:
    match = second(
        buildings={"0": {"institute": 1}},
    )
    play(match, "employ institute")
    assert prompt(match) == "Turn"
    assert zones(match)["steward"]["0-second"] is None


def test_8_10_without_them_he_leaves() -> None:
    match = second(
        buildings={"0": {"institute": 1}},
        workers={"0": {"institute": 2}},
        stewards={"0-second": "baker"},
        home={"0": {"farmer": 0}},
        agenda=["Rearrange(0, 0)", "NewStart()", "EndOfYear()"],
    )
    play(match, "dismiss institute")
    assert zones(match)["steward"]["0-second"] is None
    assert told(match, "steward-leaves")


def test_8_11_each_gets_three_tools_at_the_years_end() -> None:
    match = realm(seats=2, tools={"1": 0}, agenda=AFTER)
    assert zones(match)["tools"] == {"0": 9, "1": 3}
