"""9 Troop movement."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.pieces import MACHINE_GUN, NONE
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.games.westerplatte.rules.vocabulary import TROOP_ADVANCES


class TroopMovement(Rule[Fort]):
    """The troops on the two lanes that the new card marks advance; the new troop itself waits.

    The marks count, too, if the card itself is gone: mined, or under the pile (14.9).
    """

    rule = "9.1"

    def run(self, g: Fort) -> Steps:
        t = g.tables
        return advance_troop(g, t.mark1[g.new_card]) + advance_troop(g, t.mark2[g.new_card])


def advance_troop(g: Fort, lane: int) -> Steps:
    """9.1: the troop on a marked lane advances, if there is one and it is not new."""
    return DONE if g.card[lane] == NONE or is_new(g, lane) else (Advance(lane),)


def is_marked(t: Tables, card: int, lane: int) -> bool:
    """9.1: whether a card marks a lane."""
    return lane == t.mark1[card] or lane == t.mark2[card]


def is_new(g: Fort, lane: int) -> bool:
    """9.3, 14.8: a troop laid this turn does not move by its own card, nor if displaced (14.36)."""
    return g.card[lane] == g.new_card


def find_reach(g: Fort, lane: int) -> int:
    """9.2: where the troop on a lane gets to when it advances; a howitzer stays where it is."""
    card = g.card[lane]
    if card == NONE or g.tables.kind[card] != MACHINE_GUN:
        return g.space[lane]
    return min(g.tables.last_space - 1, g.space[lane] + g.tables.speed[card])


@mypyc_attr(free_list_len=1)
class Advance(Rule[Fort]):
    """A machine-gun unit goes on by its speed, to the last space at most; howitzers never move."""

    rule = "9.2"
    takes = ("lane",)

    def __init__(self, lane: int) -> None:
        self.lane: Final = lane

    def run(self, g: Fort) -> Steps:
        lane = self.lane
        space = find_reach(g, lane)
        if space != g.space[lane]:
            g.space[lane] = space
            g.tell(TROOP_ADVANCES, lane, space)
        return DONE
