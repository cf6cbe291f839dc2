"""21.6 Effects of cards on cards: Hope and Despair come into play, each time any of their stack."""

from typing import Final

from siegeworks.core.steps import DONE, Chance, Steps
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.scripts import Effect
from siegeworks.games.hegra.rules.state import CARD_LUCK, Fortress


class HopeComes(Effect):
    """Hope cards go into the Low deck."""

    word = "hope"
    cost = -3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return len(g.hope) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return add_hope(g, amount)


class DespairComes(Effect):
    """Despair cards go into the High deck."""

    word = "despair"
    cost = 3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return len(g.despair) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return add_despair(g, amount)


class AddHope(Chance[Fortress]):
    """A Hope card goes into the Low deck: any of them, for the stack has no order (23.8)."""

    rule = "21.6"
    stream = CARD_LUCK
    noun = "morale"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        return [(card, 1) for card in g.hope]

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.hope = [card for card in g.hope if card != outcome]
        g.low_deck = sorted([*g.low_deck, outcome])
        g.tell(vocabulary.HOPE_ADDED, outcome, len(g.hope))
        return DONE


class AddDespair(Chance[Fortress]):
    """A Despair card goes into the High deck: any of them (23.8)."""

    rule = "21.6"
    stream = CARD_LUCK
    noun = "morale"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        return [(card, 1) for card in g.despair]

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.despair = [card for card in g.despair if card != outcome]
        g.high_deck = sorted([*g.high_deck, outcome])
        g.tell(vocabulary.DESPAIR_ADDED, outcome, len(g.despair))
        return DONE


def add_hope(g: Fortress, count: int) -> Steps:
    """Put Hope cards into the Low deck, as far as there are any."""
    return (ADD_HOPE,) * min(count, len(g.hope))


def add_despair(g: Fortress, count: int) -> Steps:
    """Put Despair cards into the High deck, as far as there are any."""
    return (ADD_DESPAIR,) * min(count, len(g.despair))


ADD_HOPE: Final = AddHope()
ADD_DESPAIR: Final = AddDespair()
