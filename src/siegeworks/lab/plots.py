"""The figures of a report, drawn by matplotlib into pictures that a page holds itself."""

import base64
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from siegeworks.analysis.statistics import Interval
from siegeworks.lab.errors import need

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Facts = dict[str, Any]
INK = "#22303c"
COLOURS = ("#2f6f8f", "#c0622d", "#5b8c3e", "#8a5a9e", "#b08a1e", "#8c3b4a", "#4a4a4a")
BAND = COLOURS[2]
GREY = "#9aa0a6"
MOST_BARS = 40


@dataclass(frozen=True)
class Span:
    """A share with its interval, and the band in per cent that it should lie in, if any."""

    label: str
    found: Interval
    wanted: tuple[float, float] | None


def draw_picture(draw: "Callable[[Axes], None]", height: float, width: float = 9.0) -> str:
    """A drawing as the address of a picture that needs no other file."""
    png = draw_png(draw, height, width)
    return "data:image/png;base64," + base64.b64encode(png).decode()


def draw_png(draw: "Callable[[Axes], None]", height: float, width: float = 9.0) -> bytes:
    """A drawing as the bytes of a picture."""
    need("matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), dpi=110, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK, labelsize=8)
    draw(axes)
    out = io.BytesIO()
    figure.savefig(out, format="png", metadata={"Software": None})
    return out.getvalue()


def choose_colour(number: int) -> str:
    """The colour of an arrangement."""
    return COLOURS[number % len(COLOURS)]


def draw_rates(labels: Sequence[str], intervals: Sequence[Facts]) -> str:
    """Rates with their intervals, one line each, first on top."""

    def draw(axes: "Axes") -> None:
        for place, facts in enumerate(intervals):
            axes.plot(
                [facts["low"], facts["high"]], [place, place], color=choose_colour(place), lw=3
            )
            axes.plot([facts["value"]], [place], "o", color=choose_colour(place))
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.set_xlim(-0.01, 1.01)
        axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
        axes.grid(axis="x", alpha=0.3)

    return draw_picture(draw, 0.8 + 0.32 * len(labels))


def draw_lengths(arrangements: Sequence[Facts], words: str) -> str:
    """How long games are: a line for each arrangement."""

    def draw(axes: "Axes") -> None:
        for place, facts in enumerate(arrangements):
            starts = [start for start, _ in facts["lengths"]]
            shares = [count / facts["games"] for _, count in facts["lengths"]]
            axes.step(
                starts, shares, where="post", color=choose_colour(place), label=facts["label"]
            )
        axes.yaxis.set_major_formatter(lambda y, _: f"{y:.0%}")
        axes.set_ylim(bottom=0)
        axes.set_xlabel(words, fontsize=8)
        axes.legend(fontsize=7, frameon=False)

    return draw_picture(draw, 3.2)


def draw_stacked(labels: Sequence[str], parts: Sequence[dict[str, int]]) -> str:
    """How games ended, as shares of a whole."""
    names = list(dict.fromkeys(name for part in parts for name in part))

    def draw(axes: "Axes") -> None:
        left = [0.0] * len(parts)
        for place, name in enumerate(names):
            shares = [part.get(name, 0) / max(1, sum(part.values())) for part in parts]
            axes.barh(range(len(parts)), shares, left=left, color=choose_colour(place), label=name)
            left = [a + b for a, b in zip(left, shares, strict=True)]
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
        axes.legend(fontsize=7, frameon=False, ncols=4, loc="lower center", bbox_to_anchor=(0.5, 1))

    return draw_picture(draw, 1.2 + 0.32 * len(labels))


def draw_bars(values: dict[str, float], words: str) -> str:
    """One bar for each name, in the order given; of very many only the first."""
    shown = dict(list(values.items())[:MOST_BARS])

    def draw(axes: "Axes") -> None:
        axes.barh(range(len(shown)), list(shown.values()), color=COLOURS[0])
        axes.set_yticks(range(len(shown)), list(shown))
        axes.set_ylim(len(shown) - 0.4, -0.6)
        axes.set_xlabel(words, fontsize=8)
        axes.grid(axis="x", alpha=0.3)

    return draw_picture(draw, 0.9 + 0.19 * len(shown))


def draw_curve(values: Sequence[tuple[int, float, float, float]], words: str) -> str:
    """A line with its band: where, value, lower and upper bound."""
    places, middle, low, high = (list(column) for column in zip(*values, strict=True))

    def draw(axes: "Axes") -> None:
        axes.fill_between(places, low, high, color=COLOURS[0], alpha=0.25, lw=0)
        axes.plot(places, middle, color=COLOURS[0], lw=1.2)
        axes.set_ylim(-0.02, 1.02)
        axes.yaxis.set_major_formatter(lambda y, _: f"{y:.0%}")
        axes.set_xlabel(words, fontsize=8)
        axes.grid(alpha=0.3)

    return draw_picture(draw, 3.2)


def draw_ledger(values: Sequence[tuple[int, float, float]], words: str) -> str:
    """A bar for each stretch: what its decisions did, and in grey what luck did beside it."""
    places = [place for place, _, _ in values]
    wide = max(1.0, (places[-1] - places[0]) / max(1, len(places)) * 0.4)

    def draw(axes: "Axes") -> None:
        axes.bar(places, [d for _, d, _ in values], width=wide, align="edge", color=COLOURS[1])
        axes.bar(places, [k for _, _, k in values], width=-wide, align="edge", color=GREY)
        axes.axhline(0, color=INK, lw=0.6)
        axes.yaxis.set_major_formatter(lambda y, _: f"{100 * y:+.0f}")
        axes.set_xlabel(words, fontsize=8)
        axes.grid(axis="y", alpha=0.3)

    return draw_picture(draw, 2.6)


def draw_reliability(bins: Sequence[tuple[float, Interval]]) -> bytes:
    """Shares really won over the chances that were said; on the line both are the same."""

    def draw(axes: "Axes") -> None:
        axes.plot([0, 100], [0, 100], color=GREY, lw=1, ls=":")
        for judged, won in bins:
            axes.plot([100 * judged] * 2, [100 * won.low, 100 * won.high], color=COLOURS[0], lw=2)
            axes.plot([100 * judged], [100 * won.value], "o", color=COLOURS[0])
        axes.set_xlim(0, 100)
        axes.set_ylim(0, 100)
        axes.set_xlabel("judged, per cent", fontsize=9)
        axes.set_ylabel("won, per cent", fontsize=9)
        axes.grid(alpha=0.3)

    return draw_png(draw, 4.2, 4.6)


def draw_spans(lines: Sequence[Span], words: str, edge: float | None = None) -> bytes:
    """Shares in per cent with their intervals, first on top, over the bands that are wanted."""

    def draw(axes: "Axes") -> None:
        for place, line in enumerate(lines):
            if line.wanted:
                left, right = line.wanted
                axes.barh(place, right - left, left=left, height=0.8, color=BAND, alpha=0.2)
            bounds = [100 * line.found.low, 100 * line.found.high]
            axes.plot(bounds, [place] * 2, color=COLOURS[0], lw=2)
            axes.plot([100 * line.found.value], [place], "o", color=COLOURS[0])
        if edge is not None:
            axes.axvline(edge, color=COLOURS[0], lw=1, ls=":")
        axes.set_yticks(range(len(lines)), [line.label for line in lines])
        axes.set_ylim(len(lines) - 0.5, -0.5)
        axes.set_xlabel(words, fontsize=9)
        axes.grid(axis="x", alpha=0.3)

    return draw_png(draw, 0.9 + 0.3 * len(lines), 8)
