"""9 The morning: rest, supplies, and who does what."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Reason, Refusal, Rule, Steps
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import mobilisation, morale, vocabulary
from siegeworks.games.hegra.rules.pieces import (
    ATTACK,
    COUNTER,
    FIND_CABINET,
    FIND_COUNTER,
    FIND_GUN,
    FIND_MAP_ROOM,
    FIND_RADIO,
    FIND_TELEPHONE,
    GUNS,
    HIDDEN,
    MAP_ROOM,
    MOBILISATION,
    NEGOTIATE,
    NONE,
    OFFICER,
    POSITIONS,
    PROMOTE,
    RADIO,
    RECKLESS,
    ROUTE,
    SPACES,
    TELEPHONE,
    TYPES,
    VOLUNTEER,
)
from siegeworks.games.hegra.rules.pieces import CABINET as CABINET_SPACE
from siegeworks.games.hegra.rules.state import SPACE_JOBS, Command, Fortress, QuietCommand, total
from siegeworks.parts.counting import has_any

REMEMBERED: Final = 4096  # lists of places

# Why something cannot be done
NOBODY_TIRED: Final = Reason("nobody-tired", "9.3")
NO_SUPPLIES: Final = Reason("no-supplies", "9.3", 1, 0)
NO_MORALE: Final = Reason("no-morale", "9.3")
TYPE_NOT_TIRED: Final = Reason("type-not-tired", "2.2")
TYPE_NOT_READY: Final = Reason("type-not-ready", "9.5")
MOBILISATION_OVER: Final = Reason("mobilisation-over", "10.1")
UNDER_SNOW: Final = Reason("under-snow", "14.3")
ROUTES_OPEN: Final = Reason("routes-open", "10.2")
NOBODY_TO_SHOOT: Final = Reason("no-attack-yet", "11.1")
NO_ICON: Final = Reason("no-icon", "12.2", 1, 0)
BARRED: Final = Reason("barred", "9.6")
PROMOTES_ONE: Final = Reason("promotes-one", "14.6")
NO_OFFICER: Final = Reason("no-officer", "14.6")
NO_ATTACK_YET: Final = Reason("no-attack-yet", "9.7")
DAMAGED_POSITION: Final = Reason("damaged", "9.7")
FILLED_TODAY: Final = Reason("filled-today", "9.7")

# The find that opens a space, or NONE for the spaces that need none
OPENED_BY: Final[list[int]] = [
    {
        COUNTER: FIND_COUNTER,
        TELEPHONE: FIND_TELEPHONE,
        CABINET_SPACE: FIND_CABINET,
        MAP_ROOM: FIND_MAP_ROOM,
        RADIO: FIND_RADIO,
    }.get(space, NONE)
    for space in range(SPACES)
]


class Morning(Rule[Fortress]):
    """Rest, supplies, placement; on day 1 only the last."""

    rule = "9.1"

    def run(self, g: Fortress) -> Steps:
        if g.day == 1:
            return (PLACEMENT,)
        return (REST_OVER, BREAKFAST, FreeRest(g.tables.free_rest), PLACEMENT)


class RestOver(Rule[Fortress]):
    """Those who rested are ready."""

    rule = "9.2"

    def run(self, g: Fortress) -> Steps:
        rested = total(g.rest)
        if rested:
            g.tell(vocabulary.RESTED, rested)
        for who in range(TYPES):
            g.ready[who] += g.rest[who]
            g.rest[who] = 0
        return DONE


class Breakfast(Command):
    """Spend supplies and Morale to make tired defenders ready."""

    rule = "9.3"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.FEED, vocabulary.CHEER, vocabulary.DONE]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None
        if not has_any(g.tired):
            return NOBODY_TIRED
        if option == vocabulary.FEED:
            return None if g.supplies else NO_SUPPLIES
        return None if g.morale else NO_MORALE  # 23.11

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        if option == vocabulary.FEED:
            g.gain_supplies(-1)
            return (Wake(g.tables.ration[g.ration]), self)
        return (morale.MoraleDown(1), Wake(g.tables.morale_readies), self)


@mypyc_attr(free_list_len=1)
class Wake(QuietCommand):
    """Tired defenders get ready, at most as many as were paid for."""

    rule = "9.3"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def universe(self, g: Fortress, seat: int) -> list[int]:
        types = [vocabulary.WAKE + who for who in range(TYPES)]
        return [vocabulary.WAKE_ALL, *types, vocabulary.DONE]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        if option == vocabulary.WAKE_ALL and not self.can_wake_all(g):
            return Reason("too-many-tired", "9.3", total(g.tired), self.amount)
        is_open = option in (vocabulary.WAKE_ALL, vocabulary.DONE)
        return None if is_open else why_not_tired(g, option & NOUN)

    def can_wake_all(self, g: Fortress) -> bool:
        """Whether everybody who is tired can get ready."""
        return 0 < total(g.tired) <= self.amount

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        if self.amount:
            if self.can_wake_all(g):
                found.append(vocabulary.WAKE_ALL)
            add_tired(g, vocabulary.WAKE, found)
        found.append(vocabulary.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        if option == vocabulary.WAKE_ALL:
            for who in range(TYPES):
                while g.tired[who]:
                    make_ready(g, who)
            return DONE
        make_ready(g, option & NOUN)
        return (Wake(self.amount - 1),)


def add_tired(g: Fortress, verb: int, found: list[int]) -> None:
    """The types of which somebody is tired, as options."""
    for who in range(TYPES):
        if g.tired[who]:
            found.append(verb + who)


def why_not_tired(g: Fortress, who: int) -> Reason | None:
    """9.3 and 9.4: why no defender of a type can get ready or rest, or None."""
    return None if g.tired[who] else TYPE_NOT_TIRED


def make_ready(g: Fortress, who: int) -> None:
    """A tired defender is ready."""
    g.tired[who] -= 1
    g.ready[who] += 1
    g.tell(vocabulary.READIED, who)


@mypyc_attr(free_list_len=1)
class FreeRest(QuietCommand):
    """Up to two tired defenders may rest, and are ready the next day."""

    rule = "9.4"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [*(vocabulary.REST + who for who in range(TYPES)), vocabulary.DONE]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return None if option == vocabulary.DONE else why_not_tired(g, option & NOUN)

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        if self.amount:
            add_tired(g, vocabulary.REST, found)
        found.append(vocabulary.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        who = option & NOUN
        g.tired[who] -= 1
        g.rest[who] += 1
        g.tell(vocabulary.TO_REST, who)
        return (FreeRest(self.amount - 1),)


@mypyc_attr(free_list_len=1)
class Placement(Command):
    """Ready defenders go where they may; ``filled`` has a bit for each position filled so far."""

    rule = "9.5"
    takes = ("filled:position-mask",)

    def __init__(self, filled: int) -> None:
        self.filled: Final = filled

    def advance(self, g: Fortress) -> bool:
        # Whoever is ready has a choice; there is no need to list it.
        return False if has_any(g.ready) else super().advance(g)

    def universe(self, g: Fortress, seat: int) -> list[int]:
        spaces = range(SPACES + POSITIONS)
        places = [vocabulary.PUT + space * TYPES + who for who in range(TYPES) for space in spaces]
        return [*places, vocabulary.DONE]

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return [r for r in super().refusals(g, seat) if r.reason != TYPE_NOT_READY.key]

    def quiet_refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return [r for r in super().refusals(g, seat) if r.reason == TYPE_NOT_READY.key]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None
        who = (option & NOUN) % TYPES
        if not g.ready[who]:
            return TYPE_NOT_READY
        space = (option & NOUN) // TYPES
        if space >= SPACES:
            return why_unmanned(g, space - SPACES, who, self.filled)
        return why_closed(g, space) or why_barred(g, space, who)

    def options(self, g: Fortress) -> list[int]:
        bits = describe_places(g, self.filled)
        found = PLACES.find(g.tables, bits)
        if found is None:
            found = list_places(g, self.filled)
            PLACES.keep(bits, found)
        return found[:]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        place = option & NOUN
        who = place % TYPES
        g.ready[who] -= 1
        g.tell(vocabulary.PLACED, place)
        if place < SPACE_JOBS:
            g.jobs[place] += 1
            return (self,)
        position = place // TYPES - SPACES
        if g.post[position] != NONE:
            g.tired[g.post[position]] += 1
            g.tell(vocabulary.RELIEVED, g.post[position])
        g.post[position] = who
        return (Placement(self.filled | 1 << position),)


def is_buried(g: Fortress, space: int) -> bool:
    """14.3: whether an action space still lies under the snow."""
    opened_by = OPENED_BY[space]
    return opened_by != NONE and g.facility[opened_by] == HIDDEN


def why_closed(g: Fortress, space: int) -> Reason | None:
    """Why an action space cannot be used on this day, or None."""
    if space <= ROUTE:
        if g.stage != MOBILISATION:
            return MOBILISATION_OVER
        return None if space == NEGOTIATE or mobilisation.has_route_left(g) else ROUTES_OPEN
    if is_buried(g, space):
        return UNDER_SNOW
    if space in (TELEPHONE, RECKLESS):
        return None if g.stage >= ATTACK else NOBODY_TO_SHOOT  # 23.3: not only in the siege
    if space == GUNS:
        return None if g.icons(0) + g.icons(1) > 0 else NO_ICON
    return None


def is_open(g: Fortress, space: int) -> bool:
    """Whether an action space can be used on this day."""
    return why_closed(g, space) is None


def why_barred(g: Fortress, space: int, who: int) -> Reason | None:
    """9.6: why a type of defender cannot go to an open space, or None."""
    if g.tables.counts[who][space] == 0:
        return BARRED
    return why_unpromoted(g, who) if space == PROMOTE else None


def why_unpromoted(g: Fortress, who: int) -> Reason | None:
    """14.6: the officer and one other, in either order."""
    first = PROMOTE * TYPES
    if who == OFFICER:
        return PROMOTES_ONE if g.jobs[first + OFFICER] else None
    if g.jobs[first + OFFICER] + g.ready[OFFICER] == 0:
        return NO_OFFICER
    for other in range(OFFICER + 1, TYPES):
        if g.jobs[first + other]:
            return PROMOTES_ONE
    return None


def why_unmanned(g: Fortress, position: int, who: int, filled: int) -> Reason | None:
    """9.7: why a type of defender cannot go to a position, or None."""
    why = why_unusable(g, position)
    if why is None and g.tables.counts[who][SPACES] == 0:
        why = BARRED
    return FILLED_TODAY if why is None and filled >> position & 1 else why


def why_unusable(g: Fortress, position: int) -> Reason | None:
    """9.7: why nobody can go to a position, or None."""
    if g.stage < ATTACK:
        return NO_ATTACK_YET
    return DAMAGED_POSITION if g.damaged[position] else None


def describe_places(g: Fortress, filled: int) -> int:
    """All that a list of places follows from, as bits: what is open, who is ready and may what."""
    bits: i64 = 0
    for find in range(FIND_GUN):
        bits = bits << 1 | (g.facility[find] != HIDDEN)
    bits = bits << 1 | (g.icons(0) + g.icons(1) > 0)
    bits = bits << 2 | g.stage
    if g.stage == MOBILISATION:
        bits = bits << POSITIONS | mobilisation.has_route_left(g)
    else:
        for position in range(POSITIONS):
            bits = bits << 1 | (g.damaged[position] | filled >> position & 1)
    for who in range(TYPES):
        bits = bits << 1 | (g.ready[who] > 0)
    bits = bits << 1 | (why_unpromoted(g, OFFICER) is None)
    # whoever is no officer is promoted like a volunteer
    return bits << 1 | (why_unpromoted(g, VOLUNTEER) is None)


def list_places(g: Fortress, filled: int) -> list[int]:
    """9.6: where each type that is ready may go, as options, and the end of it."""
    found: list[int] = []
    spaces = [space for space in range(SPACES) if why_closed(g, space) is None]
    for who in range(TYPES):
        if g.ready[who]:
            for space in spaces:
                if why_barred(g, space, who) is None:
                    found.append(vocabulary.PUT + space * TYPES + who)
            for position in range(POSITIONS):
                if why_unmanned(g, position, who, filled) is None:
                    found.append(vocabulary.PUT + SPACE_JOBS + position * TYPES + who)
    found.append(vocabulary.DONE)
    return found


class Places:
    """Lists of places made before: a morning asks many times, and few different ones come up.

    A list follows from the content and the bits it is kept by, and from nothing else.
    """

    def __init__(self) -> None:
        self.tables: Tables | None = None
        self.lists: dict[int, list[int]] = {}

    def find(self, t: Tables, bits: int) -> list[int] | None:
        """The list for these bits, if it is known."""
        if self.tables is not t or len(self.lists) == REMEMBERED:
            self.tables = t
            self.lists = {}
        return self.lists.get(bits)

    def keep(self, bits: int, found: list[int]) -> None:
        """Know a list from now on."""
        self.lists[bits] = found


PLACES: Final = Places()
REST_OVER: Final = RestOver()
BREAKFAST: Final = Breakfast()
PLACEMENT: Final = Placement(0)
