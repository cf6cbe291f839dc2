"""13 Supply runs."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Reason, Refusal, Rule, Steps
from siegeworks.games.hegra.rules import guns, hit_bag, morale, turn_track, vocabulary
from siegeworks.games.hegra.rules.injuries import Wound
from siegeworks.games.hegra.rules.pieces import (
    COUNTER,
    EDITION_2023,
    FIND_COUNTER,
    FIRST_DEPOT,
    FIRST_NUMBERED,
    FORTRESS,
    HUNTER,
    MISS_TOKEN,
    MORALE_TOKEN,
    NODES,
    NONE,
    NUMBERED,
    PATROL_TOKEN,
    RUN,
    SOLDIER,
    SUPPLY_TOKEN,
    SUSPICION_RESET,
    SUSPICION_TOP,
    TYPES,
    WHOLE,
)
from siegeworks.games.hegra.rules.state import Command, Die, Fortress, Leave, QuietCommand, total

# Why something cannot be done
SPACE_TAKEN: Final = Reason("space-taken", "13.4")
MUST_MOVE: Final = Reason("must-move", "13.3", 1, 0)
ONLY_SOLDIERS: Final = Reason("only-soldiers", "13.8")
HAS_MOVED: Final = Reason("has-moved", "13.3")
ONLY_PATROLS: Final = Reason("only-patrols", "13.2")


class SupplyRun(Rule[Fortress]):
    """New runners go to the fortress space, counter patrols act, then all runners move."""

    rule = "13.1"

    def run(self, g: Fortress) -> Steps:
        for who in range(TYPES):
            for _ in range(g.jobs[RUN * TYPES + who]):
                g.runner_who.append(who)
                g.runner_at.append(FORTRESS)
                g.runner_load.append(NONE)
                g.tell(vocabulary.RUN_SENT, who)
            g.jobs[RUN * TYPES + who] = 0
        raids: Steps = (*((CounterPatrol(),) * g.uses(COUNTER)), Leave(COUNTER))
        return (*raids, MoveRuns()) if g.runner_who else raids


class CounterPatrol(Rule[Fortress]):
    """A patrol is removed; once repaired, Suspicion may fall, too."""

    rule = "13.2"

    def run(self, g: Fortress) -> Steps:
        raid: Steps = (TakePatrol(),) if total(g.patrols) else DONE
        return (*raid, Hush()) if g.facility[FIND_COUNTER] == WHOLE else raid


class Hush(Command):
    """Suspicion may be lowered; near its top some would rather see it start anew."""

    rule = "13.2"

    def options(self, g: Fortress) -> list[int]:
        is_lowest = g.suspicion == g.tables.suspicion_floor
        return [] if is_lowest else [vocabulary.LOWER_SUSPICION, vocabulary.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.LOWER_SUSPICION:
            lower_suspicion(g, g.tables.counter_suspicion)
        return DONE


@mypyc_attr(free_list_len=1)
class MoveRuns(Rule[Fortress]):
    """All runners on the map move, one after the other, then those at home report."""

    rule = "13.3"

    def run(self, g: Fortress) -> Steps:
        g.walkers = len(g.runner_who)
        return (NextRunner(), Return())


@mypyc_attr(free_list_len=1)
class NextRunner(QuietCommand):
    """Choose who moves next; each finishes before the next begins (23.1)."""

    rule = "13.3"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return list_walkers(g, len(g.runner_who))

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return None if option in self.options(g) else HAS_MOVED

    def options(self, g: Fortress) -> list[int]:
        return list_walkers(g, g.walkers)

    def choose(self, g: Fortress, option: int) -> Steps:
        noun = option & NOUN
        runner = 0
        while g.runner_who[runner] * NODES + g.runner_at[runner] != noun:
            runner += 1
        set_off(g, runner)
        return (Stride(0), self)


def list_walkers(g: Fortress, end: int) -> list[int]:
    """The runners at the front of the lists up to one, as options; those who are alike once."""
    found: list[int] = []
    for runner in range(end):
        option = vocabulary.WALK + g.runner_who[runner] * NODES + g.runner_at[runner]
        if option not in found:
            found.append(option)
    return found


def set_off(g: Fortress, runner: int) -> None:
    """The runner goes behind those still to move; the weather and his load say how far."""
    last = g.walkers - 1
    for row in (g.runner_who, g.runner_at, g.runner_load):
        row[runner], row[last] = row[last], row[runner]
    g.walkers = last
    g.paces = g.tables.moves[g.weather]
    if has_load(g, last) and g.runner_who[last] != HUNTER:
        g.paces -= 1


def has_load(g: Fortress, runner: int) -> bool:
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

    def universe(self, g: Fortress, seat: int) -> list[int]:
        here = g.runner_at[g.walkers]
        return [*(vocabulary.GO + node for node in range(NODES) if node != here), vocabulary.STAY]

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return [r for r in super().refusals(g, seat) if not is_far(g, g.walkers, r.option)]

    def quiet_refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return [r for r in super().refusals(g, seat) if is_far(g, g.walkers, r.option)]

    def stands_at(self, g: Fortress) -> int:
        return vocabulary.GO + g.runner_at[g.walkers]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        if is_far(g, g.walkers, option):
            return why_far(g, g.walkers, option & NOUN)
        if option != vocabulary.STAY:
            return why_shut(g, g.walkers, option & NOUN)
        if g.is_taken(g.runner_at[g.walkers], g.walkers):
            return SPACE_TAKEN
        # 22.6: in 2023 he need not move
        return None if self.has_moved or g.edition == EDITION_2023 else MUST_MOVE

    def options(self, g: Fortress) -> list[int]:
        runner = g.walkers
        found: list[int] = []
        if g.paces:
            for node in g.tables.links[g.runner_at[runner]]:
                if can_enter(g, runner, node, g.paces - 1):
                    found.append(vocabulary.GO + node)
        if not found or self.why_not(g, vocabulary.STAY) is None:
            found.append(vocabulary.STAY)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        runner = g.walkers
        if option == vocabulary.STAY:
            g.tell(vocabulary.RUN_STAYS, g.runner_who[runner], g.runner_at[runner])
            return DONE
        load_up(g, runner)
        node = option & NOUN
        g.runner_at[runner] = node
        g.paces -= 1
        g.tell(vocabulary.RUN_MOVES, g.runner_who[runner], node)
        if node == FORTRESS or node >= FIRST_DEPOT:
            return DONE
        field = node - FIRST_NUMBERED
        if field >= 0 and (g.patrols[field] or g.pieces[field]):
            return (Encounter(),)
        return (Stride(1),)


def is_far(g: Fortress, runner: int, option: int) -> bool:
    """13.4: whether an option is to go to a space that is not next to a runner's."""
    is_next = (option & NOUN) in g.tables.links[g.runner_at[runner]]
    return option != vocabulary.STAY and not is_next


