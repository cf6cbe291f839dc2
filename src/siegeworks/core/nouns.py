"""The nouns of a game: what the small integers in zones, options and outcomes stand for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from siegeworks.core.steps import NONE
from siegeworks.core.wording import Phrase, list_names

NUMBER: Final = "number"  # the kind of a plain number with no bounds of its own
DIGITS: Final = 15  # more than any value has; Python refuses to read very long numbers


@dataclass(frozen=True)
class Names:
    """A kind of noun whose values are 0, 1, 2 ... under these names."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Numbers:
    """A kind of noun whose values are plain numbers within bounds."""

    low: int
    high: int


Kind = Names | Numbers
Plain = int | str | None


class Nouns:
    """All kinds of noun of a game, under one set of content tables."""

    def __init__(self, kinds: Mapping[str, Kind]) -> None:
        self.kinds = dict(kinds)
        self.kinds.setdefault("seat", Numbers(0, 30))
        self.kinds.setdefault(NUMBER, Numbers(NONE, 1 << 40))
        self._values = {
            kind: {name: value for value, name in enumerate(names.names)}
            for kind, names in self.kinds.items()
            if isinstance(names, Names)
        }

    def name(self, kind: str, value: int) -> Plain:
        """The name (or number) of a value; None for nothing."""
        known = self.kinds[kind]
        if isinstance(known, Numbers):
            return value
        return None if value == NONE else known.names[value]

    def name_all(self, kind: str, values: Sequence[int]) -> list[Plain]:
        """The name (or number) of each of many values."""
        known = self.kinds[kind]
        if isinstance(known, Numbers):
            return list(values)
        names = known.names
        return [None if value == NONE else names[value] for value in values]

    def name_places(self, kind: str, count: int) -> Sequence[str]:
        """The places of a row that is counted by a kind."""
        known = self.kinds[kind]
        return known.names[:count] if isinstance(known, Names) else [*map(str, range(count))]

    def value(self, kind: str, name: object) -> int | None:
        """The value behind a name or number; None if there is no such thing."""
        known = self.kinds[kind]
        if isinstance(known, Numbers):
            return name if type(name) is int and self.has_value(kind, name) else None
        return self._values[kind].get(name) if isinstance(name, str) else None

    def parse(self, kind: str, text: str) -> int | None:
        """As ``value``, from the text that ``str`` makes of a name."""
        if isinstance(self.kinds[kind], Numbers):
            readable = text.isascii() and text.isdecimal() and len(text) <= DIGITS
            return self.value(kind, int(text)) if readable else None
        return self.value(kind, text)

    def has_value(self, kind: str, value: int) -> bool:
        """Whether a number is a value of the kind."""
        known = self.kinds[kind]
        if isinstance(known, Numbers):
            return known.low <= value <= known.high
        return 0 <= value < len(known.names)

    def expected(self, kind: str) -> str | Phrase:
        """What a value must be, for a refusal: a range, or the names."""
        known = self.kinds[kind]
        if isinstance(known, Numbers):
            return f"{known.low}..{known.high}"
        return list_names(known.names)
