"""How much the commander's considerations count, and what cards cost: for bots."""

from typing import Final

from siegeworks.games.hegra.rules import scripts
from siegeworks.games.hegra.rules.state import Fortress


class Weights:
    """How much each consideration counts; ``weights.NAMES`` says what they are."""

    def __init__(self, numbers: tuple[float, ...]) -> None:
        self.first_post: Final = numbers[0]
        self.post: Final = numbers[1]
        self.shot: Final = numbers[2]
        self.treat: Final = numbers[3]
        self.queue: Final = numbers[4]
        self.cabinet: Final = numbers[5]
        self.run: Final = numbers[6]
        self.hunger: Final = numbers[7]
        self.runs: Final = numbers[8]
        self.last_run: Final = numbers[9]
        self.counter: Final = numbers[10]
        self.doubt: Final = numbers[11]
        self.fear: Final = numbers[12]
        self.route: Final = numbers[13]
        self.phone: Final = numbers[14]
        self.reckless: Final = numbers[15]
        self.guns: Final = numbers[16]
        self.shovel: Final = numbers[17]
        self.mend_post: Final = numbers[18]
        self.mend_gun: Final = numbers[19]
        self.mend_place: Final = numbers[20]
        self.unjam: Final = numbers[21]
        self.unjam_machine_gun: Final = numbers[22]
        self.defence: Final = numbers[23]
        self.steady: Final = numbers[24]
        self.miss: Final = numbers[25]
        self.promote: Final = numbers[26]
        self.comfort: Final = numbers[27]
        self.cheer: Final = numbers[28]
        self.radio: Final = numbers[29]
        self.map_room: Final = numbers[30]
        self.disc: Final[list[float]] = [
            numbers[31] + numbers[32],
            numbers[31] + numbers[33],
            numbers[31],
            numbers[31] + numbers[34],
            numbers[31] + numbers[35],
        ]
        self.ready: Final[list[float]] = [numbers[36], numbers[36], numbers[37]]
        self.rouse: Final = numbers[38]
        self.sneak: Final = numbers[39]
        self.patrol: Final = numbers[40]
        self.greed: Final = numbers[41]
        self.despair: Final = numbers[42]
        self.hope: Final = numbers[43]
        self.burst: Final = numbers[44]
        self.guard: Final = numbers[45]
        self.spare: Final = numbers[46]
        self.aim: Final = numbers[47]
        self.battery: Final = numbers[48]
        self.airfield: Final = numbers[49]
        self.thin: Final = numbers[50]
        self.last_day: Final = numbers[51]


def weigh_card(g: Fortress, number: int) -> int:
    """What it costs to take a morale card now."""
    t = g.tables
    row = t.card_line[number * 3 + g.stage]
    if row and not scripts.can_begin(g, row):
        row = t.card_otherwise[number]
    return scripts.weigh(g, row)
