"""The menu: all games that were kept, by number, and looking back on those that are over."""

import os
import random
from pathlib import Path

import pytest

import siegeworks
from siegeworks.cli.terminal.looking_back import list_stops
from siegeworks.cli.terminal.shelf import FEW_LEFT
from tests.cli.terminal import Terminal, by_pipe

NEW = len(siegeworks.games())  # the numbers of the games to begin


def keep(data: Path, key: str, age: int, choices: int = 0) -> Path:
    """A game in the folder: some choices long, or played to its end."""
    match = siegeworks.game(key).start(seed=age)
    chance = random.Random(age)
    while match.to_move is not None and (not choices or match.length < choices):
        match.choose(chance.choice(match.options()))
    path = data / "games" / f"{key}-{age}.siege"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(match.record(), encoding="utf-8")
    os.utime(path, (1_000_000_000 - age, 1_000_000_000 - age))
    return path


def test_all_games_left_off_are_listed_with_how_far_they_are_and_when(tmp_path: Path) -> None:
    keep(tmp_path, "hegra", 1, choices=3)
    keep(tmp_path, "westerplatte", 2, choices=30)
    keep(tmp_path, "pig", 3)
    shown = by_pipe(tmp_path, ["q"], "play").stdout
    told = " ".join(shown.split())
    left, _, over = told.partition("Games that are over, to look back on")
    assert f"{NEW + 1} Hegra 1940: Day 1: Mobilisation · 2001-09-0" in left
    assert f"{NEW + 2} 7 Days of Westerplatte: Day 1, Turn 7: Officer 1, 1 player · 2001" in left
    assert over.strip().startswith(f"{NEW + 3} Pig: won by Player ")


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Games left off"), ("de", "Angefangene Partien")]
)
def test_a_game_left_off_goes_on_by_its_number(tmp_path: Path, language: str, title: str) -> None:
    keep(tmp_path, "hegra", 1, choices=3)
    path = keep(tmp_path, "westerplatte", 2, choices=30)
    run = by_pipe(tmp_path, [f"{NEW + 2}", "q"], "play", "-L", language)
    assert title in run.stdout
    assert str(path) in run.stdout.rpartition("siegeworks play")[2]


def test_what_has_no_room_is_shown_when_asked_for(tmp_path: Path) -> None:
    for age in range(FEW_LEFT + 2):
        keep(tmp_path, "pig", age + 1, choices=2 + age)
    last = NEW + FEW_LEFT + 2
    run = by_pipe(tmp_path, [str(last), "a", str(last), "q"], "play")
    first, _, after = run.stdout.partition("> a\n")
    assert f"type a number from 1 to {NEW + FEW_LEFT}," in first
    assert f" {last} Pig" in after
    assert f"pig-{FEW_LEFT + 2}.siege" in after


def test_a_game_that_is_over_is_looked_back_on_and_stays_as_it_is(tmp_path: Path) -> None:
    path = keep(tmp_path, "westerplatte", 4)
    before = path.stat().st_mtime, path.read_text("utf-8")
    stops = list_stops(siegeworks.read(path))
    assert len(stops) > 3
    assert [stop.since for stop in stops[1:]] == [stop.until for stop in stops[:-1]]
    with Terminal(tmp_path, "play") as terminal:
        terminal.until()
        assert "n new game, r replay, l log, q quit" in terminal.type(str(NEW + 1))
        first = terminal.type("r")
        assert f"1 of {len(stops)}: Enter goes on, b back, q ends" in first
        assert "WESTERPLATTE" in first
        second = terminal.type("")
        assert f"2 of {len(stops)}" in second
        assert f"1 of {len(stops)}" in terminal.type("b")
        assert "n new game" in terminal.type("q")
    assert (path.stat().st_mtime, path.read_text("utf-8")) == before


def test_a_file_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    keep(tmp_path, "pig", 1, choices=2)
    (tmp_path / "games" / "pig-2.siege").write_text("siegeworks record 1\nnonsense\n")
    run = by_pipe(tmp_path, ["q"], "play")
    assert run.returncode == 0
    assert f" {NEW + 1} Pig" in run.stdout
    assert f" {NEW + 2} Pig" not in run.stdout
