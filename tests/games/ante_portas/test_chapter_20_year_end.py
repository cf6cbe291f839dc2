"""Chapter 20 of RULES.md: what happens at the end of a Year."""

from typing import Any

from siegeworks import Match
from tests.games.ante_portas.front import about, look, wounded
from tests.games.ante_portas.realm import (
    agenda,
    deal,
    filled,
    outcomes,
    play,
    prompt,
    realm,
    refusal,
    texts,
    told,
    zones,
)

FLATS: dict[str, Any] = {"buildings": {"0": {"flat": 3, "iron-mine": 1, "pub": 1}}}


def winter(**facts: Any) -> Match:
    """The Battle Phase of a Winter is over."""
    return realm(season="winter", agenda=["EndOfHalfYear()"], **facts)


def hungry(**facts: Any) -> Match:
    """A Winter of a seat alone that has no Food."""
    return winter(storage={"0": {}}, warehouse={"0": {}}, **FLATS, **facts)


def test_20_1_everything_has_its_order() -> None:
    match = winter(
        seats=2,
        soldiers={"7": {"citizen": 1}},
        claim=1,
        workers={"0": {"pub": 1}},
        **FLATS,
    )
    assert prompt(match) == "YearTrade"
    assert told(match, "fed") == []
    match.choose("done")
    kinds = [event.kind for event in match.log()]
    assert kinds.index("fed") < kinds.index("earned") < kinds.index("smithed")
    assert prompt(match) == "YearTrade"
    match.choose("done")
    assert prompt(match) == "Rearrange"
    assert "starts" not in kinds
    match.choose("done")
    assert about(match, "starts") == [("1",)]
    assert agenda(match)[0] == "TurnMarket()"


def test_20_1_the_battle_phase_comes_before() -> None:
    steps = ["BattlePhase()", "EndOfHalfYear()"]
    match = realm(season="winter", agenda=steps, troops={"2": {"basic": 1}}, soldiers={})
    match.happen("R101")
    assert match.result is not None
    assert told(match, "year-ends") == []


def test_20_1_who_goes_home_hungry_makes_nothing() -> None:
    match = hungry(workers={"0": {"iron-mine": 1}})
    assert filled(match, "buffer") == {}
    assert zones(match)["at_home"]["0-citizen"] == 1


def test_20_2_all_trade_wherever_their_stewards_are() -> None:
    match = winter(
        seats=2,
        stewards={"0": "joiner-1", "1": "baker"},
        storage={"1": {"food": 1}},
        warehouse={"0": {}, "1": {"food": 1}},
        tools={"0": 2, "1": 0},
    )
    assert prompt(match) == "YearTrade"
    match.choose("give 1-to-0-food", 1)
    match.choose("give 0-to-1-tool", 0)
    assert zones(match)["storage"]["0-food"] == 1
    assert zones(match)["tools"] == {"0": 1, "1": 1} | {
        seat: 0 for seat in zones(match)["tools"] if seat not in "01"
    }
    assert refusal(match, "give 0-to-1-wood").reason == "lack-wood"


def test_20_2_once_more_after_production() -> None:
    match = winter(
        seats=2,
        buildings={"0": {"foresters-house": 1}},
        workers={"0": {"foresters-house": 1}},
        tools={"0": 0, "1": 0},
        warehouse={"0": {}, "1": {}},
    )
    assert filled(match, "buffer") == {"0-foresters-house": 2}
    assert prompt(match) == "YearTrade"
    match.choose("give 0-to-1-wood")
    assert zones(match)["storage"]["1-wood"] == 1


def test_20_3_each_citizen_at_work_and_on_the_board_eats_one_food() -> None:
    match = winter(
        workers={"0": {"iron-mine": 1}},
        soldiers={"7": {"citizen": 1}, "2": {"tired-citizen": 1}},
        storage={"0": {"food": 3}},
        warehouse={"0": {"food": 1}},
        **FLATS,
    )
    assert about(match, "fed") == [("3",)]
    stores = zones(match)
    assert stores["storage"]["0-food"] + stores["warehouse"]["0-food"] == 1


def test_20_3_any_partner_pays_from_any_store() -> None:
    match = winter(
        seats=2,
        soldiers={"7": {"citizen": 2}},
        warehouse={"0": {}, "1": {"food": 1}},
        buildings={"1": {"hunting-lodge": 1}},
        buffers={"1": {"hunting-lodge": 1}},
    )
    match.choose("done")
    assert about(match, "fed") == [("2",)]
    assert look(match, "7") == {"citizens": 2}
    assert filled(match, "buffer") == {}


