"""Serve the compiled build of the hot modules, if there is one for exactly this source.

Compiled modules never lie beside their sources. They wait in a folder named by a key that covers
the text of every module they were made from, the interpreter and the machine. An edit changes
the key, so a stale or foreign build is simply not found and the plain source runs instead.

The key covers all of ``core``, ``parts``, ``bots`` and ``games``, not only the compiled files:
constants of an interpreted module are folded into the compiled modules that import it. Games that
live in packages of their own are compiled together with ours and have a part of the key to
themselves: when such a game comes, goes or changes, all the rest of a build still serves.

Standard library only, imports no game code, and takes a few milliseconds: it runs before
anything else of the package is imported.
"""

import hashlib
import importlib.machinery
import importlib.util
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

from siegeworks import _outside

# What compiles of a game follows from the room that it lies in.
ROOMS = ("rules/**", "content/**", "bot/**")
# Which of our modules compile: "*" does not cross a "/", and "**" is everything below.
COMPILED = (
    "core/steps.py",
    "core/engine.py",
    "core/luck.py",
    "core/playout.py",
    "core/judge.py",
    "core/vectors/batch.py",
    "core/journal.py",
    "core/view.py",
    "bots/rollout.py",
    "bots/tree.py",
    "parts/*.py",
    *(f"games/*/{room}" for room in ROOMS),
)
# Exceptions to the patterns above. Packages' own files are never compiled.
INTERPRETED = ("parts/measured.py",)

FACTS = "facts.json"  # written last into a build folder: what it is and how long it took
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
LEVELS = ("3", "2", "1", "0")  # optimisation levels, the one to prefer first
_FORMAT = "2"  # raise it when the layout of a build folder changes


@dataclass(frozen=True)
class Status:
    """Whether compiled modules are in use, and if not, why not.

    ``reason`` is "built", "no-build", "building", "pure-asked", "no-compiler", "no-headers",
    "no-mypy" or "failed".
    """

    compiled: bool
    key: str
    reason: str
    build_seconds: float | None


@dataclass(frozen=True)
class Package:
    """A package and which of its modules compile."""

    name: str
    folder: Path
    compiled: tuple[str, ...] = ROOMS
    interpreted: tuple[str, ...] = ()
    below: tuple[str, ...] = ("",)  # the folders that a compiled module may depend on

    def sources(self) -> list[str]:
        """Every module that a compiled module may depend on, relative to the folder, sorted."""
        return [name for top in self.below for name in sorted(_list_python_files(self.folder, top))]

    def modules(self) -> list[str]:
        """The files that compile, relative to the folder, sorted."""
        return [name for name in self.sources() if self._is_compiled(name)]

    def _is_compiled(self, name: str) -> bool:
        return (
            not name.endswith("__init__.py")
            and _make_expression(self.compiled).fullmatch(name) is not None
            and _make_expression(self.interpreted).fullmatch(name) is None
        )

    def digest(self) -> str:
        """What tells this source, for this interpreter and machine, from any other."""
        digest = hashlib.blake2b(digest_size=10)
        names = self.sources()
        compiled = filter(self._is_compiled, names)
        for part in (_FORMAT, SUFFIX, sys.platform, _name_machine(), *compiled):
            digest.update(part.encode() + b"\0")
        for name in names:
            text = (self.folder / name).read_bytes()
            digest.update(f"{name}\0{len(text)}\0".encode() + text)
        return digest.hexdigest()


@dataclass(frozen=True)
class Build:
    """A finished build, and the packages whose source it was made from."""

    folder: Path
    packages: tuple[str, ...]


@dataclass(frozen=True)
class Layout:
    """Our package, the games outside of it, and where the builds of both lie."""

    folder: Path
    outside: tuple[Package, ...] = ()

    @property
    def package(self) -> Package:
        below = tuple(sorted({pattern.split("/")[0] for pattern in COMPILED}))
        return Package(self.folder.name, self.folder, COMPILED, INTERPRETED, below)

    @property
    def packages(self) -> tuple[Package, ...]:
        return (self.package, *self.outside)

    def key(self, level: str = LEVELS[0]) -> str:
        """The name of a build of exactly this source."""
        return f"{self._stem()}{self._stem_outside()}-O{level}"

    def _stem(self) -> str:
        """What the name of every build of our package's source begins with."""
        return f"{sys.implementation.cache_tag}-{self.package.digest()}"

    def _stem_outside(self) -> str:
        if not self.outside:
            return ""
        digest = hashlib.blake2b(digest_size=5)
        for package in self.outside:
            digest.update(f"{package.name}\0{package.digest()}\0".encode())
        return f"-{digest.hexdigest()}"

    def shipped(self) -> Path:
        """Where a wheel carries its build."""
        return self.folder / "_compiled"

    def builds(self) -> Path:
        """Where builds made on this machine are kept."""
        asked = os.environ.get("SIEGEWORKS_BUILD_DIR")
        if asked:
            return Path(asked).absolute()
        root = self.folder.parent.parent
        if (root / "pyproject.toml").is_file() and self.folder.parent.name == "src":
            return root / ".build"
        return _find_user_cache() / self.folder.name / "build"

    def find(self) -> Build | None:
        """The best finished build: of all the packages, or else of ours and most of the others."""
        stem, homes = self._stem(), (self.shipped(), self.builds())
        whole = stem + self._stem_outside()
        for home in homes:
            for level in LEVELS:
                build = home / f"{whole}-O{level}"
                if (build / FACTS).is_file():
                    return Build(build, tuple(package.name for package in self.packages))
        others = [self._serving(file) for home in homes for file in home.glob(f"{stem}-*/{FACTS}")]
        return max(
            others, key=lambda build: (len(build.packages), build.folder.name[-1]), default=None
        )

    def _serving(self, facts: Path) -> Build:
        """A build with other games from outside, and what it can serve nevertheless."""
        known = read_facts(facts).get("outside")
        made = known if isinstance(known, dict) else {}
        same = [package for package in self.outside if package.name in made]
        names = [package.name for package in same if made[package.name] == package.digest()]
        return Build(facts.parent, (self.folder.name, *names))


