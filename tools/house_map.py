"""Writes the list of all modules into ``docs/map.md``, each with the first sentence of its text.

    python tools/house_map.py

A test fails as long as the page does not hold exactly this list.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "siegeworks"
PAGE: Final = ROOT / "docs" / "map.md"
BEGIN: Final = "<!-- modules: begin -->"
END: Final = "<!-- modules: end -->"


def read_first_sentence(file: Path) -> str:
    """What a module says of itself, in one line; nothing if there is no such file."""
    if not file.is_file():
        return ""
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(text.split("\n\n")[0].split())


def find_packages() -> Iterator[Path]:
    """The folders with modules, the top first."""
    folders = {file.parent for file in SOURCE.rglob("*.py")}
    return iter(sorted(folders, key=lambda folder: folder.relative_to(SOURCE).parts))


def write_listing() -> str:
    """A heading for each package, and a line for each of its modules."""
    lines: list[str] = []
    for folder in find_packages():
        name = ".".join(("siegeworks", *folder.relative_to(SOURCE).parts))
        lines += [f"### `{name}`", "", read_first_sentence(folder / "__init__.py"), ""]
        modules = [file for file in sorted(folder.glob("*.py")) if file.stem != "__init__"]
        if modules:
            lines += ["| module | what it is |", "|---|---|"]
            lines += [f"| `{file.stem}` | {read_first_sentence(file)} |" for file in modules]
            lines.append("")
    return "\n".join(lines)


def write_page() -> str:
    """The whole page as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{write_listing()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(write_page(), encoding="utf-8")
