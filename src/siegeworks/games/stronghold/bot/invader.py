"""The invader's habits: gather before the weakest section, strike when it can fall."""

from typing import Final

from siegeworks.core.steps import NOUN
from siegeworks.games.stronghold.bot import threats
from siegeworks.games.stronghold.rules import ground, melee, vocabulary
from siegeworks.games.stronghold.rules.pieces import (
    ARTILLERYMAN,
    BLOODSTONES,
    BLUFF,
    FIRST_SUPPLY_PATH,
    FURY,
    GOBLIN,
    KINDS,
    MAJOR,
    NONE,
    SECTIONS,
    SUPPLY,
)
from siegeworks.games.stronghold.rules.state import Castle, count_kinds

LAST_PUSH: Final = 7  # the round in which everybody goes to the wall
RESERVE: Final = 5  # units that are kept for the maneuver when cards are paid

# How much a card is wanted, by its number: machines, equipment, training, rituals
WANTED: Final[tuple[int, ...]] = (
    0, 0,
    6, 5, 5, 2, 4,
    4, 1, 8, 3, 5,
    3, 2, 3, 6, 1,
    2, 2, 2, 1, 3,
    0,
)  # fmt: skip


def weigh(g: Castle, option: int) -> int:
    """How much the invader wants to do something; the most wanted option is taken."""
    verb, noun = option & ~NOUN, option & NOUN
    if vocabulary.SEND_1 <= verb <= vocabulary.SEND_7:
        return weigh_march(g, noun // KINDS, noun % KINDS, (verb - vocabulary.SEND_1 >> 8) + 1)
    if verb == vocabulary.USE:
        return weigh_card(g, noun)
    if verb in (vocabulary.EQUIP, vocabulary.AIM_MACHINE, vocabulary.TAKE_WALL):
        return weigh_section(g, noun)
    if verb in (vocabulary.LAY_OPEN, vocabulary.LAY_SECRET):
        return weigh_order(g, noun // SECTIONS, noun % SECTIONS)
    if verb in (vocabulary.KILL_DEFENDER, vocabulary.SAP_UP, vocabulary.JOIN):
        return 10 + noun
    if verb == vocabulary.PERFORM:
        return 20 if noun == MAJOR else 10
    if verb == vocabulary.LEAD or verb == vocabulary.ROLL_TOWER:
        return weigh_way(g, noun // KINDS if verb == vocabulary.LEAD else noun)
    if verb == vocabulary.BUILD_AT:
        return weigh_gun(g, noun)
    if verb in (vocabulary.TOWER_AT, vocabulary.TROLL_TO, vocabulary.RISE_AT):
        return 10 if noun == g.tables.section_side[threats.find_softest(g)] else 5
    return OTHER.get(verb, 3)


OTHER: Final[dict[int, int]] = {
    vocabulary.PASS: 2,
    vocabulary.DONE: 2,
    vocabulary.KEEP_LINE: 9,
    vocabulary.CHANGE_LINE: 1,
    vocabulary.GIVE_UP: 1,
    vocabulary.ORDER_SECRETLY: 6,
    vocabulary.ORDER_OPENLY: 4,
    vocabulary.NO_ORDERS: 1,
    vocabulary.HOLD_FIRE: 0,
}


def weigh_section(g: Castle, section: int) -> int:
    """Sections that are closest to a breach are worth the most."""
    return 40 - threats.count_gap(g, section)


def weigh_card(g: Castle, price: int) -> int:
    """A card is worth its use, less what it costs, as long as units are left to send."""
    t = g.tables
    card = 0
    while price not in t.card_prices[card]:
        card += 1
    left = count_kinds(g.horde, SUPPLY) - t.price_units[price]
    if left < RESERVE:
        return 0
    wanted = WANTED[card]
    if card == ARTILLERYMAN:
        wanted += 3 if max(g.barrage) > NONE else -3
    if card >= BLOODSTONES and g.round == 1:
        wanted -= 2
    strength = 0
    for kind in range(KINDS):
        strength += t.price[price][kind] * (kind + 1)
    return 4 * wanted - 2 * strength - t.price_units[price]


def weigh_gun(g: Castle, gun: int) -> int:
    """Machines stand where they reach the softest section."""
    softest = threats.find_softest(g)
    return 10 if softest in ground.list_reach(g, gun) else 5


def weigh_way(g: Castle, path: int) -> int:
    """A path is worth what its end is worth."""
    camp = g.tables.path_to[path]
    if camp < SECTIONS:
        return 12 if threats.count_gap(g, camp) <= 1 else 3
    return 6 if ground.count_steps(g, camp, threats.find_softest(g)) != NONE else 3


def weigh_march(g: Castle, path: int, kind: int, number: int) -> int:
    """Send the strong to the wall when it can fall, the others as near as they get."""
    if path >= FIRST_SUPPLY_PATH:
        return 4 + number + 2 * kind
    camp = g.tables.path_to[path]
    if camp < SECTIONS:
        is_time = threats.count_gap(g, camp) <= 0 or g.round >= g.tables.rounds
        return 20 + 4 * kind + number if is_time else 0
    steps = ground.count_steps(g, camp, threats.find_softest(g))
    return 4 + number + (6 if steps != NONE else 0)


def weigh_order(g: Castle, order: int, section: int) -> int:
    """Fury where goblins would break in, else a bluff where many stand."""
    goblins = g.horde[section * KINDS + GOBLIN]
    if order == FURY:
        strength = melee.sum_invader(g, section) + goblins * (g.tables.fury_strength - 1)
        return 30 if strength >= melee.find_breach_line(g, section) else goblins
    if order == BLUFF:
        return 3
    return 1
