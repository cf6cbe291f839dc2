"""20 The Year's end: meals, production, new work, and the start player."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.ante_portas.rules import field, people, stores, vocabulary
from siegeworks.games.ante_portas.rules.asking import QuietQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    BUILDING_SOURCES,
    BUILDINGS,
    CITIZEN,
    DOLLAR,
    FACTORY,
    FACTORY_CITIZEN,
    FOOD,
    GOODS,
    HEXES,
    HUNTING_LODGE,
    IMPROVEMENTS,
    JOBS,
    KINDS,
    NONE,
    PUB,
    SLAUGHTERING_BLOCKS,
    SOURCE_BUILDING,
    SOURCE_GOOD,
    SOURCE_IMPROVEMENT,
    SOURCES,
    THEATER,
    TOOL,
)
from siegeworks.games.ante_portas.rules.state import Realm

MONEY: Final[tuple[int, ...]] = (PUB, THEATER)


# 20.3 to 20.5: meals


def count_eaters(g: Realm, team: int) -> int:
    """20.3: Citizens at work and on the Battleground (20.4)."""
    total = 0
    for seat in range(g.seats):
        if g.team(seat) == team:
            total += people.count_working(g, seat, CITIZEN)
    for hex in range(HEXES):
        total += count_soldiers(g, team, hex)
    return total


def count_soldiers(g: Realm, team: int, hex: int) -> int:
    """Citizens of a team on a hex."""
    if g.army[hex] != team:
        return 0
    return g.citizens[hex] + g.tired_citizens[hex]


def count_food(g: Realm, team: int) -> int:
    """20.3: all Food of a team, in any store."""
    total = 0
    for seat in range(g.seats):
        if g.team(seat) == team:
            total += stores.count_have(g, seat, FOOD)
    return total


class Meals(Rule[Realm]):
    """Food for each Citizen who works or fights; if it is short, somebody goes without."""

    rule = "20.3"
    takes = ("team",)

    def __init__(self, team: int) -> None:
        self.team: Final = team

    def run(self, g: Realm) -> Steps:
        eaters = count_eaters(g, self.team)
        food = count_food(g, self.team)
        if eaters > food:
            return (Hunger(self.team, eaters - food), self)
        for _ in range(eaters):
            stores.take_any(g, find_fullest(g, self.team), FOOD, 1)
        if eaters:
            g.tell(vocabulary.FED, eaters)
        return DONE


def find_fullest(g: Realm, team: int) -> int:
    """20.3: the seat of a team that has most Food."""
    best = NONE
    most = 0
    for seat in range(g.seats):
        if g.team(seat) == team:
            food = stores.count_have(g, seat, FOOD)
            if food > most:
                best = seat
                most = food
    return best


class Hunger(QuietQuestion):
    """Who is not fed: a worker goes home, a Soldier to the Sickbay."""

    rule = "20.5"
    takes = ("team", "count")

    def __init__(self, team: int, count: int) -> None:
        self.team: Final = team
        self.count: Final = count

    def seat(self, g: Realm) -> int:
        return g.start if g.team(g.start) == self.team else (g.start + 1) % g.seats

    def seats(self, g: Realm) -> int:
        return g.allies(self.team)

    def universe(self, g: Realm, seat: int) -> list[int]:
        found: list[int] = []
        for who in range(g.seats):
            if g.team(who) == self.team:
                for job in range(JOBS):
                    if people.find_job_kind(job) == CITIZEN and g.workers[who * JOBS + job]:
                        found.append(vocabulary.STARVE_WORKER + who * JOBS + job)
        for hex in range(HEXES):
            if count_soldiers(g, self.team, hex):
                found.append(vocabulary.STARVE_SOLDIER + hex)
        return found

    def choose(self, g: Realm, option: int) -> Steps:
        more: Steps = (Hunger(self.team, self.count - 1),) if self.count > 1 else DONE
        noun = option & NOUN
        if option >= vocabulary.STARVE_SOLDIER:
            starve_soldier(g, self.team, noun)
            return more
        seat, job = divmod(noun, JOBS)
        g.tell(vocabulary.WORKER_HUNGRY, noun)
        return people.dismiss(g, seat, job, False) + more


def starve_soldier(g: Realm, team: int, hex: int) -> None:
    """20.5: an unfed Soldier goes to the Sickbay, an exhausted one first."""
    if g.tired_citizens[hex]:
        g.tired_citizens[hex] -= 1
    else:
        g.citizens[hex] -= 1
    g.sickbay[team * KINDS + CITIZEN] += 1
    g.tell(vocabulary.SOLDIER_HUNGRY, hex)
    field.leave_hex(g, hex)


# 20.6: production


class Produce(Rule[Realm]):
    """Manned Buildings and yearly Improvements bring goods, Dollars and Tools."""

    rule = "20.6"

    def run(self, g: Realm) -> Steps:
        refine: Steps = DONE
        for seat in range(g.seats):
            produce(g, seat)
            refine = refine + list_refineries(g, seat)
        return refine


def produce(g: Realm, seat: int) -> None:
    """8.6 to 8.11 and 11.5: all that a community makes in a Year (8.5, 8.7)."""
    t = g.tables
    bonus = share_factories(g, seat)
    for source in range(BUILDING_SOURCES):
        building = SOURCE_BUILDING[source]
        manned = g.workers[seat * JOBS + building]
        if manned:
            made = manned * t.building_output[building] + bonus[building]
            if building == HUNTING_LODGE:
                blocks = g.owned[seat * IMPROVEMENTS + SLAUGHTERING_BLOCKS]
                made += manned * blocks
            each = t.building_output[building] * t.buffer_times
            most = g.buildings[seat * BUILDINGS + building] * each
            fill_buffer(g, seat, source, made, manned * each, most)
    money = 0
    for building in MONEY:
        manned = g.workers[seat * JOBS + building]
        money += manned * t.building_money[building] + bonus[building]
    produce_improvements(g, seat)
    if money:
        g.dollars[seat] += money
        g.tell(vocabulary.EARNED, seat, money)
    g.tools[seat] += t.smithy
    g.tell(vocabulary.SMITHED, seat, t.smithy)


def share_factories(g: Realm, seat: int) -> list[int]:
    """8.8: +1 for up to four manned producers of the worker's kind; the dearest goods first."""
    bonus = [0] * JOBS
    t = g.tables
    farmers = g.workers[seat * JOBS + FACTORY] * t.factory_reach
    citizens = g.workers[seat * JOBS + FACTORY_CITIZEN] * t.factory_reach
    for building in t.factory_order:
        is_citizens = people.find_job_kind(building) == CITIZEN
        served = min(g.workers[seat * JOBS + building], citizens if is_citizens else farmers)
        bonus[building] = served * t.factory_bonus
        if is_citizens:
            citizens -= served
        else:
            farmers -= served
    return bonus


