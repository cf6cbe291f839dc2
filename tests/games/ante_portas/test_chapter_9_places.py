"""9 Mainland Places."""

import pytest

from siegeworks.core.match import Match
from tests.games.ante_portas.realm import (
    agenda,
    filled,
    play,
    prompt,
    realm,
    refusal,
    texts,
    told,
    zones,
)

ERA_2 = {"options": {"eras": "2"}, "era": 2}
SHEDS = {
    "buildings": {"0": {"storage-shed": 2}},
    "workers": {"0": {"storage-shed": 2}},
}


def go(place: str, **facts: object) -> Match:
    """The Steward comes from beside and acts at a Place."""
    facts.setdefault("stewards", {"0": "west-market"})
    return play(realm(**facts), f"go {place}")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("place", "beside", "gained", "era"),
    [
        ("riverbank-grove-1", "west-market", {"0-wood": 2}, 1),
        ("riverbank-grove-2", "west-market", {"0-wood": 2}, 1),
        ("grove-1", "joiner-1", {"0-wood": 2}, 1),
        ("grove-2", "joiner-2", {"0-wood": 2}, 1),
        ("clay-delve-1", "west-market", {"0-clay": 2}, 1),
        ("clay-delve-2", "clay-delve-1", {"0-clay": 2}, 1),
        ("riverbank-forest", "west-market", {"0-wood": 3}, 2),
        ("clay-pocket", "ore-pit", {"0-clay": 2}, 2),
        ("ore-pit", "west-market", {"0-ore": 1}, 2),
    ],
)
def test_9_1_what_the_gathering_places_give(
    place: str, beside: str, gained: dict[str, int], era: int
) -> None:
    match = go(place, stewards={"0": beside}, options={"eras": "2"}, era=era)
    assert filled(match, "storage") == gained


@pytest.mark.parametrize(
    ("card", "place", "gained"),
    [
        ("axe", "riverbank-grove-2", {"0-wood": 3}),
        ("spade", "clay-delve-1", {"0-clay": 3}),
        ("iron-pickaxe", "ore-pit", {"0-ore": 2}),
        ("axe", "day-laborer", {"0-wood": 2}),
        ("spade", "head-official", {"0-clay": 2}),
        ("axe", "clay-delve-1", {"0-clay": 2}),
    ],
)
def test_9_1_axe_spade_and_pickaxe_add_one(card: str, place: str, gained: dict[str, int]) -> None:
    match = go(place, improvements={"0": [card]}, **ERA_2)
    assert filled(match, "storage") == gained


def test_9_1_at_a_market_they_add_nothing() -> None:
    match = realm(improvements={"0": ["axe"]}, market="1-foresters-house")
    play(match, "go east-market", "take wood-2")
    assert filled(match, "storage") == {"0-wood": 2}


def test_9_2_each_is_paid_by_itself_so_that_room_arises_in_between() -> None:
    match = go("joiner-1", storage={"0": {"wood": 3}}, warehouse={"0": {"wood": 1}})
    play(match, "turn-in wood-2-to-plank-1", "turn-in wood-2-to-plank-1")
    assert filled(match, "storage") == {"0-plank": 2}
    assert filled(match, "warehouse") == {}


@pytest.mark.parametrize(
    ("place", "beside", "given", "recipe", "made"),
    [
        ("joiner-2", "grove-2", {"wood": 2}, "wood-2-to-plank-1", "plank"),
        ("joiner-3", "blacksmith", {"wood": 2}, "wood-2-to-plank-1", "plank"),
        ("clayburner", "west-market", {"wood": 1, "clay": 2}, "wood-1-clay-2-to-brick-1", "brick"),
        ("loamburner", "blacksmith", {"wood": 1, "clay": 1}, "wood-1-clay-1-to-brick-1", "brick"),
    ],
)
def test_9_2_what_the_refiners_turn(
    place: str, beside: str, given: dict[str, int], recipe: str, made: str
) -> None:
    match = go(place, stewards={"0": beside}, storage={"0": given}, **ERA_2)
    assert texts(match) == ["done", f"turn-in {recipe}"]
    play(match, f"turn-in {recipe}")
    assert filled(match, "storage") == {f"0-{made}": 1}
    for good in given:
        less = given | {good: given[good] - 1}
        poor = go(place, stewards={"0": beside}, storage={"0": less}, **ERA_2)
        assert f"0-{made}" not in filled(poor, "storage")
        assert prompt(poor) == "Turn"


