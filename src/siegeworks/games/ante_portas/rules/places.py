"""9 Mainland Places and 10 Markets: what a Steward does where it has arrived."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.ante_portas.rules import (
    buildings,
    command,
    improvements,
    stores,
    trade,
    vocabulary,
)
from siegeworks.games.ante_portas.rules.asking import QuietQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    FIRST_CENTER,
    FIRST_MARKET,
    GOODS,
    IMPROVEMENTS,
    NONE,
    RESOURCES,
)
from siegeworks.games.ante_portas.rules.state import Realm


def act_at(g: Realm, seat: int, place: int) -> Steps:
    """5.4: what is done at a Place; gains are a must, what is paid for is free to choose."""
    if place >= FIRST_MARKET:
        return (Visit(seat, place),)
    if place >= FIRST_CENTER:
        return command.act_at(g, place)
    ways = g.tables.place_ways[place]
    if len(ways) == 1:
        return start_way(g, seat, ways[0], True)
    return (Visit(seat, place),)


def list_ways(g: Realm, place: int) -> tuple[int, ...]:
    """9 and 10.1: the alternatives at a Place; all Markets offer the card of the Year."""
    if place >= FIRST_MARKET:
        return g.tables.market_ways[g.market]
    return g.tables.place_ways[place]


def start_way(g: Realm, seat: int, way: int, is_place: bool) -> Steps:
    """5.4: first what one gains, then what one may pay for."""
    t = g.tables
    steps: Steps = DONE
    if t.way_gain[way]:
        steps = gain(g, seat, t.way_gain[way], is_place)
    if t.way_official[way]:
        g.claim = seat  # 9.6
        g.tell(vocabulary.CLAIMED, seat)
    if t.way_draw[way]:
        steps = steps + improvements.draw(g, seat, t.way_draw[way])
    if t.way_play[way]:
        steps = steps + (improvements.PlayImprovement(seat),)
    if t.way_care[way]:
        steps = steps + command.free_care(g, t.way_care[way] > 1)
    if t.way_recipes[way] or t.way_building[way] != NONE:
        steps = steps + (Work(seat, way, 0),)
    return steps


def gain(g: Realm, seat: int, bundle: int, is_place: bool) -> Steps:
    """9.1: the goods named, at Places more of them for Axe, Spade and Pickaxe."""
    t = g.tables
    goods = t.bundles[bundle]
    g.tell(vocabulary.RECEIVED, seat, bundle)
    if is_place:
        more = [0] * RESOURCES
        found = False
        for card in t.bonus_improvements:
            count = g.owned[seat * IMPROVEMENTS + card]
            good = t.improvement_bonus[card]
            if count and goods[good]:
                more[good] += count
                found = True
                g.tell(vocabulary.BONUS, seat, good)
        if found:
            goods = tuple([goods[i] + more[i] for i in range(RESOURCES)])
    return stores.receive(g, seat, goods)


def why_no_recipe(g: Realm, seat: int, recipe: int) -> Reason | None:
    """9.2: why something cannot be turned in, or None."""
    t = g.tables
    return stores.why_no_pay(g, seat, t.bundles[t.recipe_cost[recipe]])


def turn_in(g: Realm, seat: int, recipe: int) -> Steps:
    """9.2: goods are turned into others, or sold (10.3)."""
    t = g.tables
    stores.pay(g, seat, t.bundles[t.recipe_cost[recipe]])
    g.tell(vocabulary.TURNED_IN, seat, recipe)
    return stores.receive(g, seat, t.bundles[t.recipe_gain[recipe]])


class Work(QuietQuestion):
    """What is paid for at a Place or by a card: again and again, or as often as it says (10.3,
    10.5)."""

    rule = "9.2"
    takes = ("who:seat", "way", "count")

    def __init__(self, who: int, way: int, count: int) -> None:
        self.who: Final = who
        self.way: Final = way
        self.count: Final = count

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.DONE, *list_work(g, self.way), *self.list_between(g)]

    def list_between(self, g: Realm) -> list[int]:
        """5.8: throwing away, if only room is lacking; between two of the same, trade."""
        found: list[int] = []
        if stores.can_throw(g, self.who) and self.has_no_room(g):
            for good in range(GOODS):
                if g.storage[self.who * GOODS + good]:
                    found.append(vocabulary.THROW + good)
        if self.count and g.seats > 1 and trade.can_trade(g, self.who):
            found.append(vocabulary.TRADE)
        return found

    def has_no_room(self, g: Realm) -> bool:
        """6.5: whether something could be paid for, had the Storage more room."""
        for option in list_work(g, self.way):
            why = why_no_work(g, self.who, self.way, option)
            if why is not None and why.key == "no-room-to-pay":
                return True
        return False

    def why_not(self, g: Realm, option: int) -> Reason | None:
        verb = option & ~NOUN
        if verb == vocabulary.TURN_IN or verb == vocabulary.BUILD:
            return why_no_work(g, self.who, self.way, option)
        return None

    def options(self, g: Realm) -> list[int]:
        t = g.tables
        found = [vocabulary.DONE]
        for recipe in t.way_recipes[self.way]:
            if stores.can_pay(g, self.who, t.bundles[t.recipe_cost[recipe]]):
                found.append(vocabulary.TURN_IN + recipe)
        building = t.way_building[self.way]
        price = t.way_price[self.way]
        if building != NONE and buildings.why_no_build(g, self.who, building, price) is None:
            found.append(vocabulary.BUILD + building)
        return found + self.list_between(g)

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        verb = option & ~NOUN
        if verb == vocabulary.TRADE:
            return (trade.Trade(self.who), self)
        if verb == vocabulary.THROW:
            stores.throw(g, self.who, option & NOUN)
            return (self,)
        return do_work(g, self.who, self.way, option, self.count + 1)


def list_work(g: Realm, way: int) -> list[int]:
    """What can be paid for in a way, each as an option."""
    t = g.tables
    found = [vocabulary.TURN_IN + recipe for recipe in t.way_recipes[way]]
    if t.way_building[way] != NONE:
        found.append(vocabulary.BUILD + t.way_building[way])
    return found


def why_no_work(g: Realm, seat: int, way: int, option: int) -> Reason | None:
    """Why something that is paid for cannot be done, or None."""
    if option >= vocabulary.BUILD:
        return buildings.why_no_build(g, seat, option & NOUN, g.tables.way_price[way])
    return why_no_recipe(g, seat, option & NOUN)


def do_work(g: Realm, seat: int, way: int, option: int, count: int) -> Steps:
    """Turn in or build once; then the question again, if it may be done again."""
    t = g.tables
    if option >= vocabulary.BUILD:
        steps = buildings.build(g, seat, option & NOUN, t.way_price[way])
    else:
        steps = turn_in(g, seat, option & NOUN)
    if t.way_times[way] and count >= t.way_times[way]:
        return steps
    return (*steps, Work(seat, way, count))


class Visit(QuietQuestion):
    """Where a Place or a Market has alternatives, exactly one of them (10.2, 10.4)."""

    rule = "5.5"
    takes = ("who:seat", "place")

    def __init__(self, who: int, place: int) -> None:
        self.who: Final = who
        self.place: Final = place

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        found = [vocabulary.DONE]
        for way in list_ways(g, self.place):
            found += list_openings(g, way)
        return found

    def why_not(self, g: Realm, option: int) -> Reason | None:
        verb = option & ~NOUN
        if verb == vocabulary.TURN_IN or verb == vocabulary.BUILD:
            return why_no_work(g, self.who, find_way(g, self.place, option), option)
        return None

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        way = find_way(g, self.place, option)
        verb = option & ~NOUN
        if verb == vocabulary.TURN_IN or verb == vocabulary.BUILD:
            return do_work(g, self.who, way, option, 1)
        return start_way(g, self.who, way, self.place < FIRST_MARKET)


def list_openings(g: Realm, way: int) -> list[int]:
    """The options that begin a way: its gain, its special action, or what is paid for."""
    t = g.tables
    if t.way_draw[way] or t.way_official[way] or t.way_care[way]:
        return [vocabulary.SPECIAL]
    if t.way_gain[way]:
        return [vocabulary.TAKE + t.way_gain[way]]
    return list_work(g, way)


def find_way(g: Realm, place: int, option: int) -> int:
    """The way that an option begins."""
    for way in list_ways(g, place):
        if option in list_openings(g, way):
            return way
    raise AssertionError("no way begins with this")
