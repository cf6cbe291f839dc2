"""14 Rulings on cards, troops, events and days."""

from typing import Any

import pytest

from tests.games.westerplatte.situations import FULL_LANES, ending, prompt
from tests.games.westerplatte.table import (
    GAME,
    Lane,
    end_of_day,
    end_turn,
    fort,
    morale,
    play,
    rounds,
    set_up,
    texts,
    told,
    zone,
)


def test_14_2_the_search_for_a_free_lane_goes_round_the_corner() -> None:
    match = fort(lanes={"A": "1-A1", "D": "1-D1", "E": "1-E1"})
    end_turn(match, "1-D3")
    assert zone(match, "card")["B"] == "1-D3"
    assert zone(match, "card")["C"] is None


def test_14_8_a_troop_does_not_advance_in_the_turn_it_appears() -> None:
    match = fort(lanes={"B": ("1-B3", "I"), "C": ("1-C3", "I")})
    end_turn(match, "1-A4")  # moves B and C
    assert zone(match, "space") == {"A": "I", "B": "II", "C": "II", "D": None, "E": None}
    end_turn(match, "1-E2")  # moves A and C
    assert zone(match, "space")["A"] == "II"
    assert zone(match, "space")["E"] == "I"


def test_14_9_the_marks_of_a_mined_card_count() -> None:
    match = fort(mines=("A",), lanes={"B": ("1-B3", "I")})
    end_turn(match, "1-A4")  # moves B and C
    assert zone(match, "card")["A"] is None
    assert zone(match, "space")["B"] == "II"


def test_14_9_the_marks_of_a_card_under_the_pile_count() -> None:
    match = fort(lanes=FULL_LANES)
    end_turn(match, "1-B4")  # moves D and E
    assert zone(match, "under") == ["1-B4"]
    assert zone(match, "space")["D"] == "II"
    assert zone(match, "space")["E"] == "II"


@pytest.mark.parametrize("active", ["1", "2", "3", "4"])
def test_14_10_the_day_ends_after_the_turn_not_after_a_round(active: str) -> None:
    match = fort(4, filed=7, active=active)
    end_turn(match, "1-morale-1")
    assert match.outcomes()[0].kind == "event"
    match.happen("grenade")
    assert zone(match, "day") == 2
    assert zone(match, "active") == str(int(active) % 4 + 1)


@pytest.mark.parametrize("mined", [False, True])
def test_14_11_any_ninth_card_takes_effect_and_counts_for_the_next_day(mined: bool) -> None:
    match = fort(
        filed=7, lanes={"A": "1-A1"}, mines=("C",) if mined else (), pile=("1-C2", "1-air-B")
    )
    match.choose("fire")
    end_turn(match, "1-C2" if mined else "1-air-B")
    assert zone(match, "mine")["C"] == 0
    assert zone(match, "walls")["B"] == (6 if mined else 5)
    match.happen("grenade")
    assert (zone(match, "day"), zone(match, "filed")) == (2, 9)


@pytest.mark.parametrize("card", ["1-air-B", "1-morale-1"])
def test_14_12_an_instant_card_can_be_the_eighth_itself(card: str) -> None:
    match = fort(filed=7)
    end_turn(match, card)
    assert [event.about["day"] for event in told(match, "day-ends")] == [1]
    match.happen("grenade")
    assert (zone(match, "day"), zone(match, "filed")) == (2, 8)


def test_14_13_the_last_turn_must_be_survived_and_has_no_event() -> None:
    lanes: dict[str, Lane] = {"A": "2-A3", "B": "2-B1"}
    match = fort(day=7, filed=55, lanes=lanes, pile=("2-D3",))
    play(match, "fire", "end")
    assert ending(match) == ""
    assert zone(match, "walls")["B"] == 5
    match.happen("2-D3")
    assert ending(match) == "held"
    assert not told(match, "event-drawn")
    doomed = fort(day=7, filed=55, lanes=lanes, walls={"B": 0, "G2": 0, "G3": 1})
    play(doomed, "fire", "end")
    assert ending(doomed) == "fallen"


def test_14_14_instant_cards_of_the_setup_take_effect_and_nothing_moves() -> None:
    match = set_up(3, cards=("1-D3", "1-air-D", "1-morale-1"))
    assert zone(match, "walls")["D"] == 5
    assert zone(match, "space")["D"] == "I"
    assert morale(match) == "low-1"
    match.choose("lose mines")
    assert zone(match, "filed") == 2


def test_14_14_the_card_that_is_only_filed_does_nothing_but_counts() -> None:
    match = set_up(2)
    match.happen("1-air-D")
    assert zone(match, "filed") == 1
    assert zone(match, "card") == dict.fromkeys("ABCDE")
    assert morale(match) == "start"
    assert sum(zone(match, "walls").values()) == 66


def test_14_16_the_refill_leaves_ammunition_alone() -> None:
    match = end_of_day(3, ammo={"1": 0, "2": 5}, stock={"mines": 0})
    match.happen("grenade")
    assert zone(match, "stock")["mines"] == 4
    assert rounds(match) == (0, 5)


