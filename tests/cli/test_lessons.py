"""Lessons at the terminal: told step by step, left and taken up again, to their end."""

from pathlib import Path

import pytest

import siegeworks
from siegeworks.cli.terminal import left_off
from siegeworks.cli.terminal.lesson import Lesson
from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.core.game import Line
from siegeworks.parts.lessons.scripts import find_scripts
from siegeworks.text.lines import make_plain
from siegeworks.text.speaker import Speaker
from tests.cli.playing import saved
from tests.cli.terminal import Terminal

LESSONS = [(game.key, key) for game in siegeworks.games() for key in find_scripts(game)]


def sit_down(folder: Path, game: str, key: str) -> tuple[Lesson, TerminalGame]:
    """A lesson, and the game that it is given in."""
    lesson = Lesson(siegeworks.game(game), key)
    played = TerminalGame(lesson.begin(), folder / "lesson.siege", lesson=key)
    played.begin()
    return lesson, played


def tell(lesson: Lesson, played: TerminalGame) -> str:
    """All that is said now."""
    pages: list[list[Line]] = lesson.tell_next(played.match, Speaker("en"))
    return "\n".join(line for page in pages for line in make_plain(page))


@pytest.mark.parametrize(("game", "key"), LESSONS)
def test_every_step_of_a_lesson_is_said_once_and_in_order(
    tmp_path: Path, game: str, key: str
) -> None:
    lesson, played = sit_down(tmp_path, game, key)
    asking = [step for step in lesson.script.steps if step.choices]
    said = tell(lesson, played)
    while played.match.to_move is not None:
        done = sum(not entry.is_luck for entry in played.match.journal)
        if done >= len(asking):
            break
        wanted = next(o for o in played.match.options() if str(o) in asking[done].choices)
        assert str(wanted.words("en")) in said.replace("\n  ", "")
        played.choose(wanted)
        said += tell(lesson, played)
    steps = len(lesson.script.steps)
    places = [said.find(f" · {number} of {steps}") for number in range(1, steps + 1)]
    assert -1 not in places
    assert places == sorted(places)


def test_another_way_can_be_taken_back_or_gone_on(tmp_path: Path) -> None:
    lesson, played = sit_down(tmp_path, "westerplatte", "first")
    first = tell(lesson, played)
    played.choose("stand A")
    assert "another way than the lesson" in tell(lesson, played)
    played.undo()
    assert tell(lesson, played).splitlines()[-1] == first.splitlines()[-1]
    played.choose("stand A")
    played.choose("stand B")
    assert tell(lesson, played) == ""


def test_a_lesson_that_was_left_goes_on_as_one(tmp_path: Path) -> None:
    _, played = sit_down(tmp_path, "hegra", "first")
    match = siegeworks.read(played.path)
    assert left_off.read_lesson(played.path, match) == "first"


def test_who_is_new_is_offered_the_first_lesson(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "westerplatte") as terminal:
        asked = terminal.until("]: ")
        assert "1 Day 1: the first shots" in asked
        assert "Lesson or game (1-3) [1]: " in asked
        steps = len(Lesson(siegeworks.game("westerplatte"), "first").script.steps)
        assert f"LESSON Day 1: the first shots · 1 of {steps}" in terminal.type("")
        terminal.type("")
        assert "Now type its number or words: Start on B" in terminal.type("")
        assert "Put Officer 2 on C" in terminal.type("b")
        left = terminal.type("q", "\x00")
        assert f"play {saved(tmp_path)}" in left
    with Terminal(tmp_path, "play", str(saved(tmp_path))) as terminal:
        assert "Put Officer 2 on C" in terminal.until()  # and nothing of what was said before


def test_a_lesson_that_there_is_not_is_refused_by_name(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "hegra", "--lesson", "tenth") as terminal:
        assert "this game has: first, second, third" in terminal.until("\x00")