def test_9_3_bakers_give_food_or_buy_it() -> None:
    match = go("baker", storage={"0": {"food": 5}}, warehouse={"0": {}}, **SHEDS)
    play(match, *["turn-in food-2-to-dollar-1"] * 2)
    assert filled(match, "dollars") == {"0": 2}
    assert filled(match, "storage") == {"0-food": 1}
    gift = go("baker", storage={"0": {}})
    play(gift, "take food-2")
    assert filled(gift, "storage") == {"0-food": 2}
    assert prompt(gift) == "Turn"
    grand = go("grand-baker", stewards={"0": "ore-pit"}, **ERA_2)
    play(grand, "take food-3")
    assert filled(grand, "storage") == {"0-food": 3}


def test_9_4_the_developer_gives_two_tools_then_one_improvement_may_be_played() -> None:
    library = {"buildings": {"0": {"library": 1}}, "hand": {"0": ["anvil", "ruin"]}}
    match = go("developer", **library)
    assert zones(match)["tools"]["0"] == 8
    play(match, "play ruin")
    assert filled(match, "storage") == {"0-brick": 1}
    assert prompt(match) == "Turn", "only one"
    other = go("developer", **library)
    play(other, "done")
    assert zones(other)["tools"]["0"] == 8
    assert filled(other, "hand") == {"0-anvil": 1, "0-ruin": 1}


def test_9_5_the_librarian_gives_a_dollar_and_two_cards() -> None:
    match = go("librarian")
    play(match, "axe", "spade")
    assert filled(match, "dollars") == {"0": 1}
    assert filled(match, "hand") == {"0-axe": 1, "0-spade": 1}
    last = go("librarian", deck=["axe"])
    play(last, "axe")
    assert filled(last, "hand") == {"0-axe": 1}
    assert prompt(last) == "Turn"
    none = go("librarian", deck=[])
    assert filled(none, "dollars") == {"0": 1}
    assert prompt(none) == "Turn"


def test_9_6_the_latest_claim_makes_the_start_player_of_the_next_year() -> None:
    match = realm(seats=3, agenda=["Turn(1, first)", "Turn(2, first)", "NewStart()", "EndOfYear()"])
    play(match, "go head-official")
    assert zones(match)["claim"] == 1
    assert zones(match)["start"] == 0, "not before the Year is over"
    play(match, "go head-official", "done")  # seats 1 and 2 meet there and give nothing
    assert filled(match, "storage") == {"1-clay": 1, "2-clay": 1}
    assert zones(match)["start"] == 2
    assert zones(match)["claim"] is None


def test_9_6_without_a_claim_it_stays() -> None:
    match = realm(seats=2, start=1, agenda=["NewStart()", "EndOfYear()"])
    assert zones(match)["start"] == 1
    assert not told(match, "starts")
    assert agenda(match)[0].startswith("TurnMarket")


def test_9_7_the_day_laborer_gives_wood_and_a_dollar() -> None:
    match = go("day-laborer")
    assert filled(match, "storage") == {"0-wood": 1}
    assert filled(match, "dollars") == {"0": 1}
    full = go("day-laborer", storage={"0": {"clay": 3}})
    assert texts(full) == ["lose wood", "lose clay"]
    assert filled(full, "dollars") == {"0": 1}


def test_9_8_the_blacksmith_makes_two_tools_of_wood_and_ore() -> None:
    recipe = "turn-in wood-1-ore-1-to-tool-2"
    match = go(
        "blacksmith",
        stewards={"0": "joiner-3"},
        storage={"0": {"wood": 2, "ore": 2}},
        **SHEDS,
        **ERA_2,
    )
    play(match, recipe, recipe)
    assert zones(match)["tools"]["0"] == 10
    assert filled(match, "storage") == {}
    one = go(
        "blacksmith", stewards={"0": "joiner-3"}, storage={"0": {"wood": 2, "ore": 1}}, **ERA_2
    )
    play(one, recipe)
    assert filled(one, "storage") == {"0-wood": 1}
    assert prompt(one) == "Turn"


def test_9_8_a_card_of_a_market_refuses_with_what_lacks() -> None:
    match = realm(storage={"0": {"wood": 1}}, market="1-planks", warehouse={"0": {}})
    play(match, "go east-market")
    why = refusal(match, "turn-in wood-2-to-plank-1")
    assert (why.reason, why.need, why.have) == ("lack-wood", 2, 1)
