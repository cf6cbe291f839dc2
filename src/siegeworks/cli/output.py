"""Printing facts: as JSON for programs, as text for people; progress only where people watch."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer

from siegeworks.core import wording

LANGUAGE_VARIABLES = ("SIEGEWORKS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(asked: str = "") -> str:
    """The language asked for, else the one of the surroundings, else English."""
    for wish in (asked, *(os.environ.get(name, "") for name in LANGUAGE_VARIABLES)):
        if wish:
            return "de" if wish.lower().startswith("de") else "en"
    return "en"


def say(key: str, language: str = "", **facts: object) -> str:
    """A sentence of the command line."""
    return wording.say(choose_language(language), "", f"cli-{key}", facts)


def tell_use(key: str) -> str:
    """A line of the help."""
    return wording.say(choose_language(), "", f"use-{key}", {})


def print_json(data: object) -> None:
    """Print plain JSON."""
    typer.echo(json.dumps(data, indent=1, ensure_ascii=False))


@contextmanager
def show_progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar with rate and time left on a terminal; silence elsewhere."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        """How many a second."""

        def render(self, task: Task) -> Text:
            return Text("" if task.speed is None else f"{task.speed:,.4g}/s")

    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