class CompiledFinder:
    """Finds exactly the modules of some packages in one build folder, and leaves others alone."""

    def __init__(self, build: Path, packages: Iterable[str]) -> None:
        self.files = {
            _name_module(file.relative_to(build)): str(file)
            for package in packages
            for file in sorted(build.joinpath(*package.split(".")).rglob(f"*{SUFFIX}"))
        }

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> importlib.machinery.ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        loader = importlib.machinery.ExtensionFileLoader(fullname, file)
        return importlib.util.spec_from_file_location(fullname, file, loader=loader)


FOLDER = Path(__file__).resolve().parent
_used: Path | None = None  # the build that this process runs on


@cache
def find_layout() -> Layout:
    """This package, with the games from outside that are installed beside it."""
    names = sorted({entry.package for entry in _outside.find_entries()})
    folders = {name: _outside.find_folder(name) for name in names if _is_foreign(name)}
    return Layout(
        FOLDER, tuple(Package(name, folder) for name, folder in folders.items() if folder)
    )


def _is_foreign(package: str) -> bool:
    return package.partition(".")[0] != FOLDER.name


def install() -> None:
    """Use the compiled build of this source from now on, if there is one."""
    global _used
    if _used is not None or is_pure_asked():
        return
    build = find_layout().find()
    if build is not None:
        serve(build.folder, build.packages)
        _used = build.folder


def serve(build: Path, packages: Iterable[str]) -> CompiledFinder:
    """Import the modules of these packages that lie in the build folder from there."""
    finder = CompiledFinder(build, packages)
    sys.meta_path.insert(0, finder)
    return finder


def tell_status() -> Status:
    """What this process runs on."""
    if _used is not None:
        return Status(True, _used.name, "built", _read_seconds(_used))
    key = find_layout().key()
    return Status(
        False, key, "pure-asked" if is_pure_asked() else why_not(find_layout(), key), None
    )


def is_pure_asked() -> bool:
    return os.environ.get("SIEGEWORKS_PURE") == "1"


def why_not(layout: Layout, key: str) -> str:
    """The reason code for there being no build with that key."""
    from siegeworks._build import lock

    if lock.is_held(layout.builds()):
        return "building"
    return str(read_facts(find_marker(layout.builds(), key)).get("reason", "no-build"))


def find_marker(builds: Path, key: str) -> Path:
    """The note that a build with that key was tried in vain, so that nothing tries it again."""
    return builds / f"{key}.json"


def read_facts(file: Path) -> dict[str, object]:
    """What a build wrote about itself; empty if it did not."""
    import json

    try:
        facts = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return facts if isinstance(facts, dict) else {}


def _read_seconds(build: Path) -> float | None:
    seconds = read_facts(build / FACTS).get("build_seconds")
    return seconds if isinstance(seconds, float) else None


def _list_python_files(folder: Path, below: str) -> Iterator[str]:
    try:
        entries = list(os.scandir(folder / below))
    except OSError:
        return
    for entry in entries:
        name = f"{below}/{entry.name}" if below else entry.name
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _list_python_files(folder, name)
        elif entry.name.endswith(".py"):
            yield name


@cache
def _make_expression(patterns: tuple[str, ...]) -> re.Pattern[str]:
    """All patterns as one."""
    each = (re.escape(p).replace(r"\*\*", ".+").replace(r"\*", "[^/]*") for p in patterns)
    return re.compile("|".join(each))


def _name_module(file: Path) -> str:
    return ".".join(file.parts)[: -len(SUFFIX)]


def _name_machine() -> str:
    return os.uname().machine if sys.platform != "win32" else ""


def _find_user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
