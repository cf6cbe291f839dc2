"""16, 23.11 and 23.19 Soldier actions against the other team, in its turns as well."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.ante_portas.rules import (
    battle,
    bombs,
    crew,
    deploy,
    duel,
    field,
    reactions,
    sight,
    vocabulary,
)
from siegeworks.games.ante_portas.rules.asking import TeamQuestion
from siegeworks.games.ante_portas.rules.hexes import BACKWARDS, FORWARDS, NEIGHBOUR, OFF
from siegeworks.games.ante_portas.rules.mines import ReplaceMine
from siegeworks.games.ante_portas.rules.pieces import (
    BOMB,
    CITIZEN,
    DIRECTIONS,
    FARMER,
    HEXES,
    TRAP,
)
from siegeworks.games.ante_portas.rules.state import Realm

# What can be done about a hex


def has_enemy_tile(g: Realm, at: int, team: int) -> bool:
    """23.11: whether a Trap or Mine of the other team lies on a hex."""
    work = g.work[at]
    return (field.is_mine(work) or work == TRAP) and g.owner[at] != team


def list_shots(g: Realm, at: int, team: int) -> list[int]:
    """16.9 and 23.11: who can fire on Soldiers and Buildings of the other team; on its Traps and
    Mines alone only Indirect Fire has an effect."""
    if sight.is_hostile(g, at, team):
        return crew.list_shooters(g, at, team)
    if has_enemy_tile(g, at, team):
        return [gun for gun in crew.list_shooters(g, at, team) if field.is_indirect(g.work[gun])]
    return []


def list_directions(team: int) -> tuple[int, ...]:
    """23.19: toward the edge where a team's enemy comes from."""
    return BACKWARDS if team == 0 else FORWARDS


def list_ways_back(g: Realm, at: int, team: int) -> list[int]:
    """12.14 and 23.12: where a team can push Soldiers that are on a hex."""
    found: list[int] = []
    for direction in list_directions(team):
        target = NEIGHBOUR[at * DIRECTIONS + direction]
        if target != OFF and deploy.count_room(g, target, 1 - team) > 0:
            found.append(direction)
    return found


def has_prisoners(g: Realm, at: int, team: int) -> bool:
    """16.8: whether a Trap of a team has caught Soldiers of the other one."""
    is_trap = g.work[at] == TRAP and g.owner[at] == team
    return is_trap and field.has_soldiers(g, at) and g.army[at] != team


def list_knocks(g: Realm, at: int, team: int) -> list[int]:
    """16.8: the Guard Posts that can knock back the Soldiers in a Trap of their team."""
    if not has_prisoners(g, at, team) or not list_ways_back(g, at, team):
        return []
    return crew.list_guards(g, at, team)


def list_ways(g: Realm, team: int) -> list[int]:
    """16.1: what the Soldiers of a team could do now."""
    ways: list[int] = []
    for at in range(HEXES):
        if list_shots(g, at, team):
            ways.append(vocabulary.AIM_AT + at)
        if list_knocks(g, at, team):
            ways.append(vocabulary.KNOCK + at)
        if g.work[at] == BOMB and reactions.list_bombers(g, at, team):
            ways.append(vocabulary.SET_OFF + at)
    return ways


def can_act(g: Realm, team: int) -> bool:
    """5.8: whether a Soldier of a team could act now."""
    return reactions.has_ready_crew(g) and len(list_ways(g, team)) > 0


# The questions


class TeamActs(TeamQuestion):
    """In a turn of its own a team's Soldiers act."""

    rule = "16.1"
    takes = ("team",)

    def options(self, g: Realm) -> list[int]:
        return [vocabulary.DONE, *list_ways(g, self.team)]

    def choose(self, g: Realm, option: int) -> Steps:
        at = option & NOUN
        verb = option - at
        if verb == vocabulary.AIM_AT:
            return (Barrage(self.team, at), self)
        if verb == vocabulary.KNOCK:
            return (KnockSoldiers(self.team, at), self)
        if verb == vocabulary.SET_OFF:
            return (TeamSetsOff(self.team, at), self)
        return DONE


class Answer(TeamActs):
    """When the other team has moved, a team's Soldiers may act in its turn, too."""

    rule = "16.2"


