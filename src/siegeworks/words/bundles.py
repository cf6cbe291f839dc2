"""The words of Fluent files, each parsed when it is first said: parsed words take much memory."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

# What goes on in another line stands indented, so that a name at the beginning begins an entry.
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
NAME: Final = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)
PARSER: Final = FluentParser(with_spans=False)


@cache
def read_entries(path: Path) -> Mapping[str, str]:
    """The entries of a file by their names, as they are written; a term's begins with a hyphen."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=False):  # a file may be empty
        found.setdefault(start[1], text[start.start() : end])
    return found


class Bundle(FluentBundle):
    """The words of several files in one language; of two with a name the first counts."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        super().__init__([language], use_isolating=False)
        self._files = [read_entries(path) for path in files]
        self._parsed: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, name: str) -> None:
        """Add an entry with all that it may refer to; another thread may do the same meanwhile."""
        if name in self._parsed:
            return
        found: set[str] = set()
        wanted = {name}
        while wanted:
            named: set[str] = set()
            for entry in wanted:
                for file in self._files:
                    if entry in file:
                        found.add(entry)
                        self.add_resource(PARSER.parse(file[entry]))
                        named.update(NAME.findall(file[entry]) if "{" in file[entry] else ())
            wanted = named - found - self._parsed
        self._parsed |= found
