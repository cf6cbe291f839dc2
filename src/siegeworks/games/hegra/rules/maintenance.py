"""14 Maintenance, and the order of work in a section."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Chance, Reason, Rule, Steps
from siegeworks.games.hegra.rules import (
    effects_on_cards,
    hit_bag,
    infantry,
    infirmary,
    morale,
    morning,
    scripts,
    vocabulary,
)
from siegeworks.games.hegra.rules.pieces import (
    BOLSTER,
    CABINET,
    DAMAGED,
    FIND_GUN,
    FIND_ITEM,
    FIND_MAP_ROOM,
    FIND_RADIO,
    GUN_TILES,
    HIDDEN,
    HUNTER,
    INSPIRE,
    JAMMED,
    MAP_ROOM,
    MOOD_TOP,
    NO_MACHINE_GUN,
    OFFICER,
    PROMOTE,
    RADIO,
    READY,
    REPAIR,
    SHOVEL,
    SNOW_START,
    SOLDIER,
    TILE_COUNTER,
    TILE_GUN_1,
    TILE_GUN_2,
    TREAT,
    TYPES,
    UNJAM_GUN_1,
    UNJAM_GUN_2,
    UNJAM_MACHINE_GUN,
    VOLUNTEER,
    WHOLE,
)
from siegeworks.games.hegra.rules.state import SNOW_LUCK, Command, Fortress, Leave, QuietCommand

KNOWN = 3  # finds that the map room looks at

# Why something cannot be done
NOBODY_AT_WORK: Final = Reason("nobody-at-work", "14.1")
NOT_DAMAGED: Final = Reason("not-damaged", "14.4")
NOT_JAMMED: Final = Reason("not-jammed", "14.4")
JAM_COVERED: Final = Reason("jam-covered", "14.4")
NO_GUN_YET: Final = Reason("no-machine-gun", "18.6")
NO_PATIENT: Final = Reason("no-patient", "15.1")
NOTHING_BROKEN: Final = Reason("nothing-broken", "14.4")
NOTHING_TO_BOLSTER: Final = Reason("nothing-to-bolster", "14.5")
LAID_ALREADY: Final = Reason("laid-already", "14.9")


class Section(Rule[Fortress]):
    """The spaces ``first`` to ``last``, unasked as far as nothing depends on their order."""

    rule = "14.1"
    takes = ("first:space", "last:space")

    def __init__(self, first: int, last: int) -> None:
        self.first: Final = first
        self.last: Final = last

    def run(self, g: Fortress) -> Steps:
        spaces = range(self.first, self.last + 1)
        busy = [space for space in spaces if g.uses(space)]
        if not busy:
            for space in spaces:
                g.leave(space)
            return DONE
        for space in busy:
            if not has_rival(g, space, busy):
                return (*carry_out(g, space), self)
        return (Work(self.first, self.last), self)


class Work(QuietCommand):
    """Choose which space of a section is carried out next."""

    rule = "14.1"
    takes = ("first:space", "last:space")

    def __init__(self, first: int, last: int) -> None:
        self.first: Final = first
        self.last: Final = last

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.WORK + space for space in range(self.first, self.last + 1)]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return why_idle(g, option & NOUN)

    def choose(self, g: Fortress, option: int) -> Steps:
        return carry_out(g, option & NOUN)


def has_rival(g: Fortress, space: int, busy: list[int]) -> bool:
    """14.1: whether it can make a difference if a space comes before or after another."""
    if len(busy) == 1:
        return False
    if space >= TREAT:
        return infirmary.count_patients(g) > 1
    if (SHOVEL in busy or MAP_ROOM in busy) and can_find(g, busy):
        return True
    if space == REPAIR:
        return any(is_improved_by_repair(g, other) for other in busy)
    return REPAIR in busy and is_improved_by_repair(g, space)


def can_find(g: Fortress, busy: list[int]) -> bool:
    """14.3: whether the day's work may turn something up, which can bear on all other work."""
    if not g.snow_deck and not g.snow_top:
        return False
    clears = g.uses(SHOVEL) if SHOVEL in busy else 0
    if MAP_ROOM in busy and (g.facility[FIND_MAP_ROOM] == WHOLE or REPAIR in busy):
        clears += g.uses(MAP_ROOM) * g.tables.map_room_snow
    return clears >= g.snow


