"""21.1 Reading cards: a script is a row of effects with their amounts.

``effects`` says what there is; this module knows only how to carry it out, so that every chapter
can play a card without knowing all the others.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.state import Fortress

AMOUNT_BITS: Final = 4  # an entry of a script is an effect above these bits, and its amount
AMOUNT_MASK: Final = 15


class Effect:
    """A word of the cards: when it can happen, what it does, and what it costs the defenders."""

    word: ClassVar[str] = ""  # as content files write it
    is_less: ClassVar[bool] = False  # they write its amount with a minus
    cost: ClassVar[int] = 0  # of one step, as bots see it; a gain is negative

    def can_happen(self, g: Fortress, amount: int) -> bool:
        """Whether it does anything; for a price: whether the whole amount can be paid."""
        return True

    def do(self, g: Fortress, amount: int) -> Steps:
        """Let it happen; return what follows."""
        raise NotImplementedError

    def weigh(self, g: Fortress, amount: int) -> int:
        """What it costs the defenders now, for bots."""
        return self.cost * amount if self.can_happen(g, 1) else 0


# All effects; their places are their codes. Filled by ``effects``, which knows every chapter.
EFFECTS: Final[list[Effect]] = []


def perform(g: Fortress, script: tuple[int, ...]) -> Steps:
    """Carry out the effects of a script, one after the other."""
    return tuple([Do(code >> AMOUNT_BITS, code & AMOUNT_MASK) for code in script])


def describe(g: Fortress, kind: int, script: tuple[int, ...]) -> None:
    """Tell what a card says, before anyone has to decide about it."""
    for code in script:
        g.tell(kind, code >> AMOUNT_BITS, code & AMOUNT_MASK)


def can_begin(g: Fortress, script: tuple[int, ...]) -> bool:
    """Whether the first effect of a script does anything."""
    return EFFECTS[script[0] >> AMOUNT_BITS].can_happen(g, 1)


def can_pay(g: Fortress, price: tuple[int, ...]) -> bool:
    """Whether every effect of a price can be done in full."""
    return all(EFFECTS[code >> AMOUNT_BITS].can_happen(g, code & AMOUNT_MASK) for code in price)


def weigh(g: Fortress, script: tuple[int, ...]) -> int:
    """What the effects of a script cost the defenders now, for bots."""
    cost = 0
    for code in script:
        cost += EFFECTS[code >> AMOUNT_BITS].weigh(g, code & AMOUNT_MASK)
    return cost


@mypyc_attr(free_list_len=1)
class Do(Rule[Fortress]):
    """One effect of a card; what is impossible does nothing."""

    rule = "21.1"
    takes = ("deed", "amount")

    def __init__(self, deed: int, amount: int) -> None:
        self.deed: Final = deed
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        effect = EFFECTS[self.deed]
        if not effect.can_happen(g, 1):
            g.tell(vocabulary.DEED_IMPOSSIBLE, self.deed)
            return DONE
        g.tell(vocabulary.DEED_DONE, self.deed, self.amount)
        return effect.do(g, self.amount)
