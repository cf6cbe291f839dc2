"""The state of Stronghold: its zones, what is hidden in them, and how it is drawn anew."""

from typing import Final

from siegeworks.core.steps import State
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules.pieces import (
    DEFENDER,
    FEINT,
    FIRST_MARK,
    INVADER,
    KINDS,
    NONE,
    OBJECTIVES,
    OPEN_ORDER,
    OPEN_TARGET,
    OPEN_TRAP,
    ORDERS,
    PATHS,
    PLANS,
    RITUALS,
    SECTIONS,
    TARGET,
    TRAPS,
)

# Streams of luck
CARD_LUCK: Final = 0
UNIT_LUCK: Final = 1
MACHINE_LUCK: Final = 2
HIT_LUCK: Final = 3
GUESS_LUCK: Final = 4  # what a redraw uses
STREAMS: Final = 5

# Endings
BREACHED: Final = 1
HELD: Final = 2


class Castle(State):
    """Everything that lies on and beside the board.

    Bits: ``x >> n & 1`` says whether the thing with the number n is among them. Lists marked
    "shared" are never changed in place, because clones share them: assign a new list.
    """

    tables: Tables
    has_idle_walls: int  # 23.7: a section without defending units kills nobody
    has_free_choice: int  # 1: objectives and plans are chosen from all, not drawn
    # The round
    round: int
    slot: int  # which of the nine cards is at hand, from 0; 9 is the assault
    used: int  # bits of the nine cards that were used this round
    maneuvers: int  # bits of the maneuvers performed this round
    # Units: place * KINDS + kind
    horde: list[int]  # by camp
    garrison: list[int]  # by post
    sent: list[int]  # on their way in a maneuver, by path
    rides: list[int]  # of each rampart: whom its quartermaster takes, as section * KINDS + kind
    # The walls
    walls: list[int]  # pieces on each section
    cauldron: list[int]  # of each section: the kind of unit it kills
    equipment: list[int]  # of each section: bits of equipment cards, Banner the lowest
    platforms: int  # bits of sections with a ladder of the defender
    tower_item: list[int]
    toppled: int  # the section where no wall may be built any more (plan)
    # Machines, training and paths of the invader
    barrage: list[int]  # of each rampart and foreground: the card of the machine there
    hits: list[int]  # in the deck of the machine there
    misses: list[int]
    siege_tower: list[int]  # the camp of each, or on its way CAMPS + path
    mantelets: int  # bits of ramparts
    training: list[int]  # of each rampart: bits of training cards, Artilleryman the lowest
    saboteurs: int  # bits of buildings
    paths: list[int]  # a trap face down or up, or a bridge; see pieces
    # Cards
    line: list[int]  # the six cards of the middle, in order; shared
    reserve: list[int]  # ascending; shared
    swapped: list[int]  # out of the line in the exchange under way, ascending; shared
    spies: int  # bits of cards
    wood: int
    wood_paid: int
    # Hourglasses
    sand: int  # for the defender to spend
    laid: list[int]  # on each action
    finished: int  # bits of actions done this round
    # Heroes
    hero_at: list[int]  # a section, or the Courtyard
    hero_used: int  # bits of heroes who gave an order this round
    heroic_used: int  # bits of heroic orders given this round
    heroic_gone: int  # bits of those that left the game
    oath: int  # 1: the Captains' Oath holds this round
    # What lasts for one round
    glare: int  # a section
    blessing: int  # a side
    malfunction: int  # a gun
    # Orders of the invader
    orders: list[int]  # of each section, face down or up; see pieces
    orders_worked: int  # bits of sections whose order was carried out
    orders_gone: list[int]  # of each kind, how many left the game
    mixed: list[int]  # off by a mix-up, unseen, home at the round's end; shared
    # Rituals
    roles: list[int]  # of each mark; see pieces
    feints_turned: list[int]  # of each ritual, how many went home this round
    rituals_done: int  # bits of rituals performed this round
    targets_turned: int  # in this game
    # Objectives and plans
    objectives: list[int]  # the invader's, ascending; shared
    objectives_drawn: list[int]  # to choose from; shared
    objectives_met: int  # bits
    joins: int  # maneuvers in which marauders joined
    plans: list[int]  # the defender's, not yet played, ascending; shared
    plans_drawn: list[int]  # to choose from; shared
    plans_played: int  # bits
    # The assault
    aim: list[int]  # of each gunner: the camp it fires at
    volley: list[int]  # arrows at each rampart
    struck: list[int]  # hits of machines on each section in this assault
    hits_drawn: int  # bits of hit cards out of their deck

    def clone(self) -> "Castle":
        """An independent copy; piles that are never changed in place are shared."""
        twin = Castle()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.has_idle_walls = self.has_idle_walls
        twin.has_free_choice = self.has_free_choice
        twin.round = self.round
        twin.slot = self.slot
        twin.used = self.used
        twin.maneuvers = self.maneuvers
        twin.platforms = self.platforms
        twin.toppled = self.toppled
        twin.mantelets = self.mantelets
        twin.saboteurs = self.saboteurs
        twin.spies = self.spies
        twin.wood = self.wood
        twin.wood_paid = self.wood_paid
        twin.sand = self.sand
        twin.finished = self.finished
        twin.hero_used = self.hero_used
        twin.heroic_used = self.heroic_used
        twin.heroic_gone = self.heroic_gone
        twin.oath = self.oath
        twin.glare = self.glare
        twin.blessing = self.blessing
        twin.malfunction = self.malfunction
        twin.orders_worked = self.orders_worked
        twin.rituals_done = self.rituals_done
        twin.targets_turned = self.targets_turned
        twin.objectives_met = self.objectives_met
        twin.joins = self.joins
        twin.plans_played = self.plans_played
        twin.hits_drawn = self.hits_drawn
        twin.line = self.line
        twin.reserve = self.reserve
        twin.swapped = self.swapped
        twin.mixed = self.mixed
        twin.objectives = self.objectives
        twin.objectives_drawn = self.objectives_drawn
        twin.plans = self.plans
        twin.plans_drawn = self.plans_drawn
        twin.horde = self.horde[:]
        twin.garrison = self.garrison[:]
        twin.sent = self.sent[:]
        twin.rides = self.rides[:]
        twin.walls = self.walls[:]
        twin.cauldron = self.cauldron[:]
        twin.equipment = self.equipment[:]
        twin.tower_item = self.tower_item[:]
        twin.barrage = self.barrage[:]
        twin.hits = self.hits[:]
        twin.misses = self.misses[:]
        twin.siege_tower = self.siege_tower[:]
        twin.training = self.training[:]
        twin.paths = self.paths[:]
        twin.laid = self.laid[:]
        twin.hero_at = self.hero_at[:]
        twin.orders = self.orders[:]
        twin.orders_gone = self.orders_gone[:]
        twin.roles = self.roles[:]
        twin.feints_turned = self.feints_turned[:]
        twin.aim = self.aim[:]
        twin.volley = self.volley[:]
        twin.struck = self.struck[:]
        return twin

    # What is hidden

    def redraw(self, seat: int) -> None:
        """3.6: deal anew what the seat cannot see; how it lay before makes no difference."""
        if seat != INVADER:
            redraw_orders(self)
            for ritual in range(RITUALS):
                redraw_roles(self, ritual)
            redraw_objectives(self)
        if seat != DEFENDER:
            redraw_traps(self)
            redraw_plans(self)

    def has_hidden_orders(self) -> bool:
        """Whether an order lies face down at a section."""
        return any(is_order_hidden(self, section) for section in range(SECTIONS))


