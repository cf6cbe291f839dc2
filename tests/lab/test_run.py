"""Runs: the same rows however they are played, and nothing lost when they are broken off."""

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from multiprocessing import active_children
from pathlib import Path

import pytest

import siegeworks
from siegeworks import bots
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import design, make_bot_seed, make_game_seed
from siegeworks.lab.rows import PARTS
from siegeworks.lab.run_folder import count_kept, run
from siegeworks.lab.workers import Done, Part, ThisProcess
from tests.lab.helping import command, rows, small, surroundings


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[object, ...]]:
    """The rows of the small experiment."""
    folder = tmp_path_factory.mktemp("expected") / "run"
    assert run(small(), folder).is_complete
    return rows(folder)


def test_rows_are_complete(expected: list[tuple[object, ...]]) -> None:
    assert len(expected) == 100
    assert {row[8] for row in expected} <= {"reached", "breached", "relieved"}
    assert all(row[2] == make_game_seed(0, int(str(row[1]))) for row in expected)


@pytest.mark.parametrize("processes", [2, 3])
def test_the_number_of_processes_changes_nothing(
    processes: int, expected: list[tuple[object, ...]], tmp_path: Path
) -> None:
    done = run(small(), tmp_path / "run", processes)
    assert (done.games, done.total) == (100, 100)
    assert rows(tmp_path / "run") == expected


def test_a_row_is_the_game_of_its_seed(tmp_path: Path) -> None:
    experiment = design(6, ["pig"], [2], bots=[["habit", "random"]])
    run(experiment, tmp_path / "run")
    game = siegeworks.game("pig")
    for row in rows(tmp_path / "run"):
        match = game.start(2, seed=row[2])
        specs = enumerate(("habit", "random"))
        players = [bots.make(spec, game, make_bot_seed(row[2], seat)) for seat, spec in specs]
        made = 0
        while match.to_move is not None:
            observation = bots.observe(match, match.to_move)
            assert observation is not None
            match.choose(players[match.to_move].choose(observation))
            made += 1
        assert match.result is not None
        assert row[9] == list(match.result.winners)
        assert row[10] == [match.result.score[seat] for seat in range(2)]
        assert row[11] == made == sum(row[15].values())
        assert row[13] == sum(row[16].values())
        assert row[17] == match.scribe.reached
        assert sum(row[18].values()) == made
        assert any(row[19].values())


def test_one_seat_by_habit_is_played_without_observations(tmp_path: Path) -> None:
    run(design(2, ["hegra"], bots=["habit"]), tmp_path / "run")
    for row in rows(tmp_path / "run"):
        assert row[11] == sum(row[15].values()) == sum(row[18].values())
        assert row[12] <= row[11]
        assert row[13] == sum(row[16].values())
        assert row[19]["day 1"] > 1
        assert row[8] in siegeworks.game("hegra").endings.values()


def test_random_games_have_every_column_filled(tmp_path: Path) -> None:
    run(design(20, seats=[3], options={"level": ["hard"]}), tmp_path / "run")
    for row in rows(tmp_path / "run"):
        assert row[3:7] == ("westerplatte", 3, "level=hard", "random")
        assert row[14]["turn"] > 0
        assert 1 <= row[14]["day"] <= 7
        assert row[15]["end"] > 0
        assert any(name.startswith("card ") for name in row[16])
        assert row[17]["SetUp"] == 1
        assert row[11] == sum(row[15].values())


class Weary:
    """Workers that stop in the middle, as Ctrl-C or the end of a process stops them."""

    def __init__(self, after: int, end: BaseException) -> None:
        self.after, self.end = after, end

    def __enter__(self) -> "Weary":
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def play(self, parts: Iterable[Part]) -> Iterable[Done]:
        for number, done in enumerate(ThisProcess().play(parts)):
            if number == self.after:
                raise self.end
            yield done


@pytest.mark.parametrize("end", [KeyboardInterrupt(), LabError("lab-worker")])
def test_a_run_broken_off_goes_on(
    end: BaseException, expected: list[tuple[object, ...]], tmp_path: Path
) -> None:
    with pytest.raises(type(end)):
        run(small(), tmp_path, workers=Weary(9, end))  # type: ignore[arg-type]
    assert count_kept(small(), tmp_path) == 36
    shown: list[int] = []
    assert run(small(), tmp_path, show=shown.append).is_complete
    assert shown[0] == 36
    assert shown[-1] == 100
    assert rows(tmp_path) == expected


