"""The zones of Gatehouse: three gates, face-down tokens, a secret hand, secret orders."""

from typing import Final

from siegeworks.core.steps import NONE, State

INVADER: Final = 0
DEFENDER: Final = 1

GATES: Final = 3
FULL_GATE: Final = 4
ROUNDS: Final = 4

FEINT: Final = 0
LADDER: Final = 1
RAM: Final = 2
STRENGTH: Final[tuple[int, ...]] = (0, 2, 3)

OIL: Final = 0
STONES: Final = 1
RUMOUR: Final = 2

DICE: Final = 0
CARDS: Final = 1
GUESS: Final = 2  # what a redraw uses
STREAMS: Final = 3

BREACHED: Final = 1
RELIEVED: Final = 2


class Gatehouse(State):
    """The gates, and what each side hides from the other."""

    gate: list[int]  # strength of each gate
    token: list[int]  # the token in front of each gate
    shown: list[int]  # whether it lies face up
    stock: list[int]  # the invader's tokens, ascending
    hand: list[int]  # the defender's cards, ascending
    deck: list[int]  # cards nobody has seen, ascending
    order: list[int]  # the gate each seat has named in secret
    shields: int
    weight: int  # what the defender's answers take off the assault under way
    round: int

    def clone(self) -> "Gatehouse":
        twin = Gatehouse()
        self.copy_to(twin)
        twin.gate = self.gate[:]
        twin.token = self.token[:]
        twin.shown = self.shown[:]
        twin.stock = self.stock[:]
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.order = self.order[:]
        twin.shields = self.shields
        twin.weight = self.weight
        twin.round = self.round
        return twin

    def redraw(self, seat: int) -> None:
        """Deal anew what the seat cannot see; how it lay before makes no difference."""
        if seat != INVADER:
            hidden = [g for g in range(GATES) if self.token[g] != NONE and not self.shown[g]]
            pool = sorted([*self.stock, *(self.token[gate] for gate in hidden)])
            for gate in hidden:
                self.token[gate] = pool.pop(self.roll(GUESS, len(pool)))
            self.stock = sorted(pool)
        if seat != DEFENDER:
            pool = sorted([*self.hand, *self.deck])
            self.hand = sorted(pool.pop(self.roll(GUESS, len(pool))) for _ in self.hand)
            self.deck = sorted(pool)
        for other in (INVADER, DEFENDER):
            if other != seat and self.order[other] != NONE and self.is_order_secret():
                self.order[other] = self.roll(GUESS, GATES)

    def is_order_secret(self) -> bool:
        """Orders are secret until both seats have given theirs."""
        return NONE in self.order
