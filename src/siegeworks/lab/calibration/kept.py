"""Work that takes long, each piece kept in a file as soon as it is done."""

import json
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol, TypeVar

Found = dict[str, Any]  # a line of the file; its name says which piece of work it is


class Named(Protocol):
    """A piece of work with a name of its own."""

    @property
    def name(self) -> str:
        """What tells it from all others in the same file."""
        ...


T = TypeVar("T", bound=Named)


def work_off(
    pieces: Sequence[T],
    work: Callable[[T], Found],
    file: Path,
    processes: int,
    show: Callable[[int], None],
) -> list[Found]:
    """What comes of all pieces: from the file, and of the missing ones, added as they end."""
    known = read_kept(file)
    missing = [piece for piece in pieces if piece.name not in known]
    show(len(pieces) - len(missing))
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out, get_context("spawn").Pool(processes) as pool:
        for done, found in enumerate(pool.imap_unordered(work, missing), 1):
            known[found["name"]] = found
            out.write(json.dumps(found) + "\n")
            out.flush()
            show(len(pieces) - len(missing) + done)
    return [known[piece.name] for piece in pieces]


def read_kept(file: Path) -> dict[str, Found]:
    """What a broken-off run left; a torn last line is worked off again."""
    known: dict[str, Found] = {}
    if file.is_file():
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                found = json.loads(line)
            except json.JSONDecodeError:
                continue
            known[found["name"]] = found
    return known
