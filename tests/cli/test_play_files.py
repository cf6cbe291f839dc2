"""Files of games in the terminal: saved, gone on with, refused; and a disk that fails."""

import os
import subprocess
from pathlib import Path

import pytest

import siegeworks
from tests.cli.playing import saved, start
from tests.cli.terminal import PROGRAM, Terminal, by_pipe, environment


def test_every_choice_is_on_the_disk_before_it_is_shown(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "westerplatte", "--seats", "2", "--seed", "1") as terminal:
        terminal.until("]: ")
        terminal.type("")
        assert siegeworks.read(saved(tmp_path)) == start(1, 2)
        terminal.type("stand C")
        text = saved(tmp_path).read_text(encoding="utf-8")
        assert text.endswith("0 stand C\n")
        terminal.process.kill()  # not even a crash loses it
        terminal.process.wait()
    assert saved(tmp_path).read_text(encoding="utf-8") == text


def test_an_unwritable_folder_is_told_and_play_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    run = by_pipe(blocked, ["1", "2", "end"], "play", "westerplatte", "--seed", "7")
    assert run.returncode == 0
    assert "The game is not being saved:" in run.stdout
    assert "NOT SAVED" in run.stdout
    assert "Turn 2: Officer 2" in run.stdout


def test_save_under_a_name_but_never_over_a_foreign_file(tmp_path: Path) -> None:
    foreign = tmp_path / "letter.siege"
    foreign.write_text("Dear Anna,\n")
    lines = ["1", f"s {tmp_path / 'mine'}", f"s {foreign}", f"s {tmp_path / 'mine.siege'}"]
    run = by_pipe(tmp_path, lines, "play", "westerplatte", "--seed", "7")
    assert run.stdout.count("Saved a copy as") == 2
    assert "is no record of a game" in " ".join(run.stdout.split())
    assert foreign.read_text() == "Dear Anna,\n"
    expected = start(7)
    expected.choose("stand A")
    assert siegeworks.read(tmp_path / "mine.siege") == expected


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess"),
        ("play", "missing.siege"),
        ("play", "westerplatte", "--seats", "7"),
        ("play", "westerplatte", "-o", "level=brutal"),
        ("play", "westerplatte", "-o", "colour=red"),
        ("play", "westerplatte", "--content", "no-such-folder"),
        ("play", "pig", "-L", "fr"),
        ("play", "pig", "-o", "level=hard"),
    ],
)
def test_a_bad_wish_is_one_sentence_and_exit_code_2(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    run = by_pipe(tmp_path, [], *arguments)
    assert run.returncode == 2
    assert run.stderr.startswith("siegeworks: ")
    assert run.stderr.count("\n") == 1
    assert not (tmp_path / "games").exists()


def test_a_broken_record_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "broken.siege"
    path.write_text(start(1).record() + "0 move nowhere\n")
    before = path.read_bytes()
    run = by_pipe(tmp_path, ["1"], "play", str(path))
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert path.read_bytes() == before


def test_going_on_with_tables_of_your_own(tmp_path: Path) -> None:
    content = tmp_path / "own tables"
    content.mkdir()
    (content / "numbers.toml").write_text('row = [{ id = "turn-cap", value = 90 }]\n')
    arguments = ("play", "westerplatte", "--seed", "7", "--content", str(content))
    run = by_pipe(tmp_path, ["1", "2"], *arguments)
    assert "Turn 1 of 90" in run.stdout
    assert f"--content '{content}'" in run.stdout
    again = by_pipe(tmp_path, ["q"], "play", str(saved(tmp_path)), "--content", str(content))
    assert "Turn 1 of 90" in again.stdout
    without = by_pipe(tmp_path, ["q"], "play", str(saved(tmp_path)))
    assert without.returncode == 2
    assert "--content" in without.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        run = subprocess.run(
            [*PROGRAM, "play", "westerplatte", "--seed", "7"],
            input="1\n2\n",
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            encoding="utf-8",
            check=False,
        )
    assert run.returncode == 2
    assert run.stderr.startswith("siegeworks: The output cannot be written")
    assert run.stderr.count("\n") == 1
    assert siegeworks.read(saved(tmp_path)).result is None


def test_no_half_written_file_stays_behind(tmp_path: Path) -> None:
    by_pipe(tmp_path, ["1", "2", "q"], "play", "westerplatte", "--seed", "7")
    assert os.listdir(tmp_path / "games") == [saved(tmp_path).name]


def test_a_copy_for_a_folder_lies_in_it_under_the_usual_name(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    run = by_pipe(tmp_path, [f"s {folder}", f"s {folder}/.", "q"], "play", "pig", "--seed", "1")
    assert run.stdout.count("Saved a copy as") == 2
    assert os.listdir(folder) == [saved(tmp_path).name]
    assert sorted(os.listdir(tmp_path)) == ["copies", "games"]


@pytest.mark.parametrize("name", ["none/x", "none/", "none/..", "~nobody-at-all/x"])
def test_a_copy_makes_no_folder(tmp_path: Path, name: str) -> None:
    typed = name if name.startswith("~") else f"{tmp_path}/{name}"
    run = by_pipe(tmp_path, [f"s {typed}", "roll"], "play", "pig", "--seed", "1")
    assert run.returncode == 0, run.stderr
    assert "There is no folder" in run.stdout
    assert os.listdir(tmp_path) == ["games"]
    assert siegeworks.read(saved(tmp_path)).entries(), "the question stayed"


def test_a_name_that_is_too_long_keeps_the_player_in_the_game(tmp_path: Path) -> None:
    run = by_pipe(tmp_path, [f"s {'n' * 300}", "roll"], "play", "pig", "--seed", "1")
    assert run.returncode == 0, run.stderr
    assert "cannot be written" in run.stdout
    assert siegeworks.read(saved(tmp_path)).entries(), "the question stayed"


def test_two_windows_on_one_game_never_overwrite_each_other(tmp_path: Path) -> None:
    by_pipe(tmp_path, ["q"], "play", "westerplatte", "--seed", "7")
    file = saved(tmp_path)
    with Terminal(tmp_path, "play", str(file)) as one, Terminal(tmp_path, "play", str(file)) as two:
        one.until()
        two.until()
        one.type("stand A")
        told = " ".join(two.type("stand B").split())
        assert "Somebody else has gone on with this game in its file" in told
        assert "Somebody else" not in two.type("stand C")
    beside = file.with_name(f"{file.stem}-2.siege")
    assert list_choices(file) == ["stand A"]
    assert list_choices(beside)[:2] == ["stand B", "stand C"]


def list_choices(file: Path) -> list[str]:
    """What people chose in a record."""
    return [entry.text for entry in siegeworks.read(file).entries() if entry.seat is not None]
