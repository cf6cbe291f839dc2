"""``siegeworks lab tune``."""

import json as notation
from pathlib import Path
from typing import Any

import typer

from siegeworks.cli.lab.run import HOME, INTERRUPTED, WorkerFlags
from siegeworks.cli.output import choose_language, print_json, say, show_progress
from siegeworks.lab import experiment_file
from siegeworks.lab import report as reports
from siegeworks.lab import tune as tuner
from siegeworks.lab.html_page import Page
from siegeworks.lab.run_folder import save


def tune(
    file: Path,
    games: int | None,
    seed: int | None,
    trials: int | None,
    out: Path | None,
    workers: WorkerFlags,
    json: bool,
    language: str,
) -> int:
    """Try numbers until the win rates are near their targets; write folder and report."""
    data = experiment_file.load(file)
    data |= {name: value for name, value in (("games", games), ("seed", seed)) if value is not None}
    if trials is not None:
        data["tune"] = {**data.get("tune", {}), "trials": trials}
    wanted = tuner.build(data)
    folder = out or HOME / f"{file.stem}-tune"
    with show_progress(folder.name, wanted.trials) as show:
        try:
            with workers.start() as at_work:
                tuner.tune(wanted, folder, at_work, show)
        except KeyboardInterrupt:
            words = say("lab-stopped", games=len(wanted.done), total=wanted.trials, folder=folder)
            typer.echo(f"\n{words}", err=True)
            return INTERRUPTED
    facts = wanted.facts()
    save(folder / "tune.json", (notation.dumps(facts, indent=1) + "\n").encode())
    save(folder / "report.html", write_page(facts, choose_language(language)).encode())
    if json:
        print_json({"folder": str(folder), **facts})
    else:
        _tell(facts, folder, choose_language(language))
    return 0


def _tell(facts: dict[str, Any], folder: Path, language: str) -> None:
    before = (facts["before"] or {}).get("rates") or [None] * len(facts["targets"])
    for target, was, now in zip(facts["targets"], before, facts["fresh"], strict=True):
        words = say(
            "lab-target",
            language,
            label=target["label"],
            wished=reports.tell_percent(target["rate"], language),
            before="-" if was is None else reports.tell_percent(was["value"], language),
            found=reports.tell_percent(now["value"], language),
            low=reports.tell_percent(now["low"], language),
            high=reports.tell_percent(now["high"], language),
        )
        typer.echo(words)
    for name, value in facts["best"]["values"].items():
        typer.echo(f"  {name} = {value}")
    typer.echo(say("lab-tuned", language, content=str(folder / "content")))


def write_page(facts: dict[str, Any], language: str) -> str:
    """The page of a tuning."""
    made = Page(facts["game"], language)
    made.add_heading("tuned")
    best, before = facts["best"], facts["before"]
    made.add_rows(
        ("name", "least", "most", "before", "best"),
        (
            (
                number["name"],
                number["low"],
                number["high"],
                "-" if before is None else before["values"][number["name"]],
                best["values"][number["name"]],
            )
            for number in facts["numbers"]
        ),
    )
    made.add_heading("targets")
    made.add_text("fresh-about")
    made.add_rows(
        ("arrangement", "target", "before", "best", "fresh", "interval"), _list_targets(facts)
    )
    made.add_heading("trials")
    trials = [_describe_trial(trial, made.say("refused")) for trial in facts["trials"]]
    made.add_rows(("number", "numbers-tried", "wins", "loss"), trials)
    return made.html()


def _list_targets(facts: dict[str, Any]) -> list[tuple[str, ...]]:
    targets, best, fresh = facts["targets"], facts["best"]["rates"], facts["fresh"]
    known = (facts["before"] or {}).get("rates", [])
    before = [reports.tell_percent(rate["value"]) for rate in known] or ["-"] * len(best)
    return [
        (
            target["label"],
            reports.tell_percent(target["rate"]),
            was,
            reports.tell_percent(chosen["value"]),
            reports.tell_percent(now["value"]),
            reports.tell_between(now),
        )
        for target, was, chosen, now in zip(targets, before, best, fresh, strict=True)
    ]


def _describe_trial(trial: dict[str, Any], refused: str) -> tuple[object, ...]:
    values = ", ".join(f"{name} {value}" for name, value in trial["values"].items())
    if not trial["rates"]:
        return trial["number"], values, refused, "-"
    rates = ", ".join(reports.tell_percent(rate["value"]) for rate in trial["rates"])
    return trial["number"], values, rates, round(trial["loss"], 5)
