"""Names that can be guessed: questions are questions, and every module is on the map."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools import house_map

ROOT = Path(__file__).resolve().parents[2]
CODE = [ROOT / "src", ROOT / "launcher", ROOT / "tools"]
QUESTIONS = ("is_", "has_", "can_")
# Commands that do something and report whether it was done; everything else is a question.
COMMANDS = {
    "acquire",
    "advance",
    "advance_once",
    "answer",
    "attempt",
    "build",
    "check",
    "give",
    "make",
    "publish",
    "run",
    "take",
    "try_lock",
}
# Properties of the Python face, whose names are promised to stay.
PROMISED = {"redoable", "shared"}


def answering_yes_or_no() -> Iterator[tuple[Path, str]]:
    """Every function that returns a bool, but for Python's own special ones."""
    for folder in CODE:
        for file in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    returned = "" if node.returns is None else ast.unparse(node.returns)
                    is_answer = returned.startswith(("bool", "TypeGuard", "TypeIs"))
                    if is_answer and not node.name.startswith("__"):
                        yield file.relative_to(ROOT), node.name


def test_a_question_begins_with_is_has_or_can() -> None:
    asked = [
        f"{file}: {name}"
        for file, name in answering_yes_or_no()
        if not name.lstrip("_").startswith(QUESTIONS)
        and name.lstrip("_") not in COMMANDS | PROMISED
    ]
    assert asked == []


def test_the_list_of_commands_has_no_name_too_many() -> None:
    names = {name.lstrip("_") for _, name in answering_yes_or_no()}
    assert sorted(COMMANDS - names) == []


def test_every_package_and_module_is_on_the_map() -> None:
    assert house_map.PAGE.read_text(encoding="utf-8") == house_map.write_page(), (
        "docs/map.md is not up to date: run python tools/house_map.py"
    )


def test_every_package_and_module_says_what_it_is() -> None:
    silent = [
        str(file.relative_to(ROOT))
        for file in house_map.SOURCE.rglob("*.py")
        if not house_map.read_first_sentence(file) and file.name != "__main__.py"
    ]
    assert silent == []


def test_no_key_of_a_game_stands_in_the_platform() -> None:
    games = house_map.SOURCE / "games"
    keys = {folder.name for folder in games.iterdir() if (folder / "RULES.md").is_file()}
    named = {
        f"{file.relative_to(ROOT)}: {node.value}"
        for file in house_map.SOURCE.rglob("*.py")
        if games not in file.parents
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in keys
    }
    assert sorted(named) == []
