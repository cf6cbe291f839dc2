"""3 The assault."""

from typing import ClassVar

from siegeworks.core.steps import DONE, NONE, Chance, Rule, Steps
from siegeworks.games.gatehouse.rules import codes
from siegeworks.games.gatehouse.rules.state import (
    BREACHED,
    DEFENDER,
    DICE,
    FEINT,
    RELIEVED,
    ROUNDS,
    STRENGTH,
    Gatehouse,
)


class ShowToken(Rule[Gatehouse]):
    """The token in front of the gate is turned over; a feint costs nothing and goes back."""

    rule: ClassVar[str] = "3.1"
    takes: ClassVar[tuple[str, ...]] = ("gate",)

    def run(self, g: Gatehouse) -> Steps:
        token = g.token[self.a]
        g.shown[self.a] = 1
        g.reveal()
        g.tell(codes.TOKEN_SHOWN, self.a, token)
        if token == FEINT:
            g.stock = sorted([*g.stock, token])
            return (ClearGate(self.a),)
        return (RollAssault(self.a), ClearGate(self.a))


class RollAssault(Chance[Gatehouse]):
    """A die decides: the assault succeeds if it rolls no more than the strength left to it."""

    rule: ClassVar[str] = "3.2"
    takes: ClassVar[tuple[str, ...]] = ("gate",)
    stream: ClassVar[int] = DICE
    noun: ClassVar[str] = "face"

    def outcomes(self, g: Gatehouse) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(6)]

    def resolve(self, g: Gatehouse, outcome: int) -> Steps:
        gate = self.a
        guard = 1 if g.order[DEFENDER] == gate else 0
        strength = STRENGTH[g.token[gate]] + 1 - guard - g.weight
        g.tell(codes.DIE_ROLLED, outcome)
        if outcome + 1 > strength:
            g.tell(codes.GATE_HOLDS, gate)
            return DONE
        g.gate[gate] = max(0, g.gate[gate] - STRENGTH[g.token[gate]])
        g.tell(codes.GATE_DAMAGED, gate, g.gate[gate])
        if g.gate[gate] == 0:
            return (Breach(gate),)
        return DONE


class ClearGate(Rule[Gatehouse]):
    """The field in front of the gate is cleared for the next round."""

    rule: ClassVar[str] = "3.3"
    takes: ClassVar[tuple[str, ...]] = ("gate",)

    def run(self, g: Gatehouse) -> Steps:
        g.token[self.a] = NONE
        g.shown[self.a] = 0
        g.order = [NONE, NONE]
        g.weight = 0
        return DONE


class Breach(Rule[Gatehouse]):
    """A gate without strength is breached, and the invader wins."""

    rule: ClassVar[str] = "3.4"
    takes: ClassVar[tuple[str, ...]] = ("gate",)

    def run(self, g: Gatehouse) -> Steps:
        g.ending = BREACHED
        g.tell(codes.GATE_BREACHED, self.a)
        return DONE


class Relief(Rule[Gatehouse]):
    """After the last round the army leaves, and the defender wins."""

    rule: ClassVar[str] = "3.5"

    def run(self, g: Gatehouse) -> Steps:
        if g.round == ROUNDS:
            g.ending = RELIEVED
            g.tell(codes.ARMY_LEAVES)
        return DONE
