"""Content folders on their way to workers: read here as texts, laid out there as files."""

import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from siegeworks.core.game import Game

Files = tuple[tuple[str, str], ...]


def read_files(folder: Path | None) -> Files:
    """The tables in a folder of the user's own, which was found good before."""
    if folder is None:
        return ()
    files = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    return tuple((path.name, path.read_text(encoding="utf-8-sig")) for path in files)


def write_files(folder: Path, files: Iterable[tuple[str, str]]) -> None:
    """Lay texts out as files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files:
        (folder / name).write_text(text, encoding="utf-8")


def lay_over(game: Game, files: Files) -> Any:
    """The content of a game with these texts laid over it."""
    if not files:
        return game.tables()
    with tempfile.TemporaryDirectory(prefix="siegeworks-content-") as name:
        write_files(Path(name), files)
        return game.tables(Path(name))
