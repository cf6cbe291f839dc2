"""Finds the games that live in packages of their own, by what their metadata says.

Such a package names its game in the group ``siegeworks.games`` of its entry points, as
``key = "package:GAME"``; the package is the one that has the rooms. Nothing of it is imported here.

``importlib.metadata`` would read the same files, but its import alone takes fifty milliseconds,
and this runs before anything else of Siegeworks is imported.
"""

import importlib.util
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

GROUP = "siegeworks.games"
_METADATA = (".dist-info", ".egg-info")


@dataclass(frozen=True)
class Entry:
    """An entry point: the key of a game, and ``package:GAME`` as the metadata says it."""

    key: str
    value: str
    distribution: str

    @property
    def package(self) -> str:
        return self.value.partition(":")[0].strip()

    @property
    def attribute(self) -> str:
        return self.value.partition(":")[2].strip()


def find_entries(path: Sequence[str] | None = None) -> list[Entry]:
    """The games named by distributions on the path; of the same distribution, the first counts."""
    found: dict[str, list[Entry]] = {}
    for folder in sys.path if path is None else path:
        for metadata in _list_metadata_folders(folder or os.curdir):
            distribution = os.path.basename(metadata).partition("-")[0].lower().replace("_", "-")
            if distribution not in found:
                found[distribution] = list(_read(metadata, distribution))
    return [entry for of_one in found.values() for entry in of_one]


def find_folder(package: str) -> Path | None:
    """Where a package lies, without importing it; None if it cannot be found."""
    top, *below = package.split(".")
    try:
        spec = importlib.util.find_spec(top)
    except (ImportError, ValueError):
        return None
    for place in (spec and spec.submodule_search_locations) or ():
        folder = Path(place, *below)
        if (folder / "__init__.py").is_file():
            return folder
    return None


def _list_metadata_folders(folder: str) -> list[str]:
    try:
        return sorted(entry.path for entry in os.scandir(folder) if entry.name.endswith(_METADATA))
    except OSError:  # not a folder, such as a zip file
        return []


def _read(metadata: str, distribution: str) -> Iterator[Entry]:
    try:
        text = Path(metadata, "entry_points.txt").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return
    is_ours = False
    for line in text.splitlines():
        if line.startswith("["):
            is_ours = line.strip() == f"[{GROUP}]"
        elif is_ours and "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            yield Entry(key.strip(), value.strip(), distribution)
