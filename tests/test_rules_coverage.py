"""Every numbered rule of every game has a test of its name, every rare step the one it names."""

import re
from pathlib import Path

import pytest

from siegeworks.core.game import Game
from siegeworks.words.reference import read_paragraphs
from tests.golden import OURS

FOLDER = Path(__file__).parent / "games"
TEST = re.compile(r"^def (test_(\d+)_(\d+)_\w+)\(", re.MULTILINE)
each_game = pytest.mark.parametrize("game", OURS, ids=[game.key for game in OURS])


def named_tests(game: Game) -> dict[str, set[str]]:
    """The names of a game's tests by the number of the rule they bear."""
    found: dict[str, set[str]] = {}
    for path in (FOLDER / game.key).glob("test_*.py"):
        for name, chapter, paragraph in TEST.findall(path.read_text(encoding="utf-8")):
            found.setdefault(f"{chapter}.{paragraph}", set()).add(name)
    return found


@each_game
def test_every_numbered_rule_has_a_test(game: Game) -> None:
    numbers = {n for n, p in read_paragraphs(game.folder).items() if not p.is_chapter}
    assert numbers - set(named_tests(game)) == set()


@each_game
def test_no_test_bears_a_number_that_no_rule_has(game: Game) -> None:
    assert set(named_tests(game)) - set(read_paragraphs(game.folder)) == set()


@each_game
def test_every_step_carries_out_a_numbered_rule(game: Game) -> None:
    known = set(read_paragraphs(game.folder))
    assert {name: step.rule for name, step in game.steps.items() if step.rule not in known} == {}


@each_game
def test_every_rare_step_exists_and_has_its_test(game: Game) -> None:
    names = set().union(*named_tests(game).values()) if game.rare else set()
    assert set(game.rare) <= set(game.steps)
    assert {test for test in game.rare.values() if test not in names} == set()
