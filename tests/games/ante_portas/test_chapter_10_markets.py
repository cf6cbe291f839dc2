"""10 Markets."""

import pytest

from tests.games.ante_portas.realm import (
    filled,
    outcomes,
    play,
    prompt,
    realm,
    refusal,
    texts,
    zones,
)

SHEDS = {
    "buildings": {"0": {"storage-house": 3, "flat": 3}},
    "workers": {"0": {"storage-house": 3}},
}


def test_10_1_one_card_a_year_holds_at_all_markets() -> None:
    offers = []
    for goal, stewards in (
        ("west-market", "east-market"), ("east-market", "west-market"),
        ("small-market", "west-market"), ("south-market", "west-market"),
    ):  # fmt: skip
        match = realm(
            market="2-bricks", stewards={"0": stewards}, storage={"0": {"clay": 2}},
            options={"eras": "2"}, era=2,
        )  # fmt: skip
        play(match, f"go {goal}")
        offers.append(texts(match))
    assert offers == [["done", "turn-in clay-1-to-dollar-1", "take wood-2"]] * 4


def test_10_1_a_card_comes_only_once() -> None:
    match = realm(
        market="1-farm",
        agenda=["TurnMarket()", "Turn(0, first)", "BattlePhase()", "EndOfHalfYear()"],
    )
    assert outcomes(match) == {
        "1-storage-shed", "1-foresters-house", "1-hunting-lodge", "1-planks", "1-librarian",
        "1-head-official",
    }  # fmt: skip
    play(match, "1-planks")
    assert zones(match)["market"] == "1-planks"


def test_10_2_one_of_selling_gaining_and_the_special_offer() -> None:
    facts = {
        "market": "1-farm",
        "storage": {"0": {"clay": 1, "wood": 1}},
        "warehouse": {"0": {}},
    }
    match = realm(**facts)  # type: ignore[arg-type]
    play(match, "go east-market")
    assert texts(match) == [
        "done", "turn-in clay-1-to-dollar-1", "take wood-1-food-1", "build farm",
    ]  # fmt: skip
    play(match, "take wood-1-food-1")
    assert filled(match, "dollars") == {}
    assert zones(match)["turn"] == 2
    sold = realm(**facts)  # type: ignore[arg-type]
    play(sold, "go east-market", "turn-in clay-1-to-dollar-1")
    assert zones(sold)["turn"] == 2, "nothing is left to sell, and the rest is not asked"
    assert filled(sold, "buildings")["0-farm"] == 3


def test_10_3_both_lines_any_number_of_times() -> None:
    match = realm(market="1-farm", storage={"0": {"clay": 2, "plank": 1}})
    play(match, "go east-market", "turn-in clay-1-to-dollar-1", "turn-in plank-1-to-dollar-2")
    assert texts(match) == ["done", "turn-in clay-1-to-dollar-1"]
    play(match, "turn-in clay-1-to-dollar-1")
    assert filled(match, "dollars") == {"0": 4}
    assert filled(match, "storage") == {}


def test_10_4_one_of_the_gifts() -> None:
    match = realm(market="1-planks")
    play(match, "go east-market")
    assert {"take wood-2", "take clay-2"} <= set(texts(match))
    play(match, "take clay-2")
    assert filled(match, "storage") == {"0-clay": 2}
    assert prompt(match) == "Turn"


def test_10_5_the_special_offer_once_at_its_price() -> None:
    match = realm(market="1-farm", storage={"0": {"wood": 3}})
    play(match, "go east-market", "build farm")
    assert filled(match, "buildings")["0-farm"] == 4
    assert zones(match)["tools"]["0"] == 5
    assert filled(match, "storage") == {"0-wood": 2}
    assert prompt(match) == "Turn"


def test_10_5_or_twice_where_the_card_says_so() -> None:
    for market, times, planks in (("1-planks", 1, 1), ("2-planks", 2, 2)):
        match = realm(
            market=market,
            storage={"0": {"wood": 6}},
            options={"eras": "2"},
            era=2,
            **SHEDS,  # type: ignore[arg-type]
        )
        play(match, "go east-market", *["turn-in wood-2-to-plank-1"] * times)
        assert zones(match)["storage"]["0-plank"] == planks
        assert prompt(match) == "Turn"


def test_10_5_as_the_librarian_and_as_the_head_official() -> None:
    match = realm(market="1-librarian")
    play(match, "go east-market", "special", "axe", "ruin")
    assert filled(match, "hand") == {"0-axe": 1, "0-ruin": 1}
    assert filled(match, "dollars") == {"0": 1}
    match = realm(seats=2, seat=1, market="1-head-official")
    play(match, "go east-market", "special")
    assert zones(match)["claim"] == 1
    assert filled(match, "storage") == {"1-clay": 1}


def test_10_5_limits_hold_there_too() -> None:
    match = realm(
        market="1-foresters-house",
        storage={"0": {"wood": 3}},
        buildings={"0": {"foresters-house": 3}},
    )
    play(match, "go east-market")
    assert refusal(match, "build foresters-house").rule == "8.2"


CARDS = {
    "1-farm": ({"clay": 1, "plank": 2}, "wood-1-food-1", "build farm"),
    "1-storage-shed": ({"food": 1, "wood": 1}, "clay-2", "build storage-shed"),
    "1-foresters-house": ({"clay": 1, "food": 1}, "wood-2", "build foresters-house"),
    "1-hunting-lodge": ({"wood-2": 1, "brick": 3}, "clay-1-food-1", "build hunting-lodge"),
    "1-planks": ({"food": 1, "brick": 3}, "wood-2", "turn-in wood-2-to-plank-1"),
    "1-librarian": ({"wood-2": 1, "clay": 1}, "food-2", "special"),
    "1-head-official": ({"plank": 2, "brick": 3}, "wood-2-clay-1", "special"),
    "2-estate": ({"clay-2": 1, "plank": 1}, "wood-1-food-2", "build estate"),
    "2-flat": ({"wood-3": 1, "brick": 2}, "clay-1-food-2", "build flat"),
    "2-hollow": ({"food-2": 1, "brick": 2}, "clay-2", "build hollow"),
    "2-factory": ({"food-2": 1, "clay-2": 1}, "plank-1", "build factory"),
    "2-bricks": ({"clay": 1, "ore": 1}, "wood-2", "turn-in wood-1-clay-2-to-brick-1"),
    "2-planks": ({"wood-3": 1, "ore": 1}, "clay-2", "turn-in wood-2-to-plank-1"),
    "2-head-official": ({"food-2": 1, "plank": 1}, "wood-1-clay-1", "special"),
}


@pytest.mark.parametrize("card", CARDS)
def test_10_2_what_each_card_offers(card: str) -> None:
    sells, gift, special = CARDS[card]
    match = realm(
        market=card,
        storage={"0": {"wood": 3, "clay": 3, "food": 3, "plank": 3, "brick": 2, "ore": 2}},
        options={"eras": "2"},
        era=2,
        **SHEDS,  # type: ignore[arg-type]
    )
    play(match, "go east-market")
    offered = set(texts(match))
    for sold, dollars in sells.items():
        cost = sold if sold[-1].isdigit() else f"{sold}-1"
        assert f"turn-in {cost}-to-dollar-{dollars}" in offered
    assert f"take {gift}" in offered
    if special == "build storage-shed":
        assert refusal(match, special).reason == "storage-spots"
    else:
        assert special in offered
