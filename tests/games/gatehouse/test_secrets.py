"""Gatehouse: what each seat sees, hears and is told in each phase, and what a copy for it holds."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from siegeworks import IllegalChoice, Match
from tests.games.gatehouse.siege import (
    DEFENDER,
    GATEHOUSE,
    INVADER,
    answering,
    heard,
    orders,
    seen,
    start,
    without_rams,
    zones,
)

EVERYONE = (INVADER, DEFENDER, None)
CARDS = ("oil", "stones", "rumour")


# The secret card


@pytest.mark.parametrize("card", CARDS)
def test_only_the_defender_sees_the_card(card: str) -> None:
    match = start(card)
    assert seen(match, DEFENDER)["hand"] == [card]
    for other in (INVADER, None):
        assert seen(match, other)["hand"] == 1
        assert heard(match, other) == ["card-secret"]
        assert card not in str([str(event) for event in match.log(other)])
    assert heard(match, DEFENDER) == ["card-secret", "card-drawn"]


def test_nobody_sees_the_deck() -> None:
    assert [seen(start(), seat)["deck"] for seat in EVERYONE] == [6, 6, 6]


# Secret orders


@pytest.mark.parametrize("first", [INVADER, DEFENDER])
def test_an_order_is_seen_by_its_giver_only_until_both_are_given(first: int) -> None:
    match = start()
    match.choose("name middle", first)
    mine, second = str(first), 1 - first
    assert seen(match, first)["order"][mine] == "middle"
    for other in (second, None):
        assert seen(match, other)["order"][mine] == "?"
        assert seen(match, other)["order"][str(second)] is None
        [given] = [event for event in match.log(other) if event.kind == "order-given"]
        assert given.about == {"seat": first}
        assert "middle" not in str(given)
    match.choose("name left", second)
    for seat in EVERYONE:
        assert seen(match, seat)["order"] == {mine: "middle", str(second): "left"}


@pytest.mark.parametrize("first", [INVADER, DEFENDER])
def test_what_the_second_is_offered_and_refused_tells_nothing(first: int) -> None:
    told = set()
    for gate in ("left", "middle", "right"):
        match = start()
        match.choose(f"name {gate}", first)
        with pytest.raises(IllegalChoice) as refused:
            match.choose("name moon", 1 - first)
        told.add((str(refused.value), str(match.view(1 - first)), str(match.log(1 - first))))
    assert len(told) == 1


# The face-down token


def test_a_token_is_face_down_until_it_is_turned_over() -> None:
    match = answering(token="ram")
    assert seen(match, INVADER)["token"]["left"] == "ram"
    assert len(seen(match, INVADER)["stock"]) == 4
    for other in (DEFENDER, None):
        assert seen(match, other)["token"] == {"left": "?", "middle": None, "right": None}
        assert seen(match, other)["stock"] == 4
        assert "token-secret" in heard(match, other)
        assert "token-placed" not in heard(match, other)
    assert "token-placed" in heard(match, INVADER)
    match.choose("pass")
    for seat in EVERYONE:
        assert seen(match, seat)["token"]["left"] == "ram"


def test_the_defender_is_told_the_same_of_every_token() -> None:
    views, logs = set(), set()
    for token in ("feint", "ladder", "ram"):
        match = answering(token=token)
        views.add(str(match.view(DEFENDER)))
        logs.add(str([event.words() for event in match.log(DEFENDER)]))
    assert len(views) == len(logs) == 1


def test_the_refusals_of_the_invader_are_its_own() -> None:
    match = orders(without_rams())
    assert [str(refused.option) for refused in match.refusals(INVADER)] == ["place ram"]
    assert match.refusals(DEFENDER) == []
    assert match.options(DEFENDER) == []
    with pytest.raises(IllegalChoice) as error:
        match.choose("place ram", DEFENDER)
    assert "none left" not in str(error.value)


# Answers inside the move


@pytest.mark.parametrize("hand", [(), ("oil",), ("rumour", "rumour")])
def test_the_question_tells_the_invader_nothing_but_the_number_of_cards(
    hand: tuple[str, ...],
) -> None:
    match = answering(hand)
    view = match.view(INVADER)
    assert (view["to_move"], view["asked"]) == (DEFENDER, [DEFENDER])
    assert (view["prompt"], view["choices"]) == (None, [])
    assert seen(match, INVADER)["hand"] == len(hand)


def test_an_answer_to_an_answer_comes_before_the_card_works() -> None:
    match = answering(("oil", "oil"))
    match.choose("play oil")
    assert match.to_move == INVADER
    assert [step.split("(")[0] for step in agenda(match)[:3]] == ["Shield", "Answer", "ShowToken"]
    assert zones(match)["weight"] == 0
    again = GATEHOUSE.load(match.dump())
    assert again == match
    match.choose("pass")
    assert zones(match)["weight"] == 2
    match.choose("play oil")
    match.choose("shield")
    assert zones(match)["weight"] == 2
    assert heard(match, None)[-2:] == ["card-played", "shielded"]


def agenda(match: Match) -> list[str]:
    steps: Any = match.dump()["agenda"]
    return list(steps)


@pytest.mark.parametrize("option", ["play oil", "pass"])
def test_what_was_revealed_cannot_be_taken_back(option: str) -> None:
    match = answering(("oil",))
    assert match.undoable
    match.choose(option)
    assert match.undoable == []


# A copy for a seat


def random_match(seed: int, answers: int) -> Match:
    match = GATEHOUSE.start(seed=seed)
    for number in range(answers):
        if match.to_move is None:
            break
        options = match.options()
        match.choose(options[(seed >> number % 20) % len(options)])
    return match


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**30), st.integers(0, 24), st.sampled_from([INVADER, DEFENDER]))
def test_a_copy_for_a_seat_keeps_what_it_knows(seed: int, answers: int, seat: int) -> None:
    match = random_match(seed, answers)
    copy = match.clone(for_seat=seat)
    mine, hidden = zones(match), zones(copy)
    assert copy.view(seat) == match.view(seat)
    for name in ("gate", "shown", "shields", "weight", "round"):
        assert hidden[name] == mine[name]
    own = ("stock", "token") if seat == INVADER else ("hand",)
    for name in own:
        assert hidden[name] == mine[name]
    assert hidden["order"][str(seat)] == mine["order"][str(seat)]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**30), st.integers(0, 24), st.sampled_from([INVADER, DEFENDER]))
def test_a_copy_for_a_seat_deals_the_same_pieces(seed: int, answers: int, seat: int) -> None:
    match = random_match(seed, answers)
    copy = match.clone(for_seat=seat)
    before, after = zones(match), zones(copy)
    for one, other in (("hand", "deck"), ("stock", "token")):
        pieces = [pool(before, one, other), pool(after, one, other)]
        assert pieces[0] == pieces[1]
    assert len(before["hand"]) == len(after["hand"])
    assert GATEHOUSE.load(copy.dump()) == copy


def pool(found: Any, *names: str) -> list[str]:
    """All pieces of some zones."""
    pieces: list[str] = []
    for name in names:
        held = found[name].values() if isinstance(found[name], dict) else found[name]
        pieces += [piece for piece in held if piece is not None]
    return sorted(pieces)


def test_copies_hold_everything_that_could_be_there() -> None:
    match = answering(("oil",), token="ram")
    tokens = {zones(match.clone(DEFENDER))["token"]["left"] for _ in range(60)}
    hands = {tuple(zones(match.clone(INVADER))["hand"]) for _ in range(60)}
    assert tokens == {"feint", "ladder", "ram"}
    assert hands == {("oil",), ("stones",), ("rumour",)}


def test_a_secret_order_is_guessed_anew_and_a_shown_one_is_kept() -> None:
    match = start()
    match.choose("name left", DEFENDER)
    guesses = {zones(match.clone(INVADER))["order"]["1"] for _ in range(60)}
    assert guesses == {"left", "middle", "right"}
    assert {zones(match.clone(DEFENDER))["order"]["1"] for _ in range(20)} == {"left"}
    match.choose("name right", INVADER)
    assert {zones(match.clone(INVADER))["order"]["1"] for _ in range(20)} == {"left"}


def test_a_token_that_was_turned_over_is_kept() -> None:
    match = answering(token="ram")
    match.choose("pass")
    assert {zones(match.clone(DEFENDER))["token"]["left"] for _ in range(20)} == {"ram"}


def test_the_chances_of_a_guess_are_those_of_the_pieces() -> None:
    """Two rams, two ladders and a feint may lie face down; two in five are rams."""
    match = answering(token="feint")
    rams = sum(zones(match.clone(DEFENDER))["token"]["left"] == "ram" for _ in range(1000))
    assert 300 < rams < 500
