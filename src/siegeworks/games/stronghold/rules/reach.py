"""12 Maneuvers, seen from the wall: who may still come to a section before the assault."""

from siegeworks.games.stronghold.rules import ground, maneuvers
from siegeworks.games.stronghold.rules.pieces import (
    FIRST_GUN,
    KINDS,
    MAJOR,
    MANEUVER_SLOT,
    MARAUDERS,
    MINOR,
    OUTER_PATH,
    QUARTERMASTER,
    SAP,
    SUPPLY,
    TROLL,
)
from siegeworks.games.stronghold.rules.state import Castle, count_kinds


def count_maneuvers(g: Castle) -> int:
    """12.1: how many maneuvers may still begin in this round."""
    if g.slot < MANEUVER_SLOT:
        return 2
    for step in g.agenda:
        if isinstance(step, maneuvers.Maneuvers):
            return 2 - (g.maneuvers >> MINOR & 1) - (g.maneuvers >> MAJOR & 1)
    return 0


def can_set_out(g: Castle, camp: int) -> bool:
    """12.3: whether units of a camp may still set out in the maneuver that is under way."""
    for step in g.agenda:
        if isinstance(step, maneuvers.March) and step.camp == camp and step.count:
            return True
    return False


def count_near(g: Castle, section: int, kind: int, steps: int) -> int:
    """2.4: units of a kind that are at most so many paths away from a section."""
    t = g.tables
    camps = t.section_origins[section]
    far = t.section_steps[section]
    count = 0
    for place in range(len(camps)):
        if far[place] <= steps:
            count += g.horde[camps[place] * KINDS + kind]
    return count


def count_comers(g: Castle, camp: int, steps: int, left: int) -> int:
    """12.3 and 12.11: how many units of a camp may still come so far, a path in each maneuver."""
    moves = left + 1 if can_set_out(g, camp) else left
    if steps <= moves:
        return g.tables.foreground_spaces
    return 1 if steps == 2 and moves == 1 and has_guide(g, camp) else 0


def has_guide(g: Castle, camp: int) -> bool:
    """12.11: whether a quartermaster waits where a path from a camp ends."""
    for path in g.tables.paths_out[camp]:
        rampart = g.tables.path_to[path] - FIRST_GUN
        if rampart >= 0 and ground.has_training(g, rampart, QUARTERMASTER):
            return True
    return False


def bring_all(g: Castle, section: int, kinds: tuple[int, ...]) -> None:
    """All who may still come to a section do, as far as there is room: of these kinds first.

    Whoever is on the way has arrived before (``maneuvers.bring_in``).
    """
    left = count_maneuvers(g)
    t = g.tables
    origins = zip(t.section_origins[section], t.section_steps[section], strict=True)
    comers = [(camp, count_comers(g, camp, steps, left)) for camp, steps in origins]
    has_outer = (maneuvers.OUTER_CAMP, g.tables.foreground_spaces) in comers
    if has_outer and left == 2 and count_kinds(g.horde, t.path_from[OUTER_PATH]):
        comers.append((MARAUDERS, left))  # 12.13: they would join
    if ground.has_equipment(g, section, SAP):  # 9.6
        comers.append((SUPPLY, left))
    for kind in kinds:
        for camp, most in comers:
            if camp != SUPPLY or kind != TROLL:
                move(g, camp, section, kind, most)
    for tower in range(len(g.siege_tower)):
        is_coming = (g.siege_tower[tower], g.tables.foreground_spaces) in comers
        if is_coming and maneuvers.can_take_tower(g, section):
            g.siege_tower[tower] = section


def move(g: Castle, camp: int, section: int, kind: int, most: int) -> None:
    """So many units of a kind, at most, stand at a section now, as far as there is room."""
    room = ground.count_invader_room(g, section)
    number = min(g.horde[camp * KINDS + kind], room, most)
    if number > 0:
        g.horde[camp * KINDS + kind] -= number
        g.horde[section * KINDS + kind] += number
