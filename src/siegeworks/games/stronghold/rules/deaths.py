"""Deaths, all in one place: 1.4 says who chooses, 3.5 where the dead go.

Whoever kills calls `kill_invader` or returns the steps of `kill_defender`; nobody else takes units
off the board, so that Specter, orders and the Hospital see every death.
"""

from typing import ClassVar, Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps, put
from siegeworks.games.stronghold.rules import ground, orders, rituals, vocabulary
from siegeworks.games.stronghold.rules.asking import QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    DEAD,
    DEFENDER,
    FIRST_FOREGROUND,
    INVADER,
    KINDS,
    NONE,
    RITUAL_SPECTER,
    SECTIONS,
    SIDES,
    STOCK,
)
from siegeworks.games.stronghold.rules.state import (
    Castle,
    count_kinds,
    find_strength,
    sum_strength,
)

NOBODY: Final = Reason("no-such-unit", "1.4")


def kill_invader(g: Castle, camp: int, kind: int) -> None:
    """3.5: an invader unit dies and leaves the game; an order nobody is left for goes, too."""
    g.horde[camp * KINDS + kind] -= 1
    g.horde[DEAD * KINDS + kind] += 1
    g.tell(vocabulary.INVADER_DIES, kind, camp)
    if camp < SECTIONS and g.orders[camp] != NONE and count_kinds(g.horde, camp) == 0:
        orders.lose_order(g, camp)


def kill_defender(g: Castle, post: int, kind: int) -> Steps:
    """3.5: a defender goes to the Hospital, or with a Specter there to the stock (11.9, 23.22)."""
    g.garrison[post * KINDS + kind] -= 1
    g.tell(vocabulary.DEFENDER_DIES, kind, post)
    if post < SECTIONS and rituals.turn(g, rituals.find_mark(RITUAL_SPECTER, post)):
        g.garrison[STOCK * KINDS + kind] += 1
        return (Rise(kind),)
    g.garrison[ground.HOSPITAL_POST * KINDS + kind] += 1
    return DONE


class Rise(QuietQuestion):
    """A dead defender comes back as a discarded invader unit as strong (23.22, 23.56)."""

    rule = "11.9"
    takes = ("kind:horde-kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.RISE_AT + side for side in range(SIDES)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if not g.horde[DEAD * KINDS + self.kind]:
            return Reason("nobody-dead", "11.10", 1, 0)
        room = ground.count_invader_room(g, FIRST_FOREGROUND + (option & NOUN))
        return None if room else Reason("no-room", "2.3", 1, 0)

    def choose(self, g: Castle, option: int) -> Steps:
        side = option & NOUN
        g.horde[DEAD * KINDS + self.kind] -= 1
        g.horde[(FIRST_FOREGROUND + side) * KINDS + self.kind] += 1
        g.tell(vocabulary.DEFENDER_RISES, self.kind, side)
        return DONE


class ChooseDead(QuietQuestion):
    """1.4: whoever kills chooses which units at a place die, one after the other."""

    verb: ClassVar[int]

    def count_there(self, g: Castle, kind: int) -> int:
        """How many of a kind could die."""
        raise NotImplementedError

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [self.verb + kind for kind in range(KINDS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return None if self.count_there(g, option & NOUN) else NOBODY


class KillDefenders(ChooseDead):
    """The invader chooses which defending units at a place die."""

    rule = "1.4"
    who = INVADER
    verb = vocabulary.KILL_DEFENDER
    takes = ("post", "count")

    def __init__(self, post: int, count: int) -> None:
        self.post: Final = post
        self.count: Final = count

    def count_there(self, g: Castle, kind: int) -> int:
        return g.garrison[self.post * KINDS + kind]

    def choose(self, g: Castle, option: int) -> Steps:
        steps = kill_defender(g, self.post, option & NOUN)
        return (*steps, KillDefenders(self.post, self.count - 1)) if self.count > 1 else steps


class KillInvaders(ChooseDead):
    """The defender chooses which invader units at a place die."""

    rule = "1.4"
    who = DEFENDER
    verb = vocabulary.KILL_INVADER
    takes = ("camp", "count")

    def __init__(self, camp: int, count: int) -> None:
        self.camp: Final = camp
        self.count: Final = count

    def advance(self, g: Castle) -> bool:
        if count_kinds(g.horde, self.camp) <= self.count:
            kill_all_invaders(g, self.camp)
            return True
        return super().advance(g)

    def count_there(self, g: Castle, kind: int) -> int:
        return g.horde[self.camp * KINDS + kind]

    def choose(self, g: Castle, option: int) -> Steps:
        kill_invader(g, self.camp, option & NOUN)
        return (KillInvaders(self.camp, self.count - 1),) if self.count > 1 else DONE


def why_too_strong(kind: int, points: int) -> Reason | None:
    """21.10: why a unit of a kind does not die by so much strength, or None (23.4)."""
    need = find_strength(kind)
    return None if need <= points else Reason("too-strong", "21.10", need, points)


class LoseInvaders(ChooseDead):
    """Invader units die up to a total strength, the defender's choice; the rest is lost (21.10)."""

    rule = "21.7"
    who = DEFENDER
    verb = vocabulary.KILL_INVADER
    takes = ("camp", "points")

    def __init__(self, camp: int, points: int) -> None:
        self.camp: Final = camp
        self.points: Final = points

    def advance(self, g: Castle) -> bool:
        if sum_strength(g.horde, self.camp) <= self.points:
            kill_all_invaders(g, self.camp)
            return True
        return super().advance(g)

    def count_there(self, g: Castle, kind: int) -> int:
        return g.horde[self.camp * KINDS + kind]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return super().why_not(g, option) or why_too_strong(option & NOUN, self.points)

    def choose(self, g: Castle, option: int) -> Steps:
        kind = option & NOUN
        kill_invader(g, self.camp, kind)
        return (LoseInvaders(self.camp, self.points - find_strength(kind)),)


class LoseDefenders(ChooseDead):
    """Defenders of a section die up to a total strength, the invader's choice."""

    rule = "21.8"
    who = INVADER
    verb = vocabulary.KILL_DEFENDER
    takes = ("section", "points")

    def __init__(self, section: int, points: int) -> None:
        self.section: Final = section
        self.points: Final = points

    def advance(self, g: Castle) -> bool:
        if sum_strength(g.garrison, self.section) <= self.points:
            put(g, kill_all_defenders(g, self.section))
            return True
        return super().advance(g)

    def count_there(self, g: Castle, kind: int) -> int:
        return g.garrison[self.section * KINDS + kind]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return super().why_not(g, option) or why_too_strong(option & NOUN, self.points)

    def choose(self, g: Castle, option: int) -> Steps:
        kind = option & NOUN
        steps = kill_defender(g, self.section, kind)
        return (*steps, LoseDefenders(self.section, self.points - find_strength(kind)))


def kill_all_invaders(g: Castle, camp: int) -> None:
    """Everybody of the horde at a place dies."""
    for kind in range(KINDS):
        while g.horde[camp * KINDS + kind]:
            kill_invader(g, camp, kind)


def kill_all_defenders(g: Castle, post: int) -> Steps:
    """Everybody of the garrison at a place dies."""
    steps: Steps = DONE
    for kind in range(KINDS):
        while g.garrison[post * KINDS + kind]:
            steps += kill_defender(g, post, kind)
    return steps
