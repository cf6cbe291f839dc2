"""16 Morale: the modifiers, the track and its cards."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Chance, Rule, Steps
from siegeworks.games.hegra.rules import deeds as d
from siegeworks.games.hegra.rules import effects, log, possible, tracks
from siegeworks.games.hegra.rules.pieces import (
    EDITION_1940,
    EDITION_2023,
    HIGH,
    HOPE,
    LOW,
    MOBILISATION,
    MOOD_ZERO,
    ON_RED,
)
from siegeworks.games.hegra.rules.state import CARD_LUCK, Command, Fortress, total

# Reasons of the modifiers, as the log names them
DOUBT, RED_DAY, NO_SUPPLIES, SOMEONE_WAITS, THE_DEAD, RED_SECTOR = range(6)


class Modifiers(Rule[Fortress]):
    """Doubt, a red day, no supplies, waiting patients, the dead and red sectors move Morale."""

    rule = "16.1"

    def run(self, g: Fortress) -> Steps:
        t = g.tables
        up = t.doubt_morale[g.doubt] if g.stage == MOBILISATION else 0
        tell(g, DOUBT, up)
        down = tell(g, RED_DAY, t.day_red[g.day])
        down += tell(g, NO_SUPPLIES, 0 if g.supplies else 1)
        down += tell(g, SOMEONE_WAITS, 1 if g.waiting else 0)
        down += tell(g, THE_DEAD, total(g.morgue))
        down += tell(g, RED_SECTOR, red_sectors(g))
        rise: Steps = (tracks.MoraleUp(up),) if up else DONE
        return (*rise, tracks.MoraleDown(down)) if down else rise


def tell(g: Fortress, reason: int, amount: int) -> int:
    """Tell a modifier that counts."""
    if amount:
        g.tell(log.MODIFIER, reason, amount)
    return amount


def red_sectors(g: Fortress) -> int:
    """Red sectors with infantry in them, standing or lying."""
    count = 0
    for sector in range(g.sectors()):
        red = g.tables.red[g.sector_row(sector)] or g.marked(ON_RED, sector)
        if red and g.troops(sector):
            count += 1
    return count


class MoraleTrack(Rule[Fortress]):
    """Cards are drawn and taken as the level says; then the marker goes back to 0."""

    rule = "16.3"

    def run(self, g: Fortress) -> Steps:
        t = g.tables
        high, low = t.level_high[g.morale], t.level_low[g.morale]
        if high + low == 0:
            return (RESET,)
        cards: Steps = (DRAW_HIGH,) * high + (DRAW_LOW,) * low
        return (*cards, TakeCard(t.level_take[g.morale]), RESET)


class DrawMorale(Rule[Fortress]):
    """A card of the High (0) or Low (1) deck; an empty deck is made of its discard pile."""

    rule = "16.7"
    takes = ("deck:morale-deck",)

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def run(self, g: Fortress) -> Steps:
        if self.deck == HIGH and not g.high_deck and g.high_pile:
            g.high_deck = g.high_pile
            g.high_pile = []
            g.tell(log.DECK_RENEWED, HIGH)
        if self.deck == LOW and not g.low_deck and g.low_pile:
            g.low_deck = g.low_pile
            g.low_pile = []
            g.tell(log.DECK_RENEWED, LOW)
        return (DrawCard(self.deck),) if (g.low_deck if self.deck else g.high_deck) else DONE


@mypyc_attr(free_list_len=1)
class DrawCard(Chance[Fortress]):
    """A card is drawn."""

    rule = "16.3"
    takes = ("deck:morale-deck",)
    stream = CARD_LUCK
    noun = "morale"

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        return [(card, 1) for card in (g.low_deck if self.deck else g.high_deck)]

    def draw(self, g: Fortress) -> int:
        deck = g.low_deck if self.deck else g.high_deck
        return deck[g.roll(CARD_LUCK, len(deck))]

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        if self.deck == HIGH:
            g.high_deck = [card for card in g.high_deck if card != outcome]
        else:
            g.low_deck = [card for card in g.low_deck if card != outcome]
        g.hand = [*g.hand, outcome]
        g.tell(log.CARD_DRAWN, outcome)
        t = g.tables
        effects.describe(g, log.CARD_SAYS, t.card_line[outcome * 3 + g.stage])
        effects.describe(g, log.CARD_ASKS, t.card_price[outcome])
        effects.describe(g, log.CARD_SAYS, t.card_gain[outcome])
        return DONE


@mypyc_attr(free_list_len=1)
class TakeCard(Command):
    """Take a drawn card, ``a`` in all; Hope and Despair must be taken."""

    rule = "16.4"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, g: Fortress) -> list[int]:
        if self.amount == 0 or not g.hand:
            return [log.DONE]
        kinds = g.tables.card_kind
        hearts = [log.CHOOSE + card for card in g.hand if kinds[card] >= HOPE]
        return hearts if hearts else [log.CHOOSE + card for card in g.hand]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            put_back(g)
            return DONE
        card = option & NOUN
        rest = TakeCard(self.amount - 1)
        if g.tables.card_kind[card] >= HOPE:
            return (Heart(card), rest)
        discard(g, card)
        g.tell(log.CARD_RESOLVED, card)
        return (*line(g, card), rest)


def put_back(g: Fortress) -> None:
    """Cards that were not taken go back into their decks."""
    for card in g.hand:
        g.tell(log.CARD_BACK, card)
        if in_high_deck(g, card):
            g.high_deck = sorted([*g.high_deck, card])
        else:
            g.low_deck = sorted([*g.low_deck, card])
    g.hand = []


def in_high_deck(g: Fortress, card: int) -> bool:
    """Despair lies with the High cards, Hope with the Low ones."""
    kind = g.tables.card_kind[card]
    return kind != LOW and kind != HOPE


def discard(g: Fortress, card: int) -> None:
    """A card leaves the hand for the discard pile of its deck."""
    g.hand = [other for other in g.hand if other != card]
    if in_high_deck(g, card):
        g.high_pile = sorted([*g.high_pile, card])
    else:
        g.low_pile = sorted([*g.low_pile, card])


def line(g: Fortress, card: int) -> Steps:
    """16.5: the line of the stage, or the fallback if its first effect is impossible."""
    if falls_back(g, card):
        g.tell(log.OTHERWISE, card)
        return effects.perform(g, g.tables.card_otherwise[card])
    return effects.perform(g, g.tables.card_line[card * 3 + g.stage])


def falls_back(g: Fortress, card: int) -> bool:
    """16.5: whether a card has a fallback and needs it; the earlier edition knows none."""
    if g.edition != EDITION_1940 or not g.tables.card_otherwise[card]:
        return False
    first = g.tables.card_line[card * 3 + g.stage][0]
    return not possible.possible(g, first >> d.AMOUNT_BITS, 1)


class Heart(Command):
    """Hope or Despair: do its text and be rid of it, or lay it on the discard pile."""

    rule = "16.6"
    takes = ("card:morale",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def options(self, g: Fortress) -> list[int]:
        if possible.affordable(g, g.tables.card_price[self.card]):
            return [log.ACT, log.IGNORE]
        return [log.IGNORE]

    def choose(self, g: Fortress, option: int) -> Steps:
        t = g.tables
        if option == log.IGNORE:
            discard(g, self.card)
            g.tell(log.HEART_IGNORED, self.card)
            return DONE
        g.hand = [other for other in g.hand if other != self.card]
        g.tell(log.HEART_DONE, self.card)
        if g.edition == EDITION_2023:
            # In the earlier edition the card returns to its stack and can come again.
            if t.card_kind[self.card] == HOPE:
                g.hope = sorted([*g.hope, self.card])
            else:
                g.despair = sorted([*g.despair, self.card])
        return (
            *effects.perform(g, t.card_price[self.card]),
            *effects.perform(g, t.card_gain[self.card]),
        )


class Reset(Rule[Fortress]):
    """The Morale marker goes back to 0."""

    rule = "16.3"

    def run(self, g: Fortress) -> Steps:
        g.morale = MOOD_ZERO
        g.tell(log.MORALE_NOW, MOOD_ZERO)
        return DONE


DRAW_HIGH: Final = DrawMorale(HIGH)
DRAW_LOW: Final = DrawMorale(LOW)
RESET: Final = Reset()
