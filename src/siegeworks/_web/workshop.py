"""The work of a build: packages, bundle, and the swap of the finished folder for the old one."""

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from siegeworks._build.progress import Measure, run_telling
from siegeworks._web.node import Node
from siegeworks._web.place import NOTE, Place

_STAMP = ".siegeworks"  # in node_modules: which lock they were installed from


class Failed(Exception):
    """A program failed; ``report`` is what it printed."""

    def __init__(self, report: str) -> None:
        super().__init__(report)
        self.report = report

    @property
    def reason(self) -> str:
        """The line that says most; nothing if it said nothing."""
        lines = [line.strip() for line in self.report.splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()]
        return (errors or lines or [""])[0][:200]


def install(place: Place, node: Node, title: str) -> None:
    """Have exactly the packages that the lock names; nothing of theirs is run."""
    lock = (place.web / "package-lock.json").read_bytes()
    wanted = hashlib.blake2b(lock, digest_size=16).hexdigest()
    stamp = place.web / "node_modules" / _STAMP
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    command = [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    run(place, node, command, title, Packages(place.web, lock).measure)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted, encoding="utf-8")


@dataclass(frozen=True)
class Packages:
    """How far the installer of packages is."""

    web: Path
    lock: bytes

    def measure(self, _: str) -> str:
        """How many packages are there, of how many."""
        home = self.web / "node_modules"
        there = [*home.glob("[!@.]*"), *home.glob("@*/*")]
        named = json.loads(self.lock).get("packages", {})
        total = len({name for name in named if name.count("node_modules/") == 1})
        return f"{min(len(there), total)}/{total}"


def check(place: Place, node: Node, title: str) -> None:
    """Let the compiler judge the types."""
    compiler = place.web / "node_modules" / "typescript" / "bin" / "tsc"
    run(place, node, [*node.node, str(compiler), "--noEmit", "-p", str(place.web)], title)


def bundle(place: Place, node: Node, title: str) -> None:
    """Make the pages beside the old ones, and take their place in one step."""
    place.app.parent.mkdir(parents=True, exist_ok=True)
    digest = place.digest()
    with tempfile.TemporaryDirectory(dir=place.app.parent, prefix=".app-") as work:
        fresh, old = Path(work) / "fresh", Path(work) / "old"
        run(place, node, [*node.node, str(place.web / "build.mjs"), str(fresh)], title)
        (fresh / NOTE).write_text(f"{digest}\n", encoding="utf-8")
        if place.app.exists():
            place.app.rename(old)
        fresh.rename(place.app)


def run(
    place: Place, node: Node, command: Sequence[str], title: str, measure: Measure | None = None
) -> None:
    """Run a program of Node's in the folder of the sources; Failed if it fails."""
    path = f"{node.folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    program = [shutil.which(command[0]) or command[0], *command[1:]]
    variables = os.environ | {"PATH": path}
    try:
        code, printed = run_telling(program, title, measure, folder=place.web, variables=variables)
    except OSError as error:
        raise Failed(str(error)) from error
    if code:
        raise Failed(printed)
