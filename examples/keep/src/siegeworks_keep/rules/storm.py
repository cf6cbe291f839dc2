"""3 The storm."""

from typing import Final

from siegeworks.core.steps import DONE, Chance, Rule, Steps

from siegeworks_keep.rules import night, vocabulary
from siegeworks_keep.rules.pieces import SIDES
from siegeworks_keep.rules.state import BREACHED, DICE, HELD, Keep


class Storm(Rule[Keep]):
    """A wall with ladders is stormed."""

    rule = "3.1"
    takes = ("wall",)

    def __init__(self, wall: int) -> None:
        self.wall: Final = wall

    def run(self, g: Keep) -> Steps:
        return (RollForWall(self.wall),) if g.ladders[self.wall] else DONE


class RollForWall(Chance[Keep]):
    """The die decides whether a stone is lost or a ladder breaks."""

    rule = "3.2"
    takes = ("wall",)
    stream = DICE
    noun = "face"

    def __init__(self, wall: int) -> None:
        self.wall: Final = wall

    def outcomes(self, g: Keep) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(SIDES)]

    def draw(self, g: Keep) -> int:
        return g.roll(DICE, SIDES)

    def resolve(self, g: Keep, outcome: int) -> Steps:
        wall = self.wall
        g.tell(vocabulary.DIE_ROLLED, wall, outcome)
        if outcome >= count_harmful_faces(g, wall):
            g.ladders[wall] -= 1
            g.tell(vocabulary.WALL_HOLDS, wall)
            return DONE
        g.stones[wall] -= 1
        g.tell(vocabulary.STONE_LOST, wall, g.stones[wall])
        return DONE if g.stones[wall] else (Breach(wall),)


class Breach(Rule[Keep]):
    """A wall without stones is the end."""

    rule = "3.3"
    takes = ("wall",)

    def __init__(self, wall: int) -> None:
        self.wall: Final = wall

    def run(self, g: Keep) -> Steps:
        g.ending = BREACHED
        g.tell(vocabulary.WALL_FALLS, self.wall)
        return DONE


class Dawn(Rule[Keep]):
    """After the last night help arrives; before it, the next night begins."""

    rule = "3.4"

    def run(self, g: Keep) -> Steps:
        if g.night < g.tables.nights:
            return (night.Night(),)
        g.ending = HELD
        g.tell(vocabulary.HELP_COMES)
        return DONE


def count_harmful_faces(g: Keep, wall: int) -> int:
    """3.2: how many faces of the die cost the wall a stone."""
    return min(SIDES, 2 * g.ladders[wall])
