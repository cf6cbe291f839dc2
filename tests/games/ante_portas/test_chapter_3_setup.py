"""3 Setting up."""

from siegeworks.games.ante_portas.rules import pieces as n
from tests.games.ante_portas.realm import (
    GAME,
    agenda,
    begin,
    deal,
    filled,
    outcomes,
    play,
    realm,
    start,
    texts,
    zones,
)

CENTER = {f"N{place}" for place in range(1, 7)}
MARKETS = {"west-market", "east-market", "south-market", "small-market"}


def test_3_1_the_places_of_the_start_and_of_era_one_lie_with_two_markets() -> None:
    laid = {place for place in zones(start())["spots"].values() if place is not None}
    places = laid - MARKETS
    assert laid & MARKETS == {"west-market", "east-market", "small-market"}
    assert places == set(n.PLACE_NAMES[: n.FIRST_ERA_2])
    assert len(places) == 24
    assert "day-laborer" in places
    assert "diplomat" not in places


def test_3_1_on_a_shuffled_mainland_each_set_is_dealt_to_spots_of_its_own() -> None:
    match = start(options={"map": "shuffled"})
    for _ in range(5):
        play(match, match.outcomes()[-1].text)
    assert outcomes(match) == set(n.PLACE_NAMES[: n.START_PLACES])
    for _ in range(12):
        play(match, match.outcomes()[-1].text)
    assert outcomes(match) == set(n.PLACE_NAMES[n.START_PLACES : n.FIRST_ERA_2])
    deal(match)
    spots = zones(match)["spots"]
    assert {spots[spot] for spot in ("A1", "B1", "C3", "E3")} <= set(
        n.PLACE_NAMES[: n.START_PLACES]
    )
    assert spots["B2"] == "west-market"


def test_3_2_five_places_are_dealt_around_the_small_market_and_one_spot_stays_free() -> None:
    match = start()
    dealt = []
    for left in range(5, 0, -1):
        assert len(outcomes(match)) == left
        dealt.append(match.outcomes()[-1].text)
        play(match, dealt[-1])
    spots = zones(match)["spots"]
    assert sorted(dealt) == sorted(n.PLACE_NAMES[n.FIRST_CENTER : n.FIRST_CENTER + n.CENTER_SET])
    assert [spot for spot in sorted(CENTER) if spots[spot] is None] == ["N6"]
    assert spots["S"] == "small-market"


def test_3_2_the_command_center_never_touches_the_mainland() -> None:
    t = GAME.tables()
    for spot in range(n.SPOTS):
        for other in t.spot_neighbours[spot]:
            assert (spot < n.SMALL_SPOT) == (other < n.SMALL_SPOT)
    assert len(t.spot_neighbours[n.SMALL_SPOT]) == 6


def test_3_3_nobody_knows_the_order_of_what_is_to_come() -> None:
    one, other = (deal(GAME.start(1, seed=seed, luck="given")) for seed in (1, 2))
    assert zones(one) == zones(other)
    match = realm(agenda=["HalfYear()"], season="winter", year=0)
    play(match, "R101")
    assert outcomes(match) == set(n.PLACE_NAMES[n.SUPREME_COMMANDER : n.COMBAT_ENGINEER])


def test_3_4_three_farms_two_farmers_at_home_one_at_war_tools_and_food() -> None:
    match = begin(seats=3)
    found = zones(match)
    for seat in "012":
        assert found["buildings"][f"{seat}-farm"] == 3
        assert found["at_home"][f"{seat}-farmer"] == 2
        assert found["tools"][seat] == 6
        assert found["dollars"][seat] == 0
    assert filled(match, "farmers") == {"2": 3}
    assert filled(match, "warehouse") == {"0-food": 1, "1-food": 1, "2-food": 1}
    assert filled(match, "storage") == {}
    assert filled(match, "at_home") == {"0-farmer": 2, "1-farmer": 2, "2-farmer": 2}


def test_3_5_three_first_goods_in_any_mix_of_wood_and_clay() -> None:
    match = begin()
    play(match, "start-at west-market")
    assert texts(match) == [
        "take wood-3", "take wood-2-clay-1", "take wood-1-clay-2", "take clay-3",
    ]  # fmt: skip
    play(match, "take wood-2-clay-1")
    assert filled(match, "storage") == {"0-wood": 2, "0-clay": 1}
    assert filled(match, "warehouse") == {"0-food": 1}


def test_3_6_alone_one_has_a_foresters_house() -> None:
    assert filled(begin(), "buildings") == {"0-farm": 3, "0-foresters-house": 1}
    assert "0-foresters-house" not in filled(begin(seats=2), "buildings")
    match = begin()
    play(match, "start-at west-market", "take wood-3", "employ foresters-house")
    assert filled(match, "workers") == {"0-foresters-house": 1}
    year_end = realm(
        workers={"0": {"foresters-house": 1}}, agenda=["Produce()", "NewStart()", "EndOfYear()"]
    )
    assert filled(year_end, "buffer") == {"0-foresters-house": 2}


def test_3_7_each_chooses_the_market_of_its_steward_and_chance_says_who_begins() -> None:
    match = start(seats=2)
    for _ in range(5):
        play(match, match.outcomes()[0].text)
    assert outcomes(match) == {"0", "1"}
    play(match, "1")
    deal(match)
    assert match.to_move == 1
    assert texts(match) == ["start-at west-market", "start-at east-market", "start-at small-market"]
    play(match, "start-at east-market")
    assert zones(match)["steward"]["1-first"] == "D4"
    assert zones(match)["spots"]["D4"] == "east-market"


def test_3_8_improvements_of_war_replace_base_ones_and_wave_cards_are_put_aside() -> None:
    match = start()
    while not agenda(match)[0].startswith("TurnMarket"):
        play(match, match.outcomes()[0].text)
    deck = filled(match, "improvements")
    assert sum(deck.values()) == 35
    assert {"sappers", "bugle", "palisade", "whetstone"} <= set(deck)
    assert not {"ticket", "pass", "automobile"} & set(n.IMPROVEMENT_NAMES)
    assert outcomes(match) == set(n.MARKET_NAMES[: n.MARKETS_PER_ERA])
    second = realm(options={"eras": "2"}, year=5, season="winter", agenda=["EndOfYear()"])
    assert sum(filled(second, "improvements").values()) == 35
    assert "colony" not in str(zones(second))
