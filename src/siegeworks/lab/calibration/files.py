"""The files that a calibration writes: the game's figures, and the plot of its page."""

import datetime
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from siegeworks.analysis.figures import FILE, Bin, Figures, Strength
from siegeworks.lab import plots
from siegeworks.lab.run_folder import guard_writing, save

IMAGES: Final = "images"
HEAD: Final = """\
# How likely strong play wins from a position, and how well the bots decide: what games are judged
# by. Chances and points are shares of 1. Written by: siegeworks lab calibrate {game}

source = "measured"
date = {date}
bot = "{bot}"
games = {games}
positions = {positions}
brier = {brier:.4f}
spread = {spread:.4f}
unit = "{unit}"
clock = {{ zone = "{clock.zone}", first = {clock.first}, last = {clock.last} }}
method = "{method}"
effort = {effort}
depth = {depth}
beside = {beside}
"""


def write_figures(game: str, figures: Figures, folder: Path) -> Path:
    """The figures of a game."""
    date = datetime.datetime.now(datetime.UTC).date()
    named = {name: getattr(figures, name) for name in figures.__dataclass_fields__}
    text = HEAD.format(game=game, date=date, **named)
    text += f"varied = {_write_pairs(figures.varied)}\n"
    text += f"curve = {_write_weights(figures.curve)}\n"
    if figures.draws:
        text += f"draws = {_write_weights(figures.draws)}\n"
    text += "".join(_write_bin(found) for found in figures.bins)
    text += "".join(_write_strength(found) for found in figures.strengths)
    return _save(folder / FILE, text.encode())


def _write_pairs(pairs: Sequence[tuple[str, str]]) -> str:
    return "[" + ", ".join(f'["{name}", "{value}"]' for name, value in pairs) + "]"


def _write_weights(weights: Sequence[float]) -> str:
    return f"[{', '.join(f'{weight:.4f}' for weight in weights)}]"


def _write_bin(found: Bin) -> str:
    won = found.won
    return (
        f"\n[[bins]]\njudged = {found.judged:.4f}\nwon = {won.value:.4f}\nlow = {won.low:.4f}\n"
        f"high = {won.high:.4f}\npositions = {found.positions}\n"
    )


def _write_strength(found: Strength) -> str:
    luck = found.luck
    return (
        f'\n[[strengths]]\nbot = "{found.bot}"\ngames = {found.games}\n'
        f"points = {found.points:.4f}\nspread = {found.spread:.4f}\nscatter = {found.scatter:.4f}\n"
        f"luck = {luck.value:.4f}\nluck_low = {luck.low:.4f}\nluck_high = {luck.high:.4f}\n"
    )


def write_plot(game: str, figures: Figures, docs: Path) -> Path:
    """How often positions were really won, over what was said of them."""
    bins = [(found.judged, found.won) for found in figures.bins]
    return _save(docs / IMAGES / f"value-{game}.png", plots.draw_reliability(bins))


def list_rows(figures: Figures) -> Iterator[str]:
    """The tables of a page, line by line."""
    yield "| judged | positions | won (95 %, by games) |"
    yield "|---|---|---|"
    for found in figures.bins:
        won = found.won
        bounds = f"{100 * won.low:.0f} to {100 * won.high:.0f}"
        share = f"{100 * won.value:.0f} % ({bounds})"
        yield f"| {100 * found.judged:.0f} % | {found.positions} | {share} |"
    if figures.strengths:
        yield ""
        yield "| bot | games | points a stretch (deviation) | luck in a game (95 %) |"
        yield "|---|---|---|---|"
    for bot in figures.strengths:
        luck = f"{100 * bot.luck.low:+.0f} to {100 * bot.luck.high:+.0f}"
        points = f"{100 * bot.points:+.2f} ({100 * bot.spread:.2f})"
        yield f"| `{bot.bot}` | {bot.games} | {points} | {100 * bot.luck.value:+.0f} ({luck}) |"


def _save(path: Path, data: bytes) -> Path:
    with guard_writing(path.parent):
        path.parent.mkdir(parents=True, exist_ok=True)
    save(path, data)
    return path
