"""What strong play makes of positions, measured: the curve, its proof, and the files."""

import tomllib
from dataclasses import replace
from math import exp
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

import siegeworks
from siegeworks.analysis.figures import Figures, Strength, make_figures
from siegeworks.analysis.statistics import Interval
from siegeworks.lab.calibration import files
from siegeworks.lab.calibration.fit import choose_fit, find_curve, find_solution, fit, fit_all
from siegeworks.lab.calibration.plan import Plan, list_cells, list_methods, read_plan
from siegeworks.lab.calibration.samples import gather_samples
from siegeworks.lab.calibration.strengths import list_cases, measure_strengths
from siegeworks.lab.errors import LabError

PIG = Plan(
    games=5,
    every=6,
    bot="habit",
    before=("habit", "random"),
    bots=("random", "habit"),
    judged=2,
    rollouts=4,
)


def make_positions(games: int) -> list[tuple[list[float], float, int]]:
    """Positions whose chance is known: 1 / (1 + exp(-(0.5 - x)))."""
    chance = Random(7)
    rows = []
    for game in range(games):
        x = 4 * chance.random() - 2
        won = float(chance.random() < 1 / (1 + exp(-(0.5 - x))))
        rows.append(([1.0, x], won, game))
    return rows


def test_equations_are_solved() -> None:
    assert find_solution([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_the_curve_is_found_again() -> None:
    always, x = find_curve(make_positions(4000))
    assert always == pytest.approx(0.5, abs=0.15)
    assert x == pytest.approx(-1.0, abs=0.15)


def test_of_positions_judged_alike_as_many_were_won() -> None:
    found = fit(Figures(), make_positions(4000))
    assert found.brier < 0.22
    for tenth in found.figures.bins:
        assert tenth.won.low <= tenth.judged <= tenth.won.high or tenth.positions < 100


def test_games_are_played_once_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    told: list[int] = []
    samples = gather_samples("pig", PIG, file, 1, told.append)
    assert [sample["name"] for sample in samples] == [f"2//{number}" for number in range(5)]
    assert {sample["before"] for sample in samples} == {"habit", "random"}
    assert any(sample["rows"] for sample in samples)
    with file.open("a", encoding="utf-8") as out:
        out.write('{"name": "torn')
    assert gather_samples("pig", PIG, file, 1, told.append) == samples
    assert told == [0, 1, 2, 3, 4, 5, 5]
    fits = fit_all(siegeworks.game("pig"), PIG, samples)
    assert set(fits) == {"evaluate", "rollouts"}, "a tree is not everybody's worth"
    assert not any(fit.figures.draws for fit in fits.values())
    by_draws = fit_all(siegeworks.game("pig"), structs.replace(PIG, draws=True), samples)
    seen = by_draws["evaluate"].figures.curve
    assert {fit.figures.draws for fit in by_draws.values()} == {seen}
    assert choose_fit(fits).brier == min(fit.brier for fit in fits.values())


def test_the_bots_are_judged_by_the_curve(tmp_path: Path) -> None:
    figures = Figures(method="evaluate", effort=1, curve=(0.0, 0.0, 1.0))
    cases = list_cases("pig", PIG, figures)
    random, habit = measure_strengths(cases, tmp_path / "bots.jsonl", 1, lambda done: None)
    assert (random.bot, random.games, habit.bot) == ("random", 2, "habit")
    assert random.points < habit.points


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    found = fit(Figures(unit="turn", bot="hard", games=50), make_positions(50)).figures
    strength = Strength("easy", 3, -0.0125, 0.01, Interval(0.5, 0.25, 0.75), 0.5)
    path = files.write_figures(
        "pig", replace(found, strengths=(strength,), draws=(0.5, -0.25)), tmp_path
    )
    read = make_figures(tomllib.loads(path.read_text(encoding="utf-8")))
    assert read.curve == pytest.approx(found.curve, abs=1e-4)
    assert read.draws == (0.5, -0.25)
    assert (read.unit, read.bot, read.games) == ("turn", "hard", 50)
    assert len(read.bins) == len(found.bins)
    assert read.strengths == (strength,)
    assert read.is_calibrated
    picture = files.write_plot("pig", found, tmp_path)
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert any("`easy`" in line for line in files.list_rows(read))


def test_a_game_without_a_plan_is_refused() -> None:
    with pytest.raises(LabError, match=r"judging\.toml"):
        read_plan(siegeworks.game("gatehouse"))


@pytest.mark.parametrize("key", ["westerplatte", "hegra"])
def test_the_plans_fit_their_games(key: str) -> None:
    game = siegeworks.game(key)
    plan = read_plan(game)
    zones = {zone.name for zone in game.zones}
    assert {plan.unit, plan.clock.zone} <= zones
    for cell in list_cells(game, plan):
        assert cell.seats in game.seats
        game.read_settings(cell.options)
    assert "search" in list_methods(game, plan)
