"""Terminal play, driven as a player drives it."""

import os
import random
import re
import subprocess
from pathlib import Path

import pytest

import siegeworks
from siegeworks import Match
from tests.cli.terminal import PROGRAM, Terminal, by_pipe, environment


def start(seed: int, seats: int = 1, level: str = "easy") -> Match:
    """The same game as in the terminal."""
    game = siegeworks.game("westerplatte")
    return game.start(seats=seats, options={"level": level}, seed=seed)


def settle(match: Match) -> None:
    """What the terminal does by itself."""
    while len(match.options()) == 1 and match.options()[0].verb != "end":
        match.choose(match.options()[0])


def line_of_play(match: Match, chance: random.Random, most: int = 10_000) -> list[str]:
    """Random choices up to the end, each by its number or its text; the match goes along."""
    typed: list[str] = []
    settle(match)
    while match.to_move is not None and len(typed) < most:
        options = match.options()
        place = chance.randrange(len(options))
        typed.append(chance.choice([str(place + 1), str(options[place])]))
        match.choose(options[place])
        settle(match)
    return typed


def saved(data: Path) -> Path:
    """The one saved game."""
    (path,) = (data / "games").glob("*.siege")
    return path


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
        assert "Level (easy, medium, hard) [easy]: " in terminal.type("", "]: ")
        assert "Choose a forward space where Officer 1 starts (3.6)" in terminal.type("")
        for line in lines:
            shown = terminal.type(line)
        assert "You have lost" in shown
        assert "n new game, l log, q quit" in shown
        assert "\x1b[" in terminal.raw
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
            terminal.type(line)
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
            terminal.type(line)
        terminal.type("q", "\x00")
    assert siegeworks.read(path) == match


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


@pytest.mark.parametrize(
    "typed", ["xyzzy", "99", "0", "-1", "move Z9", "ende gut", "💥 \x07\x1b[2J"]
)
def test_nonsense_is_refused_in_one_sentence_and_changes_nothing(
    tmp_path: Path, typed: str
) -> None:
    run = by_pipe(tmp_path, ["1", "2", typed], "play", "westerplatte", "--seed", "3")
    assert run.returncode == 0
    assert "is no answer here; type a number from 1 to" in run.stdout
    assert "\x1b" not in run.stdout
    expected = start(3)
    expected.choose("stand A")
    expected.choose("stand B")
    assert siegeworks.read(saved(tmp_path)) == expected


def test_a_prefix_or_words_are_enough_and_ambiguity_is_told(tmp_path: Path) -> None:
    lines = ["start on c", "st a", "move", "g3", "go"]
    run = by_pipe(tmp_path, lines, "play", "westerplatte", "--seed", "3")
    assert '"move" can mean: 1 Move to B, ' in run.stdout
    assert "Officer 1 moves to G3 (4.4)" in run.stdout


def test_a_refused_option_says_why_and_w_lists_them(tmp_path: Path) -> None:
    lines = ["stand E", "stand E", "fire", "w"]
    run = by_pipe(tmp_path, lines, "play", "westerplatte", "--seed", "7")
    why = "Fire 1 round of your own: There is no troop on the lane (5.1)"
    assert run.stdout.count(why) == 2 or "Nothing that you might expect" in run.stdout


def test_rules_log_odds_and_help_are_at_hand(tmp_path: Path) -> None:
    lines = ["?", "? 7.3", "?7", "? 99", "1", "1", "l 3", "o", "h", "s"]
    run = by_pipe(tmp_path, lines, "play", "westerplatte", "--seed", "7")
    for text in (
        "3.6  Officers",
        "7.3  Overflow",
        "7.4  Hits on a guardhouse",
        "There is no paragraph 99",
        "unseen ones",
        "take back the last choice",
        "[H]   howitzer",
        "The game is saved. To go on:",
    ):
        assert text in run.stdout, text


def test_what_happened_is_told_with_rule_numbers(tmp_path: Path) -> None:
    lines = ["stand A", "stand B", "end"]
    run = by_pipe(tmp_path, lines, "play", "westerplatte", "--seed", "7")
    last = run.stdout.rpartition("> end")[2]
    assert re.search(r" · New card: .*", last)
    assert "(8.1)" in last
    assert "Turn 2: Officer 2 (4.2)" in last


@pytest.mark.parametrize("how", ["option", "LANG", "SIEGEWORKS_LANGUAGE"])
def test_german(tmp_path: Path, how: str) -> None:
    arguments = ("-L", "de") if how == "option" else ()
    more = {} if how == "option" else {how: "de_DE.UTF-8" if how == "LANG" else "de"}
    lines = ["1", "1", "?", "quatsch", "h"]
    run = by_pipe(tmp_path, lines, "play", "westerplatte", "--seed", "7", *arguments, **more)
    for text in ("Wachhäuser verloren", "„quatsch“ ist hier keine Antwort", "Haubitze", "4.3  "):
        assert text in run.stdout, text
    assert "cli-" not in run.stdout
    assert "board-" not in run.stdout
    assert max(map(len, run.stdout.split("\n"))) <= max(80, len(str(tmp_path)) + 80)


