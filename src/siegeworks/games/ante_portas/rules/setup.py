"""3 Setting up."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.ante_portas.content.tables import Tables
from siegeworks.games.ante_portas.rules import calendar
from siegeworks.games.ante_portas.rules.pieces import (
    BUILDINGS,
    CENTER_SET,
    COOP,
    EAST_MARKET,
    EAST_SPOT,
    FARM,
    FARMER,
    FIRST_INNER,
    FIRST_SPOT_ERA_2,
    FOOD,
    FORESTERS_HOUSE,
    GOODS,
    HEXES,
    HUNTING_LODGE,
    IMPROVEMENTS,
    JOBS,
    KINDS,
    NONE,
    SHUFFLED,
    SMALL_MARKET,
    SMALL_SPOT,
    SOURCES,
    SPOTS,
    STEWARDS,
    TEAMS,
    WEST_MARKET,
    WEST_SPOT,
    WINTER,
)
from siegeworks.games.ante_portas.rules.state import STREAMS, Realm

# 23.4: the Spawn Points of both teams, hexes 2 and 27, in Area Control 7 and 22
SPAWN_POINTS: Final[tuple[tuple[int, ...], ...]] = ((1, 1), (1, 26), (6, 21))


class SetUp(Rule[Realm]):
    """Places are dealt, and who begins; then the first Era begins."""

    rule = "3.2"

    def run(self, g: Realm) -> Steps:
        spots = [FIRST_INNER + i for i in range(CENTER_SET)]
        t = g.tables
        if g.map == SHUFFLED:
            spots += [*t.shuffle_start_spots, *t.shuffle_era_1_spots]
        deal = tuple([calendar.DealPlace(spot) for spot in spots])
        begin: Steps = (calendar.CHOOSE_START,) if g.seats > 1 else DONE
        return (*deal, *begin, calendar.BEGIN_ERA)


def set_up(seats: int, settings: tuple[int, ...], tables: Tables) -> Realm:
    """3.1 to 3.8: all that lies where it does without any choice or luck."""
    g = Realm()
    g.begin(seats, STREAMS)
    g.tables = tables
    g.mode, g.scenario, eras, g.wave, g.strong, g.map = settings
    g.eras = eras + 1
    lay_calendar(g)
    lay_communities(g)
    lay_places(g)
    lay_battleground(g)
    lay_march(g)
    g.agenda = [SetUp()]
    return g


def lay_calendar(g: Realm) -> None:
    """4.1: before the first Era."""
    g.era = g.year = g.turn = 0
    g.season = WINTER
    g.start = 0
    g.claim = g.active = NONE
    g.market = NONE
    g.markets_seen = 0
    g.wave_round = g.wave_over = 0


def lay_communities(g: Realm) -> None:
    """3.4, 3.6 and 23.5: Farms, people, Tools and Food; the first goods come later."""
    t = g.tables
    seats = g.seats
    g.storage = [0] * (seats * GOODS)
    g.warehouse = [0] * (seats * GOODS)
    g.buffer = [0] * (seats * SOURCES)
    g.tools = [t.start_tools] * seats
    g.dollars = [0] * seats
    g.buildings = [0] * (seats * BUILDINGS)
    g.workers = [0] * (seats * JOBS)
    g.at_home = [0] * (seats * KINDS)
    g.fed = [0] * seats
    g.used = [0] * seats
    g.steward = [NONE] * (seats * STEWARDS)
    g.hand = [0] * (seats * IMPROVEMENTS)
    g.owned = [0] * (seats * IMPROVEMENTS)
    g.improvements = [0] * IMPROVEMENTS
    for seat in range(seats):
        g.warehouse[seat * GOODS + FOOD] = t.start_food
        g.buildings[seat * BUILDINGS + FARM] = t.start_farms
        g.at_home[seat * KINDS + FARMER] = t.start_farmers
        if seats == 1:
            g.buildings[FORESTERS_HOUSE] = 1
        if g.mode != COOP:
            g.buildings[seat * BUILDINGS + HUNTING_LODGE] = 1


def lay_places(g: Realm) -> None:
    """3.1 and 3.2: the Mainland of Era I, and the small Market of the Command Center."""
    g.spots = [NONE] * SPOTS
    if g.map != SHUFFLED:
        for spot in range(FIRST_SPOT_ERA_2):
            g.spots[spot] = g.tables.map_places[g.map][spot]
    g.spots[WEST_SPOT] = WEST_MARKET
    g.spots[EAST_SPOT] = EAST_MARKET
    g.spots[SMALL_SPOT] = SMALL_MARKET


def lay_battleground(g: Realm) -> None:
    """3.4 and 23.4: a Farmer of each seat on the Spawn Point of its team, nothing else."""
    t = g.tables
    g.basic = [0] * HEXES
    g.elite = [0] * HEXES
    g.farmers = [0] * HEXES
    g.citizens = [0] * HEXES
    g.tired_farmers = [0] * HEXES
    g.tired_citizens = [0] * HEXES
    g.work = [NONE] * HEXES
    g.facing = [NONE] * HEXES
    g.owner = [0] * HEXES
    g.army = [0] * HEXES
    g.sickbay = [0] * (TEAMS * KINDS)
    g.supply = [t.basic_units, t.elite_units]
    g.gone = [0, 0]
    g.palisades = 0
    for seat in range(g.seats):
        team = g.team(seat)
        hex = SPAWN_POINTS[g.mode][team]
        g.farmers[hex] += t.start_soldiers
        g.army[hex] = team


def lay_march(g: Realm) -> None:
    """No card is under way."""
    g.deck = g.scenario * 2
    g.cards_drawn = 0
    g.card = g.troop_at = NONE
    g.arrow = g.paces = g.aloft = 0
    g.troop_basic = g.troop_elite = 0
    g.embers = g.lit = g.spent = g.knocked = 0
    g.hushed = g.lull = g.whetted = g.drilled = 0
    g.cover = [0] * HEXES
    g.soft_cover = [0] * HEXES
    g.bound_farmers = [0] * HEXES
    g.bound_citizens = [0] * HEXES
    g.bound_work = [NONE] * HEXES
    g.bound_facing = [NONE] * HEXES
    g.bound_crew = [0] * HEXES
    g.moved_farmers = [0] * HEXES
    g.moved_citizens = [0] * HEXES
