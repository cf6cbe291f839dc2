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
    for path in (FOLDER / game.folder.name).glob("test_*.py"):
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


# Rulings that no code carries out: by them nothing is forbidden, or nothing more can be done.
SILENT = {"westerplatte": {"14.7", "14.30", "14.40"}}
NUMBER = re.compile(r"\b\d+\.\d+\b")


def list_rulings(game: Game) -> set[str]:
    """The paragraphs of the chapter of rulings, or those that its table names."""
    paragraphs = read_paragraphs(game.folder)
    chapter = next((p for p in paragraphs.values() if p.title == "Rulings"), None)
    if chapter is None:
        return set()
    found = {number for number in paragraphs if number.startswith(f"{chapter.number}.")}
    rows = [line for line in chapter.text.splitlines() if line.startswith("|")]
    return found or {number for row in rows for number in NUMBER.findall(row.split("|")[-2])}


@each_game
def test_code_cites_the_rulings_that_it_carries_out(game: Game) -> None:
    rules = "".join(path.read_text(encoding="utf-8") for path in game.folder.glob("rules/*.py"))
    rulings, silent = list_rulings(game), SILENT.get(game.key, set())
    assert rulings - silent - set(NUMBER.findall(rules)) == set()
    assert silent <= rulings


@each_game
def test_every_rare_step_exists_and_has_its_test(game: Game) -> None:
    names = set().union(*named_tests(game).values()) if game.rare else set()
    assert set(game.rare) <= set(game.steps)
    assert {test for test in game.rare.values() if test not in names} == set()
