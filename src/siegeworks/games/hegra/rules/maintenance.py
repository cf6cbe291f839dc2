"""14 Maintenance, and the order of work in a section."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.hegra.rules import deeds_places, hearts, infirmary, log, snow, tracks
from siegeworks.games.hegra.rules.pieces import (
    BOLSTER,
    CABINET,
    DAMAGED,
    FACILITIES,
    FIND_GUN,
    FIND_MAP_ROOM,
    FIND_RADIO,
    GUN_TILES,
    HIDDEN,
    HUNTER,
    INSPIRE,
    JAMMED,
    MAP_ROOM,
    OFFICER,
    PROMOTE,
    RADIO,
    READY,
    REPAIR,
    SHOVEL,
    SOLDIER,
    TILE_COUNTER,
    TILE_GUN_1,
    TREAT,
    TYPES,
    UNJAM_GUN_1,
    UNJAM_MACHINE_GUN,
    VOLUNTEER,
    WHOLE,
)
from siegeworks.games.hegra.rules.state import Command, Fortress


class Work(Command):
    """The spaces of a section in an order of your choice; ``a`` to ``b`` are its spaces."""

    rule = "14.1"
    takes = ("first:space", "last:space")

    def __init__(self, first: int, last: int) -> None:
        self.first: Final = first
        self.last: Final = last

    def options(self, g: Fortress) -> list[int]:
        return [log.WORK + s for s in range(self.first, self.last + 1) if g.uses(s)] or [log.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            for space in range(self.first, self.last + 1):
                g.leave(space)
            return DONE
        space = option & NOUN
        uses = g.uses(space)
        if space == PROMOTE:
            return (Promote(), self)
        g.leave(space)
        if space >= TREAT:
            return (*infirmary.care(g, space, uses), self)
        return (*maintain(g, space, uses), self)


def maintain(g: Fortress, space: int, uses: int) -> Steps:
    """What the spaces of the Maintenance section do."""
    if space == SHOVEL:
        return (tracks.SnowLeft(uses),)
    if space == REPAIR:
        return (Repair(uses),)
    if space == BOLSTER:
        return (Bolster(),) * uses
    if space == INSPIRE:
        return (Inspire(uses),)
    if space == RADIO:
        return (Radio(uses),)
    look: Steps = (snow.MapRoom(),)
    if g.facility[FIND_MAP_ROOM] == WHOLE:
        look = (snow.MapRoom(), tracks.SnowLeft(g.tables.map_room_snow))
    return look * uses


class Repair(Command):
    """Take off the leftmost damage tile of a space, or turn its leftmost jammed tile."""

    rule = "14.4"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, g: Fortress) -> list[int]:
        if self.amount == 0:
            return [log.DONE]
        return [*(log.MEND + thing for thing in mendable(g)), log.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        mend(g, option & NOUN)
        g.tell(log.REPAIRED, option & NOUN)
        return (Repair(self.amount - 1),)


def mendable(g: Fortress) -> list[int]:
    """What a repair could mend, by the numbers of MEND_NAMES."""
    found = [tile for tile in range(TILE_GUN_1) if g.damaged[tile + 1]]
    second = g.facility[FIND_GUN] != HIDDEN
    if g.gun_damage[0]:
        found.append(TILE_GUN_1)
    if second and g.gun_damage[1]:
        found.append(TILE_GUN_1 + 1)
    for facility in range(FACILITIES - 1):
        if g.facility[facility] == DAMAGED:
            found.append(TILE_COUNTER + facility)
    for gun in range(2):
        if jammed_slot(g, gun):
            found.append(UNJAM_GUN_1 + gun)
    if g.machine_gun == JAMMED:
        found.append(UNJAM_MACHINE_GUN)
    return found


def jammed_slot(g: Fortress, gun: int) -> int:
    """The leftmost jammed tile of a gun that no damage covers, or 0."""
    for slot in range(1, GUN_TILES - g.gun_damage[gun]):
        if g.gun_jam[gun] >> slot & 1:
            return slot
    return 0


def mend(g: Fortress, thing: int) -> None:
    """A damage tile goes into the Hit bag, or a status tile is turned back."""
    if thing == UNJAM_MACHINE_GUN:
        g.machine_gun = READY
        return
    if thing >= UNJAM_GUN_1:
        gun = thing - UNJAM_GUN_1
        g.gun_jam[gun] &= ~(1 << jammed_slot(g, gun))
        return
    g.tiles[thing] += 1
    if thing < TILE_GUN_1:
        g.damaged[thing + 1] = 0
    elif thing < TILE_COUNTER:
        g.gun_damage[thing - TILE_GUN_1] -= 1
    else:
        g.facility[thing - TILE_COUNTER] = WHOLE


class Bolster(Command):
    """A Miss tile goes into the Hit bag, or Defence rises by 1."""

    rule = "14.5"

    def options(self, g: Fortress) -> list[int]:
        found = [log.ADD_MISS] if g.spare_miss() else []
        return [*found, log.RAISE_DEFENCE] if g.defence < g.tables.defence_top else found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.ADD_MISS:
            deeds_places.add_miss(g, 1)
        else:
            tracks.raise_defence(g, 1)
        return DONE


class Promote(Rule[Fortress]):
    """The officer makes a volunteer or hunter a soldier, if the Reserve has one."""

    rule = "14.6"

    def run(self, g: Fortress) -> Steps:
        first = PROMOTE * TYPES
        if g.jobs[first + OFFICER] and g.reserve[SOLDIER]:
            for who in (VOLUNTEER, HUNTER):
                if g.jobs[first + who]:
                    g.jobs[first + who] -= 1
                    g.reserve[who] += 1
                    g.reserve[SOLDIER] -= 1
                    g.tired[SOLDIER] += 1
                    g.tell(log.PROMOTED, who)
        g.leave(PROMOTE)
        return DONE


class Inspire(Rule[Fortress]):
    """Morale rises by 1 for each use."""

    rule = "14.7"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        return (tracks.MoraleUp(self.amount),)


class Radio(Rule[Fortress]):
    """A Hope card for each use goes into the Low deck; two once the radio is repaired."""

    rule = "14.8"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        return hearts.add_hope(g, self.amount * (2 if g.facility[FIND_RADIO] == WHOLE else 1))


SECTION_4: Final[Steps] = (Work(SHOVEL, MAP_ROOM),)
SECTION_5: Final[Steps] = (Work(TREAT, CABINET),)
