"""9 The morning: rest, supplies, and who does what."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Refusal, Rule, Steps
from siegeworks.games.hegra.rules import log, mobilisation, morale
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
from siegeworks.games.hegra.rules.state import SPACE_JOBS, Command, Fortress, total

# Lists of options that are kept: a morning asks many times, and few situations come up.
REMEMBERED: Final = 4096

# The find that opens a space, or NONE for the spaces that need none
OPENED_BY: Final[tuple[int, ...]] = tuple(
    {
        COUNTER: FIND_COUNTER,
        TELEPHONE: FIND_TELEPHONE,
        CABINET_SPACE: FIND_CABINET,
        MAP_ROOM: FIND_MAP_ROOM,
        RADIO: FIND_RADIO,
    }.get(space, NONE)
    for space in range(SPACES)
)


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
            g.tell(log.RESTED, rested)
        for who in range(TYPES):
            g.ready[who] += g.rest[who]
            g.rest[who] = 0
        return DONE


class Breakfast(Command):
    """Spend supplies and Morale to make tired defenders ready."""

    rule = "9.3"

    def options(self, g: Fortress) -> list[int]:
        if total(g.tired) == 0:
            return [log.DONE]
        found = [log.FEED] if g.supplies else []
        if g.morale:
            found.append(log.CHEER)
        return [*found, log.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        if option == log.FEED:
            g.gain_supplies(-1)
            return (Wake(g.tables.ration[g.ration]), self)
        return (morale.MoraleDown(1), Wake(g.tables.morale_readies), self)

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return refuse_breakfast(g)


@mypyc_attr(free_list_len=1)
class Wake(Command):
    """Tired defenders get ready, at most as many as were paid for."""

    rule = "9.3"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        if self.amount:
            if 0 < total(g.tired) <= self.amount:
                found.append(log.WAKE_ALL)
            add_tired(g, log.WAKE, found)
        found.append(log.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        if option == log.WAKE_ALL:
            for who in range(TYPES):
                while g.tired[who]:
                    ready(g, who)
            return DONE
        ready(g, option & NOUN)
        return (Wake(self.amount - 1),)


def add_tired(g: Fortress, verb: int, found: list[int]) -> None:
    """The types of which somebody is tired, as options."""
    for who in range(TYPES):
        if g.tired[who]:
            found.append(verb + who)


def ready(g: Fortress, who: int) -> None:
    """A tired defender is ready."""
    g.tired[who] -= 1
    g.ready[who] += 1
    g.tell(log.READIED, who)


@mypyc_attr(free_list_len=1)
class FreeRest(Command):
    """Up to two tired defenders may rest, and are ready the next day."""

    rule = "9.4"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        if self.amount:
            add_tired(g, log.REST, found)
        found.append(log.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        who = option & NOUN
        g.tired[who] -= 1
        g.rest[who] += 1
        g.tell(log.TO_REST, who)
        return (FreeRest(self.amount - 1),)


@mypyc_attr(free_list_len=1)
class Placement(Command):
    """Ready defenders go where they may; ``a`` has a bit for each position filled so far."""

    rule = "9.5"
    takes = ("filled:position-mask",)

    def __init__(self, filled: int) -> None:
        self.filled: Final = filled

    def advance(self, g: Fortress) -> bool:
        # Whoever is ready has a choice; there is no need to list it.
        return super().advance(g) if total(g.ready) == 0 else False

    def options(self, g: Fortress) -> list[int]:
        known = g.tables.placings
        key = situation(g, self.filled)
        found = known.get(key)
        if found is None:
            if len(known) == REMEMBERED:
                known.clear()
            found = places(g, self.filled)
            known[key] = found
        return found[:]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        place = option & NOUN
        who = place % TYPES
        g.ready[who] -= 1
        g.tell(log.PLACED, place)
        if place < SPACE_JOBS:
            g.jobs[place] += 1
            return (self,)
        position = place // TYPES - SPACES
        if g.post[position] != NONE:
            g.tired[g.post[position]] += 1
            g.tell(log.RELIEVED, g.post[position])
        g.post[position] = who
        return (Placement(self.filled | 1 << position),)

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return refuse_placement(g, self.filled)


def is_buried(g: Fortress, space: int) -> bool:
    """14.3: whether an action space still lies under the snow."""
    opened_by = OPENED_BY[space]
    return opened_by != NONE and g.facility[opened_by] == HIDDEN


def is_open(g: Fortress, space: int) -> bool:
    """Whether an action space can be used on this day."""
    if space <= ROUTE:
        return g.stage == MOBILISATION and (space == NEGOTIATE or mobilisation.has_route_left(g))
    if is_buried(g, space):
        return False
    if space in (TELEPHONE, RECKLESS):
        return g.stage >= ATTACK
    if space == GUNS:
        return g.icons(0) + g.icons(1) > 0
    return True


def can_promote(g: Fortress, who: int) -> bool:
    """14.6: the officer and one other, in either order."""
    first = PROMOTE * TYPES
    if who == OFFICER:
        return g.jobs[first + OFFICER] == 0
    for other in range(OFFICER + 1, TYPES):
        if g.jobs[first + other]:
            return False
    return g.jobs[first + OFFICER] + g.ready[OFFICER] > 0


def open_positions(g: Fortress, filled: int) -> int:
    """9.7: the positions that are neither damaged nor filled this morning, as bits."""
    if g.stage < ATTACK:
        return 0
    found = 0
    for position in range(POSITIONS):
        if not g.damaged[position]:
            found |= 1 << position
    return found & ~filled


def places(g: Fortress, filled: int) -> list[int]:
    """9.6: where each type that is ready may go, as options, and the end of it."""
    found: list[int] = []
    spaces = [space for space in range(SPACES) if is_open(g, space)]
    positions = open_positions(g, filled)
    for who in range(TYPES):
        if g.ready[who]:
            add_spaces(g, who, spaces, found)
            if g.tables.counts[who][SPACES]:
                for position in range(POSITIONS):
                    if positions >> position & 1:
                        found.append(log.PUT + SPACE_JOBS + position * TYPES + who)
    found.append(log.DONE)
    return found


def add_spaces(g: Fortress, who: int, spaces: list[int], found: list[int]) -> None:
    """The open spaces where a type may stand, as options."""
    for space in spaces:
        if g.tables.counts[who][space] and (space != PROMOTE or can_promote(g, who)):
            found.append(log.PUT + space * TYPES + who)


def situation(g: Fortress, filled: int) -> int:
    """All that the list of ``places`` hangs on, as bits."""
    bits = open_positions(g, filled)
    if g.stage == MOBILISATION:
        bits |= 1 << POSITIONS + mobilisation.has_route_left(g)
    if g.icons(0) + g.icons(1):
        bits |= 1 << POSITIONS + 2
    for find in range(FIND_GUN):
        if g.facility[find] != HIDDEN:
            bits |= 1 << POSITIONS + 3 + find
    bits <<= TYPES + 2
    for who in range(TYPES):
        if g.ready[who]:
            bits |= 4 << who
    return bits | can_promote(g, OFFICER) << 1 | can_promote(g, VOLUNTEER)


def refuse_breakfast(g: Fortress) -> list[Refusal]:
    """Why nobody can be fed or cheered."""
    found: list[Refusal] = []
    if total(g.tired) == 0:
        return [Refusal(log.FEED, "nobody-tired", "9.3")]
    if g.supplies == 0:
        found.append(Refusal(log.FEED, "no-supplies", "9.3", 1, 0))
    if g.morale == 0:
        found.append(Refusal(log.CHEER, "no-morale", "9.3"))
    return found


def refuse_placement(g: Fortress, filled: int) -> list[Refusal]:
    """Why a type that is ready cannot go to a space or position."""
    found: list[Refusal] = []
    for who in range(TYPES):
        if g.ready[who]:
            for space in range(SPACES):
                found += space_refusal(g, space, who)
            for position in range(POSITIONS):
                found += position_refusal(g, position, who, filled)
    return found


def space_refusal(g: Fortress, space: int, who: int) -> list[Refusal]:
    """Why a ready defender cannot go to an action space."""
    option = log.PUT + space * TYPES + who
    if is_buried(g, space):
        return [Refusal(option, "under-snow", "14.3")]
    if space <= ROUTE and g.stage != MOBILISATION:
        return [Refusal(option, "mobilisation-over", "10.1")]
    if not is_open(g, space):
        return closed_refusal(g, space, option)
    if g.tables.counts[who][space] == 0:
        return [Refusal(option, "barred", "9.6")]
    if space == PROMOTE and not can_promote(g, who):
        with_officer = g.jobs[PROMOTE * TYPES + OFFICER] or g.ready[OFFICER]
        return [Refusal(option, "promotes-one" if with_officer else "no-officer", "14.6")]
    return []


def closed_refusal(g: Fortress, space: int, option: int) -> list[Refusal]:
    """Why a space is closed today."""
    if space == ROUTE:
        return [Refusal(option, "routes-open", "10.2")]
    if space == GUNS:
        return [Refusal(option, "no-icon", "12.2", 1, 0)]
    return [Refusal(option, "no-attack-yet", "11.1")]


def position_refusal(g: Fortress, position: int, who: int, filled: int) -> list[Refusal]:
    """Why a ready defender cannot go to a position."""
    option = log.PUT + SPACE_JOBS + position * TYPES + who
    if g.stage < ATTACK:
        return [Refusal(option, "no-attack-yet", "9.7")]
    if g.damaged[position]:
        return [Refusal(option, "damaged", "9.7")]
    if g.tables.counts[who][SPACES] == 0:
        return [Refusal(option, "barred", "9.6")]
    if filled >> position & 1:
        return [Refusal(option, "filled-today", "9.7")]
    return []


REST_OVER: Final = RestOver()

BREAKFAST: Final = Breakfast()

PLACEMENT: Final = Placement(0)
