"""``siegeworks lab balance``: how hard a game is, measured and written into its page."""

import re
from dataclasses import dataclass, replace
from pathlib import Path

import typer

from siegeworks import registry
from siegeworks.cli.lab.run import HOME, WorkerFlags, watch_run
from siegeworks.cli.output import print_json, say
from siegeworks.lab.balance import files
from siegeworks.lab.balance.findings import measure_levels, measure_page
from siegeworks.lab.balance.measure import Measurement
from siegeworks.lab.balance.plan import ROOM, read_plan
from siegeworks.lab.errors import LabError, need

PAGE, LEVELS = "page", "levels"


@dataclass(frozen=True)
class BalanceFlags:
    """What was asked for on the command line."""

    game: str
    games: int | None  # of each combination at most
    bot: str  # instead of all others
    only: str
    as_it_is: bool  # nothing is played
    docs: Path
    out: Path | None

    @property
    def parts(self) -> tuple[str, ...]:
        """What is to be measured."""
        if self.only not in ("", PAGE, LEVELS):
            raise LabError("lab-balance-only", found=self.only[:40], expected=f"{PAGE}, {LEVELS}")
        return (self.only,) if self.only else (PAGE, LEVELS)

    def folder(self) -> Path:
        """Where the games are kept."""
        given = [self.game, str(self.games or ""), re.sub(r"\W+", "-", self.bot)]
        return self.out or HOME / "-".join(["balance", *filter(None, given)])

    @property
    def is_quick(self) -> bool:
        """Whether it is a quick look, which must not take the place of what many games said."""
        return self.games is not None or bool(self.bot)


def balance(flags: BalanceFlags, workers: WorkerFlags, json: bool) -> int:
    """Play what is missing, and write what it says; or only write what there is."""
    game, parts = registry.game(flags.game), flags.parts
    plan = read_plan(game)
    # What is missing or wrong is said now, not after hours of play.
    need("duckdb", *(["matplotlib"] if plan.pictures else []))
    measurement = Measurement(game, plan, flags.folder(), flags.games, flags.bot, watch=watch_run)
    measurement.check()
    text = files.read_page(measurement, flags.docs) if plan.page and PAGE in parts else ""
    if flags.as_it_is:
        facts, written = _measure(measurement, flags, text)
    else:
        with workers.start() as at_work:
            facts, written = _measure(replace(measurement, workers=at_work), flags, text)
    if json:
        print_json({"game": game.key, **facts, "written": [str(path) for path in written]})
    else:
        for path in written:
            typer.echo(say("lab-balance-written", path=str(path)))
    return 0


def _measure(
    measurement: Measurement, flags: BalanceFlags, text: str
) -> tuple[dict[str, object], list[Path]]:
    """What was found, and the files that it was written to."""
    plan, beside = measurement.plan, measurement.folder / "written"
    room = beside if flags.is_quick else measurement.game.folder / ROOM
    docs = beside if flags.is_quick else flags.docs
    facts: dict[str, object] = {}
    written: list[Path] = []
    if PAGE in flags.parts and plan.runs:
        found = measure_page(measurement)
        facts |= found.facts()
        if plan.difficulty is not None:
            written.append(files.write_difficulty(measurement, found, plan.difficulty, room))
        if plan.page:
            written += files.write_page(measurement, found, text, docs)
    if LEVELS in flags.parts and plan.levels is not None:
        found = measure_levels(measurement)
        facts |= {"levels": found.facts()["levels"]}
        written.append(files.write_levels(measurement, found, room))
    return facts, written
