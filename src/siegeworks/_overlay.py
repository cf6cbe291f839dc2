"""Serve the compiled build of the hot modules, if there is one for exactly this source.

Compiled modules never lie beside their sources. They wait in a folder named by a key that covers
the text of every module they were made from, the interpreter and the machine. An edit changes
the key, so a stale or foreign build is simply not found and the plain source runs instead.

The key covers all of ``core``, ``parts``, ``bots`` and ``games``, not only the compiled files:
constants of an interpreted module are folded into the compiled modules that import it.

Standard library only, imports no game code, and takes a few milliseconds: it runs before
anything else of the package is imported.
"""

import hashlib
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from types import ModuleType

# Which modules compile: file patterns below the package folder ("*" does not cross a "/").
COMPILED = (
    "core/steps.py",
    "core/engine.py",
    "core/luck.py",
    "core/playout.py",
    "core/judge.py",
    "bots/rollout.py",
    "bots/tree.py",
    "parts/*.py",
    # What compiles of a game follows from the room that it lies in.
    "games/*/rules/*.py",
    "games/*/content/*.py",
    "games/*/bot/*.py",
)
# Exceptions to the patterns above. Packages' own files are never compiled.
INTERPRETED = ("parts/measured.py",)

FACTS = "facts.json"  # written last into a build folder: what it is and how long it took
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
LEVELS = ("3", "2", "1", "0")  # optimisation levels, the one to prefer first
_FORMAT = "1"  # raise it when the layout of a build folder changes


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
class Layout:
    """A package folder and which of its modules compile."""

    folder: Path
    compiled: tuple[str, ...] = COMPILED
    interpreted: tuple[str, ...] = INTERPRETED

    @property
    def package(self) -> str:
        return self.folder.name

    def sources(self) -> list[str]:
        """Every module that a compiled module may depend on, relative to the folder, sorted."""
        tops = sorted({pattern.split("/")[0] for pattern in self.compiled})
        return [name for top in tops for name in sorted(_python_files(self.folder, top))]

    def modules(self) -> list[str]:
        """The files that compile, relative to the folder, sorted."""
        return [name for name in self.sources() if self._compiles(name)]

    def _compiles(self, name: str) -> bool:
        return (
            not name.endswith("/__init__.py")
            and any(_matches(name, pattern) for pattern in self.compiled)
            and not any(_matches(name, pattern) for pattern in self.interpreted)
        )

    def digest(self) -> str:
        """What every build of this source, for this interpreter and machine, has in its name."""
        digest = hashlib.blake2b(digest_size=10)
        for part in (_FORMAT, SUFFIX, sys.platform, _machine(), *self.modules()):
            digest.update(part.encode() + b"\0")
        for name in self.sources():
            text = (self.folder / name).read_bytes()
            digest.update(f"{name}\0{len(text)}\0".encode() + text)
        return f"{sys.implementation.cache_tag}-{digest.hexdigest()}"

    def key(self, level: str = LEVELS[0]) -> str:
        return f"{self.digest()}-O{level}"

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
        return _user_cache() / self.package / "build"

    def find(self, digest: str) -> Path | None:
        """The best finished build with that digest."""
        for home in (self.shipped(), self.builds()):
            for level in LEVELS:
                build = home / f"{digest}-O{level}"
                if (build / FACTS).is_file():
                    return build
        return None


class CompiledFinder:
    """Finds exactly the modules that lie in one build folder, and leaves all others alone."""

    def __init__(self, build: Path, package: str) -> None:
        found = sorted((build / package).rglob(f"*{SUFFIX}"))
        self.files = {_module_name(file.relative_to(build)): str(file) for file in found}

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


HERE = Layout(Path(__file__).resolve().parent)
_used: Path | None = None  # the build that this process runs on


def install() -> None:
    """Use the compiled build of this source from now on, if there is one."""
    global _used
    if _used is not None or pure_asked():
        return
    build = HERE.find(HERE.digest())
    if build is not None:
        serve(build, HERE.package)
        _used = build


def serve(build: Path, package: str) -> CompiledFinder:
    """Import the modules that lie in the build folder from there."""
    finder = CompiledFinder(build, package)
    sys.meta_path.insert(0, finder)
    return finder


def status() -> Status:
    """What this process runs on."""
    if _used is not None:
        return Status(True, _used.name, "built", _seconds(_used))
    key = HERE.key()
    return Status(False, key, "pure-asked" if pure_asked() else why_not(HERE, key), None)


def pure_asked() -> bool:
    return os.environ.get("SIEGEWORKS_PURE") == "1"


def why_not(layout: Layout, key: str) -> str:
    """The reason code for there being no build with that key."""
    from siegeworks._build import lock

    if lock.is_held(layout.builds()):
        return "building"
    return str(read_facts(marker(layout.builds(), key)).get("reason", "no-build"))


def marker(builds: Path, key: str) -> Path:
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


def _seconds(build: Path) -> float | None:
    seconds = read_facts(build / FACTS).get("build_seconds")
    return seconds if isinstance(seconds, float) else None


def _python_files(folder: Path, below: str) -> Iterator[str]:
    try:
        entries = list(os.scandir(folder / below))
    except OSError:
        return
    for entry in entries:
        name = f"{below}/{entry.name}"
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _python_files(folder, name)
        elif entry.name.endswith(".py"):
            yield name


def _matches(name: str, pattern: str) -> bool:
    return name.count("/") == pattern.count("/") and fnmatchcase(name, pattern)


def _module_name(file: Path) -> str:
    return ".".join(file.parts)[: -len(SUFFIX)]


def _machine() -> str:
    return os.uname().machine if sys.platform != "win32" else ""


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
