"""The invader's habits: gather before soft sections, strike where it hurts, hide the rest."""

from typing import Final

from siegeworks.core.steps import NOUN, Choice
from siegeworks.games.stronghold.bot import weights
from siegeworks.games.stronghold.bot.fronts import Fronts
from siegeworks.games.stronghold.rules import (
    ground,
    maneuvers,
    melee,
    orders,
    paying,
    ranged,
    rituals,
    round,
    vocabulary,
)
from siegeworks.games.stronghold.rules.pieces import (
    ARTILLERYMAN,
    BALLISTA,
    BLUFF,
    CALL,
    CATHEDRAL,
    FIRST_FOREGROUND,
    FIRST_GUN,
    FIRST_MARK,
    FIRST_SUPPLY_PATH,
    FURY,
    GOBLIN,
    KINDS,
    MAJOR,
    MANEUVER_SLOT,
    MANTELET,
    MINOR,
    NONE,
    ORC,
    OUTER_PATH,
    OUTER_RAMPART,
    RITUAL_BLOODSTONES,
    SECTIONS,
    SUPPLY,
    WORKSHOP,
)
from siegeworks.games.stronghold.rules.state import (
    Castle,
    count_kinds,
    count_order_stock,
    find_strength,
)

BOTH: Final = 1 << MINOR | 1 << MAJOR
RESERVE: Final = 4  # units that are kept for the maneuver when cards are paid
MOOD: Final = 3  # how much more a card may be wanted for no reason
NEVER: Final = -10_000


def count_steps_left(g: Castle) -> int:
    """Paths that units may still go before they fight."""
    if g.slot > MANEUVER_SLOT:
        return 0
    return 1 if g.maneuvers == BOTH else 2


