"""What the tests of the laboratory share."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from siegeworks.lab.experiment import Experiment, design
from siegeworks.lab.rows import connect

ROOT = Path(__file__).parents[2]


def small(games: int = 25, batch: int = 4, **fields: Any) -> Experiment:
    """A little of everything: two games, thinking bots and random ones, several parts each."""
    fields = {"game": ["pig", "gatehouse"], "bots": ["random", ["random", "habit"]], **fields}
    return design(games, seats=[2], batch=batch, **fields)


def rows(folder: Path) -> list[tuple[Any, ...]]:
    """All rows of a run in order."""
    with connect(folder) as database:
        query = "SELECT * FROM games0 ORDER BY arrangement, number"
        return database.execute(query).fetchall()


def surroundings(language: str = "en") -> dict[str, str]:
    """The environment of a command: this source, one language."""
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": paths, "SIEGEWORKS_LANGUAGE": language}


def command(*arguments: str | Path) -> list[str]:
    """A command of siegeworks, to be run as a user runs it."""
    return [sys.executable, "-m", "siegeworks.cli", *map(str, arguments)]


def siegeworks(
    *arguments: str | Path, language: str = "en", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command and keep what it prints."""
    return subprocess.run(
        command(*arguments),
        env=surroundings(language),
        cwd=cwd,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
