"""8 The new card."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Chance, Rule, Steps
from siegeworks.games.westerplatte.rules import vocabulary
from siegeworks.games.westerplatte.rules.days import FileCard, file_card
from siegeworks.games.westerplatte.rules.morale import Fall
from siegeworks.games.westerplatte.rules.pieces import AIR_RAID, LANES, MORALE_LOSS, NONE
from siegeworks.games.westerplatte.rules.state import CARD_LUCK, Fort
from siegeworks.games.westerplatte.rules.walls import strike
from siegeworks.parts.counting import below


def list_unseen(g: Fort) -> list[int]:
    """8.1: the cards that may lie on top: phase 1 before phase 2; none if all are known."""
    early = g.early_cards()
    return g.rest[:early] if early else g.rest


def count_pile(g: Fort) -> int:
    """How many cards are still to come."""
    return len(g.rest) + len(g.under)


def take_from_pile(g: Fort, card: int) -> None:
    """Take a card off the pile, or from under it."""
    place = below(g.rest, card)
    if place < len(g.rest) and g.rest[place] == card:
        g.rest.pop(place)
    else:
        g.under = g.under[1:]


class DrawCard(Chance[Fort]):
    """Phase 1 comes before phase 2, and last come the cards that were sent under the pile."""

    rule = "8.1"
    stream = CARD_LUCK
    noun = "card"

    def outcomes(self, g: Fort) -> list[tuple[int, int]]:
        return [(card, 1) for card in list_unseen(g) or g.under[:1]]

    def draw(self, g: Fort) -> int:
        early = g.early_cards()
        if early:
            return g.rest[g.roll(CARD_LUCK, early)]
        if g.rest:
            return g.rest[g.roll(CARD_LUCK, len(g.rest))]
        g.roll(CARD_LUCK, 1)
        return g.under[0]

    def resolve(self, g: Fort, outcome: int) -> Steps:
        take_from_pile(g, outcome)
        g.new_card = outcome
        g.tell(vocabulary.CARD_DRAWN, outcome)
        kind = g.tables.kind[outcome]
        if kind == AIR_RAID:
            return (AirRaid(outcome),)
        if kind == MORALE_LOSS:
            return (LossOfMorale(),)
        return (LayTroop(outcome),)


def find_landing(g: Fort, card: int) -> int:
    """8.2, 8.3: the lane that a card's troop enters now: its own, or the next free one.

    After E comes A (14.2). NONE if all lanes are taken, or if the card is no troop.
    """
    named = g.tables.lane[card]
    if named == NONE:
        return NONE
    for further in range(LANES):
        lane = (named + further) % LANES
        if g.card[lane] == NONE:
            return lane
    return NONE


def is_blow_to_morale(g: Fort, card: int) -> bool:
    """8.5 to 8.7: whether a card lowers morale: no troop, or a troop that finds no lane."""
    return find_landing(g, card) == NONE


@mypyc_attr(free_list_len=1)
class LayTroop(Rule[Fort]):
    """A troop goes to the first space of the lane it names."""

    rule = "8.2"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Fort) -> Steps:
        lane = g.tables.lane[self.card]
        if g.card[lane] == NONE:
            return enter_lane(g, self.card, lane)
        return (Displace(self.card),)


def enter_lane(g: Fort, card: int, lane: int) -> Steps:
    """Put a troop on an empty lane, unless a mine lies there."""
    if g.mine[lane]:
        return (Mined(card, lane),)
    g.card[lane] = card
    g.space[lane] = 0
    g.wounds[lane] = 0
    g.tell(vocabulary.TROOP_ENTERS, card, lane)
    return DONE


@mypyc_attr(free_list_len=1)
class Displace(Rule[Fort]):
    """Where the lane is taken, the next free one to the right has it, and after E comes A."""

    rule = "8.3"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Fort) -> Steps:
        lane = find_landing(g, self.card)
        if lane == NONE:
            return (TurnAway(self.card),)
        g.tell(vocabulary.LANE_TAKEN, g.tables.lane[self.card], lane)
        return enter_lane(g, self.card, lane)


class Mined(Rule[Fort]):
    """A mine destroys the troop that enters its lane, and is spent (14.39)."""

    rule = "8.4"
    takes = ("card", "lane")

    def __init__(self, card: int, lane: int) -> None:
        self.card: Final = card
        self.lane: Final = lane

    def run(self, g: Fort) -> Steps:
        g.mine[self.lane] = 0
        file_card(g)
        g.tell(vocabulary.MINE_EXPLODES, self.card, self.lane)
        return DONE


@mypyc_attr(free_list_len=1)
class TurnAway(Rule[Fort]):
    """With all lanes taken the card goes under the pile, as the last (14.42), and morale falls."""

    rule = "8.5"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Fort) -> Steps:
        g.under = [*g.under, self.card]
        g.tell(vocabulary.LANES_FULL, self.card)
        return (Fall(),)


class AirRaid(Rule[Fort]):
    """Morale falls, and the marked field loses a brick."""

    rule = "8.6"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Fort) -> Steps:
        target = g.tables.target[self.card]
        g.tell(vocabulary.AIR_RAID, target)
        return (Fall(), *strike(target, 1), FileCard())


class LossOfMorale(Rule[Fort]):
    """Morale falls."""

    rule = "8.7"

    def run(self, g: Fort) -> Steps:
        return (Fall(), FileCard())
