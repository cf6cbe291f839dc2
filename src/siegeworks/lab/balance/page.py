"""The page of a game: figures laid between their marks, the words around them left alone."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from siegeworks.analysis.statistics import wilson
from siegeworks.lab.balance.cells import (
    Cell,
    fill,
    say,
    say_yes_or_no,
    tell_between,
    tell_percent,
    tell_points,
)
from siegeworks.lab.balance.findings import Findings
from siegeworks.lab.balance.measure import Measurement
from siegeworks.lab.balance.plan import DeniedBlock, FiguresBlock, UsageBlock
from siegeworks.lab.errors import LabError

BLOCK: Final = re.compile(
    r"<!-- balance:(?P<name>[\w-]+) -->\n.*?<!-- end of balance:(?P=name) -->\n", re.DOTALL
)


def fill_page(text: str, path: str, figures: Mapping[str, str]) -> str:
    """A page with new figures; its marks must be those of the plan."""
    there = [mark["name"] for mark in BLOCK.finditer(text)]
    if sorted(there) != sorted(figures):
        found, expected = ", ".join(sorted(there)), ", ".join(sorted(figures))
        raise LabError("lab-balance-marks", path=path, found=found or "-", expected=expected or "-")
    return BLOCK.sub(lambda mark: _mark(mark["name"], figures[mark["name"]]), text)


def _mark(name: str, figures: str) -> str:
    return f"<!-- balance:{name} -->\n\n{figures}\n<!-- end of balance:{name} -->\n"


def write_blocks(measurement: Measurement, findings: Findings) -> dict[str, str]:
    """The text of every block of the plan."""
    found: dict[str, str] = {}
    for name, block in measurement.plan.blocks.items():
        match block:
            case FiguresBlock():
                found[name] = _write_figures(measurement, findings, block)
            case UsageBlock():
                found[name] = _write_usage(measurement, findings, block)
            case DeniedBlock():
                found[name] = _write_denied(measurement, findings, block)
    return found


def _write_figures(measurement: Measurement, findings: Findings, block: FiguresBlock) -> str:
    plan = measurement.plan
    cells = sorted(findings.of_runs(block.runs), key=lambda cell: cell.place(plan))
    text = fill(block.text, _list_facts(measurement, findings, block.runs, cells))
    titles = [column.title for column in block.columns]
    lines = ([cell.show(column, plan) for column in block.columns] for cell in cells)
    return _join(text, write_markdown(titles, lines) if titles else "")


def _list_facts(
    measurement: Measurement, findings: Findings, runs: Sequence[str], cells: Sequence[Cell]
) -> dict[str, object]:
    """What a sentence on runs may speak of."""
    counts = sorted({cell.games for cell in cells})
    games, wins = sum(cell.games for cell in cells), sum(cell.wins() for cell in cells)
    plan = measurement.plan
    return {
        "date": findings.date,
        "bot": measurement.name_bots(runs[0]),
        "games": games,
        "wins": wins,
        "each": counts[0]
        if len(counts) == 1
        else say("from-to", low=str(counts[0]), high=str(counts[-1])),
        "share": tell_between(wilson(wins, games)),
        "fine_share": tell_between(wilson(wins, games), 2),
        "denied": {name: measurement.games(one.games) for name, one in plan.denied.items()},
    }


def _write_usage(measurement: Measurement, findings: Findings, block: UsageBlock) -> str:
    """What came up least of each kind, and all that came up too seldom."""
    assert measurement.plan.usage is not None
    least = measurement.plan.usage.least
    lines, seldom = [], list[str]()
    for used in findings.used:
        rare, rarest = used.rare(least), used.rarest()
        shown = f"{rarest}: {tell_percent(used.shares[rarest])}"
        lines.append((used.label, len(used.shares), shown, len(rare) or say("none")))
        seldom += [f"{name}: {tell_percent(share)}" for name, share in rare.items()]
    facts = {"least": tell_percent(least), "rare": "; ".join(seldom) or say("nothing")}
    titles = [fill(title, facts) for title in block.titles]
    return _join(write_markdown(titles, lines), fill(block.text, facts))


def _write_denied(measurement: Measurement, findings: Findings, block: DeniedBlock) -> str:
    """What being denied something costs, the dearest first."""
    plan = measurement.plan.denied[block.of]
    bot = measurement.name_bots(plan.against)
    facts = {"bot": bot, "games": measurement.games(plan.games), "most": f"{plan.most:g}"}
    lines = (
        (loss.label, tell_points(loss.cost), say_yes_or_no(100 * loss.cost.value < plan.most))
        for loss in findings.denied[block.of]
    )
    titles = [fill(title, facts) for title in block.titles]
    return _join(fill(block.text, facts), write_markdown(titles, lines))


def _join(*parts: str) -> str:
    return "\n".join(part.rstrip("\n") + "\n" for part in parts if part)


def write_markdown(titles: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    """Lines of figures as a page shows them."""
    whole = [titles, ["---"] * len(titles), *lines]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in whole)
