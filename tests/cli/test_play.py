"""Terminal play, driven as a player drives it: whole games, undo, several players, the menu."""

import random
import re
from pathlib import Path

import pytest

import siegeworks
from tests.cli.playing import line_of_play, saved, start
from tests.cli.terminal import Terminal, by_pipe


@pytest.mark.parametrize(("seats", "level"), [(1, "easy"), (4, "hard")])
def test_a_whole_game_by_pipe(tmp_path: Path, seats: int, level: str) -> None:
    match = start(5, seats, level)
    lines = line_of_play(match, random.Random(1))
    arguments = ("--seats", str(seats), "-o", f"level={level}", "--seed", "5")
    run = by_pipe(tmp_path, lines, "play", "westerplatte", *arguments)
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert "\x1b" not in run.stdout
    assert match.result is not None
    assert "You have lost: two guardhouses have no bricks left." in run.stdout
    assert f"Score: {match.result.score[0]}" in run.stdout
    assert "Seed: 5 " in run.stdout
    assert str(saved(tmp_path)) in run.stdout.replace("\n  ", "")
    assert saved(tmp_path).read_text(encoding="utf-8") == match.record()
    assert max(map(len, re.sub(r"^.*Record.*$", "", run.stdout, flags=re.M).split("\n"))) <= 80


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    match = start(8)
    lines = line_of_play(match, random.Random(3))
    with Terminal(tmp_path, "play", "westerplatte", "--seed", "8") as terminal:
        assert "Players (1, 2, 3, 4) [1]: " in terminal.until("]: ")
        assert "Level (1 easy, 2 medium, 3 hard) [1 easy]: " in terminal.type("", "]: ")
        assert "Choose a forward space where Officer 1 starts (3.6)" in terminal.type("")
        for line in lines:
            shown = terminal.play(line)
        assert "You have lost" in shown
        assert "n new game, r replay, l log, q quit" in shown
        assert "\x1b[" in terminal.raw
        terminal.type("q", "\x00")
        assert terminal.process.wait() == 0
    assert siegeworks.read(saved(tmp_path)) == match


def test_options_come_in_order_explained_and_only_where_they_go_together(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "hegra", "--seed", "3") as terminal:
        asked = terminal.until("]: ")
        assert "As usual: Edition: Hegra 1940; Difficulty: Normal;" in asked
        assert "Options (1 as usual, 2 choose each) [1 as usual]: " in asked
        edition = terminal.type("choose", "]: ")
        assert "Edition (1 hegra 1940, 2 halls of hegra) [1 hegra 1940]: " in edition
        assert "halls of hegra: The first English rules" in terminal.type("?", "]: ")
        steps = "Difficulty (1 easiest, 2 easier, 3 normal, 4 harder, 5 hardest) [3 normal]: "
        assert steps in terminal.type("", "]: ")
    with Terminal(tmp_path, "play", "hegra", "--seed", "3") as terminal:
        terminal.until("]: ")
        terminal.type("choose", "]: ")
        assert "(5.2)" in terminal.type("halls")  # the first question of the game
    with Terminal(tmp_path, "play", "hegra", "--seed", "3") as terminal:
        terminal.until("]: ")
        assert "(5.2)" in terminal.type("")


def test_setting_up_can_be_left_and_explains_itself(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "westerplatte", "--seed", "3") as terminal:
        assert "Enter takes what stands in brackets" in terminal.until("]: ")
        assert "Type one of: 1, 2, 3, 4; its beginning will do. Enter takes 1" in " ".join(
            terminal.type("h", "]: ").split()
        )
        assert "Level (1 easy, 2 medium, 3 hard) [1 easy]: " in terminal.type("", "]: ")
        terminal.type("q", "\x00")
        assert terminal.process.wait() == 0
    assert not (tmp_path / "games").exists()


def test_a_wide_terminal_has_the_facts_beside_the_board(tmp_path: Path) -> None:
    play = ("play", "westerplatte", "--seats", "1", "-o", "level=easy", "--seed", "8")
    with Terminal(tmp_path, *play, size=(120, 40)) as terminal:
        wide = terminal.until().split("\n")
        assert any(line.endswith("Day: 1 / 7") for line in wide)
        assert 80 < max(map(len, wide)) <= 120
    with Terminal(tmp_path, *play) as terminal:
        assert "Day: 1 / 7" not in terminal.until()


def test_what_stands_beside_the_board_names_its_place_and_is_not_cut(tmp_path: Path) -> None:
    usual = {setting.name: setting.values[0] for setting in siegeworks.game("hegra").settings}
    chosen = [part for name in usual for part in ("-o", f"{name}={usual[name]}")]
    with Terminal(tmp_path, "play", "hegra", *chosen, "--seed", "3", size=(120, 40)) as terminal:
        shown = terminal.until()
        while "(9.5)" not in shown:
            shown = terminal.type("1")
        shown = terminal.type("inspire soldier")
        shown = terminal.type("shovel soldier")
    beside = " ".join(line[83:].strip() for line in shown.split("\n"))
    assert "· Shovel snow: Will be done once" in beside
    assert "! Inspire: Not enough defenders yet, 1 more needed" in beside


