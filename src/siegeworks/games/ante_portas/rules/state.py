"""The state of Ante Portas: its zones, and how it is cloned."""

from typing import Final

from siegeworks.core.steps import State
from siegeworks.games.ante_portas.content.tables import Tables
from siegeworks.games.ante_portas.rules.pieces import COOP

# Streams of luck
CARD_LUCK: Final = 0  # Movement cards
PLACE_LUCK: Final = 1  # Places, who begins
MARKET_LUCK: Final = 2
IMPROVEMENT_LUCK: Final = 3
STREAMS: Final = 4

# Endings
WON: Final = 1
LOST: Final = 2
SOUTH_WON: Final = 3
NORTH_WON: Final = 4
NOBODY_WON: Final = 5


class Realm(State):
    """Communities, Command Center and Battleground.

    Hexes are 0 to 27, though their names begin with 1. Bits: ``x >> n & 1`` says whether the
    thing with the number n is among them.
    """

    tables: Tables
    mode: int
    scenario: int  # 0 raiders, 1 dragons
    eras: int  # how many are played, 1 or 2
    wave: int  # how the Final Wave is played
    strong: int  # whether Invaders are twice as strong
    map: int
    # The calendar
    era: int  # 1 or 2; 0 before the first
    year: int  # from 1
    season: int
    start: int  # the start player of the Year
    claim: int  # the seat that visited the Head Official last this Year, or NONE
    active: int  # the seat whose turn it is, or NONE
    turn: int  # of the active seat in this Half-Year, from 1
    market: int  # the card of the Year
    markets_seen: int  # bits of Market cards that were drawn
    # The march and the Battle
    deck: int  # scenario * 2 + Era - 1
    cards_drawn: int  # bits of the cards of the deck that lie with the discards
    card: int  # the Movement card under way, or NONE
    arrow: int  # the next arrow of the card
    troop_at: int  # where the marching troop is, or NONE
    troop_basic: int
    troop_elite: int
    embers: int  # bits of hexes where damage of the card is held over
    hushed: int  # 1: no more windows while this troop marches
    lull: int  # 1: fire is held until all have marched, see 16.15
    paces: int  # how many arrows the card has for this troop
    aloft: int  # 1: the marching troop flies
    lit: int  # bits of hexes whose Bomb was hit by Indirect Fire and explodes next
    spent: int  # bits of hexes whose Catapult or Howitzer may not move again in this action
    knocked: int  # bits of Traps that were used for Knockback in this action
    palisades: int  # bits of hexes
    whetted: int  # 1: the Whetstone was used in this Battle Phase
    drilled: int  # 1: the Drill was used in this Battle Phase
    wave_round: int  # of the Final Wave, 0 before it
    wave_over: int  # 1: no more Invaders will spawn
    # Of each seat, one after the other
    storage: list[int]  # by seat and good
    warehouse: list[int]  # by seat and good
    buffer: list[int]  # by seat and source
    tools: list[int]  # by seat
    dollars: list[int]  # by seat
    buildings: list[int]  # by seat and Building
    workers: list[int]  # by seat and job
    at_home: list[int]  # unemployed colonists by seat and kind
    fed: list[int]  # Citizens at home who have eaten at this Year's end, by seat
    steward: list[int]  # the spot of each, two for a seat
    hand: list[int]  # Improvements by seat and kind
    owned: list[int]  # lasting Improvements that lie open, by seat and kind
    used: list[int]  # bits of Improvements used up for this turn or Year, by seat
    # Common
    improvements: list[int]  # copies left in the deck of the Era
    spots: list[int]  # the Place that lies on each spot, or NONE
    # The Battleground, by hex
    basic: list[int]
    elite: list[int]
    farmers: list[int]  # upright
    citizens: list[int]  # upright
    tired_farmers: list[int]
    tired_citizens: list[int]
    work: list[int]  # the Defensive Work, or NONE
    facing: list[int]  # of a Building, else NONE
    owner: list[int]  # the team of the Work
    army: list[int]  # the team of the Soldiers
    cover: list[int]  # Strength gathered for a shot at the hex or a Battle there
    soft_cover: list[int]  # the same from Trenches and Bunkers, which flying Elite Units ignore
    bound_farmers: list[int]  # on their way to the hex in a Deploy
    bound_citizens: list[int]
    bound_work: list[int]  # a Catapult or Howitzer on its way, or NONE
    bound_facing: list[int]
    bound_crew: list[int]  # 23.13: who comes along with it: 0 nobody, 1 upright, 2 exhausted
    moved_farmers: list[int]  # 23.14: upright, and exhausted when the Deploy is over
    moved_citizens: list[int]
    # Beside it
    sickbay: list[int]  # by team and kind
    supply: list[int]  # Invaders to come: Basic, Elite
    gone: list[int]  # Invaders that left the game

    def clone(self) -> "Realm":
        """An independent copy."""
        twin = Realm()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.mode = self.mode
        twin.scenario = self.scenario
        twin.eras = self.eras
        twin.wave = self.wave
        twin.strong = self.strong
        twin.map = self.map
        twin.era = self.era
        twin.year = self.year
        twin.season = self.season
        twin.start = self.start
        twin.claim = self.claim
        twin.active = self.active
        twin.turn = self.turn
        twin.market = self.market
        twin.markets_seen = self.markets_seen
        twin.deck = self.deck
        twin.cards_drawn = self.cards_drawn
        twin.card = self.card
        twin.arrow = self.arrow
        twin.troop_at = self.troop_at
        twin.troop_basic = self.troop_basic
        twin.troop_elite = self.troop_elite
        twin.embers = self.embers
        twin.hushed = self.hushed
        twin.lull = self.lull
        twin.paces = self.paces
        twin.aloft = self.aloft
        twin.lit = self.lit
        twin.spent = self.spent
        twin.knocked = self.knocked
        twin.palisades = self.palisades
        twin.whetted = self.whetted
        twin.drilled = self.drilled
        twin.wave_round = self.wave_round
        twin.wave_over = self.wave_over
        twin.storage = self.storage[:]
        twin.warehouse = self.warehouse[:]
        twin.buffer = self.buffer[:]
        twin.tools = self.tools[:]
        twin.dollars = self.dollars[:]
        twin.buildings = self.buildings[:]
        twin.workers = self.workers[:]
        twin.at_home = self.at_home[:]
        twin.fed = self.fed[:]
        twin.steward = self.steward[:]
        twin.hand = self.hand[:]
        twin.owned = self.owned[:]
        twin.used = self.used[:]
        twin.improvements = self.improvements[:]
        twin.spots = self.spots[:]
        twin.basic = self.basic[:]
        twin.elite = self.elite[:]
        twin.farmers = self.farmers[:]
        twin.citizens = self.citizens[:]
        twin.tired_farmers = self.tired_farmers[:]
        twin.tired_citizens = self.tired_citizens[:]
        twin.work = self.work[:]
        twin.facing = self.facing[:]
        twin.owner = self.owner[:]
        twin.army = self.army[:]
        twin.cover = self.cover[:]
        twin.soft_cover = self.soft_cover[:]
        twin.bound_farmers = self.bound_farmers[:]
        twin.bound_citizens = self.bound_citizens[:]
        twin.bound_work = self.bound_work[:]
        twin.bound_facing = self.bound_facing[:]
        twin.bound_crew = self.bound_crew[:]
        twin.moved_farmers = self.moved_farmers[:]
        twin.moved_citizens = self.moved_citizens[:]
        twin.sickbay = self.sickbay[:]
        twin.supply = self.supply[:]
        twin.gone = self.gone[:]
        return twin

    def all_seats(self) -> int:
        """Every seat, as a bit mask."""
        return (1 << self.seats) - 1

    def team(self, seat: int) -> int:
        """23.6: seats 0 and 2 against 1 and 3; together all are one team."""
        return 0 if self.mode == COOP else seat & 1

    def allies(self, team: int) -> int:
        """The seats of a team, as a bit mask."""
        if self.mode == COOP:
            return self.all_seats()
        return self.all_seats() & (0b0101 << team)
