"""What the columns of a content table may hold, and what a table is made of."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from siegeworks.core.wording import Phrase
from siegeworks.parts.content.phrases import Words, list_choices

Ids = Mapping[str, Collection[str]]  # the ids of every table


class Kind(Protocol):
    """What a column may hold. `row` is the id of the row, `ids` those of all tables."""

    def can_hold(self, value: object, row: str, ids: Ids) -> bool: ...

    def wanted(self, row: str) -> Words: ...


@dataclass(frozen=True)
class Whole:
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def can_hold(self, value: object, row: str, ids: Ids) -> bool:
        return type(value) is int and self.low <= value <= self.high  # a bool is no number here

    def wanted(self, row: str) -> Words:
        if self.low == self.high:
            return Phrase("content-whole-only", number=self.low)
        return Phrase("content-whole", low=self.low, high=self.high)


@dataclass(frozen=True)
class OneOf:
    """One of a few fixed names."""

    names: tuple[str, ...]

    def can_hold(self, value: object, row: str, ids: Ids) -> bool:
        return isinstance(value, str) and value in self.names

    def wanted(self, row: str) -> Words:
        return list_choices(tuple(f'"{name}"' for name in self.names))


@dataclass(frozen=True)
class Ref:
    """The id of a row of another table."""

    table: str

    def can_hold(self, value: object, row: str, ids: Ids) -> bool:
        return isinstance(value, str) and value in ids[self.table]

    def wanted(self, row: str) -> Words:
        return Phrase("content-id-of", table=self.table)


@dataclass(frozen=True)
class ListOf:
    """A list of `least` to `most` entries of one kind, all different if `distinct`."""

    item: Kind
    least: int
    most: int
    distinct: bool = True

    def can_hold(self, value: object, row: str, ids: Ids) -> bool:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            return False
        if not all(self.item.can_hold(entry, row, ids) for entry in value):
            return False
        return not self.distinct or not any(value.count(entry) > 1 for entry in value)

    def wanted(self, row: str) -> Words:
        count: Words = str(self.least)
        if self.least < self.most:
            count = Phrase("content-range", low=self.least, high=self.most)
        key = "content-list-different" if self.distinct else "content-list"
        return Phrase(key, count=count, each=self.item.wanted(row))


@dataclass(frozen=True)
class ByRow:
    """A kind of its own for each row, by the row's id."""

    kinds: Mapping[str, Kind]

    def can_hold(self, value: object, row: str, ids: Ids) -> bool:
        return self.kinds[row].can_hold(value, row, ids)

    def wanted(self, row: str) -> Words:
        return self.kinds[row].wanted(row)


@dataclass(frozen=True)
class Column:
    """A field of every row; an optional one that is left out takes the default."""

    name: str
    kind: Kind
    optional: bool = False
    default: Any = None


@dataclass(frozen=True)
class Table:
    """One file. With `ids` it has exactly those rows; if `open`, a user may add and drop rows."""

    name: str
    columns: tuple[Column, ...]
    ids: tuple[str, ...] = ()
    open: bool = False

    @property
    def file(self) -> str:
        return f"{self.name}.toml"


def numbers(name: str, ranges: Mapping[str, tuple[int, int]]) -> Table:
    """A table of single numbers: one row for each name, with a `value` in its own range."""
    kinds = {row: Whole(low, high) for row, (low, high) in ranges.items()}
    return Table(name, (Column("value", ByRow(kinds)),), ids=tuple(ranges))