def deal(g: Castle, count: int, pool: list[int]) -> list[int]:
    """Take some out of a pool, each as likely as the other; ascending."""
    return sorted([pool.pop(g.roll(GUESS_LUCK, len(pool))) for _ in range(count)])


def is_order_hidden(g: Castle, section: int) -> bool:
    """13.3: whether an order lies face down at a section."""
    return NONE < g.orders[section] < OPEN_ORDER


def is_order_open(g: Castle, section: int, order: int) -> bool:
    """13.2: whether an order lies face up at a section."""
    return g.orders[section] == OPEN_ORDER + order


def is_order_left(g: Castle, order: int) -> bool:
    """13.1: whether a token of an order is in the game, in the invader's hand or on the board."""
    return g.orders_gone[order] < g.tables.order_tiles[order]


def count_order_stock(g: Castle, order: int) -> int:
    """13.1: how many tokens of an order are in the invader's hand."""
    count = g.tables.order_tiles[order] - g.orders_gone[order]
    for laid in g.orders:
        if laid != NONE and laid % ORDERS == order:
            count -= 1
    for off in g.mixed:
        if off == order:
            count -= 1
    return count


def count_trap_stock(g: Castle, trap: int) -> int:
    """3.4: how many traps of a kind the defender has left."""
    count = g.tables.trap_tiles[trap]
    for load in g.paths:
        if load == trap or load == trap + OPEN_TRAP:
            count -= 1
    return count


