"""18 and 19 The powers of Raiders and Dragons; what does not apply is ignored (18.1)."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.ante_portas.rules import battle, bombs, field, vocabulary
from siegeworks.games.ante_portas.rules.hexes import ARROW, OFF
from siegeworks.games.ante_portas.rules.mines import ReplaceMine
from siegeworks.games.ante_portas.rules.pieces import (
    BASIC,
    BOMB,
    CITIZEN,
    DECREASE_IN_TRAP,
    DESTROY_BUILDING,
    DESTROY_TRAP,
    DIRECTIONS,
    ELITE,
    FARMER,
    FIRE,
    HEXES,
    INCREASE,
    KILLED_BY_CITIZENS,
    NONE,
    REGROUP,
    REMOVE_CITIZENS,
    SHOOT,
    STEALTH,
    TRAP,
)
from siegeworks.games.ante_portas.rules.state import Realm


def act_before(g: Realm) -> Steps:
    """14.3: the powers that work before the first arrow."""
    power = g.tables.card_power[g.card]
    if power == REGROUP:
        regroup(g)
    elif power == INCREASE:
        increase(g)
    elif power in (SHOOT, FIRE):
        g.tell(vocabulary.POWER_WORKS, power, g.troop_at)
        return hit_around(g, power == FIRE)
    return DONE


def regroup(g: Realm) -> None:
    """18.2: the shown Units are exchanged with the supply, if both have them."""
    take, give = g.tables.card_take[g.card], g.tables.card_give[g.card]
    if g.troop_basic < take[BASIC] or g.troop_elite < take[ELITE]:
        return
    if g.supply[BASIC] < give[BASIC] or g.supply[ELITE] < give[ELITE]:
        return
    g.tell(vocabulary.POWER_WORKS, REGROUP, g.troop_at)
    join(g, BASIC, give[BASIC] - take[BASIC])
    join(g, ELITE, give[ELITE] - take[ELITE])


def join(g: Realm, kind: int, count: int) -> None:
    """Units come from the supply to the troop; below 0 they go there."""
    g.supply[kind] -= count
    if kind == BASIC:
        g.troop_basic += count
    else:
        g.troop_elite += count
    line = vocabulary.INVADER_JOINS if count > 0 else vocabulary.INVADER_LEAVES
    for _ in range(abs(count)):
        g.tell(line, kind, g.troop_at)


def increase(g: Realm) -> None:
    """18.3: the shown Units join, as far as the supply goes."""
    give = g.tables.card_give[g.card]
    for kind in (BASIC, ELITE):
        join(g, kind, min(give[kind], g.supply[kind]))


def merge(g: Realm) -> None:
    """18.4: the troop goes to the smallest-numbered other troop; without one it stays."""
    for at in range(HEXES):
        if at != g.troop_at and g.basic[at] + g.elite[at]:
            g.tell(vocabulary.TROOP_JUMPS, g.troop_at, at)
            g.troop_at = at
            return


def hit_around(g: Realm, is_fire: bool) -> Steps:
    """18.10, 19.10 and E51: each shown hex is hit once, by the greatest damage shown for it."""
    hits: dict[int, int] = {}
    for direction, points in g.tables.card_hits[g.card]:
        target = ARROW[g.troop_at * DIRECTIONS + direction]
        if target != OFF:
            hits[target] = max(points, hits.get(target, 0))
    return tuple(
        [Breath(at, points) if is_fire else Shots(at, points) for at, points in hits.items()]
    )


class Shots(Rule[Realm]):
    """Damage on a hex before the troop moves; a lone tile falls by it, too, but not a Bunker
    (18.12)."""

    rule = "18.10"
    takes = ("hex", "damage:count")

    def __init__(self, hex: int, damage: int) -> None:
        self.hex: Final = hex
        self.damage: Final = damage

    def run(self, g: Realm) -> Steps:
        g.tell(vocabulary.SHOTS_FALL, self.hex, self.damage)
        return (Scorch(self.hex, self.damage),)


class Breath(Rule[Realm]):
    """Fire destroys the Mine and explodes the Bomb of a hex, then hurts who is there."""

    rule = "19.6"
    takes = ("hex", "damage:count")

    def __init__(self, hex: int, damage: int) -> None:
        self.hex: Final = hex
        self.damage: Final = damage

    def run(self, g: Realm) -> Steps:
        at = self.hex
        g.tell(vocabulary.FIRE_BREATHED, at, self.damage)
        work = g.work[at]
        scorch = Scorch(at, self.damage)
        if work == BOMB:
            return (bombs.Explode(at), scorch)
        if field.is_mine(work):
            team = g.owner[at]
            field.remove_work(g, at)
            return (scorch, ReplaceMine(at, work, team))
        return (scorch,)


class Scorch(Rule[Realm]):
    """Damage that nobody falls by is held over for the Battle of this card on the hex."""

    rule = "19.5"
    takes = ("hex", "damage:count")

    def __init__(self, hex: int, damage: int) -> None:
        self.hex: Final = hex
        self.damage: Final = damage

    def run(self, g: Realm) -> Steps:
        at = self.hex
        if battle.can_absorb(g, at, self.damage):
            if g.paces:  # a troop that does not move fights no Battle
                g.embers |= 1 << at
                g.tell(vocabulary.HELD_OVER, at)
            return DONE
        if field.has_soldiers(g, at) or NONE < g.work[at] < TRAP:
            return (battle.Suffer(at, self.damage, battle.GROUND),)
        return DONE


# 14.6: on entering a hex


def destroy_trap(g: Realm, at: int) -> None:
    """18.7: the Trap of a hex is gone."""
    if g.work[at] == TRAP:
        g.tell(vocabulary.POWER_WORKS, DESTROY_TRAP, at)
        field.remove_work(g, at)


def act_on_entering(g: Realm, at: int) -> None:
    """14.6: the powers that work on entering a hex, before Battle (18.8, 19.12)."""
    power = g.tables.card_power[g.card]
    if power == DESTROY_TRAP:
        destroy_trap(g, at)
    elif power == DESTROY_BUILDING:
        if field.is_building(g.work[at]) and g.tables.card_works[g.card] >> g.work[at] & 1:
            g.tell(vocabulary.POWER_WORKS, power, at)
            field.remove_work(g, at)
    elif power == DECREASE_IN_TRAP:
        if g.work[at] == TRAP and g.troop_basic:
            g.tell(vocabulary.POWER_WORKS, power, at)
            field.fell(g, at, 1, 1, 0)
    elif power in (REMOVE_CITIZENS, KILLED_BY_CITIZENS):
        meet_citizens(g, at, power)


def meet_citizens(g: Realm, at: int, power: int) -> None:
    """18.5 and 18.11: the Citizens of a hex leave it, or the troop does."""
    citizens = field.count_soldiers(g, at, CITIZEN)
    if citizens == 0:
        return
    g.tell(vocabulary.POWER_WORKS, power, at)
    if power == REMOVE_CITIZENS:
        field.wound(g, at, CITIZEN, citizens)
    else:
        field.fell(g, at, 1, g.troop_basic, g.troop_elite)


def can_sneak(g: Realm, at: int) -> bool:
    """19.14: whether a stealthy troop passes over the shown Unit on a hex, free of charge."""
    t = g.tables
    if t.card_power[g.card] != STEALTH:
        return False
    if g.work[at] != NONE and t.card_works[g.card] >> g.work[at] & 1:
        return True
    for kind in (FARMER, CITIZEN):
        if t.card_people[g.card] >> kind & 1 and field.count_soldiers(g, at, kind):
            return True
    return False


def find_dodge(g: Realm, group: tuple[int, ...]) -> int:
    """19.13: the first step of a group that does not lead onto our Units, or NONE."""
    for direction in group:
        target = ARROW[g.troop_at * DIRECTIONS + direction]
        if target == OFF or not field.has_units(g, target):
            return direction
    return NONE
