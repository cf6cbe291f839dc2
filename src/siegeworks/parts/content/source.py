"""Where the content of a game lies, and how it becomes what the rules read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Generic, TypeVar

from siegeworks.parts.content.reader import Content, read
from siegeworks.parts.content.schema import Table

T = TypeVar("T")


@dataclass
class Source(Generic[T]):
    """A room of tables, their schema, the game's own checks, and what is made of the rows.

    The room is named as a package, because the file of a compiled module lies elsewhere.
    """

    room: str
    schema: Sequence[Table]
    judge: Callable[[Content], None]
    make: Callable[[Content], T]
    _standard: T | None = field(default=None, init=False)

    @property
    def folder(self) -> Path:
        """Where the tables lie."""
        return Path(import_module(self.room).__path__[0])

    def load(self, override: Path | None = None) -> T:
        """The tables the rules play by, with rows replaced from a folder of the user's own."""
        if override is not None:
            return self.make(self.check(override))
        if self._standard is None:  # is read once
            self._standard = self.make(self.check())
        return self._standard

    def check(self, override: Path | None = None) -> Content:
        """Reads the content and makes sure a game can be played with it."""
        content = read(self.folder, self.schema, override)
        self.judge(content)
        return content
