"""``siegeworks analyse``: one recorded game, turn by turn."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

import typer

import siegeworks
from siegeworks.analysis import Analysis, analyse
from siegeworks.analysis.findings import Dear, Doubts, Mistake, tell_why, write_points
from siegeworks.cli.output import choose_language, print_json, say, show_progress
from siegeworks.lab import plots
from siegeworks.lab.html_page import Page
from siegeworks.lab.report import tell_percent
from siegeworks.lab.run_folder import save

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60


def command(
    file: Path,
    bot: str,
    rollouts: int,
    seat: int,
    seed: int,
    html: Path | None,
    content: Path | None,
    json: bool,
    language: str,
) -> None:
    """Analyse a record and tell what was found."""
    language = choose_language(language)
    match = siegeworks.read(file, content)
    with show_progress(file.name, match.length) as show:
        scale = match.length

        def tell(done: int, total: int, _known: Analysis) -> None:
            show(done * scale // total)

        found = analyse(match, bot, rollouts, seed, seat, show=tell)
    if html is not None:
        save(html, write_page(found, file.name, language).encode())
    if json:
        print_json(found.facts(language))
    else:
        _tell(found, language)


def _tell(found: Analysis, language: str) -> None:
    typer.echo(say("lab-curve", language, seat=found.seat + 1))
    typer.echo(f"  {sketch([point.chance.value for point in found.curve])}")
    typer.echo(tell_split(found, language))
    none = "lab-none-dearest" if found.figures.is_calibrated else "lab-none-clear"
    typer.echo(say("lab-dearest" if found.dearest else none, language))
    for dear in found.dearest:
        typer.echo(_tell_dear(found, dear, language))
        typer.echo(tell_mistake(dear.mistake, language, found.figures.unit))
    if found.draws:
        typer.echo(say("lab-draws", language))
    for draw in found.draws:
        facts = {
            "stretch": found.name_stretch(draw.number, language),
            "drawn": found.name_draw(draw, language),
            "worth": write_doubtful(draw.worth, draw.doubt, language),
            "whose": "own" if draw.own else "other",
        }
        typer.echo(say("lab-draw", language, **facts))
    for sentence in _list_closing(found, language):
        typer.echo(sentence)


def _list_closing(found: Analysis, language: str) -> list[str]:
    """How it stands, where the chances come from, and what the doubt means."""
    doubt = "" if found.doubts is None else say("lab-doubt", language)
    sentences = (found.tell_standing(language), found.tell_trust(language), doubt)
    return [sentence for sentence in sentences if sentence]


def write_doubtful(share: float, doubt: float, language: str) -> str:
    """Points of the chance to win, and how far off they may be."""
    points = write_points(100 * share, language)
    return f"{points} ± {max(1, round(100 * doubt))}" if doubt else points


def _tell_dear(found: Analysis, dear: Dear, language: str) -> str:
    stretch = found.name_stretch(dear.judged.stretch.number, language)
    cost = write_doubtful(dear.judged.decision, found.doubt_of(dear.judged), language)
    return say("lab-dear", language, stretch=stretch, cost=cost)


def tell_mistake(mistake: Mistake | None, language: str, unit: str = "turn") -> str:
    """What was better; with an interval only where luck had a say.

    Without a ``unit`` the game is judged decision by decision, so there is no single one of many.
    """
    if mistake is None:
        return say("lab-no-mistake" if unit else "lab-no-better", language)
    low, high = (write_points(100 * end, language) for end in (mistake.cost.low, mistake.cost.high))
    return say(
        "lab-mistake",
        language,
        entry=mistake.place + 1,
        rule=mistake.rule,
        chosen=mistake.chosen.words(language),
        better=mistake.better.words(language),
        worth=write_points(100 * mistake.cost.value, language),
        low="none" if mistake.is_certain else low,
        high=high,
        why=tell_why(mistake, language),
    )


def tell_split(found: Analysis, language: str) -> str:
    """The opening, what luck and decisions did to it, and the result: they add up."""
    ends = {0.0: "lost", 1.0: "won"}
    doubts = found.doubts or Doubts(0.0, 0.0, 0.0)
    luck, skill, others = (
        write_doubtful(share or 0.0, doubt, language)
        for share, doubt in (
            (found.luck, doubts.luck),
            (found.skill, doubts.skill),
            (found.others, doubts.others),
        )
    )
    return say(
        "lab-split",
        language,
        opening=tell_percent(found.opening.value, language),
        luck=luck,
        skill=skill,
        others=others if found.others else "none",
        result=ends.get(found.result, tell_percent(found.result, language)),
    )


def sketch(values: Sequence[float]) -> str:
    """A curve as a line of bars."""
    step = max(1, -(-len(values) // WIDTH))
    means = (fmean(values[at : at + step]) for at in range(0, len(values), step))
    return "".join(BARS[round(value * (len(BARS) - 1))] for value in means)


def write_page(found: Analysis, title: str, language: str) -> str:
    """The analysis as a page."""
    made = Page(title, language)
    made.add_heading("curve")
    points = [(p.place, p.chance.value, p.chance.low, p.chance.high) for p in found.curve]
    made.add_picture(plots.draw_curve(points, made.say("entries")), "curve")
    made.add_heading("luck-skill")
    made.add_paragraph(tell_split(found, language).strip())
    bars = [(j.stretch.place, j.decision, j.luck) for j in found.judged]
    made.add_picture(plots.draw_ledger(bars, made.say("entries")), "luck-skill")
    for sentence in _list_closing(found, language):
        made.add_paragraph(sentence)
    made.add_heading("worst")
    for dear in found.dearest:
        made.add_paragraph(_tell_dear(found, dear, language).strip())
        made.add_paragraph(tell_mistake(dear.mistake, language, found.figures.unit).strip())
    return made.html()
