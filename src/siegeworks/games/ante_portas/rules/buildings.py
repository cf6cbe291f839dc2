"""8 Buildings: what a community builds and remodels, and where it finds the spot."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.ante_portas.rules import people, stores, vocabulary
from siegeworks.games.ante_portas.rules.asking import QuietQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    APARTMENT,
    BUILDING_SOURCES,
    BUILDINGS,
    CITIZEN,
    COOP,
    ESTATE,
    FARM,
    FARMER,
    FLAT,
    KINDS,
    NONE,
    SOURCE_BUILDING,
    SOURCES,
    STORAGE_HOUSE,
    STORAGE_SHED,
    TOOL,
)
from siegeworks.games.ante_portas.rules.state import Realm


def is_storage(building: int) -> bool:
    """8.3: storage Buildings have spots of their own."""
    return building in (STORAGE_SHED, STORAGE_HOUSE)


def count_on_spots(g: Realm, seat: int) -> int:
    """8.3: Buildings on the building spots."""
    total = 0
    for building in range(BUILDINGS):
        if not is_storage(building):
            total += g.buildings[seat * BUILDINGS + building]
    return total


def count_free_spots(g: Realm, seat: int) -> int:
    """8.3: free building spots."""
    return g.tables.building_spots[g.eras - 1] - count_on_spots(g, seat)


def has_to_raze(g: Realm, seat: int, building: int) -> bool:
    """8.4: whether another Building must give way."""
    if is_storage(building) or g.tables.building_from[building] != NONE:
        return False
    return count_free_spots(g, seat) <= 0


def make_price(g: Realm, seat: int, building: int, price: int) -> tuple[int, ...]:
    """8.1 and 8.4: what a Building costs now; without a free spot a Tool more."""
    cost = g.tables.bundles[price]
    if not has_to_raze(g, seat, building):
        return cost
    more = list(cost)
    more[TOOL] += g.tables.raze_tools
    return tuple(more)


def why_no_build(g: Realm, seat: int, building: int, price: int) -> Reason | None:
    """8.1 to 8.4, 7.7 and 23.7: why a Building cannot be built now, or None."""
    t = g.tables
    count = g.buildings[seat * BUILDINGS + building]
    limit = t.building_limit[building]
    if limit and count >= limit:
        return Reason("building-limit", "8.2", limit, count)
    if g.mode != COOP and count_out(g, building) >= t.building_box[building]:
        return Reason("box-empty", "23.7", 1, 0)
    old = t.building_from[building]
    if old != NONE and g.buildings[seat * BUILDINGS + old] == 0:
        return Reason("nothing-to-remodel", "7.7", 1, 0)
    if building == FLAT and not can_farmer_yield(g, seat):
        return Reason("farmers-at-work", "7.7", 1, 0)
    if building == STORAGE_SHED:
        taken = count + g.buildings[seat * BUILDINGS + STORAGE_HOUSE]
        if taken >= t.storage_spots:
            return Reason("storage-spots", "8.3", t.storage_spots, taken)
    if has_to_raze(g, seat, building) and not list_razable(g, seat):
        return Reason("no-spot", "8.4", 1, 0)
    return stores.why_no_pay(g, seat, make_price(g, seat, building, price))


def count_out(g: Realm, building: int) -> int:
    """23.7: how many of a Building are out of the box."""
    total = 0
    for seat in range(g.seats):
        total += g.buildings[seat * BUILDINGS + building]
    return total


def can_farmer_yield(g: Realm, seat: int) -> bool:
    """7.7: a free Farmer's place, or an unemployed Farmer who leaves."""
    return g.at_home[seat * KINDS + FARMER] > 0 or people.count_free(g, seat, FARMER) > 0


def build(g: Realm, seat: int, building: int, price: int) -> Steps:
    """8.1: pay, set the Building up, and let its people come."""
    razing = has_to_raze(g, seat, building)
    stores.pay(g, seat, make_price(g, seat, building, price))
    if razing:
        return (Raze(seat), SetUpBuilding(seat, building))
    return set_up(g, seat, building)


