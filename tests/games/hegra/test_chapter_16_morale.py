"""Chapter 16 of RULES.md: morale."""

from typing import Any

import pytest

from siegeworks import Match
from siegeworks.games.hegra.content import source
from siegeworks.games.hegra.rules import effects, scripts
from siegeworks.games.hegra.rules import pieces as n
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


def test_16_2_those_who_are_lost_to_morale_are_told_with_their_reason() -> None:
    match = fortress(
        "MoraleDown(3)", "Breakfast()", morale="minus-2", tired={"soldier": 9}, supplies=1
    )
    kinds = [line.kind for line in match.log()]
    assert kinds == ["morale-now", "leaving", "lost", "lost"]
    assert told(match, "leaving")[0].about == {"count": 2}


def test_16_2_above_three_hope_below_minus_three_a_defender() -> None:
    match = fortress("MoraleUp(3)", morale="plus-2", **HOME)
    play(match, *cards("hope")[:2])
    assert (morale(match), len(zone(match, "hope"))) == (3, 4)
    assert set(cards("hope")[:2]) <= set(zone(match, "low_deck"))
    match = fortress("MoraleDown(3)", morale="minus-2", tired={"soldier": 9})
    assert (morale(match), some(match, "tired")) == (-3, {"soldier": 7})


@pytest.mark.parametrize(
    ("level", "deck", "drawn", "taken"),
    [(3, "high", 3, 2), (2, "high", 2, 1), (1, "high", 1, 1), (0, "high", 0, 0)]
    + [(-1, "low", 1, 1), (-2, "low", 2, 1), (-3, "low", 3, 2)],
)
def test_16_3_the_level_says_what_is_drawn_and_the_marker_returns(
    level: int, deck: str, drawn: int, taken: int
) -> None:
    name = n.MOOD_NAMES[level + n.MOOD_ZERO]
    match = fortress("MoraleTrack()", stage="attack", morale=name, **HOME)
    play(match, *cards(deck)[:drawn])
    assert len(told(match, "card-drawn")) == drawn
    to_the_end(match)
    assert len(told(match, "card-resolved")) == taken
    assert (morale(match), zone(match, "hand")) == (0, [])


def to_the_end(match: Match) -> None:
    """Answer whatever is asked until the next day begins."""
    while prompt(match) != "DrawEvent":
        play(match, texts(match)[0] if match.to_move == 0 else next(iter(chances(match))))


@pytest.mark.parametrize("stage", n.STAGE_NAMES)
def test_16_5_a_drawn_card_says_the_line_of_the_stage(stage: str) -> None:
    card = cards("low")[1]
    match = fortress("MoraleTrack()", stage=stage, morale="minus-2", **HOME)
    play(match, card)
    line = TABLES.card_line[TABLES.card_names.index(card) * 3 + n.STAGE_NAMES.index(stage)]
    said = [str(told_line.about["deed"]) for told_line in told(match, "card-says")]
    assert said == [effects.NAMES[code >> scripts.AMOUNT_BITS] for code in line]


def choosing(*drawn: str, level: str = "plus-2", **situation: Any) -> Match:
    """The drawn cards lie before you, one or two to be taken."""
    match = fortress("MoraleTrack()", morale=level, **{**HOME, **situation})
    return play(match, *drawn)


def test_16_4_you_choose_and_the_others_go_back() -> None:
    first, second = cards("high")[:2]
    match = choosing(first, second)
    assert texts(match) == [f"choose {first}", f"choose {second}"]
    play(match, f"choose {second}")
    to_the_end(match)
    assert second in zone(match, "high_pile")
    assert first in zone(match, "high_deck")


def with_heart(heart: str, level: str, *drawn: str, **situation: Any) -> Match:
    """A Hope or Despair card comes into play and is drawn among others."""
    kind = n.CARD_KIND_NAMES[TABLES.card_kind[TABLES.card_names.index(heart)]]
    agenda = (f"Do({kind}, 1)", "MoraleTrack()")
    return play(fortress(*agenda, morale=level, **{**HOME, **situation}), heart, *drawn)


def test_16_4_despair_must_be_taken_and_counts() -> None:
    despair, card = cheap("despair"), cards("high")[0]
    match = with_heart(despair, "plus-2", card, despair)
    assert (prompt(match), zone(match, "hand")) == ("Heart", [card, despair])
    play(match, "ignore")
    assert despair in zone(match, "high_pile")
    assert card in zone(match, "high_deck")
    assert told(match, "card-resolved") == []


def test_16_4_after_despair_the_rest_is_chosen() -> None:
    despair, first, second = cheap("despair"), *cards("high")[:2]
    match = with_heart(despair, "plus-3", first, despair, second)
    assert prompt(match) == "Heart"
    play(match, "ignore")
    assert texts(match) == [f"choose {first}", f"choose {second}"]


def cheap(kind: str) -> str:
    """The card of a kind whose price is supplies only, the fewest."""
    prices = {card: TABLES.card_price[TABLES.card_names.index(card)] for card in cards(kind)}
    paid = [
        c
        for c, p in prices.items()
        if len(p) == 1 and p[0] >> scripts.AMOUNT_BITS == effects.NAMES.index("less-supply")
    ]
    return min(paid, key=lambda card: prices[card])


