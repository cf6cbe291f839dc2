"""16.3 and 16.4 Who can act in a Building: an upright Soldier of its crew."""

from siegeworks.core.steps import Reason
from siegeworks.games.ante_portas.rules import field, sight
from siegeworks.games.ante_portas.rules.pieces import GUARD_POST, GUARD_TOWER, HEXES, NONE
from siegeworks.games.ante_portas.rules.state import Realm


def count_ready(g: Realm, at: int) -> int:
    """16.4: how many Soldiers of the crew may still act in the Building of a hex."""
    t = g.tables
    work = g.work[at]
    if not field.is_building(work) or g.army[at] != g.owner[at]:
        return 0
    kind = t.work_crew_kind[work]
    upright = field.list_upright(g, kind)[at]
    if upright == 0:
        return 0
    left = t.work_crew[work] - field.list_tired(g, kind)[at]
    return max(0, min(left, upright))


def is_ready(g: Realm, at: int) -> bool:
    """16.4: whether a Soldier of the crew may still act in the Building of a hex."""
    return count_ready(g, at) > 0


def act(g: Realm, at: int) -> None:
    """16.1: a Soldier of the crew acts, and is exhausted."""
    field.tire(g, at, g.tables.work_crew_kind[g.work[at]])


def can_shoot(g: Realm, at: int, target: int) -> bool:
    """16.9 and 16.12: whether the Building of a hex can fire on another; its crew aside."""
    work = g.work[at]
    if not field.is_building(work) or g.tables.work_damage[work] == 0:
        return False
    if field.is_indirect(work):
        return sight.reach_from(g, at) >> target & 1 == 1
    return sight.see_from(g, at) >> target & 1 == 1


def list_shooters(g: Realm, target: int, team: int) -> list[int]:
    """16.9: the hexes from which a Soldier can fire on one now."""
    found: list[int] = []
    for at, work in enumerate(g.work):
        if work == NONE or g.owner[at] != team:
            continue
        if is_ready(g, at) and can_shoot(g, at, target):
            found.append(at)
    return found


def why_no_shot(g: Realm, at: int, target: int) -> Reason | None:
    """16.4 and 16.9: why nobody fires from the Building of a hex on another, or None."""
    kind = g.tables.work_crew_kind[g.work[at]]
    there = field.count_soldiers(g, at, kind) if g.army[at] == g.owner[at] else 0
    if there == 0:
        return Reason("no-crew", "13.2", 1, 0)
    if not is_ready(g, at):
        return Reason("crew-exhausted", "16.4", g.tables.work_crew[g.work[at]], there)
    if at == target:
        return Reason("own-hex", "16.9")
    return None if can_shoot(g, at, target) else Reason("out-of-its-sight", "16.9")


def list_guns(g: Realm, team: int) -> list[int]:
    """16.9: the hexes of a team's Buildings that fire, manned or not."""
    return [
        at
        for at in range(HEXES)
        if field.is_building(g.work[at])
        and g.owner[at] == team
        and g.tables.work_damage[g.work[at]] > 0
    ]


def list_guards(g: Realm, target: int, team: int) -> list[int]:
    """13.7: the Guard Posts and Towers that can act on a hex in their own sight now."""
    found: list[int] = []
    for at, work in enumerate(g.work):
        if not GUARD_POST <= work <= GUARD_TOWER or g.owner[at] != team:
            continue
        sees = at == target or sight.see_from(g, at) >> target & 1
        if sees and is_ready(g, at):
            found.append(at)
    return found
