"""The wheel: all that games and browsers read, and the compiled modules where they can be."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.project.conftest import PACKAGE, REPORT, ROOT, Toy, clean_variables

DATA = (".toml", ".ftl", ".md", ".svg", ".siege", ".txt")


def wheel_of(root: Path, target: Path, **variables: str) -> Path:
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


def prepare(toy: Toy) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, toy.root)
    shutil.copytree(ROOT / "launcher", toy.root / "launcher")
    (toy.root / "README.md").touch()


def test_pure_wheel_holds_all_code_and_data(tmp_path: Path) -> None:
    wheel = wheel_of(ROOT, tmp_path, SIEGEWORKS_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    files = [file for file in PACKAGE.rglob("*") if file.suffix in (*DATA, ".py")]
    wanted = {file.relative_to(PACKAGE.parent).as_posix() for file in files}
    names = zipfile.ZipFile(wheel).namelist()
    assert wanted | {"siegeworks/py.typed"} <= set(names)
    assert not [name for name in names if "/_compiled/" in name]
    assert "siegeworks/server/static/app/index.html" in names


def test_wheel_is_compiled_where_it_can_be(toy: Toy, tmp_path: Path) -> None:
    prepare(toy)
    wheel = wheel_of(toy.root, tmp_path / "wheel")
    if wheel.name.endswith("-any.whl"):
        pytest.skip("nothing can be compiled here")
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    installed = Toy(tmp_path / "installed")
    done = installed.python("-c", REPORT, PYTHONPATH=str(installed.root), HOME=str(tmp_path))
    assert done.stdout.strip() == "compiled compiled source built 4"


def test_wheel_is_pure_without_a_compiler(toy: Toy, tmp_path: Path) -> None:
    prepare(toy)
    wheel = wheel_of(toy.root, tmp_path / "wheel", CC="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
