"""9 Troop movement."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.westerplatte.content.tables import MACHINE_GUN, NONE
from siegeworks.games.westerplatte.rules.log import TROOP_ADVANCES
from siegeworks.games.westerplatte.rules.state import Fort


class TroopMovement(Rule[Fort]):
    """The troops on the two lanes that the new card marks advance; the new troop itself waits."""

    rule = "9.1"

    def run(self, g: Fort) -> Steps:
        t = g.tables
        card = g.new_card
        first, second = t.mark1[card], t.mark2[card]
        if g.card[first] == NONE or waits(g, first):
            return DONE if g.card[second] == NONE or waits(g, second) else (Advance(second),)
        if g.card[second] == NONE or waits(g, second):
            return (Advance(first),)
        return (Advance(first), Advance(second))


def waits(g: Fort, lane: int) -> bool:
    """9.3: a troop laid this turn does not move by its own card, even if displaced."""
    return g.card[lane] == g.new_card


@mypyc_attr(free_list_len=1)
class Advance(Rule[Fort]):
    """A machine-gun unit goes on by its speed, to the last space at most; howitzers never move."""

    rule = "9.2"
    takes = ("lane",)

    def __init__(self, lane: int) -> None:
        self.lane: Final = lane

    def run(self, g: Fort) -> Steps:
        lane = self.lane
        card = g.card[lane]
        last = g.tables.last_space - 1
        if card == NONE or g.tables.kind[card] != MACHINE_GUN or g.space[lane] == last:
            return DONE
        g.space[lane] = min(last, g.space[lane] + g.tables.speed[card])
        g.tell(TROOP_ADVANCES, lane, g.space[lane])
        return DONE
