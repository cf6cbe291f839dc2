"""Numbers of a content file that can be turned, and the content folder of numbers chosen."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from siegeworks import registry
from siegeworks.lab.errors import LabError

NUMBER = re.compile(r"([\w-]+)\.([\w-]+)\.([\w-]+)\s*=\s*(-?\d{1,9})\s*\.\.\s*(-?\d{1,9})")


@dataclass(frozen=True)
class ContentNumber:
    """A number of a content file, and how far it may be turned."""

    file: str
    row: str
    field: str
    low: int
    high: int
    present: int

    @property
    def name(self) -> str:
        return f"{self.file}.{self.row}.{self.field}"


def read_number(key: str, text: str) -> ContentNumber:
    """A number from its text, such as ``numbers.mortar-damage.value = 1..4``."""
    found = NUMBER.fullmatch(text.strip())
    if found is None or int(found[4]) >= int(found[5]):
        raise LabError("lab-number", found=text[:80])
    file, row, column = found[1], found[2], found[3]
    folder = registry.game(key).folder / "content"
    names = sorted(path.stem for path in folder.glob("*.toml"))
    _refuse_unknown(file, names)
    rows = tomllib.loads((folder / f"{file}.toml").read_text(encoding="utf-8"))["row"]
    by_id = {one["id"]: one for one in rows}
    _refuse_unknown(row, by_id)
    whole = {name: value for name, value in by_id[row].items() if type(value) is int}
    _refuse_unknown(column, whole)
    return ContentNumber(file, row, column, int(found[4]), int(found[5]), whole[column])


def _refuse_unknown(name: str, known: Iterable[str]) -> None:
    names = list(known)
    if name not in names:
        more = ", ..." if len(names) > 20 else ""
        raise LabError("lab-tune-name", found=name, expected=(", ".join(names[:20]) or "-") + more)


def override(numbers: Iterable[ContentNumber], values: Mapping[str, int]) -> dict[str, str]:
    """The files of a content folder with these numbers."""
    rows: dict[str, dict[str, list[str]]] = {}
    for one in numbers:
        lines = rows.setdefault(one.file, {}).setdefault(one.row, [f'id = "{one.row}"'])
        lines.append(f"{one.field} = {values[one.name]}")
    return {
        f"{file}.toml": "\n".join("[[row]]\n" + "\n".join(lines) + "\n" for lines in each.values())
        for file, each in rows.items()
    }
