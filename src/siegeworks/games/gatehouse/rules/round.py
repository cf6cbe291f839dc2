"""1 The round."""

from typing import Final

from siegeworks.core.steps import (
    DONE,
    NONE,
    NOUN,
    Chance,
    Choice,
    Refusal,
    Rule,
    Simultaneous,
    Steps,
)
from siegeworks.games.gatehouse.rules import vocabulary
from siegeworks.games.gatehouse.rules.answers import Answer
from siegeworks.games.gatehouse.rules.assault import Relief, ShowToken
from siegeworks.games.gatehouse.rules.state import (
    CARDS,
    DEFENDER,
    FEINT,
    FULL_GATE,
    GATES,
    INVADER,
    LADDER,
    OIL,
    RAM,
    RUMOUR,
    STONES,
    STREAMS,
    Gatehouse,
)

BOTH: Final = 1 << INVADER | 1 << DEFENDER


class Round(Rule[Gatehouse]):
    """The sequence of play, four times."""

    rule = "1.1"

    def run(self, g: Gatehouse) -> Steps:
        g.round += 1
        return (DrawCard(), SecretOrders(BOTH), ShowOrders(), Relief(), Round())


class DrawCard(Chance[Gatehouse]):
    """The defender draws a card that the invader does not see."""

    rule = "1.2"
    stream = CARDS
    noun = "card"

    def outcomes(self, g: Gatehouse) -> list[tuple[int, int]]:
        kinds = sorted(set(g.deck))
        return [(card, g.deck.count(card)) for card in kinds]

    def resolve(self, g: Gatehouse, outcome: int) -> Steps:
        g.deck.remove(outcome)
        g.hand = sorted([*g.hand, outcome])
        g.tell(vocabulary.CARD_SECRET)
        g.tell(vocabulary.CARD_DRAWN, outcome, audience=1 << DEFENDER)
        return DONE


class SecretOrders(Simultaneous[Gatehouse]):
    """Both name a gate in secret, in whatever order: one to storm, one to guard."""

    rule = "1.3"

    def options_for(self, g: Gatehouse, seat: int) -> list[int]:
        return [vocabulary.NAME + gate for gate in range(GATES)]

    def universe(self, g: Gatehouse, seat: int) -> list[int]:
        return self.options_for(g, seat)

    def choose_for(self, g: Gatehouse, seat: int, option: int) -> Steps:
        g.order[seat] = option & NOUN
        g.tell(vocabulary.ORDER_GIVEN, seat)
        rest = self.waiting(seat)
        return (SecretOrders(rest),) if rest else DONE


class ShowOrders(Rule[Gatehouse]):
    """The orders are shown; the invader moves up to the gate it named."""

    rule = "1.4"

    def run(self, g: Gatehouse) -> Steps:
        g.reveal()
        g.tell(vocabulary.ORDERS_SHOWN, g.order[INVADER], g.order[DEFENDER])
        gate = g.order[INVADER]
        return (PlaceToken(gate), Answer(gate), ShowToken(gate))


class PlaceToken(Choice[Gatehouse]):
    """The invader lays a token face down in front of the gate."""

    rule = "1.5"
    takes = ("gate",)

    def __init__(self, gate: int) -> None:
        self.gate: Final = gate

    def seat(self, g: Gatehouse) -> int:
        return INVADER

    def options(self, g: Gatehouse) -> list[int]:
        return [vocabulary.PLACE + token for token in sorted(set(g.stock))]

    def universe(self, g: Gatehouse, seat: int) -> list[int]:
        return [vocabulary.PLACE + token for token in (FEINT, LADDER, RAM)]

    def refusals(self, g: Gatehouse, seat: int) -> list[Refusal]:
        return [
            Refusal(vocabulary.PLACE + token, "no-token", "1.5", 1, 0)
            for token in (FEINT, LADDER, RAM)
            if token not in g.stock
        ]

    def choose(self, g: Gatehouse, option: int) -> Steps:
        token = option & NOUN
        g.stock.remove(token)
        g.token[self.gate] = token
        g.tell(vocabulary.TOKEN_SECRET, self.gate)
        g.tell(vocabulary.TOKEN_PLACED, self.gate, token, audience=1 << INVADER)
        return DONE


def set_up() -> Gatehouse:
    """The gates are whole, and both sides have all they get."""
    g = Gatehouse()
    g.begin(2, STREAMS)
    g.gate = [FULL_GATE] * GATES
    g.token = [NONE] * GATES
    g.shown = [0] * GATES
    g.stock = [FEINT, LADDER, LADDER, RAM, RAM]
    g.hand = []
    g.deck = [OIL, OIL, STONES, STONES, STONES, RUMOUR, RUMOUR]
    g.order = [NONE, NONE]
    g.shields = 1
    g.weight = 0
    g.round = 0
    g.agenda = [Round()]
    return g
