"""12.4 to 12.9 Deploy: Mobile Units move, gathered first, then all at once."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.ante_portas.rules import duel, field, sight, skirmish, vocabulary
from siegeworks.games.ante_portas.rules.asking import Deeds, QuietQuestion
from siegeworks.games.ante_portas.rules.hexes import ARROW, BACKWARDS, NEIGHBOUR, OFF
from siegeworks.games.ante_portas.rules.pieces import (
    CATAPULT,
    CITIZEN,
    COOP,
    DIRECTIONS,
    FARMER,
    FLAG,
    HEXES,
    HOWITZER,
    NO_CREW,
    NONE,
    TIRED_CREW,
    UPRIGHT_CREW,
)
from siegeworks.games.ante_portas.rules.reactions import Clash
from siegeworks.games.ante_portas.rules.state import SOUTH_WON, Realm

# What a Deploy is: the Commander's only hex, or one of the Supreme Commander's two
ONLY: Final = 0
FIRST: Final = 1
SECOND: Final = 2


# 12.4 to 12.6: who may go where


def is_engine(g: Realm, at: int, team: int) -> bool:
    """12.4: whether a Catapult or Howitzer of a team stands there that may still move."""
    is_there = field.has_works(g, at, CATAPULT, HOWITZER) and g.owner[at] == team
    return is_there and not g.spent >> at & 1


def has_movers(g: Realm, at: int, team: int) -> bool:
    """12.4: whether an upright Soldier of a team is on a hex."""
    return field.has_upright(g, at) and g.army[at] == team


def is_exit(g: Realm, at: int, direction: int, team: int) -> bool:
    """23.2 and 23.4: whether a step leads over the edge that a team makes for."""
    if g.mode != FLAG or ARROW[at * DIRECTIONS + direction] != OFF:
        return False
    return (direction in BACKWARDS) == (team == 0)


def find_most(g: Realm) -> int:
    """23.12: how many Soldiers of a team a hex holds."""
    return g.tables.soldiers_per_hex * (g.seats // 2)


def count_room(g: Realm, at: int, team: int) -> int:
    """23.12: how many more Soldiers of a team find room on a hex; together any number."""
    if g.mode == COOP:
        return 99
    room = find_most(g) - g.bound_farmers[at] - g.bound_citizens[at]
    room -= int(g.bound_crew[at] != NO_CREW)
    for kind in (FARMER, CITIZEN):
        if g.army[at] == team:
            room -= field.count_soldiers(g, at, kind)
    return room


def can_stop(g: Realm, at: int) -> bool:
    """12.6: whether an engine may end on a hex: no other Work is there or comes there."""
    return g.work[at] == NONE and g.bound_work[at] == NONE


def list_beyond(g: Realm, at: int) -> list[int]:
    """12.8: the directions in which an engine gets past the Work on a hex."""
    found: list[int] = []
    for direction in range(DIRECTIONS):
        beyond = NEIGHBOUR[at * DIRECTIONS + direction]
        if beyond != OFF and can_stop(g, beyond):
            found.append(direction)
    return found


def can_pass(g: Realm, at: int, stage: int, team: int) -> bool:
    """12.8: whether an engine passes over the Work on a hex; never over the enemy."""
    if stage != FIRST or g.work[at] == NONE or sight.is_hostile(g, at, team):
        return False
    return len(list_beyond(g, at)) > 0


def can_roll(g: Realm, at: int, target: int, stage: int, team: int) -> bool:
    """12.6 and 12.8: whether the engine of a hex can go to another one beside it."""
    if not is_engine(g, at, team):
        return False
    return can_stop(g, target) or can_pass(g, target, stage, team)


def why_no_step(g: Realm, at: int, direction: int, stage: int, team: int) -> Reason | None:
    """12.4 to 12.8: why nobody on a hex can go in a direction, or None."""
    if is_exit(g, at, direction, team):
        return None
    target = NEIGHBOUR[at * DIRECTIONS + direction]
    if target == OFF:
        return Reason("off-board", "12.4")
    if can_roll(g, at, target, stage, team):
        return None
    if not has_movers(g, at, team):
        return Reason("work-in-the-way", "12.6")
    return None if count_room(g, target, team) > 0 else Reason("hex-full", "23.12", find_most(g), 0)


def why_no_move(g: Realm, at: int, stage: int, team: int) -> Reason | None:
    """12.4: why nothing on a hex can move, or None."""
    if not has_movers(g, at, team) and not is_engine(g, at, team):
        return Reason("nobody-to-move", "12.4", 1, 0)
    why: Reason | None = None
    for direction in range(DIRECTIONS):
        why = why_no_step(g, at, direction, stage, team)
        if why is None:
            return None
    return why


class Deploy(Deeds):
    """Mobile Units go one hex each, gathered until the seat is done; then they all arrive."""

    rule = "12.4"
    takes = ("stage:count",)

    def __init__(self, stage: int) -> None:
        self.stage: Final = stage

    def list_deeds(self, g: Realm) -> list[int]:
        return [vocabulary.MOVE_FROM + at for at in range(HEXES)]

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        return why_no_move(g, option & NOUN, self.stage, g.team(self.seat(g)))

    def options(self, g: Realm) -> list[int]:
        team = g.team(self.seat(g))
        found = [vocabulary.DONE]
        for at in range(HEXES):
            is_there = has_movers(g, at, team) or is_engine(g, at, team)
            if is_there and why_no_move(g, at, self.stage, team) is None:
                found.append(vocabulary.MOVE_FROM + at)
        return found

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return (Arrival(self.stage),)
        return (MoveTo(option & NOUN, self.stage), self)


class MoveTo(QuietQuestion):
    """Where Units of a hex go; over the far edge they win at once (23.2)."""

    rule = "12.4"
    takes = ("hex", "stage:count")

    def __init__(self, hex: int, stage: int) -> None:
        self.hex: Final = hex
        self.stage: Final = stage

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.MOVE_TO + direction for direction in range(DIRECTIONS)]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        team = g.team(self.seat(g))
        return why_no_step(g, self.hex, option & NOUN, self.stage, team)

    def choose(self, g: Realm, option: int) -> Steps:
        direction = option & NOUN
        team = g.team(self.seat(g))
        if is_exit(g, self.hex, direction, team):
            return take_flag(g, self.hex, team)
        g.tell(vocabulary.DEPLOYED, self.hex, direction)
        return (SendFarmers(self.hex, direction, self.stage),)


def take_flag(g: Realm, at: int, team: int) -> Steps:
    """23.2: a Unit over the far edge wins at once."""
    g.tell(vocabulary.FLAG_TAKEN, at)
    g.ending = SOUTH_WON + team
    return DONE


def count_going(g: Realm, at: int, kind: int, room: int, team: int) -> int:
    """12.4: how many upright Soldiers of a kind could go."""
    if g.army[at] != team:
        return 0
    return max(0, min(field.list_upright(g, kind)[at], room))


class SendFarmers(QuietQuestion):
    """How many Farmers go."""

    rule = "12.5"
    takes = ("hex", "direction", "stage:count")

    def __init__(self, hex: int, direction: int, stage: int) -> None:
        self.hex: Final = hex
        self.direction: Final = direction
        self.stage: Final = stage

    def options(self, g: Realm) -> list[int]:
        at = self.hex
        team = g.team(self.seat(g))
        target = NEIGHBOUR[at * DIRECTIONS + self.direction]
        room = count_room(g, target, team)
        most = count_going(g, at, FARMER, room, team)
        has_others = count_going(g, at, CITIZEN, room, team) > 0
        least = 0 if has_others or can_roll(g, at, target, self.stage, team) else 1
        return [vocabulary.SEND_FARMERS + count for count in range(least, most + 1)]

    def choose(self, g: Realm, option: int) -> Steps:
        return (SendCitizens(self.hex, self.direction, self.stage, option & NOUN),)


class SendCitizens(QuietQuestion):
    """How many Citizens go; at least one Unit goes."""

    rule = "12.5"
    takes = ("hex", "direction", "stage:count", "farmers:count")

    def __init__(self, hex: int, direction: int, stage: int, farmers: int) -> None:
        self.hex: Final = hex
        self.direction: Final = direction
        self.stage: Final = stage
        self.farmers: Final = farmers

    def options(self, g: Realm) -> list[int]:
        at = self.hex
        team = g.team(self.seat(g))
        target = NEIGHBOUR[at * DIRECTIONS + self.direction]
        most = count_going(g, at, CITIZEN, count_room(g, target, team) - self.farmers, team)
        can_rest = self.farmers > 0 or can_roll(g, at, target, self.stage, team)
        return [vocabulary.SEND_CITIZENS + count for count in range(0 if can_rest else 1, most + 1)]

    def choose(self, g: Realm, option: int) -> Steps:
        at = self.hex
        team = g.team(self.seat(g))
        target = NEIGHBOUR[at * DIRECTIONS + self.direction]
        citizens = option & NOUN
        is_rolling = can_roll(g, at, target, self.stage, team)
        bind_soldiers(g, at, target, FARMER, self.farmers)
        bind_soldiers(g, at, target, CITIZEN, citizens)
        if not is_rolling:
            return DONE
        return (SendWork(at, self.direction, self.farmers + citizens),)


def bind_soldiers(g: Realm, at: int, target: int, kind: int, count: int) -> None:
    """12.5: Soldiers leave a hex and are on their way; those who moved before go first (23.14)."""
    field.list_upright(g, kind)[at] -= count
    bound = g.bound_farmers if kind == FARMER else g.bound_citizens
    bound[target] += count
    moved = g.moved_farmers if kind == FARMER else g.moved_citizens
    moved[at] = max(0, moved[at] - count)
    field.leave_hex(g, at)


class SendWork(QuietQuestion):
    """Whether the Catapult or Howitzer goes, too, and against each other with its crew (23.13)."""

    rule = "12.6"
    takes = ("hex", "direction", "sent:count")

    def __init__(self, hex: int, direction: int, sent: int) -> None:
        self.hex: Final = hex
        self.direction: Final = direction
        self.sent: Final = sent

    def options(self, g: Realm) -> list[int]:
        ways = [vocabulary.KEEP_WORK] if self.sent else []
        ways.append(vocabulary.SEND_WORK)
        return [*ways, vocabulary.SEND_CREW] if self.can_bring_crew(g) else ways

    def can_bring_crew(self, g: Realm) -> bool:
        """23.13: whether one of the crew can come along."""
        at = self.hex
        if g.mode == COOP or g.army[at] != g.owner[at]:
            return False
        target = NEIGHBOUR[at * DIRECTIONS + self.direction]
        kind = g.tables.work_crew_kind[g.work[at]]
        return field.count_soldiers(g, at, kind) > 0 and count_room(g, target, g.owner[at]) > 0

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.KEEP_WORK:
            return DONE
        at = self.hex
        crew = NO_CREW
        if option == vocabulary.SEND_CREW:
            kind = g.tables.work_crew_kind[g.work[at]]
            crew = UPRIGHT_CREW if field.list_upright(g, kind)[at] else TIRED_CREW
        target = NEIGHBOUR[at * DIRECTIONS + self.direction]
        if can_stop(g, target):
            bind_engine(g, at, target, crew)
            return DONE
        return (Over(at, self.direction, crew),)


class Over(QuietQuestion):
    """Where an engine stops that passes over a Work."""

    rule = "12.8"
    takes = ("hex", "direction", "crew")

    def __init__(self, hex: int, direction: int, crew: int) -> None:
        self.hex: Final = hex
        self.direction: Final = direction
        self.crew: Final = crew

    def options(self, g: Realm) -> list[int]:
        over = NEIGHBOUR[self.hex * DIRECTIONS + self.direction]
        return [vocabulary.OVER_TO + direction for direction in list_beyond(g, over)]

    def choose(self, g: Realm, option: int) -> Steps:
        over = NEIGHBOUR[self.hex * DIRECTIONS + self.direction]
        target = NEIGHBOUR[over * DIRECTIONS + (option & NOUN)]
        bind_engine(g, self.hex, target, self.crew)
        g.spent |= 1 << target
        return DONE


def bind_engine(g: Realm, at: int, target: int, crew: int) -> None:
    """12.6: an engine leaves a hex and is on its way; it keeps its facing."""
    if crew != NO_CREW:
        kind = g.tables.work_crew_kind[g.work[at]]
        people = field.list_upright(g, kind) if crew == UPRIGHT_CREW else field.list_tired(g, kind)
        people[at] -= 1
        field.leave_hex(g, at)
    g.bound_work[target] = g.work[at]
    g.bound_facing[target] = g.facing[at]
    g.bound_crew[target] = crew
    field.take_work(g, at)


# 12.5 and 12.9: they arrive


def has_bound(g: Realm, at: int) -> bool:
    """Whether Units are on their way to a hex."""
    return g.bound_farmers[at] + g.bound_citizens[at] > 0 or g.bound_work[at] != NONE


class Arrival(Rule[Realm]):
    """All who are on their way arrive; the Supreme Commander's go on, if they can."""

    rule = "12.5"
    takes = ("stage:count",)

    def __init__(self, stage: int) -> None:
        self.stage: Final = stage

    def run(self, g: Realm) -> Steps:
        team = g.team(g.active)
        lands: Steps = tuple(
            [Land(at, self.stage, team) for at in range(HEXES) if has_bound(g, at)]
        )
        if self.stage == FIRST and g.mode != COOP:
            return (*lands, skirmish.Answer(1 - team), Deploy(SECOND))
        if self.stage == FIRST:
            return (*lands, Deploy(SECOND))
        return (*lands, END_DEPLOY)


