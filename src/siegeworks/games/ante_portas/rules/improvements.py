"""11 Improvements: drawn, played, given away; what lasts and what works once."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Chance, Reason, Steps
from siegeworks.games.ante_portas.rules import command, people, places, stores, vocabulary
from siegeworks.games.ante_portas.rules.asking import QuietQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    BUILDINGS,
    CITIZEN,
    FARMER,
    IMPROVEMENTS,
    JOBS,
    LIBRARY,
    NONE,
    PALISADE,
    PUB,
    STORM_BELL,
    THEATER,
    WAR_BONDS,
)
from siegeworks.games.ante_portas.rules.state import IMPROVEMENT_LUCK, Realm


def has_card(g: Realm, seat: int, card: int) -> bool:
    """11.2: whether a lasting Improvement lies open before a seat."""
    return g.owned[seat * IMPROVEMENTS + card] > 0


def has_any(g: Realm, team: int, card: int) -> bool:
    """11.6: whether one of a team has it; cards of Battle serve the common Units."""
    for seat in range(g.seats):
        if g.owned[seat * IMPROVEMENTS + card] and g.team(seat) == team:
            return True
    return False


class DrawImprovement(Chance[Realm]):
    """An Improvement is drawn to the hand, if one is left."""

    rule = "11.1"
    takes = ("who:seat",)
    stream = IMPROVEMENT_LUCK
    noun = "improvement"

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def outcomes(self, g: Realm) -> list[tuple[int, int]]:
        return [(card, count) for card, count in enumerate(g.improvements) if count]

    def resolve(self, g: Realm, outcome: int) -> Steps:
        g.improvements[outcome] -= 1
        g.hand[self.who * IMPROVEMENTS + outcome] += 1
        g.tell(vocabulary.CARD_DRAWN, self.who, outcome)
        return DONE


def draw(g: Realm, seat: int, count: int) -> Steps:
    """9.5 and 11.1: the draws that are possible."""
    left = 0
    for copies in g.improvements:
        left += copies
    return (DrawImprovement(seat),) * min(count, left)


def why_no_play(g: Realm, seat: int, card: int) -> Reason | None:
    """11.2 and 8.9: why an Improvement cannot be played, or None."""
    if g.hand[seat * IMPROVEMENTS + card] == 0:
        return Reason("not-in-hand", "11.2", 1, 0)
    if g.buildings[seat * BUILDINGS + LIBRARY] == 0:
        return Reason("no-library", "8.9", 1, 0)
    t = g.tables
    return stores.why_no_pay(g, seat, t.bundles[t.improvement_cost[card]])


class PlayImprovement(QuietQuestion):
    """One Improvement may be played for its price."""

    rule = "11.2"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        first = self.who * IMPROVEMENTS
        held = [card for card in range(IMPROVEMENTS) if g.hand[first + card]]
        return [vocabulary.DONE, *(vocabulary.PLAY + card for card in held)]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None
        return why_no_play(g, self.who, option & NOUN)

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        card = option & NOUN
        t = g.tables
        stores.pay(g, self.who, t.bundles[t.improvement_cost[card]])
        g.hand[self.who * IMPROVEMENTS + card] -= 1
        g.tell(vocabulary.PLAYED, self.who, card)
        return (GiveImprovement(self.who, card),)


class GiveImprovement(QuietQuestion):
    """Who has the effect: the player, or for good a partner."""

    rule = "11.3"
    takes = ("who:seat", "card:improvement")

    def __init__(self, who: int, card: int) -> None:
        self.who: Final = who
        self.card: Final = card

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        team = g.team(self.who)
        others = [s for s in range(g.seats) if s != self.who and g.team(s) == team]
        return [vocabulary.KEEP, *(vocabulary.GIVE_CARD + other for other in others)]

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.KEEP:
            return take_effect(g, self.who, self.card)
        other = option & NOUN
        g.tell(vocabulary.CARD_GIVEN, other, self.card)
        return take_effect(g, other, self.card)


def take_effect(g: Realm, seat: int, card: int) -> Steps:
    """11.2 to 11.6: a lasting one lies open from now on; another works, and leaves the game."""
    t = g.tables
    if t.improvement_lasting[card] or card == STORM_BELL:
        g.owned[seat * IMPROVEMENTS + card] += 1
        people.settle_new(g, seat, FARMER, t.improvement_house_farmers[card])
        people.settle_new(g, seat, CITIZEN, t.improvement_house_citizens[card])
        return DONE
    if card == WAR_BONDS:
        manned = g.workers[seat * JOBS + PUB] + g.workers[seat * JOBS + THEATER]
        g.dollars[seat] += manned * t.bond_dollars
        g.tell(vocabulary.EARNED, seat, manned * t.bond_dollars)
        return DONE
    if card == PALISADE:
        return (command.Palisade(seat),)
    way = t.improvement_ways[card]
    return DONE if way == NONE else places.start_way(g, seat, way, False)
