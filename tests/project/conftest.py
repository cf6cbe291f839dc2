"""A toy package of the same shape as the real one, which compiles in seconds."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "siegeworks"

FILES = {
    "__init__.py": "from siegeworks import _overlay\n\n_overlay.install()\n",
    "core/__init__.py": "",
    "core/limits.py": "from typing import Final\n\nLIMIT: Final = 6\n",
    "core/steps.py": "from siegeworks.core.limits import LIMIT\n\n"
    "def double(n: int) -> int:\n    return min(2 * n, LIMIT)\n",
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/words.py": "TITLE = 'Toy'\n",
    "games/toy/rules/__init__.py": "",
    "games/toy/rules/state.py": "from siegeworks.core.steps import double\n\n"
    "class Fort:\n    def __init__(self) -> None:\n        self.walls = double(2)\n",
}
REPORT = """
import siegeworks
from siegeworks.core import steps
from siegeworks.games.toy import words
from siegeworks.games.toy.rules import state
status = siegeworks._overlay.tell_status()
kinds = ["source" if m.__file__.endswith(".py") else "compiled" for m in (steps, state, words)]
print(*kinds, status.reason, state.Fort().walls)
"""


@dataclass(frozen=True)
class Toy:
    """A checkout with the toy package in it."""

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / "src" / "siegeworks"

    @property
    def builds(self) -> Path:
        return self.root / ".build"

    def python(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=clean_variables() | {"PYTHONPATH": str(self.root / "src")} | variables,
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return self.python("-m", "siegeworks.build", "--opt", "0", *arguments, **variables)

    def report(self, **variables: str) -> str:
        """How steps, state and words were loaded, the reason code, and what the code answers."""
        done = self.python("-c", REPORT, **variables)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def edit(self, name: str, old: str, new: str) -> None:
        file = self.folder / name
        text = file.read_text()
        assert old in text
        file.write_text(text.replace(old, new))

    def finished(self) -> list[Path]:
        return sorted(facts.parent for facts in self.builds.glob("*/facts.json"))


def clean_variables() -> dict[str, str]:
    """The surroundings without anything that steers Siegeworks, its language included."""
    languages = ("LC_ALL", "LC_MESSAGES", "LANG")
    return {
        name: value
        for name, value in os.environ.items()
        if "SIEGEWORKS" not in name and name not in languages
    }


def write_files(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def make_toy(root: Path) -> Toy:
    toy = Toy(root)
    for name in ("_build", "_web"):
        shutil.copytree(PACKAGE / name, toy.folder / name)
    for name in ("_outside.py", "_overlay.py", "build.py", "webbuild.py"):
        shutil.copy(PACKAGE / name, toy.folder / name)
    write_files(toy.folder, FILES)
    (root / "pyproject.toml").touch()
    return toy


def wheel_of(root: Path, target: Path, **variables: str) -> Path:
    """The wheel that a checkout makes."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)],
        cwd=root,
        env=clean_variables() | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next(target.glob("*.whl"))


@pytest.fixture(scope="session")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a plain "pip install ." makes."""
    return wheel_of(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    """The toy, not compiled."""
    return make_toy(tmp_path / "checkout")


@pytest.fixture(scope="session")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Toy:
    toy = make_toy(tmp_path_factory.mktemp("built") / "checkout")
    done = toy.build()
    if "Not compiled: no C" in done.stdout or "headers" in done.stdout:
        pytest.skip(done.stdout.strip())
    assert done.returncode == 0, done.stdout
    return toy


@pytest.fixture
def built(built_once: Toy, tmp_path: Path) -> Toy:
    """The toy with a finished build of its own."""
    shutil.copytree(built_once.root, tmp_path / "checkout")
    return Toy(tmp_path / "checkout")
