"""``siegeworks analyse``: one recorded game, decision by decision."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

import typer

import siegeworks
from siegeworks.analysis import Analysis, analyse
from siegeworks.cli.output import choose_language, print_json, say, show_progress
from siegeworks.lab import plots
from siegeworks.lab.html_page import Page, write_decimals
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
        save(html, write_page(found, bot, file.name, language).encode())
    if json:
        print_json(found.facts(language))
    else:
        _tell(found, bot, language)


def _tell(found: Analysis, bot: str, language: str) -> None:
    typer.echo(say("lab-curve", language, seat=found.seat + 1))
    for end in ("high", "value", "low"):
        heights = [getattr(point.chance, end) for point in found.curve]
        typer.echo(f"  {sketch(heights)}  {say(f'lab-band-{end}', language)}")
    typer.echo(say("lab-worst" if found.worst else "lab-none-worst", language))
    for mistake in found.worst:
        typer.echo(
            say(
                "lab-mistake",
                language,
                entry=mistake.place + 1,
                seat=mistake.seat + 1,
                rule=mistake.rule,
                chosen=mistake.chosen.words(language),
                better=mistake.better.words(language),
                cost=tell_percent(mistake.cost.value, language),
                low=tell_percent(mistake.cost.low, language),
                high=tell_percent(mistake.cost.high, language),
            )
        )
    typer.echo(tell_luck_and_skill(found, bot, language))


def tell_luck_and_skill(found: Analysis, bot: str, language: str) -> str:
    """What the decisions did and what luck did, in words."""
    again = say(
        "lab-again",
        language,
        again=tell_percent(found.again.value, language),
        low=tell_percent(found.again.low, language),
        high=tell_percent(found.again.high, language),
        repeated=tell_percent(found.repeated, language),
    )
    if found.same_luck is None or found.skill is None or found.luck is None:
        return again
    split = say(
        "lab-luck-skill",
        language,
        bot=bot,
        opening=tell_percent(found.opening.value, language),
        same=tell_percent(found.same_luck.value, language),
        low=tell_percent(found.same_luck.low, language),
        high=tell_percent(found.same_luck.high, language),
        result=tell_percent(found.result, language),
        skill=write_decimals(f"{100 * found.skill:+.1f}", language),
        luck=write_decimals(f"{100 * found.luck:+.1f}", language),
    )
    return f"{split} {again}"


def sketch(values: Sequence[float]) -> str:
    """A curve as a line of bars."""
    step = max(1, -(-len(values) // WIDTH))
    means = (fmean(values[at : at + step]) for at in range(0, len(values), step))
    return "".join(BARS[round(value * (len(BARS) - 1))] for value in means)


def write_page(found: Analysis, bot: str, title: str, language: str) -> str:
    """The analysis as a page."""
    made = Page(title, language)
    made.add_heading("curve")
    points = [(p.place, p.chance.value, p.chance.low, p.chance.high) for p in found.curve]
    made.add_picture(plots.draw_curve(points, made.say("entries")), "curve")
    made.add_heading("worst")
    made.add_rows(
        ("number", "seat", "rule", "chosen", "better", "cost", "interval"),
        (
            (
                m.place + 1,
                m.seat + 1,
                m.rule,
                m.chosen.words(language),
                m.better.words(language),
                tell_percent(m.cost.value),
                f"{tell_percent(m.cost.low)} – {tell_percent(m.cost.high)}",
            )
            for m in found.worst
        ),
    )
    made.add_heading("luck-skill")
    made.add_paragraph(tell_luck_and_skill(found, bot, language))
    return made.html()
