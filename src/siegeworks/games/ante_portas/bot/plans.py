"""What a Steward is after: the pieces still wanted, and what each purchase is worth: for bots."""

from typing import Final

from siegeworks.games.ante_portas.bot import marching
from siegeworks.games.ante_portas.bot.wall import Wall
from siegeworks.games.ante_portas.bot.weights import Weights
from siegeworks.games.ante_portas.rules import field, people, sight, stores
from siegeworks.games.ante_portas.rules.pieces import (
    BUILDINGS,
    CITIZEN,
    CLAY,
    COOP,
    DOLLAR,
    FARM,
    FARMER,
    FLAT,
    FOOD,
    FORESTERS_HOUSE,
    GOODS,
    HEXES,
    JOBS,
    KINDS,
    PLANK,
    PRESSURE_MINE,
    RESOURCES,
    STORAGE_SHED,
    TOOL,
    TRENCH,
    WINTER,
    WOOD,
)
from siegeworks.games.ante_portas.rules.state import Realm

MINEFIELD: Final[tuple[int, ...]] = (6, 5, 7, 8, 9)  # the hexes 6 to 10, the middle one first
STORE_LAST_YEAR: Final = 1  # Years before the end in which Food is stored
MOST_FARMS: Final = 3  # that are planned at a time
MOST_TRENCHES: Final = 2
MOST_MINES: Final = 3
MOST_FLATS: Final = 2
WOOD_FOR_PLANK: Final = 2  # at the usual Joiner
SPARE_TOOLS: Final = 1


