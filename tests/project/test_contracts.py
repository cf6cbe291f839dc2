"""The architecture: who may import whom, checked on the tree and shown to catch a breach."""

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.conftest import PACKAGE, ROOT, clean_variables

CHECK = "from importlinter.cli import lint_imports_command as check; check()"


def lint_imports(source: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", CHECK, "--config", str(ROOT / "pyproject.toml"), "--no-cache"],
        cwd=folder,
        env=clean_variables() | {"PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_contracts_hold(tmp_path: Path) -> None:
    done = lint_imports(ROOT / "src", tmp_path)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/breach.py", "import siegeworks.parts"),
        ("parts/breach.py", "import siegeworks.games"),
        ("games/breach.py", "import siegeworks.words"),
        ("games/breach.py", "from siegeworks.games.pig import rules"),
        ("_build/breach.py", "import siegeworks.core"),
    ],
)
def test_breach_is_caught(tmp_path: Path, file: str, line: str) -> None:
    copy = tmp_path / "src" / "siegeworks"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / file).write_text(f"{line}\n")
    assert "BROKEN" in lint_imports(tmp_path / "src", tmp_path).stdout


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def test_overlay_needs_the_standard_library_only() -> None:
    used = set(imported(PACKAGE / "_overlay.py"))
    assert used <= sys.stdlib_module_names | {"siegeworks"}
