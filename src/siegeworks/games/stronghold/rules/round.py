"""5 The round: its sequence, written once, and the six cards of the middle."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.stronghold.rules import (
    assault,
    cleanup,
    equipment,
    hourglasses,
    machines,
    maneuvers,
    objectives,
    orders,
    paying,
    plans,
    rituals,
    supplies,
    training,
    vocabulary,
)
from siegeworks.games.stronghold.rules.asking import Question
from siegeworks.games.stronghold.rules.pieces import (
    ARTILLERYMAN,
    BANNER,
    BLOODSTONES,
    BRIEFING_SLOT,
    FIRST_MIDDLE,
    MANEUVER,
    MANEUVER_SLOT,
    NONE,
    OBSTACLE_PLACE,
    OBSTACLE_TILE,
    OBSTACLE_UNITS,
    OBSTACLE_WOOD,
    RESOURCES_SLOT,
    SLOTS,
)
from siegeworks.games.stronghold.rules.state import Castle


class Round(Rule[Castle]):
    """Nine cards from left to right, the defender after each, the assault, the end of the round."""

    rule = "5.1"

    def run(self, g: Castle) -> Steps:
        g.round += 1
        g.tell(vocabulary.ROUND_BEGINS, g.round)
        hourglasses.give(g, count_round_hourglasses(g))
        return SEQUENCE


def count_round_hourglasses(g: Castle) -> int:
    """5.5: what the defender gets each round; fewer once the town was levied (18.3)."""
    return max(0, g.tables.round_hourglasses - plans.count_levy(g))


class Card(Rule[Castle]):
    """The next card of the line is at hand; then the defender acts if he has hourglasses."""

    rule = "5.2"
    takes = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, g: Castle) -> Steps:
        g.slot = self.slot
        if self.slot == BRIEFING_SLOT:
            return (BRIEFING, hourglasses.DEFENDER_PHASE)
        if self.slot == RESOURCES_SLOT:
            return (supplies.RESOURCES_CARD, hourglasses.DEFENDER_PHASE)
        if self.slot == MANEUVER_SLOT:
            return (maneuvers.MANEUVERS, orders.GIVE_ORDERS, hourglasses.DEFENDER_PHASE)
        return (ActionCard(self.slot), hourglasses.DEFENDER_PHASE)


class ActionCard(Question):
    """The invader pays for a card of the middle and uses it, or passes it by.

    A card that cannot be used is passed unasked; supply and cards are open, so this tells nothing.
    """

    rule = "5.2"
    takes = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def find_card(self, g: Castle) -> int:
        """The card at hand."""
        return g.line[self.slot - FIRST_MIDDLE]

    def universe(self, g: Castle, seat: int) -> list[int]:
        prices = g.tables.card_prices[self.find_card(g)]
        return [*(vocabulary.USE + price for price in prices), vocabulary.PASS]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option == vocabulary.PASS:
            return None
        card = self.find_card(g)
        why = paying.why_unpaid(g, card, option & NOUN)
        return why_useless(g, card) if why is None else why

    def choose(self, g: Castle, option: int) -> Steps:
        card = self.find_card(g)
        if option == vocabulary.PASS:
            self.tell_why(g, card)
            return DONE
        g.used |= 1 << self.slot
        g.tell(vocabulary.CARD_USED, card)
        steps = paying.pay(g, card, option & NOUN)
        return (*steps, *carry_out(g, card), objectives.CHECK)

    def tell_why(self, g: Castle, card: int) -> None:
        """Whether the card was passed by, or could not be used."""
        if g.scribe is None:
            return
        why: Reason | None = None
        for price in g.tables.card_prices[card]:
            why = self.why_not(g, vocabulary.USE + price)
            if why is None:
                g.tell(vocabulary.CARD_PASSED, card)
                return
        if why is not None:
            g.tell(vocabulary.CARD_IDLE, card, find_obstacle(why))


def find_obstacle(why: Reason) -> int:
    """What stands in the way of a card, for the log."""
    if why.key == "too-little-wood":
        return OBSTACLE_WOOD
    if why.key in ("too-few-units", "too-few-for-spy"):
        return OBSTACLE_UNITS
    return OBSTACLE_TILE if why.key in ("no-tile", "barrage-limit") else OBSTACLE_PLACE


def why_useless(g: Castle, card: int) -> Reason | None:
    """6.6: why a card would have no effect, or None (23.43)."""
    if card >= BLOODSTONES:
        return rituals.why_not(g, card)
    if card >= ARTILLERYMAN:
        return training.why_not(g, card)
    if card >= BANNER:
        return equipment.why_not(g, card)
    return machines.why_not(g, card)


def carry_out(g: Castle, card: int) -> Steps:
    """What a card of the middle does, once it is paid."""
    if card >= BLOODSTONES:
        return rituals.carry_out(g, card)
    if card >= ARTILLERYMAN:
        return training.carry_out(g, card)
    if card >= BANNER:
        return equipment.carry_out(g, card)
    return machines.carry_out(g, card)


def find_card(g: Castle, slot: int) -> int:
    """The card that lies in a place of the line of nine, or NONE in the assault (23.39)."""
    if slot <= RESOURCES_SLOT:
        return slot
    if slot < MANEUVER_SLOT:
        return g.line[slot - FIRST_MIDDLE]
    return MANEUVER if slot == MANEUVER_SLOT else NONE


BRIEFING: Final = supplies.Briefing()
ROUND: Final = Round()
# 5.1: the round from its first card to its end
SEQUENCE: Final[Steps] = (
    *(Card(slot) for slot in range(SLOTS)),
    assault.ASSAULT,
    cleanup.END_OF_ROUND,
    ROUND,
)
