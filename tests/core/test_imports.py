"""The core knows only what is listed here, and its modules do not go round in circles."""

import ast
from collections.abc import Iterator
from pathlib import Path

CORE = Path(__file__).parents[2] / "src" / "siegeworks" / "core"
PACKAGE = "siegeworks.core"
# The standard library, as far as the engine has a use for it: nothing that reads, writes or waits.
ALLOWED = {
    "__future__",  # annotations that are not looked up
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "importlib",
    "itertools",
    "librt",  # types for the compiler, too
    "mypy_extensions",  # types for the compiler; it does nothing
    "pathlib",  # names of folders; files are read by others
    "pkgutil",
    "random",  # of the laws; games have luck of their own
    "re",
    "secrets",
    "types",
    "typing",
}
# A match knows its game, and a game is the door to its matches: it looks that way only when it is
# asked for a match, and for the type of what it then returns.
DOOR = {
    (f"{PACKAGE}.game", f"{PACKAGE}.match"),
    (f"{PACKAGE}.game", f"{PACKAGE}.opening"),
}


def name_of(file: Path) -> str:
    """The module that a file holds."""
    parts = file.relative_to(CORE.parent.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(file): file for file in CORE.rglob("*.py")}


def imported(file: Path) -> Iterator[str]:
    """All that a file imports, wherever in it: at the top, in a function, or for types only."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative"
            assert node.module is not None
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in MODULES else node.module


def test_the_core_imports_only_what_is_allowed() -> None:
    foreign = {
        (module, name)
        for module, file in MODULES.items()
        for name in imported(file)
        if name.split(".")[0] not in ALLOWED and name not in MODULES
    }
    assert foreign == set()


def test_nothing_is_allowed_that_nobody_needs() -> None:
    used = {name.split(".")[0] for file in MODULES.values() for name in imported(file)}
    assert ALLOWED - used == set()


def edges() -> dict[str, set[str]]:
    """Who knows whom within the core, but for the one door."""
    return {
        module: {name for name in imported(file) if name in MODULES and (module, name) not in DOOR}
        for module, file in MODULES.items()
    }


def test_the_core_has_no_circle_of_imports() -> None:
    left = edges()
    while True:
        free = [module for module, known in left.items() if not known & set(left)]
        if not free:
            break
        for module in free:
            del left[module]
    assert left == {}


def test_the_door_is_needed() -> None:
    looks = {(module, name) for module, file in MODULES.items() for name in imported(file)}
    assert looks >= DOOR
