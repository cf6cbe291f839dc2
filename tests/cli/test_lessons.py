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
    path, others = folder / "lesson.siege", lesson.seat_opponents()
    played = TerminalGame(lesson.begin(), path, opponents=others, lesson=key)
    played.begin()
    return lesson, played


def let_others_answer(played: TerminalGame) -> None:
    """Go on to where the player is asked, or the game is over."""
    while (seat := played.opponents.asked(played.match)) is not None:
        played.choose(played.opponents.answer(played.match, seat), seat)


def tell(lesson: Lesson, played: TerminalGame) -> str:
    """All that is said now."""
    pages: list[list[Line]] = lesson.tell_next(played.match, Speaker("en"))
    return "\n".join(line for page in pages for line in make_plain(page))


@pytest.mark.parametrize(("game", "key"), LESSONS)
def test_every_step_of_a_lesson_is_said_once_and_in_order(
    tmp_path: Path, game: str, key: str
) -> None:
    lesson, played = sit_down(tmp_path, game, key)
    let_others_answer(played)
    said = tell(lesson, played)
    while choices := lesson.list_wanted(played.match):
        wanted = next(o for o in played.match.options() if str(o) in choices)
        assert str(wanted.words("en")) in said.replace("\n ", "")
        played.choose(wanted)
        let_others_answer(played)
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


def test_who_plays_on_from_the_end_of_a_lesson_reads_its_summary_once(tmp_path: Path) -> None:
    lesson, played = sit_down(tmp_path, "westerplatte", "first")
    while choices := lesson.list_wanted(played.match):
        played.choose(choices[0])
        let_others_answer(played)
    assert "You can now" in tell(lesson, played)
    assert tell(lesson, played) == ""
    played.undo()
    assert "You can now" not in tell(lesson, played)
    played.choose("end")
    assert "You can now" in tell(lesson, played)


def test_in_a_lesson_a_choice_is_taken_back_over_what_others_did_since(tmp_path: Path) -> None:
    lesson, played = sit_down(tmp_path, "stronghold", "second")
    before = played.match.position()
    for other in ("pass", "give-up goblin"):
        played.choose(other)
        let_others_answer(played)
        assert "another way than the lesson" in tell(lesson, played)
        assert played.find_undoable() is not None
        assert str(played.undo()) == other
        assert played.match.position() == before
    played.choose("give-up orc")
    let_others_answer(played)
    assert lesson.list_wanted(played.match) == ["pass"]


def test_of_very_many_answers_a_lesson_lists_those_that_it_asks_for(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "stronghold", "--lesson", "first") as terminal:
        shown = terminal.until(">")
        while "Move: soldier, Barracks" not in shown:
            shown = terminal.type("", ">")
        assert "other answers can be typed as well" in shown
        assert "Move: marksman, W1" not in shown


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


def test_after_a_lesson_one_key_leads_to_the_next(tmp_path: Path) -> None:
    lesson, played = sit_down(tmp_path, "westerplatte", "first")
    while choices := lesson.list_wanted(played.match):
        played.choose(choices[0])
        let_others_answer(played)
    with Terminal(tmp_path, "play", str(played.path)) as terminal:
        shown = terminal.until(">")
        while "n takes you to the next one" not in " ".join(shown.split()):
            shown += terminal.type("", ">")
        assert "You can now" in shown
        terminal.type("", ">")
        assert "LESSON Day 2" in terminal.type("n", ">")
