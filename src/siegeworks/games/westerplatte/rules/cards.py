"""8 The new card."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Chance, Rule, Steps
from siegeworks.games.westerplatte.content.tables import AIR_RAID, LANES, MORALE_LOSS, NONE
from siegeworks.games.westerplatte.rules import log
from siegeworks.games.westerplatte.rules.days import FileCard, file_card
from siegeworks.games.westerplatte.rules.morale import Fall
from siegeworks.games.westerplatte.rules.state import CARD_LUCK, Fort
from siegeworks.games.westerplatte.rules.walls import strike
from siegeworks.parts.counting import below


class DrawCard(Chance[Fort]):
    """Phase 1 comes before phase 2, and last come the cards that were sent under the pile."""

    rule = "8.1"
    stream = CARD_LUCK
    noun = "card"

    def outcomes(self, g: Fort) -> list[tuple[int, int]]:
        early = g.early_cards()
        if early > g.buried:
            return [(card, 1) for card in g.rest[:early]]
        if early < len(g.rest):
            return [(card, 1) for card in g.rest[early:]]
        return [(g.under[0], 1)]

    def draw(self, g: Fort) -> int:
        early = g.early_cards()
        if early > g.buried:
            return g.rest[g.roll(CARD_LUCK, early)]
        if early < len(g.rest):
            return g.rest[early + g.roll(CARD_LUCK, len(g.rest) - early)]
        g.roll(CARD_LUCK, 1)
        return g.under[0]

    def resolve(self, g: Fort, outcome: int) -> Steps:
        place = below(g.rest, outcome)
        if place < len(g.rest) and g.rest[place] == outcome:
            g.rest.pop(place)
        else:
            g.under = g.under[1:]
        g.new_card = outcome
        g.tell(log.CARD_DRAWN, outcome)
        kind = g.tables.kind[outcome]
        if kind == AIR_RAID:
            return (AirRaid(outcome),)
        if kind == MORALE_LOSS:
            return (LossOfMorale(),)
        return (LayTroop(outcome),)


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
    g.tell(log.TROOP_ENTERS, card, lane)
    return DONE


@mypyc_attr(free_list_len=1)
class Displace(Rule[Fort]):
    """Where the lane is taken, the next free one to the right has it, and after E comes A."""

    rule = "8.3"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Fort) -> Steps:
        named = g.tables.lane[self.card]
        for further in range(1, LANES):
            lane = (named + further) % LANES
            if g.card[lane] == NONE:
                g.tell(log.LANE_TAKEN, named, lane)
                return enter_lane(g, self.card, lane)
        return (TurnAway(self.card),)


class Mined(Rule[Fort]):
    """A mine destroys the troop that enters its lane, and is spent."""

    rule = "8.4"
    takes = ("card", "lane")

    def __init__(self, card: int, lane: int) -> None:
        self.card: Final = card
        self.lane: Final = lane

    def run(self, g: Fort) -> Steps:
        g.mine[self.lane] = 0
        file_card(g)
        g.tell(log.MINE_EXPLODES, self.card, self.lane)
        return DONE


@mypyc_attr(free_list_len=1)
class TurnAway(Rule[Fort]):
    """With all lanes taken the card goes under the pile, and morale falls."""

    rule = "8.5"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Fort) -> Steps:
        g.under = [*g.under, self.card]
        g.tell(log.LANES_FULL, self.card)
        return (Fall(),)


class AirRaid(Rule[Fort]):
    """Morale falls, and the marked field loses a brick."""

    rule = "8.6"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Fort) -> Steps:
        target = g.tables.target[self.card]
        g.tell(log.AIR_RAID, target)
        return (Fall(), *strike(target, 1), FileCard())


class LossOfMorale(Rule[Fort]):
    """Morale falls."""

    rule = "8.7"

    def run(self, g: Fort) -> Steps:
        return (Fall(), FileCard())
