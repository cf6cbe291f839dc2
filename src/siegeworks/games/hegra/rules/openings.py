"""9.5 to 9.7: the spaces and positions that are open this morning, and to whom."""

from typing import Final

from siegeworks.games.hegra.rules import log
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
from siegeworks.games.hegra.rules.state import SPACE_JOBS, Fortress

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


def is_buried(g: Fortress, space: int) -> bool:
    """14.3: whether an action space still lies under the snow."""
    opened_by = OPENED_BY[space]
    return opened_by != NONE and g.facility[opened_by] == HIDDEN


def open_today(g: Fortress, space: int) -> bool:
    """Whether an action space can be used on this day."""
    if space <= ROUTE:
        return g.stage == MOBILISATION and (space == NEGOTIATE or routes_left(g))
    if is_buried(g, space):
        return False
    if space in (TELEPHONE, RECKLESS):
        return g.stage >= ATTACK
    if space == GUNS:
        return g.icons(0) + g.icons(1) > 0
    return True


def routes_left(g: Fortress) -> bool:
    """Whether a stack of delivery tokens could be laid on an empty depot."""
    count = 0
    for token in range(len(g.stacks)):
        if can_open(g, token):
            count += 1
    return count > 0


def can_open(g: Fortress, token: int) -> bool:
    """10.2: the stack is in the Reserve, and its depot has never been stocked."""
    if not g.stacks[token]:
        return False
    return token < 3 or (g.stacks[3] == 1 and (g.edition == 1 or g.stacks[4] == 1))


def may_promote(g: Fortress, who: int) -> bool:
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
    spaces = [space for space in range(SPACES) if open_today(g, space)]
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
        if g.tables.counts[who][space] and (space != PROMOTE or may_promote(g, who)):
            found.append(log.PUT + space * TYPES + who)


def situation(g: Fortress, filled: int) -> int:
    """All that the list of ``places`` hangs on, as bits."""
    bits = open_positions(g, filled)
    if g.stage == MOBILISATION:
        bits |= 1 << POSITIONS + routes_left(g)
    if g.icons(0) + g.icons(1):
        bits |= 1 << POSITIONS + 2
    for find in range(FIND_GUN):
        if g.facility[find] != HIDDEN:
            bits |= 1 << POSITIONS + 3 + find
    bits <<= TYPES + 2
    for who in range(TYPES):
        if g.ready[who]:
            bits |= 4 << who
    return bits | may_promote(g, OFFICER) << 1 | may_promote(g, VOLUNTEER)
