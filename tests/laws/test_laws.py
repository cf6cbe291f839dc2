"""The laws over every registered game, and over both builds."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import siegeworks
from siegeworks import Game
from siegeworks import laws as all_laws
from siegeworks.core import laws, playout

ROOT = Path(__file__).parents[2]
MANY = 60
FEW = 1
LONG = 1_000  # decisions that a game may take
LONGEST = 10_000
BUILD = """
import json, siegeworks
from siegeworks import _overlay
from siegeworks.core import laws, playout
facts = {"compiled": _overlay.tell_status().compiled, "reason": _overlay.tell_status().reason}
for game in siegeworks.games():
    start = game.start(seed=0, luck="given").state
    every = len(game.set_ups())
    lines = [playout.perft(start, depth) for depth in range(4)]
    facts[game.key] = [laws.digest(game, every), lines]
print(json.dumps(facts))
"""


@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_the_laws_hold(game: Game) -> None:
    games = min(4, count_games(game))
    report = all_laws.check(game, games, seed=1000)
    assert report.broken == []
    assert report.games == games
    assert report.decisions > 20
    assert "unfinished" not in report.endings


@pytest.mark.slow
@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_the_laws_hold_in_many_games(game: Game) -> None:
    report = all_laws.check(game, count_games(game))
    for seed in range(report.games, MANY):
        add_plain_game(report, game, seed)
    all_laws.settle(report, game)
    assert report.broken == []
    assert [name for name in report.missing if is_demanded(name, game)] == []


def is_demanded(name: str, game: Game) -> bool:
    """Whether it must have been reached: marks of what comes only where many games are tried."""
    return count_games(game) == MANY or not name.startswith("mark ")


def count_games(game: Game) -> int:
    """How many games are tried: in long ones with secrets every pause is looked at by all eyes.

    Of the longest one of each set-up is tried.
    """
    if game.has_secrets and game.limit >= LONG:
        return FEW
    return MANY if game.limit < LONGEST or game.teaching else len(game.set_ups())


def add_plain_game(report: laws.Report, game: Game, seed: int) -> None:
    """Play a game that is not looked at, to reach what is seldom reached."""
    seats, options = game.set_ups()[seed % len(game.set_ups())]
    match = game.start(seats, options, seed)
    for _ in laws.play_randomly(match, random.Random(seed)):
        pass
    for step, times in match.scribe.reached.items():
        report.reached[step] = report.reached.get(step, 0) + times


@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_rare_steps_are_steps(game: Game) -> None:
    marks = {name for law in all_laws.MORE for name in law.names(game)}
    assert set(game.rare) <= set(game.steps) | marks
    assert all(game.rare.values())


def test_set_ups_are_all_combinations() -> None:
    game = siegeworks.game("westerplatte")
    ways = game.set_ups()
    assert len(ways) == len(game.seats) * len(game.settings[0].values)
    assert len({(seats, *options.values()) for seats, options in ways}) == len(ways)


def test_reports_add_up() -> None:
    game = siegeworks.game("gatehouse")
    whole = laws.check(game, 6, seed=3)
    parts = laws.check(game, 2, seed=3)
    parts.add(laws.check(game, 4, seed=5))
    assert parts == whole


def test_a_digest_tells_games_apart() -> None:
    pig = siegeworks.game("pig")
    assert laws.digest(pig, 2) == laws.digest(pig, 2)
    assert laws.digest(pig, 2) != laws.digest(pig, 2, seed=1)
    assert laws.digest(pig, 2) != laws.digest(siegeworks.game("gatehouse"), 2)


def test_perft_counts_every_line() -> None:
    start = siegeworks.game("pig").start(seed=0, luck="given").state
    # hold leads to the next seat's choice; roll to six faces, a one passes the turn
    assert [playout.perft(start, depth) for depth in range(4)] == [1, 2, 8, 20]


def facts_of_build(pure: bool) -> dict[str, Any]:
    """What a process of its own finds, with the compiled build or without."""
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    settings = {k: v for k, v in os.environ.items() if k != "SIEGEWORKS_PURE"}
    settings |= {"PYTHONPATH": paths} | ({"SIEGEWORKS_PURE": "1"} if pure else {})
    ran = subprocess.run(
        [sys.executable, "-c", BUILD], env=settings, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_law_10_compiled_and_interpreted_builds_agree() -> None:
    compiled = facts_of_build(pure=False)
    if not compiled.pop("compiled"):
        pytest.skip(f"no compiled build of this source ({compiled['reason']})")
    interpreted = facts_of_build(pure=True)
    assert interpreted.pop("compiled") is False
    assert interpreted.pop("reason") == "pure-asked"
    del compiled["reason"]
    assert compiled == interpreted
