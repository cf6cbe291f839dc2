"""5.9 to 5.11 and 20.2: seats give each other goods, Tools and Dollars."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.ante_portas.rules import stores, vocabulary
from siegeworks.games.ante_portas.rules.asking import QuietQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    DOLLAR,
    GOODS,
    MOST_SEATS,
    NONE,
    RESOURCES,
    STEWARDS,
    TOOL,
)
from siegeworks.games.ante_portas.rules.state import Realm

ALL_RESOURCES: Final = (1 << RESOURCES) - 1


def is_met(g: Realm, one: int, other: int) -> bool:
    """5.9 and 23.10: whether Stewards of two seats of one team stand on one Place."""
    if g.team(one) != g.team(other):
        return False
    first = other * STEWARDS
    for mine in range(one * STEWARDS, one * STEWARDS + STEWARDS):
        spot = g.steward[mine]
        if spot != NONE and (spot == g.steward[first] or spot == g.steward[first + 1]):
            return True
    return False


def list_partners(g: Realm, seat: int) -> list[int]:
    """5.9: the seats one may trade with now."""
    return [other for other in range(g.seats) if other != seat and is_met(g, seat, other)]


def can_trade(g: Realm, seat: int) -> bool:
    """5.9 and 5.11: whether a partner's Steward is here."""
    for other in range(g.seats):
        is_other = other != seat
        if is_other and is_met(g, seat, other):
            return True
    return False


def code_gift(giver: int, taker: int, resource: int) -> int:
    """The number of a gift, as options name it."""
    return (giver * MOST_SEATS + taker) * RESOURCES + resource


def find_room(g: Realm, taker: int) -> int:
    """5.10: what the taker can store a piece of, as bits; Tools and Dollars need no room."""
    if stores.count_room(g, taker) > 0:
        return ALL_RESOURCES
    free = stores.measure_warehouse(g, taker)
    room = 1 << TOOL | 1 << DOLLAR
    for good in range(GOODS):
        if free[good] + free[GOODS] > 0:
            room |= 1 << good
    return room


def find_gifts(g: Realm, giver: int, taker: int) -> int:
    """5.9 and 5.10: what one seat can give the other now, as bits; as ``why_no_gift``, quicker."""
    return stores.find_held(g, giver) & find_room(g, taker)


def why_no_gift(g: Realm, gift: int) -> Reason | None:
    """5.9 and 5.10: the giver has it in any store, and the taker has room for it."""
    pair, resource = divmod(gift, RESOURCES)
    giver, taker = divmod(pair, MOST_SEATS)
    if stores.count_have(g, giver, resource) == 0:
        return stores.lack(resource, "5.9", 1, 0)
    return None if find_room(g, taker) >> resource & 1 else Reason("no-room", "5.10", 1, 0)


def give(g: Realm, gift: int) -> None:
    """5.10: one piece goes over, into the Storage or else the Warehouse."""
    pair, resource = divmod(gift, RESOURCES)
    giver, taker = divmod(pair, MOST_SEATS)
    stores.take_any(g, giver, resource, 1)
    if resource >= GOODS:
        bundle = tuple([1 if i == resource else 0 for i in range(RESOURCES)])
        stores.receive(g, taker, bundle)
    elif stores.count_room(g, taker) > 0:
        g.storage[taker * GOODS + resource] += 1
    else:
        g.warehouse[taker * GOODS + resource] += 1
    g.tell(vocabulary.GAVE, gift)


class Giving(QuietQuestion):
    """5.10: one piece after the other is given, until those who trade are done."""

    def list_gifts(self, g: Realm, is_open: bool) -> list[int]:
        """All gifts between those who trade, or only those that are open now."""
        raise NotImplementedError

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.DONE, *self.list_gifts(g, False)]

    def options(self, g: Realm) -> list[int]:
        return [vocabulary.DONE, *self.list_gifts(g, True)]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        return None if option == vocabulary.DONE else why_no_gift(g, option & NOUN)

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        give(g, option & NOUN)
        return (self,)


class Trade(Giving):
    """Owners of Stewards on one Place give each other what they like; either may answer."""

    rule = "5.9"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Realm) -> int:
        return self.who

    def seats(self, g: Realm) -> int:
        bits = 1 << self.who
        for partner in list_partners(g, self.who):
            bits |= 1 << partner
        return bits

    def list_gifts(self, g: Realm, is_open: bool) -> list[int]:
        who = self.who
        found: list[int] = []
        for other in list_partners(g, who):
            given = find_gifts(g, who, other) if is_open else ALL_RESOURCES
            taken = find_gifts(g, other, who) if is_open else ALL_RESOURCES
            for resource in range(RESOURCES):
                if given >> resource & 1:
                    found.append(vocabulary.GIVE + code_gift(who, other, resource))
                if taken >> resource & 1:
                    found.append(vocabulary.GIVE + code_gift(other, who, resource))
        return found


class YearTrade(Giving):
    """At the Year's end all of a team trade, wherever their Stewards are."""

    rule = "20.2"
    takes = ("team",)

    def __init__(self, team: int) -> None:
        self.team: Final = team

    def seat(self, g: Realm) -> int:
        return g.start if g.team(g.start) == self.team else (g.start + 1) % g.seats

    def seats(self, g: Realm) -> int:
        return g.allies(self.team)

    def list_gifts(self, g: Realm, is_open: bool) -> list[int]:
        found: list[int] = []
        members = [s for s in range(g.seats) if g.team(s) == self.team]
        for giver in members:
            for taker in members:
                if giver == taker:
                    continue
                given = find_gifts(g, giver, taker) if is_open else ALL_RESOURCES
                for resource in range(RESOURCES):
                    if given >> resource & 1:
                        found.append(vocabulary.GIVE + code_gift(giver, taker, resource))
        return found
