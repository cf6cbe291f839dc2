"""What a seat may see and hear: built up from nothing."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import siegeworks
from siegeworks.core.view import HIDDEN
from tests.core.test_clone import played

PIG = siegeworks.game("pig")
GATEHOUSE = siegeworks.game("gatehouse")
ALLOWED = {
    "game",
    "seat",
    "seats",
    "options",
    "zones",
    "to_move",
    "asked",
    "prompt",
    "rule",
    "choices",
    "result",
}


@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
@pytest.mark.parametrize("seat", [None, 0])
def test_a_view_holds_what_is_allowed_and_nothing_else(
    game: siegeworks.Game, seat: int | None
) -> None:
    match = game.start(seed=12345678901)
    shown: dict[str, Any] = match.view(seat)
    assert set(shown) == ALLOWED
    assert set(shown["zones"]) == {zone.name for zone in game.zones}
    said = str(shown)
    for secret in (12345678901, int(match.state.low), int(match.state.high)):
        assert str(secret) not in said


def test_a_view_says_what_is_asked_of_its_own_seat_only() -> None:
    match = PIG.start(seats=3, seed=1)
    mine, other = match.view(0), match.view(1)
    assert (mine["prompt"], mine["rule"], mine["choices"]) == (
        "RollOrHold",
        "1.2",
        ["roll", "hold"],
    )
    assert (other["prompt"], other["rule"], other["choices"]) == (None, None, [])
    assert other["to_move"] == 0
    assert other["asked"] == [0]


def test_a_view_is_a_copy() -> None:
    match = PIG.start(seed=1)
    zones: Any = match.view(0)["zones"]
    zones["scores"]["0"] = 99
    assert match.view(0) != {**match.view(0), "zones": zones}


def test_sights_of_piles_rows_and_places() -> None:
    match = played("gatehouse", 2, 3)  # both orders and a token are laid
    invader: Any = match.view(0)["zones"]
    defender: Any = match.view(1)["zones"]
    assert len(invader["stock"]) == 4
    assert defender["stock"] == 4
    assert invader["hand"] == 1
    assert len(defender["hand"]) == 1
    assert invader["deck"] == defender["deck"] == 6
    assert sorted(map(str, defender["token"].values())) == [HIDDEN, "None", "None"]
    assert HIDDEN not in invader["token"].values()


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 30))
def test_events_are_numbered_without_gaps_for_every_ear(seed: int, answers: int) -> None:
    match = played("gatehouse", seed, answers)
    for seat in (None, 0, 1):
        heard = match.log(seat)
        assert [event.number for event in heard] == list(range(len(heard)))
        for since in (1, 3, len(heard), len(heard) + 5):
            assert match.log(seat, since) == heard[since:]


def test_each_event_has_a_rule_names_and_words() -> None:
    match = PIG.start(seats=2, seed=7)
    match.choose("hold")
    match.choose("roll")
    banked, rolled = match.log()
    assert (banked.kind, banked.rule, banked.about) == ("banked", "1.4", {"seat": 0, "points": 0})
    assert (rolled.kind, rolled.rule, rolled.about) == ("rolled", "1.3", {"seat": 1, "face": "1"})
    assert str(rolled) == rolled.words() == "Player 2 rolls 1"
    assert rolled.words("de") != rolled.words("en")
    assert match.log(since=1) == [rolled]


def test_two_nouns_of_a_kind_are_told_apart() -> None:
    match = GATEHOUSE.start(seed=1)
    match.choose("name left", 0)
    match.choose("name right", 1)
    [shown] = [event for event in match.log() if event.kind == "orders-shown"]
    assert shown.about == {"gate": "left", "gate2": "right"}
    assert "left" in str(shown)
    assert "right" in str(shown)


@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_every_event_and_option_cites_a_rule_that_is_written(game: siegeworks.Game) -> None:
    from siegeworks.words.reference import read_paragraphs

    known = read_paragraphs(game.folder)
    match = played(game.key, 3, 120)
    assert {event.rule for event in match.log(0)} <= set(known)
    assert {step.rule for step in game.steps.values()} <= set(known)
