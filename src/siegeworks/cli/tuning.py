"""``siegeworks lab tune``."""

import json as notation
from pathlib import Path
from typing import Any

import typer

from siegeworks.cli.laboratory import HOME, INTERRUPTED, Hands
from siegeworks.cli.output import preferred_language, print_json, progress, say
from siegeworks.lab import report as reports
from siegeworks.lab import sheet
from siegeworks.lab import tune as tuner
from siegeworks.lab.page import Page
from siegeworks.lab.runs import save


def tune(
    file: Path,
    games: int | None,
    seed: int | None,
    trials: int | None,
    out: Path | None,
    hands: Hands,
    json: bool,
    language: str,
) -> int:
    """Try numbers until the win rates are near their targets; write folder and report."""
    data = sheet.load(file)
    data |= {name: value for name, value in (("games", games), ("seed", seed)) if value is not None}
    if trials is not None:
        data["tune"] = {**data.get("tune", {}), "trials": trials}
    wanted = tuner.build(data)
    folder = out or HOME / f"{file.stem}-tune"
    with progress(folder.name, wanted.trials) as show:
        try:
            with hands.crew() as at_work:
                tuner.tune(wanted, folder, at_work, show)
        except KeyboardInterrupt:
            words = say("lab-stopped", games=len(wanted.done), total=wanted.trials, folder=folder)
            typer.echo(f"\n{words}", err=True)
            return INTERRUPTED
    facts = wanted.facts()
    save(folder / "tune.json", (notation.dumps(facts, indent=1) + "\n").encode())
    save(folder / "report.html", page(facts, preferred_language(language)).encode())
    if json:
        print_json({"folder": str(folder), **facts})
    else:
        _tell(facts, folder)
    return 0


def _tell(facts: dict[str, Any], folder: Path) -> None:
    best = facts["best"]
    for target, rate in zip(facts["targets"], best["rates"], strict=False):
        wished, found = reports.percent(target["rate"]), reports.percent(rate["value"])
        typer.echo(say("lab-target", label=target["label"], wished=wished, found=found))
    for name, value in best["values"].items():
        typer.echo(f"  {name} = {value}")
    typer.echo(say("lab-tuned", content=str(folder / "content")))


def page(facts: dict[str, Any], language: str) -> str:
    """The page of a tuning."""
    made = Page(facts["game"], language)
    made.heading("tuned")
    best, before = facts["best"], facts["before"]
    made.table(
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
    made.heading("targets")
    made.table(("arrangement", "target", "before", "best"), _targets(facts))
    made.heading("trials")
    made.table(("number", "numbers-tried", "wins", "loss"), map(_trial, facts["trials"]))
    return made.html()


def _targets(facts: dict[str, Any]) -> list[tuple[str, ...]]:
    best = [reports.percent(rate["value"]) for rate in facts["best"]["rates"]]
    known = (facts["before"] or {}).get("rates", [])
    before = [reports.percent(rate["value"]) for rate in known] or ["-"] * len(best)
    wished = [(target["label"], reports.percent(target["rate"])) for target in facts["targets"]]
    return [(*wish, was, now) for wish, was, now in zip(wished, before, best, strict=False)]


def _trial(trial: dict[str, Any]) -> tuple[object, ...]:
    values = ", ".join(f"{name} {value}" for name, value in trial["values"].items())
    rates = ", ".join(reports.percent(rate["value"]) for rate in trial["rates"]) or "-"
    return trial["number"], values, rates, f"{trial['loss']:.5f}"
