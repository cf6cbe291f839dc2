"""What a seat may see: built up from nothing, zone by zone, by each zone's sight."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from siegeworks.core.engine import CHANCE, find_waiting
from siegeworks.core.game import Game
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.nouns import Names
from siegeworks.core.start import Start
from siegeworks.core.steps import NONE, Choice, State
from siegeworks.core.zones import Content, Shape, Sight, Zone

HIDDEN = "?"
UNSEEN: Final = -2  # something lies here, but the seat cannot see what

NUMBERS: Final = 0  # the ways in which panes show
ROWS: Final = 1
PILES: Final = 2
COUNTS: Final = 3  # how many things lie there, not which
NOTHING: Final = 4  # a number that the seat cannot see


class Pane:
    """One zone as a seat sees it, kept from one look to the next: only what changed is named."""

    def __init__(self, lexicon: Lexicon, zone: Zone, seat: int | None) -> None:
        known = lexicon.nouns.kinds[zone.holds]
        self.game: Final[Any] = lexicon.game
        self.zone: Final[Any] = zone
        self.seat: Final = seat
        self.name: Final = zone.name
        self.way: Final = _find_way(zone, seat)
        self.is_open: Final = zone.sight is Sight.ALL or _is_owner(zone, seat)
        self.names: Final = known.names if isinstance(known, Names) else None
        self.can_be_empty: Final = zone.empty or isinstance(known, Names)
        self.find_places: Final[Any] = lexicon.nouns.name_places
        self.places: Sequence[str] = ()  # of a row
        self.held: Any = None  # what lay there at the last look, as far as it is seen
        self.shown: Any = None
        self.has_changed = False  # at the last look

    def look(self, state: Any) -> None:
        """Look again, and note whether there is something else to see than before."""
        content: Any = getattr(state, self.name)
        if self.way == ROWS and not self.is_open:
            content = self._cover(state, content)
        self.has_changed = False
        if content == self.held:
            return
        before = self.shown
        if self.way == ROWS:
            self.shown = self._show_row(content)
        elif self.way == PILES:
            self.shown = [self._name(value) for value in content]
        elif self.way == COUNTS:
            self.shown = count_things(content)
        else:
            self.shown = HIDDEN if self.way == NOTHING else self._name(content)
        self.held = content[:] if isinstance(content, list) else content
        self.has_changed = before is None or bool(before != self.shown)

    def _cover(self, state: Any, values: list[int]) -> list[int]:
        """A row with what the seat cannot see covered; that nothing lies there is no secret."""
        covered: list[int] = []
        for place, value in enumerate(values):
            is_seen = value == NONE or _can_see(self.game, state, self.zone, place, self.seat)
            covered.append(value if is_seen else UNSEEN)
        return covered

    def _show_row(self, values: list[int]) -> dict[str, object]:
        named: dict[str, object]
        if self.shown is not None and len(self.places) == len(values):
            named = self.shown.copy()
            held: list[int] = self.held
            for place, value in enumerate(values):
                if value != held[place]:
                    named[self.places[place]] = self._name(value)
            return named
        named = {}
        self.places = self.find_places(self.zone.by, len(values))
        for place, value in enumerate(values):
            named[self.places[place]] = self._name(value)
        return named

    def _name(self, value: int) -> object:
        if value == UNSEEN and not self.is_open:
            return HIDDEN
        if value == NONE and self.can_be_empty:
            return None
        names = self.names
        return value if names is None else names[value]


def _find_way(zone: Zone, seat: int | None) -> int:
    is_open = zone.sight is Sight.ALL or _is_owner(zone, seat)
    if zone.shape is Shape.NUMBER:
        return NUMBERS if is_open else NOTHING
    if not is_open and (zone.shape is Shape.PILE or zone.sight is Sight.COUNT):
        return COUNTS
    return PILES if zone.shape is Shape.PILE else ROWS


def count_things(values: list[int]) -> int:
    """How many places hold something."""
    count = 0
    for value in values:
        if value != NONE:
            count += 1
    return count


class SeenZones:
    """The zones as a seat sees them, kept from one look to the next.

    Only what changed is named anew: a position differs little from the one before.
    """

    def __init__(self, lexicon: Lexicon, seat: int | None) -> None:
        self.shown: dict[str, object] = {}  # by the zones' names; nobody may change what is shown
        self._panes: Final = [
            Pane(lexicon, zone, seat)
            for zone in lexicon.game.zones
            if zone.sight is not Sight.NOBODY
        ]
        self._rows: Final = [pane for pane in self._panes if pane.way == ROWS]
        self._piles: Final = [pane for pane in self._panes if pane.way == PILES]

    def look(self, g: State) -> dict[str, object]:
        """Look at a state: what is seen now and was not, or not so, at the look before."""
        changed: dict[str, object] = {}
        for pane in self._panes:
            pane.look(g)
            if pane.has_changed:
                changed[pane.name] = self.shown[pane.name] = pane.shown
        return changed

    def copy(self) -> dict[str, object]:
        """What was seen at the last look, for somebody who may change it."""
        shown = self.shown.copy()
        for pane in self._rows:
            named: dict[str, object] = pane.shown
            shown[pane.name] = named.copy()
        for pane in self._piles:
            listed: list[object] = pane.shown
            shown[pane.name] = listed[:]
        return shown


class Window:
    """A whole match as a seat sees it, kept from one look to the next."""

    def __init__(self, start: Start, seat: int | None) -> None:
        self._game: Final = start.game
        self._lexicon: Final = start.lexicon
        self._zones: Final = SeenZones(start.lexicon, seat)
        self._seat: Final = NONE if seat is None else seat
        self._options: Final[dict[str, str]] = start.options
        self._empty: Final[dict[str, object]] = {
            "game": start.game.key,
            "seat": seat,
            "seats": start.seats,
            "options": None,
            "zones": None,
            "to_move": None,
            "asked": None,
            "prompt": None,
            "rule": None,
            "choices": None,
            "result": None,
        }

    def look(self, g: State) -> dict[str, object]:
        """What the seat sees, for somebody who may change it."""
        self._zones.look(g)
        shown = self._empty.copy()
        shown["options"] = self._options.copy()
        shown["zones"] = self._zones.copy()
        asked: list[int] = []
        choices: list[str] = []
        step = find_waiting(g)
        if isinstance(step, Choice):
            seats = step.seats(g)
            asked = [seat for seat in range(g.seats) if seats >> seat & 1]
            shown["to_move"] = step.seat(g)
            if self._seat in asked:
                shown["prompt"] = type(step).__name__
                shown["rule"] = step.rule
                choices = _list_texts(self._lexicon, step.options_for(g, self._seat))
        elif step is not None:
            shown["to_move"] = CHANCE
        shown["asked"] = asked
        shown["choices"] = choices
        if g.ending:
            shown["result"] = self._game.outcome(g).ending
        return shown


def _list_texts(lexicon: Lexicon, codes: list[int]) -> list[str]:
    """The short stable texts of options."""
    texts: dict[int, str] = lexicon.texts
    for code in codes:
        if code not in texts:
            lexicon.option(code)
    return [texts[code] for code in codes]


def show_zones(lexicon: Lexicon, g: State, seat: int | None) -> dict[str, object]:
    """What a seat sees of each zone, by its name; None is a spectator."""
    return SeenZones(lexicon, seat).look(g)


def _is_owner(zone: Zone, seat: int | None) -> bool:
    return zone.sight is Sight.OWNER and seat is not None and zone.owner == seat


def _can_see(game: Game, g: State, zone: Zone, place: int, seat: int | None) -> bool:
    if zone.sight is Sight.RULE:
        return game.can_see(g, zone, place, seat)
    return zone.owner == NONE and seat is not None and place == seat


def blank(game: Game, g: State, seat: int | None) -> State:
    """A copy of a state in which all that a seat cannot see, and all luck to come, is blank."""
    copy = g.clone()
    copy.new_luck(0, 0)
    for zone in _list_secret_zones(game):
        setattr(copy, zone.name, _blank(game, g, zone, seat))
    return copy


@cache
def _list_secret_zones(game: Game) -> list[Zone]:
    return [zone for zone in game.zones if zone.sight is not Sight.ALL]


def _blank(game: Game, g: State, zone: Zone, seat: int | None) -> Content:
    content: Content = getattr(g, zone.name)
    if isinstance(content, int):
        return content if _is_owner(zone, seat) else UNSEEN
    if _is_owner(zone, seat):
        return list(content)
    if zone.shape is Shape.PILE:
        return [] if zone.sight is Sight.NOBODY else [UNSEEN] * len(content)
    if zone.sight is Sight.NOBODY:
        return [UNSEEN] * len(content)
    if zone.sight is Sight.COUNT:
        count = sum(value != NONE for value in content)
        return [UNSEEN] * count + [NONE] * (len(content) - count)
    return [
        value if value == NONE or _can_see(game, g, zone, place, seat) else UNSEEN
        for place, value in enumerate(content)
    ]
