"""Matches that go to another process, or are copied by ``copy``: equal, whole, and independent."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import siegeworks
from siegeworks import Match
from siegeworks.bots import observe
from tests.core.test_clone import KEYS, played

ELSEWHERE = """
import pickle, sys
match = pickle.load(sys.stdin.buffer)
for number in range(60):
    if match.to_move is not None:
        match.choose(match.options()[number % len(match.options())])
sys.stdout.write(match.record())
"""


def pickled(match: Match) -> Match:
    found = pickle.loads(pickle.dumps(match))
    assert isinstance(found, Match)
    return found


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("luck", ["own", "given"])
@pytest.mark.parametrize("copied", [pickled, copy.deepcopy, copy.copy])
def test_a_copy_is_equal_whole_and_independent(
    key: str, luck: str, copied: Callable[[Match], Match]
) -> None:
    match = played(key, 4, 9, luck)
    if match.undoable:
        match.undo()
    twin = copied(match)
    assert twin == match
    assert twin.game is match.game
    assert (twin.record(), twin.dump(), twin.log()) == (match.record(), match.dump(), match.log())
    assert (twin.undoable, twin.redo_option) == (match.undoable, match.redo_option)
    before = match.record(), match.dump()
    for _ in range(5):
        if twin.to_move is not None and twin.options():
            twin.choose(twin.options()[0])
    assert (match.record(), match.dump()) == before


@pytest.mark.parametrize("key", KEYS)
def test_a_pickled_match_goes_on_alike_in_another_process(key: str) -> None:
    match = played(key, 4, 9)
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps(match),
        capture_output=True,
        check=True,
        env={"PYTHONPATH": str(Path(siegeworks.__file__).parents[1])},
    )
    for number in range(60):
        if match.to_move is not None:
            match.choose(match.options()[number % len(match.options())])
    assert done.stdout.decode() == match.record()


def test_what_was_chosen_can_be_taken_back_in_a_copy() -> None:
    match = siegeworks.game("westerplatte").start(seed=1)
    for _ in range(30):
        if len(match.undoable) < 2:
            match.choose(match.options()[0])
    twin = pickled(match)
    for _ in range(2):
        assert twin.undo() == match.undo()
        assert twin == match
    assert twin.redo() == match.redo()
    assert twin.record() == match.record()


def test_tables_of_the_users_own_come_along(tmp_path: Path) -> None:
    (tmp_path / "numbers.toml").write_text('[[row]]\nid = "days"\nvalue = 2\n', encoding="utf-8")
    match = siegeworks.game("westerplatte").start(seed=1, content=tmp_path)
    (tmp_path / "numbers.toml").unlink()
    twin = pickled(match)
    assert twin.record() == match.record()
    for number in range(200):
        if match.to_move is not None:
            choice = str(match.options()[number % len(match.options())])
            match.choose(choice)
            twin.choose(choice)
    assert match.result is not None
    assert (twin.result, twin.record()) == (match.result, match.record())


@pytest.mark.parametrize("key", KEYS)
def test_what_a_bot_observes_can_be_sent(key: str) -> None:
    seen = observe(played(key, 4, 9), 0, seed=1)
    if seen is not None:
        twin = pickle.loads(pickle.dumps(seen))
        assert (twin.seat, twin.decision, twin.match) == (seen.seat, seen.decision, seen.match)
        assert twin.decision.words("de") == seen.decision.words("de")
