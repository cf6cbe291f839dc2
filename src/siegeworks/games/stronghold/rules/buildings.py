"""17 The buildings: what each action does, and what it needs to be possible."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.stronghold.rules import deaths, ground, hourglasses, plans, vocabulary
from siegeworks.games.stronghold.rules.asking import (
    NO_TILE,
    ONLY_DEFENDER,
    QuietQuestion,
    SecretQuestion,
)
from siegeworks.games.stronghold.rules.pieces import (
    BLESSING,
    CANNON,
    DEFENDER,
    FIRST_CAULDRON,
    FOULED_AXLES,
    GLARE,
    GOBLIN_CAULDRON,
    GONE,
    GUNS,
    ITEM_BAY_WINDOW,
    ITEM_CANNON,
    ITEM_POLE,
    KINDS,
    MALFUNCTION,
    MARAUDERS,
    MARKSMAN,
    MIX_UP,
    NONE,
    ORC_CAULDRON,
    ORDERS,
    PATHS,
    PLATFORM,
    POLE,
    SECTIONS,
    SHARPSHOOTERS,
    SIDES,
    SPY,
    STOCK,
    TOWERS,
    TRACKING,
    TRAIN_VETERAN,
    TRAP,
    TRAPS,
    TROLL_CAULDRON,
    WALL,
)
from siegeworks.games.stronghold.rules.state import Castle, count_trap_stock

CAULDRONS: Final[tuple[int, ...]] = (GOBLIN_CAULDRON, ORC_CAULDRON, TROLL_CAULDRON)

TOWER_TAKEN: Final = Reason("tower-taken", "2.2")
CAULDRON_THERE: Final = Reason("cauldron-there", "17.9")
PLATFORM_THERE: Final = Reason("platform-there", "17.15")
TOPPLED_HERE: Final = Reason("parapet-toppled", "18.3")
NO_ORDER_LAID: Final = Reason("no-order-laid", "17.4", 1, 0)
NO_TARGET: Final = Reason("no-such-unit", "17.5", 1, 0)
NO_MACHINE: Final = Reason("no-machine", "17.11", 1, 0)
AXLES_FOULED: Final = Reason("axles-fouled", "18.3")
SPIED_ALREADY: Final = Reason("spied-already", "17.12")
NOT_IN_LINE: Final = Reason("not-in-line", "17.12")
PATH_LOADED: Final = Reason("path-loaded", "17.13")
NO_TRAP_PATH: Final = Reason("path-takes-none", "17.13")
NO_MARKSMAN: Final = Reason("guards-empty", "17.10", 1, 0)
NO_SABOTEUR: Final = Reason("no-saboteur", "17.10", 1, 0)


# What is left


def count_walls_left(g: Castle) -> int:
    """3.4: wall pieces that are on no section (23.34)."""
    left = g.tables.walls
    for pieces in g.walls:
        left -= pieces
    return left


def count_left(g: Castle, action: int) -> int:
    """3.4: tiles of an action that are not on the board."""
    left = g.tables.action_tiles[action]
    if action == CANNON or action >= POLE:
        for item in g.tower_item:
            left -= 1 if item == find_item(action) else 0
    elif GOBLIN_CAULDRON <= action <= TROLL_CAULDRON:
        for kind in g.cauldron:
            left -= 1 if kind == action - FIRST_CAULDRON else 0
    elif action == PLATFORM:
        for section in range(SECTIONS):
            left -= g.platforms >> section & 1
    elif action == SPY:
        for card in range(len(g.tables.card_phase)):
            left -= g.spies >> card & 1
    return left


def find_item(action: int) -> int:
    """17.8: the item of a tower that an action makes."""
    if action == CANNON:
        return ITEM_CANNON
    return ITEM_POLE if action == POLE else ITEM_BAY_WINDOW


# What an action needs, and what then happens


def can_carry_out(g: Castle, action: int) -> bool:
    """14.4: whether an action could be carried out now; asked at every hourglass, so in haste."""
    if action <= TRAIN_VETERAN:
        return why_no_training(g, action + 1) is None
    if action == TRACKING:
        return why_no_tracking(g) is None
    if action in (BLESSING, GLARE):
        return True
    if action == MIX_UP:
        return has_any(g.orders)
    if action == SHARPSHOOTERS:
        return has_target(g)
    if action == MALFUNCTION:
        return has_any(g.barrage) and not plans.is_played(g, FOULED_AXLES)
    if action == WALL:
        return count_walls_left(g) > 0
    if action == TRAP:
        return has_trap_place(g)
    return count_left(g, action) > 0 and has_place(g, action)


def has_target(g: Castle) -> bool:
    """17.5: whether an invader unit stands on a section, rampart or foreground."""
    return any(g.horde[place] for place in range(MARAUDERS * KINDS))


def has_any(places: list[int]) -> bool:
    """Whether something lies at one of these places."""
    return any(thing != NONE for thing in places)


def has_trap_place(g: Castle) -> bool:
    """17.13: whether a trap is left, and a path that takes it."""
    if count_trap_stock(g, 0) + count_trap_stock(g, 1) + count_trap_stock(g, 2) <= 0:
        return False
    return any(g.paths[path] == NONE and g.tables.path_traps[path] for path in range(PATHS))


def has_place(g: Castle, action: int) -> bool:
    """17.8 to 17.15: whether a tower, section or card is left for what an action makes."""
    if action == SPY:
        return any(not g.spies >> card & 1 for card in g.line)
    if action == PLATFORM:
        return g.platforms != (1 << SECTIONS) - 1
    return NONE in (g.cauldron if action in CAULDRONS else g.tower_item)


def why_impossible(g: Castle, action: int) -> Reason | None:
    """14.4: why an action could not be carried out now, or None."""
    if can_carry_out(g, action):
        return None
    if action <= TRAIN_VETERAN:
        return why_no_training(g, action + 1)
    return why_no_tracking(g) if action == TRACKING else ask_where(action).find_obstacle(g)


def ask_where(action: int) -> QuietQuestion:
    """17.3 to 17.16: the question where an action works."""
    if action < CANNON:
        return CATHEDRAL_QUESTIONS[action - BLESSING]
    if action == CANNON or action >= POLE:
        return PutItem(action)
    if action <= TROLL_CAULDRON:
        return HangCauldron(action - FIRST_CAULDRON)
    return OTHER_QUESTIONS[action - MALFUNCTION]


def list_effect(action: int) -> Steps:
    """What a completed action does."""
    if action <= TRAIN_VETERAN:
        return (Train(action + 1),)
    return (TRACK,) if action == TRACKING else (ask_where(action),)


# 17.1 and 17.2: the Barracks


def why_no_training(g: Castle, kind: int) -> Reason | None:
    """17.1: why nobody in the Barracks can become a unit of a kind, or None."""
    if not g.garrison[ground.BARRACKS_POST * KINDS + kind - 1]:
        return Reason("nobody-to-train", "17.1", 1, 0)
    if not g.garrison[STOCK * KINDS + kind]:
        return Reason("stock-empty", "3.4", 1, 0)
    room = ground.count_defender_room(g, ground.BARRACKS_POST, kind)
    return None if room > 0 else Reason("no-space-of-kind", "17.1", 1, 0)


class Train(Rule[Castle]):
    """A unit in the Barracks becomes the next better one; the old one goes to the stock."""

    rule = "17.1"
    takes = ("kind:garrison-kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, g: Castle) -> Steps:
        barracks = ground.BARRACKS_POST * KINDS + self.kind
        stock = STOCK * KINDS + self.kind
        g.garrison[barracks - 1] -= 1
        g.garrison[stock - 1] += 1
        g.garrison[stock] -= 1
        g.garrison[barracks] += 1
        g.tell(vocabulary.UNIT_TRAINED, self.kind)
        return DONE


# 17.3 to 17.6: the Cathedral


class Bless(QuietQuestion):
    """The free marksmen of one side will fire together at one rampart of it (23.59)."""

    rule = "17.3"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.BLESS + side for side in range(SIDES)]

    def choose(self, g: Castle, option: int) -> Steps:
        g.blessing = option & NOUN
        g.tell(vocabulary.SIDE_BLESSED, g.blessing)
        return DONE


class MixUp(QuietQuestion):
    """One order of the invader is off, unseen."""

    rule = "17.4"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.MIX_UP_AT + section for section in range(SECTIONS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return NO_ORDER_LAID if g.orders[option & NOUN] == NONE else None

    def choose(self, g: Castle, option: int) -> Steps:
        section = option & NOUN
        g.mixed = [*g.mixed, g.orders[section] % ORDERS]
        g.orders[section] = NONE
        g.tell(vocabulary.ORDER_OFF, section)
        return DONE


class Shoot(QuietQuestion):
    """Sharpshooters kill one invader unit on a section, rampart or foreground (23.66)."""

    rule = "17.5"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.SHOOT + place for place in range(MARAUDERS * KINDS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return None if g.horde[option & NOUN] else NO_TARGET

    def choose(self, g: Castle, option: int) -> Steps:
        camp, kind = divmod(option & NOUN, KINDS)
        deaths.kill_invader(g, camp, kind)
        return DONE


class Dazzle(QuietQuestion):
    """The Glare: no assault at this section in this round."""

    rule = "17.6"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.DAZZLE + section for section in range(SECTIONS)]

    def choose(self, g: Castle, option: int) -> Steps:
        g.glare = option & NOUN
        g.tell(vocabulary.GLARE_OVER, g.glare)
        return DONE


# 17.8 and 17.9: towers and cauldrons


class PutItem(QuietQuestion):
    """A cannon, a pole or a bay window is put on a tower without an item."""

    rule = "17.8"
    who = DEFENDER
    takes = ("action",)

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.PUT_ITEM + tower for tower in range(TOWERS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if count_left(g, self.action) <= 0:
            return NO_TILE
        return None if g.tower_item[option & NOUN] == NONE else TOWER_TAKEN

    def choose(self, g: Castle, option: int) -> Steps:
        tower = option & NOUN
        g.tower_item[tower] = find_item(self.action)
        g.tell(vocabulary.ITEM_BUILT, tower, g.tower_item[tower])
        return DONE


class HangCauldron(QuietQuestion):
    """A cauldron is hung at a section without one (23.36)."""

    rule = "17.9"
    who = DEFENDER
    takes = ("kind:horde-kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.HANG + section for section in range(SECTIONS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if count_left(g, FIRST_CAULDRON + self.kind) <= 0:
            return NO_TILE
        return None if g.cauldron[option & NOUN] == NONE else CAULDRON_THERE

    def choose(self, g: Castle, option: int) -> Steps:
        section = option & NOUN
        g.cauldron[section] = self.kind
        g.tell(vocabulary.CAULDRON_HUNG, section, self.kind)
        return DONE


# 17.10: the Guards


def why_no_tracking(g: Castle) -> Reason | None:
    """17.10: why no saboteur can be tracked down, or None."""
    if not g.garrison[ground.GUARDS_POST * KINDS + MARKSMAN]:
        return NO_MARKSMAN
    return None if g.saboteurs else NO_SABOTEUR


class Track(Rule[Castle]):
    """A marksman of the Guards leaves the game, and all saboteurs go home."""

    rule = "17.10"

    def run(self, g: Castle) -> Steps:
        g.garrison[ground.GUARDS_POST * KINDS + MARKSMAN] -= 1
        g.garrison[GONE * KINDS + MARKSMAN] += 1
        g.saboteurs = 0
        g.tell(vocabulary.SABOTEURS_GONE)
        return (hourglasses.COMPLETE_PAID,)


# 17.11 to 17.13: the Scouts


class Jam(QuietQuestion):
    """A barrage machine does not fire in the next assault."""

    rule = "17.11"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.JAM + gun for gun in range(GUNS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if plans.is_played(g, FOULED_AXLES):
            return AXLES_FOULED
        return None if g.barrage[option & NOUN] != NONE else NO_MACHINE

    def choose(self, g: Castle, option: int) -> Steps:
        g.malfunction = option & NOUN
        g.tell(vocabulary.MACHINE_JAMMED, g.malfunction)
        return DONE


class SpyOn(QuietQuestion):
    """A spy goes to a card in the middle of the line, one to each (23.63)."""

    rule = "17.12"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.SPY_ON + card for card in range(len(g.tables.card_phase))]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        card = option & NOUN
        if count_left(g, SPY) <= 0:
            return NO_TILE
        if card not in g.line:
            return NOT_IN_LINE
        return SPIED_ALREADY if g.spies >> card & 1 else None

    def choose(self, g: Castle, option: int) -> Steps:
        card = option & NOUN
        g.spies |= 1 << card
        g.tell(vocabulary.SPY_SENT, card)
        return DONE


class SetTrap(SecretQuestion):
    """A trap is laid face down on a path without trap or bridge; only its owner knows its kind."""

    rule = "17.13"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.SET_TRAP + laying for laying in range(PATHS * TRAPS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        path, trap = divmod(option & NOUN, TRAPS)
        if count_trap_stock(g, trap) <= 0:
            return NO_TILE
        if not g.tables.path_traps[path]:
            return NO_TRAP_PATH
        return None if g.paths[path] == NONE else PATH_LOADED

    def choose(self, g: Castle, option: int) -> Steps:
        path, trap = divmod(option & NOUN, TRAPS)
        g.paths[path] = trap
        g.tell(vocabulary.TRAP_LAID, path)
        g.tell(vocabulary.TRAP_MEANT, path, trap, ONLY_DEFENDER)
        return DONE


# 17.15 and 17.16: the Workshop


class BuildWall(QuietQuestion):
    """A wall piece goes onto any section, also one under attack."""

    rule = "17.16"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.BUILD_WALL + section for section in range(SECTIONS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if count_walls_left(g) <= 0:
            return NO_TILE
        return TOPPLED_HERE if g.toppled == option & NOUN else None

    def choose(self, g: Castle, option: int) -> Steps:
        section = option & NOUN
        g.walls[section] += 1
        g.tell(vocabulary.WALL_BUILT, section, g.walls[section])
        return DONE


class SetPlatform(QuietQuestion):
    """A ladder of the defender gives a section one more space for its units."""

    rule = "17.15"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.SET_PLATFORM + section for section in range(SECTIONS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if count_left(g, PLATFORM) <= 0:
            return NO_TILE
        return PLATFORM_THERE if g.platforms >> (option & NOUN) & 1 else None

    def choose(self, g: Castle, option: int) -> Steps:
        section = option & NOUN
        g.platforms |= 1 << section
        g.tell(vocabulary.PLATFORM_SET, section)
        return DONE


BUILD_WALL: Final = BuildWall()
TRACK: Final = Track()
# In the order of the actions: blessing, mix-up, sharpshooters, glare
CATHEDRAL_QUESTIONS: Final[tuple[QuietQuestion, ...]] = (Bless(), MixUp(), Shoot(), Dazzle())
# malfunction, spy, trap, wall, platform
OTHER_QUESTIONS: Final[tuple[QuietQuestion, ...]] = (
    Jam(),
    SpyOn(),
    SetTrap(),
    BUILD_WALL,
    SetPlatform(),
)
