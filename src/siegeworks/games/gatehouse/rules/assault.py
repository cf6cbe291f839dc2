"""3 The assault."""

from typing import Final

from siegeworks.core.steps import DONE, NONE, Chance, Rule, Steps
from siegeworks.games.gatehouse.rules import vocabulary
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

    rule = "3.1"
    takes = ("gate",)

    def __init__(self, gate: int) -> None:
        self.gate: Final = gate

    def run(self, g: Gatehouse) -> Steps:
        token = g.token[self.gate]
        g.shown[self.gate] = 1
        g.reveal()
        g.tell(vocabulary.TOKEN_SHOWN, self.gate, token)
        if token == FEINT:
            g.stock = sorted([*g.stock, token])
            return (ClearGate(self.gate),)
        return (RollAssault(self.gate), ClearGate(self.gate))


class RollAssault(Chance[Gatehouse]):
    """A die decides: the assault succeeds if it rolls no more than the strength left to it."""

    rule = "3.2"
    takes = ("gate",)
    stream = DICE
    noun = "face"

    def __init__(self, gate: int) -> None:
        self.gate: Final = gate

    def outcomes(self, g: Gatehouse) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(6)]

    def resolve(self, g: Gatehouse, outcome: int) -> Steps:
        gate = self.gate
        guard = 1 if g.order[DEFENDER] == gate else 0
        strength = STRENGTH[g.token[gate]] + 1 - guard - g.weight
        g.tell(vocabulary.DIE_ROLLED, outcome)
        if outcome + 1 > strength:
            g.tell(vocabulary.GATE_HOLDS, gate)
            return DONE
        g.gate[gate] = max(0, g.gate[gate] - STRENGTH[g.token[gate]])
        g.tell(vocabulary.GATE_DAMAGED, gate, g.gate[gate])
        if g.gate[gate] == 0:
            return (Breach(gate),)
        return DONE


class ClearGate(Rule[Gatehouse]):
    """The field in front of the gate is cleared for the next round."""

    rule = "3.3"
    takes = ("gate",)

    def __init__(self, gate: int) -> None:
        self.gate: Final = gate

    def run(self, g: Gatehouse) -> Steps:
        g.token[self.gate] = NONE
        g.shown[self.gate] = 0
        g.order = [NONE, NONE]
        g.weight = 0
        return DONE


class Breach(Rule[Gatehouse]):
    """A gate without strength is breached, and the invader wins."""

    rule = "3.4"
    takes = ("gate",)

    def __init__(self, gate: int) -> None:
        self.gate: Final = gate

    def run(self, g: Gatehouse) -> Steps:
        g.ending = BREACHED
        g.tell(vocabulary.GATE_BREACHED, self.gate)
        return DONE


class Relief(Rule[Gatehouse]):
    """After the last round the army leaves, and the defender wins."""

    rule = "3.5"

    def run(self, g: Gatehouse) -> Steps:
        if g.round == ROUNDS:
            g.ending = RELIEVED
            g.tell(vocabulary.ARMY_LEAVES)
        return DONE
