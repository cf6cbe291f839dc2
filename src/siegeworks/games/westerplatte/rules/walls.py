"""7 German fire, and what it does to the walls."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.westerplatte.rules.ending import Defeat, is_lost
from siegeworks.games.westerplatte.rules.pieces import FIRST_GUARDHOUSE, HOWITZER, LANES, NONE
from siegeworks.games.westerplatte.rules.state import Fort, Together
from siegeworks.games.westerplatte.rules.vocabulary import BRICKS_LOST, GUARDHOUSE_HIT, HIT


def can_fire(g: Fort, lane: int) -> bool:
    """Whether the troop on a lane can fire: howitzers always, machine guns from the last space."""
    return g.card[lane] != NONE and count_way(g, lane) == 0


def count_way(g: Fort, lane: int) -> int:
    """7.1: how many spaces the troop on a lane has to go until it fires; a howitzer none."""
    if g.tables.kind[g.card[lane]] == HOWITZER:
        return 0
    return g.tables.last_space - 1 - g.space[lane]


def strike(field: int, bricks: int) -> Steps:
    """The step that takes bricks from a field, wherever it lies.

    Bombs on a bare forward space overflow like fire (14.6), on a guardhouse they do not (14.5).
    """
    if field < FIRST_GUARDHOUSE:
        return (Strike(field, bricks),)
    return (HitGuardhouse(field),) * bricks


class GermanFire(Rule[Fort]):
    """Every howitzer, and every machine-gun unit on its last space, fires; from A to E (14.28)."""

    rule = "7.1"

    def run(self, g: Fort) -> Steps:
        steps: list[Strike] = []
        for lane in range(LANES):
            if can_fire(g, lane):
                steps.append(Strike(lane, g.tables.fire[g.card[lane]]))
        return tuple(steps)


def count_overflow(g: Fort, forward: int, bricks: int) -> int:
    """7.3: how much of a hit the wall of a forward space cannot bear."""
    return max(0, bricks - g.walls[forward])


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
        over = count_overflow(g, field, self.bricks)
        lost = self.bricks - over
        if lost:
            g.walls[field] -= lost
            g.tell(BRICKS_LOST, field, lost)
        if over == 0:
            return DONE
        return (Overflow(field),) * over


def list_standing_guardhouses(g: Fort, forward: int) -> list[int]:
    """14.3, 14.4: overflow hits linked guardhouses only, and of them those that have bricks."""
    return [field for field in g.tables.linked[forward] if g.walls[field] > 0]


@mypyc_attr(free_list_len=1)
class Overflow(Together):
    """Without bricks in front, each further hit goes to one of the two linked guardhouses."""

    rule = "7.3"
    takes = ("forward",)

    def __init__(self, forward: int) -> None:
        self.forward: Final = forward

    def options(self, g: Fort) -> list[int]:
        return [HIT + field for field in list_standing_guardhouses(g, self.forward)]

    def universe(self, g: Fort, seat: int) -> list[int]:
        return [HIT + field for field in g.tables.linked[self.forward]]

    def choose(self, g: Fort, option: int) -> Steps:
        return (HitGuardhouse(option & NOUN),)


def is_under_fire(g: Fort) -> bool:
    """7.3: whether the players are choosing which guardhouse a hit goes to."""
    return bool(g.agenda) and isinstance(g.agenda[len(g.agenda) - 1], Overflow)


@mypyc_attr(free_list_len=1)
class HitGuardhouse(Rule[Fort]):
    """A guardhouse loses one brick; the second one without any is the end."""

    rule = "7.4"
    takes = ("field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def run(self, g: Fort) -> Steps:
        field = self.field
        if g.walls[field] == 0:  # bombs that find no brick do nothing: 14.5
            return DONE
        g.walls[field] -= 1
        g.tell(GUARDHOUSE_HIT, field, g.walls[field])
        if g.walls[field] == 0 and is_lost(g):
            return (Defeat(),)
        return DONE
