"""Typing at the terminal: several answers at once, questions before a choice, ways back."""

from pathlib import Path

import siegeworks
from tests.cli.playing import saved
from tests.cli.terminal import Terminal, by_pipe

WESTERPLATTE = ("play", "westerplatte", "--seats", "1", "-o", "level=easy", "--seed", "8")
HEGRA = ("play", "hegra", "--seed", "5")


def test_several_answers_in_one_line_go_as_far_as_they_can(tmp_path: Path) -> None:
    run = by_pipe(tmp_path, ["start c; start d", "move b; flie", "q"], *WESTERPLATTE)
    match = siegeworks.read(saved(tmp_path))
    assert [str(answer.text) for answer in match.entries() if answer.seat is not None] == [
        "stand C",
        "stand D",
        "move B",
    ]
    assert '"flie" is not on offer any more; it was left out' in run.stdout


def test_a_mistyped_answer_is_told_the_nearest(tmp_path: Path) -> None:
    run = by_pipe(tmp_path, ["start c; start d", "finsh acting", "hepl"], *WESTERPLATTE)
    told = " ".join(run.stdout.split())
    assert "did you mean: 5 Finish acting?" in told
    assert "did you mean: help?" in told


def test_numbers_stay_during_a_placement_and_say_why_they_are_gone(tmp_path: Path) -> None:
    lines = ["1", "stop", "negotiate officer", "1", "13 13 13 13", "treat hunter"]
    run = by_pipe(tmp_path, lines, *HEGRA)
    pages = run.stdout.split("Place a ready defender, or finish placing (9.5)")
    first = next(line for line in pages[1].split("\n") if "Done: " in line)
    second = next(line for line in pages[2].split("\n") if "Done: " in line)
    assert first.split()[: first.split().index("Done:")][-1] in second.split()
    told = " ".join(run.stdout.split())
    assert "1 Negotiate: officer: No defender of this type is ready" in told
    assert "Left out, with all that came after it: Shovel snow: soldier: No defender" in told
    assert "Treat a patient: hunter: No defender of this type is ready: choose another" in told


def test_an_answer_can_be_asked_about_before_it_is_given(tmp_path: Path) -> None:
    run = by_pipe(tmp_path, ["1", "stop", "1?", "how do I win?"], *HEGRA)
    asked = " ".join(run.stdout.partition("> 1?")[2].split())
    assert asked.startswith("Negotiate: officer")
    assert "(10.1)" in asked.partition("> how")[0]  # what negotiating is
    assert "You win Hold the fortress through eleven days." in asked
    assert "You lose" in asked


def test_what_would_be_taken_back_stands_above_the_prompt(tmp_path: Path) -> None:
    run = by_pipe(tmp_path, ["start c; start d", "move b", "u"], *WESTERPLATTE)
    assert "u undo (Move to B)" in run.stdout
    assert "r redo" in run.stdout.rpartition("Taken back: Move to B")[2]


def test_a_choice_that_loses_at_once_is_asked_about(tmp_path: Path) -> None:
    walls = {"A": 0, "G1": 1, "G2": 2, "G6": 0}
    match = siegeworks.situation("westerplatte", at="overflow A", walls=walls)
    path = tmp_path / "brink.siege"
    path.write_text(match.record(), encoding="utf-8")
    with Terminal(tmp_path, "play", str(path)) as terminal:
        terminal.until()
        asked = terminal.type("g1")
        assert "this loses the game at once for sure" in asked
        assert "choose a guardhouse" in terminal.type("")
        terminal.type("g1")
        assert "You have lost" in terminal.type("y")


def test_a_game_that_goes_on_tells_what_happened_since_the_last_choice(tmp_path: Path) -> None:
    by_pipe(tmp_path, ["start c; start d", "finish"], *WESTERPLATTE)
    again = by_pipe(tmp_path, [], "play", str(saved(tmp_path)))
    told = again.stdout.partition("Since you last chose")[2]
    assert "Turn 2: Officer 2 (4.2)" in told
    assert "Officer 2 starts on D" not in told


def test_a_window_that_is_too_small_says_so_and_tells_in_sentences(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WESTERPLATTE, size=(60, 30)) as terminal:
        shown = terminal.until()
    assert "This window has 60 columns and 30 lines; the board needs 80" in " ".join(shown.split())
    assert "Day: 1 / 7" in shown
    assert "1 Start on A" in shown
    assert max(map(len, shown.split("\n"))) <= 60


def test_enter_gives_the_only_answer_there_is(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WESTERPLATTE) as terminal:
        terminal.until()
        terminal.type("c")
        terminal.type("d")
        terminal.type("to d")
        shown = terminal.type("to e")
        assert "Enter: Finish acting" in shown
        assert "Turn 2: Officer 2" in terminal.type("")


def test_the_words_of_answers_are_completed(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WESTERPLATTE) as terminal:
        terminal.until()
        assert "Officer 1 starts on C" in terminal.type("start on c\t")


def test_real_dice_are_typed_several_in_a_line(tmp_path: Path) -> None:
    tiles = "morale mortar,  mines rebuild;ammunition push-back"
    arguments = ("play", "westerplatte", "--real-dice", "--seats", "1", "-o", "level=easy")
    run = by_pipe(tmp_path, [tiles], *arguments)
    assert "Choose a forward space where Officer 1 starts" in run.stdout


def test_sides_are_named_where_they_differ(tmp_path: Path) -> None:
    run = by_pipe(tmp_path, [], "play", "gatehouse", "--bot", "2=random", "--seed", "3")
    told = " ".join(run.stdout.split())
    assert "you are Player 1 (the invader); Player 2 (the defender) is a bot (random)" in told
    assert "Player 1 (the invader): Name a gate in secret" in told


def test_with_secrets_nobody_answers_for_another(tmp_path: Path) -> None:
    by_pipe(tmp_path, ["1; 2"], "play", "gatehouse", "--seed", "3")
    answers = siegeworks.read(saved(tmp_path)).entries()
    assert [answer.seat for answer in answers if answer.seat is not None] == [0]


def test_after_much_was_told_the_question_is_said_again(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WESTERPLATTE) as terminal:
        terminal.until()
        assert "Enter shows more" in terminal.type("look")
        told = terminal.type("")
        assert told.endswith("Choose a forward space where Officer 1 starts (3.6)\n> ")
        short = terminal.type("1?")
        assert "Choose a forward space" not in short