def fill_buffer(g: Realm, seat: int, source: int, made: int, manned: int, most: int) -> None:
    """8.6: as much as the Buffers hold, those of manned Buildings only; the rest is lost.

    What is in the way goes to the Storage or the Warehouse first, if there is room.
    """
    place = seat * SOURCES + source
    clear_buffer(g, seat, source, g.buffer[place] + min(made, manned) - most)
    kept = max(0, min(made, manned, most - g.buffer[place]))
    g.buffer[place] += kept
    if kept:
        g.tell(vocabulary.PRODUCED, place, kept)
    if made > kept:
        g.tell(vocabulary.BUFFER_FULL, place, made - kept)


def clear_buffer(g: Realm, seat: int, source: int, count: int) -> None:
    """6.3: so many goods leave a Buffer for the Storage or the Warehouse, while there is room."""
    good = SOURCE_GOOD[source]
    for _ in range(min(count, g.buffer[seat * SOURCES + source])):
        if stores.count_room(g, seat) > 0:
            g.storage[seat * GOODS + good] += 1
        elif stores.count_warehouse_room(g, seat, good) > 0:
            g.warehouse[seat * GOODS + good] += 1
        else:
            return
        g.buffer[seat * SOURCES + source] -= 1
        g.tell(vocabulary.SHIFTED, seat, good)


def produce_improvements(g: Realm, seat: int) -> None:
    """11.5: what yearly ones bring for nothing, into Buffers of their own."""
    t = g.tables
    for card in t.yearly_improvements:
        recipe = t.improvement_yearly[card]
        if t.recipe_cost[recipe] == 0:
            for _ in range(g.owned[seat * IMPROVEMENTS + card]):
                bring(g, seat, card, recipe)


