"""23.16 and 23.18 Battle between teams: Units that come to a hex, and who holds it."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.ante_portas.rules import battle, field, skirmish, vocabulary
from siegeworks.games.ante_portas.rules.asking import QuietQuestion
from siegeworks.games.ante_portas.rules.mines import ReplaceMine
from siegeworks.games.ante_portas.rules.pieces import (
    CITIZEN,
    COOP,
    FARMER,
    KINDS,
    NO_CREW,
    NONE,
    TRAP,
    UPRIGHT_CREW,
)
from siegeworks.games.ante_portas.rules.state import Realm


def count_crew(g: Realm, at: int, kind: int) -> int:
    """23.13: how many of a kind come along with an engine."""
    if g.bound_crew[at] == NO_CREW:
        return 0
    return int(g.tables.work_crew_kind[g.bound_work[at]] == kind)


def place_units(g: Realm, at: int, team: int, goes_on: bool) -> None:
    """12.5 and 23.14: those on their way to a hex stand there; against each other moving tires."""
    is_free = g.mode == COOP or goes_on
    for kind, bound in ((FARMER, g.bound_farmers), (CITIZEN, g.bound_citizens)):
        count = bound[at]
        (field.list_upright(g, kind) if is_free else field.list_tired(g, kind))[at] += count
        if goes_on:
            (g.moved_farmers if kind == FARMER else g.moved_citizens)[at] += count
        if count_crew(g, at, kind):
            is_upright = g.bound_crew[at] == UPRIGHT_CREW
            (field.list_upright(g, kind) if is_upright else field.list_tired(g, kind))[at] += 1
    if field.has_soldiers(g, at):
        g.army[at] = team
    if g.bound_work[at] != NONE:
        g.work[at] = g.bound_work[at]
        g.facing[at] = g.bound_facing[at]
        g.owner[at] = team
    clear_bound(g, at)


def clear_bound(g: Realm, at: int) -> None:
    """Nobody is on the way to a hex any more."""
    g.bound_farmers[at] = g.bound_citizens[at] = 0
    g.bound_work[at] = NONE
    g.bound_facing[at] = NONE
    g.bound_crew[at] = NO_CREW


def is_held(g: Realm, at: int, team: int) -> bool:
    """23.18: whether the other team fights for a hex: Soldiers, Buildings or a Mine."""
    if field.has_soldiers(g, at):
        return g.army[at] != team
    return battle.can_fight(g.work[at], battle.GROUND) and g.owner[at] != team


def land(g: Realm, at: int, team: int, bonus: int, goes_on: bool) -> Steps:
    """23.18: Units come to a hex, and fight for it if the other team holds it."""
    if is_held(g, at, team):
        battle_starts = Duel(at, team, bonus, int(goes_on))
        return (skirmish.Gather(team, at), skirmish.Gather(1 - team, at), battle_starts)
    farmers, citizens = g.bound_farmers[at], g.bound_citizens[at]
    place_units(g, at, team, goes_on)
    return slow(g, at, team, farmers, citizens, goes_on)


def sum_comers(g: Realm, at: int, team: int) -> int:
    """15.2: the Strength of those of a team who come to a hex; a Trap of its own counts 1."""
    t = g.tables
    total = g.soft_cover[at]
    total += g.bound_farmers[at] * t.strength[FARMER] + g.bound_citizens[at] * t.strength[CITIZEN]
    if g.work[at] == TRAP and g.owner[at] == team:
        total += t.trap_bonus
    for kind in range(KINDS):
        total += count_crew(g, at, kind) * t.strength[kind]
    work = g.bound_work[at]
    return total + t.work_strength[work] if work != NONE else total


def sum_holders(g: Realm, at: int, team: int) -> int:
    """15.2: the Strength of a team on the hex that it holds; a Trap of its own counts 1 (23.21)."""
    t = g.tables
    total = field.sum_soldiers(g, at) + g.cover[at] + (g.palisades >> at & 1)
    work = g.work[at]
    if work == NONE or g.owner[at] != team:
        return total
    if work == TRAP:
        return total + t.trap_bonus
    return total + t.work_strength[work] if battle.can_fight(work, battle.GROUND) else total


class Duel(Rule[Realm]):
    """Who comes must be stronger than who is there."""

    rule = "23.18"
    takes = ("hex", "team", "bonus:count", "goes-on:yes-no")

    def __init__(self, hex: int, team: int, bonus: int, goes_on: int) -> None:
        self.hex: Final = hex
        self.team: Final = team
        self.bonus: Final = bonus
        self.goes_on: Final = goes_on

    def run(self, g: Realm) -> Steps:
        at = self.hex
        if not is_held(g, at, self.team):  # fire from elsewhere left nobody there
            battle.clear_cover(g, at)
            return land(g, at, self.team, self.bonus, bool(self.goes_on))
        comers = sum_comers(g, at, self.team) + self.bonus
        holders = sum_holders(g, at, 1 - self.team)
        battle.clear_cover(g, at)
        g.tell(vocabulary.COMERS_STRENGTH, at, comers)
        g.tell(vocabulary.HOLDERS_STRENGTH, at, holders)
        if comers > holders:
            return self.win(g, holders)
        g.tell(vocabulary.HEX_HELD, 1 - self.team, at)
        self.lose(g)
        return (battle.Suffer(at, comers, battle.GROUND),)

    def win(self, g: Realm, holders: int) -> Steps:
        """15.4 and 15.5: those who were there go, and deal damage equal to their Strength."""
        at = self.hex
        g.tell(vocabulary.HEX_TAKEN, self.team, at)
        g.palisades &= ~(1 << at)
        replace = self.lose_work(g)
        for kind in range(KINDS):
            field.wound(g, at, kind, field.count_soldiers(g, at, kind))
        farmers, citizens = g.bound_farmers[at], g.bound_citizens[at]
        place_units(g, at, self.team, bool(self.goes_on))
        held = slow(g, at, self.team, farmers, citizens, bool(self.goes_on))
        return (battle.Suffer(at, holders, battle.GROUND), *held, *replace)

    def lose_work(self, g: Realm) -> Steps:
        """15.13 and 16.5: the Work of those who were there goes; a Mine may come back."""
        work = g.work[self.hex]
        if not battle.can_fight(work, battle.GROUND):
            return DONE
        field.remove_work(g, self.hex)
        return (ReplaceMine(self.hex, work, 1 - self.team),) if field.is_mine(work) else DONE

    def lose(self, g: Realm) -> None:
        """15.13: all who came go."""
        at = self.hex
        for kind, bound in ((FARMER, g.bound_farmers), (CITIZEN, g.bound_citizens)):
            count = bound[at] + count_crew(g, at, kind)
            g.sickbay[self.team * KINDS + kind] += count
            for _ in range(count):
                g.tell(vocabulary.SOLDIER_WOUNDED, kind, at)
        if g.bound_work[at] != NONE:
            g.tell(vocabulary.WORK_LOST, g.bound_work[at], at)
        clear_bound(g, at)


# 23.16: Traps of the other team


def slow(g: Realm, at: int, team: int, farmers: int, citizens: int, goes_on: bool) -> Steps:
    """23.16: a Trap of the other team holds some of those who would go on."""
    if not goes_on or g.work[at] != TRAP or g.owner[at] == team or farmers + citizens == 0:
        return DONE
    return (Slow(at, farmers, citizens),)


class Slow(QuietQuestion):
    """The moving team names whom the Trap holds; those are exhausted, and move no further."""

    rule = "23.16"
    takes = ("hex", "farmers:count", "citizens:count")

    def __init__(self, hex: int, farmers: int, citizens: int) -> None:
        self.hex: Final = hex
        self.farmers: Final = farmers
        self.citizens: Final = citizens

    def count_moved(self, g: Realm, kind: int) -> int:
        """Of those who came, how many are still there."""
        came = self.farmers if kind == FARMER else self.citizens
        return min(came, field.list_upright(g, kind)[self.hex])

    def options(self, g: Realm) -> list[int]:
        farmers = self.count_moved(g, FARMER)
        citizens = self.count_moved(g, CITIZEN)
        held = min(g.tables.trap_holds, farmers + citizens)
        least = max(0, held - citizens)
        most = min(held, farmers)
        return [vocabulary.SLOW_FARMERS + count for count in range(least, most + 1)]

    def choose(self, g: Realm, option: int) -> Steps:
        at = self.hex
        farmers = option & NOUN
        citizens = self.count_moved(g, CITIZEN)
        held = min(g.tables.trap_holds, self.count_moved(g, FARMER) + citizens)
        g.tell(vocabulary.TRAP_SLOWS, at)
        for kind, count in ((FARMER, farmers), (CITIZEN, held - farmers)):
            moved = g.moved_farmers if kind == FARMER else g.moved_citizens
            moved[at] = max(0, moved[at] - count)
            for _ in range(count):
                field.tire(g, at, kind)
        return DONE