class Barrage(TeamQuestion):
    """Shots on a hex are gathered one by one, until the team gives the word."""

    rule = "16.10"
    takes = ("team", "hex")

    def __init__(self, team: int, hex: int) -> None:
        super().__init__(team)
        self.hex: Final = hex

    def options(self, g: Realm) -> list[int]:
        shots = list_shots(g, self.hex, self.team)
        ways = [vocabulary.SHOOT_FROM + gun for gun in shots]
        return [*ways, vocabulary.LOOSE] if g.cover[self.hex] else ways

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.LOOSE:
            return (Impact(self.team, self.hex),)
        g.cover[self.hex] += fire(g, option & NOUN, self.hex)
        return (self,)


def fire(g: Realm, gun: int, at: int) -> int:
    """16.10: a Soldier fires; how much damage that is."""
    work = g.work[gun]
    crew.act(g, gun)
    g.tell(vocabulary.SHOT_FIRED, work, at)
    if field.is_indirect(work):
        g.lit |= 1 << at
    return g.tables.work_damage[work]


class Impact(Rule[Realm]):
    """The sum of all shots hits; Indirect Fire destroys an enemy Trap or Mine before."""

    rule = "23.11"
    takes = ("team", "hex")

    def __init__(self, team: int, hex: int) -> None:
        self.team: Final = team
        self.hex: Final = hex

    def run(self, g: Realm) -> Steps:
        at = self.hex
        points = g.cover[at]
        battle.clear_cover(g, at)
        g.tell(vocabulary.SALVO_HITS, at, points)
        after = crush(g, at, self.team)
        if sight.is_hostile(g, at, self.team):
            return (battle.Suffer(at, points, battle.GROUND), *after)
        return after


def crush(g: Realm, at: int, team: int) -> Steps:
    """23.11 and 16.13: what Indirect Fire does to the tile of a hex, whatever its Strength."""
    if not g.lit >> at & 1:
        return DONE
    g.lit &= ~(1 << at)
    work = g.work[at]
    if work == BOMB:
        return (bombs.Explode(at),)
    if not has_enemy_tile(g, at, team):
        return DONE
    field.remove_work(g, at)
    return (ReplaceMine(at, work, 1 - team),) if work != TRAP else DONE


class Gather(TeamQuestion):
    """Before the sums of a Battle are compared, a team may add the fire of its Buildings.

    Fire of those who hold the hex lies in ``cover``, of those who come in ``soft_cover``.
    """

    rule = "16.11"
    takes = ("team", "hex")

    def __init__(self, team: int, hex: int) -> None:
        super().__init__(team)
        self.hex: Final = hex

    def options(self, g: Realm) -> list[int]:
        shots = crew.list_shooters(g, self.hex, self.team)
        return [vocabulary.PASS, *[vocabulary.SHOOT_FROM + gun for gun in shots]]

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.PASS:
            return DONE
        at = self.hex
        comes = duel.is_held(g, at, self.team)
        damage = fire(g, option & NOUN, at)
        (g.soft_cover if comes else g.cover)[at] += damage
        return (*crush(g, at, self.team), self)


class TeamSetsOff(TeamQuestion):
    """Who of a team sets a Bomb off; it explodes at once."""

    rule = "16.14"
    takes = ("team", "hex")

    def __init__(self, team: int, hex: int) -> None:
        super().__init__(team)
        self.hex: Final = hex

    def options(self, g: Realm) -> list[int]:
        return [vocabulary.ACT_FROM + at for at in reactions.list_bombers(g, self.hex, self.team)]

    def choose(self, g: Realm, option: int) -> Steps:
        crew.act(g, option & NOUN)
        return (bombs.Explode(self.hex),)


# 23.19: Knockback


class KnockSoldiers(TeamQuestion):
    """Which Guard Post knocks Soldiers in a Trap back."""

    rule = "16.8"
    takes = ("team", "hex")

    def __init__(self, team: int, hex: int) -> None:
        super().__init__(team)
        self.hex: Final = hex

    def options(self, g: Realm) -> list[int]:
        return [vocabulary.ACT_FROM + at for at in list_knocks(g, self.hex, self.team)]

    def choose(self, g: Realm, option: int) -> Steps:
        crew.act(g, option & NOUN)
        return (PushDirection(self.team, self.hex),)


