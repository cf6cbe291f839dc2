"""14.3 What the snow hides, and 14.9 the map room."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Chance, Rule, Steps
from siegeworks.games.hegra.rules import effects, log
from siegeworks.games.hegra.rules.pieces import DAMAGED, FIND_GUN, FIND_ITEM, GUN_TILES
from siegeworks.games.hegra.rules.state import SNOW_LUCK, Command, Fortress

KNOWN = 3  # finds that the map room looks at


class Reveal(Rule[Fortress]):
    """The top of the snow deck is turned over."""

    rule = "14.3"

    def run(self, g: Fortress) -> Steps:
        if g.snow_top:
            found = g.snow_top[0]
            g.snow_top = g.snow_top[1:]
            return find(g, found)
        return (DrawSnow(0),) if g.snow_deck else DONE


class DrawSnow(Chance[Fortress]):
    """An unknown find comes up: turned over at once (0) or only looked at (1)."""

    rule = "14.3"
    takes = ("only_seen:yes-no",)
    stream = SNOW_LUCK
    noun = "snow"

    def __init__(self, only_seen: int) -> None:
        self.only_seen: Final = only_seen

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        return [(found, 1) for found in g.snow_deck]

    def draw(self, g: Fortress) -> int:
        return g.snow_deck[g.roll(SNOW_LUCK, len(g.snow_deck))]

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.snow_deck = [found for found in g.snow_deck if found != outcome]
        if self.only_seen == 0:
            return find(g, outcome)
        g.snow_top = [*g.snow_top, outcome]
        g.tell(log.SNOW_SEEN, outcome)
        effects.describe(g, log.CARD_SAYS, g.tables.snow_script[outcome])
        return DONE


def find(g: Fortress, found: int) -> Steps:
    """A new action space is opened, damaged; an item is used up."""
    g.tell(log.SNOW_FOUND, found)
    what = g.tables.snow_finds[found]
    if what == FIND_ITEM:
        return effects.perform(g, g.tables.snow_script[found])
    g.facility[what] = DAMAGED
    if what == FIND_GUN:
        g.gun_damage[1] = GUN_TILES
    return DONE


class MapRoom(Rule[Fortress]):
    """The top three finds are looked at and laid back in an order of your choice."""

    rule = "14.9"

    def run(self, g: Fortress) -> Steps:
        unknown = min(KNOWN - len(g.snow_top), len(g.snow_deck))
        known = len(g.snow_top) + unknown
        g.tell(log.MAP_ROOM, known)
        return (*((DrawSnow(1),) * unknown), *(LayTop(place) for place in range(known - 1)))


class LayTop(Command):
    """One of the finds looked at is laid back as the next from the top."""

    rule = "14.9"
    takes = ("place:place-in-deck",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def options(self, g: Fortress) -> list[int]:
        return [log.TOP + found for found in g.snow_top[self.place :]]

    def choose(self, g: Fortress, option: int) -> Steps:
        top = [found for found in g.snow_top if found != option & NOUN]
        top.insert(self.place, option & NOUN)
        g.snow_top = top
        return DONE
