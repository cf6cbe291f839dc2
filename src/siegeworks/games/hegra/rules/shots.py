"""11.3 What a shot does to the infantry in range, from the walls, by a gun or by a card."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Steps
from siegeworks.games.hegra.rules import log
from siegeworks.games.hegra.rules.pieces import (
    OFFICER,
    ON_COVER,
    ON_DUG_IN,
    ON_SMOKE,
    SECTORS,
    SOLDIER,
)
from siegeworks.games.hegra.rules.state import Command, Fortress

# The second number of a shot: what was thrown, how many it takes, and whether fewer will do
TOTAL_MASK: Final = 31
TOTAL_BITS: Final = 5
COUNT_MASK: Final = 15
FEWER: Final = 1 << 9
SURE: Final = 31  # a throw that needs no die
HITS_FROM: Final = 4


def can_pin(g: Fortress, sector: int) -> bool:
    """Whether infantry in a sector can be suppressed."""
    return g.standing[sector] > 0 and not (g.ongoing and g.marked(ON_DUG_IN, sector))


def pin(g: Fortress, sector: int) -> None:
    """An infantryman is suppressed: he lies down."""
    g.standing[sector] -= 1
    g.lying[sector] += 1
    g.tell(log.PINNED, sector)


def remove(g: Fortress, target: int) -> None:
    """An infantryman, standing or lying, goes to the Reserve."""
    if target < SECTORS:
        g.standing[target] -= 1
    else:
        g.lying[target - SECTORS] -= 1
    g.tell(log.REMOVED, target)


def sees(g: Fortress, who: int, sector: int) -> bool:
    """11.3: whether a type of defender can shoot into a sector."""
    if sector < g.tables.reach[g.stage][who]:
        return False
    return not (g.ongoing and who != SOLDIER and who != OFFICER and g.marked(ON_SMOKE, sector))


def in_range(g: Fortress, who: int) -> bool:
    """Whether there is any infantry that a type of defender can shoot at."""
    for sector in range(g.tables.reach[g.stage][who], g.sectors()):
        if g.troops(sector) and sees(g, who, sector):
            return True
    return False


def aim(who: int, count: int, thrown: int, fewer: int) -> Steps:
    """What a throw does to infantry in range."""
    shot = fewer | count << TOTAL_BITS | min(thrown, SURE - 1)
    return (Remove(who, shot),) if thrown >= HITS_FROM else (Suppress(who, shot),)


def one_less(shot: int) -> int:
    """The same shot after it took one."""
    return shot - (1 << TOTAL_BITS)


def last(shot: int) -> bool:
    """Whether a shot takes one more only."""
    return shot >> TOTAL_BITS & COUNT_MASK == 1


def sure(who: int, count: int) -> "Remove":
    """A shot that takes so many without a throw."""
    return Remove(who, count << TOTAL_BITS | SURE)


@mypyc_attr(free_list_len=1)
class Remove(Command):
    """Infantry in range, standing or lying, are removed one by one; a 4 pins those in cover."""

    rule = "11.3"
    takes = ("defender", "shots")

    def __init__(self, defender: int, shots: int) -> None:
        self.defender: Final = defender
        self.shots: Final = shots

    def options(self, g: Fortress) -> list[int]:
        thrown = self.shots & TOTAL_MASK
        found: list[int] = []
        for sector in range(g.tables.reach[g.stage][self.defender], g.sectors()):
            if not sees(g, self.defender, sector):
                continue
            if g.ongoing and thrown == HITS_FROM and g.marked(ON_COVER, sector):
                if can_pin(g, sector):
                    found.append(log.PIN + sector)
            else:
                if g.standing[sector]:
                    found.append(log.REMOVE + sector)
                if g.lying[sector]:
                    found.append(log.REMOVE + SECTORS + sector)
        if self.shots & FEWER or not found:
            found.append(log.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        if option & ~NOUN == log.PIN:
            pin(g, option & NOUN)
        else:
            remove(g, option & NOUN)
        return DONE if last(self.shots) else (Remove(self.defender, one_less(self.shots)),)


@mypyc_attr(free_list_len=1)
class Suppress(Command):
    """Infantry in range are suppressed one by one."""

    rule = "11.3"
    takes = ("defender", "shots")

    def __init__(self, defender: int, shots: int) -> None:
        self.defender: Final = defender
        self.shots: Final = shots

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        for sector in range(g.tables.reach[g.stage][self.defender], g.sectors()):
            if sees(g, self.defender, sector) and can_pin(g, sector):
                found.append(log.PIN + sector)
        if self.shots & FEWER or not found:
            found.append(log.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        pin(g, option & NOUN)
        return DONE if last(self.shots) else (Suppress(self.defender, one_less(self.shots)),)


class Cull(Command):
    """A card removes an infantryman of your choice, in any sector."""

    rule = "21.5"

    def options(self, g: Fortress) -> list[int]:
        found = [log.REMOVE + s for s in range(SECTORS) if g.standing[s]]
        return found + [log.REMOVE + SECTORS + s for s in range(SECTORS) if g.lying[s]]

    def choose(self, g: Fortress, option: int) -> Steps:
        remove(g, option & NOUN)
        return DONE


class PinAny(Command):
    """A card suppresses an infantryman of your choice, in any sector."""

    rule = "21.5"

    def options(self, g: Fortress) -> list[int]:
        return [log.PIN + sector for sector in range(SECTORS) if can_pin(g, sector)]

    def choose(self, g: Fortress, option: int) -> Steps:
        pin(g, option & NOUN)
        return DONE
