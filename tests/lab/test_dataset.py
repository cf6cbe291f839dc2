"""Games as numbers for learners: deterministic, whole, resumable, and true to the game."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import siegeworks
from siegeworks.core.vectors.schema import find_schema
from siegeworks.lab import dataset, design
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import Experiment, make_game_seed
from tests.cli.commands import facts, run


def plan(games: int, **fields: Any) -> Experiment:
    return design(games, **{"game": ["gatehouse"], "bots": ["habit"], "seed": 3, **fields})


def write(experiment: Experiment, folder: Path, processes: int = 1, history: int = 0) -> int:
    return dataset.write_dataset(experiment, folder, history, processes, lambda _: None)


def read_all(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_the_same_games_give_the_same_bytes_in_any_number_of_processes(tmp_path: Path) -> None:
    for name, processes in (("one", 1), ("two", 2)):
        assert write(plan(45), tmp_path / name, processes) == 45
    assert read_all(tmp_path / "one") == read_all(tmp_path / "two")
    assert len(read_all(tmp_path / "one")) == 4  # the notes and three parts


def test_what_was_broken_off_or_shorter_goes_on(tmp_path: Path) -> None:
    write(plan(45), tmp_path / "whole")
    write(plan(25), tmp_path / "short")
    write(plan(45), tmp_path / "short")
    assert read_all(tmp_path / "short") == read_all(tmp_path / "whole")
    victim = next((tmp_path / "short").glob("*0000020*"))
    victim.unlink()
    write(plan(45), tmp_path / "short")
    assert read_all(tmp_path / "short") == read_all(tmp_path / "whole")


@pytest.mark.parametrize("key", ["gatehouse", "westerplatte", "pig"])
def test_rows_are_the_decisions_of_the_games(key: str, tmp_path: Path) -> None:
    """Played again by its seed and its actions, each game is the one that was written down."""
    write(plan(2, game=[key]), tmp_path)
    game, schema = siegeworks.game(key), find_schema(siegeworks.game(key))
    part = np.load(next(tmp_path.glob("*.npz")))
    for number in range(2):
        rows = np.flatnonzero(part["games"] == number)
        match = game.start(seed=make_game_seed(3, number), listening=False)
        for row in rows:
            seen = schema.read(part["observations"][row].tolist())
            assert seen["seat"] == part["seats"][row] == match.to_move
            offered = [schema.actions[n].text for n in np.flatnonzero(part["masks"][row])]
            assert sorted(offered) == sorted(str(option) for option in match.options())
            match.choose(schema.actions[part["actions"][row]].text)
        assert match.result is not None
        for row in rows:
            won = int(part["seats"][row]) in match.result.winners
            assert bool(part["results"][row] == 1.0) is won


def test_notes_say_what_the_numbers_mean(tmp_path: Path) -> None:
    write(plan(1), tmp_path, history=4)
    notes = json.loads((tmp_path / dataset.NOTES).read_text())
    schema = find_schema(siegeworks.game("gatehouse"))
    schema.refuse_other(notes["schema"])
    part = np.load(next(tmp_path.glob("*.npz")))
    assert part["observations"].shape[1] == schema.size + 6 * 4


def test_a_folder_of_other_games_is_refused(tmp_path: Path) -> None:
    write(plan(1), tmp_path)
    before = read_all(tmp_path)
    for other, history in ((plan(1, seed=4), 0), (plan(1), 2)):
        with pytest.raises(LabError):
            write(other, tmp_path, history=history)
    assert read_all(tmp_path) == before
    with pytest.raises(LabError):
        write(plan(1, game=["gatehouse", "pig"]), tmp_path / "both")


def test_the_command_writes_a_dataset(tmp_path: Path) -> None:
    flags = ("--game", "pig", "--bots", "random", "--games", "3", "--seed", "1")
    found = facts("lab", "dataset", *flags, "--out", str(tmp_path / "data"))
    assert found["games"] == 3
    again = run("lab", "dataset", *flags, "--out", str(tmp_path / "data"))
    assert again.returncode == 0
    assert "3" in again.stdout
