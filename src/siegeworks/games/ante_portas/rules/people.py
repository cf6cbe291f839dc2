"""7 People: who lives where, who works, and who comes."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.ante_portas.rules import stores, turn, vocabulary
from siegeworks.games.ante_portas.rules.asking import QuietQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    APARTMENT,
    BUILDINGS,
    CITIZEN,
    ESTATE,
    FACTORY,
    FACTORY_CITIZEN,
    FARM,
    FARMER,
    FLAT,
    FOOD,
    IMPROVEMENTS,
    INSTITUTE,
    IRON_MINE,
    JOBS,
    KINDS,
    NONE,
    STORAGE_HOUSE,
    THEATER,
)
from siegeworks.games.ante_portas.rules.state import Realm

CITIZEN_JOBS: Final = 1 << STORAGE_HOUSE | 1 << IRON_MINE | 1 << THEATER | 1 << FACTORY_CITIZEN


# 7.1 to 7.3: Residences


def count_places(g: Realm, seat: int, kind: int) -> int:
    """7.1: how many colonists of a kind the Residences hold."""
    t = g.tables
    built = seat * BUILDINGS
    owned = seat * IMPROVEMENTS
    if kind == FARMER:
        total = g.buildings[built + FARM] + t.estate_farmers * g.buildings[built + ESTATE]
        for card in t.house_improvements:
            total += g.owned[owned + card] * t.improvement_house_farmers[card]
        return total
    total = g.buildings[built + FLAT] + t.apartment_citizens * g.buildings[built + APARTMENT]
    for card in t.house_improvements:
        total += g.owned[owned + card] * t.improvement_house_citizens[card]
    return total


def find_job_kind(job: int) -> int:
    """The kind of colonist that a job wants."""
    return CITIZEN if CITIZEN_JOBS >> job & 1 else FARMER


def count_working(g: Realm, seat: int, kind: int) -> int:
    """How many colonists of a kind are at work."""
    total = 0
    for job in range(JOBS):
        count = g.workers[seat * JOBS + job]
        if count and find_job_kind(job) == kind:
            total += count
    return total


def count_free(g: Realm, seat: int, kind: int) -> int:
    """7.3: free places of a kind; those at work have theirs."""
    return (
        count_places(g, seat, kind) - g.at_home[seat * KINDS + kind] - count_working(g, seat, kind)
    )


def count_people(g: Realm, kind: int) -> int:
    """All colonists of a kind in the game, wherever they are."""
    total = 0
    for seat in range(g.seats):
        total += g.at_home[seat * KINDS + kind] + count_working(g, seat, kind)
    upright, tired = (
        (g.farmers, g.tired_farmers) if kind == FARMER else (g.citizens, g.tired_citizens)
    )
    for count in upright:
        total += count
    for count in tired:
        total += count
    return total + g.sickbay[kind] + g.sickbay[KINDS + kind]


def bring_home(g: Realm, seat: int, kind: int) -> None:
    """A colonist comes into a free Residence."""
    g.at_home[seat * KINDS + kind] += 1


def leave_home(g: Realm, seat: int, kind: int) -> None:
    """An unemployed colonist leaves the Residence; who has eaten is the last to go."""
    place = seat * KINDS + kind
    g.at_home[place] -= 1
    if kind == CITIZEN and g.fed[seat] > g.at_home[place]:
        g.fed[seat] = g.at_home[place]


def settle_new(g: Realm, seat: int, kind: int, count: int) -> None:
    """7.2: a Residence brings its colonists once, as far as there are any in the box."""
    t = g.tables
    left = (t.farmers if kind == FARMER else t.citizens) - count_people(g, kind)
    for _ in range(min(count, left)):
        bring_home(g, seat, kind)
        g.tell(vocabulary.COLONIST_COMES, seat, kind)


# 7.4 to 7.6: work


def count_vacancies(g: Realm, seat: int, job: int) -> int:
    """7.4: how many colonists of the right kind could still be employed in Buildings of a kind."""
    building = FACTORY if job == FACTORY_CITIZEN else job
    return count_posts(g, seat, building) - count_workers(g, seat, building)


def count_posts(g: Realm, seat: int, building: int) -> int:
    """7.4: how many colonists all Buildings of a kind employ."""
    t = g.tables
    if t.building_worker[building] == NONE:
        return 0
    return g.buildings[seat * BUILDINGS + building] * t.building_workers[building]


def count_workers(g: Realm, seat: int, building: int) -> int:
    """7.4: who works in Buildings of a kind; in a Factory colonists of both kinds do."""
    found = g.workers[seat * JOBS + building]
    return found + g.workers[seat * JOBS + FACTORY_CITIZEN] if building == FACTORY else found


def has_to_eat(g: Realm, seat: int, kind: int) -> bool:
    """7.5, 20.7 and 21.6: a Citizen eats, unless he has done so or the Final Wave is on."""
    return kind == CITIZEN and g.fed[seat] == 0 and g.wave_round == 0


def why_no_employ(g: Realm, seat: int, job: int) -> Reason | None:
    """7.4 and 7.5: why nobody can be employed there now, or None."""
    if count_vacancies(g, seat, job) <= 0:
        return Reason("no-vacancy", "7.4", 1, 0)
    kind = find_job_kind(job)
    if g.at_home[seat * KINDS + kind] == 0:
        return Reason("nobody-unemployed", "7.4", 1, 0)
    if has_to_eat(g, seat, kind):
        food = stores.count_have(g, seat, FOOD)
        if food < g.tables.citizen_meal:
            return Reason("lack-food", "7.5", g.tables.citizen_meal, food)
    return None


def list_jobs(g: Realm, seat: int) -> list[int]:
    """7.4: the jobs that could be filled now."""
    home = seat * KINDS
    farmers = g.at_home[home]
    citizens = g.at_home[home + 1]
    found: list[int] = []
    if farmers == 0 and citizens == 0:
        return found
    built = seat * BUILDINGS
    for job in range(STORAGE_HOUSE - 1, JOBS):
        building = FACTORY if job == FACTORY_CITIZEN else job
        if g.buildings[built + building] == 0 or count_vacancies(g, seat, job) <= 0:
            continue
        if why_no_employ(g, seat, job) is None:
            found.append(job)
    return found


def employ(g: Realm, seat: int, job: int) -> Steps:
    """7.4 and 7.5: a colonist goes to work; a Citizen who has not eaten eats at once."""
    kind = find_job_kind(job)
    if has_to_eat(g, seat, kind):
        stores.take_any(g, seat, FOOD, g.tables.citizen_meal)
    elif kind == CITIZEN and g.fed[seat]:
        g.fed[seat] -= 1
    g.at_home[seat * KINDS + kind] -= 1
    g.workers[seat * JOBS + job] += 1
    g.tell(vocabulary.EMPLOYED, seat, job)
    if job == INSTITUTE and is_institute_manned(g, seat):
        return (turn.NewSteward(seat),)
    return DONE


def dismiss(g: Realm, seat: int, job: int, fed: bool) -> Steps:
    """7.6 and 20.7: a worker goes home; what hangs on the work ends."""
    was_manned = job == INSTITUTE and is_institute_manned(g, seat)
    kind = find_job_kind(job)
    g.workers[seat * JOBS + job] -= 1
    g.at_home[seat * KINDS + kind] += 1
    if kind == CITIZEN and fed:
        g.fed[seat] += 1
    if was_manned:
        turn.remove_steward(g, seat)
    return stores.list_surplus(g, seat)


def find_surplus_job(g: Realm, seat: int, building: int) -> int:
    """The job in which more are at work than Buildings of the kind employ, or NONE."""
    if building == FACTORY and g.workers[seat * JOBS + FACTORY_CITIZEN]:
        return FACTORY_CITIZEN if count_vacancies(g, seat, FACTORY) < 0 else NONE
    if g.tables.building_worker[building] == NONE:
        return NONE
    return building if count_vacancies(g, seat, building) < 0 else NONE


def is_institute_manned(g: Realm, seat: int) -> bool:
    """8.10: whether the Institute has its two Farmers."""
    return g.workers[seat * JOBS + INSTITUTE] >= g.tables.building_workers[INSTITUTE]


class ManIt(QuietQuestion):
    """Whether somebody goes to work in a new Building at once."""

    rule = "7.4"
    takes = ("who:seat", "building")

    def __init__(self, who: int, building: int) -> None:
        self.who: Final = who
        self.building: Final = building

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        jobs = [self.building]
        if self.building == FACTORY:
            jobs.append(FACTORY_CITIZEN)
        return [vocabulary.DONE, *(vocabulary.EMPLOY + job for job in jobs)]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None
        return why_no_employ(g, self.who, option & NOUN)

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        return employ(g, self.who, option & NOUN)
