"""What it is worth to act at a Place, and to go there: for bots."""

from typing import Final

from siegeworks.games.ante_portas.bot.plans import Plan
from siegeworks.games.ante_portas.rules import buildings, command, doctor, people, places, turn
from siegeworks.games.ante_portas.rules.pieces import (
    ARMY_DOCTOR,
    BUILDER_TRENCH,
    BUILDINGS,
    COMMANDER,
    FARM,
    FARMER,
    FIRST_CENTER,
    FIRST_MARKET,
    FLAT,
    HEXES,
    MINELAYER_BOUNDING,
    MINELAYER_PRESSURE,
    NONE,
    PLACES,
    RECRUITING_OFFICER,
    STORAGE_SHED,
    SUPREME_COMMANDER,
    TRAP,
    TRAPPER,
)
from siegeworks.games.ante_portas.rules.state import Realm

SHEDS: Final = 1  # Storage Sheds that are worth their Farmer


def value_places(g: Realm, p: Plan) -> list[float]:
    """What acting at each Place is worth now, by the number of the Place."""
    worth = [0.0] * PLACES
    for place in g.spots:
        if place != NONE:
            worth[place] = value_place(g, p, place)
    return worth


def value_place(g: Realm, p: Plan, place: int) -> float:
    """What acting at a Place is worth now."""
    if FIRST_CENTER <= place < FIRST_MARKET:
        return value_center(g, p, place)
    best = 0.0
    for way in places.list_ways(g, place):
        best = max(best, value_way(g, p, way))
    return best


def value_way(g: Realm, p: Plan, way: int) -> float:
    """What one alternative of a Place is worth: its gain, the best of its trades, its Building."""
    t = g.tables
    total = p.value_gain(t.bundles[t.way_gain[way]])
    if t.way_care[way]:
        total += p.w.rouse * min(1, count_tired(g))
    best = 0.0
    for recipe in t.way_recipes[way]:
        best = max(best, value_recipe(g, p, recipe, t.way_times[way]))
    building = t.way_building[way]
    if building != NONE:
        best = max(best, value_building(g, p, building, t.way_price[way], t.way_times[way]))
    return total + best


def value_recipe(g: Realm, p: Plan, recipe: int, times: int) -> float:
    """What it is worth to turn goods in as often as that makes sense."""
    t = g.tables
    cost = t.bundles[t.recipe_cost[recipe]]
    most = p.count_affordable(cost)
    if times:
        most = min(most, times)
    return p.value_trade(cost, t.bundles[t.recipe_gain[recipe]]) * most


def value_building(g: Realm, p: Plan, building: int, price: int, times: int) -> float:
    """What it is worth to build as many of a Building as are wanted and can be paid for."""
    wanted, worth = weigh_building(g, p, building)
    if wanted <= 0 or buildings.why_no_build(g, p.seat, building, price) is not None:
        return 0.0
    most = min(wanted, p.count_affordable(g.tables.bundles[price]))
    if times:
        most = min(most, times)
    return max(0.0, most * worth - p.trip)


def weigh_building(g: Realm, p: Plan, building: int) -> tuple[int, float]:
    """How many more of a Building are wanted, and what one is worth."""
    if building == FARM:
        return p.farms, p.w.farm
    if building == FLAT:
        return p.flats, p.w.flat
    if building == STORAGE_SHED and g.wave_round == 0 and g.year <= p.w.jobs_until:
        return SHEDS - g.buildings[p.seat * BUILDINGS + STORAGE_SHED], p.w.shed
    return 0, 0.0


def value_center(g: Realm, p: Plan, place: int) -> float:
    """What a Place of the Command Center is worth now."""
    w = p.w
    worth = 0.0
    if place == RECRUITING_OFFICER:
        worth = w.enlist * p.count_recruits(g)
    elif place == COMMANDER:
        worth = w.move * p.count_steps(g)
    elif place == SUPREME_COMMANDER:
        worth = 1.4 * w.move * p.count_steps(g)
    elif place == ARMY_DOCTOR:
        worth = max(w.heal * count_healable(g, p), w.rouse * count_rousable(g, p))
    elif place == BUILDER_TRENCH:
        worth = w.trench * p.count_trenches(g)
    elif place in (MINELAYER_PRESSURE, MINELAYER_BOUNDING):
        worth = w.mine * p.count_mines(g, command.WORK_THERE[place])
    elif place == TRAPPER:
        worth = w.trap * p.count_mines(g, TRAP)
    return max(0.0, worth * p.stress - p.trip)


def count_healable(g: Realm, p: Plan) -> int:
    """Farmers whom this seat could bring home from the Sickbay now."""
    homes = 0
    for seat in range(g.seats):
        if g.team(seat) == p.team:
            homes += max(0, people.count_free(g, seat, FARMER))
    return min(p.count_sick(g, FARMER), count_treated(g, p), homes)


def count_tired(g: Realm) -> int:
    """Exhausted Farmers; before the Final Wave they stand up by themselves."""
    total = 0
    if g.wave_round:
        for at in range(HEXES):
            total += g.tired_farmers[at]
    return total


def count_rousable(g: Realm, p: Plan) -> int:
    """Exhausted Farmers whom this seat could set upright now."""
    return min(count_tired(g), count_treated(g, p))


def count_treated(g: Realm, p: Plan) -> int:
    """How many Farmers this seat could pay the Doctor for."""
    return p.count_affordable(doctor.find_price(g, p.seat, FARMER))


def value_goals(g: Realm, p: Plan, here: int) -> list[float]:
    """What going to each Place is worth, by the number of the Place: what is done there, and in
    part what the turn after could do that is too far away now."""
    worth = value_places(g, p)
    reach = g.tables.spot_reach[g.era - 1]
    total = worth[:]
    for spot in turn.list_goals(g, here):
        best = 0.0
        for beyond in reach[spot]:
            if g.spots[beyond] != NONE and beyond not in reach[here] and beyond != here:
                best = max(best, worth[g.spots[beyond]])
        total[g.spots[spot]] += p.w.later * best
    return total
