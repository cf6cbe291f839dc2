"""16 Soldier actions: in turns, and in windows inside march and Battle."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.ante_portas.rules import (
    battle,
    bombs,
    crew,
    field,
    improvements,
    knockback,
    march,
    vocabulary,
)
from siegeworks.games.ante_portas.rules.asking import CommonQuestion, Question
from siegeworks.games.ante_portas.rules.hexes import AROUND
from siegeworks.games.ante_portas.rules.pieces import (
    BASIC,
    BOMB,
    DRILL,
    ELITE,
    HEXES,
    NONE,
    TRAP,
    WHETSTONE,
)
from siegeworks.games.ante_portas.rules.state import Realm

# What can be done about a hex


def list_shots(g: Realm, target: int, moving: int, team: int) -> list[int]:
    """16.9: who can fire on a hex with effect: from Trenches nothing hurts flying Elite Units."""
    shooters = crew.list_shooters(g, target, team)
    if battle.find_guise(g, moving) != battle.ELITE_FLIGHT:
        return shooters
    return [at for at in shooters if field.is_indirect(g.work[at])]


def why_no_shot(g: Realm, at: int, target: int, moving: int) -> Reason | None:
    """16.9 and 19.7: why nobody fires from a hex on a troop with effect, or None."""
    why = crew.why_no_shot(g, at, target)
    if why is not None or field.is_indirect(g.work[at]):
        return why
    is_high = battle.find_guise(g, moving) == battle.ELITE_FLIGHT
    return Reason("flies-too-high", "19.7") if is_high else None


def list_knocks(g: Realm, target: int, moving: int, team: int) -> list[int]:
    """16.8: the Guard Posts that can knock back the Invaders in the Trap of a hex."""
    if g.work[target] != TRAP or g.owner[target] != team or (moving and g.aloft):
        return []
    if field.count_basic(g, target, moving) + field.count_elite(g, target, moving) == 0:
        return []
    if not knockback.can_push(target):
        return []
    return crew.list_guards(g, target, team)


def list_bombers(g: Realm, bomb: int, team: int) -> list[int]:
    """16.13 and 16.14: who can set off the Bomb of a hex: Guard Posts, and Indirect Fire."""
    if g.work[bomb] != BOMB:
        return []
    found = crew.list_guards(g, bomb, team) if g.owner[bomb] == team else []
    found += [at for at in crew.list_shooters(g, bomb, team) if field.is_indirect(g.work[at])]
    return sorted(found)


def list_bombs(g: Realm, target: int, team: int) -> list[int]:
    """16.2: the Bombs that somebody can set off now and that hurt a hex, by a chain, too (17.2)."""
    chain = [target]
    for at in chain:  # it grows by the Bombs beside those found
        for other in AROUND[at]:
            if g.work[other] == BOMB and other not in chain:
                chain.append(other)
    return [at for at in chain if list_bombers(g, at, team)]


# Shots


def shoot(g: Realm, at: int, target: int) -> None:
    """16.10: a Soldier fires; shots on one hex at one moment are one sum."""
    work = g.work[at]
    crew.act(g, at)
    g.tell(vocabulary.SHOT_FIRED, work, target)
    if field.is_indirect(work):
        g.cover[target] += g.tables.work_damage[work]
        if g.work[target] == BOMB:
            g.lit |= 1 << target
    else:
        g.soft_cover[target] += g.tables.work_damage[work]


class Volley(Rule[Realm]):
    """The sum of all shots hits the troop on a hex; Indirect Fire sets off a Bomb there."""

    rule = "16.10"
    takes = ("hex", "moving:yes-no")

    def __init__(self, hex: int, moving: int) -> None:
        self.hex: Final = hex
        self.moving: Final = moving

    def run(self, g: Realm) -> Steps:
        at = self.hex
        soft, hard = g.soft_cover[at], g.cover[at]
        battle.clear_cover(g, at)
        g.tell(vocabulary.SALVO_HITS, at, soft + hard)
        steps: Steps = (battle.LoseInvaders(at, self.moving, soft, hard),)
        return (*steps, bombs.Explode(at)) if g.lit >> at & 1 else steps


class Salvo(CommonQuestion):
    """A salvo is gathered shot by shot, until somebody gives the word."""

    rule = "16.10"
    takes = ("hex", "moving:yes-no")

    def __init__(self, hex: int, moving: int) -> None:
        self.hex: Final = hex
        self.moving: Final = moving

    def options(self, g: Realm) -> list[int]:
        team = g.team(self.seat(g))
        shots = list_shots(g, self.hex, self.moving, team)
        ways = [vocabulary.SHOOT_FROM + at for at in shots]
        return [*ways, vocabulary.LOOSE] if self.has_shot(g) else ways

    def has_shot(self, g: Realm) -> bool:
        """Whether there is a sum that may be fired."""
        return g.cover[self.hex] + g.soft_cover[self.hex] > 0

    def universe(self, g: Realm, seat: int) -> list[int]:
        guns = crew.list_guns(g, g.team(self.seat(g)))
        ways = [vocabulary.SHOOT_FROM + at for at in guns]
        return [*ways, vocabulary.LOOSE] if self.has_shot(g) else ways

    def why_not(self, g: Realm, option: int) -> Reason | None:
        if option == vocabulary.LOOSE:
            return None
        return why_no_shot(g, option & NOUN, self.hex, self.moving)

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.LOOSE:
            return (Volley(self.hex, self.moving),)
        shoot(g, option & NOUN, self.hex)
        return (self,)


class SetOff(CommonQuestion):
    """Who sets a Bomb off; it explodes at once."""

    rule = "16.14"
    takes = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def options(self, g: Realm) -> list[int]:
        team = g.team(self.seat(g))
        return [vocabulary.ACT_FROM + at for at in list_bombers(g, self.hex, team)]

    def choose(self, g: Realm, option: int) -> Steps:
        crew.act(g, option & NOUN)
        return (bombs.Explode(self.hex),)


class KnockFrom(CommonQuestion):
    """Which Guard Post knocks the Invaders in a Trap back."""

    rule = "16.8"
    takes = ("hex", "moving:yes-no")

    def __init__(self, hex: int, moving: int) -> None:
        self.hex: Final = hex
        self.moving: Final = moving

    def options(self, g: Realm) -> list[int]:
        team = g.team(self.seat(g))
        guards = list_knocks(g, self.hex, self.moving, team)
        return [vocabulary.ACT_FROM + at for at in guards]

    def choose(self, g: Realm, option: int) -> Steps:
        crew.act(g, option & NOUN)
        return (knockback.PushElites(self.hex, self.moving),)


# 16.2: windows inside march and Battle


class React(CommonQuestion):
    """A window inside march or Battle, only if something can be done about the troop."""

    rule = "16.2"
    takes = ("hex", "moving:yes-no", "battle:yes-no")

    def __init__(self, hex: int, moving: int, battle: int) -> None:
        self.hex: Final = hex
        self.moving: Final = moving
        self.battle: Final = battle

    def advance(self, g: Realm) -> bool:
        if g.hushed or not has_crew(g) or self.is_lulled(g):
            return True
        at = self.hex
        if field.count_basic(g, at, self.moving) + field.count_elite(g, at, self.moving) == 0:
            return True
        ways = self.list_acts(g)
        if not ways or not self.is_worth(g, ways):
            return True
        g.listed = self.list_rests(g) + ways
        return False

    def options(self, g: Realm) -> list[int]:
        return self.list_rests(g) + self.list_acts(g)

    def is_worth(self, g: Realm, ways: list[int]) -> bool:
        """16.2: whether a way does anything; shots that nobody of the troop feels do not."""
        if self.battle or ways[-1] & ~NOUN != vocabulary.SHOOT_FROM:
            return True  # shots come first
        at = self.hex
        kind = BASIC if field.count_basic(g, at, self.moving) else ELITE
        total = 0
        for way in ways:
            gun = way & NOUN
            total += crew.count_ready(g, gun) * g.tables.work_damage[g.work[gun]]
        return total >= field.find_strength(g, kind)

    def is_lulled(self, g: Realm) -> bool:
        """16.15: fire is held, except in a Battle or if the troop would break through next."""
        return g.lull == 1 and not self.battle and not (self.moving and march.is_leaving(g))

    def list_rests(self, g: Realm) -> list[int]:
        """To do nothing, once, while a troop marches, or until all others have marched, too."""
        if g.card == NONE:
            return [vocabulary.PASS]
        if g.lull or not march.has_followers(g):
            return [vocabulary.PASS, vocabulary.HOLD_FIRE]
        return [vocabulary.PASS, vocabulary.HOLD_FIRE, vocabulary.HOLD_ALL]

    def universe(self, g: Realm, seat: int) -> list[int]:
        guns = [vocabulary.SHOOT_FROM + at for at in crew.list_guns(g, 0)]
        return self.list_rests(g) + guns + self.list_others(g)

    def why_not(self, g: Realm, option: int) -> Reason | None:
        at = option & NOUN
        if option - at != vocabulary.SHOOT_FROM:
            return None
        return why_no_shot(g, at, self.hex, self.moving)

    def list_acts(self, g: Realm) -> list[int]:
        """All that can be done about the troop."""
        shots = list_shots(g, self.hex, self.moving, 0)
        return [vocabulary.SHOOT_FROM + shooter for shooter in shots] + self.list_others(g)

    def list_others(self, g: Realm) -> list[int]:
        """What can be done beside shots."""
        at = self.hex
        ways: list[int] = []
        if list_knocks(g, at, self.moving, 0):
            ways.append(vocabulary.KNOCK + at)
        ways += [vocabulary.SET_OFF + bomb for bomb in list_bombs(g, at, 0)]
        if self.battle and can_whet(g, at):
            ways.append(vocabulary.WHET)
        return ways + self.list_drills(g)

    def list_drills(self, g: Realm) -> list[int]:
        """11.6: the Drill sets one Soldier upright who can fire on the hex then."""
        if g.drilled or not improvements.has_any(g, 0, DRILL):
            return []
        found: list[int] = []
        for at in range(HEXES):
            if crew.can_shoot(g, at, self.hex):
                kind = g.tables.work_crew_kind[g.work[at]]
                if field.list_tired(g, kind)[at]:
                    found.append(vocabulary.DRILL_UP + at)
        return found

    def choose(self, g: Realm, option: int) -> Steps:
        at = option & NOUN
        verb = option - at
        if verb == vocabulary.PASS:
            return DONE
        if verb == vocabulary.HOLD_FIRE:
            g.hushed = 1
            return DONE
        if verb == vocabulary.HOLD_ALL:
            g.lull = 1
            return DONE
        if verb == vocabulary.KNOCK:
            return (KnockFrom(at, self.moving), self)
        if verb == vocabulary.SET_OFF:
            return (SetOff(at), self)
        if verb == vocabulary.WHET:
            g.whetted = 1
            g.cover[self.hex] += 1
            g.tell(vocabulary.WHETTED, self.hex)
            return (self,)
        if verb == vocabulary.DRILL_UP:
            g.drilled = 1
            field.stand_up(g, at, g.tables.work_crew_kind[g.work[at]])
            return (self,)
        shoot(g, at, self.hex)
        if not self.battle:
            return (Salvo(self.hex, self.moving), self)
        is_lit = g.lit >> self.hex & 1
        return (bombs.Explode(self.hex), self) if is_lit else (self,)


def can_whet(g: Realm, at: int) -> bool:
    """11.6: the Whetstone helps once in each Battle Phase where a Soldier fights."""
    is_there = not g.whetted and improvements.has_any(g, 0, WHETSTONE)
    return is_there and field.has_soldiers(g, at)


def has_ready_crew(g: Realm) -> bool:
    """Whether a Soldier could act in any Building."""
    return any(work != NONE and crew.is_ready(g, at) for at, work in enumerate(g.work))


def has_crew(g: Realm) -> bool:
    """Whether anything could be done at all: a ready crew, or an Improvement for windows."""
    if has_ready_crew(g):
        return True
    if not g.whetted and improvements.has_any(g, 0, WHETSTONE):
        return True
    return not g.drilled and improvements.has_any(g, 0, DRILL)


class Clash(Rule[Realm]):
    """Invaders and Units on one hex: a window, then the sums; a Trap or Bomb alone is nothing."""

    rule = "14.11"
    takes = ("hex", "moving:yes-no")

    def __init__(self, hex: int, moving: int) -> None:
        self.hex: Final = hex
        self.moving: Final = moving

    def run(self, g: Realm) -> Steps:
        at = self.hex
        has_foe = field.count_basic(g, at, self.moving) + field.count_elite(g, at, self.moving)
        if not has_foe or not battle.is_fought(g, at, battle.find_guise(g, self.moving)):
            battle.clear_cover(g, at)
            return DONE
        return (React(at, self.moving, 1), battle.Compare(at, self.moving))


# 5.8: in one's turn


def can_act(g: Realm) -> bool:
    """5.8: whether a Soldier could act in the turn under way."""
    return has_ready_crew(g) and len(SOLDIER_ACTIONS.options(g)) > 1


def why_no_act(g: Realm) -> Reason:
    """5.8: why no Soldier could act in the turn under way."""
    if not has_ready_crew(g):
        return Reason("no-crew", "16.3", 1, 0)
    return Reason("nothing-in-reach", "16.1")


class SoldierActions(Question):
    """In one's turn Soldiers may fire on any troop in reach, knock back or set off Bombs."""

    rule = "16.1"

    def options(self, g: Realm) -> list[int]:
        team = g.team(self.seat(g))
        ways = [vocabulary.DONE]
        for at in range(HEXES):
            if g.basic[at] + g.elite[at]:
                if list_shots(g, at, 0, team):
                    ways.append(vocabulary.AIM_AT + at)
                if list_knocks(g, at, 0, team):
                    ways.append(vocabulary.KNOCK + at)
            if g.work[at] == BOMB and list_bombers(g, at, team):
                ways.append(vocabulary.SET_OFF + at)
        return ways

    def choose(self, g: Realm, option: int) -> Steps:
        at = option & NOUN
        verb = option - at
        if verb == vocabulary.DONE:
            return DONE
        if verb == vocabulary.AIM_AT:
            return (Salvo(at, 0), self)
        if verb == vocabulary.KNOCK:
            return (KnockFrom(at, 0), self)
        return (SetOff(at), self)


SOLDIER_ACTIONS: Final = SoldierActions()