def is_improved_by_repair(g: Fortress, space: int) -> bool:
    """14.4: whether a repair on the same day could open the right half of a space."""
    if space == RADIO:
        return g.facility[FIND_RADIO] == DAMAGED
    return space == MAP_ROOM and g.facility[FIND_MAP_ROOM] == DAMAGED


def carry_out(g: Fortress, space: int) -> Steps:
    """All uses of a space, and then those who stood there are tired (4.1)."""
    if space == PROMOTE:
        return (Promote(),)
    uses = g.uses(space)
    work = infirmary.care(g, space, uses) if space >= TREAT else maintain(g, space, uses)
    return (*work, Leave(space))


def why_idle(g: Fortress, space: int) -> Reason | None:
    """9.6: why the work of a space cannot be done, or None."""
    if g.uses(space):
        return None
    have = g.strength(space)
    return Reason("too-few-at-work", "9.6", g.tables.need[space], have) if have else NOBODY_AT_WORK


def why_vain(g: Fortress, space: int) -> Reason | None:
    """9.6: why nothing will come of the discs on a space, as things stand, or None."""
    if not g.strength(space):
        return None
    return why_useless(g, space) or why_idle(g, space)


def why_useless(g: Fortress, space: int) -> Reason | None:
    """Why the work of a space finds nothing to do, as things stand, or None."""
    if space >= TREAT:
        return None if infirmary.has_patient(g) else NO_PATIENT
    if space == REPAIR:
        return None if list_mendable(g) else NOTHING_BROKEN
    if space == BOLSTER and g.defence == g.tables.defence_top and not g.spare_miss():
        return NOTHING_TO_BOLSTER
    return None


def maintain(g: Fortress, space: int, uses: int) -> Steps:
    """What the spaces of the Maintenance section do."""
    if space == SHOVEL:
        return (SnowLeft(uses),)
    if space == REPAIR:
        return (Repair(uses),)
    if space == BOLSTER:
        return (Bolster(),) * uses
    if space == INSPIRE:
        return (Inspire(uses),)
    if space == RADIO:
        return (Radio(uses),)
    look: Steps = (MapRoom(),)
    if g.facility[FIND_MAP_ROOM] == WHOLE:
        look = (MapRoom(), SnowLeft(g.tables.map_room_snow))
    return look * uses


