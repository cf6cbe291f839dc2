"""``siegeworks bench web``: how fast the browser shows a board and a choice, never an assertion."""

import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import typer
from playwright.sync_api import Browser

import siegeworks
from siegeworks import _overlay
from siegeworks.cli.bench_server import flatten, percentile
from siegeworks.cli.load.browser import Seat, start_chromium
from siegeworks.cli.load.server_process import ServerProcess
from siegeworks.cli.output import print_json, say, show_progress

SHARES = (50, 95)
CHOICES = 10  # at each table, before the next one is opened


@dataclass
class Figures:
    """Seconds of every board and every choice."""

    boards: list[float] = field(default_factory=list)
    choices: list[float] = field(default_factory=list)


def command(game: str, seconds: float, json: bool) -> None:
    """Measure and print what was found."""
    found = _describe_figures(game, *measure(game, seconds))
    if json:
        print_json(found)
        return
    typer.echo(say("bench-web", game=game))
    for name, value in flatten(found):
        typer.echo(f"  {name:<32} {value:>16}")


def measure(key: str, seconds: float) -> tuple[str, Figures]:
    """The browser's version, and the times at tables of a game for so many seconds."""
    seats = siegeworks.game(key).seats[0]
    with (
        tempfile.TemporaryDirectory(prefix="siegeworks-bench-") as folder,
        ServerProcess(str(Path(folder, "games.db"))) as host,
        start_chromium() as browser,
    ):
        url = host.ready()
        with Seat(browser, url) as first:  # the server loads the game and its words
            first.open(key, seats)
        return browser.version, _measure_times(browser, url, key, seats, seconds)


def _measure_times(browser: Browser, url: str, game: str, seats: int, seconds: float) -> Figures:
    figures = Figures()
    start = time.monotonic()
    with show_progress("bench web", int(seconds)) as show:
        while not figures.boards or time.monotonic() < start + seconds:
            with Seat(browser, url) as seat:
                _sit(seat, game, seats, figures)
            show(int(time.monotonic() - start))
    return figures


def _sit(seat: Seat, game: str, seats: int, figures: Figures) -> None:
    """One table: its board, and some choices there."""
    figures.boards.append(seat.open(game, seats))
    for number in range(CHOICES):
        took = seat.choose(number)
        if took is None:
            break
        figures.choices.append(took)


def _describe_figures(game: str, version: str, figures: Figures) -> dict[str, Any]:
    return {
        "game": game,
        "chromium": version,
        "compiled": _overlay.tell_status().compiled,
        "boards": len(figures.boards),
        "first_board_ms": _describe_shares(figures.boards),
        "choices": len(figures.choices),
        "choice_visible_ms": _describe_shares(figures.choices),
    }


def _describe_shares(times: list[float]) -> dict[str, float | None]:
    ordered = sorted(times)
    return {f"p{share}": percentile(ordered, share) for share in SHARES}
