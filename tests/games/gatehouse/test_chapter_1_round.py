"""Gatehouse, chapter 1: the round."""

import pytest

from siegeworks import IllegalChoice
from tests.games.gatehouse.siege import (
    DEFENDER,
    GATEHOUSE,
    INVADER,
    asked,
    heard,
    orders,
    start,
    texts,
    without_rams,
    zones,
)


def test_1_1_the_sequence_of_a_round() -> None:
    match = GATEHOUSE.start(seed=1, luck="given")
    match.happen("oil")
    orders(match)
    match.choose("place ram")
    match.choose("pass")
    match.happen("6")
    assert heard(match, None) == [
        "card-secret",
        "order-given",
        "order-given",
        "orders-shown",
        "token-secret",
        "token-shown",
        "die-rolled",
        "gate-holds",
    ]
    assert zones(match)["round"] == 2
    assert match.outcomes()


def test_1_1_there_are_four_rounds() -> None:
    match = GATEHOUSE.start(seed=1, luck="given")
    rounds = 0
    while match.result is None:
        rounds += 1
        match.happen("stones" if rounds < 4 else "oil")
        orders(match)
        match.choose("place feint")
        match.choose("pass")
    assert rounds == 4
    assert match.result.ending == "relieved"


def test_1_2_the_defender_draws_one_card() -> None:
    match = GATEHOUSE.start(seed=1, luck="given")
    assert {str(o): o.weight for o in match.outcomes()} == {"oil": 2, "stones": 3, "rumour": 2}
    match.happen("rumour")
    assert zones(match)["hand"] == ["rumour"]
    assert zones(match)["deck"].count("rumour") == 1
    assert len(zones(match)["deck"]) == 6


@pytest.mark.parametrize("order", [(INVADER, DEFENDER), (DEFENDER, INVADER)])
def test_1_3_both_name_a_gate_in_whatever_order(order: tuple[int, int]) -> None:
    match = start()
    assert list(match.asked) == [INVADER, DEFENDER]
    names = {INVADER: "name middle", DEFENDER: "name left"}
    first, second = order
    match.choose(names[first], first)
    assert list(match.asked) == [second]
    assert match.to_move == second
    with pytest.raises(IllegalChoice, match="is not asked"):
        match.choose("name right", first)
    match.choose(names[second], second)
    assert zones(match)["order"] == {"0": "middle", "1": "left"}


def test_1_3_both_orders_lead_to_the_same_game() -> None:
    one, other = start(), start()
    one.choose("name middle", INVADER)
    one.choose("name left", DEFENDER)
    other.choose("name left", DEFENDER)
    other.choose("name middle", INVADER)
    assert one == other


def test_1_3_the_same_gate_may_be_named() -> None:
    match = orders(start(), "left", "left")
    assert zones(match)["order"] == {"0": "left", "1": "left"}


def test_1_4_the_orders_are_shown_when_both_are_given() -> None:
    match = start()
    match.choose("name middle", INVADER)
    assert "orders-shown" not in heard(match, None)
    match.choose("name left", DEFENDER)
    [shown] = [event for event in match.log() if event.kind == "orders-shown"]
    assert shown.rule == "1.4"
    assert shown.about == {"gate": "middle", "gate2": "left"}


def test_1_5_the_invader_lays_one_of_its_tokens() -> None:
    match = orders(start())
    assert asked(match) == ("PlaceToken", INVADER)
    assert texts(match) == ["place feint", "place ladder", "place ram"]
    match.choose("place ladder")
    assert zones(match)["token"] == {"left": "ladder", "middle": None, "right": None}
    assert zones(match)["shown"]["left"] == 0
    assert zones(match)["stock"] == ["feint", "ladder", "ram", "ram"]


def test_1_5_a_token_that_is_gone_is_refused_by_this_rule() -> None:
    match = orders(without_rams())
    assert texts(match) == ["place feint", "place ladder"]
    with pytest.raises(IllegalChoice, match=r"There is none left.*\(1\.5\)"):
        match.choose("place ram")
