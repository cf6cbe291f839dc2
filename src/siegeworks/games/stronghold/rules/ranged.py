"""20 Ranged combat: cannons, siege machines, marksmen."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Chance, Reason, Rule, Steps
from siegeworks.games.stronghold.rules import deaths, ground, objectives, rituals, vocabulary
from siegeworks.games.stronghold.rules.asking import Question, QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    BALLISTA,
    DEFENDER,
    FIRST_FOREGROUND,
    FIRST_GUN,
    FIRST_TOWER,
    GUNS,
    HIT,
    HIT_CARDS,
    ITEM_CANNON,
    KINDS,
    MARKSMAN,
    MISS,
    NONE,
    RAMPARTS,
    RITUAL_BLOODSTONES,
    SIDES,
    TOWERS,
    TRENCH_MASTER,
)
from siegeworks.games.stronghold.rules.state import HIT_LUCK, MACHINE_LUCK, Castle, count_kinds

# 8.4: what a hit breaks first
WEAK_WALL: Final = 0
WEAK_CAULDRON: Final = 1
WEAK_ITEM: Final = 2

TRENCHES: Final = Reason("trenches", "10.6")
NOBODY_THERE: Final = Reason("nobody-to-hit", "20.2", 1, 0)
BEHIND_MANTELET: Final = Reason("mantelet", "8.6")
RISING: Final = Reason("rising-order", "20.8")


# 20.2 to 20.4: cannons


def list_cannon_camps(g: Castle, tower: int) -> list[int]:
    """20.2: what a cannon reaches: the rampart opposite, those beside it, its foreground."""
    ramparts = [FIRST_GUN + rampart for rampart in g.tables.cannon_ramparts[tower]]
    return [*ramparts, FIRST_FOREGROUND + g.tables.tower_side[tower]]


def why_no_shot(g: Castle, camp: int) -> Reason | None:
    """20.2 and 10.6: why a cannon does nothing at a camp, or None."""
    if count_kinds(g.horde, camp) == 0:
        return NOBODY_THERE
    is_trench = camp < FIRST_FOREGROUND and ground.has_training(g, camp - FIRST_GUN, TRENCH_MASTER)
    return TRENCHES if is_trench else None


class AimCannons(Rule[Castle]):
    """All cannons aim before the first of them fires; then the hit cards are shuffled (20.4)
    (23.48)."""

    rule = "20.2"

    def run(self, g: Castle) -> Steps:
        cannons = [tower for tower in range(TOWERS) if g.tower_item[tower] == ITEM_CANNON]
        if not cannons:
            return DONE
        aims = [AimCannon(tower) for tower in cannons]
        return (*aims, *[CannonShot(tower) for tower in cannons], SHUFFLE_HIT_CARDS)


class AimCannon(QuietQuestion):
    """The defender chooses at which rampart or foreground a cannon fires."""

    rule = "20.2"
    who = DEFENDER
    takes = ("tower",)

    def __init__(self, tower: int) -> None:
        self.tower: Final = tower

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.AIM_CANNON + camp for camp in list_cannon_camps(g, self.tower)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return why_no_shot(g, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        g.aim[self.tower] = option & NOUN
        return DONE


def list_hit_cards(g: Castle) -> list[tuple[int, int]]:
    """20.3: the hit cards that are not out of the deck yet."""
    return [(card, 1) for card in range(HIT_CARDS) if not g.hits_drawn >> card & 1]


class CannonShot(Chance[Castle]):
    """A hit card for a cannon; its kinds can be killed if they are there."""

    rule = "20.3"
    takes = ("tower",)
    stream = HIT_LUCK
    noun = "hit-card"

    def __init__(self, tower: int) -> None:
        self.tower: Final = tower

    def advance(self, g: Castle) -> bool:
        if g.aim[self.tower] == NONE:
            return True
        return super().advance(g)

    def outcomes(self, g: Castle) -> list[tuple[int, int]]:
        return list_hit_cards(g)

    def resolve(self, g: Castle, outcome: int) -> Steps:
        g.hits_drawn |= 1 << outcome
        camp = g.aim[self.tower]
        g.aim[self.tower] = NONE
        g.tell(vocabulary.CANNON_FIRES, self.tower, outcome)
        return (KillShown(camp, outcome),)


class KillShown(QuietQuestion):
    """The defender picks one of the kinds that the hit card of a cannon shows (23.28)."""

    rule = "20.3"
    who = DEFENDER
    takes = ("camp", "hit-card")

    def __init__(self, camp: int, hit_card: int) -> None:
        self.camp: Final = camp
        self.hit_card: Final = hit_card

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.KILL_INVADER + kind for kind in range(KINDS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        kind = option & NOUN
        if not g.tables.cannon_hits[self.hit_card][kind]:
            return Reason("not-on-card", "20.3")
        return None if g.horde[self.camp * KINDS + kind] else deaths.NOBODY

    def choose(self, g: Castle, option: int) -> Steps:
        deaths.kill_invader(g, self.camp, option & NOUN)
        return DONE


class ShuffleHitCards(Rule[Castle]):
    """The six hit cards are shuffled together again."""

    rule = "20.4"

    def run(self, g: Castle) -> Steps:
        g.hits_drawn = 0
        return DONE


# 20.5 and 20.6: siege machines


class AimMachines(Rule[Castle]):
    """All machines that work aim, or hold their fire, before the first card is turned (23.48)."""

    rule = "20.5"

    def run(self, g: Castle) -> Steps:
        guns = [gun for gun in range(GUNS) if ground.can_fire(g, gun)]
        return (*[AimMachine(gun) for gun in guns], *[MachineShot(gun) for gun in guns])


class AimMachine(Question):
    """The invader chooses the section at which a machine fires, or holds its fire."""

    rule = "20.5"
    takes = ("gun",)

    def __init__(self, gun: int) -> None:
        self.gun: Final = gun

    def universe(self, g: Castle, seat: int) -> list[int]:
        aims = [vocabulary.AIM_MACHINE + section for section in ground.list_reach(g, self.gun)]
        return [*aims, vocabulary.HOLD_FIRE]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option == vocabulary.HOLD_FIRE:
            return None
        return Reason("glare", "17.6") if ground.is_under_glare(g, option & NOUN) else None

    def choose(self, g: Castle, option: int) -> Steps:
        if option != vocabulary.HOLD_FIRE:
            g.aim[TOWERS + self.gun] = option & NOUN
        return DONE


class MachineShot(Chance[Castle]):
    """A card of the machine's deck: misses leave the game, hits go back into the deck."""

    rule = "20.6"
    takes = ("gun",)
    stream = MACHINE_LUCK
    noun = "shot"

    def __init__(self, gun: int) -> None:
        self.gun: Final = gun

    def advance(self, g: Castle) -> bool:
        if g.aim[TOWERS + self.gun] == NONE:
            return True
        return super().advance(g)

    def outcomes(self, g: Castle) -> list[tuple[int, int]]:
        deck = ((MISS, g.misses[self.gun]), (HIT, g.hits[self.gun]))
        return [(shot, cards) for shot, cards in deck if cards]

    def resolve(self, g: Castle, outcome: int) -> Steps:
        gun = self.gun
        section = g.aim[TOWERS + gun]
        g.aim[TOWERS + gun] = NONE
        has_stones = rituals.turn(g, rituals.find_mark(RITUAL_BLOODSTONES, gun))  # 11.4, 23.19
        if outcome == MISS:
            g.misses[gun] -= 1
            g.tell(vocabulary.MACHINE_MISSES, gun, section)
            return DONE
        g.tell(vocabulary.MACHINE_HITS, gun, section)
        g.struck[section] += 1
        steps = strike(g, gun, section)
        if has_stones:
            steps += (deaths.KillDefenders(section, 1),)
        return (*steps, objectives.CHECK)


