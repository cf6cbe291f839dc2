"""21 Melee: what is poured, pushed and ordered, then strength against strength."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Chance, Reason, Rule, Steps
from siegeworks.games.stronghold.rules import (
    deaths,
    ground,
    objectives,
    orders,
    ranged,
    vocabulary,
)
from siegeworks.games.stronghold.rules.asking import QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    BANNER,
    CAPTAINS_OATH,
    DEFENDER,
    FURY,
    GOBLIN,
    HEROES,
    ITEM_BAY_WINDOW,
    ITEM_POLE,
    KINDS,
    MARKSMAN,
    NONE,
    POISON,
    SECTIONS,
    TOWERS,
)
from siegeworks.games.stronghold.rules.state import (
    BREACHED,
    HIT_LUCK,
    Castle,
    count_kinds,
    is_order_open,
    sum_strength,
)

NO_MELEE: Final = Reason("no-melee-there", "21.1")


# 21.1: where there is a fight


def is_fought(g: Castle, section: int) -> bool:
    """21.1: whether there is melee at a section: invader units, and no Glare (23.8)."""
    return count_kinds(g.horde, section) > 0 and not ground.is_under_glare(g, section)


# 21.2 and 21.3: poison, cauldrons, poles


def is_poisoned(g: Castle, section: int) -> bool:
    """9.5: whether poison finds a marksman: a token, an invader unit, and no Glare."""
    has_poison = ground.has_equipment(g, section, POISON) and is_fought(g, section)
    return has_poison and g.garrison[section * KINDS + MARKSMAN] > 0


class Poison(Rule[Castle]):
    """Where poison lies and an invader stands, one marksman dies (23.16)."""

    rule = "9.5"

    def run(self, g: Castle) -> Steps:
        steps: Steps = DONE
        for section in range(SECTIONS):
            if is_poisoned(g, section):
                g.tell(vocabulary.POISON_WORKS, section)
                steps += deaths.kill_defender(g, section, MARKSMAN)
        return steps


def can_pour(g: Castle, section: int) -> bool:
    """21.2 and 8.8: whether a cauldron works: a fight, its kind there, no siege tower."""
    kind = g.cauldron[section]
    if kind == NONE or not is_fought(g, section) or ground.has_siege_tower(g, section):
        return False
    return g.horde[section * KINDS + kind] > 0


def count_poured(kind: int, there: int) -> int:
    """21.2: how many of so many units of its kind a cauldron kills."""
    return there if kind == GOBLIN else min(1, there)


class Cauldrons(Rule[Castle]):
    """A cauldron for orcs or trolls kills one of them, one for goblins all of them."""

    rule = "21.2"

    def run(self, g: Castle) -> Steps:
        for section in range(SECTIONS):
            if can_pour(g, section):
                kind = g.cauldron[section]
                g.tell(vocabulary.CAULDRON_POURS, section, kind)
                for _ in range(count_poured(kind, g.horde[section * KINDS + kind])):
                    deaths.kill_invader(g, section, kind)
        return DONE


class Poles(Rule[Castle]):
    """The poles strike one after the other; then the hit cards are shuffled (23.48)."""

    rule = "21.3"

    def run(self, g: Castle) -> Steps:
        poles = [UsePole(tower) for tower in range(TOWERS) if g.tower_item[tower] == ITEM_POLE]
        return (*poles, ranged.SHUFFLE_HIT_CARDS) if poles else DONE


class UsePole(QuietQuestion):
    """The defender chooses at which section beside the tower a pole strikes."""

    rule = "21.3"
    who = DEFENDER
    takes = ("tower",)

    def __init__(self, tower: int) -> None:
        self.tower: Final = tower

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.POLE_AT + section for section in g.tables.tower_sections[self.tower]]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return None if is_fought(g, option & NOUN) else NO_MELEE

    def choose(self, g: Castle, option: int) -> Steps:
        return (PoleStrike(option & NOUN),)


class PoleStrike(Chance[Castle]):
    """A hit card for a pole: the weakest of the kinds that it shows dies (23.27)."""

    rule = "21.3"
    takes = ("section",)
    stream = HIT_LUCK
    noun = "hit-card"

    def __init__(self, section: int) -> None:
        self.section: Final = section

    def outcomes(self, g: Castle) -> list[tuple[int, int]]:
        return ranged.list_hit_cards(g)

    def resolve(self, g: Castle, outcome: int) -> Steps:
        g.hits_drawn |= 1 << outcome
        g.tell(vocabulary.POLE_STRIKES, self.section, outcome)
        for kind in range(KINDS):
            if g.tables.pole_hits[outcome][kind] and g.horde[self.section * KINDS + kind]:
                deaths.kill_invader(g, self.section, kind)
                break
        return DONE


# 21.4: orders


class WorkOrders(Rule[Castle]):
    """The orders are shown and carried out, from W1 to W9."""

    rule = "21.4"

    def run(self, g: Castle) -> Steps:
        return tuple([orders.CarryOut(section) for section in range(SECTIONS)])


# 21.5: strength


def has_fury(g: Castle, section: int) -> bool:
    """13.5: whether the goblins at a section were driven to fury."""
    is_worked = g.orders_worked >> section & 1 == 1
    return is_worked and is_order_open(g, section, FURY)


def count_fury_bonus(g: Castle, goblins: int) -> int:
    """13.5: what so many goblins are worth more in a fury."""
    return goblins * (g.tables.fury_strength - 1)


def count_bonus(g: Castle, section: int) -> int:
    """9.2 and 19.3: what a banner and bare battlements add to the invader at a section."""
    banner = 1 if ground.has_equipment(g, section, BANNER) else 0
    return objectives.count_bare_bonus(g, section) + banner


def sum_invader(g: Castle, section: int) -> int:
    """21.5: units, a banner, bare battlements; goblins in fury count more (13.5)."""
    if count_kinds(g.horde, section) == 0:
        return 0
    total = sum_strength(g.horde, section) + count_bonus(g, section)
    if has_fury(g, section):
        total += count_fury_bonus(g, g.horde[section * KINDS + GOBLIN])
    return total


def is_window_empty(g: Castle, tower: int) -> bool:
    """17.14: whether a bay window does not count yet: no marksman is in its tower."""
    has_window = g.tower_item[tower] == ITEM_BAY_WINDOW
    return has_window and ranged.count_tower_archers(g, tower) == 0


def count_bay_windows(g: Castle, section: int) -> int:
    """17.14: bay windows beside a section with a marksman in the tower."""
    count = 0
    for tower in g.tables.section_towers[section]:
        if g.tower_item[tower] == ITEM_BAY_WINDOW and not is_window_empty(g, tower):
            count += 1
    return count


def count_walls(g: Castle, section: int) -> int:
    """21.5 and 8.8: wall pieces that count; with a siege tower there none do."""
    return 0 if ground.has_siege_tower(g, section) else g.walls[section]


def sum_heroes(g: Castle, section: int) -> int:
    """3.3: the strength of the heroes at a section; the Captains' Oath adds to each (18.3)."""
    total = 0
    for hero in range(HEROES):
        if g.hero_at[hero] == section:
            total += g.tables.hero_strength[hero]
            if g.oath:
                total += g.tables.plan_give[CAPTAINS_OATH]
    return total


