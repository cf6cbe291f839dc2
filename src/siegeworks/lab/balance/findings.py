"""All that is measured of a game."""

import datetime
from collections.abc import Iterable
from dataclasses import dataclass, field

from siegeworks.lab.balance.cells import Cell
from siegeworks.lab.balance.levels import Strength, play_levels
from siegeworks.lab.balance.measure import Loss, Measurement
from siegeworks.lab.balance.usage import Used, measure_usage


@dataclass(frozen=True)
class Findings:
    """What the games of a plan say; empty where nothing was asked."""

    date: str = field(default_factory=lambda: str(datetime.datetime.now(datetime.UTC).date()))
    cells: dict[str, list[Cell]] = field(default_factory=dict)  # by run
    denied: dict[str, list[Loss]] = field(default_factory=dict)
    used: list[Used] = field(default_factory=list)
    levels: list[Strength] = field(default_factory=list)

    def of_runs(self, runs: Iterable[str]) -> list[Cell]:
        """The cells of several runs."""
        return [cell for name in runs for cell in self.cells[name]]

    def facts(self) -> dict[str, object]:
        """All of it as plain data."""
        return {
            "date": self.date,
            "runs": {
                name: [_describe_cell(cell) for cell in cells] for name, cells in self.cells.items()
            },
            "denied": {
                name: {loss.label: loss.cost.facts() for loss in losses}
                for name, losses in self.denied.items()
            },
            "used": {used.label: used.shares for used in self.used},
            "levels": {level.level: _describe_level(level) for level in self.levels},
        }


def _describe_cell(cell: Cell) -> dict[str, object]:
    counted = {"games": cell.games, "wins": cell.wins()}
    return {"seats": cell.seats, "options": cell.options, **counted, **cell.share().facts()}


def _describe_level(level: Strength) -> dict[str, object]:
    counted = {"games": level.games, "wins": level.wins}
    by_seat = [
        {"games": seat.games, "wins": seat.wins, **seat.share().facts()} for seat in level.by_seat
    ]
    told = {"bot": level.bot, "against": level.against, **counted, **level.share().facts()}
    return {**told, "by_seat": by_seat} if by_seat else told


def measure_page(measurement: Measurement) -> Findings:
    """Play all that the page and the game's own figures need."""
    plan = measurement.plan
    cells = measurement.play_runs()
    used = [] if plan.usage is None else measure_usage(measurement.game, plan.usage, cells)
    return Findings(cells=cells, denied=measurement.play_denied(), used=used)


def measure_levels(measurement: Measurement) -> Findings:
    """Play all that says how strong the levels are."""
    plan = measurement.plan
    levels = [] if plan.levels is None else play_levels(measurement, plan.levels)
    return Findings(levels=levels)
