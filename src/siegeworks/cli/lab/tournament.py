"""``siegeworks lab tournament``."""

from pathlib import Path

import typer

from siegeworks.cli.lab.compare import tell_verdict
from siegeworks.cli.lab.flags import ExperimentFlags
from siegeworks.cli.lab.run import WorkerFlags, find_folder, watch_run
from siegeworks.cli.output import choose_language, print_json, say
from siegeworks.lab import experiment_file, run_folder
from siegeworks.lab.html_page import write_decimals
from siegeworks.lab.tournament import arrange_tournament


def hold(
    file: Path | None, flags: ExperimentFlags, out: Path | None, workers: WorkerFlags, json: bool
) -> int:
    """Let all bots meet, or go on with it, and tell who is how strong."""
    fields = flags.fields()
    named = experiment_file.build(fields) if file is None else experiment_file.read(file, **fields)
    tournament = arrange_tournament(named)
    experiment = tournament.experiment
    folder = out or find_folder(experiment)
    with watch_run(folder, experiment) as show, workers.start() as at_work:
        run_folder.run(experiment, folder, workers=at_work, show=show)
    pairs, ratings = tournament.result(folder)
    if json:
        facts = {"folder": str(folder), "versus": tournament.versus, "ratings": ratings}
        print_json({**facts, "pairs": [pair.facts() for pair in pairs]})
        return 0
    language = choose_language()
    for one in ratings:
        mean, deviation = (write_decimals(f"{one[k]:.1f}", language) for k in ("mean", "deviation"))
        typer.echo(say("lab-rated", language, bot=one["bot"], mean=mean, deviation=deviation))
    for pair in pairs:
        typer.echo(f"A {pair.a}, B {pair.b}\n  {tell_verdict(pair, language)}")
    return 0
