"""10 Morale: up and down the track, and what waits on its spaces."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Refusal, Rule, Steps
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.pieces import (
    BRICKS,
    HIGH_1,
    HIGH_2,
    HIGH_3,
    LOW_1,
    LOW_2,
    LOW_3,
)
from siegeworks.games.westerplatte.rules.sharing import LOSS, Share
from siegeworks.games.westerplatte.rules.state import (
    EXTRA_ACTION,
    EXTRA_MOVE,
    LIMITED_MOVE,
    Fort,
    Together,
)
from siegeworks.games.westerplatte.rules.vocabulary import (
    GAIN,
    LOSE,
    MORALE_MOVES,
    SUPPLY_GAINED,
    SUPPLY_LOST,
)

SUPPLIES: Final = 3


def find_track(g: Fort) -> tuple[int, ...]:
    """10.1: what the spaces of the track mean, from left to right."""
    return g.tables.track[g.tables.track_of[g.level]]


def find_level(g: Fort) -> int:
    """What the space under the marker means."""
    return g.tables.track[g.tables.track_of[g.level]][g.morale]


def is_low(space: int) -> bool:
    """10.6: whether coming down onto a space has a price."""
    return space <= LOW_1


def find_amount(t: Tables, space: int) -> int:
    """10.3 to 10.9: how many of something a low or high level takes or gives."""
    if space == LOW_3:
        return t.ammunition_loss
    if space == LOW_2:
        return t.limited_moves
    if space == HIGH_2:
        return t.extra_moves
    return t.extra_actions if space == HIGH_3 else 1


def set_marker(g: Fort, place: int) -> None:
    """Put the marker on a space of the track."""
    g.morale = place
    g.tell(MORALE_MOVES, find_level(g))


def return_to_start(g: Fort) -> None:
    """Put the marker on the start space, which does nothing else (14.41)."""
    set_marker(g, g.tables.start[g.tables.track_of[g.level]])


@mypyc_attr(free_list_len=1)
class Rise(Rule[Fort]):
    """Morale goes up one space, or from a low level straight to the start, for nothing (14.43).

    A high level pays on arrival from below only (14.27).
    """

    rule = "10.2"

    def run(self, g: Fort) -> Steps:
        if is_low(find_level(g)):
            return_to_start(g)
            return DONE
        set_marker(g, g.morale + 1)
        reached = find_level(g)
        if reached == HIGH_1:
            return (ChooseGain(),)
        if reached == HIGH_2:
            return (HighTwo(),)
        if reached == HIGH_3:
            return (HighThree(),)
        return DONE


def find_batch(g: Fort, supply: int) -> int:
    """How many pieces of a supply morale gives or takes at a time."""
    return g.tables.morale_bricks if supply == BRICKS else 1


def list_gainable(g: Fort) -> list[int]:
    """The supplies whose tile has a free slot."""
    return [s for s in range(SUPPLIES) if g.stock[s] < g.slots(s)]


def gain(g: Fort, supply: int) -> None:
    """Add to a supply, never beyond the slots of its tile."""
    g.stock[supply] = min(g.stock[supply] + find_batch(g, supply), g.slots(supply))
    g.tell(SUPPLY_GAINED, supply, g.stock[supply])


class ChooseGain(Together):
    """High 1: a mine, a grenade or bricks come to a tile with room for them."""

    rule = "10.3"

    def options(self, g: Fort) -> list[int]:
        return [GAIN + supply for supply in list_gainable(g)]

    def universe(self, g: Fort, seat: int) -> list[int]:
        return [GAIN + supply for supply in range(SUPPLIES)]

    def refusals(self, g: Fort, seat: int) -> list[Refusal]:
        able = list_gainable(g)
        return [
            Refusal(GAIN + supply, "tile-full", "10.3")
            for supply in range(SUPPLIES)
            if supply not in able
        ]

    def choose(self, g: Fort, option: int) -> Steps:
        gain(g, option & NOUN)
        return DONE


class HighTwo(Rule[Fort]):
    """Extra-movement markers are shared out."""

    rule = "10.4"

    def run(self, g: Fort) -> Steps:
        return (Share(EXTRA_MOVE, find_amount(g.tables, HIGH_2)),)


class HighThree(Rule[Fort]):
    """Extra-action markers are shared out, and the marker goes back to the start."""

    rule = "10.5"

    def run(self, g: Fort) -> Steps:
        return_to_start(g)
        return (Share(EXTRA_ACTION, find_amount(g.tables, HIGH_3)),)


@mypyc_attr(free_list_len=1)
class Fall(Rule[Fort]):
    """Morale goes down one space; only arriving on a low level does anything (14.27)."""

    rule = "10.6"

    def run(self, g: Fort) -> Steps:
        set_marker(g, g.morale - 1)
        reached = find_level(g)
        if reached == LOW_1:
            return (ChooseLoss(),)
        if reached == LOW_2:
            return (LowTwo(),)
        if reached == LOW_3:
            return (LowThree(),)
        return DONE


def list_losable(g: Fort) -> list[int]:
    """The supplies of which there is something left."""
    return [s for s in range(SUPPLIES) if g.stock[s] > 0]


def lose(g: Fort, supply: int) -> None:
    """Take from a supply what there is, up to the usual batch."""
    g.stock[supply] -= min(g.stock[supply], find_batch(g, supply))
    g.tell(SUPPLY_LOST, supply, g.stock[supply])


class ChooseLoss(Together):
    """Low 1: a mine, a grenade or bricks are lost from a tile that has some."""

    rule = "10.7"

    def options(self, g: Fort) -> list[int]:
        return [LOSE + supply for supply in list_losable(g)]

    def universe(self, g: Fort, seat: int) -> list[int]:
        return [LOSE + supply for supply in range(SUPPLIES)]

    def quiet_refusals(self, g: Fort, seat: int) -> list[Refusal]:
        able = list_losable(g)
        return [
            Refusal(LOSE + supply, "tile-empty", "10.7", 1, 0)
            for supply in range(SUPPLIES)
            if supply not in able
        ]

    def choose(self, g: Fort, option: int) -> Steps:
        lose(g, option & NOUN)
        return DONE


class LowTwo(Rule[Fort]):
    """Limited-movement markers are shared out."""

    rule = "10.8"

    def run(self, g: Fort) -> Steps:
        return (Share(LIMITED_MOVE, find_amount(g.tables, LOW_2)),)


class LowThree(Rule[Fort]):
    """Ammunition is lost, as evenly as can be, and the marker goes back to the start."""

    rule = "10.9"

    def run(self, g: Fort) -> Steps:
        return_to_start(g)
        return (Share(LOSS, find_amount(g.tables, LOW_3)),)
