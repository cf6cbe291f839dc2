"""Undo: back to any earlier choice of the same seat, never past luck, a reveal or another seat."""

import pytest

import siegeworks
from siegeworks import Match, UndoRefused

PIG = siegeworks.game("pig")
GATEHOUSE = siegeworks.game("gatehouse")
WESTERPLATTE = siegeworks.game("westerplatte")


def officers_on_their_way() -> Match:
    """Alone with two officers: the first has made two moves, all by the same seat."""
    match = WESTERPLATTE.start(seats=1, seed=3)
    match.choose("stand A")
    match.choose("stand B")
    assert match.undoable == []  # cards were drawn
    for _ in range(2):
        match.choose(next(o for o in match.options() if o.verb == "move"))
    return match


def test_undo_restores_position_log_and_journal() -> None:
    match = PIG.start(seed=1)
    before, journal, log = match.clone(), match.record(), match.log()
    match.choose("hold")
    assert match.decision is not None
    assert match.decision.undoable
    assert str(match.undo()) == "hold"
    assert match == before
    assert (match.record(), match.log()) == (journal, log)
    assert match.decision.undoable is False


def test_redo_takes_it_again() -> None:
    match = PIG.start(seed=1)
    match.choose("hold")
    after, record = match.clone(), match.record()
    match.undo()
    assert match.redoable
    assert str(match.redo()) == "hold"
    assert match == after
    assert match.record() == record
    assert not match.redoable


def test_a_new_choice_ends_redo() -> None:
    match = PIG.start(seed=1)
    match.choose("hold")
    match.undo()
    match.choose("hold")
    assert not match.redoable
    with pytest.raises(UndoRefused, match="nothing to take again"):
        match.redo()


def test_a_refused_choice_does_not_end_redo() -> None:
    match = PIG.start(seed=1)
    match.choose("hold")
    match.undo()
    with pytest.raises(siegeworks.IllegalChoice):
        match.choose("fly")
    assert match.redoable


def test_an_option_of_the_game_that_is_not_offered_now_changes_nothing() -> None:
    match = WESTERPLATTE.start(seats=1, seed=3)
    gone = match.find_option("stand A")
    match = officers_on_their_way()
    match.undo()
    before = match.clone()
    with pytest.raises(siegeworks.IllegalChoice, match="stand A"):
        match.choose(gone)
    assert match == before
    assert match.redoable


def test_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(UndoRefused, match="nothing to take back"):
        PIG.start(seed=1).undo()


@pytest.mark.parametrize("luck", ["own", "given"])
def test_never_past_luck(luck: str) -> None:
    match = PIG.start(seed=1, luck=luck)
    match.choose("hold")
    match.choose("roll")
    if luck == "given":
        assert match.undoable  # the die has not fallen yet
        match.happen("4")
    assert match.undoable == []
    with pytest.raises(UndoRefused):
        match.undo()


def test_luck_ends_redo() -> None:
    match = PIG.start(seed=1, luck="given")
    match.choose("roll")
    match.undo()
    match.choose("roll")
    match.happen("3")
    assert not match.redoable


def test_only_the_latest_seat_may_go_back() -> None:
    match = PIG.start(seats=3, seed=1)
    for _ in range(3):
        match.choose("hold")
    assert match.undoable == [2]
    with pytest.raises(UndoRefused, match="place 1; choose one of: 2"):
        match.undo(1)
    match.undo()
    assert match.to_move == 2
    assert match.undoable == [1]  # and then the seat before, in turn


def test_never_past_a_reveal() -> None:
    match = GATEHOUSE.start(seed=1)
    match.choose("name left", 1)
    assert len(match.undoable) == 1
    match.choose("name left", 0)  # both orders are shown
    assert match.undoable == []


def test_a_secret_order_can_be_taken_back_until_it_is_shown() -> None:
    match = GATEHOUSE.start(seed=1)
    before = match.clone()
    match.choose("name right", 1)
    match.undo()
    assert match == before
    assert match.asked == (0, 1)


def test_several_choices_back_at_once_and_again() -> None:
    match = officers_on_their_way()
    latest, first = match.undoable
    assert latest == first + 1
    after = match.clone()
    start = match.clone()
    start.undo()
    start.undo()
    match.undo(first)
    assert match == start
    assert match.undoable == []
    match.redo()
    match.redo()
    assert match == after
    assert match.record() == after.record()
    assert not match.redoable


def test_undo_then_another_way() -> None:
    match = officers_on_their_way()
    match.undo()
    match.choose("end") if "end" in map(str, match.options()) else match.choose(match.options()[-1])
    assert WESTERPLATTE.read(match.record()) == match


def test_a_clone_has_a_history_of_its_own() -> None:
    match = officers_on_their_way()
    clone = match.clone()
    clone.undo()
    clone.undo()
    assert len(match.undoable) == 2
    match.undo()
    match.redo()
    clone.redo()
    clone.redo()
    assert clone == match


def test_the_same_moment_can_be_gone_back_to_twice() -> None:
    match = PIG.start(seed=1)
    start = match.clone()
    for _ in range(3):
        match.choose("hold")
        match.undo()
        assert match == start
        match.redo()
        match.undo()
        assert match == start


def test_what_is_taken_back_after_reading_a_record_has_luck_of_its_own_again() -> None:
    match = siegeworks.game("westerplatte").start(2, seed=3)
    match.choose("stand A")
    again = match.game.read(match.record())
    again.undo()
    assert again == siegeworks.game("westerplatte").start(2, seed=3)
    for text in ("stand A", "stand B", "end"):
        again.choose(text)
    assert again.to_move is not None
    assert again.to_move >= 0
