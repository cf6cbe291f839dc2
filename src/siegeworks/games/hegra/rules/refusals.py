"""Notable things that cannot be done now, and why."""

from siegeworks.core.steps import Refusal
from siegeworks.games.hegra import log
from siegeworks.games.hegra.names import (
    ATTACK,
    GUNS,
    HIDDEN,
    MOBILISATION,
    NONE,
    OFFICER,
    POSITIONS,
    PROMOTE,
    ROUTE,
    SPACES,
    TYPES,
)
from siegeworks.games.hegra.rules import morning
from siegeworks.games.hegra.state import SPACE_JOBS, Fortress, total


def breakfast(g: Fortress) -> list[Refusal]:
    """Why nobody can be fed or cheered."""
    found: list[Refusal] = []
    if total(g.tired) == 0:
        return [Refusal(log.FEED, "nobody-tired", "9.3")]
    if g.supplies == 0:
        found.append(Refusal(log.FEED, "no-supplies", "9.3", 1, 0))
    if g.morale == 0:
        found.append(Refusal(log.CHEER, "no-morale", "9.3"))
    return found


def placement(g: Fortress, first: int) -> list[Refusal]:
    """Why a type that is ready cannot go to a space or position."""
    found: list[Refusal] = []
    for who in range(TYPES):
        if g.ready[who]:
            for space in range(SPACES):
                found += space_refusal(g, space, who, first)
            for position in range(POSITIONS):
                found += position_refusal(g, position, who, first)
    return found


def space_refusal(g: Fortress, space: int, who: int, first: int) -> list[Refusal]:
    """Why a ready defender cannot go to an action space."""
    place = space * TYPES + who
    option = log.PUT + place
    opened_by = morning.OPENED_BY[space]
    if opened_by != NONE and g.facility[opened_by] == HIDDEN:
        return [Refusal(option, "under-snow", "14.3")]
    if space <= ROUTE and g.stage != MOBILISATION:
        return [Refusal(option, "mobilisation-over", "10.1")]
    if not morning.open_today(g, space):
        return closed_refusal(g, space, option)
    if g.tables.counts[who][space] == 0:
        return [Refusal(option, "barred", "9.6")]
    if space == PROMOTE and not morning.may_promote(g, who) and place >= first:
        reason = "promotes-one" if g.jobs[PROMOTE * TYPES + OFFICER] else "officer-first"
        return [Refusal(option, reason, "14.6")]
    if place < first:
        return [Refusal(option, "passed", "9.5")]
    return []


def closed_refusal(g: Fortress, space: int, option: int) -> list[Refusal]:
    """Why a space is closed today."""
    if space == ROUTE:
        return [Refusal(option, "routes-open", "10.2")]
    if space == GUNS:
        return [Refusal(option, "no-icon", "12.2", 1, 0)]
    return [Refusal(option, "no-attack-yet", "11.1")]


def position_refusal(g: Fortress, position: int, who: int, first: int) -> list[Refusal]:
    """Why a ready defender cannot go to a position."""
    place = SPACE_JOBS + position * TYPES + who
    option = log.PUT + place
    if g.stage < ATTACK:
        return [Refusal(option, "no-attack-yet", "9.7")]
    if g.damaged[position]:
        return [Refusal(option, "damaged", "9.7")]
    if g.tables.counts[who][SPACES] == 0:
        return [Refusal(option, "barred", "9.6")]
    if place - who < first:
        return [Refusal(option, "passed", "9.5")]
    return []
