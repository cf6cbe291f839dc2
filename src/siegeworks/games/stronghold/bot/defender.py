"""The defender's habits: strengthen the section that is closest to falling, prepare the rest."""

from typing import Final

from siegeworks.core.steps import NOUN
from siegeworks.games.stronghold.bot import threats
from siegeworks.games.stronghold.rules import deaths, ground, hourglasses, vocabulary
from siegeworks.games.stronghold.rules.pieces import (
    BLESSING,
    FIRST_BUILDING,
    FIRST_TOWER,
    GLARE,
    KINDS,
    MIX_UP,
    SECTIONS,
    SHARPSHOOTERS,
)
from siegeworks.games.stronghold.rules.state import Castle

SAFE: Final = 6  # a gap above which nobody worries

# How much an action is wanted while nothing is urgent, by its number
WANTED: Final[tuple[int, ...]] = (
    9, 6,
    2, 1, 5, 7,
    5, 5, 6, 6,
    2,
    2, 2, 5,
    10, 6, 4, 4,
)  # fmt: skip


def weigh(g: Castle, option: int) -> int:
    """How much the defender wants to do something; the most wanted option is taken."""
    verb, noun = option & ~NOUN, option & NOUN
    if verb in (vocabulary.LAY, vocabulary.FINISH, vocabulary.COMPLETE, vocabulary.WORK_ON):
        return weigh_action(g, verb, noun)
    if verb == vocabulary.PICK_UP:
        return weigh_picking(g, noun)
    if verb == vocabulary.PUT:
        return weigh_post(g, noun)
    if verb in (
        vocabulary.BUILD_WALL,
        vocabulary.HANG,
        vocabulary.DAZZLE,
        vocabulary.POLE_AT,
        vocabulary.SET_PLATFORM,
        vocabulary.TOPPLE,
    ):
        return 60 - threats.count_gap(g, noun)
    if verb in (vocabulary.KILL_INVADER, vocabulary.RECOVER):
        return 10 + noun
    if verb == vocabulary.SHOOT:
        return 10 + noun % KINDS + (20 if noun // KINDS < SECTIONS else 0)
    if verb == vocabulary.PUT_ITEM:
        return 20 - min(threats.count_gap(g, s) for s in g.tables.tower_sections[noun])
    if verb in (vocabulary.AIM_CANNON, vocabulary.AIM_ARROWS):
        camp = noun if verb == vocabulary.AIM_CANNON else SECTIONS + noun
        return deaths.sum_strength(g.horde, camp)
    if verb == vocabulary.PLAY:
        return 14 if threats.count_gap(g, threats.find_weakest(g)) <= 1 else 0
    if verb == vocabulary.REINFORCE_AT:
        return 30 - threats.count_gap(g, noun // KINDS) + noun % KINDS
    return OTHER.get(verb, 3)


OTHER: Final[dict[int, int]] = {
    vocabulary.PASS: 5,
    vocabulary.PICK_HERO: 1,
    vocabulary.SWAP: 1,
    vocabulary.HEROIC: 2,
    vocabulary.CALL_OFF: 1,
}


def weigh_action(g: Castle, verb: int, action: int) -> int:
    """Actions near their end and rescues in need are worth more; rescues wait one short."""
    missing = hourglasses.count_missing(g, action)
    gap = threats.count_gap(g, threats.find_weakest(g))
    wanted = WANTED[action]
    is_rescue = action in (GLARE, SHARPSHOOTERS, MIX_UP, BLESSING)
    if is_rescue and missing == 1:
        wanted = 20 if gap <= 0 and g.slot == 8 else -5
    if verb == vocabulary.FINISH:
        wanted += 2 if not is_rescue else (12 if gap <= 0 and g.slot == 8 else -9)
    elif missing == 1 and not is_rescue:
        wanted += 3
    return 2 * wanted


def weigh_picking(g: Castle, place: int) -> int:
    """Whoever stands about inside goes to the weakest section, if it has room and needs it."""
    post, kind = divmod(place, KINDS)
    weakest = threats.find_weakest(g)
    gap = threats.count_gap(g, weakest)
    if ground.count_defender_room(g, weakest, kind) <= 0:
        return 0
    if post >= FIRST_BUILDING:
        return 14 + 2 * kind + (10 if gap <= SAFE else 0)
    if post < FIRST_TOWER and ground.is_next_section(g, post, weakest):
        spare = threats.count_gap(g, post) - gap - 2 * (kind + 1)
        return 10 + kind if spare > 4 and gap <= 2 else 0
    return 0


def weigh_post(g: Castle, post: int) -> int:
    """The weakest section first, the Courtyard rather than a tower."""
    if post < SECTIONS:
        return 60 - threats.count_gap(g, post)
    return 5 if post == ground.COURTYARD_POST else 1
