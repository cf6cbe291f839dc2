"""The built pages for the browser, as the server hands them out."""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from siegeworks._web.place import HERE, NOTE

KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
START: Final = "index.html"


class File(NamedTuple):
    """A file, plain and packed, with its kind."""

    plain: bytes
    packed: bytes
    kind: str


# Files of earlier builds, too: a page that came just before a new build still asks for its own.
_FILES: Final[dict[str, File]] = {}


def find_file(name: str) -> File | None:
    """A file by its name, which changes with what is in it."""
    read_start_page()
    return _FILES.get(name)


def read_start_page() -> str | None:
    """The page that all screens of the client begin with; None if it is not built."""
    return _load(_find_build())


def _find_build() -> str:
    """Which build is there: a new one is handed out without a new start of the server."""
    try:
        return (HERE.app / NOTE).read_text(encoding="utf-8")
    except OSError:
        return ""


@lru_cache(maxsize=1)
def _load(build: str) -> str | None:
    if not build:
        return None
    found = [path for path in HERE.app.iterdir() if path.suffix in KINDS]
    _FILES.update({path.name: _read_file(path) for path in found})
    return (HERE.app / START).read_text(encoding="utf-8")


def _read_file(path: Path) -> File:
    data = path.read_bytes()
    return File(data, gzip.compress(data, mtime=0), KINDS[path.suffix])