def redraw_orders(g: Castle) -> None:
    """Orders face down, at sections and mixed up, could be any that do not lie open."""
    pool: list[int] = []
    for order in range(ORDERS):
        hidden = count_order_stock(g, order)
        for laid in g.orders:
            if laid == order:
                hidden += 1
        for off in g.mixed:
            if off == order:
                hidden += 1
        pool += [order] * hidden
    for section in range(SECTIONS):
        if NONE < g.orders[section] < OPEN_ORDER:
            g.orders[section] = pool.pop(g.roll(GUESS_LUCK, len(pool)))
    if g.mixed:
        g.mixed = [pool.pop(g.roll(GUESS_LUCK, len(pool))) for _ in g.mixed]


def redraw_roles(g: Castle, ritual: int) -> None:
    """The target of a ritual could be any token that was not turned, in the hand too."""
    roles = g.roles
    down: list[int] = []
    laid = 0
    for mark in range(FIRST_MARK[ritual], FIRST_MARK[ritual + 1]):
        role = roles[mark]
        if role == OPEN_TARGET:
            return  # all others are feints, and known to be
        if role != NONE:
            laid += 1
            down.append(mark)
    if not down:
        return
    hidden = 1 + g.tables.ritual_bluffs - g.feints_turned[ritual]
    target = g.roll(GUESS_LUCK, hidden)
    for place in range(laid):
        roles[down[place]] = TARGET if place == target else FEINT


def redraw_traps(g: Castle) -> None:
    """A trap face down could be any that does not lie open."""
    pool: list[int] = []
    for trap in range(TRAPS):
        hidden = g.tables.trap_tiles[trap]
        for load in g.paths:
            if load == trap + OPEN_TRAP:
                hidden -= 1
        pool += [trap] * hidden
    for path in range(PATHS):
        if NONE < g.paths[path] < OPEN_TRAP:
            g.paths[path] = pool.pop(g.roll(GUESS_LUCK, len(pool)))


def redraw_plans(g: Castle) -> None:
    """The defender's plans could be any that were not played."""
    if g.plans or g.plans_drawn:
        pool = [plan for plan in range(PLANS) if not g.plans_played >> plan & 1]
        g.plans = deal(g, len(g.plans), pool)
        g.plans_drawn = deal(g, len(g.plans_drawn), pool)


def redraw_objectives(g: Castle) -> None:
    """The objectives the invader can choose from could be any that do not lie open."""
    if g.objectives_drawn:
        pool = [objective for objective in range(OBJECTIVES) if objective not in g.objectives]
        g.objectives_drawn = deal(g, len(g.objectives_drawn), pool)


def count_kinds(units: list[int], place: int) -> int:
    """How many units are at a place of the horde or the garrison."""
    first = place * KINDS
    return units[first] + units[first + 1] + units[first + 2]


def find_strength(kind: int) -> int:
    """3.1 and 3.2: the strength of a unit: goblins and marksmen have 1, trolls and veterans 3."""
    return kind + 1


def sum_strength(units: list[int], place: int) -> int:
    """3.1 and 3.2: the strength of the units at a camp or post."""
    first = place * KINDS
    return units[first] + 2 * units[first + 1] + 3 * units[first + 2]