def test_a_full_disk_keeps_what_was_written(
    expected: list[tuple[object, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, calls = os.fsync, 0

    def full(handle: int) -> None:
        nonlocal calls
        calls += 1
        if calls > 5:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(handle)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(LabError, match="No space left"):
        run(small(), tmp_path)
    monkeypatch.undo()
    assert count_kept(small(), tmp_path) == 16  # the notes, and four parts of four games
    assert not [path for path in tmp_path.rglob("*") if path.name.startswith(".")]
    run(small(), tmp_path)
    assert rows(tmp_path) == expected


def test_half_a_part_is_played_again(expected: list[tuple[object, ...]], tmp_path: Path) -> None:
    run(small(), tmp_path)
    part = sorted((tmp_path / "parts").iterdir())[3]
    part.write_bytes(part.read_bytes()[:-100])
    sorted((tmp_path / "parts").iterdir())[5].write_bytes(b"")
    assert count_kept(small(), tmp_path) == 92
    run(small(), tmp_path)
    assert rows(tmp_path) == expected


def test_a_killed_worker_is_a_sentence(tmp_path: Path) -> None:
    experiment = small(games=400)

    def kill(games: int) -> None:
        if games:
            os.kill(active_children()[0].pid or 0, signal.SIGKILL)

    with pytest.raises(LabError, match="run the same command again"):
        run(experiment, tmp_path, processes=2, show=kill)
    assert count_kept(experiment, tmp_path) >= 4
    assert not active_children()


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """SIGKILL in the middle: nobody can tidy up."""
    flags = ["--game", "pig", "--bots", "habit", "--games", "300", "--seed", "3", "--out"]
    killed = tmp_path / "killed"
    process = subprocess.Popen(command("lab", "run", *flags, killed), env=surroundings())
    while len(list(killed.glob("parts/*.parquet"))) < 3:
        assert process.poll() is None
        time.sleep(0.02)
    process.kill()
    process.wait()
    experiment = design(300, ["pig"], bots=["habit"], seed=3)
    assert 30 <= count_kept(experiment, killed) < 300
    run(experiment, killed, processes=2)
    run(experiment, tmp_path / "whole")
    assert rows(killed) == rows(tmp_path / "whole")


def test_a_folder_belongs_to_one_experiment(tmp_path: Path) -> None:
    run(design(3), tmp_path)
    assert run(design(3, name="the same"), tmp_path).is_complete
    with pytest.raises(LabError, match="another experiment"):
        run(design(3, seed=1), tmp_path)


def test_a_run_can_be_made_longer_again_and_again(tmp_path: Path) -> None:
    """Also where it was broken off before, and where parts of bots are of different sizes."""
    bots = ["random", "habit"]
    run(design(7, game=["pig"], bots=bots), tmp_path / "long")
    next((tmp_path / "long" / PARTS).iterdir()).unlink()
    for games in (15, 15, 23):
        assert run(design(games, game=["pig"], bots=bots), tmp_path / "long").games == 2 * games
    run(design(23, game=["pig"], bots=bots), tmp_path / "once")
    assert rows(tmp_path / "long") == rows(tmp_path / "once")
    with pytest.raises(LabError, match="23 games of each already; ask for at least as many, not 7"):
        run(design(7, game=["pig"], bots=bots), tmp_path / "long")


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("Dear ...")
    with pytest.raises(LabError, match="other files"):
        run(design(3), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letters.txt"]


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(LabError, match="cannot be written"):
        run(design(3), tmp_path / "file" / "run")


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("program", ["import sys; sys.exit(3)", "print('nonsense', flush=True)"])
def test_a_bot_that_fails_is_named(program: str, processes: int, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(program)
    spec = f"program:{sys.executable} {script}"
    with pytest.raises(LabError) as refusal:
        run(design(4, ["pig"], bots=[["random", spec]]), tmp_path / "run", processes)
    assert spec in str(refusal.value)
    assert "seed" in str(refusal.value)
    assert "error-" not in refusal.value.words("de")
