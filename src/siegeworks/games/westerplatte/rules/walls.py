"""7 German fire, and what it does to the walls."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.westerplatte.content.tables import FIRST_GUARDHOUSE, HOWITZER, LANES, NONE
from siegeworks.games.westerplatte.rules.ending import Defeat
from siegeworks.games.westerplatte.rules.log import BRICKS_LOST, GUARDHOUSE_HIT, HIT
from siegeworks.games.westerplatte.rules.state import Fort, Together


def fires(g: Fort, lane: int) -> bool:
    """Whether the troop on a lane can fire: howitzers always, machine guns from the last space."""
    card = g.card[lane]
    if card == NONE:
        return False
    return g.tables.kind[card] == HOWITZER or g.space[lane] == g.tables.last_space - 1


def strike(field: int, bricks: int) -> Steps:
    """The step that takes bricks from a field, wherever it lies."""
    if field < FIRST_GUARDHOUSE:
        return (Strike(field, bricks),)
    return (HitGuardhouse(field),) * bricks


class GermanFire(Rule[Fort]):
    """Every howitzer, and every machine-gun unit on its last space, fires; lane by lane."""

    rule = "7.1"

    def run(self, g: Fort) -> Steps:
        steps: list[Strike] = []
        for lane in range(LANES):
            if fires(g, lane):
                steps.append(Strike(lane, g.tables.fire[g.card[lane]]))
        return tuple(steps)


@mypyc_attr(free_list_len=1)
class Strike(Rule[Fort]):
    """A forward space loses bricks; what it cannot bear spills over."""

    rule = "7.2"
    takes = ("forward", "bricks")

    def __init__(self, forward: int, bricks: int) -> None:
        self.forward: Final = forward
        self.bricks: Final = bricks

    def run(self, g: Fort) -> Steps:
        field = self.forward
        lost = min(g.walls[field], self.bricks)
        if lost:
            g.walls[field] -= lost
            g.tell(BRICKS_LOST, field, lost)
        if lost == self.bricks:
            return DONE
        return (Overflow(field),) * (self.bricks - lost)


def standing_guardhouses(g: Fort, forward: int) -> list[int]:
    """The linked guardhouses that still have bricks."""
    return [field for field in g.tables.linked[forward] if g.walls[field] > 0]


@mypyc_attr(free_list_len=1)
class Overflow(Together):
    """Without bricks in front, each further hit goes to one of the two linked guardhouses."""

    rule = "7.3"
    takes = ("forward",)

    def __init__(self, forward: int) -> None:
        self.forward: Final = forward

    def options(self, g: Fort) -> list[int]:
        return [HIT + field for field in standing_guardhouses(g, self.forward)]

    def choose(self, g: Fort, option: int) -> Steps:
        return (HitGuardhouse(option & NOUN),)


@mypyc_attr(free_list_len=1)
class HitGuardhouse(Rule[Fort]):
    """A guardhouse loses one brick; the second one without any is the end."""

    rule = "7.4"
    takes = ("field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def run(self, g: Fort) -> Steps:
        field = self.field
        if g.walls[field] == 0:
            return DONE
        g.walls[field] -= 1
        g.tell(GUARDHOUSE_HIT, field, g.walls[field])
        if g.walls[field] == 0 and g.fallen_guardhouses() > 1:
            return (Defeat(),)
        return DONE
