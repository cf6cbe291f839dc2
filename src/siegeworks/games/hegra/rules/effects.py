"""21 The effects of cards: what each deed of the vocabulary does, and when it is possible."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.hegra.rules import deeds as d
from siegeworks.games.hegra.rules import deeds_people, deeds_places, log, possible
from siegeworks.games.hegra.rules.state import Fortress


def perform(g: Fortress, script: tuple[int, ...]) -> Steps:
    """The deeds of a script, one after the other."""
    return tuple([Do(code >> d.AMOUNT_BITS, code & d.AMOUNT_MASK) for code in script])


def describe(g: Fortress, kind: int, script: tuple[int, ...]) -> None:
    """Tell what a card says, before anyone has to decide about it."""
    for code in script:
        g.tell(kind, code >> d.AMOUNT_BITS, code & d.AMOUNT_MASK)


@mypyc_attr(free_list_len=1)
class Do(Rule[Fortress]):
    """One effect of a card; what is impossible does nothing."""

    rule = "21.1"
    takes = ("deed", "amount")

    def __init__(self, deed: int, amount: int) -> None:
        self.deed: Final = deed
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        deed = self.deed
        if not possible.possible(g, deed, 1):
            g.tell(log.DEED_IMPOSSIBLE, deed)
            return DONE
        g.tell(log.DEED_DONE, deed, self.amount)
        if deed < d.INJURE:
            return deeds_places.on_tracks(g, deed, self.amount)
        if deed < d.REPAIR:
            return deeds_people.on_people(g, deed, self.amount)
        return deeds_places.on_places(g, deed, self.amount)