def count_hits(g: Castle, gun: int, shots: int) -> int:
    """20.6: how many of so many shots of a machine would hit, if its deck stayed as it is."""
    return shots * g.hits[gun] // ground.count_deck(g, gun)


def find_weak_point(g: Castle, section: int) -> int:
    """8.4: what a hit that kills nobody breaks first: a wall, the cauldron, an item beside it."""
    if g.walls[section]:
        return WEAK_WALL
    if g.cauldron[section] != NONE:
        return WEAK_CAULDRON
    for tower in g.tables.section_towers[section]:
        if g.tower_item[tower] != NONE:
            return WEAK_ITEM
    return NONE


def strike(g: Castle, gun: int, section: int) -> Steps:
    """8.3 to 8.5: what a hit does: a ballista kills on both sides (23.17), others break things."""
    if g.barrage[gun] == BALLISTA:
        return (deaths.KillDefenders(section, 1), deaths.KillInvaders(section, 1))
    weak = find_weak_point(g, section)
    if weak == WEAK_WALL:
        g.walls[section] -= 1
        g.tell(vocabulary.WALL_BREAKS, section, g.walls[section])
    elif weak == WEAK_CAULDRON:
        g.cauldron[section] = NONE
        g.tell(vocabulary.CAULDRON_BREAKS, section)
    elif weak == WEAK_ITEM:
        return (BreakItem(section),)
    return DONE


class BreakItem(QuietQuestion):
    """Without walls and cauldron an item in a tower beside the section breaks (23.18)."""

    rule = "8.4"
    takes = ("section",)

    def __init__(self, section: int) -> None:
        self.section: Final = section

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.BREAK_ITEM + tower for tower in g.tables.section_towers[self.section]]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        has_item = g.tower_item[option & NOUN] != NONE
        return None if has_item else Reason("tower-empty", "8.4", 1, 0)

    def choose(self, g: Castle, option: int) -> Steps:
        tower = option & NOUN
        g.tell(vocabulary.ITEM_BREAKS, tower, g.tower_item[tower])
        g.tower_item[tower] = NONE
        return DONE


