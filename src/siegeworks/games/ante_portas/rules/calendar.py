"""4 The calendar: Eras, Years, Half-Years, and the sequence of play."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.ante_portas.rules import march, teams, trade, turn, vocabulary, wave, year_end
from siegeworks.games.ante_portas.rules.asking import CommonQuestion, Drawing
from siegeworks.games.ante_portas.rules.pieces import (
    CENTER_SET,
    COOP,
    FIRST_CENTER,
    FIRST_ERA_1,
    FIRST_ERA_2,
    FIRST_INNER,
    FIRST_OUTER,
    FIRST_SPOT_ERA_2,
    MARKETS_PER_ERA,
    NONE,
    RIVERBANK_FOREST,
    RIVERBANK_GROVE,
    SHUFFLED,
    SMALL_SPOT,
    SOUTH_MARKET,
    SOUTH_SPOT,
    SPOTS,
    SUMMER,
    TEAMS,
    WINTER,
)
from siegeworks.games.ante_portas.rules.state import MARKET_LUCK, PLACE_LUCK, Realm

FREE_SPOT_YEAR: Final = 1  # one new Place in this Year
TWO_PLACES_UNTIL: Final = 3  # two in each Year till this one
TOUCHED: Final = 2  # laid tiles that a new Place touches at least


class BeginEra(Rule[Realm]):
    """An Era: its decks lie ready, in Era II its Places are laid, then its first Year begins."""

    rule = "4.9"

    def run(self, g: Realm) -> Steps:
        g.era += 1
        g.year = 0
        g.season = WINTER
        g.deck = g.scenario * 2 + g.era - 1
        g.cards_drawn = 0
        g.improvements = list(g.tables.improvement_copies[g.era - 1])
        g.tell(vocabulary.ERA_BEGINS, g.era)
        lay: Steps = lay_second_era(g) if g.era == 2 else DONE
        return (*lay, TURN_MARKET, HALF_YEAR)


def lay_second_era(g: Realm) -> Steps:
    """4.9 and 4.10: the third Market, and the Forest over a Grove; the other Places."""
    g.spots[g.spots.index(RIVERBANK_GROVE)] = RIVERBANK_FOREST
    g.spots[SOUTH_SPOT] = SOUTH_MARKET
    if g.map == SHUFFLED:
        return tuple([DealPlace(spot) for spot in g.tables.shuffle_era_2_spots])
    for spot in range(FIRST_SPOT_ERA_2, SMALL_SPOT):
        g.spots[spot] = g.tables.map_places[g.map][spot]
    return DONE


def list_unlaid(g: Realm, first: int, last: int) -> list[int]:
    """The Places from one to before another that lie on no spot."""
    laid = 0
    for place in g.spots:
        if place != NONE:
            laid |= 1 << place
    return [place for place in range(first, last) if not laid >> place & 1]


class DealPlace(Drawing):
    """A Place is dealt to a spot: of the start, of Era I, of Era II, or of the Command Center."""

    rule = "3.1"
    takes = ("spot",)
    stream = PLACE_LUCK
    noun = "place"

    def __init__(self, spot: int) -> None:
        self.spot: Final = spot

    def list_left(self, g: Realm) -> list[int]:
        first, last = self.find_set(g)
        return list_unlaid(g, first, last)

    def find_set(self, g: Realm) -> tuple[int, int]:
        """From which Place on, and up to which, the set goes."""
        t = g.tables
        if self.spot >= SMALL_SPOT:
            return FIRST_CENTER, FIRST_CENTER + CENTER_SET
        if self.spot in t.shuffle_start_spots:
            return 0, FIRST_ERA_1
        if self.spot in t.shuffle_era_1_spots:
            return FIRST_ERA_1, FIRST_ERA_2
        return RIVERBANK_FOREST + 1, FIRST_CENTER

    def resolve(self, g: Realm, outcome: int) -> Steps:
        g.spots[self.spot] = outcome
        return DONE


class ChooseStart(Drawing):
    """Who begins is a matter of chance."""

    rule = "3.7"
    stream = PLACE_LUCK
    noun = "seat"

    def list_left(self, g: Realm) -> list[int]:
        return list(range(g.seats))

    def resolve(self, g: Realm, outcome: int) -> Steps:
        g.start = outcome
        g.tell(vocabulary.BEGINS, outcome)
        return DONE


class TurnMarket(Drawing):
    """The Market card of the Year is drawn from those of the Era."""

    rule = "10.1"
    stream = MARKET_LUCK
    noun = "market"

    def list_left(self, g: Realm) -> list[int]:
        first = (g.era - 1) * MARKETS_PER_ERA
        return [
            card for card in range(first, first + MARKETS_PER_ERA) if not g.markets_seen >> card & 1
        ]

    def resolve(self, g: Realm, outcome: int) -> Steps:
        g.market = outcome
        g.markets_seen |= 1 << outcome
        g.tell(vocabulary.MARKET_TURNED, outcome)
        return DONE


class HalfYear(Rule[Realm]):
    """The sequence of play of a Half-Year."""

    rule = "4.2"

    def run(self, g: Realm) -> Steps:
        turn_season(g)
        g.tell(vocabulary.HALF_YEAR_BEGINS, g.year, g.season)
        turns = tuple([turn.SeatTurns((g.start + i) % g.seats) for i in range(g.seats)])
        places = (DRAW_PLACE,) * count_new_places(g)
        if g.mode != COOP:  # 23.1
            return (*places, *turns, END_OF_HALF_YEAR)
        spawn: Steps = (march.SPAWN,) if is_spawn_due(g) else DONE
        return (*spawn, *places, *turns, march.BATTLE_PHASE, END_OF_HALF_YEAR)


def turn_season(g: Realm) -> None:
    """4.2: after a Summer the Winter, after a Winter the Summer of the next Year."""
    if g.season == SUMMER:
        g.season = WINTER
    else:
        g.season = SUMMER
        g.year += 1


def is_last_of_era(g: Realm) -> bool:
    """4.9: whether an Era ends with this Half-Year."""
    return g.season == WINTER and g.year >= g.tables.years


def is_spawn_due(g: Realm) -> bool:
    """4.4: not in the first Winters of an Era."""
    return g.season == SUMMER or g.year > g.tables.quiet_winters[g.seats - 1]


def is_spawn_waiting(g: Realm) -> bool:
    """4.3: whether the cards of this Half-Year are still to be turned."""
    return march.SPAWN in g.agenda


def is_spawn_next(g: Realm) -> bool:
    """4.4: whether Invaders appear in the Half-Year that comes, or now, if that is still due."""
    if is_spawn_waiting(g):
        return True
    if is_last_of_era(g):
        return g.era < g.eras  # a new Era begins with a Summer
    after = g.clone()
    turn_season(after)
    return is_spawn_due(after)


def is_new_deck_next(g: Realm) -> bool:
    """4.9: whether the next spawn is that of another Era, with another deck."""
    return is_last_of_era(g) and not is_spawn_waiting(g)


def count_new_places(g: Realm) -> int:
    """4.6: new Places of the Command Center in this Half-Year."""
    if g.season != SUMMER or g.year > TWO_PLACES_UNTIL:
        return 0
    return 1 if g.year == FREE_SPOT_YEAR else 2


class DrawPlace(Drawing):
    """A new Place for the Command Center comes off the stack of the Era."""

    rule = "4.6"
    stream = PLACE_LUCK
    noun = "place"

    def list_left(self, g: Realm) -> list[int]:
        first = FIRST_CENTER + g.era * CENTER_SET
        return list_unlaid(g, first, first + CENTER_SET)

    def resolve(self, g: Realm, outcome: int) -> Steps:
        return (PutPlace(outcome),)


def why_no_place(g: Realm, spot: int) -> Reason | None:
    """4.6 and 4.7: the spot left free at first, later any that touches two laid tiles."""
    if g.spots[spot] != NONE:
        return Reason("spot-taken", "4.7")
    if NONE in g.spots[FIRST_INNER:FIRST_OUTER]:
        return Reason("free-spot-first", "4.6") if spot >= FIRST_OUTER else None
    laid = 0
    for other in g.tables.spot_neighbours[spot]:
        if g.spots[other] != NONE:
            laid += 1
    return Reason("touches-too-few", "4.7", TOUCHED, laid) if laid < TOUCHED else None


class PutPlace(CommonQuestion):
    """All decide together where a new Place lies; against each other the start player."""

    rule = "4.7"
    takes = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def seat(self, g: Realm) -> int:
        return g.start

    def seats(self, g: Realm) -> int:
        return g.all_seats() if g.mode == COOP else 1 << g.start  # 23.15

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.PUT_PLACE + spot for spot in range(FIRST_INNER, SPOTS)]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        return why_no_place(g, option & NOUN)

    def choose(self, g: Realm, option: int) -> Steps:
        spot = option & NOUN
        g.spots[spot] = self.place
        g.tell(vocabulary.PLACE_LAID, self.place, spot)
        return DONE


class EndOfHalfYear(Rule[Realm]):
    """After the Winter the Year ends: trade, meals, production, trade, new work, start player."""

    rule = "20.1"

    def run(self, g: Realm) -> Steps:
        if g.season == SUMMER:
            return (HALF_YEAR,)
        g.tell(vocabulary.YEAR_ENDS, g.year)
        teams_playing = 1 if g.mode == COOP else TEAMS
        trades = tuple([trade.YearTrade(team) for team in range(teams_playing)])
        meals = tuple([year_end.Meals(team) for team in range(teams_playing)])
        seats = [(g.start + i) % g.seats for i in range(g.seats)]
        again = tuple([year_end.Rearrange(seat, 0) for seat in seats])
        makes = (*trades, *meals, year_end.PRODUCE, *trades)
        return (*makes, *again, year_end.NEW_START, END_OF_YEAR)


class EndOfYear(Rule[Realm]):
    """The next Year, the next Era, or the end."""

    rule = "20.8"

    def run(self, g: Realm) -> Steps:
        if not is_last_of_era(g):
            return (TURN_MARKET, HALF_YEAR)
        if g.era < g.eras:
            return (BEGIN_ERA,)
        return (wave.FINAL_WAVE,) if g.mode == COOP else (teams.FINISH,)


BEGIN_ERA: Final = BeginEra()
CHOOSE_START: Final = ChooseStart()
TURN_MARKET: Final = TurnMarket()
HALF_YEAR: Final = HalfYear()
DRAW_PLACE: Final = DrawPlace()
END_OF_HALF_YEAR: Final = EndOfHalfYear()
END_OF_YEAR: Final = EndOfYear()