def why_far(g: Fortress, runner: int, node: int) -> Reason:
    """13.4: why the moving runner cannot go at once to a space that is not the next."""
    return Reason("space-far", "13.4", count_strides(g, runner, node), g.paces)


def count_strides(g: Fortress, runner: int, goal: int) -> int:
    """13.4: how many spaces away another is, whoever stands on the way."""
    reached = {g.runner_at[runner]}
    for strides in range(1, NODES):
        nodes = {node for last in reached for node in g.tables.links[last]}
        if goal in nodes:
            return strides
        reached = {node for node in nodes if FORTRESS < node < FIRST_DEPOT}
    return NODES


def why_shut(g: Fortress, runner: int, node: int) -> Reason | None:
    """13.4: why the moving runner cannot enter a neighbouring space, or None."""
    return None if can_enter(g, runner, node, g.paces - 1) else SPACE_TAKEN


def can_enter(g: Fortress, runner: int, node: int, left: int) -> bool:
    """13.4: not where another stands, unless he can go on; a depot is open to all (23.10)."""
    if not g.is_taken(node, runner):
        return True
    if left == 0:
        return False
    return any(can_enter(g, runner, further, left - 1) for further in g.tables.links[node])


def load_up(g: Fortress, runner: int) -> None:
    """13.9: whoever leaves a stocked depot takes a delivery token along, always (23.7)."""
    depot = g.runner_at[runner] - FIRST_DEPOT
    if depot >= 0 and g.depot_count[depot] and g.runner_load[runner] == NONE:
        g.runner_load[runner] = g.depot_token[depot]
        g.tell(vocabulary.TOKEN_TAKEN, g.runner_who[runner], g.depot_token[depot])
        g.depot_count[depot] -= 1
        if g.depot_count[depot] == 0:
            g.depot_token[depot] = NONE


class Encounter(Command):
    """Hide, sneak past, or fight, as a soldier can."""

    rule = "13.5"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        field = g.runner_at[g.walkers] - FIRST_NUMBERED
        found = [vocabulary.HIDE, vocabulary.SNEAK]
        if g.patrols[field]:
            found.append(vocabulary.FIGHT + field)
        return [*found, vocabulary.FIGHT + NUMBERED + field] if g.pieces[field] else found

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        runner = g.walkers
        if option == vocabulary.SNEAK:
            return None
        if g.is_taken(g.runner_at[runner], runner):
            return SPACE_TAKEN
        is_able = option == vocabulary.HIDE or g.runner_who[runner] == SOLDIER
        return None if is_able else ONLY_SOLDIERS

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.HIDE:
            return (Hide(),)
        if option == vocabulary.SNEAK:
            return (Sneak(),)
        guns.take(g, option & NOUN)
        return (Fight(),)


class Hide(Rule[Fortress]):
    """The move ends, and Suspicion falls by 1."""

    rule = "13.6"

    def run(self, g: Fortress) -> Steps:
        g.tell(vocabulary.RUN_HIDES, g.runner_who[g.walkers], g.runner_at[g.walkers])
        lower_suspicion(g, 1)
        return DONE


