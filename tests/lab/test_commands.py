"""``siegeworks lab`` and ``siegeworks analyse``, run as a user runs them."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

import siegeworks as library
from siegeworks.lab.run_folder import count_kept
from tests.cli.terminal import hear_interrupts
from tests.lab.helping import command, rows, siegeworks, small, surroundings

PIG = ("--game", "pig", "--games", "6")


def test_run_report_and_compare(tmp_path: Path) -> None:
    out = tmp_path / "run"
    flags = ("--bots", "random", "--bots", "habit | random", "--out", out)
    done = siegeworks("lab", "run", *PIG, *flags)
    assert (done.returncode, done.stderr) == (0, "")
    assert "12 of 12 games" in done.stdout
    told = siegeworks("lab", "report", out)
    assert "won" in told.stdout
    assert (out / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    facts = json.loads(siegeworks("lab", "report", out, "--json").stdout)
    assert [a["bots"] for a in facts["arrangements"]] == [["random"] * 2, ["habit", "random"]]
    compared = siegeworks("lab", "compare", f"{out}@1", f"{out}@0", "--json")
    assert json.loads(compared.stdout)["pairs"] == 6


def test_an_experiment_file_and_a_place_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "tiny.toml").write_text('game = "pig"\ngames = 50\n')
    for _ in range(2):
        done = siegeworks("lab", "run", "tiny.toml", "--games", "4", "--json", cwd=tmp_path)
        facts = json.loads(done.stdout)
        assert facts["games"] == facts["total"] == 4
    assert [path.name for path in (tmp_path / "lab").iterdir()] == [Path(facts["folder"]).name]


def test_compare_plays_variants(tmp_path: Path) -> None:
    flags = ("--seats", "1", "--games", "20", "--measure", "score", "--out", tmp_path / "out")
    done = siegeworks("lab", "compare", "level=easy", "level=hard", *flags, language="de")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("20 Paare") == 1  # told once, in one unit
    assert "mal so viele Partien" in done.stdout


def test_compare_stops_early(tmp_path: Path) -> None:
    sides = ("bots=habit", "bots=random")
    flags = ("--game", "pig", "--games", "500", "--versus", "--stop", "0:50")
    done = siegeworks("lab", "compare", *sides, *flags, "--out", tmp_path / "out", "--json")
    facts = json.loads(done.stdout)
    assert facts["test"]["verdict"] == "H1"
    assert facts["pairs"] < 200


def test_tune_writes_a_folder_and_a_page(tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text(
        'seats = 1\ngames = 10\n[tune]\ntrials = 3\nnumbers = ["numbers.days.value = 1..7"]\n'
        "[[tune.targets]]\nrate = 0.5\n"
    )
    done = siegeworks("lab", "tune", "toy.toml", "--out", "tuned", "-L", "de", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "gewünscht 50,0 %" in done.stdout
    assert "numbers.days.value" in (tmp_path / "tuned" / "report.html").read_text(encoding="utf-8")
    checked = siegeworks("content", "check", tmp_path / "tuned" / "content")
    assert checked.returncode == 0


def test_analyse_a_record(tmp_path: Path) -> None:
    match = library.game("gatehouse").start(seed=4)
    while match.to_move is not None:
        match.choose(match.options()[0])
    record, page = tmp_path / "game.siege", tmp_path / "game.html"
    record.write_text(match.record(), encoding="utf-8")
    done = siegeworks("analyse", record, "--bot", "random", "--rollouts", "8", "--html", page)
    assert done.returncode == 0, done.stderr
    assert "Chance of seat 1" in done.stdout
    assert "at the opening, luck" in done.stdout
    assert "clear that it cost much" in done.stdout  # 8 games by chance tell little
    assert " ± " in done.stdout
    text = page.read_text(encoding="utf-8")
    assert "data:image/png;base64," in text
    assert "://" not in text
    facts = json.loads(siegeworks("analyse", record, "--rollouts", "8", "--json").stdout)
    assert facts["rollouts"] == 8
    parts = (facts["opening"]["value"], facts["luck"], facts["skill"], facts["others"])
    assert abs(sum(parts) - facts["result"]) < 1e-5


def test_ctrl_c_says_what_is_kept(tmp_path: Path) -> None:
    out = tmp_path / "run"
    flags = ("--game", "pig", "--bots", "habit", "--games", "6000", "--out", out)
    process = subprocess.Popen(
        command("lab", "run", *flags),
        env=surroundings(),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )
    while not list(out.glob("parts/*.parquet")):
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # a terminal tells all processes of a command
    _, errors = process.communicate(timeout=240)
    assert process.returncode == 130
    assert "again to go on" in errors
    assert "Traceback" not in errors
    assert count_kept(small(games=6000, batch=10, game=["pig"], bots=["habit"]), out) > 0
    assert rows(out)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("run", "none.toml"), "none.toml"),
        (("run", "--game", "chess"), "chess"),
        (("run", "--bots", "oracle"), "oracle"),
        (("run", "--option", "level"), "name=value"),
        (("run", "--option", "level=mild"), "mild"),
        (("run", "--seats", "7"), "7"),
        (("run", "--content", "nowhere"), "nowhere"),
        (("run", "--games", "0"), "--games"),
        (("report", "nowhere"), "nowhere"),
        (("compare", "x", "y"), "name=value"),
        (("compare", "level=easy", "level=hard", "--stop", "1"), "LOW:HIGH"),
        (("compare", "level=easy", "level=hard", "--stop", "0.2:0.1"), "LOW:HIGH"),
        (("compare", "level=easy", "level=hard", "--measure", "joy"), "decisions"),
        (("compare", "level=easy", "level=hard", "--seat", "2"), "seat 2"),
        (("compare", "level=easy", "level=hard", "--versus"), "two bots"),
        (("compare", "bots=habit", "bots=random", "--game", "pig"), "add --versus"),
        (("compare", ".", "level=hard"), "is a folder"),
        (("compare", ".", ".", "--stop", "0:0.1"), "played already"),
        (("tune", "none.toml"), "none.toml"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    arguments: tuple[str, ...], part: str, tmp_path: Path
) -> None:
    done = siegeworks("lab", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert part in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
