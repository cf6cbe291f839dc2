"""The built pages for the browser, as the server hands them out."""

from functools import lru_cache
from typing import Final

from siegeworks._web.place import HERE, NOTE

KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
START: Final = "index.html"
File = tuple[bytes, str]


def file(name: str) -> File | None:
    """A file with its kind; names change with what is in them."""
    return _files(_build())[1].get(name)


def start_page() -> str | None:
    """The page that all screens of the client begin with; None if it is not built."""
    return _files(_build())[0]


def _build() -> str:
    """Which build is there: a new one is handed out without a new start of the server."""
    try:
        return (HERE.app / NOTE).read_text(encoding="utf-8")
    except OSError:
        return ""


@lru_cache(maxsize=1)
def _files(build: str) -> tuple[str | None, dict[str, File]]:
    if not build:
        return None, {}
    found = [file for file in HERE.app.iterdir() if file.suffix in KINDS]
    files = {file.name: (file.read_bytes(), KINDS[file.suffix]) for file in found}
    return (HERE.app / START).read_text(encoding="utf-8"), files
