"""Printing facts: as JSON for programs, as text for people; progress only where people watch."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer

from siegeworks.core import wording


def say(key: str, language: str = "en", **facts: object) -> str:
    """A sentence of the command line."""
    return wording.say(language, "", f"cli-{key}", facts)


def print_json(data: object) -> None:
    """Print plain JSON."""
    typer.echo(json.dumps(data, indent=1, ensure_ascii=False))


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar with rate and time left on a terminal; silence elsewhere."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