class Plan:
    """The wants of one seat in a co-operative game, as things stand."""

    def __init__(self, g: Realm, seat: int, weights: Weights) -> None:
        self.w = weights
        self.seat = seat
        self.team = g.team(seat)
        self.scale = make_scale(weights)
        self.trip = weights.trip if g.mode == COOP else weights.dash
        self.wall = Wall(g, self.team)
        self.bare = self.wall.list_bare(g)
        self.open_posts = count_open(g, self.bare, self.team)
        self.reserved = count_reserved(g, seat, weights)
        self.farms = self.count_farms(g)
        self.flats = self.count_flats(g)
        self.mines = list_mine_hexes(g) if g.mode == COOP else []
        self.stress = 1.0 + weights.alarm * self.wall.alarm
        self.need = [0] * RESOURCES
        self.add_needs(g)
        self.have = [stores.count_have(g, seat, resource) for resource in range(RESOURCES)]
        self.room = count_room(g, seat)

    def count_farms(self, g: Realm) -> int:
        """Farms this seat should build next: its share of the Soldiers who are missing."""
        if g.wave_round or (g.seats > 1 and self.count_waiting(g) >= self.w.patience):
            return 0  # one Steward alone has too few turns to wait for Trenches
        sick = self.count_sick(g, FARMER)
        wanted = min(self.w.host, self.w.army + self.w.crew * field.count_laid(g, TRENCH))
        here = self.wall.count[FARMER] + self.wall.home[FARMER] - self.reserved
        missing = int(wanted) - here - sick
        return min(MOST_FARMS, max(0, (missing + g.seats - 1) // g.seats))

    def count_sick(self, g: Realm, kind: int) -> int:
        """Soldiers of a kind in the Sickbay of the team."""
        return g.sickbay[self.team * KINDS + kind]

    def count_waiting(self, g: Realm) -> int:
        """Posts with Farmers where a Trench is still missing."""
        waiting = 0
        for at in self.bare:
            if g.farmers[at]:
                waiting += 1
        return waiting

    def count_flats(self, g: Realm) -> int:
        """Flats this seat should make of Farms whose Farmers are at war."""
        if g.wave_round or field.count_laid(g, TRENCH) < self.w.before_flats:
            return 0
        here = self.wall.count[CITIZEN] + self.wall.home[CITIZEN] + self.count_sick(g, CITIZEN)
        missing = (int(self.w.citizens) - here + g.seats - 1) // g.seats
        free = people.count_free(g, self.seat, FARMER)
        farms = g.buildings[self.seat * BUILDINGS + FARM]
        return max(0, min(MOST_FLATS, missing, free, farms))

    def add_needs(self, g: Realm) -> None:
        """Trenches, Farms, Mines; Food for the wounded, and for the Final Wave."""
        need, t = self.need, g.tables
        trenches = (min(MOST_TRENCHES, len(self.bare)) + g.seats - 1) // g.seats
        mines = min(MOST_MINES, len(self.mines))
        planks = max(0, self.flats - stores.count_have(g, self.seat, PLANK))
        self.add_prices(t.work_cost[TRENCH], trenches, g)
        self.add_prices(t.work_cost[PRESSURE_MINE], mines, g)
        self.add_prices(t.building_cost[FARM], self.farms, g)
        self.add_prices(t.building_cost[FLAT], self.flats, g)
        need[WOOD] += WOOD_FOR_PLANK * planks
        need[TOOL] += SPARE_TOOLS
        need[FOOD] += t.heal_food * ((self.count_sick(g, FARMER) + g.seats - 1) // g.seats)
        if g.wave_round:
            for at in range(HEXES):
                need[FOOD] += t.heal_food * g.tired_farmers[at]
        else:
            need[FOOD] += t.citizen_meal * self.count_meals(g)
        need[DOLLAR] += t.heal_dollars * self.count_sick(g, CITIZEN)

    def add_prices(self, bundle: int, count: int, g: Realm) -> None:
        """What so many of something cost."""
        price = g.tables.bundles[bundle]
        for resource in range(RESOURCES):
            self.need[resource] += count * price[resource]

    def count_meals(self, g: Realm) -> int:
        """Food for Citizens, and toward the end for the exhausted of the Final Wave."""
        meals = g.at_home[self.seat * KINDS + CITIZEN]
        if g.season == WINTER:
            meals += (self.wall.count[CITIZEN] + g.seats - 1) // g.seats
        if g.era == g.eras and g.year + STORE_LAST_YEAR > g.tables.years:
            meals += int(self.w.store_food)
        return meals

    # What goods are worth

    def value_pieces(self, resource: int, count: int) -> float:
        """What so many more pieces are worth: those wanted much, the others little."""
        wanted = min(count, max(0, self.need[resource] - self.have[resource]))
        return wanted * self.scale[resource] + (count - wanted) * self.w.spare

    def value_gain(self, bundle: tuple[int, ...]) -> float:
        """What a gain is worth; only what finds room counts."""
        total = self.value_pieces(TOOL, bundle[TOOL]) + self.value_pieces(DOLLAR, bundle[DOLLAR])
        room = self.room
        for good in range(GOODS):
            if bundle[good]:
                kept = min(bundle[good], max(0, room))
                room -= kept
                total += self.value_pieces(good, kept)
        return total

    def value_loss(self, resource: int, count: int) -> float:
        """What it costs to part with pieces: those beyond the need little."""
        beyond = max(0, self.have[resource] - self.need[resource])
        spared = min(count, beyond)
        return (count - spared) * self.scale[resource] + spared * self.w.spare

    def value_trade(self, cost: tuple[int, ...], gain: tuple[int, ...]) -> float:
        """What it is worth to turn one bundle into another once."""
        total = 0.0
        for resource in range(RESOURCES):
            if gain[resource]:
                total += self.value_pieces(resource, gain[resource])
            if cost[resource]:
                total -= self.value_loss(resource, cost[resource])
        return total

    def count_affordable(self, cost: tuple[int, ...]) -> int:
        """How often something could be paid for by what there is."""
        most = 99
        for resource in range(RESOURCES):
            if cost[resource]:
                most = min(most, self.have[resource] // cost[resource])
        return most

    # What purchases are worth

    def count_trenches(self, g: Realm) -> int:
        """How many Trenches could be built now where they are planned."""
        cost = g.tables.bundles[g.tables.work_cost[TRENCH]]
        return min(self.open_posts, self.count_affordable(cost))

    def count_mines(self, g: Realm, work: int) -> int:
        """How many Mines could be laid now where they do good."""
        cost = g.tables.bundles[g.tables.work_cost[work]]
        return min(len(self.mines), self.count_affordable(cost))

    def count_recruits(self, g: Realm) -> int:
        """Unemployed colonists who should go to war, Citizens twice."""
        citizens = g.at_home[self.seat * KINDS + CITIZEN]
        if g.wave_round == 0:
            citizens = min(citizens, self.have[FOOD])
        return max(0, g.at_home[self.seat * KINDS + FARMER] - self.reserved) + 2 * citizens

    def is_farmer_wanted(self, g: Realm) -> bool:
        """Whether another unemployed Farmer should go to war."""
        return g.at_home[self.seat * KINDS + FARMER] > self.reserved

    def count_steps(self, g: Realm) -> int:
        """How many Soldiers would come closer to their posts by one order."""
        steps = 0
        for order in marching.list_orders(g, self.wall):
            steps += order.count
        return steps


def make_scale(w: Weights) -> list[float]:
    """What a wanted piece of each resource counts."""
    scale = [w.wanted] * RESOURCES
    scale[CLAY] *= w.clay
    scale[FOOD] *= w.food
    scale[TOOL] *= w.tool
    return scale


def count_open(g: Realm, bare: list[int], team: int) -> int:
    """How many of the bare posts are in sight and free of Invaders."""
    seen = sight.see_for_tiles(g, team)
    count = 0
    for at in bare:
        if sight.why_no_tile(g, at, seen, team) is None:
            count += 1
    return count


def list_mine_hexes(g: Realm) -> list[int]:
    """Where Mines can be laid before the wall."""
    seen = sight.see_for_tiles(g, 0)
    return [
        at
        for at in MINEFIELD
        if sight.why_no_tile(g, at, seen, 0) is None and not field.has_soldiers(g, at)
    ]


def count_room(g: Realm, seat: int) -> int:
    """Spaces for goods, the Warehouse among them."""
    room = stores.count_room(g, seat) + stores.count_warehouse_room(g, seat, WOOD)
    return max(0, room)


def is_job_wanted(g: Realm, seat: int, job: int, w: Weights) -> bool:
    """Whether an unemployed colonist should rather work in a Building than go to war."""
    if job == FORESTERS_HOUSE:
        return g.wave_round == 0 and g.year <= w.jobs_until
    return g.wave_round == 0


def count_reserved(g: Realm, seat: int, w: Weights) -> int:
    """Farmers at home who are about to go to work."""
    count = 0
    for job in range(STORAGE_SHED, JOBS):
        is_there = job < BUILDINGS and g.buildings[seat * BUILDINGS + job] > 0
        if is_there and people.find_job_kind(job) == FARMER and is_job_wanted(g, seat, job, w):
            count += max(0, people.count_vacancies(g, seat, job))
    return count