@pytest.mark.parametrize("name", ["burnt-1", "burnt-2"])
def test_14_24_a_burnt_card_closes_a_single_passage(name: str) -> None:
    refused = 0
    for field in ("A", "B", "C", "D", "E", "G1", "G2", "G3", "G4", "G5", "G6"):
        match = fort(level="medium", burnt=name, officers={"1": field})
        refused += len([r for r in match.refusals() if r.reason == "passage-burnt"])
    assert refused == 2  # one path, from either end


@pytest.mark.parametrize("seats", [1, 2])
def test_14_31_the_first_card_lies_open_for_all(seats: int) -> None:
    match = set_up(seats, cards=("1-A1", "1-E1"), filed="1-C3")
    for seat in (*range(seats), None):
        view: Any = match.view(seat)
        assert view["zones"]["first_card"] == "1-C3"
        assert "1-C3" not in view["zones"]["rest"]
    assert "face up" in str(told(match, "first-card-filed")[0])


def test_14_31_the_first_card_is_turned_over_when_day_one_ends() -> None:
    match = fort(filed=7)
    assert zone(match, "first_card") is not None
    end_turn(match, "1-morale-1")
    assert zone(match, "first_card") is not None
    match.happen("grenade")
    assert zone(match, "first_card") is None


def test_14_36_a_displaced_troop_does_not_advance_by_its_own_marks() -> None:
    match = fort(lanes={"A": "1-A1", "B": "1-B1"})
    end_turn(match, "1-A3")  # displaced to C; moves C and D
    assert zone(match, "card")["C"] == "1-A3"
    assert zone(match, "space")["C"] == "I"


def test_14_37_a_passage_opens_before_the_next_event_takes_effect() -> None:
    match = end_of_day(2, "medium", burnt="burnt-2", walls={"A": 3, "B": 3})
    match.happen("walls-2")
    assert prompt(match) == "LayBrick"
    assert zone(match, "burnt") is None


def test_14_37_two_burnt_passages_never_overlap() -> None:
    match = end_of_day(2, "medium", burnt="burnt-1", officers={"2": "C"})
    match.happen("burnt-2")
    assert zone(match, "burnt") == "burnt-2"
    assert "move B" in texts(match)


def test_14_42_cards_under_the_pile_come_back_in_their_order() -> None:
    match = fort(lanes=FULL_LANES, pile=("1-E4", "1-A2", "1-B2"))
    for card in ("1-E4", "1-A2", "1-B2"):
        end_turn(match, card)
        while prompt(match) != "Act":
            match.choose(texts(match)[0])
    assert zone(match, "under") == ["1-E4", "1-A2", "1-B2"]


def test_14_42_only_the_first_card_under_the_pile_can_come_up() -> None:
    data: Any = fort(day=7, filed=55).dump()
    zones = data["zones"]
    late = [card for card in zones["rest"] if card.startswith("2-")]
    zones["rest"] = [card for card in zones["rest"] if card.startswith("1-")]
    zones["under"] = late[::-1]
    match = GAME.load(data)
    match.choose("end")
    assert [str(outcome) for outcome in match.outcomes()] == [late[-1]]
    match.happen(late[-1])
    assert zone(match, "under") == late[::-1][1:]


def test_14_44_the_garrison_starves_after_turn_150_unless_it_has_won() -> None:
    starved = fort(turn=150)
    end_turn(starved, "1-A1")
    assert ending(starved) == "starved"
    won = fort(day=7, filed=55, turn=150, pile=("2-morale-1",))
    end_turn(won, "2-morale-1")
    assert ending(won) == "held"


def test_14_47_the_day_is_not_over_when_the_eighth_card_falls() -> None:
    lanes: dict[str, Lane] = {"A": "1-A1", "B": "1-B1", "C": ("1-C3", "I")}
    match = fort(filed=7, lanes=lanes)
    match.choose("fire")
    assert zone(match, "filed") == 8
    assert not told(match, "day-ends")
    end_turn(match, "1-A4")  # moves B and C
    kinds = [event.kind for event in match.log()]
    for kind in ("bricks-lost", "card-drawn", "troop-advances"):
        assert kinds.index(kind) < kinds.index("day-ends")


def test_14_48_a_ninth_card_of_day_seven_takes_effect_but_does_not_count() -> None:
    match = fort(day=7, filed=55, lanes={"A": "2-A3"}, pile=("2-air-E",))
    match.choose("fire")
    end_turn(match, "2-air-E")
    assert match.result is not None
    assert zone(match, "walls")["E"] == 5
    assert match.result.score == {0: 56 + 65, 1: 56 + 65}


@pytest.mark.parametrize("seats", [2, 3])
def test_14_50_only_the_cards_of_the_set_up_come_without_movement(seats: int) -> None:
    cards = ("1-C2", "1-A2", "1-E2")[: 2 if seats == 2 else 3]  # 1-A2 and 1-E2 mark C
    match = set_up(seats, cards=cards)
    assert zone(match, "space")["C"] == "I"
    end_turn(match, "1-B2")  # the card of the first turn; it marks C and D
    assert zone(match, "space")["C"] == "IV"
