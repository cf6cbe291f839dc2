"""The steps of a build: what it needs, compiling, trying out, publishing, tidying up."""

import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from siegeworks import _overlay
from siegeworks._build.progress import run_telling

_KEPT = 2  # finished builds to keep for one version of Python
_DIRTY = "dirty"  # lies in the work folder while its contents cannot be trusted


def find_obstacle() -> str | None:
    """The reason code for why nothing can be compiled here, if so."""
    if not importlib.util.find_spec("mypyc") or not importlib.util.find_spec("setuptools"):
        return "no-mypy"
    if not _has_compiler():
        return "no-compiler"
    folders = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    if not any((Path(folder) / "Python.h").is_file() for folder in folders):
        return "no-headers"
    return None


def _has_compiler() -> bool:
    if sys.platform == "win32":
        return True  # setuptools looks for it where nobody else would
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    try:
        answer = subprocess.run([command[0], "--version"], capture_output=True, check=False)
    except OSError:
        return False
    return answer.returncode == 0


def compile_modules(layout: _overlay.Layout, level: str, log: Path, title: str) -> float | None:
    """Compile into the work folder; the seconds it took, or None if it failed (see the log).

    Only what has changed is compiled again. mypyc does not always manage that, so a compile that
    goes on from an earlier one and fails is done once more from the beginning.
    """
    work = _find_work_folder(layout, level)
    if (work / _DIRTY).exists():  # the last compile was interrupted
        shutil.rmtree(work)
    is_going_on = work.exists()
    seconds = _compile(layout, level, work, log, title)
    if seconds is None and is_going_on:
        shutil.rmtree(work)
        seconds = _compile(layout, level, work, log, title)
    return seconds


def _compile(
    layout: _overlay.Layout, level: str, work: Path, log: Path, title: str
) -> float | None:
    work.mkdir(parents=True, exist_ok=True)
    (work / _DIRTY).touch()
    source = _lay_out(layout, work)
    files = [
        (_find_place(package) / name).as_posix()
        for package in layout.packages
        for name in package.modules()
    ]
    jobs = str(os.cpu_count() or 1)
    start = time.monotonic()
    made = _Made(work / "lib", 2 * len(files), time.time())  # each is a module and its group
    command = _make_command("compile.py", str(work), level, jobs, *files)
    code, _ = run_telling(command, title, made.measure, folder=source, report=log)
    (work / _DIRTY).unlink()
    return None if code else time.monotonic() - start


@dataclass(frozen=True)
class _Made:
    """What a compile has made so far; before that it checks the types."""

    folder: Path
    total: int
    since: float

    def measure(self, _: str) -> str:
        found = self.folder.rglob(f"*{_overlay.SUFFIX}")
        count = sum(file.stat().st_mtime >= self.since for file in found)
        return f"{count}/{self.total}"


def _lay_out(layout: _overlay.Layout, work: Path) -> Path:
    """Copy the sources side by side; mypy checks no module where packages are installed."""
    root = work / "source"
    shutil.rmtree(root, ignore_errors=True)
    for package in layout.packages:
        for name in package.sources():
            target = root / _find_place(package) / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(package.folder / name, target)
        for above in (_find_place(package), *_find_place(package).parents[:-1]):
            (root / above / "__init__.py").touch()
    return root


def _find_place(package: _overlay.Package) -> Path:
    """Where a package lies below a folder of packages."""
    return Path(*package.name.split("."))


def publish(layout: _overlay.Layout, level: str, key: str, seconds: float, log: Path) -> bool:
    """Try the compiled modules out and, if they can be imported, put them under their key."""
    builds, work = layout.builds(), _find_work_folder(layout, level)
    fresh = builds / f"fresh-{os.getpid()}"
    for package in layout.packages:
        for name in package.modules():
            stem = (_find_place(package) / name).with_suffix("").as_posix()
            for file in (f"{stem}{_overlay.SUFFIX}", f"{stem}__mypyc{_overlay.SUFFIX}"):
                (fresh / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(work / "lib" / file, fresh / file)
    outside = [package.name for package in layout.outside]
    if not _run(builds, log, "trial.py", str(fresh), str(layout.folder), *outside):
        (work / _DIRTY).touch()
        shutil.rmtree(fresh)
        return False
    (fresh / _overlay.FACTS).write_text(_write_facts(layout, level, key, seconds), encoding="utf-8")
    _replace(builds / key, fresh)
    log.unlink()
    _tidy(builds, work)
    return True


def mark(builds: Path, key: str, reason: str) -> None:
    """Note that this build was tried in vain; where nothing can be written, say nothing."""
    try:
        builds.mkdir(parents=True, exist_ok=True)
        _overlay.find_marker(builds, key).write_text(json.dumps({"reason": reason}) + "\n")
    except OSError:
        return


def _run(folder: Path, log: Path, script: str, *arguments: str) -> bool:
    with log.open("ab") as out:
        done = subprocess.run(
            _make_command(script, *arguments),
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            check=False,
        )
    return done.returncode == 0


def _make_command(script: str, *arguments: str) -> list[str]:
    """How a script beside this one is run."""
    return [sys.executable, "-P", str(Path(__file__).parent / script), *arguments]


def _write_facts(layout: _overlay.Layout, level: str, key: str, seconds: float) -> str:
    facts = {
        "key": key,
        "build_seconds": round(seconds, 1),
        "level": level,
        "modules": layout.package.modules(),
        "outside": {package.name: package.digest() for package in layout.outside},
        "mypy": metadata.version("mypy"),
        "python": sys.version.split()[0],
    }
    return json.dumps(facts, indent=1) + "\n"


def _replace(place: Path, fresh: Path) -> None:
    aside = place.with_name(f"old-{os.getpid()}")
    if place.exists():
        place.rename(aside)
    fresh.rename(place)
    shutil.rmtree(aside, ignore_errors=True)


def _tidy(builds: Path, work: Path) -> None:
    """Remove what interrupted builds left, builds long outdated, and notes about failures."""
    tag = sys.implementation.cache_tag
    finished = [facts.parent for facts in builds.glob(f"{tag}-*/{_overlay.FACTS}")]
    finished.sort(key=lambda build: (build / _overlay.FACTS).stat().st_mtime)
    outdated = finished[:-_KEPT]
    leftovers = [*builds.glob("fresh-*"), *builds.glob("old-*")]
    other_tools = work.name.rsplit("-", 1)[0]
    older_work = [folder for folder in builds.glob(f"{other_tools}-*") if folder != work]
    for folder in (*outdated, *leftovers, *older_work):
        shutil.rmtree(folder, ignore_errors=True)
    for note in (*builds.glob(f"{tag}-*.json"), *builds.glob(f"{tag}-*.log")):
        note.unlink()


def _find_work_folder(layout: _overlay.Layout, level: str) -> Path:
    """Where the compile keeps its intermediate files from one run to the next."""
    name = f"work-{sys.implementation.cache_tag}-O{level}-{metadata.version('mypy')}"
    return layout.builds() / name
