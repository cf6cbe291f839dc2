"""How much each consideration counts in the habits of an officer: for bots.

A class of its own, compiled, because the habits ask for it at every step.
"""

from typing import Final


class Weights:
    """How much each consideration counts."""

    def __init__(self, numbers: tuple[float, ...]) -> None:
        self.kill: Final = numbers[0]
        self.threat: Final = numbers[1]
        self.one_mark: Final = numbers[2]
        self.two_marks: Final = numbers[3]
        self.more_marks: Final = numbers[4]
        self.open_wall: Final = numbers[5]
        self.frail: Final = numbers[6]
        self.hurt: Final = numbers[7]
        self.no_ammo: Final = numbers[8]
        self.one_round: Final = numbers[9]
        self.more_rounds: Final = numbers[10]
        self.grenade: Final = numbers[11]
        self.mine: Final = numbers[12]
        self.brick: Final = numbers[13]
        self.house_brick: Final = numbers[14]
        self.low: Final = numbers[15]
        self.under: Final = numbers[16]
        self.high_1: Final = numbers[17]
        self.high_2: Final = numbers[18]
        self.high_3: Final = numbers[19]
        self.push: Final = numbers[20]
        self.far: Final = numbers[21]
        self.idle: Final = numbers[22]
        self.crowd: Final = numbers[23]
        self.near: Final = numbers[24]
        self.stir: Final = numbers[25]
