"""10.10 and 10.11 Sharing among the officers: rounds of one each, the players place the rest."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Refusal, Rule, Steps
from siegeworks.games.westerplatte.rules.state import (
    EXTRA_ACTION,
    EXTRA_MOVE,
    LIMITED_MOVE,
    Fort,
    Together,
)
from siegeworks.games.westerplatte.rules.vocabulary import (
    AMMUNITION_GIVEN,
    AMMUNITION_LOST,
    GIVE,
    MARKER_GIVEN,
    MARKERS_CANCEL,
    TAKE_FROM,
)
from siegeworks.parts.counting import total

# What can be shared: the three markers, ammunition, and the loss of ammunition
AMMUNITION: Final = 3
LOSS: Final = 4

# The rest of a share in one number: how many above these bits, the first officer to ask in them
OFFICER_BITS: Final = 3
OFFICER_MASK: Final = 7


def list_eligible(g: Fort, what: int) -> list[int]:
    """The officers who take part in a share: for a loss, those who have something to lose."""
    return [o for o in range(len(g.post)) if what != LOSS or g.ammo[o] > 0]


def count_supply(g: Fort, what: int) -> int:
    """How much there is to share."""
    t = g.tables
    if what == AMMUNITION:
        return g.pool()
    if what == LOSS:
        return total(g.ammo)
    whole = t.extra_moves
    if what == EXTRA_ACTION:
        whole = t.extra_actions
    elif what == LIMITED_MOVE:
        whole = t.limited_moves
    for officer in range(len(g.post)):
        whole -= g.held(what, officer)
    return whole


def hand_out(g: Fort, what: int, officer: int) -> None:
    """Give one of a kind to an officer, or take one round away."""
    if what == AMMUNITION:
        g.ammo[officer] += 1
        g.tell(AMMUNITION_GIVEN, officer)
    elif what == LOSS:
        g.ammo[officer] -= 1
        g.tell(AMMUNITION_LOST, officer)
    else:
        give_marker(g, what, officer)


def give_marker(g: Fort, what: int, officer: int) -> None:
    """10.11: give a marker; an extra and a limited movement cancel each other at once (14.25)."""
    opposite = -1
    if what == EXTRA_MOVE:
        opposite = LIMITED_MOVE
    elif what == LIMITED_MOVE:
        opposite = EXTRA_MOVE
    if opposite >= 0 and g.held(opposite, officer):
        g.hold(opposite, officer, -1)
        g.tell(MARKERS_CANCEL, officer)
    else:
        g.hold(what, officer, 1)
        g.tell(MARKER_GIVEN, officer, what)


class Share(Rule[Fort]):
    """Each officer in turn gets (or loses) one, as long as there is one for each.

    What an officer has already makes no difference (14.38), nor do markers that cancel (14.49).
    """

    rule = "10.10"
    takes = ("what:share", "amount")

    def __init__(self, what: int, amount: int) -> None:
        self.what: Final = what
        self.amount: Final = amount

    def run(self, g: Fort) -> Steps:
        left = min(self.amount, count_supply(g, self.what))
        officers = list_eligible(g, self.what)
        while left > 0 and left >= len(officers):
            for officer in officers:
                hand_out(g, self.what, officer)
            left -= len(officers)
            officers = list_eligible(g, self.what)
        if left == 0:
            return DONE
        return (ShareRest(self.what, pack(left, 0)),)


def pack(left: int, first: int) -> int:
    """How many are left to place, and the first officer who may still get one."""
    return left << OFFICER_BITS | first


class ShareRest(Together):
    """What does not go round is placed by the players, at most one for each officer (14.26)."""

    rule = "10.10"
    takes = ("what:share", "rest")

    def __init__(self, what: int, rest: int) -> None:
        self.what: Final = what
        self.rest: Final = rest

    def options(self, g: Fort) -> list[int]:
        verb = TAKE_FROM if self.what == LOSS else GIVE
        left, first = self.rest >> OFFICER_BITS, self.rest & OFFICER_MASK
        officers = [o for o in list_eligible(g, self.what) if o >= first]
        return [verb + o for o in officers[: len(officers) - left + 1]]

    def universe(self, g: Fort, seat: int) -> list[int]:
        verb = TAKE_FROM if self.what == LOSS else GIVE
        return [verb + officer for officer in range(len(g.post))]

    def quiet_refusals(self, g: Fort, seat: int) -> list[Refusal]:
        offered = self.options(g)
        return [self._why_not(g, o) for o in self.universe(g, seat) if o not in offered]

    def _why_not(self, g: Fort, option: int) -> Refusal:
        officer = option & NOUN
        if officer < self.rest & OFFICER_MASK:
            return Refusal(option, "officer-passed", "10.10")
        if officer not in list_eligible(g, self.what):
            return Refusal(option, "nothing-to-take", "10.10", 1, 0)
        return Refusal(option, "too-few-officers", "10.10")

    def choose(self, g: Fort, option: int) -> Steps:
        officer = option & NOUN
        hand_out(g, self.what, officer)
        left = (self.rest >> OFFICER_BITS) - 1
        if left == 0:
            return DONE
        return (ShareRest(self.what, pack(left, officer + 1)),)
