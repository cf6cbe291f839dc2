"""9.5 Placement: ready defenders go to action spaces and positions, in any order."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Refusal, Steps
from siegeworks.games.hegra.rules import log, openings, refusals
from siegeworks.games.hegra.rules.pieces import NONE, SPACES, TYPES
from siegeworks.games.hegra.rules.state import SPACE_JOBS, Command, Fortress, total

# Lists of options that are kept: a morning asks many times, and few situations come up.
REMEMBERED: Final = 4096


@mypyc_attr(free_list_len=1)
class Placement(Command):
    """Ready defenders go where they may; ``a`` has a bit for each position filled so far."""

    rule = "9.5"
    takes = ("filled:position-mask",)

    def __init__(self, filled: int) -> None:
        self.filled: Final = filled

    def advance(self, g: Fortress) -> bool:
        # Whoever is ready has a choice; there is no need to list it.
        return super().advance(g) if total(g.ready) == 0 else False

    def options(self, g: Fortress) -> list[int]:
        known = g.tables.placings
        situation = openings.situation(g, self.filled)
        found = known.get(situation)
        if found is None:
            if len(known) == REMEMBERED:
                known.clear()
            found = openings.places(g, self.filled)
            known[situation] = found
        return found[:]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        place = option & NOUN
        who = place % TYPES
        g.ready[who] -= 1
        g.tell(log.PLACED, place)
        if place < SPACE_JOBS:
            g.jobs[place] += 1
            return (self,)
        position = place // TYPES - SPACES
        if g.post[position] != NONE:
            g.tired[g.post[position]] += 1
            g.tell(log.RELIEVED, g.post[position])
        g.post[position] = who
        return (Placement(self.filled | 1 << position),)

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return refusals.placement(g, self.filled)


PLACEMENT: Final = Placement(0)
