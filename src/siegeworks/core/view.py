"""What a seat may see: built up from nothing, zone by zone, by each zone's sight."""

from functools import cache
from typing import Final

from siegeworks.core.game import Game
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.steps import NONE, State
from siegeworks.core.zones import Content, Shape, Sight, Zone, copy_content, name_content

HIDDEN = "?"
UNSEEN: Final = -2  # in a blank state: something lies here, but the seat cannot see what


class SeenZones:
    """The zones as a seat sees them, kept from one look to the next.

    Only what changed is named anew: a position differs little from the one before.
    """

    def __init__(self, lexicon: Lexicon, seat: int | None) -> None:
        self.shown: dict[str, object] = {}  # by the zones' names; nobody may change what is shown
        self._lexicon = lexicon
        self._seat = seat
        self._held: dict[str, Content] = {}
        # Where the same lies, the same is seen, unless the game decides who sees it.
        self._zones = [
            (zone, zone.name, zone.sight is Sight.RULE)
            for zone in lexicon.game.zones
            if zone.sight is not Sight.NOBODY
        ]

    def look(self, g: State) -> dict[str, object]:
        """Look at a state: what is seen now and was not, or not so, at the look before."""
        changed: dict[str, object] = {}
        held = self._held
        for zone, name, is_ruled in self._zones:
            if not is_ruled and getattr(g, name) == held.get(name):
                continue
            content = held[name] = copy_content(g, zone)
            shown = _show(self._lexicon, g, zone, content, self._seat)
            if name not in self.shown or shown != self.shown[name]:
                changed[name] = self.shown[name] = shown
        return changed


def show_zones(lexicon: Lexicon, g: State, seat: int | None) -> dict[str, object]:
    """What a seat sees of each zone, by its name; None is a spectator."""
    return SeenZones(lexicon, seat).look(g)


def _show(lexicon: Lexicon, g: State, zone: Zone, content: Content, seat: int | None) -> object:
    nouns = lexicon.nouns
    if zone.sight is Sight.ALL or _is_owner(zone, seat):
        return name_content(zone, content, nouns)
    if isinstance(content, int):
        return HIDDEN
    if zone.shape is Shape.PILE or zone.sight is Sight.COUNT:
        return len([value for value in content if value != NONE])
    named = name_content(zone, content, nouns)
    assert isinstance(named, dict)
    for place, (name, value) in enumerate(zip(named, content, strict=True)):
        if value != NONE and not _can_see(lexicon.game, g, zone, place, seat):
            named[name] = HIDDEN
    return named


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