def sum_units(g: Castle, section: int) -> int:
    """21.9: the strength of the defending units alone, which a breach must exceed."""
    return sum_strength(g.garrison, section)


def sum_firm(g: Castle, section: int) -> int:
    """21.5: what defends a section besides units: walls, bay windows and hero."""
    walls = count_walls(g, section) + count_bay_windows(g, section)
    return walls + sum_heroes(g, section)


def sum_defender(g: Castle, section: int) -> int:
    """21.5: units, walls, bay windows and hero."""
    return sum_units(g, section) + sum_firm(g, section)


def count_line(units: int, firm: int) -> int:
    """21.9: the least strength that breaches so much of units and of walls, windows and heroes
    (23.5)."""
    return 2 * units + firm + 1


def find_breach_line(g: Castle, section: int) -> int:
    """21.9: the least strength of the invader that would breach a section."""
    return count_line(sum_units(g, section), sum_firm(g, section))


# 21.6 to 21.11: the outcome


class Strength(Rule[Castle]):
    """The sums decide: nobody dies at a tie (23.6), the weaker loses the difference."""

    rule = "21.6"
    takes = ("section",)

    def __init__(self, section: int) -> None:
        self.section: Final = section

    def run(self, g: Castle) -> Steps:
        section = self.section
        if not is_fought(g, section):
            return DONE
        invader = sum_invader(g, section)
        defender = sum_defender(g, section)
        g.tell(vocabulary.INVADER_SUM, section, invader)
        g.tell(vocabulary.DEFENDER_SUM, section, defender)
        g.tell(vocabulary.BREACH_LINE, section, find_breach_line(g, section))
        lead = invader - defender
        if lead > sum_units(g, section):
            return (Breach(section),)
        if lead > 0:
            return (deaths.LoseDefenders(section, lead), BurnOut(section))
        burn_out(g, section)  # before the invader's losses (13.6)
        if lead < 0 and not is_idle(g, section):
            return (deaths.LoseInvaders(section, -lead),)
        return DONE


class BurnOut(Rule[Castle]):
    """Goblins of a fury that was ahead die when the defender's losses are settled."""

    rule = "13.5"
    takes = ("section",)

    def __init__(self, section: int) -> None:
        self.section: Final = section

    def run(self, g: Castle) -> Steps:
        burn_out(g, self.section)
        return DONE


def burn_out(g: Castle, section: int) -> None:
    """13.5 and 13.6: the goblins of a fury die after the melee, of a failed one at once (23.23)."""
    if has_fury(g, section):
        while g.horde[section * KINDS + GOBLIN]:
            deaths.kill_invader(g, section, GOBLIN)


def is_idle(g: Castle, section: int) -> bool:
    """23.7: by a setting, walls and heroes without units kill nobody."""
    return g.has_idle_walls == 1 and count_kinds(g.garrison, section) == 0


class Breach(Rule[Castle]):
    """A lead above the strength of the defending units is a breach, and the end."""

    rule = "21.9"
    takes = ("section",)

    def __init__(self, section: int) -> None:
        self.section: Final = section

    def run(self, g: Castle) -> Steps:
        g.tell(vocabulary.BREACH, self.section)
        g.ending = BREACHED
        return DONE


POISON_STEP: Final = Poison()
CAULDRONS: Final = Cauldrons()
POLES: Final = Poles()
WORK_ORDERS: Final = WorkOrders()
STRENGTHS: Final[Steps] = tuple([Strength(section) for section in range(SECTIONS)])
