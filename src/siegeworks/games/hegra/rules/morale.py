"""16 Morale: the modifiers, the track and its cards."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Chance, Reason, Rule, Steps
from siegeworks.games.hegra.rules import effects_on_cards, injuries, scripts, vocabulary
from siegeworks.games.hegra.rules.pieces import (
    EDITION_1940,
    EDITION_2023,
    HIGH,
    HOPE,
    LOW,
    MOBILISATION,
    MOOD_TOP,
    MOOD_ZERO,
    ON_RED,
)
from siegeworks.games.hegra.rules.state import CARD_LUCK, Command, Fortress, total

# Reasons of the modifiers, as the log names them
DOUBT, RED_DAY, NO_SUPPLIES, SOMEONE_WAITS, THE_DEAD, RED_SECTOR = range(6)
HEARTS_FIRST: Final = Reason("hearts-first", "16.4")  # why a card cannot be taken


class Modifiers(Rule[Fortress]):
    """Doubt, a red day, no supplies, waiting patients, the dead and red sectors move Morale."""

    rule = "16.1"

    def run(self, g: Fortress) -> Steps:
        found = list_modifiers(g)
        for reason, amount in enumerate(found):
            if amount:
                g.tell(vocabulary.MODIFIER, reason, amount)
        up, down = found[DOUBT], total(found[RED_DAY:])
        rise: Steps = (MoraleUp(up),) if up else DONE
        return (*rise, MoraleDown(down)) if down else rise


def list_modifiers(g: Fortress) -> list[int]:
    """16.1: what moves Morale this evening, by reason: Doubt raises it, all others lower it."""
    t = g.tables
    return [
        t.doubt_morale[g.doubt] if g.stage == MOBILISATION else 0,
        t.day_red[g.day],
        0 if g.supplies else 1,
        1 if g.waiting else 0,
        total(g.morgue),
        count_red_sectors(g),
    ]


def count_mood_loss(g: Fortress) -> int:
    """16.1: how far Morale is lowered this evening, whatever raises it before."""
    return total(list_modifiers(g)[RED_DAY:])


def find_mood_change(g: Fortress) -> int:
    """16.1: how far Morale is moved this evening; what is raised above +3 saves nothing below."""
    up, down = list_modifiers(g)[DOUBT], count_mood_loss(g)
    return min(up, MOOD_TOP - g.morale) - down if down else up


def foretell_mood(g: Fortress) -> int:
    """16.1: the space that the modifiers take the Morale marker to, as things stand."""
    return max(0, min(MOOD_TOP, g.morale + find_mood_change(g)))


def count_leaving(g: Fortress) -> int:
    """16.2: how many leave this evening as the modifiers take Morale below its track."""
    return max(0, -(g.morale + find_mood_change(g)))


def count_red_sectors(g: Fortress) -> int:
    """Red sectors with infantry in them, standing or lying (23.1); each counts (23.4)."""
    count = 0
    for sector in range(g.sectors()):
        if g.troops(sector) and is_red(g, sector):
            count += 1
    return count


def is_red(g: Fortress, sector: int) -> bool:
    """16.1: whether infantry in a sector costs Morale: by the board, or by an event (20.6)."""
    return g.tables.red[g.sector_row(sector)] > 0 or g.has_marker(ON_RED, sector)


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
            g.tell(vocabulary.DECK_RENEWED, HIGH)
        if self.deck == LOW and not g.low_deck and g.low_pile:
            g.low_deck = g.low_pile
            g.low_pile = []
            g.tell(vocabulary.DECK_RENEWED, LOW)
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
        g.tell(vocabulary.CARD_DRAWN, outcome)
        t = g.tables
        scripts.describe(g, vocabulary.CARD_SAYS, t.card_line[outcome * 3 + g.stage])
        scripts.describe(g, vocabulary.CARD_ASKS, t.card_price[outcome])
        scripts.describe(g, vocabulary.CARD_SAYS, t.card_gain[outcome])
        return DONE


@mypyc_attr(free_list_len=1)
class TakeCard(Command):
    """Take a drawn card, ``amount`` in all; Hope and Despair must be taken."""

    rule = "16.4"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def universe(self, g: Fortress, seat: int) -> list[int]:
        if self.amount == 0 or not g.hand:
            return [vocabulary.DONE]
        return [vocabulary.CHOOSE + card for card in g.hand]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        # 23.13: among several Hope and Despair cards one may choose.
        if option == vocabulary.DONE or is_heart(g, option & NOUN):
            return None
        return HEARTS_FIRST if has_heart(g) else None

    def options(self, g: Fortress) -> list[int]:
        return super().options(g) if has_heart(g) else self.universe(g, 0)

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            put_back(g)
            return DONE
        card = option & NOUN
        rest = TakeCard(self.amount - 1)
        if is_heart(g, card):
            return (Heart(card), rest)
        discard(g, card)
        g.tell(vocabulary.CARD_RESOLVED, card)
        return (*perform_line(g, card), rest)


def is_heart(g: Fortress, card: int) -> bool:
    """Whether a card is Hope or Despair."""
    return g.tables.card_kind[card] >= HOPE


def has_heart(g: Fortress) -> bool:
    """Whether Hope or Despair is among the drawn cards."""
    return any(is_heart(g, card) for card in g.hand)


def put_back(g: Fortress) -> None:
    """Cards that were not taken go back into their decks."""
    for card in g.hand:
        g.tell(vocabulary.CARD_BACK, card)
        if is_high(g, card):
            g.high_deck = sorted([*g.high_deck, card])
        else:
            g.low_deck = sorted([*g.low_deck, card])
    g.hand = []


def is_high(g: Fortress, card: int) -> bool:
    """Despair lies with the High cards, Hope with the Low ones."""
    kind = g.tables.card_kind[card]
    return kind != LOW and kind != HOPE


def discard(g: Fortress, card: int) -> None:
    """A card leaves the hand for the discard pile of its deck."""
    g.hand = [other for other in g.hand if other != card]
    if is_high(g, card):
        g.high_pile = sorted([*g.high_pile, card])
    else:
        g.low_pile = sorted([*g.low_pile, card])


def perform_line(g: Fortress, card: int) -> Steps:
    """16.5: the line of the stage, or the fallback if its first effect is impossible."""
    if is_fallback_due(g, card):
        g.tell(vocabulary.OTHERWISE, card)
        return scripts.perform(g, g.tables.card_otherwise[card])
    return scripts.perform(g, g.tables.card_line[card * 3 + g.stage])


def is_fallback_due(g: Fortress, card: int) -> bool:
    """16.5: whether a card has a fallback and needs it; 2023 knows none (22.10)."""
    if g.edition != EDITION_1940 or not g.tables.card_otherwise[card]:
        return False
    return not scripts.can_begin(g, g.tables.card_line[card * 3 + g.stage])


class Heart(Command):
    """Hope or Despair: do its text and be rid of it, or lay it on the discard pile."""

    rule = "16.6"
    takes = ("card:morale",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def options(self, g: Fortress) -> list[int]:
        if scripts.can_pay(g, g.tables.card_price[self.card]):
            return [vocabulary.ACT, vocabulary.IGNORE]
        return [vocabulary.IGNORE]

    def choose(self, g: Fortress, option: int) -> Steps:
        t = g.tables
        if option == vocabulary.IGNORE:
            discard(g, self.card)
            g.tell(vocabulary.HEART_IGNORED, self.card)
            return DONE
        g.hand = [other for other in g.hand if other != self.card]
        g.tell(vocabulary.HEART_DONE, self.card)
        if g.edition == EDITION_2023:
            # 22.9: in 2023 the card returns to its stack and can come again.
            if t.card_kind[self.card] == HOPE:
                g.hope = sorted([*g.hope, self.card])
            else:
                g.despair = sorted([*g.despair, self.card])
        return (
            *scripts.perform(g, t.card_price[self.card]),
            *scripts.perform(g, t.card_gain[self.card]),
        )


class Reset(Rule[Fortress]):
    """The Morale marker goes back to 0."""

    rule = "16.3"

    def run(self, g: Fortress) -> Steps:
        g.morale = MOOD_ZERO
        g.tell(vocabulary.MORALE_NOW, MOOD_ZERO)
        return DONE


@mypyc_attr(free_list_len=1)
class MoraleUp(Rule[Fortress]):
    """Morale rises; each step above +3 brings a Hope card into the Low deck instead."""

    rule = "16.2"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        rise = min(self.amount, MOOD_TOP - g.morale)
        g.morale += rise
        if rise:
            g.tell(vocabulary.MORALE_NOW, g.morale)
        return effects_on_cards.add_hope(g, self.amount - rise)


@mypyc_attr(free_list_len=1)
class MoraleDown(Rule[Fortress]):
    """Morale falls; each step below -3 loses a defender instead."""

    rule = "16.2"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        fall = min(self.amount, g.morale)
        g.morale -= fall
        if fall:
            g.tell(vocabulary.MORALE_NOW, g.morale)
        if self.amount > fall:
            g.tell(vocabulary.LEAVING, self.amount - fall)
        return (injuries.LOSE_ANYONE,) * (self.amount - fall)


DRAW_HIGH: Final = DrawMorale(HIGH)
DRAW_LOW: Final = DrawMorale(LOW)
RESET: Final = Reset()