def possible_now(card: str, stage: int) -> tuple[int, int]:
    """The first effect of a card's line: its deed and amount."""
    code = TABLES.card_line[TABLES.card_names.index(card) * 3 + stage][0]
    return code >> scripts.AMOUNT_BITS, code & scripts.AMOUNT_MASK


def test_16_5_the_line_of_the_stage_or_the_last_line() -> None:
    bury = [c for c in cards("high") if possible_now(c, 2)[0] == effects.NAMES.index("bury")]
    for dead, otherwise in ((1, 0), (0, 1)):
        match = choosing(bury[0], level="plus-1", morgue={"volunteer": dead})
        assert len(told(match, "otherwise")) == otherwise
        assert [line.rule for line in told(match, "card-resolved")] == ["16.4"]
        to_the_end(match)
        number = TABLES.card_names.index(bury[0])
        line = TABLES.card_otherwise[number] if otherwise else TABLES.card_line[number * 3 + 2]
        assert deeds_told(match) == [effects.NAMES[code >> scripts.AMOUNT_BITS] for code in line]


def deeds_told(match: Match) -> list[str]:
    """The effects that were carried out or tried, in their order."""
    return [str(line.about["deed"]) for line in match.log() if line.kind.startswith("deed-")]


def test_16_6_do_what_it_says_and_be_rid_of_it_or_ignore_it() -> None:
    hope = free_of_charge()
    match = with_heart(hope, "minus-1", hope)
    assert texts(match) == ["act", "ignore"]
    play(match, "ignore")
    assert hope in zone(match, "low_pile")
    match = with_heart(hope, "minus-1", hope)
    play(match, "act")
    assert not any(hope in zone(match, pile) for pile in ("low_pile", "low_deck", "hope", "hand"))
    to_the_end(match)
    gain = TABLES.card_gain[TABLES.card_names.index(hope)]
    assert deeds_told(match)[1:] == [effects.NAMES[code >> scripts.AMOUNT_BITS] for code in gain]


def free_of_charge() -> str:
    """A Hope card without a price."""
    return next(c for c in cards("hope") if not TABLES.card_price[TABLES.card_names.index(c)])


def test_16_6_the_price_is_paid_in_full_or_not_at_all() -> None:
    despair = cheap("despair")
    price = TABLES.card_price[TABLES.card_names.index(despair)][0] & scripts.AMOUNT_MASK
    match = with_heart(despair, "plus-1", despair, supplies=price)
    play(match, "act")
    to_the_end(match)
    assert zone(match, "supplies") == 0
    assert despair not in [*zone(match, "high_pile"), *zone(match, "despair")]
    match = with_heart(despair, "plus-1", despair, supplies=price - 1)
    assert despair in zone(match, "high_pile")
    assert zone(match, "supplies") == price - 1


@pytest.mark.parametrize(
    ("price", "enough", "short"),
    [
        ("supply -2", {"supplies": 2}, {"supplies": 1}),
        ("morale -2", {"morale": "minus-1"}, {"morale": "minus-2"}),
        ("lose 2", {"ready": {"soldier": 1}, "tired": {"hunter": 1}}, {"ready": {"soldier": 1}}),
        ("injure-post 1", {"post": {"front": "hunter"}}, {}),
        ("tire 2", {"ready": {"soldier": 2}}, {"ready": {"soldier": 1}, "tired": {"hunter": 3}}),
        ("wake 2", {"tired": {"hunter": 2}}, {"tired": {"hunter": 1}}),
        ("soldier 2", {"ready": {"soldier": 10}}, {"ready": {"soldier": 11}}),
    ],
)
def test_16_6_what_a_price_needs(price: str, enough: dict[str, Any], short: dict[str, Any]) -> None:
    for situation, payable in ((enough, True), (short, False)):
        g: Any = fortress("Placement(0)", stage="attack", **{**HOME, **situation}).state
        assert scripts.can_pay(g, source.read_script([price])) is payable


@pytest.mark.parametrize("deck", ["high", "low"])
def test_16_7_a_card_that_was_taken_goes_to_its_discard_pile(deck: str) -> None:
    card = cards(deck)[0]
    match = choosing(card, level="plus-1" if deck == "high" else "minus-1")
    to_the_end(match)
    assert zone(match, f"{deck}_pile") == [card]
    assert card not in zone(match, f"{deck}_deck")


@pytest.mark.parametrize("deck", ["high", "low"])
def test_16_7_an_empty_deck_is_made_of_its_discards(deck: str) -> None:
    piles: dict[str, Any] = {f"{deck}_deck": [], f"{deck}_pile": cards(deck)}
    match = fortress(f"DrawMorale({deck})", "TakeCard(0)", **piles, **HOME)
    assert set(chances(match)) == set(cards(deck))
    assert zone(match, f"{deck}_pile") == []
    assert [line.rule for line in told(match, "deck-renewed")] == ["16.7"]