def set_up(g: Realm, seat: int, building: int) -> Steps:
    """7.2, 7.7, 7.8: the Building stands; a remodelled one gives way for it."""
    old = g.tables.building_from[building]
    steps: Steps = DONE
    if building == FLAT and people.count_free(g, seat, FARMER) <= 0:
        people.leave_home(g, seat, FARMER)
        g.tell(vocabulary.COLONIST_LEAVES, seat, FARMER)
    if old != NONE:
        g.buildings[seat * BUILDINGS + old] -= 1
        if old == STORAGE_SHED and people.count_vacancies(g, seat, STORAGE_SHED) < 0:
            steps = people.dismiss(g, seat, STORAGE_SHED, False)
    g.buildings[seat * BUILDINGS + building] += 1
    g.tell(vocabulary.BUILT, seat, building)
    settle_people(g, seat, building)
    if g.tables.building_worker[building] != NONE:
        return (people.ManIt(seat, building), *steps)
    return steps


def settle_people(g: Realm, seat: int, building: int) -> None:
    """7.2 and 7.8: who moves into a new Residence; in a larger one the old ones stay."""
    t = g.tables
    if building == FARM:
        people.settle_new(g, seat, FARMER, 1)
    elif building == ESTATE:
        people.settle_new(g, seat, FARMER, t.estate_farmers - 1)
    elif building == FLAT:
        people.settle_new(g, seat, CITIZEN, 1)
    elif building == APARTMENT:
        people.settle_new(g, seat, CITIZEN, t.apartment_citizens - 1)


# 8.4: razing


def can_raze(g: Realm, seat: int, building: int) -> bool:
    """8.4: one's own Building off a building spot; nobody may lose his home by it."""
    if is_storage(building) or g.buildings[seat * BUILDINGS + building] == 0:
        return False
    t = g.tables
    return (
        people.count_free(g, seat, FARMER) >= t.building_house_farmers[building]
        and people.count_free(g, seat, CITIZEN) >= t.building_house_citizens[building]
    )


def list_razable(g: Realm, seat: int) -> list[int]:
    """8.4: the Buildings that could give way."""
    return [building for building in range(BUILDINGS) if can_raze(g, seat, building)]


class Raze(QuietQuestion):
    """One Building gives way to a new one: its worker goes home, its Buffer is lost."""

    rule = "8.4"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.RAZE + building for building in range(BUILDINGS)]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        building = option & NOUN
        if can_raze(g, self.who, building):
            return None
        if g.buildings[self.who * BUILDINGS + building] == 0:
            return Reason("not-yours-to-raze", "8.4", 1, 0)
        return Reason("own-spots", "8.3") if is_storage(building) else Reason("homes-needed", "8.4")

    def choose(self, g: Realm, option: int) -> Steps:
        building = option & NOUN
        g.buildings[self.who * BUILDINGS + building] -= 1
        g.tell(vocabulary.RAZED, self.who, building)
        cut_buffer(g, self.who, building)
        steps: Steps = DONE
        job = people.find_surplus_job(g, self.who, building)
        while job != NONE:
            steps = people.dismiss(g, self.who, job, False)
            job = people.find_surplus_job(g, self.who, building)
        return steps


def cut_buffer(g: Realm, seat: int, building: int) -> None:
    """8.4: with the Building what lay on it is lost."""
    t = g.tables
    for source in range(BUILDING_SOURCES):
        if SOURCE_BUILDING[source] == building:
            place = seat * SOURCES + source
            left = g.buildings[seat * BUILDINGS + building]
            most = left * t.building_output[building] * t.buffer_times
            g.buffer[place] = min(g.buffer[place], most)


class SetUpBuilding(Rule[Realm]):
    """The new Building takes the spot that has become free."""

    rule = "8.4"
    takes = ("who:seat", "building")

    def __init__(self, who: int, building: int) -> None:
        self.who: Final = who
        self.building: Final = building

    def run(self, g: Realm) -> Steps:
        return set_up(g, self.who, self.building)
