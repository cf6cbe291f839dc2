"""What the tools that measure how hard a game is share: figures in pages, files and pictures."""

import datetime
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import siegeworks
from siegeworks.lab import Interval, wilson

ROOT = Path(__file__).parent.parent
IMAGES = ROOT / "docs" / "images"
BEGIN, END = "<!-- figures -->\n", "<!-- end of the figures -->\n"
INK, BAND = "#2f6f8f", "#5b8c3e"


@dataclass(frozen=True)
class Line:
    """A line of a plot, in per cent: a value with its interval, and what is wanted, if anything."""

    label: str
    found: Interval
    wanted: tuple[float, float] | None = None


def today() -> datetime.date:
    """The day of a measurement."""
    return datetime.datetime.now(datetime.UTC).date()


def share(won: int, games: int) -> str:
    """A share with its interval, in per cent."""
    return between(wilson(won, games))


def between(found: Interval, digits: int = 0) -> str:
    """A value with its interval, given as shares, told in per cent."""
    value, low, high = (100 * x for x in (found.value, found.low, found.high))
    return f"{value:.{digits}f} % ({low:.{digits}f} to {high:.{digits}f} %)"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table of a page."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines)


def put_figures(page: Path, figures: str) -> None:
    """Lay new figures where the old ones are."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n{figures}\n{END}{after}", encoding="utf-8")


def draw(name: str, lines: Sequence[Line], words: str, edge: float | None = None) -> None:
    """Values with their intervals, first on top, over the bands that are wanted."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 0.9 + 0.3 * len(lines)), dpi=110, layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    for place, line in enumerate(lines):
        if line.wanted:
            left, right = line.wanted
            axes.barh(place, right - left, left=left, height=0.8, color=BAND, alpha=0.2)
        bounds = [100 * line.found.low, 100 * line.found.high]
        axes.plot(bounds, [place] * 2, color=INK, lw=2)
        axes.plot([100 * line.found.value], [place], "o", color=INK)
    if edge is not None:
        axes.axvline(edge, color=INK, lw=1, ls=":")
    axes.set_yticks(range(len(lines)), [line.label for line in lines])
    axes.set_ylim(len(lines) - 0.5, -0.5)
    axes.set_xlabel(words, fontsize=9)
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(IMAGES / name, metadata={"Software": None})


def write_difficulty(
    game: str, bot: str, tool: str, cells: Mapping[tuple[str, str], Mapping[int, Interval]]
) -> None:
    """The shares for those who ask the game itself: of a setting's values, by number of seats."""
    lines = [
        "# How often a strong bot wins, in per cent, by setting and number of players.",
        f"# Written by tools/{tool}.",
        "",
        'source = "measured"',
        f'bot = "{bot}"',
        f"date = {today()}",
    ]
    for (setting, value), shares in cells.items():
        lines += ["", f"[{setting}.{value}]"]
        lines += [f"{seats} = {100 * found.value:.2f}" for seats, found in shares.items()]
    target = siegeworks.game(game).folder / "bot" / "difficulty.toml"
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
