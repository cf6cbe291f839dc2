"""The Python face of a match: who is asked what, and choosing."""

from typing import Any

import pytest

from siegeworks import CHANCE, IllegalChoice, Match, Option
from tests.core.face import GATEHOUSE, PIG, finish, texts


def test_to_move_is_a_seat_then_chance_then_none() -> None:
    match = PIG.start(seats=2, seed=1, luck="given")
    assert match.to_move == 0
    match.choose("roll")
    assert match.to_move == CHANCE == -1
    match.happen("1")
    assert match.to_move == 1
    finish(match)
    assert match.to_move is None


def test_a_decision_has_all_its_fields() -> None:
    match = PIG.start(seats=3, seed=7)
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.seats) == (0, (0,))
    assert (decision.prompt, decision.rule) == ("RollOrHold", "1.2")
    assert list(decision.options) == match.options()
    assert decision.undoable is False
    assert decision.words() == "Roll, or hold and bank the pot"
    assert decision.words("de") != decision.words("en")


def test_there_is_no_decision_at_chance_or_at_the_end() -> None:
    match = PIG.start(seats=2, luck="given")
    match.choose("roll")
    assert (match.decision, match.options(), match.refusals(), match.asked) == (None, [], [], ())
    finish(match)
    assert (match.decision, match.options(), match.outcomes()) == (None, [], [])


def test_every_asked_seat_has_its_own_decision() -> None:
    match = GATEHOUSE.start(seed=1)
    assert match.asked == (0, 1)
    for seat in (0, 1):
        decision = match.decision_of(seat)
        assert decision is not None
        assert decision.seat == seat
        assert texts(match, seat) == ["name left", "name middle", "name right"]
    assert match.decision_of(2) is None
    assert match.options(2) == []


def test_an_option_has_a_text_a_verb_a_noun_and_words() -> None:
    option = GATEHOUSE.start(seed=1).options()[1]
    assert (str(option), option.verb, option.noun) == ("name middle", "name", "middle")
    assert option.words() == "Name the middle gate"
    roll = PIG.start(seed=1).options()[0]
    assert (str(roll), roll.verb, roll.noun) == ("roll", "roll", None)


def test_choose_takes_an_option_or_its_text() -> None:
    by_text, by_option = PIG.start(seed=7), PIG.start(seed=7)
    by_text.choose("  hold ")
    by_option.choose(by_option.options()[1])
    assert by_text == by_option
    assert by_text.to_move == 1


def test_an_option_of_another_moment_is_judged_by_its_text() -> None:
    match = GATEHOUSE.start(seed=1)
    old: Option = match.options(0)[0]
    match.choose(old, 0)
    with pytest.raises(IllegalChoice):
        match.choose(old, 0)
    match.choose(old, 1)
    assert match.decision is not None
    assert match.decision.prompt == "PlaceToken"


def test_what_is_not_offered_cites_the_rule_and_the_offers() -> None:
    match = PIG.start(seed=7)
    before = match.clone()
    with pytest.raises(IllegalChoice) as refused:
        match.choose("fly")
    assert str(refused.value) == '"fly" is not on offer (1.2); choose one of: roll, hold.'
    assert refused.value.facts["rule"] == "1.2"
    assert match == before
    assert match.record() == before.record()


def test_what_is_refused_says_why_and_cites_the_rule() -> None:
    match = without_rams()
    [refused] = [r for r in match.refusals() if str(r.option) == "place ram"]
    assert (refused.reason, refused.rule, refused.need, refused.have) == ("no-token", "1.5", 1, 0)
    assert refused.words() == "There is none left: you need 1, you have 0"
    with pytest.raises(IllegalChoice) as error:
        match.choose("place ram")
    assert str(error.value) == (
        '"place ram" is not possible now: There is none left: you need 1, you have 0 (1.5).'
    )


def without_rams() -> Match:
    """The invader must lay a token, and has no ram left."""
    data: dict[str, Any] = GATEHOUSE.start(seed=1).dump()
    data["zones"] |= {"stock": ["feint", "ladder", "ladder"], "round": 3}
    match = GATEHOUSE.load(data)
    match.choose("name left", 0)
    match.choose("name left", 1)
    return match


@pytest.mark.parametrize("seat", [1, 2, -1, 31, 64])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    match = PIG.start(seats=3, seed=7)
    before = match.clone()
    with pytest.raises(IllegalChoice, match=f"Seat {seat} is not asked.*: 0"):
        match.choose("roll", seat)
    assert match == before


def test_nothing_is_chosen_while_luck_is_due_or_after_the_end() -> None:
    match = PIG.start(luck="given")
    match.choose("roll")
    with pytest.raises(IllegalChoice, match="Luck must fall first"):
        match.choose("roll")
    finish(match)
    with pytest.raises(IllegalChoice, match="over"):
        match.choose("roll")
