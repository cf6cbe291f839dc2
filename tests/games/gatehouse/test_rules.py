"""Gatehouse, rule by rule."""

import pytest

from siegeworks import IllegalChoice
from tests.games.gatehouse.siege import (
    DEFENDER,
    GATEHOUSE,
    INVADER,
    answering,
    asked,
    heard,
    orders,
    start,
    texts,
    without_rams,
    zones,
)

# 1 The round


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


# 2 Answers


def test_2_1_the_defender_plays_cards_one_after_the_other_or_passes() -> None:
    match = answering(("oil", "stones", "stones"), shields=0)
    assert asked(match) == ("Answer", DEFENDER)
    assert texts(match) == ["pass", "play oil", "play stones"]
    match.choose("play stones")
    assert texts(match) == ["pass", "play oil", "play stones"]
    match.choose("play oil")
    match.choose("play stones")
    assert texts(match) == ["pass"]
    match.choose("pass")
    assert match.outcomes()


def test_2_1_the_defender_is_asked_with_an_empty_hand_too() -> None:
    match = answering(hand=())
    assert asked(match) == ("Answer", DEFENDER)
    assert texts(match) == ["pass"]


@pytest.mark.parametrize("card", ["oil", "stones", "rumour"])
def test_2_2_a_card_that_is_played_is_shown_and_spent(card: str) -> None:
    match = answering((card,))
    match.choose(f"play {card}")
    assert zones(match)["hand"] == []
    assert len(zones(match)["deck"]) == 6
    for ear in (INVADER, DEFENDER, None):
        [played] = [event for event in match.log(ear) if event.kind == "card-played"]
        assert played.about == {"card": card}
        assert played.rule == "2.2"


@pytest.mark.parametrize("card", ["oil", "stones"])
def test_2_3_the_shield_stops_oil_or_stones(card: str) -> None:
    match = answering((card,))
    match.choose(f"play {card}")
    assert asked(match) == ("Shield", INVADER)
    assert texts(match) == ["pass", "shield"]
    match.choose("shield")
    assert (zones(match)["weight"], zones(match)["shields"]) == (0, 0)
    assert asked(match) == ("Answer", DEFENDER)


def test_2_3_a_rumour_is_not_worth_a_shield() -> None:
    match = answering(("rumour",))
    match.choose("play rumour")
    assert asked(match) == ("Answer", DEFENDER)
    assert zones(match)["shields"] == 1


def test_2_3_there_is_one_shield_for_the_whole_game() -> None:
    match = answering(("oil", "stones"))
    match.choose("play oil")
    match.choose("shield")
    match.choose("play stones")
    assert asked(match) == ("Answer", DEFENDER)
    assert zones(match)["weight"] == 1


def test_2_3_the_shield_may_be_kept() -> None:
    match = answering(("oil", "stones"))
    match.choose("play oil")
    match.choose("pass")
    assert (zones(match)["weight"], zones(match)["shields"]) == (2, 1)
    match.choose("play stones")
    assert asked(match) == ("Shield", INVADER)


@pytest.mark.parametrize(("card", "weight"), [("oil", 2), ("stones", 1), ("rumour", 0)])
def test_2_4_what_cards_take_off(card: str, weight: int) -> None:
    match = answering((card,), shields=0)
    match.choose(f"play {card}")
    assert zones(match)["weight"] == weight


def test_2_4_cards_add_up() -> None:
    match = answering(("oil", "oil", "stones"), shields=0)
    for card in ("oil", "stones", "oil"):
        match.choose(f"play {card}")
    assert zones(match)["weight"] == 5


# 3 The assault


def test_3_1_a_feint_does_nothing_and_goes_back() -> None:
    match = answering(token="feint")
    match.choose("pass")
    assert "die-rolled" not in heard(match, None)
    assert zones(match)["gate"] == {"left": 4, "middle": 4, "right": 4}
    assert zones(match)["stock"] == ["feint", "ladder", "ladder", "ram", "ram"]
    assert zones(match)["token"]["left"] is None


def test_3_1_the_token_is_turned_over_for_all() -> None:
    match = answering(token="ladder")
    match.choose("pass")
    [shown] = [event for event in match.log(DEFENDER) if event.kind == "token-shown"]
    assert shown.about == {"gate": "left", "token": "ladder"}
    assert zones(match)["shown"]["left"] == 1


@pytest.mark.parametrize(
    ("token", "guard", "hand", "highest"),
    [
        ("ram", "right", (), 4),
        ("ladder", "right", (), 3),
        ("ram", "left", (), 3),
        ("ladder", "left", (), 2),
        ("ram", "right", ("stones",), 3),
        ("ram", "right", ("oil",), 2),
        ("ladder", "left", ("stones",), 1),
        ("ladder", "left", ("oil",), 0),
        ("ram", "left", ("oil", "oil"), 0),
        ("ram", "right", ("rumour",), 4),
    ],
)
def test_3_2_the_die_decides(token: str, guard: str, hand: tuple[str, ...], highest: int) -> None:
    for face in range(1, 7):
        match = answering(hand, token, guard=guard, shields=0)
        for card in hand:
            match.choose(f"play {card}")
        match.choose("pass")
        match.happen(str(face))
        lost = {"ram": 3, "ladder": 2}[token] if face <= highest else 0
        assert zones(match)["gate"]["left"] == 4 - lost
        assert ("gate-damaged" in heard(match, None)) == bool(lost)
        assert ("gate-holds" in heard(match, None)) != bool(lost)


def test_3_2_what_was_taken_off_counts_for_one_assault_only() -> None:
    match = answering(("oil",), shields=0)
    match.choose("play oil")
    match.choose("pass")
    match.happen("6")
    assert zones(match)["weight"] == 0


@pytest.mark.parametrize("face", ["1", "6"])
def test_3_3_the_field_is_cleared(face: str) -> None:
    match = answering(token="ram")
    match.choose("pass")
    match.happen(face)
    assert zones(match)["token"] == {"left": None, "middle": None, "right": None}
    assert zones(match)["shown"] == {"left": 0, "middle": 0, "right": 0}
    assert zones(match)["order"] == {"0": None, "1": None}
    assert zones(match)["stock"] == ["feint", "ladder", "ladder", "ram"]


@pytest.mark.parametrize(("gate", "token"), [(3, "ram"), (1, "ram"), (2, "ladder"), (1, "ladder")])
def test_3_4_a_gate_without_strength_is_a_breach_at_once(gate: int, token: str) -> None:
    match = answering(token=token, gate=gate)
    match.choose("pass")
    match.happen("1")
    result = match.result
    assert result is not None
    assert (result.ending, result.winners) == ("breached", (INVADER,))
    assert result.score == {INVADER: 1, DEFENDER: 0}
    assert match.to_move is None
    assert match.log()[-1].rule == "3.4"


def test_3_4_a_breach_in_the_last_round_is_no_relief() -> None:
    match = answering(token="ram", gate=1, last=True)
    match.choose("pass")
    match.happen("1")
    assert match.result is not None
    assert match.result.ending == "breached"


def test_3_5_after_the_fourth_round_the_army_leaves() -> None:
    match = answering(token="ram", last=True)
    match.choose("pass")
    match.happen("6")
    result = match.result
    assert result is not None
    assert (result.ending, result.winners) == ("relieved", (DEFENDER,))
    assert match.log()[-1].kind == "army-leaves"
    assert match.log()[-1].rule == "3.5"
