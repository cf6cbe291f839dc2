"""12.13 and 12.14 Knockback: Invaders in a Trap are sent back toward where they came from."""

from typing import Final

from siegeworks.core.steps import NOUN, Steps
from siegeworks.games.ante_portas.rules import field, reactions, vocabulary
from siegeworks.games.ante_portas.rules.asking import CommonQuestion
from siegeworks.games.ante_portas.rules.hexes import BACKWARDS, NEIGHBOUR, OFF
from siegeworks.games.ante_portas.rules.pieces import DIRECTIONS
from siegeworks.games.ante_portas.rules.state import Realm


def can_push(at: int) -> bool:
    """12.14: whether there is a hex to go back to."""
    return any(NEIGHBOUR[at * DIRECTIONS + direction] != OFF for direction in BACKWARDS)


class PushElites(CommonQuestion):
    """How many of those who go back are Elite Units."""

    rule = "12.13"
    takes = ("hex", "moving:yes-no")

    def __init__(self, hex: int, moving: int) -> None:
        self.hex: Final = hex
        self.moving: Final = moving

    def options(self, g: Realm) -> list[int]:
        elite = field.count_elite(g, self.hex, self.moving)
        most = min(elite, g.tables.knockback_units)
        least = 0 if field.count_basic(g, self.hex, self.moving) else 1
        return [vocabulary.PUSH_ELITES + count for count in range(least, most + 1)]

    def choose(self, g: Realm, option: int) -> Steps:
        return (PushBasics(self.hex, self.moving, option & NOUN),)


class PushBasics(CommonQuestion):
    """How many of those who go back are Basic Units; at least one Unit goes."""

    rule = "12.13"
    takes = ("hex", "moving:yes-no", "elite:count")

    def __init__(self, hex: int, moving: int, elite: int) -> None:
        self.hex: Final = hex
        self.moving: Final = moving
        self.elite: Final = elite

    def options(self, g: Realm) -> list[int]:
        basic = field.count_basic(g, self.hex, self.moving)
        most = min(basic, g.tables.knockback_units - self.elite)
        least = 0 if self.elite else 1
        return [vocabulary.PUSH_BASICS + count for count in range(least, most + 1)]

    def choose(self, g: Realm, option: int) -> Steps:
        basic = option & NOUN
        if self.moving:
            g.troop_basic -= basic
            g.troop_elite -= self.elite
            g.basic[self.hex] += basic
            g.elite[self.hex] += self.elite
        g.tell(vocabulary.KNOCKED_BACK, self.hex, basic + self.elite)
        return (PushTo(self.hex, basic, self.elite, g.tables.knockback_hexes),)


class PushTo(CommonQuestion):
    """Those who go back do so together, by one hex or two; Units of ours there mean Battle."""

    rule = "12.14"
    takes = ("hex", "basic:count", "elite:count", "left:count")

    def __init__(self, hex: int, basic: int, elite: int, left: int) -> None:
        self.hex: Final = hex
        self.basic: Final = basic
        self.elite: Final = elite
        self.left: Final = left

    def options(self, g: Realm) -> list[int]:
        ways: list[int] = []
        if self.left:
            for direction in BACKWARDS:
                if NEIGHBOUR[self.hex * DIRECTIONS + direction] != OFF:
                    ways.append(vocabulary.PUSH_TO + direction)
        is_under_way = self.left < g.tables.knockback_hexes
        return [*ways, vocabulary.LEAVE_THERE] if is_under_way else ways

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.LEAVE_THERE:
            return (reactions.Clash(self.hex, 0),)
        target = NEIGHBOUR[self.hex * DIRECTIONS + (option & NOUN)]
        g.basic[self.hex] -= self.basic
        g.elite[self.hex] -= self.elite
        g.basic[target] += self.basic
        g.elite[target] += self.elite
        g.tell(vocabulary.PUSHED_TO, target)
        return (PushTo(target, self.basic, self.elite, self.left - 1),)