def weigh(g: Castle, f: Fronts, step: Choice[Castle], option: int, number: int) -> int:
    """How much the invader wants to do something; the most wanted option is taken."""
    verb, noun = option & ~NOUN, option & NOUN
    if vocabulary.SEND_1 <= verb <= vocabulary.SEND_7:
        return weigh_march(g, f, noun // KINDS, noun % KINDS, (verb - vocabulary.SEND_1 >> 8) + 1)
    if verb == vocabulary.USE:
        return weigh_card(g, f, noun) + (number >> 4 + noun % 8 & MOOD)
    if verb in (vocabulary.EQUIP, vocabulary.TAKE_WALL):
        return weigh_section(g, f, noun)
    if verb == vocabulary.AIM_MACHINE and isinstance(step, ranged.AimMachine):
        return weigh_aim(g, f, step.gun, noun)
    if verb in (vocabulary.LAY_OPEN, vocabulary.LAY_SECRET):
        return weigh_order(g, f, noun // SECTIONS, noun % SECTIONS)
    if verb == vocabulary.ORDER_SECRETLY:
        return weigh_secrecy(g, f, number)
    if verb == vocabulary.PERFORM:
        return weigh_maneuver(g, f, noun)
    if verb in (vocabulary.LEAD, vocabulary.ROLL_TOWER, vocabulary.COME_OVER):
        return weigh_way(g, f, noun // KINDS if verb == vocabulary.LEAD else noun)
    if verb == vocabulary.BUILD_AT:
        return weigh_gun(g, f, noun)
    if verb == vocabulary.CHANGE_LINE:
        return weigh_change(g, f)
    if verb == vocabulary.SWAP_OUT:
        return find_best_card(g, f) - weigh_use(g, f, noun)
    if verb in (vocabulary.SWAP_IN, vocabulary.PUT_NEXT):
        return weigh_use(g, f, noun)
    if verb == vocabulary.GIVE_UP:
        return weigh_wood(g, noun)
    if verb == vocabulary.DETONATE:
        return -noun
    return weigh_other(g, f, verb, noun)


def weigh_other(g: Castle, f: Fronts, verb: int, noun: int) -> int:
    """Small things: where a troll comes, who is hindered, who dies."""
    if verb in (vocabulary.TOWER_AT, vocabulary.TROLL_TO, vocabulary.RISE_AT):
        return 10 if noun == g.tables.section_side[find_target(g, f)] else 5
    if verb == vocabulary.TRAIN_AT or verb == vocabulary.JOIN_AT:
        return max([weigh_section(g, f, s) for s in g.tables.rampart_sections[noun]])
    if verb in (vocabulary.TRAIN_CREW, vocabulary.ADD_HIT):
        return 10 + 4 * g.hits[noun] - g.misses[noun]
    if verb == vocabulary.SABOTAGE:
        return 10 if noun == WORKSHOP else 8 if noun == CATHEDRAL else 5
    if verb in (vocabulary.LAY_TARGET, vocabulary.LAY_FEINT):
        return weigh_token(g, f, verb, noun)
    if verb in (vocabulary.KILL_DEFENDER, vocabulary.SAP_UP, vocabulary.JOIN):
        return 10 + noun
    return OTHER.get(verb, 3)


OTHER: Final[dict[int, int]] = {
    vocabulary.PASS: 0,
    vocabulary.DONE: 0,
    vocabulary.KEEP_LINE: 0,
    vocabulary.ORDER_OPENLY: 2,
    vocabulary.NO_ORDERS: 1,
    vocabulary.HOLD_FIRE: NEVER,
    vocabulary.PAY_SPY: 0,
}


# Which section


def weigh_section(g: Castle, f: Fronts, section: int) -> int:
    """Sections that are closest to a breach are worth the most, and where much was done."""
    spaces = ground.count_invader_spaces(g, section)
    line = f.count_line(section)
    focus = weights.INVADER[weights.FOCUS]
    return 40 + 3 * spaces - line + focus * (g.equipment[section] & 15 > 0) - f.count_gap(section)


def find_target(g: Castle, f: Fronts) -> int:
    """The section to go for."""
    best = 0
    most = NEVER
    for section in range(SECTIONS):
        worth = weigh_section(g, f, section)
        if worth > most:
            best, most = section, worth
    return best


# Cards


def weigh_use(g: Castle, f: Fronts, card: int) -> int:
    """What a card is worth now, whatever it costs."""
    worth = weights.INVADER[weights.CARD + card]
    rounds = g.tables.rounds - g.round
    if round.why_useless(g, card) is not None:
        return -5
    if BALLISTA <= card < MANTELET:
        return worth * (rounds + 3) // 6
    if card == ARTILLERYMAN:
        return worth if max(g.barrage) > NONE else 0
    return worth


def weigh_card(g: Castle, f: Fronts, price: int) -> int:
    """A card is worth its use, less what it costs, as long as units are left to send."""
    card = paying.find_card(g, price)
    units, sand = paying.list_units_given(g, card, price)
    left = count_kinds(g.horde, SUPPLY) - units
    if left < RESERVE:
        return NEVER
    paid = paying.list_price(g, card, price)
    strength = units - sum(paid)  # a spy is content with the weakest
    for kind in range(KINDS):
        strength += paid[kind] * find_strength(kind)
    w = weights.INVADER
    cost = w[weights.UNIT_COST] * strength + w[weights.SAND_COST] * sand
    return weigh_use(g, f, card) - cost


def weigh_wood(g: Castle, kind: int) -> int:
    """A goblin for wood, if the next card of the line lacks just that."""
    for card in g.line:
        lack = g.tables.card_wood[card] - g.wood
        is_wanted = weights.INVADER[weights.CARD + card] >= 12
        if 0 < lack <= g.tables.wood_for[kind] and is_wanted and round.why_useless(g, card) is None:
            return 4 - kind
    return NEVER


def find_best_card(g: Castle, f: Fronts) -> int:
    """The worth of the best card of the reserve, less what an exchange should gain."""
    best = NEVER
    for card in g.reserve:
        best = max(best, weigh_use(g, f, card))
    return best - weights.INVADER[weights.CHANGE] // 2


def weigh_change(g: Castle, f: Fronts) -> int:
    """Cards that cannot be used any more are exchanged for better ones."""
    worst = -NEVER
    gain = 0
    best = find_best_card(g, f)
    for card in g.line:
        worth = weigh_use(g, f, card)
        worst = min(worst, worth)
        if worth < 0:
            gain += 2
    return best - worst + gain - weights.INVADER[weights.CHANGE]


def weigh_gun(g: Castle, f: Fronts, gun: int) -> int:
    """Machines stand where they reach the softest sections."""
    return max([weigh_section(g, f, section) for section in ground.list_reach(g, gun)])


def weigh_token(g: Castle, f: Fronts, verb: int, mark: int) -> int:
    """Rituals hit what matters most; feints lie beside."""
    ritual = rituals.find_ritual(mark)
    place = mark - FIRST_MARK[ritual]
    worth = 5
    if ritual == RITUAL_BLOODSTONES:
        worth = 10 + g.hits[place] - g.misses[place]
    elif FIRST_MARK[ritual + 1] - FIRST_MARK[ritual] == SECTIONS and ritual != 0:
        worth = 3 + weigh_section(g, f, place) // 4
    return worth + (4 if verb == vocabulary.LAY_TARGET else 0)


# Maneuvers


def weigh_maneuver(g: Castle, f: Fronts, maneuver: int) -> int:
    """The major one always; the other too, if it brings units to a fight."""
    if maneuver == MAJOR:
        return 20
    if g.maneuvers == 0:
        return 10
    best = 0
    for section in range(SECTIONS):
        best = max(best, weigh_strike(g, f, section))
    outside = 0
    for side in range(2):
        outside += count_kinds(g.horde, FIRST_FOREGROUND + side)
    return best + outside - weights.INVADER[weights.SECOND]


def weigh_strike(g: Castle, f: Fronts, section: int) -> int:
    """What it is worth to send all who can come to a section; nothing if they would be lost."""
    w = weights.INVADER
    attack = f.attack[section] + f.coming[section]
    if attack <= 0 or ground.is_under_glare(g, section):
        return 0
    line = f.count_line(section)
    if attack >= line + w[weights.STRIKE]:
        return 40 + 2 * (attack - line)
    lead = attack - f.units[section] - f.firm[section]
    if section == f.target:
        return 60
    if lead >= w[weights.LEAD] + f.caution:
        return 15 + lead
    return 3 if g.round >= w[weights.LAST] else 0


def weigh_march(g: Castle, f: Fronts, path: int, kind: int, number: int) -> int:
    """The strong go to the wall when it can fall, the others as near as they get."""
    if path >= FIRST_SUPPLY_PATH:
        return 4 + number + 10 * kind
    camp = g.tables.path_to[path]
    if path == OUTER_PATH:
        return weigh_outer(g, f, kind, number)
    if camp >= SECTIONS:
        if f.target != NONE and camp - FIRST_GUN in g.tables.section_ramparts[f.target]:
            return 90 + number + 3 * kind
        best = max([weigh_section(g, f, s) for s in g.tables.rampart_sections[camp - FIRST_GUN]])
        return 20 + best + number + 3 * kind
    strike = weigh_strike(g, f, camp)
    if strike <= 0:
        return NEVER
    better = 0
    for rampart in g.tables.section_ramparts[camp]:
        start = FIRST_GUN + rampart
        for stronger in range(kind + 1, KINDS):
            better += g.horde[start * KINDS + stronger]
    if maneuvers.count_free(g, camp) - better < number:
        return NEVER
    return strike + 4 * kind + number


def weigh_outer(g: Castle, f: Fronts, kind: int, number: int) -> int:
    """One unit at a time goes on to R7, where the marauders join it."""
    room = maneuvers.count_free(g, FIRST_GUN + OUTER_RAMPART)
    if room < 3:
        return NEVER
    return 12 - number - 3 * kind if count_kinds(g.sent, OUTER_PATH) == 0 else NEVER


def weigh_way(g: Castle, f: Fronts, path: int) -> int:
    """A path is worth what its end is worth."""
    camp = g.tables.path_to[path]
    if camp < SECTIONS:
        return weigh_strike(g, f, camp)
    return 6 if ground.count_steps(g, camp, find_target(g, f)) != NONE else 3


# Orders


def count_fury(g: Castle, f: Fronts, section: int) -> int:
    """How far above the breach line a fury would bring a section."""
    goblins = g.horde[section * KINDS + GOBLIN]
    line = f.count_line(section)
    return f.attack[section] + melee.count_fury_bonus(g, goblins) - line


def weigh_secrecy(g: Castle, f: Fronts, number: int) -> int:
    """Orders are hidden if one of them can win, and now and then if none can."""
    if count_order_stock(g, FURY) > 0:
        for section in range(SECTIONS):
            if g.horde[section * KINDS + GOBLIN] and count_fury(g, f, section) >= -1:
                return 20
    has_bluff = number >> 8 & 15 < weights.INVADER[weights.BLUFFS]
    return 10 if has_bluff else NEVER


def weigh_order(g: Castle, f: Fronts, order: int, section: int) -> int:
    """Fury where goblins would break in, else a bluff where many stand."""
    goblins = g.horde[section * KINDS + GOBLIN]
    if order == FURY:
        return 30 + count_fury(g, f, section) if goblins else -1
    if order == BLUFF:
        return 3 + goblins
    if order == CALL:
        return 6 if orders.can_call(g, section) else -1
    lead = f.attack[section] - f.units[section] - f.firm[section]
    return 4 if lead < -2 and g.horde[section * KINDS + ORC] and g.walls[section] else -1


def weigh_aim(g: Castle, f: Fronts, gun: int, section: int) -> int:
    """Fire where the hit hurts most in this assault; else at the softest section."""
    hit = (0, -2, 0) if g.barrage[gun] == BALLISTA else (0, 0, -1)
    worth = f.rate(section, 0, 0, 0) - f.rate(section, hit[0], hit[1], hit[2])
    return 10 * worth + weigh_section(g, f, section)
