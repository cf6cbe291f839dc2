"""7 Phase 1: the Briefing, the exchange of cards, and Resources."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Chance, Reason, Rule, Steps
from siegeworks.games.stronghold.rules import hourglasses, paying, vocabulary
from siegeworks.games.stronghold.rules.asking import Question, QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    BAG,
    BRIEFING,
    DRAWN,
    FIRST_PAID,
    FIRST_SUPPLY,
    GOBLIN,
    HOODED_CHOIR,
    KINDS,
    RESOURCES,
)
from siegeworks.games.stronghold.rules.state import UNIT_LUCK, Castle, count_kinds

FIRST_BAG: Final = BAG * KINDS
FIRST_DRAWN: Final = DRAWN * KINDS

NO_WOOD_LEFT: Final = Reason("no-wood-left", "7.6", 1, 0)
RISING: Final = Reason("behind-cursor", "7.2")
NO_RESERVE: Final = Reason("reserve-empty", "7.2", 1, 0)
OTHER_PHASE: Final = Reason("other-phase", "7.4")
PLACED: Final = Reason("already-placed", "7.3")


def count_wood_pile(g: Castle) -> int:
    """3.4: wood in the pile beside the board."""
    return g.tables.wood - g.wood - g.wood_paid


def gain_wood(g: Castle, wanted: int) -> None:
    """7.1: wood from the pile, as far as it goes (23.42)."""
    gained = min(wanted, count_wood_pile(g))
    if gained:
        g.wood += gained
        g.tell(vocabulary.WOOD_GAINED, gained)


class Briefing(Rule[Castle]):
    """Units out of the bag, wood off the pile; then cards may be exchanged (23.1)."""

    rule = "7.1"

    def run(self, g: Castle) -> Steps:
        g.used |= 1 << BRIEFING
        units = min(g.tables.briefing_units, count_kinds(g.horde, BAG))
        return (DrawUnits(units), TAKE_SUPPLIES, EXCHANGE)


class DrawUnits(Chance[Castle]):
    """A unit is drawn from the bag, and another, till there are enough."""

    rule = "7.1"
    takes = ("count",)
    stream = UNIT_LUCK
    noun = "horde-kind"

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def outcomes(self, g: Castle) -> list[tuple[int, int]]:
        kinds = range(KINDS)
        return [(kind, g.horde[FIRST_BAG + kind]) for kind in kinds if g.horde[FIRST_BAG + kind]]

    def draw(self, g: Castle) -> int:
        horde = g.horde
        goblins = horde[FIRST_BAG]
        orcs = horde[FIRST_BAG + 1]
        left = g.roll(UNIT_LUCK, goblins + orcs + horde[FIRST_BAG + 2])
        return 0 if left < goblins else 1 if left < goblins + orcs else 2

    def resolve(self, g: Castle, outcome: int) -> Steps:
        g.horde[FIRST_BAG + outcome] -= 1
        g.horde[FIRST_DRAWN + outcome] += 1
        return (DrawUnits(self.count - 1),) if self.count > 1 else DONE


class TakeSupplies(Rule[Castle]):
    """What was drawn goes into the supply, with five wood as far as the pile has it."""

    rule = "7.1"

    def run(self, g: Castle) -> Steps:
        if g.objectives_met >> HOODED_CHOIR & 1:  # 19.3
            more = min(g.tables.objective_give[HOODED_CHOIR], g.horde[FIRST_BAG + GOBLIN])
            g.horde[FIRST_BAG + GOBLIN] -= more
            g.horde[FIRST_DRAWN + GOBLIN] += more
        for kind in range(KINDS):
            count = g.horde[FIRST_DRAWN + kind]
            if count:
                g.horde[FIRST_DRAWN + kind] = 0
                g.horde[FIRST_SUPPLY + kind] += count
                g.tell(vocabulary.UNITS_DRAWN, kind, count)
        gain_wood(g, g.tables.briefing_wood)
        return DONE


class Exchange(Question):
    """For one hourglass in all, middle cards may be exchanged and put in new order (23.40)."""

    rule = "7.2"

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.KEEP_LINE, vocabulary.CHANGE_LINE]

    def options(self, g: Castle) -> list[int]:
        return [vocabulary.KEEP_LINE, vocabulary.CHANGE_LINE]

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.KEEP_LINE:
            return DONE
        count = g.tables.exchange_hourglasses
        g.tell(vocabulary.LINE_CHANGED, count)
        hourglasses.give(g, count)
        return (SwapOut(0), SORT_LINE, *arrange(len(g.line)))


class SwapOut(QuietQuestion):
    """A card of the line goes to the reserve; from left to right, as many as wished."""

    rule = "7.2"
    takes = ("slot:line-slot",)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.DONE, *(vocabulary.SWAP_OUT + card for card in g.line)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None
        if not g.reserve:
            return NO_RESERVE
        return RISING if g.line.index(option & NOUN) < self.slot else None

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        slot = g.line.index(option & NOUN)
        return (SwapIn(slot), SwapOut(slot + 1))


class SwapIn(QuietQuestion):
    """A card of the reserve takes its place; its spy, if it had one, goes home (7.5, 23.2)."""

    rule = "7.2"
    takes = ("slot:line-slot",)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.SWAP_IN + card for card in g.reserve]

    def choose(self, g: Castle, option: int) -> Steps:
        new = option & NOUN
        old = g.line[self.slot]
        g.line = [*g.line[: self.slot], new, *g.line[self.slot + 1 :]]
        g.reserve = [card for card in g.reserve if card != new]
        g.swapped = sorted([*g.swapped, old])
        g.tell(vocabulary.CARD_OUT, old)
        g.tell(vocabulary.CARD_IN, new)
        if g.spies >> old & 1:
            g.spies &= ~(1 << old)
            g.tell(vocabulary.SPY_HOME, old)
        return DONE


class SortLine(Rule[Castle]):
    """The line is sorted by phase again, and what left it lies in the reserve."""

    rule = "7.4"

    def run(self, g: Castle) -> Steps:
        t = g.tables
        g.line = [card for phase in range(2, 6) for card in g.line if t.card_phase[card] == phase]
        g.reserve = sorted([*g.reserve, *g.swapped])
        g.swapped = []
        return DONE


class Arrange(QuietQuestion):
    """Which of the cards of one phase comes next in the line (23.41)."""

    rule = "7.3"
    takes = ("slot:line-slot",)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.PUT_NEXT + card for card in g.line]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        card = option & NOUN
        if g.line.index(card) < self.slot:
            return PLACED
        phase = g.tables.card_phase
        return None if phase[card] == phase[g.line[self.slot]] else OTHER_PHASE

    def choose(self, g: Castle, option: int) -> Steps:
        card = option & NOUN
        rest = [other for other in g.line[self.slot :] if other != card]
        g.line = [*g.line[: self.slot], card, *rest]
        return DONE


def arrange(cards: int) -> Steps:
    """7.3: the questions in which order cards of one phase stand."""
    return tuple([Arrange(slot) for slot in range(cards - 1)])


class Resources(Question):
    """One unit may be given up for wood; one hourglass in all (23.3)."""

    rule = "7.6"

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [*(vocabulary.GIVE_UP + kind for kind in range(KINDS)), vocabulary.PASS]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option == vocabulary.PASS:
            return None
        if count_wood_pile(g) == 0:
            return NO_WOOD_LEFT
        return None if g.horde[FIRST_SUPPLY + (option & NOUN)] else paying.NOT_IN_SUPPLY

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.PASS:
            g.tell(vocabulary.CARD_PASSED, RESOURCES)
            return DONE
        kind = option & NOUN
        g.used |= 1 << RESOURCES
        g.horde[FIRST_SUPPLY + kind] -= 1
        g.horde[FIRST_PAID + kind] += 1
        gained = min(g.tables.wood_for[kind], count_wood_pile(g))
        g.wood += gained
        g.tell(vocabulary.UNIT_GIVEN_UP, kind, gained)
        hourglasses.give(g, 1)
        return DONE


TAKE_SUPPLIES: Final = TakeSupplies()
EXCHANGE: Final = Exchange()
SORT_LINE: Final = SortLine()
RESOURCES_CARD: Final = Resources()
