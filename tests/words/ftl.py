"""Reads Fluent files as data, and finds in the source which words the program will ask for."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

import siegeworks
import siegeworks.envs
import siegeworks.lab  # refusals are known once they are imported
import siegeworks.server.http.errors
import siegeworks.store
from siegeworks.core.errors import SiegeError

SOURCE = Path(siegeworks.__file__).parent


class _Mentions(Visitor):
    """Collects the variables and the other messages that a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: syntax.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(path: Path) -> dict[str, frozenset[str]]:
    """The keys of a file (attributes as ``key.attribute``), each with the variables it uses."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    found: dict[str, _Mentions] = {}
    for entry in body:
        assert not isinstance(entry, syntax.Junk), f"{path}: {str(entry.content)[:80]}"
        if isinstance(entry, syntax.Message):
            parts = {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in {entry.id.name: entry.value, **parts}.items():
                assert key not in found, f"{path}: {key} is there twice"
                found[key] = _Mentions()
                found[key].visit(pattern)
    return {key: frozenset(_variables(found, key)) for key in found}


def _variables(found: dict[str, _Mentions], key: str) -> set[str]:
    inner = (_variables(found, other) for other in found[key].messages if other in found)
    return found[key].variables.union(*inner)


def calls(path: Path, names: set[str]) -> Iterator[tuple[ast.Call, ast.AST]]:
    """The calls of these names in a file, each with the function it is in."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    for function in functions:
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in names:
                    yield node, function


def texts(expression: ast.expr, function: ast.AST) -> set[str]:
    """The texts an expression can be: a constant, one of two, or a name bound to such."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        return {expression.value}
    if isinstance(expression, ast.IfExp):
        return texts(expression.body, function) | texts(expression.orelse, function)
    if isinstance(expression, ast.Name):
        bound = [
            node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and any(isinstance(t, ast.Name) and t.id == expression.id for t in node.targets)
        ]
        return set().union(*(texts(value, function) for value in bound))
    return set()


def error_classes(base: type[SiegeError] = SiegeError) -> set[str]:
    """The names of all refusals."""
    return {base.__name__}.union(*(error_classes(sub) for sub in base.__subclasses__()))


def errors() -> dict[str, list[set[str]]]:
    """Every code of a refusal in the source, with the facts given at each place it is raised."""
    found: dict[str, list[set[str]]] = {}
    names = error_classes()
    for path in sorted(SOURCE.rglob("*.py")):
        for call, function in calls(path, names):
            facts = {keyword.arg for keyword in call.keywords if keyword.arg}
            for code in texts(call.args[0], function) if call.args else ():
                found.setdefault(code, []).append(facts)
        for call, function in calls(path, {"insist"}):  # raises a refusal of a wrong type
            if isinstance(call.args[0], ast.Name) and call.args[0].id in names:
                for code in texts(call.args[1], function):
                    found.setdefault(code, []).append({"found"})
    return found


def reasons(folder: Path) -> set[tuple[str, str]]:
    """Every reason of a refused option in a game's rules, with the paragraph it cites."""
    found: set[tuple[str, str]] = set()
    for path in sorted((folder / "rules").rglob("*.py")):
        for call, function in calls(path, {"Refusal"}):
            for reason in texts(call.args[1], function):
                found |= {(reason, rule) for rule in texts(call.args[2], function)}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                found |= {
                    (r, s) for r in texts(node.args[0], node) for s in texts(node.args[1], node)
                }
    return found


def problems(folder: Path) -> dict[str, set[str]]:
    """Every problem that a game's checks can name, with its facts: pairs of a text and a dict."""
    found: dict[str, set[str]] = {}
    for path in sorted([*folder.glob("*.py"), *folder.glob("rules/**/*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                code, facts = node.elts
                if isinstance(code, ast.Constant) and isinstance(facts, ast.Dict):
                    keys = {k.value for k in facts.keys if isinstance(k, ast.Constant)}
                    found.setdefault(str(code.value), set()).update(map(str, keys))
    return found
