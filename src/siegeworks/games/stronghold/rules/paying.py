"""6 Paying: prices, spies, and what the defender gets for it."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.stronghold.rules import hourglasses, vocabulary
from siegeworks.games.stronghold.rules.asking import QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    ALTAR_OF_ASH,
    BLOODSTONES,
    FIRST_PAID,
    FIRST_SUPPLY,
    KINDS,
    MANEUVER,
    SUPPLY,
)
from siegeworks.games.stronghold.rules.state import Castle, count_kinds

NOT_IN_SUPPLY: Final = Reason("too-few-units", "6.1", 1, 0)


def is_spied(g: Castle, card: int) -> bool:
    """6.5: whether a spy is on a card."""
    return g.spies >> card & 1 == 1


def count_discount(g: Castle, card: int) -> int:
    """19.3: units that a ritual costs less, once the Altar of Ash burns."""
    if BLOODSTONES <= card < MANEUVER and g.objectives_met >> ALTAR_OF_ASH & 1:
        return g.tables.objective_give[ALTAR_OF_ASH]
    return 0


def list_price(g: Castle, card: int, price: int) -> list[int]:
    """6.1: what one way to pay costs now, by kind."""
    left = count_discount(g, card)
    units = list(g.tables.price[price])
    for kind in range(KINDS):
        saved = min(left, units[kind])
        units[kind] -= saved
        left -= saved
    return units


def why_unpaid(g: Castle, card: int, price: int) -> Reason | None:
    """6.1 and 6.5: why a price cannot be paid from the supply, or None."""
    if g.wood < g.tables.card_wood[card]:
        return Reason("too-little-wood", "6.1", g.tables.card_wood[card], g.wood)
    units = list_price(g, card, price)
    total = 0
    for kind in range(KINDS):
        have = g.horde[FIRST_SUPPLY + kind]
        if have < units[kind]:
            return Reason("too-few-units", "6.1", units[kind], have)
        total += units[kind]
    if is_spied(g, card):
        total += g.tables.spy_units
        have = count_kinds(g.horde, SUPPLY)
        if have < total:
            return Reason("too-few-for-spy", "6.5", total, have)
    return None


def find_card(g: Castle, price: int) -> int:
    """6.1: the card that is paid in this way."""
    card = 0
    while price not in g.tables.card_prices[card]:
        card += 1
    return card


def list_units_given(g: Castle, card: int, price: int) -> tuple[int, int]:
    """6.1, 6.2 and 6.5: the units that a card costs, a spy's included, and the hourglasses."""
    units = sum(list_price(g, card, price))
    if is_spied(g, card):
        units += g.tables.spy_units
    return units, units + g.tables.card_hourglasses[card]


def pay(g: Castle, card: int, price: int) -> Steps:
    """6.2 and 6.4: the price goes onto the card, and the defender gets his hourglasses."""
    t = g.tables
    units = list_price(g, card, price)
    total = 0
    for kind in range(KINDS):
        if units[kind]:
            lay_on_card(g, kind, units[kind])
            total += units[kind]
    wood = t.card_wood[card]
    if wood:
        g.wood -= wood
        g.wood_paid += wood
        g.tell(vocabulary.WOOD_PAID, wood)
    hourglasses.give(g, total + t.card_hourglasses[card])
    return (PaySpy(t.spy_units),) if is_spied(g, card) else DONE


def lay_on_card(g: Castle, kind: int, count: int) -> None:
    """6.4: units of the supply lie on the card till the round ends."""
    g.horde[FIRST_SUPPLY + kind] -= count
    g.horde[FIRST_PAID + kind] += count
    g.tell(vocabulary.UNITS_PAID, kind, count)


class PaySpy(QuietQuestion):
    """A spy on the card costs one unit more, of any kind, with its hourglass (23.33)."""

    rule = "6.5"
    takes = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.PAY_SPY + kind for kind in range(KINDS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        have = g.horde[FIRST_SUPPLY + (option & NOUN)]
        return None if have else Reason("too-few-units", "6.1", 1, 0)

    def choose(self, g: Castle, option: int) -> Steps:
        lay_on_card(g, option & NOUN, 1)
        hourglasses.give(g, 1)
        return (PaySpy(self.count - 1),) if self.count > 1 else DONE
