"""``siegeworks lab dataset``."""

from pathlib import Path

import typer

from siegeworks.cli.lab.flags import ExperimentFlags
from siegeworks.cli.lab.run import HOME, INTERRUPTED
from siegeworks.cli.output import print_json, say, show_progress
from siegeworks.core.errors import insist
from siegeworks.lab import experiment_file
from siegeworks.lab.errors import LabError, need


def write(
    flags: ExperimentFlags, out: Path | None, history: int, processes: int, json: bool
) -> int:
    """Play the games of a dataset, or what is left of them."""
    need("numpy")
    from siegeworks.lab.dataset import write_dataset

    experiment = experiment_file.build(flags.fields())
    insist(LabError, "history", history, int)
    name = experiment.name or experiment.arrangements[0].game
    folder = out or HOME / f"dataset-{name}-{experiment.fingerprint()[:8]}"
    with show_progress(folder.name, experiment.total) as show:
        try:
            games = write_dataset(experiment, folder, history, processes, show)
        except KeyboardInterrupt:
            typer.echo(f"\n{say('lab-dataset-stopped', folder=str(folder))}", err=True)
            raise typer.Exit(INTERRUPTED) from None
    if json:
        print_json({"folder": str(folder), "games": games})
    else:
        typer.echo(say("lab-dataset-done", folder=str(folder), games=games))
    return 0
