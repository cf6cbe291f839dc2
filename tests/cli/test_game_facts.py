"""The commands that print facts, run as a user runs them: games, rules, perft, check, content."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import siegeworks
from tests.cli.commands import TABLES, facts, refusal, run, surroundings

# games and rules


def test_games() -> None:
    found = facts("games")
    assert [game["key"] for game in found] == [game.key for game in siegeworks.games()]
    west = found[0]
    assert west["key"] == "westerplatte"
    assert west["seats"] == [1, 2, 3, 4]
    assert west["options"] == {"level": ["easy", "medium", "hard"]}
    assert west["teaching"] is False
    assert all(game["title"] and game["blurb"] and game["rules"] for game in found)
    lines = run("games").stdout.splitlines()
    assert [line.split()[0] for line in lines] == [game["key"] for game in found]


def test_rules_of_a_game_a_chapter_and_a_paragraph() -> None:
    whole = [paragraph["number"] for paragraph in facts("rules", "gatehouse")]
    assert whole[:4] == ["", "1", "1.1", "1.2"]
    assert [p["number"] for p in facts("rules", "gatehouse", "2")] == [
        "2",
        "2.1",
        "2.2",
        "2.3",
        "2.4",
    ]
    [one] = facts("rules", "gatehouse", "2.3")
    assert one["title"] == "The shield"
    assert "one shield" in one["text"]
    text = run("rules", "gatehouse", "2.3").stdout
    assert one["title"] in text
    assert one["text"] in text


def test_rules_in_german() -> None:
    german = run("rules", "pig", "1.2", "--language", "de").stdout
    assert german != run("rules", "pig", "1.2").stdout
    assert "1.2" in german


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("rules", "pig", "9.9"), "The rules of pig have no paragraph 9.9"),
        (("rules", "chess"), 'There is no game "chess"; choose one of: westerplatte'),
        (("perft", "pig", "--seats", "9"), "pig cannot be played with 9 seats"),
        (("perft", "pig", "-o", "level"), "level"),
        (("perft", "pig", "-o", "level=hard"), "pig has no options"),
        (("perft", "westerplatte", "-o", "level=mad"), "choose one of: easy, medium, hard"),
        (("perft", "pig", "--position", "pig/1"), "other content tables"),
        (("perft", "pig", "--depth", "deep"), "--depth"),
        (("replay", "nowhere.siege"), '"nowhere.siege" cannot be read'),
        (("check", "chess"), 'There is no game "chess"'),
        (("check", "pig", "--games", "0"), "--games"),
        (("content", "check", "nowhere"), 'There is no folder "nowhere"'),
        (("frobnicate",), "frobnicate"),
        (("games", "--frobnicate"), "--frobnicate"),
    ],
)
def test_a_refusal_is_one_sentence(arguments: tuple[str, ...], said: str) -> None:
    assert said in refusal(*arguments)


def test_a_refusal_in_german() -> None:
    assert refusal("rules", "chess", language="de") != refusal("rules", "chess")


# perft


def test_perft_counts_and_divides() -> None:
    found = facts("perft", "pig", "--depth", "3", "--divide")
    assert found["counts"] == [1, 2, 8, 20]
    assert found["divide"] == {"roll": 12, "hold": 8}
    again = facts("perft", "pig", "--depth", "2", "--position", found["position"])
    assert again["counts"] == [1, 2, 8]


def test_perft_of_luck_is_divided_by_its_outcomes() -> None:
    found = facts("perft", "gatehouse", "--depth", "3", "--divide")
    assert set(found["divide"]) == {"oil", "stones", "rumour"}
    assert sum(found["divide"].values()) == found["counts"][3]
    assert found["counts"][:3] == [1, 3, 9]


def test_perft_of_a_set_up() -> None:
    found = facts("perft", "westerplatte", "--depth", "3", "--seats", "3", "-o", "level=hard")
    assert " seats=3 level=hard " in found["position"]
    assert found["counts"] == [1, 6, 30, 120]  # the first three of six tiles


# check


def test_check() -> None:
    [found] = facts("check", "pig", "--games", "3", "--processes", "1")
    assert (found["game"], found["games"], found["holds"]) == ("pig", 3, True)
    assert found["broken"] == []
    assert found["endings"] == {"reached": 3}
    assert set(found["rules"]) == {"1.1", "1.2", "1.3", "1.4"}
    assert all(found["rules"].values())


def test_check_finds_the_same_with_more_processes() -> None:
    one = facts("check", "gatehouse", "--games", "12", "--processes", "1")
    two = facts("check", "gatehouse", "--games", "12", "--processes", "2")
    for found in (*one, *two):
        del found["seconds"]
    assert one == two


# content


def test_a_good_folder_of_tables(tmp_path: Path) -> None:
    file = next(iter(sorted(TABLES.glob("*.toml"))))
    shutil.copy(file, tmp_path / file.name)
    same = facts("content", "check", tmp_path)
    assert same["valid"] is True
    assert same["content"] == siegeworks.game("westerplatte").start().start.tables.content_hash


def test_an_empty_folder_is_told_what_was_expected(tmp_path: Path) -> None:
    told = refusal("content", "check", tmp_path)
    assert "There is no table in" in told
    assert "cards.toml" in told


def test_a_bad_folder_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "moon.toml").write_text("x = 1", encoding="utf-8")
    assert "moon.toml" in refusal("content", "check", tmp_path)
    (tmp_path / "moon.toml").unlink()
    name = sorted(TABLES.glob("*.toml"))[0].name
    (tmp_path / name).write_text("this is no table", encoding="utf-8")
    assert name in refusal("content", "check", tmp_path)


def test_a_game_without_tables_says_so(tmp_path: Path) -> None:
    assert "has no content tables" in refusal("content", "check", tmp_path, "--game", "pig")


# Help and pipes


@pytest.mark.parametrize(
    "command",
    [(), ("rules",), ("replay",), ("perft",), ("content", "check")],
)
def test_help(command: tuple[str, ...]) -> None:
    done = run(*command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Usage: " in done.stdout
    assert " ".join(command) in done.stdout


@pytest.mark.parametrize("arguments", [["games"], ["rules", "westerplatte"]])
def test_a_reader_that_goes_away_is_no_error(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "siegeworks.cli", *arguments]
    with subprocess.Popen(
        command, env=surroundings(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
        process.wait(timeout=60)
    assert said == b""


# Wrong words


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        ("lab run --seats x", '--seats takes a whole number, not "x".', "eine ganze Zahl"),
        ("lab run --games 1.5", '--games takes a whole number, not "1.5".', "eine ganze Zahl"),
        ("lab run --games 0", "--games cannot be 0; it must be at least 1.", "mindestens 1"),
        ("lab compare a b --alpha x", '--alpha takes a number, not "x".', "eine Zahl"),
        ("lab run --bogus", "There is no --bogus; the nearest is --", "gibt es nicht"),
    ],
)
def test_a_wrong_flag_is_refused_in_our_words(arguments: str, english: str, german: str) -> None:
    assert english in refusal(*arguments.split())
    assert german in run(*arguments.split(), language="de").stderr
