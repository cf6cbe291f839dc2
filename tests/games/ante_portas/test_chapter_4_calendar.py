"""4 The calendar."""

import pytest

from siegeworks.games.ante_portas.rules import pieces as n
from tests.games.ante_portas.realm import (
    GAME,
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

MARCH = ["BattlePhase()", "EndOfHalfYear()"]


def test_4_1_an_era_has_five_years_of_two_half_years() -> None:
    match = GAME.start(2, {"mode": "flag"}, seed=3)
    while match.to_move is not None:
        ready = match.options()
        going = [option for option in ready if str(option).startswith("go ")]
        match.choose(going[0] if going else ready[0])
    half_years = [(e.about["year"], e.about["season"]) for e in told(match, "half-year-begins")]
    assert half_years == [(year, s) for year in range(1, 6) for s in ("summer", "winter")]
    assert len(told(match, "year-ends")) == 5


def test_4_2_the_order_of_a_half_year() -> None:
    match = realm(seats=2, start=1, year=1, season="winter", agenda=["HalfYear()"])
    assert (zones(match)["year"], zones(match)["season"]) == (2, "summer")
    assert agenda(match) == [
        "SpawnCard()", "SpawnCard()", "DrawPlace()", "DrawPlace()", "SeatTurns(1)", "SeatTurns(0)",
        "BattlePhase()", "EndOfHalfYear()",
    ]  # fmt: skip
    winter = realm(year=3, season="winter", agenda=["EndOfHalfYear()"])
    assert told(winter, "year-ends")
    assert not told(realm(year=3, season="summer", agenda=["EndOfHalfYear()"]), "year-ends")


def test_4_3_two_cards_are_turned_and_alone_one() -> None:
    match = realm(agenda=["HalfYear()"], year=3, season="winter")
    play(match, "R101")
    assert filled(match, "basic") == {"26": 1, "27": 1}
    assert prompt(match) == "Turn"
    match = realm(seats=2, agenda=["HalfYear()"], year=3, season="winter")
    play(match, "R101", "R105")
    assert filled(match, "basic") == {"26": 1, "27": 1}
    assert filled(match, "elite") == {"25": 1}
    assert prompt(match) == "Turn"


@pytest.mark.parametrize(("seats", "quiet"), [(1, {1, 2}), (2, {1}), (3, {1})])
def test_4_4_no_invaders_come_in_the_first_winters_of_an_era(seats: int, quiet: set[int]) -> None:
    for era in (1, 2):
        for year in range(1, 6):
            winter = realm(
                seats=seats,
                options={"eras": "2"},
                era=era,
                year=year,
                season="summer",
                agenda=["HalfYear()"],
            )
            comes = agenda(winter)[0] == "SpawnCard()"
            assert comes == (year not in quiet)
            summer = realm(
                seats=seats,
                options={"eras": "2"},
                era=era,
                year=year - 1,
                season="winter",
                agenda=["HalfYear()"],
            )
            assert agenda(summer)[0] == "SpawnCard()"


def test_4_5_new_invaders_merge_with_those_who_are_there() -> None:
    match = realm(troops={"26": {"elite": 1}}, agenda=["Spawn()", *MARCH])
    play(match, "R101")
    assert zones(match)["basic"]["26"] == 1
    assert zones(match)["elite"]["26"] == 1


def test_4_5_where_your_units_are_there_is_a_battle_at_once() -> None:
    match = realm(soldiers={"24": {"citizen": 1}}, agenda=["Spawn()", *MARCH])
    play(match, "R102")  # one Basic Unit each on 24 and 25
    assert filled(match, "basic") == {"25": 1}
    assert filled(match, "citizens") == {"24": 1}
    assert [event.about["count"] for event in told(match, "our-strength")] == [3]


def test_4_5_that_battle_is_fought_on_the_ground() -> None:
    match = realm(
        options={"scenario": "dragons"}, works={"24": "pressure-mine"}, agenda=["Spawn()", *MARCH]
    )
    play(match, "D102")
    assert filled(match, "basic") == {"25": 1}
    assert zones(match)["work"]["24"] is None


def test_4_6_one_new_place_in_the_first_summer_and_two_in_the_next_two() -> None:
    found = {}
    for year in range(6):
        for season in ("summer", "winter"):
            match = realm(
                options={"mode": "flag"}, seats=2, year=year, season=season, agenda=["HalfYear()"]
            )
            now = zones(match)
            found[now["year"], now["season"]] = agenda(match).count("DrawPlace()")
    assert {when: count for when, count in found.items() if count} == {
        (1, "summer"): 1, (2, "summer"): 2, (3, "summer"): 2,
    }  # fmt: skip


def test_4_6_the_first_goes_to_the_free_spot() -> None:
    match = realm(agenda=["PutPlace(trapper)", "Turn(0, first)", *MARCH])
    assert zones(match)["spots"]["N6"] == "trapper"
    assert prompt(match) == "Turn"


def test_4_6_they_come_after_the_new_invaders() -> None:
    match = realm(agenda=["HalfYear()"], season="winter", year=0)
    assert agenda(match)[:2] == ["SpawnCard()", "DrawPlace()"]
    play(match, "R101", "trapper")
    assert [event.kind for event in match.log()][-1] == "place-laid"


def test_4_7_a_new_place_touches_two_laid_tiles() -> None:
    match = realm(
        center=["trapper"],
        agenda=["PutPlace(builder-catapult)", "Turn(0, first)", *MARCH],
    )
    # R2, R4 ... touch two of the inner ring, R1, R3 ... one
    assert texts(match) == [f"put-place R{spot}" for spot in (2, 4, 6, 8, 10, 12)]
    why = refusal(match, "put-place R1")
    assert (why.reason, why.rule, why.need, why.have) == ("touches-too-few", "4.7", 2, 1)
    assert refusal(match, "put-place N3").reason == "spot-taken"
    play(match, "put-place R2")
    assert zones(match)["spots"]["R2"] == "builder-catapult"


def test_4_7_a_laid_neighbour_in_the_outer_ring_counts() -> None:
    match = realm(
        center={"N6": "trapper", "R2": "builder-catapult", **dict(zip(
            ("N1", "N2", "N3", "N4", "N5"), n.PLACE_NAMES[n.FIRST_CENTER :], strict=False
        ))},
        agenda=["PutPlace(minelayer-bounding)", "Turn(0, first)", *MARCH],
    )  # fmt: skip
    assert "put-place R1" in texts(match)
    assert "put-place R3" in texts(match)
    assert "put-place R5" not in texts(match)


def test_4_7_all_decide_together_where_it_lies() -> None:
    match = realm(
        seats=3,
        center=["trapper"],
        agenda=["PutPlace(builder-catapult)", "Turn(0, first)", *MARCH],
    )
    assert match.asked == (0, 1, 2)


def test_4_8_three_turns_each_in_a_row_and_two_with_three_seats() -> None:
    for seats, turns in ((1, 3), (2, 3), (3, 2)):
        match = realm(seats=seats, start=seats - 1, year=4, season="winter", agenda=["HalfYear()"])
        deal(match)
        order: list[int | None] = []
        while len(order) < seats * turns:
            deal(match)
            if prompt(match) == "Turn":
                order.append(match.to_move)
                play(
                    match,
                    "go west-market" if "go west-market" in texts(match) else "go east-market",
                )
            else:
                play(match, texts(match)[0])
        seat = seats - 1
        wanted = [(seat + step) % seats for step in range(seats) for _ in range(turns)]
        assert order == wanted


def test_4_9_era_two_lays_its_places_and_changes_the_decks() -> None:
    match = realm(
        options={"eras": "2"},
        year=5,
        season="winter",
        troops={"12": {"elite": 1}},
        hand={"0": ["axe"]},
        storage={"0": {"wood": 2}},
        agenda=["EndOfYear()"],
    )
    found = zones(match)
    assert found["era"] == 2
    assert set(n.PLACE_NAMES[n.FIRST_ERA_2 : n.FIRST_CENTER]) <= set(found["spots"].values())
    assert found["spots"]["F3"] == "south-market"
    assert found["elite"]["12"] == 1
    assert found["hand"]["0-axe"] == 1
    assert found["storage"]["0-wood"] == 2
    assert set(n.MARKET_NAMES[n.MARKETS_PER_ERA : n.WAVE_MARKET]) == outcomes(match)
    play(match, "2-hollow")
    assert outcomes(match) == {f"R2{number:02}" for number in range(1, 23)}
    play(match, "R201")
    assert outcomes(match) == set(n.PLACE_NAMES[n.COMBAT_ENGINEER : n.FIRST_MARKET])


def test_4_9_the_places_of_a_shuffled_era_two_are_dealt() -> None:
    match = realm(
        options={"eras": "2", "map": "shuffled"}, year=5, season="winter", agenda=["EndOfYear()"]
    )
    assert outcomes(match) == set(n.PLACE_NAMES[n.RIVERBANK_FOREST + 1 : n.FIRST_CENTER])


def test_4_10_the_forest_covers_a_grove_and_who_stands_there_stays() -> None:
    match = realm(
        options={"eras": "2"},
        year=5,
        season="winter",
        stewards={"0": "riverbank-grove-1"},
        agenda=["EndOfYear()"],
    )
    found = zones(match)
    assert found["spots"]["A1"] == "riverbank-forest"
    assert found["steward"]["0-first"] == "A1"
    assert "riverbank-grove-1" not in found["spots"].values()
    assert "riverbank-grove-2" in found["spots"].values()