class Repair(QuietCommand):
    """Take off the leftmost damage tile of a space, or turn its leftmost jammed tile."""

    rule = "14.4"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def universe(self, g: Fortress, seat: int) -> list[int]:
        things = range(UNJAM_MACHINE_GUN + 1)
        return [*(vocabulary.MEND + thing for thing in things), vocabulary.DONE]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return None if option == vocabulary.DONE else why_unmended(g, option & NOUN)

    def options(self, g: Fortress) -> list[int]:
        if self.amount == 0:
            return [vocabulary.DONE]
        return [*(vocabulary.MEND + thing for thing in list_mendable(g)), vocabulary.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        mend(g, option & NOUN)
        g.tell(vocabulary.REPAIRED, option & NOUN)
        return (Repair(self.amount - 1),)


def list_mendable(g: Fortress) -> list[int]:
    """14.4: what a repair could mend, by the numbers of MEND_NAMES."""
    found: list[int] = []
    for thing in range(UNJAM_MACHINE_GUN + 1):
        if why_unmended(g, thing) is None:
            found.append(thing)
    return found


def why_unmended(g: Fortress, thing: int) -> Reason | None:
    """14.4: why a thing cannot be repaired, or None: it is whole, or under snow or damage."""
    if thing == UNJAM_MACHINE_GUN:
        if g.machine_gun == NO_MACHINE_GUN:
            return NO_GUN_YET
        return None if g.machine_gun == JAMMED else NOT_JAMMED
    if is_under_snow(g, thing):
        return morning.UNDER_SNOW
    if thing >= UNJAM_GUN_1:
        return why_jam_stays(g, thing - UNJAM_GUN_1)
    if thing < TILE_GUN_1:
        is_damaged = g.damaged[thing + 1] == 1
    elif thing < TILE_COUNTER:
        is_damaged = g.gun_damage[thing - TILE_GUN_1] > 0
    else:
        is_damaged = g.facility[thing - TILE_COUNTER] == DAMAGED
    return None if is_damaged else NOT_DAMAGED


def is_under_snow(g: Fortress, thing: int) -> bool:
    """14.3: whether a thing that could be repaired has not been dug out."""
    if thing in (TILE_GUN_2, UNJAM_GUN_2):
        return g.facility[FIND_GUN] == HIDDEN
    return TILE_COUNTER <= thing < UNJAM_GUN_1 and g.facility[thing - TILE_COUNTER] == HIDDEN


def why_jam_stays(g: Fortress, gun: int) -> Reason | None:
    """14.4: why no status tile of a gun can be turned back, or None."""
    if find_jammed_slot(g, gun):
        return None
    return JAM_COVERED if g.gun_jam[gun] else NOT_JAMMED


def find_jammed_slot(g: Fortress, gun: int) -> int:
    """The leftmost jammed tile of a gun that no damage covers, or 0."""
    for slot in range(1, g.whole_tiles(gun)):
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
        g.gun_jam[gun] &= ~(1 << find_jammed_slot(g, gun))
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
        found = [vocabulary.ADD_MISS] if g.spare_miss() else []
        return [*found, vocabulary.RAISE_DEFENCE] if g.defence < g.tables.defence_top else found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.ADD_MISS:
            hit_bag.add_miss(g, 1)
        else:
            infantry.raise_defence(g, 1)
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
                    g.tell(vocabulary.PROMOTED, who)
        g.leave(PROMOTE)
        return DONE


class Inspire(Rule[Fortress]):
    """Morale rises by 1 for each use."""

    rule = "14.7"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        return (morale.MoraleUp(self.amount),)


def foretell_inspired(g: Fortress) -> int:
    """14.7: where Morale is once those at work there have raised it, as things stand."""
    return min(MOOD_TOP, g.morale + g.uses(INSPIRE))


class Radio(Rule[Fortress]):
    """A Hope card for each use goes into the Low deck; two once the radio is repaired."""

    rule = "14.8"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        return effects_on_cards.add_hope(
            g, self.amount * (2 if g.facility[FIND_RADIO] == WHOLE else 1)
        )


class Reveal(Rule[Fortress]):
    """The top of the snow deck is turned over."""

    rule = "14.3"

    def run(self, g: Fortress) -> Steps:
        if g.snow_top:
            found = g.snow_top[0]
            g.snow_top = g.snow_top[1:]
            return lay_out_find(g, found)
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
            return lay_out_find(g, outcome)
        g.snow_top = [*g.snow_top, outcome]
        g.tell(vocabulary.SNOW_SEEN, outcome)
        scripts.describe(g, vocabulary.CARD_SAYS, g.tables.snow_script[outcome])
        return DONE


def lay_out_find(g: Fortress, found: int) -> Steps:
    """A new action space is opened, damaged; an item is used up."""
    g.tell(vocabulary.SNOW_FOUND, found)
    what = g.tables.snow_finds[found]
    if what == FIND_ITEM:
        return scripts.perform(g, g.tables.snow_script[found])
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
        g.tell(vocabulary.MAP_ROOM, known)
        return (*((DrawSnow(1),) * unknown), *(LayTop(place) for place in range(known - 1)))


class LayTop(QuietCommand):
    """One of the finds looked at is laid back as the next from the top."""

    rule = "14.9"
    takes = ("place:place-in-deck",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.TOP + found for found in g.snow_top]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return LAID_ALREADY if option & NOUN in g.snow_top[: self.place] else None

    def choose(self, g: Fortress, option: int) -> Steps:
        top = [found for found in g.snow_top if found != option & NOUN]
        top.insert(self.place, option & NOUN)
        g.snow_top = top
        return DONE


class SnowLeft(Rule[Fortress]):
    """Snow is cleared; past the first space something is found, and the marker goes to 3."""

    rule = "14.2"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        if self.amount == 0:
            return DONE
        fall = min(self.amount, g.snow - 1)
        g.snow -= fall
        if fall:
            g.tell(vocabulary.SNOW_MOVES, g.snow)
        if self.amount == fall:
            return DONE
        g.snow = SNOW_START
        g.tell(vocabulary.SNOW_MOVES, g.snow)
        return (Reveal(), SnowLeft(self.amount - fall - 1))


SECTION_4: Final[Steps] = (Section(SHOVEL, MAP_ROOM),)
SECTION_5: Final[Steps] = (Section(TREAT, CABINET),)
