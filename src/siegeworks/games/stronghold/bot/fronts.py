"""The nine sections in numbers, and what they are worth to the defender as they stand."""

from typing import Final

from siegeworks.games.stronghold.bot import weights
from siegeworks.games.stronghold.rules import ground, maneuvers, melee, ranged, reach
from siegeworks.games.stronghold.rules.pieces import (
    BALLISTA,
    FURY,
    GOBLIN,
    GUNS,
    KINDS,
    NONE,
    SECTIONS,
    SOLDIER,
    TROLL,
    VETERAN,
)
from siegeworks.games.stronghold.rules.state import (
    Castle,
    count_kinds,
    find_strength,
    is_order_hidden,
    is_order_left,
    is_order_open,
    sum_strength,
)

SHARES: Final = 12  # chances are counted in twelfths


class Fronts:
    """Who stands at each section, who could come, and how much of a breach is missing."""

    def __init__(self, g: Castle, steps: int) -> None:
        self.steps = steps  # paths that the horde may still go before it fights: 0, 1 or 2
        self.attack = [0] * SECTIONS  # strength of the invader there, and on the way there
        self.coming = [0] * SECTIONS  # what could still come
        self.fury = [0] * SECTIONS  # what goblins in fury would add
        self.units = [0] * SECTIONS  # strength of the defending units
        self.firm = [0] * SECTIONS  # walls, bay windows and heroes
        self.ballista = [0] * SECTIONS  # how likely a machine kills somebody there, in twelfths
        self.breaker = [0] * SECTIONS  # how likely one breaks a wall
        self.caution = 0  # the mood of the invader: how much more he wants to be ahead
        self.target = NONE  # and the section that he goes for, whatever it takes
        has_fury = is_order_left(g, FURY)
        for section in range(SECTIONS):
            if not ground.is_under_glare(g, section):
                self.count_section(g, section, has_fury)
        self.count_guns(g)

    def count_section(self, g: Castle, section: int, has_fury: bool) -> None:
        """Sum up who is there and who could be."""
        there = maneuvers.count_arrivals(g, section)
        present = count_kinds(there, 0)
        attack = sum_strength(there, 0)
        bonus = melee.count_bonus(g, section)
        coming = 0
        if self.steps:
            coming = self.sum_coming(g, section, present)
        if present:
            attack += bonus
        elif coming:
            coming += bonus
        kind = g.cauldron[section]
        if kind != NONE and not ground.has_siege_tower(g, section):
            if there[kind]:
                poured = melee.count_poured(kind, there[kind])
                attack -= poured * find_strength(kind)
                there[kind] -= poured
            elif coming > kind:
                coming -= find_strength(kind)
        self.attack[section] = attack
        self.coming[section] = coming
        if has_fury:
            self.count_fury(g, section, there[GOBLIN])
        units = sum_strength(g.garrison, section)
        if units and present and melee.is_poisoned(g, section):
            units -= 1
        self.units[section] = units
        self.firm[section] = melee.sum_firm(g, section)

    def count_fury(self, g: Castle, section: int, goblins: int) -> None:
        """What goblins in fury would add: where an order lies, or while none has been given."""
        if is_order_open(g, section, FURY):
            self.attack[section] += melee.count_fury_bonus(g, goblins)
        elif is_order_hidden(g, section):
            self.fury[section] = melee.count_fury_bonus(g, goblins)

    def sum_coming(self, g: Castle, section: int, present: int) -> int:
        """The strength that could still come, the best first, as far as there is room."""
        room = ground.count_invader_spaces(g, section) - present
        total = 0
        for kind in range(TROLL, -1, -1):
            if room <= 0:
                break
            come = min(room, reach.count_near(g, section, kind, self.steps))
            total += come * find_strength(kind)
            room -= come
        return total

    def count_guns(self, g: Castle) -> None:
        """How likely machines hit a section, if all aim at it."""
        for gun in range(GUNS):
            if ground.can_fire(g, gun):
                chance = ranged.count_hits(g, gun, SHARES)
                for section in ground.list_reach(g, gun):
                    if g.barrage[gun] == BALLISTA:
                        self.ballista[section] = max(self.ballista[section], chance)
                    else:
                        self.breaker[section] = max(self.breaker[section], chance)

    # What a section is worth to the defender

    def rate(self, section: int, attack: int, units: int, firm: int) -> int:
        """The worth of a section, if strength of either side were more or less by so much."""
        now = self.attack[section] + attack
        units += self.units[section]
        firm += self.firm[section]
        if self.steps:
            now += self.coming[section]
            return rate_fight(now, units, firm, weights.SOON) if now > 0 else 0
        if now <= 0:
            return 0
        worth = rate_fight(now, units, firm, weights.NOW)
        if self.fury[section]:
            worth = (worth + rate_fight(now + self.fury[section], units, firm, weights.NOW)) // 2
        chance = self.ballista[section]
        if chance and units:
            hit = rate_fight(now, max(0, units - 2), firm, weights.NOW)
            worth = (worth * (SHARES - chance) + hit * chance) // SHARES
        chance = self.breaker[section]
        if chance and firm:
            hit = rate_fight(now, units, firm - 1, weights.NOW)
            worth = (worth * (SHARES - chance) + hit * chance) // SHARES
        return worth

    def count_line(self, section: int) -> int:
        """The strength that would breach a section."""
        return melee.count_line(self.units[section], self.firm[section])

    def count_gap(self, section: int) -> int:
        """How much the invader lacks for a breach, with all who could come."""
        return self.count_line(section) - self.attack[section] - self.coming[section]

    def find_weakest(self) -> int:
        """The section that lacks the least."""
        best = 0
        for section in range(1, SECTIONS):
            if self.count_gap(section) < self.count_gap(best):
                best = section
        return best


def rate_fight(attack: int, units: int, firm: int, first: int) -> int:
    """What a fight is worth to the defender: the danger of a breach, and who would die."""
    w = weights.SECTIONS
    lack = melee.count_line(units, firm) - attack
    worth = 0
    if lack <= 0:
        worth = 4 * lack - w[first]
    elif lack < weights.DANGER:
        worth = -w[first + lack]
    lead = attack - units - firm
    if lead > 0:
        return worth - w[first + weights.LOSS] * min(lead, units)
    return worth + w[first + weights.KILL] * min(-lead, attack)


def find_strongest_there(g: Castle, section: int) -> int:
    """The strongest kind of invader unit at a section, or NONE."""
    for kind in range(TROLL, -1, -1):
        if g.horde[section * KINDS + kind]:
            return kind
    return NONE


def count_inside(g: Castle) -> int:
    """Units in the Courtyard and at work, who can go anywhere."""
    count = count_kinds(g.garrison, ground.COURTYARD_POST)
    barracks = ground.BARRACKS_POST * KINDS
    return count + g.garrison[barracks + SOLDIER] + g.garrison[barracks + VETERAN]