class PushDirection(TeamQuestion):
    """Where Soldiers in a Trap are pushed, toward the edge where they come from."""

    rule = "23.19"
    takes = ("team", "hex")

    def __init__(self, team: int, hex: int) -> None:
        super().__init__(team)
        self.hex: Final = hex

    def options(self, g: Realm) -> list[int]:
        ways = list_ways_back(g, self.hex, self.team)
        return [vocabulary.PUSH_TO + direction for direction in ways]

    def choose(self, g: Realm, option: int) -> Steps:
        at = NEIGHBOUR[self.hex * DIRECTIONS + (option & NOUN)]
        return (PushCitizens(self.team, self.hex, at),)


class PushCitizens(TeamQuestion):
    """How many of those who are pushed are Citizens."""

    rule = "23.19"
    takes = ("team", "hex", "to:hex")

    def __init__(self, team: int, hex: int, to: int) -> None:
        super().__init__(team)
        self.hex: Final = hex
        self.to: Final = to

    def options(self, g: Realm) -> list[int]:
        most = count_pushed(g, self.to, self.team)
        citizens = min(field.count_soldiers(g, self.hex, CITIZEN), most)
        least = 0 if field.count_soldiers(g, self.hex, FARMER) else 1
        return [vocabulary.SEND_CITIZENS + count for count in range(least, citizens + 1)]

    def choose(self, g: Realm, option: int) -> Steps:
        return (PushFarmers(self.team, self.hex, self.to, option & NOUN),)


def count_pushed(g: Realm, to: int, team: int) -> int:
    """12.13 and 23.12: how many Soldiers can be pushed to a hex at once."""
    return min(g.tables.knockback_units, deploy.count_room(g, to, 1 - team))


class PushFarmers(TeamQuestion):
    """How many of those who are pushed are Farmers; at least one Soldier goes."""

    rule = "23.19"
    takes = ("team", "hex", "to:hex", "citizens:count")

    def __init__(self, team: int, hex: int, to: int, citizens: int) -> None:
        super().__init__(team)
        self.hex: Final = hex
        self.to: Final = to
        self.citizens: Final = citizens

    def options(self, g: Realm) -> list[int]:
        most = count_pushed(g, self.to, self.team) - self.citizens
        farmers = min(field.count_soldiers(g, self.hex, FARMER), most)
        least = 0 if self.citizens else 1
        return [vocabulary.SEND_FARMERS + count for count in range(least, farmers + 1)]

    def choose(self, g: Realm, option: int) -> Steps:
        farmers = option & NOUN
        at = self.hex
        g.tell(vocabulary.KNOCKED_BACK, at, farmers + self.citizens)
        take_up(g, at, self.to, FARMER, farmers)
        take_up(g, at, self.to, CITIZEN, self.citizens)
        g.tell(vocabulary.PUSHED_TO, self.to)
        return (PushFurther(self.team, self.to),)


def take_up(g: Realm, at: int, to: int, kind: int, count: int) -> None:
    """E55: Soldiers are on their way to a hex, the upright ones first."""
    upright, tired = field.list_upright(g, kind), field.list_tired(g, kind)
    first = min(count, upright[at])
    upright[at] -= first
    tired[at] -= count - first
    (g.bound_farmers if kind == FARMER else g.bound_citizens)[to] += count
    field.leave_hex(g, at)


class PushFurther(TeamQuestion):
    """Those who were pushed stay there, or are pushed by a second hex; then they land."""

    rule = "12.14"
    takes = ("team", "hex")

    def __init__(self, team: int, hex: int) -> None:
        super().__init__(team)
        self.hex: Final = hex

    def options(self, g: Realm) -> list[int]:
        at = self.hex
        going = g.bound_farmers[at] + g.bound_citizens[at]
        ways = [vocabulary.LEAVE_THERE]
        for direction in list_directions(self.team):
            target = NEIGHBOUR[at * DIRECTIONS + direction]
            if target != OFF and deploy.count_room(g, target, 1 - self.team) >= going:
                ways.append(vocabulary.PUSH_TO + direction)
        return ways

    def choose(self, g: Realm, option: int) -> Steps:
        at = self.hex
        if option != vocabulary.LEAVE_THERE:
            target = NEIGHBOUR[at * DIRECTIONS + (option & NOUN)]
            for bound in (g.bound_farmers, g.bound_citizens):
                bound[target] += bound[at]
                bound[at] = 0
            g.tell(vocabulary.PUSHED_TO, target)
            at = target
        return duel.land(g, at, 1 - self.team, 0, False)
