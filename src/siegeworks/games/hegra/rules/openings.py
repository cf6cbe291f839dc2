"""9.5 to 9.7: the spaces and positions that are open this morning, and to whom."""

from typing import Final

from siegeworks.games.hegra import log
from siegeworks.games.hegra.names import (
    ATTACK,
    COUNTER,
    FIND_CABINET,
    FIND_COUNTER,
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
)
from siegeworks.games.hegra.names import CABINET as CABINET_SPACE
from siegeworks.games.hegra.state import SPACE_JOBS, Fortress

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


def open_spaces(g: Fortress) -> int:
    """The action spaces that can be used on this day, as bits."""
    found = 0
    for space in range(SPACES):
        if open_today(g, space):
            found |= 1 << space
    return found


def open_today(g: Fortress, space: int) -> bool:
    """Whether an action space can be used on this day."""
    if space <= ROUTE:
        return g.stage == MOBILISATION and (space == NEGOTIATE or routes_left(g))
    opened_by = OPENED_BY[space]
    if opened_by != NONE and g.facility[opened_by] == HIDDEN:
        return False
    if space in (TELEPHONE, RECKLESS):
        return g.stage >= ATTACK
    if space == GUNS:
        return g.icons(0) + g.icons(1) > 0
    return True


def routes_left(g: Fortress) -> bool:
    """Whether a stack of delivery tokens could be laid on an empty depot."""
    return any(can_open(g, token) for token in range(len(g.stacks)))


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


def add_places(g: Fortress, who: int, spaces: int, positions: int, found: list[int]) -> None:
    """9.6: the open places where a type may stand, as options."""
    counts = g.tables.counts[who]
    for space in range(SPACES):
        if spaces >> space & 1 and counts[space] and (space != PROMOTE or may_promote(g, who)):
            found.append(log.PUT + space * TYPES + who)
    if counts[SPACES]:
        for position in range(POSITIONS):
            if positions >> position & 1:
                found.append(log.PUT + SPACE_JOBS + position * TYPES + who)
