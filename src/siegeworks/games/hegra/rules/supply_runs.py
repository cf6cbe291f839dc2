"""13 Supply runs."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Refusal, Rule, Steps
from siegeworks.games.hegra.rules import guns, log, patrols, refusals, tracks
from siegeworks.games.hegra.rules.deliveries import Return
from siegeworks.games.hegra.rules.injuries import Die, Wound
from siegeworks.games.hegra.rules.pieces import (
    COUNTER,
    EDITION_2023,
    FIND_COUNTER,
    FIRST_DEPOT,
    FIRST_NUMBERED,
    FORTRESS,
    HUNTER,
    NODES,
    NONE,
    NUMBERED,
    RUN,
    SOLDIER,
    TYPES,
    WHOLE,
)
from siegeworks.games.hegra.rules.state import Command, Fortress, total


class SupplyRun(Rule[Fortress]):
    """New runners go to the fortress space, counter patrols act, then all runners move."""

    rule = "13.1"

    def run(self, g: Fortress) -> Steps:
        for who in range(TYPES):
            for _ in range(g.jobs[RUN * TYPES + who]):
                g.runner_who.append(who)
                g.runner_at.append(FORTRESS)
                g.runner_load.append(NONE)
                g.tell(log.RUN_SENT, who)
            g.jobs[RUN * TYPES + who] = 0
        raids = g.uses(COUNTER)
        g.leave(COUNTER)
        move: Steps = (MoveRuns(),) if g.runner_who else DONE
        return ((CounterPatrol(),) * raids) + move if raids else move


class CounterPatrol(Rule[Fortress]):
    """A patrol is removed; once repaired, Suspicion falls, too."""

    rule = "13.2"

    def run(self, g: Fortress) -> Steps:
        if g.facility[FIND_COUNTER] == WHOLE:
            tracks.lower_suspicion(g, g.tables.counter_suspicion)
        return (patrols.TakePatrol(),) if total(g.patrols) else DONE


@mypyc_attr(free_list_len=1)
class MoveRuns(Rule[Fortress]):
    """All runners on the map move, one after the other, then those at home report."""

    rule = "13.3"

    def run(self, g: Fortress) -> Steps:
        g.walkers = len(g.runner_who)
        return (NextRunner(), Return())


@mypyc_attr(free_list_len=1)
class NextRunner(Command):
    """Choose who moves next; each finishes before the next begins."""

    rule = "13.3"

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        for runner in range(g.walkers):
            option = log.WALK + g.runner_who[runner] * NODES + g.runner_at[runner]
            if option not in found:
                found.append(option)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        noun = option & NOUN
        runner = 0
        while g.runner_who[runner] * NODES + g.runner_at[runner] != noun:
            runner += 1
        set_off(g, runner)
        return (Stride(0), self)


def set_off(g: Fortress, runner: int) -> None:
    """The runner goes behind those still to move; the weather and his load say how far."""
    last = g.walkers - 1
    for row in (g.runner_who, g.runner_at, g.runner_load):
        row[runner], row[last] = row[last], row[runner]
    g.walkers = last
    g.paces = g.tables.moves[g.weather]
    if carries(g, last) and g.runner_who[last] != HUNTER:
        g.paces -= 1


def carries(g: Fortress, runner: int) -> bool:
    """13.9: whether a runner has a token, or takes one along as he leaves a stocked depot."""
    depot = g.runner_at[runner] - FIRST_DEPOT
    return g.runner_load[runner] != NONE or (depot >= 0 and g.depot_count[depot] > 0)


@mypyc_attr(free_list_len=1)
class Stride(Command):
    """The runner goes on to a neighbouring space or stops where he has moved to."""

    rule = "13.4"
    takes = ("has_moved:yes-no",)

    def __init__(self, has_moved: int) -> None:
        self.has_moved: Final = has_moved

    def options(self, g: Fortress) -> list[int]:
        runner = g.walkers
        here = g.runner_at[runner]
        found: list[int] = []
        if g.paces:
            for node in g.tables.links[here]:
                if may_enter(g, runner, node, g.paces - 1):
                    found.append(log.GO + node)
        if not found or (
            (self.has_moved or g.edition == EDITION_2023) and not g.taken(here, runner)
        ):
            found.append(log.STAY)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        runner = g.walkers
        if option == log.STAY:
            g.tell(log.RUN_STAYS, g.runner_who[runner], g.runner_at[runner])
            return DONE
        load_up(g, runner)
        node = option & NOUN
        g.runner_at[runner] = node
        g.paces -= 1
        g.tell(log.RUN_MOVES, g.runner_who[runner], node)
        if node == FORTRESS or node >= FIRST_DEPOT:
            return DONE
        field = node - FIRST_NUMBERED
        if field >= 0 and (g.patrols[field] or g.pieces[field]):
            return (Encounter(),)
        return (Stride(1),)

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return refusals.stride(g, self.has_moved)


def may_enter(g: Fortress, runner: int, node: int, left: int) -> bool:
    """13.4: not where another stands, unless he can go on; a loaded runner passes no depot."""
    if node >= FIRST_DEPOT:
        return g.runner_at[runner] != node and not carries(g, runner)
    if not g.taken(node, runner):
        return True
    if left == 0:
        return False
    return any(may_enter(g, runner, further, left - 1) for further in g.tables.links[node])


def load_up(g: Fortress, runner: int) -> None:
    """13.9: whoever leaves a stocked depot takes a delivery token along."""
    depot = g.runner_at[runner] - FIRST_DEPOT
    if depot >= 0 and g.depot_count[depot] and g.runner_load[runner] == NONE:
        g.runner_load[runner] = g.depot_token[depot]
        g.tell(log.TOKEN_TAKEN, g.runner_who[runner], g.depot_token[depot])
        g.depot_count[depot] -= 1
        if g.depot_count[depot] == 0:
            g.depot_token[depot] = NONE


class Encounter(Command):
    """Hide, sneak past, or fight, as a soldier can."""

    rule = "13.5"

    def options(self, g: Fortress) -> list[int]:
        runner = g.walkers
        node = g.runner_at[runner]
        if g.taken(node, runner):
            return [log.SNEAK]
        found = [log.HIDE, log.SNEAK]
        if g.runner_who[runner] == SOLDIER:
            field = node - FIRST_NUMBERED
            if g.patrols[field]:
                found.append(log.FIGHT + field)
            if g.pieces[field]:
                found.append(log.FIGHT + NUMBERED + field)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.HIDE:
            return (Hide(),)
        if option == log.SNEAK:
            return (Sneak(),)
        guns.take(g, option & NOUN)
        return (Fight(),)

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return refusals.encounter(g)


class Hide(Rule[Fortress]):
    """The move ends, and Suspicion falls by 1."""

    rule = "13.6"

    def run(self, g: Fortress) -> Steps:
        g.tell(log.RUN_HIDES, g.runner_who[g.walkers], g.runner_at[g.walkers])
        tracks.lower_suspicion(g, 1)
        return DONE


class Sneak(Die):
    """Above the Suspicion level he goes on and Suspicion rises; else he is caught."""

    rule = "13.7"

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        runner = g.walkers
        who = g.runner_who[runner]
        if outcome > g.suspicion:
            g.tell(log.RUN_SNEAKS, who, outcome)
            if g.edition == EDITION_2023:
                return (Stride(1), tracks.SuspicionUp(1))
            return (tracks.SuspicionUp(1), Stride(1))
        g.tell(log.RUN_CAUGHT, who, outcome)
        field = g.runner_at[runner] - FIRST_NUMBERED
        g.reserve[who] += 1
        drop_runner(g, runner)
        tracks.lower_suspicion(g, 2)
        if g.patrols[field]:
            patrols.remove_patrol(g, field)
        elif g.edition == EDITION_2023 and total(g.patrols):
            return (patrols.TakePatrol(),)
        return DONE


class Fight(Die):
    """The enemy is gone and the move ends; at or below the Suspicion level he is injured."""

    rule = "13.8"

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        runner = g.walkers
        who = g.runner_who[runner]
        g.tell(log.RUN_FIGHTS, who, outcome)
        if outcome > g.suspicion:
            return (tracks.SuspicionUp(1),)
        drop_runner(g, runner)
        tracks.lower_suspicion(g, 2)
        return (Wound(who),)


def drop_runner(g: Fortress, runner: int) -> None:
    """A runner leaves the map, and his delivery token the game."""
    if g.runner_load[runner] != NONE:
        g.tell(log.TOKEN_LOST, g.runner_load[runner])
    g.runner_who.pop(runner)
    g.runner_at.pop(runner)
    g.runner_load.pop(runner)