def bring(g: Realm, seat: int, card: int, recipe: int) -> None:
    """11.5: what an Improvement makes comes into its Buffer, or to Tools and Dollars."""
    t = g.tables
    made = t.bundles[t.recipe_gain[recipe]]
    source = find_source(card)
    if source == NONE:
        g.tools[seat] += made[TOOL]
        g.dollars[seat] += made[DOLLAR]
        g.tell(vocabulary.RECEIVED, seat, t.recipe_gain[recipe])
    else:
        count = made[SOURCE_GOOD[source]]
        most = count * t.buffer_times
        fill_buffer(g, seat, source, count, most, most)


def list_refineries(g: Realm, seat: int) -> Steps:
    """11.5: the yearly Improvements that turn goods into others."""
    t = g.tables
    found: Steps = DONE
    for card in t.yearly_improvements:
        if t.recipe_cost[t.improvement_yearly[card]]:
            found = found + (Refine(seat, card),) * g.owned[seat * IMPROVEMENTS + card]
    return found


class Refine(QuietQuestion):
    """Goods may be turned into others once a Year, where an Improvement does that."""

    rule = "11.5"
    takes = ("who:seat", "card:improvement")

    def __init__(self, who: int, card: int) -> None:
        self.who: Final = who
        self.card: Final = card

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.DONE, vocabulary.TURN_IN + g.tables.improvement_yearly[self.card]]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None
        t = g.tables
        return stores.why_no_pay(g, self.who, t.bundles[t.recipe_cost[option & NOUN]])

    def choose(self, g: Realm, option: int) -> Steps:
        if option != vocabulary.DONE:
            t = g.tables
            recipe = option & NOUN
            stores.pay(g, self.who, t.bundles[t.recipe_cost[recipe]])
            bring(g, self.who, self.card, recipe)
        return DONE


def find_source(card: int) -> int:
    """The Buffer of an Improvement, or NONE."""
    for source in range(BUILDING_SOURCES, SOURCES):
        if SOURCE_IMPROVEMENT[source] == card:
            return source
    return NONE


# 20.7 and 9.6: new work, new start player


class Rearrange(QuietQuestion):
    """Workers may be taken out, job by job, and others put in; whoever ate does not eat again."""

    rule = "20.7"
    takes = ("who:seat", "cursor:job-place")

    def __init__(self, who: int, cursor: int) -> None:
        self.who: Final = who
        self.cursor: Final = cursor

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        out = [vocabulary.DISMISS + job for job in range(JOBS) if g.workers[self.who * JOBS + job]]
        into = [vocabulary.EMPLOY + job for job in range(JOBS)]
        return [vocabulary.DONE, *out, *into]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        verb = option & ~NOUN
        if verb == vocabulary.EMPLOY:
            return people.why_no_employ(g, self.who, option & NOUN)
        if verb == vocabulary.DISMISS and option & NOUN < self.cursor:
            return Reason("passed-by", "20.7")
        return None

    def options(self, g: Realm) -> list[int]:
        found = [vocabulary.DONE]
        for job in range(self.cursor, JOBS):
            if g.workers[self.who * JOBS + job]:
                found.append(vocabulary.DISMISS + job)
        for job in people.list_jobs(g, self.who):
            found.append(vocabulary.EMPLOY + job)
        return found

    def choose(self, g: Realm, option: int) -> Steps:
        verb = option & ~NOUN
        job = option & NOUN
        if verb == vocabulary.DISMISS:
            g.tell(vocabulary.DISMISSED, self.who, job)
            return people.dismiss(g, self.who, job, True) + (Rearrange(self.who, job),)
        if verb == vocabulary.EMPLOY:
            return people.employ(g, self.who, job) + (Rearrange(self.who, JOBS),)
        return DONE


class NewStart(Rule[Realm]):
    """Whoever visited the Head Official last is start player of the next Year."""

    rule = "9.6"

    def run(self, g: Realm) -> Steps:
        if g.claim != NONE:
            g.start = g.claim
            g.claim = NONE
            g.tell(vocabulary.STARTS, g.start)
        for seat in range(g.seats):
            g.fed[seat] = 0
            g.used[seat] = 0
        return DONE


PRODUCE: Final = Produce()
NEW_START: Final = NewStart()