def test_no_color_and_plain_have_no_escape_codes(tmp_path: Path) -> None:
    arguments = ("play", "westerplatte", "--seats", "1", "-o", "level=easy")
    with Terminal(tmp_path / "a", *arguments, NO_COLOR="1") as terminal:
        terminal.until()
        assert "WESTERPLATTE" in terminal.type("1")
        assert "\x1b" not in terminal.raw
    with Terminal(tmp_path / "b", *arguments, "--plain") as terminal:
        terminal.until()
        assert "WESTERPLATTE" in terminal.type("1")
        assert "\x1b" not in terminal.raw


def test_a_terminal_without_unicode_gets_ascii(tmp_path: Path) -> None:
    lines = ["1", "2", "?"]
    arguments = ("play", "westerplatte", "--seed", "7", "-L", "de")
    more = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    run = by_pipe(tmp_path, lines, *arguments, **more)
    assert run.returncode == 0, run.stderr
    assert run.stdout.isascii()
    assert "A ######" in run.stdout
    assert "M>>>@" in run.stdout


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


def test_real_dice_are_typed_by_name_number_or_beginning(tmp_path: Path) -> None:
    tiles = ["mortar", "1", "mine", "reb", "am"]
    cards = ["1-a", "1-A2", "1-b1", "end", "1-air-b"]
    lines = [*tiles, "stand C", "stand C", *cards]
    arguments = ("play", "westerplatte", "--seats", "2", "--real-dice")
    run = by_pipe(tmp_path, lines, *arguments)
    assert "Which tile lies on G1? (3.2)" in run.stdout
    assert "6 fit; type more of the name, or the number." in run.stdout
    record = saved(tmp_path).read_text(encoding="utf-8")
    expected = "* 1-A2\n* 1-B1\n0 end\n* 1-air-B\n"
    assert expected in record


def test_several_players_are_told_whose_turn_it_is(tmp_path: Path) -> None:
    lines = ["1", "2", "end"]
    run = by_pipe(tmp_path, lines, "play", "westerplatte", "--seats", "2", "--seed", "7")
    assert "Player 1: Move and act" in run.stdout
    assert "Player 2: Move and act" in run.stdout


def test_a_curtain_falls_between_players_with_secrets(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "gatehouse", "--seed", "3") as terminal:
        first = terminal.until("looking.\n")
        assert "Hand over to Player 1." in first
        assert "Hand: 1" in terminal.type("")
        second = terminal.type("1", "looking.\n")
        assert "Stock" not in second.rpartition("Hand over")[2]
        assert "\x1b[3J" in terminal.raw
        shown = terminal.type("")
        assert "Player 2: " in shown
        assert re.search(r"Hand: (oil|stones|a rumour)", shown)
        assert "Orders: Player 1 ?" in shown


def test_games_without_a_drawing_can_be_played(tmp_path: Path) -> None:
    run = by_pipe(tmp_path, ["roll", "hold", "o"] * 3, "play", "pig", "--seed", "1")
    assert run.returncode == 0
    assert "Player 2" in run.stdout


def test_the_menu_offers_games_and_goes_on_with_the_last(tmp_path: Path) -> None:
    run = by_pipe(tmp_path, ["what", "1", "stand D"], "play")
    assert run.returncode == 0, run.stderr
    assert "1 7 Days of Westerplatte (1–4 players)" in run.stdout
    assert "That is not in the list" in run.stdout
    again = by_pipe(tmp_path, ["c", "stand E"], "play")
    assert "c Go on with 7 Days of Westerplatte" in again.stdout
    match = siegeworks.read(saved(tmp_path))
    posts = match.view(0)["zones"]["post"]  # type: ignore[index]
    assert posts == {"1": "D", "2": "E"}


def test_after_the_end_comes_another_game(tmp_path: Path) -> None:
    match = start(5)
    lines = [*line_of_play(match, random.Random(1)), "l 2", "what", "n", "1"]
    arguments = ("play", "westerplatte", "--seats", "1", "-o", "level=easy", "--seed", "5")
    run = by_pipe(tmp_path, lines, *arguments)
    assert "n new game, l log, q quit" in run.stdout
    assert '"what" is no answer here; type n, l or q.' in run.stdout
    assert len(list((tmp_path / "games").glob("*.siege"))) == 2


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


def test_the_picture_loads_nothing_from_elsewhere() -> None:
    svg = (Path(__file__).parents[2] / "docs" / "images" / "terminal.svg").read_text("utf-8")
    assert "WESTERPLATTE" in svg
    assert re.findall(r"https?://[^\"\s]+", svg) == ["http://www.w3.org/2000/svg"]
    assert "@import" not in svg
    assert "@font-face" not in svg
