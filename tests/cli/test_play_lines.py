"""What a player types and reads in the terminal."""

import re
from pathlib import Path

import pytest

import siegeworks
from tests.cli.playing import saved, start
from tests.cli.terminal import Terminal, by_pipe


@pytest.mark.parametrize(
    "typed", ["xyzzy", "99", "0", "-1", "move Z9", "ende gut", "💥 \x07\x1b[2J"]
)
def test_nonsense_is_refused_in_one_sentence_and_changes_nothing(
    tmp_path: Path, typed: str
) -> None:
    run = by_pipe(tmp_path, ["1", "2", typed], "play", "westerplatte", "--seed", "3")
    assert run.returncode == 0
    assert "is no answer here; type a number (1-" in run.stdout
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


def test_what_is_too_far_away_says_so(tmp_path: Path) -> None:
    lines = ["stand C", "stand C", "g6", "move a"]
    run = by_pipe(tmp_path, lines, "play", "westerplatte", "--seed", "11")
    told = " ".join(run.stdout.split())
    way = "A move goes to a neighbouring field; it takes {} to get there"
    assert "Officer 1 moves to B" in told  # two moves are there, so the way is walked
    assert "Officer 1 moves to A" in told
    assert f"Move to G6: {way.format(3)}" in told


@pytest.mark.parametrize("count", ["abc", "-3", "0"])
def test_a_log_of_no_lines_is_refused(tmp_path: Path, count: str) -> None:
    run = by_pipe(tmp_path, [f"l {count}"], "play", "pig", "--seed", "7")
    assert f'"{count}" is no number of lines' in run.stdout


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
    assert "h Hilfe  ? Regel  q Ende" in run.stdout
    assert "cli-" not in run.stdout
    assert "board-" not in run.stdout
    assert max(map(len, run.stdout.split("\n"))) <= max(80, len(str(tmp_path)) + 80)


def test_no_color_keeps_the_pages_and_plain_has_no_escape_codes(tmp_path: Path) -> None:
    arguments = ("play", "westerplatte", "--seats", "1", "-o", "level=easy")
    with Terminal(tmp_path / "a", *arguments, NO_COLOR="1") as terminal:
        terminal.until()
        assert "WESTERPLATTE" in terminal.type("1")
        assert "\x1b[2J" in terminal.raw, "every page begins on a fresh screen"
        codes = re.findall(r"\x1b\[([0-9;]*)m", terminal.raw)
        assert set(";".join(codes).split(";")) <= {"0", "1", "4"}, "bold or underlined at most"
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
    assert "M>@@" in run.stdout


def test_real_dice_are_typed_by_name_number_or_beginning(tmp_path: Path) -> None:
    tiles = ["mortar", "1", "mine", "reb", "am"]
    cards = ["1-a", "1-A2", "1-b1", "1-c1", "end", "1-air-b"]
    lines = [*tiles, "stand C", "stand C", *cards]
    arguments = ("play", "westerplatte", "--seats", "2", "--real-dice")
    run = by_pipe(tmp_path, lines, *arguments)
    assert "Which tile lies on G1? (3.2)" in run.stdout
    assert "Which card is filed first, face up? (3.9)" in run.stdout
    assert "6 fit; type more of the name, or the number." in run.stdout
    record = saved(tmp_path).read_text(encoding="utf-8")
    expected = "* 1-A2\n* 1-B1\n* 1-C1\n0 end\n* 1-air-B\n"
    assert expected in record
