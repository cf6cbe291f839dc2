"""``siegeworks lab calibrate``: what strong play makes of positions, measured for the judgement."""

import dataclasses
from dataclasses import dataclass, replace
from pathlib import Path

import typer

from siegeworks import registry
from siegeworks.analysis.figures import ROOM, Figures
from siegeworks.cli.lab.run import HOME
from siegeworks.cli.output import print_json, say, show_progress
from siegeworks.lab.calibration import files
from siegeworks.lab.calibration.fit import Fit, choose_fit, fit_all
from siegeworks.lab.calibration.plan import Plan, list_cells, read_plan
from siegeworks.lab.calibration.samples import gather_samples
from siegeworks.lab.calibration.strengths import list_cases, measure_strengths
from siegeworks.lab.errors import need

ENOUGH = 5  # games of the strongest bot that say how far its decisions scatter


@dataclass(frozen=True)
class CalibrateFlags:
    """What was asked for on the command line."""

    game: str
    games: int | None  # of each combination at most
    docs: Path
    out: Path | None
    processes: int


def calibrate(flags: CalibrateFlags, json: bool) -> int:
    """Play what is missing, fit the curve, judge the bots, and write what it says."""
    game = registry.game(flags.game)
    plan = read_plan(game)
    need("matplotlib")  # said now, not after hours of play
    folder = flags.out or HOME / f"calibrate-{game.key}"
    most = flags.games or 0
    total = len(list_cells(game, plan)) * min(plan.games, most or plan.games)
    with show_progress(game.key, total) as show:
        file = folder / "games.jsonl"
        samples = gather_samples(game.key, plan, file, flags.processes, show, most)
    fits = fit_all(game, plan, samples)
    figures = _measure_bots(game.key, plan, choose_fit(fits).figures, flags, folder / "bots.jsonl")
    is_quick = flags.games is not None  # must not take the place of what many games said
    room = folder / "written" if is_quick else game.folder / ROOM
    docs = folder / "written" if is_quick else flags.docs
    written = [
        files.write_figures(game.key, figures, room),
        files.write_plot(game.key, figures, docs),
    ]
    if json:
        print_json(
            {
                "game": game.key,
                "fits": {name: describe_fit(fit) for name, fit in fits.items()},
                "strengths": [dataclasses.asdict(found) for found in figures.strengths],
                "written": [str(path) for path in written],
            }
        )
        return 0
    for name, fit in fits.items():
        brier = f"{fit.brier:.4f}"
        typer.echo(say("lab-calibrate-fit", method=name, brier=brier, games=fit.figures.games))
    for line in (*files.list_rows(figures), ""):
        typer.echo(line)
    for path in written:
        typer.echo(say("lab-balance-written", path=str(path)))
    return 0


def _measure_bots(
    key: str, plan: Plan, figures: Figures, flags: CalibrateFlags, file: Path
) -> Figures:
    cases = list_cases(key, plan, figures, flags.games or 0)
    with show_progress(key, len(cases)) as show:
        strengths = tuple(measure_strengths(cases, file, flags.processes, show))
    strongest = next((found for found in strengths if found.bot == plan.bot), None)
    spread = strongest.scatter if strongest and strongest.games >= ENOUGH else 0.0
    return replace(figures, strengths=strengths, spread=spread)


def describe_fit(fit: Fit) -> dict[str, object]:
    """What a way to look is worth, as plain data."""
    return {
        "games": fit.figures.games,
        "positions": fit.figures.positions,
        "brier": round(fit.brier, 6),
        "log_loss": round(fit.log_loss, 6),
        "curve": [round(weight, 6) for weight in fit.figures.curve],
    }
