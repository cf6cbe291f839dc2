"""How what the outlook foretells comes true."""

from siegeworks.core.steps import Step
from siegeworks.parts.board import Moment, Promise
from siegeworks.parts.board.records import Mark

from siegeworks_keep.rules.pieces import WALL_NAMES
from siegeworks_keep.rules.state import Keep
from siegeworks_keep.rules.storm import Storm


def find_marked_wall(mark: Mark) -> int:
    """The wall that a mark stands on."""
    return WALL_NAMES.index(mark.nouns[0].removeprefix("wall:"))


def is_meant(mark: Mark, step: Step[Keep]) -> bool:
    """Whether this is the storm on the wall of the mark."""
    return isinstance(step, Storm) and step.wall == find_marked_wall(mark)


def has_lost_a_stone(moment: Moment[Keep]) -> bool:
    """Whether the wall has fewer stones than before."""
    wall = find_marked_wall(moment.mark)
    return moment.after.stones[wall] < moment.before.stones[wall]


PROMISES = {"storm": Promise(until=Storm, happened=has_lost_a_stone, is_meant=is_meant)}
