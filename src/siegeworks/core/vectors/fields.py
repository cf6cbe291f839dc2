"""Where everything that a seat may know stands in its vector of bytes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from siegeworks.core.game import Game
from siegeworks.core.nouns import Names, Nouns, Numbers
from siegeworks.core.steps import NONE, Choice, Step, list_kinds
from siegeworks.core.zones import Shape, Sight, Zone

HIDDEN: Final = 255  # in each byte of what lies there and cannot be seen
LARGEST: Final = 254  # of one byte; what needs more takes several, the lowest first
MOST_IN_BAG: Final = 254

NUMBER: Final = "number"
ROW: Final = "row"
BAG: Final = "bag"  # how many of each kind
LIST: Final = "list"  # one place after the other, 0 where nothing lies
COUNT: Final = "count"  # how many things lie in a zone that not everybody sees
HEAD: Final = "head"


@dataclass(frozen=True)
class Field:
    """A slice of the vector. A code is a value plus ``shift``, so that nothing is 0."""

    name: str
    shape: str
    at: int  # the first byte
    places: tuple[str, ...]
    width: int  # bytes of each place
    shift: int
    low: int
    high: int
    holds: str  # the kind of noun, or of which thing these are numbers
    zone: Zone | None = None

    @cached_property
    def size(self) -> int:
        """How many bytes it takes."""
        return len(self.places) * self.width


def measure_width(largest: int) -> int:
    """How many bytes a code needs, so that hidden is no code."""
    width = 1
    while largest > LARGEST and largest >= (1 << 8 * width) - 1:
        width += 1
    return width


def list_bounds(nouns: Nouns, kind: str) -> tuple[int, int]:
    """The lowest and the highest value of a kind of noun."""
    known = nouns.kinds[kind]
    return (known.low, known.high) if isinstance(known, Numbers) else (0, len(known.names) - 1)


def list_questions(game: Game) -> list[type[Step[Any]]]:
    """The classes of question, in the order of their names; 0 stands for none."""
    found = {name: step for name, step in game.steps.items() if issubclass(step, Choice)}
    return [found[name] for name in sorted(found)]


class Ruler:
    """Lays the fields of a game one after the other."""

    def __init__(self, game: Game, tables: Any) -> None:
        self.game = game
        self.nouns = game.nouns(tables)
        self.lengths = _measure_rows(game, tables)
        self.at = 0

    def lay_all(self) -> list[Field]:
        """All fields: the head, then every zone that somebody may see."""
        zones = [zone for zone in self.game.zones if zone.sight is not Sight.NOBODY]
        return [*self._lay_head(), *(field for zone in zones for field in self._lay_zone(zone))]

    def _lay(
        self,
        name: str,
        shape: str,
        bounds: tuple[int, int],
        holds: str,
        places: tuple[str, ...] = ("",),
        zone: Zone | None = None,
        shift: int | None = None,
    ) -> Field:
        low, high = bounds
        moved = -min(low, 0) if shift is None else shift
        width = measure_width(high + moved)
        field = Field(name, shape, self.at, places, width, moved, low, high, holds, zone)
        self.at += field.size
        return field

    def _lay_head(self) -> Iterator[Field]:
        most = max(self.game.seats)
        yield self._lay("seat", HEAD, (0, most - 1), "seat")
        yield self._lay("seats", HEAD, (0, most), "number")
        for setting in self.game.settings:
            yield self._lay(f"setting.{setting.name}", HEAD, (0, len(setting.values) - 1), "value")
        yield self._lay("ending", HEAD, (0, max(self.game.endings)), "ending")
        yield self._lay("asked", HEAD, (0, (1 << most) - 1), "seats")
        questions = list_questions(self.game)
        yield self._lay("question", HEAD, (0, len(questions)), "question")
        for slot, (low, high) in enumerate(self._bound_questions(questions)):
            yield self._lay(f"about.{slot + 1}", HEAD, (low, high), "number", shift=-low)

    def _bound_questions(self, questions: list[type[Step[Any]]]) -> list[tuple[int, int]]:
        """The bounds of the first, second ... number of any question; nothing is -1."""
        slots: list[tuple[int, int]] = []
        for question in questions:
            for slot, kind in enumerate(list_kinds(question.takes)):
                low, high = list_bounds(self.nouns, kind)
                if slot == len(slots):
                    slots.append((NONE, 0))
                slots[slot] = min(slots[slot][0], low), max(slots[slot][1], high)
        return slots

    def _lay_zone(self, zone: Zone) -> Iterator[Field]:
        bounds = list_bounds(self.nouns, zone.holds)
        is_open = zone.sight is Sight.ALL
        if zone.shape is Shape.PILE:
            if is_open or zone.sight is Sight.OWNER:
                yield self._lay_pile(zone, bounds)
            if not is_open:
                most = zone.most or MOST_IN_BAG
                yield self._lay(f"{zone.name}.count", COUNT, (0, most), "number", zone=zone)
            return
        if zone.shape is Shape.NUMBER:
            shift = _find_shift(bounds[0], zone.empty)
            yield self._lay(zone.name, NUMBER, bounds, zone.holds, zone=zone, shift=shift)
            return
        shortest, longest = self.lengths[zone.name]
        if zone.sight is Sight.COUNT:
            yield self._lay(f"{zone.name}.count", COUNT, (0, longest), "number", zone=zone)
            return
        places = tuple(self.nouns.name_places(zone.by, longest))
        shift = _find_shift(bounds[0], zone.empty or shortest < longest)
        yield self._lay(zone.name, ROW, bounds, zone.holds, places, zone, shift)

    def _lay_pile(self, zone: Zone, bounds: tuple[int, int]) -> Field:
        if zone.order:
            places = tuple(str(number + 1) for number in range(zone.most))
            # one more than elsewhere, so that nothing is told from an empty thing
            shift = _find_shift(bounds[0], True) + zone.empty
            return self._lay(zone.name, LIST, bounds, zone.holds, places, zone, shift)
        known = self.nouns.kinds[zone.holds]
        low, high = bounds
        names = known.names if isinstance(known, Names) else tuple(map(str, range(low, high + 1)))
        # counts are what stands there; the shift says at which of them the kinds begin
        field = Field(zone.name, BAG, self.at, names, 1, -low, 0, MOST_IN_BAG, zone.holds, zone)
        self.at += field.size
        return field


def _find_shift(low: int, can_be_empty: bool) -> int:
    return -min(low, NONE) if can_be_empty else -low


def _measure_rows(game: Game, tables: Any) -> dict[str, tuple[int, int]]:
    """The shortest and the longest that each row can be, over seats and settings."""
    found: dict[str, tuple[int, int]] = {}
    rows = [zone.name for zone in game.zones if zone.shape is Shape.ROW]
    for seats, settings in _list_starts(game):
        g = game.set_up(seats, settings, tables)
        for name in rows:
            length = len(getattr(g, name))
            low, high = found.get(name, (length, length))
            found[name] = min(low, length), max(high, length)
    return found


def _list_starts(game: Game) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every number of seats, and every value of a setting on its own."""
    default = tuple(0 for _ in game.settings)
    for seats in game.seats:
        ways = [default]
        for place, setting in enumerate(game.settings):
            for value in range(1, len(setting.values)):
                ways.append((*default[:place], value, *default[place + 1 :]))
        for settings in ways:
            if seats in game.list_seats(game.name_settings(settings)):
                yield seats, settings
