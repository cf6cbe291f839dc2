"""Every lesson of every game, played through the engine as its script asks."""

from pathlib import Path

import pytest

import siegeworks
from siegeworks import words
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.server.games import lessons
from siegeworks.server.games.lessons import Script
from siegeworks.words.reference import read_paragraphs
from tests.words import ftl

LESSONS = [
    (game, key, file)
    for game in siegeworks.games()
    for key, file in lessons.find_scripts(game).items()
]
each_lesson = pytest.mark.parametrize(
    ("game", "key", "file"), LESSONS, ids=[f"{game.key}-{key}" for game, key, _ in LESSONS]
)


def start(game: Game, script: Script) -> Match:
    """The game that a lesson is given in."""
    return game.start(seats=script.seats, options=script.options, seed=script.seed)


@each_lesson
def test_every_option_that_a_lesson_asks_for_is_offered(game: Game, key: str, file: Path) -> None:
    script = lessons.read(file)
    match = start(game, script)
    for step in script.steps:
        if step.choose:
            assert step.choose in [str(option) for option in match.options()], step.say
            match.choose(step.choose)
    assert match.result is None, "a lesson ends with a game that goes on"


@each_lesson
def test_everything_that_a_lesson_points_at_is_there(game: Game, key: str, file: Path) -> None:
    nouns = game.nouns(game.tables())
    for step in lessons.read(file).steps:
        for noun in step.point:
            kind, _, name = noun.partition(":")
            assert nouns.value(kind, name) is not None, (step.say, noun)


@each_lesson
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_lesson_has_its_words_and_no_others(
    game: Game, key: str, file: Path, language: str
) -> None:
    there = {
        name
        for name in ftl.entries(game.folder / "words" / f"{language}.ftl")
        if name.startswith(f"lesson-{key}-")
    }
    said = [step.say for step in lessons.read(file).steps]
    assert len(said) == len(set(said))
    assert there == {f"lesson-{key}-{name}" for name in (*said, "title", "blurb")}


@each_lesson
def test_rules_that_a_lesson_cites_exist(game: Game, key: str, file: Path) -> None:
    known = read_paragraphs(game.folder, "en")
    assert {step.rule for step in lessons.read(file).steps} <= {"", *known}


@each_lesson
def test_the_last_step_asks_for_nothing(game: Game, key: str, file: Path) -> None:
    assert not lessons.read(file).steps[-1].choose


def test_westerplatte_teaches_its_first_day() -> None:
    game = siegeworks.game("westerplatte")
    script = lessons.read(lessons.find_scripts(game)["first"])
    match = start(game, script)
    for step in script.steps:
        if step.choose:
            match.choose(step.choose)
    told = {event.kind for event in match.log()}
    assert told >= {
        "troop-destroyed",
        "bricks-lost",
        "mortar-fired",
        "troop-advances",
        "ammunition-taken",
        "air-raid",
        "morale-moves",
        "mine-explodes",
        "wall-rebuilt",
        "day-ends",
        "event-drawn",
    }
    assert script.minutes < 10


def test_steps_count_the_decisions_before_them() -> None:
    game = siegeworks.game("westerplatte")
    steps = lessons.describe_lesson(game, "first", "en").steps
    assert [step.turn for step in steps[:5]] == [0, 0, 0, 1, 2]
    assert steps[-1].turn == sum(bool(step.choose) for step in steps)
