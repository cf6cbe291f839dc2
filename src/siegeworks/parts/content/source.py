"""Where the content of a game lies, and how it becomes what the rules read."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Generic, TypeVar

from siegeworks.core.errors import ContentError
from siegeworks.core.game import Figures
from siegeworks.parts.content.blame import blame_own
from siegeworks.parts.content.figures import list_figures
from siegeworks.parts.content.reader import Content, OwnRow, list_own_rows, read
from siegeworks.parts.content.schema import Table
from siegeworks.parts.fields import list_fields

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

    def pack(self, tables: T) -> dict[str, object]:
        """The fields of tables, by name."""
        return {name: getattr(tables, name) for name in list_fields(type(tables))}

    def unpack(self, data: dict[str, object]) -> T:
        """The tables with these fields."""
        kind: Callable[[dict[str, object]], T] = type(self.load())
        return kind(data)

    def list_figures(self, names: Mapping[str, Sequence[str]]) -> dict[str, Figures]:
        """The rows of named nouns as numbers, by kinds of noun."""
        return list_figures(self.schema, self.check().rows, names)

    def check(self, override: Path | None = None) -> Content:
        """Reads the content and makes sure a game can be played with it.

        What the user's own rows bring about in ours is told with those rows.
        """
        try:
            return self._read(override)
        except ContentError as error:
            blamed = error if override is None else self._blame(error, override)
            if blamed is error:
                raise
            raise blamed from error

    def _read(self, override: Path | None, without: OwnRow | None = None) -> Content:
        content = read(self.folder, self.schema, override, without)
        self.judge(content)
        return content

    def _blame(self, error: ContentError, override: Path) -> ContentError:
        try:
            own = list_own_rows(self.schema, override)
        except ContentError:
            return error  # they cannot even be read, which is what the refusal is about
        return blame_own(error, own, partial(self._is_good_without, override))

    def _is_good_without(self, override: Path, row: OwnRow) -> bool:
        try:
            self._read(override, row)
        except ContentError:
            return False
        return True
