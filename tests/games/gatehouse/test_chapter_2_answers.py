"""Gatehouse, chapter 2: answers."""

import pytest

from tests.games.gatehouse.siege import DEFENDER, INVADER, answering, asked, texts, zones
from tests.games.helping import refusal


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


def test_2_1_a_card_that_is_not_in_hand_is_refused() -> None:
    match = answering(("oil",))
    for card in ("stones", "rumour"):
        why = refusal(match, f"play {card}")
        assert (why.reason, why.rule, why.need, why.have) == ("no-card", "2.1", 1, 0)


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
