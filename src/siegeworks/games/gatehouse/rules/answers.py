"""2 Answers: what the defender may do inside the invader's move, and the invader's answer to it."""

from typing import ClassVar

from siegeworks.core.steps import DONE, NOUN, Choice, Rule, Steps
from siegeworks.games.gatehouse.rules import codes
from siegeworks.games.gatehouse.rules.state import DEFENDER, INVADER, OIL, STONES, Gatehouse


class Answer(Choice[Gatehouse]):
    """The defender may play a card, again and again, or pass.

    The question is asked with an empty hand, too: silence would tell the invader something.
    """

    rule: ClassVar[str] = "2.1"
    takes: ClassVar[tuple[str, ...]] = ("gate",)

    def seat(self, g: Gatehouse) -> int:
        return DEFENDER

    def options(self, g: Gatehouse) -> list[int]:
        return [codes.PASS, *(codes.PLAY + card for card in sorted(set(g.hand)))]

    def choose(self, g: Gatehouse, option: int) -> Steps:
        if option == codes.PASS:
            return DONE
        return (PlayCard(option & NOUN), self)


class PlayCard(Rule[Gatehouse]):
    """A card is shown and spent; the invader may answer it before it works."""

    rule: ClassVar[str] = "2.2"
    takes: ClassVar[tuple[str, ...]] = ("card",)

    def run(self, g: Gatehouse) -> Steps:
        g.hand.remove(self.a)
        g.reveal()
        g.tell(codes.CARD_PLAYED, self.a)
        if self.a in (OIL, STONES) and g.shields:
            return (Shield(self.a),)
        return (Effect(self.a),)


class Shield(Choice[Gatehouse]):
    """The invader may spend a shield, so that the card has no effect."""

    rule: ClassVar[str] = "2.3"
    takes: ClassVar[tuple[str, ...]] = ("card",)

    def seat(self, g: Gatehouse) -> int:
        return INVADER

    def options(self, g: Gatehouse) -> list[int]:
        return [codes.PASS, codes.SHIELD]

    def choose(self, g: Gatehouse, option: int) -> Steps:
        if option == codes.SHIELD:
            g.shields -= 1
            g.tell(codes.SHIELDED, self.a)
            return DONE
        return (Effect(self.a),)


class Effect(Rule[Gatehouse]):
    """Oil takes two off the assault, stones take one, a rumour nothing."""

    rule: ClassVar[str] = "2.4"
    takes: ClassVar[tuple[str, ...]] = ("card",)

    def run(self, g: Gatehouse) -> Steps:
        if self.a == OIL:
            g.weight += 2
        elif self.a == STONES:
            g.weight += 1
        return DONE
