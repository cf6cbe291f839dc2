"""11 Phase 5: rituals, with one target and two feints each, and what the other chapters ask."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.stronghold.rules import deaths, ground, objectives, vocabulary
from siegeworks.games.stronghold.rules.asking import ONLY_INVADER, SecretQuestion
from siegeworks.games.stronghold.rules.pieces import (
    BLOODSTONES,
    FEINT,
    FIRST_MARK,
    MARKS,
    NONE,
    OPEN_TARGET,
    RITUAL_BLOODSTONES,
    RITUAL_DEMON,
    RITUAL_POSSESSION,
    RITUALS,
    TARGET,
)
from siegeworks.games.stronghold.rules.state import Castle

WRONG_MARK: Final = Reason("no-place-for-ritual", "11.1")
RISING: Final = Reason("rising-order", "11.1")
LAY_ONE: Final = Reason("lay-one", "11.1", 1, 0)
NO_TARGET: Final = Reason("no-token", "11.1", 1, 0)


# 11.1: laying


def why_not(g: Castle, card: int) -> Reason | None:
    """6.6 and 11.1: why a ritual cannot be performed, or None."""
    ritual = card - BLOODSTONES
    for mark in range(FIRST_MARK[ritual], FIRST_MARK[ritual + 1]):
        if can_mark(g, mark):
            return None
    return WRONG_MARK


def carry_out(g: Castle, card: int) -> Steps:
    """11.1: perform a ritual."""
    ritual = card - BLOODSTONES
    g.rituals_done |= 1 << ritual
    g.tell(vocabulary.RITUAL_PERFORMED, ritual)
    return (LayTokens(FIRST_MARK[ritual]),)


def find_ritual(mark: int) -> int:
    """The ritual to which a mark belongs."""
    ritual = 0
    while mark >= FIRST_MARK[ritual + 1]:
        ritual += 1
    return ritual


def find_mark(ritual: int, place: int) -> int:
    """Where a token of a ritual lies for a machine, building, section or heroic order."""
    return FIRST_MARK[ritual] + place


def can_mark(g: Castle, mark: int) -> bool:
    """11.4 to 11.9: whether a token may be laid there."""
    ritual = find_ritual(mark)
    place = mark - FIRST_MARK[ritual]
    if ritual == RITUAL_BLOODSTONES:
        return g.barrage[place] != NONE
    if ritual == RITUAL_DEMON:
        return len(g.tables.actions_of_building[place]) > 0
    if ritual == RITUAL_POSSESSION:
        return (g.heroic_used | g.heroic_gone) >> place & 1 == 0
    return True


def count_laid(g: Castle, ritual: int, role: int) -> int:
    """How many tokens of a ritual lie somewhere in a role, face down or up."""
    count = 0
    for mark in range(FIRST_MARK[ritual], FIRST_MARK[ritual + 1]):
        laid = g.roles[mark]
        if laid == role or (role == TARGET and laid == OPEN_TARGET):
            count += 1
    return count


class LayTokens(SecretQuestion):
    """Up to three tokens are laid face down on different places, in rising order (23.53).

    Whether the target is among them shows neither in the question nor in how often it is asked.
    """

    rule = "11.1"
    takes = ("next:next-mark",)

    def __init__(self, next: int) -> None:
        self.next: Final = next

    def universe(self, g: Castle, seat: int) -> list[int]:
        ritual = find_ritual(self.next)
        marks = range(FIRST_MARK[ritual], FIRST_MARK[ritual + 1])
        return [
            *(vocabulary.LAY_TARGET + mark for mark in marks),
            *(vocabulary.LAY_FEINT + mark for mark in marks),
            vocabulary.DONE,
        ]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        ritual = find_ritual(self.next)
        if option == vocabulary.DONE:
            return LAY_ONE if self.next == FIRST_MARK[ritual] else None
        mark = option & NOUN
        if mark < self.next:
            return RISING
        if not can_mark(g, mark):
            return WRONG_MARK
        is_target = option - mark == vocabulary.LAY_TARGET
        laid = count_laid(g, ritual, TARGET if is_target else FEINT)
        return None if laid < (1 if is_target else g.tables.ritual_bluffs) else NO_TARGET

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        mark = option & NOUN
        is_target = option - mark == vocabulary.LAY_TARGET
        g.roles[mark] = TARGET if is_target else FEINT
        g.tell(vocabulary.TOKEN_LAID, mark)
        told = vocabulary.TARGET_LAID if is_target else vocabulary.FEINT_LAID
        g.tell(told, mark, audience=ONLY_INVADER)
        return self.go_on(g, mark + 1)

    def go_on(self, g: Castle, start: int) -> Steps:
        """The next token, if there is one and a place for it; both are open to all."""
        ritual = find_ritual(self.next)
        laid = count_laid(g, ritual, TARGET) + count_laid(g, ritual, FEINT)
        if laid <= g.tables.ritual_bluffs:
            for mark in range(start, FIRST_MARK[ritual + 1]):
                if can_mark(g, mark):
                    return (LayTokens(start),)
        return DONE


# 11.2 to 11.9: turning


def is_open(g: Castle, mark: int) -> bool:
    """11.3: whether a target lies there face up."""
    return g.roles[mark] == OPEN_TARGET


def turn(g: Castle, mark: int) -> bool:
    """11.2 and 11.3: a place is used; whether a target lies there, now open (23.21 and 23.54).

    A face-down token is turned; a feint goes home.
    """
    role = g.roles[mark]
    if role == NONE:
        return False
    if role == OPEN_TARGET:
        return True
    g.reveal()
    if role == FEINT:
        g.roles[mark] = NONE
        g.feints_turned[find_ritual(mark)] += 1
        g.tell(vocabulary.FEINT_TURNED, mark)
        return False
    g.roles[mark] = OPEN_TARGET
    g.targets_turned += 1
    g.tell(vocabulary.TARGET_TURNED, mark)
    objectives.note_target(g)
    return True


def wake_demon(g: Castle, building: int) -> Steps:
    """11.5: an action of a building is completed; what happens before it works."""
    if turn(g, find_mark(RITUAL_DEMON, building)):
        return (deaths.KillDefenders(ground.COURTYARD_POST, 1),)
    return DONE


def is_possessed(g: Castle, heroic: int) -> bool:
    """11.8: a heroic order is announced; whether it leaves the game instead of working."""
    if not turn(g, find_mark(RITUAL_POSSESSION, heroic)):
        return False
    g.heroic_gone |= 1 << heroic
    return True


def bring_home(g: Castle) -> None:
    """11.3: at the end of a round all tokens come home."""
    for mark in range(MARKS):
        g.roles[mark] = NONE
    for ritual in range(RITUALS):
        g.feints_turned[ritual] = 0
    g.rituals_done = 0
