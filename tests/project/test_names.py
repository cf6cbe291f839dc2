"""Names that can be guessed: functions are verbs or questions, and every module is on the map."""

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
    "admit",
    "advance",
    "advance_once",
    "answer",
    "attempt",
    "build",
    "check",
    "give",
    "make",
    "publish",
    "refuse",
    "run",
    "take",
    "try_lock",
    "turn",
}
# Properties of the Python face, whose names are promised to stay.
PROMISED = {"redoable", "shared"}
# The words that functions begin with.
VERBS = Path(__file__).with_name("verbs.txt").read_text(encoding="utf-8").split()
# Functions that begin otherwise, by the reason why they may.
NO_VERBS = {
    "promised by the Python face, or found by this name": {
        "games.ante_portas.situations.situation",
        "games.gatehouse.situations.situation",
        "games.hegra.situations.situation",
        "games.pig.situations.situation",
        "games.stronghold.situations.situation",
        "games.westerplatte.situations.situation",
        "parts.situations.build.situation",
        "envs.aec",
        "envs.schema",
        "registry.content",
        "registry.game",
        "registry.games",
        "registry.situation",
        "siegeworks_keep.situations.situation",
    },
    "promised in docs/ and in CONTRIBUTING.md": {
        "core.laws.check.coverage",
        "parts.board.board.board_of",
        "parts.vocabulary.told_of",
        "parts.vocabulary.verbs_of",
        "store.database.entries_of",
        "store.records.row_of",
    },
    "part of the name of an operation in the schema of the wire": {
        "server.routes.games.one_rule",
        "server.routes.lessons.one_lesson",
        "server.routes.lobby.lobby",
        "server.routes.pages.health",
        "server.routes.play.view",
        "server.routes.tables.table_facts",
    },
    "reads as the thing that it makes, where that is declared or put together": {
        "core.zones.number",
        "core.zones.pile",
        "core.zones.row",
        "games.hegra.content.schema.effects",
        "parts.content.schema.numbers",
        "server.pages.html.page",
        "server.pages.html.text",
    },
    "has this name in mathematics, or among those who write engines": {
        "analysis.statistics._z",
        "analysis.statistics.mean",
        "analysis.statistics.wilson",
        "cli.bench_server.percentile",
        "cli.perft.perft",
        "core.playout.perft",
        "parts.counting.below",
        "parts.counting.total",
    },
    "its name stands in the sentence of a law": {
        "laws.written",
        "parts.board.laws.drawn",
        "parts.board.laws.offered",
    },
}


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


def at_module_level(body: list[ast.stmt]) -> Iterator[str]:
    """The functions of a module, also those that only some systems have."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.If | ast.Try):
            yield from at_module_level([*node.body, *node.orelse])


def functions() -> Iterator[tuple[str, str]]:
    """Every function at module level with its place, but for questions and what a program runs."""
    for folder in [*CODE, ROOT / "examples" / "keep" / "src"]:
        for file in folder.rglob("*.py"):
            parts = file.relative_to(folder).with_suffix("").parts
            place = ".".join(part for part in parts if part not in ("siegeworks", "__init__"))
            for name in at_module_level(ast.parse(file.read_text(encoding="utf-8")).body):
                bare = name.lstrip("_")
                is_begun = bare == "main" or bare == "command" or bare.endswith("_command")
                if not is_begun and not bare.startswith((*QUESTIONS, "why_")):
                    yield f"{place}.{name}", bare.partition("_")[0]


def test_a_function_begins_with_a_verb() -> None:
    allowed = set().union(*NO_VERBS.values())
    others = [place for place, word in functions() if word not in VERBS and place not in allowed]
    assert others == [], "rename it, or add its verb to tests/project/verbs.txt"


def test_the_lists_of_verbs_and_of_others_have_no_name_too_many() -> None:
    found = dict(functions())
    allowed = set().union(*NO_VERBS.values())
    used = {word for place, word in found.items() if place not in allowed}
    assert sorted(used) == VERBS
    assert sorted(allowed - set(found)) == []


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
