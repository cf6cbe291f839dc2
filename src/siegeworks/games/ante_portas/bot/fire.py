"""When Soldiers fire, and who falls: for bots."""

from siegeworks.core.steps import NOUN
from siegeworks.games.ante_portas.rules import battle, crew, damage, field, vocabulary
from siegeworks.games.ante_portas.rules.pieces import BASIC, ELITE
from siegeworks.games.ante_portas.rules.reactions import React, Salvo
from siegeworks.games.ante_portas.rules.state import Realm


class Target:
    """Invaders on a hex, as those see them who could fire."""

    def __init__(self, g: Realm, at: int, moving: int) -> None:
        self.at = at
        self.moving = moving
        self.basic = field.count_basic(g, at, moving)
        self.elite = field.count_elite(g, at, moving)
        self.low = field.find_strength(g, BASIC)
        self.high = field.find_strength(g, ELITE)
        self.flies = bool(moving and g.aloft)

    def count_kills(self, g: Realm, soft: int, hard: int) -> int:
        """The Strength that falls by so much fire from Trenches, and from Catapults."""
        total = battle.cap_soft(g, self.at, self.moving, soft) + hard
        most = hard if self.flies else total
        falls = damage.list_falls(self.basic, self.elite, self.low, self.high, total, most)
        if not falls:
            return 0
        elite = falls[len(falls) - 1]
        weak = damage.count_weak_falls(self.basic, self.low, total - elite * self.high)
        return elite * self.high + weak * self.low


def sum_fire(g: Realm, options: list[int]) -> tuple[int, int]:
    """All the damage that those on offer could still do: from Trenches, and from Catapults."""
    soft = hard = 0
    for option in options:
        if option & ~NOUN == vocabulary.SHOOT_FROM:
            at = option & NOUN
            points = crew.count_ready(g, at) * g.tables.work_damage[g.work[at]]
            if field.is_indirect(g.work[at]):
                hard += points
            else:
                soft += points
    return soft, hard


def find_shot(g: Realm, options: list[int]) -> int:
    """The place of the shooter who is asked first: the weakest shot, from where most can fire."""
    best = -1
    least = 0
    for place in range(len(options)):
        if options[place] & ~NOUN == vocabulary.SHOOT_FROM:
            at = options[place] & NOUN
            cost = 8 * g.tables.work_damage[g.work[at]] - crew.count_ready(g, at)
            if best < 0 or cost < least:
                best = place
                least = cost
    return best


def react(g: Realm, step: React, options: list[int]) -> int:
    """16.2: fire if somebody falls by it, or a Battle is won by it; else pass."""
    shot = find_shot(g, options)
    target = Target(g, step.hex, step.moving)
    soft, hard = sum_fire(g, options)
    if step.battle:
        return meet(g, target, options, shot, soft + hard)
    for place in range(len(options)):
        if options[place] & ~NOUN == vocabulary.KNOCK:
            return place
    if shot >= 0 and target.count_kills(g, soft, hard):
        return shot
    return find_bomb(g, target, options)


def meet(g: Realm, target: Target, options: list[int], shot: int, fire: int) -> int:
    """In a Battle fire helps if it is won by it; else if more of them fall."""
    ours = battle.sum_ours(g, target.at, target.moving)
    theirs = battle.sum_theirs(g, target.at, target.moving)
    if battle.is_won(ours, theirs):
        return 0
    if vocabulary.WHET in options and battle.is_won(ours + fire + 1, theirs):
        return options.index(vocabulary.WHET)
    if shot >= 0:
        more = target.count_kills(g, 0, ours + fire) > target.count_kills(g, 0, ours)
        if more or battle.is_won(ours + fire, theirs):
            return shot
    return 0


def find_bomb(g: Realm, target: Target, options: list[int]) -> int:
    """A Bomb that hurts more of them than of us is set off; else pass."""
    strength = target.basic * target.low + target.elite * target.high
    for place in range(len(options)):
        if options[place] & ~NOUN == vocabulary.SET_OFF:
            at = options[place] & NOUN
            if not field.has_soldiers(g, at) and (at == target.at or strength == 1):
                return place
    return 0


def go_on(g: Realm, step: Salvo, options: list[int]) -> int:
    """16.10: a salvo grows for as long as more fall by it."""
    target = Target(g, step.hex, step.moving)
    soft, hard = sum_fire(g, options)
    now = target.count_kills(g, g.soft_cover[step.hex], g.cover[step.hex])
    then = target.count_kills(g, g.soft_cover[step.hex] + soft, g.cover[step.hex] + hard)
    shot = find_shot(g, options)
    if vocabulary.LOOSE not in options or (then > now and shot >= 0):
        return max(0, shot)
    return options.index(vocabulary.LOOSE)


def suffer(g: Realm, options: list[int]) -> int:
    """15.6 to 15.8: as few Citizens as possible, and a Mine rather than Citizens."""
    best = 0
    least = 99
    for place in range(len(options)):
        cost = 3 * (options[place] & NOUN)
        if options[place] & ~NOUN == vocabulary.LOSE_MINE:
            cost += 2
        if cost < least:
            least = cost
            best = place
    return best
