"""Every public name has a docstring in the source and a place in the documentation.

The source is parsed, not imported: compiled modules have no docstrings.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import siegeworks
from tests.docs import pages

PACKAGE = pages.ROOT / "src" / "siegeworks"
CONSTANTS = ("CHANCE",)
FACES = ("Match", "Decision", "Option", "Possible", "Refused", "Event", "SiegeError")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def homes() -> Iterator[tuple[str, Path]]:
    """Each name that the package imports, and the file it comes from."""
    for node in tree(PACKAGE / "__init__.py").body:
        if isinstance(node, ast.ImportFrom) and node.module != "siegeworks":
            assert node.module is not None
            path = PACKAGE.parent.joinpath(*node.module.split(".")).with_suffix(".py")
            yield from ((alias.name, path) for alias in node.names)


HOMES = dict(homes())


def definition(name: str) -> ast.ClassDef | ast.FunctionDef:
    """Where a public class or function is written."""
    for node in tree(HOMES[name]).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return node
    raise AssertionError(f"{name} is not defined in {HOMES[name]}")


def methods(name: str) -> list[ast.FunctionDef]:
    """The public methods and properties of a class."""
    found = [node for node in definition(name).body if isinstance(node, ast.FunctionDef)]
    return [node for node in found if not node.name.startswith("_")]


def mentioned(name: str, text: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


def reference() -> str:
    return (pages.DOCS / "python.md").read_text(encoding="utf-8")


def test_every_public_name_comes_from_somewhere() -> None:
    assert set(siegeworks.__all__) == set(HOMES)


@pytest.mark.parametrize("name", sorted(set(siegeworks.__all__) - set(CONSTANTS)))
def test_a_public_name_has_a_docstring(name: str) -> None:
    node = definition(name)
    assert ast.get_docstring(node), f"{name} has no docstring"
    if isinstance(node, ast.ClassDef):
        bare = [method.name for method in methods(name) if not ast.get_docstring(method)]
        assert not bare, f"methods of {name} without a docstring: {bare}"


@pytest.mark.parametrize("name", siegeworks.__all__)
def test_a_public_name_is_documented(name: str) -> None:
    assert mentioned(name, reference()), f"docs/python.md does not mention {name}"


@pytest.mark.parametrize("name", FACES)
def test_the_methods_that_callers_use_are_documented(name: str) -> None:
    text = reference()
    absent = [method.name for method in methods(name) if not mentioned(method.name, text)]
    assert not absent, f"docs/python.md does not mention these of {name}: {absent}"


def test_what_a_game_fills_in_is_documented() -> None:
    text = reference() + "".join(
        (pages.ROOT / page).read_text(encoding="utf-8")
        for page in ("CONTRIBUTING.md", "docs/engine.md")
    )
    absent = [method.name for method in methods("Game") if not mentioned(method.name, text)]
    assert not absent, f"the documentation does not mention these of Game: {absent}"
