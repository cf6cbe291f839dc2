"""Strength against strength at each section, as it stands and at its worst; asked of the rules."""

from typing import Final, NamedTuple

from siegeworks.games.stronghold.rules import (
    ground,
    maneuvers,
    melee,
    orders,
    ranged,
    reach,
)
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.state import Castle, count_kinds, find_strength

STRAINED: Final = 3  # a margin of so much or less is a warning
STRONGEST: Final = (n.TROLL, n.ORC, n.GOBLIN)
FURIOUS: Final = (n.TROLL, n.GOBLIN, n.ORC)  # 13.5: in a fury a goblin is worth more than an orc


class Balance(NamedTuple):
    """What both sides have at a section, and the strength that would breach it."""

    section: int
    invader: int
    defender: int
    line: int

    @property
    def margin(self) -> int:
        """How much the invader lacks for a breach; 0 or less is one."""
        return self.line - self.invader


def weigh_balance(g: Castle, section: int) -> Balance:
    """21.5 and 21.9: how things stand; under the Glare nobody attacks (17.6)."""
    invader = melee.sum_invader(g, section) if melee.is_fought(g, section) else 0
    defender, line = melee.sum_defender(g, section), melee.find_breach_line(g, section)
    return Balance(section, invader, defender, line)


def list_balances(g: Castle) -> list[Balance]:
    """All sections."""
    return [weigh_balance(g, section) for section in range(n.SECTIONS)]


def foretell_arrivals(g: Castle) -> Castle:
    """12.7: the castle once all who have set out are there; traps may yet have a say."""
    after = g.clone()
    maneuvers.bring_in(after)
    return after


def foretell_worst(g: Castle, section: int) -> Balance:
    """All who may still march there in this round come, the strongest first; machines hit.

    Every machine in reach hits, poison works, and the order that is worst is carried out. Nothing
    new is built or bought, and the defender does nothing.
    """
    if ground.is_under_glare(g, section):
        return weigh_balance(g, section)
    worst = foretell_rush(g, section, STRONGEST)
    if not orders.can_come(g, section, n.FURY) or not reach.count_maneuvers(g):
        return worst
    return min(worst, foretell_rush(g, section, FURIOUS), key=lambda balance: balance.margin)


def foretell_rush(g: Castle, section: int, kinds: tuple[int, ...]) -> Balance:
    """The worst case if units of these kinds come first."""
    worst = foretell_arrivals(g)
    reach.bring_all(worst, section, kinds)
    for gun in range(n.GUNS):
        if ground.can_fire(g, gun) and g.hits[gun] and ground.can_hit(g, gun, section):
            take_hit(worst, gun, section)
    if ground.has_equipment(worst, section, n.POISON) and melee.is_fought(worst, section):
        lose_unit(worst, section, n.MARKSMAN)
    plain = weigh_balance(worst, section)
    gain = max(weigh_fury(worst, section), weigh_call(worst, section))
    return plain._replace(invader=plain.invader + gain)


# Machines


def take_hit(g: Castle, gun: int, section: int) -> None:
    """8.3 to 8.5: a hit of a machine; of units the strongest dies (1.4)."""
    if g.barrage[gun] != n.BALLISTA:
        ranged.strike(g, gun, section)
        return
    first = section * n.KINDS
    there = [kind for kind in range(n.KINDS) if g.garrison[first + kind]]
    if there:
        lose_unit(g, section, there[-1])


def lose_unit(g: Castle, section: int, kind: int) -> None:
    """A unit of a kind dies, if there is one."""
    place = section * n.KINDS + kind
    g.garrison[place] = max(0, g.garrison[place] - 1)


# Orders


def weigh_fury(g: Castle, section: int) -> int:
    """13.5: what a fury would add; goblins below a cauldron of theirs die before it (21.2)."""
    is_scalded = g.cauldron[section] == n.GOBLIN and melee.can_pour(g, section)
    if is_scalded or not orders.can_come(g, section, n.FURY):
        return 0
    return melee.count_fury_bonus(g, g.horde[section * n.KINDS + n.GOBLIN])


def weigh_call(g: Castle, section: int) -> int:
    """13.8: what a called troll would add, if one can come all the way."""
    if not orders.can_come(g, section, n.CALL) or not count_kinds(g.horde, section):
        return 0
    return find_strength(n.TROLL) if orders.can_call(g, section) else 0


def find_weakest(balances: list[Balance], worst: list[Balance]) -> Balance:
    """The section that lacks least for a breach; of several, the one that is worst off at worst."""
    places = range(len(balances))
    return balances[min(places, key=lambda place: (balances[place].margin, worst[place].margin))]