def is_past(g: Fortress, die: int) -> bool:
    """13.7: whether a die is above the Suspicion level: he gets past, or fights unhurt (13.8)."""
    return die > g.suspicion


class Sneak(Die):
    """Above the Suspicion level he goes on and Suspicion rises; else he is caught."""

    rule = "13.7"

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        runner = g.walkers
        who = g.runner_who[runner]
        if is_past(g, outcome):
            g.tell(vocabulary.RUN_SNEAKS, who, outcome)
            if g.edition == EDITION_2023:  # 22.11
                return (Stride(1), SuspicionUp(1))
            return (SuspicionUp(1), Stride(1))
        g.tell(vocabulary.RUN_CAUGHT, who, outcome)
        field = g.runner_at[runner] - FIRST_NUMBERED
        g.reserve[who] += 1
        drop_runner(g, runner)
        lower_suspicion(g, 2)
        if g.patrols[field]:
            guns.remove_patrol(g, field)
        elif g.edition == EDITION_2023 and total(g.patrols):  # 22.7
            return (TakePatrol(),)
        return DONE


class Fight(Die):
    """The enemy is gone and the move ends; at or below the Suspicion level he is injured."""

    rule = "13.8"

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        runner = g.walkers
        who = g.runner_who[runner]
        g.tell(vocabulary.RUN_FIGHTS, who, outcome)
        if is_past(g, outcome):
            return (SuspicionUp(1),)
        drop_runner(g, runner)
        lower_suspicion(g, 2)
        return (Wound(who),)


def drop_runner(g: Fortress, runner: int) -> None:
    """A runner leaves the map, and his delivery token the game."""
    if g.runner_load[runner] != NONE:
        g.tell(vocabulary.TOKEN_LOST, g.runner_load[runner])
    g.runner_who.pop(runner)
    g.runner_at.pop(runner)
    g.runner_load.pop(runner)


class Return(Rule[Fortress]):
    """Runners at home are tired (23.6); each token brings supplies, Morale and its bonus."""

    rule = "13.10"

    def run(self, g: Fortress) -> Steps:
        for runner in range(len(g.runner_at)):
            if g.runner_at[runner] == FORTRESS:
                load = g.runner_load[runner]
                who = g.runner_who[runner]
                g.runner_who.pop(runner)
                g.runner_at.pop(runner)
                g.runner_load.pop(runner)
                g.tired[who] += 1
                g.tell(vocabulary.RUN_RETURNS, who)
                return (self,) if load == NONE else (Deliver(load), self)
        return DONE


class Deliver(Rule[Fortress]):
    """1 Morale, 2 supplies, 1 Suspicion, and the bonus of the token, which leaves the game."""

    rule = "13.11"
    takes = ("token",)

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def run(self, g: Fortress) -> Steps:
        g.delivered += 1
        g.tell(vocabulary.DELIVERED, self.token)
        g.gain_supplies(g.tables.token_supplies + (self.token == SUPPLY_TOKEN))
        cheer = 2 if self.token == MORALE_TOKEN else 1
        home: Steps = (morale.MoraleUp(cheer), SuspicionUp(1))
        if self.token == PATROL_TOKEN:
            # A patrol that Suspicion has just brought can be the one that goes.
            return (*home, TakePatrol())
        if self.token == MISS_TOKEN:
            hit_bag.add_miss(g, 1)
        elif self.token > MORALE_TOKEN and g.reserve[SOLDIER]:
            g.reserve[SOLDIER] -= 1
            g.ready[SOLDIER] += 1
            g.tell(vocabulary.JOINS, SOLDIER)
        return home


class TakePatrol(QuietCommand):
    """A patrol of your choice leaves the map."""

    rule = "13.2"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return guns.list_pieces(g)

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return None if option & NOUN < NUMBERED else ONLY_PATROLS

    def choose(self, g: Fortress, option: int) -> Steps:
        guns.remove_patrol(g, option & NOUN)
        return DONE


class SuspicionUp(Rule[Fortress]):
    """Suspicion grows; above 6 it goes back to 3 and a patrol comes."""

    rule = "13.12"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        g.suspicion += self.amount
        if g.suspicion <= SUSPICION_TOP:
            g.tell(vocabulary.SUSPICION_NOW, g.suspicion)
            return DONE
        g.suspicion = SUSPICION_RESET
        g.tell(vocabulary.SUSPICION_NOW, g.suspicion)
        return (turn_track.NewPatrol(),)


def lower_suspicion(g: Fortress, amount: int) -> None:
    """13.12: suspicion falls, not below its lowest level."""
    now = max(g.tables.suspicion_floor, g.suspicion - amount)
    if now < g.suspicion:
        g.suspicion = now
        g.tell(vocabulary.SUSPICION_NOW, now)
