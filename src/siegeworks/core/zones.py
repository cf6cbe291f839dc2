"""Zones: how each field of a state is named, bounded and seen; one list for dumps and views."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from siegeworks.core.errors import BadDump
from siegeworks.core.nouns import Nouns
from siegeworks.core.steps import NONE, State

Content = int | list[int]
Contents = dict[str, Content]


class Shape(Enum):
    """The three shapes of a zone."""

    NUMBER = "number"  # one integer
    ROW = "row"  # one integer for each thing of a kind
    PILE = "pile"  # any number of integers


class Sight(Enum):
    """Who sees what lies in a zone."""

    ALL = "all"
    OWNER = "owner"  # its owner; of a row by seat: each seat its own place; others see how many
    COUNT = "count"  # everyone sees how many, nobody what
    NOBODY = "nobody"
    RULE = "rule"  # the game decides for each place


@dataclass(frozen=True)
class Zone:
    """One field of a state."""

    name: str
    shape: Shape = Shape.NUMBER
    holds: str = "number"  # the kind of noun that lies in it
    by: str = ""  # the kind of noun that a row is counted by
    sight: Sight = Sight.ALL
    owner: int = NONE
    empty: bool = False  # whether a place may hold nothing
    order: bool = False  # of a pile: whether it counts in which order things lie
    most: int = 0  # of a pile whose order counts: how many things lie in it at most


def number(name: str, holds: str, empty: bool = False, sight: Sight = Sight.ALL) -> Zone:
    """A zone of one integer."""
    return Zone(name, Shape.NUMBER, holds, sight=sight, empty=empty)


def row(
    name: str,
    by: str,
    holds: str,
    empty: bool = False,
    sight: Sight = Sight.ALL,
    owner: int = NONE,
) -> Zone:
    """A zone with one integer for each thing of the kind ``by``."""
    return Zone(name, Shape.ROW, holds, by, sight, owner, empty)


def pile(
    name: str,
    holds: str,
    sight: Sight = Sight.ALL,
    owner: int = NONE,
    order: bool = False,
    most: int = 0,
    empty: bool = False,
) -> Zone:
    """A zone of any number of integers: a bag, or with ``order`` a list of ``most`` at most."""
    assert most or not order, f"{name}: how many things lie in it at most?"
    return Zone(name, Shape.PILE, holds, "", sight, owner, empty, order, most)


def list_contents(g: State, zones: Sequence[Zone]) -> Contents:
    """What lies in the zones, as plain integers; lists are copies."""
    return {zone.name: copy_content(g, zone) for zone in zones}


def copy_content(g: State, zone: Zone) -> Content:
    """What lies in a zone, as plain integers; a list is a copy."""
    value = getattr(g, zone.name)
    return list(value) if isinstance(value, list) else int(value)


def show_data(data: object, most: int = 40) -> str:
    """Something unexpected as a short piece of a line, whatever it is."""
    if isinstance(data, list | dict):
        return "[...]" if isinstance(data, list) else "{...}"
    # a number of thousands of digits cannot be written in decimals
    text = hex(data) if type(data) is int and data.bit_length() > 200 else str(data)
    return "".join(letter if letter.isprintable() else "?" for letter in text[:most])


def count_places(content: Content) -> int:
    """How many places a row has; 0 for a single number."""
    return len(content) if isinstance(content, list) else 0


def name_content(zone: Zone, content: Content, nouns: Nouns) -> object:
    """The content of a zone in the words of the rules."""
    if not isinstance(content, list):
        return None if zone.empty and content == NONE else nouns.name(zone.holds, content)
    named = nouns.name_all(zone.holds, content)
    if zone.empty:
        named = [None if name == NONE else name for name in named]
    if zone.shape is Shape.PILE:
        return named
    return dict(zip(nouns.name_places(zone.by, len(named)), named, strict=True))


def read_content(zone: Zone, data: object, places: int, nouns: Nouns) -> Content:
    """The reverse of ``name_content``; refuses what cannot lie in the zone."""
    if zone.shape is Shape.NUMBER:
        return _read_value(zone, zone.name, data, nouns)
    if zone.shape is Shape.PILE:
        if not isinstance(data, list):
            raise BadDump("dump-not-a-list", place=zone.name)
        return [
            _read_value(zone, f"{zone.name}[{i}]", value, nouns) for i, value in enumerate(data)
        ]
    if not isinstance(data, dict):
        raise BadDump("dump-not-a-row", place=zone.name)
    names = [str(nouns.name(zone.by, place)) for place in range(places)]
    _refuse_other_keys(zone.name, data, names)
    return [_read_value(zone, f"{zone.name}.{name}", data[name], nouns) for name in names]


def _refuse_other_keys(place: str, data: Mapping[object, object], names: Sequence[str]) -> None:
    for name in names:
        if name not in data:
            raise BadDump("dump-missing", place=f"{place}.{name}")
    for key in data:
        if key not in names:
            raise BadDump(
                "dump-unknown", place=f"{place}.{show_data(key)}", expected=", ".join(names)
            )


def _read_value(zone: Zone, place: str, data: object, nouns: Nouns) -> int:
    if data is None and zone.empty:
        return NONE
    value = nouns.value(zone.holds, data)
    if value is None:
        raise BadDump(
            "dump-value", place=place, found=show_data(data), expected=nouns.expected(zone.holds)
        )
    return value


def check_content(zone: Zone, content: object, places: int, nouns: Nouns) -> Content:
    """Refuse integers that cannot lie in the zone."""
    if zone.shape is Shape.NUMBER:
        if type(content) is not int:
            raise BadDump("dump-not-a-number", place=zone.name)
        _check_value(zone, zone.name, content, nouns)
        return content
    if not isinstance(content, list):
        raise BadDump("dump-not-a-list", place=zone.name)
    if zone.shape is Shape.ROW and len(content) != places:
        raise BadDump("dump-length", place=zone.name, found=len(content), expected=places)
    for i, value in enumerate(content):
        _check_value(zone, f"{zone.name}[{i}]", value, nouns)
    return content


def _check_value(zone: Zone, place: str, value: int, nouns: Nouns) -> None:
    if not (zone.empty and value == NONE) and not nouns.has_value(zone.holds, value):
        raise BadDump("dump-value", place=place, found=value, expected=nouns.expected(zone.holds))
