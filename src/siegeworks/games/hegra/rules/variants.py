"""20 Variants: missions, advanced events, mixed air stacks."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Chance, Reason, Rule, Steps
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import morale, scripts, vocabulary
from siegeworks.games.hegra.rules.pieces import (
    CLEAR_EMPTY,
    CLEAR_MORALE,
    CLEAR_SILENCED,
    CLEAR_SUPPLIES,
    DAYS,
    FACILITIES,
    FIND_GUN,
    GOAL_DEFENCE,
    GOAL_DELIVERED,
    GOAL_GUNS,
    GOAL_MANNED,
    GOAL_REPAIRED,
    GOAL_SOLDIERS,
    GOAL_SUPPLIES,
    GOAL_UNPATROLLED,
    HIDDEN,
    NONE,
    POSITIONS,
    SOLDIER,
    WHOLE,
)
from siegeworks.games.hegra.rules.state import SETUP_LUCK, Command, Fortress, total
from siegeworks.parts.counting import count_kinds

ROUNDS: Final = DAYS - 1  # a mission can be done up to day 10


def clear(g: Fortress, event: int) -> None:
    """20.7: an advanced event is over."""
    g.ongoing = [other for other in g.ongoing if other != event]
    g.tell(vocabulary.MARKER_CLEARED, event)


def silence(g: Fortress, sector: int) -> None:
    """20.7: a gun has fired at a sector: events that ask for it are over."""
    t = g.tables
    for event in g.ongoing:
        if t.event_clear[event] == CLEAR_SILENCED and t.event_sector[event] == sector:
            clear(g, event)


class SectionEnds(Rule[Fortress]):
    """After each section: empty sectors clear their events, and a mission may be done."""

    rule = "20.7"

    def run(self, g: Fortress) -> Steps:
        t = g.tables
        for event in g.ongoing:
            if t.event_clear[event] == CLEAR_EMPTY and g.troops(t.event_sector[event]) == 0:
                clear(g, event)
        if g.mission != NONE and not g.asked and is_fulfilled(g):
            return (Claim(),)
        return DONE


class PayMarkers(Command):
    """As the day phase begins and before it ends, events that can be paid off may be."""

    rule = "20.7"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        payable = (CLEAR_SUPPLIES, CLEAR_MORALE)
        found = [event for event in g.ongoing if g.tables.event_clear[event] in payable]
        return [*(vocabulary.PAY + event for event in found), vocabulary.DONE]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return None if option == vocabulary.DONE else why_unpaid(g, option & NOUN)

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        event = option & NOUN
        amount = g.tables.event_amount[event]
        clear(g, event)
        if g.tables.event_clear[event] == CLEAR_SUPPLIES:
            g.gain_supplies(-amount)
            return (self,)
        return (morale.MoraleDown(amount), self)


def why_unpaid(g: Fortress, event: int) -> Reason | None:
    """20.7: why an advanced event that can be paid off cannot be now, or None."""
    need = g.tables.event_amount[event]
    if g.tables.event_clear[event] == CLEAR_SUPPLIES:
        return None if g.supplies >= need else Reason("too-few-supplies", "20.7", need, g.supplies)
    return None if g.morale >= need else Reason("too-little-morale", "20.7", need, g.morale)


def is_fulfilled(g: Fortress) -> bool:
    """20.4: whether the condition of the mission holds."""
    return count_reached(g, g.tables.mission_goal[g.mission]) >= g.tables.mission_need[g.mission]


def count_reached(g: Fortress, goal: int) -> int:
    """How much of a goal there is, in the order of GOAL_NAMES."""
    if goal == GOAL_DEFENCE:
        return g.defence
    if goal == GOAL_SUPPLIES:
        return g.supplies
    if goal == GOAL_DELIVERED:
        return g.delivered
    if goal == GOAL_REPAIRED:
        return count_repaired(g)
    if goal == GOAL_MANNED:
        return g.manned()
    if goal == GOAL_SOLDIERS:
        return count_soldiers(g)
    if goal == GOAL_GUNS:
        return g.icons(0) + g.icons(1)
    if goal == GOAL_UNPATROLLED:
        return 0 if total(g.patrols) else 1
    return g.healthy()


def count_repaired(g: Fortress) -> int:
    """Damage tiles that have been taken off what is in play."""
    count = POSITIONS - 1 - total(g.damaged) + g.whole_tiles(0)
    if g.facility[FIND_GUN] != HIDDEN:
        count += g.whole_tiles(1)
    for facility in range(FACILITIES - 1):
        if g.facility[facility] == WHOLE:
            count += 1
    return count


def count_soldiers(g: Fortress) -> int:
    """Healthy soldiers."""
    count = g.tired[SOLDIER] + g.rest[SOLDIER] + g.ready[SOLDIER]
    for who in g.post:
        if who == SOLDIER:
            count += 1
    return count


def find_reward_today(g: Fortress) -> tuple[int, ...]:
    """20.4: what the mission brings if it is done today."""
    return find_reward(g.tables, g.mission, g.day)


def find_reward(t: Tables, mission: int, day: int) -> tuple[int, ...]:
    """20.4: what a mission brings on a day: all rows that are due; the last day is the tenth."""
    return t.mission_reward[mission * ROUNDS + min(day, ROUNDS) - 1]


class Claim(Command):
    """The mission may be done now, after a later section, or on another day for more."""

    rule = "20.4"

    def options(self, g: Fortress) -> list[int]:
        return [vocabulary.CLAIM, vocabulary.LATER, vocabulary.NOT_TODAY]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option != vocabulary.CLAIM:
            g.asked = 1 if option == vocabulary.NOT_TODAY else 0
            return DONE
        gain = find_reward_today(g)
        g.tell(vocabulary.MISSION_DONE, g.mission)
        g.mission = NONE
        return scripts.perform(g, gain)


class MissionFails(Rule[Fortress]):
    """After round 10 an open mission is over, and day 11 begins with low Morale."""

    rule = "20.5"

    def run(self, g: Fortress) -> Steps:
        g.tell(vocabulary.MISSION_FAILED, g.mission)
        g.mission = NONE
        g.morale = max(0, g.morale - g.tables.mission_penalty)
        g.tell(vocabulary.MORALE_NOW, g.morale)
        return DONE


class DrawMission(Chance[Fortress]):
    """One mission card is drawn at random."""

    rule = "20.3"
    stream = SETUP_LUCK
    noun = "mission"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        return [(mission, 1) for mission in range(len(g.tables.mission_goal))]

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.mission = outcome
        g.tell(vocabulary.MISSION_GIVEN, outcome)
        g.tell(
            vocabulary.MISSION_GOAL, g.tables.mission_goal[outcome], g.tables.mission_need[outcome]
        )
        return DONE


class DrawAir(Chance[Fortress]):
    """The air tiles are mixed and laid out in pairs."""

    rule = "20.8"
    stream = SETUP_LUCK
    noun = "air"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        left = [0, 0, 0]
        for kind in g.tables.air:
            left[kind] += 1
        for kind in g.air_stacks:
            left[kind] -= 1
        return count_kinds(left)

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.air_stacks = [*g.air_stacks, outcome]
        if len(g.air_stacks) % 2 == 0:
            g.tell(vocabulary.AIR_LAID, g.air_stacks[-2], outcome)
        return DONE