class EndDeploy(Rule[Realm]):
    """The Deploy is over; against each other those who moved are exhausted."""

    rule = "23.14"

    def run(self, g: Realm) -> Steps:
        g.spent = 0
        for at in range(HEXES):
            for kind, moved in ((FARMER, g.moved_farmers), (CITIZEN, g.moved_citizens)):
                for _ in range(min(moved[at], field.list_upright(g, kind)[at])):
                    field.tire(g, at, kind)
                moved[at] = 0
        return (skirmish.Answer(1 - g.team(g.active)),) if g.mode != COOP else DONE


class Land(Rule[Realm]):
    """Those who come to a hex together arrive; with Invaders there, they fight one Battle."""

    rule = "12.5"
    takes = ("hex", "stage:count", "team")

    def __init__(self, hex: int, stage: int, team: int) -> None:
        self.hex: Final = hex
        self.stage: Final = stage
        self.team: Final = team

    def run(self, g: Realm) -> Steps:
        at = self.hex
        bonus = g.tables.supreme_bonus if self.stage != ONLY else 0
        if g.mode != COOP:
            return duel.land(g, at, self.team, bonus, self.stage == FIRST)
        duel.place_units(g, at, self.team, False)
        if g.basic[at] + g.elite[at] == 0:
            return DONE
        g.cover[at] += bonus
        return (Clash(at, 0),)


END_DEPLOY: Final = EndDeploy()
