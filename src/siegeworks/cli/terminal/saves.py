"""Keeping games: every answer is on the disk before its result is shown."""

import contextlib
import errno
import os
import signal
import tempfile
import threading
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from types import FrameType

from siegeworks.store.paths import find_data_folder

SUFFIX = ".siege"


def find_folder() -> Path:
    """Where games of the terminal are kept."""
    return find_data_folder() / "games"


def choose_path(game: str) -> Path:
    """A name for a new game that no other game has."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    return find_free(find_folder() / f"{stem}{SUFFIX}")


def find_free(path: Path) -> Path:
    """A path, or one beside it with a number, that no file has."""
    free, number = path, 1
    while os.path.exists(free):  # unlike the method, it takes a closed folder for an empty one
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def read_back(path: Path) -> str:
    """What stands in a file; empty if there is none that can be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def place_copy(name: str, usual: str) -> Path:
    """Where a copy goes: into a folder that is named, under its usual name, else to the name."""
    path = Path(os.path.expanduser(name))
    if path.is_dir():
        return path / usual
    folder = path if name.endswith(("/", os.sep)) else path.parent
    if not folder.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder))
    return path if path.suffix else path.with_name(f"{path.name}{SUFFIX}")


def write(path: Path, text: str) -> None:
    """Write a file so that at any moment either the old or the new one is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.stem}-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def has_any(game: str) -> bool:
    """Whether a game was ever played here."""
    try:
        return any(find_folder().glob(f"{game}-*{SUFFIX}"))
    except OSError:
        return False


def list_files() -> list[Path]:
    """The files of all games, the latest first."""
    try:
        return sorted(
            find_folder().glob(f"*{SUFFIX}"), key=lambda p: p.stat().st_mtime, reverse=True
        )
    except OSError:
        return []


@contextlib.contextmanager
def hold_interrupts() -> Iterator[None]:
    """Finish what is inside before Ctrl-C is heard: an answer and its file belong together."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        heard.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


def is_record(path: Path) -> bool:
    """Whether a file is a record, so that a newer one may take its place."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline().startswith("siegeworks record ")
    except (OSError, UnicodeDecodeError):
        return False
