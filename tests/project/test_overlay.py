"""The compiled build serves exactly the source it was made from, and nothing else."""

import shutil

import pytest

from siegeworks import _overlay
from tests.project.conftest import Toy


def test_matching_build_is_used(built: Toy) -> None:
    assert built.report() == "compiled compiled source built 4"


def test_without_a_build_the_source_runs(toy: Toy) -> None:
    assert toy.report() == "source source source no-build 4"


def test_pure_can_be_asked_for(built: Toy) -> None:
    assert built.report(SIEGEWORKS_PURE="1") == "source source source pure-asked 4"


def test_edited_source_is_never_shadowed(built: Toy) -> None:
    built.edit("core/steps.py", "2 * n", "3 * n")
    assert built.report() == "source source source no-build 6"
    built.edit("core/steps.py", "3 * n", "2 * n")
    assert built.report() == "compiled compiled source built 4"


def test_edit_of_a_constant_that_was_compiled_in_counts(built: Toy) -> None:
    built.edit("core/limits.py", "6", "3")
    assert built.report() == "source source source no-build 3"


def test_edit_elsewhere_keeps_the_build(built: Toy) -> None:
    (built.folder / "cli.py").write_text("print('new')\n")
    assert built.report() == "compiled compiled source built 4"


def test_added_module_of_a_compiled_kind_counts(built: Toy) -> None:
    (built.folder / "core" / "luck.py").write_text("ONE = 1\n")
    assert built.report() == "source source source no-build 4"


def test_foreign_build_is_ignored(built: Toy) -> None:
    [build] = built.finished()
    build.rename(build.with_name(build.name.replace("cpython-", "pypy-")))
    assert built.report() == "source source source no-build 4"


def test_unfinished_build_is_ignored(built: Toy) -> None:
    [build] = built.finished()
    (build / "facts.json").unlink()
    assert built.report() == "source source source no-build 4"


def test_build_shipped_in_the_package_is_used(built: Toy) -> None:
    shutil.move(built.builds, built.folder / "_compiled")
    assert built.report() == "compiled compiled source built 4"


def test_build_folder_can_be_elsewhere(built: Toy) -> None:
    elsewhere = built.root.parent / "elsewhere"
    shutil.move(built.builds, elsewhere)
    assert built.report(SIEGEWORKS_BUILD_DIR=str(elsewhere)).endswith("built 4")


def test_installed_package_keeps_builds_in_the_users_cache(built: Toy) -> None:
    cache = built.root.parent / "cache"
    shutil.copytree(built.builds, cache / "siegeworks" / "build")
    shutil.rmtree(built.builds)
    (built.root / "pyproject.toml").unlink()
    assert built.report(XDG_CACHE_HOME=str(cache)).endswith("built 4")


@pytest.mark.parametrize(
    ("name", "compiles"),
    [
        ("core/steps.py", True),
        ("core/limits.py", False),
        ("games/toy/rules/state.py", True),
        ("games/toy/words.py", False),
        ("games/toy/rules/turn.py", True),
        ("games/toy/rules/__init__.py", False),
        ("games/toy/rules/deep/turn.py", True),
        ("games/toy/rules/deep/__init__.py", False),
        ("games/toy/board/turn.py", False),
    ],
)
def test_which_modules_compile(toy: Toy, name: str, compiles: bool) -> None:
    file = toy.folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    listed = toy.python(
        "-c", "from siegeworks import _overlay; print(_overlay.find_layout().package.modules())"
    )
    assert (repr(name) in listed.stdout) is compiles


def test_no_module_that_compiles_asks_where_its_file_is() -> None:
    """It would be told a place in the build, not the one beside its source."""
    package = _overlay.find_layout().package
    texts = {name: (package.folder / name).read_text() for name in package.modules()}
    assert [name for name, text in texts.items() if "__file__" in text] == []
