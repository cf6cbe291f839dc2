"""Notable things that cannot be done now, and why."""

from siegeworks.core.steps import Refusal
from siegeworks.games.hegra.rules import log, openings, shots, supply_runs
from siegeworks.games.hegra.rules.pieces import (
    ATTACK,
    EDITION_2023,
    FIRST_DEPOT,
    FIRST_NUMBERED,
    GUNS,
    JAMMED,
    MOBILISATION,
    NONE,
    NUMBERED,
    OFFICER,
    POSITIONS,
    PROMOTE,
    READY,
    ROUTE,
    SOLDIER,
    SPACES,
    TYPES,
)
from siegeworks.games.hegra.rules.state import SPACE_JOBS, Fortress, total


def encounter(g: Fortress) -> list[Refusal]:
    """Why a runner cannot fight or hide."""
    runner = g.walkers
    node = g.runner_at[runner]
    if g.taken(node, runner):
        return [Refusal(log.HIDE, "space-taken", "13.4")]
    field = node - FIRST_NUMBERED
    if g.runner_who[runner] == SOLDIER:
        return []
    found = [Refusal(log.FIGHT + field, "only-soldiers", "13.8")] if g.patrols[field] else []
    if g.pieces[field]:
        found.append(Refusal(log.FIGHT + NUMBERED + field, "only-soldiers", "13.8"))
    return found


def stride(g: Fortress, moved: int) -> list[Refusal]:
    """Why a runner cannot go to a space or stop."""
    runner = g.walkers
    here = g.runner_at[runner]
    found: list[Refusal] = []
    for node in g.tables.links[here]:
        if node >= FIRST_DEPOT and g.runner_load[runner] != NONE:
            found.append(Refusal(log.GO + node, "carries-already", "13.4"))
        elif not supply_runs.may_enter(g, runner, node, g.paces - 1):
            found.append(Refusal(log.GO + node, "space-taken", "13.4"))
    if g.taken(here, runner):
        found.append(Refusal(log.STAY, "space-taken", "13.4"))
    elif not moved and g.edition != EDITION_2023:
        found.append(Refusal(log.STAY, "must-move", "13.3", 1, 0))
    return found


def defend(g: Fortress) -> list[Refusal]:
    """Why a defender in a position cannot shoot or use the machine gun."""
    found: list[Refusal] = []
    for position in range(POSITIONS):
        who = g.post[position]
        if who == NONE:
            continue
        if g.fired >> position & 1:
            found.append(Refusal(log.SHOOT + position, "has-fired", "11.2"))
        elif not shots.in_range(g, who):
            found.append(Refusal(log.SHOOT + position, "out-of-range", "11.3"))
        elif position and g.machine_gun == JAMMED:
            found.append(Refusal(log.MACHINE_GUN + position, "gun-jammed", "11.4"))
        elif position and g.machine_gun == READY and not g.supplies:
            option = log.MACHINE_GUN_SUPPLY + position
            found.append(Refusal(option, "no-supplies", "11.4", 1, 0))
    return found


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


def placement(g: Fortress, filled: int) -> list[Refusal]:
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
    if openings.is_buried(g, space):
        return [Refusal(option, "under-snow", "14.3")]
    if space <= ROUTE and g.stage != MOBILISATION:
        return [Refusal(option, "mobilisation-over", "10.1")]
    if not openings.open_today(g, space):
        return closed_refusal(g, space, option)
    if g.tables.counts[who][space] == 0:
        return [Refusal(option, "barred", "9.6")]
    if space == PROMOTE and not openings.may_promote(g, who):
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
