"""The wheel: all that games and browsers read, and the compiled modules if they are asked for."""

import shutil
import zipfile
from pathlib import Path

import pytest

from tests.project.conftest import PACKAGE, REPORT, ROOT, Toy, wheel_of

DATA = (".toml", ".ftl", ".md", ".svg", ".siege", ".txt")


def prepare(toy: Toy) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, toy.root)
    shutil.copytree(ROOT / "launcher", toy.root / "launcher")
    (toy.root / "README.md").touch()


def test_plain_wheel_is_pure_and_holds_all_code_and_data(plain_wheel: Path) -> None:
    assert plain_wheel.name.endswith("-py3-none-any.whl")
    files = [file for file in PACKAGE.rglob("*") if file.suffix in (*DATA, ".py")]
    wanted = {file.relative_to(PACKAGE.parent).as_posix() for file in files}
    names = zipfile.ZipFile(plain_wheel).namelist()
    assert wanted | {"siegeworks/py.typed"} <= set(names)
    assert not [name for name in names if "/_compiled/" in name]
    assert "siegeworks/server/static/app/index.html" in names


def test_wheel_is_compiled_if_asked_where_it_can_be(toy: Toy, tmp_path: Path) -> None:
    prepare(toy)
    wheel = wheel_of(toy.root, tmp_path / "wheel", SIEGEWORKS_COMPILE="1")
    if wheel.name.endswith("-any.whl"):
        pytest.skip("nothing can be compiled here")
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    installed = Toy(tmp_path / "installed")
    done = installed.python("-c", REPORT, PYTHONPATH=str(installed.root), HOME=str(tmp_path))
    assert done.stdout.strip() == "compiled compiled source built 4"


def test_wheel_is_pure_without_a_compiler(toy: Toy, tmp_path: Path) -> None:
    prepare(toy)
    asked = {"SIEGEWORKS_COMPILE": "1", "CC": "no-such-compiler"}
    wheel = wheel_of(toy.root, tmp_path / "wheel", **asked)
    assert wheel.name.endswith("-py3-none-any.whl")
