"""23.9 The Fee: against each other, it is paid to each Steward of the other team on a Place."""

from typing import Final

from siegeworks.core.steps import NOUN, Reason, Steps
from siegeworks.games.ante_portas.rules import stores, vocabulary
from siegeworks.games.ante_portas.rules.asking import QuietQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    BRICK,
    CLAY,
    FIRST_MARKET,
    FOOD,
    GOODS,
    PLANK,
    RESOURCES,
    STEWARDS,
    TOOL,
    WOOD,
)
from siegeworks.games.ante_portas.rules.state import Realm

# The Fee has two parts, each of one of these
PARTS: Final[tuple[tuple[int, ...], ...]] = ((TOOL, FOOD), (WOOD, CLAY, PLANK, BRICK))


def list_hosts(g: Realm, seat: int, spot: int) -> list[int]:
    """Whom a Fee is due to: the owner of each Steward of the other team; never at Markets."""
    if g.spots[spot] >= FIRST_MARKET:
        return []
    team = g.team(seat)
    steward = g.steward
    return [
        place // STEWARDS
        for place in range(len(steward))
        if steward[place] == spot and g.team(place // STEWARDS) != team
    ]


def count_payable(g: Realm, seat: int, part: int) -> int:
    """How much of a part of the Fee could be paid, piece by piece: each good that leaves the
    Storage makes room for the next."""
    total = 0
    stored = 0
    for resource in PARTS[part]:
        total += stores.count_have(g, seat, resource)
        if resource != TOOL:
            stored += g.storage[seat * GOODS + resource]
    if stored or stores.count_room(g, seat) > 0:
        return total
    return g.tools[seat] if part == 0 else 0


def why_no_entry(g: Realm, seat: int, spot: int) -> Reason | None:
    """23.9: who cannot pay both parts to every host does not enter."""
    if spot not in g.steward:
        return None
    due = len(list_hosts(g, seat, spot)) * g.tables.fee_era[g.era - 1]
    for part in range(len(PARTS)):
        have = count_payable(g, seat, part) if due else 0
        if have < due:
            return Reason("no-fee", "23.9", due, have)
    return None


def list_fees(g: Realm, seat: int, spot: int) -> Steps:
    """23.9: the payments that are due, part by part and host by host."""
    count = g.tables.fee_era[g.era - 1]
    return tuple(
        [
            PayFee(seat, host, part)
            for host in list_hosts(g, seat, spot)
            for part in range(len(PARTS))
            for _ in range(count)
        ]
    )


def make_piece(resource: int) -> tuple[int, ...]:
    """A bundle of one piece."""
    return tuple([1 if i == resource else 0 for i in range(RESOURCES)])


class PayFee(QuietQuestion):
    """One piece of the Fee, of the payer's choice."""

    rule = "23.9"
    takes = ("who:seat", "host:seat", "part:count")

    def __init__(self, who: int, host: int, part: int) -> None:
        self.who: Final = who
        self.host: Final = host
        self.part: Final = part

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.PAY_FEE + resource for resource in PARTS[self.part]]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        return stores.why_no_pay(g, self.who, make_piece(option & NOUN))

    def choose(self, g: Realm, option: int) -> Steps:
        piece = make_piece(option & NOUN)
        stores.pay(g, self.who, piece)
        g.tell(vocabulary.FEE_PAID, self.who, option & NOUN)
        return stores.receive(g, self.host, piece)
