"""15 Battle: the sums of both sides, and who falls."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.ante_portas.rules import damage, field, improvements, vocabulary
from siegeworks.games.ante_portas.rules.asking import CommonQuestion
from siegeworks.games.ante_portas.rules.mines import ReplaceMine
from siegeworks.games.ante_portas.rules.pieces import (
    BASIC,
    BUNKER,
    CITIZEN,
    COOP,
    ELITE,
    FARMER,
    GUARD_TOWER,
    NONE,
    PRESSURE_MINE,
    REINFORCED_WALLS,
    STRONGER,
    TEMPORARILY_WEAKER,
    TRAP,
    TRENCH,
    WEAKER,
)
from siegeworks.games.ante_portas.rules.state import Realm

# How Invaders meet a hex (19.1, 19.7)
GROUND: Final = 0
FLIGHT: Final = 1  # over Pressure Mines and Traps
ELITE_FLIGHT: Final = 2  # and Farmers, Trenches and Bunkers take no part


def find_guise(g: Realm, moving: int) -> int:
    """19.1 and 19.7: whether the Invaders fly, and whether all of them are Elite Units."""
    if not moving or not g.aloft:
        return GROUND
    return FLIGHT if g.troop_basic else ELITE_FLIGHT


def is_soft(work: int) -> bool:
    """19.7: whether a Building does nothing to flying Elite Units."""
    return work in (TRENCH, BUNKER)


def can_fight(work: int, guise: int) -> bool:
    """15.2 and 19.1: whether a Work takes part in a Battle; Traps and Bombs start none (15.12)."""
    if work == NONE or work >= TRAP:
        return False
    if guise == GROUND:
        return True
    if work == PRESSURE_MINE:
        return False
    return guise == FLIGHT or not is_soft(work)


def is_fought(g: Realm, at: int, guise: int) -> bool:
    """14.11: whether Units on a hex meet Invaders in Battle."""
    if can_fight(g.work[at], guise) or field.count_soldiers(g, at, CITIZEN):
        return True
    return guise != ELITE_FLIGHT and field.count_soldiers(g, at, FARMER) > 0


# 15.2 and 15.3: the sums


def sum_soft(g: Realm, at: int, guise: int) -> int:
    """19.7: our Strength that flying Elite Units do not feel."""
    if guise == ELITE_FLIGHT:
        return 0
    t = g.tables
    total = field.count_soldiers(g, at, FARMER) * t.strength[FARMER] + g.soft_cover[at]
    work = g.work[at]
    return total + t.work_strength[work] if work != NONE and is_soft(work) else total


def sum_hard(g: Realm, at: int, guise: int) -> int:
    """15.2: the rest of our Strength: Citizens, other Works, a Trap, a palisade, fire."""
    t = g.tables
    total = field.count_soldiers(g, at, CITIZEN) * t.strength[CITIZEN] + g.cover[at]
    work = g.work[at]
    if work == TRAP:
        if guise == GROUND:
            total += t.trap_bonus
    elif can_fight(work, guise) and not is_soft(work):
        total += t.work_strength[work]
    if g.palisades >> at & 1:
        total += 1
    return total


def cap_soft(g: Realm, at: int, moving: int, soft: int) -> int:
    """19.8: against a flying troop with Elite Units it counts at most what its Basic Units do."""
    if not moving or not g.aloft or not g.troop_elite:
        return soft
    most = g.troop_basic * field.find_strength(g, BASIC)
    return soft if soft < most else most


def sum_ours(g: Realm, at: int, moving: int) -> int:
    """15.2: our Strength in a Battle."""
    guise = find_guise(g, moving)
    return cap_soft(g, at, moving, sum_soft(g, at, guise)) + sum_hard(g, at, guise)


def sum_theirs(g: Realm, at: int, moving: int) -> int:
    """15.3: their Strength in a Battle: Units, powers, and fire that is held over."""
    total = field.count_basic(g, at, moving) * field.find_strength(g, BASIC)
    total += field.count_elite(g, at, moving) * field.find_strength(g, ELITE)
    if moving:
        total += sum_powers(g, at)
    return total if total > 0 else 0


def sum_powers(g: Realm, at: int) -> int:
    """18.6, 19.11 and 19.5: what the card under way adds to the Strength of its troop."""
    if g.card == NONE:
        return 0
    power = g.tables.card_power[g.card]
    total = g.embers >> at & 1
    if power == STRONGER:
        total += g.tables.card_value[g.card]
    elif power == WEAKER or (power == TEMPORARILY_WEAKER and g.arrow == 1):
        total -= g.tables.card_value[g.card]
    return total


def is_won(ours: int, theirs: int) -> bool:
    """15.4: whether the players win; with equal Strength, too."""
    return ours >= theirs


# 15.4 to 15.16: the Battle


class Compare(Rule[Realm]):
    """The sums decide: with equal or greater Strength the players win."""

    rule = "15.4"
    takes = ("hex", "moving:yes-no")

    def __init__(self, hex: int, moving: int) -> None:
        self.hex: Final = hex
        self.moving: Final = moving

    def run(self, g: Realm) -> Steps:
        at = self.hex
        guise = find_guise(g, self.moving)
        is_over = field.count_basic(g, at, self.moving) + field.count_elite(g, at, self.moving) == 0
        if is_over or not is_fought(g, at, guise):
            clear_cover(g, at)
            return DONE
        ours = sum_ours(g, at, self.moving)
        theirs = sum_theirs(g, at, self.moving)
        if self.moving:
            g.embers &= ~(1 << at)  # 18.10: what is held over counts once
        g.tell(vocabulary.OUR_STRENGTH, at, ours)
        g.tell(vocabulary.THEIR_STRENGTH, at, theirs)
        if is_won(ours, theirs):
            return win(g, at, self.moving, theirs, guise)
        return lose(g, at, self.moving, guise)


def win(g: Realm, at: int, moving: int, theirs: int, guise: int) -> Steps:
    """15.4 and 15.5: all Invaders there die, and deal damage equal to their Strength."""
    g.tell(vocabulary.BATTLE_WON, at)
    clear_cover(g, at)
    field.fell(g, at, moving, field.count_basic(g, at, moving), field.count_elite(g, at, moving))
    return (Suffer(at, theirs, guise),) if theirs else DONE


def lose(g: Realm, at: int, moving: int, guise: int) -> Steps:
    """15.13: all our Units that fight go, and deal damage equal to their Strength."""
    g.tell(vocabulary.BATTLE_LOST, at)
    soft = cap_soft(g, at, moving, sum_soft(g, at, guise))
    hard = sum_hard(g, at, guise)
    clear_cover(g, at)
    g.palisades &= ~(1 << at)
    mine = g.work[at] if field.is_mine(g.work[at]) and can_fight(g.work[at], guise) else NONE
    if can_fight(g.work[at], guise):
        field.remove_work(g, at)
    field.wound(g, at, CITIZEN, field.count_soldiers(g, at, CITIZEN))
    if guise != ELITE_FLIGHT:
        field.wound(g, at, FARMER, field.count_soldiers(g, at, FARMER))
    steps: Steps = (LoseInvaders(at, moving, soft, hard),)
    return (*steps, ReplaceMine(at, mine, 0)) if mine != NONE else steps


def clear_cover(g: Realm, at: int) -> None:
    """16.11: fire and other help counts for one Battle."""
    g.cover[at] = 0
    g.soft_cover[at] = 0


# 15.6 to 15.11: our losses


def find_wall(g: Realm, at: int) -> int:
    """15.10 and 11.6: how much of the rest a Building needs to fall."""
    work = g.work[at]
    is_reinforced = work in (TRENCH, GUARD_TOWER)
    if is_reinforced and improvements.has_any(g, g.owner[at], REINFORCED_WALLS):
        return 2
    return g.tables.work_strength[work]


def count_farmers(g: Realm, at: int, guise: int) -> int:
    """19.7: the Farmers of a hex who can be hurt."""
    return 0 if guise == ELITE_FLIGHT else field.count_soldiers(g, at, FARMER)


class Suffer(CommonQuestion):
    """Damage on our Units: a Mine first, then the most Soldiers, then the Building."""

    rule = "15.8"
    takes = ("hex", "damage:count", "guise")

    def __init__(self, hex: int, damage: int, guise: int) -> None:
        self.hex: Final = hex
        self.damage: Final = damage
        self.guise: Final = guise

    def seats(self, g: Realm) -> int:
        """1.6 and 23.18: all together; against each other, the team that was defeated."""
        if g.mode == COOP:
            return g.all_seats()
        return g.allies(1 - g.army[self.hex])

    def seat(self, g: Realm) -> int:
        return super().seat(g) if g.mode == COOP else 1 - g.army[self.hex]

    def has_mine(self, g: Realm) -> bool:
        """15.6: whether a Mine takes the damage first."""
        work = g.work[self.hex]
        return field.is_mine(work) and can_fight(work, self.guise)

    def list_falls(self, g: Realm, left: int) -> list[int]:
        """15.8: how many Citizens may fall by this damage."""
        t = g.tables
        farmers = count_farmers(g, self.hex, self.guise)
        citizens = field.count_soldiers(g, self.hex, CITIZEN)
        low = t.strength[FARMER]
        return damage.list_falls(farmers, citizens, low, t.strength[CITIZEN], left, left)

    def options(self, g: Realm) -> list[int]:
        if self.damage == 0:
            return []
        if not self.has_mine(g):
            falls = self.list_falls(g, self.damage)
            return [vocabulary.WOUND_CITIZENS + citizens for citizens in falls]
        rest = self.find_after_mine(g)
        ways = [vocabulary.LOSE_MINE + citizens for citizens in self.list_falls(g, rest)]
        return ways + [vocabulary.SPARE_MINE + citizens for citizens in self.list_exact(g)]

    def find_after_mine(self, g: Realm) -> int:
        """15.6: what a Mine leaves of the damage."""
        rest = self.damage - g.tables.work_strength[g.work[self.hex]]
        return rest if rest > 0 else 0

    def list_exact(self, g: Realm) -> list[int]:
        """15.7: a Mine may be spared if Soldiers fall for exactly the damage."""
        t = g.tables
        farmers = count_farmers(g, self.hex, self.guise)
        citizens = field.count_soldiers(g, self.hex, CITIZEN)
        low = t.strength[FARMER]
        return damage.list_exact_falls(farmers, citizens, low, t.strength[CITIZEN], self.damage)

    def choose(self, g: Realm, option: int) -> Steps:
        at = self.hex
        citizens = option & NOUN
        verb = option - citizens
        if verb != vocabulary.LOSE_MINE:
            suffer(g, at, self.damage, citizens, self.guise)
            return DONE
        rest = self.find_after_mine(g)
        mine, team = g.work[at], g.owner[at]
        field.remove_work(g, at)
        suffer(g, at, rest, citizens, self.guise)
        return (ReplaceMine(at, mine, team),)


def suffer(g: Realm, at: int, points: int, citizens: int, guise: int) -> None:
    """15.8 to 15.10: so many Citizens fall, Farmers for the rest, and then perhaps the Building."""
    t = g.tables
    low, high = t.strength[FARMER], t.strength[CITIZEN]
    farmers = count_farmers(g, at, guise)
    rest = damage.find_rest(farmers, field.count_soldiers(g, at, CITIZEN), low, high, points)
    fallen = damage.count_weak_falls(farmers, low, points - citizens * high)
    field.wound(g, at, CITIZEN, citizens)
    field.wound(g, at, FARMER, fallen)
    work = g.work[at]
    if field.has_soldiers(g, at) or not field.is_building(work) or not can_fight(work, guise):
        return
    if damage.is_destroyed(find_wall(g, at), rest):
        field.remove_work(g, at)


def can_absorb(g: Realm, at: int, points: int) -> bool:
    """19.5: whether there are Units of whom nobody falls by this damage; no Mine does that."""
    work = g.work[at]
    if field.is_mine(work):
        return False
    farmers = field.count_soldiers(g, at, FARMER)
    citizens = field.count_soldiers(g, at, CITIZEN)
    low, high = g.tables.strength[FARMER], g.tables.strength[CITIZEN]
    if farmers and points >= low:
        return False
    if citizens:
        return points < high
    return field.is_building(work) and not damage.is_destroyed(find_wall(g, at), points)


# 15.14: their losses


class LoseInvaders(CommonQuestion):
    """Damage on Invaders: the greatest Strength not above it falls; Elite Units absorb the rest."""

    rule = "15.14"
    takes = ("hex", "moving:yes-no", "soft:count", "hard:count")

    def __init__(self, hex: int, moving: int, soft: int, hard: int) -> None:
        self.hex: Final = hex
        self.moving: Final = moving
        self.soft: Final = soft
        self.hard: Final = hard

    def options(self, g: Realm) -> list[int]:
        at = self.hex
        basic = field.count_basic(g, at, self.moving)
        elite = field.count_elite(g, at, self.moving)
        if basic + elite == 0:
            return []
        low = field.find_strength(g, BASIC)
        high = field.find_strength(g, ELITE)
        total = cap_soft(g, at, self.moving, self.soft) + self.hard
        is_flying = self.moving and g.aloft
        hard = self.hard if is_flying else total
        falls = damage.list_falls(basic, elite, low, high, total, hard)
        return [vocabulary.FELL_ELITES + fallen for fallen in falls]

    def choose(self, g: Realm, option: int) -> Steps:
        elite = option & NOUN
        total = cap_soft(g, self.hex, self.moving, self.soft) + self.hard
        left = total - elite * field.find_strength(g, ELITE)
        basic = field.count_basic(g, self.hex, self.moving)
        fallen = damage.count_weak_falls(basic, field.find_strength(g, BASIC), left)
        field.fell(g, self.hex, self.moving, fallen, elite)
        return DONE
