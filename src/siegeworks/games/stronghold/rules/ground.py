"""2 The board: what leads where, who reaches what, and what has room.

Which places there are stands in the tables; here are the questions that many chapters ask.
"""

from typing import Final

from siegeworks.games.stronghold.rules.pieces import (
    ARTILLERYMAN,
    BANNER,
    BARRACKS,
    COURTYARD,
    FIRST_BUILDING,
    FIRST_FOREGROUND,
    FIRST_GUN,
    FIRST_TOWER,
    FOREGROUND_GUN,
    GUARDS,
    HOSPITAL,
    KINDS,
    LADDER,
    MARKSMAN,
    NONE,
    PATHS,
    STOCK,
    TREBUCHET,
)
from siegeworks.games.stronghold.rules.state import Castle, count_kinds

LADDER_BIT: Final = 1 << (LADDER - BANNER)
COURTYARD_POST: Final = FIRST_BUILDING + COURTYARD
BARRACKS_POST: Final = FIRST_BUILDING + BARRACKS
GUARDS_POST: Final = FIRST_BUILDING + GUARDS
HOSPITAL_POST: Final = FIRST_BUILDING + HOSPITAL

# 2.1 and 2.4: neighbours, sides and paths


def is_next_section(g: Castle, one: int, other: int) -> bool:
    """2.1: whether two sections share a tower; the gate parts W4 and W5."""
    return other in g.tables.section_neighbours[one]


def find_path(g: Castle, start: int, end: int) -> int:
    """2.4: the path from a camp to another, or NONE."""
    t = g.tables
    for path in range(PATHS):
        if t.path_from[path] == start and t.path_to[path] == end:
            return path
    return NONE


def count_steps(g: Castle, camp: int, section: int) -> int:
    """2.4: how many paths lie between a camp and a section, or NONE if none leads there."""
    if camp == section:
        return 0
    least = NONE
    for path in g.tables.paths_out[camp]:
        ahead = count_steps(g, g.tables.path_to[path], section)
        if ahead != NONE and (least == NONE or ahead + 1 < least):
            least = ahead + 1
    return least


# 2.3 and 2.5: room


def count_invader_spaces(g: Castle, camp: int) -> int:
    """2.3, 2.5 and 9.4: how many invader units a section, rampart or foreground holds."""
    if camp < FIRST_GUN:
        ladder = 1 if g.equipment[camp] & LADDER_BIT else 0
        return g.tables.invader_spaces[camp] + ladder
    return g.tables.rampart_spaces if camp < FIRST_FOREGROUND else g.tables.foreground_spaces


def count_invader_room(g: Castle, camp: int) -> int:
    """How many more invader units may enter a section, rampart or foreground."""
    return count_invader_spaces(g, camp) - count_kinds(g.horde, camp)


def count_defender_spaces(g: Castle, section: int) -> int:
    """2.5 and 17.15: how many defending units a section holds."""
    return g.tables.defender_spaces[section] + (g.platforms >> section & 1)


def count_defender_room(g: Castle, post: int, kind: int) -> int:
    """How many more units of a kind may be at a post; only typed and counted spaces limit it."""
    if post < FIRST_TOWER:
        return count_defender_spaces(g, post) - count_kinds(g.garrison, post)
    if post < FIRST_BUILDING:  # 2.2
        room = g.tables.tower_spaces - count_kinds(g.garrison, post)
        return room if kind == MARKSMAN else 0
    if post == BARRACKS_POST:  # 15.4
        return g.tables.barracks_spaces[kind] - g.garrison[post * KINDS + kind]
    if post == GUARDS_POST:
        return g.tables.guards_spaces[kind] - g.garrison[post * KINDS + kind]
    return g.tables.garrison_count[kind] if post < STOCK else 0


# 2.5, 2.6 and 2.8: what stands where, and what it reaches


def has_equipment(g: Castle, section: int, card: int) -> bool:
    """9.1: whether a token of an equipment card lies at a section."""
    return g.equipment[section] >> (card - BANNER) & 1 == 1


def has_training(g: Castle, rampart: int, card: int) -> bool:
    """10.1: whether a token of a training card lies at a rampart."""
    return g.training[rampart] >> (card - ARTILLERYMAN) & 1 == 1


def is_barrage_place(gun: int, card: int) -> bool:
    """8.3 to 8.5: whether a barrage machine of a kind belongs on a rampart or foreground."""
    return (gun >= FOREGROUND_GUN) == (card == TREBUCHET)


def list_reach(g: Castle, gun: int) -> tuple[int, ...]:
    """8.3 to 8.5: the sections that a machine on a rampart or foreground reaches."""
    if gun >= FOREGROUND_GUN:
        return g.tables.sections_of_side[gun - FOREGROUND_GUN]
    return g.tables.rampart_sections[gun]


def is_under_glare(g: Castle, section: int) -> bool:
    """17.6: whether nothing is fought or aimed at a section in this round (23.26 and 23.58)."""
    return section == g.glare


def can_hit(g: Castle, gun: int, section: int) -> bool:
    """17.6 and 20.5: whether the machine at a place may aim at a section now."""
    return section in list_reach(g, gun) and not is_under_glare(g, section)


def count_deck(g: Castle, gun: int) -> int:
    """8.2: the cards in the deck of a machine, one of which says whether its shot hits (20.6)."""
    return g.hits[gun] + g.misses[gun]


def can_fire(g: Castle, gun: int) -> bool:
    """8.2 and 17.11: whether a machine stands there that works and has a card to turn."""
    return g.barrage[gun] != NONE and gun != g.malfunction and count_deck(g, gun) > 0


def has_siege_tower(g: Castle, section: int) -> bool:
    """8.8: whether a siege tower stands at a section."""
    return section in g.siege_tower


def find_hero(g: Castle, section: int) -> int:
    """3.3: the hero at a section, or NONE."""
    if g.hero_at[0] == section:
        return 0
    return 1 if g.hero_at[1] == section else NONE
