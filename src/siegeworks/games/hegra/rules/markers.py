"""20 Missions and the markers of advanced events."""

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.hegra.rules import effects, log, tracks
from siegeworks.games.hegra.rules.pieces import (
    CLEAR_EMPTY,
    CLEAR_MORALE,
    CLEAR_SILENCED,
    CLEAR_SUPPLIES,
    DAMAGED,
    DAYS,
    FACILITIES,
    FIND_GUN,
    GUN_TILES,
    HIDDEN,
    NONE,
    SOLDIER,
    WHOLE,
)
from siegeworks.games.hegra.rules.state import Command, Fortress, total


def clear(g: Fortress, event: int) -> None:
    """20.7: an advanced event is over."""
    g.ongoing = [other for other in g.ongoing if other != event]
    g.tell(log.MARKER_CLEARED, event)


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
        if g.mission != NONE and not g.asked and fulfilled(g):
            return (Claim(),)
        return DONE


class PayMarkers(Command):
    """As the day phase begins and before it ends, events that can be paid off may be."""

    rule = "20.7"

    def options(self, g: Fortress) -> list[int]:
        found = [log.PAY + event for event in g.ongoing if payable(g, event)]
        return [*found, log.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        event = option & NOUN
        amount = g.tables.event_amount[event]
        clear(g, event)
        if g.tables.event_clear[event] == CLEAR_SUPPLIES:
            tracks.gain_supplies(g, -amount)
            return (self,)
        return (tracks.MoraleDown(amount), self)


def payable(g: Fortress, event: int) -> bool:
    """Whether an advanced event can be paid off."""
    amount = g.tables.event_amount[event]
    how = g.tables.event_clear[event]
    if how == CLEAR_SUPPLIES:
        return g.supplies >= amount
    return how == CLEAR_MORALE and g.morale >= amount


def fulfilled(g: Fortress) -> bool:
    """20.4: whether the condition of the mission holds."""
    return reached(g, g.tables.mission_goal[g.mission]) >= g.tables.mission_need[g.mission]


def reached(g: Fortress, goal: int) -> int:
    """How much of a goal there is, in the order of GOAL_NAMES."""
    if goal == 0:
        return g.defence
    if goal == 1:
        return g.supplies
    if goal == 2:
        return g.delivered
    if goal == 3:
        return repaired(g)
    if goal == 4:
        return g.manned()
    if goal == 5:
        return soldiers(g)
    if goal == 6:
        return g.icons(0) + g.icons(1)
    if goal == 7:
        return 0 if total(g.patrols) else 1
    return g.healthy()


def repaired(g: Fortress) -> int:
    """Damage tiles that have been taken off what is in play."""
    count = 3 - total(g.damaged) + GUN_TILES - g.gun_damage[0]
    if g.facility[FIND_GUN] != HIDDEN:
        count += GUN_TILES - g.gun_damage[1]
    for facility in range(FACILITIES - 1):
        if g.facility[facility] == WHOLE:
            count += DAMAGED
    return count


def soldiers(g: Fortress) -> int:
    """Healthy soldiers."""
    count = g.tired[SOLDIER] + g.rest[SOLDIER] + g.ready[SOLDIER]
    for who in g.post:
        if who == SOLDIER:
            count += 1
    return count


class Claim(Command):
    """The mission may be done now, after a later section, or on another day for more."""

    rule = "20.4"

    def options(self, g: Fortress) -> list[int]:
        return [log.CLAIM, log.LATER, log.NOT_TODAY]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option != log.CLAIM:
            g.asked = 1 if option == log.NOT_TODAY else 0
            return DONE
        day = min(g.day, DAYS - 1)
        reward = g.tables.mission_reward[g.mission * (DAYS - 1) + day - 1]
        g.tell(log.MISSION_DONE, g.mission)
        g.mission = NONE
        return effects.perform(g, reward)


class MissionFails(Rule[Fortress]):
    """After round 10 an open mission is over, and day 11 begins with low Morale."""

    rule = "20.5"

    def run(self, g: Fortress) -> Steps:
        g.tell(log.MISSION_FAILED, g.mission)
        g.mission = NONE
        g.morale = max(0, g.morale - g.tables.mission_penalty)
        g.tell(log.MORALE_NOW, g.morale)
        return DONE