@pytest.mark.parametrize("edition", ["1940", "2023"])
def test_a_whole_game_of_hegra_in_a_terminal(tmp_path: Path, edition: str) -> None:
    game = siegeworks.game("hegra")
    chosen = {setting.name: setting.values[0] for setting in game.settings} | {"edition": edition}
    match = game.start(options=chosen, seed=3)
    lines = line_of_play(match, random.Random(3))
    assert len(lines) > 80
    assert match.result is not None
    arguments = [part for name in chosen for part in ("-o", f"{name}={chosen[name]}")]
    with Terminal(tmp_path, "play", "hegra", *arguments, "--seed", "3") as terminal:
        shown = terminal.until()
        for line in lines:
            shown = terminal.play(line)
        assert "n new game, r replay, l log, q quit" in shown
        terminal.type("q", "\x00")
        assert terminal.process.wait() == 0
    assert siegeworks.read(saved(tmp_path)) == match


def test_ctrl_c_leaves_a_game_that_goes_on_exactly(tmp_path: Path) -> None:
    match = start(4)
    lines = line_of_play(match, random.Random(9), most=12)
    arguments = ("play", "westerplatte", "--seats", "1", "-o", "level=easy", "--seed", "4")
    with Terminal(tmp_path, *arguments) as terminal:
        terminal.until()
        for line in lines:
            terminal.play(line)
        last = terminal.interrupt()
        assert terminal.process.returncode == 130
    path = saved(tmp_path)
    assert "The game is saved. To go on:" in last
    assert f"play {path}" in last
    assert "Traceback" not in last
    again = siegeworks.read(path)
    assert again == match
    assert again.position() == match.position()
    with Terminal(tmp_path, "play", str(path)) as terminal:
        assert f"({again.decision.rule if again.decision else ''})" in terminal.until()
        more = line_of_play(match, random.Random(2), most=3)
        for line in more:
            terminal.play(line)
        terminal.type("q", "\x00")
    assert siegeworks.read(path) == match


def test_undo_and_redo(tmp_path: Path) -> None:
    lines = ["stand A", "stand C", "move B", "move C", "u", "u", "u", "r", "r", "r", "q"]
    run = by_pipe(tmp_path, lines, "play", "westerplatte", "--seed", "3")
    assert run.stdout.count("Taken back: Move to") == 2
    assert "There is nothing to take back" in run.stdout
    assert run.stdout.count("Taken again: Move to") == 2
    assert "There is nothing to take again" in run.stdout
    expected = start(3)
    for choice in lines[:4]:
        expected.choose(choice)
    assert siegeworks.read(saved(tmp_path)) == expected


def test_several_players_are_told_whose_turn_it_is(tmp_path: Path) -> None:
    lines = ["1", "2", "end"]
    run = by_pipe(tmp_path, lines, "play", "westerplatte", "--seats", "2", "--seed", "7")
    assert "Player 1: Move and act" in run.stdout
    assert "Player 2: Move and act" in run.stdout


def test_a_curtain_falls_between_players_with_secrets(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "gatehouse", "--seed", "3") as terminal:
        first = terminal.until("looking.\n")
        assert "Hand over to Player 1 (the invader)." in first
        assert "Hand: 1" in terminal.type("")
        second = terminal.type("1", "looking.\n")
        assert "Stock" not in second.rpartition("Hand over")[2]
        assert "\x1b[3J" in terminal.raw
        shown = terminal.type("")
        assert "Player 2 (the defender): " in shown
        assert re.search(r"Hand: (oil|stones|a rumour)", shown)
        assert "Orders: Player 1 ?" in shown
        left = terminal.type("q", "\x00")
        assert "\x1b[3J" in terminal.raw.rpartition("Name a gate in secret")[2], "nothing stays"
        assert "The game is saved." in left


def test_games_without_a_drawing_can_be_played(tmp_path: Path) -> None:
    run = by_pipe(tmp_path, ["roll", "hold", "o"] * 3, "play", "pig", "--seed", "1")
    assert run.returncode == 0
    assert "Player 2" in run.stdout


def test_the_menu_offers_games_and_goes_on_with_the_last(tmp_path: Path) -> None:
    run = by_pipe(tmp_path, ["what", "1", "stand D"], "play")
    assert run.returncode == 0, run.stderr
    assert "1 7 Days of Westerplatte (1–4 players)" in run.stdout
    assert "(1 player)" in run.stdout
    assert "Enter begins 7 Days of Westerplatte, q quits >" in run.stdout
    assert "That is not in the list" in run.stdout
    again = by_pipe(tmp_path, ["c", "stand E"], "play")
    assert "Enter goes on with 7 Days of Westerplatte, q quits >" in again.stdout
    match = siegeworks.read(saved(tmp_path))
    posts = match.view(0)["zones"]["post"]  # type: ignore[index]
    assert posts == {"1": "D", "2": "E"}


def test_after_the_end_comes_another_game(tmp_path: Path) -> None:
    match = start(5)
    lines = [*line_of_play(match, random.Random(1)), "l 2", "what", "n", "1"]
    arguments = ("play", "westerplatte", "--seats", "1", "-o", "level=easy", "--seed", "5")
    run = by_pipe(tmp_path, lines, *arguments)
    assert "n new game, r replay, l log, q quit" in run.stdout
    assert '"what" is no answer here; type n, r, l or q.' in run.stdout
    assert len(list((tmp_path / "games").glob("*.siege"))) == 2


def test_the_picture_loads_nothing_from_elsewhere() -> None:
    svg = (Path(__file__).parents[2] / "docs" / "images" / "terminal.svg").read_text("utf-8")
    assert "WESTERPLATTE" in svg
    assert re.findall(r"https?://[^\"\s]+", svg) == ["http://www.w3.org/2000/svg"]
    assert "@import" not in svg
    assert "@font-face" not in svg
