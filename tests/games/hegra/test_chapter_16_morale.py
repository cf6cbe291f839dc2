"""Chapter 16 of RULES.md: morale."""

from typing import Any

import pytest

from siegeworks import Match
from siegeworks.games.hegra import deeds
from siegeworks.games.hegra import names as n
from tests.games.hegra.table import (
    TABLES,
    chances,
    fortress,
    morale,
    play,
    prompt,
    some,
    texts,
    told,
    zone,
)

HOME: dict[str, Any] = {"ready": {"soldier": 9}, "supplies": 1}


def cards(kind: str) -> list[str]:
    """The cards of a kind, in their order."""
    code = n.CARD_KIND_NAMES.index(kind)
    return [c for c, k in zip(TABLES.card_names, TABLES.card_kind, strict=True) if k == code]


@pytest.mark.parametrize(
    ("situation", "change"),
    [
        ({}, 0),
        ({"stage": "mobilisation", "doubt": 0}, 2),
        ({"stage": "mobilisation", "doubt": 1}, 1),
        ({"stage": "attack", "doubt": 0}, 0),
        ({"stage": "attack", "day": 6, "options": {"difficulty": "easier"}}, -1),
        ({"supplies": 0}, -1),
        ({"waiting": ["medic-3", "medic-4"]}, -1),
        ({"morgue": {"volunteer": 2}}, -2),
        ({"infantry": {"4": 2}}, -1),
        ({"lying": {"4": 1}}, -1),
        ({"infantry": {"3": 2}}, 0),
    ],
)
def test_16_1_what_changes_morale(situation: dict[str, Any], change: int) -> None:
    match = fortress("Modifiers()", **{**HOME, **situation})
    assert morale(match) == change


def test_16_2_above_three_hope_below_minus_three_a_defender() -> None:
    match = fortress("MoraleUp(3)", morale="plus-2", **HOME)
    play(match, *cards("hope")[:2])
    assert (morale(match), len(zone(match, "hope"))) == (3, 4)
    assert set(cards("hope")[:2]) <= set(zone(match, "low_deck"))
    match = fortress("MoraleDown(3)", morale="minus-2", tired={"soldier": 9})
    assert (morale(match), some(match, "tired")) == (-3, {"soldier": 7})


@pytest.mark.parametrize(
    ("level", "high", "low"), [(3, 3, 0), (2, 2, 0), (1, 1, 0), (0, 0, 0), (-1, 0, 1), (-3, 0, 3)]
)
def test_16_3_the_level_says_what_is_drawn_and_the_marker_returns(
    level: int, high: int, low: int
) -> None:
    name = n.MOOD_NAMES[level + n.MOOD_ZERO]
    match = fortress("MoraleTrack()", stage="attack", morale=name, **HOME)
    deck = cards("high") if high else cards("low")
    for _ in range(high + low):
        card = next(card for card in deck if card in chances(match))
        play(match, card)
    assert len(told(match, "card-drawn")) == high + low
    if level == 0:
        assert morale(match) == 0


def choosing(*drawn: str, level: str = "plus-2", **situation: Any) -> Match:
    """The drawn cards lie before you, one or two to be taken."""
    match = fortress("MoraleTrack()", morale=level, **{**HOME, **situation})
    return play(match, *drawn)


def test_16_4_you_choose_and_the_others_go_back() -> None:
    first, second = cards("high")[:2]
    match = choosing(first, second)
    assert texts(match) == [f"choose {first}", f"choose {second}"]
    play(match, f"choose {second}")
    while prompt(match) not in ("DrawEvent", "TakeCard"):
        play(match, texts(match)[0] if match.to_move == 0 else next(iter(chances(match))))
    assert second in zone(match, "high_pile")
    assert first in zone(match, "high_deck")


def test_16_4_hope_and_despair_must_be_taken() -> None:
    despair = cards("despair")[0]
    first = cards("high")[0]
    match = fortress("Do(despair, 1)", "MoraleTrack()", morale="plus-2", **HOME)
    play(match, despair, first, despair)
    assert prompt(match) in ("Heart", "DrawEvent")
    assert first in [*zone(match, "hand"), *zone(match, "high_deck")]


def possible_now(card: str, stage: int) -> tuple[int, int]:
    """The first effect of a card's line: its deed and amount."""
    code = TABLES.card_line[TABLES.card_names.index(card) * 3 + stage][0]
    return code >> deeds.AMOUNT_BITS, code & deeds.AMOUNT_MASK


def test_16_5_the_line_of_the_stage_or_the_last_line() -> None:
    bury = [c for c in cards("high") if possible_now(c, 2)[0] == deeds.BURY]
    for dead, otherwise in ((1, 0), (0, 1)):
        match = choosing(bury[0], level="plus-1", morgue={"volunteer": dead})
        assert len(told(match, "otherwise")) == otherwise
        assert [line.rule for line in told(match, "card-resolved")] == ["16.4"]


def test_16_6_do_what_it_says_and_be_rid_of_it_or_ignore_it() -> None:
    hope = cards("hope")[0]
    match = fortress("Do(hope, 1)", "MoraleTrack()", morale="minus-1", **HOME)
    play(match, hope, hope)
    if prompt(match) == "Heart":
        assert texts(match) == ["act", "ignore"]
        play(match, "ignore")
    assert hope in zone(match, "low_pile")
    match = fortress("Do(hope, 1)", "MoraleTrack()", morale="minus-1", tired={"soldier": 9})
    play(match, hope, hope)
    play(match, "act")
    assert not any(hope in zone(match, pile) for pile in ("low_pile", "low_deck", "hope", "hand"))


def test_16_7_an_empty_deck_is_made_of_its_discards() -> None:
    low = cards("low")
    match = fortress("DrawMorale(low)", "TakeCard(0)", low_deck=[], low_pile=low, **HOME)
    assert set(chances(match)) == set(low)
    assert zone(match, "low_pile") == []
