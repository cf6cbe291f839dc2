"""Where the browser's pages are written and built, and whether the build fits the source.

Standard library only, and nothing of the package: the launcher asks before anything is installed.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NOTE = "source.txt"  # lies in a build, written last: the digest of what it was made from
_LEFT_OUT = ("node_modules", "dist")


@dataclass(frozen=True)
class Place:
    """The folder of the sources, and the folder that the server takes the pages from."""

    web: Path
    app: Path

    def has_source(self) -> bool:
        """Whether the sources are here, as in a checkout; an installed package has none."""
        return (self.web / "package.json").is_file()

    def sources(self) -> list[Path]:
        """All files that the pages are made from."""
        return sorted(_list_files(self.web))

    def digest(self) -> str:
        """What a build of this source has in its note."""
        digest = hashlib.blake2b(digest_size=16)
        for file in self.sources():
            text = file.read_bytes()
            name = file.relative_to(self.web).as_posix()
            digest.update(f"{name}\0{len(text)}\0".encode() + text)
        return digest.hexdigest()

    def is_built(self) -> bool:
        """Whether the pages are there, and made from this source if there is one."""
        try:
            note = (self.app / NOTE).read_text(encoding="utf-8").strip()
        except OSError:
            return False
        return not self.has_source() or note == self.digest()


def _list_files(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir():
            if path.name not in _LEFT_OUT:
                yield from _list_files(path)
        else:
            yield path


def find_place(package: Path) -> Place:
    """The place that belongs to a package folder."""
    return Place(package.parents[1] / "web", package / "server" / "static" / "app")


HERE = find_place(Path(__file__).resolve().parents[1])
