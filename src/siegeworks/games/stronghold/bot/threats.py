"""How close each section is to a breach, as both sides can see it."""

from typing import Final

from siegeworks.games.stronghold.rules import deaths, ground, melee
from siegeworks.games.stronghold.rules.pieces import (
    FIRST_GUN,
    KINDS,
    SECTIONS,
    TROLL,
)
from siegeworks.games.stronghold.rules.state import Castle

FAR: Final = 99


def sum_fill(g: Castle, section: int) -> int:
    """The strength that the ramparts before a section could still bring to it, the best first."""
    room = ground.count_invader_room(g, section)
    total = 0
    for kind in range(TROLL, -1, -1):
        if room <= 0:
            break
        there = 0
        for rampart in g.tables.section_ramparts[section]:
            there += g.horde[(FIRST_GUN + rampart) * KINDS + kind]
        come = min(room, there)
        total += come * (kind + 1)
        room -= come
    return total


def count_gap(g: Castle, section: int) -> int:
    """How much the invader lacks for a breach with all who could be there after a maneuver."""
    return melee.find_breach_line(g, section) - melee.sum_invader(g, section) - sum_fill(g, section)


def find_weakest(g: Castle) -> int:
    """The section that is closest to a breach; of several the one that is defended least."""
    best = 0
    least = FAR * FAR
    for section in range(SECTIONS):
        if section != g.glare:
            gap = count_gap(g, section) * FAR + melee.find_breach_line(g, section)
            if gap < least:
                best, least = section, gap
    return best


def find_softest(g: Castle) -> int:
    """The section that would lack the least if trolls stood on all its spaces."""
    best = 0
    least = FAR
    for section in range(SECTIONS):
        spaces = ground.count_invader_spaces(g, section)
        lack = melee.find_breach_line(g, section) - 3 * spaces
        if lack < least:
            best, least = section, lack
    return best


def sum_outside(g: Castle) -> int:
    """The strength of all invader units on ramparts and foregrounds."""
    total = 0
    for camp in range(FIRST_GUN, FIRST_GUN + 9):
        total += deaths.sum_strength(g.horde, camp)
    return total
