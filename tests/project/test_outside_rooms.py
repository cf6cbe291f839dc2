"""Rooms of games from outside are compiled with ours; they come and go, and never harm ours."""

import os
import shutil
from importlib import metadata
from pathlib import Path

import pytest

from siegeworks._outside import GROUP, find_entries
from tests.project.conftest import Toy, write_files

METADATA = {
    "toy_keep-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: toy-keep\nVersion: 1.0\n",
    "toy_keep-1.0.dist-info/entry_points.txt": "[siegeworks.games]\nkeep = works.keep:GAME\n",
}
KEEP = {
    "works/keep/__init__.py": "",
    "works/keep/numbers.py": "from typing import Final\n\nSTONES: Final = 3\n",
    "works/keep/rules/__init__.py": "",
    "works/keep/rules/deep/__init__.py": "",
    "works/keep/rules/deep/wall.py": "from siegeworks.core.steps import double\n"
    "from works.keep.numbers import STONES\n\n"
    "def height() -> int:\n    return double(STONES)\n",
}
REPORT = """
import siegeworks
from siegeworks.core import steps
from works.keep.rules.deep import wall
kinds = ["source" if m.__file__.endswith(".py") else "compiled" for m in (steps, wall)]
print(*kinds, wall.height())
"""


def site_of(toy: Toy) -> Path:
    return toy.root / "site"


def variables(toy: Toy) -> dict[str, str]:
    return {"PYTHONPATH": os.pathsep.join([str(toy.root / "src"), str(site_of(toy))])}


def report(toy: Toy) -> str:
    """How a module of ours and one of the outside game were loaded, and what it answers."""
    done = toy.python("-c", REPORT, **variables(toy))
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def beside(built: Toy) -> Toy:
    """The compiled toy, with a game from outside that came later."""
    write_files(site_of(built), METADATA | KEEP)
    return built


@pytest.fixture(scope="module")
def both_once(built_once: Toy, tmp_path_factory: pytest.TempPathFactory) -> Toy:
    root = tmp_path_factory.mktemp("both") / "checkout"
    shutil.copytree(built_once.root, root)
    toy = Toy(root)
    write_files(site_of(toy), METADATA | KEEP)
    done = toy.build(**variables(toy))
    assert "Compiled 3 modules" in done.stdout, done.stdout
    return toy


@pytest.fixture
def both(both_once: Toy, tmp_path: Path) -> Toy:
    """The toy compiled together with the game from outside, and no other build."""
    shutil.copytree(both_once.root, tmp_path / "both")
    toy = Toy(tmp_path / "both")
    for build in toy.finished():
        if build.name.count("-") == 3:  # tag, our digest, level: without the other game
            shutil.rmtree(build)
    return toy


def test_our_build_serves_on_when_a_game_comes(beside: Toy) -> None:
    assert report(beside) == "compiled source 6"


def test_its_rooms_are_compiled_with_ours(both: Toy) -> None:
    assert report(both) == "compiled compiled 6"
    assert both.build(**variables(both)).stdout == "The compiled modules are up to date.\n"


def test_when_it_goes_its_build_still_serves_ours(both: Toy) -> None:
    shutil.rmtree(site_of(both))
    assert both.report() == "compiled compiled source built 4"


def test_an_edit_of_it_is_never_shadowed_and_costs_ours_nothing(both: Toy) -> None:
    numbers = site_of(both) / "works" / "keep" / "numbers.py"
    numbers.write_text(numbers.read_text().replace("3", "2"))
    assert report(both) == "compiled source 4"


def test_a_second_game_leaves_the_first_one_compiled(both: Toy) -> None:
    moved = {name.replace("keep", "tower"): text for name, text in (METADATA | KEEP).items()}
    write_files(site_of(both), {n: text.replace("keep", "tower") for n, text in moved.items()})
    assert report(both) == "compiled compiled 6"


def test_one_that_cannot_be_compiled_is_named_and_ours_is_built(both: Toy) -> None:
    wall = site_of(both) / "works" / "keep" / "rules" / "deep" / "wall.py"
    wall.write_text(wall.read_text().replace("-> int", "-> str"))
    shutil.rmtree(both.finished()[0])
    done = both.build(**variables(both))
    log = both.builds / "outside-works.keep.log"
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == (
        f"The package works.keep could not be compiled, see {log}; its game works, only slower."
    )
    assert "Incompatible return value type" in log.read_text()
    assert report(both) == "compiled source 6"
    assert both.build("--background", **variables(both)).stdout == ""


def test_entry_points_are_read_as_python_reads_them(tmp_path: Path) -> None:
    scripts = "# games\n[console_scripts]\nkeep = other:main\n\n"
    games = "[siegeworks.games]\nkeep=works.keep:GAME\n# no = no:GAME\ntown  =  works.town : GAME\n"
    write_files(tmp_path, {"Toy_Keep-1.0.dist-info/entry_points.txt": scripts + games})
    write_files(tmp_path, {"Toy_Keep-1.0.dist-info/METADATA": "Name: Toy_Keep\nVersion: 1.0\n"})
    [found] = metadata.distributions(path=[str(tmp_path)])
    known = [
        (point.name, point.module, point.attr) for point in found.entry_points.select(group=GROUP)
    ]
    read = find_entries([str(tmp_path)])
    assert [(entry.key, entry.package, entry.attribute) for entry in read] == known
    assert {entry.distribution for entry in read} == {"toy-keep"}


def test_of_the_same_distribution_the_first_on_the_path_counts(tmp_path: Path) -> None:
    for folder in ("first", "second"):
        info = {"toy-1.0.dist-info/entry_points.txt": f"[{GROUP}]\n{folder} = {folder}:GAME\n"}
        write_files(tmp_path / folder, info)
    path = [str(tmp_path / folder) for folder in ("none", "first", "second")]
    assert [entry.key for entry in find_entries(path)] == ["first"]


def test_an_entry_point_to_nothing_is_passed_over(built: Toy) -> None:
    write_files(site_of(built), METADATA)
    assert built.report(**variables(built)) == "compiled compiled source built 4"
