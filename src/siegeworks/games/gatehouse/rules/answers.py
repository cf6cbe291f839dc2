"""2 Answers: what the defender may do inside the invader's move, and the invader's answer to it."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Choice, Refusal, Rule, Steps
from siegeworks.games.gatehouse.rules import vocabulary
from siegeworks.games.gatehouse.rules.state import DEFENDER, INVADER, OIL, RUMOUR, STONES, Gatehouse


class Answer(Choice[Gatehouse]):
    """The defender may play a card, again and again, or pass.

    The question is asked with an empty hand, too: silence would tell the invader something.
    """

    rule = "2.1"
    takes = ("gate",)

    def __init__(self, gate: int) -> None:
        self.gate: Final = gate

    def seat(self, g: Gatehouse) -> int:
        return DEFENDER

    def options(self, g: Gatehouse) -> list[int]:
        return [vocabulary.PASS, *(vocabulary.PLAY + card for card in sorted(set(g.hand)))]

    def universe(self, g: Gatehouse, seat: int) -> list[int]:
        return [vocabulary.PASS, *(vocabulary.PLAY + card for card in (OIL, STONES, RUMOUR))]

    def quiet_refusals(self, g: Gatehouse, seat: int) -> list[Refusal]:
        return [
            Refusal(vocabulary.PLAY + card, "no-card", "2.1", 1, 0)
            for card in (OIL, STONES, RUMOUR)
            if card not in g.hand
        ]

    def choose(self, g: Gatehouse, option: int) -> Steps:
        if option == vocabulary.PASS:
            return DONE
        return (PlayCard(option & NOUN), self)


class PlayCard(Rule[Gatehouse]):
    """A card is shown and spent; the invader may answer it before it works."""

    rule = "2.2"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Gatehouse) -> Steps:
        g.hand.remove(self.card)
        g.reveal()
        g.tell(vocabulary.CARD_PLAYED, self.card)
        if self.card in (OIL, STONES) and g.shields:
            return (Shield(self.card),)
        return (Effect(self.card),)


class Shield(Choice[Gatehouse]):
    """The invader may spend a shield, so that the card has no effect."""

    rule = "2.3"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def seat(self, g: Gatehouse) -> int:
        return INVADER

    def options(self, g: Gatehouse) -> list[int]:
        return [vocabulary.PASS, vocabulary.SHIELD]

    def universe(self, g: Gatehouse, seat: int) -> list[int]:
        return self.options(g)

    def choose(self, g: Gatehouse, option: int) -> Steps:
        if option == vocabulary.SHIELD:
            g.shields -= 1
            g.tell(vocabulary.SHIELDED, self.card)
            return DONE
        return (Effect(self.card),)


class Effect(Rule[Gatehouse]):
    """Oil takes two off the assault, stones take one, a rumour nothing."""

    rule = "2.4"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Gatehouse) -> Steps:
        if self.card == OIL:
            g.weight += 2
        elif self.card == STONES:
            g.weight += 1
        return DONE