def test_20_4_farmers_and_citizens_at_home_or_in_the_sickbay_eat_nothing() -> None:
    match = hungry(
        sickbay={"citizen": 1},
        home={"0": {"farmer": 2, "citizen": 1}},
        soldiers={"7": {"farmer": 1}},
    )
    assert told(match, "fed") == []
    assert prompt(match) != "Hunger"
    assert zones(match)["at_home"]["0-citizen"] == 1
    assert wounded(match) == (0, 1)


def test_20_5_you_choose_who_goes_without() -> None:
    match = winter(
        workers={"0": {"iron-mine": 1}},
        soldiers={"7": {"citizen": 1}},
        storage={"0": {}},
        warehouse={"0": {"food": 1}},
        **FLATS,
    )
    assert prompt(match) == "Hunger"
    assert texts(match) == ["starve-worker 0-iron-mine", "starve-soldier 7"]
    twin = match.clone()
    match.choose("starve-soldier 7")
    assert wounded(match) == (0, 1)
    assert filled(match, "buffer") == {"0-iron-mine": 1}
    twin.choose("starve-worker 0-iron-mine")
    assert look(twin, "7") == {"citizens": 1}
    assert filled(twin, "buffer") == {}


def test_20_5_as_many_as_there_is_food_for_are_fed() -> None:
    food = {"storage": {"0": {"food": 2}}, "warehouse": {"0": {}}}
    match = winter(soldiers={"7": {"citizen": 3}}, **food, **FLATS)
    assert wounded(match) == (0, 1)
    assert about(match, "fed") == [("2",)]


def test_20_6_buffers_dollars_and_the_smithy() -> None:
    match = winter(
        buildings={"0": {"foresters-house": 1, "pub": 1}},
        workers={"0": {"foresters-house": 1, "pub": 1}},
        tools={"0": 1},
    )
    assert filled(match, "buffer") == {"0-foresters-house": 2}
    assert zones(match)["dollars"]["0"] == 1
    assert zones(match)["tools"]["0"] == 4


def test_20_6_what_has_no_room_is_lost() -> None:
    match = winter(
        buildings={"0": {"foresters-house": 1}},
        workers={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 4}},
        storage={"0": {"clay": 2}},
        warehouse={"0": {"food": 1}},
    )
    stores = zones(match)
    assert stores["buffer"]["0-foresters-house"] + stores["storage"]["0-wood"] == 5
    assert about(match, "buffer-full") == [("0-foresters-house", "1")]


def test_20_7_workers_go_out_and_others_in() -> None:
    match = winter(
        buildings={"0": {"foresters-house": 1, "hunting-lodge": 1}},
        workers={"0": {"hunting-lodge": 1}},
        home={"0": {"farmer": 0}},
    )
    assert refusal(match, "employ foresters-house").reason == "nobody-unemployed"
    play(match, "dismiss hunting-lodge", "employ foresters-house")
    assert filled(match, "workers") == {"0-foresters-house": 1}


def test_20_7_who_has_eaten_does_not_eat_again() -> None:
    match = winter(
        buildings={"0": {"flat": 2, "iron-mine": 1, "theater": 1}},
        workers={"0": {"iron-mine": 1}},
        storage={"0": {}},
        warehouse={"0": {"food": 1}},
    )
    play(match, "dismiss iron-mine", "employ theater", "done")
    assert filled(match, "workers") == {"0-theater": 1}
    assert set(zones(match)["fed"].values()) == {0}


def test_20_7_who_was_at_home_eats_when_put_to_work() -> None:
    match = winter(
        buildings={"0": {"flat": 2, "theater": 1}},
        home={"0": {"farmer": 2, "citizen": 1}},
        storage={"0": {}},
        warehouse={"0": {}},
    )
    assert refusal(match, "employ theater").reason == "lack-food"


def test_20_8_a_new_market_card_then_the_next_year() -> None:
    match = realm(year=2, season="winter", market="1-farm", agenda=["EndOfYear()"])
    assert outcomes(match) == {
        "1-storage-shed",
        "1-foresters-house",
        "1-hunting-lodge",
        "1-planks",
        "1-librarian",
        "1-head-official",
    }
    match.happen("1-planks")
    assert (zones(match)["year"], zones(match)["season"]) == (3, "summer")


def test_20_8_after_the_fifth_year_the_wave_or_the_second_era() -> None:
    match = realm(year=5, season="winter", agenda=["EndOfYear()"])
    assert zones(match)["wave_round"] == 1
    match = realm(year=5, season="winter", agenda=["EndOfYear()"], options={"eras": "2"})
    deal(match)
    seen = zones(match)
    assert (seen["era"], seen["year"], seen["wave_round"]) == (2, 1, 0)