# 20.7 to 20.9: marksmen


def is_engaged(g: Castle, section: int) -> bool:
    """20.7: whether invader units at a section keep its marksmen from shooting (23.65)."""
    return count_kinds(g.horde, section) > 0


def count_archers(g: Castle, section: int) -> int:
    """20.7: free marksmen at a section."""
    return 0 if is_engaged(g, section) else g.garrison[section * KINDS + MARKSMAN]


def count_tower_archers(g: Castle, tower: int) -> int:
    """20.7: marksmen in a tower, who are always free."""
    return g.garrison[(FIRST_TOWER + tower) * KINDS + MARKSMAN]


def why_no_volley(g: Castle, rampart: int) -> Reason | None:
    """20.8 and 8.6: why arrows do nothing at a rampart, or None (23.37)."""
    if count_kinds(g.horde, FIRST_GUN + rampart) == 0:
        return NOBODY_THERE
    return BEHIND_MANTELET if g.mantelets >> rampart & 1 else None


class AimMarksmen(Rule[Castle]):
    """Free marksmen aim: in towers at the rampart opposite, on walls at those that lead there."""

    rule = "20.7"

    def run(self, g: Castle) -> Steps:
        steps: Steps = DONE
        for side in range(SIDES):
            if side == g.blessing:
                steps += (BlessedVolley(side),)
            else:
                steps += self.aim_side(g, side)
        return (*steps, *[Volley(rampart) for rampart in range(RAMPARTS)])

    def aim_side(self, g: Castle, side: int) -> Steps:
        """The marksmen of a side, tower by tower and section by section."""
        t = g.tables
        steps: list[AimArrows] = []
        for tower in range(TOWERS):
            if t.tower_side[tower] == side and count_tower_archers(g, tower):
                steps.append(AimArrows(FIRST_TOWER + tower, count_tower_archers(g, tower), 0))
        for section in t.sections_of_side[side]:
            if count_archers(g, section):
                steps.append(AimArrows(section, count_archers(g, section), 0))
        return tuple(steps)


def list_targets(g: Castle, post: int) -> tuple[int, ...]:
    """20.8: the ramparts that marksmen at a section or in a tower reach."""
    if post >= FIRST_TOWER:
        return g.tables.tower_ramparts[post - FIRST_TOWER]
    return g.tables.section_ramparts[post]


class AimArrows(QuietQuestion):
    """Each marksman of a section or tower aims at one rampart in reach, the lower ones first
    (23.29)."""

    rule = "20.8"
    who = DEFENDER
    takes = ("post", "count", "rampart")

    def __init__(self, post: int, count: int, rampart: int) -> None:
        self.post: Final = post
        self.count: Final = count
        self.rampart: Final = rampart  # the lowest that may still be aimed at

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.AIM_ARROWS + rampart for rampart in list_targets(g, self.post)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        rampart = option & NOUN
        return RISING if rampart < self.rampart else why_no_volley(g, rampart)

    def choose(self, g: Castle, option: int) -> Steps:
        rampart = option & NOUN
        g.volley[rampart] += 1
        more = self.count - 1
        return (AimArrows(self.post, more, rampart),) if more else DONE


class BlessedVolley(QuietQuestion):
    """With the Blessing all free marksmen of a side fire together at one rampart of it."""

    rule = "17.3"
    who = DEFENDER
    takes = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.AIM_ARROWS + rampart for rampart in g.tables.ramparts_of_side[self.side]]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return why_no_volley(g, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        arrows = 0
        for section in g.tables.sections_of_side[self.side]:
            arrows += count_archers(g, section)
        for tower in range(TOWERS):
            if g.tables.tower_side[tower] == self.side:
                arrows += count_tower_archers(g, tower)
        g.volley[option & NOUN] += arrows
        return DONE


class Volley(Rule[Castle]):
    """Arrows on a rampart kill units up to their total strength, the defender's choice."""

    rule = "20.9"
    takes = ("rampart",)

    def __init__(self, rampart: int) -> None:
        self.rampart: Final = rampart

    def run(self, g: Castle) -> Steps:
        arrows = g.volley[self.rampart]
        if arrows == 0:
            return DONE
        g.volley[self.rampart] = 0
        g.tell(vocabulary.VOLLEY, self.rampart, arrows)
        return (deaths.LoseInvaders(FIRST_GUN + self.rampart, arrows),)


AIM_CANNONS: Final = AimCannons()
SHUFFLE_HIT_CARDS: Final = ShuffleHitCards()
AIM_MACHINES: Final = AimMachines()
AIM_MARKSMEN: Final = AimMarksmen()
