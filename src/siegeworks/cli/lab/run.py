"""``siegeworks lab run`` and ``siegeworks lab report``."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from siegeworks.cli.lab.flags import ExperimentFlags
from siegeworks.cli.output import choose_language, print_json, say, show_progress
from siegeworks.lab import experiment_file, run_folder
from siegeworks.lab import report as reports
from siegeworks.lab.experiment import Experiment
from siegeworks.lab.summaries import summarise, summarise_wins
from siegeworks.lab.workers import Workers, start_workers

HOME = Path("lab")  # where results go if nobody says where
INTERRUPTED = 130
SHOWN = 24  # rates that are printed at the end of a run


@dataclass(frozen=True)
class WorkerFlags:
    """Who plays: processes of this machine, or a Ray cluster."""

    processes: int
    ray: str

    def start(self) -> Workers:
        """Them, ready to be put to work."""
        if not self.ray:
            return start_workers(self.processes)
        from siegeworks.lab.cluster import Cluster

        return Cluster(self.ray, self.processes)


def run(
    file: Path | None, flags: ExperimentFlags, out: Path | None, workers: WorkerFlags, json: bool
) -> int:
    """Play an experiment, or what is left of it."""
    fields = flags.fields()
    experiment = (
        experiment_file.build(fields) if file is None else experiment_file.read(file, **fields)
    )
    folder = out or find_folder(experiment)
    with watch_run(folder, experiment) as show, workers.start() as at_work:
        done = run_folder.run(experiment, folder, workers=at_work, show=show)
    facts: dict[str, Any] = {"folder": str(folder), "games": done.games, "total": done.total}
    lines = reports.list_win_lines(summarise_wins(folder), "en" if json else choose_language())
    if json:
        print_json({**facts, "rates": [{"label": label, **win} for label, win in lines]})
        return 0
    typer.echo(say("lab-done", **facts))
    for label, win in lines[:SHOWN]:
        typer.echo(f"{label}\n  {tell_win(win)}")
    if len(lines) > SHOWN:
        typer.echo(say("lab-more-rates", more=len(lines) - SHOWN, folder=str(folder)))
    return 0


def find_folder(experiment: Experiment) -> Path:
    """A folder of the experiment's own: the same experiment goes on there."""
    name = experiment.name or experiment.arrangements[0].game
    return HOME / f"{name}-{experiment.fingerprint()[:8]}"


@contextmanager
def watch_run(folder: Path, experiment: Experiment) -> Iterator[run_folder.Show]:
    """A progress bar; when it is broken off, a word on what is kept."""
    with show_progress(folder.name, experiment.total) as show:
        try:
            yield show
        except KeyboardInterrupt:
            kept = run_folder.count_kept(experiment, folder)
            words = say("lab-stopped", games=kept, total=experiment.total, folder=str(folder))
            typer.echo(f"\n{words}", err=True)
            raise typer.Exit(INTERRUPTED) from None


def report(folder: Path, out: Path | None, json: bool, language: str) -> None:
    """Write the page of a run and print its win rates, or all its facts."""
    facts = summarise(folder)
    if json and out is None:
        print_json(facts)
        return
    path = out or folder / "report.html"
    run_folder.save(path, reports.write_report(facts, choose_language(language)).encode())
    if json:
        print_json(facts)
        return
    for label, win in reports.list_win_lines(facts["arrangements"], choose_language(language)):
        typer.echo(f"{label}\n  {tell_win(win, language)}")
    typer.echo(say("lab-written", language, path=str(path)))


def tell_win(win: dict[str, Any], language: str = "") -> str:
    """A win rate in a line."""
    return say(
        "lab-rate",
        language,
        won=win["wins"],
        games=win["games"],
        rate=reports.tell_percent(win["value"], choose_language(language)),
        low=reports.tell_percent(win["low"], choose_language(language)),
        high=reports.tell_percent(win["high"], choose_language(language)),
    )


def bench(games: int, ray: bool, json: bool) -> None:
    """Print the figures of the laboratory: games a second, and what sharing the work costs."""
    from siegeworks.lab.bench import measure

    figures = measure(games, ray)
    if json:
        print_json(figures)
        return
    for figure, value in figures.items():
        typer.echo(f"{figure:<32} {value:>16,}")
