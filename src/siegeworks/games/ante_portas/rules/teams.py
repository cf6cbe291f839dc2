"""23 Against each other: what changes when two teams fight."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.ante_portas.rules import field, sight
from siegeworks.games.ante_portas.rules.hexes import HALF_ROW, HALF_ROWS
from siegeworks.games.ante_portas.rules.pieces import (
    CATAPULT,
    CITIZEN,
    FARMER,
    FLAG,
    HEXES,
    HOWITZER,
    KINDS,
    NONE,
)
from siegeworks.games.ante_portas.rules.state import NOBODY_WON, NORTH_WON, SOUTH_WON, Realm


def begin_turns(g: Realm, seat: int) -> Steps:
    """23.8: before a player's first turn of a Half-Year his team's exhausted Soldiers stand up."""
    field.stand_all_up(g, g.team(seat))
    return DONE


def end_turns(g: Realm, seat: int) -> Steps:
    """23.17: who is still on the enemy's Spawn Point goes to the Sickbay, and Works go, too."""
    team = g.team(seat)
    at = sight.find_spawn_point(g, 1 - team)
    if g.work[at] != NONE and g.owner[at] == team:  # E54
        field.remove_work(g, at)
    if g.army[at] == team:
        for kind in range(KINDS):
            field.wound(g, at, kind, field.count_soldiers(g, at, kind))
    return DONE


class Finish(Rule[Realm]):
    """The last Era is over: the rows reached decide, or the hexes seen by one team alone."""

    rule = "23.2"

    def run(self, g: Realm) -> Steps:
        south, north = count_rows(g) if g.mode == FLAG else count_areas(g)
        if south == north:
            g.ending = NOBODY_WON
        else:
            g.ending = SOUTH_WON if south > north else NORTH_WON
        return DONE


def count_rows(g: Realm) -> tuple[list[int], list[int]]:
    """23.2: Mobile Units of each team by row, the furthest first."""
    rows = [[0] * HALF_ROWS, [0] * HALF_ROWS]
    for at in range(HEXES):
        soldiers = field.count_soldiers(g, at, FARMER) + field.count_soldiers(g, at, CITIZEN)
        rows[g.army[at]][find_depth(g.army[at], at)] += soldiers
        if field.has_works(g, at, CATAPULT, HOWITZER):
            rows[g.owner[at]][find_depth(g.owner[at], at)] += 1
    return rows[0], rows[1]


def find_depth(team: int, at: int) -> int:
    """How far a hex is from the edge that a team makes for."""
    return HALF_ROW[at] if team else HALF_ROWS - 1 - HALF_ROW[at]


def find_front(rows: list[int]) -> int:
    """23.2: how many rows lie before a team's foremost Units; all of them without any."""
    for row, units in enumerate(rows):
        if units:
            return row
    return len(rows)


def find_side(g: Realm, at: int) -> int:
    """23.19: the team whose Soldiers are on a hex, or else whose Work lies there, or NONE."""
    if field.has_soldiers(g, at):
        return g.army[at]
    return g.owner[at] if g.work[at] != NONE else NONE


def count_areas(g: Realm) -> tuple[list[int], list[int]]:
    """23.3: the hexes in sight of one team and not of the other."""
    south, north = sight.see(g, 0), sight.see(g, 1)
    return [bin(south & ~north).count("1")], [bin(north & ~south).count("1")]


FINISH: Final = Finish()
