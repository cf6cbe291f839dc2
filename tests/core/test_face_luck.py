"""The Python face of a match: luck, and the result."""

import pytest

from siegeworks import CHANCE, IllegalOutcome
from tests.core.face import GATEHOUSE, PIG, finish


def test_outcomes_have_names_and_weights() -> None:
    match = GATEHOUSE.start(luck="given")
    found = {str(outcome): outcome.weight for outcome in match.outcomes()}
    assert found == {"oil": 2, "stones": 3, "rumour": 2}
    assert [outcome.words() for outcome in match.outcomes()] == ["oil", "stones", "a rumour"]


def test_an_outcome_happens_by_itself_or_by_name() -> None:
    one, other = GATEHOUSE.start(seed=1, luck="given"), GATEHOUSE.start(seed=1, luck="given")
    one.happen(one.outcomes()[0])
    other.happen("oil")
    assert one == other


def test_an_impossible_outcome_changes_nothing() -> None:
    match = PIG.start(seed=1, luck="given")
    with pytest.raises(IllegalOutcome, match="No luck is waited for"):
        match.happen("6")
    match.choose("roll")
    before = match.clone()
    with pytest.raises(IllegalOutcome, match='"7" here; it can be one of: 1, 2, 3, 4, 5, 6'):
        match.happen("7")
    assert match == before


def test_with_its_own_luck_a_match_never_waits_for_it() -> None:
    match = PIG.start(seed=1)
    for _ in range(40):
        assert match.to_move is not None
        assert match.to_move != CHANCE
        assert match.outcomes() == []
        match.choose("roll")


def test_the_result_is_none_until_the_end() -> None:
    match = PIG.start(seats=3, luck="given")
    match.choose("hold")
    assert not match.result
    finish(match)
    result = match.result
    assert result is not None
    assert (result.ending, result.winners, result.grade) == ("reached", (1,), "won")
    assert result.score == {0: 0, 1: 102, 2: 0}


def test_the_same_seed_is_the_same_game() -> None:
    one, other = PIG.start(seed=5), PIG.start(seed=5)
    for _ in range(30):
        one.choose("roll")
        other.choose("roll")
    assert one == other
    assert PIG.start(seed=5) != PIG.start(seed=6)
    assert PIG.start(seed=5) != GATEHOUSE.start(seed=5)
    assert PIG.start(seed=5) != "pig"


def test_a_match_without_a_log_plays_alike() -> None:
    loud, quiet = PIG.start(seed=5), PIG.start(seed=5, listening=False)
    for match in (loud, quiet):
        for _ in range(10):
            match.choose("roll")
    assert loud == quiet
    assert quiet.log() == []
    assert len(loud.log()) == 10
    assert loud.record() == quiet.record()
