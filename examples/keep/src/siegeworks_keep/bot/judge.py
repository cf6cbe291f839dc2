"""What a sensible captain does, and how good a position looks: for bots, never for the rules."""

from typing import Final

from siegeworks.core.judge import Judge
from siegeworks.core.steps import NOUN, State

from siegeworks_keep.rules import vocabulary
from siegeworks_keep.rules.pieces import MOST_LADDERS, SIDES, WALLS
from siegeworks_keep.rules.state import HELD, Keep
from siegeworks_keep.rules.storm import count_harmful_faces

POT: Final = 0.03  # what a pot of oil is worth
LAST_STONE: Final = 3.0  # how much more the last stone of a wall counts than one of many


class Captain(Judge):
    """Fights where a stone is most at risk and most dear, and saves the oil for three ladders."""

    habits = True

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Keep)
        if g.ending:
            return 1.0 if g.ending == HELD else 0.0
        left = 1.0
        for wall in range(WALLS):
            left *= 1.0 - weigh_danger(g, wall) / (1.0 + LAST_STONE)
        to_come = (g.tables.nights - g.night) / g.tables.nights
        return min(1.0, left * (1.0 - to_come / 2.0) + POT * g.oil)

    def pick(self, g: State, options: list[int], number: int) -> int:
        assert isinstance(g, Keep)
        best, choice = 0.0, len(options) - 1
        for place in range(len(options)):
            gain = weigh_option(g, options[place])
            if gain > best:
                best, choice = gain, place
        return choice


def weigh_danger(g: Keep, wall: int) -> float:
    """How likely the storm costs a stone, times how dear that stone is."""
    dear = LAST_STONE if g.stones[wall] == 1 else 1.0 / g.stones[wall]
    return count_harmful_faces(g, wall) / SIDES * dear


def weigh_option(g: Keep, option: int) -> float:
    """How much an action helps tonight; mending is what is left to do."""
    verb, wall = option & ~NOUN, option & NOUN
    if verb == vocabulary.PUSH:
        return weigh_danger(g, wall)
    if verb == vocabulary.POUR:
        return 2.0 * weigh_danger(g, wall) if g.ladders[wall] == MOST_LADDERS else 0.0
    if verb == vocabulary.MEND:
        return 0.3 / g.stones[wall]
    return 0.0
