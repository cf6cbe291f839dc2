"""12.7 to 12.10: what waits on the paths."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.stronghold.rules import ground, vocabulary
from siegeworks.games.stronghold.rules.asking import QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    CAMPS,
    DEAD,
    DEFENDER,
    FIRST_GUN,
    GOBLIN,
    GOBLIN_TRAP,
    KINDS,
    LAID_BRIDGE,
    NONE,
    OPEN_TRAP,
    PATHS,
    RAMPARTS,
    TRAPS,
    TROLL,
    TROLL_TRAP,
)
from siegeworks.games.stronghold.rules.state import Castle, count_kinds


def turn(g: Castle, path: int) -> int:
    """12.7 and 12.10: somebody uses a path; the kind of its trap, which lies open now, or NONE
    (23.10)."""
    load = g.paths[path]
    if load in (NONE, LAID_BRIDGE):
        return NONE
    if load < OPEN_TRAP:
        g.reveal()
        g.paths[path] = load + OPEN_TRAP
    trap = load % TRAPS
    g.tell(vocabulary.TRAP_SPRINGS, path, trap)
    return trap


def list_riders(g: Castle, path: int) -> list[int]:
    """12.11: the ramparts whose quartermaster leads somebody over a path."""
    found: list[int] = []
    for rampart in range(RAMPARTS):
        if g.rides[rampart] != NONE:
            camp = FIRST_GUN + rampart
            way_in = g.tables.paths_in[camp][0]  # one path leads to each rampart
            if path == way_in or path == ground.find_path(g, camp, g.rides[rampart] // KINDS):
                found.append(rampart)
    return found


def is_used(g: Castle, path: int) -> bool:
    """12.7: whether somebody is on a path in this step."""
    if count_kinds(g.sent, path) > 0 or CAMPS + path in g.siege_tower:
        return True
    return len(list_riders(g, path)) > 0


class SpringTraps(Rule[Castle]):
    """When all have set out, the traps on the used paths turn and work, one after the other
    (23.46)."""

    rule = "12.7"
    takes = ("path:next-path",)

    def __init__(self, path: int) -> None:
        self.path: Final = path

    def run(self, g: Castle) -> Steps:
        for path in range(self.path, PATHS):
            if g.paths[path] != NONE and is_used(g, path):
                trap = turn(g, path)
                if trap == GOBLIN_TRAP:
                    spring_goblin_trap(g, path)
                elif trap == TROLL_TRAP:
                    return (TrollFalls(path), SpringTraps(path + 1))
                elif trap != NONE:
                    stop_tower(g, path)
        return DONE


def spring_goblin_trap(g: Castle, path: int) -> None:
    """12.8: all goblins on the path die (23.11)."""
    while g.sent[path * KINDS + GOBLIN]:
        kill_on_path(g, path, GOBLIN)
    for rampart in list_riders(g, path):
        if g.rides[rampart] % KINDS == GOBLIN:
            kill_rider(g, rampart)


def stop_tower(g: Castle, path: int) -> None:
    """12.9: the siege tower stays put in this maneuver."""
    for tower in range(len(g.siege_tower)):
        if g.siege_tower[tower] == CAMPS + path:
            g.siege_tower[tower] = g.tables.path_from[path]
            g.tell(vocabulary.TOWER_STOPS, path)


def kill_on_path(g: Castle, path: int, kind: int) -> None:
    """3.5: a unit on its way dies and leaves the game."""
    g.sent[path * KINDS + kind] -= 1
    g.horde[DEAD * KINDS + kind] += 1
    g.tell(vocabulary.DIES_ON_PATH, path * KINDS + kind)


def kill_rider(g: Castle, rampart: int) -> None:
    """3.5: whoever a quartermaster leads dies."""
    section, kind = divmod(g.rides[rampart], KINDS)
    g.rides[rampart] = NONE
    g.horde[DEAD * KINDS + kind] += 1
    path = ground.find_path(g, FIRST_GUN + rampart, section)
    g.tell(vocabulary.DIES_ON_PATH, path * KINDS + kind)


class TrollFalls(QuietQuestion):
    """One troll dies; the defender picks if one of them is led by a quartermaster (1.4)."""

    rule = "12.8"
    who = DEFENDER
    takes = ("path",)

    def __init__(self, path: int) -> None:
        self.path: Final = path

    def universe(self, g: Castle, seat: int) -> list[int]:
        found = [vocabulary.FELL_RIDER + r for r in list_riders(g, self.path) if is_troll(g, r)]
        if g.sent[self.path * KINDS + TROLL]:
            found.append(vocabulary.FELL_ON + self.path)
        return found

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.FELL_ON + self.path:
            kill_on_path(g, self.path, TROLL)
        else:
            kill_rider(g, option - vocabulary.FELL_RIDER)
        return DONE


def is_troll(g: Castle, rampart: int) -> bool:
    """Whether the unit that a quartermaster leads is a troll."""
    return g.rides[rampart] % KINDS == TROLL
