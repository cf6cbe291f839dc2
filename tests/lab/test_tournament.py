"""Tournaments: who meets whom, and what comes of it."""

import json
from pathlib import Path

import pytest

from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import Experiment, design
from siegeworks.lab.run_folder import run
from siegeworks.lab.tournament import arrange_tournament
from tests.lab.helping import siegeworks

BOTS = ["random", "habit", "habit:slips=50"]


def test_opponents_meet_at_one_table_in_both_seats(tmp_path: Path) -> None:
    tournament = arrange_tournament(design(12, game=["pig"], bots=BOTS))
    meetings = [way.bots for way in tournament.experiment.arrangements]
    assert sorted(meetings) == sorted((a, b) for a in BOTS for b in BOTS if a != b)
    run(tournament.experiment, tmp_path)
    compared, ratings = tournament.result(tmp_path)
    assert [(one.a, one.b, one.versus, len(one.pairs)) for one in compared] == [
        ("random", "habit", True, 12),
        ("random", "habit:slips=50", True, 12),
        ("habit", "habit:slips=50", True, 12),
    ]
    assert compared[0].ahead().high < 0  # habit beats chance clearly
    assert [one["bot"] for one in ratings][-1] == "random"


def test_those_who_win_together_play_the_same_games(tmp_path: Path) -> None:
    tournament = arrange_tournament(design(4, seats=[1], bots=["random", "habit"]))
    assert [way.bots for way in tournament.experiment.arrangements] == [("random",), ("habit",)]
    run(tournament.experiment, tmp_path)
    [one], ratings = tournament.result(tmp_path)
    assert (one.versus, len(one.pairs), len(ratings)) == (False, 4, 2)


@pytest.mark.parametrize(
    ("experiment", "told"),
    [
        (design(1, game=["pig"], bots=["random"]), "two or more bots"),
        (design(1, game=["pig"], bots=[["random", "habit"], "habit"]), "two or more bots"),
        (design(1, game=["pig"], seats=[2, 3], bots=["random", "habit"]), "two or more bots"),
        (design(1, game=["pig"], seats=[3], bots=["random", "habit"]), "not for 3"),
    ],
)
def test_what_is_no_tournament_is_refused(experiment: Experiment, told: str) -> None:
    with pytest.raises(LabError, match=told):
        arrange_tournament(experiment)


def test_the_command_tells_ratings_and_pairs(tmp_path: Path) -> None:
    flags = ("--game", "pig", "--games", "6", "--out", tmp_path / "out")
    bots = ("--bots", "random", "--bots", "habit")
    done = siegeworks("lab", "tournament", *flags, *bots)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("habit: ")
    assert lines[2] == "A random, B habit"
    assert "6 pairs" in lines[3]
    facts = json.loads(siegeworks("lab", "tournament", *flags, *bots, "--json").stdout)
    assert [one["pairs"] for one in facts["pairs"]] == [6]
